from __future__ import annotations

import pytest

from ginrummy.game.cards import (
    ALL_CARDS,
    BY_INDEX,
    DECK,
    Card,
    Rank,
    Suit,
    bits_of,
    card_set,
    cards_of,
    parse_cards,
)
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import LOW

POINTS = {
    "A": 1,
    "2": 2,
    "3": 3,
    "4": 4,
    "5": 5,
    "6": 6,
    "7": 7,
    "8": 8,
    "9": 9,
    "T": 10,
    "J": 10,
    "Q": 10,
    "K": 10,
}


def test_deck_holds_each_of_52_cards_once() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert [str(card) for card in DECK] == [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]


@pytest.mark.parametrize("card", DECK, ids=str)
def test_text_round_trip_and_points(card: Card) -> None:
    text = str(card)
    assert Card.parse(text) == Card.parse(text.upper()) == Card.parse(text.lower()) == card
    assert card.points == POINTS[text[0]]
    assert cards_of(card.mask) == (card,)
    assert BY_INDEX[card.index] == card


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A",
        "s",
        "sA",
        "10c",
        "1c",
        "0c",
        "Ax",
        "Xs",
        "Asx",
        " As",
        "As ",
        "??",
        "A♠",
        "As\n",
        "Ａs",
        "\u212as",
    ],
)
def test_other_texts_are_no_card(text: str) -> None:
    with pytest.raises(CodedError) as refused:
        Card.parse(text)
    assert refused.value.code == "bad_card"
    assert refused.value.params == {"text": text}


def test_a_long_bad_text_is_cut_in_the_error() -> None:
    with pytest.raises(CodedError) as refused:
        Card.parse("x" * 10_000)
    assert len(str(refused.value.params["text"])) == 20


@pytest.mark.parametrize("value", [None, 7, b"As", ["As"]])
def test_a_value_that_is_no_text_is_no_card(value: object) -> None:
    with pytest.raises(CodedError, match="bad_card"):
        Card.parse(value)


def test_ace_is_low_and_suits_do_not_touch() -> None:
    assert Card.parse("Ac").rank is Rank.ACE
    assert Card.parse("Ks").suit is Suit.SPADES
    assert Card.parse("Ac") < Card.parse("2c") < Card.parse("Kc") < Card.parse("Ad")
    assert Card.parse("Ad").index - Card.parse("Kc").index == 4


def test_sets_of_cards() -> None:
    assert card_set(DECK) == ALL_CARDS
    assert cards_of(ALL_CARDS) == DECK
    assert cards_of(0) == ()
    assert LOW.points_of(ALL_CARDS) == 340
    assert LOW.points_of(0) == 0
    assert list(bits_of(0b10110)) == [0b10, 0b100, 0b10000]
    assert parse_cards(["Ac", "3C"]) == 5


def test_a_card_twice_is_refused() -> None:
    with pytest.raises(CodedError) as refused:
        parse_cards(["As", "2s", "aS"])
    assert (refused.value.code, refused.value.params) == ("duplicate_card", {"card": "As"})


def test_cards_are_immutable() -> None:
    with pytest.raises(AttributeError):
        DECK[0].rank = Rank.KING  # type: ignore[misc]
