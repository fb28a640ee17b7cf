"""Say what a record of rules says, one fact at a time, as codes with numbers; the page holds the sentences.

Everything the page tells about rules is made from these, so no text can contradict play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict, get_args

from ginrummy.game.melds import Aces
from ginrummy.game.rules import (
    ACE_DEADWOOD,
    BOUNDS,
    CHOICES,
    PRESETS,
    PROPOSED_TARGETS,
    GameWonBy,
    HollywoodWonBy,
    KnockMode,
    NextDealer,
    Rules,
    Shutout,
    Start,
    StockEnd,
    TiedUndercut,
    UpcardAce,
)
from ginrummy.table.messages import DifferenceMessage, FieldMessage, StatementMessage, TopicName

TOPICS: tuple[TopicName, ...] = get_args(TopicName)
"""The subjects a set of rules speaks about, in reading order."""


class IdleRow(TypedDict):
    """Tell when a field means nothing: where every other field named has one of the values given.

    ``reason``: the field that makes it so, for the sentence ``idle-<field>-<reason>``.
    """

    field: str
    reason: str
    when: dict[str, list[str | int | bool]]


def statements(rules: Rules) -> list[StatementMessage]:
    """List all there is to say about these rules, topic by topic.

    >>> [said["code"] for said in statements(Rules()) if said["topic"] == "knocking"]
    ['knock_fixed', 'knock_lays_down']
    """
    return [
        {"topic": topic, "code": code, "params": numbers}
        for topic, speak in zip(TOPICS, _SPEAKERS, strict=True)
        for code, numbers in speak(rules)
    ]


def differences(rules: Rules, base: Rules = PRESETS["regular"]) -> list[DifferenceMessage]:
    """Set the topics on which these rules say something else beside the base, with only what differs.

    >>> [row["topic"] for row in differences(PRESETS["straight"])]
    ['knocking', 'ending', 'scoring', 'layoffs', 'stock', 'options']
    >>> differences(Rules())
    []
    """
    here, there = statements(rules), statements(base)
    rows: list[DifferenceMessage] = []
    for topic in TOPICS:
        ours = [said for said in here if said["topic"] == topic]
        theirs = [said for said in there if said["topic"] == topic]
        if ours != theirs:
            rows.append({"topic": topic, "regular": _apart(theirs, ours), "here": _apart(ours, theirs)})
    return rows


def rule_fields() -> list[FieldMessage]:
    """Describe every field of the rules, grouped by topic.

    >>> rule_fields()[1]["name"], rule_fields()[1]["high"], rule_fields()[1]["proposed"]
    ('knock_limit', 98, [5, 7, 10])
    """
    return [_field(name, topic) for topic, names in _FIELDS.items() for name in names]


def idle_rows() -> list[IdleRow]:
    """List when a field of the rules means nothing, and by which other field.

    >>> idle_rows()[0]
    {'field': 'knock_limit', 'reason': 'knock_mode', 'when': {'knock_mode': ['upcard', 'gin_only']}}
    """
    upcard, fixed, gin_only = KnockMode.UPCARD.value, KnockMode.FIXED.value, KnockMode.GIN_ONLY.value
    by_mode = {"knock_limit": [upcard, gin_only], "upcard_ace": [fixed, gin_only]}
    by_mode |= {"spade_double": [fixed, gin_only], "undercut_bonus": [gin_only], "tied_undercut": [gin_only]}
    rows: list[IdleRow] = [
        {"field": field, "reason": "knock_mode", "when": {"knock_mode": [*modes]}}
        for field, modes in by_mode.items()
    ]
    rows += [
        {"field": field, "reason": "knock_limit", "when": {"knock_mode": [fixed], "knock_limit": [0]}}
        for field in ("undercut_bonus", "tied_undercut")
    ]
    return [
        *rows,
        {"field": "ace_deadwood", "reason": "aces", "when": {"aces": [Aces.LOW.value]}},
        {"field": "box_at_once", "reason": "box_bonus", "when": {"box_bonus": [0]}},
        {"field": "game_won_by", "reason": "box_bonus", "when": {"box_bonus": [0]}},
        {"field": "game_won_by", "reason": "box_at_once", "when": {"box_at_once": [True]}},
    ]


Said = Iterator[tuple[str, dict[str, int]]]

_FIELDS: dict[TopicName, tuple[str, ...]] = {
    "knocking": ("knock_mode", "knock_limit", "upcard_ace"),
    "scoring": ("gin_bonus", "big_gin_bonus", "spade_double"),
    "layoffs": ("undercut_bonus", "tied_undercut"),
    "stock": ("stock_end", "max_turns"),
    "aces": ("aces", "ace_deadwood"),
    "dealing": ("start", "next_dealer"),
    "settlement": ("box_bonus", "box_at_once", "game_bonus", "shutout", "game_won_by", "hollywood_won_by"),
}

_PROPOSED = {
    "knock_limit": [5, 7, 10],
    "gin_bonus": [20, 25],
    "big_gin_bonus": [0, 25, 31, 50],
    "undercut_bonus": [10, 20, 25],
    "box_bonus": [0, 10, 20, 25],
    "game_bonus": [0, 100],
    "max_turns": [100, 200],
}

_READ_WITH = {
    "dead_at_two": {"dead_again", "dead_draw"},
    "last_discard": {"dead_again", "dead_draw"},
    "not_oklahoma": {"forms"},
    "oklahoma_instead": {"forms"},
    "oklahoma_on": {"forms"},
    "only_gin_scores": {"gin", "gin_no_bonus"},
}
"""What follows from a fact and belongs beside it in a table of differences, though it is true elsewhere too."""


def _field(name: str, topic: TopicName) -> FieldMessage:
    low, high = BOUNDS.get(name, (None, None))
    choices: list[str | int] = []
    if name in CHOICES:
        choices = [choice.value for choice in CHOICES[name]]
    elif name == "ace_deadwood":
        choices = [*ACE_DEADWOOD]
    return {
        "name": name,
        "topic": topic,
        "kind": "number" if name in BOUNDS else "choice" if choices else "switch",
        "low": low,
        "high": high,
        "proposed": _PROPOSED.get(name, []),
        "choices": choices,
    }


def _apart(said: list[StatementMessage], other: list[StatementMessage]) -> list[StatementMessage]:
    kept = {item["code"] for item in said if item not in other}
    along = {code for anchor in kept for code in _READ_WITH.get(anchor, ())}
    return [item for item in said if item["code"] in kept | along]


def _knocks(rules: Rules) -> bool:
    """Whether a player may ever knock with deadwood left."""
    return rules.knock_mode is KnockMode.UPCARD or rules.limit(None) > 0


def _late_boxes(rules: Rules) -> int:
    """What a box adds when a game is settled."""
    return 0 if rules.box_at_once else rules.box_bonus


def _knocking(rules: Rules) -> Said:
    if not _knocks(rules):
        yield "gin_only", {}
        yield "gin_every_card", {}
        return
    if rules.knock_mode is KnockMode.FIXED:
        yield "knock_fixed", {"limit": rules.knock_limit}
    else:
        yield "knock_upcard", {}
        yield "upcard_ace_gin_only" if rules.upcard_ace is UpcardAce.GIN_ONLY else "upcard_ace_one", {}
    yield "knock_lays_down", {}


def _ending(rules: Rules) -> Said:
    yield "end_knock_or_gin" if _knocks(rules) else "end_gin", {}
    yield "end_big_gin" if rules.big_gin_bonus else "no_big_gin", {}


def _scoring(rules: Rules) -> Said:
    knocks = _knocks(rules)
    if knocks:
        yield "knock_difference", {}
        yield "knock_no_bonus", {}
    if rules.gin_bonus:
        yield "gin", {"bonus": rules.gin_bonus}
    else:
        yield "gin_no_bonus", {}
    if rules.big_gin_bonus:
        yield "big_gin", {"bonus": rules.big_gin_bonus}
    if not knocks:
        yield "only_gin_scores", {}
    if rules.spade_double:
        yield "spade_double", {}


def _layoffs(rules: Rules) -> Said:
    if not _knocks(rules):
        yield "no_layoffs", {}
        yield "no_undercut", {}
        return
    yield "lay_off", {}
    yield "layoffs_chain", {}
    yield "no_lay_off_on_gin", {}
    if rules.undercut_bonus:
        yield "undercut", {"bonus": rules.undercut_bonus}
    else:
        yield "undercut_no_bonus", {}
    if rules.tied_undercut is TiedUndercut.DRAWN:
        yield "tie_drawn", {}
    elif rules.tied_undercut is TiedUndercut.NO_BONUS or not rules.undercut_bonus:
        yield "tie_no_bonus", {}
    else:
        yield "tie_bonus", {"bonus": rules.undercut_bonus}


def _stock(rules: Rules) -> Said:
    match rules.stock_end:
        case StockEnd.RESHUFFLE:
            yield "reshuffle", {}
        case StockEnd.DEAD_AT_TWO:
            yield "last_cards", {"cards": rules.undrawn}
            yield "dead_at_two", {"cards": rules.undrawn}
        case StockEnd.KNOCK_ONLY:
            yield "last_cards", {"cards": rules.undrawn}
            yield "last_discard", {"cards": rules.undrawn}
    yield "turn_limit", {"turns": rules.max_turns}
    yield "dead_again", {}
    yield "dead_draw", {}


def _aces(rules: Rules) -> Said:
    yield "melds", {}
    yield (
        {
            Aces.LOW: "aces_low",
            Aces.HIGH_OR_LOW: "aces_high_or_low",
            Aces.AROUND: "aces_around",
        }[rules.aces],
        {},
    )
    yield "ace_counts", {"points": rules.ace_deadwood}
    yield "card_values", {}


def _dealing(rules: Rules) -> Said:
    if rules.start is Start.UPCARD:
        yield "deal_upcard", {}
        yield "upcard_offer", {}
    else:
        yield "deal_eleven", {}
        yield "first_throw", {}
    yield "draw_and_throw", {}
    yield "taken_card_stays", {}
    yield (
        {
            NextDealer.WINNER: "winner_deals",
            NextDealer.LOSER: "loser_deals",
            NextDealer.ALTERNATE: "dealer_alternates",
        }[rules.next_dealer],
        {},
    )


def _settlement(rules: Rules) -> Said:
    late = _late_boxes(rules)
    if late and rules.game_won_by is GameWonBy.SETTLEMENT:
        yield "won_by_settlement", {}
    else:
        yield "won_by_target", {}
    bonuses = [*_bonuses(rules, late)]
    if rules.box_bonus and rules.box_at_once:
        yield "box_at_once", {"bonus": rules.box_bonus}
    yield from bonuses
    if bonuses:
        yield "bonuses_not_in_one_deal", {}
    elif not rules.box_bonus:
        yield "no_bonuses", {}
    yield "hollywood", {}
    by_points = rules.hollywood_won_by is HollywoodWonBy.POINTS
    yield "hollywood_points" if by_points else "hollywood_games", {}


def _options(rules: Rules) -> Said:
    if rules.knock_mode is KnockMode.UPCARD:
        yield "oklahoma_on", {}
    else:
        yield "oklahoma_instead" if _knocks(rules) else "not_oklahoma", {}
    targets = PROPOSED_TARGETS["regular"]
    yield "forms", {"low": min(targets), "high": max(targets)}


def _bonuses(rules: Rules, late: int) -> Said:
    if late:
        yield "box", {"bonus": late}
    if rules.game_bonus:
        yield "game_bonus", {"bonus": rules.game_bonus}
    match rules.shutout:
        case Shutout.GAME_BONUS if rules.game_bonus:
            yield "shutout_game_bonus", {}
        case Shutout.NET if late or rules.game_bonus:
            yield "shutout_net", {}
        case Shutout.DEALS | Shutout.NET:
            yield "shutout_deals", {}
        case _:
            pass


_SPEAKERS = (_knocking, _ending, _scoring, _layoffs, _stock, _options, _aces, _dealing, _settlement)
