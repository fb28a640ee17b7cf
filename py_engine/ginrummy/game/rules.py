"""The rules of a game as one record of numbers, and the presets.

Sources: the deal, knocking and layoffs follow Bicycle Cards' rules of gin rummy; that a taken card may not be
thrown in the same turn, rummytalk.com; the undercut on equal deadwood, ginrummy.com; the dead deal at two stock
cards, rubl.com's fifty-card rule.  Bonuses of 25 and the reshuffled stock are chosen among those published.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from ginrummy.game.errors import CodedError


class KnockMode(StrEnum):
    """When a player may end the deal."""

    FIXED = "fixed"
    """With ``knock_limit`` deadwood or less after the discard."""
    GIN_ONLY = "gin_only"
    """With no deadwood at all: Straight Gin."""


class StockEnd(StrEnum):
    """What happens when the stock runs out."""

    RESHUFFLE = "reshuffle"
    """Drawing from an empty stock first shuffles every discard but the top one into a new stock."""
    DEAD_AT_TWO = "dead_at_two"
    """A discard that leaves two cards in the stock and does not end the deal makes it dead."""


BOUNDS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"knock_limit": (0, 98), "gin_bonus": (0, 200), "undercut_bonus": (0, 200), "max_turns": (2, 1000)}
)
"""The least and the greatest value of each number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every number of a game's rules.

    Raises CodedError ``rule_out_of_bounds`` for a number outside :data:`BOUNDS`, ``unknown_rule_value`` for a
    mode there is not, and ``rules_conflict`` for values that do not go together.

    >>> Rules().knock_limit, PRESETS["straight"].knock_mode.value
    (10, 'gin_only')
    >>> Rules(gin_bonus=-1)
    Traceback (most recent call last):
    ginrummy.game.errors.CodedError: rule_out_of_bounds {'field': 'gin_bonus', 'low': 0, 'high': 200}
    """

    knock_mode: KnockMode = KnockMode.FIXED
    knock_limit: int = 10
    gin_bonus: int = 25
    undercut_bonus: int = 25
    stock_end: StockEnd = StockEnd.RESHUFFLE
    max_turns: int = 200

    def __post_init__(self) -> None:
        """Refuse numbers out of bounds and values that do not go together."""
        for name, kind in (("knock_mode", KnockMode), ("stock_end", StockEnd)):
            value = getattr(self, name)
            if value not in list(kind):
                raise CodedError("unknown_rule_value", field=name, value=str(value)[:40])
            object.__setattr__(self, name, kind(value))
        for name, (low, high) in BOUNDS.items():
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise CodedError("rule_out_of_bounds", field=name, low=low, high=high)
        if self.stock_end is StockEnd.RESHUFFLE and self.knock_mode is not KnockMode.FIXED:
            raise CodedError("rules_conflict", field="stock_end", other="knock_mode")

    @property
    def most_deadwood(self) -> int:
        """The most deadwood with which the deal may be ended, in points; 0 where only gin ends it."""
        return 0 if self.knock_mode is KnockMode.GIN_ONLY else self.knock_limit


PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "regular": Rules(),
        "straight": Rules(knock_mode=KnockMode.GIN_ONLY, stock_end=StockEnd.DEAD_AT_TWO),
    }
)
"""The games on offer by name."""

PROPOSED_TARGETS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"regular": (100, 250), "straight": (250, 100)}
)
"""The targets proposed for each preset, the usual one first: Gin Only is played to 250."""


def preset(name: object) -> Rules:
    """Return the rules of a preset; raises CodedError ``unknown_preset``.

    >>> preset("straight").most_deadwood
    0
    """
    if not isinstance(name, str) or name not in PRESETS:
        raise CodedError("unknown_preset", name=str(name)[:40])
    return PRESETS[name]
