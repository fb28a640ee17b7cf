"""Styles that look at their own cards and no further."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ginrummy.game.actions import Action
from ginrummy.game.cards import Card, CardSet, cards_of
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import best_arrangement, best_discards
from ginrummy.game.view import View
from ginrummy.players.style import Style, completes_meld, top_melds_and_helps


@dataclass(frozen=True, slots=True)
class RandomLegal:
    """Any legal act, all equally likely: for tests of the rules, not for company."""

    name: str

    def decide(self, view: View, rng: random.Random) -> Action:
        """Choose any legal act."""
        actions = view.legal_actions()
        if not actions:
            raise CodedError("not_your_turn")
        return rng.choice(actions)


@dataclass(frozen=True, slots=True)
class Simple(Style):
    """The baseline of the 2021 gin rummy research challenge, from its published description.

    Takes a card only where it becomes part of a meld, throws a random one of the cards that leave the least
    deadwood, knocks as soon as it may.
    """

    def takes(self, view: View, rng: random.Random) -> bool:
        """Take what melds."""
        return completes_meld(view.hand, view.pile[-1], view.rules.melding)

    def throws(self, view: View, rng: random.Random) -> Card:
        """Throw a random one of the cards that leave least."""
        barred = view.taken.mask if view.taken else 0
        return rng.choice(cards_of(best_discards(view.hand, barred, view.rules.melding)[1]))

    def knocks(self, view: View, kept: CardSet) -> bool:
        """Knock at once."""
        return True


@dataclass(frozen=True, slots=True)
class Casual(Simple):
    """A beginner at ease: melds what comes, knocks when it can, and now and then throws without thinking.

    ``careless`` is how often it throws any card that lies in no meld, 0 to 1; a meld it has seen it never breaks.
    """

    careless: float

    def takes(self, view: View, rng: random.Random) -> bool:
        """Take what melds and leaves less."""
        return top_melds_and_helps(view)

    def throws(self, view: View, rng: random.Random) -> Card:
        """Throw what leaves least, or, without thinking, any card in no meld."""
        if rng.random() < self.careless:
            barred = view.taken.mask if view.taken else 0
            loose = best_arrangement(view.hand, view.rules.melding).left & ~barred
            if loose:
                return rng.choice(cards_of(loose))
        return Simple.throws(self, view, rng)
