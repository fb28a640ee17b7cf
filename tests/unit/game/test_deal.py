from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError, replace

import pytest
from support.deals import (
    REGULAR,
    STRAIGHT,
    assert_fifty_two,
    cards,
    deal_of,
    legal,
    mask,
    own_throws,
    play,
    texts,
    throw_any,
    written_deck,
)

from ginrummy.game.actions import (
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
from ginrummy.game.cards import ALL_CARDS, DECK, Card, cards_of
from ginrummy.game.deal import UNDRAWN, Deal, Ending
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.events import (
    DealEnded,
    Dealt,
    Discarded,
    Drew,
    Knocked,
    LaidOff,
    LayoffsFinished,
    Passed,
    Reshuffled,
    Took,
)
from ginrummy.game.melds import Meld
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules

# Nothing melds, in either hand.
LOOSE = "AcKd 3h5s 7c9d Jh2s 4d6h"
OTHER = "2cQd 4h6s 8cTd Qh3s 5d7h"
# Two runs, a set and the two: knocks with 2 and a king thrown.
KNOCKER = "Ac2c3c 4d5d6d 9c9d9h 2s"
# The same with the 9s: nothing left over.
GINNER = "Ac2c3c 4d5d6d 9c9d9h9s"
DEFENDER = "4c5c 7d8d Kh Ks Qc Jd 6s 5h"


def refused(deal: Deal, text: str) -> IllegalAction:
    """Check that an act is refused and is none of the legal ones; return the error."""
    action = parse_action(text)
    assert action not in deal.legal_actions()
    with pytest.raises(IllegalAction) as error:
        deal.apply(action)
    return error.value


def drawn_out(deal: Deal, left: int) -> Deal:
    """Pass the upcard and draw from the stock, throwing without a knock, until the stock holds ``left``."""
    deal = play(deal, "p p")
    while len(deal.stock) > left:
        deal = throw_any(play(deal, "s"))
    return deal


class TestStart:
    @pytest.mark.parametrize("dealer", [0, 1])
    def test_a_written_deck_is_dealt_in_its_order(self, dealer: int) -> None:
        deal = Deal.start(REGULAR, dealer, "seed", DECK)
        assert deal.turn == 1 - dealer
        assert cards_of(deal.hands[1 - dealer]) == DECK[:10]
        assert cards_of(deal.hands[dealer]) == DECK[10:20]
        assert deal.upcard == DECK[20]
        assert deal.pile == (DECK[20],)
        assert deal.stock == DECK[21:]
        assert len(deal.stock) == 31
        assert deal.events == (Dealt(dealer, DECK[20]),)
        assert_fifty_two(deal)

    def test_the_seed_decides_the_deck(self) -> None:
        one, again, other = (Deal.start(REGULAR, 0, seed) for seed in ("a", "a", "b"))
        assert one == again
        assert one.hands != other.hands
        assert_fifty_two(one)

    @pytest.mark.parametrize("deck", [(), DECK[:51], (*DECK[:51], DECK[0]), (*DECK, DECK[0])])
    def test_a_bad_deck_is_refused(self, deck: tuple[Card, ...]) -> None:
        with pytest.raises(CodedError, match="bad_deck"):
            Deal.start(REGULAR, 0, "seed", deck)

    def test_a_deal_is_immutable(self) -> None:
        with pytest.raises(FrozenInstanceError):
            Deal.start(REGULAR, 0, "seed").turn = 1  # type: ignore[misc]


class TestUpcard:
    def test_the_non_dealer_may_take_it_or_pass_and_nothing_else(self) -> None:
        deal = deal_of(REGULAR, LOOSE, OTHER, "Kc")
        assert (deal.phase, deal.turn) == (Phase.UPCARD, 0)
        assert legal(deal) == {"u", "p"}
        for text in ("s", "t", "dAc", "kAc:", "lAc0", "."):
            error = refused(deal, text)
            assert (error.code, error.params) == ("wrong_phase", {"phase": "upcard"})

    def test_the_non_dealer_takes_it(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "u")
        assert (deal.phase, deal.turn, deal.pile) == (Phase.DISCARD, 0, ())
        assert deal.drawn == deal.taken == Card.parse("Kc")
        assert deal.known == (mask("Kc"), 0)
        assert deal.events[-1] == Took(0, Card.parse("Kc"), upcard=True)
        assert_fifty_two(deal)
        after = play(deal, "dKd")
        assert (after.phase, after.turn, after.turns) == (Phase.DRAW, 1, 1)
        assert legal(after) == {"s", "t"}

    def test_the_dealer_takes_it_after_a_pass(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "p")
        assert (deal.phase, deal.turn) == (Phase.UPCARD, 1)
        assert legal(deal) == {"u", "p"}
        after = play(deal, "u dQd")
        assert (after.phase, after.turn, after.turns, after.pile_closed) == (Phase.DRAW, 0, 1, False)
        assert legal(after) == {"s", "t"}
        assert after.known == (0, mask("Kc"))
        assert [type(event) for event in after.events] == [Dealt, Passed, Took, Discarded]

    def test_after_two_passes_the_non_dealer_draws_from_the_stock(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d"), "p p")
        assert (deal.phase, deal.turn, deal.passes, deal.pile_closed) == (Phase.DRAW, 0, 2, True)
        assert legal(deal) == {"s"}
        assert refused(deal, "t").code == "must_draw_from_stock"
        assert refused(deal, "p").code == "wrong_phase"
        after = play(deal, "s")
        assert (after.drawn, after.taken, after.pile_closed) == (Card.parse("2d"), None, False)
        assert after.events[-1] == Drew(0, Card.parse("2d"))

    def test_the_pile_is_closed_for_that_one_draw_only(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d"), "p p s dKd")
        assert legal(deal) == {"s", "t"}
        assert play(deal, "t").taken == Card.parse("Kd")

    def test_passes_are_no_turns(self) -> None:
        assert play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "p p").turns == 0


class TestDrawAndDiscard:
    def test_from_the_stock_any_card_may_go_the_drawn_one_too(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d"), "p p s")
        assert len(own_throws(deal)) == 11
        assert legal(deal) == {f"d{card}" for card in cards_of(deal.hands[0])}
        after = play(deal, "d2d")
        assert after.pile == cards("Kc 2d")
        assert after.hands[0] == mask(LOOSE)

    def test_the_card_taken_may_not_be_thrown_in_that_turn(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d 8h"), "u")
        error = refused(deal, "dKc")
        assert (error.code, error.params) == ("taken_card", {"card": "Kc"})
        assert len(own_throws(deal)) == 10
        later = play(deal, "dKd s d2d")
        assert "dKc" in legal(play(later, "s")), "in a later turn it may go"
        assert refused(play(later, "t"), "d2d").code == "taken_card"

    def test_a_card_from_the_discards_is_known_while_it_is_held(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d 8h"), "u dKd t dQd s")
        assert deal.known == (mask("Kc"), mask("Kd"))
        thrown = play(deal, "dKc")
        assert thrown.known == (0, mask("Kd"))
        assert play(thrown, "t").known == (0, mask("KcKd"))

    @pytest.mark.parametrize("text", ["d2d", "dQd", "dKs"])
    def test_a_card_elsewhere_may_not_be_thrown(self, text: str) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "u")
        error = refused(deal, text)
        assert (error.code, error.params) == ("card_not_in_hand", {"card": text[1:]})

    def test_draws_and_discards_each_have_their_phase(self) -> None:
        deal = deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d")
        discard = play(deal, "p p s")
        for text in ("s", "t", "u", "p", "l2d0", "."):
            assert refused(discard, text).params == {"phase": "discard"}
        draw = play(discard, "d2d")
        for text in ("dKd", "u", "p", "k2c:", "lKd0", "."):
            assert refused(draw, text).params == {"phase": "draw"}

    def test_an_act_leaves_the_old_state_alone(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d"), "p p")
        copy = replace(deal)
        deal.apply(DrawStock())
        assert deal == copy


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


class TestReshuffle:
    def empty(self) -> Deal:
        return drawn_out(deal_of(REGULAR, LOOSE, OTHER, "Kc"), 0)

    def test_until_the_next_draw_the_discards_stay_open(self) -> None:
        deal = self.empty()
        assert len(deal.pile) == 32
        assert legal(deal) == {"s", "t"}
        after = play(deal, "t")
        assert (len(after.stock), len(after.pile), after.reshuffles) == (0, 31, 0)

    def test_all_but_the_top_become_the_stock(self) -> None:
        deal = self.empty()
        after = play(deal, "s")
        assert after.pile == deal.pile[-1:]
        assert len(after.stock) == 30
        assert {after.drawn, *after.stock} == set(deal.pile[:-1])
        assert after.reshuffles == 1
        assert after.events[-2:] == (Reshuffled(31), Drew(deal.turn or 0, after.drawn))
        assert_fifty_two(after)

    def test_the_top_may_be_taken_after_it(self) -> None:
        deal = throw_any(play(self.empty(), "s"))
        assert "t" in legal(deal)
        assert len(deal.pile) == 2

    def test_the_order_follows_the_seed_and_not_the_order_of_the_discards(self) -> None:
        deal = self.empty()
        turned = replace(deal, pile=(*reversed(deal.pile[:-1]), deal.pile[-1]))
        assert play(deal, "s").stock == play(turned, "s").stock
        other = replace(deal, seed="another")
        assert play(deal, "s").stock != play(other, "s").stock
        assert play(deal, "s").stock == play(self.empty(), "s").stock
        assert list(play(deal, "s").stock) != sorted(play(deal, "s").stock)
        assert play(deal, "s").stock != deal.pile[1:-1]

    def test_a_second_reshuffle_has_an_order_of_its_own(self) -> None:
        deal = self.empty()
        again = replace(deal, reshuffles=1)
        assert play(deal, "s").stock != play(again, "s").stock

    def test_play_goes_on_through_several(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "p p")
        while deal.turn is not None:
            deal = throw_any(play(deal, "s"))
            assert_fifty_two(deal)
        # 31 draws from the first stock and from each later one: the 187th turn needs the sixth.
        assert deal.reshuffles == 6
        assert deal.result is not None
        assert deal.result.ending is Ending.TURN_LIMIT


class TestDeadAtTwo:
    def three_left(self, eldest: str = LOOSE, dealer: str = OTHER, last: str = "") -> Deal:
        return drawn_out(deal_of(STRAIGHT, eldest, dealer, "Kc", last=last), 3)

    def test_a_discard_that_leaves_two_ends_the_deal(self) -> None:
        deal = play(self.three_left(), "s")
        assert len(deal.stock) == UNDRAWN == 2
        deal = throw_any(deal)
        assert (deal.phase, deal.turn) == (Phase.OVER, None)
        assert deal.result is not None
        assert deal.result.ending is Ending.TWO_CARDS_LEFT
        assert (deal.result.knocker, deal.result.hands, deal.result.discard) == (None, None, None)
        assert [type(event) for event in deal.events[-2:]] == [Discarded, DealEnded]
        assert refused(deal, "t").code == "deal_over"
        assert len(deal.stock) == 2

    def test_taking_the_discard_with_three_left_keeps_play_going(self) -> None:
        deal = self.three_left()
        for _ in range(6):
            deal = throw_any(play(deal, "t"))
            assert deal.phase is Phase.DRAW
            assert len(deal.stock) == 3

    def test_gin_with_the_third_last_card_counts(self) -> None:
        # After 28 draws it is seat 0's turn; both have thrown their drawn card each time.
        deal = play(deal_of(STRAIGHT, "Ac2c3c 4d5d6d 9c9d9h Kd", DEFENDER, "Kc", last="9s 7h 8h"), "p p")
        while len(deal.stock) > 3:
            deal = play(deal, "s")
            deal = play(deal, f"d{deal.drawn}")
        assert deal.turn == 0
        deal = play(deal, "s")
        assert deal.drawn == Card.parse("9s")
        assert legal(deal) >= {"kKd:Ac2c3c/9c9d9h9s/4d5d6d"}
        over = play(deal, "kKd:Ac2c3c/9c9d9h9s/4d5d6d")
        assert over.result is not None
        assert (over.result.ending, len(over.stock)) == (Ending.GIN, 2)

    def test_the_regular_game_may_be_played_dead_at_two_as_well(self) -> None:
        rules = replace(REGULAR, stock_end=STRAIGHT.stock_end)
        deal = play(deal_of(rules, KNOCKER, DEFENDER, "Kc", last="Kd 7h 8h"), "p p")
        while len(deal.stock) > 3:
            deal = play(deal, "s")
            deal = play(deal, f"d{deal.drawn}")
        deal = play(deal, "s")
        knocked = play(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d")
        assert knocked.phase is Phase.LAYOFF
        assert throw_any(deal).phase is Phase.OVER

    def test_no_turn_starts_with_two_left(self) -> None:
        deal = play(deal_of(STRAIGHT, LOOSE, OTHER, "Kc"), "p p")
        while deal.turn is not None:
            assert len(deal.stock) > 2
            deal = throw_any(play(deal, "s"))
        assert (len(deal.stock), deal.turns) == (2, 29)


class TestTurnLimit:
    def near(self, rules: Rules, turns: int) -> Deal:
        deal = play(deal_of(rules, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s")
        return replace(deal, turns=turns)

    @pytest.mark.parametrize("rules", [REGULAR, STRAIGHT], ids=["regular", "straight"])
    def test_the_two_hundredth_turn_is_the_last(self, rules: Rules) -> None:
        deal = self.near(rules, 198)
        after = play(deal, "dKd")
        assert (after.turns, after.phase) == (199, Phase.DRAW)
        over = play(self.near(rules, 199), "dKd")
        assert (over.turns, over.phase) == (200, Phase.OVER)
        assert over.result is not None
        assert (over.result.ending, over.result.knocker, over.result.hands) == (Ending.TURN_LIMIT, None, None)

    def test_a_knock_on_the_last_turn_counts(self) -> None:
        deal = play(self.near(REGULAR, 199), "kKd:Ac2c3c/9c9d9h/4d5d6d")
        assert (deal.turns, deal.phase) == (200, Phase.LAYOFF)
        over = play(deal, ".")
        assert over.result is not None
        assert over.result.ending is Ending.KNOCK

    def test_taking_discards_for_ever_ends_there(self) -> None:
        deal = play(deal_of(STRAIGHT, LOOSE, OTHER, "Kc"), "u")
        while deal.turn is not None:
            deal = throw_any(deal)
            if deal.turn is not None:
                deal = play(deal, "t")
        assert (deal.turns, len(deal.stock)) == (200, 31)
        assert deal.result is not None
        assert deal.result.ending is Ending.TURN_LIMIT


EVERY_ACT = (
    Pass(),
    TakeUpcard(),
    DrawStock(),
    TakeDiscard(),
    Discard(Card.parse("4c")),
    Knock(Card.parse("4c"), ()),
    LayOff(Card.parse("4c"), 0),
    Done(),
)

ENDED: dict[str, Callable[[], Deal]] = {
    "gin": lambda: play(
        deal_of(REGULAR, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d"
    ),
    "knock": lambda: play(
        deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d ."
    ),
    "two left": lambda: throw_any(play(drawn_out(deal_of(STRAIGHT, LOOSE, OTHER, "Kc"), 3), "s")),
}


@pytest.mark.parametrize("name", ENDED)
def test_nothing_is_done_after_the_end(name: str) -> None:
    deal = ENDED[name]()
    assert deal.legal_actions() == ()
    for action in EVERY_ACT:
        with pytest.raises(IllegalAction, match="deal_over"):
            deal.apply(action)


def test_the_events_of_an_act_are_added_to_those_of_the_deal() -> None:
    deal = deal_of(REGULAR, LOOSE, OTHER, "Kc")
    for text in ("p", "p", "s", "dKd", "t", "d2c"):
        after, events = deal.apply(parse_action(text))
        assert after.events == (*deal.events, *events)
        assert events
        deal = after


def test_a_deck_that_is_written_is_whole() -> None:
    deck = written_deck(LOOSE, OTHER, "Kc", "2d 8h", "As 9s")
    assert (len(deck), set(deck)) == (52, set(DECK))
    assert deck[21:23] == list(cards("2d 8h"))
    assert deck[-2:] == list(cards("As 9s"))
    assert mask("".join(texts(ALL_CARDS))) == ALL_CARDS
