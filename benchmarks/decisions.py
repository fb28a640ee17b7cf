"""Measure how long each level takes for a decision, phase by phase, in CPython, in Pyodide and in the page's worker.

The same seeds give the same matches everywhere.  Each level plays mirrored matches: the same cards from both seats.
Every level is timed in a process, or a worker, of its own, so that its first decision is really the first:
the strongest level reads its tables then.

    python benchmarks/decisions.py [--matches N] [--seed TEXT] [--levels NAME ...] [--places NAME ...]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from deciding import OTHER, TARGET, Timed, Wanted
from playwright.sync_api import Page, sync_playwright

import browsers
import serve
from common import DIST, ENGINE, ROOT
from ginrummy.game.rules import PRESETS
from ginrummy.game.view import View
from ginrummy.players.levels import PLAYABLE, opponent
from ginrummy.table.messages import PROTOCOL_VERSION
from ginrummy.table.render import action_message
from ginrummy.table.session import OPPONENT, PERSON, Session, TableRules

REPORT = ROOT / "build" / "bench-decisions.json"
GAMES = ["regular", "oklahoma", "straight"]
"""One preset for each of the tables."""
PATIENCE = 180_000
"""How long the page may take to begin, in ms."""
P95_TARGET, MAX_TARGET = 150, 300
"""What a decision may take in Pyodide, in ms: 95 of 100, and every one."""

HOW = f"""\
Times are in ms by the wall clock.  The other seat is always {OTHER}; matches go to {TARGET}.
  cpython  Opponent.decide alone
  pyodide  the same under Node, with Python, library and engine as the site ships them
  page     in Chromium, from the request 'advance' to the reply of the engine's worker: the decision, the act and the
           message about it; the level has one seat only
  first    the first decision after the start; it is in no other figure"""

# The page's own worker is asked for where it lies: its address holds a hash.
WATCH = """
() => {
  const Usual = Worker;
  window.workers = [];
  window.Worker = class extends Usual {
    constructor(address, options) {
      super(address, options);
      window.workers.push(new URL(address, document.baseURI).href);
    }
  };
}
"""
PLAY = """
async ({ version, matches }) => {
  const worker = new Worker(window.workers[0], { type: 'module' });
  const told = (wanted) => new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.type === 'failed') reject(new Error(`${data.code} ${data.detail}`));
      else if (wanted(data)) resolve(data);
    };
  });
  await told((data) => data.type === 'boot' && data.stage === 'ready');
  let id = 0;
  const ends = [];
  const times = [];
  for (const commands of matches) {
    let rev, save;
    for (const { cmd, args } of commands) {
      const body = JSON.stringify({ v: version, id: ++id, cmd, args, rev });
      const answer = told((data) => data.type === 'reply');
      const begin = performance.now();
      worker.postMessage({ type: 'request', body });
      const { body: text } = await answer;
      const took = performance.now() - begin;
      const reply = JSON.parse(text);
      if (!reply.ok) throw new Error(`${cmd} was refused: ${reply.error.code}`);
      if (cmd === 'advance') times.push(took);
      ({ rev, save } = reply);
    }
    ends.push(JSON.parse(save).moves);
  }
  worker.terminate();
  return { times, ends };
}
"""


def run(command: list[str | Path]) -> Any:
    """Run a process that prints JSON; return it."""
    env = {**os.environ, "PYTHONPATH": str(ENGINE.parent)}
    done = subprocess.run(
        command, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=env, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return json.loads(done.stdout)


def in_cpython(wanted: Wanted) -> Timed:
    """Time a level in a new process of this Python."""
    timed: Timed = run([sys.executable, Path(__file__).with_name("deciding.py"), json.dumps(wanted)])
    return timed


def in_pyodide(wanted: Wanted) -> Timed:
    """Time a level under Node, in the built site's own run time."""
    script = ROOT / "tools" / "run_runtime.mjs"
    told = run(["node", script, DIST, Path(__file__).with_name("deciding.py"), json.dumps(wanted)])
    timed: Timed = json.loads(told[0])
    return timed


def course(level: str, preset: str, seed: str) -> tuple[list[dict[str, Any]], list[str], str]:
    """Play a match at a table; return the page's requests, the phases of the level's decisions, and all moves."""
    start = {"preset": preset, "form": "target", "target": TARGET, "level": level, "seed": seed}
    commands: list[dict[str, Any]] = [{"cmd": "new_match", "args": start}]
    session = Session(TableRules(preset, PRESETS[preset]), "target", TARGET, level, seed)
    person, phases = opponent(OTHER), []
    while not session.match.over:
        deal = session.match.deal
        if deal.turn is None:
            commands.append({"cmd": "next_deal", "args": {}})
            session.next_deal()
        elif deal.turn == OPPONENT:
            phases.append(deal.phase.value)
            commands.append({"cmd": "advance", "args": {}})
            session.advance()
        else:
            view = View.of(deal, PERSON, session.match.sheet)
            action = person.decide(view, Random(f"{seed}/{len(session.moves)}"))
            commands.append({"cmd": "act", "args": {"action": action_message(action)}})
            session.act(action)
    return commands, phases, json.loads(session.save)["moves"]


def in_page(page: Page) -> Callable[[Wanted], Timed]:
    """Return how to time a level in a worker of an open page."""

    def timed(wanted: Wanted) -> Timed:
        courses = [
            course(wanted["level"], preset, seed) for preset in wanted["presets"] for seed in wanted["seeds"]
        ]
        given = {"version": PROTOCOL_VERSION, "matches": [commands for commands, _, _ in courses]}
        told = page.evaluate(PLAY, given)
        if told["ends"] != [moves for _, _, moves in courses]:
            raise RuntimeError(f"{wanted['level']} played otherwise in the page than here")
        phases: dict[str, list[float]] = {}
        names = [phase for _, of_match, _ in courses for phase in of_match]
        for phase, took in list(zip(names, told["times"], strict=True))[1:]:
            phases.setdefault(phase, []).append(took)
        return {"first": told["times"][0], "phases": phases}

    return timed


def figures(times: list[float]) -> dict[str, float]:
    """Sum up times: how many, median, 95 of 100, longest."""
    steps = quantiles(times, n=20, method="inclusive") if len(times) > 1 else 19 * times
    return {"count": len(times), "p50": steps[9], "p95": steps[18], "max": max(times)}


def summed_up(timed: Timed) -> dict[str, Any]:
    """Sum up what was timed of a level in one place."""
    every = [took for times in timed["phases"].values() for took in times]
    phases = {phase: figures(times) for phase, times in timed["phases"].items()}
    return {"first": timed["first"], "all": figures(every), "phases": phases}


def show(found: dict[str, dict[str, Any]]) -> None:
    """Print one table: a line for each level and phase, a group of columns for each place."""
    places = list(found)
    print(f"{'':22}" + "".join(f"{place:>34}" for place in places))
    print(f"{'':22}" + f"{'runs':>10}{'p50':>8}{'p95':>8}{'max':>8}" * len(places))
    for level in found[places[0]]:
        told = [found[place][level] for place in places]
        print(
            f"{level}, first decision".ljust(22)
            + "".join(f"{1:>10}{one['first']:>8.1f}{'':16}" for one in told)
        )
        for phase in ("upcard", "draw", "discard", "last_discard", "layoff", "all"):
            parts = [one["all"] if phase == "all" else one["phases"].get(phase) for one in told]
            if any(parts):
                print(f"  {phase:20}" + "".join(columns(part) for part in parts))
        pyodide = found.get("pyodide", {}).get(level, {}).get("all")
        if pyodide and (pyodide["p95"] > P95_TARGET or pyodide["max"] > MAX_TARGET):
            print(f"  missed in pyodide: p95 {P95_TARGET}, max {MAX_TARGET}")


def columns(part: dict[str, float] | None) -> str:
    """Write the figures of one place."""
    if part is None:
        return " " * 34
    return f"{part['count']:>10.0f}{part['p50']:>8.1f}{part['p95']:>8.1f}{part['max']:>8.1f}"


def main() -> int:
    """Measure every level in every place and print one table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=1, help="mirrored matches of each game (1)")
    parser.add_argument("--seed", default="bench", help="seed of the cards")
    parser.add_argument("--levels", nargs="+", choices=PLAYABLE, default=PLAYABLE)
    names = ("cpython", "pyodide", "page")
    parser.add_argument("--places", nargs="+", choices=names, default=names)
    options = parser.parse_args()
    if options.matches < 1:
        parser.error("at least 1 match")

    loads = [os.getloadavg()[0]]
    print(
        f"Python {platform.python_version()}, load {loads[0]:.1f} on {os.cpu_count()} processors at the start"
    )
    print(HOW)
    seeds = [f"{options.seed}/{number}" for number in range(options.matches)]
    found: dict[str, dict[str, Any]] = {}
    with serve.serving() as server, sync_playwright() as playwright:
        ways: dict[str, Callable[[Wanted], Timed]] = {"cpython": in_cpython, "pyodide": in_pyodide}
        if "page" in options.places:
            browser = playwright.chromium.launch(
                executable_path=str(browsers.ensure(browsers.CHROMIUM)),
                headless=True,
                args=browsers.start_flags(browsers.CHROMIUM),
            )
            print(f"Chromium {browser.version}")
            page = browser.new_page()
            page.add_init_script(f"({WATCH})()")
            page.set_default_timeout(PATIENCE)
            page.goto(server.url, wait_until="domcontentloaded")
            page.wait_for_function("() => window.workers.length")
            ways["page"] = in_page(page)
        for place in options.places:
            found[place] = {}
            for level in options.levels:
                print(f"  {place}: {level}", file=sys.stderr)
                timed = ways[place]({"level": level, "presets": GAMES, "seeds": seeds})
                found[place][level] = summed_up(timed)
    loads.append(os.getloadavg()[0])
    show(found)
    REPORT.parent.mkdir(exist_ok=True)
    report = {"seed": options.seed, "matches": options.matches, "load": loads, "ms": found}
    REPORT.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(f"load {loads[1]:.1f} at the end; all figures are in {REPORT.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
