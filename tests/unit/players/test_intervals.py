"""The formulas behind a comparison, against values worked out by hand."""

from __future__ import annotations

import pytest

from ginrummy.players.intervals import mean_interval, share_interval, sign_test


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
