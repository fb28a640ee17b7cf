"""What a seat is given must not depend on a card that it has not seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from support.deals import REGULAR, assert_fifty_two, deal_of, mask, play, thrown_through
from support.playout import playout
from support.rulesets import EVERY_RULESET, RULESETS, knocks
from support.swap import hidden_hand, swapped

from ginrummy.game.deal import Deal, Ending
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules, StockEnd
from ginrummy.game.view import View
from ginrummy.players.levels import LEVELS, opponent

# The strongest level looks ahead, which takes long.
EVERY_LEVEL = [pytest.param(name, marks=pytest.mark.slow) if name == "master" else name for name in LEVELS]


def phases_of(rules: Rules) -> set[Phase]:
    """Return the phases in which somebody acts under these rules."""
    met = {Phase.DRAW, Phase.DISCARD}
    if rules.start == "upcard":
        met.add(Phase.UPCARD)
    if rules.stock_end is StockEnd.KNOCK_ONLY:
        met.add(Phase.LAST_DISCARD)
    if knocks(rules):
        met.add(Phase.LAYOFF)
    return met


@EVERY_RULESET
def test_a_view_does_not_change_with_unseen_cards(rules: Rules) -> None:
    phases: Counter[tuple[Phase, bool]] = Counter()
    endings: set[Ending] = set()
    changed = 0
    for number in range(10):
        rng = Random(f"view {number}")
        skill = 0.0 if number % 9 == 0 else rng.choice((0.8, 0.95, 1.0))
        eagerness = rng.choice((0.5, 1.0)) if number % 3 else 0.0
        start = Deal.start(rules, number % 2, f"view {number}")
        for step, deal in enumerate(playout(start, rng, skill, eagerness)):
            often = deal.phase in (Phase.LAST_DISCARD, Phase.LAYOFF, Phase.OVER)
            if step > 20 and not often and step % 7:
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
    # Each phase was met by the seat to act and by the other.
    assert set(phases) == {(phase, mine) for phase in phases_of(rules) for mine in (True, False)} | {
        (Phase.OVER, False)
    }
    assert len(endings) >= 2
    assert changed > 100


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


@EVERY_RULESET
@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_an_opponent_does_not_decide_by_unseen_cards(rules: Rules, level: str) -> None:
    player = opponent(level)
    decided: Counter[Phase] = Counter()
    for number in range(2):
        rng = Random(f"{level} {number}")
        start = Deal.start(rules, number % 2, f"{level} {number}")
        for step, deal in enumerate(playout(start, rng, 0.9, 0.6 * number)):
            if deal.turn is None or (
                step > 12 and step % 9 and deal.phase not in (Phase.LAYOFF, Phase.LAST_DISCARD)
            ):
                continue
            seat = deal.turn
            views = [View.of(deal, seat)] + [View.of(swapped(deal, seat, rng), seat) for _ in range(2)]
            chosen = {player.decide(view, Random(step)) for view in views}
            assert len(chosen) == 1
            assert chosen <= set(deal.legal_actions())
            decided[deal.phase] += 1
    assert phases_of(rules) & {Phase.UPCARD, Phase.DRAW, Phase.DISCARD} <= set(decided)


@pytest.mark.parametrize("level", EVERY_LEVEL)
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


def test_the_eleventh_card_is_hidden_from_the_dealer() -> None:
    rules = RULESETS["eleven_last_chance"]
    deal = deal_of(rules, "AcKd 3h5s 7c9d Jh2s 4d6h", "2cQd 4h6s 8cTd Qh3s 5d7h", "Kc")
    rng = Random(11)
    seen = set()
    for _ in range(30):
        other = swapped(deal, 1, rng)
        seen.add(other.hands[0])
        assert View.of(other, 1) == View.of(deal, 1)
    assert len(seen) == 30
    assert all(hand.bit_count() == 11 for hand in seen)


@pytest.mark.parametrize(
    "name", [name for name, rules in RULESETS.items() if rules.stock_end == "knock_only"]
)
def test_whether_the_last_discard_may_be_taken_is_told_to_its_seat_alone(name: str) -> None:
    rules = RULESETS[name]
    thrower, waiting = "Ac2d 5h7s 9c Jh2s 4d6h Kd", "KcKhKs 4c5c6c 8d9dTd 9s"
    if rules.start == "eleven_cards":
        # The dealer is the first to draw then, so it draws the last card too.
        deal, asked = play(deal_of(rules, waiting, thrower, "Tc"), "dTc"), 0
        while len(deal.stock) > 3:
            deal = play(deal, "s")
            deal = play(deal, f"d{deal.drawn}")
    else:
        deal, asked = thrown_through(deal_of(rules, thrower, waiting, "Tc"), 3), 1
    deal = play(deal, "s dKd")
    assert (deal.phase, deal.turn) == (Phase.LAST_DISCARD, asked)
    assert {str(act) for act in View.of(deal, asked).legal_actions()} == {"t", "p"}
    # Without its kings and runs the same seat could only pass; the other seat is told the same.
    hopeless = mask("8s6s QhJs 3h7h Th2c 5d3d")
    other = replace(deal, hands=(hopeless, deal.hands[1]) if asked == 0 else (deal.hands[0], hopeless))
    assert {str(act) for act in View.of(other, asked).legal_actions()} == {"p"}
    assert View.of(other, 1 - asked) == View.of(deal, 1 - asked)
    assert View.of(other, 1 - asked).legal_actions() == ()
