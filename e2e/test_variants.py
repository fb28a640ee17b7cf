"""What is rare in the other games: big gin, the last discard, the turned card, runs around the corner, ties."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import plans
import variants
from keys import Keys
from plans import Action, Moment, Plan
from table_page import TablePage
from words import card_name

PASS: Action = {"type": "pass"}


def at(plan: Plan, number: int) -> Moment:
    """Give a moment by its number and make sure that the person acts there."""
    moment = plan.moments[number]
    assert moment.does is not None
    return moment


def gins(moment: Moment) -> list[dict[str, Any]]:
    """List the ways to go gin by throwing a card."""
    return [entry for entry in moment.offers("knock") if entry["gin"] and entry["proposed"]]


# ------------------------------------------------------------------------------------------------ big gin


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_big_gin_declared(page: Page, by: str) -> None:
    """Eleven melded cards are laid down without a throw, by the button or with K."""
    table = TablePage(page)
    plan = variants.big_gin()
    moment = at(plan, -2)
    table.resume(moment)
    table.ready()
    table.says(moment)
    expect(table.act(re.compile("^Gin$"))).to_be_enabled()
    if by == "mouse":
        table.do(moment.does or {})
    else:
        page.get_by_role("heading", level=1).focus()
        Keys(table).do(moment.does or {})
    table.shows(plan.last.view)
    assert ("Big gin bonus All eleven cards melded, none thrown", "31") in table.facts()["receipt"]
    assert "Big gin" in table.outline().one("main").words()


def test_big_gin_declined(page: Page) -> None:
    """With eleven melded cards a card may be thrown all the same: it is gin, and scores as gin."""
    table = TablePage(page)
    moment = at(variants.big_gin(), -2)
    entry = gins(moment)[0]
    table.resume(moment)
    table.ready()
    table.knock(entry["action"]["discard"])
    table.shows(plans.after(moment, entry["action"])[-1])
    assert ("Gin bonus No deadwood left", "25") in table.facts()["receipt"]


# ------------------------------------------------------------------------------------ the last discard


def test_last_discard_taken(page: Page) -> None:
    """The last discard is taken, laid back, taken again, and ends the deal with a knock that is armed at once."""
    table = TablePage(page)
    plan = variants.last_discard_taken()
    number = plan.number(variants.may_take_last)
    offered, taken = plan.moments[number], plan.moments[number + 1]
    card = card_name(offered.deal["pile"][-1])
    table.resume(offered)
    table.ready()
    table.says(offered)
    table.hears(f"Take {card} only to knock or go gin with it, or leave the deal dead")
    expect(table.stock()).to_be_disabled()
    table.press(table.act("Take it"))
    table.shows(taken.view)
    table.says(taken)
    expect(table.act("Discard")).to_have_count(0)
    table.press(table.act("Take back"))
    table.shows(offered.view)
    table.do(offered.does or {})
    table.play(plan, start=number + 1)


def test_last_discard_left(page: Page) -> None:
    """The last discard may be left although a knock follows from it: the deal is dead."""
    table = TablePage(page)
    plan = variants.last_discard_taken()
    offered = plan.moments[plan.number(variants.may_take_last)]
    table.resume(offered)
    table.ready()
    table.press(table.act("Leave it"))
    table.shows(plans.after(offered, PASS)[-1])
    assert "Two cards were left in the stock" in table.outline().one("main").words()


def test_last_discard_that_is_no_help(page: Page) -> None:
    """Where no knock follows, the page says so and the last discard can only be left."""
    table = TablePage(page)
    plan = variants.last_discard_useless()
    number = plan.number(variants.may_not_take_last)
    offered = plan.moments[number]
    card = card_name(offered.deal["pile"][-1])
    table.resume(offered)
    table.ready()
    table.hears(f"No knock follows from {card}, so leave it: the deal is dead")
    expect(table.act("Take it")).to_be_disabled()
    expect(table.pile()).to_be_disabled()
    keys = Keys(table)
    keys.tab_to("Discard pile")
    table.refuses(lambda: keys.press("d"), "no knock follows")
    keys.do(PASS)
    table.shows(plan.moments[number + 1].view)


def test_last_discard_of_the_person(page: Page) -> None:
    """The person throws the last discard: the page says that the opponent may still end the deal with it."""
    table = TablePage(page)
    plan = variants.last_discard_of_person()
    moment = at(plan, -2)
    table.resume(moment)
    table.ready()
    table.hears("The last draw is gone: the opponent may still end the deal with your throw")
    table.hold_opponent()
    table.do(moment.does or {})
    table.shows(moment.during[0])
    expect(table.page.get_by_role("region", name="Your side")).to_contain_text(
        "is the last discard: it may be taken only to end the deal"
    )
    table.release_opponent()
    table.shows(plan.last.view)


# -------------------------------------------------------------------------------------- the turned card


def test_ace_turned(page: Page) -> None:
    """In Oklahoma an ace lets nobody knock in its deal: the page says so at first and all deal long."""
    table = TablePage(page)
    plan = variants.ace_turned()
    table.open(plan)
    table.shows(plan.moments[0].view)
    if plan.moments[0].phase == "upcard":
        table.hears("Gin only this deal.")
    expect(table.act("Knock")).to_have_count(0)
    table.play(plan)


def test_spade_turned(page: Page) -> None:
    """With the switch of Oklahoma a spade doubles what the deal brings."""
    table = TablePage(page)
    plan = variants.spade_turned()
    table.open(plan)
    table.play(plan)
    assert any(name.startswith("Spade upcard doubles it") for name, _ in table.facts()["receipt"])


# --------------------------------------------------------------------------------- runs around the corner


def test_corner_of_the_person(page: Page) -> None:
    """The person lays a run around the corner down, and the opponent lays off on it."""
    table = TablePage(page)
    plan = variants.corner_of_person()
    moment = at(plan, -2)
    table.resume(moment)
    table.ready()
    table.hold_opponent()
    table.do(moment.does or {})
    laid = moment.during[0]
    table.shows(laid)
    place = variants.around(laid)
    assert place is not None
    assert re.match(
        r"Run, (jack|queen|king) to \d of ",
        list(table.outline().one("region", "Your melds").every("group"))[place].name,
    )
    table.release_opponent()
    table.shows(plan.last.view)


def test_corner_of_the_opponent(page: Page) -> None:
    """The opponent lays a run around the corner down, and the person lays off on it, card by card."""
    table = TablePage(page)
    plan = variants.corner_of_opponent()
    number = plan.number(lambda moment: moment.phase == "layoff")
    table.resume(plan.moments[number])
    table.ready()
    table.play(plan, says=True, start=number)


# ------------------------------------------------------------------------------------- ties and undercuts


def test_undercut_ends_the_game(page: Page) -> None:
    """The player who did not knock reaches the target with his undercut: the game is his, with its bonuses."""
    table = TablePage(page)
    plan = variants.undercut_ends_game()
    moment = at(plan, -2)
    table.resume(moment)
    table.ready()
    table.do(moment.does or {})
    table.shows(plan.last.view)
    assert "The undercut ends it" in table.outline().one("main").words()
    assert table.facts()["settled"]


def test_tied_undercut_without_bonus(page: Page) -> None:
    """Equal deadwood without a bonus: the deal is the defender's for no points, and so is the next deal to give."""
    table = TablePage(page)
    plan = variants.tied_undercut()
    number = plan.number(lambda moment: moment.phase == "over")
    table.resume(plan.moments[number - 1])
    table.ready()
    table.do(at(plan, number - 1).does or {})
    table.play(plan, start=number)
    assert plan.moments[number].deal["result"]["winner"] == plan.last.deal["dealer"]


def test_drawn_deal(page: Page) -> None:
    """Equal deadwood may be nobody's deal: both hands are shown, and why nobody scores."""
    table = TablePage(page)
    plan = variants.drawn_deal()
    table.resume(plan.last)
    words = table.outline().one("main").words()
    assert "Both are left with the same deadwood. Under these rules the deal is then nobody’s." in words
    assert "The same player deals again." in words


# ------------------------------------------------------------------------------------------ own rules


@pytest.mark.parametrize("beginner", [0, 1], ids=["person", "opponent"])
def test_eleven_cards(page: Page, beginner: int) -> None:
    """Whoever begins holds eleven cards and throws one: no knock yet, nothing to draw, and no card is turned."""
    table = TablePage(page)
    plan = variants.eleven_cards(beginner)
    table.keep_rules(plan)
    page.goto(table.address(plan))
    table.choose(plan)
    table.ready()
    table.hold_opponent()
    table.deal()
    if beginner == 0:
        first = plan.moments[0]
        table.says(first)
        expect(table.act("Knock")).to_have_text(re.compile("not on the first throw$"))
        expect(table.stock()).to_have_accessible_name(re.compile("throw one of your eleven cards first$"))
    else:
        table.shows(plan.opening[0])
        expect(page.get_by_role("region", name="Your side")).to_contain_text(
            "The opponent holds eleven cards and throws one first"
        )
    table.release_opponent()
    table.play(plan)


def test_deal_of_few_turns(page: Page) -> None:
    """A deal that may last ten turns says how many are left, and dies after the last."""
    table = TablePage(page)
    plan = variants.few_turns()
    number = len(plan.moments) - 2
    moment = at(plan, number)
    table.resume(moment)
    table.ready()
    left = moment.deal["turns_left"]
    table.hears(f"{left} turn{'' if left == 1 else 's'} before the deal ends without a score")
    table.play(plan, start=number)
    assert "After 10 turns the deal ends without a score." in table.outline().one("main").words()
