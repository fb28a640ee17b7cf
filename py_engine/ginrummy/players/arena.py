"""Opponents against each other: deals and matches by the thousand, the same for the same seed everywhere."""

from __future__ import annotations

import random
import time
from dataclasses import asdict, dataclass

from ginrummy.game.deal import Deal
from ginrummy.game.match import Match
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import Kind, score
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.intervals import mean_interval, share_interval, sign_test
from ginrummy.players.opponent import Opponent

Pair = tuple[int, int]
"""A count for the first side, ``a``, and for the second, ``b``."""

ROUND = 20
"""Deals whose points are added up for one verdict of the sign test: single deals are mostly luck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What a number of deals between two opponents came to; pairs are (a, b).

    ``points``: sums.  ``gins`` and ``knocks``: deals that side ended so, big gin and an undercut knock
    included.  ``undercuts``: deals that side won by undercutting.  ``dead_deals``: deals nobody won.  ``margin``: mean
    points of a over b per deal, ``margin_95`` the half width of its 95 % interval.  ``rounds_won``: rounds
    of :data:`ROUND` deals in which that side scored more.  ``chance``: how likely a would win as many of the
    decided rounds or more, were both equal.  ``seconds``: time it took.
    """

    a: str
    b: str
    deals: int
    wins: Pair
    points: Pair
    gins: Pair
    knocks: Pair
    undercuts: Pair
    dead_deals: int
    mean_turns: float
    margin: float
    margin_95: float
    rounds_won: Pair
    chance: float
    seconds: float

    def as_dict(self) -> dict[str, object]:
        """Return every field by name, ready for JSON."""
        return asdict(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSummary:
    """What a number of matches came to.

    ``share`` is a's share of those that were not drawn, ``share_95`` its 95 % interval.
    """

    a: str
    b: str
    form: str
    target: int | None
    games: int
    wins: Pair
    draws: int
    share: float
    share_95: tuple[float, float]
    mean_deals: float
    seconds: float

    def as_dict(self) -> dict[str, object]:
        """Return every field by name, ready for JSON."""
        return asdict(self)


def play_deal(
    deal: Deal, players: tuple[Opponent, Opponent], rngs: tuple[random.Random, random.Random]
) -> Deal:
    """Play a deal to its end; both tuples are by seat."""
    while (seat := deal.turn) is not None:
        deal, _ = deal.apply(players[seat].decide(View.of(deal, seat), rngs[seat]))
    return deal


def simulate(
    rules: Rules, a: Opponent, b: Opponent, deals: int, seed: str, *, mirrored: bool = True
) -> Summary:
    """Play deals between two opponents.

    The dealer alternates.  Mirrored, each deck is played twice with the opponents' seats swapped, so that
    both get the same cards; of an odd number the last deck is played once.
    The result depends on the arguments alone, ``seconds`` apart.

    >>> from ginrummy.game.rules import PRESETS
    >>> from ginrummy.players.levels import opponent
    >>> summary = simulate(PRESETS["regular"], opponent("simple"), opponent("simple"), 4, "a seed")
    >>> sum(summary.wins) + summary.dead_deals
    4
    """
    start = time.perf_counter()
    halves = 2 if mirrored else 1
    decks = -(-deals // halves)
    tally = _Tally()
    margins: list[float] = []
    for number in range(decks):
        margin = 0
        times = min(halves, deals - number * halves)
        for half in range(times):
            # The dealer's seat stays with the deck, the opponents change seats.
            seat_a = half if mirrored else 0
            deal = Deal.start(rules, dealer=number % 2, seed=f"{seed}/{number}")
            rng_a, rng_b = (random.Random(f"{seed}/{number}/{half}/{side}") for side in "ab")
            if seat_a == 0:
                ended = play_deal(deal, (a, b), (rng_a, rng_b))
            else:
                ended = play_deal(deal, (b, a), (rng_b, rng_a))
            margin += tally.add(ended, seat_a)
        margins.append(margin / times)
    mean, half_width = mean_interval(margins) if margins else (0.0, 0.0)
    size = ROUND // halves
    rounds = [sum(margins[i : i + size]) for i in range(0, decks, size)]
    won = (sum(total > 0 for total in rounds), sum(total < 0 for total in rounds))
    return Summary(
        a=a.name,
        b=b.name,
        deals=deals,
        wins=tally.pair("wins"),
        points=tally.pair("points"),
        gins=tally.pair("gins"),
        knocks=tally.pair("knocks"),
        undercuts=tally.pair("undercuts"),
        dead_deals=tally.dead,
        mean_turns=round(tally.turns / deals, 2) if deals else 0.0,
        margin=round(mean, 3),
        margin_95=round(half_width, 3),
        rounds_won=won,
        chance=float(f"{sign_test(*won):.3g}"),
        seconds=round(time.perf_counter() - start, 2),
    )


def play_match(
    rules: Rules,
    players: tuple[Opponent, Opponent],
    seed: str,
    form: Form,
    target: int | None,
    rng_seeds: tuple[str, str],
) -> Match:
    """Play a match to its end; ``players`` and ``rng_seeds`` are by seat."""
    match = Match.start(rules, form, seed, target)
    rngs = tuple(random.Random(text) for text in rng_seeds)
    while True:
        while (seat := match.deal.turn) is not None:
            view = View.of(match.deal, seat, match.sheet)
            match, _ = match.apply(players[seat].decide(view, rngs[seat]))
        if match.over:
            return match
        match = match.next_deal()


def simulate_games(
    rules: Rules,
    a: Opponent,
    b: Opponent,
    games: int,
    seed: str,
    target: int | None,
    *,
    form: Form = Form.TARGET,
    mirrored: bool = True,
) -> GameSummary:
    """Play matches of one form between two opponents: games to a target, Hollywood's three or single deals.

    Mirrored, each game's seed is played twice with the seats swapped; of an odd number the last is played once.
    """
    start = time.perf_counter()
    halves = 2 if mirrored else 1
    wins = [0, 0]
    deals = 0
    for number in range(-(-games // halves)):
        for half in range(min(halves, games - number * halves)):
            swapped = half == 1 if mirrored else number % 2 == 1
            sides = "ba" if swapped else "ab"
            seeds = (f"{seed}/{number}/{half}/{sides[0]}", f"{seed}/{number}/{half}/{sides[1]}")
            players = (b, a) if swapped else (a, b)
            match = play_match(rules, players, f"{seed}/{number}", form, target, seeds)
            if match.winner is not None:
                wins[match.winner == int(not swapped)] += 1
            deals += len(match.rows)
    return GameSummary(
        a=a.name,
        b=b.name,
        form=form.value,
        target=target,
        games=games,
        wins=(wins[0], wins[1]),
        draws=games - sum(wins),
        share=round(wins[0] / sum(wins), 4) if any(wins) else 0.0,
        share_95=share_interval(wins[0], wins[1]),
        mean_deals=round(deals / games, 2) if games else 0.0,
        seconds=round(time.perf_counter() - start, 2),
    )


class _Tally:
    """Running counts by side."""

    def __init__(self) -> None:
        self.counts = {name: [0, 0] for name in ("wins", "points", "gins", "knocks", "undercuts")}
        self.dead = 0
        self.turns = 0

    def add(self, deal: Deal, seat_a: int) -> int:
        """Count a finished deal; return a's points less b's."""
        result = deal.result
        assert result is not None
        self.turns += deal.turns
        price = score(result, deal.rules)
        if price.winner is None or result.knocker is None:
            self.dead += 1
            return 0
        winner, ender = int(price.winner != seat_a), int(result.knocker != seat_a)
        self.counts["wins"][winner] += 1
        self.counts["points"][winner] += price.points
        self.counts["gins" if price.kind in (Kind.GIN, Kind.BIG_GIN) else "knocks"][ender] += 1
        if price.kind is Kind.UNDERCUT:
            self.counts["undercuts"][winner] += 1
        return price.points if winner == 0 else -price.points

    def pair(self, name: str) -> Pair:
        """Return one count by side."""
        first, second = self.counts[name]
        return first, second
