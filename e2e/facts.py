"""What the page has to show for a view of the engine, and the same facts read off the page.

Both sides are plain dictionaries with the same keys, so that a failing test shows the fact that differs.
"""

from __future__ import annotations

import re
from typing import Any

from outline import Node
from words import KINDS, LEVELS, card_name, deed

Facts = dict[str, Any]
View = dict[str, Any]


def expected(view: View) -> Facts:
    """Tell what the page shows for this view: the table, or the result of a deal that is over."""
    return _expected_result(view) if view["deal"]["phase"] == "over" else _expected_table(view)


def shown(page: Node) -> Facts:
    """Read the facts off the page."""
    if page.one("button", "Next deal|New game$").there and page.one("heading", ".").there:
        return _shown_result(page)
    if page.one("region", "Your side").there:
        return _shown_table(page)
    return {"screen": page.one("heading").name}


def _score(view: View) -> str:
    you, them = view["match"]["scores"]
    return f"You {you} Opponent {them}, score sheet"


def _shown_score(page: Node) -> str:
    # A blank before the comma is no difference to the ear.
    return page.one("button", "You .*score sheet").name


# ---------------------------------------------------------------------------------------------- the table


def _expected_table(view: View) -> Facts:
    deal, seat = view["deal"], view["seat"]
    spread = deal["spread"]
    facts: Facts = {"screen": "table", "score": _score(view)}
    if not (spread and spread["seat"] == seat):
        facts["hand"] = sorted(card_name(card) for card in deal["hand"])
        facts["new"] = [card_name(deal["drawn"])] if deal["drawn"] else []
        facts["deadwood"] = str(deal["deadwood"])
        if not deal["drawn"]:
            facts["melds"] = _melds(deal)
    if spread:
        facts["spread"] = [[card_name(card) for card in meld["cards"]] for meld in spread["melds"]]
        facts["loose"] = [card_name(card) for card in spread["deadwood_cards"]]
        facts["laid off"] = sorted(card_name(entry["card"]) for entry in spread["laid_off"])
        return facts
    facts["stock"] = deal["stock"]
    facts["draws left"] = deal["draws_left"]
    facts["pile"] = (card_name(deal["pile"][-1]), len(deal["pile"])) if deal["pile"] else None
    facts["opponent"] = deal["opponent"]["cards"]
    turns = [turn for turn in deal["log"] if turn["seat"] != seat]
    if turns:
        facts["opponent did"] = deed(turns[-1])
    return facts


def _melds(deal: dict[str, Any]) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {"run": [], "set": []}
    for meld in deal["melds"]:
        kinds[meld["kind"]] += [card_name(card) for card in meld["cards"]]
    return {kind: sorted(cards) for kind, cards in kinds.items()}


def _shown_table(page: Node) -> Facts:
    facts: Facts = {"screen": "table", "score": _shown_score(page)}
    mine = page.one("region", "Your side")
    names = [button.name for button in mine.one("list", "Your hand").every("button")]
    if names:
        facts |= _shown_hand(names)
    paragraphs = [node.words() for node in mine.every("paragraph")]
    deadwood = [found[1] for text in paragraphs if (found := re.match(r"Deadwood (\d+)", text))]
    if deadwood:
        facts["deadwood"] = deadwood[0]
    melds = page.one("region", "Opponent’s melds|Your melds")
    if melds.there:
        return facts | _shown_spread(melds)
    piles = page.one("region", "Piles")
    stock = re.match(r"Stock (\d+), (?:(\d+) draws? left)?", piles.one("button", "Stock").name)
    facts["stock"] = int(stock[1]) if stock else None
    facts["draws left"] = int(stock[2]) if stock and stock[2] else None
    top = re.match(
        r"(?:Discard pile|Upcard)(?:, just thrown)?, (.*) on top, (\d+) cards?,",
        piles.one("button", "Discard pile|Upcard").name,
    )
    facts["pile"] = (top[1], int(top[2])) if top else None
    opponent = page.one("region", "Opponent")
    holds = re.match(r"Opponent holds (\d+) card", opponent.one("img", "Opponent holds").name)
    facts["opponent"] = int(holds[1]) if holds else None
    did = opponent.one("paragraph").words().replace(" ,", ",")
    if did and did != "Dealt ten cards each":
        facts["opponent did"] = did
    return facts


def _shown_hand(names: list[str]) -> Facts:
    parts = [name.split(", ") for name in names]
    facts: Facts = {
        "hand": sorted(part[0] for part in parts),
        "new": [part[0] for part in parts if "new" in part],
    }
    if [part[-1] for part in parts] != [f"{n} of {len(names)}" for n in range(1, len(names) + 1)]:
        facts["places"] = [part[-1] for part in parts]
    if not facts["new"]:
        facts["melds"] = {
            kind: sorted(part[0] for part in parts if f"in a {kind}" in part) for kind in ("run", "set")
        }
    return facts


def _shown_spread(melds: Node) -> Facts:
    groups = list(melds.every("group"))
    cards = [[_laid(img.name)[0] for img in group.every("img")] for group in groups]
    laid = [_laid(img.name) for group in groups for img in group.every("img")]
    loose = [group.name.startswith("Deadwood") for group in groups]
    return {
        "spread": [names for names, is_loose in zip(cards, loose, strict=True) if not is_loose],
        "loose": [name for names, is_loose in zip(cards, loose, strict=True) if is_loose for name in names],
        "laid off": sorted(name for name, by in laid if by),
    }


def _laid(name: str) -> tuple[str, str]:
    card, _, by = name.partition(", laid off by ")
    return card, by


# --------------------------------------------------------------------------------------------- the result


def _expected_result(view: View) -> Facts:
    result, match = view["deal"]["result"], view["match"]
    facts: Facts = {"screen": "result", "score": _score(view), "title": _title(view)}
    facts["next"] = "New game" if match["over"] else "Next deal"
    facts["outcome"] = _outcome(view)
    facts["receipt"] = _receipt(view) if result["knocker"] is not None else []
    facts["hands"] = _hands(view) if result["hands"] else {}
    return facts


def _opponent(view: View) -> str:
    return LEVELS[view["match"]["level"]]


def _who(view: View, seat: int) -> str:
    return "You score" if seat == view["seat"] else f"{_opponent(view)} scores"


def _outcome(view: View) -> str:
    result = view["deal"]["result"]
    if result["winner"] is not None:
        return f"{_who(view, result['winner'])} {result['points']}"
    # The title "A draw" has said it already.
    return "" if view["match"]["over"] else "Nobody scores"


def _title(view: View) -> str:
    match = view["match"]
    if not match["over"]:
        return KINDS[view["deal"]["result"]["kind"]]
    if match["winner"] is None:
        return "A draw"
    what = "deal" if match["form"] == "one" else "game"
    won = f"You win the {what}" if match["winner"] == view["seat"] else f"{_opponent(view)} wins the {what}"
    high, low = sorted(match["scores"], reverse=True)
    return won if match["target"] is None else f"{won} {high} to {low}"


def _points(card: str) -> int:
    return {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0])


def _receipt(view: View) -> list[tuple[str, str]]:
    """List the rows of the receipt: the name with its cards and rule, and the points."""
    result = view["deal"]["result"]
    knocker = result["knocker"]
    kept, held = result["hands"][1 - knocker], result["hands"][knocker]
    laid = [entry["card"] for entry in kept["laid_off"]]
    away = sum(_points(card) for card in laid)
    defender, other = _whose(view, 1 - knocker), _whose(view, knocker)
    rows = [(_with(f"{defender} deadwood", laid + kept["deadwood_cards"]), str(kept["deadwood"] + away))]
    if laid:
        left = "You are left with" if knocker != view["seat"] else f"{_opponent(view)} is left with"
        rows += [(_with("Laid off", laid), f"−{away}"), (left, str(kept["deadwood"]))]
    if result["kind"] != "gin":
        rows.append((_with(f"{other} deadwood", held["deadwood_cards"]), str(held["deadwood"])))
    high, low = sorted((kept["deadwood"], held["deadwood"]), reverse=True)
    tie = "A tie counts for the player who did not knock"
    lines = {
        "difference": f"Difference {high} less {low}",
        "undercut_bonus": f"Undercut bonus {tie if high == low else 'Lower than the player who knocked'}",
        "gin_bonus": "Gin bonus No deadwood left",
    }
    rows += [(lines[line["code"]], str(line["points"])) for line in result["lines"] if line["code"] in lines]
    winner = "" if result["winner"] is None else _who(view, result["winner"])
    return [*rows, (winner, str(result["points"]))]


def _whose(view: View, seat: int) -> str:
    return "Your" if seat == view["seat"] else f"{_opponent(view)}’s"


def _with(name: str, cards: list[str]) -> str:
    return " ".join([name, *(card_name(card) for card in cards)])


def _hands(view: View) -> dict[str, list[str]]:
    """List the cards each hand shows: the knocker's melds hold what was laid off on them."""
    result, spread = view["deal"]["result"], view["deal"]["spread"]
    hands = {}
    for seat, hand in enumerate(result["hands"]):
        melds = spread["melds"] if seat == result["knocker"] else hand["melds"]
        cards = [card for meld in melds for card in meld["cards"]] + hand["deadwood_cards"]
        hands["Your hand" if seat == view["seat"] else f"{_opponent(view)}’s hand"] = sorted(
            card_name(card) for card in cards
        )
    return hands


def _shown_result(page: Node) -> Facts:
    main = page.one("main")
    heading = main.one("heading")
    told = [node.words() for node in main.every("paragraph")]
    outcome = next((words for words in told if re.fullmatch(r"Nobody scores|.* scores? \d+", words)), "")
    table = page.one("region", "Score of the deal").one("table")
    rows = [
        (next(row.every("rowheader")).name, next(row.every("cell")).name)
        for row in table.every("row")
        if any(row.every("rowheader"))
    ]
    hands = {
        side.name: sorted(_laid(img.name)[0] for group in side.every("group") for img in group.every("img"))
        for side in main.every("region", ".*hand$")
    }
    return {
        "screen": "result",
        "score": _shown_score(page),
        "title": heading.name,
        "next": page.one("button", "Next deal|New game$").name,
        "outcome": outcome,
        "receipt": rows,
        "hands": hands,
    }
