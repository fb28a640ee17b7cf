"""Random play that costs little: legal acts are drawn without listing every spread."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from ginrummy.game.actions import Action, BigGin, Discard, DrawStock, Knock, TakeDiscard
from ginrummy.game.cards import BY_INDEX, CardSet
from ginrummy.game.deal import Deal
from ginrummy.game.melds import arrangements, best_discard, best_discards, deadwood
from ginrummy.game.options import Phase, Throwing
from support.deals import own_throws


def random_action(deal: Deal, rng: Random, skill: float, eagerness: float = 0.5) -> Action:
    """Choose a legal act: with chance ``skill`` the throw that leaves least, with ``eagerness`` a knock if it is legal.

    Without skill deals seldom end before the stock or the turns do; with it they end by knock and gin.
    """
    if deal.phase is Phase.DISCARD:
        return _end_of_turn(deal, rng, skill, eagerness)
    if deal.phase is Phase.DRAW and deal.pile_closed is False:
        return TakeDiscard() if rng.random() < 0.3 else DrawStock()
    return rng.choice(deal.legal_actions())


def _end_of_turn(deal: Deal, rng: Random, skill: float, eagerness: float) -> Action:
    assert deal.turn is not None
    hand, taken = deal.hands[deal.turn], deal.taken.mask if deal.taken else 0
    melding, limit = deal.rules.melding, deal.limit
    if deal.throwing is Throwing.MUST_END:
        eagerness, skill = 1.0, 1.0
    if deal.throwing is Throwing.NO_KNOCK:
        eagerness = 0.0
    if deal.rules.big_gin_bonus and rng.random() < eagerness and deadwood(hand, melding) == 0:
        return BigGin()
    if rng.random() < skill:
        left, bit = best_discard(hand, melding)
        if bit == taken:
            left, throws = best_discards(hand, taken, melding)
            bit = throws & -throws
        card = BY_INDEX[bit.bit_length() - 1]
    else:
        card = rng.choice(own_throws(deal))
        left = deadwood(hand ^ card.mask, melding)
    kept: CardSet = hand ^ card.mask
    if left <= limit and rng.random() < eagerness:
        ways = list(islice(arrangements(kept, limit, melding), 50))
        return Knock(card, rng.choice(ways).melds)
    return Discard(card)


def playout(deal: Deal, rng: Random, skill: float, eagerness: float = 0.5) -> Iterator[Deal]:
    """Yield every state of a deal played to its end, the first included."""
    yield deal
    while deal.turn is not None:
        deal, _ = deal.apply(random_action(deal, rng, skill, eagerness))
        yield deal
