"""A finished deal priced under other rules, and every reason why it could not have ended like this there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    LOOSE,
    OTHER,
    WANTS_KING,
    at_last_discard,
    deal_of,
    play,
    thrown_through,
)

from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import Aces
from ginrummy.game.pricing import price_under
from ginrummy.game.rules import PRESETS, Rules, Start, StockEnd, TiedUndercut, UpcardAce
from ginrummy.game.scoring import Kind, LineCode, score

OKLAHOMA = PRESETS["oklahoma"]
TOURNAMENT = PRESETS["tournament"]
DEAD = Rules(stock_end=StockEnd.DEAD_AT_TWO)
AROUND = PRESETS["round_the_corner"]
ELEVEN = Rules(start=Start.ELEVEN_CARDS)
LESS_SEVEN = DEFENDER.replace("7d", "8s")
KNOCK = "kKd:Ac2c3c/9c9d9h/4d5d6d"
GIN = "kKd:Ac2c3c/9c9d9h9s/4d5d6d"
LAST = "t k9s:KcKdKhKs/4c5c6c/8d9dTd"
# The four of clubs laid off; what is left counts 71.
KNOCKED = f"p p s {KNOCK} l4c0 ."


def knocked(upcard: str = "Kc", rules: Rules | None = None) -> Deal:
    """End a deal by a knock with 2 against 71."""
    return play(deal_of(rules or Rules(), KNOCKER, DEFENDER, upcard, stock="Kd"), KNOCKED)


def gin(upcard: str = "Kc") -> Deal:
    return play(deal_of(Rules(), GINNER, DEFENDER, upcard, stock="Kd"), f"p p s {GIN}")


def problem(deal: Deal, rules: Rules) -> tuple[str, dict[str, int | str]] | None:
    """Return the code and the values of what is in the way; None where there is a price."""
    try:
        price_under(deal, rules)
    except CodedError as error:
        return error.code, error.params
    return None


def thrown_on(deal: Deal) -> Deal:
    """Let each seat throw what it draws until the deal is dead."""
    while deal.turn is not None:
        deal = play(deal, "s")
        deal = play(deal, f"d{deal.drawn}")
    return deal


def gone_gin(deal: Deal) -> Deal:
    """Let the seat to act, which holds gin, draw from the stock, throw that and lay down."""
    deal = play(deal, "s")
    return play(deal, f"k{deal.drawn}:{GIN[4:]}")


def test_a_deal_under_way_has_no_price() -> None:
    assert problem(deal_of(Rules(), KNOCKER, DEFENDER, "Kc"), Rules()) == ("deal_not_over", {})


@pytest.mark.parametrize("name", PRESETS)
def test_a_knock_under_every_preset(name: str) -> None:
    deal, rules = knocked(), PRESETS[name]
    if name == "straight":
        assert problem(deal, rules) == ("knock_not_allowed", {"deadwood": 2})
        return
    price = price_under(deal, rules)
    assert (price.kind, price.winner, price.award) == (Kind.KNOCK, 0, 69)
    assert price.lines[0].params == (("high", 71), ("low", 2))
    assert price.points == 69 + (10 if name == "palace" else 0)


def test_a_chain_of_layoffs_is_followed_card_by_card() -> None:
    deal = play(deal_of(Rules(), KNOCKER, DEFENDER, "Kc", stock="Kd"), f"p p s {KNOCK} l4c0 l5c0 .")
    assert deal.result is not None
    assert price_under(deal, PRESETS["classic"]) == score(deal.result, PRESETS["classic"])


@pytest.mark.parametrize("name", PRESETS)
def test_gin_under_every_preset(name: str) -> None:
    deal, rules = gin(), PRESETS[name]
    assert deal.result is not None
    price = price_under(deal, rules)
    assert (price.kind, price.award) == (Kind.GIN, 75 + (20 if name == "classic" else 25))
    assert price == score(deal.result, rules)


@pytest.mark.parametrize("name", PRESETS)
def test_big_gin_is_known_to_one_preset_alone(name: str) -> None:
    deal = play(deal_of(PRESETS["north_american"], GINNER, LESS_SEVEN, "Kc", stock="7d"), "p p s b")
    if name == "north_american":
        price = price_under(deal, PRESETS[name])
        assert [line.code for line in price.lines] == [LineCode.OPPONENT_DEADWOOD, LineCode.BIG_GIN_BONUS]
    else:
        assert problem(deal, PRESETS[name]) == ("no_big_gin", {})


@pytest.mark.parametrize(
    ("upcard", "ace", "params"),
    [
        ("2h", UpcardAce.GIN_ONLY, None),
        ("Kc", UpcardAce.GIN_ONLY, None),
        ("Ah", UpcardAce.GIN_ONLY, {"deadwood": 2, "limit": 0}),
        ("Ah", UpcardAce.ONE, {"deadwood": 2, "limit": 1}),
    ],
)
def test_a_limit_by_the_upcard(upcard: str, ace: UpcardAce, params: dict[str, int | str] | None) -> None:
    found = problem(knocked(upcard), replace(OKLAHOMA, upcard_ace=ace))
    assert found == (("over_knock_limit", params) if params else None)
    assert problem(gin("Ah"), OKLAHOMA) is None


def test_a_lower_limit() -> None:
    assert problem(knocked(), Rules(knock_limit=2)) is None
    assert problem(knocked(), Rules(knock_limit=1)) == ("over_knock_limit", {"deadwood": 2, "limit": 1})
    assert problem(gin(), Rules(knock_limit=0)) is None


def test_a_tie_is_what_the_rules_there_say() -> None:
    drawn = Rules(tied_undercut=TiedUndercut.DRAWN)
    even = "4s5s6s 7c7h7s TsJsQs 2h"
    deal = play(deal_of(drawn, KNOCKER, even, "Kc", stock="Kd"), f"p p s {KNOCK} .")
    assert price_under(deal, drawn).kind is Kind.DRAWN
    for rules, points in ((Rules(), 25), (TOURNAMENT, 0)):
        price = price_under(deal, rules)
        assert (price.kind, price.winner, price.points) == (Kind.UNDERCUT, 1, points)


def test_a_spade_counts_twice_where_it_does() -> None:
    double = replace(OKLAHOMA, spade_double=True)
    assert price_under(knocked("Qs"), double).points == 2 * 69
    assert price_under(knocked("Kc"), double).points == 69


class TestMelding:
    def test_an_ace_that_counts_fifteen(self) -> None:
        # The defender's ace is left over.
        deal = play(
            deal_of(Rules(), KNOCKER, DEFENDER.replace("5h", "Ah"), "Kc", stock="Kd"), f"p p s {KNOCK} ."
        )
        assert problem(deal, AROUND) == ("counts_otherwise", {})
        assert problem(deal, Rules(aces=Aces.AROUND)) is None

    def test_an_ace_in_the_knockers_deadwood(self) -> None:
        own = KNOCKER.replace("2s", "As")
        deal = play(deal_of(Rules(), own, DEFENDER, "Kc", stock="Kd"), f"p p s {KNOCK} .")
        # Not over the limit: with fifteen it would have been another knock altogether.
        assert problem(deal, AROUND) == ("counts_otherwise", {})

    def test_aces_in_melds_change_nothing(self) -> None:
        assert problem(knocked(), AROUND) is None

    def test_a_run_of_the_spread_that_is_none_there(self) -> None:
        own = "QsKsAs 4d5d6d 9c9d9h 2h"
        deal = deal_of(Rules(aces=Aces.HIGH_OR_LOW), own, DEFENDER.replace("Ks", "Th"), "Kc", stock="Kd")
        deal = play(deal, "p p s kKd:9c9d9h/4d5d6d/QsKsAs .")
        assert problem(deal, Rules()) == ("counts_otherwise", {})
        assert problem(deal, Rules(aces=Aces.AROUND)) is None

    def test_a_run_of_the_defender_that_is_none_there(self) -> None:
        deal = deal_of(
            Rules(aces=Aces.AROUND), KNOCKER, "KsAs2c 4c5c7d8dKh QhJd".replace("2c", "Qs"), "Kc", "Kd"
        )
        deal = play(deal, f"p p s {KNOCK} .")
        assert problem(deal, Rules()) == ("counts_otherwise", {})
        assert problem(deal, Rules(aces=Aces.HIGH_OR_LOW)) is None

    def test_a_layoff_that_does_not_fit_there(self) -> None:
        own, other = "JsQsKs 4d5d6d 9c9d9h 2h", DEFENDER.replace("Ks", "As")
        deal = play(deal_of(Rules(aces=Aces.HIGH_OR_LOW), own, other, "Kc", stock="Kd"), "p p s")
        deal = play(deal, "kKd:9c9d9h/4d5d6d/JsQsKs lAs2 .")
        assert problem(deal, Rules()) == ("counts_otherwise", {})
        assert problem(deal, Rules(aces=Aces.AROUND)) is None

    def test_a_knock_that_nobody_knows_there_comes_first(self) -> None:
        deal = play(
            deal_of(Rules(), KNOCKER, DEFENDER.replace("5h", "Ah"), "Kc", stock="Kd"), f"p p s {KNOCK} ."
        )
        straight = replace(PRESETS["straight"], aces=Aces.AROUND, ace_deadwood=15)
        assert problem(deal, straight) == ("knock_not_allowed", {"deadwood": 2})


class TestElevenCards:
    """A deal that began without an upcard."""

    def ended(self, own: str, end: str) -> Deal:
        deal = deal_of(ELEVEN, own, DEFENDER, "Kc", stock="ThKd")
        return play(deal, f"dKc s dTh s {end}")

    def test_its_knock_has_no_limit_by_an_upcard(self) -> None:
        deal = self.ended(KNOCKER, f"{KNOCK} .")
        assert problem(deal, OKLAHOMA) == ("no_upcard", {})
        for name in ("regular", "classic", "tournament", "round_the_corner"):
            assert problem(deal, PRESETS[name]) is None

    def test_its_gin_needs_none(self) -> None:
        deal = self.ended(GINNER, GIN)
        for name, rules in PRESETS.items():
            assert problem(deal, rules) is None, name

    def test_nobody_knows_whether_it_would_have_counted_twice(self) -> None:
        deal = self.ended(GINNER, GIN)
        assert problem(deal, replace(OKLAHOMA, spade_double=True)) == ("no_upcard", {})


class TestDeadDeals:
    def test_dead_at_two(self) -> None:
        deal = thrown_on(play(deal_of(DEAD, LOOSE, OTHER, "Kc"), "p p"))
        assert deal.result is not None
        assert deal.result.ending is Ending.TWO_CARDS_LEFT
        for name, rules in PRESETS.items():
            if name == "regular":
                assert problem(deal, rules) == ("stock_not_over", {})
            else:
                price = price_under(deal, rules)
                assert (price.kind, price.winner, price.lines) == (Kind.DEAD, None, ()), name

    def test_the_last_discard_left_lying_is_dead_everywhere_but_where_the_stock_goes_on(self) -> None:
        deal = play(at_last_discard(TOURNAMENT), "p")
        assert problem(deal, TOURNAMENT) is None
        assert problem(deal, DEAD) is None
        assert problem(deal, Rules()) == ("stock_not_over", {})

    def test_the_turn_limit(self) -> None:
        deal = thrown_through(deal_of(Rules(max_turns=4), LOOSE, OTHER, "Kc"), 27)
        assert deal.result is not None
        assert deal.result.ending is Ending.TURN_LIMIT
        assert problem(deal, Rules(max_turns=4)) is None
        assert problem(deal, Rules(max_turns=3)) is None
        assert problem(deal, Rules(max_turns=5)) == ("turns_not_over", {"turns": 5})
        assert problem(deal, DEAD) == ("turns_not_over", {"turns": 200})

    def test_a_turn_limit_beyond_the_end_of_the_stock(self) -> None:
        deal = deal_of(Rules(max_turns=40), LOOSE, OTHER, "Kc")
        deal = thrown_on(play(deal, "p p"))
        assert deal.reshuffles == 1
        for end in (StockEnd.DEAD_AT_TWO, StockEnd.KNOCK_ONLY):
            assert price_under(deal, Rules(stock_end=end)).kind is Kind.DEAD
        assert problem(deal, Rules()) == ("turns_not_over", {"turns": 200})


class TestLongDeals:
    """Deals that somebody won where others would have been over before."""

    def test_with_the_last_discard(self) -> None:
        deal = play(at_last_discard(TOURNAMENT), LAST)
        assert deal.result is not None
        assert deal.result.ending is Ending.GIN
        assert problem(deal, TOURNAMENT) is None
        assert problem(deal, DEAD) == ("stock_over", {"left": 2})
        # Where the stock goes on, taking a discard is nothing special.
        assert price_under(deal, Rules()).kind is Kind.GIN

    def test_the_last_discard_elsewhere_taken_by_a_plain_turn(self) -> None:
        deal = play(at_last_discard(Rules(), 1, WANTS_KING), LAST)
        assert problem(deal, TOURNAMENT) is None
        assert problem(deal, DEAD) == ("stock_over", {"left": 2})

    def test_from_the_last_card_that_may_be_drawn(self) -> None:
        deal = gone_gin(thrown_through(deal_of(Rules(), GINNER, DEFENDER, "Kc"), 3))
        assert len(deal.stock) == 2
        for rules in (Rules(), DEAD, TOURNAMENT):
            assert problem(deal, rules) is None

    def test_beyond_the_last_two(self) -> None:
        deal = gone_gin(thrown_through(deal_of(Rules(), GINNER, DEFENDER, "Kc"), 1))
        assert problem(deal, Rules()) is None
        assert problem(deal, DEAD) == ("stock_over", {"left": 2})
        assert problem(deal, TOURNAMENT) == ("stock_over", {"left": 2})

    def test_beyond_a_turn_limit(self) -> None:
        # The third turn ends the deal, so it takes a limit of two to end it before.
        deal = gone_gin(thrown_through(deal_of(Rules(), GINNER, DEFENDER, "Kc"), 29))
        assert problem(deal, Rules(max_turns=3)) is None
        assert problem(deal, Rules(max_turns=2)) == ("turns_over", {"turns": 2})
