"""A finished deal or match as a short text: back as it was, short enough, and nothing wrong is let through."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.playout import playout

from ginrummy.game.actions import parse_action
from ginrummy.game.cards import DECK, Card
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import CodedError
from ginrummy.game.match import Match
from ginrummy.game.rules import BOUNDS, PRESETS, Rules, Start
from ginrummy.game.sheet import Form
from ginrummy.records import short
from ginrummy.records.deals import DealRecord
from ginrummy.records.documents import dumps as toml_of
from ginrummy.records.documents import loads as of_toml
from ginrummy.records.letters import LETTERS, check_of, pack, write_number
from ginrummy.records.matches import MatchRecord
from ginrummy.records.refusals import BadWord, RecordError
from ginrummy.records.short import LONGEST, MOST_DEALS, dumps, loads

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*.jsonl"))
RULES = {
    **PRESETS,
    "eleven": replace(PRESETS["tournament"], start=Start.ELEVEN_CARDS, big_gin_bonus=31),
    "anything": Rules(knock_limit=98, big_gin_bonus=50, max_turns=60),
    "long": Rules(max_turns=150, knock_limit=0),
}
LONGEST_OF_A_PRESET = 600


def random_deal(rules: Rules, seed: str, skill: float = 0.0, eagerness: float = 0.5) -> Deal:
    *_, deal = playout(Deal.start(rules, len(seed) % 2, seed), Random(seed), skill, eagerness)
    return deal


def reason(text: str) -> str:
    with pytest.raises(RecordError, match="record_unreadable") as refused:
        loads(text)
    return str(refused.value.params["reason"])


def written(values: list[tuple[int, int]]) -> str:
    told = "1" + write_number(pack(values))
    return told + check_of(told)


@pytest.fixture(scope="module")
def record() -> DealRecord:
    return DealRecord.of(random_deal(PRESETS["regular"], "short", 1.0, 1.0))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_golden_deals_come_back(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    deck = [Card.parse(told["deck"][at : at + 2]) for at in range(0, 104, 2)]
    deal = Deal.start(PRESETS[path.stem], told["dealer"], told["seed"], deck)
    for act in told["acts"].split():
        deal, _ = deal.apply(parse_action(act))
    record = DealRecord.of(deal)
    text = dumps(record)
    assert loads(text) == record
    assert len(text) <= LONGEST_OF_A_PRESET
    assert toml_of(loads(text)) == toml_of(record)


@given(
    st.sampled_from(sorted(RULES)),
    st.integers(0, 10**6),
    st.sampled_from([(1.0, 1.0), (1.0, 0.4), (0.8, 0.1), (0.2, 0.5)]),
    st.sampled_from([(0, 0), (0, 12), (345, 1_000_000)]),
)
@settings(max_examples=20, deadline=None)
def test_what_is_played_comes_back(
    name: str, seed: int, way: tuple[float, float], scores: tuple[int, int]
) -> None:
    record = DealRecord.of(random_deal(RULES[name], str(seed), *way), scores)
    text = dumps(record)
    assert loads(text) == record
    assert set(text) <= set(LETTERS)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_deal_of_a_preset_is_short(name: str) -> None:
    deals = (random_deal(PRESETS[name], f"{name}/{number}") for number in range(60))
    assert max(len(dumps(DealRecord.of(deal))) for deal in deals) <= LONGEST_OF_A_PRESET


def test_every_field_and_preset_has_its_number() -> None:
    assert tuple(PRESETS) == short.PRESETS_IN_ORDER
    assert tuple(field.name for field in fields(Rules)) == short.FIELDS_IN_ORDER


def test_every_change_of_the_rules_comes_back() -> None:
    for change in (
        {"ace_deadwood": 15, "aces": "around"},
        {"knock_mode": "upcard", "stock_end": "knock_only", "spade_double": True, "upcard_ace": "one"},
        {name: high for name, (_, high) in BOUNDS.items()} | {"max_turns": 2},
        {name: low for name, (low, _) in BOUNDS.items()} | {"shutout": "net", "hollywood_won_by": "games"},
    ):
        rules = replace(Rules(), **change)  # type: ignore[arg-type]
        record = DealRecord.of(random_deal(rules, "rules", 1.0))
        assert loads(dumps(record)) == record


def matches() -> Iterator[Match]:
    for form, target in ((Form.ONE, None), (Form.TARGET, 40), (Form.HOLLYWOOD, 20)):
        yield Match.start(PRESETS["classic"], form, "match", target)


@pytest.mark.parametrize("match", list(matches()), ids=lambda match: match.form.value)
def test_a_match_comes_back(match: Match) -> None:
    deals = [random_deal(match.rules, "match 1", 1.0)]
    match = match.with_deal(deals[0])
    while not match.over:
        match = match.next_deal()
        *_, deal = playout(match.deal, Random(match.number), 1.0)
        deals.append(deal)
        match = match.with_deal(deal)
    record = MatchRecord.of(deals, match.form, match.target)
    text = dumps(record)
    assert loads(text) == record
    assert len(text) < LONGEST


def test_a_text_means_what_it_meant() -> None:
    """What has been passed on is still read: a change that breaks this makes a new version of the form."""
    data = Path(__file__).parent / "data" / "short.json"
    for text, record in json.loads(data.read_text(encoding="utf-8")).items():
        read = loads(text)
        assert dumps(read) == text
        assert dumps(of_toml(record).record) == text
        assert toml_of(read).partition("[deal]")[2] == toml_of(of_toml(record)).partition("[deal]")[2]


def test_what_is_not_finished_or_not_known_has_no_text(record: DealRecord, hidden: str) -> None:
    with pytest.raises(BadWord, match="deal_not_over"):
        dumps(DealRecord.of(Deal.start(Rules(), 0, "a seed")))
    with pytest.raises(BadWord, match="hidden_cards"):
        dumps(of_toml(hidden).record)
    with pytest.raises(BadWord, match="hidden_cards"):
        dumps(record.seen_by(1))
    many = MatchRecord.of([record.steps()[-1].deal], Form.TARGET, 500)
    with pytest.raises(BadWord, match="too_long"):
        dumps(replace(many, deals=many.deals * (MOST_DEALS + 1)))


def test_a_record_without_its_stock_has_a_text_that_plays_the_same(by_hand: str) -> None:
    read = of_toml(by_hand).record
    assert isinstance(read, DealRecord)
    back = loads(dumps(read))
    assert isinstance(back, DealRecord)
    assert (back.hands, back.result) == (read.hands, read.result)
    assert [str(act) for act in back.play] == [str(replace(act, note="")) for act in read.play]


def test_no_change_of_a_sign_is_let_through(record: DealRecord) -> None:
    text, rng = dumps(record), Random("signs")
    for at in range(1, len(text)):
        other = rng.choice(LETTERS.replace(text[at], ""))
        assert reason(text[:at] + other + text[at + 1 :]) == "bad_check"
        assert reason(text[:at]) in ("bad_check", "bad_letters")
    assert reason(text + "A") == "bad_check"


def test_what_is_no_text_is_refused(record: DealRecord) -> None:
    text = dumps(record)
    told = text[:-4]
    for bad in (None, 7, "", "1", "1AAA", "1é" + text, text.encode()):
        with pytest.raises(RecordError, match="bad_letters"):
            loads(bad)
    assert reason("3" + text[1:]) == "newer_version"
    assert reason("x" + text[1:]) == "unknown_version"
    assert reason("1" * (LONGEST + 1)) == "too_long"
    padded = "1A" + told[1:]
    assert reason(padded + check_of(padded)) == "bad_letters"
    odd = told.replace(told[5], "!")
    assert reason(odd + check_of(odd)) == "bad_letters"
    assert reason(written([*short._deal_values(record), (1, 2)])) == "too_much"
    parts = "1" + ".".join(["B"] * (MOST_DEALS + 2))
    assert reason(parts + check_of(parts)) == "too_long"


def test_values_that_are_none_are_refused() -> None:
    presets, fields_ = len(PRESETS), len(short.FIELDS_IN_ORDER)
    assert reason(written([(presets, 32), (1, 32)])) == "bad_value"
    assert reason(written([(0, 32), (1, 32), (fields_, 32), (1, 9)])) == "bad_value"
    # A field twice, one that changes nothing, and rules that another preset is nearer to.
    assert reason(written([(0, 32), (2, 32), (4, 32), (9, 201), (4, 32), (9, 201)])) == "bad_value"
    assert reason(written([(0, 32), (1, 32), (4, 32), (25, 201), (1, 2)])) == "bad_value"
    assert reason(written([(1, 32), (1, 32), (0, 32), (0, 3), (1, 2)])) == "bad_value"
    # Rules that do not go together, no scores for scores, hands out of order.
    assert reason(written([(0, 32), (1, 32), (2, 32), (1, 2), (1, 2)])) == "rules_conflict"
    assert (
        reason(written([(0, 32), (0, 32), (0, 2), (1, 2), (0, 10**6 + 1), (0, 10**6 + 1), (1, 52)]))
        == "bad_value"
    )
    assert reason(written([(0, 32), (0, 32), (0, 2), (0, 2), (51, 52), (0, 51)])) == "bad_value"


@given(st.text(LETTERS + ".", min_size=1, max_size=60))
@settings(max_examples=40, deadline=None)
def test_whatever_is_written_ends_in_a_record_or_a_coded_refusal(body: str) -> None:
    told = "1" + body
    try:
        found = loads(told + check_of(told))
    except CodedError as error:
        assert error.code == "record_unreadable"  # noqa: PT017
    else:
        assert dumps(found) == told + check_of(told)


@pytest.mark.slow
def test_the_longest_play_comes_to_an_end() -> None:
    rules = Rules(knock_limit=98, max_turns=1000, aces="around", ace_deadwood=15)  # type: ignore[arg-type]
    deck = sorted(DECK)
    values = [*short._rules_values(rules), (0, 2), (0, 2), *short._order_values(deck, deck)]
    found = loads(written(values))
    assert isinstance(found, DealRecord)
    assert found.result is not None
    assert found.result.ending is Ending.TURN_LIMIT
