"""Opponents to measure others against, each told exactly, so that whoever writes them anew gets the same play.

Sources: the simple player is the baseline of the 2021 gin rummy research challenge (EAAI) by its published description;
never to knock with it, and to throw by the deadwood expected after one draw, are the plain improvements on it that
the challenge's papers compare.  They are kept as they are: a stronger one is a level, not a yardstick.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from ginrummy.game.actions import Action, Pass, TakeDiscard
from ginrummy.game.cards import BY_INDEX, Card, CardSet, bits_of
from ginrummy.game.melds import LOW, Melding, best_discard, deadwood
from ginrummy.game.options import Phase
from ginrummy.game.view import View
from ginrummy.players.casual import Simple
from ginrummy.players.style import Style, gin_with_top, top_melds_and_helps


@dataclass(frozen=True, slots=True)
class NeverKnock(Simple):
    """The simple player, but it ends a deal with gin and big gin only.

    * Takes the upcard or the top discard where a meld of three or more contains it and, besides it, cards in hand
      alone; draws from the stock otherwise.
    * Goes gin where a discard leaves nothing, big gin where the rules have it.
    * Throws, of the cards that leave the least deadwood (the card just taken apart), one by
      ``rng.choice`` from the list in the order of their indexes; the only use it makes of ``rng``.
    * Of the ways to go gin, and in the layoffs, it does what every :class:`Style` does: best for itself.
    * A last discard it takes for gin alone.

    >>> from ginrummy.game.deal import Deal
    >>> from ginrummy.game.rules import PRESETS
    >>> view = View.of(Deal.start(PRESETS["eaai"], 1, "a seed"), 0)
    >>> str(NeverKnock("never_knock").decide(view, random.Random(1)))
    'p'
    """

    def decide(self, view: View, rng: random.Random) -> Action:
        """Choose the next act: see :class:`ginrummy.players.opponent.Opponent`."""
        return _for_gin_alone(view) or Simple.decide(self, view, rng)

    def knocks(self, view: View, kept: CardSet) -> bool:
        """Play on."""
        return False


@dataclass(frozen=True, slots=True)
class OneDraw(Style):
    """Looks one draw ahead, and plays for gin but for a knock in its own first turns.

    ``knock_turns``: in so many of its own turns from the first it knocks as soon as the limit allows; 0: never.

    * Takes the upcard or the top discard where a meld of three or more contains it and, besides it, cards in hand
      alone, *and* the least deadwood after taking it and throwing another card is below the hand's deadwood now, or
      where it gives gin; draws from the stock otherwise.
    * Goes gin where a discard leaves nothing, big gin where the rules have it.
    * Throws by :func:`least_after_one_draw` from its eleven cards, the card just taken apart, with
      :attr:`View.unseen` as the cards that may come.
    * Never uses ``rng``.  Of the ways to knock or go gin, and in the layoffs, it does what every :class:`Style` does.
    * A last discard it takes for gin alone, unless it would knock.

    Its own turn's number is ``view.turns // 2``, from 0: the seats throw by turns.

    >>> from ginrummy.game.deal import Deal
    >>> from ginrummy.game.rules import PRESETS
    >>> view = View.of(Deal.start(PRESETS["eaai"], 1, "a seed"), 0)
    >>> str(OneDraw("one_draw").decide(view, random.Random(1)))
    'p'
    """

    knock_turns: int = 2

    def decide(self, view: View, rng: random.Random) -> Action:
        """Choose the next act: see :class:`ginrummy.players.opponent.Opponent`."""
        if self._early(view):
            return Style.decide(self, view, rng)
        return _for_gin_alone(view) or Style.decide(self, view, rng)

    def takes(self, view: View, rng: random.Random) -> bool:
        """Take what melds and leaves less."""
        return top_melds_and_helps(view)

    def throws(self, view: View, rng: random.Random) -> Card:
        """Throw what leaves the least to be expected."""
        barred = view.taken.mask if view.taken else 0
        return least_after_one_draw(view.hand, barred, view.unseen, view.rules.melding)

    def knocks(self, view: View, kept: CardSet) -> bool:
        """Knock in the first turns."""
        return self._early(view)

    def _early(self, view: View) -> bool:
        return view.turns // 2 < self.knock_turns


def least_after_one_draw(hand: CardSet, barred: CardSet, unseen: CardSet, melding: Melding = LOW) -> Card:
    """Return the card of eleven whose discard leaves the least deadwood to be expected after one draw.

    Each card of ``unseen`` is drawn with equal chance, then the best of the eleven is thrown.  ``barred`` is the card
    that may not be thrown now, or 0.  Among equals the card with the least :attr:`Card.index` goes; with nothing
    unseen the deadwood now decides.

    >>> from ginrummy.game.cards import ALL_CARDS, parse_cards
    >>> hand = parse_cards("Ac 2c 3c 7d 8d 9d Td Th 5s 6s Kh".split())
    >>> str(least_after_one_draw(hand, 0, ALL_CARDS ^ hand))
    'Kh'
    """
    draws = [*bits_of(unseen)]
    candidates = sorted((deadwood(hand ^ bit, melding), bit) for bit in bits_of(hand & ~barred))
    if not draws:
        return BY_INDEX[candidates[0][1].bit_length() - 1]
    # What leaves little now mostly leaves little later, so the sums of the others are soon seen to be too large.
    best: tuple[int, int] | None = None
    for _, bit in candidates:
        total = _sum_up_to(best[0] if best else None, (hand ^ bit | draw for draw in draws), melding)
        if total is not None and (best is None or (total, bit) < best):
            best = total, bit
    assert best is not None
    return BY_INDEX[best[1].bit_length() - 1]


def _sum_up_to(most: int | None, hands: Iterable[CardSet], melding: Melding) -> int | None:
    """Add up what hands of eleven leave after their best discards; None once that is more than ``most``."""
    total = 0
    for hand in hands:
        total += best_discard(hand, melding)[0]
        if most is not None and total > most:
            return None
    return total


def _for_gin_alone(view: View) -> Action | None:
    """Return the act in a last discard of one who wants nothing but gin; None at any other time."""
    if view.phase is not Phase.LAST_DISCARD or view.turn != view.seat:
        return None
    return TakeDiscard() if gin_with_top(view) else Pass()
