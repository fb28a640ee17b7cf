r"""Text from outside, read within limits: JSON and TOML that nest no deeper than anything of ours.

The readers of the standard library go down a level of the stack with every bracket.  Where that stack is WebAssembly's
it ends before Python's own limit is met, and takes the whole engine with it; so the depth is counted first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

DEEPEST = 24
"""The most brackets within brackets, and the most parts of a dotted key; a record has 4, a request 5."""

GREATEST = (1 << 53) - 1
"""The greatest whole number, and the least with its sign: what a page can hold without rounding."""

_DIGITS = len(str(GREATEST))

# Possessive throughout, and a text that does not end reaches to the end: no place is looked at twice.
_JSON_SIGN = re.compile(r'[\[\]{}]|"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_TOML_SIGN = re.compile(
    r'''[\[\]{}.=,\n]|\#[^\n]*+|"""(?:[^"\\]++|\\.|"(?!""))*+"{0,5}|\'{3}(?:[^']++|'(?!''))*+'{0,5}'''
    r"""|"(?:[^"\\\n]++|\\.)*+"?|'[^'\n]*+'?""",
    re.DOTALL | re.VERBOSE,
)


def json_of(text: str, longest: int) -> Any:
    """Read JSON: no longer than so many characters, no deeper than :data:`DEEPEST`, no number beyond
    :data:`GREATEST`, no key twice, no NaN.

    Raises ValueError for anything else.

    >>> json_of('{"a": [1, 2.5]}', 100)
    {'a': [1, 2.5]}
    >>> json_of("[" * 100_000, 1_000_000)
    Traceback (most recent call last):
    ValueError: too deep
    """
    if len(text) > longest:
        raise ValueError("too long")
    # Most texts have fewer brackets than they might have levels.
    if text.count("[") + text.count("{") > DEEPEST and _deep(_JSON_SIGN.findall(text)):
        raise ValueError("too deep")
    return json.loads(
        text, object_pairs_hook=_each_once, parse_int=_whole, parse_float=_broken, parse_constant=_refused
    )


def deep_toml(text: str) -> bool:
    """Tell whether a TOML text nests deeper than :data:`DEEPEST`, by brackets or by dots.

    >>> (
    ...     deep_toml("a.b = [[1.5], { c = 'x[[[' }] # [[["),
    ...     deep_toml("a." * 100 + "b = 1"),
    ...     deep_toml("a = " + "[" * 99),
    ... )
    (False, True, True)
    """
    return _deep(found[0] for found in _TOML_SIGN.finditer(text))


def within(value: object) -> bool:
    """Tell whether every whole number in data that was read is one that :data:`GREATEST` allows.

    >>> within({"a": [1, -7]}), within({"a": [{"b": 1 << 60}]})
    (True, False)
    """
    if isinstance(value, dict):
        return all(within(one) for one in value.values())
    if isinstance(value, list):
        return all(within(one) for one in value)
    return not isinstance(value, int) or -GREATEST <= value <= GREATEST


def _deep(signs: Iterable[str]) -> bool:
    depth = dots = 0
    for sign in signs:
        if sign in ("[", "{"):
            depth += 1
        elif sign in ("]", "}"):
            depth -= 1
        if sign == ".":
            dots += 1
        elif sign[0] not in "\"'":
            dots = 0
        if depth > DEEPEST or dots >= DEEPEST:
            return True
    return False


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        # Two readers may take different ones of them.
        raise ValueError("a key twice")
    return data


def _whole(digits: str) -> int:
    if len(digits) > _DIGITS + 1 or not -GREATEST <= (number := int(digits)) <= GREATEST:
        raise ValueError("too great")
    return number


def _broken(digits: str) -> float:
    number = float(digits)
    if number - number != 0:
        raise ValueError("too great")
    return number


def _refused(name: str) -> None:
    raise ValueError(name)
