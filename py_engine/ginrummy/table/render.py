"""Turn a match, seen from one seat, into the messages the page draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ginrummy.game.actions import Action, BigGin, Discard, Knock, LayOff, TakeDiscard, TakeUpcard
from ginrummy.game.cards import Card, CardSet, cards_of
from ginrummy.game.deal import DealResult, Ending, Laid
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
from ginrummy.game.layoffs import best_layoffs, fitting, hardest_spread
from ginrummy.game.match import Match
from ginrummy.game.melds import Arrangement, Meld, best_arrangement, best_discards, deadwood
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, KnockMode, Rules
from ginrummy.game.scoring import score, score_of
from ginrummy.game.view import View
from ginrummy.players.style import top_melds_and_helps
from ginrummy.table.messages import (
    ActionMessage,
    BestLayoffsMessage,
    DeadReason,
    DealMessage,
    EventMessage,
    LaidOffMessage,
    LegalMessage,
    MeldMessage,
    OpenHandMessage,
    ResultMessage,
    RulesMessage,
    SpreadMessage,
    TurnMessage,
    ViewMessage,
)
from ginrummy.table.sheets import line_messages, match_message

_PLAIN_TYPES = {
    "Pass": "pass",
    "TakeUpcard": "take_upcard",
    "DrawStock": "draw_stock",
    "TakeDiscard": "take_discard",
    "BigGin": "big_gin",
    "Done": "done",
}


def action_message(action: Action) -> ActionMessage:
    """Write an action as a message.

    >>> action_message(LayOff(Card.parse("8c"), 0))
    {'type': 'lay_off', 'card': '8c', 'meld': 0}
    """
    match action:
        case Discard(card):
            return {"type": "discard", "card": str(card)}
        case Knock(discard, spread):
            return {"type": "knock", "discard": str(discard), "spread": [str(meld) for meld in spread]}
        case LayOff(card, meld):
            return {"type": "lay_off", "card": str(card), "meld": meld}
        case _:
            return {"type": _PLAIN_TYPES[type(action).__name__]}  # type: ignore[typeddict-item]


def rules_message(preset: str, rules: Rules, name: str | None = None) -> RulesMessage:
    """Write every number of the rules, and what was changed of the preset they start from."""
    values, base = rules.as_dict(), PRESETS[preset].as_dict()
    changed = [field for field, value in values.items() if value != base[field]]
    return {"preset": preset, "name": name, "changed": changed, **values}  # type: ignore[typeddict-item]


def view_message(match: Match, seat: int, rules: RulesMessage, level: str, can_undo: bool) -> ViewMessage:
    """Write all that this seat may see of a match."""
    view = View.of(match.deal, seat, match.sheet)
    return {
        "seat": seat,
        "rules": rules,
        "match": match_message(match, level),
        "deal": _deal_message(view, match.number),
        "can_undo": can_undo,
    }


def legal_messages(match: Match, seat: int) -> list[LegalMessage]:
    """Write what this seat may do now and what each act leads to; empty when it is not to act."""
    view = View.of(match.deal, seat, match.sheet)
    actions, melding = view.legal_actions(), view.rules.melding
    if view.phase is Phase.LAYOFF and actions:
        wanted = best_layoffs(view.hand, view.spread, melding).layoffs[:1]
        return [_layoff_legal(view, action, wanted) for action in actions]
    holdable = view.unseen | view.opponent_known
    proposals: dict[Card, Arrangement | None] = {}
    spreads = Counter(action.discard for action in actions if isinstance(action, Knock))
    legal: list[LegalMessage] = []
    for action in actions:
        entry: LegalMessage = {"action": action_message(action)}
        match action:
            case TakeUpcard() | TakeDiscard():
                top = view.pile[-1].mask
                entry["deadwood"] = best_discards(view.hand | top, top, melding)[0]
                entry["helps"] = top_melds_and_helps(view)
            case Discard(card):
                entry["deadwood"] = deadwood(view.hand ^ card.mask, melding)
            case Knock(card, spread):
                kept = view.hand ^ card.mask
                if card not in proposals:
                    proposals[card] = hardest_spread(kept, view.limit, holdable, melding)
                proposal = proposals[card]
                fits = 0
                for meld in spread:
                    kept ^= meld.mask
                    fits |= fitting(meld, melding)
                entry["deadwood"] = melding.points_of(kept)
                entry["gin"] = not kept
                entry["proposed"] = proposal is not None and proposal.melds == spread
                if spreads[card] > 1:
                    # Nobody lays off on gin.
                    entry["fits"] = _texts(fits & holdable) if kept else []
            case BigGin():
                entry["deadwood"] = 0
        legal.append(entry)
    return legal


def event_messages(events: Sequence[Event], seat: int, match: Match) -> list[EventMessage]:
    """Write what happened as this seat may be told it, with the score where a deal or the match ended."""
    messages: list[EventMessage] = []
    for event in events:
        messages += _event_message(event.redacted(seat), match)
    return messages


def dealt_messages(match: Match) -> list[EventMessage]:
    """Write the start of the deal in play."""
    return [_dealt_message(match.deal.dealer, match.deal.upcard)]


def _dealt_message(dealer: int, upcard: Card | None) -> EventMessage:
    message: EventMessage = {"type": "dealt", "dealer": dealer}
    if upcard:
        message["card"] = str(upcard)
    return message


def _event_message(event: Event, match: Match) -> list[EventMessage]:
    match event:
        case Dealt(dealer, upcard):
            return [_dealt_message(dealer, upcard)]
        case Passed(seat):
            return [{"type": "passed", "seat": seat}]
        case Took(seat, card, upcard):
            return [{"type": "took_upcard" if upcard else "took_discard", "seat": seat, "card": str(card)}]
        case Drew(seat, card):
            return [{"type": "drew", "seat": seat, "card": str(card) if card else "??"}]
        case Reshuffled(count):
            return [{"type": "reshuffled", "count": count}]
        case Discarded(seat, card):
            return [{"type": "discarded", "seat": seat, "card": str(card)}]
        case Knocked(seat, discard, _, points):
            return [
                {
                    "type": "knocked" if points else "went_gin",
                    "seat": seat,
                    "card": str(discard),
                    "deadwood": points,
                }
            ]
        case WentBigGin(seat):
            return [{"type": "went_big_gin", "seat": seat, "deadwood": 0}]
        case LaidOff(seat, card, meld):
            return [{"type": "laid_off", "seat": seat, "card": str(card), "meld": meld}]
        case LayoffsFinished(seat):
            return [{"type": "finished_layoffs", "seat": seat}]
        case DealEnded():
            price = match.rows[-1].score
            ended: list[EventMessage] = [
                {
                    "type": "deal_over",
                    "kind": price.kind.value,
                    "winner": price.winner,
                    "points": price.points,
                }
            ]
            return [*ended, {"type": "match_over", "winner": match.winner}] if match.over else ended


def _layoff_legal(view: View, action: Action, wanted: tuple[tuple[Card, int], ...]) -> LegalMessage:
    hand, melding = view.hand, view.rules.melding
    if not isinstance(action, LayOff):
        left = deadwood(hand, melding)
        return {"action": action_message(action), "deadwood": left, "proposed": not wanted}
    return {
        "action": action_message(action),
        "deadwood": deadwood(hand ^ action.card.mask, melding),
        "proposed": (action.card, action.meld) in wanted,
    }


def _texts(cards: CardSet) -> list[str]:
    return [str(card) for card in cards_of(cards)]


def meld_messages(melds: Sequence[Meld]) -> list[MeldMessage]:
    """Write melds.

    >>> meld_messages([Meld.parse("3s4s5s")])
    [{'kind': 'run', 'cards': ['3s', '4s', '5s']}]
    """
    return [{"kind": meld.kind, "cards": [str(card) for card in meld.cards]} for meld in melds]


def _laid_off_messages(layoffs: Sequence[tuple[Card, int]]) -> list[LaidOffMessage]:
    return [{"card": str(card), "meld": meld} for card, meld in layoffs]


def _pairs(layoffs: Sequence[LayOff]) -> list[tuple[Card, int]]:
    return [(layoff.card, layoff.meld) for layoff in layoffs]


def _deal_message(view: View, number: int) -> DealMessage:
    mine = view.turn == view.seat
    rules = view.rules
    best = best_arrangement(view.hand, rules.melding)
    before = best_arrangement(view.hand ^ view.drawn.mask, rules.melding) if view.drawn else None
    return {
        "number": number,
        "phase": view.phase.value,
        "turn": view.turn,
        "dealer": view.dealer,
        "turns": view.turns,
        # Taking the last discard to knock may be a turn beyond the last.
        "turns_left": max(0, rules.max_turns - view.turns),
        "upcard": str(view.upcard) if view.upcard else None,
        "doubled": rules.doubles(view.upcard),
        "hand": _texts(view.hand),
        "points": [rules.melding.points(card) for card in cards_of(view.hand)],
        "drawn": str(view.drawn) if view.drawn else None,
        "taken": str(view.taken) if view.taken and mine else None,
        "melds": meld_messages(best.melds),
        "melds_before": meld_messages(before.melds) if before else None,
        "deadwood": best.deadwood,
        "opponent": {"cards": view.opponent_cards, "known": _texts(view.opponent_known)},
        "stock": view.stock,
        "draws_left": max(0, view.stock - rules.undrawn) if rules.undrawn else None,
        "pile": [str(card) for card in view.pile],
        "pile_closed": view.pile_closed,
        "throwing": view.throwing.value,
        "knock_limit": None if rules.knock_mode is KnockMode.GIN_ONLY else view.limit,
        "spread": _spread_message(view.laid, view) if view.laid else None,
        "best_layoffs": _best_layoffs_message(view) if view.phase is Phase.LAYOFF and mine else None,
        "log": _log(view.events),
        "result": _result_message(view.result, rules) if view.result else None,
    }


def _spread_message(laid: Laid, view: View) -> SpreadMessage:
    return {
        "seat": laid.seat,
        "discard": str(laid.discard) if laid.discard else None,
        "melds": meld_messages(view.spread),
        "laid_off": _laid_off_messages(_pairs(view.layoffs)),
        "deadwood_cards": _texts(laid.left),
        "deadwood": laid.deadwood,
        "gin": not laid.left,
        "big_gin": laid.discard is None,
    }


def _best_layoffs_message(view: View) -> BestLayoffsMessage | None:
    if view.laid is None:
        return None
    best = best_layoffs(view.hand, view.spread, view.rules.melding)
    price = score_of(Ending.KNOCK, view.laid.seat, view.laid.deadwood, best.deadwood, view.rules, view.upcard)
    return {
        "layoffs": _laid_off_messages(best.layoffs),
        "deadwood": best.deadwood,
        "kind": price.kind.value,
        "winner": price.winner,
        "points": price.points,
    }


def _log(events: Sequence[Event]) -> list[TurnMessage]:
    log: list[TurnMessage] = []
    reshuffled = False
    for event in events:
        match event:
            case Passed(seat):
                log.append(_turn(seat, None, None))
            case Took(seat, card, upcard):
                log.append(_turn(seat, "upcard" if upcard else "discard", card))
            case Reshuffled():
                reshuffled = True
            case Drew(seat, card):
                log.append(_turn(seat, "stock", card))
                log[-1]["reshuffled"], reshuffled = reshuffled, False
            case Discarded(seat, card):
                if not log:
                    # The first act of eleven cards: thrown without a draw.
                    log.append(_turn(seat, None, None))
                log[-1]["threw"] = str(card)
            case Knocked(_, discard, _, points):
                log[-1]["threw"] = str(discard)
                log[-1]["end"] = "knock" if points else "gin"
            case WentBigGin():
                log[-1]["end"] = "big_gin"
            case _:
                pass
    return log


def _turn(seat: int, draw: str | None, card: Card | None) -> TurnMessage:
    return {
        "seat": seat,
        "draw": draw,  # type: ignore[typeddict-item]
        "card": str(card) if card else None,
        "threw": None,
        "end": None,
        "reshuffled": False,
    }


def _result_message(result: DealResult, rules: Rules) -> ResultMessage:
    price = score(result, rules)
    return {
        "kind": price.kind.value,
        "reason": _dead_reason(result.ending),
        "knocker": result.knocker,
        "winner": price.winner,
        "points": price.points,
        "discard": str(result.discard) if result.discard else None,
        "hands": _open_hands(result, rules),
        "lines": line_messages(price.lines),
    }


def _dead_reason(ending: Ending) -> DeadReason | None:
    match ending:
        case Ending.TWO_CARDS_LEFT:
            return "two_cards_left"
        case Ending.TURN_LIMIT:
            return "turn_limit"
        case Ending.KNOCK | Ending.GIN | Ending.BIG_GIN:
            return None


def _open_hands(result: DealResult, rules: Rules) -> list[OpenHandMessage] | None:
    if result.hands is None:
        return None
    layoffs = _laid_off_messages(_pairs(result.layoffs))
    points = sum(rules.melding.points(layoff.card) for layoff in result.layoffs)
    return [
        {
            "melds": meld_messages(hand.melds if seat != result.knocker else result.spread),
            "deadwood_cards": _texts(hand.left),
            "deadwood": hand.deadwood,
            "laid_off": layoffs if seat != result.knocker else [],
            "laid_off_points": points if seat != result.knocker else 0,
        }
        for seat, hand in enumerate(result.hands)
    ]
