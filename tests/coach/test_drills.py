"""A decision written down is the decision set up again, and nothing else is taken for one."""

from __future__ import annotations

from random import Random

import pytest
from support.rulesets import RULESETS
from support.swap import swapped

from ginrummy.coach.drills import Drill, Kind, kind_of, write_drill
from ginrummy.game.actions import Discard, LayOff
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.rules import Rules
from ginrummy.game.sheet import Form, Sheet
from ginrummy.game.view import View
from ginrummy.players.levels import opponent

LINE = "rules=regular seat=A dealer=B level=sharp hand=3c7c9dAh2h3h7h5s8s9s upcard=Qc"


def decisions(rules: Rules, seed: str) -> list[Deal]:
    """Play a deal with two opponents that end deals at different times; return it before each decision."""
    rng = Random(seed)
    players = opponent("gentle"), opponent("sharp")
    deal = Deal.start(rules, rng.randrange(2), seed)
    deals = []
    while deal.turn is not None:
        deals.append(deal)
        deal, _ = deal.apply(players[deal.turn].decide(View.of(deal, deal.turn), rng))
    return deals


@pytest.mark.parametrize("name", RULESETS)
def test_every_decision_of_a_deal_comes_back_as_it_was(name: str) -> None:
    rules = RULESETS[name]
    sheet = Sheet.start(rules, Form.TARGET, 100)
    for deal in decisions(rules, f"drill {name}"):
        seat = deal.turn
        assert seat is not None
        text = write_drill(deal, seat, sheet, "gentle")
        drill = Drill.parse(text)
        assert drill.view == View.of(deal, seat, sheet)
        assert drill.deal.legal_actions() == deal.legal_actions()
        assert write_drill(drill.deal, seat, drill.sheet, drill.level) == text


def test_all_kinds_come_about() -> None:
    kinds: set[Kind] = set()
    for number in range(20):
        for deal in decisions(Rules(), f"kinds {number}"):
            assert deal.turn is not None
            kinds.add(kind_of(deal.phase, deal.legal_actions()))
        if kinds == set(Kind):
            return
    pytest.fail(f"only {kinds}")


def test_the_line_tells_nothing_that_the_seat_has_not_seen() -> None:
    rng = Random("swap")
    for number in range(6):
        for deal in decisions(Rules(), f"hidden {number}"):
            assert deal.turn is not None
            other = swapped(deal, deal.turn, rng)
            assert write_drill(other, deal.turn) == write_drill(deal, deal.turn)


def test_the_score_is_set_up_too() -> None:
    deal = Deal.start(Rules(), 1, "a seed")
    sheet = Sheet.start(Rules(), Form.TARGET, 150).after(0, 34).after(1, 21)
    drill = Drill.parse(write_drill(deal, 0, sheet))
    assert drill.view.scores == (34, 21)
    assert drill.view.target == 150
    assert drill.match.number == 3


def test_laying_off_goes_on_until_it_is_done() -> None:
    for number in range(60):
        for deal in decisions(Rules(), f"layoffs {number}"):
            offers = [action for action in deal.legal_actions() if isinstance(action, LayOff)]
            if len(offers) < 2 or deal.turn is None:
                continue
            drill = Drill.parse(write_drill(deal, deal.turn))
            goes_on = drill.after(offers[0])
            assert goes_on is not None
            assert Drill.parse(goes_on).view.layoffs[-1] == offers[0]
            return
    pytest.fail("nobody could lay off")


def test_a_throw_ends_the_decision_and_an_illegal_act_is_refused() -> None:
    deal = next(deal for deal in decisions(Rules(), "throw") if deal.phase.value == "discard")
    assert deal.turn is not None
    drill = Drill.parse(write_drill(deal, deal.turn))
    throw = next(action for action in deal.legal_actions() if isinstance(action, Discard))
    assert drill.after(throw) is None
    with pytest.raises(IllegalAction):
        drill.after(LayOff(throw.card, 0))


def test_the_line_that_is_spoilt_below_is_whole() -> None:
    assert Drill.parse(LINE).view == View.of(Deal.start(Rules(), 1, "a seed"), 0)
    assert Drill.parse(f"{LINE} play=Ap,Bp,AsKh").kind is Kind.THROW


def test_another_seat_has_no_decision() -> None:
    with pytest.raises(CodedError, match="not_your_turn"):
        write_drill(Deal.start(Rules(), 1, "a seed"), 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        LINE.replace("seat=A", "seat=B"),
        LINE.replace("seat=A", "seat=C"),
        LINE.replace("dealer=B ", ""),
        LINE.replace("3c7c", "3c"),
        LINE.replace("3c7c", "3c3c"),
        LINE.replace("3c7c", "3c??"),
        LINE.replace("3c7c", "3cZz"),
        LINE.replace("hand=", "hand=Kd"),
        LINE.replace("upcard=Qc", "upcard=7c"),
        LINE.replace(" upcard=Qc", ""),
        LINE.replace("rules=regular", "rules=bridge"),
        LINE.replace("rules=regular", "rules=regular(gin_bonus=-4)"),
        LINE.replace("level=sharp", "level=<b>"),
        f"{LINE} score=34:21",
        f"{LINE} score=100:21/100",
        f"{LINE} score=1:2/9",
        f"{LINE} seat=A",
        f"{LINE} cards=all",
        f"{LINE} play=",
        f"{LINE} play=Ax",
        f"{LINE} play=Apx",
        f"{LINE} play=Ap",
        f"{LINE} play=Ap,Bp,As7c",
        f"{LINE} play=Ap,Bp,AsKh,AdJd",
        f"{LINE} play=At8c",
        f"{LINE} play=Al8c:5c6c7c",
        f"{LINE} play=Ak8c",
        f"{LINE} play=Ap,Bp,AsKh,AdKh,Bs??,Bk9d:2c3c4c/5d6d7d:??",
        f"{LINE} play={'Ap,' * 2000}Bp",
        LINE.replace(" ", "\n"),
    ],
)
def test_what_is_no_decision_is_refused(text: str) -> None:
    with pytest.raises(CodedError, match="drill_unreadable"):
        Drill.parse(text)
