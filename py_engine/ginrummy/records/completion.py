"""Where each card of a record was, as far as its decisions tell, and a deal in which all of them are right.

An unknown card is a place without a name.  A decision that names a card of a hidden hand puts it in one of that
hand's nameless places.  Cards not yet placed are all alike, except that those of a reshuffled stock can only be
in places that came from that stock; so a record holds together if and only if there is such a place each time.
What is nameless at the end is given the cards that are left over, and the deal can be replayed by the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ginrummy.game.cards import ALL_CARDS, Card, CardSet, card_set, cards_of
from ginrummy.records.decisions import Decision, Verb
from ginrummy.records.held import Cards, Held
from ginrummy.records.refusals import RecordError, inconsistent


@dataclass(slots=True, eq=False)
class _Pool:
    """The cards that came from one stock and are not placed yet; the deal's hands share the first."""

    cards: CardSet


@dataclass(slots=True, eq=False)
class _Place:
    """Where one card is; without a name until something tells it, and then it is one of the pool."""

    card: Card | None
    pool: _Pool

    def tell(self, card: Card) -> None:
        """Give the place its name."""
        self.pool.cards &= ~card.mask
        self.card = card


@dataclass(frozen=True, slots=True, kw_only=True)
class Completion:
    """A record with a name for every card.

    ``hands`` are as dealt, ``stocks`` the first stock and each reshuffled one.  ``play`` are the decisions up to the
    first that cannot be (``refusal``), in their full form.  ``known`` says for each of them, and first for the
    deal, whether each hand was known then.
    """

    hands: tuple[CardSet, CardSet]
    stocks: tuple[tuple[Card, ...], ...]
    play: tuple[Decision, ...]
    known: tuple[tuple[bool, bool], ...]
    refusal: RecordError | None


def complete(
    hands: tuple[Held, Held],
    upcard: Card | None,
    stocks: Sequence[Cards],
    play: Sequence[Decision],
) -> Completion:
    """Place the cards of a record; ``stocks`` begin with the deal's, later ones may be missing.

    The hands, the upcard and the first stock are 52 places, and no card is named twice in them.

    >>> from ginrummy.records.held import UNKNOWN, parse_cards
    >>> hidden, stock = Held(0, 10), parse_cards(UNKNOWN * 31)
    >>> play = [Decision.parse(text, 1) for text in ("A draws As", "B discards As")]
    >>> str(complete((hidden, hidden), Card.parse("7h"), [stock], play).refusal)
    "record_inconsistent {'line': 1, 'reason': 'card_not_in_hand', 'card': 'As'}"
    """
    table = _Table(hands, upcard, stocks)
    known, done, refusal = [table.known], [], None
    for number, decision in enumerate(play):
        try:
            done.append(table.after(decision))
        except RecordError as error:
            refusal = error
            break
        known.append(table.known)
        if number == len(play) - 1 and table.hidden_end:
            refusal = inconsistent(decision.line, "hand_not_shown")
    dealt, made = table.named()
    return Completion(hands=dealt, stocks=made, play=tuple(done), known=tuple(known), refusal=refusal)


class _Table:
    """Every place of a deal."""

    def __init__(self, hands: tuple[Held, Held], upcard: Card | None, stocks: Sequence[Cards]) -> None:
        self._written = list(stocks)
        self._pool = _Pool(ALL_CARDS)
        self._places = [[self._place(card) for card in held.cards] for held in hands]
        self._dealt = [list(places) for places in self._places]
        self._pile = [self._place(upcard)] if upcard else []
        self._stocks: list[list[_Place]] = []
        self._stock: list[_Place] = []
        self._restock(self._written.pop(0))
        self._laid: int | None = None
        self._over = False
        self._shown = False

    def _place(self, card: Card | None) -> _Place:
        place = _Place(None, self._pool)
        if card:
            place.tell(card)
        return place

    def _restock(self, cards: Cards) -> None:
        self._stock = [self._place(card) for card in cards]
        self._stocks.append(list(self._stock))

    @property
    def known(self) -> tuple[bool, bool]:
        """Whether each hand has only named cards now."""
        first, second = (all(place.card for place in places) for places in self._places)
        return first, second

    @property
    def hidden_end(self) -> bool:
        """Whether a hand that must have been laid down has not been told."""
        return self._over and not all(self.known)

    def named(self) -> tuple[tuple[CardSet, CardSet], tuple[tuple[Card, ...], ...]]:
        """Return both hands as dealt and every stock from its top, with a name for every card."""
        for places in (*self._dealt, *self._stocks):
            for place in places:
                if place.card is None:
                    place.tell(cards_of(place.pool.cards)[0])
        first, second = (_cards_in(places) for places in self._dealt)
        stocks = tuple(tuple(place.card for place in stock if place.card) for stock in self._stocks)
        return (first, second), stocks

    def after(self, decision: Decision) -> Decision:
        """Move the cards of a decision; return it with every card that is known."""
        seat, line = decision.seat, decision.line
        match decision.verb:
            case Verb.TAKES:
                return self._taken(decision)
            case Verb.DRAWS:
                return self._drawn(decision)
            case Verb.DISCARDS | Verb.LAYS_OFF if decision.card:
                place = self._out(seat, decision.card, line)
                if decision.verb is Verb.DISCARDS:
                    self._pile.append(place)
            case Verb.KNOCKS | Verb.GIN | Verb.BIG_GIN:
                return self._ended(decision)
            case Verb.DONE:
                self._over = True
            case Verb.SHOWS:
                self._show(decision)
        return decision

    def _taken(self, decision: Decision) -> Decision:
        if not self._pile:
            raise inconsistent(decision.line, "no_such_card", card=str(decision.card))
        top = self._pile[-1]
        if top.card != decision.card:
            raise inconsistent(decision.line, "not_on_top", card=str(decision.card), top=str(top.card))
        self._places[decision.seat].append(self._pile.pop())
        return decision

    def _drawn(self, decision: Decision) -> Decision:
        if not self._stock:
            self._reshuffle(decision.line)
        place = self._stock.pop(0)
        if decision.card and place.card and place.card != decision.card:
            raise inconsistent(decision.line, "not_in_stock", card=str(decision.card), top=str(place.card))
        if decision.card and not place.card:
            if not place.pool.cards & decision.card.mask:
                raise inconsistent(decision.line, "card_elsewhere", card=str(decision.card))
            place.tell(decision.card)
        self._places[decision.seat].append(place)
        return replace(decision, card=place.card)

    def _reshuffle(self, line: int) -> None:
        below, self._pile = self._pile[:-1], self._pile[-1:]
        if not below:
            raise inconsistent(line, "no_stock")
        cards = _cards_in(below)
        self._pool = _Pool(cards)
        order = self._written.pop(0) if self._written else (None,) * len(below)
        if len(order) != len(below) or card_set(card for card in order if card) & ~cards:
            raise inconsistent(line, "not_the_discards")
        self._restock(order)

    def _ended(self, decision: Decision) -> Decision:
        """Lay a hand down: the melds, and of a hidden hand what is left over, have to be named."""
        seat, line = decision.seat, decision.line
        if decision.card:
            self._pile.append(self._out(seat, decision.card, line))
        melds = [card for meld in decision.melds for card in meld.cards]
        named = [self._out(seat, card, line) for card in (*melds, *cards_of(decision.left))]
        rest = self._places[seat]
        self._places[seat] = [*named, *rest]
        if not all(place.card for place in rest):
            raise inconsistent(line, "hand_not_shown")
        over = _cards_in(rest)
        # What a knock leaves over may go without saying, and so may the melds of big gin, which the engine lays.
        unsaid = not decision.left if decision.verb is Verb.KNOCKS else not decision.melds
        if over and (decision.verb is Verb.GIN or not unsaid):
            raise inconsistent(line, "left_over", card=str(cards_of(over)[0]))
        left = 0 if decision.verb is Verb.BIG_GIN else decision.left | over
        self._laid = seat
        verb = Verb.GIN if decision.verb is Verb.KNOCKS and not left else decision.verb
        self._over = verb is not Verb.KNOCKS
        return replace(decision, verb=verb, left=left)

    def _show(self, decision: Decision) -> None:
        seat, line = decision.seat, decision.line
        if not self._over or self._laid is None or self._laid == seat or self._shown:
            raise inconsistent(line, "not_to_show")
        shown = [self._out(seat, card, line) for card in cards_of(decision.left)]
        if self._places[seat]:
            raise inconsistent(line, "hand_differs")
        self._places[seat], self._shown = shown, True

    def _out(self, seat: int, card: Card, line: int) -> _Place:
        """Take the place of a card out of a hand; a nameless one gets the name if it can be that card."""
        places = self._places[seat]
        found = next((place for place in places if place.card == card), None)
        if found is None:
            found = next(
                (place for place in places if not place.card and place.pool.cards & card.mask),
                None,
            )
            if found is None:
                raise inconsistent(line, "card_not_in_hand", card=str(card))
            found.tell(card)
        places.remove(found)
        return found


def _cards_in(places: list[_Place]) -> CardSet:
    return card_set(place.card for place in places if place.card)
