"""What the sides of a deal did, a line of plain words each.

=====================================================  =========================================================
``A passes``                                           leaves the upcard, or the last discard
``A takes 7h``                                         takes the upcard, or the top of the discard pile
``A draws 5c``, ``A draws ??``                         draws from the stock; ``??`` where the card is not known
``A discards Kd``                                      throws a card
``A knocks with Kh: Ac2c3c 9c9d9h, left 2s 4h 7d Jc``  throws a card and lays down melds and what is left over
``A goes gin with Kh: Ac2c3c 4d5d6d 9c9d9h9s``         the same with nothing left over
``A goes big gin: Ac2c3c4c 4d5d6d 9c9d9h9s``           lays down eleven melded cards
``B lays off 4c on Ac2c3c``                            adds a card to a meld as it lies now
``B is done``                                          ends the layoffs
``B shows 7d 8d Kh``, ``B shows nothing``              the defender's cards at the end, after the layoffs
=====================================================  =========================================================

What follows a ``#`` is a note.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from ginrummy.game.cards import Card, CardSet, card_set, cards_of
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import Meld
from ginrummy.records.held import UNKNOWN, parse_cards, write_cards
from ginrummy.records.refusals import unreadable
from ginrummy.records.sides import SIDES, seat_of

LONGEST_NOTE = 200
"""The longest note, in characters."""


class Verb(StrEnum):
    """What a side does, in the words of its line."""

    PASSES = "passes"
    TAKES = "takes"
    DRAWS = "draws"
    DISCARDS = "discards"
    KNOCKS = "knocks with"
    GIN = "goes gin with"
    BIG_GIN = "goes big gin"
    LAYS_OFF = "lays off"
    DONE = "is done"
    SHOWS = "shows"


ENDS = (Verb.KNOCKS, Verb.GIN, Verb.BIG_GIN)
"""What lays a hand down."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One line: who, what, and the cards that belong to it.

    ``card``: drawn (None: unknown), taken, thrown or laid off.  ``melds``: the spread, or the meld laid off on.
    ``left``: what is left over beside the spread; what a defender shows.  ``line``: where it stood.

    >>> print(Decision.parse("B lays off 4c on 3c2cAc # late"))
    B lays off 4c on Ac2c3c  # late
    """

    seat: int
    verb: Verb
    card: Card | None = None
    melds: tuple[Meld, ...] = ()
    left: CardSet = 0
    note: str = ""
    line: int = field(default=0, compare=False)

    @classmethod
    def parse(cls, text: str, line: int = 1) -> Decision:
        """Read a line.

        Raises RecordError ``record_unreadable`` with the reason ``bad_decision``, ``bad_card``,
        ``duplicate_card``, ``bad_spread`` or ``bad_note``.
        """
        words, _, note = text.partition("#")
        note = note.strip()
        if len(note) > LONGEST_NOTE or not note.isprintable() or "'''" in note:
            raise unreadable(line, "bad_note", longest=LONGEST_NOTE)
        try:
            for verb, pattern in _PATTERNS.items():
                if found := pattern.fullmatch(" ".join(words.split())):
                    decision = _READERS[verb](seat_of(found["side"]), verb, found)
                    return cls(decision.seat, verb, decision.card, decision.melds, decision.left, note, line)
        except CodedError as error:
            raise unreadable(line, error.code, **error.params) from None
        raise unreadable(line, "bad_decision", text=text.strip()[:60])

    def __str__(self) -> str:
        """Write the line."""
        words = f"{SIDES[self.seat]} {self.verb.value}{self._cards()}"
        return f"{words}  # {self.note}" if self.note else words

    def _cards(self) -> str:
        melds = " ".join(str(meld) for meld in self.melds)
        left = write_cards(cards_of(self.left))
        match self.verb:
            case Verb.PASSES | Verb.DONE:
                return ""
            case Verb.DRAWS:
                return f" {self.card or UNKNOWN}"
            case Verb.TAKES | Verb.DISCARDS:
                return f" {self.card}"
            case Verb.LAYS_OFF:
                return f" {self.card} on {melds}"
            case Verb.SHOWS:
                return f" {left or 'nothing'}"
            case Verb.KNOCKS | Verb.GIN | Verb.BIG_GIN:
                thrown = f" {self.card}" if self.card else ""
                return f"{thrown}{f': {melds}' if melds else ''}{f', left {left}' if left else ''}"


def _plain(seat: int, verb: Verb, _found: re.Match[str]) -> Decision:
    return Decision(seat, verb)


def _of_card(seat: int, verb: Verb, found: re.Match[str]) -> Decision:
    return Decision(seat, verb, Card.parse(found["card"]))


def _drawn(seat: int, verb: Verb, found: re.Match[str]) -> Decision:
    text = found["card"] or UNKNOWN
    return Decision(seat, verb, None if text == UNKNOWN else Card.parse(text))


def _layoff(seat: int, verb: Verb, found: re.Match[str]) -> Decision:
    return Decision(seat, verb, Card.parse(found["card"]), (Meld.parse(found["meld"]),))


def _end(seat: int, verb: Verb, found: re.Match[str]) -> Decision:
    named = found.groupdict()
    card = Card.parse(named["card"]) if named.get("card") else None
    melds = [Meld.parse(text) for text in (named["melds"] or "").split()]
    melds.sort(key=lambda meld: meld.mask & -meld.mask)
    left = _known(named.get("left") or "")
    card_set([*([card] if card else []), *(one for meld in melds for one in meld.cards), *cards_of(left)])
    return Decision(seat, verb, card, tuple(melds), left)


def _shown(seat: int, verb: Verb, found: re.Match[str]) -> Decision:
    return Decision(seat, verb, left=_known("" if found["left"] == "nothing" else found["left"]))


def _known(text: str) -> CardSet:
    cards = parse_cards(text)
    if None in cards:
        raise CodedError("bad_card", text=UNKNOWN)
    return card_set(card for card in cards if card)


_WHO = r"(?P<side>[A-Z]) "
_PATTERNS = {
    verb: re.compile(_WHO + verb.value + rest)
    for verb, rest in {
        Verb.PASSES: "",
        Verb.TAKES: r" (?P<card>\S\S)",
        Verb.DRAWS: r"(?: (?P<card>\S\S))?",
        Verb.DISCARDS: r" (?P<card>\S\S)",
        Verb.KNOCKS: r" (?P<card>\w\w)(?:: (?P<melds>[\w ]+?))?(?:, left (?P<left>[\w ?]+))?",
        Verb.GIN: r" (?P<card>\w\w)(?:: (?P<melds>[\w ]+))?",
        Verb.BIG_GIN: r"(?:: (?P<melds>[\w ]+))?",
        Verb.LAYS_OFF: r" (?P<card>\S\S) on (?P<meld>\w+)",
        Verb.DONE: "",
        Verb.SHOWS: r" (?P<left>[\w ?]+)",
    }.items()
}

_READERS: dict[Verb, Callable[[int, Verb, re.Match[str]], Decision]] = {
    Verb.PASSES: _plain,
    Verb.TAKES: _of_card,
    Verb.DRAWS: _drawn,
    Verb.DISCARDS: _of_card,
    Verb.KNOCKS: _end,
    Verb.GIN: _end,
    Verb.BIG_GIN: _end,
    Verb.LAYS_OFF: _layoff,
    Verb.DONE: _plain,
    Verb.SHOWS: _shown,
}
