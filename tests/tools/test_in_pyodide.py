"""The engine's own tests pass inside Pyodide, and what the page loads of it needs no module that is not shipped."""

import json
import subprocess
import zipfile
from typing import Any

import pytest

import prepare
import runtime
from common import ROOT

pytestmark = pytest.mark.slow

# Left out as a whole: tests of the tools and of pages, which are no part of the engine; comparisons with another engine
# in C++; what fits the tables, which is compiled for the machine; the coach, whose hints and whole review the tests of
# the run time compare byte for byte; counts of lines of play, random search, fairness of every level under every rules
# and measured opponents, which repeat for minutes what these prove.
FOLDERS = (
    "tests/unit",
    "tests/protocol",
    "tests/hygiene",
    "tests/cases",
    "tests/golden",
    "py_engine/ginrummy",
)

# The arena starts processes and threads, of which there is one only.
PROCESSES = (
    "tests/unit/arena",
    "tests/unit/cli/test_arena.py",
    "py_engine/ginrummy/arena",
    "py_engine/ginrummy/cli/arena.py",
)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Run the tests once; fail with what they said where one of them fails."""
    prepare.prepare_wheels(
        prepare.PYODIDE_TEST_REQUIREMENTS, prepare.PYODIDE_TEST_WHEELS, "what the tests run on"
    )
    out = tmp_path_factory.mktemp("pyodide") / "report.json"
    script = ROOT / "tools" / "pyodide_tests.mjs"
    arguments = ["-q", "-p", "no:cacheprovider", "-m", "not slow and not soak", *FOLDERS]
    arguments += [f"--ignore={path}" for path in PROCESSES]
    done = subprocess.run(
        ["node", script, runtime.PYODIDE, prepare.PYODIDE_TEST_WHEELS, ROOT, out, *arguments],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return found


def test_the_engines_own_tests_pass_inside_pyodide(report: dict[str, Any]) -> None:
    assert report["code"] == 0
    assert report["idle"] == [], "left out by a line that fits no test any more"


def test_what_the_engine_imports_is_in_the_trimmed_library(report: dict[str, Any]) -> None:
    made = runtime.make_runtime()
    kept = set(json.loads((made.folder / "modules.json").read_text(encoding="utf-8"))["kept"])
    with zipfile.ZipFile(runtime.PYODIDE / "python_stdlib.zip") as library:
        whole = {_module_of(name) for name in library.namelist() if name.endswith(".py")}
    needed = set(report["needed"]) & whole
    assert {"dataclasses", "enum", "json"} <= needed
    assert needed <= kept


def _module_of(name: str) -> str:
    return name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
