"""``python -m training``: fit the evaluator's tables, or measure them against the yardsticks."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

# One thread for each process: what is added up in another order comes out another number.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")


from training import measuring, rounds, writing
from training import policies as po
from training.rounds import Plan
from training.shipped import brain_of

PLANS = {
    "knocker": Plan("knocker", (*(100_000,) * 6, *(200_000,) * 5)),
    "regular": Plan("regular", (100_000, *(200_000,) * 9)),
    "straight": Plan("straight", (80_000, *(100_000,) * 5)),
    "oklahoma": Plan("oklahoma", (0, *(100_000,) * 3)),
}
"""What is trained; a plan that begins with nothing starts from the tables of the regular game."""

KNOCKER_ROUND = 5
"""The round of ``knocker`` whose tables the rounds of the regular game are played with; later ones are better."""

ROWS = (
    ("regular", 0, "simple", 100),
    ("regular", 0, "never_knock", 100),
    ("regular", 0, "one_draw", 100),
    ("regular", 0, "one_draw_gin", 100),
    ("regular", 0, "expert", 100),
    ("regular", 0, "sharp", 100),
    ("regular", 0, "first", 100),
    ("regular", 1, "simple", 100),
    ("regular", 1, "one_draw", 100),
    ("straight", 3, "never_knock", 100),
    ("straight", 3, "one_draw_gin", 100),
    ("straight", 3, "expert_gin", 100),
    ("straight", 3, "first_gin", 100),
    ("oklahoma", 4, "simple", 100),
    ("oklahoma", 4, "one_draw", 100),
)
"""Which tables are measured in which mode of :func:`training.play.open_deal` against whom, to how many points.

Against ``sharp`` it is ``expert`` that is measured."""

MODE_NAMES = {0: "eaai", 1: "regular", 3: "straight", 4: "oklahoma"}


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    top = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    verbs = top.add_subparsers(dest="verb", required=True)
    fit = verbs.add_parser("fit", help="play, fit and write the tables")
    fit.add_argument("games", nargs="*", metavar="GAME", help="which games; all unless told")
    fit.add_argument("--seed", type=int, default=1)
    fit.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    fit.add_argument("--scale", type=float, default=1.0, help="so many times the usual number of deals")
    fit.add_argument("--keep", type=Path, default=Path("build/training"), help="where rounds are kept")
    fit.add_argument("--into", type=Path, default=writing.FOLDER, help="where the tables are written")
    look = verbs.add_parser("measure", help="measure the shipped tables against the yardsticks")
    look.add_argument("--pairs", type=int, default=4000, help="mirrored pairs of games each")
    look.add_argument("--seed", type=int, default=7)
    look.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    look.add_argument("--json", type=Path, help="also write the figures there")
    return top


def fit(options: argparse.Namespace) -> int:
    """Fit the tables of each game and write them where the engine reads them."""
    games = options.games or list(PLANS)
    with rounds.pool_of(options.jobs) as pool:
        for game in games:
            plan = rounds.scaled(PLANS[game], options.scale)
            began = time.monotonic()
            start = None if plan.deals[0] else writing.kept(options.keep / "regular.npz")
            knocker = None
            if game == "regular":
                knocker = writing.kept(options.keep / f"knocker-{KNOCKER_ROUND}.npz")[:3]
            for number, brain, _ in rounds.train(plan, options.seed, pool, start=start, knocker=knocker):
                writing.keep(options.keep / f"{game}-{number}.npz", brain)
            writing.keep(options.keep / f"{game}.npz", brain)
            deals = sum(plan.deals[1 if start else 0 :])
            told = [f"{deals:,} deals in {len(plan.deals) - bool(start)} rounds from seed {options.seed}."]
            path = writing.write_module(game, brain, told, options.into)
            print(f"{path} after {time.monotonic() - began:.0f} s", flush=True)
    return 0


def measure(options: argparse.Namespace) -> int:
    """Print a table of the shipped tables' strength."""
    made = []
    print(
        f"{'rules':10} {'player':8} {'opponent':14} {'games':>7} {'won %':>14} {'points per deal':>16} {'deals':>6}"
    )
    with rounds.pool_of(options.jobs) as pool:
        for game, mode, name, target in ROWS:
            player = measuring.Side("master", po.NET, rounds.LOOKING, brain_of(game))
            if name == "sharp":
                # A step of the ladder below the strongest level.
                player = measuring.yardstick("expert")
            rival = measuring.yardstick(name)
            found = measuring.measure(player, rival, mode, options.pairs, options.seed, pool, target=target)
            names = {"rules": MODE_NAMES[mode], "player": player.name, "opponent": name}
            made.append({**names, "target": target, **found._asdict()})
            print(
                f"{MODE_NAMES[mode]:10} {player.name:8} {name:14} {found.games:7,} "
                f"{100 * found.share:6.1f} ± {100 * found.share_95:4.1f}  "
                f"{found.points:8.2f} ± {found.points_95:4.2f} {found.deals:6.1f}",
                flush=True,
            )
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    options = parser().parse_args(arguments)
    return fit(options) if options.verb == "fit" else measure(options)


if __name__ == "__main__":
    sys.exit(main())
