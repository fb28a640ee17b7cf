"""Hands as 64-bit integers in compiled code: deadwood, arrangements, layoffs and the settlement of a knock.

The cards lie as in :mod:`ginrummy.game.cards`, sixteen bits a suit, and the tables are the engine's own, so that
what is found here is what the engine finds; the tests compare both.
"""

from __future__ import annotations

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from ginrummy.game.cards import ALL_CARDS as ENGINE_ALL
from ginrummy.game.cards import DECK
from ginrummy.game.melds import LOW

ALL = np.int64(ENGINE_ALL)
SUIT = np.int64(0x1FFF)
CARDS = np.array([card.index for card in DECK], dtype=np.int64)
LEAST = np.array(LOW.least, dtype=np.int64)
LEFT = np.array(LOW.left, dtype=np.int64)
# The engine packs 64 * change + rank; only the change counts here.
CHANGE = np.array([entry >> 6 for entry in LOW.throw_club], dtype=np.int64)


def _by_card(value) -> np.ndarray:
    table = np.zeros(64, dtype=np.int64)
    for card in DECK:
        table[card.index] = value(card)
    return table


def _near(card, step: int) -> int:
    return sum(1 << (16 * card.suit + r) for r in (card.rank - step, card.rank + step) if 0 <= r < 13)


POINTS = _by_card(lambda card: card.points)
SAME_RANK = _by_card(lambda card: (0x1000100010001 << card.rank) ^ card.mask)
ADJACENT = _by_card(lambda card: _near(card, 1))
GAPPED = _by_card(lambda card: _near(card, 2))

PAIRS = np.zeros((64, 6, 3), dtype=np.int64)
"""For each card the pairs that make three of a meld with it: the pair, the index of its two cards."""
PAIR_COUNT = np.zeros(64, dtype=np.int64)
for _card in DECK:
    _masks = [meld.mask ^ _card.mask for meld in LOW.melds_with[_card.mask] if meld.mask.bit_count() == 3]
    PAIR_COUNT[_card.index] = len(_masks)
    for _n, _mask in enumerate(_masks):
        PAIRS[_card.index, _n] = (_mask, (_mask & -_mask).bit_length() - 1, _mask.bit_length() - 1)


@intrinsic
def count(typingctx, x):
    """Count the bits of an integer."""

    def build(context, builder, signature, args):
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@intrinsic
def lowest(typingctx, x):
    """Return the index of the lowest bit of an integer that has one."""

    def build(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


@njit(cache=True)
def points_of(mask):
    total = 0
    while mask:
        total += POINTS[lowest(mask)]
        mask &= mask - 1
    return total


@njit("int64(int64, int64, int64, int64, int64)", cache=True)
def _least(c, d, h, s, ranks):
    if ranks == 0:
        return LEAST[c] + LEAST[d] + LEAST[h] + LEAST[s]
    low = ranks & -ranks
    ranks ^= low
    rest = ~low
    best = min(_least(c, d, h, s, ranks), _least(c & rest, d & rest, h & rest, s & rest, ranks))
    if c & d & h & s & low:
        best = min(best, _least(c, d & rest, h & rest, s & rest, ranks))
        best = min(best, _least(c & rest, d, h & rest, s & rest, ranks))
        best = min(best, _least(c & rest, d & rest, h, s & rest, ranks))
        best = min(best, _least(c & rest, d & rest, h & rest, s, ranks))
    return best


@njit(cache=True)
def deadwood(hand):
    """Return the least deadwood of these cards."""
    c, d, h, s = hand & SUIT, hand >> 16 & SUIT, hand >> 32 & SUIT, hand >> 48
    return _least(c, d, h, s, (c & d & (h | s)) | (h & s & (c | d)))


@njit("int64(int64, int64, int64, int64, int64)", cache=True)
def _after(c, d, h, s, ranks):
    if ranks == 0:
        change = min(min(CHANGE[c], CHANGE[d]), min(CHANGE[h], CHANGE[s]))
        return LEAST[c] + LEAST[d] + LEAST[h] + LEAST[s] + change
    low = ranks & -ranks
    ranks ^= low
    rest = ~low
    best = min(_after(c, d, h, s, ranks), _after(c & rest, d & rest, h & rest, s & rest, ranks))
    if c & d & h & s & low:
        best = min(best, _after(c, d & rest, h & rest, s & rest, ranks))
        best = min(best, _after(c & rest, d, h & rest, s & rest, ranks))
        best = min(best, _after(c & rest, d & rest, h, s & rest, ranks))
        best = min(best, _after(c & rest, d & rest, h & rest, s, ranks))
    return best


@njit(cache=True)
def after_discard(hand):
    """Return the least deadwood that one discard can leave."""
    c, d, h, s = hand & SUIT, hand >> 16 & SUIT, hand >> 32 & SUIT, hand >> 48
    return _after(c, d, h, s, (c & d & (h | s)) | (h & s & (c | d)))


@njit(cache=True)
def completes_meld(hand, card):
    """Whether the card lies in a meld together with these cards."""
    for n in range(PAIR_COUNT[card]):
        if PAIRS[card, n, 0] & ~hand == 0:
            return True
    return False


@njit(cache=True)
def _sets_ways(hand, ways):
    """List the cards taken out as sets in each way of taking sets of three or four out; return how many."""
    ways[0] = 0
    n = 1
    c, d, h, s = hand & SUIT, hand >> 16 & SUIT, hand >> 32 & SUIT, hand >> 48
    ranks = (c & d & (h | s)) | (h & s & (c | d))
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        held = hand & (low | low << 16 | low << 32 | low << 48)
        known = n
        for at in range(known):
            ways[n] = ways[at] | held
            n += 1
            if count(held) == 4:
                rest = held
                while rest:
                    bit = rest & -rest
                    rest ^= bit
                    ways[n] = ways[at] | held ^ bit
                    n += 1
    return n


@njit(cache=True)
def left_of(hand, sets):
    """Return the cards left over when these sets are taken out and the rest makes its best runs."""
    rest = hand ^ sets
    left = LEFT[rest & SUIT] | LEFT[rest >> 16 & SUIT] << 16
    return left | LEFT[rest >> 32 & SUIT] << 32 | LEFT[rest >> 48] << 48


@njit(cache=True)
def arrange(hand):
    """Return the sets and the left-over cards of the arrangement with least deadwood; of equals the least sets."""
    ways = np.empty(80, dtype=np.int64)
    n = _sets_ways(hand, ways)
    best, sets, left = np.int64(1 << 20), np.int64(0), hand
    for at in range(n):
        rest = left_of(hand, ways[at])
        dead = points_of(rest)
        if dead < best or (dead == best and ways[at] < sets):
            best, sets, left = dead, ways[at], rest
    return best, sets, left


@njit(cache=True)
def open_to(outside, sets, runs):
    """Return the cards of ``outside`` that could be laid off on sets and runs, chains included."""
    laid = np.int64(0)
    for rank in range(13):
        same = sets >> rank & np.int64(0x1000100010001)
        if count(same) == 3:
            laid |= ((same ^ np.int64(0x1000100010001)) << rank) & outside
    grown = runs
    while True:
        # Every other suit's thirteenth bit is no card, so that a shift never leaves its suit.
        fits = (grown << 1 | grown >> 1) & outside & ~grown & ALL
        if fits == 0:
            break
        grown |= fits
    return laid | (grown & ~runs)


@njit(cache=True)
def spread_of(hand, outside):
    """Return deadwood, sets and runs of the spread that leaves least, then least to be laid off."""
    ways = np.empty(80, dtype=np.int64)
    n = _sets_ways(hand, ways)
    best, given, sets, left = np.int64(1 << 20), np.int64(1 << 20), np.int64(0), hand
    for at in range(n):
        rest = left_of(hand, ways[at])
        dead = points_of(rest)
        if dead > best:
            continue
        lay = points_of(open_to(outside, ways[at], hand ^ ways[at] ^ rest))
        if dead < best or lay < given or (lay == given and ways[at] < sets):
            best, given, sets, left = dead, lay, ways[at], rest
    return best, given, sets, hand ^ sets ^ left


@njit("int64(int64, int64, int64)", cache=True)
def _best_defence(hand, fits_sets, runs):
    """The least deadwood of a hand that may lay off these single cards, and may lengthen runs at both ends."""
    best = deadwood(hand)
    rest = fits_sets & hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        best = min(best, _best_defence(hand ^ bit, rest, runs))
    ends = (runs << 1 | runs >> 1) & hand & ~runs & ALL
    while ends:
        bit = ends & -ends
        ends ^= bit
        best = min(best, _best_defence(hand ^ bit, fits_sets & ~bit, runs | bit))
    return best


@njit(cache=True)
def defence(hand, sets, runs):
    """Return the least deadwood a defender can come to, his melds and layoffs chosen together."""
    fits = np.int64(0)
    for rank in range(13):
        same = sets >> rank & np.int64(0x1000100010001)
        if count(same) == 3:
            fits |= (same ^ np.int64(0x1000100010001)) << rank
    if (open_to(hand, sets, runs)) == 0:
        return deadwood(hand)
    return _best_defence(hand, fits, runs)


@njit(cache=True)
def settle(hand, other, outside, gin_bonus, undercut_bonus):
    """Return what ending the deal with ten cards scores, in points; less than nothing where it is undercut."""
    dead, _, sets, runs = spread_of(hand, outside)
    if dead == 0:
        return gin_bonus + deadwood(other)
    theirs = defence(other, sets, runs)
    if theirs > dead:
        return theirs - dead
    return -(undercut_bonus + dead - theirs)
