"""What a seat can tell from its view: cards seen, thrown and refused, the score, the other's habits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp

from ginrummy.game.cards import ALL_CARDS, BY_INDEX, CardSet, bits_of, card_set
from ginrummy.game.deal import HAND_SIZE
from ginrummy.game.events import Discarded, Drew, Passed, Took
from ginrummy.game.melds import Melding
from ginrummy.game.options import Phase
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.knowledge import Knowledge, partners

FAR = 150
"""Points to go beyond which the score is taken to be as open as at this distance."""

ENDED_TELLS, WAITED_TELLS, DOUBT = 1.0, 2.0, 0.4
"""How much a knock, and having waited, tell of a knocker, and how much must be told: logarithms of odds.

One who goes for gin ends a third as many deals by a late knock, and a knocker hardly ever waits."""

HOLDING = (0.006, -0.01, -0.802, -0.738, -0.272, 1.44, 1.389, 0.99, -0.512, -0.392, -0.117, -0.048, -0.044)
"""Logistic weights of an unseen card being the opponent's: points over 6.5, the same by turn; then how many cards of
its rank, next to it, one further he threw, holds openly, and left lying; then how many of its rank and next to it are
seen elsewhere.  Fitted on 162,000 unseen cards of self-play."""

Near = dict[CardSet, tuple[CardSet, CardSet, CardSet]]


def _near() -> Near:
    """For each card, the cards of its rank, next to it and one further in its suit."""
    found = {}
    for card in BY_INDEX.values():
        base = 16 * card.suit
        around = [
            sum(1 << (base + rank) for rank in (card.rank - step, card.rank + step) if 0 <= rank < 13)
            for step in (1, 2)
        ]
        found[card.mask] = ((0x1000100010001 << card.rank) ^ card.mask, around[0], around[1])
    return found


NEAR: Near = _near()


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What the seat to act knows.

    ``hand``: its cards.  ``seen``: the open pile.  ``known``: cards surely the opponent's.  ``thrown``, ``refused``:
    what he threw and what he left lying.  ``turn``, ``their_turn``: throws so far.  ``takes``: cards he took.
    ``last``: the points of his last two throws.  ``ended``, ``waited``: his habits, see :class:`View`.  ``need``,
    ``their_need``: points to go, at most :data:`FAR`.  ``offered``: an upcard left now goes to him; ``last_offer``: it
    was his before.
    """

    hand: CardSet
    top: CardSet
    seen: CardSet
    known: CardSet
    thrown: CardSet
    refused: CardSet
    turn: int
    their_turn: int
    takes: int
    last: int
    limit: int
    stock: int
    undrawn: int
    ended: int
    waited: int
    need: float
    their_need: float
    offered: bool
    last_offer: bool
    melding: Melding

    @classmethod
    def of(cls, view: View) -> Facts:
        """Reckon from a view."""
        other = 1 - view.seat
        thrown = refused = 0
        turn = their_turn = takes = passes = 0
        last: list[int] = []
        top = view.upcard.mask if view.upcard else 0
        for event in view.events:
            match event:
                case Discarded(seat=seat, card=card):
                    top = card.mask
                    if seat == other:
                        thrown |= card.mask
                        their_turn += 1
                        last = [*last[-1:], view.rules.melding.points(card)]
                    else:
                        turn += 1
                case Passed(seat=seat):
                    passes += 1
                    if seat == other:
                        refused |= top
                case Drew(seat=seat):
                    # Two passes close the pile for one draw, which then refuses nothing.
                    if seat == other and passes != 2:
                        refused |= top
                    passes = 0
                case Took(seat=seat):
                    passes = 0
                    takes += seat == other
                case _:
                    pass
        known = Knowledge.of(view).theirs
        need, their_need = points_to_go(view)
        return cls(
            hand=view.hand,
            top=view.pile[-1].mask if view.pile else 0,
            seen=card_set(view.pile),
            known=known,
            thrown=thrown,
            refused=refused & ~thrown,
            turn=turn,
            their_turn=their_turn,
            takes=takes,
            last=sum(last),
            limit=view.limit,
            stock=view.stock,
            undrawn=view.rules.undrawn,
            ended=view.habits[other][0],
            waited=view.habits[other][1],
            need=need,
            their_need=their_need,
            offered=view.phase is Phase.UPCARD and passes == 0,
            last_offer=view.phase is Phase.UPCARD and passes == 1,
            melding=view.rules.melding,
        )

    @property
    def knocker(self) -> bool:
        """Whether the opponent's habits so far are those of one who knocks as soon as he can."""
        return ENDED_TELLS * self.ended - WAITED_TELLS * self.waited > DOUBT

    def without_top(self) -> Facts:
        """Return the facts as they are once the top card was taken, but for the hand."""
        return replace(self, seen=self.seen & ~self.top)

    def unknown(self, hand: CardSet) -> CardSet:
        """Return the cards that may be in the stock or, unknown, in the other hand, with this hand held."""
        return ALL_CARDS & ~(hand | self.seen | self.known)

    def even_odds(self, unknown: CardSet) -> float:
        """Return how likely the opponent holds any one of the unknown cards, were all alike."""
        size = unknown.bit_count()
        need = HAND_SIZE - self.known.bit_count()
        return min(1.0, need / size) if size and need > 0 else 0.0

    def odds(self, hand: CardSet) -> dict[CardSet, float]:
        """Estimate how likely the opponent holds each card, by what he threw, took and left; sums to his hand.

        Cards that he cannot hold are missing.
        """
        odds = dict.fromkeys(bits_of(self.known), 1.0)
        unknown = self.unknown(hand)
        size, need = unknown.bit_count(), HAND_SIZE - self.known.bit_count()
        if not size or need <= 0:
            return odds
        if need >= size:
            return odds | dict.fromkeys(bits_of(unknown), min(1.0, need / size))
        thrown, known, refused, seen = self.thrown, self.known, self.refused, hand | self.seen
        turn = min(self.their_turn, 10)
        m = HOLDING
        raised = {}
        for bit in bits_of(unknown):
            same, adjacent, gapped = NEAR[bit]
            high = min(bit.bit_length() - 1 & 15, 9) + 1 - 6.5
            z = m[0] * high + m[1] * high * turn
            z += m[2] * (same & thrown).bit_count() + m[3] * (adjacent & thrown).bit_count()
            z += m[4] * (gapped & thrown).bit_count()
            if known:
                z += m[5] * (same & known).bit_count() + m[6] * (adjacent & known).bit_count()
                z += m[7] * (gapped & known).bit_count()
            z += m[8] * (same & refused).bit_count() + m[9] * (adjacent & refused).bit_count()
            z += m[10] * (gapped & refused).bit_count()
            z += m[11] * (same & seen).bit_count() + m[12] * (adjacent & seen).bit_count()
            raised[bit] = exp(z)
        scale = need / (size - need) * size / sum(raised.values())
        for _ in range(6):
            chances = [scale * x / (1 + scale * x) for x in raised.values()]
            chance = sum(chances)
            if abs(need - chance) < 0.02:
                break
            slope = sum(p * (1 - p) for p in chances)
            scale *= exp(max(-1.5, min(1.5, (need - chance) / (slope + 1e-9))))
        for bit, x in raised.items():
            odds[bit] = scale * x / (1 + scale * x)
        return odds

    def even_danger(self, bit: CardSet, live: CardSet, even: float) -> float:
        """Estimate how likely a card serves the opponent, were all unseen cards as likely his, 0 to 1."""
        safe, known = 1.0, self.known
        for pair, low, high in partners(self.melding)[bit]:
            if pair & live == pair:
                safe *= 1 - (1.0 if low & known else even) * (1.0 if high & known else even)
        return 1 - safe

    def danger(self, bit: CardSet, live: CardSet, odds: dict[CardSet, float]) -> float:
        """Estimate how likely a card serves the opponent by what he may hold, 0 to 1."""
        safe = 1.0
        for pair, low, high in partners(self.melding)[bit]:
            if pair & live == pair:
                safe *= 1 - odds.get(low, 0.0) * odds.get(high, 0.0)
        return 1 - safe


def points_to_go(view: View) -> tuple[float, float]:
    """Return what the seat and its opponent still need to win, in points, each at most :data:`FAR`.

    In a match of one deal any win is enough.  Of Hollywood's games those still open count alike.
    """
    if view.form is Form.ONE or view.target is None:
        return 1, 1
    games = [game for game in view.games if game.closer is None] or list(view.games)
    own, other = (
        sum(min(FAR, max(1, view.target - game.scores[seat])) for game in games) / len(games)
        for seat in (view.seat, 1 - view.seat)
    )
    return own, other
