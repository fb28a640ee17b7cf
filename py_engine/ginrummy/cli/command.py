"""The command line: its verbs and options."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ginrummy import __version__
from ginrummy.cli import words
from ginrummy.cli.arena import add_verbs, arena, bot
from ginrummy.cli.files import priced, told
from ginrummy.cli.hands import layoffs, melds
from ginrummy.cli.histories import convert
from ginrummy.cli.questions import answer_lines, refusal, say
from ginrummy.cli.sheets import DEFAULT_TARGET, score
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import Rules
from ginrummy.game.sheet import Form
from ginrummy.players.arena import GameSummary, Summary, simulate, simulate_games
from ginrummy.players.levels import LEVELS, opponent
from ginrummy.records.documents import loads
from ginrummy.records.openspiel import OPENSPIEL_RULES
from ginrummy.records.refusals import unreadable
from ginrummy.records.ruleset import write_rules

QUESTIONS = {"melds": melds, "layoffs": layoffs, "score": score}
"""The verbs that answer a JSON question a line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status: 0, 1 where something was refused, 2 for a wrong command line."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        if options.verb in QUESTIONS:
            # What is no text becomes what is no card, and is answered as such.
            lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
            return answer_lines(QUESTIONS[options.verb], lines, sys.stdout)
        if options.verb == "simulate":
            return _simulate(parser, options)
        if options.verb == "arena":
            return arena(parser, options)
        if options.verb == "bot":
            return bot(options)
        if options.verb == "convert":
            return _convert(parser, options)
        return _read(parser, options)
    except BrokenPipeError:
        # Whoever reads the answers wants no more of them, and Python shall not complain of it when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ginrummy", description="Gin rummy: melds, layoffs, scores, records, opponents."
    )
    parser.add_argument("--version", action="version", version=__version__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb, text in (
        ("melds", "least deadwood and best discards of the hands on standard input"),
        ("layoffs", "best melds and layoffs of the defenders on standard input"),
        ("score", "score sheets of the matches on standard input"),
    ):
        verbs.add_parser(verb, help=f"{text}, a JSON question a line")
    replay = verbs.add_parser("replay", help="tell a record of a deal or a match move by move")
    price = verbs.add_parser("price", help="price the deals of a record under other rules")
    history = verbs.add_parser("convert", help="write OpenSpiel's gin_rummy histories as deal records")
    for file in (replay, price):
        file.add_argument("file", help="the record; - reads standard input")
    history.add_argument("file", nargs="?", default="-", help="a history a line (default: standard input)")
    history.add_argument(
        "--out", type=Path, metavar="FOLDER", help="write each deal to a file of its own there"
    )
    play = verbs.add_parser("simulate", help="play deals or matches between two levels and print a summary")
    for told_rules, default, name in (
        (price, None, ""),
        (history, OPENSPIEL_RULES, " (default: OpenSpiel's)"),
        (play, Rules(), " (default: regular)"),
    ):
        told_rules.add_argument(
            "--rules",
            type=words.rules,
            default=default,
            required=default is None,
            help=f"a preset, or JSON fields over one{name}",
        )
    many = play.add_mutually_exclusive_group()
    many.add_argument("--deals", type=words.count, default=1000, help="how many deals (default: 1000)")
    many.add_argument("--games", type=words.count, help="how many matches, in place of single deals")
    forms = [form.value for form in Form]
    play.add_argument("--match", choices=forms, help="what the matches are played for (default: target)")
    play.add_argument(
        "--target", type=words.target, help=f"target of the matches (default: {DEFAULT_TARGET})"
    )
    play.add_argument("--seed", default="1", help="any text; the same seed gives the same deals (default: 1)")
    play.add_argument("--a", choices=list(LEVELS), default="sharp", help="one side (default: sharp)")
    play.add_argument("--b", choices=list(LEVELS), default="simple", help="other side (default: simple)")
    add_verbs(verbs)
    return parser


def _simulate(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    form = Form(options.match or Form.TARGET)
    if not options.games and (options.match or options.target):
        parser.error("--match and --target go with --games")
    if form is Form.ONE and options.target:
        parser.error("a match of one deal has no target")
    a, b = opponent(options.a), opponent(options.b)
    summary: Summary | GameSummary
    if options.games:
        target = None if form is Form.ONE else options.target or DEFAULT_TARGET
        summary = simulate_games(options.rules, a, b, options.games, options.seed, target, form=form)
    else:
        summary = simulate(options.rules, a, b, options.deals, options.seed)
    print(json.dumps({"rules": write_rules(options.rules), "seed": options.seed, **summary.as_dict()}))
    return 0


def _convert(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    if options.out is not None and not options.out.is_dir():
        parser.error(f"{options.out} is no folder")
    lines = _data(parser, options.file).decode("utf-8", "replace").splitlines()
    return convert(lines, options.rules, options.out, sys.stdout)


def _read(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    data = _data(parser, options.file)
    try:
        document = loads(_text(data))
        if options.verb == "price":
            say(priced(document, options.rules), sys.stdout)
        else:
            sys.stdout.writelines(f"{line}\n" for line in told(document))
    except CodedError as error:
        say(refusal(error), sys.stdout)
        return 1
    return 0


def _data(parser: argparse.ArgumentParser, file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        parser.error(f"{file}: {error.strerror}")


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise unreadable(data.count(b"\n", 0, error.start) + 1, "not_utf8") from None
