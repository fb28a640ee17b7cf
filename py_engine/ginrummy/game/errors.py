"""The one kind of error that the game raises for something it refuses."""

from __future__ import annotations


class CodedError(ValueError):
    """Refuse something: a code and the values that belong to it, never a sentence.

    The sentences live in the page's locales.

    >>> error = CodedError("over_knock_limit", deadwood=12, limit=10)
    >>> error.code, error.params
    ('over_knock_limit', {'deadwood': 12, 'limit': 10})
    """

    def __init__(self, code: str, **params: int | str) -> None:
        """Keep the code and its values."""
        super().__init__(f"{code} {params}" if params else code)
        self.code = code
        self.params = params


class IllegalAction(CodedError):
    """Refuse an act that the rules do not allow now; nothing has changed."""
