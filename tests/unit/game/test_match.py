from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    REGULAR,
    STRAIGHT,
    deal_of,
    having_won,
    play,
    play_match,
    throw_any,
    written_deck,
)

from ginrummy.game.actions import Pass, parse_action
from ginrummy.game.cards import Card
from ginrummy.game.deal import Deal, DealResult, Ending
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.match import Match
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import Kind
from ginrummy.game.sheet import TARGET_MAX, TARGET_MIN, Form
from ginrummy.game.shuffle import number_below

GIN = "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d"
KNOCK = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d ."


def with_hands(match: Match, eldest: str, dealer: str, dealer_seat: int = 1) -> Match:
    """Put a written deck in the place of the deal that was to be played."""
    deck = written_deck(eldest, dealer, "Kc", stock="Kd")
    return replace(match, deal=Deal.start(match.rules, dealer_seat, match.deal.seed, deck))


def match_of(target: int | None = 100, rules: Rules = REGULAR, seed: str = "match") -> Match:
    return Match.start(rules, Form.ONE if target is None else Form.TARGET, seed, target)


def dead(match: Match) -> Match:
    """Play the deal so that nobody scores."""
    match = play_match(match, "p p")
    while match.deal.turn is not None:
        deal = throw_any(play(match.deal, "s"))
        thrown = deal.pile[-1]
        match = play_match(match, f"s d{thrown}")
    return match


class TestStart:
    def test_the_seed_chooses_the_first_dealer(self) -> None:
        dealers = [match_of(seed=f"seed {n}").deal.dealer for n in range(40)]
        assert dealers == [number_below(2, f"seed {n}", "first dealer") for n in range(40)]
        assert 10 <= sum(dealers) <= 30

    def test_the_seed_decides_every_deal(self) -> None:
        one, again = match_of(seed="x"), match_of(seed="x")
        assert one == again
        assert match_of(seed="y").deal.hands != one.deal.hands
        assert one.deal == Deal.start(REGULAR, one.deal.dealer, "x/1")

    @pytest.mark.parametrize("target", [TARGET_MIN, 100, 250, TARGET_MAX])
    def test_a_game_has_a_target(self, target: int) -> None:
        assert match_of(target).target == target

    @pytest.mark.parametrize(
        ("form", "target"),
        [
            (Form.TARGET, TARGET_MIN - 1),
            (Form.TARGET, TARGET_MAX + 1),
            (Form.TARGET, None),
            (Form.TARGET, -5),
            (Form.ONE, 100),
        ],
    )
    def test_a_bad_target_is_refused(self, form: Form, target: int | None) -> None:
        with pytest.raises(CodedError) as refused:
            Match.start(REGULAR, form, "seed", target)
        assert refused.value.code == "bad_target"
        assert refused.value.params == {"low": 10, "high": 500}


class TestOneDeal:
    def test_it_is_over_after_its_deal(self) -> None:
        match = play_match(with_hands(match_of(None), KNOCKER, DEFENDER), KNOCK)
        assert match.over
        assert match.winner == 0
        # 75 in the other hand, nothing laid off, less the two.
        assert match.scores == (73, 0)
        assert (match.rows[0].score.kind, match.rows[0].knocker, match.rows[0].number) == (Kind.KNOCK, 0, 1)

    def test_a_dead_one_is_a_draw(self) -> None:
        match = dead(with_hands(match_of(None, STRAIGHT), KNOCKER, DEFENDER))
        assert match.over
        assert match.winner is None
        assert match.scores == (0, 0)
        assert match.rows[0].score.kind is Kind.DEAD

    def test_nothing_follows(self) -> None:
        match = play_match(with_hands(match_of(None), GINNER, DEFENDER), GIN)
        with pytest.raises(IllegalAction, match="match_over"):
            match.next_deal()
        with pytest.raises(IllegalAction, match="match_over"):
            match.apply(Pass())


class TestGame:
    def test_points_add_up_to_the_target(self) -> None:
        match = play_match(with_hands(match_of(250), GINNER, DEFENDER), GIN)
        assert match.scores == (100, 0)
        assert (match.over, match.winner) == (False, None)
        match = play_match(with_hands(match.next_deal(), GINNER, DEFENDER, dealer_seat=0), GIN)
        assert match.scores == (100, 100)
        match = play_match(with_hands(match.next_deal(), GINNER, DEFENDER), GIN)
        assert match.scores == (200, 100)
        assert [row.scores for row in match.rows] == [(100, 0), (100, 100), (200, 100)]
        assert [row.number for row in match.rows] == [1, 2, 3]
        match = play_match(with_hands(match.next_deal(), GINNER, DEFENDER), GIN)
        assert match.scores == (300, 100)
        assert (match.over, match.winner) == (True, 0)
        with pytest.raises(IllegalAction, match="match_over"):
            match.next_deal()

    @pytest.mark.parametrize(("target", "over"), [(99, True), (100, True), (101, False)])
    def test_exactly_the_target_is_enough(self, target: int, over: bool) -> None:
        match = play_match(with_hands(match_of(target), GINNER, DEFENDER), GIN)
        assert match.scores == (100, 0)
        assert match.over is over

    def test_an_undercut_may_end_it_for_the_defender(self) -> None:
        undercutter = "Kh Ks Kc QcQdQh 7s8s9s As"
        deal = Deal.start(REGULAR, 1, "x", written_deck(KNOCKER, undercutter, "5c", stock="Kd"))
        match = having_won(replace(match_of(100), deal=deal), (0, 90), (1, 80))
        match = play_match(match, KNOCK)
        assert match.rows[-1].score.kind is Kind.UNDERCUT
        assert match.scores == (90, 106)
        assert (match.over, match.winner) == (True, 1)

    @pytest.mark.parametrize("seat", [0, 1])
    def test_the_winner_deals_next(self, seat: int) -> None:
        match = play_match(with_hands(match_of(250), GINNER, DEFENDER, dealer_seat=1 - seat), GIN)
        following = match.next_deal()
        assert match.rows[-1].score.winner == seat
        assert following.deal.dealer == seat
        assert following.deal.turn == 1 - seat
        assert following.number == 2

    @pytest.mark.parametrize("dealer", [0, 1])
    def test_after_a_dead_deal_the_same_dealer_deals(self, dealer: int) -> None:
        match = dead(with_hands(match_of(rules=STRAIGHT), KNOCKER, DEFENDER, dealer_seat=dealer))
        assert match.scores == (0, 0)
        assert not match.over
        assert match.next_deal().deal.dealer == dealer
        assert match.next_deal().number == 2

    def test_every_deal_has_cards_of_its_own(self) -> None:
        match = dead(match_of(rules=STRAIGHT, seed="own"))
        following = match.next_deal()
        assert following.deal.hands != match.deal.hands
        assert following.deal == Deal.start(STRAIGHT, match.deal.dealer, "own/2")
        assert following.rows == match.rows

    def test_a_deal_must_be_over_first(self) -> None:
        with pytest.raises(IllegalAction, match="deal_not_over"):
            match_of().next_deal()

    def test_between_deals_nothing_is_played(self) -> None:
        match = dead(match_of(rules=STRAIGHT))
        with pytest.raises(IllegalAction, match="deal_over"):
            match.apply(Pass())

    def test_a_refused_act_changes_nothing(self) -> None:
        match = match_of()
        copy = replace(match)
        with pytest.raises(IllegalAction):
            match.apply(parse_action("s"))
        assert match == copy

    def test_events_come_through(self) -> None:
        match = match_of()
        after, events = match.apply(Pass())
        assert after.deal.events == (*match.deal.events, *events)

    def test_the_row_holds_the_facts_of_its_deal(self) -> None:
        match = dead(match_of(rules=STRAIGHT))
        assert match.deal.result == DealResult(Ending.TWO_CARDS_LEFT, match.deal.upcard)
        row = match.rows[-1]
        assert (row.dealer, row.knocker, row.score.winner, row.scores) == (
            match.deal.dealer,
            None,
            None,
            (0, 0),
        )


def test_the_upcard_stays_in_the_facts() -> None:
    deal = play(deal_of(REGULAR, GINNER, DEFENDER, "Kc", stock="Kd"), GIN)
    assert deal.result is not None
    assert deal.result.upcard == Card.parse("Kc")
