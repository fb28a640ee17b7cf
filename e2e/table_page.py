"""The page by its roles and names: opening it, playing the person's acts on it, reading it.

Nothing here knows a class or an id of the page.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Error, Locator, Page, Position, Route, expect

import facts
from outline import Node, outline
from plans import Action, Moment, Plan
from words import FORMS, LEVELS, PRESETS, card_name, status_of

PATIENCE = 30.0
"""How long the page may take to show what it has to, in seconds; Python starts within it."""
expect.set_options(timeout=PATIENCE * 1000)

FIRST_LOOK, LAST_LOOK = 20.0, 150.0
"""How long to wait before the page is looked at again, in ms: at first, and at most."""

# A card lies under its neighbour: what can be pressed for sure is the strip at its left edge.
STRIP: Position = {"x": 9, "y": 40}


# A page of the site's own origin on which nothing runs: to lay a save before the game looks for one.
BLANK = "./blank.html"
BLANK_BODY = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">'

# As the player empties it: every place in which the page keeps anything.
EMPTY = "() => { localStorage.clear(); indexedDB.deleteDatabase('undercut1'); }"

KEEP = """
async (kept) => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  const storage = createStorage();
  storage.load();
  for (const one of kept) storage.save(one);
}
"""

KEEP_SETTINGS = """
async (settings) => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  createStorage().writeSettings(settings);
}
"""

KEEP_RULES = """
async (rules) => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  createStorage().writeRules(rules);
}
"""

# The opponent's acts wait in the worker until the gate is opened again.
GATE = """
(shut) => {
  if (!self.gate) {
    const own = self.onmessage;
    self.gate = { shut: false, kept: [], own };
    self.onmessage = (event) => {
      const waits = self.gate.shut && String(event.data.body).includes('"cmd":"advance"');
      if (waits) self.gate.kept.push(event);
      else own(event);
    };
  }
  self.gate.shut = shut;
  if (!shut) for (const event of self.gate.kept.splice(0)) self.gate.own(event);
}
"""


class HeldStart:
    """Keep Python from starting in the pages of a context for as long as it is wanted."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self._routes: list[Route] = []
        page.context.route("**/*.wasm", self._on_request)

    def hold(self) -> None:
        """Hold every start from now on."""
        self.holding = True

    def release(self) -> None:
        """Let what was held go on, and hold nothing more."""
        self.holding = False
        for route in self._routes:
            # The page that asked may be gone by now.
            with suppress(Error):
                route.continue_()
        self._routes.clear()

    def _on_request(self, route: Route) -> None:
        if self.holding:
            self._routes.append(route)
        else:
            route.continue_()


class TablePage:
    """One page of the site, from the first screen to the score sheet."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    # ------------------------------------------------------------------------------------------- opening

    def address(self, plan: Plan, *, anim: bool = False) -> str:
        """Give the address that deals this plan's cards."""
        return f"./?seed={quote(plan.seed)}{'' if anim else '&anim=0'}"

    def open(self, plan: Plan, *, anim: bool = False) -> None:
        """Open the first screen and start the plan's match from it."""
        self.page.goto(self.address(plan, anim=anim))
        self.choose(plan)
        self.deal()

    def blank(self) -> None:
        """Open a page of the site on which nothing runs."""
        self.page.route(
            "**/blank.html", lambda route: route.fulfill(body=BLANK_BODY, content_type="text/html")
        )
        self.page.goto(BLANK)

    def keep(self, *moments: Moment) -> None:
        """Lay saves where the page looks for them, the newest last; the page itself writes them."""
        self.blank()
        self.page.evaluate(
            KEEP, [{"save": moment.save, "view": moment.view, "legal": moment.legal} for moment in moments]
        )

    def keep_rules(self, *plans: Plan) -> None:
        """Lay the own rules of these plans where the page looks for them; the page itself writes them."""
        self.blank()
        rules = [{"name": plan.name, "preset": plan.preset, "changes": dict(plan.changes)} for plan in plans]
        self.page.evaluate(KEEP_RULES, rules)

    def keep_settings(self, **settings: Any) -> None:
        """Lay settings where the page looks for them; the page itself writes them."""
        self.blank()
        self.page.evaluate(KEEP_SETTINGS, settings)

    def resume(self, *moments: Moment, anim: bool = False) -> None:
        """Open the table on a saved moment."""
        self.keep(*moments)
        self.page.goto(f"./{'' if anim else '?anim=0'}#/table")
        self.shows(moments[-1].view)

    def ready(self) -> None:
        """Wait until Python has started."""
        expect(self.page.get_by_role("heading", level=1)).to_be_attached()
        self.until(lambda: (self.page.get_by_role("progressbar").count(), 0))

    def hold_opponent(self) -> None:
        """Let the opponent's next act wait."""
        self.page.workers[-1].evaluate(GATE, True)

    def release_opponent(self) -> None:
        """Let the opponent act again."""
        self.page.workers[-1].evaluate(GATE, False)

    def choose(self, plan: Plan) -> None:
        """Choose the game, its length, its target and the opponent on the first screen."""
        self.choose_game(plan.name or PRESETS[plan.preset])
        if plan.name is None and "spade_double" in plan.changes:
            self.page.get_by_role("switch", name="Spades double").check()
        self.radio("How long", FORMS[plan.form]).check()
        if plan.target is not None:
            self.choose_target(plan.target)
        self.radio("Opponent", LEVELS[plan.level]).check()

    def choose_game(self, name: str) -> None:
        """Choose a game; the rarer ones are folded away at first."""
        game = self.radio("New game", name)
        if not game.count():
            self.unfold()
        game.check()

    def unfold(self) -> None:
        """Open the list of the rarer games."""
        self.press(self.page.get_by_text(re.compile(r"^\d+ more games$")))

    def choose_target(self, target: int) -> None:
        """Choose one of the targets proposed, or type another one."""
        proposed = self.radio("Target", str(target))
        if proposed.count():
            proposed.check()
            return
        self.radio("Target", "Other").check()
        self.page.get_by_role("textbox", name=re.compile("^Your target")).fill(str(target))

    def radio(self, group: str, name: str) -> Locator:
        """Find an option of the first screen by the start of its name."""
        pattern = re.compile(rf"^{re.escape(name)}(?!\w)")
        return self.page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=pattern)

    def deal(self) -> None:
        """Press the button that deals."""
        self.press(self.button("Deal the cards"))

    # -------------------------------------------------------------------------------------------- finding

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Find a button by its whole name, or by a pattern."""
        if isinstance(name, str):
            return self.page.get_by_role("button", name=name, exact=True)
        return self.page.get_by_role("button", name=name)

    def act(self, name: str | re.Pattern[str]) -> Locator:
        """Find a button of the toolbar; what cannot be done bears its reason after its name."""
        pattern = re.compile(f"^{re.escape(name)}") if isinstance(name, str) else name
        return self.page.get_by_role("toolbar", name="Actions").get_by_role("button", name=pattern)

    def card(self, card: str) -> Locator:
        """Find a card of the hand: "Qh"."""
        hand = self.page.get_by_role("list", name="Your hand")
        return hand.get_by_role("button", name=re.compile(f"^{card_name(card)},"))

    def stock(self) -> Locator:
        """Find the stock."""
        return self.button(re.compile(r"^Stock \d"))

    def pile(self) -> Locator:
        """Find the discard pile, the upcard included."""
        return self.button(re.compile(r"^(Discard pile|Upcard),"))

    def status(self) -> Locator:
        """Find the one live region of the table."""
        return self.page.get_by_role("region", name="Your side").get_by_role("status")

    def notice(self) -> Locator:
        """Find the notice."""
        return self.page.get_by_role("region", name="Notice")

    # ------------------------------------------------------------------------------------------- pressing

    def press(self, locator: Locator) -> None:
        """Press a button."""
        if self.touch:
            locator.tap()
        else:
            locator.click()

    def press_card(self, card: str) -> None:
        """Press a card of the hand on the strip that is always free."""
        if self.touch:
            self.card(card).tap(position=STRIP)
        else:
            self.card(card).click(position=STRIP)

    def do(self, action: Action) -> None:
        """Play one act of the person, the way most people would."""
        match action["type"]:
            case "pass":
                self.press(self.act(re.compile("^(Pass|Leave it)$")))
            case "take_upcard" | "take_discard":
                self.press(self.pile())
            case "draw_stock":
                self.press(self.stock())
            case "discard":
                self.press_card(action["card"])
                self.press(self.act("Discard"))
                self.agree()
            case "knock":
                self.knock(action["discard"])
            case "big_gin":
                self.press(self.act("Big gin"))
            case "lay_off":
                self.press_card(action["card"])
                self.press(
                    self.page.get_by_role("button", name=re.compile(r"^(Run|Set): .* fits here")).first
                )
            case "done":
                self.press(self.act("Done"))
            case "next_deal":
                self.press(self.button("Next deal"))
            case other:
                raise AssertionError(f"The person does not do this: {other}")

    def question(self) -> Locator:
        """Find what is asked before something counts."""
        return self.page.get_by_role("dialog", name=re.compile(r"\?$"))

    def agree(self) -> None:
        """Give the bold answer where a question is asked."""
        if self.question().count():
            self.press(self.question().get_by_role("button").last)

    def knock(self, discard: str) -> None:
        """Knock, or go gin, with one card thrown; the spread is the one the page proposes."""
        if self.act(re.compile("^Gin$")).count():
            self.press_card(discard)
            self.press(self.act(re.compile("^Gin$")))
            return
        # Where the last discard was taken the knock is armed from the start.
        if self.act("Knock").is_enabled():
            self.press(self.act("Knock"))
        card = self.card(discard)
        if card.get_attribute("aria-pressed") != "true":
            self.press_card(discard)
        self.press(self.act(re.compile(r"^(Knock with \d+|Gin)$")))

    # -------------------------------------------------------------------------------------------- reading

    def outline(self) -> Node:
        """Read the whole page."""
        return outline(self.page)

    def facts(self) -> facts.Facts:
        """Read what the page shows."""
        return facts.shown(self.outline())

    def shows(self, view: dict[str, Any]) -> None:
        """Wait until the page shows a view, all of a result at once; fails with the facts that differ."""
        wanted = facts.expected(view)

        def seen() -> tuple[facts.Facts, facts.Facts]:
            if view["deal"]["phase"] == "over":
                self.show_all()
            return self.facts(), wanted

        self.until(seen)

    def show_all(self) -> None:
        """Have all of a result shown where it is told step by step."""
        everything = self.button("Show all")
        if everything.count():
            self.press(everything)

    def says(self, moment: Moment) -> None:
        """Wait until the live region says what it has to at a moment at which the person acts."""
        for words in status_of(moment.view, moment.legal):
            self.hears(words)

    def said(self) -> str:
        """Read the live region."""
        return self.status().text_content() or ""

    def until(self, both: Callable[[], tuple[Any, Any]]) -> None:
        """Wait until the two things are equal; the first one is what the page shows."""
        deadline = time.monotonic() + PATIENCE
        shown, wanted = both()
        pause = FIRST_LOOK
        while shown != wanted:
            if time.monotonic() > deadline:
                raise AssertionError(_difference(shown, wanted))
            self.page.wait_for_timeout(pause)
            # Looking is work, and what takes long has better use for the processor.
            pause = min(pause * 1.5, LAST_LOOK)
            shown, wanted = both()

    def hears(self, words: str) -> None:
        """Wait until the live region says these words."""

        def heard() -> tuple[str, str]:
            said = self.said()
            return words if words in said else said, words

        self.until(heard)

    def refuses(self, press: Callable[[], None], words: str) -> None:
        """Press what does nothing now and hear why."""
        press()
        self.hears(words)

    # -------------------------------------------------------------------------------------------- playing

    def play(
        self,
        plan: Plan,
        *,
        says: bool = False,
        start: int = 0,
        by: Callable[[int], Callable[[Action], None]] | None = None,
    ) -> None:
        """Play a plan from one of its moments to its end and compare the page at every moment.

        ``by``: gives for the number of a moment what plays its act, instead of this page's own pressing.
        """
        for number, moment in enumerate(plan.moments[start:], start):
            self.shows(moment.view)
            if says and moment.phase != "over":
                self.says(moment)
            if moment.does is not None:
                (by(number) if by else self.do)(moment.does)

    def to_sheet(self) -> None:
        """Open the score sheet from the end of a deal."""
        self.press(self.button("Score sheet"))
        expect(self.page.get_by_role("heading", name=re.compile("core sheet$"))).to_be_visible()


def _difference(shown: Any, wanted: Any) -> str:
    """Say what differs; of two dictionaries only the facts that do."""
    if not (isinstance(shown, dict) and isinstance(wanted, dict)):
        return f"the page shows {shown!r}, expected {wanted!r}"
    keys = [key for key in {**wanted, **shown} if shown.get(key) != wanted.get(key)]
    lines = [f"  {key}: shown {shown.get(key)!r}, expected {wanted.get(key)!r}" for key in keys]
    return "\n".join(["the page shows something else:", *lines])
