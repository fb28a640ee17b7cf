"""Questions of play by their numbers: matches, Hollywood's three games and Oklahoma."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from support.deals import (
    DEFENDER,
    EVERY,
    GINNER,
    KNOCKER,
    deal_of,
    legal,
    play,
    play_match,
    refused,
    sheet_of,
    written_deck,
)
from support.table import Refused, Table

from ginrummy.game.deal import Deal
from ginrummy.game.errors import IllegalAction
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS, Rules, UpcardAce
from ginrummy.game.scoring import score
from ginrummy.game.sheet import Form

OKLAHOMA = PRESETS["oklahoma"]
KNOCK = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d"
GIN = "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d"


@EVERY
def test_flow_p_018_nothing_is_played_after_the_end(rules: Rules) -> None:
    match = Match.start(rules, Form.ONE, "end")
    match = replace(match, deal=deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd"))
    over = play_match(match, GIN)
    for text in ("s", "t", "p", "u", "d4c", "l4c0", "."):
        with pytest.raises(IllegalAction, match="match_over"):
            play_match(over, text)
        assert refused(over.deal, text).code == "deal_over"
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


@EVERY
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("dealer_wins", [False, True])
def test_flow_p_025_who_deals_next_is_in_the_rules(rules: Rules, dealer: int, dealer_wins: bool) -> None:
    match = Match.start(rules, Form.TARGET, "winner", 250)
    if dealer_wins:
        deck, line = written_deck(DEFENDER, GINNER, "Kc", stock="7s Kd"), GIN.replace("s k", "s d7s s k")
    else:
        deck, line = written_deck(GINNER, DEFENDER, "Kc", stock="Kd"), GIN
    following = play_match(replace(match, deal=Deal.start(rules, dealer, "x", deck)), line).next_deal()
    winner = dealer if dealer_wins else 1 - dealer
    alternate = rules in (PRESETS["north_american"], PRESETS["eaai"])
    assert following.scores[winner] > 0
    assert following.deal.dealer == (1 - dealer if alternate else winner)
    assert following.deal.turn == 1 - following.deal.dealer


@pytest.mark.parametrize(("ace", "limit"), [(UpcardAce.GIN_ONLY, 0), (UpcardAce.ONE, 1)])
@pytest.mark.parametrize("upcard", ["Ah", "As"])
def test_flow_p_004_an_ace_upcard_allows_gin_only_or_one(ace: UpcardAce, limit: int, upcard: str) -> None:
    rules = replace(OKLAHOMA, upcard_ace=ace)
    # One point is left: the ace of diamonds.
    hand = KNOCKER.replace("2s", "Ad")
    deal = play(deal_of(rules, hand, DEFENDER, upcard, stock="Kd"), "p p s")
    assert deal.limit == limit
    text = "kKd:Ac2c3c/9c9d9h/4d5d6d"
    if ace is UpcardAce.ONE:
        assert text in legal(deal)
        assert play(deal, text).turn == 1
    else:
        error = refused(deal, text)
        assert (error.code, error.params) == ("over_knock_limit", {"deadwood": 1, "limit": 0})
    # Which of the two is played is told before the first act.
    table = Table()
    table.new("oklahoma", changes={"upcard_ace": ace.value})
    assert table.reply["view"]["rules"]["upcard_ace"] == ace.value
    table.put(deal_of(rules, hand, DEFENDER, upcard))
    assert table.session.view["deal"]["knock_limit"] == limit


@pytest.mark.parametrize(("upcard", "times"), [("7s", 2), ("7h", 1), ("7c", 1), ("7d", 1)])
def test_flow_p_026_a_spade_upcard_doubles_everything(upcard: str, times: int) -> None:
    rules = replace(OKLAHOMA, spade_double=True)
    # The seven of diamonds would fit; without it 68 points are left to the defender.
    defender = DEFENDER.replace("7d", "3d" if upcard == "7d" else "7d")
    counted = 75 - (4 if upcard == "7d" else 0)
    gin = play(deal_of(rules, GINNER, defender, upcard, stock="Kd"), GIN)
    assert gin.result is not None
    assert score(gin.result, rules).points == times * (counted + 25)
    knock = play(deal_of(rules, KNOCKER, defender, upcard, stock="Kd"), f"{KNOCK} .")
    assert knock.result is not None
    assert score(knock.result, rules).points == times * (counted - 2)
    undercut = play(deal_of(rules, KNOCKER, "KhKsKc QcQdQh JdJhJs As", upcard, stock="Kd"), f"{KNOCK} .")
    assert undercut.result is not None
    assert score(undercut.result, rules).points == times * (1 + 25)
    # Where the rules do not say so, a spade is a card like any other.
    assert score(gin.result, OKLAHOMA).points == counted + 25


@pytest.mark.parametrize("upcard", ["Jh", "Qs", "Kc"])
def test_flow_p_029_a_court_card_upcard_allows_ten(upcard: str) -> None:
    deal = deal_of(OKLAHOMA, KNOCKER.replace("2s", "Ts"), DEFENDER, upcard, stock="Kd")
    assert deal.limit == 10
    assert "kKd:Ac2c3c/9c9d9h/4d5d6d" in legal(play(deal, "p p s"))


def test_flow_p_015_hollywood_is_over_when_three_games_are_closed() -> None:
    wins = [(0, 60), (0, 60), (0, 60), (0, 60)]
    closed = []
    for count in range(len(wins) + 1):
        sheet = sheet_of(Rules(), Form.HOLLYWOOD, 100, *wins[:count])
        closed.append(sum(game.closer is not None for game in sheet.games))
        assert sheet.over == (closed[-1] == 3)
    assert closed == [0, 0, 1, 2, 3]


def test_flow_p_021_a_closed_game_takes_no_more_points() -> None:
    before = sheet_of(Rules(), Form.HOLLYWOOD, 100, (0, 60), (0, 50))
    after = before.after(0, 40).after(1, 90)
    assert before.games[0].closer == 0
    assert after.games[0] == before.games[0]
    assert [game.scores for game in after.games] == [(110, 0), (90, 90), (40, 0)]


def test_flow_p_032_wins_enter_one_then_two_then_three_games() -> None:
    sheet = sheet_of(Rules(), Form.HOLLYWOOD, 500)
    for number in (1, 2, 3, 4):
        sheet = sheet.after(1, 10)
        entered = [game.boxes[1] for game in sheet.games]
        assert entered == [max(0, number - skipped) for skipped in (0, 1, 2)]
