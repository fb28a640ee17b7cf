"""A player that is a program of its own, asked line by line over its standard input and output."""

from __future__ import annotations

import contextlib
import queue
import random
import shlex
import subprocess
import sys
import threading
from typing import IO

from ginrummy.arena.refusals import ArenaError
from ginrummy.arena.wire import PROTOCOL, Message, line_of, message_of, write_view
from ginrummy.game.actions import Action, parse_action
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import Rules
from ginrummy.game.view import View
from ginrummy.records.ruleset import plain

GOODBYE = 5.0
"""Seconds that a program has for ending once its input is closed."""

SEED_BITS = 53
"""How many bits the number for chance has: as many as a JSON number keeps everywhere."""


class Outside:
    """A program that plays a seat; a context manager that ends it.

    Raises ArenaError when it cannot be started, ends, stays silent for ``patience`` seconds, or answers with
    anything but a legal act.  One program serves any number of games, one question after the other.
    """

    def __init__(self, command: str, rules: Rules, patience: float = 30.0) -> None:
        """Start the program and exchange greetings."""
        self._command, self._patience = command, patience
        self._asked = 0
        try:
            words = shlex.split(command, posix=sys.platform != "win32")
        except ValueError as error:
            raise ArenaError(f"cmd:{command} is no command line: {error}") from None
        if not words:
            raise ArenaError("cmd: needs a command line after it")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except OSError as error:
            raise ArenaError(f"cmd:{command} cannot be started: {error.strerror or error}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input: IO[str] = self._process.stdin
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()
        try:
            self._greet(rules)
        except BaseException:
            self.close()
            raise

    @property
    def name(self) -> str:
        """The name the program gave itself, or its command line."""
        return self._name

    def decide(self, view: View, rng: random.Random) -> Action:
        """Ask the program for the next act of the seat to act."""
        legal = view.legal_actions()
        if not legal:
            raise CodedError("not_your_turn")
        self._asked += 1
        answer = self._ask(
            {
                "type": "act",
                "id": self._asked,
                "seed": rng.getrandbits(SEED_BITS),
                "view": write_view(view),
                "legal": [str(act) for act in legal],
            },
            "act",
        )
        if answer.get("id") != self._asked:
            raise self._error(f"answered question {answer.get('id')!r} when it was asked {self._asked}")
        text = answer.get("action")
        try:
            act = parse_action(text) if isinstance(text, str) else None
        except CodedError:
            act = None
        if act is None or act not in legal:
            offered = " ".join(str(one) for one in legal[:20]) + (" …" if len(legal) > 20 else "")
            raise self._error(
                f"answered {text!r}, which is not legal in the phase {view.phase.value!r};"
                f" with {view.hand.bit_count()} cards in hand it may: {offered}"
            )
        return act

    def close(self) -> None:
        """Tell the program that it is done, and end it if it does not end."""
        with contextlib.suppress(OSError, ValueError):
            self._input.write(line_of({"type": "bye"}))
        with contextlib.suppress(OSError):
            self._input.close()
        try:
            self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(GOODBYE)

    def __enter__(self) -> Outside:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _greet(self, rules: Rules) -> None:
        self._name = f"cmd:{self._command}"
        answer = self._ask({"type": "hello", "protocol": PROTOCOL, "rules": plain(rules)}, "hello")
        if answer.get("protocol") != PROTOCOL:
            raise self._error(f"speaks protocol {answer.get('protocol')!r}, here it is {PROTOCOL}")
        if isinstance(answer.get("name"), str):
            self._name = answer["name"]

    def _ask(self, message: Message, kind: str) -> Message:
        try:
            self._input.write(line_of(message))
            self._input.flush()
        except (OSError, ValueError):
            raise self._ended() from None
        try:
            line = self._lines.get(timeout=self._patience)
        except queue.Empty:
            raise self._error(f"did not answer {message['type']!r} within {self._patience:g} s") from None
        if line is None:
            raise self._ended()
        answer = message_of(line, f"cmd:{self._command}")
        if answer["type"] == "error":
            raise self._error(f"gave up: {answer.get('message')}")
        if answer["type"] != kind:
            raise self._error(f"answered with {answer['type']!r} where {kind!r} was due")
        return answer

    def _read(self, output: IO[str]) -> None:
        with output:
            for line in output:
                if line.strip():
                    self._lines.put(line)
        self._lines.put(None)

    def _ended(self) -> ArenaError:
        try:
            status = f"ended with status {self._process.wait(GOODBYE)}"
        except subprocess.TimeoutExpired:
            status = "closed its output"
        return self._error(f"{status} before the run was over")

    def _error(self, text: str) -> ArenaError:
        return ArenaError(f"cmd:{self._command} {text}")
