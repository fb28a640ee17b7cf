"""What the page is told of a deal and a match under other rules than the regular game's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    LOOSE,
    OTHER,
    at_last_discard,
    deal_of,
    play,
    texts,
    thrown_through,
)
from support.rulesets import RULESETS

from ginrummy.game.actions import parse_action
from ginrummy.game.deal import Deal
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS, Rules, Start, StockEnd, TiedUndercut, UpcardAce
from ginrummy.game.sheet import Form
from ginrummy.table.protocol import read_action
from ginrummy.table.render import (
    action_message,
    dealt_messages,
    event_messages,
    legal_messages,
    rules_message,
    view_message,
)

ELEVEN = Rules(start=Start.ELEVEN_CARDS)
BIG_GIN = PRESETS["north_american"]
TOURNAMENT = PRESETS["tournament"]
LESS_SEVEN = DEFENDER.replace("7d", "8s")
GIN = "kKd:Ac2c3c/9c9d9h9s/4d5d6d"
KNOCK = "kKd:Ac2c3c/9c9d9h/4d5d6d"


def match_with(deal: Deal, form: Form = Form.ONE, target: int | None = None) -> Match:
    return replace(Match.start(deal.rules, form, "render", target), deal=deal)


def shown(deal: Deal, seat: int = 0) -> Any:
    """Write the deal as a seat sees it; plain data, so that tests can look anywhere in it."""
    rules = rules_message("regular", deal.rules)
    return view_message(match_with(deal), seat, rules, "gentle", can_undo=False)["deal"]


def told(deal: Deal, text: str, seat: int = 0) -> tuple[list[Any], Any]:
    """Play an act; return the events as a seat is told them, and the deal as it sees it then."""
    match, events = match_with(deal).apply(parse_action(text))
    view = view_message(match, seat, rules_message("regular", deal.rules), "gentle", can_undo=False)
    return [*event_messages(events, seat, match)], view["deal"]


class TestDeal:
    def test_the_upcard_is_the_one_first_turned(self) -> None:
        deal = play(deal_of(PRESETS["oklahoma"], LOOSE, OTHER, "Kc"), "u dKd t dQd")
        assert (shown(deal)["upcard"], shown(deal)["pile"]) == ("Kc", ["Qd"])

    def test_an_eleven_card_start_has_none(self) -> None:
        deal = deal_of(ELEVEN, LOOSE, OTHER, "Kc")
        assert dealt_messages(match_with(deal)) == [{"type": "dealt", "dealer": 1}]
        mine, theirs = shown(deal, 0), shown(deal, 1)
        assert (mine["upcard"], mine["pile"], mine["phase"], mine["throwing"]) == (
            None,
            [],
            "discard",
            "no_knock",
        )
        assert (mine["drawn"], mine["melds_before"], len(mine["hand"]), len(mine["points"])) == (
            None,
            None,
            11,
            11,
        )
        assert theirs["opponent"] == {"cards": 11, "known": []}
        assert (theirs["log"], theirs["stock"]) == ([], 31)

    def test_with_an_upcard_it_is_told_by_the_deal(self) -> None:
        deal = deal_of(Rules(), LOOSE, OTHER, "Kc")
        assert dealt_messages(match_with(deal)) == [{"type": "dealt", "dealer": 1, "card": "Kc"}]

    def test_the_first_throw_of_eleven_is_a_turn_without_a_draw(self) -> None:
        deal = play(deal_of(ELEVEN, LOOSE, OTHER, "Kc", stock="8h"), "dKc s d8h t")
        for seat in (0, 1):
            assert shown(deal, seat)["log"] == [
                {"seat": 0, "draw": None, "card": None, "threw": "Kc", "end": None, "reshuffled": False},
                {
                    "seat": 1,
                    "draw": "stock",
                    "card": "8h" if seat == 1 else None,
                    "threw": "8h",
                    "end": None,
                    "reshuffled": False,
                },
                {"seat": 0, "draw": "discard", "card": "8h", "threw": None, "end": None, "reshuffled": False},
            ]

    @pytest.mark.parametrize(("upcard", "doubled"), [("8s", True), ("8h", False), ("As", True)])
    def test_whether_it_counts_twice(self, upcard: str, doubled: bool) -> None:
        rules = replace(PRESETS["oklahoma"], spade_double=True)
        assert shown(deal_of(rules, LOOSE, OTHER, upcard))["doubled"] is doubled
        assert shown(deal_of(PRESETS["oklahoma"], LOOSE, OTHER, upcard))["doubled"] is False

    @pytest.mark.parametrize(
        ("rules", "upcard", "limit"),
        [
            (Rules(), "7s", 10),
            (Rules(knock_limit=0), "7s", 0),
            (PRESETS["straight"], "7s", None),
            (PRESETS["oklahoma"], "7s", 7),
            (PRESETS["oklahoma"], "As", 0),
            (replace(PRESETS["oklahoma"], upcard_ace=UpcardAce.ONE), "As", 1),
            (PRESETS["oklahoma"], "Ks", 10),
        ],
    )
    def test_the_knock_limit(self, rules: Rules, upcard: str, limit: int | None) -> None:
        assert shown(deal_of(rules, LOOSE, OTHER, upcard))["knock_limit"] == limit

    @pytest.mark.parametrize(
        ("end", "left"), [(StockEnd.RESHUFFLE, None), (StockEnd.DEAD_AT_TWO, 29), (StockEnd.KNOCK_ONLY, 29)]
    )
    def test_the_draws_left(self, end: StockEnd, left: int | None) -> None:
        rules = Rules(stock_end=end)
        assert shown(deal_of(rules, LOOSE, OTHER, "Kc"))["draws_left"] == left
        near = thrown_through(deal_of(rules, LOOSE, OTHER, "Kc"), 3)
        assert shown(near)["draws_left"] == (None if left is None else 1)
        last = play(near, "s")
        assert shown(last)["draws_left"] == (None if left is None else 0)

    def test_points_are_those_of_the_hand_in_its_order(self) -> None:
        hand = "AcKd 3h5s 7c9d Jh2s 4d6h"
        for name, rules in RULESETS.items():
            deal = shown(deal_of(rules, hand, OTHER, "Kc"))
            ace = rules.ace_deadwood
            wanted = [ace if card[0] == "A" else "A23456789TJQK".index(card[0]) + 1 for card in deal["hand"]]
            assert deal["points"] == [min(points, 10) if points != 15 else 15 for points in wanted], name

    def test_melds_before_are_those_without_the_drawn_card(self) -> None:
        deal = play(
            deal_of(Rules(), "Ac2c Kd3h 5s7c 9dJh 2s6h", OTHER.replace("2c", "Qc"), "Kc", stock="3c"), "p p s"
        )
        view = shown(deal)
        assert [meld["cards"] for meld in view["melds"]] == [["Ac", "2c", "3c"]]
        assert view["melds_before"] == []
        assert shown(deal, 1)["melds_before"] is None
        thrown = play(deal, "dKd")
        assert shown(thrown)["melds_before"] is None

    @pytest.mark.parametrize("rules", [PRESETS["round_the_corner"], RULESETS["eleven_cards"]])
    def test_a_run_is_shown_from_its_low_end(self, rules: Rules) -> None:
        deal = deal_of(
            replace(rules, start=Start.UPCARD), "QsKsAs 4d5d6d 9c9d9h 2h", "4c5c 7d8d KhJs Qc Jd 6s 5h", "Kc"
        )
        assert ["Qs", "Ks", "As"] in [meld["cards"] for meld in shown(deal)["melds"]]

    def test_turns_left_are_never_fewer_than_none(self) -> None:
        rules = replace(TOURNAMENT, max_turns=29)
        deal = at_last_discard(rules)
        assert shown(deal)["turns_left"] == 0
        over = play(deal, "t k9s:4c5c6c/KcKdKhKs/8d9dTd")
        assert shown(over)["turns_left"] == 0


class TestLastDiscard:
    def asked(self) -> Deal:
        return at_last_discard(TOURNAMENT)

    def test_the_seat_asked_may_take_or_pass(self) -> None:
        match = match_with(self.asked())
        assert legal_messages(match, 1) == [
            {"action": {"type": "take_discard"}, "deadwood": 0, "helps": True},
            {"action": {"type": "pass"}},
        ]
        assert legal_messages(match, 0) == []
        assert (shown(self.asked())["phase"], shown(self.asked())["turn"]) == ("last_discard", 1)

    def test_left_it_is_a_dead_deal(self) -> None:
        events, deal = told(self.asked(), "p")
        assert events == [
            {"type": "passed", "seat": 1},
            {"type": "deal_over", "kind": "dead", "winner": None, "points": 0},
            {"type": "match_over", "winner": None},
        ]
        assert deal["result"]["reason"] == "two_cards_left"
        assert deal["log"][-1] == {
            "seat": 1,
            "draw": None,
            "card": None,
            "threw": None,
            "end": None,
            "reshuffled": False,
        }

    def test_taken_the_turn_must_end_the_deal(self) -> None:
        events, deal = told(self.asked(), "t", seat=1)
        assert events == [{"type": "took_discard", "seat": 1, "card": "Kd"}]
        assert (deal["throwing"], deal["taken"], deal["drawn"]) == ("must_end", "Kd", "Kd")
        match = match_with(play(self.asked(), "t"))
        offered = {entry["action"]["type"] for entry in legal_messages(match, 1)}
        assert offered == {"knock"}
        assert any(entry.get("gin") for entry in legal_messages(match, 1))


class TestBigGin:
    def before(self) -> Deal:
        return play(deal_of(BIG_GIN, GINNER, LESS_SEVEN, "Kc", stock="7d"), "p p s")

    def test_it_is_offered_beside_the_rest(self) -> None:
        legal = legal_messages(match_with(self.before()), 0)
        assert {"action": {"type": "big_gin"}, "deadwood": 0} in legal
        assert {entry["action"]["type"] for entry in legal} == {"discard", "knock", "big_gin"}

    @pytest.mark.parametrize("seat", [0, 1])
    def test_what_is_told(self, seat: int) -> None:
        events, deal = told(self.before(), "b", seat)
        assert events == [
            {"type": "went_big_gin", "seat": 0, "deadwood": 0},
            {"type": "deal_over", "kind": "big_gin", "winner": 0, "points": 76 + 31},
            {"type": "match_over", "winner": 0},
        ]
        spread = deal["spread"]
        assert (spread["seat"], spread["discard"], spread["gin"], spread["big_gin"]) == (0, None, True, True)
        assert (spread["deadwood_cards"], spread["deadwood"], spread["laid_off"]) == ([], 0, [])
        assert [meld["cards"] for meld in spread["melds"]] == [
            ["Ac", "2c", "3c"],
            ["9c", "9d", "9h", "9s"],
            ["4d", "5d", "6d", "7d"],
        ]
        result = deal["result"]
        assert (result["kind"], result["knocker"], result["discard"], result["reason"]) == (
            "big_gin",
            0,
            None,
            None,
        )
        assert result["lines"] == [
            {"code": "opponent_deadwood", "points": 76, "params": {}},
            {"code": "big_gin_bonus", "points": 31, "params": {}},
        ]
        assert result["hands"][0]["melds"] == spread["melds"]
        assert result["hands"][1]["deadwood"] == 76
        assert deal["log"][-1]["end"] == "big_gin"
        assert deal["log"][-1]["threw"] is None

    def test_plain_gin_is_none(self) -> None:
        _, deal = told(self.before(), "k7d:Ac2c3c/9c9d9h9s/4d5d6d")
        assert (deal["spread"]["gin"], deal["spread"]["big_gin"], deal["spread"]["discard"]) == (
            True,
            False,
            "7d",
        )
        assert deal["result"]["discard"] == "7d"

    def test_its_message_has_no_field(self) -> None:
        action = parse_action("b")
        assert action_message(action) == {"type": "big_gin"}
        assert read_action({"type": "big_gin"}) == action


class TestResult:
    def tied(self, tied: TiedUndercut) -> Any:
        rules = Rules(tied_undercut=tied)
        deal = play(deal_of(rules, KNOCKER, "KhKsKc QcQsQh 7s8s9s 2d", "5c", stock="Kd"), f"p p s {KNOCK}")
        return told(deal, ".", seat=1)

    @pytest.mark.parametrize(
        ("tied", "kind", "winner", "points", "code"),
        [
            (TiedUndercut.BONUS, "undercut", 1, 25, "undercut_bonus"),
            (TiedUndercut.NO_BONUS, "undercut", 1, 0, "tie_no_bonus"),
            (TiedUndercut.DRAWN, "drawn", None, 0, "tie_drawn"),
        ],
    )
    def test_a_tie(self, tied: TiedUndercut, kind: str, winner: int | None, points: int, code: str) -> None:
        events, deal = self.tied(tied)
        assert events[1] == {"type": "deal_over", "kind": kind, "winner": winner, "points": points}
        result = deal["result"]
        assert (result["kind"], result["winner"], result["points"], result["reason"]) == (
            kind,
            winner,
            points,
            None,
        )
        assert [line["code"] for line in result["lines"]] == ["difference", code]
        assert [hand["deadwood"] for hand in result["hands"]] == [2, 2]

    @pytest.mark.parametrize("tied", TiedUndercut)
    def test_the_best_layoffs_tell_what_the_tie_comes_to(self, tied: TiedUndercut) -> None:
        rules = Rules(tied_undercut=tied)
        deal = play(deal_of(rules, KNOCKER, "KhKsKc QcQsQh 7s8s9s 2d", "5c", stock="Kd"), f"p p s {KNOCK}")
        best = shown(deal, 1)["best_layoffs"]
        _, after = told(deal, ".", seat=1)
        assert (best["kind"], best["winner"], best["points"]) == (
            after["result"]["kind"],
            after["result"]["winner"],
            after["result"]["points"],
        )

    def test_the_best_layoffs_count_a_doubled_deal_and_a_box(self) -> None:
        rules = replace(PRESETS["oklahoma"], spade_double=True, box_bonus=20, box_at_once=True)
        deal = play(deal_of(rules, KNOCKER, DEFENDER, "7s", stock="Kd"), f"p p s {KNOCK}")
        best = shown(deal, 1)["best_layoffs"]
        left = best["deadwood"]
        assert (best["winner"], best["points"]) == (0, 2 * (left - 2) + 20)

    def test_a_doubled_deal_with_a_box(self) -> None:
        rules = replace(PRESETS["oklahoma"], spade_double=True, box_bonus=20, box_at_once=True)
        deal = play(deal_of(rules, GINNER, DEFENDER, "7s", stock="Kd"), "p p s")
        _, after = told(deal, GIN)
        assert after["result"]["lines"] == [
            {"code": "opponent_deadwood", "points": 75, "params": {}},
            {"code": "gin_bonus", "points": 25, "params": {}},
            {"code": "spade_double", "points": 100, "params": {}},
            {"code": "box_at_once", "points": 20, "params": {}},
        ]

    def test_a_dear_ace_counts_fifteen_wherever_it_is_shown(self) -> None:
        rules = PRESETS["round_the_corner"]
        deal = play(deal_of(rules, KNOCKER, "4c5c 7d8d KhKs Ah As 6s 5h", "Kc", stock="Kd"), f"p p s {KNOCK}")
        _, after = told(deal, ".", seat=1)
        hand = after["result"]["hands"][1]
        assert hand["deadwood"] == 4 + 5 + 7 + 8 + 20 + 30 + 6 + 5
        assert set(hand["deadwood_cards"]) >= {"Ah", "As"}

    def test_the_points_laid_off_count_a_dear_ace(self) -> None:
        rules = PRESETS["round_the_corner"]
        knocker = "JsQsKs 4d5d6d 9c9d9h 2h"
        deal = play(deal_of(rules, knocker, "4c5c 7d8d KhTd Ah As 6s 5h", "Kc", stock="Kd"), "p p s")
        deal = play(deal, "kKd:9c9d9h/4d5d6d/JsQsKs")
        deal = play(deal, "lAs2")
        assert [entry["deadwood"] for entry in legal_messages(match_with(deal), 1)][-1] == shown(deal, 1)[
            "deadwood"
        ]
        _, after = told(deal, ".", seat=1)
        assert after["result"]["hands"][1]["laid_off_points"] == 15


def test_the_hand_is_told_by_suit_and_rank() -> None:
    deal = play(deal_of(ELEVEN, LOOSE, OTHER, "Kc"), "")
    assert shown(deal)["hand"] == texts(deal.hands[0])
