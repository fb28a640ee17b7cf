"""The record of a match: who played for what, and its deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import score
from ginrummy.game.sheet import Form, Sheet, next_dealer
from ginrummy.records.deals import DealRecord, read_deal, write_deal
from ginrummy.records.reading import Table
from ginrummy.records.refusals import BadWord, inconsistent, unreadable
from ginrummy.records.saying import Said, compare, write_said
from ginrummy.records.sides import SIDES, side
from ginrummy.records.writing import written

MOST_DEALS = 1_000
"""The most deals in a match's record."""

LONGEST_NAME = 40
"""The longest name of a player or a level, in characters."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat on a side: a name, and the level of a computer opponent or an empty text."""

    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """A match as it was played, finished or not; its deals share the rules and know their scores.

    >>> from ginrummy.game.rules import PRESETS
    >>> deal = Deal.start(PRESETS["classic"], 1, "a seed")
    >>> MatchRecord.of([deal], Form.TARGET, 100).sheet().scores
    (0, 0)
    """

    rules: Rules
    form: Form
    target: int | None
    players: tuple[Player, Player] = (Player(), Player())
    deals: tuple[DealRecord, ...]

    @classmethod
    def of(
        cls,
        deals: Sequence[Deal],
        form: Form,
        target: int | None,
        players: tuple[Player, Player] = (Player(), Player()),
    ) -> MatchRecord:
        """Write the deals of a match down, in order; all but the last are finished.

        Raises CodedError ``bad_target`` for a target that does not go with the form, BadWord ``no_deals`` without
        a deal.
        """
        if not deals:
            raise BadWord("no_deals")
        rules = deals[0].rules
        sheet, records = Sheet.start(rules, form, target), []
        for deal in deals:
            records.append(DealRecord.of(deal, sheet.scores))
            if deal.result:
                price = score(deal.result, rules)
                sheet = sheet.after(price.winner, price.award)
        return cls(rules=rules, form=form, target=target, players=players, deals=tuple(records))

    def sheet(self, rules: Rules | None = None) -> Sheet:
        """Return the score sheet after the deals, or what it would be under other rules.

        Deals that come after the end, which there may be under other rules, are left out.
        """
        sheet = Sheet.start(rules or self.rules, self.form, self.target)
        for record in self.deals:
            result = record.result
            if result and not sheet.over:
                price = score(result, sheet.rules)
                sheet = sheet.after(price.winner, price.award)
        return sheet

    def said(self) -> Said:
        """Return the result in the words of a record; empty while there is none."""
        sheet = self.sheet()
        if not sheet.over:
            return {}
        winner = {"winner": side(sheet.winner)} if sheet.winner is not None else {}
        return {**winner, "scores": sheet.scores, "totals": sheet.totals}

    def games(self) -> list[dict[str, Any]]:
        """Return what each game came to in the words of a record."""
        sheet = self.sheet()
        return [
            dict(zip(SIDES, game.scores, strict=True))
            | ({"winner": side(settled.winner)} if settled and settled.winner is not None else {})
            for game, settled in zip(sheet.games, sheet.settlements, strict=True)
        ]


def read_match(table: Table, deals: Sequence[Table], rules: Rules) -> MatchRecord:
    """Read a match's table and its deals, and check that each follows from those before.

    Raises RecordError ``record_unreadable`` or ``record_inconsistent`` with the line.
    """
    table.only("form", "target", "players", "result")
    form = _form(table)
    target = table.number("target") if "target" in table else None
    try:
        sheet = Sheet.start(rules, form, target)
    except CodedError as error:
        raise unreadable(table.line("target"), error.code, **error.params) from None
    if len(deals) > MOST_DEALS:
        raise unreadable(table.line(), "too_long", most=MOST_DEALS)
    players = _players(table.table("players")) if "players" in table else (Player(), Player())
    records: list[DealRecord] = []
    dealer: int | None = None
    for deal in deals:
        if sheet.over:
            raise inconsistent(deal.line(), "match_over")
        if len(records) > sheet.deals:
            raise inconsistent(deal.line(), "deal_not_over")
        record = read_deal(deal, rules)
        if dealer is not None and record.dealer != dealer:
            raise inconsistent(
                deal.line("dealer"), "wrong_dealer", side=side(record.dealer), found=side(dealer)
            )
        if "scores" in deal:
            compare(deal.only_of("scores"), {"scores": sheet.scores})
        records.append(replace(record, scores=sheet.scores))
        if result := record.result:
            price = score(result, rules)
            sheet = sheet.after(price.winner, price.award)
            dealer = next_dealer(rules, record.dealer, price.winner)
    match = MatchRecord(rules=rules, form=form, target=target, players=players, deals=tuple(records))
    if "result" in table:
        _compare(table.table("result"), match)
    return match


def write_match(match: MatchRecord) -> Iterator[str]:
    """Write the lines of a match after its rules; raises RecordError where the play of a deal cannot be."""
    yield "[match]"
    yield f"form = {written(match.form.value)}"
    if match.target is not None:
        yield f"target = {match.target}"
    for letter, player in zip(SIDES, match.players, strict=True):
        if player.name:
            yield f"players.{letter}.name = {written(player.name)}"
        if player.level:
            yield f"players.{letter}.level = {written(player.level)}"
    if said := match.said():
        yield ""
        yield "[match.result]"
        yield from write_said(said)
        games = ", ".join(
            "{ " + ", ".join(f"{key} = {written(value)}" for key, value in game.items()) + " }"
            for game in match.games()
        )
        yield f"games = [{games}]"
    for record in match.deals:
        yield ""
        yield "[[deals]]"
        yield from write_deal(record, "deals")


def _form(table: Table) -> Form:
    text = table.text("form")
    if text not in list(Form):
        raise unreadable(table.line("form"), "unknown_form", form=text[:40])
    return Form(text)


def _players(table: Table) -> tuple[Player, Player]:
    table.only(*SIDES)
    players = []
    for letter in SIDES:
        told = table.table(letter) if letter in table else None
        if told is None:
            players.append(Player())
            continue
        told.only("name", "level")
        texts = [told.text(key) if key in told else "" for key in ("name", "level")]
        for key, text in zip(("name", "level"), texts, strict=True):
            if len(text) > LONGEST_NAME or not text.isprintable():
                raise unreadable(told.line(key), "bad_name", longest=LONGEST_NAME)
        players.append(Player(*texts))
    return players[0], players[1]


def _compare(table: Table, match: MatchRecord) -> None:
    compare(table, match.said(), "games")
    if "games" in table and table.plain()["games"] != match.games():
        raise inconsistent(table.line("games"), "result_differs", field="games")
