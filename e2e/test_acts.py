"""What is done at the table and asked before it: questions, one tap, laying off, what is remembered of the opponent."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import plans
import scenarios
from plans import Action, Moment, Plan
from table_page import HeldStart, TablePage
from words import card_name

KNOWN = 3
"""How many cards of the opponent's hand the player has to have seen."""


def most(moment: Moment) -> dict[str, Any]:
    """Find the discard that leaves most: it breaks a meld."""
    return max(moment.offers("discard"), key=lambda entry: entry["deadwood"])


def breaks(moment: Moment) -> bool:
    """Tell whether some discard leaves more than all eleven cards hold together."""
    return bool(moment.offers("discard")) and most(moment)["deadwood"] > moment.deal["deadwood"]


def lets_gin_go(moment: Moment) -> bool:
    """Tell whether one card would be gin and another one a knock."""
    gins = {bool(entry["gin"]) for entry in moment.offers("knock")}
    return gins == {False, True} and not moment.offers("big_gin")


@cache
def breaking() -> Moment:
    """A moment in which a discard can break a meld."""
    return plans.find(lambda plan: plan.holds(breaks), plans.PATIENT).upto(breaks).last


@cache
def gin_or_knock() -> Moment:
    """A moment in which one may knock although another card would be gin."""
    return plans.find(lambda plan: plan.holds(lets_gin_go), plans.PATIENT).upto(lets_gin_go).last


def knows(moment: Moment) -> bool:
    """Tell whether the person is to draw and has seen several cards of the opponent's hand."""
    return moment.phase == "draw" and len(moment.deal["opponent"]["known"]) >= KNOWN


@cache
def knowing() -> Moment:
    """A moment in which several cards of the opponent's hand are known."""
    idle = plans.Person(knocks=None, takes=False)
    return plans.find(lambda plan: plan.holds(knows), idle).upto(knows).last


def after(moment: Moment, action: Action) -> dict[str, Any]:
    """Give the view the table comes to rest at after an act."""
    return plans.after(moment, action)[-1]


def test_breaking_a_meld_is_asked_first(page: Page) -> None:
    """A throw that breaks a meld counts after a question, which may be asked no more."""
    table = TablePage(page)
    moment = breaking()
    entry = most(moment)
    card, before, left = entry["action"]["card"], moment.deal["deadwood"], entry["deadwood"]
    table.resume(moment)
    table.ready()
    table.press_card(card)
    table.press(table.act("Discard"))
    question = page.get_by_role("dialog", name="Break up a meld?")
    expect(question).to_contain_text(re.compile(rf"takes your deadwood from {before} up to {left}"))
    expect(question.get_by_role("img", name=card_name(card))).to_be_visible()
    expect(question.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(table.act("Discard")).to_be_focused()
    table.shows(moment.view)

    # A second tap on the card asks as well.
    table.press_card(card)
    question.get_by_role("checkbox", name="Don’t ask again").check()
    table.press(question.get_by_role("button", name="Throw it"))
    table.shows(after(moment, entry["action"]))
    table.resume(moment)
    table.ready()
    table.press_card(card)
    table.press(table.act("Discard"))
    table.shows(after(moment, entry["action"]))


def test_letting_gin_go_is_asked_first(page: Page) -> None:
    """A knock counts after a question where another card would be gin."""
    table = TablePage(page)
    moment = gin_or_knock()
    entry = next(entry for entry in moment.offers("knock") if not entry["gin"] and entry["proposed"])
    gin = next(entry for entry in moment.offers("knock") if entry["gin"])
    table.resume(moment)
    table.ready()
    table.press_card(entry["action"]["discard"])
    table.press(table.act("Knock"))
    confirm = table.act(f"Knock with {entry['deadwood']}")
    table.press(confirm)
    question = page.get_by_role("dialog", name="Knock when you could go gin?")
    expect(question).to_contain_text(f"This knock leaves {entry['deadwood']}")
    expect(question.get_by_role("img", name=card_name(gin["action"]["discard"]))).to_be_visible()
    table.press(question.get_by_role("button", name="Not yet"))
    expect(question).to_have_count(0)
    expect(confirm).to_be_focused()
    table.press(confirm)
    table.press(question.get_by_role("button", name=f"Knock with {entry['deadwood']}"))
    table.shows(after(moment, entry["action"]))


def test_leaving_a_match_is_not_asked_where_it_is_not_wanted(page: Page) -> None:
    """With the question switched off, new cards are dealt at once."""
    table = TablePage(page)
    table.keep_settings(confirmLeave=False)
    table.keep(breaking())
    page.goto("./?anim=0&seed=e2e-0")
    table.ready()
    table.deal()
    expect(page.get_by_role("region", name="Your side")).to_be_visible()


def test_one_tap_throws(page: Page) -> None:
    """With one tap the first tap throws, a broken meld is still asked about, and a knock takes two."""
    table = TablePage(page)
    moment = breaking()
    table.keep_settings(oneTap=True)
    table.resume(moment)
    table.ready()
    table.press_card(most(moment)["action"]["card"])
    expect(page.get_by_role("dialog", name="Break up a meld?")).to_be_visible()
    page.keyboard.press("Escape")
    least = min(moment.offers("discard"), key=lambda entry: entry["deadwood"])["action"]
    table.press_card(least["card"])
    table.shows(after(moment, least))

    choice = scenarios.knock_choice().last
    table.resume(choice)
    table.ready()
    table.press(table.act("Knock"))
    for card in {entry["action"]["discard"] for entry in choice.offers("knock")}:
        if table.card(card).get_attribute("aria-pressed") != "true":
            table.press_card(card)
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    table.shows(choice.view)


def test_take_back_may_be_switched_off(page: Page) -> None:
    """Without it there is neither the button nor its key."""
    table = TablePage(page)
    moment = next(
        moment
        for moment in scenarios.knock_with_opponents_layoffs().moments
        if moment.phase == "draw" and not moment.deal["pile_closed"]
    )
    table.keep_settings(takeBack=False)
    table.resume(moment)
    table.ready()
    table.do({"type": "take_discard"})
    taken = after(moment, {"type": "take_discard"})
    table.shows(taken)
    assert table.act("Take back").count() == 0
    page.keyboard.press("u")
    table.shows(taken)


def _before_layoffs(plan: Plan) -> Moment:
    return plan.moments[plan.number(lambda moment: moment.phase == "layoff") - 1]


def test_layoffs_made_for_the_player(page: Page) -> None:
    """After the opponent's knock everything is laid off card by card, and the deal ends."""
    table = TablePage(page)
    plan = scenarios.knocked_with_several_layoffs()
    moment = _before_layoffs(plan)
    table.keep_settings(layoffs="auto")
    table.resume(moment)
    table.ready()
    table.do(moment.does or {})
    table.shows(plan.last.view)


def test_layoffs_told_and_taken_back(page: Page) -> None:
    """Each layoff made for the player is told; one that is taken back leaves the rest to the player."""
    table = TablePage(page)
    plan = scenarios.knocked_with_several_layoffs()
    moment = scenarios.layoffs_of(plan)[0]
    first = moment.deal["best_layoffs"]["layoffs"][0]["card"]
    table.keep_settings(layoffs="auto")
    table.resume(moment, anim=True)
    table.hears("Laying off for you")
    table.hears(f"Laid off {card_name(first)}")
    table.press(table.act("Take back"))
    table.hears("Lay off what fits")
    page.wait_for_timeout(900)
    expect(table.act("Done")).to_be_visible()
    table.hears("Lay off what fits")


def test_layoffs_by_hand(page: Page) -> None:
    """What fits is marked, what it opens is told, and the best of it is offered with what it comes to."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    moment = scenarios.layoffs_of(plan)[0]
    best = moment.deal["best_layoffs"]
    cards = [entry["card"] for entry in best["layoffs"]]
    fitting = {entry["action"]["card"] for entry in moment.offers("lay_off")}
    table.resume(moment)
    table.ready()
    table.hears(f"{moment.deal['deadwood'] - best['deadwood']} fewer")
    for card in moment.deal["hand"]:
        expect(table.card(card)).to_have_accessible_name(
            re.compile("fits the" if card in fitting else r"^(?!.*fits)")
        )
    opened = next(card for card in cards if card not in fitting)
    meld = next(entry["meld"] for entry in best["layoffs"] if entry["card"] == opened)
    opener = next(
        entry["card"] for entry in best["layoffs"] if entry["meld"] == meld and entry["card"] in fitting
    )
    table.press_card(opener)
    table.hears(f"Then {card_name(opened)} fits")
    table.press(page.get_by_role("button", name=re.compile(r"^(Run|Set): .* fits here")).first)
    expect(table.card(opened)).to_have_accessible_name(re.compile("fits the"))


@pytest.mark.parametrize("memory", ["last", "all", "off"])
def test_what_is_remembered_of_the_opponent(page: Page, memory: str) -> None:
    """The opponent's last turn stays in sight, or all the known cards of that hand, or neither."""
    table = TablePage(page)
    moment = knowing()
    table.keep_settings(memory=memory)
    table.keep(moment)
    page.goto("./?anim=0#/table")
    expect(table.stock()).to_be_visible()
    opponent = page.get_by_role("region", name="Opponent", exact=True)
    known = opponent.get_by_role("group", name="Known cards in the opponent’s hand")
    if memory == "off":
        expect(opponent.get_by_role("paragraph")).to_have_count(0)
    else:
        table.shows(moment.view)
    if memory == "all":
        cards = [card_name(card) for card in moment.deal["opponent"]["known"]]
        assert [img.get_attribute("aria-label") for img in known.get_by_role("img").all()] == cards
        page.set_viewport_size({"width": 320, "height": 568})
        last = opponent.get_by_role("img", name=cards[-1], exact=True).last.bounding_box()
        assert last is not None
        assert last["x"] + last["width"] <= 320
        expect(table.act("Knock")).to_be_in_viewport(ratio=1)
    else:
        expect(known).to_have_count(0)


def test_a_reason_outlives_the_reading_of_the_save(page: Page) -> None:
    """A reason given before the engine has read the save stands when it has."""
    table = TablePage(page)
    moment = next(moment for moment in scenarios.knock_choice().moments if scenarios.may_not_knock(moment))
    start = HeldStart(page)
    start.hold()
    table.resume(moment)
    table.act("Knock").click(force=True)
    table.hears("left over, limit 10")
    start.release()
    table.ready()
    # The save is read once the start is over.
    page.wait_for_timeout(500)
    assert "left over, limit 10" in table.said()
