"""Practice: decisions asked on the table, the player's own mistakes until they are learned, and the curve of it all."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from ginrummy.table.drilling import drill, drill_answer
from keys import Keys
from practice import DAY, MATCH, NOON, PASS, POSITION, TAKE, begin, deal, keep, mistake, slip
from table_page import EMPTY, TablePage

HOME = "./?anim=0"
PRACTICE = "./?anim=0#/practice"
SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800))

KEPT = """
async () => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  return createStorage().practice.read();
}
"""
STORED = """() => JSON.stringify(Object.entries(localStorage).filter(([key]) => !key.endsWith(":practice")).sort())"""
# How far the page goes beyond the window, in pixels.
WIDER = "() => document.scrollingElement.scrollWidth - innerWidth"


def test_own_mistakes_come_back_until_they_are_learned(page: Page) -> None:
    """Wrong is due again, right comes back another day, right on two days is learned; the match is left alone."""
    graded = drill_answer({"position": POSITION, "action": PASS})
    assert (graded["right"], graded["best"]) == (False, TAKE)
    table = TablePage(page)
    page.clock.set_fixed_time(NOON)
    keep(table, deals=[deal(1, 8.3)], mistakes=[mistake()])
    before = page.evaluate(STORED)
    page.goto(HOME)
    page.get_by_role("button", name="Practice 1 mistake of yours is due").click()
    expect(page.get_by_text("1 mistake of your own is kept here.")).to_be_visible()
    begin(page, "Take or draw")
    expect(slip(page).get_by_role("heading")).to_have_text("Take or draw?")
    expect(slip(page)).to_contain_text("From your own play:")
    expect(slip(page)).to_contain_text("against Sharp")
    table.press(table.act("Pass"))
    expect(slip(page).get_by_role("heading")).to_have_text("Not the best")
    table.hears("That costs about")
    expect(slip(page)).to_contain_text("0 of 1 right")
    assert page.evaluate(KEPT)["mistakes"][0]["box"] == 0
    for day, words in ((1, "It comes back on another day."), (2, "Right on two days: learned.")):
        page.clock.set_fixed_time(NOON + day * DAY)
        page.goto(HOME)
        page.goto(PRACTICE)
        begin(page, "Take or draw")
        table.press(table.pile())
        expect(slip(page).get_by_role("heading")).to_have_text("Right")
        expect(slip(page)).to_contain_text(words)
    table.press(table.button("Leave practice"))
    expect(page.get_by_text("You have learned from 1 so far.")).to_be_visible()
    assert page.evaluate(KEPT)["mistakes"] == []
    assert page.evaluate(STORED) == before


def test_with_keys_alone(page: Page) -> None:
    """From the first page into a decision the engine found, through its answer to the next one, and out again."""
    page.set_viewport_size({"width": 320, "height": 568})
    table, keys = TablePage(page), Keys(TablePage(page))
    page.goto(PRACTICE)
    page.get_by_role("button", name=re.compile("^Take or draw")).focus()
    keys.press("Enter")
    expect(slip(page)).to_be_visible(timeout=90_000)
    expect(slip(page)).to_contain_text(
        "From a deal the engine played: there is no such mistake of yours yet."
    )
    keys.comes_to_match("draw the top card|take it")
    keys.press("Enter")
    keys.comes_to("Next")
    table.hears("Right. " if slip(page).get_by_role("heading").inner_text() == "Right" else "Not the best. ")
    expect(slip(page)).to_contain_text("of 1 right")
    keys.press("Enter")
    keys.comes_to_match("draw the top card|take it")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDER) <= 0
    page.get_by_role("button", name="Leave practice").focus()
    keys.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Practice")).to_be_visible()


def test_a_position_that_is_none_is_told_of(page: Page) -> None:
    """Nothing is lost by it, and the next decision comes."""
    keep(TablePage(page), deals=[deal(1, 3)], mistakes=[mistake("rules=regular from=elsewhere")])
    page.goto(PRACTICE)
    page.get_by_role("button", name=re.compile("^Take or draw")).click()
    told = page.get_by_text("This decision cannot be set up again")
    expect(told).to_be_visible(timeout=90_000)
    page.get_by_role("button", name="Next").click()
    expect(slip(page)).to_contain_text("no mistake of yours is due now", timeout=90_000)
    assert len(page.evaluate(KEPT)["mistakes"]) == 1


@pytest.mark.parametrize("kind", ["throw", "layoff"])
def test_the_answer_is_given_on_the_table(page: Page, kind: str) -> None:
    """A card is thrown, or the layoffs are ended, as in a match; the way on has the focus then."""
    found = (drill({"kind": kind, "seed": "table", "start": start}) for start in range(200))
    asked = next(one for one in found if one["position"])
    assert asked["position"]
    table = TablePage(page)
    act = asked["legal"][0]["action"]
    own = {**mistake(asked["position"]), "kind": kind, "played": act, "best": act}
    keep(table, deals=[deal(1, 3)], mistakes=[own])
    page.goto(PRACTICE)
    begin(page, {"throw": "What to throw", "layoff": "What to lay off"}[kind])
    if kind == "throw":
        table.do(act)
    else:
        table.press(table.act("Done"))
    graded = drill_answer(
        {"position": asked["position"], "action": act if kind == "throw" else {"type": "done"}}
    )
    expect(slip(page).get_by_role("heading")).to_have_text("Right" if graded["right"] else "Not the best")
    expect(slip(page).get_by_role("button", name="Next")).to_be_focused()


def test_the_curve_of_points_lost(page: Page) -> None:
    """Empty it says so; with deals it is a curve, a sentence and a table; each kind has its own."""
    page.goto("./?anim=0#/statistics")
    expect(page.get_by_text("Nothing to count yet.")).to_be_visible()
    keep(TablePage(page), deals=[deal(number, lost) for number, lost in enumerate((12, 9, 6, 3), 1)])
    page.goto("./?anim=0#/statistics")
    section = page.get_by_role("region", name="Points lost a decision")
    curve = section.get_by_role("img")
    expect(curve).to_have_accessible_name(
        "All of them: over your last 4 reviewed deals you lost 1.9 points a decision. Over the 4 deals shown,"
        " the mean was 1.9 at its lowest and 3.0 at its highest."
    )
    section.get_by_text("As a list").click()
    rows = section.get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1)).to_have_text(re.compile(r"1\s*3\.0"))
    section.get_by_label("Decisions").select_option("throw")
    expect(curve).to_have_accessible_name(re.compile("^What to throw: .* 2.5 points a decision"))
    section.get_by_label("Decisions").select_option("knock")
    expect(section.get_by_text("No reviewed deal has such a decision yet.")).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate(WIDER) <= 0
    section.get_by_role("button", name="Practise").click()
    expect(page.get_by_role("heading", level=1, name="Practice")).to_be_visible()


def test_a_file_takes_it_along(page: Page) -> None:
    """What is kept of practice is in the file that holds everything."""
    table = TablePage(page)
    keep(table, deals=[deal(1, 3)], mistakes=[mistake()], learned=2)
    page.goto("./?anim=0#/statistics")
    with page.expect_download() as saved:
        table.press(table.button("Save to a file"))
    data = json.loads(saved.value.path().read_text(encoding="utf-8"))["data"]
    assert data["practice"]["learned"] == 2
    page.evaluate(EMPTY)
    page.reload()
    page.get_by_label("Bring in a file").set_input_files(saved.value.path())
    expect(page.get_by_text("The file of")).to_be_visible()
    table.press(table.button("Bring in"))
    expect(page.get_by_text("No match was added.")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert (kept["learned"], [one["id"] for one in kept["mistakes"]]) == (2, [f"{MATCH}.1.1"])
