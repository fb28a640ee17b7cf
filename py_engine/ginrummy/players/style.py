"""What every style of play shares: gin is never missed, knocks are laid well, layoffs are made."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass

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
from ginrummy.game.cards import Card, CardSet, cards_of
from ginrummy.game.errors import CodedError
from ginrummy.game.layoffs import best_layoffs, hardest_spread, layoff_points
from ginrummy.game.melds import LOW, Melding, best_discards, deadwood
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.view import View


@dataclass(frozen=True, slots=True)
class Manner(ABC):
    """Turn two judgements (take? how to end the turn?) into the decisions of a seat."""

    name: str

    @abstractmethod
    def takes(self, view: View, rng: random.Random) -> bool:
        """Whether to take the top card of the pile when that does not give gin at once."""

    @abstractmethod
    def end_turn(self, view: View, rng: random.Random) -> Action:
        """Throw, knock or go gin with eleven cards."""

    def decide(self, view: View, rng: random.Random) -> Action:
        """Choose the next act: see :class:`ginrummy.players.opponent.Opponent`."""
        if view.turn != view.seat:
            raise CodedError("not_your_turn")
        match view.phase:
            case Phase.UPCARD:
                return TakeUpcard() if gin_with_top(view) or self.takes(view, rng) else Pass()
            case Phase.DRAW:
                if not view.pile_closed and (gin_with_top(view) or self.takes(view, rng)):
                    return TakeDiscard()
                return DrawStock()
            case Phase.LAST_DISCARD:
                # Whatever it is worth: left alone, the deal is worth nothing.
                return TakeDiscard() if view.situation.may_take_last else Pass()
            case Phase.DISCARD:
                return self.end_turn(view, rng)
            case _:
                best = best_layoffs(view.hand, view.spread, view.rules.melding)
                return LayOff(*best.layoffs[0]) if best.layoffs else Done()


@dataclass(frozen=True, slots=True)
class Style(Manner):
    """Turn three judgements (take? throw what? knock?) into the decisions of a seat."""

    @abstractmethod
    def throws(self, view: View, rng: random.Random) -> Card:
        """Which of eleven cards to throw when none of them leaves gin."""

    @abstractmethod
    def knocks(self, view: View, kept: CardSet) -> bool:
        """Whether to knock with these ten cards, which are within the limit but are not gin."""

    def end_turn(self, view: View, rng: random.Random) -> Action:
        """Go gin, knock where that is wanted, or throw."""
        if view.throwing is Throwing.NO_KNOCK:
            return Discard(self.throws(view, rng))
        if view.situation.big_gin:
            return BigGin()
        left, throws = best_discards(view.hand, view.taken.mask if view.taken else 0, view.rules.melding)
        if left <= view.limit:
            knock = hardest_knock(view, throws, left)
            must = left == 0 or view.throwing is Throwing.MUST_END
            if must or self.knocks(view, view.hand ^ knock.discard.mask):
                return knock
        return Discard(self.throws(view, rng))


def completes_meld(hand: CardSet, card: Card, melding: Melding = LOW) -> bool:
    """Whether the card makes or lengthens a meld together with these cards.

    >>> from ginrummy.game.cards import parse_cards
    >>> completes_meld(parse_cards(["5c", "6c"]), Card.parse("7c"))
    True
    """
    held = hand | card.mask
    return any(meld.mask & held == meld.mask for meld in melding.melds_with[card.mask])


def top_melds_and_helps(view: View) -> bool:
    """Whether the top card of the pile, taken, becomes part of a meld and lowers the deadwood."""
    top, melding = view.pile[-1], view.rules.melding
    if not completes_meld(view.hand, top, melding):
        return False
    return best_discards(view.hand | top.mask, top.mask, melding)[0] < deadwood(view.hand, melding)


def gin_with_top(view: View) -> bool:
    """Whether taking the top card of the pile gives gin in the same turn."""
    top, melding = view.pile[-1], view.rules.melding
    if not completes_meld(view.hand, top, melding):
        return False
    return best_discards(view.hand | top.mask, top.mask, melding)[0] == 0


def hardest_knock(view: View, throws: CardSet, left: int) -> Knock:
    """Return the knock that leaves least to be laid off; among equals the one that throws the dearest card.

    ``throws`` are cards each of which leaves exactly ``left`` points, within the rules' limit.
    """
    outside, melding = view.unseen | view.opponent_known, view.rules.melding
    options = []
    for card in cards_of(throws):
        way = hardest_spread(view.hand ^ card.mask, left, outside, melding)
        if way is not None:
            given = layoff_points(way.melds, outside, melding)
            options.append((given, -melding.points(card), Knock(card, way.melds)))
    return min(options, key=lambda option: option[:2])[2]
