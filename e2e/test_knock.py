"""Knocking: why not, which card, which melds."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

import plans
import scenarios
from plans import Moment
from table_page import TablePage
from words import card_name


def knocks(moment: Moment) -> list[dict[str, Any]]:
    """List the proposed knock of every card that may be thrown for one, lowest deadwood first."""
    proposed = [entry for entry in moment.offers("knock") if entry["proposed"]]
    return sorted(proposed, key=lambda entry: entry["deadwood"])


def test_knock_that_is_not_possible(page: Page) -> None:
    """The button says why there is no knock, and pressing it changes nothing."""
    table = TablePage(page)
    plan = scenarios.knock_choice()
    moment = next(moment for moment in plan.moments if scenarios.may_not_knock(moment))
    least = min(entry["deadwood"] for entry in moment.offers("discard"))
    table.resume(moment)
    table.ready()
    knock = table.act("Knock")
    expect(knock).to_have_text(re.compile(rf"{least} left over, limit 10$"))
    expect(knock).to_be_disabled()
    table.refuses(lambda: knock.click(force=True), f"{least} left over, limit 10")
    page.keyboard.press("k")
    table.shows(moment.view)
    assert table.act("Cancel").count() == 0

    # Before the draw it says so, too.
    draw = next(moment for moment in plan.moments if moment.phase == "draw")
    table.resume(draw)
    expect(table.act("Knock")).to_have_text(re.compile("draw a card first$"))


def test_knock_armed_cancelled_and_changed(page: Page) -> None:
    """Knock marks the cards to throw; Cancel takes the marks away; another card changes what is left."""
    table = TablePage(page)
    moment = scenarios.knock_choice().last
    best, *_, other = knocks(moment)
    table.resume(moment)
    table.ready()

    table.press(table.act("Knock"))
    for entry in knocks(moment):
        expect(table.card(entry["action"]["discard"])).to_have_accessible_name(
            re.compile(rf"knocks with {entry['deadwood']},")
        )
    thrown = {entry["action"]["discard"] for entry in knocks(moment)}
    kept = [card for card in moment.deal["hand"] if card not in thrown and card != moment.deal["taken"]]
    for card in kept:
        expect(table.card(card)).to_have_accessible_name(re.compile("too much left to knock"))
    expect(table.act(f"Knock with {best['deadwood']}")).to_be_visible()
    if kept:
        # A card that leaves too much says so and is not lifted.
        table.press_card(kept[0])
        table.hears("a knock needs 10 or less")
        expect(table.card(kept[0])).to_have_attribute("aria-pressed", "false")

    table.press(table.act("Cancel"))
    expect(table.act(re.compile("^Knock$"))).to_be_visible()
    assert page.get_by_role("button", name=re.compile("knocks with")).count() == 0
    table.shows(moment.view)

    table.press(table.act("Knock"))
    discard = other["action"]["discard"]
    if table.card(discard).get_attribute("aria-pressed") != "true":
        table.press_card(discard)
    table.hears(f"Throw {card_name(discard)} and lay down")
    table.press(table.act(f"Knock with {other['deadwood']}"))
    table.shows(plans.after(moment, other["action"])[-1])


def _place(ways: list[dict[str, Any]], way: dict[str, Any]) -> int:
    """Tell where a way stands: the proposed one first, then by what is left."""
    return sorted(ways, key=lambda entry: (not entry["proposed"], entry["deadwood"])).index(way)


def _drawn(moment: Moment, way: dict[str, Any]) -> re.Pattern[str]:
    """Write what an option has to show: what is left, the melds card by card, what could be laid off on them."""
    melds = [[meld[at : at + 2] for at in range(0, len(meld), 2)] for meld in way["action"]["spread"]]
    drawn = [
        f"{' '.join(map(card_name, meld))} {'Set' if meld[0][0] == meld[1][0] else 'Run'}" for meld in melds
    ]
    fits = way["fits"]
    cards = "1 card" if len(fits) == 1 else f"{len(fits)} cards"
    told = f"{cards} could be laid off: {card_name(fits[0])}" if fits else "No card fits"
    parts = [rf"^Knock with {way['deadwood']}\b", *map(re.escape, drawn), re.escape(told)]
    return re.compile(".*".join(part.replace(r"\ ", r"\s+") for part in parts), re.DOTALL)


def test_spread_chosen_by_hand(page: Page) -> None:
    """Where a knock can be laid down in several ways, the person may choose another one than proposed."""
    table = TablePage(page)
    moment = scenarios.spread_choice().last
    discard = knocks(moment)[0]["action"]["discard"]
    ways = [entry for entry in moment.offers("knock") if entry["action"]["discard"] == discard]
    chosen = next(entry for entry in ways if not entry["proposed"])
    table.resume(moment)
    table.ready()

    table.press(table.act("Knock"))
    if table.card(discard).get_attribute("aria-pressed") != "true":
        table.press_card(discard)
    table.press(table.act("Other ways"))
    sheet = page.get_by_role("dialog", name="Other ways to lay down")
    radios = sheet.get_by_role("radio")
    expect(radios).to_have_count(len(ways))
    expect(radios.first).to_be_checked()
    expect(radios.first).to_have_accessible_name(re.compile(r"Best"))
    option = radios.nth(_place(ways, chosen))
    expect(option).to_have_accessible_name(_drawn(moment, chosen))
    table.press(option)
    table.press(sheet.get_by_role("button", name="Use this"))
    table.press(table.act(f"Knock with {chosen['deadwood']}"))
    views = plans.after(moment, chosen["action"])
    table.shows(views[-1])
    assert views[-1]["deal"]["spread"]["deadwood"] == chosen["deadwood"]
