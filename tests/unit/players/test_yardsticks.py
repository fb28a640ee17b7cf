"""The yardsticks do what their descriptions say, judged by plain code that shares nothing with theirs."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from support import brute
from support.rulesets import EVERY_RULESET

from ginrummy.game.actions import BigGin, Discard, Knock, TakeDiscard, TakeUpcard
from ginrummy.game.cards import DECK, Card, cards_of, parse_cards
from ginrummy.game.deal import Deal
from ginrummy.game.melds import deadwood
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.view import View
from ginrummy.players.arena import play_deal
from ginrummy.players.levels import opponent
from ginrummy.players.yardsticks import NeverKnock, OneDraw, least_after_one_draw

GIN_ALONE = {"never_knock": NeverKnock("never_knock"), "gin_only": OneDraw("gin_only", knock_turns=0)}


def expected(kept: list[Card], unseen: list[Card]) -> Fraction:
    """Return the mean deadwood after one of the unseen cards and the best discard."""
    total = 0
    for card in unseen:
        held = [*kept, card]
        total += min(deadwood(sum(one.mask for one in held if one != thrown)) for thrown in held)
    return Fraction(total, len(unseen))


@pytest.mark.parametrize("number", range(6))
def test_one_draw_throws_what_leaves_least_to_be_expected(number: int) -> None:
    rng = Random(number)
    hand, others = (cards := rng.sample(DECK, 32))[:11], cards[11:]
    barred = hand[0].mask if number % 2 else 0
    thrown = least_after_one_draw(sum(card.mask for card in hand), barred, sum(card.mask for card in others))
    prices = {
        card: expected([one for one in hand if one != card], others)
        for card in hand
        if not card.mask & barred
    }
    least = min(prices.values())
    assert thrown == min((card for card in prices if prices[card] == least), key=lambda card: card.index)


def test_among_equals_the_least_index_goes() -> None:
    hand = parse_cards(["2c", "3c", "4c", "6d", "7d", "8d", "Ts", "Th", "Kc", "Kh", "2s"])
    # Nothing that may come goes with the tens or the kings, so it is all the same which of them goes first.
    assert str(least_after_one_draw(hand, 0, parse_cards(["As", "3s"]))) == "Kc"
    assert str(least_after_one_draw(hand, parse_cards(["Kc"]), parse_cards(["As", "3s"]))) == "Th"
    assert str(least_after_one_draw(hand, 0, 0)) == "Kc"


@EVERY_RULESET
@pytest.mark.parametrize("name", GIN_ALONE)
def test_they_end_a_deal_with_gin_alone(rules: Rules, name: str) -> None:
    player, other = GIN_ALONE[name], opponent("random")
    for number in range(3):
        rng = Random(number)
        deal = Deal.start(rules, number % 2, f"gin {number}")
        for _ in range(200):
            if (seat := deal.turn) is None:
                break
            act = (player, other)[seat].decide(View.of(deal, seat), rng)
            if seat == 0 and isinstance(act, Knock):
                assert deadwood(deal.hands[0] ^ act.discard.mask, rules.melding) == 0
            deal, _ = deal.apply(act)


@pytest.mark.slow
def test_never_knock_lets_every_knock_pass() -> None:
    passed = ginned = 0
    for number in range(40):
        deal = Deal.start(PRESETS["eaai"], number % 2, f"never {number}")
        rng = Random(number)
        while (seat := deal.turn) is not None:
            view = View.of(deal, seat)
            act = GIN_ALONE["never_knock"].decide(view, rng)
            knocks = [one for one in view.legal_actions() if isinstance(one, Knock)]
            gin = any(not deadwood(view.hand ^ one.discard.mask) for one in knocks)
            if view.phase is Phase.DISCARD:
                assert isinstance(act, Knock) == gin
                assert gin or isinstance(act, Discard)
                passed += bool(knocks) and not gin
                ginned += gin
                if not gin:
                    # What the simple player would throw, were it not to knock.
                    allowed = cards_of(view.hand & ~(view.taken.mask if view.taken else 0))
                    left = {card: deadwood(view.hand ^ card.mask) for card in allowed}
                    assert left[act.card] == min(left.values())
            elif view.phase in (Phase.UPCARD, Phase.DRAW):
                top = view.pile[-1]
                held = {str(card) for card in (*cards_of(view.hand), top)}
                melds = any(str(top) in meld and meld <= held for meld in brute.ALL_MELDS)
                took = isinstance(act, TakeUpcard | TakeDiscard)
                assert took == (melds and (view.phase is Phase.UPCARD or not view.pile_closed))
            deal, _ = deal.apply(act)
    assert passed > 40
    assert ginned > 10


@pytest.mark.slow
@pytest.mark.parametrize("knock_turns", [0, 1, 2, 5])
def test_one_draw_knocks_in_its_first_turns_alone(knock_turns: int) -> None:
    player = OneDraw("one_draw", knock_turns=knock_turns)
    knocked = let_pass = 0
    for number in range(30):
        rng = Random(number)
        deal = Deal.start(Rules(knock_limit=10), number % 2, f"early {number}")
        thrown = [0, 0]
        while (seat := deal.turn) is not None:
            view = View.of(deal, seat)
            act = player.decide(view, rng)
            if view.phase is Phase.DISCARD:
                may = [one for one in view.legal_actions() if isinstance(one, Knock)]
                gin = any(not deadwood(view.hand ^ one.discard.mask) for one in may)
                early = thrown[seat] < knock_turns
                assert isinstance(act, Knock) == (gin or (early and bool(may)))
                knocked += isinstance(act, Knock) and not gin
                let_pass += bool(may) and not isinstance(act, Knock)
                thrown[seat] += 1
            deal, _ = deal.apply(act)
    assert (knocked > 0) == (knock_turns > 0)
    assert let_pass > 0


def test_the_last_discard_is_taken_for_gin_alone(view) -> None:
    last = {"preset": "tournament", "phase": Phase.LAST_DISCARD, "turns": 40, "stock": 2}
    knockable = view("Ac 2c 3c 7d 8d 9d Th Ts 2h As", "Td", **last)
    gin = view("Ac 2c 3c 7d 8d 9d Th Ts Tc Kh", "4c", **last)
    for player in (*GIN_ALONE.values(), OneDraw("one_draw")):
        assert [str(player.decide(seen, Random(1))) for seen in (knockable, gin)] == ["p", "t"]
    early = OneDraw("early", knock_turns=21)
    assert str(early.decide(knockable, Random(1))) == "t"


def test_big_gin_is_declared(view) -> None:
    eleven = view("Ac 2c 3c 4c 7d 8d 9d Th Ts Tc Td", "Kh 5c", preset="north_american")
    for player in GIN_ALONE.values():
        assert isinstance(player.decide(eleven, Random(1)), BigGin)


def test_whole_deals_are_the_same_again() -> None:
    for name in ("never_knock", "one_draw"):
        first, second = (
            play_deal(
                Deal.start(PRESETS["eaai"], 0, "again"),
                (opponent(name), opponent("simple")),
                (Random("a"), Random("b")),
            )
            for _ in "12"
        )
        assert first == second
