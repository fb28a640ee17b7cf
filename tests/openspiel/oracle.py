"""OpenSpiel's gin rummy in this engine's words: cards, melds, rules and whole knocks.

OpenSpiel numbers the cards by suit, s c d h, and the melds of three to five cards; its player 0 acts first; every
card that comes from the stock is an act of chance.  A knock is many acts there: ``KNOCK_ACTION`` while eleven
cards are held, the discard, one meld after the other, a pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from support.extras import offered_here

from ginrummy.game.actions import Knock
from ginrummy.game.cards import DECK, Card, CardSet, bits_of
from ginrummy.game.melds import Meld
from ginrummy.game.rules import KnockMode, Rules

if offered_here("bench", "open_spiel"):
    import pyspiel
    from pyspiel import gin_rummy as gin
else:
    pytest.skip("there is no OpenSpiel wheel for this Python on this machine", allow_module_level=True)

UTILS = gin.GinRummyUtils(gin.DEFAULT_NUM_RANKS, gin.DEFAULT_NUM_SUITS, gin.DEFAULT_HAND_SIZE)

SUITS = "scdh"
CARD = {13 * SUITS.index(str(card)[1]) + int(card.rank): card for card in DECK}
NUMBER = {card: number for number, card in CARD.items()}
MASK = {number: card.mask for number, card in CARD.items()}
NUMBER_OF_BIT = {mask: number for number, mask in MASK.items()}


def numbers(held: CardSet) -> list[int]:
    """Write a set of cards as OpenSpiel does."""
    return [NUMBER_OF_BIT[bit] for bit in bits_of(held)]


def held_by(cards: Sequence[int]) -> CardSet:
    """Read OpenSpiel's cards."""
    return sum([MASK[number] for number in cards])


MELD = {number: Meld.of(held_by(cards)) for number, cards in UTILS.int_to_meld.items()}


def parameters(rules: Rules) -> dict[str, Any]:
    """Return OpenSpiel's parameters for these rules; gin only is a knock with nothing left."""
    return {
        "oklahoma": rules.knock_mode is KnockMode.UPCARD,
        "knock_card": rules.knock_limit if rules.knock_mode is KnockMode.FIXED else 0,
        "gin_bonus": rules.gin_bonus,
        "undercut_bonus": rules.undercut_bonus,
    }


@cache
def undealt(rules: Rules) -> Any:
    """Make OpenSpiel's state before any card is dealt; a copy of it costs far less than a new one."""
    return pyspiel.load_game("gin_rummy", parameters(rules)).new_initial_state()


def dealt(rules: Rules, deck: Sequence[Card]) -> Any:
    """Start a deal from a written deck: ten to player 0, ten to player 1, the upcard."""
    state = undealt(rules).clone()
    for card in deck[:21]:
        state.apply_action(NUMBER[card])
    return state


def layings(hand: CardSet, limit: int) -> Iterator[tuple[int, ...]]:
    """Yield every set of melds that OpenSpiel lets a player lay and then stop, once each, in an order it takes."""
    seen: set[frozenset[int]] = set()

    def lay(rest: CardSet, laid: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        cards = numbers(rest)
        if UTILS.total_card_value(cards) <= limit:
            yield laid
        for meld in UTILS.legal_melds(cards, limit):
            after = frozenset((*laid, meld))
            if after not in seen:
                seen.add(after)
                yield from lay(rest ^ MELD[meld].mask, (*laid, meld))

    return lay(hand, ())


def knocks(hand: CardSet, limit: int) -> dict[Knock, list[int]]:
    """Return every knock OpenSpiel takes from eleven cards once it offers one, with the acts after ``KNOCK_ACTION``."""
    return {
        Knock(CARD[thrown], tuple(MELD[meld] for meld in laid)): [
            thrown,
            *(meld + gin.MELD_ACTION_BASE for meld in laid),
            gin.PASS_ACTION,
        ]
        for thrown in UTILS.legal_discards(numbers(hand), limit)
        for laid in layings(hand ^ MASK[thrown], limit)
    }


def all_meld(hand: CardSet) -> bool:
    """Tell whether OpenSpiel finds melds for every card of a hand."""
    return sum(map(len, UTILS.best_meld_group(numbers(hand)))) == hand.bit_count()


def best_laying(hand: CardSet) -> tuple[int, tuple[int, ...]]:
    """Return the defender's least deadwood over all melds that OpenSpiel lets him lay, and those melds."""
    return min(
        (UTILS.total_card_value(numbers(hand ^ sum(MELD[meld].mask for meld in laid))), laid)
        for laid in layings(hand, gin.MAX_POSSIBLE_DEADWOOD)
    )


def best_layoffs(hand: CardSet, spread: Sequence[int]) -> int:
    """Return the defender's least deadwood over all that OpenSpiel lets him lay off on melds and then lay himself."""
    seen = {hand}
    waiting: list[tuple[CardSet, tuple[int, ...]]] = [(hand, ())]
    for rest, laid in waiting:
        for number in UTILS.all_layoffs(spread, laid):
            after = rest & ~MASK[number]
            if after not in seen:
                seen.add(after)
                waiting.append((after, (*laid, number)))
    return min(UTILS.min_deadwood(numbers(rest)) for rest in seen)
