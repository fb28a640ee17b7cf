"""The rule sets that are searched, field by field: the engine's presets and some rules made to meet.

Written out here and not read from the engine, so that a wrong preset shows.
"""

from __future__ import annotations

Fields = dict[str, str | int | bool]

DEFAULTS: Fields = {
    "knock_mode": "fixed",
    "knock_limit": 10,
    "upcard_ace": "gin_only",
    "spade_double": False,
    "gin_bonus": 25,
    "big_gin_bonus": 0,
    "undercut_bonus": 25,
    "tied_undercut": "bonus",
    "stock_end": "reshuffle",
    "max_turns": 200,
    "aces": "low",
    "ace_deadwood": 1,
    "start": "upcard",
    "next_dealer": "winner",
    "box_bonus": 0,
    "box_at_once": False,
    "game_bonus": 0,
    "shutout": "none",
    "game_won_by": "first_to_target",
    "hollywood_won_by": "points",
}


def _fields(**changes: str | int | bool) -> Fields:
    assert changes.keys() <= DEFAULTS.keys()
    return DEFAULTS | changes


PRESETS: dict[str, Fields] = {
    "regular": _fields(),
    "straight": _fields(knock_mode="gin_only", stock_end="dead_at_two"),
    "oklahoma": _fields(knock_mode="upcard", stock_end="dead_at_two"),
    "classic": _fields(
        gin_bonus=20,
        undercut_bonus=10,
        box_bonus=20,
        game_bonus=100,
        shutout="game_bonus",
        stock_end="dead_at_two",
    ),
    "north_american": _fields(
        big_gin_bonus=31,
        box_bonus=25,
        game_bonus=100,
        shutout="deals",
        stock_end="dead_at_two",
        next_dealer="alternate",
    ),
    "tournament": _fields(stock_end="knock_only", tied_undercut="no_bonus"),
    "eaai": _fields(stock_end="dead_at_two", next_dealer="alternate"),
    "palace": _fields(undercut_bonus=20, box_bonus=10, box_at_once=True, stock_end="dead_at_two"),
    "round_the_corner": _fields(aces="around", ace_deadwood=15, stock_end="dead_at_two"),
}

MADE: dict[str, Fields] = {
    "eleven_cards": _fields(
        start="eleven_cards",
        big_gin_bonus=31,
        aces="high_or_low",
        ace_deadwood=15,
        stock_end="dead_at_two",
        tied_undercut="drawn",
    ),
    "doubled_last_chance": _fields(
        knock_mode="upcard",
        upcard_ace="one",
        spade_double=True,
        stock_end="knock_only",
        tied_undercut="no_bonus",
        box_bonus=20,
        box_at_once=True,
    ),
    "gin_last_chance": _fields(
        knock_mode="gin_only", stock_end="knock_only", big_gin_bonus=50, aces="around"
    ),
    "eleven_last_chance": _fields(start="eleven_cards", stock_end="knock_only", aces="high_or_low"),
    "anything_goes": _fields(
        knock_limit=98, big_gin_bonus=200, aces="around", ace_deadwood=15, tied_undercut="drawn", max_turns=4
    ),
    "nothing_goes": _fields(knock_limit=0, aces="high_or_low", start="eleven_cards", max_turns=40),
}

ALL: dict[str, Fields] = PRESETS | MADE
