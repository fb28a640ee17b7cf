"""Deals by chance for both engines: decks, players and whole runs of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from openspiel.differences import Difference
from openspiel.lockstep import Choose, Lockstep

from ginrummy.game.actions import Action, Discard, Done, DrawStock, Knock, TakeDiscard
from ginrummy.game.cards import DECK, Card
from ginrummy.game.deal import Deal
from ginrummy.game.melds import deadwood
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules


def deck_by_chance(rng: Random) -> list[Card]:
    """Shuffle a deck, half the time so that both hands are full of long runs, or of sets and runs that share cards."""
    deck = rng.sample(DECK, 52)
    match rng.choice(["plain", "plain", "two suits", "six ranks"]):
        case "two suits":
            suits = rng.sample(range(4), 2)
            deck.sort(key=lambda card: card.suit not in suits)
        case "six ranks":
            low = rng.randrange(8)
            deck.sort(key=lambda card: not low <= card.rank < low + 6)
    return deck


def player_by_chance(rng: Random) -> Choose:
    """Return one who chooses by chance, with leanings drawn first: without any, few deals end by knock or gin."""
    taking, skill, eagerness = (
        rng.choice([0.1, 0.3, 0.5, 0.5, 0.97]),
        rng.choice([0, 0.7, 0.95]),
        rng.choice([0.05, 0.3, 1]),
    )

    def choose(deal: Deal, acts: Sequence[Action]) -> Action:
        assert deal.turn is not None
        if deal.phase is Phase.DISCARD:
            knocks = [act for act in acts if isinstance(act, Knock)]
            throws = [act for act in acts if isinstance(act, Discard)]
            if knocks and (not throws or rng.random() < eagerness):
                return rng.choice(knocks)
            if rng.random() < skill:
                hand = deal.hands[deal.turn]
                return min(throws, key=lambda act: (deadwood(hand ^ act.card.mask), rng.random()))
            return rng.choice(throws)
        if deal.phase is Phase.DRAW and TakeDiscard() in acts:
            return TakeDiscard() if rng.random() < taking else DrawStock()
        if deal.phase is Phase.LAYOFF and len(acts) > 1 and rng.random() < 0.85:
            return rng.choice([act for act in acts if act != Done()])
        return rng.choice(acts)

    return choose


def played(rules: Rules, deals: int, seed: str) -> tuple[Counter[str], Counter[Difference]]:
    """Play many deals; return how they ended here (``parted``: compared up to there), and what differed."""
    ends: Counter[str] = Counter()
    met: Counter[Difference] = Counter()
    for number in range(deals):
        rng = Random(f"{seed} {number}")
        pair = Lockstep(rules, deck_by_chance(rng), rng.randrange(2))
        pair.play(player_by_chance(rng))
        ends[pair.deal.result.ending.value if pair.deal.result else "parted"] += 1
        met += pair.met
    return ends, met
