"""The proof of a match: told when it is over, true to the cards that lay on the table, refused where one is changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.table import Refused, Table

from ginrummy.game.cards import DECK
from ginrummy.game.fairness import commitment, seed_of
from ginrummy.game.rules import PRESETS
from ginrummy.game.sheet import Form
from ginrummy.table.proofs import LONGEST, MOST_DEALS, MOST_RESHUFFLES
from ginrummy.table.session import Session

SECRET = "fedcba9876543210" * 4
WORDS = "by the river"


def play_out(table: Table) -> Table:
    """Play without a thought until the match is over."""
    while not table.reply["view"]["match"]["over"]:
        view = table.reply["view"]
        if view["deal"]["phase"] == "over":
            table.send("next_deal")
        elif view["deal"]["turn"] != view["seat"]:
            table.send("advance")
        else:
            offers = table.reply["legal"]
            ends = [offer for offer in offers if offer["action"]["type"] in ("knock", "big_gin", "done")]
            draws = [offer for offer in offers if offer["action"]["type"] == "draw_stock"]
            best = min(ends or draws or offers, key=lambda offer: offer.get("deadwood", 0))
            table.send("act", action=best["action"])
    return table


def played(preset: str = "regular", form: str = "target", openings: int = 0, **more: Any) -> Table:
    table = Table()
    if form != "one":
        more["target"] = 50
    table.new(preset, form=form, seed=seed_of(SECRET, WORDS, openings), **more)
    return play_out(table)


def proof_of(table: Table) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(table.send("proof")["proof"])
    return told


def check(proof: object) -> dict[str, Any]:
    told: dict[str, Any] = Table().send("check_proof", proof=json.dumps(proof))["checked"]
    return told


@pytest.fixture(scope="module")
def match() -> Table:
    return played(openings=64)


@pytest.fixture
def proof(match: Table) -> dict[str, Any]:
    return proof_of(match)


def test_a_proof_tells_what_lay_on_the_table(match: Table, proof: dict[str, Any]) -> None:
    assert (proof["format"], proof["v"], proof["secret"]) == ("undercut-proof", 1, SECRET)
    assert (proof["words"], proof["openings"], proof["commitment"]) == (WORDS, 64, commitment(SECRET))
    rows = match.reply["view"]["match"]["deals"]
    assert len(proof["deals"]) == len(rows) > 1
    for deal, row in zip(proof["deals"], rows, strict=True):
        assert (deal["dealer"], deal["winner"]) == (row["dealer"], row["winner"])
        assert sorted(deal["deck"][at : at + 2] for at in range(0, 104, 2)) == sorted(map(str, DECK))
    assert check(proof) == {
        "problem": None,
        "deals": [{"deal": number, "problem": None} for number in range(1, len(rows) + 1)],
    }


def test_the_cards_of_a_proof_are_not_dealt_again(match: Table) -> None:
    """Deal a match from a deck of its own choice: its proof tells that deck, and the check finds it out."""
    session = Session.restore(match.reply["save"])
    deal = session._match.deal
    swapped = list(deal.orders[0])
    swapped[3], swapped[40] = swapped[40], swapped[3]
    object.__setattr__(deal, "orders", (tuple(swapped), *deal.orders[1:]))
    table = Table()
    table.send("load", save=match.reply["save"])
    table.bridge._session = session
    told = proof_of(table)
    last = len(told["deals"])
    assert told["deals"][-1]["deck"] == "".join(map(str, swapped))
    problem = check(told)["deals"][-1]["problem"]
    assert problem["code"] == "proof_card"
    assert problem["params"] == {
        "deal": last,
        "place": 4,
        "told": str(swapped[3]),
        "dealt": str(swapped[40]),
    }


@pytest.mark.parametrize("form", [form.value for form in Form])
@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.slow
def test_every_match_is_proved(preset: str, form: str) -> None:
    for openings in (0, 64):
        checked = check(proof_of(played(preset, form, openings)))
        assert checked["problem"] is None
        assert all(deal["problem"] is None for deal in checked["deals"])


def test_stocks_made_anew_are_proved() -> None:
    """Two who never end the deal go through the stock, and its order is told as it was drawn."""
    table = Table()
    table.new("regular", form="one", seed=seed_of(SECRET), level="gentle")
    while not table.reply["view"]["match"]["over"]:
        deal = table.reply["view"]["deal"]
        if deal["turn"] != 0:
            table.send("advance")
            continue
        offers = table.reply["legal"]
        kinds = ("draw_stock", "pass", "discard", "done")
        wanted = [offer for offer in offers if offer["action"]["type"] in kinds]
        worst = max(wanted or offers, key=lambda offer: offer.get("deadwood", 0))
        table.send("act", action=worst["action"])
    told = proof_of(table)
    drawn = sum(turn["reshuffled"] for turn in table.reply["view"]["deal"]["log"])
    assert len(told["deals"][0]["reshuffles"]) == drawn
    assert check(told)["deals"][0]["problem"] is None


def test_a_changed_stock_is_named(proof: dict[str, Any]) -> None:
    proof["deals"][1]["reshuffles"] = ["KsAc2c3c4c5c6c7c8c9c"]
    problem = check(proof)["deals"][1]["problem"]
    assert problem["code"] == "proof_reshuffle"
    assert (problem["params"]["deal"], problem["params"]["count"]) == (2, 1)


@pytest.mark.parametrize("deal", [0, 1])
@pytest.mark.parametrize("place", [0, 9, 10, 20, 21, 51])
def test_any_card_that_is_changed_is_named(proof: dict[str, Any], deal: int, place: int) -> None:
    deck = proof["deals"][deal]["deck"]
    there = deck[2 * place : 2 * place + 2]
    other = "As" if there != "As" else "Kd"
    proof["deals"][deal]["deck"] = deck[: 2 * place] + other + deck[2 * place + 2 :]
    found = {one["deal"]: one["problem"] for one in check(proof)["deals"] if one["problem"]}
    assert found == {
        deal + 1: {
            "code": "proof_card",
            "params": {"deal": deal + 1, "place": place + 1, "told": other, "dealt": there},
        }
    }


def test_a_changed_dealer_is_named(proof: dict[str, Any]) -> None:
    for number in (1, 2):
        changed = json.loads(json.dumps(proof))
        changed["deals"][number - 1]["dealer"] ^= 1
        assert check(changed)["deals"][number - 1]["problem"] == {
            "code": "proof_dealer",
            "params": {"deal": number},
        }


@pytest.mark.parametrize(
    ("field", "value"),
    [("secret", "0" * 64), ("commitment", commitment("0" * 64)), ("commitment", "")],
)
def test_another_secret_than_the_promised_one_is_told(proof: dict[str, Any], field: str, value: str) -> None:
    assert check(proof | {field: value})["problem"] == {"code": "proof_not_promised", "params": {}}


def test_other_words_give_other_cards(proof: dict[str, Any]) -> None:
    checked = check(proof | {"words": "by the sea"})
    assert checked["problem"] is None
    assert checked["deals"][1]["problem"]["code"] == "proof_card"


BROKEN: list[tuple[str, Any]] = [
    ("format", "undercut-save"),
    ("v", 0),
    ("v", "1"),
    ("v", True),
    ("secret", "A" * 64),
    ("secret", 7),
    ("commitment", None),
    ("words", "x" * 61),
    ("words", "\n"),
    ("openings", 10_000),
    ("openings", -1),
    ("openings", None),
    ("rules", {}),
    ("rules", {"next_dealer": "nobody"}),
    ("rules", {"next_dealer": []}),
    ("rules", {"next_dealer": "winner", "more": 1}),
    ("deals", []),
    ("deals", {}),
    ("deals", [None]),
    ("more", 1),
]
BROKEN_DEALS: list[tuple[str, Any]] = [
    ("dealer", 2),
    ("dealer", True),
    ("dealer", None),
    ("winner", 2),
    ("winner", "0"),
    ("deck", ""),
    ("deck", "Ac" * 51),
    ("deck", "Ac" * 53),
    ("deck", "ac" * 52),
    ("deck", "1c" * 52),
    ("deck", ["Ac"] * 52),
    ("reshuffles", None),
    ("reshuffles", ["A"]),
    ("reshuffles", [""] * (MOST_RESHUFFLES + 1)),
    ("more", 1),
]


def refusal(text: Any) -> str:
    with pytest.raises(Refused) as caught:
        Table().send("check_proof", proof=text)
    return caught.value.code


@pytest.mark.parametrize(("field", "value"), BROKEN)
def test_what_is_no_proof_is_refused(proof: dict[str, Any], field: str, value: Any) -> None:
    assert refusal(json.dumps(proof | {field: value})) == "proof_unreadable"


@pytest.mark.parametrize(("field", "value"), BROKEN_DEALS)
def test_what_is_no_deal_is_refused(proof: dict[str, Any], field: str, value: Any) -> None:
    deals = [proof["deals"][0] | {field: value}]
    assert refusal(json.dumps(proof | {"deals": deals})) == "proof_unreadable"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 1_000, '{"v":1,"v":1}', " " * (LONGEST + 1)])
def test_what_is_no_document_is_refused(text: str) -> None:
    assert refusal(text) == "proof_unreadable"


def test_a_part_that_is_missing_is_refused(proof: dict[str, Any]) -> None:
    for name in proof:
        rest = {key: value for key, value in proof.items() if key != name}
        assert refusal(json.dumps(rest)) == "proof_unreadable"
    deals = proof["deals"][:1] * (MOST_DEALS + 1)
    assert refusal(json.dumps(proof | {"deals": deals})) == "proof_unreadable"


def test_a_later_version_is_told_apart(proof: dict[str, Any]) -> None:
    assert refusal(json.dumps({"format": "undercut-proof", "v": 2, "new": []})) == "proof_newer"


def test_the_secret_stays_in_the_engine_until_the_match_is_over() -> None:
    table = Table()
    replies = [
        table.raw("new_match", preset="regular", form="one", level="gentle", seed=seed_of(SECRET, WORDS, 64))
    ]
    first = json.loads(replies[0])
    table.rev = first["rev"]
    replies.append(table.raw("fair"))
    replies.append(table.raw("proof", rev=table.rev))
    told = json.loads(replies[1])["fair"]
    assert told == {"commitment": commitment(SECRET), "words": WORDS, "openings": 64}
    assert json.loads(replies[2])["error"]["code"] == "match_not_over"
    first.pop("save")
    assert SECRET not in json.dumps([first, *replies[1:]])


def test_a_match_that_is_given_up_tells_its_secret_and_is_gone() -> None:
    table = Table()
    table.new("regular", form="target", target=100, seed=seed_of(SECRET, WORDS))
    told = json.loads(table.send("give_up")["proof"])
    assert told["secret"] == SECRET
    assert [deal["winner"] for deal in told["deals"]] == [None]
    assert check(told) == {"problem": None, "deals": [{"deal": 1, "problem": None}]}
    for cmd in ("fair", "proof", "give_up", "advance"):
        with pytest.raises(Refused) as caught:
            table.send(cmd)
        assert caught.value.code == "no_match"


def test_nobody_gives_up_beside_the_match_or_without_a_promise(match: Table) -> None:
    table = Table()
    table.send("load", save=match.reply["save"])
    table.send("trial", deal=1, at=0)
    with pytest.raises(Refused) as caught:
        table.send("give_up")
    assert caught.value.code == "trial_running"
    table.new("regular", form="one", seed="a seed")
    with pytest.raises(Refused) as caught:
        table.send("give_up")
    assert caught.value.code == "not_promised"
    table.send("fair")


def test_a_seed_that_promised_nothing_has_no_proof() -> None:
    table = Table()
    table.new("regular", form="one", seed="a seed")
    assert table.send("fair")["fair"] is None
    play_out(table)
    with pytest.raises(Refused) as caught:
        table.send("proof")
    assert caught.value.code == "not_promised"


def test_nothing_is_proved_without_a_match_or_beside_one(match: Table) -> None:
    for cmd in ("fair", "proof"):
        with pytest.raises(Refused) as caught:
            Table().send(cmd)
        assert caught.value.code == "no_match"
    table = Table()
    table.send("load", save=match.reply["save"])
    table.send("trial", deal=1, at=0)
    assert table.send("fair")["fair"]["words"] == WORDS
    with pytest.raises(Refused) as caught:
        table.send("proof")
    assert caught.value.code == "trial_running"


def test_a_save_keeps_what_was_dealt(match: Table, proof: dict[str, Any]) -> None:
    table = Table()
    table.send("load", save=match.reply["save"])
    assert proof_of(table) == proof
