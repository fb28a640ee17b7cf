"""The verb ``score``: the score sheet of a match from who won each deal and its points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ginrummy.cli.questions import Answer, only, rules_asked
from ginrummy.game.errors import CodedError
from ginrummy.game.sheet import Form, Game, Settlement, Sheet, Tally, next_dealer
from ginrummy.records.sides import SIDES, seat_of, side

MOST_DEALS = 10_000
MOST_POINTS = 10_000
"""The most points of one deal, far above what any rules award."""

DEFAULT_TARGET = 100

Deal = tuple[int | None, int]
"""Who won a deal (None: nobody), and its award."""


def score(question: Mapping[str, Any]) -> Answer:
    """Answer with the score sheet of a match.

    ``deals`` are pairs: the side that won, or ``dead``, and the points of the deal without a box, which the rules
    credit.  Deals after the end are not scored.  ``match`` is target, one or hollywood, ``target`` 100 if there has
    to be one, ``dealer`` of the first deal A.  Raises CodedError ``bad_request`` with the field, ``unknown_field``,
    ``bad_side``, ``bad_target`` or what is wrong with the rules.

    >>> asked = {"rules": "classic", "deals": [["A", 60], ["dead", 0], ["A", 45], ["B", 20]]}
    >>> answer = score(asked)
    >>> answer["winner"], answer["score"], answer["final"], answer["played"], answer["dealers"]
    ('A', {'A': 105, 'B': 0}, {'A': 345, 'B': 0}, 3, ['A', 'A', 'A'])
    """
    only(question, {"rules", "match", "target", "deals", "dealer"})
    rules = rules_asked(question)
    form = _form(question.get("match", Form.TARGET.value))
    target = question.get("target", None if form is Form.ONE else DEFAULT_TARGET)
    if target is not None and type(target) is not int:
        raise CodedError("bad_request", field="target")
    sheet = Sheet.start(rules, form, target)
    dealer = seat_of(question.get("dealer", "A"))
    dealers = []
    for winner, award in _deals(question.get("deals")):
        if sheet.over:
            break
        dealers.append(side(dealer))
        sheet = sheet.after(winner, award)
        dealer = next_dealer(rules, dealer, winner)
    return sheet_answer(sheet) | {
        "dealers": dealers,
        "next_dealer": None if sheet.over else side(dealer),
    }


def sheet_answer(sheet: Sheet) -> Answer:
    """Write a score sheet: each game a column, both sides' sums, who won, and the settlement of what is closed.

    >>> from ginrummy.game.rules import Rules
    >>> sheet_answer(Sheet.start(Rules(), Form.ONE, None).after(1, 30))["columns"]
    [{'A': 0, 'B': 30, 'boxes': {'A': 0, 'B': 1}, 'winner': 'B'}]
    """
    settlements = sheet.settlements
    finals = [settled and _pair(settled.totals) for settled in settlements]
    boxes = [game.boxes for game in sheet.games]
    return {
        "columns": [_column(game, settled) for game, settled in zip(sheet.games, settlements, strict=True)],
        "score": _pair(sheet.scores),
        "boxes": _pair((sum(pair[0] for pair in boxes), sum(pair[1] for pair in boxes))),
        "winner": _side(sheet.winner),
        "over": sheet.over,
        "played": sheet.deals,
        "settlement": [settled and [_line(line) for line in settled.lines] for settled in settlements],
        "final": finals if sheet.form is Form.HOLLYWOOD else finals[0],
        "net": _pair(sheet.totals),
    }


def _form(text: object) -> Form:
    if text not in list(Form):
        raise CodedError("bad_request", field="match")
    return Form(str(text))


def _deals(deals: object) -> Iterator[Deal]:
    if not isinstance(deals, list) or len(deals) > MOST_DEALS:
        raise CodedError("bad_request", field="deals")
    for number, deal in enumerate(deals, 1):
        match deal:
            case ["dead" | "void", 0]:
                yield None, 0
            case [("A" | "B") as letter, int() as award] if not isinstance(award, bool):
                if not 0 <= award <= MOST_POINTS:
                    raise CodedError("bad_request", field="deals", deal=number)
                yield seat_of(letter), award
            case _:
                raise CodedError("bad_request", field="deals", deal=number)


def _column(game: Game, settled: Settlement | None) -> Answer:
    return _pair(game.scores) | {
        "boxes": _pair(game.boxes),
        "winner": _side(settled.winner if settled else None),
    }


def _line(line: Tally) -> Answer:
    return {"code": line.code.value, "side": side(line.seat), "points": line.points, **dict(line.params)}


def _pair(pair: tuple[int, int]) -> dict[str, Any]:
    return dict(zip(SIDES, pair, strict=True))


def _side(seat: int | None) -> str | None:
    return None if seat is None else side(seat)
