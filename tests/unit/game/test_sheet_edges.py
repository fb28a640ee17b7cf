"""The score sheet at its edges: what opens it, what closes a game, and every line of a settlement."""

from __future__ import annotations

from typing import Any

import pytest

from ginrummy.game.errors import CodedError
from ginrummy.game.rules import GameWonBy, HollywoodWonBy, NextDealer, Rules, Shutout
from ginrummy.game.sheet import Entry, Form, Game, Settlement, Sheet, next_dealer

BONUSES: dict[str, Any] = {"box_bonus": 25, "game_bonus": 100}


def after(rules: Rules, form: Form, target: int | None, *deals: tuple[int | None, int]) -> Sheet:
    sheet = Sheet.start(rules, form, target)
    for winner, award in deals:
        sheet = sheet.after(winner, award)
    return sheet


def game(rules: Rules, *deals: tuple[int | None, int]) -> Sheet:
    return after(rules, Form.TARGET, 100, *deals)


def settled(sheet: Sheet, number: int = 0) -> Settlement:
    settlement = sheet.settlements[number]
    assert settlement is not None
    return settlement


def lines(settlement: Settlement) -> list[tuple[str, int, int, dict[str, int]]]:
    return [(line.code.value, line.seat, line.points, dict(line.params)) for line in settlement.lines]


class TestStart:
    @pytest.mark.parametrize(
        ("form", "target"),
        [
            (Form.ONE, 100),
            (Form.ONE, 10),
            (Form.TARGET, None),
            (Form.HOLLYWOOD, None),
            (Form.TARGET, 9),
            (Form.TARGET, 501),
            (Form.HOLLYWOOD, 9),
            (Form.HOLLYWOOD, 501),
            (Form.TARGET, 0),
            (Form.TARGET, -100),
        ],
    )
    def test_a_target_that_does_not_go_with_the_form(self, form: Form, target: int | None) -> None:
        with pytest.raises(CodedError) as refused:
            Sheet.start(Rules(), form, target)
        assert (refused.value.code, refused.value.params) == ("bad_target", {"low": 10, "high": 500})

    @pytest.mark.parametrize(
        ("form", "target", "games"),
        [
            (Form.ONE, None, 1),
            (Form.TARGET, 10, 1),
            (Form.TARGET, 500, 1),
            (Form.HOLLYWOOD, 10, 3),
            (Form.HOLLYWOOD, 500, 3),
        ],
    )
    def test_an_empty_sheet(self, form: Form, target: int | None, games: int) -> None:
        rules = Rules(gin_bonus=20)
        sheet = Sheet.start(rules, form, target)
        assert sheet == Sheet(rules=rules, form=form, target=target, games=(Game(),) * games, deals=0)
        assert (sheet.scores, sheet.totals, sheet.over, sheet.winner) == ((0, 0), (0, 0), False, None)
        assert sheet.settlements == (None,) * games


class TestEntries:
    def test_every_fact_of_an_entry(self) -> None:
        sheet = game(Rules(box_bonus=10, box_at_once=True), (0, 20), (None, 0), (1, 30), (0, 5))
        assert sheet.games[0].entries == (
            Entry(1, 0, 20, 10, (30, 0)),
            Entry(3, 1, 30, 10, (30, 40)),
            Entry(4, 0, 5, 10, (45, 40)),
        )
        assert (sheet.deals, sheet.games[0].boxes, sheet.scores) == (4, (2, 1), (45, 40))

    def test_a_box_that_waits_for_the_settlement_is_not_in_the_entry(self) -> None:
        sheet = game(Rules(box_bonus=10), (1, 20))
        assert sheet.games[0].entries == (Entry(1, 1, 20, 0, (0, 20)),)

    def test_a_dead_deal_is_counted_and_enters_nothing(self) -> None:
        sheet = after(Rules(), Form.HOLLYWOOD, 100, (None, 0), (None, 0))
        assert (sheet.deals, sheet.games) == (2, (Game(),) * 3)

    def test_a_deal_won_for_nothing_is_an_entry(self) -> None:
        sheet = after(Rules(), Form.HOLLYWOOD, 100, (1, 0), (1, 0))
        assert [one.boxes for one in sheet.games] == [(0, 2), (0, 1), (0, 0)]

    @pytest.mark.parametrize("seat", [0, 1])
    def test_a_game_closes_at_the_target_and_not_below(self, seat: int) -> None:
        sheet = game(Rules(), (1 - seat, 99), (seat, 99))
        assert (sheet.over, sheet.games[0].closer) == (False, None)
        sheet = sheet.after(seat, 1)
        assert (sheet.over, sheet.games[0].closer, sheet.winner) == (True, seat, seat)
        assert sheet.scores == ((100, 99) if seat == 0 else (99, 100))

    @pytest.mark.parametrize("seat", [0, 1])
    def test_a_box_credited_at_once_may_close_a_game(self, seat: int) -> None:
        assert game(Rules(box_bonus=10), (seat, 90)).games[0].closer is None
        assert game(Rules(box_bonus=10, box_at_once=True), (seat, 90)).games[0].closer == seat
        assert game(Rules(box_bonus=10, box_at_once=True), (seat, 89)).games[0].closer is None

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("award", [0, 1, 130])
    def test_one_deal_is_closed_by_whoever_won_it(self, seat: int, award: int) -> None:
        sheet = after(Rules(), Form.ONE, None, (seat, award))
        assert (sheet.over, sheet.winner, sheet.games[0].closer) == (True, seat, seat)

    def test_one_dead_deal_is_over_and_drawn(self) -> None:
        sheet = after(Rules(), Form.ONE, None, (None, 0))
        assert (sheet.over, sheet.winner, sheet.games, sheet.totals) == (True, None, (Game(),), (0, 0))

    @pytest.mark.parametrize("winner", [0, 1, None])
    def test_nothing_is_entered_after_the_end(self, winner: int | None) -> None:
        for sheet in (game(Rules(), (0, 100)), after(Rules(), Form.ONE, None, (None, 0))):
            with pytest.raises(CodedError) as refused:
                sheet.after(winner, 10)
            assert (refused.value.code, refused.value.params) == ("match_over", {})


class TestHollywood:
    @pytest.mark.parametrize("seat", [0, 1])
    def test_one_then_two_then_three_games(self, seat: int) -> None:
        sheet = Sheet.start(Rules(), Form.HOLLYWOOD, 500)
        seen = []
        for _ in range(4):
            sheet = sheet.after(seat, 10)
            seen.append([one.scores[seat] for one in sheet.games])
        assert seen == [[10, 0, 0], [20, 10, 0], [30, 20, 10], [40, 30, 20]]
        assert [one.scores[1 - seat] for one in sheet.games] == [0, 0, 0]

    def test_a_closed_game_is_passed_over_and_the_next_open_one_entered_first(self) -> None:
        sheet = after(Rules(), Form.HOLLYWOOD, 100, (0, 60), (0, 50), (1, 30))
        assert [one.scores for one in sheet.games] == [(110, 0), (50, 30), (0, 0)]
        # His second win is his first entry in the third game, for the first one has closed without him.
        sheet = sheet.after(1, 20)
        assert [one.scores for one in sheet.games] == [(110, 0), (50, 50), (0, 20)]
        sheet = sheet.after(0, 50)
        assert [one.closer for one in sheet.games] == [0, 0, None]
        assert [one.scores for one in sheet.games] == [(110, 0), (100, 50), (50, 20)]
        assert not sheet.over

    def test_a_box_credited_at_once_enters_every_game_that_the_deal_enters(self) -> None:
        sheet = after(Rules(box_bonus=10, box_at_once=True), Form.HOLLYWOOD, 500, (1, 20), (1, 5))
        assert [one.scores for one in sheet.games] == [(0, 45), (0, 15), (0, 0)]

    def test_totals_take_settled_games_and_open_ones_as_they_are(self) -> None:
        sheet = after(Rules(**BONUSES), Form.HOLLYWOOD, 100, (0, 60), (1, 7), (0, 50))
        assert [one.scores for one in sheet.games] == [(110, 7), (50, 0), (0, 0)]
        assert sheet.scores == (160, 7)
        assert (settled(sheet).totals, sheet.settlements[1:]) == ((260, 32), (None, None))
        assert sheet.totals == (310, 32)

    def test_points_or_games_decide(self) -> None:
        # Two games go to seat 0 by a little, the third to seat 1 by a lot.
        deals = [(0, 100), (1, 5), (0, 100), (1, 80), (1, 150)]
        wins = {}
        for won_by in HollywoodWonBy:
            sheet = after(Rules(hollywood_won_by=won_by), Form.HOLLYWOOD, 100, *deals)
            assert [one.closer for one in sheet.games] == [0, 0, 1]
            assert sheet.totals == (200, 5 + 230)
            wins[won_by] = sheet.winner
        assert wins == {HollywoodWonBy.POINTS: 1, HollywoodWonBy.GAMES: 0}

    def test_equal_points_are_a_draw(self) -> None:
        sheet = after(Rules(), Form.HOLLYWOOD, 100, (0, 100), (0, 100), (1, 200))
        assert (sheet.over, sheet.totals, sheet.winner) == (True, (200, 200), None)


class TestSettlement:
    @pytest.mark.parametrize("seat", [0, 1])
    def test_boxes_and_the_game_bonus_by_line(self, seat: int) -> None:
        other = 1 - seat
        sheet = game(Rules(**BONUSES), (seat, 40), (other, 30), (seat, 60))
        mine, theirs = (100, 30)
        deals = [("deals", 0, (mine, theirs)[seat], {}), ("deals", 1, (theirs, mine)[seat], {})]
        boxes = {seat: (50, {"count": 2, "each": 25}), other: (25, {"count": 1, "each": 25})}
        assert lines(settled(sheet)) == [
            *deals,
            *(("boxes", one, *boxes[one]) for one in (0, 1)),
            ("game_bonus", seat, 100, {}),
        ]
        assert settled(sheet).totals == ((250, 55) if seat == 0 else (55, 250))
        assert settled(sheet).winner == seat

    def test_without_bonuses_there_are_the_deals_alone(self) -> None:
        sheet = game(Rules(), (1, 30), (0, 100))
        assert lines(settled(sheet)) == [("deals", 0, 100, {}), ("deals", 1, 30, {})]

    def test_a_loser_without_a_deal_has_no_line_for_boxes(self) -> None:
        sheet = game(Rules(box_bonus=20), (1, 100))
        assert lines(settled(sheet)) == [
            ("deals", 0, 0, {}),
            ("deals", 1, 100, {}),
            ("boxes", 1, 20, {"count": 1, "each": 20}),
        ]

    def test_a_box_credited_at_once_is_not_added_again(self) -> None:
        sheet = game(Rules(box_bonus=10, box_at_once=True, game_bonus=50), (0, 20), (1, 90))
        assert lines(settled(sheet)) == [
            ("deals", 0, 30, {}),
            ("deals", 1, 100, {}),
            ("game_bonus", 1, 50, {}),
        ]

    @pytest.mark.parametrize("shutout", Shutout)
    def test_one_deal_knows_no_bonus(self, shutout: Shutout) -> None:
        sheet = after(Rules(**BONUSES, shutout=shutout), Form.ONE, None, (1, 40))
        assert lines(settled(sheet)) == [("deals", 0, 0, {}), ("deals", 1, 40, {})]

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(
        ("shutout", "again"),
        [(Shutout.GAME_BONUS, 100), (Shutout.DEALS, 110), (Shutout.NET, 110 + 50 + 100)],
    )
    def test_a_shutout_counts_again_what_the_rules_say(self, seat: int, shutout: Shutout, again: int) -> None:
        sheet = game(Rules(**BONUSES, shutout=shutout), (seat, 70), (seat, 40))
        assert lines(settled(sheet))[-1] == ("shutout", seat, again, {})
        assert settled(sheet).totals[seat] == 110 + 50 + 100 + again

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(
        ("shutout", "again"), [(Shutout.GAME_BONUS, 100), (Shutout.DEALS, 80), (Shutout.NET, 180)]
    )
    def test_a_box_credited_at_once_is_never_doubled(self, seat: int, shutout: Shutout, again: int) -> None:
        rules = Rules(**BONUSES, box_at_once=True, shutout=shutout)
        sheet = game(rules, (seat, 50), (seat, 30))
        assert lines(settled(sheet))[-1] == ("shutout", seat, again, {})

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("shutout", Shutout)
    def test_one_deal_of_the_loser_is_enough_against_it(self, seat: int, shutout: Shutout) -> None:
        sheet = game(Rules(**BONUSES, shutout=shutout), (1 - seat, 0), (seat, 100))
        assert "shutout" not in [code for code, *_ in lines(settled(sheet))]

    def test_where_the_rules_have_no_shutout_nothing_counts_again(self) -> None:
        sheet = game(Rules(**BONUSES), (0, 100))
        assert [code for code, *_ in lines(settled(sheet))] == ["deals", "deals", "boxes", "game_bonus"]


class TestWhoWinsAGame:
    @pytest.mark.parametrize("seat", [0, 1])
    def test_more_with_all_bonuses_beats_the_first_to_the_target(self, seat: int) -> None:
        deals = [(1 - seat, 30)] * 3 + [(seat, 100)]
        first = game(Rules(box_bonus=25), *deals)
        assert (settled(first).winner, first.winner) == (seat, seat)
        more = game(Rules(box_bonus=25, game_won_by=GameWonBy.SETTLEMENT), *deals)
        assert settled(more).totals == ((125, 165) if seat == 0 else (165, 125))
        assert (settled(more).winner, more.winner) == (1 - seat, 1 - seat)
        assert more.games[0].closer == seat
        assert settled(more).lines == settled(first).lines

    @pytest.mark.parametrize("seat", [0, 1])
    def test_the_closer_wins_where_he_has_more(self, seat: int) -> None:
        sheet = game(Rules(**BONUSES, game_won_by=GameWonBy.SETTLEMENT), (1 - seat, 30), (seat, 100))
        assert settled(sheet).winner == seat

    @pytest.mark.parametrize("seat", [0, 1])
    def test_an_equal_settlement_goes_to_the_closer(self, seat: int) -> None:
        rules = Rules(box_bonus=25, game_won_by=GameWonBy.SETTLEMENT)
        sheet = game(rules, *[(1 - seat, 20)] * 3, (seat, 110))
        assert (settled(sheet).totals, settled(sheet).winner) == ((135, 135), seat)


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("rule", NextDealer)
def test_who_deals_next(rule: NextDealer, dealer: int) -> None:
    rules = Rules(next_dealer=rule)
    assert next_dealer(rules, dealer, None) == dealer
    expected = {
        NextDealer.WINNER: [0, 1],
        NextDealer.LOSER: [1, 0],
        NextDealer.ALTERNATE: [1 - dealer, 1 - dealer],
    }
    assert [next_dealer(rules, dealer, winner) for winner in (0, 1)] == expected[rule]
