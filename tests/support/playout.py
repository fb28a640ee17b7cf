"""Random play that costs little: legal acts are drawn without listing every spread."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from ginrummy.game.actions import Action, Discard, DrawStock, Knock, TakeDiscard
from ginrummy.game.cards import BY_INDEX, CardSet
from ginrummy.game.deal import Deal
from ginrummy.game.melds import arrangements, best_discard, deadwood
from ginrummy.game.options import Phase
from support.deals import own_throws


def random_action(deal: Deal, rng: Random, skill: float, eagerness: float = 0.5) -> Action:
    """Choose a legal act: with chance ``skill`` the throw that leaves least, with ``eagerness`` a knock if it is legal.

    Without skill deals seldom end before the stock or the turns do; with it they end by knock and gin.
    """
    if deal.phase is Phase.DISCARD:
        assert deal.turn is not None
        hand: CardSet = deal.hands[deal.turn]
        taken = deal.taken.mask if deal.taken else 0
        if rng.random() < skill:
            left, bit = best_discard(hand)
            card = BY_INDEX[bit.bit_length() - 1]
            if bit != taken:
                limit = deal.rules.most_deadwood
                if left <= limit and rng.random() < eagerness:
                    ways = list(islice(arrangements(hand ^ bit, limit), 50))
                    return Knock(card, rng.choice(ways).melds)
                return Discard(card)
        card = rng.choice(own_throws(deal))
        kept = hand ^ card.mask
        if deadwood(kept) <= deal.rules.most_deadwood and rng.random() < eagerness:
            return Knock(card, next(arrangements(kept, deal.rules.most_deadwood)).melds)
        return Discard(card)
    if deal.phase is Phase.DRAW and deal.pile_closed is False:
        return TakeDiscard() if rng.random() < 0.3 else DrawStock()
    return rng.choice(deal.legal_actions())


def playout(deal: Deal, rng: Random, skill: float, eagerness: float = 0.5) -> Iterator[Deal]:
    """Yield every state of a deal played to its end, the first included."""
    yield deal
    while deal.turn is not None:
        deal, _ = deal.apply(random_action(deal, rng, skill, eagerness))
        yield deal
