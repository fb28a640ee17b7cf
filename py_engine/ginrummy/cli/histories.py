"""The verb ``convert``: OpenSpiel's histories of ``gin_rummy`` as deal records."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from ginrummy.cli.questions import MOST_CHARACTERS, refusal, say
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import Rules
from ginrummy.records.deals import DealRecord
from ginrummy.records.documents import Document, dumps
from ginrummy.records.openspiel import converted
from ginrummy.records.refusals import RecordError, unreadable

NOTE = "Converted from a history of OpenSpiel's gin_rummy."

# Possessive, so that no way of sharing out the spaces is tried after another.
_NUMBERS = re.compile(r"\[?\s*+-?\d{1,6}(?:(?:\s*+,\s*+|\s++)-?\d{1,6})*+\s*+\]?", re.ASCII)


def convert(lines: Iterable[str], rules: Rules, folder: Path | None, out: TextIO) -> int:
    """Convert a history a line; return the exit status, 1 where one was refused.

    One history is written as it is.  Of several, each is answered by a JSON line with its ``line`` and ``record`` or
    ``error``; in a folder each gets a file of its own, and the answer names it.
    """
    texts = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    status = 0
    for number, line in texts:
        try:
            text = dumps(Document(_converted(number, line, rules), note=NOTE))
        except CodedError as error:
            status = 1
            say(refusal(error), out)
            continue
        if folder is not None:
            path = folder / f"deal-{number:05}.toml"
            path.write_text(text, encoding="utf-8", newline="\n")
            say({"line": number, "file": str(path)}, out)
        elif len(texts) == 1:
            out.write(text)
        else:
            say({"line": number, "record": text}, out)
    return status


def history_of(text: str) -> list[int]:
    """Read a history: whole numbers with commas or spaces between them, in brackets or not.

    Raises RecordError ``record_unreadable``.

    >>> history_of("[3, 4, 52]") == history_of("3 4 52") == [3, 4, 52]
    True
    """
    text = text.strip()
    if len(text) > MOST_CHARACTERS or not _NUMBERS.fullmatch(text):
        raise unreadable(1, "no_history", text=text[:40])
    return [int(number) for number in re.findall(r"-?\d+", text)]


def _converted(number: int, line: str, rules: Rules) -> DealRecord:
    """Convert one line; what is refused names it, and the place in its list as ``at``."""
    history = None
    try:
        history = history_of(line)
        return converted(history, rules)
    except RecordError as error:
        at = {} if history is None else {"at": error.params["line"]}
        raise RecordError(error.code, **{**error.params, "line": number, **at}) from None
