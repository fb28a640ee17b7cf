from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    LOOSE,
    OTHER,
    REGULAR,
    STRAIGHT,
    assert_fifty_two,
    deal_of,
    drawn_out,
    legal,
    play,
    refused,
    throw_any,
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
)
from ginrummy.game.cards import Card
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import IllegalAction
from ginrummy.game.events import (
    DealEnded,
    Discarded,
    Drew,
    Reshuffled,
)
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules


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
        assert len(deal.stock) == STRAIGHT.undrawn == 2
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
