"""OpenSpiel's gin rummy bot as a player here: ``simple_gin_rummy_bot`` of the package ``open_spiel``.

At each decision the deal is played again in OpenSpiel from what the seat has seen, and the bot is asked there.  Cards
that the seat has not seen lie anyhow: the bot reads its own hand, the pile and the size of the stock, so whichever way
they lie it answers the same, and it cannot be told of a hidden card.

Where OpenSpiel's rules are not ours:

* It lets the card just taken be thrown back.  When the bot wants that, it throws, of the cards its best melds leave,
  the dearest of the others, and knocks with that if the limit allows.
* It ends a deal with two cards in the stock, after fifty takes from the pile, and knows no reshuffle.  From there
  on the bot is asked in a new OpenSpiel deal with the same hand and the same top card.
* Its knock limit is 10 at most.  A higher limit here the bot does not use.
* The bot never lays off, as it does not in OpenSpiel.
* Equal deadwood, the bonuses and who deals are settled by our rules; the bot looks at none of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from ginrummy.arena.refusals import ArenaError
from ginrummy.game.actions import Action, Discard, Done, DrawStock, Knock, Pass, TakeDiscard, TakeUpcard
from ginrummy.game.cards import ALL_CARDS, Card, CardSet, bits_of, cards_of
from ginrummy.game.deal import HAND_SIZE
from ginrummy.game.errors import CodedError
from ginrummy.game.events import Discarded, Drew, Passed, Took
from ginrummy.game.melds import Aces, best_arrangement, best_discards
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import Rules, Start
from ginrummy.game.view import View
from ginrummy.records.openspiel import CARDS, DRAW, FIRST_MELD, KNOCK, MELDS, PASS, TAKE

MOST_LIMIT = 10
"""OpenSpiel's highest knock limit."""

MOST_TAKES = 49
"""With one more card taken from the pile OpenSpiel calls the deal a draw."""

_NUMBER = {card.mask: number for number, card in enumerate(CARDS)}


class OpenSpielBot:
    """The bot in a seat; the choice depends on the view alone.

    Raises ArenaError without the package, and for rules under which it would not know a meld or its first turn.
    """

    name = "openspiel"

    def __init__(self, rules: Rules) -> None:
        """See that the bot can play these rules."""
        _check(rules)
        try:
            _pyspiel()
        except ImportError:
            raise ArenaError(
                "openspiel needs the package open_spiel: pip install 'ginrummy[bench]'"
            ) from None

    def decide(self, view: View, rng: random.Random) -> Action:
        """Choose the next act: see :class:`ginrummy.players.opponent.Opponent`."""
        if view.turn != view.seat:
            raise CodedError("not_your_turn")
        _check(view.rules)
        match view.phase:
            case Phase.UPCARD:
                return TakeUpcard() if _asked(view).step() == TAKE else Pass()
            case Phase.DRAW:
                if view.pile_closed:
                    return DrawStock()
                return TakeDiscard() if _asked(view).step() == TAKE else DrawStock()
            case Phase.LAST_DISCARD:
                if not view.situation.may_take_last:
                    return Pass()
                knocks = _Asked(_holding(view.hand | view.pile[-1].mask, view.limit), 0).step() == KNOCK
                return TakeDiscard() if knocks else Pass()
            case Phase.DISCARD:
                return self._end_turn(view)
            case _:
                return Done()

    def _end_turn(self, view: View) -> Action:
        asked = _asked(view)
        number = asked.step()
        knocks = number == KNOCK
        thrown = CARDS[asked.step() if knocks else number]
        if thrown == view.taken or (view.throwing is Throwing.MUST_END and not knocks):
            return _otherwise(view)
        if not knocks:
            return Discard(thrown)
        melds = []
        while (number := asked.step()) != PASS:
            melds.append(MELDS[number - FIRST_MELD])
        return Knock(thrown, tuple(melds))


def _check(rules: Rules) -> None:
    if rules.aces is not Aces.LOW or rules.ace_deadwood != 1:
        raise ArenaError("openspiel knows the low ace only, counting 1")
    if rules.start is not Start.UPCARD:
        raise ArenaError("openspiel knows no deal of eleven cards")


def _otherwise(view: View) -> Action:
    """Return what the bot does where it would throw back the card it has just taken."""
    taken = view.taken.mask if view.taken else 0
    least, throws = best_discards(view.hand, taken)
    if least <= min(view.limit, MOST_LIMIT) or view.throwing is Throwing.MUST_END:
        thrown = max(cards_of(throws), key=_dearest)
        return Knock(thrown, best_arrangement(view.hand ^ thrown.mask).melds)
    left = best_arrangement(view.hand).left & ~taken
    return Discard(max(cards_of(left or throws), key=_dearest))


def _dearest(card: Card) -> tuple[int, int]:
    return card.rank, -card.suit


class _Asked:
    """The bot before a state of OpenSpiel's in which it is its turn."""

    def __init__(self, state: Any, player: int) -> None:
        self._state = state
        self._bot = _bot(player)
        self._bot.restart()

    def step(self) -> int:
        """Return the number of the bot's next act, done in the state."""
        number: int = self._bot.step(self._state)
        self._state.apply_action(number)
        return number


def _pyspiel() -> Any:
    """Import an optional package."""
    return import_module("pyspiel")


@cache
def _bot(player: int) -> Any:
    return _pyspiel().make_simple_gin_rummy_bot(_undealt(MOST_LIMIT).get_game().get_parameters(), player)


@cache
def _undealt(limit: int) -> Any:
    """Make OpenSpiel's state before any card is dealt; a copy of it costs far less than a new one."""
    return _pyspiel().load_game("gin_rummy", {"knock_card": min(limit, MOST_LIMIT)}).new_initial_state()


def _dealt(limit: int, first: CardSet, second: CardSet, upcard: Card) -> Any:
    state = _undealt(limit).clone()
    for hand in (first, second):
        for bit in bits_of(hand):
            state.apply_action(_NUMBER[bit])
    state.apply_action(_NUMBER[upcard.mask])
    return state


def _asked(view: View) -> _Asked:
    """Return the bot before the deal as this seat has seen it, or before a new one where OpenSpiel's would be over."""
    takes = sum(isinstance(event, Took) for event in view.events)
    if view.reshuffled or takes > MOST_TAKES or _walled(view):
        if view.phase is Phase.DISCARD:
            return _Asked(_holding(view.hand, view.limit), 0)
        return _Asked(_before_a_draw(view.hand, view.pile[-1], view.limit), 0)
    return _Asked(_replayed(view), view.seat if view.dealer == 1 else 1 - view.seat)


def _walled(view: View) -> bool:
    """Whether some discard has left two cards or fewer in the stock."""
    stock = view.stock + (view.phase is Phase.DISCARD and view.taken is None)
    return stock <= 2


def _holding(hand: CardSet, limit: int) -> Any:
    """Return a state in which player 0 holds just these eleven cards and is to throw one."""
    taken = hand & -hand
    others = _some(ALL_CARDS ^ hand, HAND_SIZE)
    state = _dealt(limit, hand ^ taken, others, CARDS[_NUMBER[taken]])
    state.apply_action(TAKE)
    return state


def _before_a_draw(hand: CardSet, top: Card, limit: int) -> Any:
    """Return a state in which player 0 holds just these ten cards and may take this one, long before the end."""
    rest = ALL_CARDS & ~(hand | top.mask)
    others = _some(rest, HAND_SIZE - 1)
    upcard = CARDS[_NUMBER[_some(rest ^ others, 1)]]
    state = _dealt(limit, hand, others | top.mask, upcard)
    for number in (PASS, TAKE, _NUMBER[top.mask]):
        state.apply_action(number)
    return state


def _some(cards: CardSet, count: int) -> CardSet:
    """Return so many cards of a set, those with the least indexes."""
    chosen = 0
    for bit, _ in zip(bits_of(cards), range(count), strict=False):
        chosen |= bit
    return chosen


def _replayed(view: View) -> Any:
    """Return OpenSpiel's state after all that this seat has seen happen."""
    mine, theirs, draws = _cards_as_seen(view)
    first, second = (theirs, mine) if view.dealer == view.seat else (mine, theirs)
    assert view.upcard is not None
    state = _dealt(view.limit, first, second, view.upcard)
    for event in view.events:
        match event:
            case Passed():
                state.apply_action(PASS)
            case Took():
                state.apply_action(TAKE)
            case Drew(_, card):
                state.apply_action(DRAW)
                state.apply_action(_NUMBER[card.mask if card else next(draws)])
            case Discarded(_, card):
                state.apply_action(_NUMBER[card.mask])
            case _:
                pass
    return state


def _cards_as_seen(view: View) -> tuple[CardSet, CardSet, Iterator[CardSet]]:
    """Return both hands as dealt and the other seat's draws, so that all that has been seen could happen.

    What the other seat threw without having taken it openly was dealt to it, the first ten such cards; each
    later one it drew in time, for it never threw more than it held.  The rest are cards that nobody has seen.
    """
    mine, open_to_all, thrown, draws = view.hand, 0, [], 0
    for event in view.events:
        match event:
            case Took(seat, card) if seat != view.seat:
                open_to_all |= card.mask
            case Discarded(seat, card) if seat != view.seat:
                if open_to_all & card.mask:
                    open_to_all ^= card.mask
                else:
                    thrown.append(card.mask)
            case Drew(seat) if seat != view.seat:
                draws += 1
            case _:
                pass
    for event in reversed(view.events):
        match event:
            case Discarded(seat, card) if seat == view.seat:
                mine |= card.mask
            case Took(seat, Card() as got) | Drew(seat, Card() as got) if seat == view.seat:
                mine &= ~got.mask
            case _:
                pass
    spare = bits_of(view.unseen)
    theirs = sum(thrown[:HAND_SIZE])
    for _ in range(HAND_SIZE - len(thrown)):
        theirs |= next(spare)
    drawn = [*thrown[HAND_SIZE:]]
    drawn += [next(spare) for _ in range(draws - len(drawn))]
    return mine, theirs, iter(drawn)
