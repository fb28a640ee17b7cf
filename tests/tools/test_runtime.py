"""The shipped run time plays exactly like the engine under CPython, and its parts fit together."""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import build
import runtime
from common import DIST, ENGINE, ToolError, source_files
from exercise import exercise
from ginrummy.table.bridge import Bridge

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site() -> Path:
    build.build()
    return DIST


def told_by(site: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((site / build.BUILD_FILE).read_text(encoding="utf-8"))["runtime"]
    return told


def place(site: Path, near: str) -> Path:
    return site / near


@pytest.mark.parametrize("seed", ["undercut", "2 of clubs"])
def test_replies_are_the_same_byte_for_byte(site: Path, seed: str) -> None:
    assert runtime.play_in_runtime(site, seed) == exercise(Bridge().handle, seed)


def test_the_build_names_what_the_frozen_lock_names(site: Path) -> None:
    told = told_by(site)
    wheel = place(site, told["wheel"])
    lock = json.loads((wheel.parent / "lock.json").read_text(encoding="utf-8"))
    engine = lock["packages"]["ginrummy"]
    assert list(lock["packages"]) == ["ginrummy"]
    assert engine["file_name"] == wheel.name
    assert engine["depends"] == []
    assert told["version"] == engine["version"]
    assert told["wheelSha256"] == engine["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert told["lockInfo"] == lock["info"]


def test_the_announced_bytes_are_the_files_bytes(site: Path) -> None:
    told = told_by(site)
    sizes = {near: place(site, near).stat().st_size for near in told["bytes"]}
    assert told["bytes"] == sizes
    assert told["total"] == sum(sizes.values())
    assert {told["stdlib"], told["engine"], told["pyodide"] + "pyodide.asm.wasm"} <= set(sizes)
    assert told["wheel"] not in sizes


def test_every_folder_of_the_run_time_is_named_after_its_bytes(site: Path) -> None:
    told = told_by(site)
    for near in (told["stdlib"], told["engine"], told["wheel"]):
        path = place(site, near)
        assert runtime.digest([path.read_bytes()])[:12] == path.parent.name


def test_the_wheel_is_pure_and_holds_only_the_engine(site: Path) -> None:
    with zipfile.ZipFile(place(site, told_by(site)["wheel"])) as wheel:
        names = wheel.namelist()
        metadata = next(name for name in names if name.endswith("/METADATA"))
        text = wheel.read(metadata).decode()
    # What fits the tables is not among it.
    assert all(name.startswith(("ginrummy/", "ginrummy-")) for name in names)
    assert not [name for name in names if name.endswith((".pyc", ".so"))]
    assert "ginrummy/py.typed" in names
    assert "Requires-Dist" not in "\n".join(line for line in text.splitlines() if "extra ==" not in line)


def test_the_compiled_engine_is_the_wheel_s(site: Path) -> None:
    told = told_by(site)
    with (
        zipfile.ZipFile(place(site, told["wheel"])) as wheel,
        zipfile.ZipFile(place(site, told["engine"])) as engine,
    ):
        sources = {name.removesuffix(".py") for name in wheel.namelist() if name.endswith(".py")}
        compiled = engine.infolist()
    # Packages for work outside the page stay behind.
    packages = ("__init__", "coach/", "game/", "players/", "records/", "table/")
    assert {entry.filename.removesuffix(".pyc") for entry in compiled} == {
        name for name in sources if name.removeprefix("ginrummy/").startswith(packages)
    }
    tables = {"knocker", "oklahoma", "regular", "straight"}
    assert {f"ginrummy/players/tables/{name}.pyc" for name in tables} <= {
        entry.filename for entry in compiled
    }
    assert {entry.date_time for entry in compiled} == {(2020, 1, 1, 0, 0, 0)}
    assert told["engineSha256"] == hashlib.sha256(place(site, told["engine"]).read_bytes()).hexdigest()


def test_what_a_start_does_without_is_not_read_then() -> None:
    """The first card waits for everything that is imported with the bridge."""
    told = subprocess.run(
        [sys.executable, "-c", "import sys, ginrummy.table.bridge; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ENGINE.parent)},
    )
    read = {name for name in told.stdout.split() if name.startswith(("ginrummy", "training"))}
    later = {
        f"ginrummy.players.{name}"
        for name in ("arena", "evaluator", "facts", "features", "tables", "weighing")
    }
    later |= {"ginrummy.table.coaching", "ginrummy.table.drilling", "ginrummy.table.replaying"}
    engine = {
        ".".join(path.relative_to(ENGINE.parent).with_suffix("").parts) for path in source_files(ENGINE)
    }
    assert later <= {name.removesuffix(".__init__") for name in engine}, "named here, but not there any more"
    assert "ginrummy.players.levels" in read
    assert not read & later
    assert not {name for name in read if name.split(".")[:2][-1] in ("arena", "cli", "coach", "training")}


def test_the_library_is_compiled_and_trimmed(site: Path) -> None:
    with zipfile.ZipFile(place(site, told_by(site)["stdlib"])) as library:
        names = library.namelist()
    assert all(name.endswith(".pyc") for name in names)
    assert len(names) < 200
    assert "unittest/__init__.pyc" not in names


def modules_in(archive: Path, ending: str) -> set[str]:
    with zipfile.ZipFile(archive) as held:
        names = [name.removesuffix(ending) for name in held.namelist() if name.endswith(ending)]
    return {name.replace("/", ".").removesuffix(".__init__") for name in names}


def test_the_archives_have_every_module_that_the_engine_names_anywhere(site: Path) -> None:
    """A run need not come to each import, such as one inside a function."""
    told = told_by(site)
    engine = modules_in(place(site, told["engine"]), ".pyc")
    named = set()
    for path in source_files(ENGINE):
        module = ".".join(path.relative_to(ENGINE.parent).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_bytes())) if module in engine else ():
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert not node.level, f"{module} has an import that this test does not follow"
                named.add(node.module or "")
    whole = modules_in(runtime.PYODIDE / "python_stdlib.zip", ".py")
    # The interpreter itself holds these.
    frozen = {"abc", "os"}
    # Only a decision's line of the records is read in the page, no document: those ask for TOML.
    unread = {"tomllib"}
    assert {"json", "random"} <= named & whole
    assert named & whole <= modules_in(place(site, told["stdlib"]), ".pyc") | frozen | unread
    assert {name for name in named if name.partition(".")[0] == "ginrummy"} <= engine


def test_what_stands_in_for_a_module_has_one_to_stand_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "LEAN", {"gone/module.py": "no_asyncio.py"})
    with pytest.raises(ToolError, match=r"has no gone/module\.py"):
        runtime.write_lean_library(tmp_path / "lean.zip")


def test_a_module_that_was_trimmed_away_fails_the_build(site: Path, tmp_path: Path) -> None:
    broken = tmp_path / "dist"
    shutil.copytree(site, broken)
    library = place(broken, told_by(broken)["stdlib"])
    with zipfile.ZipFile(library) as whole:
        kept = {name: whole.read(name) for name in whole.namelist() if name != "secrets.pyc"}
    with zipfile.ZipFile(library, "w") as less:
        for name, body in kept.items():
            less.writestr(name, body)
    with pytest.raises(ToolError, match="lacks a module that the engine uses"):
        runtime.play_in_runtime(broken, "broken")


def test_an_engine_of_another_build_is_refused(site: Path, tmp_path: Path) -> None:
    broken = tmp_path / "dist"
    shutil.copytree(site, broken)
    with place(broken, told_by(broken)["engine"]).open("ab") as engine:
        engine.write(b"\0")
    with pytest.raises(ToolError, match="not the one that runtime"):
        runtime.play_in_runtime(broken, "broken")
