"""Set up what the commands need: the virtual environment, the page's packages, the build's wheels.

``python3 tools/prepare.py play`` installs what building and serving the site takes, ``test`` everything.
Each part is done again only when the file that describes it has changed.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from common import (
    CACHE,
    NODE_MODULES,
    ROOT,
    VENV,
    VENV_PYTHON,
    WEB,
    ToolError,
    digest,
    give_up,
    run_quietly,
    say,
)

# Playing and building run on any Node 20; the linter of the tests wants a later one.
OLDEST_NODE = {"play": (20, 0), "test": (20, 19), "mutants": (20, 19)}
# A level holds everything of the levels before it.
LEVELS = ("play", "test", "mutants")
EXTRAS = {"play": "build", "test": "dev", "mutants": "dev,mutants"}
RUNTIME_WHEELS = CACHE / "runtime-wheels"
RUNTIME_REQUIREMENTS = ROOT / "tools" / "runtime_requirements.txt"
PYODIDE_TEST_WHEELS = CACHE / "pyodide-test-wheels"
PYODIDE_TEST_REQUIREMENTS = ROOT / "tools" / "pyodide_requirements.txt"
PIP_OFFLINE = (
    "The Python packages could not be installed. Check that this machine reaches a Python package index "
    "(pip's own settings and proxies are used), then run the same command again."
)
NPM_OFFLINE = (
    "The page's packages could not be installed. Check that this machine reaches an npm registry "
    "(npm's own settings and proxies are used), then run the same command again."
)


def already_done(stamp: Path, key: str, level: str) -> bool:
    """Tell whether a stamp shows this key at this level or a higher one."""
    try:
        done_key, done_level = stamp.read_text(encoding="utf-8").split()
        # A level of another version is none of ours.
        return done_key == key and LEVELS.index(done_level) >= LEVELS.index(level)
    except (OSError, ValueError):
        return False


def python_key() -> str:
    """Hash what decides the content of the virtual environment."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = {
        "build-system": project["build-system"],
        "project": project["project"],
        "hatch": project["tool"]["hatch"],
        "python": sys.version,
        # A checkout that was moved holds an environment with the old paths in it.
        "root": str(ROOT),
    }
    return digest([json.dumps(parts, sort_keys=True)])


def prepare_python(level: str) -> None:
    """Make ``.venv`` and install the engine in place with the extra packages of the level."""
    stamp = VENV / ".prepared"
    key = python_key()
    if already_done(stamp, key, level) and VENV_PYTHON.exists():
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise ToolError(
            f"Python {version} has no venv module. On Debian and Ubuntu: "
            f"apt install python3-venv (or python{version}-venv). Then run the same command again."
        )
    if not environment_works():
        say("Making the Python environment in .venv")
        run_quietly(
            [sys.executable, "-m", "venv", "--clear", VENV],
            log="venv",
            mend="The Python environment could not be made in .venv; see the lines above.",
        )
    say(f"Installing the Python packages for `make {level}`")
    run_quietly(
        [
            VENV_PYTHON,
            "-m",
            "pip",
            "install",
            "--disable-pip-version-check",
            "--no-input",
            "-e",
            f".[{EXTRAS[level]}]",
        ],
        log="pip",
        mend=PIP_OFFLINE,
    )
    stamp.write_text(f"{key} {level}\n", encoding="utf-8")


def environment_works() -> bool:
    """Tell whether ``.venv`` is there, belongs to this Python and has a pip that starts."""
    script = "import sys, pip; print(sys.version); print(sys.prefix)"
    try:
        asked = subprocess.run(
            [VENV_PYTHON, "-c", script], capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return asked.stdout.strip() == f"{sys.version}\n{VENV}"


def check_node(level: str) -> None:
    """Refuse a machine without Node and npm, or with a Node that is too old."""
    oldest = ".".join(map(str, OLDEST_NODE[level]))
    install = (
        f"Install Node {oldest} or newer (https://nodejs.org, or your system's package manager), "
        "then run the same command again."
    )
    node = shutil.which("node")
    if node is None:
        raise ToolError(f"Node is not installed. {install}")
    asked = subprocess.run(
        [node, "--version"], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    version = asked.stdout.strip().lstrip("v")
    numbers = tuple(int(part) for part in version.split(".")[:2] if part.isdigit())
    if numbers < OLDEST_NODE[level]:
        raise ToolError(f"Node {version or 'here'} is too old. {install}")
    if shutil.which("npm") is None:
        raise ToolError(
            "npm is not installed. It comes with Node; on Debian and Ubuntu: apt install npm. "
            "Then run the same command again."
        )


def prepare_node(level: str) -> None:
    """Install the page's packages into ``web/node_modules`` exactly as the lock file says."""
    stamp = NODE_MODULES / ".prepared"
    key = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    check_node(level)
    if already_done(stamp, key, level):
        return
    say(f"Installing the page's packages for `make {level}`")
    command = ["npm", "ci", "--prefix", str(WEB), "--no-audit", "--no-fund", "--loglevel", "error"]
    if level == "play":
        command.append("--omit=dev")
    run_quietly(command, log="npm", mend=NPM_OFFLINE, cwd=WEB)
    stamp.write_text(f"{key} {level}\n", encoding="utf-8")


def prepare_wheels(requirements: Path, folder: Path, purpose: str) -> None:
    """Fetch wheels that are used inside Pyodide; the hashes are pinned."""
    stamp = folder / ".prepared"
    key = digest([requirements])
    if already_done(stamp, key, LEVELS[0]):
        return
    say(f"Fetching {purpose}")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run_quietly(
        [
            VENV_PYTHON,
            "-m",
            "pip",
            "download",
            "--disable-pip-version-check",
            "--no-input",
            "--no-deps",
            "--only-binary=:all:",
            # Pyodide's Python, whatever Python runs this tool, and nothing that is compiled for another machine.
            "--python-version",
            "3.14",
            "--implementation",
            "py",
            "--abi",
            "none",
            "--platform",
            "any",
            "--require-hashes",
            "--dest",
            str(folder),
            "-r",
            str(requirements),
        ],
        log=folder.name,
        mend=PIP_OFFLINE,
    )
    stamp.write_text(f"{key} {LEVELS[0]}\n", encoding="utf-8")


def main() -> None:
    """Prepare one level: ``play``, ``test`` or ``mutants``."""
    level = sys.argv[1] if len(sys.argv) > 1 else LEVELS[0]
    if level not in LEVELS:
        raise SystemExit(f"usage: prepare.py {'|'.join(LEVELS)}")
    os.chdir(ROOT)
    try:
        # Node first: its absence is told before minutes of downloads, not after.
        check_node(level)
        prepare_python(level)
        prepare_node(level)
        prepare_wheels(
            RUNTIME_REQUIREMENTS, RUNTIME_WHEELS, "the installer that resolves the engine inside Pyodide"
        )
        if level != LEVELS[0]:
            prepare_wheels(
                PYODIDE_TEST_REQUIREMENTS,
                PYODIDE_TEST_WHEELS,
                "what the engine's tests run on inside Pyodide",
            )
    except ToolError as error:
        give_up(error)


if __name__ == "__main__":
    main()
