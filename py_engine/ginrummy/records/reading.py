"""What a TOML record says, read key by key so that every refusal names its line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ginrummy.game.errors import CodedError
from ginrummy.game.outside import DEEPEST, GREATEST, deep_toml, within
from ginrummy.records.lines import Lines, Path, Place
from ginrummy.records.refusals import RecordError, unreadable

MOST_CHARACTERS = 2_000_000
"""The longest record that is read; a match of a hundred deals takes about 150,000, and of a thousand there may be."""


class Table:
    r"""One table of a record, and where it stands.

    >>> table = Table.loads("a = 1\nb = 'two'")
    >>> table.number("a"), table.text("b"), table.line("b")
    (1, 'two', 2)
    """

    def __init__(self, data: Mapping[str, Any], lines: Lines, path: Path = ()) -> None:
        """Keep the table and the way to it."""
        self._data = data
        self._lines = lines
        self._path = path

    @classmethod
    def loads(cls, text: object) -> Table:
        """Read a TOML text; raises RecordError ``record_unreadable``."""
        # The page writes records and reads none, and does without this module.
        import tomllib

        if not isinstance(text, str):
            raise unreadable(1, "not_toml")
        if len(text) > MOST_CHARACTERS:
            raise unreadable(1, "too_long", most=MOST_CHARACTERS)
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        if deep_toml(text):
            raise unreadable(1, "too_deep", most=DEEPEST)
        try:
            data = tomllib.loads(text)
            if not within(data):
                raise unreadable(1, "out_of_bounds", low=-GREATEST, high=GREATEST)
            return cls(data, Lines(text))
        except CodedError:
            raise
        except ValueError as error:
            # The reader tells the line in its sentence alone.
            told = re.search(r"at line (\d+)", str(error))
            raise unreadable(int(told[1]) if told else text.count("\n") + 1, "not_toml") from None

    def __contains__(self, key: object) -> bool:
        """Whether the table has this key."""
        return key in self._data

    def line(self, *keys: str) -> int:
        """Return the line of a key; without one, of the table."""
        return self.place(*keys).line

    def place(self, *keys: str) -> Place:
        """Return where a key stands."""
        return self._lines.place((*self._path, *keys))

    def only(self, *keys: str) -> None:
        """Refuse any other key: ``unknown_field``."""
        for key in self._data:
            if key not in keys:
                raise unreadable(self.line(key), "unknown_field", field=key[:40])

    def only_of(self, *keys: str) -> Table:
        """Return the table with none but these keys."""
        return Table({key: self._data[key] for key in keys if key in self._data}, self._lines, self._path)

    def plain(self) -> dict[str, Any]:
        """Return the keys and values as they are."""
        return dict(self._data)

    def text(self, key: str) -> str:
        """Return a text; raises RecordError ``missing_field`` or ``wrong_type``."""
        return str(self._read(key, str))

    def number(self, key: str) -> int:
        """Return a whole number; raises RecordError ``missing_field`` or ``wrong_type``."""
        return int(self._read(key, int))

    def texts(self, key: str) -> list[str]:
        """Return a list of texts; raises RecordError ``missing_field`` or ``wrong_type``."""
        values: list[Any] = self._read(key, list)
        if not all(isinstance(value, str) for value in values):
            raise unreadable(self.line(key), "wrong_type", field=key)
        return values

    def table(self, key: str) -> Table:
        """Return a table in this one; raises RecordError ``missing_field`` or ``wrong_type``."""
        return Table(self._read(key, dict), self._lines, (*self._path, key))

    def tables(self, key: str) -> list[Table]:
        """Return a list of tables; raises RecordError ``missing_field`` or ``wrong_type``."""
        values: list[Any] = self._read(key, list)
        if not all(isinstance(value, dict) for value in values):
            raise unreadable(self.line(key), "wrong_type", field=key)
        return [Table(value, self._lines, (*self._path, key, at)) for at, value in enumerate(values)]

    @contextmanager
    def refusing(self, *keys: str) -> Iterator[None]:
        """Name the line of a key in whatever is refused meanwhile."""
        try:
            yield
        except RecordError:
            raise
        except CodedError as error:
            raise unreadable(self.line(*keys), error.code, **error.params) from None

    def _read(self, key: str, kind: type) -> Any:
        value = self._data.get(key)
        if value is None:
            raise unreadable(self.line(), "missing_field", field=key)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise unreadable(self.line(key), "wrong_type", field=key)
        return value
