"""The figures of the matches kept, and the file that carries everything to another device."""

from __future__ import annotations

import json
from pathlib import Path
from zlib import crc32

from playwright.sync_api import Page, expect

import scenarios
from outline import outline
from table_page import EMPTY, TablePage

STATISTICS = "./?anim=0#/statistics"


def figures(page: Page) -> str:
    """Read what the page says from its first figure to its data."""
    expect(page.get_by_text("Matches won", exact=True)).to_be_visible()
    words = outline(page).one("main").words()
    return words[words.index("Matches won") : words.index("Your data")]


def test_a_match_counts_once(page: Page) -> None:
    """A newcomer is told what will be here; a match that is over counts once, however often it is looked at."""
    table = TablePage(page)
    plan = scenarios.whole_game()
    view = plan.last.view
    page.goto(STATISTICS)
    expect(page.get_by_text("Nothing to count yet.")).to_be_visible()
    table.keep(plan.last)
    page.goto("./?anim=0#/table")
    table.shows(view)
    table.ready()
    for _ in range(2):
        page.goto(STATISTICS)
        page.reload()
        said = figures(page)
        won = int(view["match"]["winner"] == view["seat"])
        assert f"Matches won {won} of 1" in said
        assert f"net, {len(view['match']['deals'])} deals" in said
        page.goto("./?anim=0#/table")
        table.shows(view)
    page.goto(STATISTICS)
    you, them = view["match"]["scores"]
    curve = page.get_by_role("img", name="Gin rummy to 100 against Gentle")
    expect(curve).to_have_accessible_name(
        f"Gin rummy to 100 against Gentle: you {'won' if won else 'lost'}, and the scores are {you} for you"
        f" and {them} for the opponent after {len(view['match']['deals'])} deals."
    )
    score = page.get_by_role("region", name="Score of a match")
    score.get_by_text("As a list").click()
    rows = score.get_by_role("group", name="The curve as a list").get_by_role("row")
    expect(rows).to_have_count(len(view["match"]["deals"]) + 2)
    expect(rows.last).to_contain_text(f"{you}")


def test_a_file_carries_everything(page: Page, tmp_path: Path) -> None:
    """Saved to a file, cleared, brought in: all is there again, and Undo takes it back."""
    table = TablePage(page)
    over, running = scenarios.whole_game(), scenarios.knocked_with_chained_layoffs()
    table.keep_settings(deck="two")
    table.keep(over.last)
    page.goto(table.address(running))
    table.choose(running)
    table.deal()
    table.shows(running.moments[0].view)
    page.goto(STATISTICS)
    before = figures(page)
    with page.expect_download() as download:
        table.press(table.button("Save to a file"))
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    expect(page.get_by_text("among your downloads")).to_be_visible()
    assert json.loads(kept.read_text(encoding="utf-8"))["format"] == "undercut-data"

    page.evaluate(EMPTY)
    page.reload()
    expect(page.get_by_text("Nothing to count yet.")).to_be_visible()
    file = page.get_by_label("Bring in a file")
    file.set_input_files(kept)
    asked = page.get_by_role("group", name="What the file holds")
    expect(asked).to_contain_text("2 matches and settings")
    expect(asked).to_be_focused()
    table.press(asked.get_by_role("button", name="Bring in"))
    expect(page.get_by_text("2 matches were added.")).to_be_visible()
    assert figures(page) == before
    assert page.evaluate("document.documentElement.dataset.deck") == "2"

    table.press(table.button("Undo"))
    expect(page.get_by_text("All is as it was before.")).to_be_visible()
    expect(page.get_by_text("Nothing to count yet.")).to_be_visible()
    file.set_input_files(kept)
    table.press(asked.get_by_role("button", name="Bring in"))
    page.goto("./?anim=0#/matches")
    page.get_by_role("button", name="Go on: Gin rummy, one deal").click()
    table.shows(running.moments[0].view)


def test_files_that_are_none_of_ours(page: Page) -> None:
    """Every bad file gets a sentence that says what is wrong with it, and changes nothing."""
    page.goto(STATISTICS)
    before = page.evaluate("JSON.stringify(localStorage)")
    data = {"settings": None, "rules": [], "matches": [{"id": "<b>bold</b>"}], "figures": [], "running": None}
    text = json.dumps(data, separators=(",", ":"))
    ours = {
        "format": "undercut-data",
        "v": 1,
        "app": "",
        "made": 0,
        "crc": crc32(text.encode()),
        "data": data,
    }
    files = {
        "This is not a file saved by Undercut.": "hello",
        "comes from a newer version": json.dumps({**ours, "v": 2}),
        "This file is damaged": json.dumps({**ours, "crc": 1}),
        "does not belong there": json.dumps(ours),
        "too large": " " * (5 * 1024 * 1024 + 1),
    }
    for words, content in files.items():
        page.get_by_label("Bring in a file").set_input_files(
            {"name": "x.json", "mimeType": "application/json", "buffer": content.encode()}
        )
        expect(page.get_by_text(words)).to_be_visible()
    assert page.evaluate("JSON.stringify(localStorage)") == before
