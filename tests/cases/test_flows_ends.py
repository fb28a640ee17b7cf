"""Questions of play by their numbers: how a deal ends, the knock, gin and what is laid off."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    EVERY,
    GINNER,
    KNOCKER,
    REGULAR,
    assert_fifty_two,
    deal_of,
    having_won,
    legal,
    mask,
    play,
    play_match,
    refused,
    texts,
    written_deck,
)
from support.table import Refused, Table

from ginrummy.game.actions import Discard, Knock, LayOff
from ginrummy.game.cards import Card, cards_of
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import IllegalAction
from ginrummy.game.layoffs import hardest_spread
from ginrummy.game.match import Match
from ginrummy.game.melds import LOW
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.scoring import Kind, score
from ginrummy.game.sheet import Form
from ginrummy.game.view import View

KNOCK = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d"
GIN = "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d"


@EVERY
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


@EVERY
def test_flow_p_002_nothing_left_over_is_gin(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd"), GIN)
    assert deal.result is not None
    price = score(deal.result, rules)
    assert (deal.result.ending, price.kind, price.winner) == (Ending.GIN, Kind.GIN, 0)
    assert price.award == 75 + (20 if rules is PRESETS["classic"] else 25)


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


def test_flow_p_007_a_knock_is_not_taken_back_and_loses_no_card() -> None:
    table = Table()
    table.new("regular", seed="knock")
    table.put(play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s"))
    reply = table.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h", "4d5d6d"])
    assert reply["view"]["can_undo"] is False
    with pytest.raises(Refused, match="nothing_to_undo"):
        table.send("undo")
    assert_fifty_two(table.deal)


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


def test_flow_p_017_an_undercut_over_the_target_wins_the_game() -> None:
    match = Match.start(REGULAR, Form.TARGET, "undercut", 100)
    deck = written_deck(KNOCKER, "KhKsKc QcQdQh 7s8s9s As", "5c", stock="Kd")
    match = having_won(replace(match, deal=Deal.start(REGULAR, 1, "x", deck)), (0, 95), (1, 80))
    match = play_match(match, f"{KNOCK} .")
    assert match.scores == (95, 80 + 1 + 25)
    assert (match.over, match.winner) == (True, 1)


@EVERY
def test_flow_p_019_gin_is_the_players_choice(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s")
    assert deal.result is None
    assert {"dKd", "kKd:Ac2c3c/9c9d9h9s/4d5d6d"} <= legal(deal)
    assert play(deal, "dKd").phase is Phase.DRAW


def test_flow_p_020_a_knock_with_the_wrong_card_is_refused_and_changes_nothing() -> None:
    hand = "Ac2c3c 4d5d6d 9c9d9h Qs"
    deal = play(deal_of(REGULAR, hand, DEFENDER, "Kc", stock="2s"), "p p s")
    assert "kQs:Ac2c3c/9c9d9h/4d5d6d" in legal(deal)
    assert refused(deal, "k9c:Ac2c3c/4d5d6d").code == "over_knock_limit"
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
        assert refused(deal, text).code == "wrong_phase"


def test_flow_p_031_what_extends_a_set_or_a_run_may_be_laid_off() -> None:
    defender = "4c 9s 7d 3d Kh Ks Qc Jd 6s 5h"
    deal = play(deal_of(REGULAR, KNOCKER, defender, "Kc", stock="Kd"), KNOCK)
    assert legal(deal) == {"l4c0", "l9s1", "l7d2", "l3d2", "."}
    for card in texts(mask(defender)):
        for index, meld in enumerate(deal.spread):
            grows = (meld.mask | mask(card)) in LOW.melds
            assert (f"l{card}{index}" in legal(deal)) == grows


def test_flow_p_035_a_knock_is_never_forced() -> None:
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s")
    assert {"dKd", "kKd:Ac2c3c/9c9d9h/4d5d6d"} <= legal(deal)
    assert play(deal, "dKd").result is None


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


@EVERY
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
