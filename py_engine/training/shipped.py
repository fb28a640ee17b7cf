"""The tables that are shipped, as the compiled players read them, and positions of the engine in their form."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ginrummy.game.cards import bits_of
from ginrummy.game.deal import Deal
from ginrummy.players.facts import Facts
from ginrummy.players.tables import load
from training import state as s
from training.first_player import Brain
from training.rounds import Three, blank, brain_with

Table = NDArray[np.float64]
Numbers = NDArray[np.int64]


def brain_of(game: str) -> Brain:
    """Return the shipped tables of a game: ``regular``, ``straight`` or ``oklahoma``."""
    return brain_with(_tables_of(game), _tables_of("knocker") if game == "regular" else None)


def _tables_of(name: str) -> Three:
    nets = load(name)
    tables = []
    for kind, empty in zip(("throw", "draw", "knock"), blank()[:3], strict=True):
        if kind not in nets:
            tables.append(empty)
            continue
        net = nets[kind]
        rows = [
            (*net.mean, 0.0, 0.0),
            (*net.inverse, 0.0, 0.0),
            (*net.line, 0.0, 0.0),
            *((*weights, bias, out) for weights, bias, out in net.units),
        ]
        tables.append(np.array(rows))
    return tables[0], tables[1], tables[2]


def deck_of(deal: Deal) -> Numbers:
    """Return the cards of a deal in the order in which the compiled rules deal them: by index, before its first act."""
    first = deal.turn
    assert first is not None
    assert deal.upcard is not None
    hands = (deal.hands[first], deal.hands[1 - first])
    cards = [bit.bit_length() - 1 for hand in hands for bit in bits_of(hand)]
    cards += [deal.upcard.index, *(card.index for card in deal.stock)]
    return np.array(cards, dtype=np.int64)


def state_of(facts: Facts) -> Numbers:
    """Return a state in which seat 0 knows these facts; what it does not know is left out."""
    st = np.zeros(s.SIZE, dtype=np.int64)
    st[s.HAND] = facts.hand
    st[s.KNOWN + 1] = facts.known
    st[s.THROWN + 1] = facts.thrown
    st[s.REFUSED + 1] = facts.refused
    st[s.TURNS], st[s.TURNS + 1] = facts.turn, facts.their_turn
    st[s.TAKES + 1] = facts.takes
    st[s.LAST + 1] = facts.last
    st[s.PILE], st[s.TOP] = facts.seen, facts.top
    st[s.END] = facts.stock
    st[s.LIMIT], st[s.UNDRAWN] = facts.limit, facts.undrawn
    st[s.PASSES] = 0 if facts.offered else 1 if facts.last_offer else -1
    return st


def context_of(facts: Facts) -> Table:
    """Return habits and score as the compiled players read them."""
    return np.array([facts.ended, facts.waited, facts.need, facts.their_need], dtype=np.float64)
