"""What the open hands of finished deals tell of each seat: does it knock when it can, or wait for gin?"""

from __future__ import annotations

from ginrummy.game.deal import Deal
from ginrummy.game.events import Discarded, Knocked
from ginrummy.game.melds import deadwood

Habits = tuple[tuple[int, int], tuple[int, int]]
"""By seat: deals that it ended by a knock, deals in which it waited though its hand could have knocked."""

NO_HABITS: Habits = ((0, 0), (0, 0))

THROWS = 4
"""Own throws from which on a hand that could knock and did not tells something: before, it may just have come."""


def habits_after(habits: Habits, deal: Deal) -> Habits:
    """Return the habits after one more finished deal; a dead deal and one without knocks tell nothing.

    A seat counts that has thrown at least :data:`THROWS` times and was laid open with deadwood within the limit,
    gin not among it.

    >>> from ginrummy.game.rules import PRESETS
    >>> habits_after(NO_HABITS, Deal.start(PRESETS["regular"], 1, "a seed"))
    ((0, 0), (0, 0))
    """
    result, limit = deal.result, deal.rules.limit(deal.upcard)
    if result is None or result.knocker is None or not limit:
        return habits
    melding = deal.rules.melding
    counted = []
    for seat, (ended, waited) in enumerate(habits):
        throws = sum(isinstance(event, Discarded | Knocked) and event.seat == seat for event in deal.events)
        hand = deal.hands[seat]
        if seat != result.knocker:
            for layoff in result.layoffs:
                hand |= layoff.card.mask
        if throws >= THROWS and 0 < deadwood(hand, melding) <= limit:
            if seat == result.knocker:
                ended += 1
            else:
                waited += 1
        counted.append((ended, waited))
    first, second = counted
    return first, second
