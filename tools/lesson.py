"""Find deals for the lesson: ``python tools/lesson.py`` prints seeds whose deal teaches well, its advice followed.

The lesson's deal must bring its moments early, and what the opponent does is part of it: whoever changes the opponent
looks for a new seed here and puts it into ``web/src/lesson-deal.js``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, islice
from pathlib import Path
from typing import Any

from ginrummy.game.rules import PRESETS
from ginrummy.table.protocol import read_action
from ginrummy.table.session import OPPONENT, PERSON, Session, TableRules

PAGE = Path(__file__).resolve().parent.parent / "web" / "src" / "lesson-deal.js"
LEVEL, PRESET = "gentle", "regular"
CANDIDATES = 3
RANKS = "A23456789TJQK"


def lesson_seed() -> str:
    """Return the seed the page deals the lesson from."""
    found = re.search(r"seed: '([^']+)'", PAGE.read_text())
    if found is None:
        raise LookupError(f"{PAGE.name} names no seed")
    return found[1]


def partners(card: str, others: Sequence[str]) -> list[str]:
    """List the cards that could grow into a meld with this one: of its rank, or next to it in its suit."""
    at = RANKS.index(card[0])
    return [
        other
        for other in others
        if other != card
        and (other[0] == card[0] or (other[1] == card[1] and abs(RANKS.index(other[0]) - at) == 1))
    ]


def advice(view: Any, legal: Sequence[Any]) -> dict[str, Any]:
    """Choose what the lesson advises; ``web/src/lesson.js`` decides in the same way."""
    acts = {entry["action"]["type"]: entry for entry in legal}
    take = acts.get("take_upcard", acts.get("take_discard"))
    match view["deal"]["phase"]:
        case "upcard" | "draw" as phase:
            good = take and (take["helps"] or take["deadwood"] <= view["deal"]["knock_limit"])
            leave = "pass" if phase == "upcard" else "draw_stock"
            return (take if take and good else acts[leave])["action"]  # type: ignore[no-any-return]
        case "layoff":
            return next(entry["action"] for entry in legal if entry["proposed"])
    knocks = [entry for entry in legal if entry["action"]["type"] == "knock" and entry["proposed"]]
    if knocks:
        return min(knocks, key=lambda entry: entry["deadwood"])["action"]  # type: ignore[no-any-return]
    return throw(view, legal)


def throw(view: Any, legal: Sequence[Any]) -> dict[str, Any]:
    """Choose the throw that leaves least; of equals the one with the fewest partners, then the highest."""
    deal = view["deal"]
    melded = {card for meld in deal["melds"] for card in meld["cards"]}
    loose = [card for card in deal["hand"] if card not in melded]

    def worth(entry: Any) -> tuple[int, int, int]:
        card = entry["action"]["card"]
        return entry["deadwood"], len(partners(card, loose)), -RANKS.index(card[0])

    throws = [entry for entry in legal if entry["action"]["type"] == "discard"]
    return min(throws, key=worth)["action"]  # type: ignore[no-any-return]


def thrown(act: dict[str, Any]) -> str:
    """Name the card an act throws; empty when it throws none."""
    return str(act.get("card" if act["type"] == "discard" else "discard", ""))


def broken(deal: Any, act: dict[str, Any]) -> bool:
    """Tell whether an act throws a card of a meld."""
    melds = [*deal["melds"], *(deal["melds_before"] or [])]
    return any(thrown(act) in meld["cards"] for meld in melds)


@dataclass(frozen=True)
class Lesson:
    """A deal played as the lesson advises: what the person saw and did at each decision, and how it ended."""

    seed: str
    moments: tuple[tuple[Any, dict[str, Any]], ...]
    result: Any

    @property
    def turns(self) -> int:
        """How many cards the person has thrown, the knock's included."""
        return sum(act["type"] in ("discard", "knock") for _, act in self.moments)

    def did(self, kind: str) -> int:
        """Count the acts of one type."""
        return sum(act["type"] == kind for _, act in self.moments)

    @property
    def flaws(self) -> list[str]:
        """Say what this deal does not teach; empty for a good lesson."""
        first = self.moments[0][0]["deal"]
        melded = [card for meld in first["melds"] for card in meld["cards"]]
        loose = [card for card in first["hand"] if card not in melded]
        pairs = list(combinations(loose, 2))
        result = self.result
        hands = result["hands"] or [{"melds": [], "laid_off": []}] * 2
        kinds = {meld["kind"] for meld in hands[PERSON]["melds"]}
        good = {
            "the person has the first choice": first["phase"] == "upcard" and first["dealer"] == OPPONENT,
            "one meld of three is dealt": len(first["melds"]) == 1 and len(melded) == 3,
            "a pair is dealt": any(a[0] == b[0] for a, b in pairs),
            "two cards of a run are dealt": any(a[1] == b[1] and b in partners(a, loose) for a, b in pairs),
            "the upcard is worth taking": self.moments[0][1]["type"] == "take_upcard",
            "a card is drawn from the stock": self.did("draw_stock") > 0,
            "four to six turns": 4 <= self.turns <= 6,
            "the person knocks and wins": result["kind"] == "knock" and result["winner"] == PERSON,
            "the hand holds a set and a run": kinds == {"set", "run"},
            "it is worth winning": result["points"] >= 10,
            "the opponent lays a card off": bool(hands[OPPONENT]["laid_off"]),
            "no meld is broken": not any(broken(view["deal"], act) for view, act in self.moments),
            "no throw goes with what the opponent took": not any(
                partners(thrown(act), view["deal"]["opponent"]["known"])
                for view, act in self.moments
                if thrown(act)
            ),
        }
        return [name for name, holds in good.items() if not holds]


def play(seed: str) -> Lesson:
    """Play the deal of a seed as the lesson advises."""
    session = Session(TableRules(PRESET, PRESETS[PRESET]), "one", None, LEVEL, seed)
    moments: list[tuple[Any, dict[str, Any]]] = []
    while (turn := session.view["deal"]["turn"]) is not None:
        if turn == OPPONENT:
            session.advance()
            continue
        view = session.view
        act = advice(view, session.legal)
        moments.append((view, act))
        session.act(read_action(act))
    return Lesson(seed, tuple(moments), session.view["deal"]["result"])


def candidates() -> Iterator[Lesson]:
    """Yield good lessons, by seed."""
    for number in count(1):
        lesson = play(f"lesson-{number}")
        if not lesson.flaws:
            yield lesson


def main() -> int:
    """Print some good lessons."""
    for lesson in islice(candidates(), CANDIDATES):
        first = lesson.moments[0][0]["deal"]
        acts = " ".join(
            act["type"].replace("_", "-") + (f":{act['card']}" if "card" in act else "")
            for _, act in lesson.moments
        )
        print(f"{lesson.seed}: {' '.join(first['hand'])} upcard {first['upcard']}; {acts}")
        laid = [entry["card"] for entry in lesson.result["hands"][OPPONENT]["laid_off"]]
        print(
            f"    {lesson.turns} turns, {lesson.result['points']} points, laid off {' '.join(laid)}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
