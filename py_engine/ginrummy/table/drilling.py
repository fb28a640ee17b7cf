"""Decisions asked again: set up from their text or found in deals of the engine's own, and graded.

Nothing here knows of the match on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ginrummy.coach.drills import LONGEST_LINE, Drill, Kind, write_drill
from ginrummy.coach.judging import Judgement, Verdict, judged
from ginrummy.coach.seeking import seek
from ginrummy.game.actions import Action
from ginrummy.game.errors import CodedError
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, KnockMode, Rules, merged, preset
from ginrummy.records.ruleset import nearest
from ginrummy.table.messages import DrilledMessage, DrillMessage, LegalMessage
from ginrummy.table.protocol import read_action, read_args
from ginrummy.table.render import action_message, legal_messages, rules_message, view_message

WORLDS = 400
"""Imagined worlds in which an answer is weighed."""

LONGEST_SEED = 200

_MOST_DEALS = 1_000_000


def drill(args: Mapping[str, Any]) -> DrillMessage:
    """Set a decision up: that of ``position``, or one of a ``kind`` from the deal ``start`` of a ``seed`` on.

    Raises CodedError ``drill_unreadable``, ``bad_request`` or what is wrong with the rules.
    """
    if "position" in args:
        read = read_args(args, {"position": str})
        return _shown(read["position"][: LONGEST_LINE + 1], 0)
    read = read_args(args, {"kind": str, "seed": str, "start": int, "preset": str, "changes": dict})
    kind, seed, start = read.get("kind"), read.get("seed"), read.get("start", 0)
    if kind not in list(Kind) or not seed or len(seed) > LONGEST_SEED or not 0 <= start < _MOST_DEALS:
        raise CodedError("bad_request")
    if not seed.isprintable():
        # Half of a surrogate pair cannot be written as bytes, and from bytes the deals come.
        raise CodedError("bad_request", field="seed")
    rules = Rules(**merged(preset(read.get("preset", "regular")), read.get("changes", {})))
    if rules.knock_mode is KnockMode.GIN_ONLY and kind in (Kind.KNOCK, Kind.LAYOFF):
        # Nobody knocks there, so nobody lays off.
        rules = PRESETS["regular"]
    found = seek(Kind(kind), rules, seed, start)
    if found is None:
        return {"kind": kind, "position": None, "view": None, "legal": [], "start": start + 1}
    return _shown(write_drill(found.deal, found.seat, found.sheet, found.level), start + 1)


def drill_answer(args: Mapping[str, Any]) -> DrilledMessage:
    """Grade an act; raises CodedError ``drill_unreadable``, or IllegalAction where it is not allowed there."""
    read = read_args(args, {"position": str, "action": dict})
    asked = Drill.parse(read.get("position", ""))
    action = read_action(read.get("action"))
    after = asked.after(action)
    answer = _judged(asked, action)
    return {
        "right": answer.verdict in (Verdict.BEST, Verdict.FINE),
        "best": action_message(answer.best),
        "loss": round(answer.loss, 2),
        "error": round(answer.error, 2),
        "reasons": [{"code": reason.code, "params": reason.params} for reason in answer.reasons],
        "options": [
            {
                "action": action_message(option.action),
                "points": round(option.points, 2),
                "error": round(option.error, 2),
            }
            for option in answer.options
        ],
        "next": after,
    }


def _judged(asked: Drill, action: Action) -> Judgement:
    """Weigh an act by what its seat sees; the same worlds for every answer."""
    line = write_drill(asked.deal, asked.seat, asked.sheet, asked.level)
    return judged(asked.view, action, Random(line), WORLDS)


def _shown(position: str, start: int) -> DrillMessage:
    asked = Drill.parse(position)
    rules = rules_message(nearest(asked.deal.rules), asked.deal.rules)
    view = view_message(asked.match, asked.seat, rules, asked.level, can_undo=False)
    legal = legal_messages(asked.match, asked.seat)
    if asked.deal.phase is Phase.LAYOFF:
        view["deal"]["best_layoffs"] = None
        legal = [_unhinted(entry) for entry in legal]
    return {"kind": asked.kind.value, "position": position, "view": view, "legal": legal, "start": start}


def _unhinted(entry: LegalMessage) -> LegalMessage:
    """Leave out which layoff is the best: that is the question."""
    told = entry.copy()
    told.pop("proposed", None)
    return told
