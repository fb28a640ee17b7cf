"""The scenarios of the other games, of Hollywood and of own rules: the first seed that leads to each."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from ginrummy.table.session import OPPONENT, PERSON
from plans import (
    BOLD,
    PATIENT,
    QUICK,
    Moment,
    Person,
    Plan,
    View,
    deal_over,
    find,
    play,
    shortest,
)
from words import LEVELS, PRESETS

FORMS = ("one", "target", "hollywood")
LOW = 10
"""The lowest target there is: a match to it is short."""
TRIED = 12
"""How many seeds a short match is chosen among."""
STEADFAST = Person(knocks=None, takes=False)
"""Waits for gin and draws from the stock, so that the deal lasts."""


def level_of(preset: str) -> str:
    """Choose the opponent for a game, so that every one of them plays some."""
    levels = list(LEVELS)
    return levels[list(PRESETS).index(preset) % len(levels)]


def _knocks(preset: str) -> Person:
    return PATIENT if preset == "straight" else QUICK


@cache
def short_matches(preset: str) -> tuple[Plan, ...]:
    """One deal, a game and three games of Hollywood from one seed, all played to their end."""
    level, first = level_of(preset), TRIED * list(PRESETS).index(preset)
    three = min(
        (
            play(_knocks(preset), f"e2e-{number}", preset=preset, form="hollywood", target=LOW, level=level)
            for number in range(first, first + TRIED)
        ),
        key=lambda plan: len(plan.moments),
    )
    one, game = (
        play(
            _knocks(preset),
            three.seed,
            preset=preset,
            form=form,
            target=None if form == "one" else LOW,
            level=level,
        )
        for form in FORMS[:2]
    )
    return one, game, three


# ---------------------------------------------------------------------------------------- ends of a deal


def _ended(plan: Plan, kind: str, knocker: int | None = None) -> bool:
    result = plan.result
    return bool(result["kind"] == kind and (knocker is None or result["knocker"] == knocker))


@cache
def big_gin() -> Plan:
    """The person declares big gin in a game with a bonus for it."""
    return find(
        lambda plan: _ended(plan, "big_gin", PERSON),
        BOLD,
        preset="north_american",
        form="target",
        target=LOW,
        level="gentle",
        ends=deal_over,
    )


def may_take_last(moment: Moment) -> bool:
    """Tell whether the last discard may be taken to end the deal with it."""
    return moment.phase == "last_discard" and bool(moment.offers("take_discard"))


def may_not_take_last(moment: Moment) -> bool:
    """Tell whether the last discard is offered and no knock follows from it."""
    return moment.phase == "last_discard" and not moment.offers("take_discard")


@cache
def last_discard_taken() -> Plan:
    """The person takes the last discard and knocks with it."""
    return find(
        lambda plan: plan.holds(may_take_last) and _ended(plan, "knock", PERSON),
        STEADFAST,
        preset="tournament",
        level="gentle",
    )


@cache
def last_discard_useless() -> Plan:
    """The last discard is offered to the person, who can only leave it."""
    return find(lambda plan: plan.holds(may_not_take_last), STEADFAST, preset="tournament", level="gentle")


@cache
def last_discard_of_person() -> Plan:
    """The person throws the last discard, and it is the opponent who may end the deal with it."""
    return find(
        lambda plan: any(
            view["deal"]["phase"] == "last_discard" and view["deal"]["turn"] == OPPONENT
            for moment in plan.moments
            for view in moment.during
        ),
        STEADFAST,
        preset="tournament",
        level="gentle",
    )


@cache
def tied_undercut() -> Plan:
    """A tie under rules without a bonus for it, and the first moment of the next deal."""

    def second_deal(view: View) -> bool:
        return bool(view["deal"]["number"] == 2 and view["deal"]["turn"] == PERSON)

    return find(
        lambda plan: (
            plan.last.view["match"]["deals"][0]["points"] == 0
            and plan.last.view["match"]["deals"][0]["kind"] == "undercut"
        ),
        QUICK,
        preset="tournament",
        form="target",
        target=100,
        ends=second_deal,
    )


@cache
def undercut_ends_game() -> Plan:
    """The opponent's undercut wins him the game that the person meant to win."""
    return find(
        lambda plan: _ended(plan, "undercut", PERSON) and plan.last.view["match"]["winner"] == OPPONENT,
        QUICK,
        preset="classic",
        form="target",
        target=LOW,
    )


# ---------------------------------------------------------------------------------------------- the upcard


@cache
def ace_turned() -> Plan:
    """Oklahoma with an ace turned: nobody knocks in this deal, and somebody goes gin."""
    return find(
        lambda plan: plan.last.deal["upcard"][0] == "A" and _ended(plan, "gin"),
        QUICK,
        preset="oklahoma",
        level="gentle",
    )


@cache
def spade_turned() -> Plan:
    """Oklahoma with doubled spades, a spade turned, and a scored deal."""
    return shortest(
        lambda plan: plan.last.deal["doubled"] and bool(plan.result["points"]),
        QUICK,
        among=3,
        preset="oklahoma",
        level="gentle",
        changes={"spade_double": True},
    )


# ------------------------------------------------------------------------------------------ own rules


@cache
def eleven_cards(beginner: int) -> Plan:
    """Own rules by which the beginner holds eleven cards and throws one; played to its end."""
    return shortest(
        lambda plan: plan.last.deal["dealer"] == 1 - beginner,
        QUICK,
        among=3,
        preset="regular",
        level="gentle",
        changes={"start": "eleven_cards"},
        name="Eleven at first",
    )


def _around(cards: list[str]) -> bool:
    ranks = "".join(card[0] for card in cards)
    return "KA2" in ranks and len({card[1] for card in cards}) == 1


def around(view: View) -> int | None:
    """Find a run around the corner among the melds laid down, by its place."""
    spread = view["deal"]["spread"]
    melds: list[dict[str, Any]] = spread["melds"] if spread else []
    return next((index for index, meld in enumerate(melds) if _around(meld["cards"])), None)


def _laid_off_around(plan: Plan) -> bool:
    """Tell whether a run laid down around the corner, not made one by a layoff, has got a card laid off on it."""
    laid = next(
        (
            view
            for moment in plan.moments
            for view in (moment.view, *moment.during)
            if view["deal"]["spread"] and not view["deal"]["spread"]["laid_off"]
        ),
        None,
    )
    place = around(laid) if laid else None
    layoffs = plan.last.deal["spread"]["laid_off"]
    return place is not None and any(entry["meld"] == place for entry in layoffs)


@cache
def corner_of_person() -> Plan:
    """The person lays down a run around the corner, and the opponent lays off on it."""
    return find(
        lambda plan: _ended(plan, "knock", PERSON) and _laid_off_around(plan),
        QUICK,
        preset="round_the_corner",
    )


@cache
def corner_of_opponent() -> Plan:
    """The opponent lays down a run around the corner, and the person lays off on it."""
    return find(
        lambda plan: _ended(plan, "knock", OPPONENT) and _laid_off_around(plan),
        PATIENT,
        preset="round_the_corner",
    )


# ------------------------------------------------------------------------------------------ Hollywood


def closed_games(view: View) -> list[int]:
    """List the games that are closed, by their place."""
    return [index for index, game in enumerate(view["match"]["games"]) if game["closer"] is not None]


@cache
def hollywood_apart() -> Plan:
    """Hollywood with bonuses whose games part: a player shut out of the first game enters the second one at first.

    Both players win deals, some deal enters two games, and some finds a game closed.
    """

    def wanted(plan: Plan) -> bool:
        match = plan.last.view["match"]
        first, second, _ = match["games"]
        shut_out = any(not first["boxes"][seat] and second["boxes"][seat] for seat in (0, 1))
        deals = [entry["deal"] for game in match["games"] for entry in game["entries"]]
        return (
            shut_out and {0, 1} <= {row["winner"] for row in match["deals"]} and len(deals) > len(set(deals))
        )

    return find(wanted, QUICK, preset="north_american", form="hollywood", target=40, level="gentle")


# -------------------------------------------------------------------------------- settled in other ways


@cache
def won_by_bonuses() -> Plan:
    """Own rules by which the player who did not reach the target wins the game with his boxes."""
    return find(
        lambda plan: any(
            game["winner"] not in {None, game["closer"]} for game in plan.last.view["match"]["games"]
        ),
        QUICK,
        preset="regular",
        form="target",
        target=20,
        level="gentle",
        changes={"box_bonus": 100, "game_won_by": "settlement"},
        name="Boxes count",
    )


@cache
def won_by_games() -> Plan:
    """Hollywood by own rules that count games, and everything twice after a shutout."""
    return find(
        lambda plan: {0, 1} <= {game["winner"] for game in plan.last.view["match"]["games"]},
        QUICK,
        preset="classic",
        form="hollywood",
        target=LOW,
        level="gentle",
        changes={"shutout": "net", "hollywood_won_by": "games"},
        name="Game by game",
    )


@cache
def drawn_deal() -> Plan:
    """Own rules by which equal deadwood is nobody's deal."""
    return find(
        lambda plan: _ended(plan, "drawn"),
        QUICK,
        preset="regular",
        form="target",
        target=100,
        changes={"tied_undercut": "drawn"},
        name="Ties are drawn",
        ends=deal_over,
    )


@cache
def few_turns() -> Plan:
    """Own rules by which a deal is dead after its tenth turn, and only gin ends it before."""
    return find(
        lambda plan: bool(plan.result["reason"] == "turn_limit"),
        PATIENT,
        preset="regular",
        level="gentle",
        changes={"max_turns": 10, "knock_limit": 0},
        name="In a hurry",
    )


@cache
def made_by_hand() -> Plan:
    """A game by own rules that change three things of the classic one, called by what could be markup."""
    return find(
        lambda plan: len(plan.last.view["match"]["deals"]) <= 2,
        QUICK,
        preset="classic",
        form="target",
        target=LOW,
        level="gentle",
        changes={"knock_limit": 7, "gin_bonus": 25, "start": "eleven_cards"},
        name='Sunday <b>&"',
    )


@cache
def refused() -> Plan:
    """Own rules that do not go together, so that nothing is played by them."""
    return replace(few_turns(), changes={"ace_deadwood": 15}, name="Dear low aces")
