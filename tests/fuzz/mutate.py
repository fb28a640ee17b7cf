"""Real texts spoilt in every way: signs, words, numbers, fields, nesting; always the same for the same seed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

NUMBERS = (
    "0",
    "-1",
    "-0",
    "1e999",
    "1.5",
    "NaN",
    "Infinity",
    "2147483648",
    "9007199254740993",
    "9" * 30,
    "9" * 5000,
    "0x" + "f" * 40,
)
TEXTS = (
    "",
    " ",
    "\x00",
    "\ud800",
    "\udfff\ud800",
    "\u202eevil\u202c",
    "\u200b",
    "\ufeff",
    "e\u0301" * 40,
    "<img src=x onerror=alert(1)>",
    "__proto__",
    "constructor",
    "toString",
    "../../etc",
    "%s%n{0}",
    "𝔞" * 50,
    "a" * 201,
    "(" * 300,
    "a" * 20_000,
)
SIGNS = (
    *"[]{}\",:\\/=.#'()+-_?!0129AKxz \n\t",
    "\x00",
    "\ud800",
    "\u202e",
    '"""',
    "'''",
    "??",
    "[[",
    "\\u0000",
    "\\ud800",
)
DEPTHS = (1, 5, 23, 24, 25, 60, 3000, 60_000)
VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        3,
        2**31,
        2**53,
        2**53 + 1,
        10**400,
        0.5,
        -0.0,
        float("nan"),
        float("inf"),
    ),
    *([], {}, [[]], {"": ""}, {"__proto__": {"x": 1}}, ["Ac"] * 60, *TEXTS),
)
_WORD = re.compile(r"\w+|\s+|.", re.DOTALL)


class Mutator:
    """Somebody who spoils texts; ``texts`` are those to take parts from."""

    def __init__(self, seed: str, texts: Sequence[str]) -> None:
        self.rng = Random(seed)
        self._texts = texts
        self._ways: tuple[Callable[[str], str], ...] = (
            *(self._signs, self._cut, self._doubled, self._spliced),
            *(self._words, self._words, self._numbers),
            *(self._fields, self._fields, self._fields, self._fields, self._fields),
            *(self._between(" "), self._between(" "), self._between("\n"), self._between(",")),
            self._nested,
            self._repeated,
        )

    def spoil(self, text: str) -> str:
        """Change a text in one to four ways."""
        for _ in range(self.rng.choice((1, 1, 1, 1, 1, 2, 2, 4))):
            # What stays JSON comes further than what does not.
            inside = text.startswith("{") and self.rng.random() < 0.6
            text = self._fields(text) if inside else self.rng.choice(self._ways)(text)
        return text

    def pick(self) -> str:
        """Choose one of the texts."""
        return self.rng.choice(self._texts)

    def _span(self, text: str, most: int = 40) -> tuple[int, int]:
        start = self.rng.randrange(len(text) + 1)
        return start, min(len(text), start + self.rng.randrange(most))

    def _signs(self, text: str) -> str:
        start, _ = self._span(text)
        return text[:start] + self.rng.choice(SIGNS) + text[start + self.rng.randrange(2) :]

    def _cut(self, text: str) -> str:
        start, end = self._span(text, 200)
        return text[:start] if self.rng.random() < 0.3 else text[:start] + text[end:]

    def _doubled(self, text: str) -> str:
        start, end = self._span(text)
        return text[:end] + text[start:end] + text[end:]

    def _spliced(self, text: str) -> str:
        other = self.pick()
        start, end = self._span(other, 100)
        at, rest = self._span(text)
        return text[:at] + other[start:end] + text[rest:]

    def _words(self, text: str) -> str:
        words = _WORD.findall(text[:20_000])
        if not words:
            return self.rng.choice(TEXTS)
        at = self.rng.randrange(len(words))
        others = _WORD.findall(self.pick()[:2000]) or [""]
        words[at] = self.rng.choice(
            (self.rng.choice(others), self.rng.choice(words), self.rng.choice(TEXTS), "")
        )
        return "".join(words) + text[20_000:]

    def _between(self, sign: str) -> Callable[[str], str]:
        """Make a way that leaves out, doubles, moves or brings in a whole part between two signs."""

        def way(text: str) -> str:
            parts, others = text.split(sign), self.pick().split(sign)
            at, to = self.rng.randrange(len(parts)), self.rng.randrange(len(parts))
            match self.rng.randrange(5):
                case 0:
                    del parts[at]
                case 1:
                    parts.insert(to, parts[at])
                case 2:
                    parts[at], parts[to] = parts[to], parts[at]
                case 3:
                    parts[at] = self.rng.choice(others)
                case _:
                    parts[at:at] = others[: self.rng.choice((1, 3, len(others)))]
            return sign.join(parts)

        return way

    def _numbers(self, text: str) -> str:
        found = list(re.finditer(r"\d+", text[:20_000]))
        if not found:
            return text + self.rng.choice(NUMBERS)
        one = self.rng.choice(found)
        new = self.rng.choice(
            (self.rng.choice(NUMBERS), str(int(one[0][:15]) + self.rng.choice((-1, 1))), one[0] * 2)
        )
        return text[: one.start()] + new + text[one.end() :]

    def _repeated(self, text: str) -> str:
        start, end = self._span(text, 12)
        return text[:start] + text[start:end] * self.rng.choice((2, 30, 1000)) + text[end:]

    def _nested(self, text: str) -> str:
        depth = self.rng.choices(DEPTHS, (8, 8, 4, 4, 4, 4, 2, 1))[0]
        head, tail = self.rng.choice((("[", "]"), ('{"a":', "}"), ("{a=", "}"), ("a.", ""), ('[{"a":', "}]")))
        start, end = self._span(text)
        return text[:start] + head * depth + text[start:end] + tail * depth + text[end:]

    def _fields(self, text: str) -> str:
        """Change one place of a JSON text; another text is left as it is."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return text
        places = list(_places(data))
        if not places:
            return json.dumps(self.rng.choice(VALUES))
        holder, key = self.rng.choice(places)
        match self.rng.randrange(6):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, dict):
                holder[self.rng.choice((*TEXTS[:12], "cmd", "v", "rev"))] = holder.pop(key)
            case 2 if isinstance(holder, dict):
                holder[self.rng.choice(TEXTS[:12])] = self.rng.choice(VALUES)
            case 3:
                other, at = self.rng.choice(places)
                holder[key] = other[at]
            case 4 if isinstance(holder[key], str):
                holder[key] = self.spoil(holder[key][:5000])
            case _:
                holder[key] = self.rng.choice(VALUES)
        try:
            return json.dumps(data, ensure_ascii=self.rng.random() < 0.8)
        except (ValueError, RecursionError):
            # What was put into itself has no end; a number may have too many digits to be written.
            return text


def _places(data: object) -> list[tuple[Any, Any]]:
    """List every place in a value that something stands in."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting and len(found) < 500:
        one = waiting.pop()
        keys = list(one) if isinstance(one, dict) else list(range(len(one))) if isinstance(one, list) else []
        found += [(one, key) for key in keys]
        waiting += [one[key] for key in keys]
    return found
