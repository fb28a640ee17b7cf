from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from ginrummy.game.actions import (
    Action,
    BigGin,
    Discard,
    Done,
    DrawStock,
    Knock,
    LayOff,
    Pass,
    TakeDiscard,
    TakeUpcard,
    parse_action,
)
from ginrummy.game.cards import DECK, Card
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import Meld

PLAIN: list[tuple[str, Action]] = [
    ("p", Pass()),
    ("u", TakeUpcard()),
    ("s", DrawStock()),
    ("t", TakeDiscard()),
    ("b", BigGin()),
    (".", Done()),
]


@pytest.mark.parametrize(("text", "action"), PLAIN)
def test_plain_acts(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert str(action) == text


def test_discards_and_layoffs_of_every_card() -> None:
    for card in DECK:
        assert parse_action(f"d{card}") == Discard(card)
        assert str(Discard(card)) == f"d{card}"
        for meld in (0, 1, 2, 10):
            assert parse_action(f"l{card}{meld}") == LayOff(card, meld)
            assert str(LayOff(card, meld)) == f"l{card}{meld}"


def test_a_knock_names_its_melds_in_one_order() -> None:
    one, two = Meld.parse("3s4s5s"), Meld.parse("8c8d8h")
    knock = Knock(Card.parse("9c"), (one, two))
    assert knock == Knock(Card.parse("9c"), (two, one))
    assert hash(knock) == hash(Knock(Card.parse("9c"), (two, one)))
    assert str(knock) == "k9c:8c8d8h/3s4s5s"
    assert parse_action("k9c:8c8d8h/3s4s5s") == parse_action("k9c:5s4s3s/8h8d8c") == knock


def test_a_run_round_the_corner_is_written_from_its_low_end() -> None:
    # Among the melds its place is still that of its lowest card, the ace.
    text = "k9h:9c9d9s/4d5d6d/KsAs2s"
    assert parse_action("k9h:2sAsKs/4d5d6d/9c9d9s") == parse_action(text)
    assert str(parse_action(text)) == text
    assert [str(meld) for meld in (parse_action("k9h:3c4c5c/QcKcAc")).spread] == ["QcKcAc", "3c4c5c"]  # type: ignore[union-attr]


def test_a_knock_without_melds() -> None:
    assert parse_action("k9c:") == Knock(Card.parse("9c"), ())
    assert str(Knock(Card.parse("9c"), ())) == "k9c:"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_action"),
        ("x", "bad_action"),
        ("P", "bad_action"),
        ("pp", "bad_action"),
        ("p ", "bad_action"),
        ("..", "bad_action"),
        ("d", "bad_card"),
        ("d9", "bad_card"),
        ("d9cc", "bad_card"),
        ("d??", "bad_card"),
        ("k9c", "bad_action"),
        ("k:3s4s5s", "bad_action"),
        ("k9x:3s4s5s", "bad_card"),
        ("k9c:3s4s", "bad_spread"),
        ("k9c:3s4s5s5s", "bad_spread"),
        ("k9c:3s4s5", "bad_card"),
        ("l8c", "bad_action"),
        ("l8c-1", "bad_action"),
        ("l8cx", "bad_action"),
        ("l8c01", "bad_action"),
        ("l8c00", "bad_action"),
        ("b ", "bad_action"),
        ("bb", "bad_action"),
        ("l8c\uff10", "bad_action"),
        ("l8c\u00b2", "bad_action"),
        ("lxx0", "bad_card"),
        ("l8c" + "9" * 5000, "bad_action"),
    ],
)
def test_what_is_no_act(text: str, code: str) -> None:
    with pytest.raises(CodedError) as refused:
        parse_action(text)
    assert refused.value.code == code


def test_acts_are_immutable() -> None:
    with pytest.raises(FrozenInstanceError):
        Discard(DECK[0]).card = DECK[1]  # type: ignore[misc]
