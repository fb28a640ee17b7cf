"""Records as TOML texts: reading one checks it, writing it again gives the same text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ginrummy import __version__
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import Rules
from ginrummy.records.deals import DealRecord, read_deal, write_deal
from ginrummy.records.matches import MatchRecord, read_match, write_match
from ginrummy.records.reading import Table
from ginrummy.records.refusals import inconsistent, unreadable
from ginrummy.records.ruleset import nearest, plain, rules_of
from ginrummy.records.writing import written

DEAL_FORMAT = "gin rummy deal"
MATCH_FORMAT = "gin rummy match"
VERSION = 1

LONGEST_TEXT = 1_000
"""The longest note and the longest name of a program, in characters."""


@dataclass(frozen=True, slots=True)
class Recorder:
    """The program that wrote a record, and its version; a person writes what he likes, or nothing."""

    program: str = ""
    version: str = ""


THIS_PROGRAM = Recorder("ginrummy", __version__)


@dataclass(frozen=True, slots=True)
class Document:
    """A record with what is written above it: who recorded it, and a note."""

    record: DealRecord | MatchRecord
    recorded_by: Recorder = THIS_PROGRAM
    note: str = ""

    @property
    def deals(self) -> tuple[DealRecord, ...]:
        """The deal, or all deals of the match."""
        return self.record.deals if isinstance(self.record, MatchRecord) else (self.record,)


def loads(text: object) -> Document:
    r"""Read a record and replay every deal of it.

    Raises RecordError ``record_unreadable`` for what is no record and ``record_inconsistent`` for one that does not
    follow from itself, both with the line and the reason.

    >>> loads("format = 'gin rummy deal'\nversion = 7")
    Traceback (most recent call last):
    ginrummy.records.refusals.RecordError: record_unreadable {'line': 2, 'reason': 'newer_version', 'version': 7}
    """
    table = Table.loads(text)
    kind = table.text("format")
    if kind not in (DEAL_FORMAT, MATCH_FORMAT):
        raise unreadable(table.line("format"), "unknown_format", format=kind[:40])
    version = table.number("version")
    if version > VERSION:
        raise unreadable(table.line("version"), "newer_version", version=version)
    if version < 1:
        raise unreadable(table.line("version"), "unknown_version", version=version)
    bodies = ("deal",) if kind == DEAL_FORMAT else ("match", "deals")
    table.only("format", "version", "recorded_by", "note", "rules", *bodies)
    rules = _rules(table.table("rules"))
    recorded_by = _recorder(table.table("recorded_by")) if "recorded_by" in table else Recorder()
    note = _text(table, "note") if "note" in table else ""
    if kind == DEAL_FORMAT:
        return Document(read_deal(table.table("deal"), rules), recorded_by, note)
    return Document(read_match(table.table("match"), table.tables("deals"), rules), recorded_by, note)


def dumps(document: Document | DealRecord | MatchRecord) -> str:
    """Write a record; the inverse of :func:`loads`.

    Raises RecordError ``record_inconsistent`` for a record whose play cannot be.

    >>> from ginrummy.game.deal import Deal
    >>> text = dumps(DealRecord.of(Deal.start(Rules(), 1, "a seed")))
    >>> text.splitlines()[0], dumps(loads(text)) == text
    ('format = "gin rummy deal"', True)
    """
    if not isinstance(document, Document):
        document = Document(document)
    return "\n".join(_lines(document)) + "\n"


def _lines(document: Document) -> Iterator[str]:
    record = document.record
    deal = isinstance(record, DealRecord)
    yield f"format = {written(DEAL_FORMAT if deal else MATCH_FORMAT)}"
    yield f"version = {VERSION}"
    if document.recorded_by.program:
        yield f"recorded_by.program = {written(document.recorded_by.program)}"
    if document.recorded_by.version:
        yield f"recorded_by.version = {written(document.recorded_by.version)}"
    if document.note:
        yield f"note = {written(document.note)}"
    yield ""
    yield "[rules]"
    yield f"preset = {written(nearest(record.rules))}"
    for name, value in plain(record.rules).items():
        yield f"{name} = {written(value)}"
    yield ""
    if isinstance(record, DealRecord):
        yield "[deal]"
        yield from write_deal(record, "deal")
    else:
        yield from write_match(record)


def _rules(table: Table) -> Rules:
    try:
        return rules_of(table.plain())
    except CodedError as error:
        field = str(error.params.get("field", "preset"))
        refuse = inconsistent if error.code == "rules_conflict" else unreadable
        raise refuse(table.line(field), error.code, **error.params) from None


def _recorder(table: Table) -> Recorder:
    table.only("program", "version")
    return Recorder(*(_text(table, key) if key in table else "" for key in ("program", "version")))


def _text(table: Table, key: str) -> str:
    text = table.text(key)
    if len(text) > LONGEST_TEXT:
        raise unreadable(table.line(key), "too_long", most=LONGEST_TEXT)
    return text
