"""Decisions found in deals that are played for it are of the kind that was asked for, and leave something to decide."""

from __future__ import annotations

from random import Random

import pytest

from ginrummy.coach.drills import Drill, Kind
from ginrummy.coach.judging import judged
from ginrummy.coach.seeking import CLEAR, SEAT, seek
from ginrummy.game.actions import BigGin, Discard, Done, Knock, LayOff
from ginrummy.game.rules import PRESETS, Rules


def first(kind: Kind, rules: Rules, seed: str = "found", most: int = 120) -> Drill:
    for number in range(most):
        if drill := seek(kind, rules, seed, number):
            return drill
    pytest.fail(f"no {kind} in {most} deals")


@pytest.mark.slow
@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("name", ["regular", "oklahoma"])
def test_what_is_found_is_of_the_kind(kind: Kind, name: str) -> None:
    drill = first(kind, PRESETS[name])
    assert drill.kind is kind
    assert drill.deal.turn == drill.seat == SEAT
    assert len(drill.deal.legal_actions()) > 1
    assert drill.deal.rules == PRESETS[name]


@pytest.mark.slow
def test_gin_is_not_asked_about() -> None:
    for number in range(10):
        drill = seek(Kind.KNOCK, Rules(), "gin", number)
        if drill is None:
            continue
        hand = drill.deal.hands[SEAT].bit_count()
        for action in drill.deal.legal_actions():
            assert not isinstance(action, BigGin)
            if isinstance(action, Knock):
                assert sum(len(meld.cards) for meld in action.spread) < hand - 1


@pytest.mark.slow
def test_the_acts_differ_clearly_in_more_worlds_too() -> None:
    """A first look takes few worlds; what it finds shrinks in more of them, but stays."""
    found = [first(Kind.THROW, Rules(), f"clear {number}") for number in range(2)]
    gaps = []
    for drill in found:
        options = judged(drill.view, drill.deal.legal_actions()[0], Random(1), 600).options
        gaps.append(options[0].points - options[1].points)
    assert sum(gaps) / len(gaps) > CLEAR / 2


def test_a_deal_without_such_a_decision_has_none() -> None:
    """Where nobody knocks there is nothing to lay off."""
    assert seek(Kind.LAYOFF, PRESETS["straight"], "none", 0) is None


@pytest.mark.slow
def test_a_throw_is_a_throw() -> None:
    drill = first(Kind.THROW, Rules())
    assert all(isinstance(action, Discard) for action in drill.deal.legal_actions())


def test_laying_off_begins_before_the_first_layoff() -> None:
    drill = first(Kind.LAYOFF, Rules())
    assert drill.view.layoffs == ()
    assert any(isinstance(action, LayOff) for action in drill.deal.legal_actions())
    assert Done() in drill.deal.legal_actions()
