"""The one function that the page calls: a request goes in as text, the reply comes out as text."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from copy import copy

from ginrummy import __version__
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import PRESETS, PROPOSED_TARGETS, Rules, merged, preset, problems
from ginrummy.game.sheet import TARGET_MAX, TARGET_MIN, Form
from ginrummy.players.levels import PLAYABLE
from ginrummy.table.messages import PROTOCOL_VERSION, ErrorMessage, HelloMessage, Reply, RulesOfferMessage
from ginrummy.table.protocol import Command, read_action, read_args, read_request, refusal, request_id, write
from ginrummy.table.render import rules_message
from ginrummy.table.session import Session, TableRules
from ginrummy.table.statements import differences, rule_fields, statements


class Bridge:
    """One table as the page sees it: at most one match, commands in, replies out.

    >>> print(Bridge().handle('{"v":1,"id":3,"cmd":"advance","rev":0}'))
    {"v":1,"id":3,"ok":false,"error":{"code":"no_match","params":{}}}
    """

    def __init__(self) -> None:
        """Open an empty table."""
        self._session: Session | None = None
        self._commands: dict[str, Callable[[Command], Session]] = {
            "new_match": self._new_match,
            "load": self._load,
            "act": self._act,
            "advance": self._step(Session.advance),
            "next_deal": self._step(Session.next_deal),
            "undo": self._step(Session.undo),
        }

    def handle(self, request: str) -> str:
        """Answer one request; never raises, and a refused one changes nothing."""
        try:
            return write(self._reply(read_request(request)))
        except CodedError as error:
            return write(refusal(request_id(request), error))
        except Exception:
            # What went wrong may hold cards that the player must not see, so nothing of it is passed on.
            return write(refusal(request_id(request), CodedError("internal")))

    def _reply(self, command: Command) -> Reply:
        if command.name == "hello":
            read_args(command.args, {})
            return {"v": PROTOCOL_VERSION, "id": command.id, "ok": True, "hello": hello()}
        if command.name == "rules":
            args = read_args(command.args, {"preset": str, "changes": dict})
            if "preset" not in args:
                raise CodedError("bad_request", field="preset")
            offer = rules_offer(args["preset"], args.get("changes", {}))
            return {"v": PROTOCOL_VERSION, "id": command.id, "ok": True, "rules": offer}
        if command.name == "price":
            read_args(command.args, {})
            prices = self._current(command).prices
            return {"v": PROTOCOL_VERSION, "id": command.id, "ok": True, "prices": prices}
        if command.name not in self._commands:
            raise CodedError("unknown_command", name=command.name[:40])
        session = self._commands[command.name](command)
        reply: Reply = {
            "v": PROTOCOL_VERSION,
            "id": command.id,
            "ok": True,
            "rev": session.rev,
            "events": session.events,
            "view": session.view,
            "legal": session.legal,
            "save": session.save,
        }
        self._session = session
        return reply

    def _new_match(self, command: Command) -> Session:
        args = read_args(
            command.args,
            {
                "preset": str,
                "changes": dict,
                "name": str,
                "form": str,
                "target": int,
                "level": str,
                "seed": str,
            },
        )
        seed = args.get("seed", "") or secrets.token_hex(16)
        for name in ("preset", "form", "level"):
            if name not in args:
                raise CodedError("bad_request", field=name)
        rules = Rules(**merged(preset(args["preset"]), args.get("changes", {})))
        table_rules = TableRules(args["preset"], rules, args.get("name"))
        return Session(table_rules, args["form"], args.get("target"), args["level"], seed)

    def _load(self, command: Command) -> Session:
        args = read_args(command.args, {"save": str})
        return Session.restore(args.get("save"))

    def _act(self, command: Command) -> Session:
        args = read_args(command.args, {"action": dict})
        session = self._current(command)
        session.act(read_action(args.get("action")))
        return session

    def _step(self, step: Callable[[Session], None]) -> Callable[[Command], Session]:
        """Make the answer to a command that has no arguments and moves the match on."""

        def answer(command: Command) -> Session:
            read_args(command.args, {})
            session = self._current(command)
            step(session)
            return session

        return answer

    def _current(self, command: Command) -> Session:
        """Return a copy of the match in play, kept only if the request comes to an end.

        Refuses a request made on an older picture of the match.
        """
        if self._session is None:
            raise CodedError("no_match")
        if command.rev is None:
            raise CodedError("bad_request", field="rev")
        if command.rev != self._session.rev:
            raise CodedError("stale_rev", rev=command.rev, expected=self._session.rev)
        return copy(self._session)


def hello() -> HelloMessage:
    """Tell what this engine is and what can be started."""
    return {
        "engine": __version__,
        "protocol": PROTOCOL_VERSION,
        "presets": [
            {
                "name": name,
                "rules": rules_message(name, rules),
                "statements": statements(rules),
                "differences": differences(rules),
                "targets": list(PROPOSED_TARGETS[name]),
            }
            for name, rules in PRESETS.items()
        ],
        "fields": rule_fields(),
        "forms": [form.value for form in Form],
        "levels": list(PLAYABLE),
        "target_min": TARGET_MIN,
        "target_max": TARGET_MAX,
    }


def rules_offer(name: str, changes: Mapping[str, object]) -> RulesOfferMessage:
    """Tell all about a preset with changes, or everything that keeps it from being played.

    Raises CodedError ``unknown_preset`` or ``unknown_rule``.
    """
    base = preset(name)
    values = merged(base, changes)
    found = list(problems(values))
    if found:
        wrong: list[ErrorMessage] = [{"code": error.code, "params": error.params} for error in found]
        return {"rules": None, "statements": [], "differences": [], "problems": wrong}
    rules = Rules(**values)
    return {
        "rules": rules_message(name, rules),
        "statements": statements(rules),
        "differences": differences(rules),
        "problems": [],
    }


_bridge = Bridge()


def handle(request: str) -> str:
    """Answer one request for the page's one table."""
    return _bridge.handle(request)
