"""Imagined worlds: whole decks that contradict nothing the seat has seen, and hands as good as real ones."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest
from support.playout import playout
from support.reviews import played
from support.rulesets import EVERY_RULESET
from support.swap import swapped

from ginrummy.coach.worlds import Hidden
from ginrummy.game.cards import card_set
from ginrummy.game.deal import Deal
from ginrummy.game.melds import deadwood
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules
from ginrummy.game.view import View


@EVERY_RULESET
def test_a_world_holds_each_unseen_card_once(rules: Rules) -> None:
    rng = Random("worlds")
    for number in range(4):
        for deal in playout(Deal.start(rules, number % 2, f"worlds {number}"), rng, 0.5, 0.1):
            if deal.turn is None or deal.phase is Phase.LAYOFF:
                continue
            view = View.of(deal, deal.turn)
            hand, stock = Hidden.of(view).imagine(rng)
            assert hand.bit_count() == 10
            assert len(stock) == view.stock
            assert view.opponent_known & hand == view.opponent_known
            assert hand + sum(stock) == view.unseen | view.opponent_known
            assert not hand & (view.hand | card_set(view.pile))


def test_nothing_hidden_is_in_it() -> None:
    rng = Random("swap")
    for deal in playout(Deal.start(Rules(), 1, "swap"), rng, 0.9, 0.1):
        if deal.turn is not None and deal.phase is not Phase.LAYOFF:
            views = [View.of(one, deal.turn) for one in (deal, swapped(deal, deal.turn, rng))]
            assert Hidden.of(views[0]) == Hidden.of(views[1])


@pytest.mark.slow
def test_after_a_reshuffle_the_stock_is_made_of_discards() -> None:
    rng, seen = Random("again"), 0
    for number in range(6):
        for deal in playout(Deal.start(Rules(), 1, f"again {number}"), rng, 0.0, 0.0):
            if deal.turn is None or not deal.reshuffles:
                continue
            hidden = Hidden.of(View.of(deal, deal.turn))
            assert hidden.sure & deal.hands[1 - deal.turn] == hidden.sure
            hand, stock = hidden.imagine(rng)
            assert hand.bit_count() == 10
            assert len(stock) == len(deal.stock)
            seen += 1
    assert seen > 20


@pytest.mark.slow
def test_imagined_hands_hold_as_much_deadwood_as_real_ones() -> None:
    rng = Random("deadwood")
    real: list[int] = []
    imagined: list[int] = []
    for number in range(40):
        for moment in played(Rules(), f"deadwood {number}").moments:
            deal = moment.match.deal
            if deal.turn is not None and deal.phase is Phase.DISCARD:
                real.append(deadwood(deal.hands[1 - deal.turn]))
                imagined.append(deadwood(Hidden.of(View.of(deal, deal.turn)).imagine(rng)[0]))
    assert abs(mean(real) - mean(imagined)) < 4
