"""The quick playouts against the engine's own rules."""

from __future__ import annotations

from random import Random

import pytest
from support.playout import playout
from support.rulesets import EVERY_RULESET, RULESETS

from ginrummy.coach.outcomes import outcome_of
from ginrummy.coach.playout import (
    FIRST_OFFER,
    STOCK_ONLY,
    THROW_ONLY,
    arrange,
    end_points,
    laid_off,
    play_out,
    tables_of,
)
from ginrummy.game.actions import BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard, TakeUpcard
from ginrummy.game.cards import DECK, card_set
from ginrummy.game.deal import Deal
from ginrummy.game.layoffs import best_layoffs
from ginrummy.game.melds import best_arrangement, deadwood
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import score
from ginrummy.game.view import View
from ginrummy.players.levels import opponent


@EVERY_RULESET
def test_a_hand_is_laid_out_as_the_engine_does(rules: Rules) -> None:
    rng, melding = Random("hands"), rules.melding
    for size in (10, 11):
        for _ in range(150):
            # Few ranks and suits, so that melds compete.
            pool = [card for card in DECK if card.rank < 7 or card.rank > 10]
            hand = card_set(rng.sample(pool, size))
            points, left, apart = arrange(hand, melding.least, melding.left)
            assert points == deadwood(hand, melding) == melding.points_of(left)
            assert left & apart == left
            assert best_arrangement(hand ^ left, melding).deadwood == 0


@EVERY_RULESET
def test_layoffs_leave_what_the_best_ones_leave_or_a_little_more(rules: Rules) -> None:
    rng, melding = Random("layoffs"), rules.melding
    tables = tables_of(rules, 10, False)
    more = 0
    for _ in range(200):
        cards = rng.sample(DECK, 30)
        best = min(
            (card_set(cards[at : at + 10]) for at in range(0, 20, 5)), key=lambda h: deadwood(h, melding)
        )
        rest = [card for card in DECK if not card.mask & best]
        other = card_set(rng.sample(rest, 10))
        spread = best_arrangement(best, melding)
        _, left, apart = arrange(best, melding.least, melding.left)
        found = laid_off(other, best & ~left, apart, tables)
        exact = best_layoffs(other, spread.melds, melding).deadwood
        assert found <= deadwood(other, melding)
        more += abs(found - exact)
    assert more / 200 < 0.5


@pytest.mark.slow
@pytest.mark.parametrize("name", RULESETS)
def test_an_act_that_ends_the_deal_scores_what_the_engine_says(name: str) -> None:
    rules, rng = RULESETS[name], Random(f"ends {name}")
    seen = 0
    for number in range(25):
        for deal in playout(Deal.start(rules, number % 2, f"ends {name} {number}"), rng, 0.97, 0.0):
            if deal.phase is not Phase.DISCARD or deal.turn is None:
                continue
            view = View.of(deal, deal.turn)
            world = deal.hands[1 - deal.turn], tuple(card.mask for card in deal.stock)
            ends = [act for act in view.legal_actions() if isinstance(act, Knock | BigGin)]
            for act in rng.sample(ends, min(2, len(ends))):
                after, _ = deal.apply(act)
                while after.turn is not None:
                    after, _ = after.apply(opponent("simple").decide(View.of(after, after.turn), rng))
                assert after.result is not None
                price = score(after.result, rules)
                real = (
                    0
                    if price.winner is None
                    else price.points
                    if price.winner == deal.turn
                    else -price.points
                )
                found = outcome_of(view, act)(world)
                # A defender who breaks a meld of his own to lay off more is not foreseen.
                assert found >= real
                seen += found == real
    assert seen > 5


@pytest.mark.slow
@EVERY_RULESET
def test_every_act_may_be_played_out_from_every_moment(rules: Rules) -> None:
    rng = Random("moments")
    most = 2 * (98 + 200) + 400
    for number in range(6):
        for deal in playout(Deal.start(rules, number % 2, f"moments {number}"), rng, 0.8, 0.1):
            if deal.turn is None or deal.phase is Phase.LAYOFF:
                continue
            view = View.of(deal, deal.turn)
            world = deal.hands[1 - deal.turn], tuple(card.mask for card in deal.stock)
            acts = [act for act in view.legal_actions() if not isinstance(act, Knock)]
            for act in rng.sample(acts, min(2, len(acts))):
                assert isinstance(act, Discard | DrawStock | Pass | TakeDiscard | TakeUpcard | BigGin)
                assert abs(outcome_of(view, act)(world)) <= most


@pytest.mark.slow
def test_neither_side_is_favoured_by_more_than_the_first_move() -> None:
    rng, tables = Random("sides"), tables_of(Rules(), 10, False)
    deck, total, count = [card.mask for card in DECK], 0, 3000
    for _ in range(count):
        rng.shuffle(deck)
        total += play_out(
            FIRST_OFFER, sum(deck[:10]), sum(deck[10:20]), deck[21:], 0, deck[20:21], 0, 0, tables
        )
    assert abs(total / count) < 3


def test_gin_in_hand_is_laid_down_at_once() -> None:
    tables = tables_of(Rules(), 10, False)
    hand = card_set(card for card in DECK if card.suit == 0 and card.rank < 10)
    other = card_set(card for card in DECK if card.suit > 0 and card.rank in (0, 4, 8)) | DECK[-1].mask
    rest = [card.mask for card in DECK if not card.mask & (hand | other)]
    gin = 25 + deadwood(other)
    assert play_out(STOCK_ONLY, hand, other, rest, 0, (), 0, 0, tables) == gin
    assert end_points(hand | rest[0], other, rest[0], tables) == gin


def test_eleven_cards_are_thrown_from_and_not_knocked_with() -> None:
    tables = tables_of(Rules(start="eleven_cards"), 10, False)  # type: ignore[arg-type]
    hand = card_set(card for card in DECK if card.suit == 0 and card.rank < 11)
    other = card_set(card for card in DECK if card.suit == 1 and card.rank < 10)
    rest = [card.mask for card in DECK if not card.mask & (hand | other)]
    # The other hand is gin as well, and comes first.
    assert play_out(THROW_ONLY, hand, other, rest, 0, (), 0, 0, tables) == -25
