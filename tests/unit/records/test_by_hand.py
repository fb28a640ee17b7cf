"""Records that a person wrote: what is read, what is filled in, what is refused and on which line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy.game.cards import Card
from ginrummy.game.deal import Ending
from ginrummy.game.rules import Rules, Start
from ginrummy.records.deals import MOST_DECISIONS, DealRecord
from ginrummy.records.documents import Document, Recorder, dumps, loads
from ginrummy.records.held import Held
from ginrummy.records.reading import MOST_CHARACTERS
from ginrummy.records.refusals import BadWord, RecordError


def refused(text: object) -> tuple[str, int | str, int | str]:
    with pytest.raises(RecordError) as error:
        loads(text)
    return error.value.code, error.value.params["line"], error.value.params["reason"]


def test_what_a_person_wrote_is_read(by_hand: str) -> None:
    document = loads(by_hand)
    assert document.recorded_by == Recorder("by hand", "")
    record = document.record
    assert isinstance(record, DealRecord)
    assert (record.dealer, record.upcard, record.stock) == (1, Card.parse("Th"), None)
    result = record.result
    assert result is not None
    assert (result.ending, result.knocker, len(result.layoffs)) == (Ending.KNOCK, 0, 3)


def test_it_is_written_in_full(by_hand: str) -> None:
    text = dumps(loads(by_hand))
    for line in (
        "A draws Kd  # the stock's first card",
        "A knocks with Kd: Ac2c3c 9c9d9h 4d5d6d, left 2s",
        "B shows Qc 8d Jd 5h Kh 6s Ks",
        'kind = "knock"',
        "knock_limit = 10",
        "scores = { A = 0, B = 0 }",
    ):
        assert line in text.splitlines()
    assert dumps(loads(text)) == text
    assert loads(text) == loads(by_hand)


def test_windows_lines_and_a_mark_at_the_start(by_hand: str) -> None:
    assert loads("\ufeff" + by_hand.replace("\n", "\r\n")) == loads(by_hand)
    assert refused(by_hand.replace("A passes", "A pass").replace("\n", "\r\n"))[1] == 15


def test_unfinished_is_no_fault(by_hand: str) -> None:
    head = by_hand.partition("[deal.result]")[0]
    for last in ("A passes", "B passes", "the stock's first card", "4c on Ac2c3c\n"):
        cut = head[: head.index(last) + len(last)] + '\n"""\n'
        record = loads(cut).record
        assert isinstance(record, DealRecord)
        assert record.result is None
        assert "result" not in dumps(record)


def test_other_ways_to_write_toml(by_hand: str) -> None:
    tables = by_hand.replace('hands.A = "', 'hands = { A = "', 1).replace(
        '2s"\nhands.B = "4c 5c 7d 8d Kh Ks Qc Jd 6s 5h"', '2s", B = "4c5c7d8dKhKsQcJd6s5h" }'
    )
    assert loads(tables) == loads(by_hand)
    assert refused(tables.replace('"4c5c', '"4c4c')) == ("record_unreadable", 11, "duplicate_card")
    assert loads(by_hand.replace('"""', "'''")) == loads(by_hand)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("A passes", "A waits", 15, "bad_decision"),
        ("A passes", "C passes", 15, "bad_side"),
        ("A draws Kd", "A draws 1d", 17, "bad_card"),
        ("B lays off 4c on Ac2c3c\n", "B lays off 4c on Ac2c\n", 20, "bad_spread"),
        ("A knocks with Kd:", "A knocks with Ac:", 19, "duplicate_card"),
        ("# the stock's", "# ''' the stock's", 17, "bad_note"),
        ("Kd            #", "Kd            # " + "x" * 300, 17, "bad_note"),
        ('hands.A = "Ac', 'hands.A = "Zc', 11, "bad_card"),
        ('hands.A = "Ac', 'hands.A = "2c', 11, "duplicate_card"),
        ('upcard = "Th"', 'upcard = "??"', 13, "bad_card"),
        ('upcard = "Th"', "upcard = 5", 13, "wrong_type"),
        ('upcard = "Th"', 'upcard = "Th"\nreshuffles = ["Zz"]', 14, "bad_card"),
        ('upcard = "Th"', 'upcard = "Th"\nreshuffles = [5]', 14, "wrong_type"),
        ('upcard = "Th"', 'upcard = "Th"\nup = 1', 14, "unknown_field"),
        ('upcard = "Th"', 'upcard = "Th"\nscores = { A = -1, B = 0 }', 14, "out_of_bounds"),
        ('upcard = "Th"', 'upcard = "Th"\nscores.A = 1', 14, "missing_field"),
        ('dealer = "B"', 'dealer = "b"', 10, "bad_side"),
        ('preset = "regular"', 'preset = "poker"', 7, "unknown_preset"),
        ('preset = "regular"', 'preset = "regular"\ngin_bonus = 900', 8, "rule_out_of_bounds"),
        ('preset = "regular"', 'preset = "regular"\ngin = 20', 8, "unknown_rule"),
        ('preset = "regular"', 'preset = "regular"\nmax_turns = 9.0', 8, "unknown_rule_value"),
        ("version = 1", "version = 2", 3, "newer_version"),
        ("version = 1", "version = 0", 3, "unknown_version"),
        ("version = 1", "version = true", 3, "wrong_type"),
        ('format = "gin rummy deal"', 'format = "phh"', 2, "unknown_format"),
        ('program = "by hand"', f'program = "{"x" * 2000}"', 4, "too_long"),
        ('program = "by hand"', 'name = "by hand"', 4, "unknown_field"),
        ('winner = "A"', 'winner = "A"\nloser = "B"', 29, "unknown_field"),
        ("[deal]", "[deal", 9, "not_toml"),
        ('play = """\n', 'play = """ \\\n', 14, "backslash"),
    ],
)
def test_what_cannot_be_read(by_hand: str, old: str, new: str, line: int, reason: str) -> None:
    assert by_hand.count(old) >= 1
    assert refused(by_hand.replace(old, new, 1)) == ("record_unreadable", line, reason)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("A passes", "B passes", 15, "not_your_turn"),
        ("B passes\nA draws", "B passes\nA takes Th\nA draws", 17, "must_draw_from_stock"),
        ("A draws Kd", "A discards 2s", 17, "wrong_phase"),
        ("A passes", "A takes Tc", 15, "not_on_top"),
        ("A draws Kd", "A draws 4c", 17, "card_elsewhere"),
        ("A knocks with Kd", "A knocks with Kc", 19, "card_not_in_hand"),
        ("6d5d4d\n", "6d5d4d, left 2s 3s\n", 19, "card_not_in_hand"),
        (" 6d5d4d\n", ", left 2s 4d 5d\n", 19, "left_over"),
        (" 6d5d4d\n", "\n", 19, "over_knock_limit"),
        ("A knocks with", "A goes gin with", 19, "left_over"),
        ("B lays off 4c on Ac2c3c\n", "", 20, "no_such_meld"),
        ("B lays off 7d on", "B lays off Jd on", 22, "does_not_fit"),
        ("B lays off 7d on", "B lays off 2s on", 22, "card_not_in_hand"),
        ("B is done", "B is done\nB is done", 24, "deal_over"),
        ("B is done", "B shows 8d Kh Ks Qc Jd 6s 5h", 23, "not_to_show"),
        ("B is done", "B is done\nB shows 8d Kh Ks Qc Jd 6s", 24, "hand_differs"),
        ("B is done", "B is done\nB shows 8d Kh Ks Qc Jd 6s 2h", 24, "card_not_in_hand"),
        ("B is done", "B is done\nA shows 2s", 24, "not_to_show"),
        ('hands.A = "Ac ', 'hands.A = "', 11, "bad_hand"),
        ('upcard = "Th"', "", 9, "missing_field"),
        ('upcard = "Th"', 'upcard = "Th"\nstock = "Kd"', 14, "bad_stock"),
        ('upcard = "Th"', 'upcard = "2s"', 13, "duplicate_card"),
        ('hands.B = "4c', 'hands.B = "Ac', 12, "duplicate_card"),
        ('preset = "regular"', 'preset = "regular"\nace_deadwood = 15', 8, "rules_conflict"),
        ('preset = "regular"', 'preset = "straight"', 19, "knock_not_allowed"),
        ("points = 57", "points = 58", 29, "result_differs"),
        ('winner = "A"', 'winner = "B"', 28, "result_differs"),
        ('ending = "knock"', 'ending = "gin"', 27, "result_differs"),
        ("B = 59", "B = 58", 30, "result_differs"),
        ("B is done\n", "", 25, "not_over"),
    ],
)
def test_what_does_not_follow(by_hand: str, old: str, new: str, line: int, reason: str) -> None:
    assert by_hand.count(old) >= 1
    assert refused(by_hand.replace(old, new, 1)) == ("record_inconsistent", line, reason)


def test_eleven_cards_have_no_upcard(by_hand: str) -> None:
    eleven = by_hand.replace('preset = "regular"', 'preset = "regular"\nstart = "eleven_cards"')
    assert refused(eleven) == ("record_inconsistent", 12, "bad_hand")
    eleven = eleven.replace('9h 2s"', '9h 2s Kd"')
    assert refused(eleven) == ("record_inconsistent", 14, "no_upcard")
    head = eleven.replace('upcard = "Th"\n', "").partition("A passes")[0]
    play = "A discards Kd\nB takes Kd\nB discards 4c\n"
    record = loads(f'{head}{play}"""\n').record
    assert isinstance(record, DealRecord)
    assert (record.upcard, record.hands[0].size) == (None, 11)
    knock = f'{head}A knocks with Kd\n{play}"""\n'
    assert refused(knock) == ("record_inconsistent", 15, "first_discard_only")


def test_a_record_made_in_python_is_checked_too(by_hand: str) -> None:
    record = loads(by_hand).deals[0]
    for change, code in (
        ({"hands": (record.hands[0], Held(0, 9))}, "bad_hand"),
        ({"stock": (None,) * 30}, "bad_stock"),
        ({"upcard": None}, "missing_field"),
        ({"upcard": Card.parse("Ac")}, "duplicate_card"),
        ({"rules": Rules(start=Start.ELEVEN_CARDS)}, "bad_hand"),
    ):
        with pytest.raises(BadWord, match=code):
            replace(record, **change)  # type: ignore[arg-type]


def test_limits(by_hand: str) -> None:
    assert refused("#" * (MOST_CHARACTERS + 1)) == ("record_unreadable", 1, "too_long")
    long = by_hand.replace("A passes\n", "#\n" * MOST_DECISIONS + "A passes\n")
    assert refused(long) == ("record_unreadable", 14, "too_long")
    for deep in ("a = " + "[" * 100_000, "a." * 100_000 + "b = 1", "[" + "a." * 100_000 + "b]"):
        assert refused(deep) == ("record_unreadable", 1, "too_deep")
    great = by_hand.replace("version = 1", "version = 0x" + "f" * 5000)
    assert refused(great) == ("record_unreadable", 1, "out_of_bounds")
    for nonsense in (5, "", "[" * 9999, "a = " + "[" * 9999, "a = " + "9" * 9999, "a = 1979-01-01"):
        assert refused(nonsense)[0] == "record_unreadable"


def test_a_note_is_kept(by_hand: str) -> None:
    note = 'Said "gin"\n\tand laughed\\ \x07'
    text = dumps(Document(loads(by_hand).record, Recorder("x", "1"), note))
    assert loads(text).note == note
    assert dumps(loads(text)) == text
