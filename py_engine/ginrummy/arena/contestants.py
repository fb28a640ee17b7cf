"""Who can take part, by the words of the command line.

====================  ==================================================================================
words                 player
====================  ==================================================================================
``sharp``             a level or yardstick by its name
``one_draw:0``        the yardstick that looks one draw ahead, knocking in so many of its first turns
``openspiel``         OpenSpiel's bot (the package ``open_spiel``, extra ``bench``)
``cmd:python3 a.py``  a program of its own that speaks the lines of docs/ARENA.md
``py:package:name``   an Opponent, or a function that makes one, from a Python module that can be imported
====================  ==================================================================================
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager

from ginrummy.arena.refusals import ArenaError
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import Rules
from ginrummy.players.levels import LEVELS, opponent
from ginrummy.players.opponent import Opponent
from ginrummy.players.yardsticks import OneDraw


@contextmanager
def contestant(words: str, rules: Rules, patience: float = 30.0) -> Iterator[Opponent]:
    """Give the player that the words name, for these rules; what it needs is ended after.

    Raises ArenaError for words that name nobody and for a player that cannot play these rules.

    >>> with contestant("one_draw:0", Rules()) as player:
    ...     player.name
    'one_draw:0'
    """
    kind, _, rest = words.partition(":")
    match kind:
        case "cmd":
            # Not loaded unless a program takes part: threads and processes are needed for nothing else.
            from ginrummy.arena.outside import Outside  # noqa: PLC0415

            with Outside(rest, rules, patience) as outside:
                yield outside
        case "openspiel" if not rest:
            # An optional package.
            from ginrummy.arena.openspiel import OpenSpielBot  # noqa: PLC0415

            yield OpenSpielBot(rules)
        case "py":
            yield _imported(rest)
        case "one_draw" if rest.isdecimal():
            yield OneDraw(words, knock_turns=int(rest))
        case _:
            try:
                level = opponent(words)
            except CodedError:
                known = ", ".join(LEVELS)
                raise ArenaError(
                    f"{words!r} is nobody: give one of {known}, one_draw:TURNS, openspiel, cmd:COMMAND, py:MODULE:NAME"
                ) from None
            yield level


def _imported(words: str) -> Opponent:
    module, _, name = words.partition(":")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise ArenaError(f"py:{words} cannot be imported: {error}") from None
    player = found if hasattr(found, "decide") and not isinstance(found, type) else found()
    if not hasattr(player, "decide"):
        raise ArenaError(f"py:{words} has no decide(view, rng)")
    made: Opponent = player
    return made
