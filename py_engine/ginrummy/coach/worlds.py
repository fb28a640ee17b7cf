"""Hidden cards as a seat may imagine them: the other hand and the order of the stock, drawn at random.

A player holds what he chose to keep, so hands dealt blindly would be far too poor.  Cards are drawn by the odds that
were fitted to self-play: likelier the more a card goes with what the player took openly, less likely the more it goes
with what he threw or left lying.  Then the hand is played in: some unseen cards pass through it, each time the least
useful one goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from random import Random

from ginrummy.coach.playout import arrange, card_tables, thrown
from ginrummy.game.cards import CardSet, bits_of
from ginrummy.game.events import Drew
from ginrummy.game.melds import Melding
from ginrummy.game.view import View
from ginrummy.players.facts import Facts
from ginrummy.players.knowledge import Knowledge

World = tuple[CardSet, tuple[CardSet, ...]]
"""The other hand, and the stock from its top."""

PLAYED_IN = 1.1
"""Cards that pass through an imagined hand for the root of the number of cards the other seat drew: so imagined hands
hold as much deadwood as real ones, within three points from the first turn to the last."""


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
        unknown = min(len(pool), max(0, view.opponent_cards - know.theirs.bit_count()))
        odds = Facts.of(view).odds(view.hand)
        likely = [min(0.99, max(0.01, odds.get(bit, 0.01))) for bit in pool]
        slowness = tuple([(1 - chance) / chance for chance in likely])
        draws = sum(isinstance(event, Drew) and event.seat != view.seat for event in view.events)
        played = round(PLAYED_IN * sqrt(draws)) if 0 < unknown < len(pool) else 0
        return cls(know.theirs, pool, slowness, unknown, played, view.rules.melding)

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
