"""A shuffle that anyone can repeat, on any Python or none.

The generator is SHA-256 in counter mode: block *n* is ``SHA-256(seed + b":" + purpose + b":" + n)`` with *n*
written in decimal, and the blocks are read as big-endian 32-bit words.  A number below *k* is the
first word below the largest multiple of *k* that fits in 32 bits, modulo *k*, so every value is equally
likely. The shuffle is Fisher and Yates's: for *i* from the last place down to the second, swap places *i*
and a number below ``i + 1``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def _words(seed: str, purpose: str) -> Iterator[int]:
    head = f"{seed}:{purpose}:".encode()
    block = 0
    while True:
        digest = sha256(head + str(block).encode()).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(items: Sequence[T], seed: str, purpose: str) -> tuple[T, ...]:
    """Return the items in the order that this seed gives for this purpose.

    >>> "".join(shuffled("ABCDEFGH", "a seed", "example"))
    'BCGEHDFA'
    """
    words = _words(seed, purpose)
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = _below(words, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def number_below(limit: int, seed: str, purpose: str) -> int:
    """Return a number from 0 to ``limit - 1`` that this seed gives for this purpose.

    >>> number_below(2, "a seed", "first dealer") in (0, 1)
    True
    """
    return _below(_words(seed, purpose), limit)


def _below(words: Iterator[int], limit: int) -> int:
    usable = (1 << 32) - (1 << 32) % limit
    while True:
        word = next(words)
        if word < usable:
            return word % limit
