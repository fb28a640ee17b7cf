"""The coach across the boundary: shapes, slices, the match untouched, and a trial that gives it back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from support.shape import misfits
from support.swap import swapped
from support.table import Refused, Table, played_on

from ginrummy.coach.drills import Drill
from ginrummy.coach.review import Review
from ginrummy.game.cards import cards_of
from ginrummy.game.view import View
from ginrummy.table import messages
from ginrummy.table.session import OPPONENT, PERSON


def finished(seed: str = "coaching", **more: Any) -> Table:
    table = Table()
    table.new(**{"form": "target", "target": 500, "seed": seed, **more})
    return played_on(table)


def review(table: Table, number: int = 1) -> dict[str, Any]:
    """Ask for a review until it is finished."""
    while True:
        found: dict[str, Any] = table.send("review", deal=number)["review"]
        if found["finished"]:
            return found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Review with few worlds."""
    monkeypatch.setattr(Review.__init__, "__defaults__", (20, 20))


def test_a_hint_fits_its_shape_and_changes_nothing() -> None:
    table = Table()
    table.new(seed="hint")
    while table.turn != PERSON:
        table.send("advance")
    before, save = table.session, table.reply["save"]
    reply = table.send("hint")
    assert not misfits(reply, messages.Reply)
    assert table.session is before
    assert table.session.save == save
    assert reply["hint"] == table.send("hint")["hint"]
    assert reply["hint"]["action"] in [offer["action"] for offer in table.reply["legal"]]
    assert table.send("act", action=reply["hint"]["action"])["ok"]


def test_a_hint_is_the_same_whatever_is_hidden() -> None:
    table, rng = Table(), Random("hint")
    table.new(seed="hint")
    for _ in range(12):
        if table.deal.turn is None:
            break
        if table.turn != PERSON:
            table.send("advance")
            continue
        first = table.send("hint")["hint"]
        real = table.deal
        table.put(swapped(real, PERSON, rng))
        assert table.send("hint")["hint"] == first
        table.put(real)
        table.send("act", action=first["action"])


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_a_review_comes_in_parts_while_the_table_moves_on() -> None:
    table = finished()
    first = table.send("review", deal=1)
    assert not misfits(first, messages.Reply)
    table.send("next_deal")
    done = review(table)
    assert done["done"] == done["total"]
    assert done["decisions"]
    assert not misfits(done, messages.ReviewMessage)
    for decision in done["decisions"]:
        assert Drill.parse(decision["position"]).seat == PERSON
        assert decision["options"][0]["action"] == decision["best"]
    places = range(len(done["decisions"]))
    assert set(done["dearest"]) <= set(places)
    with pytest.raises(Refused, match="deal_not_over"):
        table.send("review", deal=2)


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_a_review_that_is_stopped_begins_anew() -> None:
    table = finished()
    whole = review(table)
    assert table.send("review", deal=1)["review"] == whole
    assert set(table.send("review_stop")) == {"v", "id", "ok"}
    assert table.bridge._review is None
    assert review(table) == whole


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_another_match_has_a_review_of_its_own() -> None:
    table = finished()
    first = review(table)
    table.new(form="target", target=500, seed="another")
    with pytest.raises(Refused, match="deal_not_over"):
        table.send("review", deal=1)
    assert review(played_on(table)) != first


def test_what_the_opponent_knew_is_what_it_saw() -> None:
    table = finished("knew")
    reply = table.send("knew", deal=1)
    assert not misfits(reply, messages.Reply)
    told = {decision["at"]: decision for decision in reply["knew"]["decisions"]}
    trial = Table()
    trial.new(form="target", target=500, seed="knew")
    for at, move in enumerate(table.session.moves):
        deal = trial.deal
        if deal.turn == OPPONENT:
            view = View.of(deal, OPPONENT)
            decision = told.pop(at)
            assert decision["hand"] == [str(card) for card in cards_of(view.hand)]
            assert decision["known"] == [str(card) for card in cards_of(view.opponent_known)]
            assert decision["unseen"] == view.unseen.bit_count()
            trial.send("advance")
        else:
            trial.session._replay(move)
            trial.rev = trial.session.rev
    assert not told


def test_a_trial_is_the_same_deal_apart_and_the_match_comes_back() -> None:
    table = finished()
    before = {name: table.reply[name] for name in ("view", "legal")}
    save, cards, moves = table.session.save, table.deal, table.session.moves
    at = next(at for at, decision in enumerate(moves) if decision == "s")
    reply = table.send("trial", deal=1, at=at)
    assert not misfits(reply, messages.Reply)
    assert reply["view"]["trial"] is True
    assert "save" not in reply
    assert table.deal.upcard == cards.upcard
    assert table.session.moves == moves[:at]
    played_on(table)
    assert table.reply["view"]["trial"] is True
    assert table.send("price")["prices"]
    assert "save" not in table.reply
    back = table.send("trial_end")
    assert {name: back[name] for name in before} == before
    assert back["events"] == []
    apart, whole = json.loads(back["save"]), json.loads(save)
    assert apart.pop("rev") > whole.pop("rev")
    assert apart == whole
    with pytest.raises(Refused, match="no_trial"):
        table.send("trial_end")


def test_the_same_acts_meet_the_same_answers_in_a_trial() -> None:
    table = finished()
    moves, end = table.session.moves, table.deal
    table.send("trial", deal=1, at=0)
    for move in moves:
        if table.deal.turn == OPPONENT:
            table.send("advance")
        else:
            table.session._replay(move)
            table.rev = table.session.rev
    assert table.deal == end


def test_an_act_of_a_trial_may_be_taken_back() -> None:
    table = finished()
    at = next(at for at, move in enumerate(table.session.moves) if move.startswith("d"))
    while True:
        table.send("trial", deal=1, at=at)
        if table.deal.turn == PERSON:
            break
        table.send("trial_end")
        at += next(n for n, move in enumerate(table.session.moves[at + 1 :], 1) if move.startswith("d"))
    view = table.reply["view"]
    card = next(offer["action"] for offer in table.reply["legal"] if offer["action"]["type"] == "discard")
    table.send("act", action=card)
    assert table.send("undo")["view"] == view


def test_another_match_ends_a_trial() -> None:
    table = finished()
    table.send("trial", deal=1, at=0)
    table.new(seed="another")
    assert "trial" not in table.reply["view"]
    with pytest.raises(Refused, match="no_trial"):
        table.send("trial_end")


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_the_match_is_reviewed_even_while_something_is_tried() -> None:
    table = finished()
    whole = review(table)
    table.send("review_stop")
    table.send("trial", deal=1, at=0)
    assert review(table) == whole
    assert table.send("hint")["ok"] if table.turn == PERSON else table.send("advance")["ok"]
