"""A deal played to its end by a quick and simple player on both sides: what a review is made of.

Written for speed, on card sets alone, in a subset of Python that a compiler for numbers can take as it is: the
benchmark of the review does so to play twenty times as much.  The player takes a card from the pile where it melds
and lowers the deadwood, throws the dearest card that nothing goes with, knocks early with cards to spare and later
waits for gin.  Exact in what ends a deal and what it scores but for this: a defender never breaks a meld of his own
to lay off more, and a stock made anew is not shuffled at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ginrummy.game.cards import DECK, CardSet
from ginrummy.game.melds import Aces, Melding
from ginrummy.game.rules import Rules, StockEnd, TiedUndercut

SUIT = 0x1FFF
ALL_SUITS = 0x1FFF1FFF1FFF1FFF
LOW_BITS = 0x0001000100010001

# Ways a playout may begin: what the seat to move has before it.
TURN, STOCK_ONLY, FIRST_OFFER, SECOND_OFFER, THROW, THROW_ONLY = range(6)
"""A draw · a draw with the pile closed · the upcard, first asked · the upcard, asked second · eleven cards to end a
turn with · eleven cards of which one is only thrown."""

LONGEST_PLAYOUT = 80
"""Turns after which a playout is broken off without a result."""

PLACES = 67
"""The remainder by 67 of a one-card set tells the cards apart, which spares counting bits."""


class Tables(NamedTuple):
    """What a playout looks up: all plain sequences of numbers, so that a compiler may be given arrays.

    ``least`` and ``left``: see :class:`ginrummy.game.melds.Melding`.  ``points``, ``near`` and ``pairs`` go by the
    place of a card: what it counts, the cards that may go into a meld with it, and six pairs that make three of a meld
    with it (0: none).  ``numbers``: see :func:`numbers_of`.
    """

    least: Sequence[int]
    left: Sequence[int]
    points: Sequence[int]
    near: Sequence[int]
    pairs: Sequence[int]
    numbers: Sequence[int]


PAIRS = 6

LIMIT, GIN, BIG_GIN, UNDERCUT, TIE, FACTOR, BOX, UNDRAWN, RESHUFFLED, MAX_TURNS, TURNING, LAST = range(12)
"""Places of the numbers that the rules give."""

WAIT_ONE, WAIT_MORE, LONE = 2, 6, 5
"""With one card or with more left over a player knocks up to that own turn (counted from 0), later with gin only; a
card that nothing goes with is thrown as if it counted that much more.  Chosen by play against other values."""


def numbers_of(rules: Rules, limit: int, doubled: bool) -> tuple[int, ...]:
    """List the numbers of the rules that a playout needs, in the order of their names above.

    The tie: 0 nothing for nobody, 1 the undercut bonus.
    """
    return (
        limit,
        rules.gin_bonus,
        rules.big_gin_bonus,
        rules.undercut_bonus,
        int(rules.tied_undercut is TiedUndercut.BONUS),
        2 if doubled else 1,
        rules.box_bonus if rules.box_at_once else 0,
        rules.undrawn,
        int(rules.stock_end is StockEnd.RESHUFFLE),
        rules.max_turns,
        {Aces.LOW: 0, Aces.HIGH_OR_LOW: 1, Aces.AROUND: 2}[rules.aces],
        int(rules.stock_end is StockEnd.KNOCK_ONLY),
    )


@cache
def card_tables(melding: Melding) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return ``points``, ``near`` and ``pairs`` of :class:`Tables` for these melds."""
    points, near, pairs = [0] * PLACES, [0] * PLACES, [0] * (PLACES * PAIRS)
    for card in DECK:
        bit, place = card.mask, card.mask % PLACES
        points[place] = melding.points(card)
        threes = [meld.mask ^ bit for meld in melding.melds_with[bit] if meld.mask.bit_count() == 3]
        for at, pair in enumerate(threes):
            near[place] |= pair
            pairs[place * PAIRS + at] = pair
    return tuple(points), tuple(near), tuple(pairs)


@cache
def tables_of(rules: Rules, limit: int, doubled: bool) -> Tables:
    """Return what playouts under these rules look up."""
    melding = rules.melding
    points, near, pairs = card_tables(melding)
    return Tables(melding.least, melding.left, points, near, pairs, numbers_of(rules, limit, doubled))


def arrange(hand: CardSet, least: Sequence[int], left: Sequence[int]) -> tuple[int, CardSet, CardSet]:
    """Lay a hand out best: its deadwood, the cards left over, the cards not in sets."""
    c = hand & SUIT
    d = hand >> 16 & SUIT
    h = hand >> 32 & SUIT
    s = hand >> 48
    ranks = (c & d & (h | s)) | (h & s & (c | d))
    best = least[c] + least[d] + least[h] + least[s]
    apart = hand
    if ranks:
        if not (ranks & (ranks - 1) or c & d & h & s & ranks):
            # One rank held three times, the usual case: with the set or without it.
            keep = ~ranks
            laid = least[c & keep] + least[d & keep] + least[h & keep] + least[s & keep]
            if laid < best:
                best = laid
                c, d, h, s = c & keep, d & keep, h & keep, s & keep
                apart = c | d << 16 | h << 32 | s << 48
        else:
            best, apart = without_sets(c, d, h, s, ranks, least)
            c = apart & SUIT
            d = apart >> 16 & SUIT
            h = apart >> 32 & SUIT
            s = apart >> 48
    return best, left[c] | left[d] << 16 | left[h] << 32 | left[s] << 48, apart


def without_sets(c: int, d: int, h: int, s: int, ranks: int, least: Sequence[int]) -> tuple[int, CardSet]:
    """Take the best sets of these ranks out: the deadwood, and the cards that then lie in no set."""
    if not ranks:
        return least[c] + least[d] + least[h] + least[s], c | d << 16 | h << 32 | s << 48
    low = ranks & -ranks
    rest = ranks ^ low
    keep = ~low
    best, apart = without_sets(c, d, h, s, rest, least)
    found, way = without_sets(c & keep, d & keep, h & keep, s & keep, rest, least)
    if found < best:
        best, apart = found, way
    if c & d & h & s & low:
        for spared in range(4):
            w = c if spared == 0 else c & keep
            x = d if spared == 1 else d & keep
            y = h if spared == 2 else h & keep
            z = s if spared == 3 else s & keep
            found, way = without_sets(w, x, y, z, rest, least)
            if found < best:
                best, apart = found, way
    return best, apart


def melds_with(hand: CardSet, card: CardSet, pairs: Sequence[int]) -> bool:
    """Whether the card makes or lengthens a meld with cards of the hand."""
    at = card % PLACES * PAIRS
    for pair in pairs[at : at + PAIRS]:
        if pair and hand & pair == pair:
            return True
    return False


def thrown(left: CardSet, barred: CardSet, points: Sequence[int], near: Sequence[int]) -> CardSet:
    """Choose the card to throw among those left over: the dearest, rather one that nothing goes with."""
    best, chosen = -1, 0
    rest = left & ~barred
    while rest:
        bit = rest & -rest
        rest ^= bit
        place = bit % PLACES
        value = points[place]
        if not near[place] & left:
            value += LONE
        if value >= best:
            best, chosen = value, bit
    return chosen


def laid_off(hand: CardSet, melded: CardSet, apart: CardSet, tables: Tables) -> int:
    """Count what a defender is left with who lays off on the cards that a knocker melded.

    ``apart``: the knocker's cards that lie in no set.
    """
    deadwood, left, _ = arrange(hand, tables.least, tables.left)
    runs = melded & apart
    ranks = melded & ~apart
    c = ranks & SUIT
    d = ranks >> 16 & SUIT
    h = ranks >> 32 & SUIT
    s = ranks >> 48
    open_sets = (c | d | h | s) & ~(c & d & h & s)
    fits = open_sets * LOW_BITS & ~ranks
    turning = tables.numbers[TURNING]
    while True:
        ends = ((runs << 1) | (runs >> 1)) & ALL_SUITS
        if turning:
            ends |= (runs >> 12) & LOW_BITS
            if turning == 2:
                ends |= (runs & LOW_BITS) << 12
            else:
                # An ace above its king has nothing on its other side.
                ends &= ~((runs & (runs >> 12) & LOW_BITS) << 1)
        laid = left & (fits | ends)
        if not laid:
            return deadwood
        left ^= laid
        runs |= laid & ends
        while laid:
            bit = laid & -laid
            laid ^= bit
            deadwood -= tables.points[bit % PLACES]


def knock_points(own: int, other: int, numbers: Sequence[int]) -> int:
    """Price a knock for the knocker, in points; gin where ``own`` is 0 is not meant."""
    if other > own:
        return (other - own) * numbers[FACTOR] + numbers[BOX]
    if other == own and not numbers[TIE]:
        return 0
    return -((own - other + numbers[UNDERCUT]) * numbers[FACTOR] + numbers[BOX])


def end_points(hand: CardSet, other: CardSet, throw: CardSet, tables: Tables) -> int:
    """Price a knock or gin with the best spread after this throw, for the knocker, in points."""
    deadwood, left, apart = arrange(hand ^ throw, tables.least, tables.left)
    numbers = tables.numbers
    if deadwood == 0:
        against = arrange(other, tables.least, tables.left)[0]
        return (against + numbers[GIN]) * numbers[FACTOR] + numbers[BOX]
    return knock_points(deadwood, laid_off(other, (hand ^ throw) & ~left, apart, tables), numbers)


def play_out(
    start: int,
    mover: CardSet,
    other: CardSet,
    deck: Sequence[int],
    at: int,
    pile: Sequence[int],
    turns: int,
    taken: CardSet,
    tables: Tables,
) -> int:
    """Play a deal to its end and return its points for the seat to move; negative where the other scores.

    ``start``: how it begins (see above).  ``deck[at:]`` is the stock, top first; ``pile`` ends with its top.
    ``taken``: with eleven cards, the one that came from the pile.  ``turns``: turns ended so far.
    """
    least, left, points, near, _, numbers = tables
    limit, undrawn = numbers[LIMIT], numbers[UNDRAWN]
    last = min(numbers[MAX_TURNS], turns + LONGEST_PLAYOUT)
    stock, discards = list(deck), list(pile)
    end, sign = len(stock), 1
    top = discards[-1] if discards else 0
    if start == FIRST_OFFER or start == SECOND_OFFER:
        asked = 2 if start == FIRST_OFFER else 1
        start = STOCK_ONLY
        for _ in range(asked):
            if takes(mover, top, tables):
                mover |= top
                taken = top
                discards.pop()
                start = THROW
                break
            mover, other, sign = other, mover, -sign
    while True:
        if start < FIRST_OFFER:
            if start == TURN and takes(mover, top, tables):
                mover |= top
                taken = top
                discards.pop()
            else:
                taken = 0
                if at >= end:
                    if not numbers[RESHUFFLED] or len(discards) < 2:
                        return 0
                    # Every third card, which is coprime to no pile of three but good enough for one deal in thirty.
                    stock = [discards[i] for first in range(3) for i in range(first, len(discards) - 1, 3)]
                    discards = [top]
                    at, end = 0, len(stock)
                mover |= stock[at]
                at += 1
        deadwood, over, _ = arrange(mover, least, left)
        throw = thrown(over, taken, points, near)
        if start != THROW_ONLY:
            if not over:
                bonus = numbers[BIG_GIN] if numbers[BIG_GIN] else numbers[GIN]
                against = arrange(other, least, left)[0]
                return sign * ((against + bonus) * numbers[FACTOR] + numbers[BOX])
            if throw and deadwood - points[throw % PLACES] <= limit:
                spare = over ^ throw
                wait = WAIT_ONE if not spare & (spare - 1) else WAIT_MORE
                if not spare or turns < 2 * wait + 2:
                    return sign * end_points(mover, other, throw, tables)
        if not throw:
            # Nothing but melds and the card just taken is left: any other card.
            rest = mover & ~taken
            throw = rest & -rest
        start = TURN
        mover ^= throw
        top = throw
        discards.append(throw)
        turns += 1
        if undrawn and end - at <= undrawn:
            return -sign * last_points(other, mover, throw, tables) if numbers[LAST] else 0
        if turns >= last:
            return 0
        mover, other, sign = other, mover, -sign


def takes(hand: CardSet, top: CardSet, tables: Tables) -> bool:
    """Whether the player takes the top card of the pile: it melds, and less is left."""
    if not top or not melds_with(hand, top, tables.pairs):
        return False
    deadwood, over, _ = arrange(hand | top, tables.least, tables.left)
    throw = thrown(over, top, tables.points, tables.near)
    if not throw:
        return not over
    return deadwood - tables.points[throw % PLACES] < arrange(hand, tables.least, tables.left)[0]


def last_points(hand: CardSet, other: CardSet, top: CardSet, tables: Tables) -> int:
    """Return what the last discard is worth to the seat that may take it to end the deal; 0 where it may not."""
    best, held = -1, hand | top
    chosen, rest = 0, hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        kept = arrange(held ^ bit, tables.least, tables.left)[0]
        if kept <= tables.numbers[LIMIT] and (best < 0 or kept < best):
            best, chosen = kept, bit
    return end_points(held, other, chosen, tables) if chosen else 0
