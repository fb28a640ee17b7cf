"""Advice at the table: legal, the same whatever is hidden, and with numbers that are true."""

from __future__ import annotations

from random import Random

import pytest
from support.deals import DEFENDER, KNOCKER, at_last_discard, deal_of, play
from support.playout import playout
from support.rulesets import EVERY_RULESET
from support.swap import swapped

from ginrummy.coach.hint import advise
from ginrummy.coach.reasons import Reason, reasons_for
from ginrummy.game.actions import Knock, LayOff, TakeDiscard
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.view import View

CODES = {
    "deadwood",
    "outs",
    "gin_cards",
    "wait_gin",
    "danger",
    "knock_wins",
    "undercut_risk",
    "completes",
    "stock_left",
    "lays_off",
    "gives_less",
    "gin",
    "last_chance",
}


@pytest.mark.slow
@EVERY_RULESET
def test_advice_is_legal_and_has_reasons(rules: Rules) -> None:
    rng = Random("advice")
    for number in range(2):
        for deal in playout(Deal.start(rules, number, f"advice {number}"), rng, 0.9, 0.3):
            if deal.turn is None:
                continue
            advice = advise(View.of(deal, deal.turn), Random(number))
            assert advice.best in deal.legal_actions()
            assert len(advice.reasons) <= 3
            assert {reason.code for reason in advice.reasons} <= CODES
            assert advice.options[0].action == advice.best
            for reason in advice.reasons:
                percent = reason.params.get("percent", 0)
                assert isinstance(percent, int)
                assert 0 <= percent <= 100


@pytest.mark.slow
def test_advice_does_not_depend_on_hidden_cards() -> None:
    rng = Random("swap")
    for deal in playout(Deal.start(Rules(), 1, "swap"), rng, 0.95, 0.05):
        if deal.turn is not None:
            views = [View.of(one, deal.turn) for one in (deal, swapped(deal, deal.turn, rng))]
            assert advise(views[0], Random(7)) == advise(views[1], Random(7))


# Two melds and seven points left over: no card gives gin.
EARLY = "Ac2c3c 9c9d9h Ad2d As3h"


def advice_at(line: str, eldest: str = KNOCKER) -> tuple[str, dict[str, Reason]]:
    deal = play(deal_of(Rules(), eldest, DEFENDER, "Kc", stock="Kd Th"), line)
    assert deal.turn is not None
    advice = advise(View.of(deal, deal.turn), Random(1))
    return str(advice.best), {reason.code: reason for reason in advice.reasons}


def test_a_sure_knock_is_advised_with_its_chances() -> None:
    act, reasons = advice_at("p p s", EARLY)
    assert act == "kKd:Ac2c3c/9c9d9h"
    wins, risk = reasons["knock_wins"].params, reasons["undercut_risk"].params
    assert int(wins["percent"]) > 90
    assert int(wins["percent"]) + int(risk["percent"]) in (99, 100, 101)
    assert int(wins["points"]) > 20


def test_the_spread_that_gives_less_is_told() -> None:
    # On the run the nine of clubs leaves both its ends open; with the other nines it closes one.
    defender = "4c5c 7d8d Kh Ks Qc Jd 6s 5h"
    deal = play(deal_of(Rules(), "9c9d9h9s 6c7c8c 2d2h As", defender, "Kc", stock="Kd"), "p p s")
    view = View.of(deal, 0)
    codes = {
        str(act): {reason.code for reason in reasons_for(view, act, Random(1))}
        for act in view.legal_actions()
        if isinstance(act, Knock) and str(act.discard) == "Kd"
    }
    assert {knock for knock, found in codes.items() if "gives_less" in found} == {"kKd:6c7c8c/9c9d9h9s"}
    assert len(codes) == 2


def test_a_layoff_is_advised_until_there_is_none() -> None:
    act, reasons = advice_at("p p s kKd:Ac2c3c/9c9d9h/4d5d6d")
    assert act.startswith("l")
    assert reasons["lays_off"].params["points"] in range(1, 11)
    done = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d l4c0 l5c0"
    assert advice_at(done)[0] in (".", "l7d2", "l8d2")


def test_the_last_discard_is_the_last_chance() -> None:
    deal = at_last_discard(PRESETS["tournament"], 0)
    advice = advise(View.of(deal, 0), Random(1))
    assert advice.best == TakeDiscard()
    assert advice.reasons[0].code == "last_chance"
    after = play(deal, "t")
    assert isinstance(advise(View.of(after, 0), Random(1)).best, Knock)


def test_there_is_no_advice_for_who_is_not_to_act() -> None:
    deal = Deal.start(Rules(), 1, "a seed")
    with pytest.raises(CodedError, match="not_your_turn"):
        advise(View.of(deal, 1), Random(1))
    over = play(deal_of(Rules(), KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d .")
    with pytest.raises(CodedError, match="deal_over"):
        advise(View.of(over, 0), Random(1))


def test_a_layoff_that_helps_most_comes_first() -> None:
    deal = play(deal_of(Rules(), KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d")
    advice = advise(View.of(deal, 1), Random(1))
    assert isinstance(advice.best, LayOff)
    points = [option.points for option in advice.options]
    assert points == sorted(points, reverse=True)
