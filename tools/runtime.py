"""Make the run time that the site ships: the engine, compiled and as a wheel, and a trimmed standard library.

The result lies in ``.cache/runtime/<key>`` and is made again only when the engine, Pyodide or these tools
change.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from common import (
    CACHE,
    ENGINE,
    NODE_MODULES,
    ROOT,
    VENV_PYTHON,
    ToolError,
    digest,
    run_quietly,
    say,
    source_files,
    tail_of,
)
from prepare import RUNTIME_REQUIREMENTS, RUNTIME_WHEELS

RUNTIMES = CACHE / "runtime"
PYODIDE = NODE_MODULES / "pyodide"
PYODIDE_FILES = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs")
TOOLS = ROOT / "tools"
# Modules of Pyodide and of Python that this run time does without, with what stands in for each: the originals bring
# half of the standard library along.
LEAN = {
    "asyncio/__init__.py": "no_asyncio.py",
    "pyodide/_package_loader.py": "no_packages.py",
    "pyodide/webloop.py": "no_webloop.py",
}
# 2020-01-01, so that the same source gives the same wheel byte for byte on any day.
EPOCH = "1577836800"
KEPT_RUNTIMES = 4


@dataclass(frozen=True)
class Runtime:
    """Name the files of one run time by their place below ``rt/``; sizes are bytes, raw and gzipped."""

    folder: Path
    pyodide: str
    stdlib: str
    engine: str
    wheel: str
    lock: str
    sizes: dict[str, tuple[int, int]]

    def lock_contents(self) -> dict[str, Any]:
        """Read the frozen lock."""
        contents: dict[str, Any] = json.loads((self.folder / self.lock).read_text(encoding="utf-8"))
        return contents

    def engine_sum(self) -> str:
        """Sum up the compiled engine, as 64 hex digits."""
        return hashlib.sha256((self.folder / self.engine).read_bytes()).hexdigest()


def runtime_key() -> str:
    """Hash everything that the run time is made from."""
    return digest(
        [
            *source_files(ENGINE),
            ROOT / "pyproject.toml",
            ROOT / "README.md",
            ROOT / "LICENSE",
            PYODIDE / "package.json",
            RUNTIME_REQUIREMENTS,
            TOOLS / "exercise.py",
            TOOLS / "freeze.mjs",
            TOOLS / "library.py",
            TOOLS / "runtime.py",
            *source_files(TOOLS / "lean"),
        ]
    )


def build_wheel(out: Path) -> Path:
    """Build the engine's wheel into a folder, the same bytes for the same source; return its path."""
    run_quietly(
        [VENV_PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", out],
        log="wheel",
        mend="The engine's wheel could not be built; see the lines above.",
        env={"SOURCE_DATE_EPOCH": EPOCH},
    )
    (wheel,) = out.glob("ginrummy-*-py3-none-any.whl")
    return wheel


def write_lean_library(target: Path) -> None:
    """Write Pyodide's standard library with its stand-ins, as sources.

    Raises ``ToolError`` where a module that is stood in for is not there.
    """
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole, zipfile.ZipFile(target, "w") as lean:
        names = whole.namelist()
        gone = LEAN.keys() - set(names)
        if gone:
            raise ToolError(
                f"Pyodide's standard library has no {', '.join(sorted(gone))}: mend LEAN in runtime.py."
            )
        for name in names:
            stand_in = LEAN.get(name)
            lean.writestr(name, (TOOLS / "lean" / stand_in).read_bytes() if stand_in else whole.read(name))


def make_runtime() -> Runtime:
    """Return the run time for the present source, made now or found from before."""
    folder = RUNTIMES / runtime_key()[:20]
    manifest = folder / "manifest.json"
    if not manifest.is_file():
        _make(folder)
        _forget_old(folder)
    os.utime(folder)
    return _read(folder)


def _make(folder: Path) -> None:
    work = folder.with_name(folder.name + ".part")
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(folder, ignore_errors=True)
    work.mkdir(parents=True)

    say("Building the engine's wheel")
    wheel = build_wheel(work / "made")
    write_lean_library(work / "made" / "lean.zip")
    say("Resolving it inside Pyodide and trimming the standard library")
    run_quietly(
        [
            "node",
            TOOLS / "freeze.mjs",
            PYODIDE,
            RUNTIME_WHEELS,
            wheel,
            TOOLS / "exercise.py",
            TOOLS / "library.py",
            work / "made" / "lean.zip",
            work / "made",
        ],
        log="freeze",
        mend="The engine did not run inside Pyodide; see the lines above.",
    )

    files: dict[str, str] = {}
    group = digest([(PYODIDE / name).read_bytes() for name in PYODIDE_FILES])[:12]
    for name in PYODIDE_FILES:
        files[name] = _place(work, PYODIDE / name, group)
    archives = {name: work / "made" / f"{name}.zip" for name in ("stdlib", "engine")}
    for name, path in (*archives.items(), ("wheel", wheel)):
        # Hosts compress by a name's ending, and leave archives alone.
        shown = path.name if path == wheel else f"{path.name}.txt"
        files[name] = _place(work, path, digest([path.read_bytes()])[:12], shown)
    # The lock lies beside the wheel that it names.
    files["lock"] = _place(work, work / "made" / "lock.json", Path(files["wheel"]).parent.name)
    shutil.copy(work / "made" / "modules.json", work / "modules.json")
    shutil.rmtree(work / "made")

    sizes = {
        place: (len(body), len(gzip.compress(body, 9, mtime=0)))
        for name, place in files.items()
        # The wheel and its lock are there for whoever installs the engine elsewhere: the page asks for neither.
        if name not in {"lock", "wheel"}
        for body in [(work / place).read_bytes()]
    }
    contents = {"files": files, "sizes": sizes}
    (work / "manifest.json").write_text(json.dumps(contents, indent=1) + "\n", encoding="utf-8")
    work.rename(folder)


def _place(work: Path, source: Path, folder: str, name: str | None = None) -> str:
    place = f"rt/{folder}/{name or source.name}"
    target = work / place
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    return place


def _read(folder: Path) -> Runtime:
    contents = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    files = contents["files"]
    return Runtime(
        folder=folder,
        pyodide=files["pyodide.mjs"].rpartition("/")[0] + "/",
        stdlib=files["stdlib"],
        engine=files["engine"],
        wheel=files["wheel"],
        lock=files["lock"],
        sizes={place: (raw, packed) for place, (raw, packed) in contents["sizes"].items()},
    )


def _forget_old(keep: Path) -> None:
    """Delete all but the last few run times, so that the cache does not grow with every change."""
    others = sorted(
        (path for path in RUNTIMES.iterdir() if path != keep),
        key=lambda path: path.stat().st_mtime,
        reverse=True,
    )
    for path in others[KEPT_RUNTIMES - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def play_in_runtime(dist: Path, seed: str) -> list[str]:
    """Play the whole exercise in the run time of a built site, under Node; return the engine's replies.

    Raises ``ToolError`` when the engine does not run there, for example for a module that was trimmed away.
    """
    done = subprocess.run(
        ["node", str(TOOLS / "run_runtime.mjs"), str(dist), str(TOOLS / "exercise.py"), seed],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        tail = tail_of(done.stderr)
        if "ModuleNotFoundError" in done.stderr:
            raise ToolError(f"The trimmed standard library lacks a module that the engine uses.\n{tail}")
        raise ToolError(f"The engine did not run in the built site's run time.\n{tail}")
    replies: list[str] = json.loads(done.stdout)
    return replies
