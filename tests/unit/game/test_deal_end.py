from __future__ import annotations

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    REGULAR,
    STRAIGHT,
    assert_fifty_two,
    deal_of,
    legal,
    mask,
    play,
    refused,
)

from ginrummy.game.actions import (
    Knock,
    LayOff,
)
from ginrummy.game.cards import Card
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import IllegalAction
from ginrummy.game.events import (
    DealEnded,
    Knocked,
    LaidOff,
    LayoffsFinished,
)
from ginrummy.game.melds import Meld
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules


class TestKnock:
    def at_knock(self, rules: Rules = REGULAR) -> Deal:
        return play(deal_of(rules, KNOCKER, DEFENDER, "Kc", stock="Kd Th"), "p p s")

    def test_it_is_legal_on_the_very_first_turn(self) -> None:
        deal = self.at_knock()
        assert "kKd:Ac2c3c/9c9d9h/4d5d6d" in legal(deal)
        after = play(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d")
        assert (after.phase, after.turn, after.turns) == (Phase.LAYOFF, 1, 1)
        assert after.pile[-1] == Card.parse("Kd")
        assert after.laid is not None
        assert (after.laid.seat, after.laid.discard, after.laid.left, after.laid.deadwood) == (
            0,
            Card.parse("Kd"),
            mask("2s"),
            2,
        )
        assert after.events[-1] == Knocked(0, Card.parse("Kd"), after.spread, 2)
        assert after.result is None

    def test_it_may_be_made_with_the_upcard_taken(self) -> None:
        deal = play(deal_of(REGULAR, "Ac2c3c 4d5d6d 9c9d 2s Kd", DEFENDER, "9h"), "u")
        after = play(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d")
        assert after.phase is Phase.LAYOFF

    @pytest.mark.parametrize(("loose", "allowed"), [("8h", True), ("9h", False)])
    def test_ten_is_allowed_and_eleven_is_not(self, loose: str, allowed: bool) -> None:
        hand = f"Ac2c3c 4d5d6d7d 2s Qs {loose}"
        deal = play(deal_of(REGULAR, hand, "4c5c 8c8d 7h Ks Qc Jd 6s 5h", "Kc", stock="2h"), "p p s")
        text = "kQs:Ac2c3c/4d5d6d7d"
        error = refused(deal, text)
        assert error.params == {"deadwood": 2 + 2 + (8 if allowed else 9), "limit": 10}
        with_less = play(deal_of(REGULAR, hand, "4c5c 8c8d 7h Ks Qc Jd 6s 5h", "Kc", stock="Js"), "p p s")
        left = 10 + 2 + (8 if allowed else 9)
        assert refused(with_less, text).params == {"deadwood": left, "limit": 10}
        melded = play(deal_of(REGULAR, hand, "4c5c 8c 9d 7h Ks Qc Jd 6s 5h", "Kc", stock="8d"), "p p s")
        longer = "kQs:Ac2c3c/4d5d6d7d8d"
        if allowed:
            assert longer in legal(melded)
            assert play(melded, longer).phase is Phase.LAYOFF
        else:
            error = refused(melded, longer)
            assert (error.code, error.params) == ("over_knock_limit", {"deadwood": 11, "limit": 10})

    def test_what_is_laid_must_be_held_and_used_once(self) -> None:
        deal = self.at_knock()
        for text in (
            "kKd:Ac2c3c/9c9d9s/4d5d6d",  # the 9s lies elsewhere
            "kKd:Ac2c3c/Ac2c3c/4d5d6d",  # the same meld twice
            "kKd:9c9d9h/9c9d9h9s/4d5d6d",
            "kKd:JdQdKd/Ac2c3c/4d5d6d",  # the card thrown is laid as well
        ):
            assert refused(deal, text).code == "bad_spread"

    def test_melds_that_share_a_card_are_refused(self) -> None:
        hand = "3c4c5c 5d5h Ah2h3h As 2s"
        deal = play(deal_of(REGULAR, hand, "2cQd 4h6s 8cTd Qh3s 9d7h", "Kc", stock="Kd"), "p p s")
        assert refused(deal, "kKd:3c4c5c/5c5d5h/Ah2h3h").code == "bad_spread"

    @pytest.mark.parametrize(
        "meld", [Meld(mask("Ac2c"), "run"), Meld(mask("2s"), "set"), Meld(0, "set")], ids=repr
    )
    def test_a_made_up_meld_is_refused(self, meld: Meld) -> None:
        deal = self.at_knock()
        spread = (*(Meld.parse(text) for text in ("9c9d9h", "4d5d6d")), meld)
        with pytest.raises(IllegalAction) as error:
            deal.apply(Knock(Card.parse("Kd"), spread))
        assert error.value.code == "bad_spread"

    def test_a_meld_under_a_false_name_is_refused(self) -> None:
        spread = tuple(Meld.parse(text) for text in ("Ac2c3c", "4d5d6d"))
        with pytest.raises(IllegalAction) as error:
            self.at_knock().apply(Knock(Card.parse("Kd"), (*spread, Meld(mask("9c9d9h"), "run"))))
        assert error.value.code == "bad_spread"

    def test_the_card_thrown_must_be_held(self) -> None:
        error = refused(self.at_knock(), "kKs:Ac2c3c/9c9d9h/4d5d6d")
        assert (error.code, error.params) == ("card_not_in_hand", {"card": "Ks"})

    def test_the_taken_card_may_not_go_with_a_knock(self) -> None:
        deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc"), "u")
        error = refused(deal, "kKc:Ac2c3c/9c9d9h/4d5d6d")
        assert (error.code, error.params) == ("taken_card", {"card": "Kc"})
        # Throwing the 2s instead leaves the king.
        assert "k2s:Ac2c3c/9c9d9h/4d5d6d" in legal(deal)
        assert not any(text.startswith(("kKc", "dKc")) for text in legal(deal))

    def test_the_knocker_may_lay_less_than_he_could(self) -> None:
        hand = "Ac2c3c4c 5d6d7d8d As9s"
        deal = play(deal_of(REGULAR, hand, "4s5c QhJh Kh Ks Qc Jd 6s 5h", "Kc", stock="9h"), "p p s")
        # The ace of clubs beside the ace and nine of spades would count 11: that spread is over the limit.
        assert {text for text in legal(deal) if text.startswith("k9h")} == {"k9h:Ac2c3c4c/5d6d7d8d"}
        assert {text for text in legal(deal) if text.startswith("kAs")} == set()
        hand = "Ac2c3c4c 5d6d7d8d As2h"
        deal = play(deal_of(REGULAR, hand, "4s5c QhJh Kh Ks Qc Jd 6s 5h", "Kc", stock="9h"), "p p s")
        assert {text for text in legal(deal) if text.startswith("k9h")} == {
            "k9h:Ac2c3c4c/5d6d7d8d",  # 3
            "k9h:2c3c4c/5d6d7d8d",  # 4
            "k9h:Ac2c3c/5d6d7d8d",  # 7
            "k9h:Ac2c3c4c/6d7d8d",  # 8
            "k9h:2c3c4c/6d7d8d",  # 9
        }

    def test_a_knock_is_never_forced(self) -> None:
        deal = self.at_knock()
        after = play(deal, "dKd")
        assert (after.phase, after.turn, after.result) == (Phase.DRAW, 1, None)

    def test_straight_gin_knows_no_knock(self) -> None:
        deal = self.at_knock(STRAIGHT)
        assert not any(text.startswith("k") for text in legal(deal))
        error = refused(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d")
        assert (error.code, error.params) == ("knock_not_allowed", {"deadwood": 2})

    def test_a_limit_of_naught_means_gin(self) -> None:
        deal = self.at_knock(Rules(knock_limit=0))
        error = refused(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d")
        assert (error.code, error.params) == ("over_knock_limit", {"deadwood": 2, "limit": 0})


class TestGin:
    @pytest.mark.parametrize("rules", [REGULAR, STRAIGHT], ids=["regular", "straight"])
    def test_gin_ends_the_deal_at_once(self, rules: Rules) -> None:
        deal = play(deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d")
        assert (deal.phase, deal.turn) == (Phase.OVER, None)
        assert [type(event) for event in deal.events[-2:]] == [Knocked, DealEnded]
        result = deal.result
        assert result is not None
        assert (result.ending, result.knocker, result.layoffs) == (Ending.GIN, 0, ())
        assert result.hands is not None
        assert result.hands[0].deadwood == 0
        assert result.hands[1].left == mask(DEFENDER)
        assert_fifty_two(deal)

    def test_cards_that_would_fit_stay_with_the_other_hand(self) -> None:
        deal = play(deal_of(REGULAR, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d")
        assert refused(deal, "l4c0").code == "deal_over"
        assert deal.hands[1] == mask(DEFENDER)

    def test_gin_is_the_players_choice(self) -> None:
        deal = play(deal_of(REGULAR, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s")
        assert deal.result is None
        assert play(deal, "dKd").phase is Phase.DRAW

    @pytest.mark.parametrize("rules", [REGULAR, STRAIGHT], ids=["regular", "straight"])
    def test_eleven_melded_cards_go_gin_by_a_discard_that_keeps_ten(self, rules: Rules) -> None:
        deal = play(
            deal_of(rules, "Ac2c3c 5d6d7d8d 9h9s9c", "4h5c Jd Kh Ks Qc Js 6s 5h 3h", "Kc", stock="4c"),
            "p p s",
        )
        gins = {text for text in legal(deal) if text.startswith("k")}
        if rules is STRAIGHT:
            assert gins == {
                "kAc:2c3c4c/9c9h9s/5d6d7d8d",
                "k4c:Ac2c3c/9c9h9s/5d6d7d8d",
                "k5d:Ac2c3c4c/9c9h9s/6d7d8d",
                "k8d:Ac2c3c4c/9c9h9s/5d6d7d",
            }
        after = play(deal, "k5d:Ac2c3c4c/9c9h9s/6d7d8d")
        assert after.result is not None
        assert after.result.ending is Ending.GIN

    def test_the_taken_card_ban_holds_for_gin(self) -> None:
        deal = play(deal_of(STRAIGHT, GINNER, DEFENDER, "Kc"), "u")
        assert refused(deal, "kKc:Ac2c3c/9c9d9h9s/4d5d6d").code == "taken_card"
        assert not any(text.startswith("k") for text in legal(deal))


class TestLayoffs:
    def knocked(self) -> Deal:
        return play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d")

    def test_single_cards_on_single_melds_until_done(self) -> None:
        deal = self.knocked()
        assert [str(meld) for meld in deal.spread] == ["Ac2c3c", "9c9d9h", "4d5d6d"]
        assert legal(deal) == {"l4c0", "l7d2", "."}
        deal = play(deal, "l4c0")
        assert legal(deal) == {"l5c0", "l7d2", "."}
        deal = play(deal, "l7d2 l8d2 l5c0")
        assert legal(deal) == {"."}
        assert [str(meld) for meld in deal.spread] == ["Ac2c3c4c5c", "9c9d9h", "4d5d6d7d8d"]
        assert deal.laid is not None
        assert [str(meld) for meld in deal.laid.melds] == ["Ac2c3c", "9c9d9h", "4d5d6d"]
        assert_fifty_two(deal)
        over = play(deal, ".")
        assert over.result is not None
        assert over.result.ending is Ending.KNOCK
        assert over.result.spread == deal.spread
        assert [str(layoff) for layoff in over.result.layoffs] == ["l4c0", "l7d2", "l8d2", "l5c0"]
        assert over.result.hands is not None
        assert [hand.deadwood for hand in over.result.hands] == [2, 51]
        assert [type(event) for event in over.events[-3:]] == [LaidOff, LayoffsFinished, DealEnded]

    def test_done_is_asked_for_even_where_nothing_fits(self) -> None:
        deal = play(
            deal_of(REGULAR, KNOCKER, "KhQs Js8h 8s7c 6c6h 5h3h", "Kc", stock="Kd"),
            "p p s kKd:Ac2c3c/9c9d9h/4d5d6d",
        )
        assert deal.phase is Phase.LAYOFF
        assert legal(deal) == {"."}

    def test_the_defender_may_stop_early_and_keeps_his_best_melds(self) -> None:
        defender = "4c5c 7d8d KhKsKc Jd 6s 5h"
        deal = play(deal_of(REGULAR, KNOCKER, defender, "Qc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d .")
        assert deal.result is not None
        assert deal.result.hands is not None
        assert [str(meld) for meld in deal.result.hands[1].melds] == ["KcKhKs"]
        assert deal.result.hands[1].deadwood == 4 + 5 + 7 + 8 + 10 + 6 + 5

    def test_what_does_not_fit_is_refused(self) -> None:
        deal = self.knocked()
        for text in ("l5c0", "l4c1", "lKh0", "l4c2", "l7d0"):
            error = refused(deal, text)
            assert (error.code, error.params) == ("does_not_fit", {"card": text[1:3]})

    @pytest.mark.parametrize("index", [-1, -3, 3, 99])
    def test_there_are_only_the_melds_laid(self, index: int) -> None:
        with pytest.raises(IllegalAction, match="does_not_fit"):
            self.knocked().apply(LayOff(Card.parse("4c"), index))

    def test_a_card_that_is_not_held_is_refused(self) -> None:
        assert refused(self.knocked(), "l9s1").code == "card_not_in_hand"
        assert refused(play(self.knocked(), "l4c0"), "l4c0").code == "card_not_in_hand"

    def test_nothing_else_is_done_meanwhile(self) -> None:
        deal = self.knocked()
        for text in ("s", "t", "u", "p", "d4c", "k4c:"):
            assert refused(deal, text).params == {"phase": "layoff"}

    def test_nobody_lays_off_on_loose_cards(self) -> None:
        # The knocker's 2s is loose and lies no lower for it: the other twos find no place.
        defender = "2d2h Kh Ks Qc Jd 6s 5h Th 8h"
        deal = play(deal_of(REGULAR, KNOCKER, defender, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d")
        assert legal(deal) == {"."}

    def test_a_card_laid_off_is_no_longer_known_to_be_held(self) -> None:
        deal = deal_of(REGULAR, KNOCKER, DEFENDER.replace("4c", "8h"), "Kc", stock="4c Kd")
        deal = play(deal, "p p s d4c t d8h s")
        assert deal.known[1] == mask("4c")
        deal = play(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d l4c0")
        assert deal.known[1] == 0
