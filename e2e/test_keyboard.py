"""A match with the keyboard alone, what the keys tell, and where the focus is after each act."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import scenarios
from keys import Keys
from plans import Moment, Plan
from table_page import TablePage
from words import FORMS, LEVELS, card_name

HOUR = 3600
HAND = r"\d+ of \d+$"


def follow(keys: Keys, moment: Moment, following: Moment) -> None:
    """Play one act and look where the focus is then."""
    assert moment.does is not None
    keys.do(moment.does)
    if following.phase == "over":
        keys.hear_result()
    keys.table.shows(following.view)
    keys.keeps_focus()
    if following.phase == "discard":
        keys.comes_to(card_name(following.deal["drawn"]))
    elif following.phase == "draw" and moment.phase != "over":
        keys.comes_to("Stock")


def start(keys: Keys, plan: Plan) -> None:
    """Choose the match on the first page, and deal."""
    keys.table.page.goto(keys.table.address(plan))
    keys.option("How long", FORMS[plan.form])
    if plan.target is not None:
        keys.option("Target", str(plan.target))
    keys.option("Opponent", LEVELS[plan.level])
    keys.tab_to("Deal the cards")
    keys.press("Enter")


def test_match_by_keyboard(page: Page) -> None:
    """From the first page over every deal and its result, told step by step, to the end of the match."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.whole_game()
    start(keys, plan)
    table.shows(plan.moments[0].view)
    for moment, following in zip(plan.moments, plan.moments[1:], strict=False):
        follow(keys, moment, following)
    keys.comes_to_match(" (win|wins) the game")
    keys.tab_to("New game")
    keys.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_deal_by_keyboard(page: Page) -> None:
    """A card taken and laid back, a knock armed, given up and armed again."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.knock_with_opponents_layoffs()
    start(keys, plan)
    for moment, following in zip(plan.moments, plan.moments[1:], strict=False):
        table.shows(moment.view)
        assert moment.does is not None
        if moment.does["type"] == "take_discard":
            # What was taken may be laid back as long as nothing hidden was seen.
            keys.do(moment.does)
            table.shows(following.view)
            keys.press("u")
            table.shows(moment.view)
        if moment.does["type"] == "knock":
            keys.arm()
            keys.press("Escape")
            keys.comes_to("Knock")
        follow(keys, moment, following)


def test_what_the_keys_tell(page: Page) -> None:
    """Any piece of the state on request, by the letters as they are set; silent once they are switched off."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.knock_with_opponents_layoffs()
    moment = next(one for one in plan.moments if one.phase == "discard")
    deal = moment.deal
    table.keep_settings(keyMap={"tell-stock": "q"})
    table.resume(moment)
    table.ready()
    table.stock().focus()
    told = {
        "c": f"{card_name(deal['pile'][-1])} lies on the discard pile.",
        "l": "The opponent ",
        "m": f"Deadwood {deal['deadwood']}: ",
        "h": f"New: {card_name(deal['drawn'])}.",
        "q": f"{deal['stock']} cards are left in the stock.",
        "o": "You have 0, the opponent has 0.",
    }
    for letter, words in told.items():
        keys.press(letter)
        table.hears(words)
    keys.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet.get_by_role("term").filter(has_text="Q")).to_have_count(1)
    keys.press("Escape")
    keys.comes_to("Stock")
    keys.press("n")
    page.wait_for_timeout(300)
    assert "the opponent has 0" in table.said(), "N was given away"

    table.keep_settings(keys=False)
    table.resume(moment)
    table.ready()
    table.says(moment)
    table.stock().focus()
    keys.press("o")
    page.wait_for_timeout(300)
    assert "the opponent has" not in table.said()
    table.press(table.button("Menu"))
    table.press(page.get_by_role("dialog").get_by_role("button", name="Keys"))
    expect(sheet).to_contain_text("Single letters are switched off")


def test_focus_is_given_back(page: Page) -> None:
    """By every sheet to what opened it, by every page to its heading, by the switch to the text to itself."""
    table = TablePage(page)
    keys = Keys(table)
    moment = next(one for one in scenarios.knock_with_opponents_layoffs().moments if one.phase == "discard")
    table.resume(moment)
    table.ready()
    for name in ("This deal", "Keys"):
        table.press(table.button("Menu"))
        table.press(page.get_by_role("dialog", name="Menu").get_by_role("button", name=name))
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        keys.keeps_focus()
        keys.press("Escape")
        keys.comes_to("Menu")
    table.press(table.act("Sort hand"))
    table.press(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Rank")))
    keys.comes_to("Sort hand")
    table.stock().focus()
    table.refuses(lambda: keys.press("Enter"), "ou have drawn this turn")
    keys.comes_to("Stock")

    switch = table.button("Table as text")
    for pressed in ("true", "false"):
        switch.focus()
        keys.press("Enter")
        expect(switch).to_have_attribute("aria-pressed", pressed)
        keys.comes_to("Table as text")
    keys.press("Tab")
    keys.press("Enter")
    keys.comes_to_match(HAND)

    table.press(table.button("Menu"))
    table.press(page.get_by_role("dialog").get_by_role("button", name="Rules of this match"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    table.shows(moment.view)
    keys.keeps_focus()
    table.press(table.button(re.compile("score sheet$")).first)
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_focus_when_things_go_wrong(page: Page) -> None:
    """A page that is frozen by another tab, and an engine that does not start, leave the focus where one goes on."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.knocked_with_chained_layoffs()
    moment = next(one for one in plan.moments if one.phase == "draw")
    table.resume(moment)
    table.ready()
    table.stock().focus()
    other = TablePage(page.context.new_page())
    other.page.goto("./?anim=0#/table")
    other.press(other.button("Play here instead").first)
    expect(table.notice().get_by_role("heading")).to_be_focused()
    keys.press("Tab")
    keys.comes_to("Play here instead")
    keys.press("Enter")
    table.shows(moment.view)
    keys.keeps_focus()
    other.page.close()

    page.context.route("**/*.wasm", lambda route: route.abort())
    table.resume(moment)
    again = table.act("Try again")
    again.focus()
    page.context.unroute("**/*.wasm")
    keys.press("Enter")
    table.ready()
    table.shows(moment.view)
    keys.comes_to("Stock")


def test_lifting_moving_and_taking_back(page: Page) -> None:
    """Escape lowers a card, Alt with an arrow moves it, D throws it, U takes it back while nobody answered."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.knock_choice()
    number = next(n for n, moment in enumerate(plan.moments) if moment.phase == "discard")
    moment = plan.moments[number]
    # With the page's clock standing still the opponent thinks for ever.
    page.clock.install(time=0)
    table.resume(moment, anim=True)
    table.ready()
    page.clock.pause_at(HOUR)
    keys.tab_to("Skip to your hand")
    keys.press("Enter")
    table.until(lambda: (bool(re.search(r"\d+ of 11$", keys.focused())), True))

    keys.press("Home")
    first = keys.focused().split(",")[0]
    keys.press("Alt+ArrowRight")
    table.until(lambda: (keys.focused().startswith(first) and keys.focused().endswith("2 of 11"), True))
    keys.press("Space")
    table.until(lambda: (page.get_by_role("button", pressed=True, name=re.compile(f"^{first}")).count(), 1))
    keys.press("Escape")
    table.until(lambda: (page.get_by_role("button", pressed=True, name=re.compile(f"^{first}")).count(), 0))

    assert moment.does is not None
    keys.walk_to(moment.does["card"])
    keys.press("Enter")
    keys.press("d")
    table.shows(moment.during[0])
    keys.comes_to("Stock")
    keys.press("u")
    table.shows(moment.view)
