"""What the evaluator looks at, in compiled code; :mod:`ginrummy.players.features` says the same in plain Python.

Both must agree to the last bit but rounding: the tests compare them on positions from self-play.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from training import state as s
from training.bits import (
    ADJACENT,
    ALL,
    GAPPED,
    PAIR_COUNT,
    PAIRS,
    POINTS,
    SAME_RANK,
    after_discard,
    arrange,
    completes_meld,
    count,
    deadwood,
    lowest,
    points_of,
)

THROW_SIZE = 44
DRAW_SIZE = THROW_SIZE + 18
KNOCK_SIZE = 26
BESTS = np.array([2, 4, 7, 12, 18], dtype=np.int64)

# Context of a seat: the opponent's habits and what both still need, see `context`.
ENDED, WAITED, NEED, THEIR_NEED = 0, 1, 2, 3
HABIT_PRIOR = 0.7
ENDED_TELLS, WAITED_TELLS, DOUBT = 1.0, 2.0, 0.4
FAR = 150.0


@njit(cache=True)
def holding(st, seat, hand, odds, model):
    """Estimate for each card how likely the opponent holds it; return the chance of any one unseen card.

    ``model`` are the logistic weights of :data:`ginrummy.players.features.HOLDING`.
    """
    known = st[s.KNOWN + 1 - seat]
    unknown = ALL & ~(hand | st[s.PILE] | known)
    odds[:] = 0.0
    rest = known
    while rest:
        odds[lowest(rest)] = 1.0
        rest &= rest - 1
    size = count(unknown)
    need = 10 - count(known)
    if size == 0 or need <= 0:
        return 0.0
    even = min(1.0, need / size)
    if need >= size:
        rest = unknown
        while rest:
            odds[lowest(rest)] = even
            rest &= rest - 1
        return even
    thrown = st[s.THROWN + 1 - seat]
    refused = st[s.REFUSED + 1 - seat] & ~thrown
    seen = hand | st[s.PILE]
    turn = min(st[s.TURNS + 1 - seat], 10)
    total = 0.0
    rest = unknown
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        same, adjacent, gapped = SAME_RANK[card], ADJACENT[card], GAPPED[card]
        high = POINTS[card] - 6.5
        z = model[0] * high + model[1] * high * turn
        z += (
            model[2] * count(same & thrown)
            + model[3] * count(adjacent & thrown)
            + model[4] * count(gapped & thrown)
        )
        z += (
            model[5] * count(same & known)
            + model[6] * count(adjacent & known)
            + model[7] * count(gapped & known)
        )
        z += model[8] * count(same & refused) + model[9] * count(adjacent & refused)
        z += model[10] * count(gapped & refused)
        z += model[11] * count(same & seen) + model[12] * count(adjacent & seen)
        odds[card] = math.exp(z)
        total += odds[card]
    scale = need / (size - need) * size / total
    for _ in range(6):
        chance, slope = 0.0, 0.0
        rest = unknown
        while rest:
            p = scale * odds[lowest(rest)]
            p /= 1 + p
            chance += p
            slope += p * (1 - p)
            rest &= rest - 1
        if abs(need - chance) < 0.02:
            break
        scale *= math.exp(max(-1.5, min(1.5, (need - chance) / (slope + 1e-9))))
    rest = unknown
    while rest:
        card = lowest(rest)
        odds[card] = scale * odds[card] / (1 + scale * odds[card])
        rest &= rest - 1
    return even


@njit(cache=True)
def even_danger(card, live, known, even):
    """How likely the card serves the opponent, were every unseen card as likely his."""
    safe = 1.0
    for n in range(PAIR_COUNT[card]):
        pair = PAIRS[card, n, 0]
        if pair & ~live == 0:
            low = 1.0 if known >> PAIRS[card, n, 1] & 1 else even
            high = 1.0 if known >> PAIRS[card, n, 2] & 1 else even
            safe *= 1 - low * high
    return 1 - safe


@njit(cache=True)
def danger(card, live, odds):
    """How likely the card serves the opponent, by what he may hold."""
    safe = 1.0
    for n in range(PAIR_COUNT[card]):
        if PAIRS[card, n, 0] & ~live == 0:
            safe *= 1 - odds[PAIRS[card, n, 1]] * odds[PAIRS[card, n, 2]]
    return 1 - safe


@njit(cache=True)
def draws_of(kept, unknown, tally):
    """Count, by what is left after the best discard, the unseen cards that might be drawn to ten; return how many."""
    tally[:] = 0
    n = 0
    while unknown:
        low = unknown & -unknown
        unknown ^= low
        tally[min(after_discard(kept | low), 98)] += 1
        n += 1
    return n


@njit(cache=True)
def mean_of_best(tally, most, size, otherwise):
    """Average the least ``most`` of the tallied numbers."""
    most = min(most, size)
    if most == 0:
        return otherwise
    left, total = most, 0
    for value in range(99):
        if tally[value]:
            n = min(left, tally[value])
            total += n * value
            left -= n
            if left == 0:
                break
    return total / most


@njit(cache=True)
def at_most(tally, value):
    total = 0
    for at in range(min(value, 98) + 1):
        total += tally[at]
    return total


@njit(cache=True)
def knocker(context):
    """Whether the opponent is taken for one who knocks as soon as he can."""
    return ENDED_TELLS * context[ENDED] - WAITED_TELLS * context[WAITED] > DOUBT


@njit(cache=True)
def habit(context):
    known = context[ENDED] + context[WAITED]
    return (context[ENDED] + HABIT_PRIOR) / (known + 2 * HABIT_PRIOR), min(known, 8.0) / 8


@njit(cache=True)
def throw_features(st, seat, hand, card, unknown, even, odds, context, tally, f):
    """Describe what throwing a card (by index) of eleven leaves; return the deadwood and how many cards give gin."""
    known = st[s.KNOWN + 1 - seat]
    thrown = st[s.THROWN + 1 - seat]
    refused = st[s.REFUSED + 1 - seat] & ~thrown
    limit = st[s.LIMIT]
    kept = hand ^ (np.int64(1) << card)
    dead, sets, left = arrange(kept)
    runs = kept ^ sets ^ left
    n = draws_of(kept, unknown, tally)
    gin = tally[0]
    f[0] = dead
    for at in range(5):
        f[1 + at] = mean_of_best(tally, BESTS[at], n, float(dead))
    f[6] = mean_of_best(tally, n, n, float(dead))
    f[7] = gin
    f[8] = at_most(tally, dead - 1)
    f[9] = at_most(tally, dead - 6) if dead >= 6 else 0
    live = ALL & ~(hand | st[s.PILE])
    plain = even_danger(card, live, known, even)
    fitted = danger(card, live, odds)
    f[10] = plain
    f[11] = fitted
    f[12] = 1.0 if plain == 0 else 0.0
    f[13] = POINTS[card]
    f[14] = count(SAME_RANK[card] & thrown)
    f[15] = count(ADJACENT[card] & thrown)
    f[16] = count(GAPPED[card] & thrown)
    f[17] = count(SAME_RANK[card] & known)
    f[18] = count(ADJACENT[card] & known)
    f[19] = 10 - count(left)
    pairs, adjacent, gapped, alone = 0, 0, 0, 0
    outs = np.int64(0)
    rest = left
    while rest:
        x = lowest(rest)
        rest &= rest - 1
        pairs += count(SAME_RANK[x] & rest)
        adjacent += count(ADJACENT[x] & rest)
        gapped += count(GAPPED[x] & rest)
        lonely = 1
        for at in range(PAIR_COUNT[x]):
            pair = PAIRS[x, at, 0]
            other = pair & ~left
            if count(pair & left) == 1 and other & unknown:
                outs |= other
                lonely = 0
        alone += lonely
    f[20] = pairs
    f[21] = adjacent
    f[22] = gapped
    f[23] = count(outs)
    f[24] = alone
    f[25] = count(extending(sets, runs, unknown))
    f[26] = at_most(tally, limit)
    f[27] = 1.0 if gin else 0.0
    f[28] = limit / 10
    f[29] = 1.0 if dead <= limit else 0.0
    f[30] = plain * plain
    f[31] = fitted * fitted
    f[32] = st[s.TURNS + seat]
    f[33] = s.stock_size(st)
    f[34] = count(known)
    f[35], f[36] = habit(context)
    f[37] = min(context[NEED], FAR) / 100
    f[38] = min(context[THEIR_NEED], FAR) / 100
    f[39] = st[s.TAKES + 1 - seat]
    f[40] = count(SAME_RANK[card] & refused)
    f[41] = count(ADJACENT[card] & refused)
    live_gin = 0.0
    if gin:
        rest = unknown
        while rest:
            low = rest & -rest
            rest ^= low
            if after_discard(kept | low) == 0:
                live_gin += 1 - odds[lowest(low)]
    f[42] = live_gin
    f[43] = 1.0 if st[s.UNDRAWN] else 0.0
    return dead, gin


@njit(cache=True)
def extending(sets, runs, cards):
    """Return the cards that would lengthen a set of three or a run at once."""
    found = (runs << 1 | runs >> 1) & ~runs & ALL
    for rank in range(13):
        same = sets >> rank & np.int64(0x1000100010001)
        if count(same) == 3:
            found |= (same ^ np.int64(0x1000100010001)) << rank
    return found & cards


@njit(cache=True)
def draw_features(st, seat, taking, odds, even, context, tally, f):
    """Describe taking the top card against drawing; ``taking`` are the features of the best throw after taking."""
    hand, top = st[s.HAND + seat], st[s.TOP]
    card = lowest(top)
    known = st[s.KNOWN + 1 - seat]
    unknown = ALL & ~(hand | st[s.PILE] | known)
    dead = deadwood(hand)
    f[:THROW_SIZE] = taking
    n = draws_of(hand, unknown, tally)
    at = THROW_SIZE
    f[at] = dead
    for k in range(5):
        f[at + 1 + k] = mean_of_best(tally, BESTS[k], n, float(dead))
    f[at + 6] = mean_of_best(tally, n, n, float(dead))
    f[at + 7] = tally[0]
    f[at + 8] = at_most(tally, st[s.LIMIT])
    f[at + 9] = taking[0] - dead
    f[at + 10] = taking[2] - f[at + 2]
    f[at + 11] = 1.0 if completes_meld(hand, card) else 0.0
    f[at + 12] = POINTS[card]
    # Only an upcard left by the first to play is offered to the other.
    offered = 1.0 if st[s.PASSES] == 0 and st[s.OFFERS] == 0 and st[s.TURNS] + st[s.TURNS + 1] == 0 else 0.0
    last = 1.0 if st[s.PASSES] == 1 else 0.0
    f[at + 13] = offered
    f[at + 14] = last
    f[at + 15] = even_danger(card, ALL & ~(hand | st[s.PILE]), known, even) * offered
    f[at + 16] = 1.0 if tally[0] >= 3 else 0.0
    f[at + 17] = 1.0 if st[s.UNDRAWN] and s.stock_size(st) <= st[s.UNDRAWN] + 1 else 0.0


@njit(cache=True)
def knock_features(st, seat, hand, dead, lay, going, odds, context, f):
    """Describe knocking with this deadwood against going on with the throw that ``going`` describes."""
    known = st[s.KNOWN + 1 - seat]
    f[0] = dead
    f[1] = lay / 10
    f[2] = going[0]
    f[3] = going[7]
    f[4] = going[42]
    f[5] = going[26]
    f[6] = going[1]
    f[7] = going[2]
    f[8] = going[4]
    f[9] = going[11]
    f[10] = going[32]
    f[11] = going[33] / 10
    f[12] = going[34]
    f[13] = going[35]
    f[14] = going[36]
    f[15] = going[37]
    f[16] = going[38]
    f[17] = going[39]
    f[18] = going[28]
    f[19] = 1.0 if going[7] >= 2 else 0.0
    raw = 0.0
    rest = ALL & ~(hand | st[s.PILE])
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        raw += odds[card] * POINTS[card]
    f[20] = raw / 10
    last = st[s.LAST + 1 - seat]
    f[21] = (last & 255) + (last >> 8 & 255)
    f[22] = points_of(known) / 10
    f[23] = going[19]
    f[24] = dead * going[32] / 10
    f[25] = going[7] * going[32] / 10
