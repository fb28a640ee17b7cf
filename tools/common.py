"""Paths and small helpers that every tool shares."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
ENGINE = ROOT / "py_engine" / "ginrummy"
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"

LOG_TAIL_LINES = 25
LOG_TAIL_WIDTH = 300


class ToolError(Exception):
    """Stop a tool; the message is a sentence that tells how to mend it."""


def say(text: str) -> None:
    """Print one line about what is being done, at once."""
    print(f"» {text}", file=sys.stderr, flush=True)


def give_up(error: Exception) -> NoReturn:
    """Print the sentence of a failure and leave with status 1."""
    print(f"\n✗ {error}", file=sys.stderr, flush=True)
    raise SystemExit(1)


def run_quietly(
    command: Sequence[str | Path],
    *,
    log: str,
    mend: str,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    text: str = "",
) -> None:
    """Run a command with its output kept in ``.cache/logs/<log>.log``; show the tail only when it fails.

    ``mend``: the sentence raised as ``ToolError`` on failure.  ``env``: added to the present environment.  ``text``:
    what the command reads.
    """
    log_file = CACHE / "logs" / f"{log}.log"
    log_file.parent.mkdir(parents=True, exist_ok=True)
    with log_file.open("wb") as out:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            input=text.encode(),
            stdout=out,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        print(tail_of(log_file.read_text(encoding="utf-8", errors="replace")), file=sys.stderr)
        raise ToolError(f"{mend}\n  (the whole output is in {log_file.relative_to(ROOT)})")


def tail_of(output: str) -> str:
    """Return the last lines of a program's output, marked and cut to a readable width."""
    lines = output.splitlines()[-LOG_TAIL_LINES:]
    return "\n".join(f"  | {line[:LOG_TAIL_WIDTH]}" for line in lines)


def source_files(folder: Path) -> list[Path]:
    """List the files below a folder in a fixed order, without caches and editors' leftovers."""
    found: list[Path] = []
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name != "__pycache__")
        found += [
            Path(place, name)
            for name in names
            if not name.startswith(".") and not name.endswith(("~", ".pyc", ".swp"))
        ]
    return sorted(found)


def digest(parts: Iterable[str | bytes | Path]) -> str:
    """Hash texts, bytes and files (name and content) into 64 hex digits; a missing file counts as absent."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            name = part.relative_to(ROOT).as_posix() if part.is_relative_to(ROOT) else part.name
            body = part.read_bytes() if part.is_file() else b"absent"
            chunk = name.encode() + b"\0" + hashlib.sha256(body).digest()
        else:
            chunk = part.encode() if isinstance(part, str) else part
        total.update(len(chunk).to_bytes(8, "big") + chunk)
    return total.hexdigest()
