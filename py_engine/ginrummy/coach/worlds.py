"""Hidden cards as a seat may imagine them: the other hand and the order of the stock, drawn at random.

A player holds what he chose to keep, so hands dealt blindly would be far too poor.  A card is likelier to be held the
more it goes with what the player took openly, and the less it goes with what he threw or left lying; then the hand is
played in: some unseen cards pass through it, each time the least useful one goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from random import Random

from ginrummy.coach.playout import PLACES, arrange, card_tables, thrown
from ginrummy.game.cards import Card, CardSet, bits_of
from ginrummy.game.events import Discarded, Drew, Took
from ginrummy.game.melds import Melding
from ginrummy.game.view import View
from ginrummy.players.knowledge import Knowledge

World = tuple[CardSet, tuple[CardSet, ...]]
"""The other hand, and the stock from its top."""

THREW, LEFT_LYING, TOOK = -0.35, -0.15, 0.6
"""What a neighbour of a card the other seat threw, left lying or took adds to the logarithm of the odds of being
held."""

PLAYED_IN = 0.7
"""Cards that pass through an imagined hand for each card the other seat drew from the stock."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a seat does not see, and how likely each card of it is in the other hand.

    ``sure``: cards surely in the other hand.  ``pool``: one-card sets that may be there or in the stock,
    ``slowness`` one number for each: the larger, the less likely it is held.
    ``unknown``: cards of the other hand that come from the pool.  ``draws``: how many cards pass through it.
    """

    sure: CardSet
    pool: tuple[CardSet, ...]
    slowness: tuple[float, ...]
    unknown: int
    draws: int
    melding: Melding

    @classmethod
    def of(cls, view: View) -> Hidden:
        """Reckon from a view, with nothing that it does not hold.

        >>> from ginrummy.game.deal import Deal
        >>> from ginrummy.game.rules import Rules
        >>> hidden = Hidden.of(View.of(Deal.start(Rules(), 1, "a seed"), 0))
        >>> len(hidden.pool), hidden.unknown, hidden.draws
        (41, 10, 0)
        """
        know = Knowledge.of(view)
        pool = tuple(bits_of(know.stock))
        sure = know.theirs
        unknown = min(len(pool), max(0, view.opponent_cards - sure.bit_count()))
        threw, left_lying, took, draws = _signs(view)
        _, near, _ = card_tables(view.rules.melding)
        slowness = []
        for bit in pool:
            beside = near[bit % PLACES]
            odds = THREW * (beside & threw).bit_count() + LEFT_LYING * (beside & left_lying).bit_count()
            slowness.append(exp(-odds - TOOK * (beside & took).bit_count()))
        played = round(PLAYED_IN * draws) if unknown < len(pool) else 0
        return cls(sure, pool, tuple(slowness), unknown, played, view.rules.melding)

    def imagine(self, rng: Random) -> World:
        """Draw one possible world."""
        random = rng.random
        # The order of such keys is that of drawing one after the other by weight (Efraimidis and Spirakis 2006).
        keys = sorted(
            [(-log(1.0 - random()) * slow, bit) for slow, bit in zip(self.slowness, self.pool, strict=True)]
        )
        order = [bit for _, bit in keys]
        unknown, melding = self.unknown, self.melding
        hand = self.sure
        for bit in order[:unknown]:
            hand |= bit
        rest = order[unknown:]
        # From the far end: those near the front were almost held, and more of them would be too many.
        rng.shuffle(rest)
        if self.draws:
            points, near, _ = card_tables(melding)
            least, left = melding.least, melding.left
            for at in range(min(self.draws, len(rest))):
                held = hand | rest[at]
                over = arrange(held, least, left)[1]
                throw = thrown(over, self.sure, points, near)
                if throw:
                    hand, rest[at] = held ^ throw, throw
            rng.shuffle(rest)
        return hand, tuple(rest)


def _signs(view: View) -> tuple[CardSet, CardSet, CardSet, int]:
    """Collect what the other seat threw, left lying and took, and how often it drew from the stock."""
    other = 1 - view.seat
    threw = left_lying = took = 0
    draws = 0
    top: Card | None = view.upcard
    for event in view.events:
        match event:
            case Drew(seat) if seat == other:
                draws += 1
                left_lying |= top.mask if top else 0
            case Took(seat, card) if seat == other:
                took |= card.mask
            case Discarded(seat, card):
                if seat == other:
                    threw |= card.mask
                    took &= ~card.mask
                top = card
            case _:
                pass
    return threw, left_lying, took, draws
