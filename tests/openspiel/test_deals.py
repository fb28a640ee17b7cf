"""Whole deals in lockstep with OpenSpiel: the same legal acts, hands and points but for differences with a name."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from openspiel.chance import deck_by_chance, played, player_by_chance
from openspiel.differences import Difference
from openspiel.lockstep import Lockstep, Unexplained
from openspiel.oracle import NUMBER, dealt, gin
from support.deals import LOOSE, OTHER, play, refused, written_deck

from ginrummy.game.actions import Discard, DrawStock, Knock, Pass
from ginrummy.game.deal import Deal
from ginrummy.game.rules import PRESETS

# How the deals ended here (parted: the rest cannot be compared, because OpenSpiel had ended the deal or had come to
# its wall), then the positions in which each difference showed.  Checked to the last one: where a count
# moves, play, rules or OpenSpiel have changed.
TABLE = """\
                eaai  oklahoma  classic  north_american  tournament  straight  regular
deals           1160      1160      150             150         150       150      150
knock            597       462       67              72          85         -       70
gin                3        32        1               -           1        30        2
two_cards_left   408       513       63              54          50        96        -
parted           152       153       19              24          14        24       78
TAKEN_CARD     20193     22176     2929            2578        2300      3317     2569
UPCARD_CAP       152       153       19              24          14        24       15
LAST_DISCARD      48        53        4               7           -         5        -
RESHUFFLE          -         -        -               -           -         -       63
BIG_GIN            -         -        -               8           -         -        -
LONG_RUN         208       271       27               9          19         4       32
THIRD_ON_END      83        69        6               9          16         -        9
PLACE              5         1        1               -           -         -        -
OWN_MELDS        489       422       59              61          74        30       62
TIE               24        11        1               1           -         -        4
"""

# Chance never or hardly brings these about, so each has a deal of its own.
STAGED = {"REPEATED_MOVE", "HIDDEN_KNOCK"}


def column(name: str) -> dict[str, int]:
    """Read the counts of one of the rules, without its noughts."""
    names, *rows = [line.split() for line in TABLE.splitlines()]
    at = names.index(name) + 1
    return {row[0]: int(row[at]) for row in rows if row[at] != "-"}


@pytest.mark.parametrize("name", ["eaai", "oklahoma"])
def test_some_deals(name: str) -> None:
    ends, met = played(PRESETS[name], 25, f"some {name}")
    assert ends.total() == 25
    assert met


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLE.splitlines()[0].split())
def test_many_deals(name: str) -> None:
    expected = column(name)
    ends, met = played(PRESETS[name], expected["deals"], name)
    assert {"deals": ends.total(), **ends, **{one.name: count for one, count in met.items()}} == expected


def test_every_difference_is_shown() -> None:
    in_table = {line.split()[0] for line in TABLE.splitlines()}
    assert {difference.name for difference in Difference} - in_table == STAGED


def test_a_repeated_move() -> None:
    deck = written_deck(LOOSE, OTHER, "Ts")
    thrown_back = deck[20]
    state = dealt(PRESETS["eaai"], deck)
    for _ in range(2):
        state.apply_action(gin.DRAW_UPCARD_ACTION)
        state.apply_action(NUMBER[thrown_back])
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    deal = play(Deal.start(PRESETS["eaai"], 1, "written", deck), "u")
    assert refused(deal, f"d{thrown_back}").code == "taken_card"


def test_a_hidden_knock() -> None:
    deck = written_deck("4s5s6s 3c4c5c6c 2d5d 6h", "7d8h9c TdJhQc Ks7s8d9h", "Kc", stock="2h")
    pair = Lockstep(PRESETS["eaai"], deck, dealer=1)
    for act in (Pass(), Pass(), DrawStock()):
        pair.apply(act, pair.common()[act])
    assert gin.KNOCK_ACTION not in pair.state.legal_actions()
    assert any(isinstance(act, Knock) for act in pair.deal.legal_actions())
    assert all(isinstance(act, Discard) for act in pair.common())
    assert pair.met == {Difference.HIDDEN_KNOCK: 1}


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("eaai", {"knock_limit": 9}),
        ("eaai", {"undercut_bonus": 24}),
        ("straight", {"gin_bonus": 24}),
        ("oklahoma", {"knock_mode": "fixed"}),
    ],
)
def test_other_rules_are_noticed(name: str, there: dict[str, Any]) -> None:
    rng = Random("other rules")

    def deal_on() -> None:
        for _ in range(100):
            pair = Lockstep(PRESETS[name], deck_by_chance(rng), dealer=1)
            pair.state = dealt(replace(PRESETS[name], **there), pair.deck)
            pair.play(player_by_chance(rng))

    with pytest.raises(Unexplained):
        deal_on()
