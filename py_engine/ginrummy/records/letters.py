"""Numbers in letters that an address takes as they are: values of any bounds in one number, the number in 64 signs."""

from __future__ import annotations

from collections.abc import Iterable

from ginrummy.records.refusals import unreadable

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The 64 signs in the order of their worth, those of base64url."""

BETWEEN = "."
"""Stands between two numbers of one text."""

CHECK_SIGNS = 4
"""How many letters the check has."""

_WORTH = {letter: worth for worth, letter in enumerate(LETTERS)}
_FACTOR = 131
_PRIME = 16_777_213


def pack(values: Iterable[tuple[int, int]]) -> int:
    """Put values into one number, each with how many values it could have had; the first is the lowest place.

    >>> pack([(2, 3), (1, 10)])
    5
    """
    number, weight = 0, 1
    for value, many in values:
        number += value * weight
        weight *= many
    return number


class Unpacking:
    """A number whose values are taken out again, in the order in which they were put in.

    >>> packed = Unpacking(5)
    >>> packed.take(3), packed.take(10), packed.rest
    (2, 1, 0)
    """

    def __init__(self, number: int) -> None:
        """Begin with the first value."""
        self.rest = number

    def take(self, many: int) -> int:
        """Return the next value, which is below ``many``."""
        self.rest, value = divmod(self.rest, many)
        return value


def write_number(number: int) -> str:
    """Write a number in letters, the highest place first; 0 is an empty text.

    >>> write_number(64 * 2 + 1), write_number(0)
    ('CB', '')
    """
    letters = []
    while number:
        number, worth = divmod(number, len(LETTERS))
        letters.append(LETTERS[worth])
    return "".join(reversed(letters))


def read_number(text: str) -> int:
    """Read a number; the inverse of :func:`write_number`.

    Raises RecordError ``record_unreadable`` with the reason ``bad_letters``, also where the highest place is empty.

    >>> read_number("CB")
    129
    """
    if text.startswith(LETTERS[0]):
        raise unreadable(1, "bad_letters")
    number = 0
    for letter in text:
        if letter not in _WORTH:
            raise unreadable(1, "bad_letters")
        number = number * len(LETTERS) + _WORTH[letter]
    return number


def check_of(text: str) -> str:
    """Return the check of a text of ASCII signs, which no change of a single one leaves as it is.

    >>> check_of("1CB")
    'DPdE'
    """
    found = 0
    for sign in text:
        found = (found * _FACTOR + ord(sign)) % _PRIME
    return "".join(LETTERS[found >> at & 63] for at in range(6 * CHECK_SIGNS - 6, -1, -6))
