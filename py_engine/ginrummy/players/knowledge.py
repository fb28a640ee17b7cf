"""What a seat can reckon from its view: where the unseen cards may be, and what a discard may give away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ginrummy.game.cards import Card, CardSet, bits_of, card_set
from ginrummy.game.deal import HAND_SIZE
from ginrummy.game.events import Dealt, Discarded, Knocked, Reshuffled, Took
from ginrummy.game.melds import LOW, Melding, best_discard
from ginrummy.game.view import View

Partners = dict[CardSet, tuple[tuple[CardSet, CardSet, CardSet], ...]]


@cache
def partners(melding: Melding) -> Partners:
    """Return, for each card, the pairs that make three of a meld with it: the pair, then its two cards."""
    return {
        bit: tuple(
            (rest, rest & -rest, rest & (rest - 1))
            for rest in (meld.mask ^ bit for meld in melds if meld.mask.bit_count() == 3)
        )
        for bit, melds in melding.melds_with.items()
    }


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows when it is to act.

    ``turn``: its discards so far.  ``stock``: cards that may be drawn.  ``theirs``: cards the opponent surely
    holds.  ``odds``: how likely the opponent holds any one other unseen card, 0 to 1.  ``last``: the stock leaves this
    seat no further turn.
    """

    turn: int
    stock: CardSet
    theirs: CardSet
    odds: float
    last: bool
    melding: Melding

    @classmethod
    def of(cls, view: View) -> Knowledge:
        """Reckon from a view of the seat to act."""
        stock, theirs = view.unseen, view.opponent_known
        if view.reshuffled:
            # Nothing is in a stock made from discards that was not thrown before.
            theirs |= stock & ~_reshuffled_cards(view)
            stock &= ~theirs
        unknown = max(0, HAND_SIZE - theirs.bit_count())
        size = stock.bit_count()
        undrawn = view.rules.undrawn
        return cls(
            turn=view.turns // 2,
            stock=stock,
            theirs=theirs,
            odds=min(1.0, unknown / size) if size else 0.0,
            # One more for the opponent's draw, one for the own.
            last=undrawn > 0 and view.stock < undrawn + 2,
            melding=view.rules.melding,
        )

    def danger(self, card: Card, live: CardSet) -> float:
        """Estimate how likely the card gives the opponent a meld, 0 to 1.

        ``live`` are the cards he might hold.  Each pair that would make a meld of the card counts with the product
        of its two cards' odds; the pairs count as independent.
        """
        safe = 1.0
        theirs, odds = self.theirs, self.odds
        for pair, low, high in partners(self.melding)[card.mask]:
            if pair & live == pair:
                safe *= 1 - (1.0 if low & theirs else odds) * (1.0 if high & theirs else odds)
        return 1 - safe


def after_draws(kept: CardSet, stock: CardSet, melding: Melding = LOW) -> list[int]:
    """List the deadwood that each card of the stock would leave after the best discard, least first."""
    return sorted([best_discard(kept | bit, melding)[0] for bit in bits_of(stock)])


def gin_cards(kept: CardSet, stock: CardSet, melding: Melding = LOW) -> int:
    """Count the cards of the stock that would give ten cards gin.

    >>> from ginrummy.game.cards import ALL_CARDS, parse_cards
    >>> kept = parse_cards("Ac 2c 3c 7d 8d 9d Td Th Ts Kh".split())
    >>> gin_cards(kept, ALL_CARDS ^ kept)
    3
    """
    return sum(best_discard(kept | bit, melding)[0] == 0 for bit in bits_of(stock))


def _reshuffled_cards(view: View) -> CardSet:
    """The cards the last reshuffle made the stock of, from what happened in the open."""
    pile: list[Card] = []
    made: CardSet = 0
    for event in view.events:
        match event:
            case Dealt(upcard=Card() as card) | Discarded(card=card) | Knocked(discard=card):
                pile.append(card)
            case Took():
                pile.pop()
            case Reshuffled():
                made = card_set(pile[:-1])
                del pile[:-1]
            case _:
                pass
    return made
