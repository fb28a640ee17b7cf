"""A deal looked at again: step by step, by mouse and by keys, passed on as a link, its cards played once more."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import kept
import scenarios
from ginrummy.records import documents, short
from table_page import TablePage
from test_coach import opened as reviewed
from test_looks import FITS, RULES, violations
from words import card_name

LINK = re.compile(r"#d=[\w-]+$")


def place(page: Page) -> Locator:
    """Find the slider that tells which step is shown."""
    return page.get_by_role("slider", name="Step")


def at_step(page: Page, at: int) -> None:
    expect(place(page)).to_have_value(str(at))
    # The cards of the step have come, not its number alone.
    expect(place(page)).to_have_attribute("aria-valuetext", re.compile(f"^Step {at} of "))


def opened(page: Page) -> TablePage:
    """Open the replay of a deal that has just ended."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    table.resume(plan.last)
    table.ready()
    table.press(table.button("Replay"))
    at_step(page, 0)
    return table


def test_a_deal_is_stepped_through_by_mouse_and_by_keys(page: Page) -> None:
    """What each step shows is what was seen then; nothing on the table can be played."""
    table = opened(page)
    plan = scenarios.knock_with_opponents_layoffs()
    steps = int(place(page).get_attribute("max") or 0)
    dealt = plan.moments[0].deal
    expect(page.get_by_role("list", name="Your hand").get_by_role("listitem")).to_have_count(10)
    table.press(table.button("One step on"))
    at_step(page, 1)
    table.hears("Step 1 of")
    table.press(table.button("To the end"))
    at_step(page, steps)
    table.hears(f"Step {steps} of {steps}")
    assert "You score" in table.said()
    page.keyboard.press("Home")
    at_step(page, 0)
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at_step(page, number)
    page.keyboard.press("ArrowLeft")
    at_step(page, 2)
    place(page).focus()
    page.keyboard.press("End")
    at_step(page, steps)
    page.keyboard.press("Home")
    at_step(page, 0)

    card = page.get_by_role("button", name=re.compile(f"^{card_name(dealt['hand'][0])}"))
    expect(card).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name=re.compile("only to look at")).first.click(force=True)
    at_step(page, 0)
    other = page.get_by_role("img", name=re.compile("^Steady holds .+Deadwood", re.I))
    expect(other).to_have_count(0)
    table.press(table.button("Both hands"))
    expect(other).to_be_visible()
    assert violations(page, RULES) == []
    page.set_viewport_size({"width": 320, "height": 568})
    place(page).focus()
    for key, step in (("End", steps), ("ArrowLeft", steps - 1), ("Home", 0)):
        page.keyboard.press(key)
        at_step(page, step)
        assert page.evaluate(FITS) == []
    table.press(table.button("Leave the replay"))
    expect(table.button("Review this deal")).to_be_visible()


def test_what_the_coach_found_stands_beside_the_act(page: Page) -> None:
    """From a decision of a review its step is opened, with the verdict, and the way leads back."""
    table = TablePage(page)
    reviewed(table, scenarios.knock_with_opponents_layoffs())
    detail = page.get_by_role("region", name=re.compile("^Decision 2 of"))
    verdicts = "Best|Good|Not quite|Mistake|Costly"
    verdict = detail.get_by_text(re.compile(f"^({verdicts})$")).first.inner_text()
    table.press(detail.get_by_role("button", name="Replay"))
    expect(place(page)).not_to_have_value("0")
    table.hears(verdict)
    page.keyboard.press("ArrowLeft")
    table.until(lambda: (bool(re.search(verdicts, table.said())), False))
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Deal 1, looked at again")).to_be_visible()


def test_a_link_opens_beside_the_match_that_is_on(page: Page, new_page: Callable[..., Page]) -> None:
    """The link holds the deal and no more than that; whoever opens it keeps his own match as it was."""
    table = opened(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.press(table.button("Share and more"))
    table.press(table.button("Copy link"))
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert LINK.search(link)
    assert page.url.endswith(link.partition("#")[2])
    text = link.partition("#d=")[2]
    assert short.dumps(short.loads(text)) == text
    table.press(table.button("Copy as text"))
    expect(page.get_by_text("The text is copied.")).to_be_visible()
    told = str(page.evaluate("navigator.clipboard.readText()"))
    assert told.endswith(link)
    assert "1. " in told
    with page.expect_download() as saved:
        table.press(table.button("Save as file"))
    written = Path(saved.value.path()).read_text(encoding="utf-8")
    assert short.dumps(documents.loads(written).record) == text
    page.goto("./?anim=0#/matches")
    file = {"name": saved.value.suggested_filename, "mimeType": "text/plain", "buffer": written.encode()}
    page.get_by_label("Bring in a file").set_input_files(files=[file])
    at_step(page, 0)
    assert page.url.endswith(text)

    other = TablePage(new_page())
    other.resume(scenarios.straight_gin().moments[2])
    other.ready()
    before = kept.newest_save(other.page)
    other.page.goto("./?anim=0#d=" + text)
    at_step(other.page, 0)
    other.page.keyboard.press("End")
    expect(other.page.get_by_text(re.compile("You score"))).to_be_visible()
    other.page.reload()
    at_step(other.page, 0)
    other.press(other.button("Leave the replay"))
    assert kept.newest_save(other.page) == before
    other.page.goto("./?anim=0#d=" + text[:-3] + "AAA")
    expect(other.page.get_by_text("This link is damaged")).to_be_visible()
    assert kept.newest_save(other.page) == before


def test_the_cards_are_played_again_and_do_not_count(page: Page) -> None:
    """By the deal's own game or another; then the replay is there again, and the match as it was."""
    table = opened(page)
    before = kept.newest_save(page)
    table.press(table.button("Share and more"))
    page.get_by_role("combobox", name="Game").select_option("straight")
    table.press(table.button("Same deal, this game"))
    expect(page.get_by_role("toolbar")).to_be_visible()
    expect(table.button("Back to the replay")).to_be_visible()
    table.press(table.button("Back to the replay"))
    at_step(page, 0)
    table.press(table.button("Leave the replay"))
    expect(table.button("Review this deal")).to_be_visible()
    assert kept.moves(kept.newest_save(page) or "") == kept.moves(before or "")
