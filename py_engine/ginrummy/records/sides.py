"""The two sides of a record, A and B, which are the seats 0 and 1."""

from __future__ import annotations

from ginrummy.records.refusals import BadWord

SIDES = "AB"
"""The letter of each seat."""


def side(seat: int) -> str:
    """Return the letter of a seat.

    >>> side(1)
    'B'
    """
    return SIDES[seat]


def seat_of(text: object) -> int:
    """Return the seat of a letter; raises BadWord ``bad_side``.

    >>> seat_of("B")
    1
    """
    if not isinstance(text, str) or text not in ("A", "B"):
        raise BadWord("bad_side", text=str(text)[:20])
    return SIDES.index(text)
