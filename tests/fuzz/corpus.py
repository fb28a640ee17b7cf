"""Real texts of every kind that the engine reads, made by the engine."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from support.playout import random_action
from support.rulesets import RULESETS, arguments
from support.table import Table

from ginrummy.coach.drills import write_drill
from ginrummy.game.fairness import seed_of
from ginrummy.game.match import Match
from ginrummy.records import documents, short
from ginrummy.records.deals import DealRecord
from ginrummy.records.matches import MatchRecord
from ginrummy.records.position import Position
from ginrummy.records.ruleset import write_rules
from ginrummy.table.render import action_message
from ginrummy.table.session import OPPONENT

ACTS = (
    *({"type": name} for name in ("pass", "take_upcard", "draw_stock", "take_discard", "big_gin", "done")),
    {"type": "discard", "card": "Kd"},
    {"type": "lay_off", "card": "4c", "meld": 0},
    {"type": "knock", "discard": "Kd", "spread": ["Ac2c3c", "9c9d9h", "4d5d6d"]},
)


PLAIN = (
    *("advance", "next_deal", "undo", "price", "hint"),
    *("review_stop", "trial_end", "fair", "proof", "give_up"),
)
"""Commands without arguments."""


def played(name: str, seed: str, steps: int, form: str = "target") -> Table:
    """Play some steps of a match under one of the sets of rules."""
    rng, table = Random(f"corpus {seed}"), Table()
    target = {} if form == "one" else {"target": 40}
    table.new(form=form, level="gentle", seed=seed, **target, **arguments(name))
    for _ in range(steps):
        if table.match.over:
            break
        if table.deal.turn is None:
            table.send("next_deal")
        elif table.deal.turn == OPPONENT:
            table.send("advance")
        else:
            table.send("act", action=action_message(random_action(table.deal, rng, 0.95)))
    return table


@cache
def tables() -> tuple[Table, ...]:
    """Play a few matches, to moments of every kind."""
    forms = ("one", "target", "hollywood")
    return tuple(
        played(name, f"fuzz {number}", 3 + 7 * (number % 8), forms[number % 3])
        for number, name in enumerate(RULESETS)
    )


@cache
def saves() -> tuple[str, ...]:
    """Give saves at different moments."""
    return tuple(table.reply["save"] for table in tables())


@cache
def proof() -> str:
    """Give the proof of a match that was given up."""
    table = Table()
    table.new(form="target", target=40, seed=seed_of("0" * 64, "by the river", 0))
    told: str = table.send("give_up")["proof"]
    return told


@cache
def requests() -> tuple[str, ...]:
    """Give requests of every command, for the first table's revision."""
    rev = tables()[0].rev
    new = {"preset": "classic", "form": "target", "target": 100, "level": "gentle", "seed": "a seed"}
    said: list[tuple[str, dict[str, Any]]] = [
        ("hello", {}),
        ("rules", {"preset": "regular", "changes": {"gin_bonus": 30, "aces": "around", "box_at_once": True}}),
        ("new_match", new),
        ("new_match", {**new, "changes": {"gin_bonus": 30}, "name": "Friday night"}),
        *(("load", {"save": save}) for save in saves()[:4]),
        *(("act", {"action": act}) for act in ACTS),
        *((name, {}) for name in PLAIN),
        *((name, {"deal": 1}) for name in ("review", "knew")),
        ("trial", {"deal": 1, "at": 0}),
        ("drill", {"position": drills()[0]}),
        ("drill_answer", {"position": drills()[1], "action": ACTS[6]}),
        (
            "drill",
            {
                "kind": "throw",
                "seed": "a" * 300,
                "start": 0,
                "preset": "regular",
                "changes": {"gin_bonus": 1},
            },
        ),
        ("check_proof", {"proof": proof()}),
        ("replay", {"text": shorts()[0]}),
        ("replay", {"text": shorts()[-1], "deal": 1}),
        *(("replay", {"save": save, "deal": 1}) for save in saves()[-2:]),
        *(("replay_step", {"deal": deal, "at": at}) for deal, at in ((1, 0), (1, 3), (0, 9))),
        ("replay_record", {"deal": 1}),
        ("replay_play", {"deal": 1, "level": "gentle", "preset": "classic"}),
    ]
    return tuple(
        json.dumps({"v": 1, "id": number, "cmd": cmd, "rev": rev, "args": args})
        for number, (cmd, args) in enumerate(said)
    )


@cache
def _matches() -> tuple[Match, ...]:
    return tuple(table.match for table in tables())


@cache
def deals() -> tuple[DealRecord, ...]:
    """Give deals, some under way and some over."""
    return tuple(DealRecord.of(match.deal) for match in _matches())


@cache
def records() -> tuple[str, ...]:
    """Give records of deals and matches."""
    over = [match for match in _matches() if match.deal.result]
    whole = [MatchRecord.of([match.deal], match.form, match.target) for match in over[:3]]
    hidden = [record.seen_by(0) for record in deals()[:3]]
    return tuple(documents.dumps(record) for record in (*deals(), *whole, *hidden))


@cache
def shorts() -> tuple[str, ...]:
    """Give the short texts of finished deals."""
    return tuple(short.dumps(DealRecord.of(match.deal)) for match in _matches() if match.deal.result)


@cache
def positions() -> tuple[str, ...]:
    """Give positions, whole and as a seat sees them."""
    found = [Position.of(match.deal) for match in _matches() if match.deal.turn is not None]
    return tuple(str(one) for position in found for one in (position, position.seen_by(0)))


@cache
def rules_texts() -> tuple[str, ...]:
    """Give rules in their text."""
    return tuple(write_rules(rules) for rules in RULESETS.values())


@cache
def drills() -> tuple[str, ...]:
    """Give decisions of drills."""
    return tuple(
        write_drill(match.deal, match.deal.turn, match.sheet)
        for match in _matches()
        if match.deal.turn is not None
    )
