"""What is wrong with a record, and on which line."""

from __future__ import annotations

from ginrummy.game.errors import CodedError


class BadWord(CodedError):
    """Refuse what one word of a record says, before anyone has told on which line it stands."""


class RecordError(CodedError):
    """Refuse a record: ``record_unreadable`` or ``record_inconsistent`` with the line and the reason.

    The reason is a code of its own and brings its values along.

    >>> error = inconsistent(12, "taken_card", card="9c")
    >>> error.code, error.params
    ('record_inconsistent', {'line': 12, 'reason': 'taken_card', 'card': '9c'})
    """


def unreadable(line: int, reason: str, **params: int | str) -> RecordError:
    """Make the error for text that is no record, or not one of this version."""
    return RecordError("record_unreadable", line=line, reason=reason, **params)


def inconsistent(line: int, reason: str, **params: int | str) -> RecordError:
    """Make the error for a record that can be read but does not follow from itself."""
    return RecordError("record_inconsistent", line=line, reason=reason, **params)
