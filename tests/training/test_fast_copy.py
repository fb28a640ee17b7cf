"""The compiled copy of the rules and of the players does what the engine does."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ginrummy.game.cards import ALL_CARDS, DECK, Card, card_set
from ginrummy.game.deal import Deal
from ginrummy.game.layoffs import best_layoffs, hardest_spread, layoff_points
from ginrummy.game.match import Match
from ginrummy.game.melds import best_discard, best_discards, deadwood
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS
from ginrummy.game.scoring import score
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.evaluator import Evaluator, lay_of
from ginrummy.players.facts import Facts
from ginrummy.players.features import Held, knock_features, throw_features
from ginrummy.players.levels import opponent
from ginrummy.players.opponent import Opponent
from ginrummy.players.style import completes_meld, hardest_knock
from training import bits, play, policies
from training import features as fe
from training import state as s
from training.rounds import EXPERT, HOLDING
from training.shipped import brain_of, context_of, deck_of, state_of

pytestmark = pytest.mark.slow

MODES = {"eaai": 0, "straight": 3, "oklahoma": 4}
GAMES = {"eaai": "regular", "straight": "straight", "oklahoma": "oklahoma"}


def hands(count: int, size: int) -> list[list[Card]]:
    rng = random.Random(7)
    # Every other hand from half a deck, where melds are many.
    return [rng.sample(DECK if n % 2 else rng.sample(DECK, 26), size) for n in range(count)]


def test_hands_come_to_the_same():
    for cards in hands(3000, 21):
        ten, eleven = card_set(cards[:10]), card_set(cards[:11])
        assert bits.deadwood(ten) == deadwood(ten)
        assert bits.after_discard(eleven) == best_discard(eleven)[0]
        assert bits.arrange(ten)[0] == deadwood(ten)
        assert bits.points_of(ten) == sum(card.points for card in cards[:10])
        assert bits.completes_meld(ten, cards[10].index) == completes_meld(ten, cards[10])


def test_knocks_are_settled_alike():
    knocked = 0
    for cards in hands(6000, 20):
        ten, other = card_set(cards[:10]), card_set(cards[10:])
        way = hardest_spread(ten, 40, ALL_CARDS ^ ten)
        if way is None:
            continue
        knocked += 1
        dead, lay, sets, runs = bits.spread_of(ten, ALL_CARDS ^ ten)
        assert (dead, lay) == (way.deadwood, layoff_points(way.melds, ALL_CARDS ^ ten))
        mine = [card_set(meld.cards) for meld in way.melds if meld.kind == "set"]
        theirs = [card_set(meld.cards) for meld in way.melds if meld.kind == "run"]
        left = bits.defence(other, sum(mine), sum(theirs))
        assert left == best_layoffs(other, way.melds).deadwood
        if left != bits.defence(other, sets, runs):
            # Two spreads that give as much away on paper may still differ against this hand.
            assert sets != sum(mine)
    assert knocked > 200


@pytest.mark.parametrize("name", ["regular", "eaai", "straight", "oklahoma", "tournament"])
def test_positions_are_described_alike(name):
    """In matches of the engine, with their scores and habits, every act is described by the same numbers."""
    match = Match.start(PRESETS[name], Form.TARGET, "positions", 100)
    rng, player = random.Random(1), opponent("sharp")
    tally, odds = np.zeros(99, dtype=np.int64), np.zeros(64)
    seen = {"throw": 0, "draw": 0, "knock": 0}
    while not match.over and match.number < 12:
        while (seat := match.deal.turn) is not None:
            view = View.of(match.deal, seat, match.sheet)
            if view.phase in (Phase.DISCARD, Phase.DRAW, Phase.UPCARD):
                facts = Facts.of(view)
                st, context = state_of(facts), context_of(facts)
                held = Held.of(facts, view.hand)
                even = fe.holding(st, 0, view.hand, odds, HOLDING)
                assert even == pytest.approx(held.even)
                rater = Evaluator.for_view(view)
            if view.phase is Phase.DISCARD:
                taken = view.taken.mask if view.taken else 0
                throws = rater.throws(held, taken)
                for throw in throws:
                    told = np.zeros(fe.THROW_SIZE)
                    card = throw.bit.bit_length() - 1
                    fe.throw_features(st, 0, view.hand, card, held.unknown, even, odds, context, tally, told)
                    assert throw_features(held, throw.bit) == pytest.approx(told, abs=1e-9)
                    seen["throw"] += 1
                least, cards = best_discards(view.hand, taken)
                if 0 < least <= view.limit:
                    st[s.TAKEN] = taken
                    knock = hardest_knock(view, cards, least)
                    lay = lay_of(view, knock)
                    assert policies.knock_throw(st, 0, view.hand, least) == (knock.discard.index, lay)
                    told = np.zeros(fe.KNOCK_SIZE)
                    going = throws[0].features
                    fe.knock_features(st, 0, view.hand, least, lay, np.array(going), odds, context, told)
                    assert knock_features(held, least, lay, going) == pytest.approx(told, abs=1e-9)
                    seen["knock"] += 1
            elif view.phase in (Phase.DRAW, Phase.UPCARD) and not view.pile_closed:
                brain, told = brain_of(rater.name), np.zeros(fe.DRAW_SIZE)
                worth = policies.rate_take(policies.NET, brain, st, 0, context, True, told)
                assert rater.taking(facts) == pytest.approx(worth, abs=1e-6)
                seen["draw"] += 1
            match, _ = match.apply(player.decide(view, rng))
        if not match.over:
            match = match.next_deal()
    assert seen["throw"] > 300
    assert seen["draw"] > 40
    assert seen["knock"] or name == "straight"


def played(deal: Deal, players: tuple[Opponent, Opponent]) -> tuple[int, int, int]:
    """Points of seat 0, who ended the deal (-1: nobody), turns."""
    rng = random.Random(1)
    while (seat := deal.turn) is not None:
        deal, _ = deal.apply(players[seat].decide(View.of(deal, seat), rng))
    assert deal.result is not None
    price = score(deal.result, deal.rules)
    ender = deal.result.knocker
    points = 0 if price.winner is None else price.points if price.winner == 0 else -price.points
    return points, -1 if ender is None else ender, deal.turns


@pytest.mark.parametrize("name", list(MODES))
def test_whole_deals_go_the_same_way(name):
    """The engine with its own players, and the compiled rules with the copies, end deals alike, card by card."""
    rules = PRESETS[name]
    pairs = [("master", policies.NET), ("one_draw", policies.ONE_DRAW)]
    # Two turns in which one_draw knocks; that a master looks ahead.
    params = np.stack([np.full(20, 2.0), np.full(20, 2.0)])
    brain = brain_of(GAMES[name])
    contexts = np.zeros((2, 4))
    contexts[:, 2:] = 1.0
    ended = 0
    for number in range(40):
        deal = Deal.start(rules, dealer=number % 2, seed=f"whole/{number}")
        if name == "oklahoma" and not rules.limit(deal.upcard):
            continue
        first, second = pairs[number // 2 % 2], pairs[number // 4 % 2]
        expected = played(deal, (opponent(first[0]), opponent(second[0])))
        st = np.zeros(s.SIZE, dtype=np.int64)
        deck = deck_of(deal)
        s.start(st, deck, deal.turn, rules.limit(deal.upcard), rules.undrawn)
        result = np.zeros(2, dtype=np.int64)
        kinds = np.array([first[1], second[1]])
        rng = np.ones(1, dtype=np.uint64)
        play.play_out(st, deck, kinds, params, (brain, brain), contexts, rng, result)
        ended += expected[1] >= 0
        assert (result[0], result[1], st[s.TURNS] + st[s.TURNS + 1]) == expected
    assert ended > 20


def test_weights_throw_and_knock_as_the_level_does():
    deals = [Deal.start(PRESETS["eaai"], dealer=n % 2, seed=f"weights/{n}") for n in range(12)]
    expert = opponent("expert")
    contexts = np.zeros((2, 4))
    brain = brain_of("regular")
    for deal in deals:
        expected = played(deal, (expert, expert))
        st = np.zeros(s.SIZE, dtype=np.int64)
        deck = deck_of(deal)
        s.start(st, deck, deal.turn, 10, 2)
        result = np.zeros(2, dtype=np.int64)
        kinds = np.array([policies.WEIGHTS, policies.WEIGHTS])
        rng = np.ones(1, dtype=np.uint64)
        play.play_out(st, deck, kinds, np.stack([EXPERT, EXPERT]), (brain, brain), contexts, rng, result)
        assert (result[0], result[1], st[s.TURNS] + st[s.TURNS + 1]) == expected
