"""The levels by name, whole deals of each, and what they may not depend on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from support.deals import assert_fifty_two

from ginrummy.game.actions import Knock
from ginrummy.game.cards import BY_INDEX, bits_of, card_set
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import PRESETS
from ginrummy.game.view import View
from ginrummy.players.levels import LEVELS, PLAYABLE, opponent

# The strongest level looks ahead, which takes long.
EVERY_LEVEL = [pytest.param(name, marks=pytest.mark.slow) if name == "master" else name for name in LEVELS]


def test_every_level_is_found_by_its_name():
    assert tuple(LEVELS)[:5] == PLAYABLE == ("gentle", "steady", "sharp", "expert", "master")
    for name in LEVELS:
        assert opponent(name).name == name


@pytest.mark.parametrize("name", ["", "Sharp", "grandmaster", None, 3])
def test_an_unknown_name_is_refused(name):
    with pytest.raises(CodedError) as refused:
        opponent(name)
    assert refused.value.code == "unknown_level"


def _played(deal: Deal, names: tuple[str, str], seed: str, check: bool = True) -> Deal:
    """Play a deal, checking that each act is legal and the same when asked again."""
    rngs = [Random(f"{seed}/{seat}") for seat in (0, 1)]
    while (seat := deal.turn) is not None:
        view = View.of(deal, seat)
        act = opponent(names[seat]).decide(view, rngs[seat])
        if check and not isinstance(act, Knock):
            assert act in view.legal_actions()
        deal, _ = deal.apply(act)
        if check:
            assert_fifty_two(deal)
    return deal


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("names", "deals"), [(("sharp", "gentle"), 6), (("steady", "simple"), 10), (("gentle", "random"), 16)]
)
def test_every_act_is_legal(names, deals, preset):
    for number in range(deals):
        seats = names if number % 2 else names[::-1]
        deal = Deal.start(PRESETS[preset], number // 2 % 2, f"legal {number}")
        assert _played(deal, seats, f"legal {number}").result is not None


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", EVERY_LEVEL)
def test_hundreds_of_deals_of_every_level_are_legal(name, preset):
    rivals = [*LEVELS]
    for number in range(100):
        names = (name, rivals[number % len(rivals)])
        deal = Deal.start(PRESETS[preset], number % 2, f"many {number}")
        assert _played(deal, names if number % 3 else names[::-1], f"many {number}").result is not None


@pytest.mark.parametrize("preset", ["regular", "straight", "tournament"])
@pytest.mark.parametrize("name", EVERY_LEVEL)
def test_no_decision_depends_on_a_hidden_card(name, preset):
    """Deal the unseen cards anew between the stock and the other hand before every decision."""
    for number in range(2):
        shuffle = Random(f"swap {number}")
        deal = Deal.start(PRESETS[preset], number % 2, f"swap {number}")
        step = 0
        while (seat := deal.turn) is not None:
            step += 1
            act = opponent(name).decide(View.of(deal, seat), Random(f"{number}/{step}"))
            other = _unseen_dealt_anew(deal, seat, shuffle)
            assert opponent(name).decide(View.of(other, seat), Random(f"{number}/{step}")) == act
            deal, _ = deal.apply(act)


def _unseen_dealt_anew(deal: Deal, seat: int, rng: Random) -> Deal:
    known = deal.known[1 - seat] if deal.laid is None else deal.hands[1 - seat]
    unseen = [BY_INDEX[bit.bit_length() - 1] for bit in bits_of(deal.hands[1 - seat] & ~known)]
    hidden = len(unseen)
    unseen += deal.stock
    rng.shuffle(unseen)
    theirs = known | card_set(unseen[:hidden])
    hands = (deal.hands[0], theirs) if seat == 0 else (theirs, deal.hands[1])
    return replace(deal, hands=hands, stock=tuple(unseen[hidden:]))


@pytest.mark.parametrize("name", EVERY_LEVEL)
def test_the_same_deal_and_numbers_give_the_same_play(name):
    for preset in PRESETS.values():
        first, second = (_played(Deal.start(preset, 0, "same"), (name, name), "same", False) for _ in "12")
        assert first == second
