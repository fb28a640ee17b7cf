"""Styles that look at the cards that may come next."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from ginrummy.game.cards import Card, CardSet
from ginrummy.game.view import View
from ginrummy.players.knowledge import Knowledge, gin_cards
from ginrummy.players.style import Style, top_melds_and_helps
from ginrummy.players.weights import Weights, cheapest_throw

MANY_GIN_CARDS = 3
"""With this many cards left that give gin, drawing from the stock beats taking a card that only helps."""

KNOCK_WITH_GIN_CARDS = (3, 3, 2, 2, 1, 1, -1)
"""When to knock, by own turn: the closer gin is and the longer the deal has lasted, the better playing on becomes, for
a late knock meets a low hand and an undercut."""


KNOCK_EARLY = (99, 99, 99, -1)
"""Knock in the first three turns, whatever is near; later play for gin."""


@dataclass(frozen=True, slots=True)
class Steady(Style):
    """Counts the cards that help, takes what melds, knocks as soon as it may."""

    weights: Weights

    def takes(self, view: View, rng: random.Random) -> bool:
        """Take what melds and leaves less."""
        return top_melds_and_helps(view)

    def throws(self, view: View, rng: random.Random) -> Card:
        """Throw what prices lowest."""
        barred = view.taken.mask if view.taken else 0
        return cheapest_throw(view.hand, barred, Knowledge.of(view), self.weights_for(view))

    def knocks(self, view: View, kept: CardSet) -> bool:
        """Knock at once."""
        return True

    def weights_for(self, view: View) -> Weights:
        """Return the weights to price discards with in this game."""
        return self.weights


@dataclass(frozen=True, slots=True)
class Sharp(Steady):
    """Aims at gin, withholds what the opponent may need, and knocks early or with no gin in sight.

    ``knock_gin_cards``: for each own turn, the most gin cards with which it still knocks rather than play on; -1: never
    knock.  The last entry stands for all later turns.
    """

    gin_only: Weights
    knock_gin_cards: Sequence[int] = KNOCK_WITH_GIN_CARDS

    def takes(self, view: View, rng: random.Random) -> bool:
        """Take what melds and leaves less, unless gin is near."""
        if not Steady.takes(self, view, rng):
            return False
        know = Knowledge.of(view)
        # The last draw ends the deal; taking instead would only give the opponent one more.
        return not know.last and gin_cards(view.hand, know.stock, know.melding) < MANY_GIN_CARDS

    def knocks(self, view: View, kept: CardSet) -> bool:
        """Knock while the opponent is likely far behind and gin is not close."""
        know = Knowledge.of(view)
        most = self.knock_gin_cards[min(know.turn, len(self.knock_gin_cards) - 1)]
        return most >= 0 and gin_cards(kept, know.stock, know.melding) <= most

    def weights_for(self, view: View) -> Weights:
        """Return the weights of the game at hand."""
        return self.weights if view.limit else self.gin_only
