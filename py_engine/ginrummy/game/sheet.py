"""The score sheet of a match: which games a won deal enters, when a game closes, and what it is settled at.

Sources: box, game bonus and shutout as Bicycle Cards and Pagat have them; Hollywood's three games after
rummy-games.com, with a later first entry for a player who was shut out of a game that has closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

from ginrummy.game.errors import CodedError
from ginrummy.game.habits import NO_HABITS, Habits
from ginrummy.game.rules import GameWonBy, HollywoodWonBy, NextDealer, Rules, Shutout

TARGET_MIN = 10
TARGET_MAX = 500

Pair = tuple[int, int]
"""One number for each seat."""


class Form(StrEnum):
    """What is played for."""

    ONE = "one"
    """One deal; a dead one is a draw."""
    TARGET = "target"
    """One game: deals until a seat has the target."""
    HOLLYWOOD = "hollywood"
    """Three games at once."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One won deal in one game: the deal's number, who won it, its award, the box credited at once, both totals
    after it.
    """

    deal: int
    seat: int
    award: int
    box: int
    scores: Pair


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the sheet; ``closer`` is the seat that reached the target, None while it is open."""

    entries: tuple[Entry, ...] = ()
    closer: int | None = None

    @property
    def scores(self) -> Pair:
        """What both seats have in it."""
        return self.entries[-1].scores if self.entries else (0, 0)

    @property
    def boxes(self) -> Pair:
        """How many deals each seat has entered."""
        seats = [entry.seat for entry in self.entries]
        return seats.count(0), seats.count(1)


class TallyCode(StrEnum):
    """What a line of a settlement counts."""

    DEALS = "deals"
    BOXES = "boxes"
    GAME_BONUS = "game_bonus"
    SHUTOUT = "shutout"


@dataclass(frozen=True, slots=True)
class Tally:
    """One line of a settlement: what is counted for which seat, its points, the numbers it used."""

    code: TallyCode
    seat: int
    points: int
    params: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a closed game comes to with all bonuses, and who won it."""

    lines: tuple[Tally, ...]
    winner: int | None

    @property
    def totals(self) -> Pair:
        """What both seats come to."""
        first, second = (sum(line.points for line in self.lines if line.seat == seat) for seat in (0, 1))
        return first, second


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """All games of a match after so many deals, and what the open hands told of both seats on the way.

    >>> sheet = Sheet.start(Rules(), Form.HOLLYWOOD, 100)
    >>> for winner, award in ((0, 60), (0, 50), (1, 30), (1, 20)):
    ...     sheet = sheet.after(winner, award)
    >>> [game.scores for game in sheet.games], sheet.over
    ([(110, 0), (50, 50), (0, 20)], False)
    """

    rules: Rules
    form: Form
    target: int | None
    games: tuple[Game, ...]
    deals: int = 0
    # No part of the score: two sheets with the same games are the same.
    habits: Habits = field(default=NO_HABITS, compare=False)

    @classmethod
    def start(cls, rules: Rules, form: Form, target: int | None) -> Sheet:
        """Open an empty sheet.

        Raises CodedError ``bad_target`` unless a game has a target from 10 to 500 and one deal has none.
        """
        if (form is Form.ONE) != (target is None):
            raise CodedError("bad_target", low=TARGET_MIN, high=TARGET_MAX)
        if target is not None and not TARGET_MIN <= target <= TARGET_MAX:
            raise CodedError("bad_target", low=TARGET_MIN, high=TARGET_MAX)
        count = 3 if form is Form.HOLLYWOOD else 1
        return cls(rules=rules, form=form, target=target, games=(Game(),) * count)

    def after(self, winner: int | None, award: int) -> Sheet:
        """Return the sheet after one more deal: who won it and its points, without a box credited at once.

        The points enter every open game the winner has entered before and the first open game he has not.  A
        dead deal enters none.  Raises CodedError ``match_over``.
        """
        if self.over:
            raise CodedError("match_over")
        if winner is None:
            return replace(self, deals=self.deals + 1)
        box = self.rules.box_bonus if self.rules.box_at_once else 0
        games, fresh = [], False
        for game in self.games:
            first = not game.boxes[winner]
            if game.closer is None and not (first and fresh):
                fresh = fresh or first
                game = self._entered(game, Entry(self.deals + 1, winner, award, box, game.scores))
            games.append(game)
        return replace(self, deals=self.deals + 1, games=tuple(games))

    def _entered(self, game: Game, entry: Entry) -> Game:
        seat, gained = entry.seat, entry.award + entry.box
        before = entry.scores
        scores = (before[0] + gained, before[1]) if seat == 0 else (before[0], before[1] + gained)
        closed = self.target is None or scores[seat] >= self.target
        return Game((*game.entries, replace(entry, scores=scores)), seat if closed else None)

    @property
    def over(self) -> bool:
        """Whether nothing more is to be played."""
        if self.form is Form.ONE:
            return self.deals > 0
        return all(game.closer is not None for game in self.games)

    @property
    def scores(self) -> Pair:
        """What both seats have, all games together."""
        return sum(game.scores[0] for game in self.games), sum(game.scores[1] for game in self.games)

    @property
    def bonuses(self) -> bool:
        """Whether a closed game may be settled with more than its points."""
        rules = self.rules
        boxes = rules.box_bonus > 0 and not rules.box_at_once
        shutout = rules.shutout in (Shutout.DEALS, Shutout.NET)
        return self.form is not Form.ONE and (boxes or shutout or rules.game_bonus > 0)

    @property
    def settlements(self) -> tuple[Settlement | None, ...]:
        """What each game comes to; None for an open one."""
        return tuple(self._settled(game) if game.closer is not None else None for game in self.games)

    @property
    def totals(self) -> Pair:
        """What both seats come to with the bonuses of the games that are closed."""
        pairs = [
            settled.totals if settled else game.scores
            for game, settled in zip(self.games, self.settlements, strict=True)
        ]
        return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)

    @property
    def winner(self) -> int | None:
        """The seat that won the match; None while it is open and after a draw."""
        if not self.over:
            return None
        winners = [settled.winner for settled in self.settlements if settled]
        if self.form is not Form.HOLLYWOOD:
            return winners[0] if winners else None
        if self.rules.hollywood_won_by is HollywoodWonBy.GAMES:
            return max((0, 1), key=winners.count)
        first, second = self.totals
        return None if first == second else int(second > first)

    def _settled(self, game: Game) -> Settlement:
        lines = tuple(self._tallies(game))
        settled = Settlement(lines, game.closer)
        first, second = settled.totals
        if self.rules.game_won_by is GameWonBy.SETTLEMENT and first != second:
            return replace(settled, winner=int(second > first))
        return settled

    def _tallies(self, game: Game) -> Iterator[Tally]:
        rules, winner = self.rules, game.closer
        for seat in (0, 1):
            yield Tally(TallyCode.DEALS, seat, game.scores[seat])
        if self.form is Form.ONE or winner is None:
            return
        each = 0 if rules.box_at_once else rules.box_bonus
        for seat in (0, 1):
            if each and game.boxes[seat]:
                count = game.boxes[seat]
                yield Tally(TallyCode.BOXES, seat, count * each, (("count", count), ("each", each)))
        if rules.game_bonus:
            yield Tally(TallyCode.GAME_BONUS, winner, rules.game_bonus)
        if rules.shutout is Shutout.NONE or game.boxes[1 - winner]:
            return
        # A box credited at once is never doubled, so the awards are added up anew.
        deals = sum(entry.award for entry in game.entries)
        again = {
            Shutout.GAME_BONUS: rules.game_bonus,
            Shutout.DEALS: deals,
            Shutout.NET: deals + game.boxes[winner] * each + rules.game_bonus,
        }[rules.shutout]
        if again:
            yield Tally(TallyCode.SHUTOUT, winner, again)


def next_dealer(rules: Rules, dealer: int, winner: int | None) -> int:
    """Return who deals after a deal that this seat dealt and that seat won (None: nobody).

    >>> [next_dealer(Rules(), 0, winner) for winner in (None, 0, 1)]
    [0, 0, 1]
    """
    if winner is None:
        return dealer
    match rules.next_dealer:
        case NextDealer.WINNER:
            return winner
        case NextDealer.LOSER:
            return 1 - winner
        case NextDealer.ALTERNATE:
            return 1 - dealer
