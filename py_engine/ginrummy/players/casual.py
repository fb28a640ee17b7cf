"""Styles that look at their own cards and no further."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ginrummy.game.actions import Action
from ginrummy.game.cards import Card, CardSet, cards_of
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import best_arrangement, best_discards, deadwood
from ginrummy.game.view import View
from ginrummy.players.style import Style, completes_meld


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
class Eager(Style):
    """A beginner at ease: wants the next small gain, remembers nothing of what was thrown, and knocks when it can.

    It takes what leaves it less, throws the highest card that lies in no meld, whatever the card might still become,
    and never asks what the opponent may want.
    """

    def takes(self, view: View, rng: random.Random) -> bool:
        """Take what leaves less."""
        top, melding = view.pile[-1], view.rules.melding
        return best_discards(view.hand | top.mask, top.mask, melding)[0] < deadwood(view.hand, melding)

    def throws(self, view: View, rng: random.Random) -> Card:
        """Throw the highest card in no meld; where all are melded, what leaves least."""
        melding = view.rules.melding
        barred = view.taken.mask if view.taken else 0
        loose = best_arrangement(view.hand, melding).left & ~barred
        if not loose:
            loose = best_discards(view.hand, barred, melding)[1]
        return max(cards_of(loose), key=lambda card: (melding.points(card), -card.index))

    def knocks(self, view: View, kept: CardSet) -> bool:
        """Knock at once."""
        return True
