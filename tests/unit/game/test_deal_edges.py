"""The refusals of a deal, code for code with all they say, and the facts of both seats."""

from __future__ import annotations

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
    deal_of,
    drawn_out,
    mask,
    play,
    written_deck,
)

from ginrummy.game.actions import LayOff, Pass
from ginrummy.game.cards import ALL_CARDS, DECK, Card, cards_of
from ginrummy.game.deal import Deal, DealResult, Ending, Laid
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
    Took,
    WentBigGin,
)
from ginrummy.game.melds import Arrangement, Meld
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.shuffle import shuffled


@pytest.mark.parametrize("dealer", [-1, 2, None])
def test_there_are_two_seats(dealer: int) -> None:
    with pytest.raises(CodedError) as refused:
        Deal.start(REGULAR, dealer, "seed")
    assert (refused.value.code, refused.value.params) == ("bad_seat", {"seat": dealer})


@pytest.mark.parametrize("deck", [(), DECK[:51], (*DECK, DECK[51]), (DECK[1], *DECK[1:])])
def test_a_deck_is_each_card_once(deck: tuple[Card, ...]) -> None:
    with pytest.raises(CodedError) as refused:
        Deal.start(REGULAR, 0, "seed", deck)
    assert (refused.value.code, refused.value.params) == ("bad_deck", {})


def test_nothing_follows_the_end() -> None:
    deal = play(deal_of(REGULAR, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d")
    with pytest.raises(IllegalAction) as refused:
        deal.apply(Pass())
    assert (refused.value.code, refused.value.params) == ("deal_over", {})


@pytest.mark.parametrize("index", [-3, -1, 3])
def test_a_meld_there_is_not(index: int) -> None:
    # Counted from the end, the first of them would be the run that the four of clubs fits.
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d")
    with pytest.raises(IllegalAction) as refused:
        deal.apply(LayOff(Card.parse("4c"), index))
    assert (refused.value.code, refused.value.params) == ("does_not_fit", {"card": "4c"})


@pytest.mark.parametrize("card", ["9s", "Kd", "2s", "Tc"])
def test_a_card_that_the_defender_does_not_hold(card: str) -> None:
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d")
    with pytest.raises(IllegalAction) as refused:
        deal.apply(LayOff(Card.parse(card), 1))
    assert (refused.value.code, refused.value.params) == ("card_not_in_hand", {"card": card})


def test_either_defender_is_known_to_hold_a_card_until_he_lays_it_off() -> None:
    eldest = deal_of(REGULAR, DEFENDER.replace("4c", "8h"), KNOCKER, "4c", stock="Kd")
    knocked = play(eldest, "u d8h s kKd:Ac2c3c/9c9d9h/4d5d6d")
    assert knocked.known == (mask("4c"), 0)
    assert play(knocked, "l7d2").known == (mask("4c"), 0)
    assert play(knocked, "l4c0").known == (0, 0)
    dealer = deal_of(REGULAR, KNOCKER.replace("2s", "Kd"), DEFENDER.replace("4c", "8h"), "Tc", stock="4c 2s")
    knocked = play(dealer, "p p s d4c t d8h s kKd:Ac2c3c/9c9d9h/4d5d6d l4c0")
    assert knocked.known == (0, 0)


def test_after_big_gin_with_a_taken_card_no_turn_is_left_open() -> None:
    deal = play(deal_of(PRESETS["north_american"], GINNER, DEFENDER.replace("7d", "8s"), "7d"), "u")
    assert deal.taken == deal.drawn == Card.parse("7d")
    over = play(deal, "b")
    assert (over.taken, over.drawn, over.turn, over.turns) == (None, None, None, 1)
    assert over.known == (mask("7d"), 0)


def melds(*texts: str) -> tuple[Meld, ...]:
    return tuple(Meld.parse(text) for text in texts)


@pytest.mark.parametrize("dealer", [0, 1])
class TestWholeDeals:
    """Every event with all that is in it, and the facts as they are kept, whichever seat deals."""

    def test_a_knock_with_layoffs(self, dealer: int) -> None:
        other = 1 - dealer
        deck = written_deck(DEFENDER, KNOCKER.replace("2s", "Kd"), "Tc", stock="2s")
        deal = play(Deal.start(REGULAR, dealer, "seed", deck), "p p s d2s t")
        deal = play(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d l7d2 l4c0 .")
        laid, grown = melds("Ac2c3c", "9c9d9h", "4d5d6d"), melds("Ac2c3c4c", "9c9d9h", "4d5d6d7d")
        two, four, seven, king, ten = (Card.parse(text) for text in ("2s", "4c", "7d", "Kd", "Tc"))
        assert deal.events == (
            Dealt(dealer, ten),
            Passed(other),
            Passed(dealer),
            Drew(other, two),
            Discarded(other, two),
            Took(dealer, two, upcard=False),
            Knocked(dealer, king, laid, 2),
            LaidOff(other, seven, 2),
            LaidOff(other, four, 0),
            LayoffsFinished(other),
            DealEnded(),
        )
        own = Arrangement(laid, mask("2s"), 2)
        theirs = Arrangement((), mask("5c 8d Kh Ks Qc Jd 6s 5h"), 64)
        assert deal.result == DealResult(
            Ending.KNOCK,
            ten,
            knocker=dealer,
            discard=king,
            spread=grown,
            layoffs=(LayOff(seven, 2), LayOff(four, 0)),
            hands=(own, theirs) if dealer == 0 else (theirs, own),
        )
        assert deal.laid == Laid(dealer, king, laid, mask("2s"), 2)
        assert (deal.pile, deal.turns, deal.passes, deal.reshuffles) == ((ten, king), 2, 2, 0)
        assert deal.known[dealer] == mask("2s")
        assert deal.known[other] == 0

    def test_gin_with_the_upcard(self, dealer: int) -> None:
        other = 1 - dealer
        deck = written_deck(GINNER.replace("9s", "Kd"), DEFENDER, "9s")
        deal = play(Deal.start(STRAIGHT, dealer, "seed", deck), "u kKd:Ac2c3c/9c9d9h9s/4d5d6d")
        laid, nine, king = melds("Ac2c3c", "9c9d9h9s", "4d5d6d"), Card.parse("9s"), Card.parse("Kd")
        assert deal.events == (
            Dealt(dealer, nine),
            Took(other, nine, upcard=True),
            Knocked(other, king, laid, 0),
            DealEnded(),
        )
        own, theirs = Arrangement(laid, 0, 0), Arrangement((), mask(DEFENDER), 75)
        assert deal.result == DealResult(
            Ending.GIN,
            nine,
            knocker=other,
            discard=king,
            spread=laid,
            hands=(own, theirs) if other == 0 else (theirs, own),
        )
        assert (deal.laid, deal.pile, deal.turns) == (Laid(other, king, laid, 0, 0), (king,), 1)

    def test_big_gin_by_the_dealer(self, dealer: int) -> None:
        other, rules = 1 - dealer, PRESETS["north_american"]
        deck = written_deck(DEFENDER.replace("7d", "8s"), GINNER, "Tc", stock="Js 7d")
        deal = play(Deal.start(rules, dealer, "seed", deck), "p p s dJs s b")
        laid = melds("Ac2c3c", "9c9d9h9s", "4d5d6d7d")
        assert deal.events[-3:] == (Drew(dealer, Card.parse("7d")), WentBigGin(dealer, laid), DealEnded())
        assert deal.result is not None
        assert (deal.result.knocker, deal.result.discard, deal.result.spread) == (dealer, None, laid)
        assert deal.result.hands is not None
        assert deal.result.hands[dealer] == Arrangement(laid, 0, 0)
        assert deal.result.hands[other].left == mask(DEFENDER.replace("7d", "8s"))
        assert deal.hands[dealer] == mask(GINNER) | mask("7d")

    def test_a_dead_deal(self, dealer: int) -> None:
        rules = Rules(max_turns=2)
        deck = written_deck(DEFENDER, GINNER, "Tc", stock="Js Jh")
        deal = play(Deal.start(rules, dealer, "seed", deck), "p p s dJs s dJh")
        assert deal.events[-2:] == (Discarded(dealer, Card.parse("Jh")), DealEnded())
        assert deal.result == DealResult(Ending.TURN_LIMIT, Card.parse("Tc"))
        assert (deal.turn, deal.hands[dealer], deal.hands[1 - dealer]) == (
            None,
            mask(GINNER),
            mask(DEFENDER),
        )


def test_the_seed_deals_its_own_deck() -> None:
    # Records hold the seed alone: under another label of the shuffle they would replay other deals.
    deck = shuffled(cards_of(ALL_CARDS), "a seed", "deck")
    assert Deal.start(REGULAR, 1, "a seed") == Deal.start(REGULAR, 1, "a seed", deck)


def test_each_reshuffle_has_its_own_order_by_the_seed() -> None:
    deal = drawn_out(deal_of(REGULAR, LOOSE, OTHER, "Kc"), 0)
    for number in (0, 1):
        again = play(replace(deal, reshuffles=number), "s")
        order = shuffled(sorted(deal.pile[:-1]), deal.seed, f"reshuffle {number}")
        assert (again.drawn, again.stock, again.reshuffles) == (order[0], order[1:], number + 1)


def test_passes_are_counted() -> None:
    deal = deal_of(REGULAR, KNOCKER, DEFENDER, "Kc")
    assert [play(deal, line).passes for line in ("", "p", "p p", "p p s")] == [0, 1, 2, 2]
    assert [play(deal, line).turn for line in ("", "p", "p p", "p p s")] == [0, 1, 0, 0]
    assert [play(deal, line).pile_closed for line in ("", "p", "p p", "p p s")] == [False, False, True, False]


@pytest.mark.parametrize(
    "line",
    ["u dKd", "u kKd:Ac2c3c/4d5d6d/9c9d9h", "p p s dTh", "p p s dKd t d6s", "p p s dKd t k4c:"],
)
def test_once_a_card_is_thrown_none_is_drawn_or_taken(line: str) -> None:
    deal = deal_of(Rules(knock_limit=98), KNOCKER.replace("2s", "Kd"), DEFENDER, "2s", stock="Th")
    deal = play(deal, line)
    assert (deal.drawn, deal.taken) == (None, None)
