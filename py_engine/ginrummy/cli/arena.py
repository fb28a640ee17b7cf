"""The verbs ``arena`` and ``bot``: players against each other, and a level that others drive."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from ginrummy.arena.bot import answer_questions
from ginrummy.arena.contestants import contestant
from ginrummy.arena.plan import Plan
from ginrummy.arena.progress import Progress
from ginrummy.arena.refusals import ArenaError
from ginrummy.arena.results import lines
from ginrummy.arena.running import Here, run
from ginrummy.cli import words
from ginrummy.cli.sheets import DEFAULT_TARGET
from ginrummy.game.rules import Rules
from ginrummy.game.sheet import Form


def arena(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    """Play the pairs, print what they say; return 0, 1 where a player or the file stops it."""
    if options.deals and (options.form or options.target):
        parser.error("--deals plays single deals, without --form and --target")
    form = None if options.deals else Form(options.form or Form.TARGET)
    if form is Form.ONE and options.target:
        parser.error("a match of one deal has no target")
    plan = Plan(
        a=options.a,
        b=options.b,
        rules=options.rules,
        seed=options.seed,
        form=form,
        target=None if form in (None, Form.ONE) else options.target or DEFAULT_TARGET,
        patience=options.patience,
    )
    try:
        for side in (plan.a, plan.b):
            # Told before anything is begun, and without a worker's traceback around it.
            with contestant(side, plan.rules, plan.patience):
                pass
        with _workers(options.jobs, options.dask) as (executor, jobs):
            told = run(
                plan,
                options.pairs,
                executor,
                jobs=jobs,
                kept=options.resume,
                watch=None if options.quiet else Progress(sys.stderr),
            )
    except ArenaError as error:
        print(f"ginrummy arena: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(
            "\nginrummy arena: broken off" + (f"; {options.resume} keeps the rest" if options.resume else ""),
            file=sys.stderr,
        )
        return 130
    print(json.dumps(told) if options.json else "\n".join(lines(told)))
    return 0


def bot(options: argparse.Namespace) -> int:
    """Answer the lines on standard input; return 0, 1 after one that could not be answered."""
    try:
        with contestant(options.level, Rules()) as player:
            return answer_questions(player, sys.stdin, sys.stdout)
    except ArenaError as error:
        print(f"ginrummy bot: {error}", file=sys.stderr)
        return 1


def add_verbs(verbs: Any) -> None:
    """Add both verbs and their options to a parser's subparsers."""
    play = verbs.add_parser(
        "arena",
        help="play mirrored pairs between two players, outside programs too, and tell who is better",
        description="A player is a level or yardstick by its name, one_draw:TURNS, openspiel, cmd:COMMAND for a"
        " program that speaks the lines of docs/ARENA.md, or py:MODULE:NAME.",
    )
    play.add_argument("a", help="one side")
    play.add_argument("b", help="other side")
    play.add_argument(
        "--rules",
        type=words.rules,
        default=Rules(),
        help="a preset, or JSON fields over one (default: regular)",
    )
    play.add_argument(
        "--pairs", type=words.count, default=500, help="how many decks, each played twice (default: 500)"
    )
    play.add_argument("--seed", default="1", help="any text; the same seed gives the same cards (default: 1)")
    play.add_argument("--target", type=words.target, help=f"target of the games (default: {DEFAULT_TARGET})")
    play.add_argument(
        "--form", choices=[form.value for form in Form], help="what is played for (default: target)"
    )
    play.add_argument("--deals", action="store_true", help="play single deals in place of games")
    play.add_argument(
        "--jobs", type=words.count, default=os.cpu_count() or 1, help="worker processes (default: all cores)"
    )
    play.add_argument("--dask", metavar="ADDRESS", help="have a Dask cluster's workers play (extra: dask)")
    play.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished pairs in this file and go on from it"
    )
    play.add_argument(
        "--patience",
        type=words.seconds,
        default=30.0,
        metavar="SECONDS",
        help="what a program has for one answer (default: 30)",
    )
    play.add_argument("--json", action="store_true", help="print JSON")
    play.add_argument("--quiet", action="store_true", help="tell nothing of the progress")
    driven = verbs.add_parser("bot", help="play as a level, asked line by line as docs/ARENA.md tells")
    driven.add_argument("level", help="who plays, as in arena")


@contextmanager
def _workers(jobs: int, dask: str | None) -> Iterator[tuple[Executor, int]]:
    """Give what plays the chunks, and how many it plays at once."""
    if dask is not None:
        try:
            # An optional package.
            distributed: Any = import_module("distributed")
        except ImportError:
            raise ArenaError("--dask needs the package distributed: pip install 'ginrummy[dask]'") from None
        try:
            client = distributed.Client(dask)
        except (OSError, ValueError) as error:
            raise ArenaError(f"no Dask cluster at {dask}: {error}") from None
        with client:
            yield client.get_executor(), max(1, sum(client.ncores().values()))
    elif jobs == 1:
        yield Here(), 1
    else:
        # Not there wherever this package can be imported.
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415

        executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts)
        try:
            yield executor, jobs
        except BrokenExecutor:
            raise ArenaError("a worker process was ended from outside; fewer --jobs may help") from None
        finally:
            executor.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Have a worker leave an interrupt to the process that started it, which tells of it once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
