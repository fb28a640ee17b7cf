"""The decisions of the levels in moments whose answer is known."""

from __future__ import annotations

from random import Random

import pytest
from support.deals import mask

from ginrummy.game.actions import Done, DrawStock, Knock, Pass, TakeDiscard, TakeUpcard
from ginrummy.game.cards import Card
from ginrummy.game.errors import CodedError
from ginrummy.game.options import Phase
from ginrummy.players.levels import PLAYABLE, opponent
from ginrummy.players.style import completes_meld

TAUGHT = (*PLAYABLE, "simple")
"""Every level that plays with a plan."""

MELDED_NINE = "4c 5c 6c 7d 8d 9d Qc Qd Qh"
NOTHING = "Ac 4d 7h Ts 2h 5s 8c Jd Kh Qs"


@pytest.mark.parametrize("name", TAUGHT)
def test_every_level_takes_the_upcard_that_gives_gin(name, view, rng):
    offered = view(f"{MELDED_NINE} Ks", "7c", phase=Phase.UPCARD, turns=0)
    assert opponent(name).decide(offered, rng) == TakeUpcard()


@pytest.mark.parametrize("name", TAUGHT)
def test_every_level_takes_the_discard_that_gives_gin(name, view, rng):
    assert opponent(name).decide(view(f"{MELDED_NINE} Ks", "2h 6d"), rng) == TakeDiscard()


def test_gentle_takes_whatever_leaves_it_less(view, rng):
    assert opponent("gentle").decide(view(NOTHING, "Kd 2c"), rng) == TakeDiscard()
    assert opponent("gentle").decide(view(NOTHING, "Ad Qc"), rng) == DrawStock()


@pytest.mark.parametrize("name", [name for name in TAUGHT if name != "gentle"])
def test_every_other_level_leaves_a_card_that_melds_with_nothing(name, view, rng):
    assert opponent(name).decide(view(NOTHING, "9c", phase=Phase.UPCARD, turns=0), rng) == Pass()
    assert opponent(name).decide(view(NOTHING, "Ad 9c"), rng) == DrawStock()


@pytest.mark.parametrize("name", TAUGHT)
def test_every_level_takes_what_completes_a_set(name, view, rng):
    hand = "Kc Kd 2h 5s 8c Jd 7h Ts 3c 4d"
    assert opponent(name).decide(view(hand, "Ad Ks"), rng) == TakeDiscard()


@pytest.mark.parametrize("name", TAUGHT)
def test_every_level_draws_from_the_stock_when_the_pile_is_closed(name, view, rng):
    assert opponent(name).decide(view(f"{MELDED_NINE} Ks", "6d", pile_closed=True), rng) == DrawStock()


@pytest.mark.parametrize("preset", ["regular", "straight"])
@pytest.mark.parametrize("turns", [0, 4, 30])
@pytest.mark.parametrize("name", TAUGHT)
def test_no_level_misses_gin(name, turns, preset, view, rng):
    act = opponent(name).decide(view(f"{MELDED_NINE} 7c Ks", "2h", turns=turns, preset=preset), rng)
    assert isinstance(act, Knock)
    assert str(act.discard) == "Ks"
    assert sum(len(meld.cards) for meld in act.spread) == 10


@pytest.mark.parametrize("name", TAUGHT)
def test_gin_is_never_gone_for_by_throwing_the_card_just_taken(name, view, rng):
    # Without the king the hand would be gin, but the king was taken from the pile.
    moment = view(f"{MELDED_NINE} 7c Ks", "2h", taken="Ks")
    act = opponent(name).decide(moment, rng)
    thrown = act.discard if isinstance(act, Knock) else act.card
    assert str(thrown) != "Ks"


@pytest.mark.parametrize(
    ("gone", "spread"), [("Ks 3s", ["3c3d3h", "9dTdJdQdKd"]), ("Ac 5c", ["2c3c4c", "9dTdJdQdKd"])]
)
@pytest.mark.parametrize("name", TAUGHT)
def test_the_spread_leaves_the_least_to_be_laid_off(name, gone, spread, view, rng):
    # Set or run of threes leave six points alike; what lies in the pile can no longer be laid off.
    moment = view("2c 3c 4c 3d 3h 9d Td Jd Qd Kd Qs", gone, turns=0)
    act = opponent(name).decide(moment, rng)
    assert isinstance(act, Knock)
    assert [str(meld) for meld in act.spread] == spread


@pytest.mark.parametrize("name", TAUGHT)
def test_layoffs_are_made_one_at_a_time_until_nothing_helps(name, view, rng):
    first = view("7c 8c Kd Kh Ks 2d 5h 9s Jd Ah", "Qs", spread="4c5c6c TdThTs", left="2s")
    act = opponent(name).decide(first, rng)
    assert str(act) == "l7c0"
    second = view("8c Kd Kh Ks 2d 5h 9s Jd Ah", "Qs", spread="4c5c6c7c TdThTs", left="2s")
    assert str(opponent(name).decide(second, rng)) == "l8c0"
    third = view("Kd Kh Ks 2d 5h 9s Jd Ah", "Qs", spread="4c5c6c7c8c TdThTs", left="2s")
    assert opponent(name).decide(third, rng) == Done()


@pytest.mark.parametrize("name", [*TAUGHT, "random"])
def test_nobody_decides_out_of_turn(name, view, rng):
    with pytest.raises(CodedError) as refused:
        opponent(name).decide(view(NOTHING, "9c", turn=1), rng)
    assert refused.value.code == "not_your_turn"


def test_the_plain_levels_knock_as_soon_as_they_may(view, rng):
    moment = view("4c 5c 6c 7d 8d 9d Ac 2h 3s 4h Kd", "Qs Js", turns=20)
    for name in ("gentle", "steady", "simple"):
        act = opponent(name).decide(moment, rng)
        assert isinstance(act, Knock), name
        assert str(act.discard) == "Kd", name


def test_expert_knocks_early_but_plays_on_late(view, rng):
    # Only 7 of clubs and T of diamonds are left to give gin.
    hand, gone = "4c 5c 6c 7d 8d 9d Qc Qd Qh As Kd", "3c 6d Qs"
    expert = opponent("expert")
    assert isinstance(expert.decide(view(hand, gone, turns=0), rng), Knock)
    assert not isinstance(expert.decide(view(hand, gone, turns=14), rng), Knock)


def test_expert_plays_on_with_gin_close_where_steady_knocks(view, rng):
    # 3 and 7 of clubs, 6 and T of diamonds, Q of spades: five cards give gin.
    hand = "4c 5c 6c 7d 8d 9d Qc Qd Qh As Kd"
    moment = view(hand, "Ks Js", turns=2)
    assert isinstance(opponent("steady").decide(moment, rng), Knock)
    assert not isinstance(opponent("expert").decide(moment, rng), Knock)


def test_nobody_knocks_without_gin_where_only_gin_ends_the_deal(view, rng):
    for name in TAUGHT:
        act = opponent(name).decide(view(f"{MELDED_NINE} As Kd", "Ks Js", preset="straight", turns=0), rng)
        assert not isinstance(act, Knock), name


def test_expert_draws_for_gin_rather_than_take_a_card_that_only_helps(view, rng):
    # 5-5 and 5-6 wait for four cards that give gin; the jack lengthens a run and no more.
    moment = view("7c 8c 9c Tc Qc Qd Qs 5h 5s 6h", "Kd Jc", turns=10)
    assert opponent("steady").decide(moment, rng) == TakeDiscard()
    assert opponent("expert").decide(moment, rng) == DrawStock()


def test_expert_uses_the_last_draw_rather_than_hand_it_over(view, rng):
    hand, pile = "7c 8c 9c Kd Ks 2h 5s Jd 4d Ah", "Qs Kh"
    expert = opponent("expert")
    assert expert.decide(view(hand, pile, preset="straight", stock=4), rng) == TakeDiscard()
    assert expert.decide(view(hand, pile, preset="straight", stock=3), rng) == DrawStock()
    assert expert.decide(view(hand, pile, stock=3), rng) == TakeDiscard()


@pytest.mark.parametrize(("name", "warned"), [("sharp", "dJh"), ("steady", "dKd")])
def test_expert_withholds_the_card_the_opponent_waits_for(name, warned, view, rng):
    hand = "4c 5c 6c 2d 2h 2s Ad 3s 5h Jh Kd"
    assert str(opponent(name).decide(view(hand, "8s", turns=12), rng)) == "dKd"
    assert str(opponent(name).decide(view(hand, "8s", turns=12, known="Kh Ks"), rng)) == warned


def test_expert_throws_the_safest_card_when_no_turn_is_left(view, rng):
    # Kings cannot meld any more; every other card might.
    moment = view("4c 5c 6c 2d 2h Ad 3s 5h 8h Kd Jc", "Ks Kh", preset="straight", stock=3, turns=26)
    assert str(opponent("expert").decide(moment, rng)) == "dKd"


def test_simple_chooses_among_equal_throws_by_its_numbers(view):
    hand = "Kc Qd Js Ts 9h 7c 6d 5s 4h 2c Ad"
    thrown = {str(opponent("simple").decide(view(hand, "8s"), Random(n))) for n in range(40)}
    assert thrown == {"dKc", "dQd", "dJs", "dTs"}


def test_simple_takes_a_card_that_melds_even_where_it_lowers_nothing(view, rng):
    # A third ten makes a set of what was a run: ten points are left either way.
    moment = view("Tc Jc Qc Td 2h 3h 4h Ks Kd Kh", "As Th")
    assert opponent("simple").decide(moment, rng) == TakeDiscard()
    assert opponent("gentle").decide(moment, rng) == DrawStock()


def test_gentle_throws_the_highest_card_in_no_meld_and_sees_no_more_in_it(view, rng):
    # The two jacks and the queen between them would be worth waiting for.
    hand = "7c 8c 9c Kd Kh Ks 2h 4d Jc Jh Qc"
    assert str(opponent("gentle").decide(view(hand, "As"), rng).card) == "Jc"


def test_a_card_completes_a_meld_only_with_two_that_fit():
    assert completes_meld(mask("Kc Kd 2h"), Card.parse("Ks"))
    assert completes_meld(mask("4c 5c 2h"), Card.parse("6c"))
    assert completes_meld(mask("4c 6c 2h"), Card.parse("5c"))
    assert not completes_meld(mask("Qc Kc 2h"), Card.parse("Ac"))
    assert not completes_meld(mask("Kc Qd Jh"), Card.parse("Ks"))
