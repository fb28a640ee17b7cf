"""What an act leads to in one imagined world, in points of the deal for the seat that acts."""

from __future__ import annotations

from collections.abc import Callable

from ginrummy.coach import playout
from ginrummy.coach.playout import (
    BIG_GIN,
    BOX,
    FACTOR,
    GIN,
    LAST,
    SECOND_OFFER,
    STOCK_ONLY,
    THROW,
    TURN,
    Tables,
    arrange,
    knock_points,
    laid_off,
    last_points,
    tables_of,
)
from ginrummy.coach.worlds import World
from ginrummy.game.actions import (
    Action,
    BigGin,
    Discard,
    DrawStock,
    Knock,
    Pass,
    TakeDiscard,
    TakeUpcard,
)
from ginrummy.game.cards import CardSet, bits_of
from ginrummy.game.options import Phase
from ginrummy.game.view import View

Outcome = Callable[[World], int]
"""The points an act comes to in a world."""


def outcome_of(view: View, action: Action) -> Outcome:
    """Prepare an act to be played out in any number of worlds.

    The same worlds must be given to every act of a decision: then what they have in common cancels out.
    """
    tables = tables_of(view.rules, view.limit, view.rules.doubles(view.upcard))
    pile = tuple(card.mask for card in view.pile)
    hand, turns = view.hand, view.turns
    match action:
        case Pass() if view.phase is Phase.LAST_DISCARD:
            return lambda _: 0
        case TakeDiscard() if view.phase is Phase.LAST_DISCARD:
            return lambda world: last_points(hand, world[0], pile[-1], tables)
        case Pass():
            start = STOCK_ONLY if view.seat == view.dealer else SECOND_OFFER
            return lambda world: -playout.play_out(start, world[0], hand, world[1], 0, pile, turns, 0, tables)
        case TakeUpcard() | TakeDiscard():
            held, top, below = hand | pile[-1], pile[-1], pile[:-1]
            return lambda world: playout.play_out(
                THROW, held, world[0], world[1], 0, below, turns, top, tables
            )
        case DrawStock():
            return lambda world: playout.play_out(
                STOCK_ONLY, hand, world[0], world[1], 0, pile, turns, 0, tables
            )
        case Discard(card):
            return _after_throw(view, card.mask, pile, tables)
        case Knock():
            return _knocked(action, hand, tables)
        case BigGin():
            bonus = tables.numbers[BIG_GIN] or tables.numbers[GIN]
            return lambda world: _gin(world[0], bonus, tables)
        case _:
            raise ValueError(f"{action} is not played out")


def _after_throw(view: View, card: CardSet, pile: tuple[CardSet, ...], tables: Tables) -> Outcome:
    kept, turns, after = view.hand ^ card, view.turns + 1, (*pile, card)
    rules = view.rules
    if rules.undrawn and view.stock <= rules.undrawn:
        if not tables.numbers[LAST]:
            return lambda _: 0
        return lambda world: -last_points(world[0], kept, card, tables)
    if turns >= rules.max_turns:
        return lambda _: 0
    return lambda world: -playout.play_out(TURN, world[0], kept, world[1], 0, after, turns, 0, tables)


def _knocked(knock: Knock, hand: CardSet, tables: Tables) -> Outcome:
    melded = apart = 0
    for meld in knock.spread:
        melded |= meld.mask
        if meld.kind == "run":
            apart |= meld.mask
    left = hand ^ knock.discard.mask ^ melded
    own = sum(tables.points[bit % playout.PLACES] for bit in bits_of(left))
    if not left:
        return lambda world: _gin(world[0], tables.numbers[GIN], tables)
    return lambda world: knock_points(own, laid_off(world[0], melded, apart, tables), tables.numbers)


def _gin(other: CardSet, bonus: int, tables: Tables) -> int:
    against = arrange(other, tables.least, tables.left)[0]
    return (against + bonus) * tables.numbers[FACTOR] + tables.numbers[BOX]
