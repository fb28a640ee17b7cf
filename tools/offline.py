"""Make the service worker: what belongs to this version of the site, with the sum of every file.

The game's own files are listed one by one, for a browser has most of them already.  Pages and texts,
hundreds of small files that are much alike, travel in packs.  The version is what all of it hashes to.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bundle import APP, HASH_LENGTH, LOCALES, name_of
from common import NODE_MODULES, WEB, ToolError, digest, source_files, tail_of
from serve import ENCODINGS, TYPES, headers_for, read_headers, read_redirects

WORKER_FILE = "sw.js"
# Which browsers the worker is written for: those that the joined modules are.
TARGETS = "es2022,chrome107,firefox114,safari16.4"
# What no player's game asks for: texts of licences, what the build tells of itself, what only search engines and other
# sites want.
LEFT_OUT = (
    "LICENSES.txt",
    "NOTICE",
    "build.json",
    "lock.json",
    "robots.txt",
    "sitemap.xml",
    "embed.js",
    WORKER_FILE,
)
LEFT_OUT_STARTS = ("embed/", "pictures/", f"{APP}/embed-")
# What is shipped of the run time is not all asked for by the page.
RUNTIME = "rt/"
PACK = "pack"
# Stands on both sides of a number in a pack.
MARK = "\ue000"
# Headers that a page needs whoever answers with it.
OWN_HEADERS = ("Content-Type", "Cache-Control")


@dataclass(frozen=True)
class Pack:
    """One file that holds many, by their places in the site."""

    place: str
    body: bytes
    holds: tuple[str, ...]


def sum_of(body: bytes) -> str:
    """Sum up a file the way a browser checks it.

    >>> sum_of(b"")
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    """
    return "sha256-" + base64.b64encode(hashlib.sha256(body).digest()).decode()


def belongs(place: str, asked_at_start: Iterable[str]) -> bool:
    """Tell whether a file of the site is one that the game needs.

    >>> (
    ...     belongs("rt/1/a.whl", ["rt/1/a.zip"]),
    ...     belongs("app/main-A.js", []),
    ...     belongs("en/embed/index.html", []),
    ... )
    (False, True, True)
    """
    if place.rpartition("/")[2] in LEFT_OUT or place.startswith(LEFT_OUT_STARTS):
        return False
    if place.endswith(tuple(ENCODINGS.values())):
        return False
    return not place.startswith(RUNTIME) or place in asked_at_start


def pack_of(place: str) -> str | None:
    """Name the pack that a file travels in; None where it is asked for by itself.

    >>> pack_of("fi/rules/index.html"), pack_of("locales/fi-1.ftl"), pack_of("app/main-A.js")
    ('pages', 'texts', None)
    """
    if place.endswith((".html", ".webmanifest")):
        return "pages"
    if place.startswith(f"{LOCALES}/") or (place.startswith(f"{APP}/") and place.endswith(".json")):
        return "texts"
    return None


def named_in(site: Path, places: list[str]) -> list[str]:
    """List what the pages name that is named after its content, as they come upon it: an order that versions share."""
    anew = [place for place in places if place.startswith((f"{APP}/", f"{LOCALES}/"))]
    if not anew:
        return []
    one = re.compile("|".join(map(re.escape, anew)))
    pages = [place for place in places if pack_of(place) == "pages"]
    return list(
        dict.fromkeys(name for page in pages for name in one.findall((site / page).read_text("utf-8")))
    )


def make_pack(name: str, site: Path, places: list[str], names: list[str]) -> Pack:
    """Put files of a site into one.  Lines that many of them share are in it once, and in place of what is named
    anew with every version stands its number among ``names``, so that a pack of the same words stays the same.
    """
    lines: dict[str, int] = {}
    files: dict[str, list[int]] = {}
    for place in places:
        text = (site / place).read_bytes().decode("utf-8")
        if MARK in text:
            raise ToolError(f"{place} holds U+E000, which stands for other things where pages are packed.")
        for number, named in enumerate(names):
            text = text.replace(named, f"{MARK}{number}{MARK}")
        files[place] = [lines.setdefault(line, len(lines)) for line in text.split("\n")]
    told = {"lines": list(lines), "files": files}
    body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return Pack(f"{APP}/{name_of(f'{PACK}-{name}', '.json', body)}", body, tuple(places))


def write_offline(site: Path) -> None:
    """Write the packs and the service worker of a site in which everything else lies.

    Raises ``ToolError`` where a pack or the worker cannot be put together.
    """
    for left in (site / APP).glob(f"{PACK}-*.json"):
        left.unlink()
    report = json.loads((site / "build.json").read_text(encoding="utf-8"))
    asked = set(report["runtime"]["bytes"])
    places = [path.relative_to(site).as_posix() for path in source_files(site)]
    places = sorted(place for place in places if belongs(place, asked))
    names = named_in(site, places)
    packed: dict[str, list[str]] = {}
    for place in places:
        name = pack_of(place)
        if name:
            packed.setdefault(name, []).append(place)
    packs = [make_pack(name, site, held, names) for name, held in sorted(packed.items())]
    for pack in packs:
        (site / pack.place).write_bytes(pack.body)
    told = tell(site, [place for place in places if pack_of(place) is None], packs, names)
    (site / WORKER_FILE).write_text(join_worker(told), encoding="utf-8", newline="\n")


def tell(site: Path, alone: list[str], packs: list[Pack], names: list[str]) -> dict[str, Any]:
    """Tell the service worker what there is and how the host answers."""
    headers = headers_for("/index.html", read_headers())
    held = [place for pack in packs for place in pack.holds]
    listed = [*alone, *(pack.place for pack in packs)]
    told: dict[str, Any] = {
        "files": [[place, sum_of((site / place).read_bytes())] for place in listed],
        "packs": {pack.place: list(pack.holds) for pack in packs},
        "names": names,
        "redirects": [{"source": one.source, "to": one.to, "status": one.status} for one in read_redirects()],
        "types": {end: TYPES[end] for end in sorted({Path(place).suffix for place in held})},
        "headers": {name: value for name, value in headers.items() if name not in OWN_HEADERS},
    }
    worker = [path for path in source_files(WEB / "src") if path.name.startswith("sw")]
    return {"version": digest([json.dumps(told, sort_keys=True), *worker])[:HASH_LENGTH], **told}


def join_worker(told: dict[str, Any]) -> str:
    """Put the service worker and what it is told into one file."""
    done = subprocess.run(
        [
            str(NODE_MODULES / ".bin" / "esbuild"),
            str(WEB / "src" / WORKER_FILE),
            "--bundle",
            "--minify",
            "--format=iife",
            "--charset=utf8",
            f"--target={TARGETS}",
            f"--define:globalThis.SITE={json.dumps(told)}",
            "--log-level=error",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ToolError(f"The service worker could not be put together.\n{tail_of(done.stderr)}")
    return done.stdout
