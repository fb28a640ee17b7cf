"""A record's decisions played again by the engine, which checks each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

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
from ginrummy.game.cards import Card, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.events import Reshuffled
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules, StockEnd
from ginrummy.records.completion import Completion, complete
from ginrummy.records.decisions import Decision, Verb
from ginrummy.records.held import Cards, Held
from ginrummy.records.refusals import BadWord, RecordError, inconsistent
from ginrummy.records.sides import SIDES


@dataclass(frozen=True, slots=True)
class Step:
    """The deal after a decision.

    ``known``: whether each hand was known then; cards of the others are made up so that the play fits.  So are
    the cards of a stock that is not known.
    """

    decision: Decision | None
    deal: Deal
    known: tuple[bool, bool]


def replay(
    rules: Rules,
    dealer: int,
    hands: tuple[Held, Held],
    upcard: Card | None,
    stocks: Sequence[Cards],
    play: Sequence[Decision],
) -> tuple[Step, ...]:
    """Play decisions again; return the deal as dealt and after each of them, which come back in their full form.

    ``stocks`` are the first one, from its top, and those reshuffled later as far as they are known.  Raises
    RecordError ``record_inconsistent`` at the first decision that cannot be.
    """
    completion = complete(hands, upcard, stocks, play)
    deal = _dealt(rules, dealer, completion, upcard)
    steps = [Step(None, deal, completion.known[0])]
    reshuffled = list(completion.stocks[1:])
    for decision, known in zip(completion.play, completion.known[1:], strict=True):
        if decision.verb is Verb.DRAWS and not deal.stock and reshuffled:
            deal = restocked(deal, reshuffled.pop(0))
        deal = _after(deal, decision)
        steps.append(Step(_in_full(decision, deal), deal, known))
    if completion.refusal:
        _forbidden(deal, play[len(completion.play) :])
        raise completion.refusal
    shown = _showing(deal)
    if shown and steps[-1].decision and steps[-1].decision.verb is not Verb.SHOWS:
        steps.append(Step(shown, deal, (True, True)))
    return tuple(steps)


def _dealt(rules: Rules, dealer: int, completion: Completion, upcard: Card | None) -> Deal:
    eldest, dealt = (cards_of(completion.hands[seat]) for seat in (1 - dealer, dealer))
    turned = (upcard,) if upcard else eldest[10:]
    return Deal.start(rules, dealer, "", [*eldest[:10], *dealt, *turned, *completion.stocks[0]])


def restocked(deal: Deal, stock: tuple[Card, ...]) -> Deal:
    """Shuffle the discards into the order that was written down, which no seed gives.

    A deal that cannot be shuffled now comes back as it is.
    """
    if deal.rules.stock_end is not StockEnd.RESHUFFLE or deal.phase is not Phase.DRAW:
        return deal
    return replace(
        deal,
        stock=stock,
        pile=deal.pile[-1:],
        reshuffles=deal.reshuffles + 1,
        events=(*deal.events, Reshuffled(len(stock))),
    )


def _after(deal: Deal, decision: Decision) -> Deal:
    if decision.verb is Verb.SHOWS:
        return deal
    if deal.turn is None:
        raise inconsistent(decision.line, "deal_over")
    if decision.seat != deal.turn:
        raise inconsistent(decision.line, "not_your_turn", side=SIDES[decision.seat], turn=SIDES[deal.turn])
    try:
        return deal.apply(action_of(deal, decision))[0]
    except CodedError as error:
        raise inconsistent(decision.line, error.code, **error.params) from None


def action_of(deal: Deal, decision: Decision) -> Action:
    """Return the act of the engine that a decision stands for; raises BadWord ``no_such_meld``.

    >>> from ginrummy.game.rules import PRESETS
    >>> action_of(Deal.start(PRESETS["regular"], 1, "a seed"), Decision(0, Verb.PASSES))
    Pass()
    """
    match decision.verb, decision.card:
        case Verb.PASSES, _:
            return Pass()
        case Verb.TAKES, _:
            return TakeUpcard() if deal.phase is Phase.UPCARD else TakeDiscard()
        case Verb.DISCARDS, Card() as card:
            return Discard(card)
        case ((Verb.KNOCKS | Verb.GIN), Card() as card):
            return Knock(card, decision.melds)
        case Verb.BIG_GIN, _:
            return BigGin()
        case Verb.LAYS_OFF, Card() as card:
            if deal.phase is Phase.LAYOFF and decision.melds[0] not in deal.spread:
                raise BadWord("no_such_meld", text=str(decision.melds[0]))
            return LayOff(card, deal.spread.index(decision.melds[0]) if deal.phase is Phase.LAYOFF else 0)
        case Verb.DONE, _:
            return Done()
        case _:
            return DrawStock()


def _forbidden(deal: Deal, rest: Sequence[Decision]) -> None:
    """Raise what the rules say of the first of these decisions, if they forbid it whatever the cards are."""
    try:
        for decision in rest[:1]:
            _after(deal, decision)
    except RecordError as error:
        if error.params["reason"] in ("not_your_turn", "deal_over", "wrong_phase", "must_draw_from_stock"):
            raise


def _in_full(decision: Decision, after: Deal) -> Decision:
    if decision.verb is Verb.BIG_GIN and after.laid:
        return replace(decision, melds=after.laid.melds)
    return decision


def _showing(deal: Deal) -> Decision | None:
    """Return what the defender shows at the end; None where nobody lays a hand down."""
    if deal.laid is None or deal.result is None:
        return None
    defender = 1 - deal.laid.seat
    return Decision(defender, Verb.SHOWS, left=deal.hands[defender])
