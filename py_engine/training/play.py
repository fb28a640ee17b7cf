"""Whole deals and games of compiled players, and the pairs of options that the fit learns from."""

from __future__ import annotations

import numpy as np
from numba import njit

from training import features as fe
from training import policies as po
from training import state as s
from training.bits import ALL, POINTS, deadwood, settle

GIN_BONUS, UNDERCUT_BONUS = 25, 25
ONGOING, DEAD, ENDED = 0, 1, 2
UTILITY = 200.0
"""What a chance to win of 1 counts, so that it is about in points at the start of a game to 100."""
HABIT_TURNS = 4
"""Own throws from which on having waited with a hand that could knock tells a habit."""


@njit(cache=True)
def end_turn(st, kinds, params, brains, contexts, rng, result):
    """Throw, and knock or go on; return whether the deal goes on, is dead or was ended, its points in ``result``."""
    seat = st[s.SEAT]
    kind = kinds[seat]
    hand = st[s.HAND + seat]
    least = np.int64(1 << 20)
    rest = hand & ~st[s.TAKEN]
    while rest:
        low = rest & -rest
        rest ^= low
        least = min(least, deadwood(hand ^ low))
    going = np.zeros(fe.THROW_SIZE)
    card = np.int64(-1)
    ends = False
    if least == 0:
        card, _ = po.knock_throw(st, seat, hand, least)
        ends = True
    else:
        if kind == po.NET or kind == po.OTHER_NET or least > st[s.LIMIT]:
            card = po.choose_throw(kind, params[seat], brains[seat], st, rng, contexts[seat], going)
        if kind == po.OTHER_NET:
            ends = st[s.LIMIT] > 0 and po.older_knocks(brains[seat], st, contexts[seat], hand, card)
        elif least <= st[s.LIMIT]:
            knocking, lay = po.knock_throw(st, seat, hand, least)
            ends = po.knocks(
                kind, params[seat], brains[seat], st, contexts[seat], hand, least, knocking, lay, going
            )
            if ends:
                card = knocking
            elif card < 0:
                card = po.choose_throw(kind, params[seat], brains[seat], st, rng, contexts[seat], going)
    return finish(st, card, ends, result)


@njit(cache=True)
def finish(st, card, ends, result):
    """Throw this card and end the deal with it or not."""
    seat = st[s.SEAT]
    s.throw(st, np.int64(1) << card)
    if ends:
        hand, other = st[s.HAND + seat], st[s.HAND + 1 - seat]
        points = settle(hand, other, ALL & ~(hand | st[s.PILE]), GIN_BONUS, UNDERCUT_BONUS)
        result[0] = points if seat == 0 else -points
        result[1] = seat
        return ENDED
    if s.next_seat(st):
        result[0] = 0
        result[1] = -1
        return DEAD
    return ONGOING


@njit(cache=True)
def begin_turn(st, deck, kinds, params, brains, contexts, rng):
    """Take, pass or draw; return whether the seat now holds eleven cards."""
    seat = st[s.SEAT]
    offered = st[s.PASSES] != 2
    if offered and po.takes(kinds[seat], params[seat], brains[seat], st, contexts[seat]):
        s.take(st)
        return True
    if 0 <= st[s.PASSES] < 2:
        s.pass_on(st)
        return False
    s.draw(st, deck, rng)
    return True


@njit(cache=True)
def play_out(st, deck, kinds, params, brains, contexts, rng, result):
    """Play a deal on to its end from the start of a turn."""
    while True:
        if begin_turn(st, deck, kinds, params, brains, contexts, rng):
            if end_turn(st, kinds, params, brains, contexts, rng, result) != ONGOING:
                return


@njit(cache=True)
def open_deal(st, deck, first, mode, rng):
    """Deal by a mode: 0 regular, dead at two cards; 1 reshuffled; 2 either; 3 gin only; 4 the limit by the upcard."""
    while True:
        s.fresh_deck(deck, rng)
        limit = 10
        if mode == 3:
            limit = 0
        elif mode == 4:
            limit = POINTS[deck[20]]
            if limit == 1:
                # An ace as upcard is a deal of gin only, which has tables of its own.
                continue
        undrawn = 2
        if mode == 1 or (mode == 2 and s.below(rng, 2) == 0):
            undrawn = 0
        s.start(st, deck, first, limit, undrawn)
        return


@njit(cache=True)
def note_habits(st, contexts, result):
    """After a deal that was ended: whether each has knocked, or waited with a hand that could."""
    if result[1] < 0 or st[s.LIMIT] == 0:
        return
    for seat in range(2):
        other = 1 - seat
        dead = deadwood(st[s.HAND + other])
        if st[s.TURNS + other] >= HABIT_TURNS and 0 < dead <= st[s.LIMIT]:
            if result[1] == other:
                contexts[seat, fe.ENDED] += 1
            else:
                contexts[seat, fe.WAITED] += 1


@njit(cache=True)
def worth(chances, context, points):
    """What winning these points (losing, if negative) is worth, as change of the chance to win the game."""
    mine, theirs = int(context[fe.NEED]), int(context[fe.THEIR_NEED])
    before = chances[min(mine, 150), min(theirs, 150)]
    # Beyond the table's edge only the distance is cut, not the points.
    mine, theirs = min(mine, 150), min(theirs, 150)
    if points > 0:
        mine = max(0, mine - points)
    else:
        theirs = max(0, theirs + points)
    return UTILITY * (chances[mine, theirs] - before)


@njit(cache=True)
def play_games(games, target, mode, seed, kinds, params, brains, keep_habits, out):
    """Play mirrored pairs of games between two players; row n of ``out`` becomes wins and deals of pair n.

    Both games of a pair have the same decks; the players change seats.  The first to play alternates.
    """
    st = np.zeros(s.SIZE, dtype=np.int64)
    deck = np.zeros(52, dtype=np.int64)
    rng = np.zeros(1, dtype=np.uint64)
    deal_rng = np.zeros(1, dtype=np.uint64)
    result = np.zeros(2, dtype=np.int64)
    kept = np.zeros((2, 2))
    for n in range(games):
        for half in range(2):
            contexts = np.zeros((2, 4))
            if keep_habits:
                contexts[:, :2] = kept
            needs = np.array([target, target], dtype=np.float64)
            number = 0
            first = (n + half) % 2
            while needs[0] > 0 and needs[1] > 0:
                s.seeded(deal_rng, seed * 1_000_003 + n, number)
                s.seeded(rng, seed * 1_000_003 + n, 1_000_000 + number * 2 + half)
                open_deal(st, deck, first, mode, deal_rng)
                for seat in range(2):
                    contexts[seat, fe.NEED] = needs[seat]
                    contexts[seat, fe.THEIR_NEED] = needs[1 - seat]
                play_out(st, deck, kinds, params, brains, contexts, rng, result)
                note_habits(st, contexts, result)
                number += 1
                out[n, 3] += result[0]
                out[n, 4] += abs(result[0])
                if result[1] >= 0:
                    if result[0] > 0:
                        needs[0] -= result[0]
                    else:
                        needs[1] += result[0]
                    first = 1 - first
                elif number > 500:
                    break
            out[n, 0] += 1 if needs[0] <= 0 else 0
            out[n, 1] += number
            out[n, 2] += 1
            if keep_habits:
                kept = contexts[:, :2].copy()


@njit(cache=True)
def play_deals(deals, mode, seed, kinds, params, brains, points):
    """Play mirrored deals at level scores; a row of ``points``: by half the points, who ended it, the turns."""
    st = np.zeros(s.SIZE, dtype=np.int64)
    deck = np.zeros(52, dtype=np.int64)
    rng = np.zeros(1, dtype=np.uint64)
    result = np.zeros(2, dtype=np.int64)
    contexts = np.zeros((2, 4))
    contexts[:, fe.NEED] = 100.0
    contexts[:, fe.THEIR_NEED] = 100.0
    for n in range(deals):
        for half in range(2):
            s.seeded(rng, seed * 1_000_003 + n, 7)
            open_deal(st, deck, half, mode, rng)
            play_out(st, deck, kinds, params, brains, contexts, rng, result)
            points[n, half] = result[0]
            points[n, 2 + half] = result[1]
            points[n, 4 + half] = st[s.TURNS] + st[s.TURNS + 1]


@njit(cache=True)
def _try(st, deck, kinds, params, brains, contexts, rng, how, card, chances, result):
    """Play on with one option: 0 draw, 1 take, 2 throw, 3 knock; return what it is worth to seat 0."""
    there, cards = st.copy(), deck.copy()
    dice = rng.copy()
    stage = ONGOING
    if how == 0:
        if 0 <= there[s.PASSES] < 2:
            s.pass_on(there)
        else:
            s.draw(there, cards, dice)
            stage = end_turn(there, kinds, params, brains, contexts, dice, result)
    elif how == 1:
        s.take(there)
        stage = end_turn(there, kinds, params, brains, contexts, dice, result)
    else:
        stage = finish(there, card, how == 3, result)
    if stage == ONGOING:
        play_out(there, cards, kinds, params, brains, contexts, dice, result)
    return worth(chances, contexts[0], result[0])


@njit(cache=True)
def _two_of(values, n, rng):
    """Choose two of the four best options, most often the two best."""
    order = np.argsort(-values[:n])
    most = min(n, 4)
    first, second = 0, 1
    roll = s.below(rng, 10)
    if most > 2 and roll >= 4:
        if roll < 7:
            second = 2
        elif roll < 8:
            first, second = 1, 2
        elif most > 3:
            second = 3
            if roll == 9:
                first = 1
        else:
            second = 2
    return order[first], order[second]


@njit(cache=True)
def gather(
    deals,
    mode,
    seed,
    kinds,
    params,
    brains,
    chances,
    rates,
    throws,
    throw_y,
    draws,
    draw_y,
    knocks,
    knock_y,
    sizes,
):
    """Play games of seat 0 against seat 1 and note, at random decisions of seat 0, what two options come to.

    ``rates`` are the chances to note a throw, a draw, a knock.  The arrays are filled as far as there is room and
    ``sizes`` tells how far.  ``throws`` holds the features of both options.
    """
    st = np.zeros(s.SIZE, dtype=np.int64)
    deck = np.zeros(52, dtype=np.int64)
    rng = np.zeros(1, dtype=np.uint64)
    dice = np.zeros(1, dtype=np.uint64)
    spare = np.zeros(2, dtype=np.int64)
    result = np.zeros(2, dtype=np.int64)
    s.seeded(rng, seed, 99)
    contexts = np.zeros((2, 4))
    needs = np.zeros(2)
    cards = np.empty(po.MOST, dtype=np.int64)
    values = np.empty(po.MOST)
    feats = np.empty((po.MOST, fe.THROW_SIZE))
    draw_f = np.empty(fe.DRAW_SIZE)
    knock_f = np.empty(fe.KNOCK_SIZE)
    odds = np.empty(64)
    brain = brains[0]
    first = 0
    for number in range(deals):
        if needs[0] <= 0 or needs[1] <= 0 or number % 40 == 0:
            # A new game; half of them begin somewhere in the middle, so that every pair of scores is met.
            contexts[:] = 0
            if s.below(rng, 2):
                needs[:] = 100
            else:
                needs[0] = 1 + s.below(rng, 150)
                needs[1] = 1 + s.below(rng, 150)
        first = 1 - first
        open_deal(st, deck, first, mode, rng)
        for seat in range(2):
            contexts[seat, fe.NEED] = needs[seat]
            contexts[seat, fe.THEIR_NEED] = needs[1 - seat]
        stage = ONGOING
        while stage == ONGOING:
            if st[s.SEAT] == 1:
                if begin_turn(st, deck, kinds, params, brains, contexts, rng):
                    stage = end_turn(st, kinds, params, brains, contexts, rng, result)
                continue
            top, hand = st[s.TOP], st[s.HAND]
            if st[s.PASSES] != 2 and s.uniform(rng) < rates[1] and sizes[1] < draw_y.shape[0]:
                least = po.least_after_taking(hand, top)
                if least > 0 and po.worth_a_look(hand, top, least):
                    po.rate_take(kinds[0], brain, st, 0, contexts[0], False, draw_f)
                    dice[0] = rng[0]
                    taking = _try(st, deck, kinds, params, brains, contexts, dice, 1, 0, chances, spare)
                    leaving = _try(st, deck, kinds, params, brains, contexts, dice, 0, 0, chances, spare)
                    draws[sizes[1]] = draw_f
                    draw_y[sizes[1]] = taking - leaving
                    sizes[1] += 1
            if not begin_turn(st, deck, kinds, params, brains, contexts, rng):
                continue
            hand = st[s.HAND]
            least = np.int64(1 << 20)
            rest = hand & ~st[s.TAKEN]
            while rest:
                low = rest & -rest
                rest ^= low
                least = min(least, deadwood(hand ^ low))
            may_knock = 0 < least <= st[s.LIMIT]
            ask_knock = may_knock and s.uniform(rng) < rates[2] and sizes[2] < knock_y.shape[0]
            ask_throw = least > 0 and s.uniform(rng) < rates[0] and sizes[0] < throw_y.shape[0]
            if ask_knock or ask_throw:
                n, _ = po.rate_throws(kinds[0], brain, st, 0, contexts[0], cards, values, feats, hand)
                dice[0] = rng[0]
                if ask_knock:
                    best = po.best_of(values, n)
                    chosen = cards[best]
                    card, lay = po.knock_throw(st, 0, hand, least)
                    fe.holding(st, 0, hand, odds, brain[3])
                    fe.knock_features(st, 0, hand, least, lay, feats[best], odds, contexts[0], knock_f)
                    now = _try(st, deck, kinds, params, brains, contexts, dice, 3, card, chances, spare)
                    later = _try(st, deck, kinds, params, brains, contexts, dice, 2, chosen, chances, spare)
                    knocks[sizes[2]] = knock_f
                    knock_y[sizes[2]] = now - later
                    sizes[2] += 1
                if ask_throw and n > 1:
                    a, b = _two_of(values, n, rng)
                    dice[0] = rng[0]
                    one = _try(st, deck, kinds, params, brains, contexts, dice, 2, cards[a], chances, spare)
                    two = _try(st, deck, kinds, params, brains, contexts, dice, 2, cards[b], chances, spare)
                    throws[sizes[0], 0] = feats[a]
                    throws[sizes[0], 1] = feats[b]
                    throw_y[sizes[0]] = one - two
                    sizes[0] += 1
            stage = end_turn(st, kinds, params, brains, contexts, rng, result)
        note_habits(st, contexts, result)
        if result[0] > 0:
            needs[0] -= result[0]
        else:
            needs[1] += result[0]
