"""Everything that reads a text from outside; with a spoilt one it may do two things: answer, or refuse by a code."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from types import FrameType

from fuzz import corpus
from fuzz.mutate import Mutator

from ginrummy.arena.refusals import ArenaError
from ginrummy.arena.wire import message_of
from ginrummy.cli.histories import history_of
from ginrummy.cli.questions import question, rules_asked
from ginrummy.coach.drills import Drill
from ginrummy.game.actions import parse_action
from ginrummy.game.errors import CodedError
from ginrummy.game.outside import json_of
from ginrummy.records import documents, short
from ginrummy.records.openspiel import converted
from ginrummy.records.position import Position
from ginrummy.records.ruleset import parse_rules
from ginrummy.table.bridge import Bridge
from ginrummy.table.protocol import read_action
from ginrummy.table.session import Session

LONGEST_REFUSAL = 8_000
"""The longest answer to what is refused, in characters: no input may be sent back whole."""

SLOWEST = 10.0
"""Seconds of the processor's time that no input may take; the longest save takes one."""


MOST_MEMORY = 400
"""By how many megabytes the tables and caches of all readers together may grow, however many inputs there are."""


class Fault(AssertionError):
    """Something read a text and did neither."""


class BridgeTarget:
    """The page's one function, with a match on the table that nothing refused may change."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self._start = json.dumps({"v": 1, "id": 1, "cmd": "load", "args": {"save": corpus.saves()[0]}})
        self._renew()

    def __call__(self, text: str) -> str:
        """Send a request; return the code it was refused with, or "ok"."""
        reply = json.loads(answer := self.bridge.handle(text))
        if reply["ok"]:
            if "rev" in reply or "review" in reply:
                self._renew()
            return "ok"
        code: str = reply["error"]["code"]
        if code == "internal" or set(reply) != {"v", "id", "ok", "error"} or len(answer) > LONGEST_REFUSAL:
            raise Fault(answer[:500])
        session = self.bridge._session
        if session is not self._session or session.save != self._save or self.bridge._waiting is not None:
            raise Fault(f"{code} changed the match")
        return code

    def _renew(self) -> None:
        self.bridge = Bridge()
        self.bridge.handle(self._start)
        session = self.bridge._session
        assert session is not None
        self._session, self._save = session, session.save


def reading(read: Callable[[str], object]) -> Callable[[str], str]:
    """Make a target of a reader that raises CodedError, or ArenaError, and nothing else."""

    def target(text: str) -> str:
        try:
            read(text)
        except CodedError as error:
            if len(json.dumps(error.params)) > LONGEST_REFUSAL:
                raise Fault(f"{error.code} sends too much back") from error
            return error.code
        except ArenaError:
            return "arena"
        return "ok"

    return target


def _document(text: str) -> None:
    document = documents.loads(text)
    again = documents.loads(documents.dumps(document))
    assert again.record == document.record


def _position(text: str) -> None:
    position = Position.parse(text)
    assert Position.parse(str(position)) == position


def _save(text: str) -> None:
    session = Session.restore(text)
    assert Session.restore(session.save).save == session.save


def _asked(text: str) -> None:
    rules_asked(question(text))


def _act(text: str) -> None:
    try:
        data = json_of(text, 10_000)
    except ValueError:
        raise CodedError("bad_request") from None
    read_action(data)


Target = tuple[Callable[[str], str], Sequence[str], int]
"""What reads, real texts for it, and how many of a hundred inputs it gets."""


def targets() -> dict[str, Target]:
    """List everything that reads, by name."""
    acts = [act for save in corpus.saves() for act in json.loads(save)["moves"].split()]
    return {
        "requests": (BridgeTarget(), corpus.requests(), 46),
        "saves": (reading(_save), corpus.saves(), 8),
        "records": (reading(_document), corpus.records(), 6),
        "short": (reading(short.loads), corpus.shorts(), 6),
        "positions": (reading(_position), corpus.positions(), 10),
        "drills": (reading(Drill.parse), corpus.drills(), 6),
        "rules": (reading(parse_rules), corpus.rules_texts(), 6),
        "acts": (reading(parse_action), acts, 3),
        "action messages": (reading(_act), [json.dumps(act) for act in corpus.ACTS], 3),
        "questions": (
            reading(_asked),
            ['{"hand":["Ac","2c"],"rules":{"aces":"around"}}', '{"rules":"classic"}'],
            2,
        ),
        "histories": (
            reading(lambda text: converted(history_of(text), parse_rules("tournament(tied_undercut=drawn)"))),
            [" ".join(map(str, [*range(21), 54, 54, 53, 25, 25])), "[3, 4, 52]"],
            2,
        ),
        "wire": (
            reading(lambda text: message_of(text, "somebody")),
            ['{"type":"act","id":1,"seed":5,"view":{}}'],
            2,
        ),
    }


@contextmanager
def _limited() -> Iterator[None]:
    """Break off what takes more of the processor than SLOWEST, where the system can tell."""
    if not hasattr(signal, "ITIMER_VIRTUAL"):
        yield
        return

    def stop(_: int, __: FrameType | None) -> None:
        raise Fault(f"took more than {SLOWEST} s")

    usual = signal.signal(signal.SIGVTALRM, stop)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, usual)


def _peak() -> int:
    """Return the most memory the process has held, in megabytes; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held // (1 << 20 if sys.platform == "darwin" else 1 << 10)


def _arm() -> None:
    if hasattr(signal, "ITIMER_VIRTUAL"):
        signal.setitimer(signal.ITIMER_VIRTUAL, SLOWEST)


def run(count: int, seed: str, every: int = 100_000) -> Counter[str]:
    """Try so many spoilt texts; return how each kind was answered.  The input that broke something is in the error."""
    rng, outcomes = Random(seed), Counter[str]()
    made = {
        name: (read, Mutator(f"{seed} {name}", texts), share)
        for name, (read, texts, share) in targets().items()
    }
    names = list(made)
    started, slowest, held = time.process_time(), (0.0, ""), _peak()
    with _limited():
        for number, name in enumerate(rng.choices(names, [made[name][2] for name in names], k=count), 1):
            read, mutator, _ = made[name]
            text = mutator.spoil(mutator.pick())
            before = time.process_time()
            _arm()
            try:
                code = read(text)
            except Exception as error:
                told = f"{name}, seed {seed!r}, input {number}, {len(text)} signs: {text[:2000]!r}"
                raise Fault(told) from error
            slowest = max(slowest, (time.process_time() - before, f"{name} {code}, {len(text)} signs"))
            outcomes[f"{name}: {'taken' if code == 'ok' else 'refused'}"] += 1
            outcomes[code] += 1
            if number % every == 0:
                spent = time.process_time() - started
                told = f"{number:,} inputs, {spent:.0f} s, the slowest {slowest[0]:.2f} s ({slowest[1]})"
                print(f"{told}, memory {_peak() - held:+} MB", file=sys.stderr, flush=True)
    if _peak() - held > MOST_MEMORY:
        raise Fault(f"grew by {_peak() - held} MB")
    return outcomes
