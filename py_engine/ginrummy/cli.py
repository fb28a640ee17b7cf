"""The engine on the command line: JSON lines in, JSON lines out.

``melds`` and ``layoffs`` read one question a line and print one answer a line; a bad line is answered by
``{"error":{"code":…}}`` and makes the exit status 1 at the end.  Cards are answered in the spelling they were asked in.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TextIO

from ginrummy import __version__
from ginrummy.game.cards import Card, CardSet, card_set, cards_of
from ginrummy.game.deal import HAND_SIZE
from ginrummy.game.errors import CodedError
from ginrummy.game.layoffs import best_layoffs
from ginrummy.game.melds import Arrangement, Meld, best_arrangement, best_discards
from ginrummy.game.rules import PRESETS, preset
from ginrummy.game.sheet import TARGET_MAX, TARGET_MIN
from ginrummy.players.arena import GameSummary, Summary, simulate, simulate_games
from ginrummy.players.levels import LEVELS, opponent

Answer = dict[str, Any]


class _Spelling:
    """Remembers how each card was written, to write it back the same way."""

    def __init__(self) -> None:
        self._texts: dict[Card, str] = {}

    def read(self, texts: object) -> CardSet:
        """Read a list of cards that have not been read before; raises CodedError."""
        if not isinstance(texts, list):
            raise CodedError("bad_request")
        cards = [Card.parse(text) for text in texts]
        for card, text in zip(cards, texts, strict=True):
            if card in self._texts:
                raise CodedError("duplicate_card", card=str(card))
            self._texts[card] = text
        return card_set(cards)

    def write(self, cards: Iterable[Card]) -> list[str]:
        """Write cards as they were read."""
        return [self._texts[card] for card in cards]

    def arrangement(self, way: Arrangement) -> Answer:
        """Write an arrangement."""
        return {
            "deadwood": way.deadwood,
            "melds": [self.write(meld.cards) for meld in way.melds],
            "deadwood_cards": self.write(cards_of(way.left)),
        }


def melds(question: Mapping[str, Any]) -> Answer:
    """Answer with the least deadwood of ten or eleven cards, and for eleven with the best discards.

    ``taken``, the card taken from the discard pile, may not be thrown.  Raises CodedError ``bad_request``,
    ``unknown_field``, ``bad_card``, ``duplicate_card``, ``bad_hand`` or ``card_not_in_hand``.

    >>> hand = "2C 2D 2H 2S 3D 3S 4D 4S 5D 5H 5S".split()
    >>> answer = melds({"hand": hand})
    >>> answer["after_discard"], answer["best_discards"]
    (0, ['5H'])
    """
    _only(question, {"hand", "taken"})
    spelling = _Spelling()
    hand = spelling.read(question.get("hand"))
    if hand.bit_count() not in (HAND_SIZE, HAND_SIZE + 1):
        raise CodedError("bad_hand", cards=hand.bit_count(), least=HAND_SIZE, most=HAND_SIZE + 1)
    answer = spelling.arrangement(best_arrangement(hand))
    taken = Card.parse(question["taken"]) if question.get("taken") is not None else None
    if taken and not hand & taken.mask:
        raise CodedError("card_not_in_hand", card=str(taken))
    if hand.bit_count() > HAND_SIZE:
        left, throws = best_discards(hand, taken.mask if taken else 0)
        answer["after_discard"] = left
        answer["best_discards"] = spelling.write(cards_of(throws))
    return answer


def layoffs(question: Mapping[str, Any]) -> Answer:
    """Answer with a defender's best melds and layoffs on a spread, chosen together.

    Against gin, melds of ten cards or more, nothing is laid off.  Raises CodedError ``bad_request``,
    ``unknown_field``, ``bad_card``, ``duplicate_card``, ``bad_hand`` or ``bad_spread``.

    >>> spread = [["7D", "8D", "9D"], ["TC", "TD", "TH", "TS"]]
    >>> layoffs({"melds": spread, "hand": "6H 6S 9C 8C JS 5D 3S 7H 6C 6D".split()})["layoffs"]
    [['6D', 0], ['5D', 0]]
    """
    _only(question, {"hand", "melds"})
    spelling = _Spelling()
    spread = question.get("melds")
    if not isinstance(spread, list):
        raise CodedError("bad_request")
    masks = [spelling.read(meld) for meld in spread]
    hand = spelling.read(question.get("hand"))
    if hand.bit_count() > HAND_SIZE:
        raise CodedError("bad_hand", cards=hand.bit_count(), least=0, most=HAND_SIZE)
    laid = [Meld.parse("".join(str(card) for card in cards_of(mask))) for mask in masks]
    if sum(mask.bit_count() for mask in masks) > HAND_SIZE + 1:
        raise CodedError("bad_spread")
    gin = sum(mask.bit_count() for mask in masks) >= HAND_SIZE
    best = best_layoffs(hand, () if gin else laid)
    pairs = [[*spelling.write([card]), index] for card, index in best.layoffs]
    return {**spelling.arrangement(best.own), "layoffs": pairs}


def answer_lines(ask: Callable[[Mapping[str, Any]], Answer], lines: Iterable[str], out: TextIO) -> int:
    """Answer every line that is not blank; return the exit status."""
    status = 0
    for line in lines:
        if not line.strip():
            continue
        try:
            answer = ask(_question(line))
        except CodedError as error:
            answer = {"error": {"code": error.code, "params": error.params}}
            status = 1
        print(json.dumps(answer, separators=(",", ":")), file=out, flush=True)
    return status


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status: 0, 1 where a line was bad, 2 for a wrong command line."""
    parser = argparse.ArgumentParser(prog="ginrummy", description="Gin rummy: rules, melds, opponents.")
    parser.add_argument("--version", action="version", version=__version__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    verbs.add_parser("melds", help="least deadwood and best discards of the hands on standard input")
    verbs.add_parser("layoffs", help="best melds and layoffs of the defenders on standard input")
    play = verbs.add_parser("simulate", help="play deals between two levels and print a summary")
    play.add_argument("--rules", choices=list(PRESETS), default="regular", help="preset (default: regular)")
    many = play.add_mutually_exclusive_group()
    many.add_argument("--deals", type=_count, default=1000, help="how many deals (default: 1000)")
    many.add_argument("--games", type=_count, help="how many games to the target, in place of single deals")
    play.add_argument("--target", type=_target, default=100, help="target of the games (default: 100)")
    play.add_argument("--seed", default="1", help="any text; the same seed gives the same deals (default: 1)")
    play.add_argument("--a", choices=list(LEVELS), default="sharp", help="one side (default: sharp)")
    play.add_argument("--b", choices=list(LEVELS), default="simple", help="other side (default: simple)")
    options = parser.parse_args(arguments)
    if options.verb == "simulate":
        rules, a, b = preset(options.rules), opponent(options.a), opponent(options.b)
        summary: Summary | GameSummary
        if options.games:
            summary = simulate_games(rules, a, b, options.games, options.seed, options.target)
        else:
            summary = simulate(rules, a, b, options.deals, options.seed)
        print(json.dumps({"rules": options.rules, "seed": options.seed, **summary.as_dict()}))
        return 0
    # What is no text becomes what is no card, and is answered as such.
    lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    return answer_lines(melds if options.verb == "melds" else layoffs, lines, sys.stdout)


def _question(line: str) -> Mapping[str, Any]:
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        raise CodedError("bad_request") from None
    if not isinstance(question, dict):
        raise CodedError("bad_request")
    return question


def _only(question: Mapping[str, Any], fields: set[str]) -> None:
    for name in question:
        if name not in fields:
            raise CodedError("unknown_field", field=name[:40])


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 10_000_000:
        raise argparse.ArgumentTypeError("from 1 to 10000000")
    return number


def _target(text: str) -> int:
    number = int(text)
    if not TARGET_MIN <= number <= TARGET_MAX:
        raise argparse.ArgumentTypeError(f"from {TARGET_MIN} to {TARGET_MAX}")
    return number
