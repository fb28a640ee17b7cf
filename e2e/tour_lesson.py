"""The part of the walk through the page that shows the lesson."""

from __future__ import annotations

from collections.abc import Iterator

import lesson
from table_page import TablePage

PLAYED = lesson.play(lesson.lesson_seed())


def the_lesson(table: TablePage) -> Iterator[str]:
    """Walk through the lesson: its first page, a throw, the armed knock, its end."""
    table.page.goto("./?anim=0#/lesson")
    table.ready()
    table.hears("Melds. ")
    yield "lesson-melds"
    for number, (_, act) in enumerate(PLAYED.moments[:-1]):
        table.do(act)
        table.hears("draw from the stock" if act["type"] == "discard" else "Throw ")
        if number == 0:
            yield "lesson-throw"
    table.hears("so you may knock")
    table.press(table.act("Knock"))
    yield "lesson-knock"
    table.press(table.act("Knock with"))
    table.press(table.button("Show all"))
    yield "lesson-end"


PARTS = (the_lesson,)

__all__ = ["PARTS"]
