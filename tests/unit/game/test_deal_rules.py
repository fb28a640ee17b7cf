"""What the rules change in the course of a deal: the limit, the aces, the end of the stock, the turns."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    EVERY,
    GINNER,
    KNOCKER,
    LOOSE,
    OTHER,
    assert_fifty_two,
    deal_of,
    drawn_out,
    legal,
    play,
    refused,
    throw_any,
    thrown_through,
)

from ginrummy.game.cards import Card
from ginrummy.game.deal import Ending
from ginrummy.game.events import Reshuffled
from ginrummy.game.melds import Aces
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, KnockMode, Rules, StockEnd, UpcardAce
from ginrummy.game.scoring import score

OKLAHOMA = PRESETS["oklahoma"]
CORNER = PRESETS["round_the_corner"]
HIGH = replace(CORNER, aces=Aces.HIGH_OR_LOW)
MELDED = "Ac2c3c 9c9d9h"
KNOCK = "Ac2c3c/9c9d9h"


class TestUpcardLimit:
    """Left over beside two melds are 2 + 2 + 3: seven points."""

    hand = f"{MELDED} 2d2s 3h Kd"

    @pytest.mark.parametrize(
        ("upcard", "limit", "allowed"),
        [
            ("7h", 7, True),
            ("8h", 8, True),
            ("Th", 10, True),
            ("Qh", 10, True),
            ("6h", 6, False),
            ("2h", 2, False),
            ("Ah", 0, False),
        ],
    )
    def test_it_is_what_the_first_upcard_counts(self, upcard: str, limit: int, allowed: bool) -> None:
        defender = "4s5c 7d8d JcKs QcJd 6s5h"
        deal = play(deal_of(OKLAHOMA, self.hand, defender, upcard, stock="Kc"), "p p s")
        assert deal.limit == limit
        # One king is thrown, the other stays.
        assert refused(deal, f"kKc:{KNOCK}").params == {"deadwood": 17, "limit": limit}
        deal = play(deal_of(OKLAHOMA, self.hand, defender, upcard, stock="4c"), "p p s")
        longer = "kKd:Ac2c3c4c/9c9d9h"
        if allowed:
            assert longer in legal(deal)
            assert play(deal, longer).phase is Phase.LAYOFF
        else:
            error = refused(deal, longer)
            assert (error.code, error.params) == ("over_knock_limit", {"deadwood": 7, "limit": limit})

    def test_it_stays_when_the_upcard_is_gone(self) -> None:
        # The dealer takes the eight and throws the four, the other seat takes it.
        deal = play(deal_of(OKLAHOMA, self.hand, "4c5c 7d8d JcKs QcJd 6s5h", "8h"), "p u d4c t")
        assert (deal.upcard, deal.limit) == (Card.parse("8h"), 8)
        assert "kKd:Ac2c3c4c/9c9d9h" in legal(deal)

    @pytest.mark.parametrize("upcard", ["Ah", "As", "Ad"])
    @pytest.mark.parametrize("ace", UpcardAce)
    def test_an_ace_allows_gin_only_or_one(self, upcard: str, ace: UpcardAce) -> None:
        rules = replace(OKLAHOMA, upcard_ace=ace)
        other = next(text for text in ("Ah", "As") if text != upcard)
        one_left = play(deal_of(rules, KNOCKER.replace("2s", other), DEFENDER, upcard, stock="Kd"), "p p s")
        two_left = play(deal_of(rules, KNOCKER, DEFENDER, upcard, stock="Kd"), "p p s")
        knock = "kKd:Ac2c3c/9c9d9h/4d5d6d"
        limit = int(ace is UpcardAce.ONE)
        assert one_left.limit == limit
        assert (knock in legal(one_left)) == bool(limit)
        assert refused(two_left, knock).params == {"deadwood": 2, "limit": limit}
        gin = play(deal_of(rules, GINNER, DEFENDER, upcard, stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d")
        assert gin.result is not None
        assert gin.result.ending is Ending.GIN

    def test_the_upcard_itself_may_be_taken_to_knock(self) -> None:
        deal = play(deal_of(OKLAHOMA, f"{MELDED} 5d6d 2s Kd", DEFENDER, "4d"), "u")
        assert deal.limit == 4
        assert "kKd:Ac2c3c/9c9d9h/4d5d6d" in legal(deal)


class TestFixedLimit:
    @pytest.mark.parametrize(("limit", "allowed"), [(0, False), (1, False), (2, True), (98, True)])
    def test_it_is_the_number_in_the_rules(self, limit: int, allowed: bool) -> None:
        deal = play(deal_of(Rules(knock_limit=limit), KNOCKER, DEFENDER, "Ah", stock="Kd"), "p p s")
        text = "kKd:Ac2c3c/9c9d9h/4d5d6d"
        assert deal.limit == limit
        if allowed:
            assert text in legal(deal)
        else:
            assert refused(deal, text).code == "over_knock_limit"

    def test_with_the_highest_any_hand_may_knock_without_a_meld(self) -> None:
        deal = play(
            deal_of(
                Rules(knock_limit=98),
                "KcKd QhQs JcJd ThTs 9c9d",
                OTHER.replace("Td", "2h").replace("Qd", "3h").replace("Qh", "3d"),
                "Ac",
                stock="Ad",
            ),
            "p p s",
        )
        knocked = play(deal, "kAd:")
        assert knocked.laid is not None
        assert (knocked.laid.deadwood, knocked.spread, knocked.phase) == (98, (), Phase.LAYOFF)
        assert legal(knocked) == {"."}


class TestHighAces:
    """A hand that hangs on its aces: Q-K-A of spades, and an ace more."""

    hand = "QsKsAs 4d5d6d 9c9d9h 2h"

    @pytest.mark.parametrize("rules", [HIGH, CORNER], ids=["high_or_low", "around"])
    def test_a_run_may_end_with_the_ace(self, rules: Rules) -> None:
        deal = play(deal_of(rules, self.hand, "4c5c 7d8d KhJs Qc Jd 6s 5h", "Kc", stock="Kd"), "p p s")
        knocked = play(deal, "kKd:9c9d9h/4d5d6d/QsKsAs")
        assert knocked.laid is not None
        assert (knocked.laid.deadwood, str(knocked.spread[2])) == (2, "QsKsAs")
        assert "lJs2" in legal(knocked)
        over = play(knocked, "lJs2 .")
        assert over.result is not None
        assert str(over.result.spread[2]) == "JsQsKsAs"
        assert_fifty_two(over)

    def test_round_the_corner_the_two_may_follow_the_ace(self) -> None:
        deal = play(deal_of(CORNER, self.hand, "2s3s 7d8d KhJs Qc Jd 6s 5h", "Kc", stock="Kd"), "p p s")
        knocked = play(deal, "kKd:9c9d9h/4d5d6d/QsKsAs")
        assert {text for text in legal(knocked) if text.endswith("2")} == {"lJs2", "l2s2"}
        chained = play(knocked, "l2s2 lJs2")
        assert "l3s2" in legal(chained)
        assert str(play(chained, "l3s2").spread[2]) == "JsQsKsAs2s3s"
        high = play(deal_of(HIGH, self.hand, "2s3s 7d8d KhJs Qc Jd 6s 5h", "Kc", stock="Kd"), "p p s")
        high = play(high, "kKd:9c9d9h/4d5d6d/QsKsAs")
        assert refused(high, "l2s2").code == "does_not_fit"

    def test_only_round_the_corner_the_king_joins_ace_and_two(self) -> None:
        hand = "KsAs2s 4d5d6d 9c9d9h 2h"
        defender = "4c5c 7d8d KhJs Qc Jd 6s 5h"
        around = play(deal_of(CORNER, hand, defender, "Kc", stock="Kd"), "p p s")
        assert "kKd:9c9d9h/4d5d6d/KsAs2s" in legal(around)
        high = play(deal_of(HIGH, hand, defender, "Kc", stock="Kd"), "p p s")
        assert refused(high, "kKd:9c9d9h/4d5d6d/KsAs2s").code == "bad_spread"

    @EVERY
    def test_the_corner_is_turned_in_one_preset_only(self, rules: Rules) -> None:
        deal = play(
            deal_of(rules, "KsAs2s 4d5d6d 9c9d9h 9s", "4c5c 7d8d KhJs Qc Jd 6s 5h", "Kc", stock="Kd"), "p p s"
        )
        gin = "kKd:9c9d9h9s/4d5d6d/KsAs2s"
        assert (gin in legal(deal)) == (rules is CORNER)

    @pytest.mark.parametrize(("ace", "deadwood"), [(1, 1), (15, 15)])
    def test_a_loose_ace_counts_what_the_rules_say(self, ace: int, deadwood: int) -> None:
        rules = replace(CORNER, ace_deadwood=ace)
        deal = play(deal_of(rules, KNOCKER.replace("2s", "Ah"), DEFENDER, "Kc", stock="Kd"), "p p s")
        text = "kKd:Ac2c3c/9c9d9h/4d5d6d"
        if deadwood <= 10:
            knocked = play(deal, text)
            assert knocked.laid is not None
            assert knocked.laid.deadwood == deadwood
        else:
            assert refused(deal, text).params == {"deadwood": 15, "limit": 10}

    def test_a_loose_ace_in_the_other_hand_counts_it_too(self) -> None:
        points = {}
        for ace in (1, 15):
            rules = replace(CORNER, ace_deadwood=ace)
            deal = play(
                deal_of(rules, GINNER, DEFENDER.replace("5h", "Ah"), "Kc", stock="Kd"),
                "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d",
            )
            assert deal.result is not None
            points[ace] = score(deal.result, rules).points
        assert points == {1: 71 + 25, 15: 85 + 25}


class TestEndOfTheStock:
    @EVERY
    def test_what_happens_at_two(self, rules: Rules) -> None:
        deal = drawn_out(deal_of(rules, LOOSE, OTHER, "Kc"), 3)
        deal = throw_any(play(deal, "s"))
        assert len(deal.stock) == 2
        if rules.stock_end is StockEnd.DEAD_AT_TWO:
            assert deal.result is not None
            assert deal.result.ending is Ending.TWO_CARDS_LEFT
            assert deal.result.upcard == Card.parse("Kc")
        else:
            expected = {"reshuffle": Phase.DRAW, "knock_only": Phase.LAST_DISCARD}[rules.stock_end]
            assert (deal.phase, deal.result) == (expected, None)

    @pytest.mark.parametrize("mode", KnockMode)
    @pytest.mark.parametrize("end", [StockEnd.DEAD_AT_TWO, StockEnd.KNOCK_ONLY])
    def test_it_is_the_same_in_every_knock_mode(self, mode: KnockMode, end: StockEnd) -> None:
        rules = Rules(knock_mode=mode, stock_end=end)
        deal = thrown_through(deal_of(rules, LOOSE, OTHER, "Kc"), 3)
        deal = play(deal, "s")
        deal = play(deal, f"d{deal.drawn}")
        assert deal.turns == 29
        assert deal.phase is (Phase.OVER if end is StockEnd.DEAD_AT_TWO else Phase.LAST_DISCARD)

    @EVERY
    def test_the_turn_limit_ends_a_deal_of_taking_and_throwing(self, rules: Rules) -> None:
        deal = play(deal_of(replace(rules, max_turns=7), LOOSE, OTHER, "Kc"), "u")
        while deal.turn is not None:
            deal = throw_any(deal)
            deal = play(deal, "t") if deal.turn is not None else deal
        assert deal.result is not None
        assert (deal.turns, deal.result.ending, len(deal.stock)) == (7, Ending.TURN_LIMIT, 31)

    @EVERY
    def test_two_turns_are_the_least(self, rules: Rules) -> None:
        deal = play(
            deal_of(replace(rules, max_turns=2), LOOSE, OTHER, "Kc", stock="8h Th"), "p p s d8h s dTh"
        )
        assert deal.result is not None
        assert (deal.turns, deal.result.ending) == (2, Ending.TURN_LIMIT)

    @pytest.mark.parametrize(("turns", "ending"), [(29, Ending.TWO_CARDS_LEFT), (28, Ending.TURN_LIMIT)])
    def test_two_cards_left_comes_before_the_turn_limit(self, turns: int, ending: Ending) -> None:
        rules = Rules(stock_end=StockEnd.DEAD_AT_TWO, max_turns=turns)
        deal = play(deal_of(rules, LOOSE, OTHER, "Kc"), "p p")
        while deal.turn is not None:
            deal = throw_any(play(deal, "s"))
        assert deal.result is not None
        assert (deal.turns, deal.result.ending) == (turns, ending)

    def test_with_a_thousand_turns_the_discards_are_shuffled_many_times(self) -> None:
        deal = play(deal_of(Rules(max_turns=1000), LOOSE, OTHER, "Kc"), "p p")
        while deal.turn is not None:
            deal = throw_any(play(deal, "s"))
        assert deal.turns == 1000
        assert (
            deal.reshuffles
            == sum(isinstance(event, Reshuffled) for event in deal.events)
            == (1000 - 31) // 31 + 1
        )
        assert_fifty_two(deal)
