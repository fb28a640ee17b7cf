"""Whatever is played can be written down, read again and priced again."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.playout import playout

from ginrummy.game.cards import ALL_CARDS, DECK, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import PRESETS, Rules, Start
from ginrummy.game.scoring import score
from ginrummy.records.deals import DealRecord
from ginrummy.records.decisions import Verb
from ginrummy.records.documents import dumps, loads
from ginrummy.records.position import Position
from ginrummy.records.refusals import RecordError
from ginrummy.records.ruleset import parse_rules, write_rules

RULES = {
    **PRESETS,
    "eleven": replace(PRESETS["tournament"], start=Start.ELEVEN_CARDS, big_gin_bonus=31),
    "anything": Rules(knock_limit=98, big_gin_bonus=50, max_turns=60),
    "short": replace(PRESETS["round_the_corner"], max_turns=7),
}


@st.composite
def played(draw: st.DrawFn) -> tuple[list[Deal], Deal]:
    """Draw the states of a whole deal, and one of them."""
    rules = RULES[draw(st.sampled_from(sorted(RULES)))]
    seed = draw(st.integers(0, 10**6))
    skill, eagerness = draw(st.sampled_from([(1.0, 1.0), (1.0, 0.4), (0.8, 0.1), (0.2, 0.5)]))
    start = Deal.start(rules, seed % 2, f"round trip {seed}")
    states = list(playout(start, Random(seed), skill, eagerness))
    return states, states[draw(st.integers(0, len(states) - 1))]


@given(played())
@settings(max_examples=15, deadline=None)
def test_a_deal_comes_back_as_it_was(game: tuple[list[Deal], Deal]) -> None:
    states, some = game
    for deal in (states[-1], some):
        record = DealRecord.of(deal, (30, 12))
        text = dumps(record)
        read = loads(text)
        assert (read.record, dumps(read)) == (record, text)
        last = record.steps()[-1].deal
        assert (last.result, last.hands, last.events) == (deal.result, deal.hands, deal.events)


@given(played())
@settings(max_examples=8, deadline=None)
def test_what_one_seat_saw_has_the_same_price(game: tuple[list[Deal], Deal]) -> None:
    states, some = game
    for deal in (states[-1], some):
        if deal.throwing is Throwing.MUST_END:
            continue
        whole = DealRecord.of(deal)
        for seen in (whole.seen_by(0), whole.seen_by(1), whole.seen_by(0).seen_by(1)):
            text = dumps(seen)
            read = loads(text).record
            assert (read, dumps(read)) == (seen, text)
            assert isinstance(read, DealRecord)
            found = read.result
            assert (found is None) == (deal.result is None)
            if found and deal.result:
                assert score(found, deal.rules) == score(deal.result, deal.rules)


@given(played(), st.randoms(use_true_random=False))
@settings(max_examples=10, deadline=None)
def test_a_changed_card_is_refused_on_its_line(game: tuple[list[Deal], Deal], rng: Random) -> None:
    record = DealRecord.of(game[0][-1])
    lines = dumps(record).splitlines()
    first = lines.index("play = '''") + 1
    steps = record.steps()
    at = rng.choice([at for at, step in enumerate(steps) if step.decision and step.decision.card])
    decision, hands = steps[at].decision, steps[at - 1].deal.hands
    assert decision is not None
    # The stock and the pile tell which card comes, the hand which cards may go.
    comes = decision.verb in (Verb.DRAWS, Verb.TAKES)
    free = ALL_CARDS & ~((decision.card or DECK[0]).mask if comes else hands[decision.seat])
    lines[first + at - 1] = str(replace(decision, card=rng.choice(cards_of(free)), melds=decision.melds))
    with pytest.raises(RecordError) as error:
        loads("\n".join(lines))
    assert error.value.params["line"] == first + at


@given(played(), st.sampled_from(sorted(PRESETS)))
@settings(max_examples=25, deadline=None)
def test_a_price_is_a_function_of_facts_and_rules(game: tuple[list[Deal], Deal], name: str) -> None:
    record = DealRecord.of(game[0][-1])
    facts, copy = record.result, record.result
    assert facts is not None
    other = PRESETS[name]
    assert score(facts, record.rules) == score(game[0][-1].result or facts, record.rules)
    assert score(facts, other) == score(facts, replace(other))
    assert facts == copy == record.result


@given(played())
@settings(max_examples=25, deadline=None)
def test_a_position_comes_back_as_it_was(game: tuple[list[Deal], Deal]) -> None:
    for deal in [*game[0][-4:], game[1]]:
        if deal.turn is None:
            continue
        position = Position.of(deal)
        assert Position.parse(str(position)) == position
        again = position.deal(deal.seed)
        assert Position.of(again) == position
        assert again.legal_actions() == deal.legal_actions()
        assert replace(again, events=deal.events, passes=deal.passes) == deal
        if deal.phase is Phase.UPCARD:
            assert again.passes == deal.passes
        for seat in (0, 1):
            seen = position.seen_by(seat)
            assert Position.parse(str(seen)) == seen


@given(st.sampled_from(sorted(RULES)), st.integers(0, 200), st.booleans())
@settings(max_examples=30, deadline=None)
def test_rules_come_back_from_their_text(name: str, bonus: int, at_once: bool) -> None:
    rules = replace(RULES[name], gin_bonus=bonus, box_at_once=at_once)
    assert parse_rules(write_rules(rules)) == rules
