from __future__ import annotations

from random import Random

import pytest
from support.playout import random_action

from ginrummy.game.deal import Deal
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form
from ginrummy.records.documents import Document, Recorder, dumps, loads
from ginrummy.records.matches import MatchRecord, Player
from ginrummy.records.refusals import BadWord, RecordError


def played(rules: Rules, form: Form, target: int | None, seed: str) -> tuple[Match, list[Deal]]:
    """Play a match to its end; return it with its deals."""
    match, rng, deals = Match.start(rules, form, seed, target), Random(seed), []
    while True:
        while match.deal.turn is not None:
            match, _ = match.apply(random_action(match.deal, rng, 1.0, 1.0))
        deals.append(match.deal)
        if match.over:
            return match, deals
        match = match.next_deal()


PLAYERS = (Player('Ann "the fox"'), Player("", "sharp"))

FORMS = [
    ("classic", Form.TARGET, 100),
    ("north_american", Form.HOLLYWOOD, 50),
    ("palace", Form.HOLLYWOOD, 60),
    ("tournament", Form.TARGET, 40),
    ("regular", Form.ONE, None),
]


@pytest.mark.parametrize(("preset", "form", "target"), FORMS)
def test_a_match_comes_back_as_it_was(preset: str, form: Form, target: int | None) -> None:
    match, deals = played(PRESETS[preset], form, target, f"record {preset}")
    record = MatchRecord.of(deals, form, target, PLAYERS)
    assert record.sheet() == match.sheet
    text = dumps(Document(record, Recorder("somebody", "3"), "a note"))
    document = loads(text)
    assert document == Document(record, Recorder("somebody", "3"), "a note")
    assert dumps(document) == text
    # The same without what can be worked out.
    short = "\n".join(
        line for line in text.splitlines() if not line.startswith(("scores", "games", "totals"))
    )
    assert loads(short) == document


@pytest.fixture(scope="module")
def hollywood() -> str:
    """Return the record of a Hollywood match of some deals."""
    _, deals = played(PRESETS["north_american"], Form.HOLLYWOOD, 30, "to be tampered with")
    assert len(deals) >= 3
    return dumps(MatchRecord.of(deals, Form.HOLLYWOOD, 30, PLAYERS))


def test_an_unfinished_match(hollywood: str) -> None:
    head, first, *rest = hollywood.split("[[deals]]")
    told = head.partition("[match.result]")[0]
    cut = f"{told}[[deals]]{first}[[deals]]{rest[0].partition('A draws')[0]}'''"
    record = loads(cut).record
    assert isinstance(record, MatchRecord)
    assert (len(record.deals), record.sheet().over, record.said()) == (2, False, {})
    assert loads(dumps(record)).record == record
    assert loads(f"{told}[[deals]]{first}").record != record
    assert refused(cut + f"\n[[deals]]{rest[1]}") == ("record_inconsistent", "deal_not_over")
    assert refused(head + cut[len(told) :]) == ("record_inconsistent", "not_over")


def test_deals_after_the_end(hollywood: str) -> None:
    last = hollywood.rsplit("[[deals]]", maxsplit=1)[-1]
    assert refused(f"{hollywood}[[deals]]{last}") == ("record_inconsistent", "match_over")


def refused(text: str) -> tuple[str, int | str]:
    with pytest.raises(RecordError) as error:
        loads(text)
    return error.value.code, error.value.params["reason"]


@pytest.mark.parametrize(
    ("start", "new", "reason"),
    [
        ("target =", "target = 400", "not_over"),
        ("target =", "target = 5", "bad_target"),
        ("target =", "", "bad_target"),
        ("form =", 'form = "two"', "unknown_form"),
        ("form =", 'form = "target"', "result_differs"),
        ("players.A.name", 'players.A.nick = "x"', "unknown_field"),
        ("players.A.name", f'players.A.name = "{"x" * 50}"', "bad_name"),
        ("players.A.name", "players.A = 5", "wrong_type"),
        ("players.A.name", "players.C.name = 'C'", "unknown_field"),
        ("winner =", 'winner = "C"', "result_differs"),
        ("scores =", "scores = { A = 1, B = 0 }", "result_differs"),
        ("totals =", "totals = { A = 1, B = 0 }", "result_differs"),
        ("games =", "games = []", "result_differs"),
        ("[rules]", "[house]", "unknown_field"),
        ("[match]", "[game]", "unknown_field"),
        ("[[deals]]", "[deals]", "not_toml"),
    ],
)
def test_what_is_refused_in_the_head(hollywood: str, start: str, new: str, reason: str) -> None:
    lines = hollywood.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(start))
    lines[at] = new
    assert refused("\n".join(lines))[1] == reason


def test_each_deal_follows_from_those_before(hollywood: str) -> None:
    lines = hollywood.splitlines()
    second = [number for number, line in enumerate(lines) if line == "[[deals]]"][1]
    assert lines[second + 1].startswith("dealer")
    assert lines[second + 2].startswith("scores")
    for number, new, reason in (
        (second + 1, f'dealer = "{"BA"["B" in lines[second + 1]]}"', "wrong_dealer"),
        (second + 2, "scores = { A = 500, B = 0 }", "result_differs"),
    ):
        changed = [*lines]
        changed[number] = new
        with pytest.raises(RecordError) as error:
            loads("\n".join(changed))
        # Another dealer has other hands to begin with, so the play may be refused before the dealer is.
        assert error.value.params["line"] >= number + 1
        if reason == "result_differs":
            assert (error.value.params["reason"], error.value.params["line"]) == (reason, number + 1)


def test_the_dealer_is_the_rules_affair() -> None:
    head = (
        'format = "gin rummy match"\nversion = 1\n[rules]\npreset = "straight"\nmax_turns = 2\n'
        '[match]\nform = "target"\ntarget = 100\n'
    )
    deal = (
        '[[deals]]\ndealer = "A"\nhands.A = "Ac 2c 3c 4d 5d 6d 9c 9d Kd Qs"\n'
        'hands.B = "?? ?? ?? ?? ?? ?? ?? ?? ?? ??"\nupcard = "Th"\n'
        "play = '''\nB takes Th\nB discards 4s\nA draws 9h\nA discards Qs\n'''\n"
    )
    assert len(loads(head + deal * 2).deals) == 2
    other = deal.replace('"A"', '"B"').replace("hands.A", "hands.X").replace("hands.B", "hands.A")
    other = (
        other.replace("hands.X", "hands.B").replace("B takes", "A takes").replace("B discards", "A discards")
    )
    other = other.replace("A draws 9h\nA discards Qs", "B draws 9h\nB discards Qs")
    with pytest.raises(RecordError) as error:
        loads(head + deal + other)
    assert error.value.params == {"line": 21, "reason": "wrong_dealer", "side": "B", "found": "A"}


def test_no_deals() -> None:
    with pytest.raises(BadWord, match="no_deals"):
        MatchRecord.of([], Form.ONE, None)


def test_other_rules_make_another_sheet() -> None:
    _, deals = played(PRESETS["classic"], Form.TARGET, 100, "another sheet")
    record = MatchRecord.of(deals, Form.TARGET, 100)
    assert record.sheet(PRESETS["classic"]) == record.sheet()
    dear = Rules(gin_bonus=200, undercut_bonus=200)
    assert record.sheet(dear).deals <= record.sheet().deals
    assert record.sheet(PRESETS["regular"]).settlements != record.sheet().settlements
