"""What a finished deal would have come to in another game, or why it could not have ended like this there."""

from __future__ import annotations

from collections.abc import Sequence

from ginrummy.game.deal import HAND_SIZE, Deal, DealResult, Ending, Laid
from ginrummy.game.errors import CodedError
from ginrummy.game.events import Discarded, Drew, Event, Knocked, Took, WentBigGin
from ginrummy.game.layoffs import laid_on
from ginrummy.game.melds import Melding, deadwood
from ginrummy.game.rules import KnockMode, Rules, StockEnd
from ginrummy.game.scoring import Score, score

_STOCK = 52 - 2 * HAND_SIZE - 1


def price_under(deal: Deal, rules: Rules) -> Score:
    """Price a finished deal, as it was played, under any rules; how it began is no matter.

    Raises CodedError ``deal_not_over``, and where the deal could not have ended like this under these rules:
    ``knock_not_allowed``, ``over_knock_limit``, ``no_upcard`` (what the first upcard decides, in a deal that had
    none), ``no_big_gin``, ``counts_otherwise`` (hands meld or count another way), ``stock_over`` or ``turns_over``
    (it would have been dead before), ``stock_not_over`` or ``turns_not_over`` (it would not have been dead).

    >>> from ginrummy.game.rules import PRESETS
    >>> price_under(Deal.start(PRESETS["regular"], 1, "a seed"), PRESETS["straight"])
    Traceback (most recent call last):
    ginrummy.game.errors.CodedError: deal_not_over
    """
    result = deal.result
    if result is None:
        raise CodedError("deal_not_over")
    dead = _dead(deal.events, rules)
    if deal.laid is None:
        if dead is None and result.ending is Ending.TURN_LIMIT:
            raise CodedError("turns_not_over", turns=rules.max_turns)
        if dead is None:
            raise CodedError("stock_not_over")
        return score(result, rules)
    _refuse_ending(result, deal.laid, rules)
    if not _count_alike(result, deal.laid, rules.melding):
        raise CodedError("counts_otherwise")
    _refuse_limit(result, deal.laid, rules)
    if dead is Ending.TURN_LIMIT:
        raise CodedError("turns_over", turns=rules.max_turns)
    if dead is Ending.TWO_CARDS_LEFT:
        raise CodedError("stock_over", left=rules.undrawn)
    return score(result, rules)


def _refuse_ending(result: DealResult, laid: Laid, rules: Rules) -> None:
    """Refuse an act that these rules do not know at all."""
    if result.ending is Ending.BIG_GIN and not rules.big_gin_bonus:
        raise CodedError("no_big_gin")
    if result.ending is Ending.KNOCK and rules.knock_mode is KnockMode.GIN_ONLY:
        raise CodedError("knock_not_allowed", deadwood=laid.deadwood)


def _refuse_limit(result: DealResult, laid: Laid, rules: Rules) -> None:
    """Refuse a knock with too much, and whatever hangs on an upcard that there was not."""
    knocked = result.ending is Ending.KNOCK
    if result.upcard is None and (rules.spade_double or (knocked and rules.knock_mode is KnockMode.UPCARD)):
        raise CodedError("no_upcard")
    limit = rules.limit(result.upcard)
    if knocked and laid.deadwood > limit:
        raise CodedError("over_knock_limit", deadwood=laid.deadwood, limit=limit)


def _count_alike(result: DealResult, laid: Laid, melding: Melding) -> bool:
    """Whether the spread, the layoffs and both deadwoods are the same with this melding."""
    spread = list(laid.melds)
    for layoff in result.layoffs:
        grown = laid_on(spread[layoff.meld], layoff.card, melding)
        if grown is None:
            return False
        spread[layoff.meld] = grown
    assert result.hands is not None
    defender = result.hands[1 - laid.seat]
    held = defender.left
    for meld in defender.melds:
        held |= meld.mask
    return (
        all(meld.mask in melding.melds for meld in laid.melds)
        and melding.points_of(laid.left) == laid.deadwood
        and deadwood(held, melding) == defender.deadwood
    )


def _dead(events: Sequence[Event], rules: Rules) -> Ending | None:
    """Tell how these acts, one after the other, would have left the deal dead under the rules; None if not at all.

    A stock made anew counts no more: the deal had been dead before, or is dead by its turns alone.
    """
    stock, turns = _STOCK, 0
    for at, event in enumerate(events):
        match event:
            case Drew():
                stock -= 1
            case Discarded():
                turns += 1
                if rules.stock_end is not StockEnd.RESHUFFLE and stock <= rules.undrawn:
                    follows = events[at + 1 : at + 3]
                    if rules.stock_end is StockEnd.DEAD_AT_TWO or not _takes_to_end(follows):
                        return Ending.TWO_CARDS_LEFT
                elif turns >= rules.max_turns:
                    return Ending.TURN_LIMIT
            case _:
                pass
    return None


def _takes_to_end(events: Sequence[Event]) -> bool:
    match events:
        case [Took(), Knocked() | WentBigGin()]:
            return True
        case _:
            return False
