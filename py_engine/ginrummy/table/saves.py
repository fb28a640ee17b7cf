"""The save of a match: how it was started, every act since, and a check that the replay comes out the same.

The text is JSON.  ``rules`` holds every number of the rules, so that a save does not depend on what a preset is
in a later version.  ``moves`` holds the short texts of the acts with ``n`` where the next deal was dealt.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeGuard

from ginrummy.game.errors import CodedError
from ginrummy.game.match import Match
from ginrummy.game.outside import json_of
from ginrummy.game.rules import PRESETS, Rules, merged

FORMAT = "undercut-save"
VERSION = 2
"""Version 1 had no rules of its own and knew two presets by name."""
LONGEST = 200_000
"""The longest save that is read, in characters; a match of a hundred deals takes about 25,000."""
MOST_ACTS = 20_000
"""The most acts of both seats in a save that is read; a match of a hundred deals takes about 6,000.

Each is played again: more would keep a table waiting that nobody has ever sat at.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Save:
    """What a saved match is made of; ``rev`` is the revision it was saved at."""

    engine: str
    preset: str
    name: str | None
    rules: Rules
    form: str
    target: int | None
    level: str
    seed: str
    rev: int
    moves: tuple[str, ...]
    check: str

    def dumps(self) -> str:
        """Write the save as text."""
        return json.dumps(
            {
                "format": FORMAT,
                "v": VERSION,
                "engine": self.engine,
                "preset": self.preset,
                "name": self.name,
                "rules": self.rules.as_dict(),
                "form": self.form,
                "target": self.target,
                "level": self.level,
                "seed": self.seed,
                "rev": self.rev,
                "moves": " ".join(self.moves),
                "check": self.check,
            },
            separators=(",", ":"),
        )

    @classmethod
    def loads(cls, text: object) -> Save:
        """Read a save; the moves are not replayed here.

        Raises CodedError ``save_unreadable`` for anything that is no save and ``save_newer`` for one of a
        later version.
        """
        data = _parsed(text)
        version = data.get("v")
        if not _is_count(version):
            raise CodedError("save_unreadable")
        if version > VERSION:
            raise CodedError("save_newer", version=version)
        target, moves, rev, name = (data.get(field) for field in ("target", "moves", "rev", "name"))
        texts = [data.get(name) for name in ("engine", "preset", "form", "level", "seed", "check")]
        if version < 1 or not isinstance(moves, str) or not _is_count(rev):
            raise CodedError("save_unreadable")
        if not all(isinstance(entry, str) for entry in texts) or not (target is None or _is_count(target)):
            raise CodedError("save_unreadable")
        if not (name is None or isinstance(name, str)):
            raise CodedError("save_unreadable")
        engine, preset, form, level, seed, check = (str(entry) for entry in texts)
        if preset not in PRESETS:
            raise CodedError("save_unreadable")
        acts = tuple(moves.split())
        if len(acts) > MOST_ACTS:
            raise CodedError("save_unreadable")
        return cls(
            engine=engine,
            preset=preset,
            name=name,
            rules=PRESETS[preset] if version == 1 else _rules(data.get("rules")),
            form=form,
            target=target,
            level=level,
            seed=seed,
            rev=rev,
            moves=acts,
            check=check,
        )


def check_of(match: Match) -> str:
    """Return a short digest of everything in a match that play depends on."""
    deal = match.deal
    state = [
        match.number,
        match.scores,
        deal.dealer,
        deal.phase.value,
        deal.turn,
        deal.hands,
        [str(card) for card in deal.stock],
        [str(card) for card in deal.pile],
        str(deal.taken),
        deal.turns,
        [str(layoff) for layoff in deal.layoffs],
    ]
    return sha256(json.dumps(state).encode()).hexdigest()[:16]


def _rules(data: object) -> Rules:
    """Read the rules; a field that a later version of this format adds keeps what it was before."""
    if not isinstance(data, dict):
        raise CodedError("save_unreadable")
    try:
        values: dict[str, Any] = merged(Rules(), data)
        return Rules(**values)
    except CodedError:
        raise CodedError("save_unreadable") from None


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 31


def _parsed(text: object) -> dict[str, object]:
    if not isinstance(text, str):
        raise CodedError("save_unreadable")
    try:
        data = json_of(text, LONGEST)
    except ValueError:
        raise CodedError("save_unreadable") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise CodedError("save_unreadable")
    return data
