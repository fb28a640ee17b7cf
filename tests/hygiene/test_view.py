"""What a seat is given must not depend on a card that it has not seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from support.deals import REGULAR, STRAIGHT, assert_fifty_two
from support.playout import playout
from support.swap import hidden_hand, swapped

from ginrummy.game.deal import Deal, Ending
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules
from ginrummy.game.view import View
from ginrummy.players.levels import LEVELS, opponent

BOTH = pytest.mark.parametrize("rules", [REGULAR, STRAIGHT], ids=["regular", "straight"])


@BOTH
def test_a_view_does_not_change_with_unseen_cards(rules: Rules) -> None:
    phases: Counter[tuple[Phase, bool]] = Counter()
    endings: set[Ending] = set()
    changed = 0
    for number in range(40):
        rng = Random(f"view {number}")
        skill = 0.0 if number % 10 == 0 else rng.choice((0.8, 0.95, 1.0))
        for step, deal in enumerate(playout(Deal.start(rules, number % 2, f"view {number}"), rng, skill)):
            if step > 40 and deal.phase not in (Phase.LAYOFF, Phase.OVER) and step % 5:
                continue
            for seat in (0, 1):
                other = swapped(deal, seat, rng)
                assert_fifty_two(other)
                assert View.of(other, seat) == View.of(deal, seat)
                assert View.of(other, seat).legal_actions() == View.of(deal, seat).legal_actions()
                assert View.of(other, seat).unseen == View.of(deal, seat).unseen
                changed += other.hands != deal.hands
                phases[deal.phase, deal.turn == seat] += 1
        assert deal.result is not None
        endings.add(deal.result.ending)
    # Each phase was met by the seat to act and by the other, and each way to end.
    acting = {Phase.UPCARD, Phase.DRAW, Phase.DISCARD} | ({Phase.LAYOFF} if rules is REGULAR else set())
    assert set(phases) == {(phase, mine) for phase in acting for mine in (True, False)} | {
        (Phase.OVER, False)
    }
    missing = {Ending.KNOCK, Ending.TURN_LIMIT} if rules is STRAIGHT else {Ending.TWO_CARDS_LEFT}
    assert endings == set(Ending) - missing
    assert changed > 1000


def test_the_swap_moves_what_is_hidden_and_nothing_else() -> None:
    rng = Random(1)
    for deal in playout(Deal.start(REGULAR, 0, "swap"), rng, 0.5):
        for seat in (0, 1):
            other = swapped(deal, seat, rng)
            assert other.hands[seat] == deal.hands[seat]
            assert other.pile == deal.pile
            assert other.seed != deal.seed
            hidden = hidden_hand(deal, seat)
            assert other.hands[1 - seat] & deal.hands[1 - seat] & ~hidden == deal.hands[1 - seat] & ~hidden
            if len(deal.stock) > 5:
                assert other.stock != deal.stock


@BOTH
@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_does_not_decide_by_unseen_cards(rules: Rules, level: str) -> None:
    player = opponent(level)
    decided: Counter[Phase] = Counter()
    for number in range(4):
        rng = Random(f"{level} {number}")
        for step, deal in enumerate(playout(Deal.start(rules, number % 2, f"{level} {number}"), rng, 0.9)):
            if deal.turn is None or (step > 30 and deal.phase is not Phase.LAYOFF):
                continue
            seat = deal.turn
            views = [View.of(deal, seat)] + [View.of(swapped(deal, seat, rng), seat) for _ in range(2)]
            chosen = {player.decide(view, Random(step)) for view in views}
            assert len(chosen) == 1
            assert chosen <= set(deal.legal_actions())
            decided[deal.phase] += 1
    assert {Phase.UPCARD, Phase.DRAW, Phase.DISCARD} <= set(decided)


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_changes_nothing_it_is_given(level: str) -> None:
    player = opponent(level)
    rng = Random(level)
    for step, deal in enumerate(playout(Deal.start(REGULAR, 0, level), rng, 0.9)):
        if deal.turn is None or step > 20:
            break
        view, same = View.of(deal, deal.turn), View.of(deal, deal.turn)
        first = player.decide(view, Random(step))
        assert view == same
        assert player.decide(view, Random(step)) == first
