"""What all pairs together say, and how sure it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any, Self

from ginrummy.arena.pairs import Played, PlayedPair
from ginrummy.players.arena import Pair
from ginrummy.players.intervals import exact_interval, incomplete_beta, ratio_interval, student_interval


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """A figure with the ends of its 95 % interval; an end is None where there are too few pairs to tell."""

    value: float
    low: float | None
    high: float | None

    @classmethod
    def of(cls, value: float, low: float, high: float, digits: int) -> Self:
        """Round the three for print."""
        below, above = (round(end, digits) if isfinite(end) else None for end in (low, high))
        return cls(value=round(value, digits), low=below, high=above)


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """The sum of all pairs; of two numbers the first is a's.  It depends on the plan and the number of pairs alone.

    ``share`` is a's share of the games that were not drawn (of single deals: not dead), its interval Clopper and
    Pearson's: exact for games that have nothing to do with each other.  ``paired`` is the mean over the pairs of a's
    share, a draw counting half, its interval Student's over the pairs: the two games of a pair share their cards, so
    the pair is the unit, and mirroring mostly makes this the narrower one.  ``pairs_won``: pairs that a side won
    both of, or won more of; ``chance``: how likely a would win as many of those or more, were both equal (exact sign
    test).  ``margin``: a's points above b's per deal, its interval over the pairs.
    """

    pairs: int
    games: int
    wins: Pair
    draws: int
    share: Estimate
    paired: Estimate
    pairs_won: Pair
    chance: float
    deals: int
    deals_per_game: float
    points: Pair
    margin: Estimate
    gins: Pair
    knocks: Pair
    undercuts: Pair
    dead_deals: int

    @classmethod
    def of(cls, pairs: Sequence[PlayedPair]) -> Self:
        """Add up at least one pair."""
        games = [game for pair in pairs for game in pair]
        wins = _counts(game.winner for game in games)
        shares = [sum(_share(game) for game in pair) / 2 for pair in pairs]
        decided = _counts(0 if share > 0.5 else 1 for share in shares if share != 0.5)
        margins = [
            (
                float(sum(game.points[0] - game.points[1] for game in pair)),
                float(sum(game.deals for game in pair)),
            )
            for pair in pairs
        ]
        deals = sum(game.deals for game in games)
        share = wins[0] / sum(wins) if any(wins) else 0.5
        mean, low, high = student_interval(shares)
        return cls(
            pairs=len(pairs),
            games=len(games),
            wins=wins,
            draws=len(games) - sum(wins),
            share=Estimate.of(share, *exact_interval(*wins), digits=4),
            # No share lies beyond nothing and all, whatever a symmetrical interval says.
            paired=Estimate.of(mean, max(0.0, low), min(1.0, high), digits=4),
            pairs_won=decided,
            chance=float(f"{incomplete_beta(decided[0], decided[1] + 1, 0.5) if decided[0] else 1.0:.3g}"),
            deals=deals,
            deals_per_game=round(deals / len(games), 2),
            points=_sum(games, "points"),
            margin=Estimate.of(*ratio_interval(margins), digits=3),
            gins=_sum(games, "gins"),
            knocks=_sum(games, "knocks"),
            undercuts=_sum(games, "undercuts"),
            dead_deals=sum(game.dead for game in games),
        )

    def as_dict(self) -> dict[str, Any]:
        """Return every field by name, ready for JSON."""
        return asdict(self)


def _share(game: Played) -> float:
    return 0.5 if game.winner is None else 1.0 - game.winner


def _counts(sides: Any) -> Pair:
    listed = list(sides)
    return listed.count(0), listed.count(1)


def _sum(games: Sequence[Played], name: str) -> Pair:
    return sum(getattr(game, name)[0] for game in games), sum(getattr(game, name)[1] for game in games)


def lines(told: Mapping[str, Any]) -> list[str]:
    """Write a run's JSON for a reader."""
    results = told["results"]
    what = "deals" if told["form"] == "deals" else "games"
    target = f" to {told['target']}" if told["target"] else ""
    form = "" if told["form"] in ("deals", "target") else f" ({told['form']})"
    rows = [
        f"{told['a']} (a) against {told['b']} (b): {results['pairs']} mirrored pairs of {what}{target}{form},"
        f" rules {told['rules']}, seed {told['seed']}",
        f"  won           a {results['wins'][0]}, b {results['wins'][1]}"
        + (f", nobody {results['draws']}" if results["draws"] else ""),
        f"  a's share     {_percent(results['share'])}  exact, game by game",
        f"                {_percent(results['paired'])}  over the pairs",
        f"  pairs won     a {results['pairs_won'][0]}, b {results['pairs_won'][1]};"
        f" were both equal, a would do as well with chance {results['chance']:g}",
        f"  points a deal {results['margin']['value']:+.3f}{_ends(results['margin'], 1, '+.3f')}"
        f"  over {results['deals']} deals",
        *(
            f"  {name:<14}a {results[field][0]}, b {results[field][1]}"
            for name, field in (("gins", "gins"), ("knocks", "knocks"), ("undercuts", "undercuts"))
        ),
    ]
    for side in "ab":
        times = told["times"][side]
        rows.append(
            f"  {side} took        p50 {times['p50']} ms, p95 {times['p95']} ms, max {times['max']} ms"
            f"  over {times['decisions']} decisions"
        )
    rows.append(
        f"  {told['seconds']} s, {told['games_per_second']} {what} a second;"
        f" {told['cpu_seconds']} s of CPU for all of them"
    )
    return rows


def _percent(estimate: Mapping[str, Any]) -> str:
    return f"{100 * estimate['value']:.2f} %{_ends(estimate, 100, '.2f')}"


def _ends(estimate: Mapping[str, Any], times: int, form: str) -> str:
    if estimate["low"] is None:
        return ""
    return f" [{format(times * estimate['low'], form)}, {format(times * estimate['high'], form)}]"
