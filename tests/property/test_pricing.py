"""The price of a deal in another game: nothing but what the same acts come to when they are played there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.playout import playout
from support.strategies import rule_sets, seeds

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
)
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.events import (
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    LayoffsFinished,
    Passed,
    Took,
    WentBigGin,
)
from ginrummy.game.pricing import price_under
from ginrummy.game.rules import PRESETS, KnockMode, Rules, Start
from ginrummy.game.scoring import Kind, Score, score

some_skill = st.sampled_from([0.0, 0.6, 0.9, 0.97])


def priced(deal: Deal, rules: Rules) -> Score | str:
    """Return the price, or the code of what is in the way."""
    try:
        return price_under(deal, rules)
    except CodedError as error:
        return error.code


def ended(rules: Rules, seed: str, skill: float, eagerness: float = 0.5) -> Deal:
    *_, deal = playout(Deal.start(rules, 1, seed), Random(seed), skill, eagerness)
    return deal


def acts(events: tuple[Event, ...]) -> Iterator[Action]:
    """Read the acts back from what happened."""
    for event in events:
        match event:
            case Passed():
                yield Pass()
            case Took(_, _, upcard):
                yield TakeUpcard() if upcard else TakeDiscard()
            case Drew():
                yield DrawStock()
            case Discarded(_, card):
                yield Discard(card)
            case Knocked(_, card, spread):
                yield Knock(card, spread)
            case WentBigGin():
                yield BigGin()
            case LaidOff(_, card, meld):
                yield LayOff(card, meld)
            case LayoffsFinished():
                yield Done()
            case _:
                pass


def played_again(deal: Deal, rules: Rules) -> Score | None:
    """Play the same acts on the same cards under other rules; None where they do not end the same way."""
    again = Deal.start(rules, deal.dealer, deal.seed)
    for action in acts(deal.events):
        if again.result is not None:
            break
        try:
            again, _ = again.apply(action)
        except IllegalAction:
            break
    if again.phase == "last_discard":
        again, _ = again.apply(Pass())
    result, before = again.result, deal.result
    assert before is not None
    if result is None or result.knocker != before.knocker:
        return None
    if result.hands is None or before.hands is None:
        return score(result, rules)
    alike = [hand.deadwood for hand in result.hands] == [hand.deadwood for hand in before.hands]
    return score(result, rules) if alike and result.ending is before.ending else None


@settings(max_examples=150)
@given(rule_sets(), seeds(), some_skill, st.sampled_from([0.5, 1.0]))
def test_under_its_own_rules_it_is_the_receipt(
    rules: Rules, seed: str, skill: float, eagerness: float
) -> None:
    deal = ended(rules, seed, skill, eagerness)
    assert deal.result is not None
    assert price_under(deal, rules) == score(deal.result, rules)


@settings(max_examples=250)
@given(rule_sets(), rule_sets(), seeds(), some_skill, st.sampled_from([0.1, 0.5, 1.0]))
def test_it_is_what_the_same_acts_come_to_there(
    rules: Rules, others: Rules, seed: str, skill: float, eagerness: float
) -> None:
    assume(others.knock_mode is not KnockMode.UPCARD or rules.start is Start.UPCARD)
    others = replace(others, start=rules.start)
    deal = ended(rules, seed, skill, eagerness)
    price = priced(deal, others)
    assert (None if isinstance(price, str) else price) == played_again(deal, others), price


@settings(max_examples=60)
@given(rule_sets(), seeds(), some_skill)
def test_every_preset_has_a_price_or_a_reason(rules: Rules, seed: str, skill: float) -> None:
    deal = ended(rules, seed, skill)
    copy = replace(deal)
    for others in PRESETS.values():
        price = priced(deal, others)
        if isinstance(price, str):
            assert price != "deal_not_over"
            continue
        assert price.points >= price.award >= 0
        assert (price.kind is Kind.DEAD) == (deal.laid is None)
    assert deal == copy
