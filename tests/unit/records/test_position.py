from __future__ import annotations

import pytest
from support.deals import DEFENDER, KNOCKER, LOOSE, OTHER, STRAIGHT, deal_of, play

from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.options import Throwing
from ginrummy.game.rules import PRESETS, Rules, Start
from ginrummy.records.position import LONGEST_LINE, Position
from ginrummy.records.refusals import BadWord, RecordError

REGULAR = PRESETS["regular"]

LAYOFF = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Th", "Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d l4c0")


def test_a_position_in_words() -> None:
    deal = play(deal_of(REGULAR, LOOSE, OTHER, "9h", "Ks"), "p u dTd t d4d s")
    words = dict(word.split("=", 1) for word in str(Position.of(deal)).split())
    assert (words["phase"], words["turn"], words["turns"], words["drew"]) == ("discard", "B", "2", "Ks")
    assert (words["open_a"], words["open_b"], words["pile"]) == ("Td", "9h", "4d")


def test_the_layoffs_are_checked_again() -> None:
    position = Position.of(LAYOFF)
    text = str(position)
    assert text.endswith("spread=Ac2c3c/9c9d9h/4d5d6d layoffs=4c0")
    assert Position.parse(text).deal("x").spread == LAYOFF.spread
    other = text.replace("layoffs=4c0", "layoffs=4c1")
    with pytest.raises(IllegalAction, match="does_not_fit"):
        Position.parse(other).deal("x")
    with pytest.raises(IllegalAction, match="over_knock_limit"):
        Position.parse(text.replace("/4d5d6d", "").replace("layoffs=4c0", "layoffs=4c0")).deal("x")


def test_what_a_seat_sees() -> None:
    position = Position.of(LAYOFF)
    defender, knocker = position.seen_by(1), position.seen_by(0)
    # The knocker has laid his hand open, the defender has not.
    assert (defender.hands, defender.stock) == (position.hands, (None,) * 30)
    assert (knocker.hands[1].known, knocker.hands[1].unknown) == (0, 9)
    with pytest.raises(BadWord, match="unknown_cards"):
        knocker.deal("x")
    taken = Position.of(play(deal_of(REGULAR, LOOSE, OTHER, "9h"), "p u dTd s"))
    assert str(taken.seen_by(0).hands[1]) == "9h" + " ??" * 9
    assert taken.seen_by(0).drawn == taken.drawn
    assert taken.seen_by(1).drawn is None


def test_what_follows_from_the_moment_is_not_written() -> None:
    closed = play(deal_of(REGULAR, LOOSE, OTHER, "9h"), "p p")
    assert Position.of(closed).deal("x").pile_closed
    eleven = deal_of(Rules(start=Start.ELEVEN_CARDS), LOOSE, OTHER, "9h")
    assert Position.of(eleven).deal("x").throwing is Throwing.NO_KNOCK
    for deal in (closed, eleven):
        assert Position.of(deal).deal("x").legal_actions() == deal.legal_actions()


def test_a_finished_deal_has_no_position() -> None:
    over = play(LAYOFF, ".")
    with pytest.raises(CodedError, match="deal_over"):
        Position.of(over)
    text = str(Position.of(play(deal_of(STRAIGHT, LOOSE, OTHER, "9h"), "p")))
    with pytest.raises(RecordError, match="deal_over"):
        Position.parse(text.replace("phase=upcard", "phase=over"))


GOOD = str(Position.of(play(deal_of(REGULAR, LOOSE, OTHER, "9h", "Ks"), "p u dTd s")).seen_by(0))
FIRST = str(Position.of(deal_of(REGULAR, LOOSE, OTHER, "9h")).seen_by(0))


@pytest.mark.parametrize(
    ("old", "new", "word", "reason"),
    [
        ("rules=regular", "rules=poker", "rules", "unknown_preset"),
        ("rules=regular", "rules=regular(gin_bonus=999)", "rules", "rule_out_of_bounds"),
        ("rules=regular ", "", "rules", "missing"),
        ("dealer=B", "dealer=b", "dealer", "bad_side"),
        ("dealer=B", "dealer=B dealer=B", "dealer", "repeated"),
        ("dealer=B", "dealer=B colour=red", "colour", "unknown_field"),
        ("dealer=B", "dealer=B word", "word", "unknown_field"),
        ("phase=discard", "phase=throw", "phase", "unknown_phase"),
        ("phase=discard", "phase=draw", "a", "card_count"),
        ("phase=discard", "phase=layoff", "a", "card_count"),
        ("turns=1", "turns=-1", "turns", "out_of_bounds"),
        ("turns=1", "turns=1000", "turns", "out_of_bounds"),
        ("turns=1", "turns=many", "turns", "out_of_bounds"),
        ("upcard=9h ", "", "upcard", "missing"),
        ("upcard=9h", "upcard=??", "upcard", "bad_card"),
        ("rules=regular", "rules=regular(start=eleven_cards)", "upcard", "no_upcard"),
        ("pile=Td", "pile=??", "pile", "unknown_cards"),
        ("pile=Td", "pile=T", "pile", "bad_card"),
        ("pile=Td", "pile=Ac", "stock", "duplicate_card"),
        ("stock=30", "stock=29", "stock", "card_count"),
        ("stock=30", "stock=3x", "stock", "bad_card"),
        ("drew=Ks", "drew=Kh", "drew", "card_not_in_hand"),
        ("drew=Ks", "drew=Ks took=Ks", "drew", "duplicate_card"),
        ("open_b=9h", "open_b=8h", "open_b", "card_not_in_hand"),
        ("open_b=9h", "open_b=9h spread=Ac2c3c", "spread", "wrong_phase"),
        ("open_b=9h", "open_b=9h spread=Ac2c", "spread", "bad_spread"),
        ("open_b=9h", "open_b=9h layoffs=Ac", "layoffs", "bad_action"),
    ],
)
def test_what_is_no_position(old: str, new: str, word: str, reason: str) -> None:
    assert Position.parse(GOOD)
    assert old in GOOD
    with pytest.raises(RecordError) as error:
        Position.parse(GOOD.replace(old, new))
    assert error.value.code == "bad_position"
    assert error.value.params == {"field": word, "reason": reason}


@pytest.mark.parametrize(
    ("old", "new", "word", "reason"),
    [
        ("pile=9h", "pile=8h", "pile", "not_the_upcard"),
        ("phase=upcard", "phase=last_discard", "phase", "stock_left"),
        ("phase=upcard", "phase=layoff", "phase", "hand_not_shown"),
        ("turns=0", "turns=1", "pile", "not_the_upcard"),
    ],
)
def test_what_is_no_first_position(old: str, new: str, word: str, reason: str) -> None:
    with pytest.raises(RecordError) as error:
        Position.parse(FIRST.replace(old, new))
    assert error.value.params == {"field": word, "reason": reason}


def test_a_line_has_an_end() -> None:
    with pytest.raises(RecordError, match="too_long"):
        Position.parse(GOOD + " " * LONGEST_LINE)
