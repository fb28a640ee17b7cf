"""Decisions worth asking, found in deals that an opponent plays against itself.

For whoever has no mistakes of her own yet.  None comes from a list: a seed gives deals, they are played, and the
decisions of one seat are weighed until one is found whose acts differ clearly.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ginrummy.coach.drills import Drill, Kind, kind_of, write_drill
from ginrummy.coach.judging import Judgement, judged
from ginrummy.game.actions import Action, BigGin, Discard, Knock, LayOff, TakeDiscard
from ginrummy.game.deal import Deal
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules
from ginrummy.game.view import View
from ginrummy.players.levels import opponent

PLAYER, KNOCKER = "sharp", "gentle"
"""The level that plays both seats, and the other one where a knock is wanted: it does not wait for gin."""

SEAT = 0
"""The seat whose decisions are asked."""

CLEAR = 2.0
"""What the best act must be ahead of the one after it, in points, beyond what chance may do."""

PLAIN = 15.0
"""Ahead by more than this nothing is left to ask."""

WORLDS = 120
"""Imagined worlds for a first look; the answer is weighed in more."""

LOOKS = 3
"""Decisions of one deal that are weighed: one request must not keep the table waiting."""


def seek(kind: Kind, rules: Rules, seed: str, number: int) -> Drill | None:
    """Look through one deal of a seed, counted from 0, for a decision of a kind; None where it holds none.

    >>> found = (seek(Kind.DRAW, Rules(), "a seed", number) for number in range(20))
    >>> next(drill for drill in found if drill).kind.value
    'draw'
    """
    rng = Random(f"{seed}/{number}/{kind}")
    level = KNOCKER if kind is Kind.LAYOFF else PLAYER
    decisions = _decisions(Deal.start(rules, number % 2, f"{seed}/{number}"), level, rng)
    candidates = [deal for deal in decisions if _asks(deal, kind)]
    rng.shuffle(candidates)
    for deal in candidates[:LOOKS]:
        if _lays_off(deal, number) if kind is Kind.LAYOFF else _clear(deal, kind, rng):
            return Drill.parse(write_drill(deal, SEAT, level=level))
    return None


def _decisions(deal: Deal, level: str, rng: Random) -> Iterator[Deal]:
    """Play a deal and yield it before each decision of the seat; ``level`` plays the other one."""
    players = {SEAT: opponent(PLAYER), 1 - SEAT: opponent(level)}
    while deal.turn is not None:
        if deal.turn == SEAT:
            yield deal
        deal, _ = deal.apply(players[deal.turn].decide(View.of(deal, deal.turn), rng))


def _asks(deal: Deal, kind: Kind) -> bool:
    """Whether a decision is of the kind, and leaves something to decide."""
    legal = deal.legal_actions()
    if len(legal) < 2 or kind_of(deal.phase, legal) is not kind:
        return False
    match kind:
        case Kind.KNOCK:
            return not any(_ends_with_nothing_left(deal, action) for action in legal)
        case Kind.LAYOFF:
            return deal.laid is not None and not deal.layoffs
        case Kind.DRAW:
            return deal.phase is not Phase.DRAW or TakeDiscard() in legal
        case Kind.THROW:
            return True


def _ends_with_nothing_left(deal: Deal, action: Action) -> bool:
    """Whether an act is gin or big gin, which nobody needs to be asked about."""
    if isinstance(action, Knock):
        return sum(len(meld.cards) for meld in action.spread) == deal.hands[SEAT].bit_count() - 1
    return isinstance(action, BigGin)


def _clear(deal: Deal, kind: Kind, rng: Random) -> bool:
    """Whether the acts of a decision differ clearly, and not so much that nothing is left to ask."""
    judgement = judged(View.of(deal, SEAT), deal.legal_actions()[0], rng, WORLDS)
    rival = _rival(judgement, kind)
    if rival is None:
        return False
    ahead = judgement.options[0].points - judgement.options[rival].points
    return max(CLEAR, judgement.options[rival].error) < ahead < PLAIN


def _lays_off(deal: Deal, number: int) -> bool:
    """Whether a card can be laid off that had better be kept; of every fourth deal, whether any can be laid off."""
    judgement = judged(View.of(deal, SEAT), deal.legal_actions()[0], Random(number), 1)
    points = [option.points for option in judgement.options if isinstance(option.action, LayOff)]
    return min(points) < judgement.options[0].points or number % 4 == 3


def _rival(judgement: Judgement, kind: Kind) -> int | None:
    """Return the place of the best act that answers the question otherwise than the best of all."""
    waits = isinstance(judgement.best, Discard)
    for at, option in enumerate(judgement.options[1:], 1):
        if kind is not Kind.KNOCK or isinstance(option.action, Discard) != waits:
            return at
    return None
