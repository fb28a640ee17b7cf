"""The one function that the page calls: a request goes in as text, the reply comes out as text."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from ginrummy.coach.review import Review
    from ginrummy.table.replaying import Replay


class Bridge:
    """One table as the page sees it: at most one match, commands in, replies out.

    >>> print(Bridge().handle('{"v":1,"id":3,"cmd":"advance","rev":0}'))
    {"v":1,"id":3,"ok":false,"error":{"code":"no_match","params":{}}}
    """

    def __init__(self) -> None:
        """Open an empty table."""
        self._session: Session | None = None
        self._waiting: Session | None = None
        self._review: tuple[Session, int, Review] | None = None
        self._replay: Replay | None = None
        self._commands: dict[str, Callable[[Command], Session]] = {
            "new_match": self._new_match,
            "load": self._load,
            "act": self._act,
            "advance": self._step(Session.advance),
            "next_deal": self._step(Session.next_deal),
            "undo": self._step(Session.undo),
            "trial": self._trial,
            "trial_end": self._trial_end,
            "replay_play": self._replay_play,
        }
        # None of these goes on with the match.
        self._questions: dict[str, Callable[[Command], Reply]] = {
            "price": self._price,
            "hint": self._hint,
            "review": self._go_on_with_review,
            "review_stop": self._stop_review,
            "knew": self._knew,
            "drill": _drill,
            "drill_answer": _drill_answer,
            "fair": self._fair,
            "proof": self._proof,
            "give_up": self._give_up,
            "check_proof": _check_proof,
            "replay": self._open_replay,
            "replay_step": self._replay_step,
            "replay_record": self._replay_record,
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
        if command.name in self._questions:
            return self._questions[command.name](command)
        if command.name not in self._commands:
            raise CodedError("unknown_command", name=command.name[:40])
        session = self._commands[command.name](command)
        told: Reply = {
            "v": PROTOCOL_VERSION,
            "id": command.id,
            "ok": True,
            "rev": session.rev,
            "events": session.events,
            "view": session.view,
            "legal": session.legal,
        }
        if not session.trial:
            told["save"] = session.save
        if not session.trial:
            self._waiting = None
        elif self._waiting is None:
            self._waiting = self._session
        self._session = session
        return told

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

    def _price(self, command: Command) -> Reply:
        read_args(command.args, {})
        reply = _accepted(command)
        reply["prices"] = self._current(command).prices
        return reply

    def _hint(self, command: Command) -> Reply:
        from ginrummy.table.coaching import hint_message

        read_args(command.args, {})
        reply = _accepted(command)
        reply["hint"] = hint_message(self._current(command))
        return reply

    def _go_on_with_review(self, command: Command) -> Reply:
        """Open a review or go on with it; another deal's is dropped."""
        from ginrummy.table.coaching import review_message, review_of

        table, number = self._deal_asked_for(command)
        if (
            self._review is None
            or self._review[1] != number
            or self._review[0].match.seed != table.match.seed
        ):
            self._review = table, number, review_of(table, number)
        reply = _accepted(command)
        reply["review"] = review_message(self._review[2], number)
        return reply

    def _stop_review(self, command: Command) -> Reply:
        read_args(command.args, {})
        self._review = None
        return _accepted(command)

    def _knew(self, command: Command) -> Reply:
        from ginrummy.table.coaching import knew_message, past_of

        table, number = self._deal_asked_for(command)
        reply = _accepted(command)
        reply["knew"] = knew_message(past_of(table, number), number)
        return reply

    def _trial(self, command: Command) -> Session:
        from ginrummy.table.coaching import trial_of

        args = _whole(read_args(command.args, {"deal": int, "at": int}), "deal", "at")
        table = self._current(command)
        if table.trial:
            raise CodedError("trial_running")
        return trial_of(table, args["deal"], args["at"])

    def _trial_end(self, command: Command) -> Session:
        read_args(command.args, {})
        trial = self._current(command)
        if self._waiting is None:
            raise CodedError("no_trial")
        return self._waiting.passed_by(trial.rev + 1)

    def _fair(self, command: Command) -> Reply:
        from ginrummy.table.proofs import fair_message

        read_args(command.args, {})
        reply = _accepted(command)
        reply["fair"] = fair_message(self._match_that_is_on())
        return reply

    def _proof(self, command: Command) -> Reply:
        from ginrummy.table.proofs import proof_of

        read_args(command.args, {})
        reply = _accepted(command)
        reply["proof"] = proof_of(self._current(command))
        return reply

    def _give_up(self, command: Command) -> Reply:
        """Tell the secret of a match that is not over, and clear the table: nobody plays on who knows the cards."""
        from ginrummy.table.proofs import proof_of

        read_args(command.args, {})
        reply = _accepted(command)
        reply["proof"] = proof_of(self._current(command), given_up=True)
        self._session = self._review = None
        return reply

    def _match_that_is_on(self) -> Session:
        """Return the match, even while something is tried beside it."""
        table = self._waiting or self._session
        # Cards that were dealt again are no match, and there need be none beside them.
        if table is None or (table.trial and not self._waiting):
            raise CodedError("no_match")
        return table

    def _open_replay(self, command: Command) -> Reply:
        """Open what is to be looked at: a text from an address, a save, or the match on the table."""
        from ginrummy.table.replaying import Replay, replay_message

        args = read_args(command.args, {"text": str, "save": str, "deal": int})
        if "text" in args and "save" in args:
            raise CodedError("bad_request", field="save")
        if "text" in args:
            replay = Replay.of_text(args["text"])
        else:
            saved = Session.restore(args["save"]) if "save" in args else self._match_that_is_on()
            replay = Replay.of_session(saved)
        reply = _accepted(command)
        reply["replay"] = replay_message(replay, args.get("deal", len(replay.deals)))
        self._replay = replay
        return reply

    def _replay_step(self, command: Command) -> Reply:
        from ginrummy.table.replaying import step_message

        args = _whole(read_args(command.args, {"deal": int, "at": int}), "deal", "at")
        reply = _accepted(command)
        reply["step"] = step_message(self._replay_opened(), args["deal"], args["at"])
        return reply

    def _replay_record(self, command: Command) -> Reply:
        from ginrummy.table.replaying import record_message

        args = _whole(read_args(command.args, {"deal": int}), "deal")
        reply = _accepted(command)
        reply["record"] = record_message(self._replay_opened(), args["deal"])
        return reply

    def _replay_play(self, command: Command) -> Session:
        from ginrummy.table.replaying import play_again

        args = _whole(read_args(command.args, {"deal": int, "preset": str, "level": str}), "deal", "level")
        if self._session and self._session.trial:
            raise CodedError("trial_running")
        rev = self._session.rev + 1 if self._session else 1
        return play_again(self._replay_opened(), args["deal"], args.get("preset"), args["level"], rev)

    def _replay_opened(self) -> Replay:
        if self._replay is None:
            raise CodedError("no_replay")
        return self._replay

    def _deal_asked_for(self, command: Command) -> tuple[Session, int]:
        """Return the match and the number of the deal."""
        args = read_args(command.args, {"deal": int})
        if "deal" not in args:
            raise CodedError("bad_request", field="deal")
        return self._match_that_is_on(), args["deal"]

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


def _whole(args: dict[str, Any], *names: str) -> dict[str, Any]:
    """Return arguments that hold all of these; raises CodedError ``bad_request`` for the first one missing."""
    for name in names:
        if name not in args:
            raise CodedError("bad_request", field=name)
    return args


def _accepted(command: Command) -> Reply:
    return {"v": PROTOCOL_VERSION, "id": command.id, "ok": True}


def _drill(command: Command) -> Reply:
    from ginrummy.table.drilling import drill

    reply = _accepted(command)
    reply["drill"] = drill(command.args)
    return reply


def _drill_answer(command: Command) -> Reply:
    from ginrummy.table.drilling import drill_answer

    reply = _accepted(command)
    reply["drilled"] = drill_answer(command.args)
    return reply


def _check_proof(command: Command) -> Reply:
    from ginrummy.table.proofs import check

    args = read_args(command.args, {"proof": str})
    reply = _accepted(command)
    reply["checked"] = check(args.get("proof"))
    return reply


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
