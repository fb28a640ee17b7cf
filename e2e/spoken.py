"""The page in any language: found and played by the names that its texts give.

Only what it takes to play a deal from the first page to its end; names are whole, as a screen reader says them.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

import locales
from plans import Action, Moment, Plan, View
from table_page import STRIP, TablePage

ANY = "\N{SECTION SIGN}"


class SpokenPage(TablePage):
    """One page of the site in one language."""

    def __init__(self, page: Page, code: str) -> None:
        super().__init__(page)
        self.code = code

    def say(self, message: str, **args: str | int) -> str:
        """Write a message as the page does."""
        return locales.text(self.code, message, **args)

    def named(self, card: str) -> str:
        """Name a card."""
        return self.say(f"card-{card}")

    def choose(self, plan: Plan) -> None:
        """Choose the length and the opponent on the first page; the game is the first one."""
        for group, option in (
            ("how-long", f"form-choice-{plan.form}"),
            ("opponent-choice", f"level-{plan.level}"),
        ):
            self.radio(self.say(group), self.say(option)).check()

    def deal(self) -> None:
        """Press the button that deals."""
        self.press(self.button(self.say("deal-button")))

    def act(self, name: str | re.Pattern[str]) -> Locator:
        """Find a button of the toolbar by its whole name."""
        return self.page.get_by_role("toolbar", name=self.say("table-actions"), exact=True).get_by_role(
            "button", name=name, exact=True
        )

    def card(self, card: str) -> Locator:
        """Find a card of the hand; what else is said of it may be anything."""
        whole = self.say("table-card-name", card=self.named(card), facts=ANY, n=ANY, total=ANY)
        # A slash would end the pattern before its time.
        pattern = ".+".join(re.escape(part).replace("/", r"\/") for part in whole.split(ANY))
        hand = self.page.get_by_role("list", name=self.say("table-hand"), exact=True)
        return hand.get_by_role("button", name=re.compile(f"^{pattern}$"))

    def stock_of(self, view: View) -> Locator:
        """Find the stock that can be drawn from."""
        deal = view["deal"]
        left = deal["draws_left"]
        count = (
            self.say("table-stock", count=deal["stock"])
            if left is None
            else self.say("table-stock-dead", count=deal["stock"], left=left)
        )
        return self.button(self.say("table-pile-name", pile=count, what=self.say("table-draw-top")))

    def pile_of(self, view: View) -> Locator:
        """Find the discard pile, or the upcard, that can be taken."""
        deal = view["deal"]
        word = self.say("table-pile-upcard-name" if deal["phase"] == "upcard" else "table-pile")
        top = self.say(
            "table-pile-top", pile=word, card=self.named(deal["pile"][-1]), count=len(deal["pile"])
        )
        return self.button(self.say("table-pile-name", pile=top, what=self.say("table-pile-take")))

    def play_in_words(self, plan: Plan) -> None:
        """Play a plan of one deal to its end."""
        for moment in plan.moments:
            if moment.does is not None:
                self.do_in_words(moment, moment.does)

    def do_in_words(self, moment: Moment, action: Action) -> None:
        """Play one act at a moment; what is looked for is there once the page shows that moment."""
        match action["type"]:
            case "pass":
                self.press(self.act(self.say("table-act-pass")))
            case "take_upcard" | "take_discard":
                self.press(self.pile_of(moment.view))
            case "draw_stock":
                self.press(self.stock_of(moment.view))
            case "discard":
                self.press_card(action["card"])
                self.press(self.act(self.say("table-act-discard")))
            case "knock":
                self.knock_in_words(moment, action["discard"])
            case "lay_off":
                self.press_card(action["card"])
                self.press(self.act(self.say("table-act-lay-off")))
            case "done":
                self.press(self.act(self.say("table-act-done")))
            case other:
                raise AssertionError(f"The person does not do this: {other}")

    def knock_in_words(self, moment: Moment, discard: str) -> None:
        """Knock, or go gin, with one card thrown."""
        entry = next(
            one
            for one in moment.offers("knock")
            if one["action"]["discard"] == discard and one.get("proposed")
        )
        if entry["gin"]:
            self.press_card(discard)
            self.press(self.act(self.say("table-act-gin")))
            return
        self.press(self.act(self.say("table-act-knock")))
        if self.card(discard).get_attribute("aria-pressed") != "true":
            self.card(discard).click(position=STRIP)
        self.press(self.act(self.say("table-act-knock-with", deadwood=entry["deadwood"])))

    def ends(self, plan: Plan) -> None:
        """See the end of a plan of one deal: who won, how, and with what."""
        everything = self.button(self.say("result-all"))
        finish = self.button(self.say("new-game-button"))
        expect(everything.or_(finish)).to_be_visible()
        if everything.count():
            self.press(everything)
        expect(finish).to_be_visible()
        main = self.page.get_by_role("main")
        expect(main).to_contain_text(self.say(f"result-{plan.result['kind']}"))
        for card in plan.last.deal["hand"]:
            expect(main.get_by_role("img", name=self.named(card)).first).to_be_attached()

    def settings(self) -> Locator:
        """Open the settings."""
        self.press(self.button(self.say("nav-settings")))
        return self.page.get_by_role("dialog", name=self.say("settings-title"), exact=True)

    def language(self) -> Locator:
        """Find the choice of the language in the open settings."""
        return self.page.get_by_role("dialog").get_by_role(
            "combobox", name=self.say("settings-language"), exact=True
        )

    def speak(self, code: str) -> SpokenPage:
        """Choose another language in the open settings, as the keyboard does; the focus stays where it is."""
        self.language().focus()
        self.language().select_option(code)
        other = SpokenPage(self.page, code)
        expect(other.language()).to_be_focused()
        expect(other.language()).to_have_value(code)
        return other
