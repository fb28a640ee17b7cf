"""Rules to run a test under: the presets, and made ones in which the other options meet."""

from __future__ import annotations

from typing import Any

import pytest
from perft.rulesets import MADE

from ginrummy.game.rules import PRESETS, Rules

OWN: dict[str, Rules] = {name: Rules(**fields) for name, fields in MADE.items()}
RULESETS: dict[str, Rules] = {**PRESETS, **OWN}

EVERY_RULESET = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)


def arguments(name: str) -> dict[str, Any]:
    """Return what a page would ask a new match with: a preset, or the regular game with changes."""
    if name in PRESETS:
        return {"preset": name}
    regular = PRESETS["regular"].as_dict()
    changes = {field: value for field, value in OWN[name].as_dict().items() if value != regular[field]}
    return {"preset": "regular", "changes": changes, "name": name.replace("_", " ")}


def knocks(rules: Rules) -> bool:
    """Whether a deal may end with deadwood left, so that there are layoffs."""
    return rules.knock_mode == "upcard" or (rules.knock_mode == "fixed" and rules.knock_limit > 0)
