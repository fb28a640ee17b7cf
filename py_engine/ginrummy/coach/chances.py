"""The chance of winning a match from where its score stands.

A game to a target is a race: deal after deal one of two equal players scores.  How much, is taken from a thousand
random deals of the same rules, played out by the quick player of :mod:`.playout`; the chance at every score follows
backwards from the target by dynamic programming on a grid of forty steps a side, with points between two steps
shared between them.  Dead deals change nothing.  Boxes credited with the deal count; game bonus, shutout and boxes of
the settlement do not.  In Hollywood the three games are taken as independent and two of them as the match, which is
right where games decide it and a simplification where the sum of points does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from ginrummy.coach.playout import FIRST_OFFER, THROW_ONLY, play_out, tables_of
from ginrummy.game.cards import DECK
from ginrummy.game.rules import Rules, Start
from ginrummy.game.sheet import Form, Game, Sheet
from ginrummy.game.view import View

STEPS = 40
"""Steps of the grid from nothing to the target."""

SAMPLE = 1000
"""Deals that the distribution of points is taken from."""

Grid = tuple[tuple[float, ...], ...]


@cache
def results(rules: Rules) -> tuple[int, ...]:
    """Play random deals out and list what their winners scored, in points; dead deals are left out.

    >>> 15 < sum(results(Rules())) / len(results(Rules())) < 40
    True
    """
    rng = Random("results")
    won = []
    deck = [card.mask for card in DECK]
    eleven = rules.start is Start.ELEVEN_CARDS
    for _ in range(SAMPLE):
        rng.shuffle(deck)
        turned = DECK[0] if eleven else next(card for card in DECK if card.mask == deck[20])
        tables = tables_of(
            rules, rules.limit(None if eleven else turned), rules.doubles(turned) and not eleven
        )
        eldest, dealer = sum(deck[:10]), sum(deck[10:20])
        if eleven:
            points = play_out(THROW_ONLY, eldest | deck[20], dealer, deck[21:], 0, (), 0, 0, tables)
        else:
            points = play_out(FIRST_OFFER, eldest, dealer, deck[21:], 0, deck[20:21], 0, 0, tables)
        if points:
            won.append(abs(points))
    return tuple(won) or (1,)


@cache
def race(rules: Rules, target: int) -> Grid:
    """Tabulate the chance of winning a game by both scores: rows one's own steps, columns the other's.

    >>> grid = race(Rules(), 100)
    >>> round(grid[0][0], 6), grid[30][10] > 0.75, grid[40][0], grid[0][40]
    (0.5, True, 1.0, 0.0)
    """
    shares = [0.0] * (STEPS + 1)
    won = results(rules)
    for points in won:
        steps = points * STEPS / target
        whole = int(steps)
        if whole >= STEPS:
            shares[STEPS] += 1 / len(won)
            continue
        shares[whole] += (1 - steps + whole) / len(won)
        shares[whole + 1] += (steps - whole) / len(won)
    # What rounds to no step at all is played again.
    gains = [(step, share / (1 - shares[0])) for step, share in enumerate(shares) if step and share]
    grid = [[1.0 if own >= STEPS else 0.0] * (STEPS + 1) for own in range(STEPS + 1)]
    for total in range(2 * STEPS - 2, -1, -1):
        for own in range(max(0, total - STEPS + 1), min(STEPS, total + 1)):
            other = total - own
            row = grid[own]
            row[other] = 0.5 * sum(
                share * (grid[min(STEPS, own + step)][other] + row[min(STEPS, other + step)])
                for step, share in gains
            )
    return tuple(tuple(row) for row in grid)


def game_chance(game: Game, seat: int, rules: Rules, target: int) -> float:
    """Return the chance that the seat wins a game, 0 to 1; a closed one is won or lost."""
    if game.closer is not None:
        return float(game.closer == seat)
    own, other = game.scores[seat] * STEPS / target, game.scores[1 - seat] * STEPS / target
    grid = race(rules, target)
    i, j = int(own), int(other)
    a, b = own - i, other - j
    low = grid[i][j] * (1 - b) + grid[i][j + 1] * b
    high = grid[i + 1][j] * (1 - b) + grid[i + 1][j + 1] * b
    return low * (1 - a) + high * a


def match_chance(sheet: Sheet, seat: int) -> float:
    """Return the chance that the seat wins the match from this score sheet, 0 to 1.

    >>> sheet = Sheet.start(Rules(), Form.HOLLYWOOD, 100)
    >>> round(match_chance(sheet, 0), 6), match_chance(sheet.after(0, 90), 0) > 0.6
    (0.5, True)
    """
    if sheet.over:
        return 0.5 if sheet.winner is None else float(sheet.winner == seat)
    if sheet.target is None:
        return 0.5
    chances = [game_chance(game, seat, sheet.rules, sheet.target) for game in sheet.games]
    if sheet.form is not Form.HOLLYWOOD:
        return chances[0]
    x, y, z = chances
    return x * y + x * z + y * z - 2 * x * y * z


def outlook_of(view: View) -> Callable[[float], float]:
    """Return the chance of winning the match as a function of what the deal in play brings this seat, in points."""
    sheet = Sheet(rules=view.rules, form=view.form, target=view.target, games=view.games)
    box = view.rules.box_bonus if view.rules.box_at_once else 0
    seat = view.seat

    @cache
    def outlook(points: float) -> float:
        if not points:
            return 0.5 if sheet.form is Form.ONE else match_chance(sheet, seat)
        winner = seat if points > 0 else 1 - seat
        return match_chance(sheet.after(winner, max(0, round(abs(points)) - box)), seat)

    return outlook
