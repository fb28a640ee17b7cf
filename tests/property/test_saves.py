"""Matches under any rules, put away at any step and taken out again."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from support.playout import random_action
from support.strategies import rule_sets, seeds

from ginrummy.game.rules import PRESETS, Rules
from ginrummy.table.session import OPPONENT, Session, TableRules

names = st.one_of(st.none(), st.sampled_from(["Ours", "Freitag", "规则"]))


@settings(max_examples=40)
@given(
    rule_sets(),
    st.sampled_from(sorted(PRESETS)),
    names,
    st.sampled_from(["one", "target", "hollywood"]),
    seeds(),
    st.integers(0, 60),
)
def test_a_save_comes_back_the_same(
    rules: Rules, preset: str, name: str | None, form: str, seed: str, steps: int
) -> None:
    rng = Random(seed)
    session = Session(TableRules(preset, rules, name), form, None if form == "one" else 40, "gentle", seed)
    for _ in range(steps):
        deal = session._match.deal
        if session._match.over:
            break
        if deal.turn is None:
            session.next_deal()
        elif deal.turn == OPPONENT:
            session.advance()
        else:
            session.act(random_action(deal, rng, 0.9, 0.8))
        if session.view["can_undo"] and rng.random() < 0.1:
            session.undo()
    again = Session.restore(session.save)
    assert again.save == session.save
    assert json.dumps([again.rev, again.view, again.legal]) == json.dumps(
        [session.rev, session.view, session.legal]
    )
    assert again._match == session._match
    assert again.rules == session.rules
    assert again.events == []
