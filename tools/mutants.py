"""Break the rules on purpose, one small change at a time, and see that a test notices each.

mutmut makes the changes ("mutants") in a copy below ``.cache``, so the checkout stays as it is.  What it mutates and
which tests it runs are in ``pyproject.toml``.

    python tools/mutants.py [--jobs N] [module ...]
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
from collections import Counter

from common import CACHE, ENGINE, ROOT, ToolError, give_up, say, source_files

COPY = CACHE / "mutants"
PACKAGE = "ginrummy.game"
# A mutant may loop for ever and collect as it goes: it must not take the machine's memory with it.
MEMORY = 3 << 30
MUTMUT = [sys.executable, "-m", "mutmut"]
# mutmut stops a test run that goes on for many times its usual time: the change was noticed too.
CAUGHT = ("killed", "timeout")
RESULT = re.compile(rf"\s+({re.escape(PACKAGE)}\.(\w+)\.\S+): (.+)")


def copy_tree() -> None:
    """Copy the engine and its tests to where mutmut looks for them: modules below ``src``."""
    shutil.rmtree(COPY, ignore_errors=True)
    for folder, place in ((ENGINE, COPY / "src" / ENGINE.name), (ROOT / "tests", COPY / "tests")):
        for path in source_files(folder):
            target = place / path.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
    shutil.copy2(ROOT / "pyproject.toml", COPY)


def mutmut(*arguments: str) -> str:
    """Run a command of mutmut in the copy and return what it prints; raises ToolError where it fails."""
    done = subprocess.run(
        [*MUTMUT, *arguments],
        cwd=COPY,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ToolError(f"mutmut {arguments[0]} failed; see the lines above.")
    return done.stdout


def run(modules: list[str], jobs: int) -> None:
    """Try every mutant of these modules (none named: all), with mutmut's progress shown as it goes."""
    names = [f"{PACKAGE}.{module}.*" for module in modules]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    done = subprocess.run(
        [*MUTMUT, "run", "--max-children", str(jobs), *names], cwd=COPY, stdin=subprocess.DEVNULL, check=False
    )
    if done.returncode:
        raise ToolError("The tests do not pass in the copy, or mutmut stopped; see the lines above.")


def results() -> dict[str, dict[str, str]]:
    """Return what became of each mutant that was tried, by module and name."""
    found: dict[str, dict[str, str]] = {}
    for line in mutmut("results", "--all", "true").splitlines():
        if (match := RESULT.fullmatch(line)) and match[3] != "not checked":
            found.setdefault(match[2], {})[match[1]] = match[3]
    return found


def report(found: dict[str, dict[str, str]]) -> None:
    """Print the change behind every mutant that no test caught, then the share caught per module."""
    for outcomes in found.values():
        for name, outcome in outcomes.items():
            if outcome not in CAUGHT:
                print(mutmut("show", name))
    print(f"{'module':10} {'mutants':>8} {'caught':>8} {'share':>8}   not caught")
    everything = {name: outcome for outcomes in found.values() for name, outcome in outcomes.items()}
    for module, outcomes in (*found.items(), ("all", everything)):
        counts = Counter(outcomes.values())
        caught = sum(counts.pop(outcome, 0) for outcome in CAUGHT)
        rest = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())) or "none"
        print(f"{module:10} {len(outcomes):8} {caught:8} {caught / len(outcomes):8.1%}   {rest}")


def main() -> None:
    """Mutate the modules named, or all that ``pyproject.toml`` lists."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("modules", nargs="*", metavar="module", help="of the game, such as sheet; none: all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants tried at once")
    wanted = parser.parse_args()
    try:
        say(f"Copying the engine and its tests to {COPY.relative_to(ROOT)}")
        copy_tree()
        run(wanted.modules, wanted.jobs)
        report(results())
    except ToolError as error:
        give_up(error)


if __name__ == "__main__":
    main()
