"""The score sheet: what a won deal enters, when a game closes, what it is settled at and who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import sheet_of

from ginrummy.game.errors import CodedError
from ginrummy.game.rules import PRESETS, GameWonBy, HollywoodWonBy, NextDealer, Rules, Shutout
from ginrummy.game.sheet import (
    TARGET_MAX,
    TARGET_MIN,
    Entry,
    Form,
    Game,
    Sheet,
    Tally,
    TallyCode,
    next_dealer,
)

BONUSES = Rules(box_bonus=20, game_bonus=100)
PALACE = PRESETS["palace"]

Won = tuple[int | None, int]


def game_of(*won: Won, target: int = 100, rules: Rules = BONUSES, form: Form = Form.TARGET) -> Sheet:
    return sheet_of(rules, form, target, *won)


def hollywood(*won: Won, target: int = 100, rules: Rules = BONUSES) -> Sheet:
    return game_of(*won, target=target, rules=rules, form=Form.HOLLYWOOD)


def lines_of(sheet: Sheet, number: int = 0) -> list[tuple[str, int, int]]:
    """Write the settlement of a game: code, seat, points."""
    settled = sheet.settlements[number]
    assert settled is not None
    return [(line.code.value, line.seat, line.points) for line in settled.lines]


def scores(sheet: Sheet) -> list[tuple[int, int]]:
    return [game.scores for game in sheet.games]


class TestStart:
    @pytest.mark.parametrize(
        ("form", "target", "games"), [(Form.ONE, None, 1), (Form.TARGET, 100, 1), (Form.HOLLYWOOD, 100, 3)]
    )
    def test_hollywood_has_three_games(self, form: Form, target: int | None, games: int) -> None:
        sheet = Sheet.start(Rules(), form, target)
        assert sheet.games == (Game(),) * games
        assert (sheet.scores, sheet.totals, sheet.over, sheet.winner, sheet.deals) == (
            (0, 0),
            (0, 0),
            False,
            None,
            0,
        )
        assert sheet.settlements == (None,) * games

    @pytest.mark.parametrize("form", [Form.TARGET, Form.HOLLYWOOD])
    @pytest.mark.parametrize("target", [TARGET_MIN, 100, TARGET_MAX])
    def test_games_have_a_target(self, form: Form, target: int) -> None:
        assert Sheet.start(Rules(), form, target).target == target

    @pytest.mark.parametrize(
        ("form", "target"),
        [
            *((form, bad) for form in (Form.TARGET, Form.HOLLYWOOD) for bad in (None, -5, 0, 9, 501)),
            (Form.ONE, 100),
            (Form.ONE, 9),
        ],
    )
    def test_a_bad_target_is_refused(self, form: Form, target: int | None) -> None:
        with pytest.raises(CodedError) as refused:
            Sheet.start(Rules(), form, target)
        assert (refused.value.code, refused.value.params) == ("bad_target", {"low": 10, "high": 500})


class TestOneGame:
    def test_an_entry_holds_deal_winner_award_and_both_totals(self) -> None:
        sheet = game_of((0, 30), (None, 0), (1, 25))
        assert sheet.deals == 3
        assert sheet.games[0].entries == (
            Entry(deal=1, seat=0, award=30, box=0, scores=(30, 0)),
            Entry(deal=3, seat=1, award=25, box=0, scores=(30, 25)),
        )
        assert sheet.games[0].boxes == (1, 1)

    @pytest.mark.parametrize(("target", "closed"), [(99, True), (100, True), (101, False)])
    def test_exactly_the_target_closes_it(self, target: int, closed: bool) -> None:
        sheet = game_of((1, 60), (1, 40), target=target)
        assert sheet.over is closed
        assert sheet.games[0].closer == (1 if closed else None)
        assert sheet.winner == (1 if closed else None)

    def test_a_dead_deal_enters_nothing(self) -> None:
        sheet = game_of((0, 30))
        after = sheet.after(None, 0)
        assert after == replace(sheet, deals=2)

    def test_a_deal_won_for_nothing_is_an_entry(self) -> None:
        sheet = game_of((1, 0), (0, 100))
        assert sheet.games[0].boxes == (1, 1)
        assert lines_of(sheet) == [
            ("deals", 0, 100),
            ("deals", 1, 0),
            ("boxes", 0, 20),
            ("boxes", 1, 20),
            ("game_bonus", 0, 100),
        ]

    def test_nothing_is_entered_once_it_is_over(self) -> None:
        sheet = game_of((0, 100))
        for winner in (0, 1, None):
            with pytest.raises(CodedError) as refused:
                sheet.after(winner, 10)
            assert refused.value.code == "match_over"

    def test_the_old_sheet_is_left_alone(self) -> None:
        sheet = game_of((0, 30))
        copy = replace(sheet)
        sheet.after(1, 50)
        assert sheet == copy


class TestBoxAtOnce:
    def test_it_counts_towards_the_target(self) -> None:
        late = game_of((0, 45), (0, 45), rules=replace(PALACE, box_at_once=False))
        at_once = game_of((0, 45), (0, 45), rules=PALACE)
        assert (late.scores, late.over) == ((90, 0), False)
        assert (at_once.scores, at_once.over) == ((110, 0), True)
        assert [entry.box for entry in at_once.games[0].entries] == [10, 10]
        assert [entry.scores for entry in at_once.games[0].entries] == [(55, 0), (110, 0)]

    def test_it_is_not_added_again(self) -> None:
        sheet = game_of((0, 45), (1, 20), (0, 45), rules=PALACE)
        assert lines_of(sheet) == [("deals", 0, 110), ("deals", 1, 30)]
        assert sheet.totals == (110, 30)

    def test_even_a_deal_won_for_nothing_has_it(self) -> None:
        assert game_of((1, 0), rules=PALACE).scores == (0, 10)

    def test_it_enters_every_game_that_the_deal_does(self) -> None:
        sheet = hollywood((0, 20), (0, 20), (1, 5), (0, 20), rules=PALACE, target=250)
        assert scores(sheet) == [(90, 15), (60, 0), (30, 0)]

    def test_a_match_of_one_deal_has_it_too(self) -> None:
        sheet = sheet_of(PALACE, Form.ONE, None, (1, 20))
        assert (sheet.scores, sheet.totals, sheet.winner) == ((0, 30), (0, 30), 1)


class TestSettlement:
    def test_boxes_and_game_bonus(self) -> None:
        sheet = game_of((0, 60), (1, 30), (1, 20), (0, 40))
        settled = sheet.settlements[0]
        assert settled is not None
        assert settled.lines == (
            Tally(TallyCode.DEALS, 0, 100),
            Tally(TallyCode.DEALS, 1, 50),
            Tally(TallyCode.BOXES, 0, 40, (("count", 2), ("each", 20))),
            Tally(TallyCode.BOXES, 1, 40, (("count", 2), ("each", 20))),
            Tally(TallyCode.GAME_BONUS, 0, 100),
        )
        assert (settled.totals, settled.winner) == ((240, 90), 0)
        assert (sheet.scores, sheet.totals) == ((100, 50), (240, 90))

    def test_an_open_game_is_not_settled(self) -> None:
        sheet = game_of((0, 60), (1, 30))
        assert sheet.settlements == (None,)
        assert sheet.totals == sheet.scores == (60, 30)

    def test_without_bonuses_only_the_deals_count(self) -> None:
        assert lines_of(game_of((0, 60), (0, 40), rules=Rules())) == [("deals", 0, 100), ("deals", 1, 0)]

    def test_a_match_of_one_deal_knows_no_bonus(self) -> None:
        rules = replace(BONUSES, shutout=Shutout.NET)
        sheet = sheet_of(rules, Form.ONE, None, (0, 60))
        assert lines_of(sheet) == [("deals", 0, 60), ("deals", 1, 0)]
        assert (sheet.totals, sheet.winner) == ((60, 0), 0)

    @pytest.mark.parametrize(
        ("form", "won"),
        [
            (Form.TARGET, [(0, 60), (1, 30), (0, 70)]),
            (Form.HOLLYWOOD, [(0, 60), (1, 30), (0, 70), (0, 80), (1, 20), (0, 90)]),
        ],
    )
    def test_the_lines_add_up_to_the_totals(self, form: Form, won: list[Won]) -> None:
        sheet = sheet_of(replace(BONUSES, shutout=Shutout.NET), form, 100)
        for winner, award in won:
            sheet = sheet if sheet.over else sheet.after(winner, award)
        assert sheet.over
        for settled, game in zip(sheet.settlements, sheet.games, strict=True):
            assert settled is not None
            for seat in (0, 1):
                assert settled.totals[seat] == sum(line.points for line in settled.lines if line.seat == seat)
                assert settled.totals[seat] >= game.scores[seat]


class TestShutout:
    """Two deals of 60 and 50 points, no entry on the other side."""

    @pytest.mark.parametrize(
        ("shutout", "at_once", "again", "total"),
        [
            (Shutout.NONE, False, None, 110 + 2 * 20 + 100),
            (Shutout.GAME_BONUS, False, 100, 110 + 2 * 20 + 2 * 100),
            (Shutout.DEALS, False, 110, 2 * 110 + 2 * 20 + 100),
            (Shutout.NET, False, 250, 2 * (110 + 2 * 20 + 100)),
            (Shutout.NONE, True, None, 110 + 2 * 20 + 100),
            (Shutout.GAME_BONUS, True, 100, 110 + 2 * 20 + 2 * 100),
            (Shutout.DEALS, True, 110, 2 * 110 + 2 * 20 + 100),
            (Shutout.NET, True, 210, 2 * (110 + 100) + 2 * 20),
        ],
    )
    @pytest.mark.parametrize("seat", [0, 1])
    def test_what_counts_twice(
        self, seat: int, shutout: Shutout, at_once: bool, again: int | None, total: int
    ) -> None:
        rules = replace(BONUSES, shutout=shutout, box_at_once=at_once)
        sheet = game_of((seat, 60), (seat, 50), rules=rules)
        settled = sheet.settlements[0]
        assert settled is not None
        doubled = [line for line in settled.lines if line.code is TallyCode.SHUTOUT]
        assert doubled == ([] if again is None else [Tally(TallyCode.SHUTOUT, seat, again)])
        assert (settled.totals[seat], settled.totals[1 - seat]) == (total, 0)
        assert settled.winner == seat

    @pytest.mark.parametrize("shutout", Shutout)
    @pytest.mark.parametrize("lost", [0, 1])
    def test_a_single_entry_of_the_loser_prevents_it(self, shutout: Shutout, lost: int) -> None:
        rules = replace(BONUSES, shutout=shutout)
        sheet = game_of((0, 60), (1, lost), (0, 50), rules=rules)
        assert "shutout" not in {code for code, *_ in lines_of(sheet)}
        assert sheet.totals == (110 + 40 + 100, lost + 20)

    @pytest.mark.parametrize("shutout", Shutout)
    def test_dead_deals_do_not(self, shutout: Shutout) -> None:
        rules = replace(BONUSES, shutout=shutout)
        plain = game_of((0, 60), (0, 50), rules=rules)
        assert game_of((0, 60), (None, 0), (0, 50), rules=rules).totals == plain.totals

    def test_in_hollywood_it_is_by_game(self) -> None:
        rules = replace(BONUSES, shutout=Shutout.DEALS)
        sheet = hollywood((0, 60), (1, 30), (0, 50), (0, 60), (0, 40), rules=rules)
        assert scores(sheet) == [(110, 30), (110, 0), (100, 0)]
        assert [("shutout" in {code for code, *_ in lines_of(sheet, at)}) for at in range(3)] == [
            False,
            True,
            True,
        ]
        assert sheet.totals[0] == (110 + 40 + 100) + (2 * 110 + 40 + 100) + (2 * 100 + 40 + 100)

    def test_there_is_nothing_to_double_without_a_game_bonus(self) -> None:
        rules = Rules(shutout=Shutout.GAME_BONUS)
        assert game_of((0, 100), rules=rules).totals == (100, 0)


class TestGameWonBy:
    """The other seat has five boxes when the first one reaches the target."""

    won: tuple[Won, ...] = ((1, 15),) * 5 + ((0, 100),)

    @pytest.mark.parametrize(
        ("won_by", "box", "winner", "totals"),
        [
            (GameWonBy.FIRST_TO_TARGET, 25, 0, (125, 200)),
            (GameWonBy.SETTLEMENT, 25, 1, (125, 200)),
            (GameWonBy.FIRST_TO_TARGET, 5, 0, (105, 100)),
            (GameWonBy.SETTLEMENT, 5, 0, (105, 100)),
        ],
    )
    def test_by_the_target_or_by_the_settlement(
        self, won_by: GameWonBy, box: int, winner: int, totals: tuple[int, int]
    ) -> None:
        sheet = game_of(*self.won, rules=Rules(box_bonus=box, game_won_by=won_by))
        assert (sheet.games[0].closer, sheet.totals, sheet.winner) == (0, totals, winner)

    def test_the_game_bonus_goes_to_who_reached_the_target(self) -> None:
        rules = Rules(box_bonus=50, game_bonus=100, game_won_by=GameWonBy.SETTLEMENT)
        sheet = game_of(*self.won, rules=rules)
        assert ("game_bonus", 0, 100) in lines_of(sheet)
        assert (sheet.totals, sheet.winner) == ((250, 325), 1)

    @pytest.mark.parametrize("won_by", GameWonBy)
    def test_level_after_the_settlement_the_target_decides(self, won_by: GameWonBy) -> None:
        # 100 + 25 and 25 + 4 * 25.
        won: tuple[Won, ...] = ((1, 5), (1, 5), (1, 5), (1, 10), (0, 100))
        sheet = game_of(*won, rules=Rules(box_bonus=25, game_won_by=won_by))
        assert sheet.totals == (125, 125)
        assert sheet.winner == 0

    @pytest.mark.parametrize("won_by", GameWonBy)
    def test_in_one_deal_whoever_won_it_has_won(self, won_by: GameWonBy) -> None:
        rules = replace(BONUSES, game_won_by=won_by)
        assert sheet_of(rules, Form.ONE, None, (1, 0)).winner == 1
        assert sheet_of(rules, Form.ONE, None, (1, 40)).winner == 1
        assert sheet_of(rules, Form.ONE, None, (None, 0)).winner is None

    @pytest.mark.parametrize(
        ("won_by", "winners"),
        [(GameWonBy.FIRST_TO_TARGET, [1, 1, 0]), (GameWonBy.SETTLEMENT, [0, 1, 0])],
    )
    def test_in_hollywood_it_is_by_game(self, won_by: GameWonBy, winners: list[int]) -> None:
        rules = Rules(box_bonus=25, game_won_by=won_by, hollywood_won_by=HollywoodWonBy.GAMES)
        # Ninety and two boxes come to more than a hundred and one box.
        sheet = hollywood((0, 60), (0, 30), (1, 100), (1, 100), (0, 100), rules=rules)
        assert scores(sheet) == [(90, 100), (30, 100), (100, 0)]
        assert [game.closer for game in sheet.games] == [1, 1, 0]
        assert [settled.winner for settled in sheet.settlements if settled] == winners
        assert sheet.winner == max((0, 1), key=winners.count)


class TestOneDeal:
    @pytest.mark.parametrize("winner", [0, 1])
    @pytest.mark.parametrize("award", [0, 1, 123])
    def test_whoever_won_the_deal_has_won(self, winner: int, award: int) -> None:
        sheet = sheet_of(Rules(), Form.ONE, None, (winner, award))
        assert (sheet.over, sheet.winner) == (True, winner)
        assert sheet.scores[winner] == award

    def test_a_dead_one_is_a_draw(self) -> None:
        sheet = sheet_of(Rules(), Form.ONE, None, (None, 0))
        assert (sheet.over, sheet.winner, sheet.totals, sheet.settlements) == (True, None, (0, 0), (None,))


class TestNextDealer:
    @pytest.mark.parametrize("rule", NextDealer)
    @pytest.mark.parametrize("dealer", [0, 1])
    def test_after_a_dead_deal_the_same_seat_deals(self, rule: NextDealer, dealer: int) -> None:
        assert next_dealer(Rules(next_dealer=rule), dealer, None) == dealer

    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("winner", [0, 1])
    def test_after_a_won_deal_the_rules_say(self, dealer: int, winner: int) -> None:
        following = {rule: next_dealer(Rules(next_dealer=rule), dealer, winner) for rule in NextDealer}
        assert following == {
            NextDealer.WINNER: winner,
            NextDealer.LOSER: 1 - winner,
            NextDealer.ALTERNATE: 1 - dealer,
        }
