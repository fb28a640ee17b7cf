"""Check data against the message types, field by field."""

from __future__ import annotations

import types
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: object, kind: Any, where: str = "reply") -> list[str]:
    """List where a value is not what a type says; empty when it fits."""
    if is_typeddict(kind):
        return _misfits_of_record(value, kind, where)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return [] if value in inner else [f"{where}: {value!r} is none of {inner}"]
    if origin in (Union, types.UnionType):
        return (
            []
            if any(not misfits(value, one, where) for one in inner)
            else [f"{where}: {value!r} is no {kind}"]
        )
    if origin is list:
        if not isinstance(value, list):
            return [f"{where}: no list"]
        return [found for at, one in enumerate(value) for found in misfits(one, inner[0], f"{where}[{at}]")]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{where}: no record"]
        return [found for name, one in value.items() for found in misfits(one, inner[1], f"{where}.{name}")]
    if kind is Any:
        return []
    if kind is None or kind is type(None):
        return [] if value is None else [f"{where}: {value!r} is not null"]
    return [] if type(value) is kind else [f"{where}: {value!r} is no {kind.__name__}"]


def _misfits_of_record(value: object, kind: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: no record"]
    hints = get_type_hints(kind, include_extras=True)
    found = [f"{where}.{name}: not in the type" for name in value if name not in hints]
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            found += misfits(value[name], get_args(hint)[0] if optional else hint, f"{where}.{name}")
        elif not optional:
            found.append(f"{where}.{name}: missing")
    return found
