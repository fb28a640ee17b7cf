"""Whole deals by chance: what must hold in every state that play can reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from support.deals import assert_fifty_two
from support.playout import playout
from support.strategies import hands, rule_sets, seeds

from ginrummy.game.actions import (
    Action,
    BigGin,
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
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import IllegalAction
from ginrummy.game.match import Match
from ginrummy.game.melds import Aces, Meld, Melding, arrangements, deadwood, melding
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, Rules, StockEnd
from ginrummy.game.scoring import Kind, score
from ginrummy.game.sheet import Form, next_dealer

any_skill = st.sampled_from([0.0, 0.6, 0.95])


@settings(max_examples=100)
@given(rule_sets(), seeds(), st.integers(0, 1), any_skill)
def test_every_state_of_a_deal(rules: Rules, seed: str, dealer: int, skill: float) -> None:
    before: Deal | None = None
    # Where the last discard is taken there is one turn more.
    most = rules.max_turns + (rules.stock_end is StockEnd.KNOCK_ONLY)
    for deal in playout(Deal.start(rules, dealer, seed), Random(seed), skill):
        assert_fifty_two(deal)
        assert (deal.turn is None) == (deal.phase is Phase.OVER) == (deal.result is not None)
        if deal.phase is not Phase.DISCARD:
            assert (deal.phase is Phase.OVER) != bool(deal.legal_actions())
        assert deal.turns <= most
        for seat in (0, 1):
            assert deal.known[seat] & ~deal.hands[seat] == 0
        if rules.undrawn:
            assert len(deal.stock) >= 2
            assert deal.reshuffles == 0
            if deal.phase is Phase.DRAW:
                assert len(deal.stock) > 2
        if before is not None:
            assert deal.events[: len(before.events)] == before.events
        before = deal
    assert before is not None
    assert before.result is not None
    check_facts(before, rules)


def check_facts(deal: Deal, rules: Rules) -> None:
    """Check that the facts of an ended deal are those of its cards, and that their price is a pure function."""
    result = deal.result
    assert result is not None
    assert result.upcard == deal.upcard == (None if rules.start == "eleven_cards" else deal.upcard)
    price = score(result, rules)
    assert score(result, rules) == price
    assert (result.hands is None) == (result.knocker is None) == (price.kind is Kind.DEAD)
    for other in PRESETS.values():
        again = score(result, other)
        assert (again.kind is Kind.DEAD) == (price.kind is Kind.DEAD)
        assert again.points >= again.award >= 0
    assert score(result, rules) == price, "pricing under other rules changes nothing"
    assert price.points == sum(line.points for line in price.lines)
    if result.hands is None or result.knocker is None:
        assert (price.winner, price.points) == (None, 0)
        return
    own, other_hand = result.hands[result.knocker], result.hands[1 - result.knocker]
    assert own.deadwood == rules.melding.points_of(own.left)
    assert other_hand.deadwood == deadwood(deal.hands[1 - result.knocker], rules.melding)
    limit = 0 if result.ending in (Ending.GIN, Ending.BIG_GIN) else rules.limit(result.upcard)
    assert own.deadwood <= limit
    assert (result.ending is Ending.KNOCK) == (own.deadwood > 0)


EVERY_MELD = list(melding(Aces.AROUND, 1).melds.values())


def near_spreads(hand: CardSet, rng: Random, melding: Melding) -> Iterator[tuple[Meld, ...]]:
    """Yield spreads of all kinds: those of the hand, over any limit too, and some that it does not hold."""
    yield ()
    ways = list(islice(arrangements(hand, melding=melding), 400))
    yield from (way.melds for way in rng.sample(ways, min(40, len(ways))))
    # Runs round the corner are among them whether these rules know them or not.
    within = [meld for meld in EVERY_MELD if meld.mask & ~hand == 0]
    for first in within[:6]:
        yield (first,)
        yield (first, first)
        for second in within[:6]:
            if first != second:
                yield (first, second)
    for _ in range(3):
        yield tuple(rng.sample(EVERY_MELD, rng.randrange(1, 4)))


def superset(deal: Deal, rng: Random) -> Iterator[Action]:
    """Yield every act of every kind, and for a knock every spread that could be thought of here."""
    yield from (Pass(), TakeUpcard(), DrawStock(), TakeDiscard(), BigGin(), Done())
    yield from (Discard(card) for card in DECK)
    yield from (LayOff(card, meld) for card in DECK for meld in range(-1, len(deal.spread) + 1))
    hand = deal.hands[deal.turn or 0]
    for spread in near_spreads(hand, rng, deal.rules.melding):
        for card in (*cards_of(hand), rng.choice(DECK)):
            yield Knock(card, spread)
    if deal.phase is Phase.DISCARD:
        limit = deal.limit
        for bit in bits_of(hand):
            for way in islice(arrangements(hand ^ bit, limit + 2, deal.rules.melding), 200):
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


@settings(max_examples=40)
@given(rule_sets(), seeds(), st.integers(0, 1))
def test_legal_acts_are_exactly_those_accepted(rules: Rules, seed: str, dealer: int) -> None:
    rng = Random(seed)
    for step, deal in enumerate(playout(Deal.start(rules, dealer, seed), rng, skill=0.9, eagerness=0.3)):
        late = deal.phase in (Phase.LAST_DISCARD, Phase.LAYOFF, Phase.OVER) or deal.throwing != "free"
        if step < 4 or late or rng.random() < 0.05:
            check_every_act(deal, rng)


@settings(max_examples=50)
@given(rule_sets(), hands(10), seeds(), st.booleans())
def test_legal_acts_with_a_hand_full_of_melds(rules: Rules, hand: CardSet, seed: str, upcard: bool) -> None:
    rng = Random(seed)
    rest = [card for card in DECK if not card.mask & hand]
    rng.shuffle(rest)
    deal = Deal.start(rules, 1, seed, [*cards_of(hand), *rest])
    if rules.start == "eleven_cards":
        acts: tuple[Action, ...] = (Discard(rest[10]), DrawStock())
    else:
        acts = (TakeUpcard(),) if upcard else (Pass(), Pass(), DrawStock())
    for action in acts:
        deal, _ = deal.apply(action)
    check_every_act(deal, rng)


@settings(max_examples=40)
@given(rule_sets(), seeds(), any_skill)
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
@given(rule_sets(), seeds(), any_skill)
def test_a_deal_is_repeated_by_its_acts(rules: Rules, seed: str, skill: float) -> None:
    first = Deal.start(rules, 1, seed)
    again, last = first, first
    rng, same = Random(seed), Random(seed)
    for deal in playout(first, rng, skill):
        last = deal
    for deal in playout(Deal.start(rules, 1, seed), same, skill):
        again = deal
    assert again == last


@settings(max_examples=25)
@given(rule_sets(), st.sampled_from(Form), seeds())
def test_a_match_adds_up(rules: Rules, form: Form, seed: str) -> None:
    rng = Random(seed)
    match = Match.start(rules, form, seed, None if form is Form.ONE else 60)
    for number in range(1, 60):
        assert match.number == number
        dealer = match.deal.dealer
        *_, end = playout(match.deal, rng, skill=0.9, eagerness=0.8)
        before = match.sheet
        match = replace(match, deal=end)._scored()
        row = match.rows[-1]
        assert end.result is not None
        assert (row.number, row.dealer, row.knocker) == (number, dealer, end.result.knocker)
        assert row.score == score(end.result, rules)
        assert match.sheet == before.after(row.score.winner, row.score.award)
        assert match.scores == row.scores
        if row.score.winner is None:
            assert match.scores == before.scores
        elif form is not Form.HOLLYWOOD:
            gained = [match.scores[seat] - before.scores[seat] for seat in (0, 1)]
            assert gained[row.score.winner] == row.score.points
            assert gained[1 - row.score.winner] == 0
        if match.over:
            return
        match = match.next_deal()
        assert match.deal.dealer == next_dealer(rules, dealer, row.score.winner)
