"""What one seat may see of a deal: plain data, hidden by whose hand it is, never by the phase.

A hand is visible if it is one's own or its owner laid it open.  Opponents are given this and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy.game.actions import Action, LayOff
from ginrummy.game.cards import ALL_CARDS, Card, CardSet, card_set
from ginrummy.game.deal import Deal, DealResult, Laid
from ginrummy.game.events import Event, Reshuffled
from ginrummy.game.habits import Habits
from ginrummy.game.melds import Meld
from ginrummy.game.options import Phase, Situation, Throwing
from ginrummy.game.rules import Rules
from ginrummy.game.sheet import Form, Game, Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """One seat's knowledge of a deal and of the match around it.

    ``pile`` is open and ends with its top card; ``stock`` is only counted.  ``opponent_known`` are the cards
    the other seat took openly and still holds.  ``scores`` are by seat, all ``games`` together; ``target`` is None in
    a match of one deal.  ``habits``: what the open hands of the match's earlier deals told of both seats.
    """

    seat: int
    rules: Rules
    dealer: int
    phase: Phase
    turn: int | None
    turns: int
    upcard: Card | None
    hand: CardSet
    drawn: Card | None
    taken: Card | None
    pile: tuple[Card, ...]
    pile_closed: bool
    throwing: Throwing
    stock: int
    opponent_cards: int
    opponent_known: CardSet
    own_known: CardSet
    laid: Laid | None
    spread: tuple[Meld, ...]
    layoffs: tuple[LayOff, ...]
    events: tuple[Event, ...]
    result: DealResult | None
    form: Form
    target: int | None
    games: tuple[Game, ...]
    habits: Habits

    @classmethod
    def of(cls, deal: Deal, seat: int, sheet: Sheet | None = None) -> View:
        """Take what this seat may see out of a deal; without a score sheet the deal is a match of its own.

        >>> from ginrummy.game.rules import PRESETS
        >>> view = View.of(Deal.start(PRESETS["straight"], 1, "a seed"), 0)
        >>> view.opponent_cards, view.opponent_known, view.stock
        (10, 0, 31)
        """
        mine = deal.turn == seat
        sheet = sheet or Sheet.start(deal.rules, Form.ONE, None)
        return cls(
            seat=seat,
            rules=deal.rules,
            dealer=deal.dealer,
            phase=deal.phase,
            turn=deal.turn,
            turns=deal.turns,
            upcard=deal.upcard,
            hand=deal.hands[seat],
            drawn=deal.drawn if mine else None,
            taken=deal.taken,
            pile=deal.pile,
            pile_closed=deal.pile_closed,
            throwing=deal.throwing,
            stock=len(deal.stock),
            opponent_cards=deal.hands[1 - seat].bit_count(),
            opponent_known=deal.known[1 - seat],
            own_known=deal.known[seat],
            laid=deal.laid,
            spread=deal.spread,
            layoffs=deal.layoffs,
            events=tuple(event.redacted(seat) for event in deal.events),
            result=deal.result,
            form=sheet.form,
            target=sheet.target,
            games=sheet.games,
            habits=sheet.habits,
        )

    @property
    def limit(self) -> int:
        """The most deadwood with which this deal may be ended, in points; 0: gin only."""
        return self.rules.limit(self.upcard)

    @property
    def scores(self) -> tuple[int, int]:
        """What both seats have, all games together."""
        return sum(game.scores[0] for game in self.games), sum(game.scores[1] for game in self.games)

    @property
    def unseen(self) -> CardSet:
        """Every card that may be in the stock or, unknown, in the other hand.

        >>> from ginrummy.game.rules import PRESETS
        >>> View.of(Deal.start(PRESETS["regular"], 1, "a seed"), 0).unseen.bit_count()
        41
        """
        return ALL_CARDS & ~(self.hand | card_set(self.pile) | self.opponent_known | self._open)

    @property
    def reshuffled(self) -> bool:
        """Whether the stock is one made from discards, so that some of its cards are known to be in it."""
        return any(isinstance(event, Reshuffled) for event in self.events)

    @property
    def _open(self) -> CardSet:
        """Cards that lie on the table: a spread, what was left beside it, hands laid open at the end."""
        cards = self.laid.left if self.laid else 0
        for meld in self.spread:
            cards |= meld.mask
        for hand in (self.result.hands if self.result else None) or ():
            cards |= hand.left
            for meld in hand.melds:
                cards |= meld.mask
        return cards

    def legal_actions(self) -> tuple[Action, ...]:
        """Return every legal act of this seat; empty when it is not to act.

        >>> from ginrummy.game.rules import PRESETS
        >>> deal = Deal.start(PRESETS["regular"], 1, "a seed")
        >>> [len(View.of(deal, seat).legal_actions()) for seat in (0, 1)]
        [2, 0]
        """
        return self.situation.legal_actions() if self.turn == self.seat else ()

    @property
    def situation(self) -> Situation:
        """All that the legal acts of this seat depend on, whoever is to act."""
        return Situation(
            phase=self.phase,
            rules=self.rules,
            limit=self.limit,
            hand=self.hand,
            taken=self.taken,
            top=self.pile[-1] if self.pile else None,
            pile_closed=self.pile_closed,
            throwing=self.throwing,
            spread=self.spread,
        )
