"""Who plays in training, in compiled code: the evaluator by its tables, and plainer players to train with."""

from __future__ import annotations

import numpy as np
from numba import njit

from training import features as fe
from training import state as s
from training.bits import (
    ADJACENT,
    ALL,
    POINTS,
    SAME_RANK,
    after_discard,
    arrange,
    completes_meld,
    count,
    deadwood,
    lowest,
    spread_of,
)

NET, SIMPLE, NEVER, ONE_DRAW, WEIGHTS, PLAIN, LOFTY, OTHER_NET = 0, 1, 2, 3, 4, 5, 6, 7
"""Kinds: by the tables; the challenge's simple player, with and without knocks; the least expected deadwood after one
draw; by :class:`ginrummy.players.weights.Weights`; two plain knockers; by tables of the older form."""

WINDOW = 12
MOST = 11
QUICK = 19
"""Parameter of OTHER_NET: whether it takes by the plain rule instead of comparing with a dozen draws."""
LOOKS = 18
"""Parameter of NET: whether it looks ahead before it takes, as what is shipped does, and asks no table of draws.
That is much slower, so self-play does without."""
AHEAD = 12
"""About so many draws are looked at ahead."""

# Parameters of WEIGHTS, in the order of the class, then the knock limits by turn.
DEADWOOD, NEAR, NEAR_DRAWS, NEAR_DECAY, EVERY, GIN, DANGER, DANGER_TURN, SAFE, HIGH = range(10)
KNOCKS = 10
KNOCK_TURNS = 7


@njit(cache=True, fastmath=True)
def net(table, x, size):
    """Value features: rows of the table are the means, the inverse spreads, the linear part, then the hidden units."""
    total = 0.0
    z = np.empty(size)
    for at in range(size):
        value = (x[at] - table[0, at]) * table[1, at]
        value = max(-5.0, min(5.0, value))
        z[at] = value
        total += value * table[2, at]
    for row in range(3, table.shape[0]):
        value = table[row, size]
        for at in range(size):
            value += z[at] * table[row, at]
        if value > 0:
            total += value * table[row, size + 1]
    return total


@njit(cache=True)
def rate_throws(kind, brain, st, seat, context, cards, values, feats, turn_hand):
    """List the throws worth a look from eleven cards with their values; return how many, and the least deadwood."""
    hand = turn_hand
    tally = np.empty(99, dtype=np.int64)
    odds = np.empty(64)
    left = np.empty(MOST, dtype=np.int64)
    barred = st[s.TAKEN]
    n = 0
    least = np.int64(1 << 20)
    rest = hand & ~barred
    while rest:
        low = rest & -rest
        rest ^= low
        cards[n] = lowest(low)
        left[n] = deadwood(hand ^ low)
        least = min(least, left[n])
        n += 1
    kept = 0
    unknown = ALL & ~(hand | st[s.PILE] | st[s.KNOWN + 1 - seat])
    even = fe.holding(st, seat, hand, odds, brain[3])
    knocker = fe.knocker(context)
    kappa = 0.0
    if kind == OTHER_NET:
        ended, waited = context[fe.ENDED] + 0.7, context[fe.WAITED] + 0.7
        kappa = 0.0 if st[s.LIMIT] == 0 else max(0.0, min(1.0, 2 * ended / (ended + waited) - 0.5))
    for at in range(n):
        if left[at] > least + WINDOW:
            continue
        card = cards[at]
        fe.throw_features(st, seat, hand, card, unknown, even, odds, context, tally, feats[kept])
        if kind == OTHER_NET:
            # The older tables know the first 36 numbers, two of them otherwise.
            value = 10 * (1 - kappa) * net(brain[0], feats[kept], 36) if kappa < 1 else 0.0
            if kappa > 0:
                value += 10 * kappa * net(brain[1], feats[kept], 36)
            values[kept] = value
        else:
            values[kept] = net(brain[4] if knocker else brain[0], feats[kept], fe.THROW_SIZE)
        cards[kept] = card
        kept += 1
    return kept, least


@njit(cache=True)
def best_of(values, n):
    best = 0
    for at in range(1, n):
        if values[at] > values[best]:
            best = at
    return best


@njit(cache=True)
def knock_throw(st, seat, hand, least):
    """Return the throw of the hardest knock with this deadwood, what its spread gives away, in points."""
    outside = ALL & ~(hand | st[s.PILE])
    best, given = np.int64(-1), np.int64(1 << 20)
    rest = hand & ~st[s.TAKEN]
    while rest:
        low = rest & -rest
        rest ^= low
        if deadwood(hand ^ low) != least:
            continue
        card = lowest(low)
        _, lay, _, _ = spread_of(hand ^ low, outside)
        if lay < given or (lay == given and POINTS[card] > POINTS[best]):
            best, given = card, lay
    return best, given


@njit(cache=True)
def gin_cards(kept, unknown):
    n = 0
    while unknown:
        low = unknown & -unknown
        unknown ^= low
        if after_discard(kept | low) == 0:
            n += 1
    return n


@njit(cache=True)
def least_after_taking(hand, top):
    held = hand | top
    least = np.int64(1 << 20)
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        least = min(least, deadwood(held ^ low))
    return least


@njit(cache=True)
def top_melds_and_helps(st, hand):
    card = lowest(st[s.TOP])
    return completes_meld(hand, card) and least_after_taking(hand, st[s.TOP]) < deadwood(hand)


@njit(cache=True)
def look_ahead(kind, brain, st, seat, context, hand, taking):
    """Return by how much this value is more than that of the best throw after drawing, over about a dozen draws."""
    cards = np.empty(MOST, dtype=np.int64)
    values = np.empty(MOST)
    feats = np.empty((MOST, fe.THROW_SIZE))
    live = np.empty(52, dtype=np.int64)
    size = 0
    rest = s.unseen(st, seat)
    while rest:
        low = rest & -rest
        rest ^= low
        if after_discard(hand | low):
            live[size] = low
            size += 1
    if size == 0:
        return 0.0
    total, looked = 0.0, 0
    for at in range(0, size, max(1, size // AHEAD)):
        n, _ = rate_throws(kind, brain, st, seat, context, cards, values, feats, hand | live[at])
        total += values[best_of(values, n)]
        looked += 1
    return taking - total / looked


@njit(cache=True)
def rate_take(kind, brain, st, seat, context, looks, f):
    """Return by how much taking the top card is better than drawing; without looking ahead fill its features too."""
    hand = st[s.HAND + seat]
    tally = np.empty(99, dtype=np.int64)
    odds = np.empty(64)
    cards = np.empty(MOST, dtype=np.int64)
    values = np.empty(MOST)
    feats = np.empty((MOST, fe.THROW_SIZE))
    top = st[s.TOP]
    pile, taken, known = st[s.PILE], st[s.TAKEN], st[s.KNOWN + seat]
    # What the eleven cards would look like, had the card been taken.
    st[s.PILE] ^= top
    st[s.TAKEN] = top
    n, _ = rate_throws(kind, brain, st, seat, context, cards, values, feats, hand | top)
    st[s.PILE], st[s.TAKEN], st[s.KNOWN + seat] = pile, taken, known
    best = best_of(values, n)
    if looks:
        return look_ahead(kind, brain, st, seat, context, hand, values[best])
    even = fe.holding(st, seat, hand, odds, brain[3])
    fe.draw_features(st, seat, feats[best], odds, even, context, tally, f)
    if kind != NET:
        return 0.0
    return net(brain[5] if fe.knocker(context) else brain[1], f, fe.DRAW_SIZE)


@njit(cache=True)
def worth_a_look(hand, top, least):
    """Whether taking melds or leaves less: any other take only shows the opponent a card."""
    return completes_meld(hand, lowest(top)) or least < deadwood(hand)


@njit(cache=True)
def takes(kind, params, brain, st, context):
    """Whether the seat to act takes the top card."""
    seat = st[s.SEAT]
    hand, top = st[s.HAND + seat], st[s.TOP]
    least = least_after_taking(hand, top)
    if least == 0:
        return True
    if kind == NET:
        if not worth_a_look(hand, top, least):
            return False
        f = np.empty(fe.DRAW_SIZE)
        return rate_take(kind, brain, st, seat, context, params[LOOKS] > 0, f) > 0
    if kind == SIMPLE or kind == NEVER:
        return completes_meld(hand, lowest(top))
    if kind == PLAIN:
        return least < deadwood(hand)
    if kind == OTHER_NET and not params[QUICK]:
        return _takes_by_mean(kind, brain, st, seat, context, hand, top, least)
    if not top_melds_and_helps(st, hand):
        return False
    if kind == WEIGHTS or kind == OTHER_NET:
        if st[s.UNDRAWN] and s.stock_size(st) < st[s.UNDRAWN] + 2:
            return False
        return gin_cards(hand, s.unseen(st, seat)) < 3
    return True


@njit(cache=True)
def _takes_by_mean(kind, brain, st, seat, context, hand, top, least):
    """Compare the best throw after taking with the mean over a dozen cards from the stock."""
    dead = deadwood(hand)
    meld = completes_meld(hand, lowest(top))
    if not meld and least > dead:
        return False
    unknown = s.unseen(st, seat)
    if gin_cards(hand, unknown) >= 3:
        return False
    cards = np.empty(MOST, dtype=np.int64)
    values = np.empty(MOST)
    feats = np.empty((MOST, fe.THROW_SIZE))
    st[s.PILE] ^= top
    st[s.TAKEN] = top
    n, _ = rate_throws(kind, brain, st, seat, context, cards, values, feats, hand | top)
    taking = values[best_of(values, n)]
    st[s.PILE] ^= top
    st[s.TAKEN] = 0
    more = look_ahead(kind, brain, st, seat, context, hand, taking)
    return more > (0.0 if meld else 2.0)


@njit(cache=True)
def _price(params, st, seat, card, hand, unknown, even, tally):
    """Price one throw, the lower the better, as :func:`ginrummy.players.weights.price` does."""
    kept = hand ^ (np.int64(1) << card)
    dead = deadwood(kept)
    turn = st[s.TURNS + seat]
    total = params[DEADWOOD] * dead - params[HIGH] * POINTS[card]
    given = fe.even_danger(card, ALL & ~(hand | st[s.PILE]), st[s.KNOWN + 1 - seat], even)
    total += (params[DANGER] + params[DANGER_TURN] * turn) * given
    if given == 0:
        total -= params[SAFE]
    n = fe.draws_of(kept, unknown, tally)
    if n == 0 or (st[s.UNDRAWN] and s.stock_size(st) < st[s.UNDRAWN] + 2):
        return total
    total += params[EVERY] * fe.mean_of_best(tally, n, n, 0.0)
    most = int(params[NEAR_DRAWS])
    near = fe.mean_of_best(tally, most, n, 0.0) * min(most, n)
    part = params[NEAR_DRAWS] - most
    if most < n:
        near = (near + part * (fe.mean_of_best(tally, most + 1, n, 0.0) * (most + 1) - near)) / params[
            NEAR_DRAWS
        ]
    else:
        near /= n
    total += params[NEAR] * params[NEAR_DECAY] ** turn * near
    return total - params[GIN] * tally[0]


@njit(cache=True)
def choose_throw(kind, params, brain, st, rng, context, going):
    """Choose the card to throw, by index, where none leaves gin; ``going`` becomes the features of the choice."""
    seat = st[s.SEAT]
    hand = st[s.HAND + seat]
    barred = st[s.TAKEN]
    if kind == NET or kind == OTHER_NET:
        cards = np.empty(MOST, dtype=np.int64)
        values = np.empty(MOST)
        feats = np.empty((MOST, fe.THROW_SIZE))
        n, _ = rate_throws(kind, brain, st, seat, context, cards, values, feats, hand)
        best = best_of(values, n)
        going[:] = feats[best]
        return cards[best]
    if kind == LOFTY:
        _, _, left = arrange(hand)
        best, most = np.int64(-1), np.int64(-1)
        rest = left & ~barred
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            lonely = (SAME_RANK[card] | ADJACENT[card]) & left == 0
            worth = POINTS[card] + (20 if lonely else 0)
            if worth > most:
                best, most = card, worth
        if best >= 0:
            return best
    tally = np.empty(99, dtype=np.int64)
    unknown = s.unseen(st, seat)
    size = count(unknown)
    hidden = max(0, s.hidden_size(st, seat))
    even = min(1.0, hidden / size) if size else 0.0
    least = np.int64(1 << 20)
    rest = hand & ~barred
    while rest:
        low = rest & -rest
        rest ^= low
        least = min(least, deadwood(hand ^ low))
    best, cost, equal = np.int64(-1), 1e300, 0
    rest = hand & ~barred
    while rest:
        low = rest & -rest
        rest ^= low
        card = lowest(low)
        dead = deadwood(hand ^ low)
        if kind == WEIGHTS:
            if dead > least + WINDOW:
                continue
            here = _price(params, st, seat, card, hand, unknown, even, tally)
        elif kind == ONE_DRAW:
            n = fe.draws_of(hand ^ low, unknown, tally)
            here = fe.mean_of_best(tally, n, n, float(dead))
        elif kind == PLAIN or kind == LOFTY:
            near = count((SAME_RANK[card] | ADJACENT[card]) & hand)
            here = dead - 0.01 * POINTS[card] + 0.001 * near
        else:
            here = float(dead)
            if dead == least:
                # Each of the equals is as likely.
                equal += 1
                here = 0.0 if s.below(rng, equal) == 0 else 1.0
                if here == 0.0:
                    best, cost = card, 0.0
            continue
        if here < cost:
            best, cost = card, here
    return best


@njit(cache=True)
def knocks(kind, params, brain, st, context, hand, least, card, lay, going):
    """Whether to knock, with least deadwood, instead of going on; ``card`` and ``lay`` are :func:`knock_throw`'s."""
    seat = st[s.SEAT]
    turn = st[s.TURNS + seat]
    if kind == NEVER:
        return False
    if kind == ONE_DRAW:
        # In so many of its own turns it knocks.
        return turn < params[0]
    if kind == WEIGHTS:
        most = params[KNOCKS + min(turn, KNOCK_TURNS - 1)]
        return most >= 0 and gin_cards(hand ^ (np.int64(1) << card), s.unseen(st, seat)) <= most
    if kind == NET:
        odds = np.empty(64)
        f = np.empty(fe.KNOCK_SIZE)
        fe.holding(st, seat, hand, odds, brain[3])
        fe.knock_features(st, seat, hand, least, lay, going, odds, context, f)
        return net(brain[6] if fe.knocker(context) else brain[2], f, fe.KNOCK_SIZE) > 0
    return True


@njit(cache=True)
def older_knocks(brain, st, context, hand, card):
    """The knock rule of the older tables, asked with the card that they throw."""
    seat = st[s.SEAT]
    kept = hand ^ (np.int64(1) << card)
    dead = deadwood(kept)
    turn = st[s.TURNS + seat] + 1
    if dead > st[s.LIMIT] or turn > 14:
        return False
    unknown = ALL & ~(hand | st[s.PILE] | st[s.KNOWN + 1 - seat])
    gin = min(6, gin_cards(kept, unknown))
    outside = ALL & ~(hand | st[s.PILE])
    _, lay, _, _ = spread_of(kept, outside)
    ended, waited = context[fe.ENDED] + 0.7, context[fe.WAITED] + 0.7
    kappa = max(0.0, min(1.0, 2 * ended / (ended + waited) - 0.5))
    x = np.array(
        [
            1.0,
            dead,
            turn,
            turn * turn / 10,
            gin,
            1.0 if gin >= 2 else 0.0,
            dead * turn / 10,
            gin * turn / 10,
            count(st[s.KNOWN + 1 - seat]),
            lay / 10,
        ]
    )
    total = 0.0
    for at in range(10):
        total += x[at] * ((1 - kappa) * brain[2][0, at] + kappa * brain[2][1, at])
    return total > 1.0
