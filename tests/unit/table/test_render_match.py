"""What the page is told of a match, its games and its rules."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from support.deals import having_won

from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS, KnockMode, Rules
from ginrummy.game.sheet import Form
from ginrummy.table.render import rules_message, view_message


class TestMatch:
    def message(self, match: Match) -> Any:
        return view_message(match, 0, rules_message("regular", match.rules), "gentle", can_undo=False)[
            "match"
        ]

    def test_a_game_with_bonuses(self) -> None:
        match = Match.start(PRESETS["classic"], Form.TARGET, "match", 100)
        open_game = self.message(having_won(match, (0, 60), (1, 30)))
        assert (open_game["scores"], open_game["totals"], open_game["bonuses"]) == ([60, 30], [60, 30], True)
        (game,) = open_game["games"]
        assert game == {
            "scores": [60, 30],
            "boxes": [1, 1],
            "entries": [
                {"deal": 1, "seat": 0, "points": 60, "scores": [60, 0]},
                {"deal": 2, "seat": 1, "points": 30, "scores": [60, 30]},
            ],
            "closer": None,
            "winner": None,
            "settlement": None,
            "totals": None,
        }
        closed = self.message(having_won(match, (0, 60), (1, 30), (0, 40)))
        (game,) = closed["games"]
        assert (game["closer"], game["winner"], game["totals"]) == (0, 0, [240, 50])
        assert (closed["totals"], closed["over"], closed["winner"]) == ([240, 50], True, 0)
        assert game["settlement"] == [
            {"code": "deals", "seat": 0, "points": 100, "params": {}},
            {"code": "deals", "seat": 1, "points": 30, "params": {}},
            {"code": "boxes", "seat": 0, "points": 40, "params": {"count": 2, "each": 20}},
            {"code": "boxes", "seat": 1, "points": 20, "params": {"count": 1, "each": 20}},
            {"code": "game_bonus", "seat": 0, "points": 100, "params": {}},
        ]

    def test_hollywood_has_three_games(self) -> None:
        match = having_won(Match.start(Rules(), Form.HOLLYWOOD, "match", 100), (0, 60), (0, 50), (1, 30))
        told = self.message(match)
        assert [game["scores"] for game in told["games"]] == [[110, 0], [50, 30], [0, 0]]
        assert [game["closer"] for game in told["games"]] == [0, None, None]
        assert [game["winner"] for game in told["games"]] == [0, None, None]
        assert (told["form"], told["target"], told["scores"], told["totals"]) == (
            "hollywood",
            100,
            [160, 30],
            [160, 30],
        )
        assert (told["over"], told["winner"], told["bonuses"]) == (False, None, False)

    def test_a_box_at_once_is_in_the_points_of_its_entry(self) -> None:
        told = self.message(having_won(Match.start(PRESETS["palace"], Form.TARGET, "match", 100), (0, 60)))
        assert told["games"][0]["entries"] == [{"deal": 1, "seat": 0, "points": 70, "scores": [70, 0]}]
        assert told["bonuses"] is False

    @pytest.mark.parametrize(
        ("changes", "bonuses"),
        [
            ({}, False),
            ({"box_bonus": 20}, True),
            ({"box_bonus": 20, "box_at_once": True}, False),
            ({"game_bonus": 100}, True),
            ({"shutout": "deals"}, True),
            ({"shutout": "net"}, True),
            ({"shutout": "game_bonus"}, False),
        ],
    )
    def test_whether_there_are_bonuses_to_settle(self, changes: dict[str, Any], bonuses: bool) -> None:
        rules = Rules(**changes)
        for form, target in ((Form.TARGET, 100), (Form.HOLLYWOOD, 100), (Form.ONE, None)):
            told = self.message(Match.start(rules, form, "match", target))
            assert told["bonuses"] is (bonuses and form is not Form.ONE)

    def test_without_bonuses_a_settlement_has_only_the_deals(self) -> None:
        # What says that there are none and what is written must agree.
        match = having_won(Match.start(Rules(shutout="game_bonus"), Form.TARGET, "match", 100), (0, 100))  # type: ignore[arg-type]
        told = self.message(match)
        assert told["bonuses"] is False
        assert {line["code"] for line in told["games"][0]["settlement"]} == {"deals"}


class TestRulesMessage:
    def test_every_field_and_what_was_changed(self) -> None:
        rules = replace(PRESETS["classic"], box_bonus=25, knock_mode=KnockMode.GIN_ONLY)
        message: Any = rules_message("classic", rules, "Sunday")
        assert (message["preset"], message["name"], message["changed"]) == (
            "classic",
            "Sunday",
            ["knock_mode", "box_bonus"],
        )
        assert {name: message[name] for name in rules.as_dict()} == rules.as_dict()
        assert set(message) == {*rules.as_dict(), "preset", "name", "changed"}
        assert json.loads(json.dumps(message))["knock_mode"] == "gin_only"

    @pytest.mark.parametrize("name", PRESETS)
    def test_a_preset_is_unchanged(self, name: str) -> None:
        message = rules_message(name, PRESETS[name])
        assert (message["changed"], message["name"]) == ([], None)
