"""Decisions of the levels where other rules ask other things."""

from __future__ import annotations

from random import Random

import pytest
from support.deals import DEFENDER, GINNER, KNOCKER, WANTS_KING, at_last_discard, deal_of, play
from support.rulesets import EVERY_RULESET, RULESETS

from ginrummy.game.actions import BigGin, Discard, Knock, Pass, TakeDiscard, TakeUpcard
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import PRESETS, KnockMode, Rules, StockEnd
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.arena import play_deal, simulate_games
from ginrummy.players.levels import LEVELS, PLAYABLE, opponent

TAUGHT = (*PLAYABLE, "simple")
EACH = pytest.mark.parametrize("name", TAUGHT)
TOURNAMENT = PRESETS["tournament"]
CORNER = PRESETS["round_the_corner"]


def asked(waiting: str, rules: Rules = TOURNAMENT) -> View:
    """Return the view of the seat that is offered the last discard, the king of diamonds."""
    return View.of(at_last_discard(rules, 1, waiting), 1)


@EACH
def test_the_last_discard_is_taken_where_the_deal_can_be_ended_with_it(name, rng):
    for waiting in (WANTS_KING, "4c5c6c 8d9dTd 3c3h3s 9s"):
        assert opponent(name).decide(asked(waiting), rng) == TakeDiscard()


@EACH
def test_it_is_left_where_nothing_follows(name, rng):
    assert opponent(name).decide(asked("2cQd 4h6s 8cTd Qh3s 5d7h"), rng) == Pass()
    gin_only = Rules(knock_mode=KnockMode.GIN_ONLY, stock_end=StockEnd.KNOCK_ONLY)
    assert opponent(name).decide(asked("4c5c6c 8d9dTd 3c3h3s 9s", gin_only), rng) == Pass()


@pytest.mark.parametrize("name", LEVELS)
def test_once_taken_the_deal_is_ended(name):
    # Sharp, too, which would rather play on with such a hand.
    for waiting in (WANTS_KING, "4c5c6c 8d9dTd 3c3h3s 9s"):
        deal = play(at_last_discard(TOURNAMENT, 1, waiting), "t")
        view = View.of(deal, 1)
        assert view.throwing is Throwing.MUST_END
        act = opponent(name).decide(view, Random(name))
        assert isinstance(act, Knock)
        assert str(act.discard) != "Kd"
        deal.apply(act)


@EACH
def test_big_gin_is_declared_where_there_is_a_bonus_for_it(name, rng):
    eleven = DEFENDER.replace("7d", "8s")
    for preset, act in (("north_american", BigGin), ("regular", Knock)):
        deal = play(deal_of(PRESETS[preset], GINNER, eleven, "Kc", stock="7d"), "p p s")
        assert isinstance(opponent(name).decide(View.of(deal, 0), rng), act)


@EACH
def test_the_first_of_eleven_cards_is_thrown_plainly(name, rng):
    rules = RULESETS["eleven_last_chance"]
    for hand in (KNOCKER, GINNER):
        view = View.of(deal_of(rules, hand, DEFENDER, "Kc"), 0)
        act = opponent(name).decide(view, rng)
        assert act == Discard(act.card)
        assert act in view.legal_actions()


@EACH
def test_what_melds_round_the_corner_is_seen(name, view, rng):
    # The king joins ace and two, or it does not.
    hand = "Ac 2c 7d 8d 9d Qd Qh Qs 5h 6s"
    around = {"aces": "around", "ace_deadwood": 15, "stock_end": "dead_at_two"}
    offered = view(hand, "Kc", phase=Phase.UPCARD, turns=0, own=around)
    assert opponent(name).decide(offered, rng) == TakeUpcard()
    low = view(hand, "Kc", phase=Phase.UPCARD, turns=0)
    assert opponent(name).decide(low, rng) == Pass()


@EACH
def test_gin_with_a_high_ace_is_not_missed(name, view, rng):
    hand = "Qc Kc Ac 7d 8d 9d 4d 4h 4s 4c 2h"
    for aces in ("high_or_low", "around"):
        act = opponent(name).decide(view(hand, "8s", own={"aces": aces}), rng)
        assert isinstance(act, Knock)
        assert str(act.discard) == "2h"
    low = opponent(name).decide(view(hand, "8s"), rng)
    assert not isinstance(low, Knock) or low.discard != act.discard


@pytest.mark.parametrize("name", ["steady", "simple"])
def test_a_dear_ace_is_thrown_before_a_king(name, view, rng):
    hand = "4c 5c 6c 2d 2h 2s 7h 8s 9d Ad Kc"
    own = {"aces": "high_or_low", "ace_deadwood": 15}
    assert str(opponent(name).decide(view(hand, "Js Kd Ks Qd", turns=12, own=own), rng)) == "dAd"


@EACH
def test_the_limit_of_the_upcard_is_kept(name):
    rules = PRESETS["oklahoma"]
    for upcard, may in (("8h", True), ("Ah", False)):
        deal = play(deal_of(rules, KNOCKER, DEFENDER, upcard, stock="Kd"), "p p s")
        for seed in range(5):
            act = opponent(name).decide(View.of(deal, 0), Random(seed))
            assert act in deal.legal_actions()
            if not may:
                assert not isinstance(act, Knock)


@EVERY_RULESET
@pytest.mark.parametrize("name", PLAYABLE)
def test_whole_deals_are_legal(rules, name):
    endings = set()
    for number in range(3):
        deal = Deal.start(rules, number % 2, f"{name} {number}")
        players = (opponent(name), opponent("gentle"))
        ended = play_deal(deal, players, (Random(1), Random(2)))
        assert ended.result is not None
        endings.add(ended.result.ending)
    assert endings <= set(Ending)


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("mirrored", [True, False])
def test_matches_of_every_form_are_simulated(form, mirrored):
    target = None if form is Form.ONE else 40
    runs = [
        simulate_games(
            PRESETS["straight"],
            opponent("simple"),
            opponent("gentle"),
            5,
            "forms",
            target,
            form=form,
            mirrored=mirrored,
        )
        for _ in "12"
    ]
    assert runs[0].as_dict() | {"seconds": 0} == runs[1].as_dict() | {"seconds": 0}
    assert (runs[0].form, runs[0].target, runs[0].games) == (form.value, target, 5)
    assert sum(runs[0].wins) + runs[0].draws == 5
    assert runs[0].mean_deals >= (3 if form is Form.HOLLYWOOD else 1)


def test_drawn_matches_are_nobodys():
    # Straight gin between two that never find it: every deal is dead.
    summary = simulate_games(
        PRESETS["straight"], opponent("random"), opponent("random"), 5, "drawn", None, form=Form.ONE
    )
    assert (summary.wins, summary.draws, summary.share) == ((0, 0), 5, 0.0)
    assert summary.share_95 == (0.0, 1.0)


def test_without_a_loose_card_gentle_throws_with_care(view):
    # All eleven are melded; only the ends of the four-card runs may go.
    hand = "Ac 2c 3c 4c 5d 6d 7d 8d 9c 9h 9s"
    for seed in range(20):
        act = opponent("gentle").decide(view(hand, "Kd", own={"big_gin_bonus": 0}), Random(seed))
        assert isinstance(act, Knock)
    other = "5cTh TcTs KhKs Qc Jd 6s Jh"
    first = deal_of(RULESETS["eleven_last_chance"], "Ac2c3c4c 5d6d7d8d 9c9h", other, "9s")
    for seed in range(20):
        act = opponent("gentle").decide(View.of(first, 0), Random(seed))
        assert str(act) in {"dAc", "d4c", "d5d", "d8d"}
