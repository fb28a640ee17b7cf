"""The little TOML that records are written in; the standard library only reads it."""

from __future__ import annotations

from collections.abc import Iterable

_ESCAPES = {'"': '\\"', "\\": "\\\\", "\t": "\\t", "\n": "\\n"}


def written(value: int | str | bool | list[str] | dict[str, int]) -> str:
    r"""Write one value on one line; lists of texts take a line for each.

    >>> print(written('a "b"'), written(True), written({"A": 1, "B": 2}))
    "a \"b\"" true { A = 1, B = 2 }
    """
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return f'"{"".join(_escaped(sign) for sign in value)}"'
        case dict():
            return f"{{ {', '.join(f'{key} = {number}' for key, number in value.items())} }}"
        case list():
            return "".join(["[\n", *(f"  {written(text)},\n" for text in value), "]"])


def block(lines: Iterable[str]) -> str:
    r"""Write lines as one literal text of many lines; they hold no quote mark of three.

    >>> block(["A passes"])
    "'''\nA passes\n'''"
    """
    return "'''\n" + "".join(f"{line}\n" for line in lines) + "'''"


def _escaped(sign: str) -> str:
    if sign in _ESCAPES:
        return _ESCAPES[sign]
    # TOML bars control signs from a text on one line.
    return sign if sign.isprintable() or sign == " " else f"\\U{ord(sign):08x}"
