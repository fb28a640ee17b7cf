"""A walk through every screen and state of the page, for whoever wants to look at each of them.

The walk is a generator: it brings the page to a state, names it, and goes on when it is asked for the next one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import expect

import plans
import scenarios
import tour_access
import tour_coach
import tour_first
import tour_lesson
import tour_variants
from plans import Moment, Plan
from table_page import EMPTY, TablePage

Part = Callable[[TablePage], Iterator[str]]

SIZES = ((320, 568), (390, 844), (768, 1024), (1280, 800), (844, 390))


def number_of(plan: Plan, phase: str, after: int = 0) -> int:
    """Find the first moment in a phase from a given one on."""
    return next(n for n, moment in enumerate(plan.moments) if n >= after and moment.phase == phase)


def _close(table: TablePage) -> None:
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def first_page(table: TablePage) -> Iterator[str]:
    """Walk through the first page without and with a match that waits."""
    plan = scenarios.whole_game()
    table.page.goto("./")
    table.ready()
    yield "home"
    table.keep(plan.moments[number_of(plan, "draw", after=9)])
    table.page.goto("./")
    table.ready()
    yield "home-saved"
    table.deal()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    yield "home-question"
    _close(table)


def turn(table: TablePage) -> Iterator[str]:
    """Walk through one turn and the opponent's answer."""
    plan = scenarios.knock_with_opponents_layoffs()
    upcard = next(moment for moment in plan.moments if moment.phase == "upcard")
    table.resume(upcard)
    table.ready()
    table.says(upcard)
    yield "upcard"
    number = number_of(plan, "draw", after=len(plan.moments) - 5)
    draw, discard = plan.moments[number], plan.moments[number + 1]
    table.resume(draw)
    table.ready()
    table.says(draw)
    yield "draw"
    table.press(table.button("Menu"))
    yield "menu"
    sheet = table.page.get_by_role("dialog", name="Menu")
    table.press(sheet.get_by_role("button", name="This deal"))
    yield "log"
    _close(table)
    table.press(table.button("Menu"))
    table.press(sheet.get_by_role("button", name="Keys"))
    yield "keys"
    _close(table)
    table.do(draw.does or {})
    table.shows(discard.view)
    yield "discard"
    table.press(table.act("Sort hand"))
    yield "sort"
    _close(table)
    breaking = max(discard.offers("discard"), key=lambda entry: entry["deadwood"])
    card = breaking["action"]["card"]
    table.press_card(card)
    yield "lifted"
    table.press_card(card)
    expect(table.question()).to_be_visible()
    yield "meld-question"
    pile = next(
        moment for moment in plan.moments if moment.phase == "draw" and not moment.deal["pile_closed"]
    )
    table.resume(pile)
    table.ready()
    table.do({"type": "take_discard"})
    expect(table.act("Take back")).to_be_visible()
    yield "taken"
    table.press(table.act("Take back"))
    table.shows(pile.view)
    table.resume(discard)
    table.ready()
    table.press_card(card)
    table.hold_opponent()
    table.press(table.act("Discard"))
    table.agree()
    expect(table.act("Take back")).to_be_visible()
    yield "opponents-turn"
    table.release_opponent()


def knock(table: TablePage) -> Iterator[str]:
    """Walk through a knock of the person, up to the score sheet."""
    moment = scenarios.spread_choice().last
    table.resume(moment)
    table.ready()
    table.press(table.act("Knock"))
    yield "knock-armed"
    table.press(table.act("Other ways"))
    yield "other-ways"
    _close(table)
    table.hold_opponent()
    table.press(table.act(re.compile(r"^Knock with \d+$")))
    expect(table.page.get_by_role("region", name="Your melds")).to_be_visible()
    yield "knocked"
    table.release_opponent()
    expect(table.button("Next")).to_be_visible()
    yield "result-first"
    table.press(table.button("Next"))
    table.press(table.button("Next"))
    yield "result-step"
    table.show_all()
    expect(table.button("New game")).to_be_visible()
    yield "result-knock"
    table.press(table.button("Score sheet"))
    yield "score-one-deal"


def layoff(table: TablePage) -> Iterator[str]:
    """Walk through the layoffs on the opponent's spread."""
    plan = scenarios.knocked_with_several_layoffs()
    number = number_of(plan, "layoff")
    moment = plan.moments[number]
    table.resume(moment)
    table.ready()
    table.says(moment)
    yield "layoff"
    table.press_card(moment.offers("lay_off")[0]["action"]["card"])
    yield "layoff-lifted"
    table.press_card(moment.offers("lay_off")[0]["action"]["card"])
    table.shows(plans.after(moment, moment.offers("lay_off")[0]["action"])[-1])
    table.press(table.act(re.compile("^Lay off")))
    expect(table.act(re.compile("^Lay off"))).to_have_count(0)
    yield "layoff-done"
    table.do({"type": "done"})
    expect(table.button("Next")).to_be_visible()
    table.show_all()
    expect(table.button("New game")).to_be_visible()
    yield "result-laid-off"


def straight(table: TablePage) -> Iterator[str]:
    """Walk through Straight Gin near its end, gin, and a dead deal."""
    gin = scenarios.straight_gin()
    dead = scenarios.dead_deal_in_a_game()
    late = dead.moments[number_of(dead, "draw", after=24)]
    table.resume(late)
    table.ready()
    yield "straight-draw"
    table.resume(gin.moments[-2])
    table.ready()
    table.says(gin.moments[-2])
    yield "gin-possible"
    table.do(gin.moments[-2].does or {})
    table.shows(gin.last.view)
    yield "result-gin"
    table.resume(dead.moments[number_of(dead, "over")])
    yield "result-dead"


def endings(table: TablePage) -> Iterator[str]:
    """Walk through an undercut, the end of a game and its score sheet."""
    table.resume(scenarios.undercut_by_person().last)
    yield "result-undercut"
    plan = scenarios.whole_game()
    table.resume(plan.last)
    yield "game-over"
    table.press(table.button("Score sheet"))
    yield "score-game"


def trouble(table: TablePage) -> Iterator[str]:
    """Walk through the notices: another tab, no engine, a save that was put aside."""
    plan = scenarios.knocked_with_chained_layoffs()
    moment: Moment = plan.moments[2]
    table.resume(moment)
    table.ready()
    other = TablePage(table.page.context.new_page())
    other.page.goto("./#/table")
    other.press(other.button("Play here instead").first)
    expect(table.notice()).to_be_visible()
    yield "frozen"
    other.page.close()
    table.page.context.route("**/*.wasm", lambda route: route.abort())
    table.resume(moment)
    expect(table.act("Try again")).to_be_visible()
    yield "not-started"
    table.page.context.unroute("**/*.wasm")
    table.blank()
    table.page.evaluate(EMPTY)
    table.page.evaluate("() => localStorage.setItem('undercut1:game:A', 'not a save')")
    table.page.goto("./")
    expect(table.notice()).to_be_visible()
    table.ready()
    yield "save-put-aside"


PARTS = (
    first_page,
    turn,
    knock,
    layoff,
    straight,
    endings,
    trouble,
    *tour_variants.PARTS,
    *tour_access.PARTS,
    *tour_first.PARTS,
    *tour_lesson.PARTS,
    *tour_coach.PARTS,
)


def walk(table: TablePage) -> Iterator[str]:
    """Walk through everything."""
    for part in PARTS:
        yield from part(table)


__all__ = ["PARTS", "SIZES", "Part", "walk"]
