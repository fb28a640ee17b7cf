"""What a player may do, as frozen records with a short text form.

======================  =====================  ======================
action                  text                   example
======================  =====================  ======================
Pass                    ``p``                  ``p``
TakeUpcard              ``u``                  ``u``
DrawStock               ``s``                  ``s``
TakeDiscard             ``t``                  ``t``
Discard(card)           ``d`` card             ``d9c``
Knock(discard, spread)  ``k`` card ``:`` melds ``k9c:8c8d8h/3s4s5s``
BigGin                  ``b``                  ``b``
LayOff(card, meld)      ``l`` card meld        ``l8c0``
Done                    ``.``                  ``.``
======================  =====================  ======================
"""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy.game.cards import Card
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import Meld


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the upcard."""

    def __str__(self) -> str:
        """Write the action's text."""
        return "p"


@dataclass(frozen=True, slots=True)
class TakeUpcard:
    """Take the upcard that is offered first."""

    def __str__(self) -> str:
        """Write the action's text."""
        return "u"


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock."""

    def __str__(self) -> str:
        """Write the action's text."""
        return "s"


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Take the top card of the discard pile."""

    def __str__(self) -> str:
        """Write the action's text."""
        return "t"


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card and end the turn."""

    card: Card

    def __str__(self) -> str:
        """Write the action's text."""
        return f"d{self.card}"


@dataclass(frozen=True, slots=True)
class Knock:
    """Throw a card, lay the spread down and end the deal; gin where nothing is left over.

    The melds stand in the order of their lowest cards whatever order they were given in.
    """

    discard: Card
    spread: tuple[Meld, ...]

    def __post_init__(self) -> None:
        """Bring the melds into their order."""
        object.__setattr__(
            self, "spread", tuple(sorted(self.spread, key=lambda meld: meld.mask & -meld.mask))
        )

    def __str__(self) -> str:
        """Write the action's text."""
        return f"k{self.discard}:{'/'.join(str(meld) for meld in self.spread)}"


@dataclass(frozen=True, slots=True)
class BigGin:
    """Lay down eleven melded cards and throw none."""

    def __str__(self) -> str:
        """Write the action's text."""
        return "b"


@dataclass(frozen=True, slots=True)
class LayOff:
    """Lay a card off on the meld of the spread with this index."""

    card: Card
    meld: int

    def __str__(self) -> str:
        """Write the action's text."""
        return f"l{self.card}{self.meld}"


@dataclass(frozen=True, slots=True)
class Done:
    """End the layoffs."""

    def __str__(self) -> str:
        """Write the action's text."""
        return "."


Action = Pass | TakeUpcard | DrawStock | TakeDiscard | Discard | Knock | BigGin | LayOff | Done

_PLAIN: dict[str, Action] = {
    "p": Pass(),
    "u": TakeUpcard(),
    "s": DrawStock(),
    "t": TakeDiscard(),
    "b": BigGin(),
    ".": Done(),
}


def parse_action(text: str) -> Action:
    """Read an action from its text; the inverse of ``str``.

    Raises CodedError ``bad_action``, ``bad_card`` or ``bad_spread``.

    >>> all(str(parse_action(text)) == text for text in ("p", "d9c", "k9c:8c8d8h/3s4s5s", "b", "l8c0", "."))
    True
    """
    if text in _PLAIN:
        return _PLAIN[text]
    if text.startswith("d"):
        return Discard(Card.parse(text[1:]))
    if text.startswith("k") and text[3:4] == ":":
        melds = tuple(Meld.parse(part) for part in text[4:].split("/")) if text[4:] else ()
        return Knock(Card.parse(text[1:3]), melds)
    if text.startswith("l") and len(text) in (4, 5) and text.isascii() and text[3:].isdecimal():
        meld = int(text[3:])
        if text[3:] == str(meld):
            return LayOff(Card.parse(text[1:3]), meld)
    raise CodedError("bad_action", text=text[:40])
