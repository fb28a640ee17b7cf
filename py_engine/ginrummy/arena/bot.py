"""The other end of the lines: a level of this engine as the program that others drive."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TextIO

from ginrummy.arena.refusals import ArenaError
from ginrummy.arena.wire import PROTOCOL, line_of, message_of, read_view
from ginrummy.game.errors import CodedError
from ginrummy.players.opponent import Opponent


def answer_questions(player: Opponent, lines: Iterable[str], out: TextIO) -> int:
    """Answer every line until ``bye`` or the end; return 0, or 1 after a line that could not be answered.

    >>> import io
    >>> from ginrummy.players.levels import opponent
    >>> out = io.StringIO()
    >>> answer_questions(opponent("sharp"), ['{"type": "hello", "protocol": 1}'], out), out.getvalue().strip()
    (0, '{"type":"hello","protocol":1,"name":"sharp"}')
    """
    for line in lines:
        if not line.strip():
            continue
        try:
            message = message_of(line, "the other side")
            if message["type"] == "bye":
                return 0
            answer = _answer(player, message)
        except (ArenaError, CodedError) as error:
            out.write(line_of({"type": "error", "message": str(error)}))
            out.flush()
            return 1
        out.write(line_of(answer))
        out.flush()
    return 0


def _answer(player: Opponent, message: dict[str, object]) -> dict[str, object]:
    match message:
        case {"type": "hello", "protocol": protocol}:
            if protocol != PROTOCOL:
                raise ArenaError(f"this is protocol {PROTOCOL}, not {protocol!r}")
            return {"type": "hello", "protocol": PROTOCOL, "name": player.name}
        case {"type": "act", "id": number, "seed": int(seed), "view": dict(view)}:
            act = player.decide(read_view(view), random.Random(seed))
            return {"type": "act", "id": number, "action": str(act)}
        case _:
            raise ArenaError(
                f"no question of type {message['type']!r} with these fields: {', '.join(message)}"
            )
