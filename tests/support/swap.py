"""Other deals that a seat cannot tell from the one it plays: the cards it has not seen change places."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ginrummy.game.cards import CardSet, card_set, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.events import Drew


def hidden_hand(deal: Deal, seat: int) -> CardSet:
    """Return the cards in the other hand that this seat has not been shown."""
    other = 1 - seat
    laid_open = deal.result is not None and deal.result.hands is not None
    if laid_open or (deal.laid is not None and deal.laid.seat == other):
        return 0
    return deal.hands[other] & ~deal.known[other]


def swapped(deal: Deal, seat: int, rng: Random, keep: CardSet = 0, keep_top: bool = False) -> Deal:
    """Return the deal with everything hidden from ``seat`` dealt out anew.

    The unseen cards of the other hand and the stock are mixed, with the order of the stock, what the other seat drew,
    and the seed of later shuffles.  ``keep`` are cards of the other hand, ``keep_top`` says that the stock's top
    card, that stay because the next act will show them.
    """
    other = 1 - seat
    of_hand = hidden_hand(deal, seat) & ~keep
    stock = list(deal.stock)
    top = stock[:1] if keep_top else []
    pool = [*cards_of(of_hand), *stock[len(top) :]]
    rng.shuffle(pool)
    count = of_hand.bit_count()
    hand = deal.hands[other] & ~of_hand | card_set(pool[:count])
    # A kept top of an empty stock comes from the next shuffle, so the seed that makes it stays as well.
    seed = deal.seed if keep_top and not stock else f"{deal.seed} otherwise {rng.random()}"
    drawn = deal.drawn
    if deal.turn == other and drawn is not None and deal.taken is None and not drawn.mask & keep:
        drawn = rng.choice(cards_of(hand))
    return replace(
        deal,
        seed=seed,
        hands=(deal.hands[0], hand) if other == 1 else (hand, deal.hands[1]),
        stock=(*top, *pool[count:]),
        drawn=drawn,
        events=tuple(
            replace(event, card=rng.choice([event.card, *pool]))
            if isinstance(event, Drew) and event.seat == other
            else event
            for event in deal.events
        ),
    )
