"""What happened, as frozen facts; ``redacted`` is what a seat may be told of one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from ginrummy.game.cards import Card
from ginrummy.game.melds import Meld


class _Fact:
    """Anything that happened; most facts are open to both seats."""

    __slots__ = ()

    def redacted(self, seat: int) -> Self:
        """Return the fact as this seat may know it."""
        return self


@dataclass(frozen=True, slots=True)
class Dealt(_Fact):
    """Ten cards went to each seat and the upcard was turned; without one the non-dealer got eleven."""

    dealer: int
    upcard: Card | None


@dataclass(frozen=True, slots=True)
class Passed(_Fact):
    """A seat left the upcard."""

    seat: int


@dataclass(frozen=True, slots=True)
class Took(_Fact):
    """A seat took the upcard, or the top card of the discard pile."""

    seat: int
    card: Card
    upcard: bool


@dataclass(frozen=True, slots=True)
class Drew(_Fact):
    """A seat drew from the stock; the card is None for the other seat."""

    seat: int
    card: Card | None

    def redacted(self, seat: int) -> Self:
        """Hide the card from the other seat."""
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Reshuffled(_Fact):
    """The discards but the top one became a stock of so many cards, in an order nobody knows."""

    count: int


@dataclass(frozen=True, slots=True)
class Discarded(_Fact):
    """A seat threw a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Knocked(_Fact):
    """A seat threw a card and laid its hand down; with no deadwood that is gin."""

    seat: int
    discard: Card
    spread: tuple[Meld, ...]
    deadwood: int


@dataclass(frozen=True, slots=True)
class WentBigGin(_Fact):
    """A seat laid eleven melded cards down and threw none."""

    seat: int
    spread: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class LaidOff(_Fact):
    """The defender laid a card off on a meld of the spread."""

    seat: int
    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class LayoffsFinished(_Fact):
    """The defender ended the layoffs."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealEnded(_Fact):
    """The deal is over."""


Event = (
    Dealt
    | Passed
    | Took
    | Drew
    | Reshuffled
    | Discarded
    | Knocked
    | WentBigGin
    | LaidOff
    | LayoffsFinished
    | DealEnded
)
