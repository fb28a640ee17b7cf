"""What the evaluator looks at: a throw and a knock, each as a row of numbers.

The order of the numbers is that of the tables in :mod:`ginrummy.players.tables`: to change one is to fit them anew.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from ginrummy.game.cards import ALL_CARDS, CardSet, bits_of
from ginrummy.game.melds import SUIT_MASK, Aces, Melding, _without_sets, best_discard
from ginrummy.players.facts import FAR, NEAR, Facts
from ginrummy.players.knowledge import partners

BESTS = (2, 4, 7, 12, 18)
"""Over how many of the best next draws means are taken."""

HABIT_PRIOR = 0.7
"""Deals of each habit that an unknown opponent is taken to have shown."""

THROW_SIZE = 44
KNOCK_SIZE = 26

_RANKS = 0x1000100010001


@dataclass(frozen=True, slots=True)
class Draws:
    """What the unseen cards would leave after the best discard, least first; ``dead`` where nothing is drawn.

    ``gin``: the cards that leave nothing.
    """

    left: list[int]
    dead: int
    gin: list[CardSet]

    @classmethod
    def to(cls, kept: CardSet, dead: int, unknown: CardSet, melding: Melding) -> Draws:
        """Draw each unseen card to ten."""
        cards = list(bits_of(unknown))
        left = [best_discard(kept | bit, melding)[0] for bit in cards]
        gin = [bit for bit, points in zip(cards, left, strict=True) if not points]
        return cls(sorted(left), dead, gin)

    def mean(self, most: int) -> float:
        """Average the best so many."""
        most = min(most, len(self.left))
        return sum(self.left[:most]) / most if most else float(self.dead)

    def at_most(self, points: int) -> int:
        """Count those that leave so much or less."""
        return bisect_right(self.left, points)


def arrange(hand: CardSet, melding: Melding) -> tuple[int, CardSet, CardSet, CardSet]:
    """Return deadwood, sets, runs and the cards left of a best arrangement; of equals the one with the lowest sets.

    >>> from ginrummy.game.cards import parse_cards
    >>> from ginrummy.game.melds import LOW
    >>> dead, sets, runs, left = arrange(parse_cards("4s 5s 6s Qs Qh Qd 6d 3d 2c Ac".split()), LOW)
    >>> dead, sets.bit_count(), runs.bit_count(), left.bit_count()
    (12, 3, 3, 4)
    """
    c, d, h, s = hand & SUIT_MASK, hand >> 16 & SUIT_MASK, hand >> 32 & SUIT_MASK, hand >> 48
    ranks = (c & d & (h | s)) | (h & s & (c | d))
    least, kept = melding.least, melding.left
    best = None
    for w, x, y, z in _without_sets(c, d, h, s, ranks):
        key = (least[w] + least[x] + least[y] + least[z], hand ^ (w | x << 16 | y << 32 | z << 48))
        if best is None or key < best:
            best, left = key, kept[w] | kept[x] << 16 | kept[y] << 32 | kept[z] << 48
    assert best is not None
    dead, sets = best
    return dead, sets, hand ^ sets ^ left, left


def beside_runs(runs: CardSet, melding: Melding) -> CardSet:
    """Return the cards that are next to a card of a run in its suit."""
    beside = (runs << 1 | runs >> 1) & ALL_CARDS
    if melding.aces is not Aces.LOW:
        beside |= (runs >> 12 & _RANKS) | (runs & _RANKS) << 12
    return beside & ~runs


def extending(sets: CardSet, runs: CardSet, melding: Melding) -> CardSet:
    """Return the cards that would lengthen a set of three or a run."""
    found = beside_runs(runs, melding)
    for rank in range(13):
        same = sets >> rank & _RANKS
        if same.bit_count() == 3:
            found |= (same ^ _RANKS) << rank
    return found


@dataclass(frozen=True, slots=True)
class Held:
    """What is the same for every throw from one hand."""

    facts: Facts
    hand: CardSet
    unknown: CardSet
    live: CardSet
    even: float
    odds: dict[CardSet, float]

    @classmethod
    def of(cls, facts: Facts, hand: CardSet) -> Held:
        """Look at a hand of ten or eleven cards."""
        unknown = facts.unknown(hand)
        live = ALL_CARDS & ~(hand | facts.seen)
        return cls(facts, hand, unknown, live, facts.even_odds(unknown), facts.odds(hand))


def habit(facts: Facts) -> tuple[float, float]:
    """Return how often the opponent knocks when he can, and how sure that is, both 0 to 1."""
    known = facts.ended + facts.waited
    return (facts.ended + HABIT_PRIOR) / (known + 2 * HABIT_PRIOR), min(known, 8) / 8


def throw_features(held: Held, bit: CardSet) -> list[float]:
    """Describe what throwing a card of eleven leaves."""
    facts = held.facts
    melding, unknown, thrown, known = facts.melding, held.unknown, facts.thrown, facts.known
    kept = held.hand ^ bit
    dead, sets, runs, left = arrange(kept, melding)
    draws = Draws.to(kept, dead, unknown, melding)
    gin = len(draws.gin)
    plain = facts.even_danger(bit, held.live, held.even)
    fitted = facts.danger(bit, held.live, held.odds)
    same, adjacent, gapped = NEAR[bit]
    pairs = nexts = gaps = alone = 0
    outs = 0
    rest = left
    while rest:
        card = rest & -rest
        rest ^= card
        of_rank, beside, further = NEAR[card]
        pairs += (of_rank & rest).bit_count()
        nexts += (beside & rest).bit_count()
        gaps += (further & rest).bit_count()
        lonely = 1
        for pair, _, _ in partners(melding)[card]:
            other = pair & ~left
            # One of the two is held, the other may come.
            if other != pair and other & unknown:
                outs |= other
                lonely = 0
        alone += lonely
    live_gin = 0.0
    for card in draws.gin:
        live_gin += 1 - held.odds.get(card, 0.0)
    knocks_often, sure = habit(facts)
    return [
        dead,
        *[draws.mean(most) for most in BESTS],
        draws.mean(len(draws.left)),
        gin,
        draws.at_most(dead - 1),
        draws.at_most(dead - 6) if dead >= 6 else 0,
        plain,
        fitted,
        1.0 if plain == 0 else 0.0,
        melding.points_of(bit),
        (same & thrown).bit_count(),
        (adjacent & thrown).bit_count(),
        (gapped & thrown).bit_count(),
        (same & known).bit_count(),
        (adjacent & known).bit_count(),
        10 - left.bit_count(),
        pairs,
        nexts,
        gaps,
        outs.bit_count(),
        alone,
        (extending(sets, runs, melding) & unknown).bit_count(),
        draws.at_most(facts.limit),
        1.0 if gin else 0.0,
        facts.limit / 10,
        1.0 if dead <= facts.limit else 0.0,
        plain * plain,
        fitted * fitted,
        facts.turn,
        facts.stock,
        known.bit_count(),
        knocks_often,
        sure,
        min(facts.need, FAR) / 100,
        min(facts.their_need, FAR) / 100,
        facts.takes,
        (same & facts.refused).bit_count(),
        (adjacent & facts.refused).bit_count(),
        live_gin,
        1.0 if facts.undrawn else 0.0,
    ]


def knock_features(held: Held, dead: int, lay: int, going: list[float]) -> list[float]:
    """Describe knocking with this deadwood and so many points that may be laid off against going on.

    ``going`` describes the throw that would be made instead.
    """
    facts = held.facts
    raw = sum(chance * facts.melding.points_of(bit) for bit, chance in held.odds.items())
    return [
        dead,
        lay / 10,
        going[0],
        going[7],
        going[42],
        going[26],
        going[1],
        going[2],
        going[4],
        going[11],
        going[32],
        going[33] / 10,
        going[34],
        going[35],
        going[36],
        going[37],
        going[38],
        going[39],
        going[28],
        1.0 if going[7] >= 2 else 0.0,
        raw / 10,
        facts.last,
        facts.melding.points_of(facts.known) / 10,
        going[19],
        dead * going[32] / 10,
        going[7] * going[32] / 10,
    ]
