"""Hands for hypothesis: plain random ones seldom meld, so half of them are put together from melds."""

from __future__ import annotations

from hypothesis import strategies as st

from ginrummy.game.cards import ALL_CARDS, DECK, CardSet, bits_of, card_set
from ginrummy.game.melds import LOW, Aces, Melding, melding
from ginrummy.game.rules import (
    BOUNDS,
    GameWonBy,
    HollywoodWonBy,
    KnockMode,
    NextDealer,
    Rules,
    Shutout,
    Start,
    StockEnd,
    TiedUndercut,
    UpcardAce,
)

MELDINGS: dict[str, Melding] = {
    "low": LOW,
    **{f"{aces} {ace}": melding(aces, ace) for aces in (Aces.HIGH_OR_LOW, Aces.AROUND) for ace in (1, 15)},
}
"""Everything an ace may do and count, by name."""


def _short(rule: Melding) -> list[CardSet]:
    return [meld for meld in sorted(rule.melds) if meld.bit_count() <= 5]


_SHORT = _short(melding(Aces.AROUND, 1))
_SHORT_OF = {name: _short(rule) for name, rule in MELDINGS.items()}


def ace_rules() -> st.SearchStrategy[str]:
    """Draw the name of what an ace may do and count; the usual way half the time."""
    return st.one_of(st.just("low"), st.sampled_from(sorted(MELDINGS)))


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Draw any rules that go together, mostly with the usual numbers."""

    def number(name: str, *usual: int) -> int:
        low, high = BOUNDS[name]
        return draw(st.one_of(st.sampled_from(usual), st.integers(low, high)))

    mode = draw(st.sampled_from(KnockMode))
    by_upcard = mode is KnockMode.UPCARD
    ends = [end for end in StockEnd if mode is KnockMode.FIXED or end is not StockEnd.RESHUFFLE]
    aces = draw(st.sampled_from(Aces))
    return Rules(
        knock_mode=mode,
        knock_limit=number("knock_limit", 10, 0),
        upcard_ace=draw(st.sampled_from(UpcardAce)) if by_upcard else UpcardAce.GIN_ONLY,
        spade_double=by_upcard and draw(st.booleans()),
        gin_bonus=number("gin_bonus", 20, 25),
        big_gin_bonus=number("big_gin_bonus", 0, 31),
        undercut_bonus=number("undercut_bonus", 10, 25),
        tied_undercut=draw(st.sampled_from(TiedUndercut)),
        stock_end=draw(st.sampled_from(ends)),
        max_turns=draw(st.sampled_from([200, 40, 7, 2])),
        aces=aces,
        ace_deadwood=1 if aces is Aces.LOW else draw(st.sampled_from([1, 15])),
        start=Start.UPCARD if by_upcard else draw(st.sampled_from(Start)),
        next_dealer=draw(st.sampled_from(NextDealer)),
        box_bonus=number("box_bonus", 0, 25),
        box_at_once=draw(st.booleans()),
        game_bonus=number("game_bonus", 0, 100),
        shutout=draw(st.sampled_from(Shutout)),
        game_won_by=draw(st.sampled_from(GameWonBy)),
        hollywood_won_by=draw(st.sampled_from(HollywoodWonBy)),
    )


def cut_to(mask: CardSet, size: int, fill: list[int]) -> CardSet:
    """Take cards away or add some, in the order of ``fill``, until there are ``size``."""
    for index in fill:
        bit = DECK[index].mask
        if mask.bit_count() > size and mask & bit:
            mask ^= bit
        elif mask.bit_count() < size:
            mask |= bit
    for bit in bits_of(mask):
        if mask.bit_count() > size:
            mask ^= bit
    for bit in bits_of(ALL_CARDS & ~mask):
        if mask.bit_count() < size:
            mask |= bit
    return mask


@st.composite
def random_hands(draw: st.DrawFn, size: int) -> CardSet:
    """Draw any cards of the deck."""
    return card_set(draw(st.permutations(DECK))[:size])


@st.composite
def meld_rich_hands(draw: st.DrawFn, size: int) -> CardSet:
    """Draw some melds, which may share cards, and fill up."""
    mask = 0
    for meld in draw(st.lists(st.sampled_from(_SHORT), min_size=2, max_size=5)):
        mask |= meld
    return cut_to(mask, size, draw(st.lists(st.integers(0, 51), min_size=4, max_size=14)))


@st.composite
def close_hands(draw: st.DrawFn, size: int) -> CardSet:
    """Draw cards of few neighbouring ranks, where sets and runs compete most."""
    low = draw(st.integers(0, 12))
    near = [card for card in DECK if (card.rank - low) % 13 < 5]
    return card_set(draw(st.permutations(near))[:size])


def hands(size: int) -> st.SearchStrategy[CardSet]:
    """Draw hands of every kind."""
    return st.one_of(random_hands(size), meld_rich_hands(size), close_hands(size))


@st.composite
def showdowns(draw: st.DrawFn, aces: str = "low") -> tuple[tuple[CardSet, ...], CardSet]:
    """Draw a spread of one to three melds and a hand of ten beside it, often with cards that fit."""
    spread: list[CardSet] = []
    used = 0
    for meld in draw(st.lists(st.sampled_from(_SHORT_OF[aces]), min_size=1, max_size=3)):
        if not meld & used:
            spread.append(meld)
            used |= meld
    kind = draw(st.integers(0, 2))
    free = [card for card in DECK if not card.mask & used]
    if kind == 0:
        hand = card_set(draw(st.permutations(free))[:10])
    else:
        # Neighbours of the spread in rank or suit come first.
        ranks = {bit.bit_length() - 1 & 15 for bit in bits_of(used)}
        near = [card for card in free if any((card.rank - rank + 2) % 13 <= 4 for rank in ranks)]
        far = [card for card in free if card not in near]
        hand = card_set([*draw(st.permutations(near)), *far][:10])
    return tuple(spread), hand


def seeds() -> st.SearchStrategy[str]:
    """Draw seeds of deals."""
    return st.integers(0, 10**9).map(lambda number: f"seed {number}")
