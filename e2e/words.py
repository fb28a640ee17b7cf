"""The English words of the page, as far as they are the contract of its roles and names."""

from __future__ import annotations

from typing import Any

RANKS = {"A": "Ace", "T": "10", "J": "Jack", "Q": "Queen", "K": "King"}
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
PRESETS = {"regular": "Gin rummy", "straight": "Straight Gin"}
LEVELS = {"gentle": "Gentle", "steady": "Steady", "sharp": "Sharp"}
KINDS = {"knock": "Knock", "gin": "Gin", "undercut": "Undercut", "dead": "Dead deal"}


def card_name(card: str) -> str:
    """Name a card: "Qh" is the Queen of hearts."""
    return f"{RANKS.get(card[0], card[0])} of {SUITS[card[1]]}"


def deed(turn: dict[str, Any]) -> str:
    """Tell one turn without its subject: "Drew, threw Queen of hearts"."""
    if turn["draw"] is None:
        return "Passed"
    start = "Drew" if turn["draw"] == "stock" else f"Took {card_name(turn['card'])}"
    if turn["threw"] is None:
        return "Drew a card" if turn["draw"] == "stock" else start
    end = {"knock": " and knocked", "gin": " and went gin", None: ""}[turn["end"]]
    return f"{start}, threw {card_name(turn['threw'])}{end}"


def status_of(view: dict[str, Any], legal: list[dict[str, Any]]) -> list[str]:
    """List what the status has to say at a moment in which the person is to act."""
    deal = view["deal"]
    last = deal["log"][-1] if deal["log"] else None
    told = []
    if last and last["seat"] != view["seat"] and deal["phase"] != "discard":
        done = deed(last)
        told.append(f"Opponent {done[0].lower()}{done[1:]}.")
    match deal["phase"]:
        case "upcard":
            told.append(f"Take {card_name(deal['pile'][-1])} or pass?")
        case "draw":
            told.append("Your turn.")
        case "discard":
            told.append("Gin!" if any(entry.get("gin") for entry in legal) else "Your turn.")
        case "layoff":
            fits = any(entry["action"]["type"] == "lay_off" for entry in legal)
            laid = bool(deal["spread"]["laid_off"])
            told.append("Lay off what fits." if fits else "Nothing more fits." if laid else "Nothing fits.")
    return told
