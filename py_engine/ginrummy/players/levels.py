"""The opponents by name."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ginrummy.game.actions import Action
from ginrummy.game.errors import CodedError
from ginrummy.game.view import View
from ginrummy.players.careful import KNOCK_EARLY, Sharp, Steady
from ginrummy.players.casual import Eager, RandomLegal, Simple
from ginrummy.players.opponent import Opponent
from ginrummy.players.weights import GIN_ONLY, KEEN, PLAIN, WARY
from ginrummy.players.yardsticks import NeverKnock, OneDraw

PLAYABLE = ("gentle", "steady", "sharp", "expert", "master")
"""The levels offered to a player, easiest first."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """A level that weighs every act by fitted tables, which are read when it first plays."""

    name: str

    def decide(self, view: View, rng: random.Random) -> Action:
        """Choose the next act: see :class:`ginrummy.players.opponent.Opponent`."""
        # The tables would cost every start of the engine time that only this level needs.
        from ginrummy.players import weighing

        return weighing.Master(self.name).decide(view, rng)


LEVELS: Mapping[str, Opponent] = MappingProxyType(
    {
        "gentle": Eager("gentle"),
        "steady": Steady("steady", PLAIN),
        "sharp": Sharp("sharp", WARY, WARY, KNOCK_EARLY),
        "expert": Sharp("expert", KEEN, GIN_ONLY),
        "master": Weighing("master"),
        "simple": Simple("simple"),
        "random": RandomLegal("random"),
        "never_knock": NeverKnock("never_knock"),
        "one_draw": OneDraw("one_draw"),
    }
)
"""Every opponent: the playable levels, then the yardsticks to measure them by."""


def opponent(name: object) -> Opponent:
    """Return the opponent of this name; raises CodedError ``unknown_level``.

    >>> opponent("sharp").name
    'sharp'
    """
    if not isinstance(name, str) or name not in LEVELS:
        raise CodedError("unknown_level", name=str(name)[:40])
    return LEVELS[name]
