"""The lesson's deal still teaches what it was chosen for, with the very engine and opponent the page has."""

from __future__ import annotations

import pytest
from support.table import Table

import lesson


@pytest.fixture(scope="module")
def played() -> lesson.Lesson:
    return lesson.play(lesson.lesson_seed())


def test_the_deal_is_still_a_lesson(played: lesson.Lesson) -> None:
    assert not played.flaws, (
        "The lesson's deal is spoilt, the opponent plays another way now: "
        f"{', '.join(played.flaws)}. Run tools/lesson.py and put a seed it prints into web/src/lesson-deal.js."
    )


def test_the_page_deals_what_is_tried_here() -> None:
    text = lesson.PAGE.read_text()
    assert f"preset: '{lesson.PRESET}'" in text
    assert f"level: '{lesson.LEVEL}'" in text


def test_what_helps_is_what_the_advice_says(played: lesson.Lesson) -> None:
    """A card that is taken stands in a meld then, and leaves what the offer had said."""
    for (before, act), (after, _) in zip(played.moments, played.moments[1:], strict=False):
        if act["type"] not in ("take_upcard", "take_discard"):
            continue
        taken = before["deal"]["pile"][-1]
        assert any(taken in meld["cards"] for meld in after["deal"]["melds"])


def test_a_take_tells_the_least_it_can_leave() -> None:
    table = Table()
    for number in range(20):
        reply = table.new(seed=f"take-{number}")
        while reply["view"]["deal"]["turn"] != 0:
            reply = table.send("advance")
        take = next((entry for entry in reply["legal"] if entry["action"]["type"] == "take_upcard"), None)
        if take is None:
            continue
        had = reply["view"]["deal"]["deadwood"]
        reply = table.act("take_upcard")
        left = [entry["deadwood"] for entry in reply["legal"] if entry["action"]["type"] == "discard"]
        assert min(left) == take["deadwood"]
        assert not take["helps"] or take["deadwood"] < had
