"""Questions as JSON, one a line, and what all of them have in common."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TextIO

from ginrummy.game.errors import CodedError
from ginrummy.game.outside import json_of
from ginrummy.game.rules import Rules
from ginrummy.records.ruleset import rules_of

Answer = dict[str, Any]

MOST_CHARACTERS = 1_000_000
"""The longest question."""


def answer_lines(ask: Callable[[Mapping[str, Any]], Answer], lines: Iterable[str], out: TextIO) -> int:
    """Answer every line that is not blank; return the exit status."""
    status = 0
    for line in lines:
        if not line.strip():
            continue
        try:
            answer = ask(question(line))
        except CodedError as error:
            answer = refusal(error)
            status = 1
        say(answer, out)
    return status


def say(answer: Answer, out: TextIO) -> None:
    """Write an answer on a line of its own."""
    print(json.dumps(answer, separators=(",", ":")), file=out, flush=True)


def refusal(error: CodedError) -> Answer:
    """Return the answer to what is refused.

    >>> refusal(CodedError("bad_card", text="1C"))
    {'error': {'code': 'bad_card', 'params': {'text': '1C'}}}
    """
    return {"error": {"code": error.code, "params": error.params}}


def question(line: str) -> Mapping[str, Any]:
    """Read a question; raises CodedError ``bad_request``.

    >>> question('{"hand": []}')
    {'hand': []}
    """
    try:
        asked = json_of(line, MOST_CHARACTERS)
    except ValueError:
        raise CodedError("bad_request") from None
    if not isinstance(asked, dict):
        raise CodedError("bad_request")
    return asked


def only(asked: Mapping[str, Any], fields: set[str]) -> None:
    """Refuse other fields: CodedError ``unknown_field``."""
    for name in asked:
        if name not in fields:
            raise CodedError("unknown_field", field=name[:40])


def rules_asked(asked: Mapping[str, Any]) -> Rules:
    """Return the rules of a question, the regular game's where it names none.

    A preset's name, or fields over ``preset``, which is regular if absent.  Raises CodedError as
    :func:`ginrummy.records.ruleset.rules_of` does.

    >>> rules_asked({"rules": {"aces": "around"}}).aces.value
    'around'
    """
    value = asked.get("rules")
    return Rules() if value is None else rules_of(value)
