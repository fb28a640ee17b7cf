"""The legal acts of a seat, from bare situations: each phase, each way a turn may end, and the order of the list."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from support.deals import cards, mask

from ginrummy.game.cards import Card
from ginrummy.game.melds import LOW, Aces, Meld, melding
from ginrummy.game.options import Phase, Situation, Throwing, knocks, layoffs
from ginrummy.game.rules import KnockMode, Rules, StockEnd

AROUND = melding(Aces.AROUND, 15)
BIG = Rules(big_gin_bonus=31)
ROUND = Rules(aces=Aces.AROUND, ace_deadwood=15, stock_end=StockEnd.KNOCK_ONLY)
ELEVEN = mask("Ac2c3c 4d5d6d7d 9c9d9h9s")
# With the king thrown: all melds leave the two, without the run of clubs eight are left.
KNOCKS = ["kKd:Ac2c3c/9c9d9h/4d5d6d", "kKd:9c9d9h/4d5d6d"]


def acts(phase: Phase, **values: Any) -> list[str]:
    situation: dict[str, Any] = {"rules": Rules(), "limit": 10, "hand": 0} | values
    return [str(act) for act in Situation(phase=phase, **situation).legal_actions()]


class TestPhases:
    def test_the_upcard(self) -> None:
        assert acts(Phase.UPCARD) == ["u", "p"]

    @pytest.mark.parametrize(("closed", "wanted"), [(False, ["s", "t"]), (True, ["s"])])
    def test_the_draw(self, closed: bool, wanted: list[str]) -> None:
        assert acts(Phase.DRAW, pile_closed=closed) == wanted

    def test_the_layoff_under_the_melds_of_the_rules(self) -> None:
        hand, spread = mask("Ac 4c Qc Kd"), (Meld.parse("JcTc9c"), Meld.parse("KhKsKc"), Meld.parse("2c3c4c"))
        assert acts(Phase.LAYOFF, hand=hand, spread=spread) == ["lQc0", "lKd1", "lAc2", "."]
        high = (Meld.parse("JcQcKc"),)
        assert acts(Phase.LAYOFF, hand=mask("Ac Tc"), spread=high) == ["lTc0", "."]
        assert acts(Phase.LAYOFF, hand=mask("Ac Tc"), spread=high, rules=ROUND) == ["lAc0", "lTc0", "."]
        assert acts(Phase.LAYOFF, hand=mask("8h"), spread=high) == ["."]

    def test_the_end(self) -> None:
        assert acts(Phase.OVER, hand=ELEVEN, top=Card.parse("Kc")) == []


class TestLastDiscard:
    hand = mask("KcKhKs 4c5c6c 8d9dTd 9s")

    def test_without_a_discard_there_is_nothing_to_take(self) -> None:
        assert acts(Phase.LAST_DISCARD, hand=self.hand) == ["p"]

    @pytest.mark.parametrize(("limit", "wanted"), [(0, ["t", "p"]), (10, ["t", "p"])])
    def test_gin_follows(self, limit: int, wanted: list[str]) -> None:
        assert acts(Phase.LAST_DISCARD, hand=self.hand, top=Card.parse("Kd"), limit=limit) == wanted

    @pytest.mark.parametrize(("limit", "wanted"), [(9, ["p"]), (10, ["t", "p"])])
    def test_a_knock_follows_within_the_limit_only(self, limit: int, wanted: list[str]) -> None:
        # The nine of spades is thrown and the queen stays.
        hand = mask("4c5c6c 8d9dTd 3c3h3s 9s")
        assert acts(Phase.LAST_DISCARD, hand=hand, top=Card.parse("Qh"), limit=limit) == wanted

    def test_the_card_taken_would_have_to_stay(self) -> None:
        # All ten are melded, but one of them must go and the king stays: ten is the least.
        melded = mask("KcKhKs 4c5c6c 8d9dTdJd")
        for limit, wanted in ((9, ["p"]), (10, ["t", "p"])):
            assert acts(Phase.LAST_DISCARD, hand=melded, top=Card.parse("Qh"), limit=limit) == wanted

    def test_the_melds_are_those_of_the_rules(self) -> None:
        hand, top = mask("KsAs 4c5c6c 8d9dTd 7h7s"), Card.parse("2s")
        assert acts(Phase.LAST_DISCARD, hand=hand, top=top, limit=7) == ["p"]
        assert acts(Phase.LAST_DISCARD, hand=hand, top=top, limit=7, rules=ROUND) == ["t", "p"]
        assert acts(Phase.LAST_DISCARD, hand=hand, top=top, limit=6, rules=ROUND) == ["p"]


class TestEndsOfATurn:
    hand = mask("Ac2c3c 4d5d6d 9c9d9h Kd 2s")

    def test_throws_then_knocks_in_the_order_of_the_cards(self) -> None:
        found = acts(Phase.DISCARD, hand=self.hand)
        throws = [f"d{card}" for card in ("Ac", "2c", "3c", "9c", "4d", "5d", "6d", "9d", "Kd", "9h", "2s")]
        assert found[:11] == throws
        assert found[11:] == [*KNOCKS, "k2s:Ac2c3c/9c9d9h/4d5d6d"]

    def test_the_taken_card_goes_neither_alone_nor_with_a_knock(self) -> None:
        found = acts(Phase.DISCARD, hand=self.hand, taken=Card.parse("Kd"))
        assert len(found) == 11
        assert "dKd" not in found
        assert found[-1] == "k2s:Ac2c3c/9c9d9h/4d5d6d"

    def test_at_first_only_throws(self) -> None:
        found = acts(Phase.DISCARD, hand=self.hand, throwing=Throwing.NO_KNOCK, rules=BIG)
        assert [text[0] for text in found] == ["d"] * 11
        assert acts(Phase.DISCARD, hand=ELEVEN, throwing=Throwing.NO_KNOCK, rules=BIG)[-1] == "d9s"

    def test_at_last_only_ends(self) -> None:
        found = acts(Phase.DISCARD, hand=self.hand, throwing=Throwing.MUST_END, taken=Card.parse("2s"))
        assert found == KNOCKS

    def test_the_limit_decides(self) -> None:
        assert acts(Phase.DISCARD, hand=self.hand, limit=9)[11:] == KNOCKS
        assert acts(Phase.DISCARD, hand=self.hand, limit=7)[11:] == KNOCKS[:1]
        assert not any(text[0] == "k" for text in acts(Phase.DISCARD, hand=self.hand, limit=1))

    def test_the_melds_are_those_of_the_rules(self) -> None:
        hand = mask("KsAs2s 4d5d6d 9c9d9h Kd 2c")
        knock = "kKd:9c9d9h/4d5d6d/KsAs2s"
        assert not any(text[0] == "k" for text in acts(Phase.DISCARD, hand=hand))
        assert knock in acts(Phase.DISCARD, hand=hand, rules=ROUND)
        assert knock in acts(Phase.DISCARD, hand=hand, rules=ROUND, throwing=Throwing.MUST_END)


class TestBigGin:
    def test_it_comes_last(self) -> None:
        for throwing in (Throwing.FREE, Throwing.MUST_END):
            assert acts(Phase.DISCARD, hand=ELEVEN, rules=BIG, throwing=throwing)[-1] == "b"

    @pytest.mark.parametrize(
        ("hand", "values"),
        [
            (ELEVEN, {"rules": Rules()}),
            (ELEVEN, {"throwing": Throwing.NO_KNOCK}),
            (ELEVEN ^ mask("7d"), {}),
            (ELEVEN ^ mask("7dKs"), {}),
            (mask("Ac2cKc 4d5d6d7d 9c9d9h9s"), {}),
        ],
    )
    def test_there_is_none(self, hand: int, values: dict[str, Any]) -> None:
        assert "b" not in acts(Phase.DISCARD, **{"rules": BIG, "hand": hand} | values)

    def test_the_melds_are_those_of_the_rules(self) -> None:
        hand, rules = mask("Ac2cKc 4d5d6d7d 9c9d9h9s"), replace(ROUND, big_gin_bonus=1)
        assert "b" in acts(Phase.DISCARD, hand=hand, rules=rules)

    @pytest.mark.parametrize("mode", KnockMode)
    def test_in_every_mode(self, mode: KnockMode) -> None:
        rules = Rules(knock_mode=mode, stock_end=StockEnd.DEAD_AT_TWO, big_gin_bonus=31)
        assert "b" in acts(Phase.DISCARD, hand=ELEVEN, rules=rules, limit=0)


class TestKnocks:
    def test_every_spread_within_the_limit(self) -> None:
        hand = mask("3s4s5s6s7s8s 2h")
        assert [str(knock) for knock in knocks(hand, cards("2h"), 0)] == [
            "k2h:3s4s5s/6s7s8s",
            "k2h:3s4s5s6s7s8s",
        ]
        assert [str(knock) for knock in knocks(hand, cards("2h"), 3)][2:] == ["k2h:4s5s6s7s8s"]
        assert list(knocks(hand, cards("8s"), 1)) == []
        assert [str(knock) for knock in knocks(hand, cards("8s"), 2)] == ["k8s:3s4s5s6s7s"]

    def test_the_usual_cards_unless_others_are_named(self) -> None:
        hand = mask("KsAs2s 9c")
        assert list(knocks(hand, cards("9c"), 12)) == []
        assert [str(knock) for knock in knocks(hand, cards("9c"), 13)] == ["k9c:"]
        assert [str(knock) for knock in knocks(hand, cards("9c"), 13, AROUND)] == ["k9c:KsAs2s"]
        assert list(knocks(hand, cards("Ks"), 13, LOW)) == [*knocks(hand, cards("Ks"), 13)]


class TestLayoffs:
    def test_each_card_on_each_meld_it_fits(self) -> None:
        spread = [Meld.parse(text) for text in ("7c7h7s", "4d5d6d", "8d9dTd")]
        found = [str(act) for act in layoffs(mask("3d7dJd Jc 7s"), spread)]
        assert found == ["l7d0", "l3d1", "l7d1", "l7d2", "lJd2"]
        assert list(layoffs(0, spread)) == []
        assert list(layoffs(mask("7d"), [])) == []

    def test_the_usual_cards_unless_others_are_named(self) -> None:
        spread = [Meld.parse("JhQhKh")]
        assert list(layoffs(mask("Ah"), spread)) == []
        assert [str(act) for act in layoffs(mask("Ah"), spread, AROUND)] == ["lAh0"]
