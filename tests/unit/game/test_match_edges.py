"""The refusals of a match, code for code, and what the next deal keeps of the one before."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import DEFENDER, GINNER, REGULAR, play_match, written_deck

from ginrummy.game.actions import Pass
from ginrummy.game.deal import Deal
from ginrummy.game.errors import IllegalAction
from ginrummy.game.match import Match, Row
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import score
from ginrummy.game.sheet import Form, Sheet

GIN = "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d"


def won(form: Form, target: int | None, rules: Rules = REGULAR) -> Match:
    """Return a match after gin in its first deal, by seat 0, for a hundred points."""
    match = Match.start(rules, form, "edges", target)
    deck = written_deck(GINNER, DEFENDER, "Kc", stock="Kd")
    return play_match(replace(match, deal=Deal.start(rules, 1, match.deal.seed, deck)), GIN)


@pytest.mark.parametrize(("form", "target"), [(Form.ONE, None), (Form.TARGET, 100)])
def test_after_the_end_both_ways_on_are_refused_with_one_code(form: Form, target: int | None) -> None:
    match = won(form, target)
    for go_on in (match.next_deal, lambda: match.apply(Pass())):
        with pytest.raises(IllegalAction) as refused:
            go_on()
        assert (refused.value.code, refused.value.params) == ("match_over", {})


@pytest.mark.parametrize("form", [Form.TARGET, Form.HOLLYWOOD])
def test_a_deal_in_play_is_not_left(form: Form) -> None:
    with pytest.raises(IllegalAction) as refused:
        Match.start(REGULAR, form, "edges", 100).next_deal()
    assert (refused.value.code, refused.value.params) == ("deal_not_over", {})


def test_a_new_match_has_its_first_deal_and_an_empty_sheet() -> None:
    match = Match.start(REGULAR, Form.ONE, "edges")
    assert (match.seed, match.number, match.rows, match.target) == ("edges", 1, (), None)
    assert match.sheet == Sheet.start(REGULAR, Form.ONE, None)
    assert match.deal == Deal.start(REGULAR, match.deal.dealer, "edges/1")


def test_the_row_of_a_won_deal() -> None:
    rules = Rules(box_bonus=10, box_at_once=True)
    match = won(Form.HOLLYWOOD, 250, rules)
    assert match.deal.result is not None
    price = score(match.deal.result, rules)
    assert (price.points, price.award) == (110, 100)
    assert match.rows == (Row(1, 1, 0, price, (110, 0), (0, 75)),)
    assert match.sheet == Sheet.start(rules, Form.HOLLYWOOD, 250).after(0, 100)


def test_the_next_deal_keeps_the_rows_and_the_sheet() -> None:
    match = won(Form.TARGET, 250)
    following = match.next_deal()
    assert (following.number, following.rows, following.sheet) == (2, match.rows, match.sheet)
    assert following.deal == Deal.start(REGULAR, 0, "edges/2")
    deck = written_deck(GINNER, DEFENDER, "Kc", stock="Kd")
    again = play_match(replace(following, deal=Deal.start(REGULAR, 0, "edges/2", deck)), GIN)
    assert [row.number for row in again.rows] == [1, 2]
    assert again.rows[0] == match.rows[0]
    assert (again.rows[1].dealer, again.rows[1].knocker, again.rows[1].scores) == (0, 1, (100, 100))
    assert again.next_deal().deal == Deal.start(REGULAR, 1, "edges/3")
