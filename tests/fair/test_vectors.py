"""What docs/FAIRNESS.md promises of seeds and decks, by vectors that the page's own check is held to as well."""

from __future__ import annotations

import json
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from ginrummy.game.cards import ALL_CARDS, Card, cards_of
from ginrummy.game.errors import CodedError
from ginrummy.game.fairness import LONGEST_WORDS, Terms, commitment, deal_seed, first_seed, seed_of
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form
from ginrummy.game.shuffle import number_below, shuffled
from ginrummy.table.session import LONGEST_SEED, Session, TableRules

HERE = Path(__file__).parent
VECTORS: list[dict[str, Any]] = json.loads((HERE / "vectors.json").read_text(encoding="utf-8"))
SECRET = "0123456789abcdef" * 4


def written(cards: tuple[Card, ...]) -> str:
    return "".join(map(str, cards))


def deck(seed: str, number: int) -> str:
    return written(shuffled(cards_of(ALL_CARDS), deal_seed(seed, number), "deck"))


@pytest.mark.parametrize("vector", VECTORS)
def test_seeds_and_decks_are_those_of_the_vectors(vector: dict[str, Any]) -> None:
    terms = Terms(vector["secret"], vector["words"], vector["openings"])
    assert terms.seed == vector["seed"] == seed_of(terms.secret, terms.words, terms.openings)
    assert Terms.of(terms.seed) == terms
    assert commitment(terms.secret) == vector["commitment"]
    assert (terms.opening or 0) == vector["opening"]
    assert number_below(2, first_seed(terms.seed), "first dealer") == vector["dealer"]
    assert [deck(terms.seed, number) for number in (1, 2, 3)] == vector["decks"]
    again = vector["reshuffle"]
    cards = sorted(Card.parse(again["cards"][at : at + 2]) for at in range(0, len(again["cards"]), 2))
    order = shuffled(cards, deal_seed(terms.seed, again["deal"]), f"reshuffle {again['count']}")
    assert written(order) == again["order"]


@pytest.mark.parametrize("vector", VECTORS)
def test_a_match_is_dealt_from_its_seed(vector: dict[str, Any]) -> None:
    match = Match.start(PRESETS["regular"], Form.ONE, vector["seed"])
    assert written(match.deal.orders[0]) == vector["decks"][0]
    assert match.deal.dealer == vector["dealer"]


def test_only_the_first_deal_is_an_opening() -> None:
    seed = seed_of(SECRET, "words", 64)
    opening = first_seed(seed)
    first = Match.start(PRESETS["regular"], Form.TARGET, seed, 100)
    assert opening.startswith("opening-")
    assert first.deal == Match.start(PRESETS["regular"], Form.TARGET, opening, 100).deal
    assert deal_seed(seed, 2) == f"{seed}/2"


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "a seed",
        "opening-17",
        "fair1:",
        f"fair1:{SECRET}",
        f"fair1:{SECRET}:0",
        f"fair1:{SECRET}::",
        f"fair1:{SECRET}:00:",
        f"fair1:{SECRET}:-1:",
        f"fair1:{SECRET}:10000:",
        f"fair1:{SECRET}:²:",
        f"fair1:{SECRET.upper()}:0:",
        f"fair1:{SECRET[1:]}:0:",
        f"fair1:{SECRET}:0:" + "x" * (LONGEST_WORDS + 1),
        f"fair1:{SECRET}:0:line\nend",
        f"fair2:{SECRET}:0:",
    ],
)
def test_any_other_seed_stands_for_itself(seed: str) -> None:
    assert Terms.of(seed) is None
    assert first_seed(seed) == seed
    assert deal_seed(seed, 1) == f"{seed}/1"


@pytest.mark.parametrize(
    ("secret", "words", "openings", "code"),
    [
        ("", "", 0, "bad_secret"),
        (SECRET + "0", "", 0, "bad_secret"),
        (SECRET[:-1] + "g", "", 0, "bad_secret"),
        (SECRET, "x" * 61, 0, "bad_words"),
        (SECRET, "\u202e", 0, "bad_words"),
        (SECRET, "\ud800", 0, "bad_words"),
        (SECRET, "", -1, "bad_openings"),
        (SECRET, "", 10_000, "bad_openings"),
    ],
)
def test_terms_that_make_no_seed_are_refused(secret: str, words: str, openings: int, code: str) -> None:
    with pytest.raises(CodedError) as caught:
        Terms(secret, words, openings)
    assert caught.value.code == code


def test_the_longest_seed_is_taken_with_signs_this_unicode_does_not_know() -> None:
    unknown = "\U0001fffd"
    assert not unknown.isprintable()
    seed = Terms(SECRET, unknown * LONGEST_WORDS, 9_999).seed
    assert len(seed) <= LONGEST_SEED
    table = Session(TableRules("regular", Rules()), "one", None, "gentle", seed)
    assert Session.restore(table.save).match == table.match


@pytest.mark.slow
def test_the_page_deals_ten_thousand_seeds_alike() -> None:
    terms = [
        Terms(sha256(f"agree {number}".encode()).hexdigest(), "ö ♥ 7"[: number % 6], number % 3 * 64)
        for number in range(10_000)
    ]
    asked = [
        {"secret": one.secret, "words": one.words, "openings": one.openings, "deal": 1 + number % 4}
        for number, one in enumerate(terms)
    ]
    done = subprocess.run(
        ["node", HERE / "agree.mjs"],
        input="\n".join(map(json.dumps, asked)),
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    dealt = done.stdout.split()
    assert dealt == [deck(one.seed, 1 + number % 4) for number, one in enumerate(terms)]
