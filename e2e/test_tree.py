"""A match by ear: the tree of roles and names, and what the live region says, are all the player has."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

import scenarios
from outline import Node, outline
from plans import Plan
from table_page import TablePage

# What assistive technology does with a button: the focus goes there, and it is pressed without a place.
ACTIVATE = "(element) => { element.focus(); element.click(); }"

HEARD = """
() => {
  window.heard = [];
  const note = (what, words) => heard.push({ time: performance.now(), what, words });
  addEventListener("focusin", () => note("focus", ""));
  const listen = (changes) => {
    for (const { target } of changes) {
      const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target).closest('[role="status"]');
      if (region?.textContent) note("said", region.textContent);
    }
  };
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
SETTLED = 150
"""How long the focus has to rest before something is said, in ms."""

WISHES = (
    "Next$",
    "Next deal$",
    "Big gin$",
    "Gin$",
    r"Knock with \d+$",
    "Knock$",
    "Lay off",
    "Done$",
    "Pass$",
    "Leave it$",
)
"""What the listener presses, the first of these that is offered."""


class Listener:
    """A person who knows the page by its roles and names alone, and plays by simple rules."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def activate(self, role: Any, name: str) -> None:
        """Press something the way a screen reader does."""
        self.page.get_by_role(role, name=name, exact=True).first.evaluate(ACTIVATE)

    def acts(self) -> str:
        """Do the next thing that is offered; return its name, "" where there is nothing to do yet."""
        tree = outline(self.page)
        nameless = [
            node.role for role in ("button", "link", "img") for node in tree.every(role) if not node.name
        ]
        assert not nameless, f"without a name: {nameless}"
        offered = [button.name for button in tree.every("button") if "disabled" not in button.attrs]
        for wish in WISHES:
            for name in offered:
                if re.match(wish, name):
                    self.activate("button", name)
                    return name
        return self.draws(tree) or self.throws(tree)

    def draws(self, tree: Node) -> str:
        """Draw from the stock."""
        stock = tree.one("region", "Piles").one("button", "Stock .*draw the top card")
        if stock.there:
            self.activate("button", stock.name)
        return stock.name

    def throws(self, tree: Node) -> str:
        """Throw the first card that counts against the hand; the lifted one pressed again is thrown."""
        cards = list(tree.one("list", "Your hand").every("button"))
        playable = [card for card in cards if "disabled" not in card.attrs]
        loose = [card for card in playable if "deadwood" in card.name] or playable
        if len(cards) != 11 or not loose:
            return ""
        for _ in range(2):
            self.activate("button", loose[0].name)
        return loose[0].name

    def plays_until(self, name: str) -> list[str]:
        """Play until something with this name has been pressed; list all that was."""
        done: list[str] = []
        for _ in range(2000):
            act = self.acts()
            if act:
                done.append(act)
            if re.match(name, act):
                return done
            self.page.wait_for_timeout(15 if act else 60)
        raise AssertionError(f"the listener never comes to {name}: {done[-20:]}")


@pytest.mark.parametrize("text", [False, True], ids=["cards", "text"])
def test_a_deal_by_ear(page: Page, text: bool) -> None:
    """From the first page through a deal and its result into the next deal, nothing known but names."""
    table = TablePage(page)
    listener = Listener(page)
    table.keep_settings(textTable=text)
    page.goto("./?anim=0&seed=by-ear")
    table.radio("How long", "To a target").check()
    listener.activate("button", "Deal the cards")
    done = listener.plays_until("Next deal")
    assert any(act.startswith("Stock") for act in done)
    assert done.count("Next") >= 1, "the result is told step by step"
    table.until(lambda: (outline(page).one("region", "Your side").there, True))
    you, them = re.findall(r"\d+", outline(page).one("button", "You .*score sheet").name)[:2]
    assert (you, them) != ("0", "0") or "Dead deal" in done
    table.hears(".")


@pytest.mark.parametrize(
    "plan",
    [scenarios.knock_with_opponents_layoffs, scenarios.knocked_with_chained_layoffs],
    ids=lambda plan: plan.__name__,
)
def test_the_table_as_text(page: Page, plan: Any) -> None:
    """Laid out as text the table tells and takes the same at every moment: knock, layoffs, result."""
    table = TablePage(page)
    scenario: Plan = plan()
    table.keep_settings(textTable=True)
    table.open(scenario)
    table.play(scenario, says=True)


def test_one_sentence_a_turn(page: Page) -> None:
    """With cards that travel: the opponent's whole turn is one sentence, after the focus has come to rest."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    start = plan.number(lambda moment: moment.phase == "draw")
    table.resume(plan.moments[start], anim=True)
    table.ready()
    table.says(plan.moments[start])
    page.evaluate(HEARD)
    turns = [moment for moment in plan.moments[start:] if moment.phase == "discard"][:2]
    for moment in turns:
        number = plan.moments.index(moment)
        table.do(plan.moments[number - 1].does or {})
        table.shows(moment.view)
        if moment.does is None or moment.does["type"] != "discard":
            break
        page.evaluate("() => { window.heard = []; }")
        table.do(moment.does)
        table.shows(plan.moments[number + 1].view)
        table.says(plan.moments[number + 1])
        heard = page.evaluate("() => window.heard")
        told = [one for one in heard if one["what"] == "said" and one["words"].startswith("Opponent ")]
        assert len(told) == 1, heard
        rest = max(one["time"] for one in heard if one["what"] == "focus" and one["time"] <= told[-1]["time"])
        assert told[0]["time"] - rest >= SETTLED
        assert heard[-1]["what"] == "said", "nothing moves the focus while the sentence is heard"
