"""The words after an option, read; each raises argparse's own error for what it cannot be."""

from __future__ import annotations

import argparse

from ginrummy.game.errors import CodedError
from ginrummy.game.outside import json_of
from ginrummy.game.rules import Rules
from ginrummy.game.sheet import TARGET_MAX, TARGET_MIN
from ginrummy.records.ruleset import rules_of

LONGEST = 10_000
"""The longest text of rules, in characters."""


def rules(text: str) -> Rules:
    """Read rules: a preset's name, or JSON fields over one.

    >>> rules('{"preset": "classic", "gin_bonus": 30}').gin_bonus
    30
    """
    try:
        return rules_of(json_of(text, LONGEST) if text.lstrip().startswith("{") else text)
    except CodedError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    except ValueError:
        raise argparse.ArgumentTypeError("no JSON") from None


def count(text: str) -> int:
    """Read how many of something there shall be."""
    return _between(text, 1, 10_000_000)


def target(text: str) -> int:
    """Read the points that close a game."""
    return _between(text, TARGET_MIN, TARGET_MAX)


def seconds(text: str) -> float:
    """Read a time, up to a day."""
    number = float(text)
    if not 0 < number <= 86_400:
        raise argparse.ArgumentTypeError("more than 0, at most 86400")
    return number


def _between(text: str, low: int, high: int) -> int:
    number = int(text)
    if not low <= number <= high:
        raise argparse.ArgumentTypeError(f"from {low} to {high}")
    return number
