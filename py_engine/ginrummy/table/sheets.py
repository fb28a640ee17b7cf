"""Turn the score sheet of a match into messages."""

from __future__ import annotations

from collections.abc import Sequence

from ginrummy.game.match import Match, Row
from ginrummy.game.scoring import Line
from ginrummy.game.sheet import Game, Settlement
from ginrummy.table.messages import DealRowMessage, GameMessage, MatchMessage, ScoreLineMessage


def match_message(match: Match, level: str) -> MatchMessage:
    """Write where a match stands: its form, every finished deal, every game."""
    return {
        "form": match.form.value,
        "target": match.target,
        "level": level,
        "scores": list(match.scores),
        "totals": list(match.sheet.totals),
        "bonuses": match.sheet.bonuses,
        "deals": [_row_message(row) for row in match.rows],
        "games": [
            _game_message(game, settlement)
            for game, settlement in zip(match.sheet.games, match.sheet.settlements, strict=True)
        ],
        "over": match.over,
        "winner": match.winner,
    }


def line_messages(lines: Sequence[Line]) -> list[ScoreLineMessage]:
    """Write the lines of a receipt."""
    return [{"code": line.code.value, "points": line.points, "params": dict(line.params)} for line in lines]


def _game_message(game: Game, settlement: Settlement | None) -> GameMessage:
    return {
        "scores": list(game.scores),
        "boxes": list(game.boxes),
        "entries": [
            {
                "deal": entry.deal,
                "seat": entry.seat,
                "points": entry.award + entry.box,
                "scores": list(entry.scores),
            }
            for entry in game.entries
        ],
        "closer": game.closer,
        "winner": settlement.winner if settlement else None,
        "settlement": [
            {
                "code": line.code.value,
                "seat": line.seat,
                "points": line.points,
                "params": dict(line.params),
            }
            for line in settlement.lines
        ]
        if settlement
        else None,
        "totals": list(settlement.totals) if settlement else None,
    }


def _row_message(row: Row) -> DealRowMessage:
    price = row.score
    return {
        "number": row.number,
        "dealer": row.dealer,
        "kind": price.kind.value,
        "knocker": row.knocker,
        "winner": price.winner,
        "points": price.points,
        "scores": list(row.scores),
        "deadwood": list(row.deadwood) if row.deadwood else None,
    }
