"""Write ``data/<rule set>.json``: how many lines of play there are from written decks, by the plain rules alone.

Run from the root of the repository after a change of the rule sets, the positions or the plain rules::

    PYTHONPATH=tests .venv/bin/python -m perft.write

It takes some seconds.  For each position and each depth a file holds the number of lines of that many legal acts
and, of those that end the deal, how many end it in which way and what either seat scores in them all together.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from perft import plain
from perft.plain import State
from perft.positions import POSITIONS, Position
from perft.rulesets import ALL, Fields
from support import brute

DATA = Path(__file__).parent / "data"


def deck_of(position: Position, rules: Fields) -> list[str]:
    first, second = plain.cards_in(packed(position.first)), plain.cards_in(packed(position.second))
    # After the bare throw of an eleven-card start the dealer is the first to draw.
    eldest, dealt = (second, first) if opens_bare(position, rules) else (first, second)
    named = [*eldest, *dealt, position.turned, *plain.cards_in(position.stock)]
    assert (len(first), len(second), len(set(named))) == (10, 10, len(named)), position.about
    return named + [card for card in reversed(brute.DECK) if card not in named]


def packed(text: str) -> str:
    return text.replace(" ", "")


def opens_bare(position: Position, rules: Fields) -> bool:
    return rules["start"] == "eleven_cards" and not position.from_the_deal


def line_to(position: Position, state: State) -> list[str]:
    """Write the acts that lead to a position."""
    line: list[str] = []

    def play(*acts: str) -> None:
        nonlocal state
        for text in acts:
            assert text in plain.legal(state), f"{position.about}: {text}"
            state = plain.apply(state, text)
            line.append(text)

    if not position.from_the_deal:
        play(*([f"d{position.turned}"] if opens_bare(position, state.rules) else ["p", "p"]))
    while position.stock_left is not None and len(state.stock) > position.stock_left:
        play("s", f"d{state.stock[0]}")
    while position.turns_left is not None and state.rules["max_turns"] - state.turns > position.turns_left:
        if state.rules["stock_end"] == "reshuffle" or len(state.stock) > 3:
            play("s")
            play(f"d{plain.in_order(state.hands[state.turn])[0]}")
        else:
            play("t")
            play(plain.legal(state)[0])
    play(*position.line.split())
    return line


def counted(state: State, depth: int) -> list[dict[str, Any]]:
    """Count the lines from a state, depth by depth."""
    lines, ended = Counter[int](), [Counter[str]() for _ in range(depth)]
    points = [[0, 0] for _ in range(depth)]

    def search(state: State, done: int) -> None:
        if state.turn is None:
            ended[done - 1][state.ending] += 1
            scored = plain.outcome(state)
            if scored.winner is not None:
                points[done - 1][scored.winner] += scored.points
        elif done < depth:
            acts = plain.legal(state)
            lines[done] += len(acts)
            for text in acts:
                search(plain.apply(state, text), done + 1)

    search(state, 0)
    return [
        {"lines": lines[at], "ended": dict(sorted(ended[at].items())), "points": points[at]}
        for at in range(depth)
    ]


def counts(name: str) -> dict[str, Any]:
    """Count all positions of a rule set."""
    rules, found = ALL[name], []
    for position in POSITIONS:
        if name in position.only:
            deck = deck_of(position, rules)
            state = plain.start(rules, position.dealer, position.about, deck)
            line = line_to(position, state)
            for text in line:
                state = plain.apply(state, text)
            found.append(
                {
                    "about": position.about,
                    "dealer": position.dealer,
                    "seed": position.about,
                    "deck": " ".join(deck),
                    "line": " ".join(line),
                    "depths": counted(state, position.depth),
                }
            )
    return {"rules": rules, "positions": found}


def in_lines(file: dict[str, Any]) -> str:
    """Write a file with a line for each field of a position and for each depth, so that a change is easy to see."""
    positions = []
    for position in file["positions"]:
        fields = [f"{json.dumps(key)}: {json.dumps(position[key])}" for key in position if key != "depths"]
        depths = ",\n    ".join(json.dumps(depth) for depth in position["depths"])
        positions.append("  {" + ",\n   ".join([*fields, f'"depths": [\n    {depths}]']) + "}")
    rules = json.dumps(file["rules"], indent=2).replace("\n", "\n ")
    return f'{{\n "rules": {rules},\n "positions": [\n' + ",\n".join(positions) + "]\n}\n"


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for name in ALL:
        (DATA / f"{name}.json").write_text(in_lines(counts(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
