"""Asking about rules, and starting a match with rules of one's own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.rulesets import OWN, RULESETS, arguments
from support.shape import misfits
from support.table import Refused, Table

from ginrummy.game.errors import CodedError
from ginrummy.game.rules import BOUNDS, CHOICES, PRESETS, SWITCHES, Rules
from ginrummy.table.messages import Reply
from ginrummy.table.session import LONGEST_NAME, Session, TableRules
from ginrummy.table.statements import differences, statements


def offer(preset: str, **changes: Any) -> dict[str, Any]:
    told: dict[str, Any] = Table().send("rules", preset=preset, changes=changes)["rules"]
    return told


class TestRulesCommand:
    @pytest.mark.parametrize("name", PRESETS)
    def test_a_preset_says_what_hello_says(self, name: str) -> None:
        table = Table()
        (preset,) = (one for one in table.send("hello")["hello"]["presets"] if one["name"] == name)
        told = table.send("rules", preset=name)["rules"]
        assert told["problems"] == []
        assert {field: told[field] for field in ("rules", "statements", "differences")} == {
            field: preset[field] for field in ("rules", "statements", "differences")
        }
        assert told == table.send("rules", preset=name, changes={})["rules"]

    @pytest.mark.parametrize("name", OWN)
    def test_changed_rules_say_what_they_are(self, name: str) -> None:
        given = arguments(name)
        told = offer("regular", **given["changes"])
        assert told["problems"] == []
        rules = told["rules"]
        assert rules["changed"] == [field for field in Rules().as_dict() if field in given["changes"]]
        assert (rules["preset"], rules["name"]) == ("regular", None)
        assert {field: rules[field] for field in OWN[name].as_dict()} == OWN[name].as_dict()
        assert told["statements"] == json.loads(json.dumps(statements(OWN[name])))
        assert told["differences"] == json.loads(json.dumps(differences(OWN[name])))

    def test_a_change_to_what_it_is_already_is_none(self) -> None:
        assert offer("classic", box_bonus=20) == offer("classic")

    def test_all_that_is_wrong_is_told_at_once(self) -> None:
        told = offer("regular", gin_bonus=-1, max_turns=1, aces="up", spade_double=True, ace_deadwood=15)
        assert told["rules"] is None
        assert (told["statements"], told["differences"]) == ([], [])
        assert told["problems"] == [
            {"code": "unknown_rule_value", "params": {"field": "aces", "value": "up"}},
            {"code": "rule_out_of_bounds", "params": {"field": "gin_bonus", "low": 0, "high": 200}},
            {"code": "rule_out_of_bounds", "params": {"field": "max_turns", "low": 2, "high": 1000}},
            {"code": "rules_conflict", "params": {"field": "spade_double", "other": "knock_mode"}},
        ]

    @pytest.mark.parametrize("name", Rules().as_dict())
    @pytest.mark.parametrize("value", [None, [], {}, "", "x" * 5000, -1, 10**12, 1.5, 1e300, True])
    def test_no_value_of_any_kind_breaks_it(self, name: str, value: Any) -> None:
        told = json.loads(Table().raw("rules", preset="regular", changes={name: value}))
        assert told["ok"]
        assert misfits(told, Reply) == []
        for problem in told["rules"]["problems"]:
            assert problem["params"]["field"]
        assert len(json.dumps(told["rules"]["problems"])) < 1000

    def test_it_needs_no_match_and_makes_none(self) -> None:
        table = Table()
        reply = table.send("rules", preset="straight")
        assert set(reply) == {"v", "id", "ok", "rules"}
        with pytest.raises(Refused, match="no_match"):
            table.act("pass")

    def test_it_changes_nothing_in_a_match_under_way(self) -> None:
        table = Table()
        table.new("palace", seed="under way")
        before = (
            table.session,
            table.session.rev,
            table.session.view,
            table.session.legal,
            table.session.save,
        )
        table.send("rules", preset="oklahoma", changes={"spade_double": True})
        table.send("rules", preset="oklahoma", changes={"stock_end": "reshuffle"})
        for args in ({"preset": "pinochle"}, {"preset": "regular", "changes": {"jokers": 2}}):
            with pytest.raises(Refused):
                table.send("rules", **args)
        assert (
            table.session,
            table.session.rev,
            table.session.view,
            table.session.legal,
            table.session.save,
        ) == before

    def test_the_fields_of_hello_are_those_that_may_be_changed(self) -> None:
        fields = {field["name"]: field for field in Table().send("hello")["hello"]["fields"]}
        assert set(fields) == set(Rules().as_dict())
        for name, field in fields.items():
            if name in BOUNDS:
                assert (field["kind"], field["low"], field["high"]) == ("number", *BOUNDS[name])
                assert all(BOUNDS[name][0] <= number <= BOUNDS[name][1] for number in field["proposed"])
            elif name in SWITCHES:
                assert (field["kind"], field["choices"]) == ("switch", [])
            elif name in CHOICES:
                assert (field["kind"], field["choices"]) == (
                    "choice",
                    [str(choice) for choice in CHOICES[name]],
                )
            else:
                assert (name, field["kind"], field["choices"]) == ("ace_deadwood", "choice", [1, 15])


class TestNewMatch:
    @pytest.mark.parametrize("name", RULESETS)
    def test_it_is_played_under_the_rules_asked_for(self, name: str) -> None:
        table = Table()
        reply = table.new(form="hollywood", target=100, seed="own", **arguments(name))
        assert table.match.rules == RULESETS[name]
        rules = reply["view"]["rules"]
        assert {field: rules[field] for field in RULESETS[name].as_dict()} == RULESETS[name].as_dict()

    def test_the_rules_offered_are_the_rules_played(self) -> None:
        changes = {"box_bonus": 10, "big_gin_bonus": 50, "aces": "around"}
        table = Table()
        offered = table.send("rules", preset="palace", changes=changes)["rules"]["rules"]
        played = table.new("palace", changes=changes)["view"]["rules"]
        assert played == offered
        assert played["changed"] == ["big_gin_bonus", "aces"]

    @pytest.mark.parametrize(
        "name", ["Friday", "x" * LONGEST_NAME, "Großmutters Regeln", "规则", "a b", '"quoted"']
    )
    def test_own_rules_have_a_name(self, name: str) -> None:
        table = Table()
        reply = table.new(changes={"gin_bonus": 30}, name=name)
        assert reply["view"]["rules"]["name"] == name
        assert json.loads(reply["save"])["name"] == name

    def test_a_preset_may_have_one_too_and_needs_none(self) -> None:
        assert Table().new("classic", name="Ours")["view"]["rules"]["name"] == "Ours"
        assert Table().new("classic")["view"]["rules"]["name"] is None

    @pytest.mark.parametrize(
        "name", ["", " ", "\t", "x" * (LONGEST_NAME + 1), "a\nb", "\x00", "\ud800", "\u200b"]
    )
    def test_a_name_that_cannot_be_shown_is_refused(self, name: str) -> None:
        with pytest.raises(CodedError) as refused:
            TableRules("regular", Rules(), name)
        assert (refused.value.code, refused.value.params) == ("bad_request", {"field": "name"})

    @pytest.mark.parametrize(
        ("more", "code"),
        [
            ({"changes": {"jokers": 2}}, "unknown_rule"),
            ({"changes": {"aces": "up"}}, "unknown_rule_value"),
            ({"changes": {"ace_deadwood": 15}}, "rules_conflict"),
            ({"changes": {"gin_bonus": 201}}, "rule_out_of_bounds"),
            ({"changes": {"gin_bonus": 201, "jokers": 2}}, "unknown_rule"),
            ({"changes": []}, "bad_request"),
            ({"changes": None}, "bad_request"),
            ({"name": ""}, "bad_request"),
            ({"name": None}, "bad_request"),
        ],
    )
    def test_a_refusal_leaves_the_match_in_play(self, more: dict[str, Any], code: str) -> None:
        table = Table()
        table.new("tournament", seed="in play")
        before = (
            table.session,
            table.session.rev,
            table.session.view,
            table.session.legal,
            table.session.save,
        )
        with pytest.raises(Refused) as refused:
            table.new("regular", **more)
        assert refused.value.code == code
        assert (
            table.session,
            table.session.rev,
            table.session.view,
            table.session.legal,
            table.session.save,
        ) == before

    def test_one_problem_is_raised_where_the_offer_lists_them_all(self) -> None:
        changes = {"gin_bonus": 201, "max_turns": 1}
        first = offer("regular", **changes)["problems"][0]
        with pytest.raises(Refused) as refused:
            Table().new("regular", changes=changes)
        assert {"code": refused.value.code, "params": refused.value.params} == first


class TestSession:
    def test_a_session_of_own_rules_is_restored_with_their_name(self) -> None:
        for name, rules in OWN.items():
            session = Session(TableRules("regular", rules, name), "hollywood", 150, "steady", "seed")
            again = Session.restore(session.save)
            assert again.rules == session.rules
            assert (again.view, again.legal, again.save, again.level) == (
                session.view,
                session.legal,
                session.save,
                session.level,
            )

    def test_the_opponent_is_asked_with_the_score_of_all_games(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked = []

        class Watching:
            name = "gentle"

            def decide(self, view: Any, rng: Any) -> Any:
                asked.append(view)
                return view.legal_actions()[0]

        monkeypatch.setattr("ginrummy.table.session.opponent", lambda name: Watching())
        table = Table()
        table.new("palace", form="hollywood", target=150, seed="watching")
        while table.turn != 1:
            table.act("pass")
        table.send("advance")
        (view,) = asked
        assert (view.form, view.target, len(view.games), view.rules) == (
            "hollywood",
            150,
            3,
            PRESETS["palace"],
        )
