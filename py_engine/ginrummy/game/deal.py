"""One deal, from the turned upcard to its facts: an immutable state that acts turn into the next.

1. The non-dealer takes the upcard or passes, then the dealer may; if both pass, the non-dealer draws from
the stock.  Or the non-dealer is dealt eleven cards and throws one. 2. A turn draws one card and throws one.  A card
taken from the pile may not be thrown in that turn. 3. A throw may go with a knock: the spread is laid down and the
defender lays off; after gin nobody does.  Eleven melded cards may be big gin, without a throw. 4. The deal ends with
its facts in ``result``; points are for :mod:`ginrummy.game.scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from ginrummy.game.actions import (
    Action,
    BigGin,
    Discard,
    Done,
    DrawStock,
    Knock,
    LayOff,
    Pass,
    TakeDiscard,
    TakeUpcard,
)
from ginrummy.game.cards import ALL_CARDS, Card, CardSet, card_set, cards_of
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.events import (
    DealEnded,
    Dealt,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    LayoffsFinished,
    Passed,
    Reshuffled,
    Took,
    WentBigGin,
)
from ginrummy.game.layoffs import laid_on
from ginrummy.game.melds import Arrangement, Meld, best_arrangement
from ginrummy.game.options import Phase, Situation, Throwing
from ginrummy.game.rules import KnockMode, Rules, Start, StockEnd
from ginrummy.game.shuffle import shuffled

HAND_SIZE = 10
"""Cards each seat holds between turns."""


class Ending(StrEnum):
    """How a deal ended."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    """Eleven melded cards laid down, none thrown."""
    TWO_CARDS_LEFT = "two_cards_left"
    """Dead: a discard left two cards in the stock, and nobody ended the deal with it."""
    TURN_LIMIT = "turn_limit"
    """Dead: the last turn allowed was over."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """The facts of a finished deal: who ended it, how, and what each hand came to.  No points.

    ``hands`` are by seat, layoffs already taken out of the defender's; None after a dead deal, where nobody
    lays a hand down.  ``spread`` holds the knocker's melds with the layoffs on them.  ``upcard`` is None in a
    deal that began with eleven cards, ``discard`` after big gin.
    """

    ending: Ending
    upcard: Card | None
    knocker: int | None = None
    discard: Card | None = None
    spread: tuple[Meld, ...] = ()
    layoffs: tuple[LayOff, ...] = ()
    hands: tuple[Arrangement, Arrangement] | None = None


@dataclass(frozen=True, slots=True)
class Laid:
    """What a knocker laid down: card thrown (None: big gin), melds as laid, cards left over and their points."""

    seat: int
    discard: Card | None
    melds: tuple[Meld, ...]
    left: CardSet
    deadwood: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The state of one deal; both hands are in it, so players are given a View instead.

    ``stock`` starts with its top card, ``pile`` ends with its top card.  ``turn`` is the seat to act, None
    when over.  ``known`` holds, by seat, the cards it took openly and still has.  ``orders``: the deck as it was dealt,
    then every stock that was made anew; empty where the deal was not played from its start.

    >>> from ginrummy.game.rules import PRESETS
    >>> deal = Deal.start(PRESETS["regular"], dealer=1, seed="a seed")
    >>> deal.phase.value, deal.turn, len(deal.stock), [str(action) for action in deal.legal_actions()]
    ('upcard', 0, 31, ['u', 'p'])
    """

    rules: Rules
    dealer: int
    seed: str
    hands: tuple[CardSet, CardSet]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    upcard: Card | None
    phase: Phase = Phase.UPCARD
    turn: int | None
    drawn: Card | None = None
    taken: Card | None = None
    passes: int = 0
    pile_closed: bool = False
    throwing: Throwing = Throwing.FREE
    turns: int = 0
    reshuffles: int = 0
    known: tuple[CardSet, CardSet] = (0, 0)
    laid: Laid | None = None
    spread: tuple[Meld, ...] = ()
    layoffs: tuple[LayOff, ...] = ()
    result: DealResult | None = None
    events: tuple[Event, ...] = ()
    # No part of the position: two deals that go on alike are alike, however their cards once lay.
    orders: tuple[tuple[Card, ...], ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def start(cls, rules: Rules, dealer: int, seed: str, deck: Sequence[Card] | None = None) -> Deal:
        """Deal a deck: ten to the non-dealer, ten to the dealer, the upcard, the stock from its top.

        Where the deal begins with eleven cards, the one in the upcard's place goes to the non-dealer.
        Without a deck the seed's own order is dealt; reshuffles always follow the seed.  Raises CodedError
        ``bad_deck`` unless the deck holds each of the 52 cards once, ``bad_seat`` unless the dealer is 0 or 1.
        """
        if dealer not in (0, 1):
            raise CodedError("bad_seat", seat=dealer)
        if deck is None:
            deck = shuffled(cards_of(ALL_CARDS), seed, "deck")
        if len(deck) != 52 or card_set(set(deck)) != ALL_CARDS:
            raise CodedError("bad_deck")
        eldest, dealt, turned = deck[:HAND_SIZE], deck[HAND_SIZE : 2 * HAND_SIZE], deck[2 * HAND_SIZE]
        eleven = rules.start is Start.ELEVEN_CARDS
        held = card_set(eldest) | (turned.mask if eleven else 0)
        upcard = None if eleven else turned
        return cls(
            rules=rules,
            dealer=dealer,
            seed=seed,
            hands=(card_set(dealt), held) if dealer == 0 else (held, card_set(dealt)),
            stock=tuple(deck[2 * HAND_SIZE + 1 :]),
            pile=() if eleven else (turned,),
            upcard=upcard,
            phase=Phase.DISCARD if eleven else Phase.UPCARD,
            throwing=Throwing.NO_KNOCK if eleven else Throwing.FREE,
            turn=1 - dealer,
            events=(Dealt(dealer, upcard),),
            orders=(tuple(deck),),
        )

    @property
    def limit(self) -> int:
        """The most deadwood with which this deal may be ended, in points; 0: gin only."""
        return self.rules.limit(self.upcard)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return every legal act of the seat to act; empty when the deal is over."""
        return self._situation.legal_actions()

    @property
    def _situation(self) -> Situation:
        return Situation(
            phase=self.phase,
            rules=self.rules,
            limit=self.limit,
            hand=self.hands[self.turn] if self.turn is not None else 0,
            taken=self.taken,
            top=self.pile[-1] if self.pile else None,
            pile_closed=self.pile_closed,
            throwing=self.throwing,
            spread=self.spread,
        )

    def apply(self, action: Action) -> tuple[Deal, tuple[Event, ...]]:
        """Return the state after the act of the seat to act, and what happened.

        Always checked.  Raises IllegalAction ``deal_over``, ``wrong_phase``, ``must_draw_from_stock``,
        ``card_not_in_hand``, ``taken_card``, ``over_knock_limit``, ``knock_not_allowed``, ``bad_spread``,
        ``no_big_gin``, ``must_knock``, ``no_knock_follows``, ``first_discard_only`` or ``does_not_fit``.
        """
        seat = self.turn
        if seat is None:
            raise IllegalAction("deal_over")
        match action, self.phase:
            case Pass(), Phase.UPCARD:
                after, events = self._passed(seat)
            case TakeUpcard(), Phase.UPCARD:
                after, events = self._took(seat, upcard=True)
            case DrawStock(), Phase.DRAW:
                after, events = self._drew(seat)
            case TakeDiscard(), Phase.DRAW:
                if self.pile_closed:
                    raise IllegalAction("must_draw_from_stock")
                after, events = self._took(seat, upcard=False)
            case TakeDiscard(), Phase.LAST_DISCARD:
                if not self._situation.may_take_last:
                    raise IllegalAction("no_knock_follows", limit=self.limit)
                after, events = self._took(seat, upcard=False)
                after = replace(after, throwing=Throwing.MUST_END)
            case Pass(), Phase.LAST_DISCARD:
                after = self._ended(DealResult(Ending.TWO_CARDS_LEFT, self.upcard))
                events = Passed(seat), DealEnded()
            case Discard(card), Phase.DISCARD:
                if self.throwing is Throwing.MUST_END:
                    raise IllegalAction("must_knock")
                after, events = self._discarded(seat, card)
            case Knock(card, spread), Phase.DISCARD:
                if self.throwing is Throwing.NO_KNOCK:
                    raise IllegalAction("first_discard_only")
                after, events = self._knocked(seat, card, spread)
            case BigGin(), Phase.DISCARD:
                if not self._situation.big_gin:
                    raise IllegalAction("no_big_gin")
                after, events = self._went_big_gin(seat)
            case LayOff(card, meld), Phase.LAYOFF:
                after, events = self._laid_off(seat, card, meld)
            case Done(), Phase.LAYOFF:
                after, events = self._finished(seat)
            case _:
                raise IllegalAction("wrong_phase", phase=str(self.phase))
        return replace(after, events=(*self.events, *events)), events

    def _with_hand(self, seat: int, hand: CardSet) -> tuple[CardSet, CardSet]:
        return (hand, self.hands[1]) if seat == 0 else (self.hands[0], hand)

    def _with_known(self, seat: int, known: CardSet) -> tuple[CardSet, CardSet]:
        return (known, self.known[1]) if seat == 0 else (self.known[0], known)

    def _passed(self, seat: int) -> tuple[Deal, tuple[Event, ...]]:
        if self.passes == 0:
            after = replace(self, passes=1, turn=1 - seat)
        else:
            after = replace(self, passes=2, turn=1 - seat, phase=Phase.DRAW, pile_closed=True)
        return after, (Passed(seat),)

    def _took(self, seat: int, *, upcard: bool) -> tuple[Deal, tuple[Event, ...]]:
        card = self.pile[-1]
        after = replace(
            self,
            hands=self._with_hand(seat, self.hands[seat] | card.mask),
            pile=self.pile[:-1],
            phase=Phase.DISCARD,
            drawn=card,
            taken=card,
            known=self._with_known(seat, self.known[seat] | card.mask),
        )
        return after, (Took(seat, card, upcard),)

    def _drew(self, seat: int) -> tuple[Deal, tuple[Event, ...]]:
        stock, pile, reshuffles, orders = self.stock, self.pile, self.reshuffles, self.orders
        events: tuple[Event, ...] = ()
        if not stock:
            # From the sorted cards, so that the order depends on which they are and on the seed alone.
            below = sorted(pile[:-1])
            stock, pile = shuffled(below, self.seed, f"reshuffle {reshuffles}"), pile[-1:]
            reshuffles += 1
            orders = (*orders, stock) if orders else ()
            events = (Reshuffled(len(stock)),)
        card = stock[0]
        after = replace(
            self,
            hands=self._with_hand(seat, self.hands[seat] | card.mask),
            stock=stock[1:],
            pile=pile,
            reshuffles=reshuffles,
            orders=orders,
            phase=Phase.DISCARD,
            pile_closed=False,
            drawn=card,
        )
        return after, (*events, Drew(seat, card))

    def _kept(self, seat: int, card: Card) -> CardSet:
        """What is left in hand without the card thrown; refuses a card that may not be thrown."""
        if not self.hands[seat] & card.mask:
            raise IllegalAction("card_not_in_hand", card=str(card))
        if card == self.taken:
            raise IllegalAction("taken_card", card=str(card))
        return self.hands[seat] ^ card.mask

    def _after_throw(self, seat: int, card: Card, kept: CardSet) -> Deal:
        return replace(
            self,
            hands=self._with_hand(seat, kept),
            pile=(*self.pile, card),
            known=self._with_known(seat, self.known[seat] & ~card.mask),
            turns=self.turns + 1,
            turn=1 - seat,
            phase=Phase.DRAW,
            throwing=Throwing.FREE,
            drawn=None,
            taken=None,
        )

    def _discarded(self, seat: int, card: Card) -> tuple[Deal, tuple[Event, ...]]:
        after = self._after_throw(seat, card, self._kept(seat, card))
        thrown = Discarded(seat, card)
        if len(after.stock) <= self.rules.undrawn and self.rules.stock_end is StockEnd.KNOCK_ONLY:
            return replace(after, phase=Phase.LAST_DISCARD), (thrown,)
        if len(after.stock) <= self.rules.undrawn and self.rules.stock_end is StockEnd.DEAD_AT_TWO:
            return after._ended(DealResult(Ending.TWO_CARDS_LEFT, self.upcard)), (thrown, DealEnded())
        if after.turns >= self.rules.max_turns:
            return after._ended(DealResult(Ending.TURN_LIMIT, self.upcard)), (thrown, DealEnded())
        return after, (thrown,)

    def _knocked(self, seat: int, card: Card, spread: tuple[Meld, ...]) -> tuple[Deal, tuple[Event, ...]]:
        melding = self.rules.melding
        kept = left = self._kept(seat, card)
        for meld in spread:
            if melding.melds.get(meld.mask) != meld or meld.mask & left != meld.mask:
                raise IllegalAction("bad_spread", text=str(meld))
            left ^= meld.mask
        deadwood = melding.points_of(left)
        if deadwood and self.rules.knock_mode is KnockMode.GIN_ONLY:
            raise IllegalAction("knock_not_allowed", deadwood=deadwood)
        if deadwood > self.limit:
            raise IllegalAction("over_knock_limit", deadwood=deadwood, limit=self.limit)
        laid = Laid(seat, card, spread, left, deadwood)
        after = replace(self._after_throw(seat, card, kept), phase=Phase.LAYOFF, laid=laid, spread=spread)
        knocked = Knocked(seat, card, spread, deadwood)
        if not deadwood:
            return after._ended(after._facts(Ending.GIN, laid)), (knocked, DealEnded())
        return after, (knocked,)

    def _went_big_gin(self, seat: int) -> tuple[Deal, tuple[Event, ...]]:
        # In the order in which a knock would lay them.
        melds = tuple(
            sorted(
                best_arrangement(self.hands[seat], self.rules.melding).melds,
                key=lambda meld: meld.mask & -meld.mask,
            )
        )
        laid = Laid(seat, None, melds, 0, 0)
        after = replace(
            self,
            turns=self.turns + 1,
            throwing=Throwing.FREE,
            drawn=None,
            taken=None,
            laid=laid,
            spread=melds,
        )
        return after._ended(after._facts(Ending.BIG_GIN, laid)), (WentBigGin(seat, melds), DealEnded())

    def _laid_off(self, seat: int, card: Card, index: int) -> tuple[Deal, tuple[Event, ...]]:
        if not self.hands[seat] & card.mask:
            raise IllegalAction("card_not_in_hand", card=str(card))
        grown = (
            laid_on(self.spread[index], card, self.rules.melding) if 0 <= index < len(self.spread) else None
        )
        if grown is None:
            raise IllegalAction("does_not_fit", card=str(card))
        after = replace(
            self,
            hands=self._with_hand(seat, self.hands[seat] ^ card.mask),
            known=self._with_known(seat, self.known[seat] & ~card.mask),
            spread=(*self.spread[:index], grown, *self.spread[index + 1 :]),
            layoffs=(*self.layoffs, LayOff(card, index)),
        )
        return after, (LaidOff(seat, card, index),)

    def _finished(self, seat: int) -> tuple[Deal, tuple[Event, ...]]:
        assert self.laid is not None
        return self._ended(self._facts(Ending.KNOCK, self.laid)), (LayoffsFinished(seat), DealEnded())

    def _facts(self, ending: Ending, laid: Laid) -> DealResult:
        knocker = Arrangement(laid.melds, laid.left, laid.deadwood)
        defender = best_arrangement(self.hands[1 - laid.seat], self.rules.melding)
        return DealResult(
            ending=ending,
            upcard=self.upcard,
            knocker=laid.seat,
            discard=laid.discard,
            spread=self.spread,
            layoffs=self.layoffs,
            hands=(knocker, defender) if laid.seat == 0 else (defender, knocker),
        )

    def _ended(self, result: DealResult) -> Deal:
        return replace(self, phase=Phase.OVER, turn=None, result=result)
