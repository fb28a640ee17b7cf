"""The value of each act in points of the deal, from tables that were fitted to what such acts came to in self-play.

How the tables are made: :mod:`training` in the repository, which is not part of the wheel.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ginrummy.game.actions import Action, Discard, DrawStock, Knock, Pass, TakeDiscard, TakeUpcard
from ginrummy.game.cards import BY_INDEX, CardSet, bits_of
from ginrummy.game.layoffs import layoff_points
from ginrummy.game.melds import best_discard, best_discards, deadwood
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import KnockMode
from ginrummy.game.view import View
from ginrummy.players.facts import Facts
from ginrummy.players.features import Held, knock_features, throw_features
from ginrummy.players.style import hardest_knock
from ginrummy.players.tables import Net, load

WINDOW = 12
"""Throws that leave over this many points more than the best one are not looked at."""

AHEAD = 12
"""About so many draws are looked at ahead."""


class Rated(NamedTuple):
    """An act and its value; only differences between acts of one decision mean anything."""

    action: Action
    points: float


class Throw(NamedTuple):
    """A card that may be thrown, what throwing it is worth, and how it was described."""

    bit: CardSet
    value: float
    features: list[float]


class Evaluator:
    """Rate the acts of a seat.

    One evaluator serves one game: regular (any fixed limit), Oklahoma or gin only.
    """

    def __init__(self, name: str) -> None:
        """Read the tables of a game: ``regular``, ``oklahoma`` or ``straight``."""
        self.name = name
        self.nets = load(name)
        self.against_knockers = load("knocker") if name == "regular" else self.nets

    @classmethod
    def for_view(cls, view: View) -> Evaluator:
        """Return the evaluator for the deal that a view shows."""
        return cls(game_of(view))

    def _nets(self, facts: Facts) -> dict[str, Net]:
        return self.against_knockers if facts.knocker else self.nets

    def throws(self, held: Held, taken: CardSet) -> list[Throw]:
        """Rate the throws from eleven cards that are worth a look, best first; ``taken`` may not be thrown."""
        melding = held.facts.melding
        options = [(deadwood(held.hand ^ bit, melding), bit) for bit in bits_of(held.hand & ~taken)]
        least = min(options)[0]
        net = self._nets(held.facts)["throw"]
        rated = []
        for left, bit in options:
            if left <= least + WINDOW:
                features = throw_features(held, bit)
                rated.append(Throw(bit, net(features), features))
        return sorted(rated, key=lambda throw: (-throw.value, throw.bit))

    def taking(self, facts: Facts) -> float:
        """Return by how many points taking the top card is better than leaving it.

        What the best throw after it is worth is compared with the best throws after about a dozen draws; cards that
        leave gin are not among them.
        """
        hand = facts.hand
        # What the eleven cards would look like, had the card been taken.
        after = Held.of(facts.without_top(), hand | facts.top)
        best = self.throws(after, facts.top)[0].value
        live = [bit for bit in bits_of(facts.unknown(hand)) if best_discard(hand | bit, facts.melding)[0]]
        looked = live[:: max(1, len(live) // AHEAD)]
        if not looked:
            return 0.0
        draws = [self.throws(Held.of(facts, hand | bit), 0)[0].value for bit in looked]
        return best - sum(draws) / len(draws)

    def knocking(self, held: Held, dead: int, lay: int, going: list[float]) -> float:
        """Return by how many points knocking with this deadwood is better than going on."""
        return self._nets(held.facts)["knock"](knock_features(held, dead, lay, going))

    def rate(self, view: View) -> list[Rated]:
        """Rate the sensible acts of the seat to act, best first; empty where there is nothing to weigh.

        >>> from ginrummy.game.deal import Deal
        >>> from ginrummy.game.rules import PRESETS
        >>> view = View.of(Deal.start(PRESETS["regular"], 1, "a seed"), 0)
        >>> sorted(str(rated.action) for rated in Evaluator.for_view(view).rate(view))
        ['p', 'u']
        """
        facts = Facts.of(view)
        if view.phase is Phase.DISCARD:
            rated = self._ends(view, facts)
        elif view.phase is Phase.UPCARD:
            rated = [Rated(TakeUpcard(), self.taking(facts)), Rated(Pass(), 0.0)]
        elif view.phase is Phase.DRAW and not view.pile_closed:
            rated = [Rated(TakeDiscard(), self.taking(facts)), Rated(DrawStock(), 0.0)]
        else:
            rated = []
        return sorted(rated, key=lambda one: -one.points)

    def _ends(self, view: View, facts: Facts) -> list[Rated]:
        taken = view.taken.mask if view.taken else 0
        held = Held.of(facts, view.hand)
        least, cards = best_discards(view.hand, taken, facts.melding)
        knock = None
        if least <= view.limit and view.throwing is not Throwing.NO_KNOCK:
            knock = hardest_knock(view, cards, least)
        if view.throwing is Throwing.MUST_END:
            return [Rated(knock, 0.0)] if knock else []
        throws = self.throws(held, taken)
        rated = [Rated(Discard(BY_INDEX[one.bit.bit_length() - 1]), one.value) for one in throws]
        if knock and least:
            gain = self.knocking(held, least, lay_of(view, knock), throws[0].features)
            rated.append(Rated(knock, throws[0].value + gain))
        return rated


@cache
def evaluator(game: str) -> Evaluator:
    """Return the evaluator of a game; its tables are read once."""
    return Evaluator(game)


def game_of(view: View) -> str:
    """Name the game whose tables fit the deal: by whether and with how much it may be ended by a knock."""
    if not view.limit:
        return "straight"
    return "regular" if view.rules.knock_mode is KnockMode.FIXED and view.limit >= 10 else "oklahoma"


def lay_of(view: View, knock: Knock) -> int:
    """Return the points that the opponent might lay off on a knock, for all that is known."""
    return layoff_points(knock.spread, view.unseen | view.opponent_known, view.rules.melding)
