"""The formulas behind a comparison, against values worked out by hand."""

from __future__ import annotations

from math import comb, inf

import pytest

from ginrummy.players.intervals import (
    exact_interval,
    incomplete_beta,
    mean_interval,
    ratio_interval,
    share_interval,
    sign_test,
    student_95,
    student_interval,
)


def test_the_mean_has_no_interval_from_one_value():
    assert mean_interval([4.0]) == (4.0, 0.0)


def test_the_mean_interval_is_two_standard_errors_wide():
    mean, half = mean_interval([0.0, 2.0, 4.0, 6.0])
    assert mean == 3
    assert half == pytest.approx(1.96 * (20 / 3 / 4) ** 0.5, abs=0.001)


def test_shares_stay_between_nothing_and_all():
    assert share_interval(0, 0) == (0.0, 1.0)
    assert share_interval(0, 10)[0] == 0
    assert share_interval(10, 0)[1] == pytest.approx(1)
    low, high = share_interval(50, 50)
    assert low + high == pytest.approx(1)


@pytest.mark.parametrize(("wins", "losses", "chance"), [(0, 0, 1), (0, 5, 1), (3, 0, 1 / 8), (2, 1, 1 / 2)])
def test_the_sign_test_counts_coin_tosses(wins, losses, chance):
    assert sign_test(wins, losses) == chance


def test_the_exact_interval_leaves_one_time_in_forty_on_either_side():
    for wins, losses in [(0, 10), (1, 9), (7, 3), (10, 0), (60, 40), (799, 201)]:
        low, high = exact_interval(wins, losses)
        n = wins + losses
        if wins:
            assert sum(
                comb(n, k) * low**k * (1 - low) ** (n - k) for k in range(wins, n + 1)
            ) == pytest.approx(0.025)
        if losses:
            assert sum(
                comb(n, k) * high**k * (1 - high) ** (n - k) for k in range(wins + 1)
            ) == pytest.approx(0.025)
        assert low <= wins / n <= high


def test_the_exact_interval_reaches_the_ends_where_one_side_won_all():
    assert exact_interval(0, 0) == (0.0, 1.0)
    assert exact_interval(0, 3) == (0.0, pytest.approx(1 - 0.025 ** (1 / 3)))
    assert exact_interval(3, 0) == (pytest.approx(0.025 ** (1 / 3)), 1.0)


def test_the_exact_interval_of_many_games_is_close_to_the_normal_one():
    low, high = exact_interval(80_000, 20_000)
    half = 1.959964 * (0.8 * 0.2 / 100_000) ** 0.5
    assert (low, high) == (pytest.approx(0.8 - half, abs=2e-5), pytest.approx(0.8 + half, abs=2e-5))


@pytest.mark.parametrize(
    ("freedom", "bound"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (30, 2.0423), (1000, 1.9623)]
)
def test_students_bounds_are_those_of_the_tables(freedom, bound):
    assert student_95(freedom) == pytest.approx(bound, abs=1e-4)


def test_the_incomplete_beta_is_a_sum_of_binomial_chances():
    for wins, n, x in [(1, 1, 0.3), (3, 8, 0.2), (8, 8, 0.9), (40, 90, 0.5), (1, 200, 0.001)]:
        chance = sum(comb(n, k) * x**k * (1 - x) ** (n - k) for k in range(wins, n + 1))
        assert incomplete_beta(wins, n - wins + 1, x) == pytest.approx(chance)
    assert incomplete_beta(2, 3, 0) == 0
    assert incomplete_beta(2, 3, 1) == 1


def test_a_single_value_has_an_endless_interval():
    assert student_interval([2.0]) == (2.0, -inf, inf)
    assert ratio_interval([(2.0, 4.0)]) == (0.5, -inf, inf)


def test_the_ratio_interval_is_students_where_every_second_is_the_same():
    values = [1.0, 4.0, 2.0, 7.0]
    mean, low, high = student_interval(values)
    assert ratio_interval([(value, 1.0) for value in values]) == (
        pytest.approx(mean),
        pytest.approx(low),
        pytest.approx(high),
    )
