"""A decision of one seat in a line of text, from which it can be set up and asked again.

It holds what the seat has seen and no more: its own cards as they were dealt, what it drew, what lay open.  The
decisions before are replayed by the engine, so a line that does not follow from itself is refused as a whole::

    rules=regular seat=A dealer=B level=sharp score=34:21/100 hand=Ac2c3c4d5d6d9c9d9h2s upcard=7h play=Ap,Bp,AsKh

``play`` names who and what: ``p`` passes, ``t`` takes, ``s`` draws from the stock (``s??``: unseen), ``d`` discards,
``k`` knocks (card, melds, what is left), ``l`` lays off (card, meld).  ``score`` is left out in a match of one deal
and in Hollywood, whose decisions are set up as a deal of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from ginrummy.game.actions import Action, BigGin, Knock
from ginrummy.game.cards import Card, cards_of
from ginrummy.game.deal import HAND_SIZE, Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.match import Match
from ginrummy.game.melds import Meld
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules, Start
from ginrummy.game.sheet import Form, Sheet
from ginrummy.game.view import View
from ginrummy.records.decisions import Decision, Verb
from ginrummy.records.held import UNKNOWN, Held, parse_cards, write_cards
from ginrummy.records.replaying import replay
from ginrummy.records.ruleset import parse_rules, write_rules
from ginrummy.records.sides import seat_of, side
from ginrummy.records.telling import decisions_of, hands_dealt

LONGEST_LINE = 4_000
"""The longest line that is read, in characters."""

_STOCK_SIZE = 31


class Kind(StrEnum):
    """What a decision is about."""

    DRAW = "draw"
    """Take the card on offer, or not."""
    THROW = "throw"
    """Which card to throw, where nothing can end the deal."""
    KNOCK = "knock"
    """End the deal, or wait."""
    LAYOFF = "layoff"
    """What to lay off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drill:
    """A decision set up again: the cards that the seat has not seen are made up.

    >>> deal = Deal.start(Rules(), 1, "a seed")
    >>> drill = Drill.parse(write_drill(deal, 0))
    >>> drill.view == View.of(deal, 0), drill.kind.value
    (True, 'draw')
    """

    deal: Deal
    seat: int
    level: str
    sheet: Sheet

    @classmethod
    def parse(cls, text: str) -> Drill:
        """Read a line; the inverse of :func:`write_drill`.

        Raises CodedError ``drill_unreadable`` for anything that is no decision of that seat.

        >>> Drill.parse("rules=regular")
        Traceback (most recent call last):
        ginrummy.game.errors.CodedError: drill_unreadable
        """
        try:
            return _parsed(text)
        except (CodedError, ValueError, LookupError):
            # Which word is at fault tells a player nothing, and most of them are another seat's cards.
            raise CodedError("drill_unreadable") from None

    @property
    def view(self) -> View:
        """What the seat sees."""
        return View.of(self.deal, self.seat, self.sheet)

    @property
    def match(self) -> Match:
        """The match the decision is shown in."""
        return Match(seed="", number=self.sheet.deals + 1, deal=self.deal, sheet=self.sheet)

    @property
    def kind(self) -> Kind:
        """What the decision is about."""
        return kind_of(self.deal.phase, self.deal.legal_actions())

    def after(self, action: Action) -> str | None:
        """Write the decision that follows an act of the seat, where there is more to lay off; else None.

        Raises IllegalAction where the act is not allowed.
        """
        deal, _ = self.deal.apply(action)
        if deal.phase is not Phase.LAYOFF or deal.turn != self.seat or len(deal.legal_actions()) < 2:
            return None
        return write_drill(deal, self.seat, self.sheet, self.level)


def kind_of(phase: Phase, legal: tuple[Action, ...]) -> Kind:
    """Tell what a decision is about from its phase and what may be done.

    >>> kind_of(Phase.UPCARD, ()).value
    'draw'
    """
    if phase is Phase.LAYOFF:
        return Kind.LAYOFF
    if phase is not Phase.DISCARD:
        return Kind.DRAW
    return Kind.KNOCK if any(isinstance(action, Knock | BigGin) for action in legal) else Kind.THROW


def write_drill(deal: Deal, seat: int, sheet: Sheet | None = None, level: str = "sharp") -> str:
    """Write the decision a seat has before it; ``level`` names the opponent.

    Raises CodedError ``not_your_turn`` where the seat is not to act.

    >>> deal = Deal.start(Rules(), 1, "a seed")
    >>> write_drill(deal, 0)
    'rules=regular seat=A dealer=B level=sharp hand=3c7c9dAh2h3h7h5s8s9s upcard=Qc'
    """
    if deal.turn != seat:
        raise CodedError("not_your_turn")
    return " ".join(f"{word}={value}" for word, value in _words(deal, seat, sheet, level) if value)


def _words(deal: Deal, seat: int, sheet: Sheet | None, level: str) -> Iterator[tuple[str, str]]:
    yield "rules", write_rules(deal.rules)
    yield "seat", side(seat)
    yield "dealer", side(deal.dealer)
    yield "level", level
    if sheet and sheet.form is Form.TARGET and any(sheet.scores):
        yield "score", f"{sheet.scores[0]}:{sheet.scores[1]}/{sheet.target}"
    elif sheet and sheet.form is Form.TARGET:
        yield "score", f"0:0/{sheet.target}"
    yield "hand", write_cards(cards_of(hands_dealt(deal)[seat]), "")
    yield "upcard", str(deal.upcard or "")
    yield "play", ",".join(_told(decision, seat) for decision in decisions_of(deal))


def _told(decision: Decision, seat: int) -> str:
    who, card = side(decision.seat), decision.card
    match decision.verb:
        case Verb.PASSES:
            return f"{who}p"
        case Verb.TAKES:
            return f"{who}t{card}"
        case Verb.DRAWS:
            return f"{who}s{card if decision.seat == seat else UNKNOWN}"
        case Verb.DISCARDS:
            return f"{who}d{card}"
        case Verb.LAYS_OFF:
            return f"{who}l{card}:{decision.melds[0]}"
        case _:
            melds = "/".join(str(meld) for meld in decision.melds)
            return f"{who}k{card}:{melds}:{write_cards(cards_of(decision.left), '')}"


_FIELDS = ("rules", "seat", "dealer", "level", "score", "hand", "upcard", "play")


def _parsed(text: str) -> Drill:
    if len(text) > LONGEST_LINE:
        raise ValueError
    words = dict(_pairs(text))
    rules, seat, dealer = parse_rules(words["rules"]), seat_of(words["seat"]), seat_of(words["dealer"])
    play = [_decision(told) for told in words["play"].split(",")] if "play" in words else []
    upcard = Card.parse(words["upcard"]) if "upcard" in words else None
    hands = _hands(rules, seat, dealer, words["hand"], upcard)
    stock = (None,) * _STOCK_SIZE
    deal = replay(rules, dealer, hands, upcard, [stock], play)[-1].deal
    if deal.turn != seat:
        raise CodedError("not_your_turn")
    if not re.fullmatch(r"[a-z_]{1,20}", words["level"]):
        raise ValueError
    return Drill(deal=deal, seat=seat, level=words["level"], sheet=_sheet(rules, words.get("score")))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    seen = set()
    for entry in text.split(" "):
        word, equals, value = entry.partition("=")
        if word not in _FIELDS or word in seen or not equals or not value:
            raise ValueError
        seen.add(word)
        yield word, value


def _hands(rules: Rules, seat: int, dealer: int, text: str, upcard: Card | None) -> tuple[Held, Held]:
    """Make both hands as dealt: the seat's own, and as many unknown cards as the other got."""
    eleven = rules.start is Start.ELEVEN_CARDS
    sizes = [HAND_SIZE + (eleven and one != dealer) for one in (0, 1)]
    cards = parse_cards(text)
    own = Held.of(cards)
    if own.unknown or own.size != sizes[seat] or eleven == (upcard is not None):
        raise ValueError
    if upcard and own.known & upcard.mask:
        raise ValueError
    other = Held(0, sizes[1 - seat])
    return (own, other) if seat == 0 else (other, own)


def _decision(text: str) -> Decision:
    seat, verb, rest = seat_of(text[:1]), text[1:2], text[2:]
    match verb:
        case "p" if not rest:
            return Decision(seat, Verb.PASSES)
        case "s":
            return Decision(seat, Verb.DRAWS, None if rest == UNKNOWN else Card.parse(rest))
        case "t":
            return Decision(seat, Verb.TAKES, Card.parse(rest))
        case "d":
            return Decision(seat, Verb.DISCARDS, Card.parse(rest))
        case "l":
            card, _, meld = rest.partition(":")
            return Decision(seat, Verb.LAYS_OFF, Card.parse(card), (Meld.parse(meld),))
        case "k":
            card, melds, left = rest.split(":")
            spread = [Meld.parse(meld) for meld in melds.split("/")] if melds else []
            spread.sort(key=lambda meld: meld.mask & -meld.mask)
            held = Held.parse(left)
            if held.unknown:
                raise ValueError
            return Decision(seat, Verb.KNOCKS, Card.parse(card), tuple(spread), held.known)
        case _:
            raise ValueError


def _sheet(rules: Rules, score: str | None) -> Sheet:
    """Make a score sheet that stands at the score; who won it in how many deals is not told."""
    if score is None:
        return Sheet.start(rules, Form.ONE, None)
    found = re.fullmatch(r"(\d{1,4}):(\d{1,4})/(\d{1,3})", score, re.ASCII)
    if not found:
        raise ValueError
    *points, target = (int(number) for number in found.groups())
    sheet = Sheet.start(rules, Form.TARGET, target)
    box = rules.box_bonus if rules.box_at_once else 0
    for seat, gained in enumerate(points):
        if gained:
            sheet = sheet.after(seat, gained - box)
    if sheet.over:
        raise ValueError
    return sheet
