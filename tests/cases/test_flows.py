"""One test for every question of play, by its number: turns, cards and the stock.

``test_no_question_is_left_out`` fails when one is missing here and in the files beside.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.deals import (
    DEFENDER,
    EVERY,
    GINNER,
    KNOCKER,
    LOOSE,
    OTHER,
    REGULAR,
    STRAIGHT,
    assert_fifty_two,
    deal_of,
    legal,
    mask,
    play,
    refused,
    throw_any,
)
from support.playout import playout
from support.table import Refused, Table

from ginrummy.game.cards import Card
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.events import Discarded
from ginrummy.game.match import Match
from ginrummy.game.melds import LOW, Meld
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, KnockMode, Rules, StockEnd
from ginrummy.game.scoring import score
from ginrummy.game.sheet import Form

FOLDER = Path(__file__).parent
CASES = {
    case["id"]: case
    for case in map(json.loads, (FOLDER / "data/flows_public.jsonl").read_text().splitlines())
}


def test_no_question_is_left_out() -> None:
    assert set(CASES) == {f"flow-p-{number:03}" for number in range(1, 42)}
    tested = {
        f"flow-p-{number}"
        for file in FOLDER.glob("test_flows*.py")
        for number in re.findall(r"^def test_flow_p_(\d{3})_\w+", file.read_text(), re.MULTILINE)
    }
    assert tested == set(CASES)


@EVERY
def test_flow_p_003_a_taken_card_may_go_in_a_later_turn(rules: Rules) -> None:
    deal = play(deal_of(rules, LOOSE, OTHER, "Kc", stock="2d 8h"), "u dKd s d2d s")
    assert "dKc" in legal(deal)
    assert play(deal, "dKc").pile[-1] == Card.parse("Kc")


def empty_stock(rules: Rules = REGULAR, seed: str = "written") -> Deal:
    deal = play(deal_of(rules, LOOSE, OTHER, "Kc", seed=seed), "p p")
    while deal.stock:
        assert deal.turn is not None
        deal = throw_any(play(deal, "s"))
    return deal


def test_flow_p_006_all_discards_but_the_top_become_the_stock() -> None:
    deal = empty_stock()
    assert (deal.phase, len(deal.pile)) == (Phase.DRAW, 32)
    assert legal(deal) == {"s", "t"}
    after = play(deal, "s")
    assert {after.drawn, *after.stock} == set(deal.pile[:-1])
    assert after.pile == deal.pile[-1:]
    assert "t" in legal(throw_any(after))


def test_flow_p_008_straight_gin_offers_no_knock() -> None:
    deal = play(deal_of(STRAIGHT, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s")
    assert all(text.startswith("d") for text in legal(deal))
    assert refused(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d").code == "knock_not_allowed"
    table = Table()
    table.new("straight", seed="knock")
    table.put(deal)
    assert {entry["action"]["type"] for entry in table.session.legal} == {"discard"}
    with pytest.raises(Refused, match="knock_not_allowed"):
        table.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h", "4d5d6d"])


@EVERY
def test_flow_p_009_a_hand_is_ten_or_eleven_cards(rules: Rules) -> None:
    # A thousand deals are in the soak tests; here whole matches with their new deals.
    rng = Random(9)
    for number in range(10):
        match = Match.start(rules, Form.TARGET, f"ten {number}", 100)
        for _ in range(3):
            for deal in playout(match.deal, rng, skill=0.8):
                sizes = sorted(hand.bit_count() for hand in deal.hands)
                if deal.layoffs:
                    assert sizes == [10 - len(deal.layoffs), 10]
                else:
                    assert sizes in ([10, 10], [10, 11])
                assert_fifty_two(deal)
            match = replace(match, deal=deal)._scored()
            if match.over:
                break
            match = match.next_deal()
            assert [hand.bit_count() for hand in match.deal.hands] == [10, 10]


@EVERY
def test_flow_p_012_the_card_just_taken_may_not_be_thrown(rules: Rules) -> None:
    deal = play(deal_of(rules, LOOSE, OTHER, "Kc"), "u")
    assert refused(deal, "dKc").code == "taken_card"
    assert deal.hands[0].bit_count() == 11
    later = play(deal, "dKd t")
    assert refused(later, "dKd").code == "taken_card"


def three_left(last: str = "") -> Deal:
    deal = play(deal_of(STRAIGHT, "Ac2c3c 4d5d6d 9c9d9h Kd", DEFENDER, "Kc", last=last), "p p")
    while len(deal.stock) > 3:
        deal = play(deal, "s")
        deal = play(deal, f"d{deal.drawn}")
    return deal


def test_flow_p_014_a_discard_that_leaves_two_makes_the_deal_dead() -> None:
    deal = throw_any(play(three_left(), "s"))
    assert deal.result is not None
    assert (deal.phase, deal.turn, len(deal.stock)) == (Phase.OVER, None, 2)
    assert deal.result.ending is Ending.TWO_CARDS_LEFT
    assert score(deal.result, STRAIGHT).points == 0
    assert deal.legal_actions() == ()


def test_flow_p_016_no_card_is_lost_or_doubled_by_the_reshuffle() -> None:
    deal = empty_stock()
    for _ in range(40):
        deal = play(deal, "s")
        assert_fifty_two(deal)
        deal = throw_any(deal)
        assert_fifty_two(deal)
    assert deal.reshuffles == 2


@EVERY
def test_flow_p_023_the_taken_card_may_not_go_with_the_knock(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, DEFENDER, "Kc"), "u")
    assert refused(deal, "kKc:Ac2c3c/9c9d9h9s/4d5d6d").code == "taken_card"
    if rules is STRAIGHT:
        assert not any(text.startswith("k") for text in legal(deal))
    # Nothing but the card taken would bring this hand under the limit.
    tight = play(deal_of(rules, "Ac2c3c 4d5d6d QsJs 2s 9h", DEFENDER.replace("Jd", "Th"), "Kc"), "u")
    assert not any(text.startswith("k") for text in legal(tight))


def test_flow_p_024_straight_gin_and_oklahoma_are_never_both() -> None:
    # One field holds the one or the other, so both at once cannot even be said.
    assert PRESETS["straight"].knock_mode is KnockMode.GIN_ONLY
    assert PRESETS["oklahoma"].knock_mode is KnockMode.UPCARD
    for changes in ({"upcard_ace": "one"}, {"spade_double": True}):
        (field,) = changes
        with pytest.raises(Refused) as error:
            Table().new("straight", changes=changes)
        assert (error.value.code, error.value.params) == (
            "rules_conflict",
            {"field": field, "other": "knock_mode"},
        )
    with pytest.raises(Refused, match="unknown_preset"):
        Table().new("straight+oklahoma")
    with pytest.raises(Refused, match="unknown_field"):
        Table().new("straight", oklahoma=True)


def test_flow_p_027_gin_with_the_third_last_card_counts() -> None:
    deal = play(three_left(last="9s 7h 8h"), "s kKd:Ac2c3c/9c9d9h9s/4d5d6d")
    assert deal.result is not None
    assert (deal.result.ending, len(deal.stock)) == (Ending.GIN, 2)
    assert score(deal.result, STRAIGHT).points == 100


def test_flow_p_028_the_regular_game_plays_on_at_two() -> None:
    deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "p p")
    while len(deal.stock) > 2:
        deal = throw_any(play(deal, "s"))
    assert deal.phase is Phase.DRAW
    assert legal(deal) == {"s", "t"}
    assert len(play(deal, "s").stock) == 1
    assert REGULAR.stock_end is StockEnd.RESHUFFLE


@EVERY
def test_flow_p_030_no_draw_from_the_stock_before_the_upcard_is_answered(rules: Rules) -> None:
    deal = deal_of(rules, LOOSE, OTHER, "Kc")
    assert refused(deal, "s").code == "wrong_phase"
    assert refused(play(deal, "p"), "s").code == "wrong_phase"
    assert legal(play(deal, "p p")) == {"s"}


def test_flow_p_033_the_opponent_does_not_get_the_last_discard() -> None:
    # With the king thrown last the other seat would go gin, throwing its three.
    deal = play(
        deal_of(STRAIGHT, "Ac2c3c 4d5d6d 9c9d 2s Kd", "KhKsKc QcQhQs 6s7s8s 3h", "5h", last="9h 5s 5c"), "p p"
    )
    while len(deal.stock) > 3:
        deal = play(deal, "s")
        deal = play(deal, f"d{deal.drawn}")
    deal = play(deal, "s dKd")
    assert deal.result is not None
    assert deal.result.ending is Ending.TWO_CARDS_LEFT
    assert refused(deal, "t").code == "deal_over"


@pytest.mark.parametrize("preset", PRESETS)
def test_flow_p_034_the_opponent_opens_as_non_dealer(preset: str) -> None:
    opened = 0
    for number in range(24):
        table = Table()
        table.new(preset, level="gentle", seed=f"opens {number}")
        if table.turn != 1:
            assert table.reply["legal"]
            continue
        opened += 1
        assert table.reply["legal"] == []
        assert table.reply["view"]["deal"]["dealer"] == 0
        reloaded = Table()
        reloaded.send("load", save=table.reply["save"])
        replies = []
        for one in (table, reloaded):
            event = one.send("advance")["events"][0]
            assert (event["seat"], event["type"]) in ((1, "passed"), (1, "took_upcard"))
            while one.turn == 1:
                one.send("advance")
            assert one.reply["legal"]
            replies.append(one.reply["view"])
        assert replies[0] == replies[1]
    assert opened >= 5


def test_flow_p_036_the_new_order_is_random_and_hidden() -> None:
    deal, other = empty_stock(seed="one"), empty_stock(seed="two")
    assert deal.pile == other.pile
    orders = [[str(card) for card in play(one, "s").stock] for one in (deal, other)]
    assert orders[0] != orders[1]
    discards = [str(event.card) for event in deal.events if isinstance(event, Discarded)]
    assert orders[0] not in (discards[:-1], discards[:-1][::-1], sorted(orders[0]))
    table = Table()
    table.new("regular", seed="hidden")
    table.put(deal)
    while table.deal.turn == 1:
        table.put(throw_any(play(table.deal, "s")))
    table.rev = table.session.rev
    table.act("draw_stock")
    shown = table.reply
    hidden = {str(card) for card in table.deal.stock}
    assert shown["view"]["deal"]["stock"] == len(hidden)
    listed = [*lists_of(shown["view"]), *lists_of(shown["events"])]
    order = [str(card) for card in table.deal.stock]
    assert listed
    assert not any(order[:3] == piece[at : at + 3] for piece in listed for at in range(len(piece)))
    save = json.loads(shown["save"])
    assert set(save) == {
        "format",
        "v",
        "engine",
        "preset",
        "name",
        "rules",
        "form",
        "target",
        "level",
        "seed",
        "rev",
        "moves",
        "check",
    }
    assert save["moves"].split() == ["s"], "a draw is written without its card"


def lists_of(data: Any) -> list[list[str]]:
    """Collect every list of texts anywhere in a message."""
    if isinstance(data, dict):
        return [found for value in data.values() for found in lists_of(value)]
    if isinstance(data, list):
        inner = [found for value in data for found in lists_of(value)]
        return [*inner, [value for value in data if isinstance(value, str)]]
    return []


def test_flow_p_037_the_ace_is_low_only() -> None:
    for text in ("QcKcAc", "KcAc2c", "JcQcKcAc"):
        assert mask(text) not in LOW.melds
        # Other rules may know it, so it can be named; where aces are low it cannot be laid.
        hand = f"{text} 4d5d6d 9c9d9h".split()
        spare = "2s" if len(text) == 6 else ""
        for rules in (REGULAR, STRAIGHT):
            deal = play(
                deal_of(rules, "".join(hand) + spare, "Th8hJh3s7c8s2d4s6h5h", "Kd", stock="Qd"), "p p s"
            )
            error = refused(deal, f"kQd:{Meld.parse(text)}/9c9d9h/4d5d6d")
            assert (error.code, error.params) == ("bad_spread", {"text": str(Meld.parse(text))})
    assert Meld.parse("Ac2c3c").kind == "run"


@EVERY
def test_flow_p_039_a_knock_needs_a_draw_first(rules: Rules) -> None:
    deal = deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd")
    for line in ("", "p", "p p"):
        assert refused(play(deal, line), "k9s:Ac2c3c/9c9d9h/4d5d6d").code == "wrong_phase"


@EVERY
def test_flow_p_041_after_the_dealers_upcard_the_non_dealer_has_a_free_turn(rules: Rules) -> None:
    deal = play(deal_of(rules, LOOSE, OTHER, "Kc"), "p u dQd")
    assert (deal.phase, deal.turn) == (Phase.DRAW, 0)
    assert legal(deal) == {"s", "t"}
    assert play(deal, "t").taken == Card.parse("Qd")
