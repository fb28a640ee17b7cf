"""Deals that nobody could have chosen: a promise before the first card, and the proof of it after the last.

Before a match the player's page draws a secret of 256 bits and shows its commitment.  The secret and the player's own
words then make the seed of the match, from which every deck follows by :mod:`ginrummy.game.shuffle`.  Whoever is told
the secret later can see that it is the one promised, and deal the same cards again.

The seed is the text ``fair1:SECRET:OPENINGS:WORDS``.  OPENINGS is 0, or how many prepared openings the first deal was
one of: that deal has the seed of an opening, all others that of the match.  Any other text is a seed that stands for
itself, so the seeds of older saves mean what they meant.  docs/FAIRNESS.md tells a stranger all of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from ginrummy.game.errors import CodedError

VERSION = 1
MARK = f"fair{VERSION}:"
"""What the seeds of this version begin with."""

SECRET_DIGITS = 64
"""The hexadecimal digits of a secret: 256 bits."""

LONGEST_WORDS = 60
"""The longest words a player may add, in code points."""

MOST_OPENINGS = 9_999
"""The most prepared openings that a first deal may be one of."""

_DIGITS = frozenset("0123456789abcdef")
# Ranges that no later version of Unicode changes, so that every language draws the line at the same place: controls,
# surrogates, line ends, and marks that are not seen or turn the direction of writing.
_UNSEEN = (
    (0x00, 0x1F),
    (0x7F, 0x9F),
    (0x200B, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0xD800, 0xDFFF),
    (0xFEFF, 0xFEFF),
    (0xFFF0, 0xFFFB),
    (0xFFFE, 0xFFFF),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a fair match is dealt from.

    Raises CodedError ``bad_secret``, ``bad_words`` or ``bad_openings``.

    >>> terms = Terms("00000005" + "0" * 56, words="hi", openings=64)
    >>> terms.opening, terms.seed[-6:], Terms.of(terms.seed) == terms
    (23, ':64:hi', True)
    """

    secret: str
    words: str = ""
    openings: int = 0

    def __post_init__(self) -> None:
        """Refuse what no seed can be made from."""
        if len(self.secret) != SECRET_DIGITS or not set(self.secret) <= _DIGITS:
            raise CodedError("bad_secret")
        if len(self.words) > LONGEST_WORDS or not all(map(_is_seen, self.words)):
            raise CodedError("bad_words", most=LONGEST_WORDS)
        if not 0 <= self.openings <= MOST_OPENINGS:
            raise CodedError("bad_openings", most=MOST_OPENINGS)

    @classmethod
    def of(cls, seed: str) -> Terms | None:
        """Read the terms from a match's seed; None for a seed that promised nothing."""
        if not seed.startswith(MARK):
            return None
        secret, _, rest = seed.removeprefix(MARK).partition(":")
        openings, colon, words = rest.partition(":")
        if not (colon and openings.isascii() and openings.isdigit() and len(openings) <= 4):
            return None
        try:
            terms = cls(secret, words, int(openings))
        except CodedError:
            return None
        return terms if terms.seed == seed else None

    @property
    def seed(self) -> str:
        """The seed of the match."""
        return seed_of(self.secret, self.words, self.openings)

    @property
    def opening(self) -> int | None:
        """The number, from 1, of the opening that the first deal is; None where it is none."""
        if not self.openings:
            return None
        chance = int(self.secret[:8], 16) + sum(map(ord, self.words))
        return chance % self.openings + 1


def commitment(secret: str) -> str:
    """Return what is shown of a secret before the first card: SHA-256 of a text that holds it, in hexadecimal digits.

    >>> commitment("0" * 64)[:16]
    'ad1e17ae2b12a5a6'
    """
    return sha256(f"undercut:{MARK}{secret}".encode()).hexdigest()


def seed_of(secret: str, words: str = "", openings: int = 0) -> str:
    """Return the seed of a match, at most 200 characters.

    >>> seed_of("0" * 64, "by the river").partition("000:")[2]
    '0:by the river'
    """
    return f"{MARK}{secret}:{openings}:{words}"


def first_seed(seed: str) -> str:
    """Return the seed that the first dealer and the first deal follow from: the match's, or that of an opening.

    >>> first_seed("a seed"), first_seed(seed_of("0" * 64, openings=64))
    ('a seed', 'opening-1')
    """
    terms = Terms.of(seed)
    return f"opening-{terms.opening}" if terms and terms.opening else seed


def deal_seed(seed: str, number: int) -> str:
    """Return the seed of one deal of a match, counted from 1.

    >>> deal_seed("a seed", 2)
    'a seed/2'
    """
    return f"{first_seed(seed) if number == 1 else seed}/{number}"


def _is_seen(sign: str) -> bool:
    return not any(low <= ord(sign) <= high for low, high in _UNSEEN)
