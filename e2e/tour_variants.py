"""The part of the walk that leads through the other games, own rules and Hollywood."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

import papers
import variants
from plans import Plan
from table_page import TablePage


def _choose(table: TablePage, field: str, choice: str) -> None:
    group = table.page.get_by_role("group", name=field, exact=True)
    group.get_by_role("radio", name=choice, exact=True).check()


def games(table: TablePage) -> Iterator[str]:
    """Walk through the first page with everything unfolded, and with own rules on it."""
    page = table.page
    page.goto("./")
    table.unfold()
    page.get_by_role("switch", name="Spades double").check()
    table.press(page.get_by_text("How this differs from the regular game: Oklahoma"))
    page.get_by_role("table", name=re.compile("^How Oklahoma differs")).scroll_into_view_if_needed()
    yield "home-unfolded"
    table.radio("How long", "Hollywood").check()
    table.radio("Target", "Other").check()
    page.get_by_role("textbox", name=re.compile("^Your target")).fill("7")
    table.deal()
    yield "home-wrong-target"
    table.keep_rules(variants.made_by_hand(), variants.few_turns(), variants.refused())
    page.goto("./")
    expect(page.get_by_text("These rules cannot be played as they are.")).to_be_visible()
    table.choose_game(str(variants.few_turns().name))
    table.press(page.get_by_role("button", name=f"Delete: {variants.made_by_hand().name}"))
    expect(table.notice()).to_be_visible()
    yield "home-own-rules"


def own_rules(table: TablePage) -> Iterator[str]:
    """Walk through the editor of own rules: as it opens, with a conflict, and about to replace others."""
    page = table.page
    plan = variants.few_turns()
    table.keep_rules(plan)
    page.goto("./#/rules")
    table.ready()
    say = page.get_by_role("status").filter(has_text=re.compile("changed|put right"))
    expect(say).to_be_visible()
    yield "own-rules"
    _choose(table, "When you may knock", "Up to the upcard")
    page.get_by_role("textbox", name="Gin bonus", exact=True).fill("999")
    expect(page.get_by_role("region", name="2 things do not fit")).to_be_visible()
    yield "own-rules-conflict"
    _choose(table, "When you may knock", "Up to a limit")
    page.get_by_role("textbox", name="Gin bonus", exact=True).fill("30")
    page.get_by_role("textbox", name="Name", exact=True).fill(str(plan.name))
    expect(say).to_contain_text("One rule changed")
    table.press(table.button("Save"))
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "own-rules-question"


def upcards(table: TablePage) -> Iterator[str]:
    """Walk through Oklahoma's turned cards and a start with eleven cards."""
    spade, ace = variants.spade_turned(), variants.ace_turned()
    for plan, name in ((ace, "oklahoma-ace"), (spade, "oklahoma-spade")):
        moment = next(one for one in plan.moments if one.phase == "draw")
        table.resume(moment)
        table.ready()
        table.says(moment)
        yield name
    table.resume(spade.last)
    yield "result-doubled"
    first = variants.eleven_cards(0).moments[0]
    table.resume(first)
    table.ready()
    table.says(first)
    yield "eleven-cards"
    table.press(table.button("Menu"))
    table.press(table.page.get_by_role("dialog").get_by_role("button", name="Rules of this match"))
    expect(table.page.get_by_role("main")).to_contain_text("The non-dealer begins by throwing a card")
    yield "match-rules"


def last_discard(table: TablePage) -> Iterator[str]:
    """Walk through the offer of the last discard, where it helps and where it does not."""
    useless = variants.last_discard_useless()
    table.resume(useless.moments[useless.number(variants.may_not_take_last)])
    table.ready()
    yield "last-discard-no-help"
    plan = variants.last_discard_taken()
    number = plan.number(variants.may_take_last)
    table.resume(plan.moments[number])
    table.ready()
    table.says(plan.moments[number])
    yield "last-discard"
    table.do(plan.moments[number].does or {})
    table.shows(plan.moments[number + 1].view)
    table.says(plan.moments[number + 1])
    yield "last-discard-taken"


def big_gin(table: TablePage) -> Iterator[str]:
    """Walk through big gin, and a run around the corner to lay off on."""
    plan = variants.big_gin()
    moment = plan.moments[-2]
    table.resume(moment)
    table.ready()
    table.says(moment)
    yield "big-gin"
    gin = next(entry["action"] for entry in moment.offers("knock") if entry["gin"])
    table.press_card(gin["discard"])
    yield "big-gin-lifted"
    table.resume(plan.last)
    yield "result-big-gin"
    corner = variants.corner_of_opponent()
    layoff = next(one for one in corner.moments if one.phase == "layoff")
    table.resume(layoff)
    table.ready()
    table.press_card(layoff.offers("lay_off")[0]["action"]["card"])
    yield "layoff-around"


def settled(table: TablePage) -> Iterator[str]:
    """Walk through the end of a game with bonuses, and through ties."""
    table.resume(variants.undercut_ends_game().last)
    yield "result-settled"
    table.page.get_by_role("region", name="Settlement").scroll_into_view_if_needed()
    yield "result-settlement"
    table.to_sheet()
    yield "score-settled"
    tie = variants.tied_undercut()
    table.resume(tie.moments[tie.number(lambda moment: moment.phase == "over")])
    yield "result-tie"
    table.resume(variants.drawn_deal().last)
    yield "result-drawn"


def _closing(plan: Plan) -> int:
    """Find the first deal that closes a game."""
    return plan.number(lambda moment: moment.phase == "over" and bool(papers.closed_now(moment.view)))


def hollywood(table: TablePage) -> Iterator[str]:
    """Walk through three games at once: the table, the end of a deal that closes one, the sheet, the end."""
    plan = variants.hollywood_apart()
    number = _closing(plan)
    table.resume(plan.moments[number])
    yield "result-hollywood"
    table.to_sheet()
    yield "score-hollywood"
    table.resume(plan.moments[number + 1])
    table.ready()
    table.says(plan.moments[number + 1])
    yield "hollywood-table"
    table.resume(plan.last)
    yield "hollywood-over"
    table.to_sheet()
    yield "score-hollywood-over"


PARTS = (games, own_rules, upcards, last_discard, big_gin, settled, hollywood)
