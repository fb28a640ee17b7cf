"""Put compressed files beside the files of a site, for hosts that send them as they lie.

Such a host sends ``name.br`` or ``name.gz`` in place of ``name`` to whoever takes it.  Every content is compressed once
on a machine and kept in ``.cache/packed``.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from common import CACHE, ROOT, run_quietly, say
from serve import COMPRESSED, ENCODINGS, SMALLEST_COMPRESSED

PACKED = CACHE / "packed"
KEPT_DAYS = 30


@dataclass(frozen=True)
class Sizes:
    """Tell the bytes of a file as it is and as hosts send it; a file that does not shrink is sent as it is."""

    raw: int
    gzip: int
    br: int


def packs(path: Path) -> bool:
    """Tell whether a file is of a kind, and large enough, to be sent compressed."""
    return path.suffix in COMPRESSED and path.stat().st_size >= SMALLEST_COMPRESSED


def pack(paths: Iterable[Path]) -> dict[Path, Sizes]:
    """Write the compressed files beside those that shrink; return the sizes of all, as they are sent.

    Raises ``ToolError`` where compressing fails.
    """
    wanted = {path: _kept(path) for path in paths if packs(path)}
    _compress(wanted)
    sizes = {}
    for path, kept in wanted.items():
        raw = path.stat().st_size
        for end, source in kept.items():
            os.utime(source)
            # The date is later than the file's own: a server does not trust one that is earlier.
            shutil.copyfile(source, path.with_name(path.name + end))
        sizes[path] = Sizes(raw, *(min(raw, kept[ENCODINGS[name]].stat().st_size) for name in ("gzip", "br")))
    _forget_old()
    return sizes


def _kept(path: Path) -> dict[str, Path]:
    name = hashlib.sha256(path.read_bytes()).hexdigest()[:40]
    return {end: PACKED / f"{name}{end}" for end in ENCODINGS.values()}


def _compress(wanted: dict[Path, dict[str, Path]]) -> None:
    PACKED.mkdir(parents=True, exist_ok=True)
    jobs: dict[Path, Path] = {}
    for path, kept in wanted.items():
        if not kept[".br"].is_file():
            jobs[kept[".br"]] = path
        if not kept[".gz"].is_file():
            part = _part_of(kept[".gz"])
            part.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
            part.rename(kept[".gz"])
    if not jobs:
        return
    say("Compressing what is new")
    largest_first = sorted(jobs.items(), key=lambda job: -job[1].stat().st_size)
    run_quietly(
        ["node", ROOT / "tools" / "pack.mjs"],
        log="pack",
        mend="The site's files could not be compressed; see the lines above.",
        text=json.dumps(
            [{"source": str(path), "target": str(_part_of(target))} for target, path in largest_first]
        ),
    )
    for target in jobs:
        _part_of(target).rename(target)


def _part_of(target: Path) -> Path:
    """Name a file that is not whole yet, so that a build that breaks off leaves no half one."""
    return target.with_name(target.name + ".part")


def _forget_old() -> None:
    """Delete what no build has used for long."""
    oldest = time.time() - KEPT_DAYS * 86400
    for path in PACKED.iterdir():
        if path.stat().st_mtime < oldest:
            path.unlink(missing_ok=True)
