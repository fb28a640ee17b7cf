"""The record of a deal: how it was dealt, every decision, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from ginrummy.game.cards import Card
from ginrummy.game.deal import HAND_SIZE, Deal, DealResult
from ginrummy.game.rules import BOUNDS, Rules, Start
from ginrummy.game.scoring import score
from ginrummy.records.decisions import Decision, Verb
from ginrummy.records.held import Cards, Held, parse_cards, write_cards
from ginrummy.records.reading import Table
from ginrummy.records.refusals import BadWord, inconsistent, unreadable
from ginrummy.records.replaying import Step, replay
from ginrummy.records.saying import Pair, Said, compare, read_pair, said_of, write_pair, write_said
from ginrummy.records.sides import SIDES, seat_of, side
from ginrummy.records.telling import decisions_of, hands_dealt, stocks_drawn
from ginrummy.records.writing import block, written

MOST_DECISIONS = 2 * BOUNDS["max_turns"][1] + 30
"""The most lines of play: two a turn, and the passes, the layoffs and what is shown."""

STOCK_SIZE = 31

_HIDDEN_STOCK: Cards = (None,) * STOCK_SIZE


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """A deal as it was played, finished or not.

    ``scores`` before it, all games together.  ``hands`` as dealt.  ``stock`` from its top, None where it was not
    written down; ``reshuffles`` the stocks made of discards, as far as they were.  Raises BadWord ``bad_hand``,
    ``bad_stock``, ``no_upcard``, ``missing_field`` or ``duplicate_card`` for what cannot have been dealt.
    """

    rules: Rules
    dealer: int
    hands: tuple[Held, Held]
    upcard: Card | None
    scores: Pair = (0, 0)
    stock: Cards | None = None
    reshuffles: tuple[Cards, ...] = ()
    play: tuple[Decision, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot have been dealt."""
        for _, fault in dealing_faults(self.rules, self.dealer, self.hands, self.upcard, self.stock):
            raise fault

    @classmethod
    def of(cls, deal: Deal, scores: Pair = (0, 0)) -> DealRecord:
        """Write a deal of the engine down, finished or not.

        >>> record = DealRecord.of(Deal.start(Rules(), 1, "a seed"))
        >>> str(record.upcard), record.hands[0].size, len(record.stock)
        ('Qc', 10, 31)
        """
        first, second = hands_dealt(deal)
        stock, *reshuffles = stocks_drawn(deal)
        return cls(
            rules=deal.rules,
            dealer=deal.dealer,
            hands=(Held(first), Held(second)),
            upcard=deal.upcard,
            scores=scores,
            stock=stock,
            reshuffles=tuple(reshuffles),
            play=tuple(decisions_of(deal)),
        )

    def seen_by(self, seat: int) -> DealRecord:
        """Return what this seat could write down: of the other hand, what was laid open.

        >>> str(DealRecord.of(Deal.start(Rules(), 1, "a seed")).seen_by(0).hands[1])
        '?? ?? ?? ?? ?? ?? ?? ?? ?? ??'
        """
        hidden = Held(0, self.hands[1 - seat].size)
        return replace(
            self,
            hands=(self.hands[0], hidden) if seat == 0 else (hidden, self.hands[1]),
            stock=None,
            reshuffles=(),
            play=tuple(
                replace(decision, card=None)
                if decision.verb is Verb.DRAWS and decision.seat != seat
                else decision
                for decision in self.play
            ),
        )

    def steps(self) -> tuple[Step, ...]:
        """Play the record again; raises RecordError ``record_inconsistent`` at the first line that cannot be."""
        stocks = [self.stock or _HIDDEN_STOCK, *self.reshuffles]
        return replay(self.rules, self.dealer, self.hands, self.upcard, stocks, self.play)

    @property
    def result(self) -> DealResult | None:
        """The facts of the finished deal, found by replay; None where the record breaks off before the end."""
        return _result_of(self)

    def in_full(self) -> DealRecord:
        """Return the record with every card that is known in all its places, and what was shown at the end.

        Raises RecordError ``record_inconsistent``.
        """
        steps = self.steps()
        if len(self.reshuffles) > steps[-1].deal.reshuffles:
            raise inconsistent(self.play[-1].line if self.play else 1, "never_reshuffled")
        play = tuple(step.decision for step in steps if step.decision)
        draws = [decision.card for decision in play if decision.verb is Verb.DRAWS]
        stocks: list[Cards] = []
        for stock in (self.stock or _HIDDEN_STOCK, *self.reshuffles):
            stocks.append((*draws[: len(stock)], *stock[len(draws) :]))
            draws = draws[len(stock) :]
        return replace(
            self,
            play=play,
            stock=None if self.stock is None else stocks[0],
            reshuffles=tuple(stocks[1:]),
        )

    def said(self) -> Said:
        """Return the result in the words of a record; empty while there is none."""
        result = self.result
        return said_of(result, score(result, self.rules)) if result else {}


@lru_cache(maxsize=1024)
def _result_of(record: DealRecord) -> DealResult | None:
    """Keep what replays came to: a match asks for all its deals each time it adds up."""
    return record.steps()[-1].deal.result


def read_deal(table: Table, rules: Rules) -> DealRecord:
    """Read a deal's table and replay it.

    Raises RecordError ``record_unreadable`` or ``record_inconsistent`` with the line.
    """
    table.only("dealer", "scores", "hands", "upcard", "stock", "reshuffles", "play", "result")
    with table.refusing("dealer"):
        dealer = seat_of(table.text("dealer"))
    hands, upcard, stock = _hands(table.table("hands")), _upcard(table), _stock(table)
    for keys, fault in dealing_faults(rules, dealer, hands, upcard, stock):
        raise inconsistent(table.line(*keys), fault.code, **fault.params)
    record = DealRecord(
        rules=rules,
        dealer=dealer,
        hands=hands,
        upcard=upcard,
        scores=read_pair(table.table("scores")) if "scores" in table else (0, 0),
        stock=stock,
        reshuffles=_reshuffles(table),
        play=tuple(_play(table)),
    )
    full = record.in_full()
    if "result" in table:
        compare(table.table("result"), full.said())
    return full


def write_deal(record: DealRecord, name: str) -> Iterator[str]:
    """Write the lines of a deal's table, whose name is given; raises RecordError where the play cannot be."""
    full = record.in_full()
    yield f"dealer = {written(side(full.dealer))}"
    yield f"scores = {write_pair(full.scores)}"
    for seat in (0, 1):
        yield f"hands.{side(seat)} = {written(str(full.hands[seat]))}"
    if full.upcard:
        yield f"upcard = {written(str(full.upcard))}"
    if full.stock is not None:
        yield f"stock = {written(write_cards(full.stock))}"
    if full.reshuffles:
        yield f"reshuffles = {written([write_cards(stock) for stock in full.reshuffles])}"
    yield f"play = {block(str(decision) for decision in full.play)}"
    if said := full.said():
        yield ""
        yield f"[{name}.result]"
        yield from write_said(said)


def dealing_faults(
    rules: Rules, dealer: int, hands: tuple[Held, Held], upcard: Card | None, stock: Cards | None
) -> Iterator[tuple[tuple[str, ...], BadWord]]:
    """Yield what cannot have been dealt, with the keys of its place in a record.

    >>> few = Held(0, 9), Held(0, 10)
    >>> [(keys, fault.code) for keys, fault in dealing_faults(Rules(), 1, few, Card.parse("7h"), None)]
    [(('hands', 'A'), 'bad_hand')]
    """
    eleven = rules.start is Start.ELEVEN_CARDS
    for seat, held in enumerate(hands):
        size = HAND_SIZE + (eleven and seat != dealer)
        if held.size != size:
            yield ("hands", side(seat)), BadWord("bad_hand", cards=held.size, least=size, most=size)
    if eleven and upcard:
        yield ("upcard",), BadWord("no_upcard")
    if not eleven and not upcard:
        yield ("upcard",), BadWord("missing_field", field="upcard")
    if stock is not None and len(stock) != STOCK_SIZE:
        yield ("stock",), BadWord("bad_stock", cards=len(stock), size=STOCK_SIZE)
    seen = 0
    places = (hands[0].cards, hands[1].cards, (upcard,), stock or ())
    for keys, cards in zip((("hands", "A"), ("hands", "B"), ("upcard",), ("stock",)), places, strict=True):
        for card in cards:
            if card and seen & card.mask:
                yield keys, BadWord("duplicate_card", card=str(card))
            seen |= card.mask if card else 0


def _hands(hands: Table) -> tuple[Held, Held]:
    hands.only(*SIDES)
    held = []
    for letter in SIDES:
        with hands.refusing(letter):
            held.append(Held.parse(hands.text(letter)))
    return held[0], held[1]


def _upcard(table: Table) -> Card | None:
    if "upcard" not in table:
        return None
    with table.refusing("upcard"):
        return Card.parse(table.text("upcard"))


def _stock(table: Table) -> Cards | None:
    if "stock" not in table:
        return None
    with table.refusing("stock"):
        stock = parse_cards(table.text("stock"))
    return stock if any(stock) or len(stock) != STOCK_SIZE else None


def _reshuffles(table: Table) -> tuple[Cards, ...]:
    if "reshuffles" not in table:
        return ()
    with table.refusing("reshuffles"):
        return tuple(parse_cards(text) for text in table.texts("reshuffles"))


def _play(table: Table) -> Iterator[Decision]:
    text, place = table.text("play"), table.place("play")
    if place.moved:
        raise unreadable(place.line, "backslash")
    lines = text.split("\n")
    if len(lines) > MOST_DECISIONS:
        raise unreadable(place.line, "too_long", most=MOST_DECISIONS)
    for number, line in enumerate(lines, place.first):
        if line.partition("#")[0].strip():
            yield Decision.parse(line, number)
