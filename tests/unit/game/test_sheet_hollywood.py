"""Hollywood on the score sheet: which games a win enters, when they close, who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import sheet_of

from ginrummy.game.errors import CodedError
from ginrummy.game.rules import HollywoodWonBy, Rules
from ginrummy.game.sheet import Form, Sheet

BONUSES = Rules(box_bonus=20, game_bonus=100)

Won = tuple[int | None, int]


def hollywood(*won: Won, target: int = 100, rules: Rules = BONUSES) -> Sheet:
    return sheet_of(rules, Form.HOLLYWOOD, target, *won)


def scores(sheet: Sheet) -> list[tuple[int, int]]:
    return [game.scores for game in sheet.games]


class TestHollywood:
    def test_wins_enter_one_game_more_each_time(self) -> None:
        sheets = [hollywood(*((0, 10),) * count, target=500) for count in range(5)]
        assert [scores(sheet) for sheet in sheets] == [
            [(0, 0), (0, 0), (0, 0)],
            [(10, 0), (0, 0), (0, 0)],
            [(20, 0), (10, 0), (0, 0)],
            [(30, 0), (20, 0), (10, 0)],
            [(40, 0), (30, 0), (20, 0)],
        ]

    def test_each_side_counts_its_own_wins(self) -> None:
        sheet = hollywood((0, 20), (1, 15), (0, 10), (1, 5), (0, 40), (1, 30))
        assert scores(sheet) == [(70, 50), (50, 35), (40, 30)]
        assert [game.boxes for game in sheet.games] == [(3, 3), (2, 2), (1, 1)]

    def test_a_first_win_after_a_closed_game_enters_the_next_open_one(self) -> None:
        """Counting wins and leaving out what is closed would lose it."""
        sheet = hollywood((0, 60), (0, 50), (1, 30))
        assert scores(sheet) == [(110, 0), (50, 30), (0, 0)]
        sheet = sheet.after(1, 20)
        assert scores(sheet) == [(110, 0), (50, 50), (0, 20)]

    def test_shut_out_of_two_games_it_enters_the_third(self) -> None:
        sheet = hollywood((0, 60), (0, 60), (0, 60), (1, 30), (1, 40))
        assert scores(sheet) == [(120, 0), (120, 0), (60, 70)]
        assert [game.closer for game in sheet.games] == [0, 0, None]

    def test_both_sides_may_close_a_game(self) -> None:
        sheet = hollywood((0, 60), (0, 50), (1, 60), (1, 50))
        assert [game.closer for game in sheet.games] == [0, 1, None]
        assert scores(sheet) == [(110, 0), (50, 110), (0, 50)]

    def test_one_deal_may_close_two_games(self) -> None:
        sheet = hollywood((0, 99), (0, 99), (0, 120))
        assert scores(sheet) == [(198, 0), (219, 0), (120, 0)]
        assert (sheet.over, sheet.deals, sheet.winner) == (True, 3, 0)

    def test_it_goes_on_until_all_are_closed(self) -> None:
        sheet = hollywood((0, 60), (0, 60), (0, 60))
        assert [game.closer for game in sheet.games] == [0, 0, None]
        assert (sheet.over, sheet.winner) == (False, None)
        with pytest.raises(CodedError, match="match_over"):
            sheet.after(0, 60).after(0, 60)

    def test_closed_games_take_nothing_more(self) -> None:
        before = hollywood((0, 60), (0, 60))
        after = before.after(1, 90).after(0, 20)
        assert after.games[0] == before.games[0]

    def test_a_dead_deal_is_no_win(self) -> None:
        assert scores(hollywood((0, 30), (None, 0), (0, 30))) == [(60, 0), (30, 0), (0, 0)]

    def test_settlements_come_game_by_game(self) -> None:
        sheet = hollywood(
            (0, 50), (0, 60), (1, 26), (1, 40), (1, 45), rules=Rules(box_bonus=25, game_bonus=100)
        )
        first, second, third = sheet.settlements
        assert first is not None
        assert second is not None
        assert third is None
        assert (first.totals, first.winner) == ((260, 0), 0)
        assert (second.totals, second.winner) == ((85, 286), 1)
        assert sheet.totals == (260 + 85 + 0, 0 + 286 + 85)

    @pytest.mark.parametrize("box_at_once", [False, True])
    def test_scores_are_all_games_together(self, box_at_once: bool) -> None:
        sheet = hollywood((0, 20), (1, 15), (0, 10), rules=replace(BONUSES, box_at_once=box_at_once))
        box = 20 if box_at_once else 0
        assert sheet.scores == (20 + 10 + 10 + 3 * box, 15 + box)


class TestHollywoodWinner:
    def test_by_points_the_side_with_fewer_games_may_win(self) -> None:
        won: tuple[Won, ...] = ((0, 100), (1, 90), (1, 70), (0, 100))
        points = hollywood(*won, rules=Rules())
        assert scores(points) == [(100, 0), (0, 160), (100, 70)]
        assert [game.closer for game in points.games] == [0, 1, 0]
        assert (points.totals, points.winner) == ((200, 230), 1)
        games = hollywood(*won, rules=Rules(hollywood_won_by=HollywoodWonBy.GAMES))
        assert (games.totals, games.winner) == ((200, 230), 0)

    level: tuple[Won, ...] = ((1, 70), (1, 80), (0, 30), (0, 100))

    def test_level_points_are_a_draw(self) -> None:
        sheet = hollywood(*self.level, rules=Rules())
        assert scores(sheet) == [(0, 150), (130, 80), (100, 0)]
        assert (sheet.over, sheet.totals, sheet.winner) == (True, (230, 230), None)

    def test_three_games_cannot_be_level(self) -> None:
        sheet = hollywood(*self.level, rules=Rules(hollywood_won_by=HollywoodWonBy.GAMES))
        assert (sheet.over, sheet.totals, sheet.winner) == (True, (230, 230), 0)

    def test_bonuses_count_for_the_points(self) -> None:
        sheet = hollywood(*self.level, rules=Rules(game_bonus=100))
        assert (sheet.totals, sheet.winner) == ((430, 330), 0)

    @pytest.mark.parametrize("by", HollywoodWonBy)
    def test_while_a_game_is_open_nobody_has_won(self, by: HollywoodWonBy) -> None:
        sheet = hollywood(*self.level[:-1], rules=Rules(hollywood_won_by=by))
        assert [game.closer for game in sheet.games] == [1, None, None]
        assert (sheet.over, sheet.winner) == (False, None)
