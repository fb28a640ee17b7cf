"""A finished deal or match as one short text for an address: rules, cards and acts as a number in letters.

docs/RECORDS.md tells the form.  Reading a text plays it, and what the rules forbid cannot be written at all, because
an act is its place among those that are legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

from ginrummy.game.actions import Action, BigGin, Discard, DrawStock, Knock
from ginrummy.game.cards import ALL_CARDS, Card, cards_of
from ginrummy.game.deal import HAND_SIZE, Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.options import Phase, Situation, Throwing, knocks
from ginrummy.game.rules import ACE_DEADWOOD, BOUNDS, CHOICES, SWITCHES, Rules, preset
from ginrummy.game.scoring import score
from ginrummy.game.sheet import TARGET_MAX, TARGET_MIN, Form, Sheet, next_dealer
from ginrummy.records.deals import DealRecord
from ginrummy.records.decisions import Verb
from ginrummy.records.letters import (
    BETWEEN,
    CHECK_SIGNS,
    Unpacking,
    check_of,
    pack,
    read_number,
    write_number,
)
from ginrummy.records.matches import MatchRecord
from ginrummy.records.refusals import BadWord, RecordError, unreadable
from ginrummy.records.replaying import action_of, restocked
from ginrummy.records.ruleset import changes, nearest
from ginrummy.records.saying import MOST_POINTS

VERSION = "1"
"""What a text begins with.  A change of any list below, or of a preset's numbers, makes another version of it."""

LONGEST = 16_000
"""The longest text that is read, in characters; a deal of a preset takes up to 600."""

LONGEST_PART = 2_000
"""The longest part of it that tells a deal."""

MOST_DEALS = 100
"""The most deals of a match."""

MOST_ACTS = 4_000
"""The most acts of all its deals, so that no text takes long."""

PRESETS_IN_ORDER = (
    "regular",
    "straight",
    "oklahoma",
    "classic",
    "north_american",
    "tournament",
    "eaai",
    "palace",
    "round_the_corner",
)
FIELDS_IN_ORDER = (
    "knock_mode",
    "knock_limit",
    "upcard_ace",
    "spade_double",
    "gin_bonus",
    "big_gin_bonus",
    "undercut_bonus",
    "tied_undercut",
    "stock_end",
    "max_turns",
    "aces",
    "ace_deadwood",
    "start",
    "next_dealer",
    "box_bonus",
    "box_at_once",
    "game_bonus",
    "shutout",
    "game_won_by",
    "hollywood_won_by",
)
_FORMS = (Form.ONE, Form.TARGET, Form.HOLLYWOOD)
_MANY_NAMES = 32
"""How many presets or fields there may come to be."""

Values = Iterator[tuple[int, int]]


def dumps(record: DealRecord | MatchRecord) -> str:
    """Write a finished deal, or a match of finished deals.

    Raises BadWord ``hidden_cards`` where a hand was not known all the time, ``deal_not_over``, ``too_long``;
    RecordError ``record_inconsistent`` where the play cannot be.

    >>> from ginrummy.game.rules import PRESETS
    >>> dumps(DealRecord.of(Deal.start(PRESETS["classic"], 1, "a seed")))
    Traceback (most recent call last):
    ginrummy.records.refusals.BadWord: deal_not_over
    """
    if isinstance(record, DealRecord):
        parts = [pack(_deal_values(record))]
    else:
        if len(record.deals) > MOST_DEALS:
            raise BadWord("too_long", most=MOST_DEALS)
        parts = [pack(_match_values(record)), *(pack(_played(deal)) for deal in record.deals)]
    text = VERSION + BETWEEN.join(write_number(part) for part in parts)
    if len(text) + CHECK_SIGNS > LONGEST:
        raise BadWord("too_long", most=LONGEST)
    return text + check_of(text)


def loads(text: object) -> DealRecord | MatchRecord:
    """Read a text and play it; the inverse of :func:`dumps`.

    Raises RecordError ``record_unreadable`` with the reason ``too_long``, ``newer_version``, ``unknown_version``,
    ``bad_check``, ``bad_letters``, ``bad_value``, ``too_much`` or one of the rules' own.

    >>> loads("2AAAAA")
    Traceback (most recent call last):
    ginrummy.records.refusals.RecordError: record_unreadable {'line': 1, 'reason': 'newer_version', 'version': 2}
    """
    if not isinstance(text, str) or not text.isascii() or len(text) <= CHECK_SIGNS:
        raise unreadable(1, "bad_letters")
    if len(text) > LONGEST:
        raise unreadable(1, "too_long", most=LONGEST)
    version, told = text[0], text[:-CHECK_SIGNS]
    if version != VERSION:
        later = version in "23456789"
        raise (
            unreadable(1, "newer_version", version=int(version))
            if later
            else unreadable(1, "unknown_version")
        )
    if check_of(told) != text[-CHECK_SIGNS:]:
        raise unreadable(1, "bad_check")
    parts = told[1:].split(BETWEEN)
    if len(parts) > MOST_DEALS + 1 or max(map(len, parts)) > LONGEST_PART:
        raise unreadable(1, "too_long", most=LONGEST_PART)
    try:
        numbers = [read_number(part) for part in parts]
        return _read_match(numbers) if len(numbers) > 1 else _read_deal(Unpacking(numbers[0]))
    except RecordError:
        raise
    except CodedError as error:
        raise unreadable(1, error.code, **error.params) from None


def deck_of(deal: Deal) -> tuple[Card, ...]:
    """Return the cards of a deal that begins, in the order in which they are dealt; each hand by suit and rank.

    >>> [str(card) for card in deck_of(Deal.start(Rules(), 1, "a seed"))[:4]]
    ['3c', '7c', '9d', 'Ah']
    """
    eldest, dealt = cards_of(deal.hands[1 - deal.dealer]), cards_of(deal.hands[deal.dealer])
    turned = (deal.upcard,) if deal.upcard else eldest[HAND_SIZE:]
    return (*eldest[:HAND_SIZE], *dealt, *turned, *deal.stock)


def _deal_values(record: DealRecord) -> Values:
    yield from _rules_values(record.rules)
    yield record.dealer, 2
    scored = record.scores != (0, 0)
    yield int(scored), 2
    if scored:
        yield from ((points, MOST_POINTS + 1) for points in record.scores)
    yield from _played(record)


def _match_values(match: MatchRecord) -> Values:
    yield from _rules_values(match.rules)
    yield _FORMS.index(match.form), len(_FORMS)
    if match.target is not None:
        yield match.target - TARGET_MIN, TARGET_MAX - TARGET_MIN + 1
    yield match.deals[0].dealer, 2


def _rules_values(rules: Rules) -> Values:
    base = nearest(rules)
    yield PRESETS_IN_ORDER.index(base), _MANY_NAMES
    differ = changes(rules, base)
    yield len(differ), _MANY_NAMES
    for at, name in enumerate(FIELDS_IN_ORDER):
        if name in differ:
            yield at, _MANY_NAMES
            choices = _choices(name)
            yield choices.index(differ[name]), len(choices)


def _choices(name: str) -> Sequence[Any]:
    """Return every value of a field, in order."""
    if name in CHOICES:
        return [choice.value for choice in CHOICES[name]]
    if name in SWITCHES:
        return (False, True)
    if name == "ace_deadwood":
        return ACE_DEADWOOD
    low, high = BOUNDS[name]
    return range(low, high + 1)


def _played(record: DealRecord) -> Values:
    """Yield the cards as they were dealt and the acts, where they were played."""
    steps = record.steps()
    if not all(all(step.known) for step in steps):
        raise BadWord("hidden_cards")
    if steps[-1].deal.result is None:
        raise BadWord("deal_not_over")
    yield from _order_values(deck_of(steps[0].deal), cards_of(ALL_CARDS))
    for before, step in pairwise(steps):
        if step.decision is None or step.decision.verb is Verb.SHOWS:
            continue
        deal, action = before.deal, action_of(before.deal, step.decision)
        yield from _act_values(deal, action)
        if not deal.stock and isinstance(action, DrawStock) and step.deal.drawn:
            order = step.deal.drawn, *step.deal.stock
            yield from _order_values(order, sorted(order))


def _order_values(order: Sequence[Card], cards: Sequence[Card]) -> Values:
    """Yield for each card its place among those that are left."""
    left = list(cards)
    for card in order:
        at = left.index(card)
        yield at, len(left)
        left.pop(at)


def _read_deal(packed: Unpacking) -> DealRecord:
    rules = _read_rules(packed)
    dealer, scored = packed.take(2), packed.take(2)
    scores = (packed.take(MOST_POINTS + 1), packed.take(MOST_POINTS + 1)) if scored else (0, 0)
    if scored and scores == (0, 0):
        raise unreadable(1, "bad_value")
    return DealRecord.of(_play(packed, rules, dealer)[0], scores)


def _read_match(numbers: Sequence[int]) -> MatchRecord:
    head, *parts = numbers
    packed = Unpacking(head)
    rules = _read_rules(packed)
    form = _FORMS[packed.take(len(_FORMS))]
    target = None if form is Form.ONE else packed.take(TARGET_MAX - TARGET_MIN + 1) + TARGET_MIN
    dealer = packed.take(2)
    if packed.rest:
        raise unreadable(1, "too_much")
    sheet, deals, acts = Sheet.start(rules, form, target), list[Deal](), 0
    for part in parts:
        if sheet.over:
            raise unreadable(1, "match_over")
        deal, count = _play(Unpacking(part), rules, dealer, MOST_ACTS - acts)
        deals.append(deal)
        acts += count
        assert deal.result is not None
        price = score(deal.result, rules)
        sheet = sheet.after(price.winner, price.award)
        dealer = next_dealer(rules, dealer, price.winner)
    return MatchRecord.of(deals, form, target)


def _read_rules(packed: Unpacking) -> Rules:
    at, many = packed.take(_MANY_NAMES), packed.take(_MANY_NAMES)
    if at >= len(PRESETS_IN_ORDER):
        raise unreadable(1, "bad_value")
    base, values, last = PRESETS_IN_ORDER[at], dict[str, Any](), -1
    for _ in range(many):
        field = packed.take(_MANY_NAMES)
        if not last < field < len(FIELDS_IN_ORDER):
            raise unreadable(1, "bad_value")
        name, last = FIELDS_IN_ORDER[field], field
        choices = _choices(name)
        values[name] = choices[packed.take(len(choices))]
    rules = replace(preset(base), **values)
    # One game is written in one way.
    if nearest(rules) != base or changes(rules, base) != values:
        raise unreadable(1, "bad_value")
    return rules


def _play(packed: Unpacking, rules: Rules, dealer: int, most: int = MOST_ACTS) -> tuple[Deal, int]:
    """Play a deal to its end; return it with the number of its acts."""
    deck = _read_order(packed, cards_of(ALL_CARDS))
    deal, count = Deal.start(rules, dealer, "", deck), 0
    if deck_of(deal) != deck:
        raise unreadable(1, "bad_value")
    while deal.turn is not None:
        count += 1
        if count > most:
            raise unreadable(1, "too_long", most=MOST_ACTS)
        action = _read_act(packed, deal)
        if not deal.stock and isinstance(action, DrawStock):
            deal = restocked(deal, _read_order(packed, sorted(deal.pile[:-1])))
        deal, _ = deal.apply(action)
    if packed.rest:
        raise unreadable(1, "too_much")
    return deal, count


def _act_values(deal: Deal, action: Action) -> Values:
    if deal.phase is not Phase.DISCARD:
        acts = _in_order(deal.legal_actions())
        yield acts.index(action), len(acts)
        return
    throws, many = _throws(deal)
    if isinstance(action, BigGin):
        yield len(throws), many
        return
    card = action.card if isinstance(action, Discard) else cast(Knock, action).discard
    yield throws.index(card), many
    ways = _ways(deal, card)
    yield ways.index(action), len(ways)


def _read_act(packed: Unpacking, deal: Deal) -> Action:
    if deal.phase is not Phase.DISCARD:
        acts = _in_order(deal.legal_actions())
        return acts[packed.take(len(acts))]
    throws, many = _throws(deal)
    at = packed.take(many)
    if at == len(throws):
        return BigGin()
    ways = _ways(deal, throws[at])
    if not ways:
        raise unreadable(1, "bad_value")
    return ways[packed.take(len(ways))]


def _in_order(acts: Iterable[Action]) -> list[Action]:
    return sorted(acts, key=str)


def _throws(deal: Deal) -> tuple[tuple[Card, ...], int]:
    """Return the cards that may be thrown, and how many choices there are: big gin is the last one."""
    assert deal.turn is not None
    hand = deal.hands[deal.turn]
    throws = cards_of(hand & ~(deal.taken.mask if deal.taken else 0))
    now = Situation(phase=deal.phase, rules=deal.rules, limit=deal.limit, hand=hand, throwing=deal.throwing)
    return throws, len(throws) + now.big_gin


def _ways(deal: Deal, card: Card) -> list[Action]:
    """Return what may go with a throw.  The ways to knock with every other card would take most of the time."""
    assert deal.turn is not None
    hand, throwing = deal.hands[deal.turn], deal.throwing
    ways: list[Action] = [] if throwing is Throwing.MUST_END else [Discard(card)]
    if throwing is not Throwing.NO_KNOCK:
        ways += _in_order(knocks(hand, [card], deal.limit, deal.rules.melding))
    return ways


def _read_order(packed: Unpacking, cards: Sequence[Card]) -> tuple[Card, ...]:
    left = list(cards)
    return tuple(left.pop(packed.take(len(left))) for _ in cards)
