"""Results in a record: written for people, compared with the replay, never trusted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ginrummy.game.deal import DealResult
from ginrummy.game.scoring import Score
from ginrummy.records.reading import Table
from ginrummy.records.refusals import inconsistent, unreadable
from ginrummy.records.sides import SIDES, side
from ginrummy.records.writing import written

Pair = tuple[int, int]
"""One number for each seat."""

MOST_POINTS = 1_000_000
"""The most points in a record, far above what a match comes to."""

_EVERY_KEY = ("ending", "knocker", "deadwood", "kind", "winner", "points", "scores", "totals")

Said = Mapping[str, int | str | Pair]
"""A result in plain words and numbers."""


def said_of(result: DealResult, price: Score) -> Said:
    """Return what a deal came to; a side that there is not is left out.

    >>> from ginrummy.game.deal import Ending
    >>> from ginrummy.game.rules import Rules
    >>> from ginrummy.game.scoring import score
    >>> dead = DealResult(Ending.TWO_CARDS_LEFT, None)
    >>> said_of(dead, score(dead, Rules()))
    {'ending': 'two_cards_left', 'kind': 'dead', 'points': 0}
    """
    said: dict[str, int | str | Pair] = {"ending": result.ending.value}
    if result.knocker is not None and result.hands:
        said["knocker"] = side(result.knocker)
        said["deadwood"] = result.hands[0].deadwood, result.hands[1].deadwood
    said["kind"] = price.kind.value
    if price.winner is not None:
        said["winner"] = side(price.winner)
    return {**said, "points": price.points}


def write_said(said: Said) -> Iterator[str]:
    """Write a result, a line for each thing.

    >>> list(write_said({"winner": "A", "scores": (3, 0)}))
    ['winner = "A"', 'scores = { A = 3, B = 0 }']
    """
    for key, value in said.items():
        yield f"{key} = {write_pair(value) if isinstance(value, tuple) else written(value)}"


def write_pair(pair: Pair) -> str:
    """Write one number for each side.

    >>> write_pair((3, 0))
    '{ A = 3, B = 0 }'
    """
    return written(dict(zip(SIDES, pair, strict=True)))


def read_pair(table: Table) -> Pair:
    r"""Read one number for each side; raises RecordError ``record_unreadable``.

    >>> read_pair(Table.loads("A = 3\nB = 0"))
    (3, 0)
    """
    table.only(*SIDES)
    for letter in SIDES:
        if not 0 <= table.number(letter) <= MOST_POINTS:
            raise unreadable(table.line(letter), "out_of_bounds", field=letter, low=0, high=MOST_POINTS)
    return table.number("A"), table.number("B")


def compare(table: Table, said: Said, *besides: str) -> None:
    """Refuse a written result that the replay does not come to; what it leaves out is not missed.

    ``besides`` are keys that somebody else compares.

    Raises RecordError ``record_inconsistent`` with the reason ``not_over`` or ``result_differs``,
    ``record_unreadable`` for a key there is not.
    """
    if not said:
        raise inconsistent(table.line(), "not_over")
    table.only(*_EVERY_KEY, *besides)
    for key, value in table.plain().items():
        if key in besides:
            continue
        found = said.get(key)
        if isinstance(found, tuple):
            read = read_pair(table.table(key))
            if read != found:
                at = int(read[0] == found[0])
                raise inconsistent(
                    table.line(key, SIDES[at]),
                    "result_differs",
                    field=f"{key}.{SIDES[at]}",
                    written=read[at],
                    found=found[at],
                )
        elif type(found) is not type(value) or found != value:
            shown = found if found is not None else "none"
            raise inconsistent(
                table.line(key), "result_differs", field=key, written=str(value)[:40], found=shown
            )
