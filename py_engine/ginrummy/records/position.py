"""A whole position in one line of text, for tests, puzzles and reports: what FEN is to chess.

Words of the form ``name=value`` with a space between them; those that do not matter are left out::

    rules=regular dealer=B phase=discard turn=A turns=4 a=Ac2c3c4d5d6d9c9d9h2sKh b=???????????????????? \
upcard=7h pile=7hQsJc5hTd8s stock=25 drew=Kh

``a`` and ``b`` are the hands, ``pile`` ends with its top card, ``stock`` starts with its own or is a number of
unknown cards; ``??`` is an unknown card.  ``took`` and ``drew`` tell the card that came this turn, ``open_a`` and
``open_b`` the cards that were taken openly and are still held.  ``spread`` is what was knocked with, ``layoffs`` what
was laid off since.  A position need not come from play, and what went before is not in it; a finished deal has none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from ginrummy.game.actions import Knock, LayOff, parse_action
from ginrummy.game.cards import Card, CardSet, card_set, cards_of
from ginrummy.game.deal import HAND_SIZE, Deal
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.events import Dealt
from ginrummy.game.melds import Meld
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import Rules, Start, StockEnd
from ginrummy.records.held import Cards, Held, parse_cards, write_cards
from ginrummy.records.refusals import BadWord, RecordError
from ginrummy.records.ruleset import parse_rules, write_rules
from ginrummy.records.sides import seat_of, side

LONGEST_LINE = 2_000
"""The longest line that is read, in characters."""

MOST_TURNS = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """One moment of a deal in play, as far as it is known.

    ``turn`` is the seat to act.  ``stock`` starts with its top card, ``pile`` ends with its top card.  ``taken`` or
    ``drawn``: the card of this turn in phase discard; a drawn one may be unknown.  ``opened``: by seat, the cards it
    took openly and still has.  Raises RecordError ``bad_position`` with the word and the reason.

    >>> deal = Deal.start(Rules(), 1, "a seed")
    >>> position = Position.of(deal).seen_by(0)
    >>> Position.parse(str(position)) == position, Position.of(deal).deal("a seed") == deal
    (True, True)
    """

    rules: Rules
    dealer: int
    phase: Phase
    turn: int
    turns: int
    hands: tuple[Held, Held]
    upcard: Card | None
    pile: tuple[Card, ...]
    stock: Cards
    taken: Card | None = None
    drawn: Card | None = None
    opened: tuple[CardSet, CardSet] = (0, 0)
    reshuffles: int = 0
    spread: tuple[Meld, ...] = ()
    layoffs: tuple[LayOff, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        for word, reason in self._faults():
            raise RecordError("bad_position", field=word, reason=reason)

    @classmethod
    def of(cls, deal: Deal) -> Position:
        """Write down a deal of the engine; raises CodedError ``deal_over`` for a finished one."""
        if deal.turn is None:
            raise CodedError("deal_over")
        return cls(
            rules=deal.rules,
            dealer=deal.dealer,
            phase=deal.phase,
            turn=deal.turn,
            turns=deal.turns,
            hands=(Held(deal.hands[0]), Held(deal.hands[1])),
            upcard=deal.upcard,
            pile=deal.pile,
            stock=deal.stock,
            taken=deal.taken,
            drawn=None if deal.taken else deal.drawn,
            opened=deal.known,
            reshuffles=deal.reshuffles,
            spread=deal.laid.melds if deal.laid else (),
            layoffs=deal.layoffs,
        )

    def seen_by(self, seat: int) -> Position:
        """Return what a seat knows of it: of the other hand what was taken or laid open, of the stock its size."""
        other = 1 - seat
        held = self.hands[other]
        if not (self.phase is Phase.LAYOFF and self.turn == seat):
            held = Held(self.opened[other], held.size - self.opened[other].bit_count())
        return replace(
            self,
            hands=(self.hands[0], held) if seat == 0 else (held, self.hands[1]),
            stock=(None,) * len(self.stock),
            drawn=self.drawn if self.turn == seat else None,
        )

    def deal(self, seed: str) -> Deal:
        """Return the deal, whose later reshuffles follow the seed.

        Raises BadWord ``unknown_cards`` where some are, and IllegalAction where the knock or a layoff is none.
        """
        if self.hands[0].unknown or self.hands[1].unknown or None in self.stock:
            raise BadWord("unknown_cards")
        deal = Deal(
            rules=self.rules,
            dealer=self.dealer,
            seed=seed,
            hands=(self.hands[0].known, self.hands[1].known),
            stock=tuple(card for card in self.stock if card),
            pile=self.pile,
            upcard=self.upcard,
            phase=self.phase,
            turn=self.turn,
            drawn=self.taken or self.drawn,
            taken=self.taken,
            passes=int(self.phase is Phase.UPCARD and self.turn == self.dealer) + 2 * self._closed,
            pile_closed=self._closed,
            throwing=self._throwing,
            turns=self.turns,
            reshuffles=self.reshuffles,
            known=self.opened,
            events=(Dealt(self.dealer, self.upcard),),
        )
        return self._knocked(deal) if self.phase is Phase.LAYOFF else deal

    def _knocked(self, deal: Deal) -> Deal:
        """Knock again from the turn before, so that the spread and the layoffs are checked."""
        thrown, knocker = self.pile[-1], 1 - self.turn
        held = list(deal.hands)
        held[knocker] |= thrown.mask
        held[self.turn] |= card_set(layoff.card for layoff in self.layoffs)
        before = replace(
            deal,
            hands=(held[0], held[1]),
            pile=self.pile[:-1],
            phase=Phase.DISCARD,
            turn=knocker,
            turns=self.turns - 1,
            passes=0,
            pile_closed=False,
        )
        after, _ = before.apply(Knock(thrown, self.spread))
        for layoff in self.layoffs:
            after, _ = after.apply(layoff)
        if after.turn is None:
            raise IllegalAction("deal_over")
        return after

    @property
    def _closed(self) -> bool:
        """Whether both have passed the upcard, so that the pile may not be drawn from."""
        return self.phase is Phase.DRAW and self.turns == 0

    @property
    def _throwing(self) -> Throwing:
        if self.rules.start is Start.ELEVEN_CARDS and self.turns == 0:
            return Throwing.NO_KNOCK
        # A turn that starts with two stock cards starts with the last discard.
        last = self.rules.stock_end is StockEnd.KNOCK_ONLY and len(self.stock) <= self.rules.undrawn
        return Throwing.MUST_END if last and self.taken and self.phase is Phase.DISCARD else Throwing.FREE

    def _faults(self) -> Iterator[tuple[str, str]]:
        hands = self.hands
        laid = tuple(layoff.card for layoff in self.layoffs)
        named = [*hands[0].cards, *hands[1].cards, *self.pile, *self.stock, *laid]
        known = [card for card in named if card]
        if len(set(known)) < len(known):
            yield "stock", "duplicate_card"
        for seat, word in enumerate(("a", "b")):
            acting = seat == self.turn
            size = HAND_SIZE + (acting and self.phase is Phase.DISCARD) - len(laid) * acting
            if hands[seat].size != size:
                yield word, "card_count"
            if self.opened[seat] & ~hands[seat].known:
                yield f"open_{word}", "card_not_in_hand"
        if len(named) != 52:
            yield "stock", "card_count"
        if not 0 <= self.turns < MOST_TURNS:
            yield "turns", "out_of_bounds"
        if not 0 <= self.reshuffles < MOST_TURNS:
            yield "reshuffles", "out_of_bounds"
        yield from self._faults_of_phase()

    def _faults_of_phase(self) -> Iterator[tuple[str, str]]:
        phase, own = self.phase, self.hands[self.turn].known
        eleven = self.rules.start is Start.ELEVEN_CARDS
        if phase is Phase.OVER:
            yield "phase", "deal_over"
        if eleven == (self.upcard is not None):
            yield "upcard", "no_upcard" if eleven else "missing"
        if phase is Phase.UPCARD and (self.pile != (self.upcard,) or self.turns):
            yield "pile", "not_the_upcard"
        if eleven and self.turns == 0 and (phase is not Phase.DISCARD or self.turn == self.dealer):
            yield "phase", "first_discard_only"
        if phase is not Phase.DISCARD and not self.pile:
            yield "pile", "card_count"
        if phase is Phase.LAST_DISCARD and (
            self.rules.stock_end is not StockEnd.KNOCK_ONLY or len(self.stock) > self.rules.undrawn
        ):
            yield "phase", "stock_left"
        if phase is Phase.LAYOFF and (self.hands[1 - self.turn].unknown or not self.turns):
            yield "phase", "hand_not_shown"
        if phase is not Phase.LAYOFF and (self.spread or self.layoffs):
            yield "spread", "wrong_phase"
        for word, card in (("took", self.taken), ("drew", self.drawn)):
            if card and (phase is not Phase.DISCARD or not own & card.mask):
                yield word, "card_not_in_hand"
        if self.taken and self.drawn:
            yield "drew", "duplicate_card"

    def __str__(self) -> str:
        """Write the line."""
        return " ".join(f"{word}={value}" for word, value in self._words() if value)

    def _words(self) -> Iterator[tuple[str, str]]:
        yield "rules", write_rules(self.rules)
        yield "dealer", side(self.dealer)
        yield "phase", self.phase.value
        yield "turn", side(self.turn)
        yield "turns", str(self.turns)
        for seat, word in enumerate(("a", "b")):
            yield word, write_cards(self.hands[seat].cards, "") or "-"
        yield "upcard", str(self.upcard or "")
        yield "pile", write_cards(self.pile, "")
        yield "stock", write_cards(self.stock, "") if any(self.stock) else str(len(self.stock))
        yield "took", str(self.taken or "")
        yield "drew", str(self.drawn or "")
        for seat, word in enumerate(("open_a", "open_b")):
            yield word, write_cards(cards_of(self.opened[seat]), "")
        yield "reshuffles", str(self.reshuffles or "")
        if self.phase is Phase.LAYOFF:
            yield "spread", "/".join(str(meld) for meld in self.spread) or "-"
        yield "layoffs", ",".join(str(layoff)[1:] for layoff in self.layoffs)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read a line; the inverse of ``str``.

        Raises RecordError ``bad_position`` with the word and the reason.

        >>> Position.parse("rules=regular dealer=C")
        Traceback (most recent call last):
        ginrummy.records.refusals.RecordError: bad_position {'field': 'dealer', 'reason': 'bad_side'}
        """
        if len(text) > LONGEST_LINE:
            raise RecordError("bad_position", field="line", reason="too_long")
        told: dict[str, Any] = {}
        for entry in text.split():
            word, _, value = entry.partition("=")
            if word not in _READERS or word in told:
                reason = "repeated" if word in told else "unknown_field"
                raise RecordError("bad_position", field=word[:20], reason=reason)
            try:
                told[word] = _READERS[word](value)
            except CodedError as error:
                raise RecordError("bad_position", field=word, reason=error.code) from None
        for word in ("rules", "dealer", "phase", "turn", "turns", "a", "b", "stock"):
            if word not in told:
                raise RecordError("bad_position", field=word, reason="missing")
        return cls(
            rules=told["rules"],
            dealer=told["dealer"],
            phase=told["phase"],
            turn=told["turn"],
            turns=told["turns"],
            hands=(told["a"], told["b"]),
            upcard=told.get("upcard"),
            pile=told.get("pile", ()),
            stock=told["stock"],
            taken=told.get("took"),
            drawn=told.get("drew"),
            opened=(told.get("open_a", 0), told.get("open_b", 0)),
            reshuffles=told.get("reshuffles", 0),
            spread=told.get("spread", ()),
            layoffs=told.get("layoffs", ()),
        )


def _phase(text: str) -> Phase:
    if text not in list(Phase):
        raise BadWord("unknown_phase")
    return Phase(text)


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise BadWord("out_of_bounds")
    return int(text)


def _hand(text: str) -> Held:
    return Held.parse("" if text == "-" else text)


def _stock(text: str) -> Cards:
    if re.fullmatch(r"[0-9]{1,2}", text):
        return (None,) * int(text)
    return parse_cards(text)


def _open_cards(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    known = tuple(card for card in cards if card)
    if len(known) < len(cards):
        raise BadWord("unknown_cards")
    return known


def _spread(text: str) -> tuple[Meld, ...]:
    melds = tuple(Meld.parse(part) for part in text.split("/")) if text != "-" else ()
    return tuple(sorted(melds, key=lambda meld: meld.mask & -meld.mask))


def _layoffs(text: str) -> tuple[LayOff, ...]:
    actions = [parse_action(f"l{part}") for part in text.split(",")]
    return tuple(action for action in actions if isinstance(action, LayOff))


_READERS: dict[str, Callable[[str], Any]] = {
    "rules": parse_rules,
    "dealer": seat_of,
    "phase": _phase,
    "turn": seat_of,
    "turns": _number,
    "a": _hand,
    "b": _hand,
    "upcard": Card.parse,
    "pile": _open_cards,
    "stock": _stock,
    "took": Card.parse,
    "drew": Card.parse,
    "open_a": lambda text: card_set(_open_cards(text)),
    "open_b": lambda text: card_set(_open_cards(text)),
    "reshuffles": _number,
    "spread": _spread,
    "layoffs": _layoffs,
}
