from __future__ import annotations

from dataclasses import fields, replace
from math import comb
from random import Random

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    REGULAR,
    STRAIGHT,
    at_last_discard,
    deal_of,
    mask,
    play,
    sheet_of,
)
from support.playout import playout
from support.rulesets import EVERY_RULESET, RULESETS

from ginrummy.game.cards import ALL_CARDS, Card, card_set
from ginrummy.game.deal import Deal
from ginrummy.game.events import Drew
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form
from ginrummy.game.view import View

KNOCK = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d"


def at_start() -> Deal:
    return deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd Th")


def test_a_view_has_no_field_that_holds_the_deal_the_seed_or_the_stock() -> None:
    names = {field.name for field in fields(View)}
    assert not names & {"deal", "hands", "seed", "deck", "known"}
    view = View.of(at_start(), 0)
    assert view.stock == 31
    assert (view.opponent_cards, view.opponent_known) == (10, 0)


def test_off_the_deal_the_other_hand_is_one_of_over_a_thousand_millions() -> None:
    assert comb(View.of(at_start(), 0).unseen.bit_count(), 10) == 1_121_099_408


def test_each_seat_sees_its_own_hand() -> None:
    deal = at_start()
    assert View.of(deal, 0).hand == mask(KNOCKER)
    assert View.of(deal, 1).hand == mask(DEFENDER)


def test_a_card_from_the_stock_is_seen_by_its_drawer_only() -> None:
    deal = play(at_start(), "p p s")
    mine, theirs = View.of(deal, 0), View.of(deal, 1)
    assert (mine.drawn, theirs.drawn) == (Card.parse("Kd"), None)
    assert mine.events[-1] == Drew(0, Card.parse("Kd"))
    assert theirs.events[-1] == Drew(0, None)
    assert theirs.opponent_cards == 11


def test_a_card_taken_openly_is_seen_by_both_while_it_is_held() -> None:
    deal = play(at_start(), "u")
    for seat in (0, 1):
        view = View.of(deal, seat)
        assert view.taken == Card.parse("Kc")
        assert view.events[-1] == deal.events[-1]
    assert View.of(deal, 1).opponent_known == View.of(deal, 0).own_known == mask("Kc")
    later = play(deal, "d2s s")
    assert View.of(later, 1).opponent_known == mask("Kc")


@EVERY_RULESET
def test_what_is_unseen_is_the_stock_and_the_unknown_part_of_the_other_hand(rules: Rules) -> None:
    for deal in playout(Deal.start(rules, 0, "unseen"), Random(3), skill=0.7):
        for seat in (0, 1):
            if deal.phase is not Phase.OVER:
                hidden = deal.hands[1 - seat] & ~deal.known[1 - seat]
                if deal.laid is not None and deal.laid.seat != seat:
                    hidden = 0
                assert View.of(deal, seat).unseen == card_set(deal.stock) | hidden


@EVERY_RULESET
def test_the_seat_to_act_has_the_legal_acts_of_the_deal_and_the_other_none(rules: Rules) -> None:
    for deal in playout(Deal.start(rules, 1, "legal"), Random(5), skill=0.7):
        for seat in (0, 1):
            assert View.of(deal, seat).legal_actions() == (deal.legal_actions() if deal.turn == seat else ())


class TestLayoffs:
    def test_the_knocker_does_not_see_the_defenders_hand(self) -> None:
        deal = play(at_start(), KNOCK)
        knocker = View.of(deal, 0)
        assert (knocker.opponent_cards, knocker.opponent_known) == (10, 0)
        assert mask(DEFENDER) & ~knocker.unseen == 0
        swapped = replace(deal, hands=(deal.hands[0], mask("Th8hJcTc3s7c8s2d4s6h")))
        assert View.of(swapped, 0) == replace(knocker)

    def test_the_defender_sees_what_was_laid_open(self) -> None:
        view = View.of(play(at_start(), KNOCK), 1)
        assert view.laid is not None
        assert [str(meld) for meld in view.spread] == ["Ac2c3c", "9c9d9h", "4d5d6d"]
        assert view.laid.left == mask("2s")
        assert view.unseen & mask(KNOCKER) == 0

    def test_layoffs_are_open_to_both(self) -> None:
        deal = play(at_start(), f"{KNOCK} l4c0")
        for seat in (0, 1):
            view = View.of(deal, seat)
            assert [str(layoff) for layoff in view.layoffs] == ["l4c0"]
            assert view.unseen & mask("4c") == 0
        assert View.of(deal, 0).opponent_cards == 9

    def test_both_hands_are_open_at_the_showdown(self) -> None:
        deal = play(at_start(), f"{KNOCK} .")
        for seat in (0, 1):
            result = View.of(deal, seat).result
            assert result is not None
            assert result.hands is not None
            assert result.hands[1].left == mask(DEFENDER)


def test_after_gin_both_hands_are_open() -> None:
    deal = play(deal_of(REGULAR, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d")
    result = View.of(deal, 0).result
    assert result is not None
    assert result.hands is not None
    assert result.hands[1].left == mask(DEFENDER)


def test_after_a_dead_deal_nobody_sees_the_other_hand() -> None:
    *_, deal = playout(Deal.start(STRAIGHT, 0, "dead"), Random(1), skill=0.0, eagerness=0.0)
    assert deal.turn is None
    for seat in (0, 1):
        view = View.of(deal, seat)
        assert view.result is not None
        assert view.result.hands is None
        hidden = deal.hands[1 - seat] & ~deal.known[1 - seat]
        assert view.unseen == hidden | card_set(deal.stock)
        assert hidden


def test_scores_and_target_are_told() -> None:
    view = View.of(at_start(), 0, sheet_of(REGULAR, Form.TARGET, 100, (0, 30), (1, 45)))
    assert (view.scores, view.target, view.form) == ((30, 45), 100, Form.TARGET)
    alone = View.of(at_start(), 0)
    assert (alone.scores, alone.target, alone.form) == ((0, 0), None, Form.ONE)


def test_a_stock_made_of_discards_is_told() -> None:
    states = list(playout(Deal.start(REGULAR, 0, "again"), Random(2), skill=0.0, eagerness=0.0))
    assert [View.of(deal, 0).reshuffled for deal in states] == [deal.reshuffles > 0 for deal in states]
    assert states[-1].reshuffles > 0


@pytest.mark.parametrize("seat", [0, 1])
def test_everything_not_unseen_is_in_the_open_or_in_the_own_hand(seat: int) -> None:
    view = View.of(at_start(), seat)
    assert ALL_CARDS & ~view.unseen == view.hand | mask("Kc")


def test_after_the_showdown_no_open_card_is_unseen() -> None:
    deal, rng = Deal.start(PRESETS["regular"], 0, "showdown"), Random(3)
    number = 0
    while deal.result is None or deal.result.hands is None:
        if deal.result is not None:
            number += 1
            deal = Deal.start(PRESETS["regular"], 0, f"showdown {number}")
        deal, _ = deal.apply(rng.choice(deal.legal_actions()))
    for seat in (0, 1):
        assert View.of(deal, seat).unseen == card_set(deal.stock)


class TestNewPhases:
    def last_discard(self) -> Deal:
        return at_last_discard(PRESETS["tournament"])

    def test_at_the_last_discard_both_see_the_same_table(self) -> None:
        deal = self.last_discard()
        for seat in (0, 1):
            view = View.of(deal, seat)
            assert (view.phase, view.turn, view.stock, view.pile[-1]) == (
                Phase.LAST_DISCARD,
                1,
                2,
                Card.parse("Kd"),
            )
            assert (view.drawn, view.opponent_cards, view.result) == (None, 10, None)
        assert View.of(deal, 0).legal_actions() == ()
        assert View.of(deal, 1).situation.may_take_last

    def test_once_taken_both_know_the_card_and_that_the_deal_must_end(self) -> None:
        deal = play(self.last_discard(), "t")
        for seat in (0, 1):
            view = View.of(deal, seat)
            assert (view.throwing, view.taken) == (Throwing.MUST_END, Card.parse("Kd"))
        assert View.of(deal, 0).opponent_known == mask("Kd")
        assert View.of(deal, 0).unseen & mask("KcKhKs") == mask("KcKhKs")
        assert View.of(deal, 0).legal_actions() == ()
        assert len(View.of(deal, 1).legal_actions()) > 0

    def test_left_alone_nobody_lays_a_hand_down(self) -> None:
        deal = play(self.last_discard(), "p")
        for seat in (0, 1):
            view = View.of(deal, seat)
            assert view.result is not None
            assert view.result.hands is None
            assert view.unseen == deal.hands[1 - seat] | card_set(deal.stock)

    @EVERY_RULESET
    def test_the_limit_is_that_of_the_deal(self, rules: Rules) -> None:
        for number in range(10):
            deal = Deal.start(rules, 0, f"limit {number}")
            assert [View.of(deal, seat).limit for seat in (0, 1)] == [deal.limit] * 2

    def test_the_games_of_the_match_are_told(self) -> None:
        sheet = sheet_of(REGULAR, Form.HOLLYWOOD, 100, (0, 30), (0, 20), (1, 15))
        for seat in (0, 1):
            view = View.of(at_start(), seat, sheet)
            assert (view.games, view.scores, view.form, view.target) == (
                sheet.games,
                (70, 15),
                Form.HOLLYWOOD,
                100,
            )

    def test_made_rules_are_in_the_view(self) -> None:
        for rules in RULESETS.values():
            assert View.of(Deal.start(rules, 0, "rules"), 1).rules == rules
