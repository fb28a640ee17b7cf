"""The evaluator has a value for every act, however much or little is known."""

from dataclasses import replace

from ginrummy.game.cards import parse_cards
from ginrummy.game.deal import Deal
from ginrummy.game.rules import PRESETS
from ginrummy.game.view import View
from ginrummy.players.evaluator import evaluator
from ginrummy.players.facts import Facts
from ginrummy.players.features import Held, throw_features

READY = parse_cards(["Ac", "2c", "3c", "7d", "8d", "9d", "Td", "Th", "Ts", "Kh", "Qs"])
"""Eleven cards that wait for gin once the king or the queen is thrown."""


def facts_with(known: str) -> Facts:
    view = View.of(Deal.start(PRESETS["regular"], 1, "known"), 0)
    return replace(Facts.of(view), hand=READY, seen=0, top=0, known=parse_cards(known.split()))


def test_a_hand_known_to_the_last_card_leaves_the_rest_to_the_stock():
    """As when a stock made from discards tells where every other card is."""
    held = Held.of(facts_with("4s 4h 4d 5s 5h 5d 6s 6h 6d 7s"), READY)
    features = throw_features(held, parse_cards(["Kh"]))
    gin, live = features[7], features[42]
    assert gin == live > 0
    assert evaluator("regular").throws(held, 0)


def test_cards_that_may_be_the_opponent_s_count_for_less():
    held = Held.of(facts_with("4s 4h"), READY)
    features = throw_features(held, parse_cards(["Kh"]))
    assert 0 < features[42] < features[7]
