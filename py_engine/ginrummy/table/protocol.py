"""Requests and replies as JSON text: reading, checking and writing; what a command means is the bridge's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeGuard

from ginrummy.game.actions import (
    Action,
    BigGin,
    Discard,
    Done,
    DrawStock,
    Knock,
    LayOff,
    Pass,
    TakeDiscard,
    TakeUpcard,
)
from ginrummy.game.cards import Card
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import Meld
from ginrummy.game.outside import json_of
from ginrummy.table.messages import PROTOCOL_VERSION, ErrorMessage, Reply

LONGEST = 400_000
"""The longest request that is read, in characters."""

_FIELDS = frozenset({"v", "id", "cmd", "rev", "args"})
_PLAIN: Mapping[str, Action] = {
    "pass": Pass(),
    "take_upcard": TakeUpcard(),
    "draw_stock": DrawStock(),
    "take_discard": TakeDiscard(),
    "big_gin": BigGin(),
    "done": Done(),
}
_ACTION_FIELDS = {"discard": {"card"}, "lay_off": {"card", "meld"}, "knock": {"discard", "spread"}}


class Command(NamedTuple):
    """One request, read and checked as far as its own shape goes."""

    id: int
    name: str
    rev: int | None
    args: dict[str, Any]


def request_id(text: str) -> int:
    """Return the id of a request as far as it can be made out, so that even a refusal can be matched; else
    0.
    """
    data = _json(text)
    number = data.get("id") if isinstance(data, dict) else None
    return number if _is_int(number) else 0


def read_request(text: str) -> Command:
    """Read a request.

    Raises CodedError ``bad_request``, ``unsupported_version`` or ``unknown_field``.

    >>> read_request('{"v":1,"id":7,"cmd":"hello"}').name
    'hello'
    """
    data = _json(text)
    if not isinstance(data, dict) or not _is_int(data.get("v")) or not _is_int(data.get("id")):
        raise CodedError("bad_request")
    if data["v"] != PROTOCOL_VERSION:
        raise CodedError("unsupported_version", version=data["v"], supported=PROTOCOL_VERSION)
    _refuse_unknown(data, _FIELDS)
    name, rev, args = data.get("cmd"), data.get("rev"), data.get("args", {})
    if not isinstance(name, str) or not isinstance(args, dict) or not (rev is None or _is_int(rev)):
        raise CodedError("bad_request")
    return Command(data["id"], name, rev, args)


def read_action(data: object) -> Action:
    """Read an action message.

    Raises CodedError ``bad_request``, ``unknown_field``, ``bad_card`` or ``bad_spread``.

    >>> str(read_action({"type": "discard", "card": "Kd"}))
    'dKd'
    """
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise CodedError("bad_request")
    kind = data["type"]
    fields = _ACTION_FIELDS.get(kind, set())
    _refuse_unknown(data, fields | {"type"})
    if kind in _PLAIN:
        return _PLAIN[kind]
    values: list[Any] = [data.get(name) for name in sorted(fields)]
    match kind, values:
        case "discard", [card]:
            return Discard(Card.parse(_text(card)))
        case "lay_off", [card, meld] if _is_int(meld):
            return LayOff(Card.parse(_text(card)), meld)
        case "knock", [discard, list(spread)] if len(spread) <= 4:
            return Knock(Card.parse(_text(discard)), tuple(Meld.parse(_text(meld)) for meld in spread))
    raise CodedError("bad_request")


def read_args(args: Mapping[str, Any], allowed: Mapping[str, type]) -> dict[str, Any]:
    """Check a command's arguments against their types; absent ones are left out.

    Raises CodedError ``unknown_field`` or ``bad_request``.
    """
    _refuse_unknown(args, allowed.keys())
    for name, value in args.items():
        if not isinstance(value, allowed[name]) or isinstance(value, bool):
            raise CodedError("bad_request", field=name)
    return dict(args)


def write(reply: Reply) -> str:
    """Write a reply as text."""
    return json.dumps(reply, separators=(",", ":"))


def refusal(number: int, error: CodedError) -> Reply:
    """Make the reply that refuses a request."""
    message: ErrorMessage = {"code": error.code, "params": error.params}
    return {"v": PROTOCOL_VERSION, "id": number, "ok": False, "error": message}


def _json(text: str) -> object:
    try:
        return json_of(text, LONGEST)
    except ValueError:
        return None


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise CodedError("bad_request")
    return value


def _refuse_unknown(data: Mapping[str, Any], known: Any) -> None:
    for name in data:
        if name not in known:
            raise CodedError("unknown_field", field=str(name)[:40])
