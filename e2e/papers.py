"""What the receipt, the settlements and the score sheet have to say for a view, and the same read off the page.

A line of a paper is its name with its rule, and its cells.
"""

from __future__ import annotations

from typing import Any

from outline import Node
from words import DEEDS, KINDS, LEVELS, LINES, card_name

View = dict[str, Any]
Line = tuple[str, tuple[str, ...]]

NOTHING = "nothing"
PAD_ROWS = 8
"""The deals that find room beside the table."""


def rows(table: Node) -> list[Line]:
    """Read the lines of a table that have a name."""
    found = []
    for row in table.every("row"):
        header = row.one("rowheader")
        if header.there:
            found.append((_text(header), tuple(_text(cell) for cell in row.every("cell"))))
    return found


def _text(node: Node) -> str:
    return " ".join((node.name or node.words()).split())


def _name(view: View) -> str:
    return LEVELS[view["match"]["level"]]


def who(view: View, seat: int | None) -> str:
    """Name a player at the start of a sentence."""
    return "You" if seat == view["seat"] else _name(view)


def _whose(view: View, seat: int) -> str:
    return "Your" if seat == view["seat"] else f"{_name(view)}’s"


def scores(view: View, seat: int) -> str:
    """Tell who scores."""
    return "You score" if seat == view["seat"] else f"{_name(view)} scores"


# -------------------------------------------------------------------------------------------- the receipt


def receipt(view: View) -> list[tuple[str, str]]:
    """List the lines of the receipt: the name with its cards and rule, and the points."""
    result = view["deal"]["result"]
    knocker = result["knocker"]
    kept, held = result["hands"][1 - knocker], result["hands"][knocker]
    laid = [entry["card"] for entry in kept["laid_off"]]
    away = kept["laid_off_points"]
    defender, other = _whose(view, 1 - knocker), _whose(view, knocker)
    lines = [(_with(f"{defender} deadwood", laid + kept["deadwood_cards"]), str(kept["deadwood"] + away))]
    if laid:
        left = "You are left with" if knocker != view["seat"] else f"{_name(view)} is left with"
        lines += [(_with("Laid off", laid), f"−{away}"), (left, str(kept["deadwood"]))]
    if result["kind"] not in {"gin", "big_gin"}:
        lines.append((_with(f"{other} deadwood", held["deadwood_cards"]), str(held["deadwood"])))
    lines += [
        (text, str(line["points"])) for line in result["lines"] if (text := _line(view, line)) is not None
    ]
    winner = "Nobody scores" if result["winner"] is None else scores(view, result["winner"])
    return [*lines, (winner, str(result["points"]))]


def _line(view: View, line: dict[str, Any]) -> str | None:
    deal = view["deal"]
    hands = [hand["deadwood"] for hand in deal["result"]["hands"]]
    match line["code"]:
        case "opponent_deadwood":
            # It stands above already, with its cards.
            return None
        case "difference":
            return f"Difference {max(hands)} less {min(hands)}"
        case "undercut_bonus":
            tie = "A tie counts for the player who did not knock"
            return f"Undercut bonus {tie if hands[0] == hands[1] else 'Lower than the player who knocked'}"
        case "tie_no_bonus":
            return "Equal deadwood No bonus under these rules, but the player who did not knock wins the deal"
        case "tie_drawn":
            return "Equal deadwood Nobody’s deal under these rules"
        case "gin_bonus":
            return "Gin bonus No deadwood left"
        case "big_gin_bonus":
            return "Big gin bonus All eleven cards melded, none thrown"
        case "spade_double":
            return f"Spade upcard doubles it {card_name(deal['upcard'])} {line['points']} once more"
        case "box_at_once":
            return "Box credited at once For winning the deal"
        case other:
            raise AssertionError(f"A line nobody knows: {other}")


def _with(name: str, cards: list[str]) -> str:
    return " ".join([name, *(card_name(card) for card in cards)])


# ---------------------------------------------------------------------------------------- games and totals


def closed_now(view: View) -> list[int]:
    """List the games that the deal just over has closed, by their place."""
    match = view["match"]
    if match["form"] == "one":
        return []
    number = view["deal"]["number"]
    return [
        index
        for index, game in enumerate(match["games"])
        if game["closer"] is not None and game["entries"][-1]["deal"] == number
    ]


def _figures(view: View) -> list[int]:
    """Give what decides the match, by seat."""
    match, rules = view["match"], view["rules"]
    if match["form"] != "hollywood":
        decides = "totals" if rules["game_won_by"] == "settlement" else "scores"
        return list(match[decides])
    if rules["hollywood_won_by"] == "points":
        return list(match["totals"])
    return [sum(game["winner"] == seat for game in match["games"]) for seat in (0, 1)]


def final_score(view: View) -> str:
    """Give the score of a match that is over, the higher figure first: "104 to 37"."""
    high, low = sorted(_figures(view), reverse=True)
    games = view["match"]["form"] == "hollywood" and view["rules"]["hollywood_won_by"] == "games"
    return f"{high} games to {low}" if games else f"{high} to {low}"


def _pair(figures: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(figure) for figure in figures)


def games_after(view: View) -> list[Line]:
    """List the lines of Hollywood's three games under the receipt, and their sum."""
    return _games(view, lambda game: _entered(view, game))


def games_sum(view: View) -> list[Line]:
    """List the same lines at the head of the score sheet."""
    return _games(view, lambda game: _closed_by(view, game))


def _games(view: View, note: Any) -> list[Line]:
    match = view["match"]
    lines: list[Line] = [
        (f"Game {number} {note(game)}".strip(), _pair(game["totals"] or game["scores"]))
        for number, game in enumerate(match["games"], 1)
    ]
    return [*lines, ("All games", _pair(match["totals"]))]


def _entered(view: View, game: dict[str, Any]) -> str:
    entry = game["entries"][-1] if game["entries"] else None
    closed = _closed_by(view, game)
    if entry and entry["deal"] == view["deal"]["number"]:
        return f"+{entry['points']} from this deal {closed}".strip()
    return closed


def _closed_by(view: View, game: dict[str, Any]) -> str:
    if game["closer"] is None:
        return ""
    return f"closed, {'yours' if game['winner'] == view['seat'] else f'{_name(view)}’s'}"


# --------------------------------------------------------------------------------------------- settlements


def settlement(view: View, game: dict[str, Any], *, whole: bool) -> list[Line]:
    """List the lines of a closed game's settlement; ``whole``: with the points of the deals."""
    lines: list[Line] = []
    for code, name in sorted(LINES.items(), key=lambda item: ORDER.index(item[0])):
        found = {line["seat"]: line for line in game["settlement"] if line["code"] == code}
        if not found or (code == "deals" and not whole):
            continue
        cells = tuple(str(found[seat]["points"]) if seat in found else NOTHING for seat in (0, 1))
        lines.append((f"{name} {_rule(view, code, found)}".strip(), cells))
    return [*lines, ("Total", _pair(game["totals"]))]


ORDER = ("deals", "boxes", "game_bonus", "shutout")


def _rule(view: View, code: str, found: dict[int, dict[str, Any]]) -> str:
    match code:
        case "boxes":
            each = next(iter(found.values()))["params"]["each"]
            counts = [found[seat]["params"]["count"] if seat in found else 0 for seat in (0, 1)]
            return f"{each} for each deal won: {counts[0]} and {counts[1]}"
        case "game_bonus":
            return f"First to {view['match']['target']}"
        case "shutout":
            loser = 1 - next(iter(found))
            what = {
                "game_bonus": "so the game bonus counts twice",
                "deals": "so the points count twice",
                "net": "so everything counts twice",
            }[view["rules"]["shutout"]]
            return f"{who(view, loser)} won no deal, {what}"
        case _:
            return ""


def whose_game(view: View, index: int) -> str:
    """Tell who won a closed game and how high."""
    game = view["match"]["games"][index]
    figures = game["totals"] if view["rules"]["game_won_by"] == "settlement" else game["scores"]
    winner = game["winner"]
    whose = "yours" if winner == view["seat"] else f"{_name(view)}’s"
    return f"Game {index + 1} is {whose}, {figures[winner]} to {figures[1 - winner]}"


def what_decided(view: View, game: dict[str, Any]) -> str:
    """Tell by what a settled game was won."""
    match, rules = view["match"], view["rules"]
    mine, target = game["winner"] == view["seat"], match["target"]
    if rules["game_won_by"] == "first_to_target":
        counted = match["form"] == "hollywood" and rules["hollywood_won_by"] == "points"
        first = f"You reached {target} first, so the game is yours."
        theirs = f"{_name(view)} reached {target} first and wins the game."
        beside = "The bonuses are an extra tally and change nothing about that."
        return (
            f"{first if mine else theirs} {'With the bonuses it counts in the match.' if counted else beside}"
        )
    if game["totals"][0] != game["totals"][1]:
        return "The higher total wins the game."
    if mine:
        return f"The totals are equal, so the game is yours: you reached {target} first."
    return f"The totals are equal, so the game is {_name(view)}’s, who reached {target} first."


def settlements(view: View) -> dict[str, tuple[list[Line], list[str]]]:
    """List the settlements that the deal just over brings: the lines, and what is told beside them."""
    match = view["match"]
    three = match["form"] == "hollywood"
    if not match["bonuses"]:
        return {}
    told = {}
    for index in closed_now(view):
        game = match["games"][index]
        words = [whose_game(view, index)] if three else []
        heading = f"Settlement: {f'Game {index + 1}' if three else 'The game'}"
        told[heading] = (settlement(view, game, whole=True), [*words, what_decided(view, game)])
    return told


def shown_settlements(page: Node) -> dict[str, tuple[list[Line], list[str]]]:
    """Read the settlements off the page."""
    return {
        region.name: (
            rows(region.one("table")),
            [" ".join(paragraph.words().split()) for paragraph in region.every("paragraph")],
        )
        for region in page.every("region", "Settlement")
    }


# --------------------------------------------------------------------------------------------- score sheet


def row_text(view: View, row: dict[str, Any]) -> str:
    """Tell what happened in a deal: "You knocked"."""
    if row["winner"] is None:
        return KINDS[row["kind"]]
    doer = row["winner"] if row["kind"] == "undercut" else row["knocker"]
    return f"{who(view, doer)} {DEEDS[row['kind']]}"


def sheet(view: View) -> list[Line]:
    """List the lines of the score sheet of one game, the points last."""
    match = view["match"]
    lines: list[Line] = [
        (
            f"{row['number']} {row_text(view, row)}",
            tuple(
                f"+{row['points']} {row['scores'][seat]}" if row["winner"] == seat else NOTHING
                for seat in (0, 1)
            ),
        )
        for row in match["deals"]
    ]
    goal = "Points" if match["target"] is None else f"Points {match['target']} to win"
    return [*lines, (goal, _pair(match["scores"]))]


def entries(view: View, index: int) -> list[Line]:
    """List the lines of one of Hollywood's games: the deals entered in it, the points last."""
    game = view["match"]["games"][index]
    deals = {row["number"]: row for row in view["match"]["deals"]}
    lines: list[Line] = [
        (_deal_name(view, deals[entry["deal"]]), _entry_cells(entry)) for entry in game["entries"]
    ]
    return [*lines, ("Points", _pair(game["scores"]))]


def _entry_cells(entry: dict[str, Any]) -> tuple[str, ...]:
    return tuple(str(entry["scores"][seat]) if entry["seat"] == seat else NOTHING for seat in (0, 1))


def _deal_name(view: View, row: dict[str, Any]) -> str:
    if row["winner"] is None:
        return f"{row['number']} {KINDS[row['kind']]}"
    return f"{row['number']} {who(view, row['winner'])} +{row['points']}"


def side_by_side(view: View) -> list[Line]:
    """List the lines of Hollywood's three games side by side: six cells each."""
    match = view["match"]
    games = match["games"]
    lines: list[Line] = []
    for row in match["deals"]:
        cells: list[str] = []
        for game in games:
            entry = next((entry for entry in game["entries"] if entry["deal"] == row["number"]), None)
            over = game["closer"] is not None and row["number"] > game["entries"][-1]["deal"]
            empty = ("closed",) * 2 if over else (NOTHING,) * 2
            cells += _entry_cells(entry) if entry else empty
        lines.append((_deal_name(view, row), tuple(cells)))
    lines.append(("Points", tuple(cell for game in games for cell in _pair(game["scores"]))))
    return lines + _bonus_lines(view)


def _bonus_lines(view: View) -> list[Line]:
    match = view["match"]
    if not match["bonuses"] or all(game["closer"] is None for game in match["games"]):
        return []
    lines: list[Line] = []
    for code in ORDER[1:]:
        cells: list[str] = []
        for game in match["games"]:
            found = {
                line["seat"]: line["points"] for line in game["settlement"] or [] if line["code"] == code
            }
            cells += [str(found[seat]) if seat in found else NOTHING for seat in (0, 1)]
        if any(cell != NOTHING for cell in cells):
            lines.append((LINES[code], tuple(cells)))
    totals = [game["totals"] or (NOTHING, NOTHING) for game in match["games"]]
    return [*lines, ("Total", tuple(str(cell) for pair in totals for cell in pair))]


def pad(view: View) -> list[Line]:
    """List the lines of the score beside the table."""
    match = view["match"]
    if match["form"] == "hollywood":
        games: list[Line] = [
            (f"Game {number}{' closed' if game['closer'] is not None else ''}", _pair(game["scores"]))
            for number, game in enumerate(match["games"], 1)
        ]
        return [*games, ("Points", _pair(match["scores"]))]
    deals: list[Line] = []
    for row in match["deals"][-PAD_ROWS:]:
        nobody = KINDS[row["kind"]].split()[0]
        cells = [str(row["points"] or NOTHING) if row["winner"] == seat else NOTHING for seat in (0, 1)]
        deals.append((str(row["number"]), (nobody, nobody) if row["winner"] is None else tuple(cells)))
    total = "One deal" if match["target"] is None else f"To {match['target']}"
    return [*deals, (total, _pair(match["scores"]))]


def verdict(view: View) -> str:
    """Tell who won the match that is over and by how much."""
    match, rules = view["match"], view["rules"]
    winner = match["winner"]
    if winner is None:
        return "A draw"
    figures = _figures(view)
    won, lost = figures[winner], figures[1 - winner]
    wins = "You win" if winner == view["seat"] else f"{_name(view)} wins"
    if match["form"] == "hollywood":
        if rules["hollywood_won_by"] == "games":
            return f"{wins} the match, {won} games to {lost}"
        return f"{wins} the match by {won - lost}"
    if match["bonuses"] and (rules["game_won_by"] == "first_to_target" or won == lost):
        return f"{wins} the game, {won} to {lost}"
    return f"{wins} by {won - lost}"
