"""A view goes over the lines and comes back the same, whatever has happened."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from support.playout import playout
from support.rulesets import EVERY_RULESET

from ginrummy.arena.refusals import ArenaError
from ginrummy.arena.wire import line_of, message_of, read_event, read_view, write_event, write_view
from ginrummy.game.cards import cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.levels import opponent


@EVERY_RULESET
def test_every_view_of_a_seat_to_act_comes_back(rules: Rules) -> None:
    met: Counter[str] = Counter()
    for number in range(6):
        rng = Random(number)
        for deal in playout(Deal.start(rules, number % 2, f"wire {number}"), rng, 0.9, 0.5):
            if deal.turn is not None:
                view = View.of(deal, deal.turn)
                again = read_view(json.loads(line_of(write_view(view))))
                assert again == view
                assert again.legal_actions() == view.legal_actions()
                met[deal.phase] += 1
            for event in deal.events[-2:]:
                assert read_event(json.loads(json.dumps(write_event(event)))) == event
    assert met["draw"] > 0


@pytest.mark.parametrize("form", [Form.TARGET, Form.HOLLYWOOD])
def test_the_score_of_a_match_comes_back(form: Form) -> None:
    match = Match.start(PRESETS["palace"], form, "wire", 100)
    rng = Random(4)
    waiting = opponent("never_knock"), opponent("simple")
    while not match.over:
        while (seat := match.deal.turn) is not None:
            view = View.of(match.deal, seat, match.sheet)
            assert read_view(write_view(view)) == view
            match, _ = match.apply(waiting[seat].decide(view, rng))
        if not match.over:
            match = match.next_deal()
    assert any(view.scores)
    assert any(any(counts) for counts in view.habits)


def test_a_view_holds_no_card_of_the_other_hand() -> None:
    for number in range(20):
        for deal in playout(Deal.start(PRESETS["eaai"], 0, f"hidden {number}"), Random(number), 0.9, 0.0):
            if deal.turn is None or deal.turns == 0:
                continue
            view = write_view(View.of(deal, deal.turn))
            hidden = deal.hands[1 - deal.turn] & ~deal.known[1 - deal.turn]
            named = set(json.dumps(view).replace('"', " ").replace(",", " ").split())
            stock = {str(card) for card in deal.stock}
            assert not named & ({str(card) for card in cards_of(hidden)} | stock)


@pytest.mark.parametrize("line", ["", "x", "[]", "{}", '{"type": 3}', "null", "[" * 100_000])
def test_a_line_that_is_no_message_is_refused_by_its_sender(line: str) -> None:
    with pytest.raises(ArenaError, match="somebody sent a line"):
        message_of(line, "somebody")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hand", ["Ac", "Ac"]),
        ("hand", ["1c"]),
        ("hand", None),
        ("phase", "dancing"),
        ("throwing", None),
        ("pile", [3]),
        ("opponent", {}),
        ("events", [{"type": "dealt"}]),
        ("events", [{"type": "waved", "seat": 0}]),
        ("events", [{"type": "drew", "seat": 2, "card": None}]),
        ("match", {"form": "target"}),
        ("rules", {"gin_bonus": -1}),
        ("rules", {"no_such": 1}),
        ("rules", []),
        ("spread", ["Ac2d"]),
        ("layoffs", ["x"]),
        ("laid", {"seat": 1}),
    ],
)
def test_a_view_that_cannot_be_is_refused(field: str, value: object) -> None:
    view = write_view(View.of(Deal.start(PRESETS["eaai"], 1, "a seed"), 0))
    with pytest.raises(ArenaError, match="a view cannot be read"):
        read_view({**view, field: value})
    with pytest.raises(ArenaError, match="a view cannot be read"):
        read_view({name: told for name, told in view.items() if name != field})


def test_the_documentation_names_every_field() -> None:
    text = (Path(__file__).parents[3] / "docs" / "ARENA.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split(" | ")[0])}
    deal = Deal.start(PRESETS["eaai"], 1, "a seed")
    assert set(write_view(View.of(deal, 0))) <= named
    kinds: set[str] = set()
    for rules in (PRESETS["regular"], PRESETS["north_american"]):
        for number in range(12):
            *_, ended = playout(Deal.start(rules, 0, f"documented {number}"), Random(number), 0.9, number % 2)
            kinds |= {write_event(event)["type"] for event in ended.events}
    # A deal that has ended is shown to nobody.
    assert kinds - {"deal_ended", "finished_layoffs", "went_big_gin"} <= named
    assert {"reshuffled", "knocked", "laid_off", "took_discard"} <= kinds
