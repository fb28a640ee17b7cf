"""What each act of a decision is worth at first sight, in points, before anything is played out.

Only differences within one decision mean anything.  The knock's edge is measured in self-play (advantage of knocking
over playing on, by own turn and cards that give gin); the other numbers are fitted against long playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ginrummy.game.actions import Action, BigGin, Discard, Knock, TakeDiscard, TakeUpcard
from ginrummy.game.melds import best_discards, deadwood
from ginrummy.game.options import Phase
from ginrummy.game.view import View
from ginrummy.players.knowledge import Knowledge, gin_cards
from ginrummy.players.style import completes_meld
from ginrummy.players.weights import GIN_ONLY, KNOCKING, price

SCALE, SCALE_TURN = 0.029, 0.002
"""Points of expectation for one point of a discard's price: in the first turn, and what each turn adds."""

THROW_SD, TAKE_SD, MELD_SD, END_SD = 1.6, 4.0, 7.0, 8.0
"""How far the first estimate is off, one standard deviation in points: of a throw, of taking a card that makes no meld
and one that does, of ending the deal."""


class First(NamedTuple):
    """What an act is worth at first sight, and the standard deviation of that, in points."""

    points: float
    sd: float


_KNOCK_EDGE = (
    (21.0, 15.0, 9.0, 4.0, 0.0),
    (15.0, 12.0, 9.0, 5.0, 1.0),
    (13.0, 9.0, 6.0, 2.0, -2.0),
    (3.0, 2.0, 1.0, -3.0, -6.0),
    (-5.0, -5.5, -6.0, -8.0, -10.0),
)
"""Knocking over playing on: rows by own turn (0-1, 2-3, 4-5, 6-8, later), columns by cards that give gin (0 to 4)."""

_ROW = (0, 0, 1, 1, 2, 2, 3, 3, 3, 4)


def first_estimates(view: View, options: Sequence[Action]) -> list[First]:
    """Value the acts of a decision, in points of the deal; only the differences mean anything."""
    if view.phase is Phase.DISCARD:
        return _ends_of_turn(view, options)
    taking = _taking(view)
    return [taking if isinstance(option, TakeUpcard | TakeDiscard) else First(0.0, 0.0) for option in options]


def _taking(view: View) -> First:
    """Value taking the top card over the stock."""
    top, melding = view.pile[-1], view.rules.melding
    know = Knowledge.of(view)
    after = best_discards(view.hand | top.mask, top.mask, melding)[0]
    if after == 0:
        return First(33.0, END_SD)
    if gin_cards(view.hand, know.stock, melding) >= 3:
        return First(-9.0, MELD_SD)
    if completes_meld(view.hand, top, melding):
        gains = deadwood(view.hand, melding) > after
        return First((10.0 if view.limit else 5.0) if gains else -1.0, MELD_SD)
    return First(0.5 if view.phase is Phase.UPCARD else -3.0, TAKE_SD)


def _ends_of_turn(view: View, options: Sequence[Action]) -> list[First]:
    know, melding = Knowledge.of(view), view.rules.melding
    weights = KNOCKING if view.limit else GIN_ONLY
    live = know.stock | know.theirs
    scale = SCALE + SCALE_TURN * view.turns
    found: dict[int, float] = {}
    for at, option in enumerate(options):
        if isinstance(option, Discard):
            kept = view.hand ^ option.card.mask
            left = deadwood(kept, melding)
            found[at] = -scale * price(left, kept, option.card, live, know, weights)
    best = max(found.values(), default=0.0)
    for at, option in enumerate(options):
        if isinstance(option, Knock):
            kept = view.hand ^ option.discard.mask
            left = kept
            for meld in option.spread:
                left ^= meld.mask
            if not left:
                found[at] = best + 20.0
                continue
            row = _KNOCK_EDGE[_ROW[min(know.turn, len(_ROW) - 1)]]
            edge = row[min(4, gin_cards(kept, know.stock, melding))]
            found[at] = best + edge - (melding.points_of(left) - deadwood(kept, melding))
        elif isinstance(option, BigGin):
            found[at] = best + 25.0
    return [
        First(found[at], THROW_SD if isinstance(option, Discard) else END_SD)
        for at, option in enumerate(options)
    ]
