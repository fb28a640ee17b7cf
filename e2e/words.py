"""The English words of the page, as far as they are the contract of its roles and names."""

from __future__ import annotations

from typing import Any

RANKS = {"A": "Ace", "T": "10", "J": "Jack", "Q": "Queen", "K": "King"}
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
PRESETS = {
    "regular": "Gin rummy",
    "straight": "Straight Gin",
    "oklahoma": "Oklahoma",
    "classic": "Classic",
    "north_american": "North American",
    "tournament": "Tournament",
    "eaai": "EAAI 2021",
    "palace": "Palace",
    "round_the_corner": "Round the corner",
}
FORMS = {"one": "One deal", "target": "To a target", "hollywood": "Hollywood"}
LEVELS = {"gentle": "Gentle", "steady": "Steady", "sharp": "Sharp", "expert": "Expert", "master": "Master"}
KINDS = {
    "knock": "Knock",
    "gin": "Gin",
    "big_gin": "Big gin",
    "undercut": "Undercut",
    "dead": "Dead deal",
    "drawn": "Drawn deal",
}
DEEDS = {"knock": "knocked", "gin": "went gin", "big_gin": "went big gin", "undercut": "undercut"}
TOPICS = {
    "knocking": "Knocking",
    "ending": "How a deal ends",
    "scoring": "Score of the deal",
    "layoffs": "Layoffs and undercut",
    "stock": "End of the stock",
    "options": "Other options",
    "aces": "Melds and card values",
    "dealing": "Dealing and turns",
    "settlement": "Games and bonuses",
}
LINES = {
    "boxes": "Boxes",
    "game_bonus": "Game bonus",
    "shutout": "Shutout",
    "deals": "Points",
}


def card_name(card: str) -> str:
    """Name a card: "Qh" is the Queen of hearts."""
    return f"{RANKS.get(card[0], card[0])} of {SUITS[card[1]]}"


def deed(turn: dict[str, Any]) -> str:
    """Tell one turn without its subject: "Drew, threw Queen of hearts"."""
    threw = card_name(turn["threw"]) if turn["threw"] else None
    if turn["draw"] is None:
        return f"Began, threw {threw}" if threw else "Passed"
    start = "Drew" if turn["draw"] == "stock" else f"Took {card_name(turn['card'])}"
    if turn["end"] == "big_gin":
        return f"{start} and went big gin"
    if threw is None:
        return "Drew a card" if turn["draw"] == "stock" else start
    end = {"knock": " and knocked", "gin": " and went gin", None: ""}[turn["end"]]
    return f"{start}, threw {threw}{end}"


def dealt(view: dict[str, Any]) -> str:
    """Tell how the opponent began a deal that he dealt."""
    eleven = view["rules"]["start"] == "eleven_cards"
    return "Dealt you eleven cards" if eleven else "Dealt ten cards each"


def game_line(view: dict[str, Any]) -> str:
    """Name the match: "Oklahoma to 150"."""
    rules, match = view["rules"], view["match"]
    preset = PRESETS[rules["preset"]]
    game = rules["name"] or (f"{preset} (changed)" if rules["changed"] else preset)
    if match["target"] is None:
        return f"{game}, one deal"
    three = "three games " if match["form"] == "hollywood" else ""
    return f"{game}{', ' if three else ' '}{three}to {match['target']}"


def limit_text(view: dict[str, Any]) -> str:
    """Say with how much deadwood the deal may be ended."""
    deal = view["deal"]
    if deal["knock_limit"]:
        text = f"Knock with {deal['knock_limit']} or less"
    else:
        by_upcard = view["rules"]["knock_mode"] == "upcard" and deal["upcard"]
        text = "Gin only this deal" if by_upcard else "Gin only"
    return f"{text} Spade: this deal counts double" if deal["doubled"] else text


def status_of(view: dict[str, Any], legal: list[dict[str, Any]]) -> list[str]:
    """List what the status has to say at a moment in which the person is to act."""
    deal = view["deal"]
    last = deal["log"][-1] if deal["log"] else None
    told = []
    # His knock is told once, before the first layoff.
    laid_off = bool(deal["spread"] and deal["spread"]["laid_off"])
    if last and last["seat"] != view["seat"] and deal["phase"] != "discard" and not laid_off:
        done = deed(last)
        began = "began with eleven cards" if done.startswith("Began") else f"{done[0].lower()}{done[1:]}"
        told.append(f"Opponent {began}")
    kinds = {entry["action"]["type"] for entry in legal}
    match deal["phase"]:
        case "upcard":
            told.append(f"Take {card_name(deal['pile'][-1])} or pass?")
        case "draw":
            told.append("Your turn.")
        case "last_discard":
            told.append("Two cards are left in the stock.")
        case "discard" if "big_gin" in kinds:
            told.append("Big gin!")
        case "discard" if deal["throwing"] == "must_end" and deal["knock_limit"]:
            told.append("Knock: which card do you throw?")
        case "discard" if deal["throwing"] == "no_knock":
            told.append("Throw one of your eleven cards.")
        case "discard":
            told.append("Gin!" if any(entry.get("gin") for entry in legal) else "Your turn.")
        case "layoff":
            fits = any(entry["action"]["type"] == "lay_off" for entry in legal)
            told.append(
                "Lay off what fits." if fits else "Nothing more fits." if laid_off else "Nothing fits."
            )
    return told
