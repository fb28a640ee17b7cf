"""What a discard is worth: a weighted sum of what it leaves, what may come and what it gives away.

The numbers are given, not derived here: they come from mirrored deals of such a style against itself, all numbers
perturbed at once and moved the way the results pointed.  None is precise to more than a tenth.
"""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy.game.cards import BY_INDEX, Card, CardSet, bits_of
from ginrummy.game.melds import deadwood
from ginrummy.players.knowledge import Knowledge, after_draws


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """The price, in points, of what a discard leaves; the discard with the lowest sum is thrown.

    ``deadwood``: per point left.  ``near``: per point of the mean over the ``near_draws`` best next draws, in the first
    turn; each later turn counts ``near_decay`` of the one before.  ``every``: per point of the mean over all next
    draws.  ``gin``: taken off for each card that gives gin.  ``danger``: for certainly giving the opponent a meld, and
    ``danger_turn`` more each turn.  ``safe``: taken off where no meld with the card is possible.  ``points``: taken off
    per point of the card, for high cards do less good later.
    """

    deadwood: float = 0.0
    near: float = 0.0
    near_draws: float = 1.0
    near_decay: float = 1.0
    every: float = 0.0
    gin: float = 0.0
    danger: float = 0.0
    danger_turn: float = 0.0
    safe: float = 0.0
    points: float = 0.0


WINDOW = 12
"""Discards that leave over this many points more than the best one are not priced: it would take time for nothing."""

KEEN = Weights(
    deadwood=1.0, near=1.0, near_draws=3.0, near_decay=0.94, every=4.9, gin=14.0, danger=20.0, points=0.46
)
"""Where a player may knock, for one who sees outs and gin rather than the few draws that a hand hopes for.

Chosen by hand, so that the levels below and above are about as far away.
"""

GIN_ONLY = Weights(
    deadwood=2.3,
    near=18.3,
    near_draws=4.15,
    near_decay=0.962,
    every=1.6,
    gin=15.2,
    danger=48.6,
    danger_turn=3.1,
    safe=-0.7,
    points=0.27,
)
"""Where only gin ends the deal: low deadwood only softens a loss, and a given meld cannot be outrun."""

WARY = Weights(every=1.0, points=0.01, danger=2.0)
"""The average over all next draws, and a thought for what the opponent may need."""

PLAIN = Weights(every=1.0, points=0.01)
"""The average over all next draws alone: counts outs, but neither aims at gin nor watches the opponent."""


def cheapest_throw(hand: CardSet, barred: CardSet, know: Knowledge, weights: Weights) -> Card:
    """Return the card of eleven whose discard prices lowest.

    ``barred`` is the card taken from the pile this turn, which may not be thrown, or 0.
    """
    options = [(deadwood(hand ^ bit, know.melding), bit) for bit in bits_of(hand & ~barred)]
    least = min(options)[0]
    live = know.stock | know.theirs
    priced = [
        (price(left, hand ^ bit, BY_INDEX[bit.bit_length() - 1], live, know, weights), bit)
        for left, bit in options
        if left <= least + WINDOW
    ]
    return BY_INDEX[min(priced)[1].bit_length() - 1]


def price(left: int, kept: CardSet, card: Card, live: CardSet, know: Knowledge, weights: Weights) -> float:
    """Price one discard in points; only differences between discards of one hand mean anything."""
    danger = know.danger(card, live) if weights.danger else 0.0
    total = weights.deadwood * left - weights.points * know.melding.points(card)
    total += (weights.danger + weights.danger_turn * know.turn) * danger
    if not danger:
        total -= weights.safe
    if know.last or not know.stock:
        return total
    draws = after_draws(kept, know.stock, know.melding)
    total += weights.every * sum(draws) / len(draws)
    if weights.near:
        total += weights.near * weights.near_decay**know.turn * mean_of_best(draws, weights.near_draws)
    return total - weights.gin * draws.count(0)


def mean_of_best(ordered: list[int], count: float) -> float:
    """Average the first ``count`` numbers; a broken count takes that part of the next one.

    >>> mean_of_best([1, 3, 5, 9], 2.5)
    2.6
    """
    count = min(count, len(ordered))
    whole = int(count)
    total: float = sum(ordered[:whole])
    if whole < count:
        total += (count - whole) * ordered[whole]
    return total / count
