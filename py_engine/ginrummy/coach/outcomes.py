"""What an act leads to in one imagined world, in points of the deal for the seat that acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ginrummy.coach.playout import (
    BIG_GIN,
    BOX,
    FACTOR,
    GIN,
    LAST,
    PLACES,
    SECOND_OFFER,
    STOCK_ONLY,
    THROW,
    TURN,
    Tables,
    arrange,
    knock_points,
    laid_off,
    last_points,
    play_out,
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


@dataclass(frozen=True, slots=True)
class Playing:
    """An act after which the deal goes on: how, and what is the same in every world.

    ``own``: whether the seat itself has the next move, else the other seat has it.  The rest is what
    :func:`ginrummy.coach.playout.play_out` is given.
    """

    own: bool
    start: int
    hand: CardSet
    pile: tuple[CardSet, ...]
    turns: int
    taken: CardSet
    tables: Tables

    def __call__(self, world: World) -> int:
        """Play one world out; points for the seat."""
        other, stock = world
        if self.own:
            return play_out(
                self.start, self.hand, other, stock, 0, self.pile, self.turns, self.taken, self.tables
            )
        return -play_out(self.start, other, self.hand, stock, 0, self.pile, self.turns, 0, self.tables)


def in_worlds(outcome: Outcome, worlds: Sequence[World]) -> list[int]:
    """Return what an act comes to in each of these worlds."""
    return [outcome(world) for world in worlds]


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
            return Playing(False, start, hand, pile, turns, 0, tables)
        case TakeUpcard() | TakeDiscard():
            held, top, below = hand | pile[-1], pile[-1], pile[:-1]
            return Playing(True, THROW, held, below, turns, top, tables)
        case DrawStock():
            return Playing(True, STOCK_ONLY, hand, pile, turns, 0, tables)
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
    return Playing(False, TURN, kept, after, turns, 0, tables)


def _knocked(knock: Knock, hand: CardSet, tables: Tables) -> Outcome:
    melded = apart = 0
    for meld in knock.spread:
        melded |= meld.mask
        if meld.kind == "run":
            apart |= meld.mask
    left = hand ^ knock.discard.mask ^ melded
    own = sum(tables.points[bit % PLACES] for bit in bits_of(left))
    if not left:
        return lambda world: _gin(world[0], tables.numbers[GIN], tables)
    return lambda world: knock_points(own, laid_off(world[0], melded, apart, tables), tables.numbers)


def _gin(other: CardSet, bonus: int, tables: Tables) -> int:
    against = arrange(other, tables.least, tables.left)[0]
    return (against + bonus) * tables.numbers[FACTOR] + tables.numbers[BOX]
