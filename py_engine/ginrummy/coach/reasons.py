"""The two or three numbers that speak for an act, reckoned from what the seat sees."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ginrummy.coach.outcomes import outcome_of
from ginrummy.coach.worlds import Hidden
from ginrummy.game.actions import (
    Action,
    BigGin,
    Discard,
    DrawStock,
    Knock,
    LayOff,
    Pass,
    TakeDiscard,
    TakeUpcard,
)
from ginrummy.game.cards import Card, CardSet, cards_of
from ginrummy.game.layoffs import layoff_points
from ginrummy.game.melds import arrangements, best_arrangement, best_discard, best_discards, deadwood
from ginrummy.game.options import Phase
from ginrummy.game.view import View
from ginrummy.players.facts import Facts
from ginrummy.players.knowledge import Knowledge
from ginrummy.players.style import completes_meld

Params = dict[str, int | str]

KNOCK_WORLDS = 80
"""Imagined hands against which a knock is weighed for its percentages: right to about five percent."""


class Reason(NamedTuple):
    """A code with its numbers and cards; the sentence is the page's."""

    code: str
    params: Params


def reasons_for(
    view: View, action: Action, rng: Random, knockable: Knock | None = None
) -> tuple[Reason, ...]:
    """Give at most three reasons for an act; ``knockable`` is the knock that it leaves undone, if there is one.

    >>> from ginrummy.game.deal import Deal
    >>> from ginrummy.game.rules import Rules
    >>> view = View.of(Deal.start(Rules(), 1, "a seed"), 0)
    >>> [reason.code for reason in reasons_for(view, Pass(), Random(1))]
    ['outs', 'stock_left']
    """
    know = Knowledge.of(view)
    match action:
        case LayOff(card):
            found = [Reason("lays_off", {"points": view.rules.melding.points(card)})]
        case TakeUpcard() | TakeDiscard():
            found = _taking(view)
        case DrawStock() | Pass() if view.phase is not Phase.LAST_DISCARD:
            found = _chances(view.hand, know)
            found.append(Reason("stock_left", {"count": _draws_left(view)}))
        case Discard(card):
            found = _throwing(view, card, know, rng, knockable)
        case Knock():
            found = _knocking(view, action, rng)
        case BigGin():
            found = [Reason("gin", {"points": view.rules.big_gin_bonus or view.rules.gin_bonus})]
        case _:
            found = []
    return tuple(found[:3])


def _taking(view: View) -> list[Reason]:
    top, melding = view.pile[-1], view.rules.melding
    held = view.hand | top.mask
    after = best_discards(held, top.mask, melding)[0]
    found = []
    if view.phase is Phase.LAST_DISCARD:
        found.append(Reason("last_chance", {}))
    melds = best_arrangement(held, melding).melds
    found += [
        Reason("completes", {"card": str(top), "meld": str(meld)}) for meld in melds if meld.mask & top.mask
    ]
    found.append(Reason("deadwood", {"before": deadwood(view.hand, melding), "after": after}))
    return found


def _throwing(view: View, card: Card, know: Knowledge, rng: Random, knockable: Knock | None) -> list[Reason]:
    melding, kept = know.melding, view.hand ^ card.mask
    found = []
    if knockable is not None:
        found.append(Reason("wait_gin", {"count": _counts(kept, know)[1]}))
        risk = _knock_odds(view, knockable, rng)[1]
        if risk >= 0.15:
            found.append(Reason("undercut_risk", {"percent": round(100 * risk)}))
    before = view.hand ^ view.drawn.mask if view.drawn else view.hand
    after = deadwood(kept, melding)
    if knockable is None:
        found.append(Reason("deadwood", {"before": deadwood(before, melding), "after": after}))
        found += _chances(kept, know)[:1]
    facts = Facts.of(view)
    odds = facts.odds(view.hand)
    danger = facts.danger(card.mask, sum(odds), odds)
    found.append(Reason("danger", {"percent": round(100 * danger)}))
    return found


def _knocking(view: View, knock: Knock, rng: Random) -> list[Reason]:
    left = view.hand ^ knock.discard.mask
    for meld in knock.spread:
        left ^= meld.mask
    if not left:
        return [Reason("gin", {"points": view.rules.gin_bonus})]
    wins, undercut, points = _knock_odds(view, knock, rng)
    found = [Reason("knock_wins", {"percent": round(100 * wins), "points": round(points)})]
    found.append(Reason("undercut_risk", {"percent": round(100 * undercut)}))
    spared = _spared(view, knock, rng)
    if spared > 0:
        found.append(Reason("gives_less", {"points": spared}))
    else:
        gins = _counts(view.hand ^ knock.discard.mask, Knowledge.of(view))[1]
        found.append(Reason("gin_cards", {"count": gins}))
    return found


def _spared(view: View, knock: Knock, rng: Random) -> int:
    """The points that this spread saves on average over the one, with as little left over, that gives most away."""
    melding, outside = view.rules.melding, view.unseen | view.opponent_known
    kept = view.hand ^ knock.discard.mask
    ways = list(arrangements(kept, deadwood(kept, melding), melding))
    worst = max(ways, key=lambda way: layoff_points(way.melds, outside, melding))
    if len(ways) < 2 or Knock(knock.discard, worst.melds) == knock:
        return 0
    hidden = Hidden.of(view)
    plays = outcome_of(view, knock), outcome_of(view, Knock(knock.discard, worst.melds))
    worlds = [hidden.imagine(rng) for _ in range(KNOCK_WORLDS)]
    return round(sum(plays[0](world) - plays[1](world) for world in worlds) / KNOCK_WORLDS)


def _knock_odds(view: View, knock: Knock, rng: Random) -> tuple[float, float, float]:
    """Weigh a knock: the chance that it wins, that it is undercut, and the points it brings on average."""
    hidden, play = Hidden.of(view), outcome_of(view, knock)
    points = [play(hidden.imagine(rng)) for _ in range(KNOCK_WORLDS)]
    wins = sum(point > 0 for point in points) / len(points)
    return wins, 1 - wins, sum(points) / len(points)


def _chances(hand: CardSet, know: Knowledge) -> list[Reason]:
    outs, gins = _counts(hand, know)
    found = [Reason("outs", {"count": outs})]
    if gins:
        found.insert(0, Reason("gin_cards", {"count": gins}))
    return found


def _counts(hand: CardSet, know: Knowledge) -> tuple[int, int]:
    """Count the cards that may come from the stock and lower the deadwood of ten by a meld, and those that give gin."""
    melding = know.melding
    now, outs, gins = deadwood(hand, melding), 0, 0
    for card in cards_of(know.stock):
        if completes_meld(hand, card, melding):
            left = best_discard(hand | card.mask, melding)[0]
            outs += left < now
            gins += left == 0 < now
    return outs, gins


def _draws_left(view: View) -> int:
    """How often this seat may still draw from the stock, where both only do that."""
    left = max(0, view.stock - view.rules.undrawn)
    return (left + 1) // 2 if view.turn == view.seat else left // 2
