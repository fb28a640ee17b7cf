"""One table: a match between a person at seat 0 and an opponent at seat 1, and what may be taken back."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from random import Random

from ginrummy import __version__
from ginrummy.game.actions import Action, Discard, LayOff, Pass, TakeDiscard, TakeUpcard, parse_action
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.events import Event
from ginrummy.game.fairness import Terms
from ginrummy.game.match import Match
from ginrummy.game.rules import Rules
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.levels import PLAYABLE, opponent
from ginrummy.table.messages import EventMessage, LegalMessage, PriceMessage, ViewMessage
from ginrummy.table.prices import price_messages
from ginrummy.table.render import (
    dealt_messages,
    event_messages,
    legal_messages,
    rules_message,
    view_message,
)
from ginrummy.table.saves import Save, check_of

PERSON, OPPONENT = 0, 1
"""The two seats."""

LONGEST_SEED = 200
"""The longest seed that is taken, in characters."""

_NEXT_DEAL = "n"
_SHOWS_NOTHING = (Pass, TakeUpcard, TakeDiscard, Discard, LayOff)


LONGEST_NAME = 40
"""The longest name that a player may give to rules, in characters."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules of a table: the numbers, the preset they start from, the player's own name for them.

    Raises CodedError ``bad_request`` for a name that is empty, too long or holds what cannot be written.
    """

    preset: str
    rules: Rules
    name: str | None = None

    def __post_init__(self) -> None:
        """Refuse a name that cannot be shown."""
        name = self.name
        if name is not None and not (name.strip() and len(name) <= LONGEST_NAME and name.isprintable()):
            raise CodedError("bad_request", field="name")


class Session:
    """A match in progress.

    ``rev`` grows with every change and never falls, so that a click on an old picture can be refused.

    >>> session = Session(TableRules("regular", Rules()), "one", None, "gentle", "a seed")
    >>> session.rev, Session.restore(session.save).view == session.view
    (0, True)
    """

    def __init__(self, rules: TableRules, form: str, target: int | None, level: str, seed: str) -> None:
        """Start a match.

        Raises CodedError ``unknown_form``, ``unknown_level``, ``bad_target`` or, for a seed that is too long or
        holds what cannot be written, ``bad_request``.
        """
        if form not in Form.__members__.values():
            raise CodedError("unknown_form", name=str(form)[:40])
        if level not in PLAYABLE:
            raise CodedError("unknown_level", name=str(level)[:40])
        # The words in a fair seed may hold signs that this Python's Unicode does not know yet.
        if len(seed) > LONGEST_SEED or not (seed.isprintable() or Terms.of(seed)):
            raise CodedError("bad_request", field="seed")
        self.rules = rules
        self.level = level
        self.rev = 0
        self._opponent = opponent(level)
        self._match = Match.start(rules.rules, Form(form), seed, target)
        # Tuples, so that a copy of a session shares nothing that either of them could change.
        self._moves: tuple[str, ...] = ()
        self._before: tuple[Match, ...] = ()
        self.trial = False
        self.events: list[EventMessage] = dealt_messages(self._match)

    @classmethod
    def restore(cls, text: object) -> Session:
        """Replay a save.

        Raises CodedError ``save_unreadable``, ``save_newer``, or ``save_inconsistent`` where the moves do not
        follow from each other or do not lead to the position that was saved.
        """
        save = Save.loads(text)
        try:
            rules = TableRules(save.preset, save.rules, save.name)
            session = cls(rules, save.form, save.target, save.level, save.seed)
            for move in save.moves:
                session._replay(move)
        except CodedError:
            raise CodedError("save_inconsistent") from None
        if check_of(session._match) != save.check:
            raise CodedError("save_inconsistent")
        session.rev = save.rev
        session.events = []
        return session

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._match

    @property
    def moves(self) -> tuple[str, ...]:
        """Every act since the start in its short text, ``n`` where the next deal was dealt."""
        return self._moves

    @property
    def view(self) -> ViewMessage:
        """All that the person may see."""
        rules = rules_message(self.rules.preset, self.rules.rules, self.rules.name)
        view = view_message(self._match, PERSON, rules, self.level, bool(self._before))
        if self.trial:
            view["trial"] = True
        return view

    @property
    def legal(self) -> list[LegalMessage]:
        """What the person may do now."""
        return legal_messages(self._match, PERSON)

    @property
    def prices(self) -> list[PriceMessage]:
        """What the deal that is over comes to under every preset; raises CodedError ``deal_not_over``."""
        return price_messages(self._match.deal)

    @property
    def save(self) -> str:
        """The match as text."""
        match = self._match
        return Save(
            engine=__version__,
            preset=self.rules.preset,
            name=self.rules.name,
            rules=self.rules.rules,
            form=match.form.value,
            target=match.target,
            level=self.level,
            seed=match.seed,
            rev=self.rev,
            moves=self._moves,
            check=check_of(match),
        ).dumps()

    def act(self, action: Action) -> None:
        """Do what the person wants; raises IllegalAction and changes nothing where it is not allowed."""
        turn = self._match.deal.turn
        if turn == OPPONENT:
            raise IllegalAction("not_your_turn")
        self._do(action)

    def advance(self) -> None:
        """Let the opponent do one act; raises IllegalAction ``opponent_turn_only`` when it is not to act."""
        deal = self._match.deal
        if deal.turn != OPPONENT:
            raise IllegalAction("opponent_turn_only")
        view = View.of(deal, OPPONENT, self._match.sheet)
        # Seeded by the number of moves, so that closing the page and coming back changes no decision.
        rng = Random(f"{self._match.seed}/opponent/{len(self._moves)}")
        self._do(self._opponent.decide(view, rng))

    def tried_at(self, match: Match, count: int) -> Session:
        """Return a table apart that stands at an earlier moment of this match, after so many of its acts.

        The same acts meet the same answers there.  It deals no further deal: that would show the next one's cards.
        """
        trial = copy(self)
        trial.trial = True
        trial._match, trial._moves, trial._before = match, self._moves[:count], ()
        trial._changed([])
        return trial

    def apart(self, match: Match, rev: int) -> Session:
        """Return a table apart at which another match is played from its start, with this revision."""
        trial = self.tried_at(match, 0)
        trial.rev, trial.events = rev, dealt_messages(match)
        return trial

    def passed_by(self, rev: int) -> Session:
        """Return this table unchanged at a later revision, after another one was in its place."""
        table = copy(self)
        table.rev = rev
        table.events = []
        return table

    def next_deal(self) -> None:
        """Deal again; raises IllegalAction ``deal_not_over`` or ``match_over``, CodedError ``trial_running``."""
        if self.trial:
            raise CodedError("trial_running")
        self._match = self._match.next_deal()
        self._moves += (_NEXT_DEAL,)
        self._before = ()
        self._changed(dealt_messages(self._match))

    def undo(self) -> None:
        """Take back the person's last act; raises IllegalAction ``nothing_to_undo``."""
        if not self._before:
            raise IllegalAction("nothing_to_undo")
        *rest, self._match = self._before
        self._before = tuple(rest)
        self._moves = self._moves[:-1]
        self._changed([{"type": "taken_back", "seat": PERSON}])

    def _do(self, action: Action) -> None:
        before, turn = self._match, self._match.deal.turn
        self._match, events = before.apply(action)
        self._moves += (str(action),)
        # Nothing hidden was shown and the opponent has not answered: only then may it be taken back.
        if turn == PERSON and isinstance(action, _SHOWS_NOTHING) and self._match.deal.result is None:
            self._before += (before,)
        else:
            self._before = ()
        self._changed(self._told(events))

    def _replay(self, move: str) -> None:
        if move == _NEXT_DEAL:
            self.next_deal()
        else:
            self._do(parse_action(move))

    def _changed(self, events: list[EventMessage]) -> None:
        self.rev += 1
        self.events = events

    def _told(self, events: tuple[Event, ...]) -> list[EventMessage]:
        return event_messages(events, PERSON, self._match)
