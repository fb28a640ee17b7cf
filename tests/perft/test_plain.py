"""The plain reading of the rules against lines whose outcome was worked out by hand."""

from __future__ import annotations

import pytest
from perft import plain
from perft.plain import State
from perft.rulesets import ALL, DEFAULTS
from support import brute

LOOSE = "AcKd 3h5s 7c9d Jh2s 4d6h"
OTHER = "2cQd 4h6s 8cTd Qh3s 5d7h"
KNOCKER = "Ac2c3c 4d5d6d 9c9d9h 2s"
DEFENDER = "4c5c 7d8d Kh Ks Qc Jd 6s 5h"
# As the last, with nothing to lay off.
HELPLESS = "3d 5c 8d Td Kh Ks Qc 6s 5h 7h"


def cards(text: str) -> list[str]:
    return plain.cards_in(text.replace(" ", ""))


def deck(eldest: str, dealt: str, turned: str, stock: str = "") -> list[str]:
    named = cards(eldest + dealt + turned + stock)
    return named + [card for card in reversed(brute.DECK) if card not in named]


def play(state: State, line: str) -> State:
    for text in line.split():
        assert text in plain.legal(state), f"{text} is none of {plain.legal(state)}"
        state = plain.apply(state, text)
    return state


def dealt(eldest: str, dealer: str, turned: str, stock: str = "", **rules: object) -> State:
    return plain.start(DEFAULTS | rules, 1, "a seed", deck(eldest, dealer, turned, stock))


def with_stock(state: State, line: str, left: int) -> State:
    """Throw what is drawn until so many cards are in the stock."""
    state = play(state, line)
    while len(state.stock) > left:
        state = play(state, f"s d{state.stock[0]}")
    return state


def ends(state: State) -> list[str]:
    return [text for text in plain.legal(state) if text[0] in "kb"]


def test_the_published_shuffle() -> None:
    assert "".join(plain.shuffled(list("ABCDEFGH"), "a seed", "example")) == "BCGEHDFA"


def test_the_upcard_is_offered_to_both_and_then_the_pile_is_closed() -> None:
    state = dealt(LOOSE, OTHER, "9s")
    assert plain.legal(state) == ["u", "p"]
    assert plain.legal(play(state, "p")) == ["u", "p"]
    state = play(state, "p p")
    assert (state.turn, plain.legal(state)) == (0, ["s"])
    assert plain.legal(play(state, "s dAc")) == ["s", "t"]
    assert play(dealt(LOOSE, OTHER, "9s"), "p u").turn == 1


def test_a_taken_card_stays_for_the_turn() -> None:
    state = play(dealt(LOOSE, OTHER, "9s"), "u")
    assert "d9s" not in plain.legal(state)
    assert len(plain.legal(state)) == 10
    assert "d9s" in plain.legal(play(state, "dAc s dQd s"))
    # Gin by throwing the nine is what the ban takes away.
    state = play(dealt("Ac2c3c 4d5d6d JcJdJhJs", HELPLESS, "9s"), "u")
    assert {text[:2] for text in ends(state)} == {"kJ"}


def test_knocks_are_told_apart_by_throw_and_spread() -> None:
    state = play(dealt(KNOCKER, DEFENDER, "Ah", "Kc"), "p p s")
    # The king thrown leaves two, or eight with the small run kept apart; the two thrown leaves the king.
    assert set(ends(state)) == {
        "kKc:Ac2c3c/9c9d9h/4d5d6d",
        "kKc:9c9d9h/4d5d6d",
        "k2s:Ac2c3c/9c9d9h/4d5d6d",
    }
    state = play(dealt("4c4d4h4s 5s6s7s AcAdAh", HELPLESS.replace("6s", "6h"), "Kc", "Qh"), "p p s")
    fours = ["4c4d4h/4s5s6s7s", "4c4d4h/4s5s6s", "4c4d4h4s/5s6s7s"]
    fours += [f"{three}/5s6s7s" for three in ("4c4d4h", "4c4d4s", "4c4h4s", "4d4h4s")]
    aces_apart, aces_laid = {f"kQh:{way}" for way in fours}, {f"kQh:AcAdAh/{way}" for way in fours}
    assert {text for text in ends(state) if text.startswith("kQh")} == aces_apart | aces_laid


@pytest.mark.parametrize(
    ("turned", "ace", "limit"),
    [("7h", "gin_only", 7), ("Qd", "one", 10), ("As", "gin_only", 0), ("As", "one", 1)],
)
def test_the_upcard_sets_the_limit(turned: str, ace: str, limit: int) -> None:
    rules = DEFAULTS | {"knock_mode": "upcard", "upcard_ace": ace}
    assert plain.knock_limit(rules, turned) == limit


def test_layoffs_chain_and_the_defender_keeps_the_rest() -> None:
    state = play(dealt(KNOCKER, DEFENDER, "Ah", "Kc"), "p p s kKc:Ac2c3c/9c9d9h/4d5d6d")
    assert (state.turn, plain.legal(state)) == (1, ["l4c0", "l7d2", "."])
    assert plain.least_after_layoffs(state) == 75 - 4 - 5 - 7 - 8
    state = play(state, "l4c0 l7d2")
    assert plain.legal(state) == ["l5c0", "l8d2", "."]
    done = plain.outcome(play(state, "l5c0 l8d2 ."))
    assert done == plain.Outcome("knock", 0, 51 - 2, (2, 51))


def test_layoffs_go_round_the_corner_on_both_ends() -> None:
    state = dealt("KsAs2s 7c7d7h 4d5d6d 3h", "QsJs3s4s Th9h Tc8c 2d2c", "9s", "Kc", aces="around")
    state = play(state, "p p s kKc:7c7d7h/4d5d6d/KsAs2s")
    assert plain.legal(state) == ["l3s2", "lQs2", "."]
    state = play(state, "l3s2 lQs2 l4s2 lJs2")
    assert plain.written(state.table[2]) == "JsQsKsAs2s3s4s"


def test_what_an_ace_joins_and_counts() -> None:
    hand = frozenset(cards("QhKhAh KsAs2s 4d5d6d 3h"))
    assert brute.deadwood(hand, "low", 1) == 10 + 10 + 1 + 10 + 1 + 2 + 3
    assert brute.deadwood(hand, "high_or_low", 1) == 10 + 1 + 2 + 3
    assert brute.deadwood(hand, "high_or_low", 15) == 10 + 15 + 2 + 3
    assert brute.deadwood(hand, "around", 15) == 3


def test_gin_leaves_nothing_to_lay_off() -> None:
    state = play(dealt("Ac2c3c 4d5d6d 9c9d9h9s", DEFENDER, "Ah", "Kc"), "p p s kKc:Ac2c3c/9c9d9h9s/4d5d6d")
    assert (state.ending, plain.legal(state)) == ("gin", [])
    assert plain.outcome(state) == plain.Outcome("gin", 0, 100, (0, 75))


def test_big_gin_lays_eleven_down_and_keeps_the_taken_card() -> None:
    ginner = "Ac2c3c 4d5d6d 9c9d9h9s"
    assert "b" not in plain.legal(play(dealt(ginner, HELPLESS, "4c"), "u"))
    state = play(dealt(ginner, HELPLESS, "4c", big_gin_bonus=31, knock_limit=0), "u")
    assert ends(state) == [
        "kAc:2c3c4c/9c9d9h9s/4d5d6d",
        "k9c:Ac2c3c4c/4d5d6d/9d9h9s",
        "k9d:Ac2c3c4c/9c9h9s/4d5d6d",
        "k9h:Ac2c3c4c/9c9d9s/4d5d6d",
        "k9s:Ac2c3c4c/9c9d9h/4d5d6d",
        "b",
    ]
    over = play(state, "b")
    assert over.ending == "big_gin"
    assert plain.outcome(over) == plain.Outcome("big_gin", 0, 31 + 74, (0, 74))


def test_eleven_cards_start_with_a_bare_throw() -> None:
    state = dealt("Ac2c3c 4d5d6d 9c9d9h9s", HELPLESS, "4c", start="eleven_cards", big_gin_bonus=31)
    assert (state.pile, state.upcard, len(state.stock), len(state.hands[0])) == ((), None, 31, 11)
    assert plain.legal(state) == [f"d{card}" for card in plain.in_order(state.hands[0])]
    state = play(state, "d4c")
    assert (state.turn, state.turns, plain.legal(state)) == (1, 1, ["s", "t"])


def test_an_empty_stock_is_made_of_the_pile_without_its_top() -> None:
    state = with_stock(dealt(LOOSE, OTHER, "9s"), "p p", 0)
    assert (plain.legal(state), len(state.pile)) == (["s", "t"], 32)
    top = state.pile[-1]
    after = play(state, "s")
    assert (after.pile, len(after.stock), after.reshuffles) == ((top,), 30, 1)
    assert plain.legal(play(state, "t d" + plain.in_order(state.hands[state.turn])[0])) == ["s", "t"]


def test_two_cards_left_end_the_deal() -> None:
    state = with_stock(dealt(LOOSE, OTHER, "9s", stock_end="dead_at_two"), "p p", 3)
    drawn = play(state, "s")
    over = play(drawn, "d" + state.stock[0])
    assert (over.ending, plain.outcome(over)) == ("two_cards_left", plain.Outcome("dead", None, 0, None))
    # Whoever takes the discard leaves three in the stock.
    taken = play(state, "t")
    assert play(taken, plain.legal(taken)[0]).phase == "draw"


def test_the_last_discard_is_for_an_end_only() -> None:
    # Seat 0 draws the third-last card.
    for eldest, dealer, chance in ((KNOCKER, DEFENDER, ["p"]), (DEFENDER, KNOCKER, ["t", "p"])):
        state = with_stock(dealt(eldest, dealer, "Ah", stock_end="knock_only"), "p p", 2)
        assert (state.phase, state.turn, plain.legal(state)) == ("last_discard", 1, chance)
        assert play(state, "p").ending == "two_cards_left"
    after = play(state, "t")
    assert plain.legal(after) == ends(after) != []
    assert state.pile[-1] not in {text[1:3] for text in plain.legal(after)}


def test_the_last_turn_allowed_ends_the_deal_unless_the_last_discard_does() -> None:
    state = play(dealt(LOOSE, OTHER, "9s", max_turns=2), "u dAc s")
    assert play(state, "dQd").ending == "turn_limit"
    state = with_stock(dealt(LOOSE, OTHER, "9s", stock_end="knock_only", max_turns=29), "p p", 2)
    assert (state.turns, state.phase) == (29, "last_discard")


@pytest.mark.parametrize(
    ("rules", "ending", "kept", "against", "wanted"),
    [
        ({}, "knock", 8, 32, ("knock", 0, 24)),
        ({}, "knock", 8, 5, ("undercut", 1, 28)),
        ({}, "knock", 8, 8, ("undercut", 1, 25)),
        ({"tied_undercut": "no_bonus"}, "knock", 8, 8, ("undercut", 1, 0)),
        ({"tied_undercut": "no_bonus"}, "knock", 8, 7, ("undercut", 1, 26)),
        ({"tied_undercut": "drawn"}, "knock", 8, 8, ("drawn", None, 0)),
        ({"gin_bonus": 20}, "gin", 0, 0, ("gin", 0, 20)),
        ({"big_gin_bonus": 31}, "big_gin", 0, 40, ("big_gin", 0, 71)),
    ],
)
def test_prices(rules: dict, ending: str, kept: int, against: int, wanted: tuple) -> None:
    assert plain.priced(DEFAULTS | rules, ending, 0, kept, against) == wanted


def test_a_spade_doubles_before_the_box_is_added() -> None:
    rules = {"knock_mode": "upcard", "spade_double": True, "box_bonus": 20, "box_at_once": True}
    line = "p p s kKc:Ac2c3c/9c9d9h/4d5d6d ."
    assert plain.outcome(play(dealt(KNOCKER, DEFENDER, "7s", "Kc", **rules), line)).points == 2 * 73 + 20
    assert plain.outcome(play(dealt(KNOCKER, DEFENDER, "7h", "Kc", **rules), line)).points == 73 + 20


@pytest.mark.parametrize("name", ALL)
def test_fifty_two_cards_at_every_moment(name: str) -> None:
    state = plain.start(ALL[name], 0, f"whole {name}")
    for step in range(60):
        acts = [text for text in plain.legal(state) if text[0] != "k"] or plain.legal(state)
        if not acts:
            break
        state = plain.apply(state, acts[step % len(acts)])
        assert sorted([*state.hands[0], *state.hands[1], *state.stock, *state.pile]) == sorted(brute.DECK)
