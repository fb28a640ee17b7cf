"""Spoilt texts by the thousand: each is answered or refused by a code, and what is refused changes nothing."""

from __future__ import annotations

import json
import os
from collections import Counter
from random import SystemRandom
from typing import get_args

import pytest
from fuzz import corpus, targets
from fuzz.mutate import Mutator
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ginrummy.game.outside import deep_toml, json_of
from ginrummy.table.messages import CommandName

USUAL, MANY = 20_000, 1_000_000

SIGNS = st.characters()
TEXTS = st.one_of(st.text(SIGNS, max_size=300), st.text("[]{}\",:\\/=.#'()?0123AKxz \n", max_size=300))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(SIGNS, max_size=20),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(SIGNS, max_size=20), inner, max_size=5)
    ),
    max_leaves=30,
)


def check(outcomes: Counter[str], count: int) -> None:
    """See that everything that reads was reached, and both took and refused."""
    kinds = targets.targets()
    assert sum(outcomes[f"{name}: {way}"] for name in kinds for way in ("taken", "refused")) == count
    for name in kinds:
        assert outcomes[f"{name}: taken"] > 0, name
        assert outcomes[f"{name}: refused"] > 0, name
    assert "internal" not in outcomes


def test_some_spoilt_texts() -> None:
    outcomes = targets.run(300, "quick")
    assert {"ok", "bad_request", "save_unreadable"} <= set(outcomes)


@pytest.mark.slow
def test_twenty_thousand_spoilt_texts() -> None:
    check(targets.run(USUAL, "usual"), USUAL)


@pytest.mark.soak
def test_a_million_spoilt_texts() -> None:
    count, seed = int(os.environ.get("FUZZ_INPUTS") or MANY), os.environ.get("FUZZ_SEED")
    seed = seed or f"{SystemRandom().randrange(10**9)}"
    print(f"FUZZ_SEED={seed}")
    outcomes = targets.run(count, seed)
    print(dict(outcomes))
    check(outcomes, count)


def test_the_real_texts_are_read() -> None:
    for name, (read, texts, _) in targets.targets().items():
        if name != "requests":
            answers = {read(text) for text in texts}
            assert "ok" in answers, (name, answers)
    bridge = targets.BridgeTarget()
    answers = {bridge(text) for text in corpus.requests()}
    assert {"ok", "deal_not_over"} <= answers
    assert "unknown_command" not in answers
    assert {json.loads(text)["cmd"] for text in corpus.requests()} == set(get_args(CommandName))


def test_a_seed_spoils_the_same_way() -> None:
    made = [Mutator("a seed", corpus.saves()) for _ in range(2)]
    for text in corpus.saves():
        assert made[0].spoil(text) == made[1].spoil(text)


def test_a_fault_is_noticed() -> None:
    def breaks(_: str) -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        targets.reading(breaks)("x")
    bridge = targets.BridgeTarget()

    def changes(request: str) -> str:
        session = bridge.bridge._session
        assert session is not None
        session.advance() if session.match.deal.turn else session.act(session.match.deal.legal_actions()[0])
        return json.dumps({"v": 1, "id": 1, "ok": False, "error": {"code": "bad_request", "params": {}}})

    bridge.bridge.handle = changes  # type: ignore[method-assign]
    with pytest.raises(targets.Fault, match="changed the match"):
        bridge("x")


@pytest.mark.slow
@settings(max_examples=150)
@given(TEXTS)
@example("[" * 100_000)
@example('{"a":' * 100_000)
def test_any_text(text: str) -> None:
    for name, (read, _, _) in targets.targets().items():
        assert read(text), name
    deep_toml(text)


@pytest.mark.slow
@settings(max_examples=150)
@given(JSON, st.sampled_from(["request", "args", "changes", "action", "save"]))
def test_any_json(value: object, place: str) -> None:
    request = {"v": 1, "id": 1, "rev": 0, "cmd": "rules", "args": {"preset": "regular"}}
    text = json.dumps(value)
    match place:
        case "args":
            text = json.dumps({**request, "args": value})
        case "changes":
            text = json.dumps({**request, "args": {"preset": "regular", "changes": value}})
        case "action":
            text = json.dumps({**request, "cmd": "act", "args": {"action": value}})
        case "save":
            text = json.dumps({**request, "cmd": "load", "args": {"save": text}})
    assert targets.BridgeTarget()(text)
    assert targets.reading(targets.Session.restore)(text)


@pytest.mark.slow
@given(JSON)
def test_json_is_read_as_python_reads_it_or_not_at_all(value: object) -> None:
    text = json.dumps(value)
    try:
        read = json_of(text, 100_000)
    except ValueError:
        return
    assert json.dumps(read) == text
