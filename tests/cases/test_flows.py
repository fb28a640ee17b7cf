"""One test for every question of play; ``test_no_question_is_left_out`` fails when one is missing."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from inspect import getmembers, isfunction
from pathlib import Path
from random import Random
from typing import Any

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
    legal,
    mask,
    play,
    play_match,
    texts,
    throw_any,
    written_deck,
)
from support.playout import playout
from support.table import Refused, Table

from ginrummy.game.actions import Discard, Knock, LayOff
from ginrummy.game.cards import Card, cards_of
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.events import Discarded
from ginrummy.game.layoffs import hardest_spread
from ginrummy.game.match import Form, Match
from ginrummy.game.melds import MELDS, Meld
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, KnockMode, Rules, StockEnd
from ginrummy.game.scoring import Kind, score
from ginrummy.game.view import View

CASES = {
    case["id"]: case
    for case in map(json.loads, (Path(__file__).parent / "data/flows_public.jsonl").read_text().splitlines())
}

NOT_OFFERED = {
    "flow-p-004": "belongs to rules not offered: Oklahoma",
    "flow-p-015": "belongs to rules not offered: Hollywood scoring",
    "flow-p-021": "belongs to rules not offered: Hollywood scoring",
    "flow-p-026": "belongs to rules not offered: Oklahoma",
    "flow-p-029": "belongs to rules not offered: Oklahoma",
    "flow-p-032": "belongs to rules not offered: Hollywood scoring",
}

BOTH = pytest.mark.parametrize("rules", [REGULAR, STRAIGHT], ids=["regular", "straight"])

KNOCK = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d"
GIN = "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d"


def flow(number: int) -> str:
    return f"flow-p-{number:03}"


def test_no_question_is_left_out() -> None:
    assert set(CASES) == {flow(number) for number in range(1, 42)}
    tested = {
        flow(int(found.group(1)))
        for name, _ in getmembers(sys.modules[__name__], isfunction)
        if (found := re.fullmatch(r"test_flow_p_(\d{3})_\w+", name))
    }
    assert not tested & set(NOT_OFFERED)
    assert tested | set(NOT_OFFERED) == set(CASES)
    assert {CASES[name]["topic"] for name in NOT_OFFERED} == {"oklahoma", "hollywood"}


def refused(deal: Deal, line: str) -> str:
    """Return the code with which an act is refused; the state must be as it was."""
    copy = replace(deal)
    assert line not in legal(deal)
    with pytest.raises(IllegalAction) as error:
        play(deal, line)
    assert deal == copy
    return error.value.code


@BOTH
def test_flow_p_001_no_layoff_against_gin(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd"), GIN)
    assert deal.phase is Phase.OVER
    for card in ("4c", "7d"):
        for meld in range(3):
            with pytest.raises(IllegalAction, match="deal_over"):
                deal.apply(LayOff(Card.parse(card), meld))
    assert deal.result is not None
    assert deal.result.hands is not None
    assert deal.result.hands[1].deadwood == 75


@BOTH
def test_flow_p_002_nothing_left_over_is_gin(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd"), GIN)
    assert deal.result is not None
    price = score(deal.result, rules)
    assert (deal.result.ending, price.kind, price.winner, price.points) == (Ending.GIN, Kind.GIN, 0, 75 + 25)


@BOTH
def test_flow_p_003_a_taken_card_may_go_in_a_later_turn(rules: Rules) -> None:
    deal = play(deal_of(rules, LOOSE, OTHER, "Kc", stock="2d 8h"), "u dKd s d2d s")
    assert "dKc" in legal(deal)
    assert play(deal, "dKc").pile[-1] == Card.parse("Kc")


def test_flow_p_005_equal_deadwood_is_an_undercut() -> None:
    # The 4c and the 7d are laid off; two and two are left.
    deal = play(
        deal_of(REGULAR, KNOCKER, "4c KhKsKc QhQcQs AdAh 7d", "5c", stock="Kd"), f"{KNOCK} l4c0 l7d2 ."
    )
    assert deal.result is not None
    assert deal.result.hands is not None
    assert [hand.deadwood for hand in deal.result.hands] == [2, 2]
    price = score(deal.result, REGULAR)
    assert (price.kind, price.winner, price.points) == (Kind.UNDERCUT, 1, 25)


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


def test_flow_p_007_a_knock_is_not_taken_back_and_loses_no_card() -> None:
    table = Table()
    table.new("regular", seed="knock")
    table.put(play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s"))
    reply = table.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h", "4d5d6d"])
    assert reply["view"]["can_undo"] is False
    with pytest.raises(Refused, match="nothing_to_undo"):
        table.send("undo")
    assert_fifty_two(table.deal)


def test_flow_p_008_straight_gin_offers_no_knock() -> None:
    deal = play(deal_of(STRAIGHT, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s")
    assert all(text.startswith("d") for text in legal(deal))
    assert refused(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d") == "knock_not_allowed"
    table = Table()
    table.new("straight", seed="knock")
    table.put(deal)
    assert {entry["action"]["type"] for entry in table.session.legal} == {"discard"}
    with pytest.raises(Refused, match="knock_not_allowed"):
        table.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h", "4d5d6d"])


@BOTH
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


def test_flow_p_010_a_laid_off_card_may_be_followed() -> None:
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), KNOCK)
    assert legal(deal) == {"l4c0", "l7d2", "."}
    assert legal(play(deal, "l4c0 l7d2")) == {"l5c0", "l8d2", "."}
    low = "9c9d9h 6d7d8d QhQsQc As"
    both = play(
        deal_of(REGULAR, low, "4d5d 9s TdJd Kh Ks 2c 3s 6h", "Kc", stock="Kd"),
        "p p s kKd:9c9d9h/QcQhQs/6d7d8d",
    )
    assert [str(meld) for meld in play(both, "l9s0 l5d2 l4d2").spread] == ["9c9d9h9s", "QcQhQs", "4d5d6d7d8d"]


def test_flow_p_011_the_defender_stays_hidden_until_the_showdown() -> None:
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), KNOCK)
    defender, knocker = View.of(deal, 1), View.of(deal, 0)
    assert defender.laid is not None
    assert defender.laid.left == mask("2s")
    assert [str(meld) for meld in defender.spread] == ["Ac2c3c", "9c9d9h", "4d5d6d"]
    swapped = replace(deal, hands=(deal.hands[0], mask("Th8hJcTc3s7c8s2d4s6h")))
    assert View.of(swapped, 0) == knocker
    assert knocker.result is None
    over = View.of(play(deal, "."), 0)
    assert over.result is not None
    assert over.result.hands is not None
    assert over.result.hands[1].left == mask(DEFENDER)


@BOTH
def test_flow_p_012_the_card_just_taken_may_not_be_thrown(rules: Rules) -> None:
    deal = play(deal_of(rules, LOOSE, OTHER, "Kc"), "u")
    assert refused(deal, "dKc") == "taken_card"
    assert deal.hands[0].bit_count() == 11
    later = play(deal, "dKd t")
    assert refused(later, "dKd") == "taken_card"


def test_flow_p_013_nothing_is_laid_off_on_loose_cards() -> None:
    hand = "Ac2c3c 4d5d6d 9c9d 2s2d"
    deal = play(deal_of(REGULAR, hand, "2h Kh Ks Qc Jd 6s 5h Th 8h Js", "Kc", stock="9h"), "p p s")
    deal = play(deal, "k2d:Ac2c3c/9c9d9h/4d5d6d")
    assert deal.laid is not None
    assert deal.laid.left == mask("2s")
    assert legal(deal) == {"."}
    for meld in range(4):
        with pytest.raises(IllegalAction, match="does_not_fit"):
            deal.apply(LayOff(Card.parse("2h"), meld))


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


def test_flow_p_017_an_undercut_over_the_target_wins_the_game() -> None:
    match = Match.start(REGULAR, Form.TARGET, "undercut", 100)
    deck = written_deck(KNOCKER, "KhKsKc QcQdQh 7s8s9s As", "5c", stock="Kd")
    match = replace(match, deal=Deal.start(REGULAR, 1, "x", deck), scores=(95, 80))
    match = play_match(match, f"{KNOCK} .")
    assert match.scores == (95, 80 + 1 + 25)
    assert (match.over, match.winner) == (True, 1)


@BOTH
def test_flow_p_018_nothing_is_played_after_the_end(rules: Rules) -> None:
    match = Match.start(rules, Form.ONE, "end")
    match = replace(match, deal=deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd"))
    over = play_match(match, GIN)
    for text in ("s", "t", "p", "u", "d4c", "l4c0", "."):
        with pytest.raises(IllegalAction, match="match_over"):
            play_match(over, text)
        assert refused(over.deal, text) == "deal_over"
    with pytest.raises(IllegalAction, match="match_over"):
        over.next_deal()


@pytest.mark.parametrize("preset", PRESETS)
def test_flow_p_018_the_result_survives_a_reload(preset: str) -> None:
    table = Table()
    table.new(preset, level="gentle", seed="reload the end")
    rng = Random(18)
    while not table.reply["view"]["match"]["over"]:
        if table.turn == 0:
            table.send("act", action=rng.choice(table.reply["legal"])["action"])
        else:
            table.send("advance")
    before = table.reply
    again = Table()
    again.send("load", save=before["save"])
    assert again.reply["view"] == before["view"]
    assert again.reply["view"]["deal"]["result"] is not None
    for command in ("advance", "next_deal", "undo"):
        with pytest.raises(Refused):
            again.send(command)
    with pytest.raises(Refused, match="match_over"):
        again.act("pass")


@BOTH
def test_flow_p_019_gin_is_the_players_choice(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s")
    assert deal.result is None
    assert {"dKd", "kKd:Ac2c3c/9c9d9h9s/4d5d6d"} <= legal(deal)
    assert play(deal, "dKd").phase is Phase.DRAW


def test_flow_p_020_a_knock_with_the_wrong_card_is_refused_and_changes_nothing() -> None:
    hand = "Ac2c3c 4d5d6d 9c9d9h Qs"
    deal = play(deal_of(REGULAR, hand, DEFENDER, "Kc", stock="2s"), "p p s")
    assert "kQs:Ac2c3c/9c9d9h/4d5d6d" in legal(deal)
    assert refused(deal, "k9c:Ac2c3c/4d5d6d") == "over_knock_limit"
    # Through the bridge: the refusal leaves the reply of the next request as it would have been.
    table = Table()
    table.new("regular", seed="wrong card")
    table.put(deal)
    before = (table.session.view, table.session.legal, table.session.rev)
    with pytest.raises(Refused) as error:
        table.act("knock", discard="9c", spread=["Ac2c3c", "4d5d6d"])
    assert (error.value.code, error.value.params) == ("over_knock_limit", {"deadwood": 30, "limit": 10})
    assert (table.session.view, table.session.legal, table.session.rev) == before
    assert_fifty_two(table.deal)


def test_flow_p_022_the_defender_neither_draws_nor_discards_before_laying_off() -> None:
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), KNOCK)
    for text in ("s", "t", "d4c", "k4c:"):
        assert refused(deal, text) == "wrong_phase"


@BOTH
def test_flow_p_023_the_taken_card_may_not_go_with_the_knock(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, DEFENDER, "Kc"), "u")
    assert refused(deal, "kKc:Ac2c3c/9c9d9h9s/4d5d6d") == "taken_card"
    if rules is STRAIGHT:
        assert not any(text.startswith("k") for text in legal(deal))
    # Nothing but the card taken would bring this hand under the limit.
    tight = play(deal_of(rules, "Ac2c3c 4d5d6d QsJs 2s 9h", DEFENDER.replace("Jd", "Th"), "Kc"), "u")
    assert not any(text.startswith("k") for text in legal(tight))


def test_flow_p_024_straight_gin_and_oklahoma_are_never_both() -> None:
    assert set(PRESETS) == {"regular", "straight"}
    assert isinstance(Rules().knock_mode, KnockMode)
    with pytest.raises(CodedError, match="rules_conflict"):
        Rules(knock_mode=KnockMode.GIN_ONLY, stock_end=StockEnd.RESHUFFLE)
    for name in ("oklahoma", "straight+oklahoma"):
        with pytest.raises(Refused, match="unknown_preset"):
            Table().new(name)
    with pytest.raises(Refused, match="unknown_field"):
        Table().new("straight", oklahoma=True)


@BOTH
@pytest.mark.parametrize("winner", [0, 1])
def test_flow_p_025_the_winner_deals_next(rules: Rules, winner: int) -> None:
    match = Match.start(rules, Form.TARGET, "winner", 250)
    deck = written_deck(GINNER, DEFENDER, "Kc", stock="Kd")
    match = replace(match, deal=Deal.start(rules, 1 - winner, "x", deck))
    following = play_match(match, GIN).next_deal()
    assert following.deal.dealer == winner
    assert following.deal.turn == 1 - winner


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


@BOTH
def test_flow_p_030_no_draw_from_the_stock_before_the_upcard_is_answered(rules: Rules) -> None:
    deal = deal_of(rules, LOOSE, OTHER, "Kc")
    assert refused(deal, "s") == "wrong_phase"
    assert refused(play(deal, "p"), "s") == "wrong_phase"
    assert legal(play(deal, "p p")) == {"s"}


def test_flow_p_031_what_extends_a_set_or_a_run_may_be_laid_off() -> None:
    defender = "4c 9s 7d 3d Kh Ks Qc Jd 6s 5h"
    deal = play(deal_of(REGULAR, KNOCKER, defender, "Kc", stock="Kd"), KNOCK)
    assert legal(deal) == {"l4c0", "l9s1", "l7d2", "l3d2", "."}
    for card in texts(mask(defender)):
        for index, meld in enumerate(deal.spread):
            grows = (meld.mask | mask(card)) in MELDS
            assert (f"l{card}{index}" in legal(deal)) == grows


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
    assert refused(deal, "t") == "deal_over"


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


def test_flow_p_035_a_knock_is_never_forced() -> None:
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s")
    assert {"dKd", "kKd:Ac2c3c/9c9d9h/4d5d6d"} <= legal(deal)
    assert play(deal, "dKd").result is None


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
        assert mask(text) not in MELDS
        with pytest.raises(CodedError, match="bad_spread"):
            Meld.parse(text)
    assert Meld.parse("Ac2c3c").kind == "run"


def test_flow_p_038_the_knocker_chooses_and_the_harder_spread_is_proposed() -> None:
    hand = "2c2d2s2h 3h4h5h AcAd 5d"
    deal = play(deal_of(REGULAR, hand, "8h7hJs3d6d As6h6s6c Qh", "Kc", stock="Kd"), "p p s")
    two = {"kKd:2c2d2s/2h3h4h5h", "kKd:2c2d2h2s/3h4h5h"}
    assert two <= legal(deal)
    for text in two:
        laid = play(deal, text).laid
        assert laid is not None
        assert laid.deadwood == 7
    way = hardest_spread(mask(hand), 10, View.of(deal, 0).unseen)
    assert way is not None
    assert str(Knock(Card.parse("Kd"), way.melds)) == "kKd:2c2d2h2s/3h4h5h"
    table = Table()
    table.new("regular", seed="spread")
    table.put(deal)
    proposed = [
        entry["action"]["spread"]
        for entry in table.session.legal
        if entry["action"]["type"] == "knock" and entry["action"]["discard"] == "Kd" and entry.get("proposed")
    ]
    assert proposed == [["2c2d2h2s", "3h4h5h"]]


@BOTH
def test_flow_p_039_a_knock_needs_a_draw_first(rules: Rules) -> None:
    deal = deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd")
    for line in ("", "p", "p p"):
        assert refused(play(deal, line), "k9s:Ac2c3c/9c9d9h/4d5d6d") == "wrong_phase"


@BOTH
def test_flow_p_040_eleven_melded_cards_go_gin_by_a_discard(rules: Rules) -> None:
    deal = play(
        deal_of(rules, "Ac2c3c 5d6d7d8d 9h9s9c", "4h5c Jd Kh Ks Qc Js 6s 5h 3h", "Kc", stock="4c"), "p p s"
    )
    gins = {}
    for action in deal.legal_actions():
        if isinstance(action, Knock):
            over = deal.apply(action)[0]
            if over.result is not None:
                gins[str(action)] = score(over.result, rules).points
    assert {text[1:3] for text in gins} == {"Ac", "4c", "5d", "8d"}
    assert len(set(gins.values())) == 1
    assert all(Discard(card) in deal.legal_actions() for card in cards_of(deal.hands[0]))


@BOTH
def test_flow_p_041_after_the_dealers_upcard_the_non_dealer_has_a_free_turn(rules: Rules) -> None:
    deal = play(deal_of(rules, LOOSE, OTHER, "Kc"), "p u dQd")
    assert (deal.phase, deal.turn) == (Phase.DRAW, 0)
    assert legal(deal) == {"s", "t"}
    assert play(deal, "t").taken == Card.parse("Qd")
