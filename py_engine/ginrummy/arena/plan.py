"""What is to be played: everything that the result depends on, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ginrummy.game.rules import Rules
from ginrummy.game.sheet import Form
from ginrummy.records.ruleset import write_rules

VERSION = 1
"""The version of the lines of a file of results."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Two sides, the rules and the seed of any number of mirrored pairs.

    ``a`` and ``b`` are written as :mod:`ginrummy.arena.contestants` reads them.  ``form`` None plays single deals
    whose dealer alternates from pair to pair; a form plays matches, ``target`` None where it has none.  ``patience``:
    the seconds that an outside program may take for one answer; no result depends on it.

    >>> Plan(a="sharp", b="simple", rules=Rules(), seed="1", form=None, target=None).key()["rules"]
    'regular'
    """

    a: str
    b: str
    rules: Rules
    seed: str
    form: Form | None
    target: int | None
    patience: float = 30.0

    def key(self) -> dict[str, Any]:
        """Return what tells this plan from others, ready for JSON."""
        return {
            "arena": VERSION,
            "a": self.a,
            "b": self.b,
            "rules": write_rules(self.rules),
            "seed": self.seed,
            "form": self.form.value if self.form else "deals",
            "target": self.target,
        }
