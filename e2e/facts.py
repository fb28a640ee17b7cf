"""What the page has to show for a view of the engine, and the same facts read off the page.

Both sides are plain dictionaries with the same keys, so that a failing test shows the fact that differs.
"""

from __future__ import annotations

import re
from typing import Any

import papers
from outline import Node
from words import DEEDS, KINDS, LEVELS, card_name, dealt, deed, limit_text

Facts = dict[str, Any]
View = dict[str, Any]

GOES_ON = "Next deal|New game$"
"""The buttons that lead on from the end of a deal."""


def expected(view: View) -> Facts:
    """Tell what the page shows for this view: the table, or the result of a deal that is over."""
    return _expected_result(view) if view["deal"]["phase"] == "over" else _expected_table(view)


def shown(page: Node) -> Facts:
    """Read the facts off the page."""
    if page.one("button", GOES_ON).there and page.one("heading", ".").there:
        return _shown_result(page)
    if page.one("region", "Your side").there:
        return _shown_table(page)
    return {"screen": page.one("heading").name}


def _score(view: View) -> str:
    match = view["match"]
    you, them = match["scores"]
    games = [
        f"game {number} {game['scores'][0]} to {game['scores'][1]}"
        f"{' and closed' if game['closer'] is not None else ''}"
        for number, game in enumerate(match["games"], 1)
    ]
    told = games if match["form"] == "hollywood" else []
    return ", ".join([f"You {you} Opponent {them}", *told, "score sheet"])


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
    facts["limit"] = limit_text(view)
    turned = deal["upcard"] if view["rules"]["knock_mode"] == "upcard" else None
    facts["turned"] = f"Turned card, {card_name(turned)}" if turned else ""
    facts["opponent"] = deal["opponent"]["cards"]
    facts["opponent did"] = _opponent_did(view)
    return facts


def _opponent_did(view: View) -> str:
    deal, seat = view["deal"], view["seat"]
    turns = [turn for turn in deal["log"] if turn["seat"] != seat]
    if turns:
        return deed(turns[-1])
    if deal["dealer"] != seat:
        return dealt(view)
    return "Holds eleven cards and throws one first" if deal["throwing"] == "no_knock" else ""


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
    stock = re.match(r"Stock (\d+), (?:(\d+|no) draws? left)?", piles.one("button", "Stock").name)
    facts["stock"] = int(stock[1]) if stock else None
    facts["draws left"] = int(stock[2].replace("no", "0")) if stock and stock[2] else None
    top = re.match(
        r"(?:Discard pile|Upcard)(?:, just thrown)?, (.*) on top, (\d+) cards?,",
        piles.one("button", "Discard pile|Upcard").name,
    )
    facts["pile"] = (top[1], int(top[2])) if top else None
    facts["limit"] = piles.one("paragraph").words()
    facts["turned"] = piles.one("img", "Turned card").name
    opponent = page.one("region", "Opponent")
    # A picture of the backs, or the same in words where the table is laid out as text.
    told = [opponent.one("img", "Opponent holds").name, *(p.words() for p in opponent.every("paragraph"))]
    holds = next(filter(None, (re.match(r"Opponent holds (\d+) card", text) for text in told)), None)
    facts["opponent"] = int(holds[1]) if holds else None
    facts["opponent did"] = opponent.one("paragraph").words().replace(" ,", ",")
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
    # Pictures, or items of a list where the table is laid out as text.
    every = [
        [_laid(card.words()) for role in ("img", "listitem") for card in group.every(role)]
        for group in groups
    ]
    cards = [[name for name, _ in group] for group in every]
    laid = [one for group in every for one in group]
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
    facts["receipt"] = papers.receipt(view) if result["knocker"] is not None else []
    own = {"Your hand": sorted(card_name(card) for card in view["deal"]["hand"])}
    facts["hands"] = _hands(view) if result["hands"] else own
    facts["head lines"] = _head_lines(view) if result["hands"] else ["Your hand"]
    facts["closes"] = _closes(view)
    facts["games"] = papers.games_after(view) if match["form"] == "hollywood" else []
    facts["settled"] = papers.settlements(view)
    return facts


def _opponent(view: View) -> str:
    return LEVELS[view["match"]["level"]]


def _outcome(view: View) -> str:
    result = view["deal"]["result"]
    if result["winner"] is not None:
        return f"{papers.scores(view, result['winner'])} {result['points']}"
    # The title "A draw" has said it already.
    return "" if view["match"]["over"] else "Nobody scores"


def _title(view: View) -> str:
    match = view["match"]
    if not match["over"]:
        return KINDS[view["deal"]["result"]["kind"]]
    what = {"one": "deal", "target": "game", "hollywood": "match"}[match["form"]]
    if match["winner"] is None:
        won = "A draw"
    elif match["winner"] == view["seat"]:
        won = f"You win the {what}"
    else:
        won = f"{_opponent(view)} wins the {what}"
    return won if match["target"] is None else f"{won} {papers.final_score(view)}"


def _closes(view: View) -> str:
    match = view["match"]
    closed = papers.closed_now(view)
    if match["over"] or not closed:
        return ""
    what = "undercut" if view["deal"]["result"]["kind"] == "undercut" else "deal"
    numbers = " and ".join(str(index + 1) for index in closed)
    return f"The {what} closes game{'s' if len(closed) > 1 else ''} {numbers}"


def _head_lines(view: View) -> list[str]:
    """Tell what each hand is headed with: who laid down how, what was thrown, what was laid off."""
    result = view["deal"]["result"]
    knocker = result["knocker"]
    mine = knocker == view["seat"]
    deed_ = DEEDS["knock" if result["kind"] in {"undercut", "drawn"} else result["kind"]]
    left = f" with {result['hands'][knocker]['deadwood']}" if deed_ == "knocked" else ""
    threw = f"threw {card_name(result['discard'])}" if result["discard"] else "no card thrown"
    return [
        f"{'You' if mine else _opponent(view)} {deed_}{left} {threw}",
        f"{_opponent(view) if mine else 'You'} {_laid_off(result)}",
    ]


def _laid_off(result: dict[str, Any]) -> str:
    if result["kind"] in {"gin", "big_gin"}:
        return "nothing is laid off against gin"
    count = len(result["hands"][1 - result["knocker"]]["laid_off"])
    if count == 0:
        return "laid off nothing"
    number = {1: "one", 2: "two", 3: "three"}.get(count, str(count))
    return f"laid off {number} card{'s' if count > 1 else ''}, marked"


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
    receipt = page.one("region", "Score of the deal")
    sides = list(main.every("region", ".*hand$"))
    hands = {
        side.name: sorted(_laid(img.name)[0] for group in side.every("group") for img in group.every("img"))
        for side in sides
    }
    return {
        "screen": "result",
        "score": _shown_score(page),
        "title": heading.name,
        "next": page.one("button", GOES_ON).name,
        "outcome": outcome,
        "receipt": [(name, cells[0]) for name, cells in papers.rows(receipt.one("table", "How the"))],
        "hands": hands,
        "head lines": [side.one("heading").name for side in sides],
        "closes": next((words for words in told if re.match(r"The (undercut|deal) closes", words)), ""),
        "games": papers.rows(receipt.one("table", "What the three games")),
        "settled": papers.shown_settlements(page),
    }
