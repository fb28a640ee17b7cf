"""Courses of play, worked out in this Python before the page plays them.

A plan is a match of the very engine that runs in the page: same seed, same acts, same table.  A test asks for
a scenario ("the opponent knocks and two cards can be laid off"), gets the first seed that leads to it, plays the
person's acts through the page and compares what the page shows with the views kept here.  A better opponent
changes the seeds, never the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from ginrummy.game.rules import PRESETS, Rules, merged
from ginrummy.table.protocol import read_action
from ginrummy.table.session import OPPONENT, Session, TableRules

View = dict[str, Any]
Action = dict[str, Any]
Legal = list[dict[str, Any]]

NEXT_DEAL: Action = {"type": "next_deal"}
"""What the person does at the end of a deal that does not end the match."""
SEEDS_TRIED = 3000


@dataclass(frozen=True)
class Moment:
    """The table at rest: the person is to act, or the deal is over.

    ``does``: what the person then does, None at the end of the plan.  ``during``: the views from that act to
    the next moment, the first one right after the act itself.
    """

    view: View
    legal: Legal
    save: str
    does: Action | None
    during: tuple[View, ...]
    saves: tuple[str, ...]

    @property
    def deal(self) -> dict[str, Any]:
        """The deal in the view."""
        return self.view["deal"]  # type: ignore[no-any-return]

    @property
    def phase(self) -> str:
        """The deal's phase."""
        return self.deal["phase"]  # type: ignore[no-any-return]

    def offers(self, kind: str) -> Legal:
        """List the legal acts of one type."""
        return [entry for entry in self.legal if entry["action"]["type"] == kind]


@dataclass(frozen=True)
class Plan:
    """One course of play from the first cards to the scenario's end.

    ``opening``: the views before the first moment, where the opponent is the first to act.  ``changes``: what own
    rules change of the preset; ``name``: what they are called.
    """

    preset: str
    form: str
    target: int | None
    level: str
    seed: str
    opening: tuple[View, ...]
    moments: tuple[Moment, ...]
    changes: Mapping[str, Any] = field(default_factory=dict)
    name: str | None = None

    @property
    def last(self) -> Moment:
        """The moment the plan ends with."""
        return self.moments[-1]

    @property
    def result(self) -> dict[str, Any]:
        """How the last deal ended."""
        return self.last.deal["result"]  # type: ignore[no-any-return]

    def upto(self, wanted: Callable[[Moment], bool]) -> Plan:
        """Cut the plan at the first moment that is wanted; nothing is done there."""
        for index, moment in enumerate(self.moments):
            if wanted(moment):
                end = replace(moment, does=None, during=(), saves=())
                return replace(self, moments=(*self.moments[:index], end))
        raise LookupError("The plan holds no such moment")

    def number(self, wanted: Callable[[Moment], bool]) -> int:
        """Find the place of the first moment that is wanted."""
        return len(self.upto(wanted).moments) - 1

    def holds(self, wanted: Callable[[Moment], bool]) -> bool:
        """Tell whether some moment is wanted."""
        return any(wanted(moment) for moment in self.moments)


Policy = Callable[[View, Legal], Action]


def _first(legal: Legal, kind: str) -> Action | None:
    return next((entry["action"] for entry in legal if entry["action"]["type"] == kind), None)


@dataclass(frozen=True)
class Person:
    """How the person plays: always the same act on the same table.

    ``knocks``: the highest deadwood to knock with, None to wait for gin; 0 knocks without gin only where the deal
    has to be ended.  ``big_gin``: declare it, and wait for it beyond gin.  ``takes``: take cards from the pile
    where they help.  ``last``: take the last discard where a knock follows.  ``improves``: throw the card that
    leaves least; otherwise throw a high one as it comes.  ``lays_off``: lay off what is proposed, one by one.
    """

    knocks: int | None = 10
    big_gin: bool = False
    takes: bool = True
    last: bool = True
    improves: bool = True
    lays_off: bool = True

    def __call__(self, view: View, legal: Legal) -> Action:
        """Choose an act."""
        match view["deal"]["phase"]:
            case "over":
                return NEXT_DEAL
            case "layoff":
                proposed = next((entry["action"] for entry in legal if entry.get("proposed")), None)
                return proposed if proposed and self.lays_off else {"type": "done"}
            case "last_discard":
                return (_first(legal, "take_discard") if self.last else None) or {"type": "pass"}
            case "discard":
                return self._end(view, legal) or self._discard(view, legal)
            case phase:
                take = _first(legal, "take_upcard" if phase == "upcard" else "take_discard")
                leave = _first(legal, "pass" if phase == "upcard" else "draw_stock")
                if take and (not leave or (self.takes and _helps(view))):
                    return take
                return leave or legal[0]["action"]

    def _end(self, view: View, legal: Legal) -> Action | None:
        if self.big_gin and (big := _first(legal, "big_gin")):
            return big
        must = view["deal"]["throwing"] == "must_end"
        most = 99 if must else -1 if self.big_gin else self.knocks or 0
        knocks = [
            entry
            for entry in legal
            if entry["action"]["type"] == "knock" and entry["proposed"] and entry["deadwood"] <= most
        ]
        best: Action | None = min(knocks, key=lambda entry: entry["deadwood"])["action"] if knocks else None
        return best

    def _discard(self, view: View, legal: Legal) -> Action:
        discards = [entry for entry in legal if entry["action"]["type"] == "discard"]
        if self.improves:
            return min(discards, key=lambda entry: entry["deadwood"])["action"]  # type: ignore[no-any-return]
        drawn = view["deal"]["drawn"]
        kept = [entry["action"] for entry in discards if entry["action"]["card"] == drawn]
        thrown: Action = kept[0] if kept else discards[-1]["action"]
        return thrown


def _helps(view: View) -> bool:
    """Tell whether the top card makes a set or a run with two cards of the hand."""
    hand, top = view["deal"]["hand"], view["deal"]["pile"][-1]
    ranks = "A23456789TJQK"
    same = sum(card[0] == top[0] for card in hand)
    at = ranks.index(top[0])
    suited = {ranks.index(card[0]) - at for card in hand if card[1] == top[1]}
    return same >= 2 or {-2, -1} <= suited or {-1, 1} <= suited or {1, 2} <= suited


QUICK = Person()
"""Knocks as soon as it can."""
PATIENT = Person(knocks=None)
"""Waits for gin."""
IDLE = Person(knocks=None, takes=False, improves=False)
"""Draws from the stock and throws the same card again."""
BOLD = Person(big_gin=True)
"""Waits for big gin."""

Scenario = Callable[[], "Plan"]
Ends = Callable[[View], bool]


def match_over(view: View) -> bool:
    """End a plan with its match."""
    return bool(view["match"]["over"])


def deal_over(view: View) -> bool:
    """End a plan with its first deal."""
    return bool(view["deal"]["phase"] == "over")


def play(
    policy: Policy,
    seed: str,
    *,
    preset: str = "regular",
    form: str = "one",
    target: int | None = None,
    level: str = "steady",
    changes: Mapping[str, Any] | None = None,
    name: str | None = None,
    ends: Ends = match_over,
) -> Plan:
    """Play a match against the engine's own opponent until it ends or ``ends`` says so."""
    rules = Rules(**merged(PRESETS[preset], changes or {}))
    session = Session(TableRules(preset, rules, name), form, target, level, seed)
    moments: list[Moment] = []
    opening = _let_opponent_play(session)
    while True:
        view, legal = _as_dict(session.view), [dict(entry) for entry in session.legal]
        over = ends(view) or match_over(view)
        action = None if over else policy(view, legal)
        moment = Moment(view, legal, session.save, action, (), ())
        if action is None:
            views = tuple(view for view, _ in opening[:-1])
            return Plan(
                preset, form, target, level, seed, views, (*moments, moment), dict(changes or {}), name
            )
        if action == NEXT_DEAL:
            session.next_deal()
        else:
            session.act(read_action(action))
        between = _let_opponent_play(session)
        during, saves = tuple(view for view, _ in between), tuple(save for _, save in between)
        moments.append(replace(moment, during=during, saves=saves))


def _as_dict(view: Any) -> View:
    return dict(view)


def _let_opponent_play(session: Session) -> list[tuple[View, str]]:
    """Let the opponent act until it is the person's turn; list views and saves on the way, the first included."""
    between = [(_as_dict(session.view), session.save)]
    while between[-1][0]["deal"]["turn"] == OPPONENT:
        session.advance()
        between.append((_as_dict(session.view), session.save))
    return between


def find(wanted: Callable[[Plan], bool], policy: Policy, **match: Any) -> Plan:
    """Play seeds ``e2e-0``, ``e2e-1`` … and return the first plan that is wanted."""
    for number in range(SEEDS_TRIED):
        plan = play(policy, f"e2e-{number}", **match)
        if wanted(plan):
            return plan
    raise LookupError(f"No seed below e2e-{SEEDS_TRIED} leads to this scenario")


def shortest(wanted: Callable[[Plan], bool], policy: Policy, among: int, **match: Any) -> Plan:
    """Return the wanted plan with the fewest moments among the first ``among`` seeds that lead to one."""
    found: list[Plan] = []
    for number in count():
        if number == SEEDS_TRIED or len(found) == among:
            break
        plan = play(policy, f"e2e-{number}", **match)
        if wanted(plan):
            found.append(plan)
    if not found:
        raise LookupError(f"No seed below e2e-{SEEDS_TRIED} leads to this scenario")
    return min(found, key=lambda plan: len(plan.moments))


def after(moment: Moment, *acts: Action) -> tuple[View, ...]:
    """Play other acts of the person from a moment and list every view from then on."""
    session = Session.restore(moment.save)
    views: list[View] = []
    for action in acts:
        session.act(read_action(action))
        views += [view for view, _ in _let_opponent_play(session)]
    return tuple(views)


def again(plan: Plan) -> Iterator[View]:
    """Play a plan anew from its first moment and give the view at every moment after it."""
    session = Session.restore(plan.moments[0].save)
    for moment in plan.moments:
        if moment.does is None:
            return
        if moment.does == NEXT_DEAL:
            session.next_deal()
        else:
            session.act(read_action(moment.does))
        yield _let_opponent_play(session)[-1][0]
