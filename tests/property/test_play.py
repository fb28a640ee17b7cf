"""Whole deals by chance: what must hold in every state that play can reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.deals import REGULAR, STRAIGHT, assert_fifty_two
from support.playout import playout
from support.strategies import hands, seeds

from ginrummy.game.actions import (
    Action,
    Discard,
    Done,
    DrawStock,
    Knock,
    LayOff,
    Pass,
    TakeDiscard,
    TakeUpcard,
    parse_action,
)
from ginrummy.game.cards import DECK, CardSet, bits_of, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.errors import IllegalAction
from ginrummy.game.match import Match
from ginrummy.game.melds import MELDS, Meld, arrangements
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules, StockEnd
from ginrummy.game.scoring import Kind
from ginrummy.game.sheet import Form

RULES = [REGULAR, STRAIGHT, replace(REGULAR, stock_end=StockEnd.DEAD_AT_TWO, max_turns=20)]
any_rules = st.sampled_from(RULES)
any_skill = st.sampled_from([0.0, 0.6, 0.95])


@settings(max_examples=120)
@given(any_rules, seeds(), st.integers(0, 1), any_skill)
def test_every_state_of_a_deal(rules: Rules, seed: str, dealer: int, skill: float) -> None:
    before: Deal | None = None
    for deal in playout(Deal.start(rules, dealer, seed), Random(seed), skill):
        assert_fifty_two(deal)
        assert (deal.turn is None) == (deal.phase is Phase.OVER) == (deal.result is not None)
        assert (deal.phase is Phase.OVER) != bool(deal.legal_actions())
        assert deal.turns <= rules.max_turns
        for seat in (0, 1):
            assert deal.known[seat] & ~deal.hands[seat] == 0
        if rules.stock_end is StockEnd.DEAD_AT_TWO and deal.phase is Phase.DRAW:
            assert len(deal.stock) > 2
        if before is not None:
            assert deal.events[: len(before.events)] == before.events
        before = deal
    assert before is not None
    assert before.result is not None


def near_spreads(hand: CardSet, rng: Random) -> Iterator[tuple[Meld, ...]]:
    """Yield spreads of all kinds: those of the hand, over any limit too, and some that it does not hold."""
    yield ()
    ways = list(arrangements(hand))
    yield from (way.melds for way in rng.sample(ways, min(40, len(ways))))
    within = [meld for meld in MELDS.values() if meld.mask & ~hand == 0]
    for first in within[:6]:
        yield (first,)
        yield (first, first)
        for second in within[:6]:
            if first != second:
                yield (first, second)
    for _ in range(3):
        yield tuple(rng.sample(list(MELDS.values()), rng.randrange(1, 4)))


def superset(deal: Deal, rng: Random) -> Iterator[Action]:
    """Yield every act of every kind, and for a knock every spread that could be thought of here."""
    yield from (Pass(), TakeUpcard(), DrawStock(), TakeDiscard(), Done())
    yield from (Discard(card) for card in DECK)
    yield from (LayOff(card, meld) for card in DECK for meld in range(-1, len(deal.spread) + 1))
    hand = deal.hands[deal.turn or 0]
    for spread in near_spreads(hand, rng):
        for card in (*cards_of(hand), rng.choice(DECK)):
            yield Knock(card, spread)
    if deal.phase is Phase.DISCARD:
        limit = deal.limit
        for bit in bits_of(hand):
            for way in arrangements(hand ^ bit, limit + 2):
                yield Knock(cards_of(bit)[0], way.melds)


def check_every_act(deal: Deal, rng: Random) -> None:
    legal = deal.legal_actions()
    assert len(legal) == len(set(legal))
    accepted = set()
    for action in {*superset(deal, rng), *legal}:
        try:
            deal.apply(action)
        except IllegalAction:
            continue
        accepted.add(action)
    assert accepted == set(legal)


@settings(max_examples=30)
@given(any_rules, seeds(), st.integers(0, 1))
def test_legal_acts_are_exactly_those_accepted(rules: Rules, seed: str, dealer: int) -> None:
    rng = Random(seed)
    for step, deal in enumerate(playout(Deal.start(rules, dealer, seed), rng, skill=0.9, eagerness=0.3)):
        late = deal.phase in (Phase.LAYOFF, Phase.OVER)
        if step < 12 or late or rng.random() < 0.1:
            check_every_act(deal, rng)


@settings(max_examples=60)
@given(st.sampled_from([REGULAR, STRAIGHT]), hands(10), seeds(), st.booleans())
def test_legal_acts_with_a_hand_full_of_melds(rules: Rules, hand: CardSet, seed: str, upcard: bool) -> None:
    rng = Random(seed)
    rest = [card for card in DECK if not card.mask & hand]
    rng.shuffle(rest)
    deal = Deal.start(rules, 1, seed, [*cards_of(hand), *rest])
    for action in (TakeUpcard(),) if upcard else (Pass(), Pass(), DrawStock()):
        deal, _ = deal.apply(action)
    check_every_act(deal, rng)


@settings(max_examples=40)
@given(any_rules, seeds(), any_skill)
def test_an_act_is_written_and_read_and_leaves_the_old_state_alone(
    rules: Rules, seed: str, skill: float
) -> None:
    rng = Random(seed)
    deal = Deal.start(rules, 0, seed)
    states = list(playout(deal, rng, skill))
    for state in rng.sample(states, min(10, len(states))):
        copy, legal = replace(state), state.legal_actions()
        for action in legal if len(legal) < 60 else rng.sample(legal, 60):
            assert parse_action(str(action)) == action
            assert str(parse_action(str(action))) == str(action)
            after, events = state.apply(action)
            assert after != state
            assert after.events == (*state.events, *events)
        assert state == copy
        assert state.legal_actions() == legal


@settings(max_examples=30)
@given(any_rules, seeds(), any_skill)
def test_a_deal_is_repeated_by_its_acts(rules: Rules, seed: str, skill: float) -> None:
    first = Deal.start(rules, 1, seed)
    again, last = first, first
    rng, same = Random(seed), Random(seed)
    for deal in playout(first, rng, skill):
        last = deal
    for deal in playout(Deal.start(rules, 1, seed), same, skill):
        again = deal
    assert again == last


@pytest.mark.parametrize("rules", [REGULAR, STRAIGHT], ids=["regular", "straight"])
@settings(max_examples=10)
@given(seeds())
def test_a_game_adds_up(rules: Rules, seed: str) -> None:
    rng = Random(seed)
    match = Match.start(rules, Form.TARGET, seed, 100)
    totals = [0, 0]
    for number in range(1, 100):
        assert match.number == number
        dealer = match.deal.dealer
        *_, end = playout(match.deal, rng, skill=0.9)
        match = replace(match, deal=end)._scored()
        row = match.rows[-1]
        assert (row.number, row.dealer) == (number, dealer)
        if row.score.winner is None:
            assert (row.score.kind, row.score.points) == (Kind.DEAD, 0)
        else:
            assert row.score.points >= 1
            totals[row.score.winner] += row.score.points
        assert list(match.scores) == list(row.scores) == totals
        assert match.over == (max(totals) >= 100)
        if match.over:
            assert match.winner == row.score.winner == totals.index(max(totals))
            return
        match = match.next_deal()
        assert match.deal.dealer == (dealer if row.score.winner is None else row.score.winner)
    pytest.fail("a game of a hundred deals")
