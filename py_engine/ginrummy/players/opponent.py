"""What anything that plays a seat must be able to do."""

from __future__ import annotations

import random
from typing import Protocol

from ginrummy.game.actions import Action
from ginrummy.game.view import View


class Opponent(Protocol):
    """Someone who plays a seat from what that seat sees.

    Opponents keep nothing between decisions, so one of them can sit at any number of tables.
    """

    @property
    def name(self) -> str:
        """The name of the level."""

    def decide(self, view: View, rng: random.Random) -> Action:
        """Choose the next act of the seat to act; the same view and the same numbers give the same act.

        Raises CodedError ``not_your_turn`` where the view's seat is not to act.
        """
