"""A gin rummy player in one file: answers each line on standard input with a line on standard output."""

import json
import sys
from functools import lru_cache

RANKS = "A23456789TJQK"


def points(cards):
    return sum(min(RANKS.index(card[0]) + 1, 10) for card in cards)


@lru_cache(maxsize=100_000)
def deadwood(cards):
    """Return the least points that melds leave of these cards, a frozenset."""
    least = points(cards)
    for card in cards:
        low, suit = RANKS.index(card[0]), card[1]
        runs = [frozenset(rank + suit for rank in RANKS[low : low + length]) for length in (3, 4, 5)]
        same = frozenset(card[0] + suit for suit in "cdhs") & cards
        for meld in [*(run for run in runs if len(run) > 2), same, *(same - {one} for one in same)]:
            if len(meld) > 2 and meld <= cards:
                least = min(least, deadwood(cards - meld))
    return least


def choose(view, legal):
    hand = frozenset(view["hand"])
    if view["phase"] in ("upcard", "draw", "last_discard"):
        take, leave = {"upcard": "up", "draw": "ts", "last_discard": "tp"}[view["phase"]]
        held = hand | {view["pile"][-1]}
        helps = min(deadwood(held - {card}) for card in hand) < deadwood(hand)
        return take if take in legal and (helps or leave not in legal) else leave
    if view["phase"] == "discard":
        if "b" in legal:
            return "b"
        # A knock is "k", the card thrown, a colon, the melds; a discard is "d" and the card.
        knocks = [act for act in legal if act[0] == "k"]
        return min(knocks or legal, key=lambda act: (deadwood(hand - {act[1:3]}), -points([act[1:3]])))
    # Lay off whatever fits, then end the layoffs.
    return legal[0]


for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "example"}
    elif question["type"] == "act":
        action = choose(question["view"], question["legal"])
        answer = {"type": "act", "id": question["id"], "action": action}
    else:
        break
    print(json.dumps(answer), flush=True)
