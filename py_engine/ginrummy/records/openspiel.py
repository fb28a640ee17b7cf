"""Histories of OpenSpiel's game ``gin_rummy`` as deal records.

A history is the list of whole numbers that OpenSpiel gives: 0 to 51 a card (suit by suit, spades, clubs, diamonds,
hearts, the ace first), 52 takes the upcard, 53 draws, 54 passes, 55 knocks, from 56 on lays down a meld.  It starts
with ten cards for player 0, ten for player 1 and the upcard; player 0, here A, does not deal.

What OpenSpiel plays otherwise than our rules: it allows throwing the taken card back, which is refused here; equal
deadwood is worth nothing; with two stock cards left the last discard may be taken to knock.  The last two are rules
here too, see :data:`OPENSPIEL_RULES`.  What a defender keeps counts as melded best, whatever he melded there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ginrummy.game.cards import Card, CardSet, Rank, Suit, card_set
from ginrummy.game.deal import HAND_SIZE
from ginrummy.game.layoffs import laid_on
from ginrummy.game.melds import Meld, Melding
from ginrummy.game.rules import Rules, StockEnd, TiedUndercut
from ginrummy.records.deals import DealRecord
from ginrummy.records.decisions import Decision, Verb
from ginrummy.records.held import Held
from ginrummy.records.refusals import RecordError, inconsistent, unreadable

OPENSPIEL_RULES = Rules(stock_end=StockEnd.KNOCK_ONLY, tied_undercut=TiedUndercut.DRAWN)
"""The rules that OpenSpiel's game has with its usual settings."""

MOST_ACTIONS = 1_000
"""The longest history; OpenSpiel's own end after some 300."""

TAKE, DRAW, PASS, KNOCK, FIRST_MELD = 52, 53, 54, 55, 56

_SUITS = (Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)

CARDS: tuple[Card, ...] = tuple(Card(suit, rank) for suit in _SUITS for rank in Rank)
"""The card of each number below 52."""


def _melds() -> Iterator[Meld]:
    for rank in Rank:
        four = [Card(suit, rank) for suit in _SUITS]
        for three in reversed(list(combinations(four, 3))):
            yield Meld.of(card_set(three))
        yield Meld.of(card_set(four))
    for length in (3, 4, 5):
        for suit in _SUITS:
            for low in range(len(Rank) - length + 1):
                yield Meld.of(card_set(Card(suit, Rank(low + step)) for step in range(length)))


MELDS: tuple[Meld, ...] = tuple(_melds())
"""The meld of each number from 56 on."""


def converted(history: Sequence[int], rules: Rules = OPENSPIEL_RULES) -> DealRecord:
    """Return the record of a history, finished or not.

    Raises RecordError ``record_unreadable`` for what is no history and ``record_inconsistent`` where its play breaks
    the rules; ``line`` is the place in the list, from 1.

    >>> dealt = [*range(21)]
    >>> [str(decision) for decision in converted([*dealt, 54, 54, 53, 51, 51]).play]
    ['A passes', 'B passes', 'A draws Kh', 'A discards Kh']
    """
    if len(history) > MOST_ACTIONS:
        raise unreadable(1, "too_long", most=MOST_ACTIONS)
    dealt = [_card(history, at) for at in range(2 * HAND_SIZE + 1)]
    for at, card in enumerate(dealt):
        if card in dealt[:at]:
            raise unreadable(at + 1, "duplicate_card", card=str(card))
    first, second = (card_set(dealt[at : at + HAND_SIZE]) for at in (0, HAND_SIZE))
    play: list[Decision] = []
    refusal = None
    try:
        play.extend(_Walk(history, dealt[-1], rules).decisions())
    except RecordError as error:
        # What the rules forbid may come before it.
        refusal = error
    record = DealRecord(
        rules=rules,
        dealer=1,
        hands=(Held(first), Held(second)),
        upcard=dealt[-1],
        play=tuple(play),
    ).in_full()
    if refusal:
        raise refusal
    return record


def _card(history: Sequence[int], at: int) -> Card:
    if at >= len(history):
        raise unreadable(len(history) + 1, "too_short")
    if not 0 <= history[at] < TAKE:
        raise unreadable(at + 1, "no_card", number=history[at])
    return CARDS[history[at]]


class _Walk:
    """One way through a history, from after the deal on."""

    def __init__(self, history: Sequence[int], upcard: Card, rules: Rules) -> None:
        self._history = history
        self._at = 2 * HAND_SIZE + 1
        self._pile = [upcard]
        self._rules = rules
        self._seat = 0

    def decisions(self) -> Iterator[Decision]:
        """Yield what the sides did; of a knock that breaks off before the spread is laid, nothing."""
        for _ in range(2):
            number = self._next()
            if number != PASS:
                break
            yield self._decision(Verb.PASSES)
            self._seat = 1 - self._seat
        else:
            number = self._next()
        while number is not None:
            if number == DRAW:
                yield self._decision(Verb.DRAWS, self._named(self._next()))
            elif number in (TAKE, KNOCK):
                # Knocking without a draw takes the last discard.
                yield self._decision(Verb.TAKES, self._pile.pop())
            elif number == PASS:
                if self._rules.stock_end is StockEnd.KNOCK_ONLY:
                    yield self._decision(Verb.PASSES)
                return self._end()
            else:
                raise unreadable(self._at, "no_draw", number=number)
            thrown = number if number == KNOCK else self._next()
            if thrown is None:
                return
            if thrown == KNOCK:
                yield from self._knock()
                return
            self._pile.append(self._named(thrown))
            yield self._decision(Verb.DISCARDS, self._pile[-1])
            self._seat = 1 - self._seat
            number = self._next()

    def _knock(self) -> Iterator[Decision]:
        at, thrown, melds = self._at, self._next(), []
        if thrown is None:
            return
        card = self._named(thrown)
        while (number := self._next()) != PASS:
            if number is None:
                return
            melds.append(self._meld(number))
        gin = sum(len(meld.cards) for meld in melds) == HAND_SIZE
        verb = Verb.GIN if gin else Verb.KNOCKS
        yield Decision(self._seat, verb, card, tuple(sorted(melds, key=_low)), line=at)
        self._seat = 1 - self._seat
        if not gin:
            yield from self._layoffs(melds)
        self._end()

    def _layoffs(self, melds: Sequence[Meld]) -> Iterator[Decision]:
        cards: list[Card] = []
        start = self._at
        while (number := self._next()) not in (PASS, None):
            cards.append(self._named(number))
        # A history names the card alone; where it fits twice, what comes after may fit only one of the ways.
        way = next(_ways(cards, tuple(sorted(melds, key=_low)), self._rules.melding), None)
        if way is None:
            raise inconsistent(start + 1, "does_not_fit", card=str(cards[0]))
        for at, (card, meld) in enumerate(zip(cards, way, strict=True), start + 1):
            yield Decision(self._seat, Verb.LAYS_OFF, card, (meld,), line=at)
        if number == PASS:
            yield self._decision(Verb.DONE)

    def _end(self) -> None:
        """Pass over what the defender melds, which the rules count anyhow."""
        while (number := self._next()) is not None:
            if number != PASS:
                self._meld(number)

    def _next(self) -> int | None:
        """Return the next number; None at the end."""
        self._at += 1
        return self._history[self._at - 1] if self._at <= len(self._history) else None

    def _named(self, number: int | None) -> Card:
        if number is None:
            raise unreadable(self._at, "too_short")
        if not 0 <= number < TAKE:
            raise unreadable(self._at, "no_card", number=number)
        return CARDS[number]

    def _meld(self, number: int) -> Meld:
        if not FIRST_MELD <= number < FIRST_MELD + len(MELDS):
            raise unreadable(self._at, "no_meld", number=number)
        return MELDS[number - FIRST_MELD]

    def _decision(self, verb: Verb, card: Card | None = None) -> Decision:
        return Decision(self._seat, verb, card, line=self._at)


def _low(meld: Meld) -> CardSet:
    return meld.mask & -meld.mask


def _ways(cards: Sequence[Card], spread: tuple[Meld, ...], melding: Melding) -> Iterator[tuple[Meld, ...]]:
    """Yield, for every way of laying the cards off one after the other, the melds they go on."""
    if not cards:
        yield ()
        return
    for at, meld in enumerate(spread):
        grown = laid_on(meld, cards[0], melding)
        if grown:
            for rest in _ways(cards[1:], (*spread[:at], grown, *spread[at + 1 :]), melding):
                yield (meld, *rest)
