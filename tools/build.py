"""Build the site into ``dist/``: the page, third-party browser code, the Python run time and the engine.

The same commit gives the same bytes.  Nothing is done when nothing has changed; a change of the page alone
copies files, a change of the engine makes the run time again.
"""

from __future__ import annotations

import fcntl
import json
import os
import posixpath
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import bundle
import locales
from common import CACHE, DIST, ROOT, WEB, ToolError, digest, give_up, say, source_files
from element import words_module
from offline import write_offline
from packed import Sizes, pack
from page_places import site_address
from pages import courts_style, write_pages
from runtime import Runtime, make_runtime, play_in_runtime, runtime_key
from serve import ENCODINGS

BUILD_FILE = "build.json"
# Where the key of the last build lies: outside dist, which is published as it is.
STAMP = CACHE / "dist.key"
# What the site is made with, beside the tools of the run time.
TOOLS = (
    "build.py",
    "bundle.mjs",
    "bundle.py",
    "common.py",
    "deck.mjs",
    "element.py",
    "locales.py",
    "offline.py",
    "openings.py",
    "pack.mjs",
    "packed.py",
    "page_cards.py",
    "page_embed.py",
    "page_figures.py",
    "page_places.py",
    "page_words.py",
    "pages.py",
    "run_runtime.mjs",
    "serve.py",
)
# What is asked for by who comes for the first time, in English, and plays what is offered first.
FIRST_VISIT = (
    "index.html",
    "manifest.webmanifest",
    "app/chunk-*",
    "app/early-*",
    "app/far-*",
    "app/game-*",
    "app/main-*",
    "app/openings-regular-*",
    "app/table-*",
    "app/worker-*",
    "cards/*.svg",
    "icons/icon.svg",
    f"locales/{locales.SOURCE}-*",
    "rt/*/pyodide.*",
    "rt/*.txt",
)
# The folders that the site has as they are.
COPIED_FOLDERS = ("icons", "pictures")


def site_key() -> str:
    """Hash everything that the site is made from."""
    folders = (*COPIED_FOLDERS, "cards", "licences", "pages", "src", "styles")
    page = [path for folder in folders for path in source_files(WEB / folder)]
    page += source_files(locales.LOCALES)
    page += sorted(path for path in WEB.iterdir() if path.is_file())
    tools = [ROOT / "tools" / name for name in TOOLS]
    return digest([runtime_key(), site_address(), ROOT / "netlify.toml", *page, *tools])


def runtime_told(made: Runtime, base: str) -> dict[str, Any]:
    """Tell where the run time lies, with paths relative to a folder of the site."""
    lock = made.lock_contents()
    engine = lock["packages"]["ginrummy"]

    def near(place: str) -> str:
        return posixpath.relpath(place, base) + ("/" if place.endswith("/") else "")

    return {
        "version": engine["version"],
        "pyodide": near(made.pyodide),
        "stdlib": near(made.stdlib),
        "engine": near(made.engine),
        "engineSha256": made.engine_sum(),
        "wheel": near(made.wheel),
        "wheelSha256": engine["sha256"],
        "python": ".".join(lock["info"]["python"].split(".")[:2]),
        "lockInfo": lock["info"],
        "bytes": {near(place): raw for place, (raw, _) in sorted(made.sizes.items())},
        "total": sum(raw for raw, _ in made.sizes.values()),
    }


def write_site(site: Path, made: Runtime) -> None:
    """Write the whole site into an empty folder."""
    shutil.copytree(made.folder / "rt", site / "rt")
    for folder in COPIED_FOLDERS:
        for path in source_files(WEB / folder):
            target = site / path.relative_to(WEB)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    runtime = f"export const runtime = {json.dumps(runtime_told(made, bundle.APP), indent=1)};\n"
    assets = bundle.join(site, runtime, courts_style(), words_module(made.sizes))
    write_pages(site, assets)
    report: dict[str, Any] = {
        "version": made.lock_contents()["packages"]["ginrummy"]["version"],
        "runtime": runtime_told(made, "."),
    }
    write_report(site, report)
    write_offline(site)
    # The report changes once more, and pages to read are small.
    files = [path for path in source_files(site) if path.name != BUILD_FILE]
    sizes = pack(path for path in files if not is_page(path.relative_to(site).as_posix()))
    write_report(site, report | first_visit(site, sizes))
    for path in site.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def write_report(site: Path, report: dict[str, Any]) -> None:
    """Write what the site tells of itself to those who test it."""
    (site / BUILD_FILE).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


def first_visit(site: Path, sizes: Mapping[Path, Sizes]) -> dict[str, Any]:
    """Tell the bytes that a first visit downloads before the engine answers: as they are, gzipped and with brotli."""
    files: dict[str, dict[str, int]] = {}
    for path in source_files(site):
        place = path.relative_to(site).as_posix()
        if any(fnmatch(place, pattern) for pattern in FIRST_VISIT) and path.suffix not in ENCODINGS.values():
            raw = path.stat().st_size
            files[place] = asdict(sizes.get(path, Sizes(raw, raw, raw)))
    return {
        "total": {way: sum(size[way] for size in files.values()) for way in ("raw", "gzip", "br")},
        "files": files,
    }


def is_page(place: str) -> bool:
    """Tell whether a file of the site belongs to a page beside the first one: to read, not to play."""
    beside = {*map(locales.folder, locales.languages()), "embed", "pictures"}
    return place.partition("/")[0] in beside or place in {"404.html", "robots.txt", "sitemap.xml"}


@contextmanager
def only_one_build() -> Iterator[None]:
    """Let a second build on this machine wait for the first."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_fresh(key: str) -> bool:
    """Tell whether ``dist/`` was made from what this key stands for."""
    try:
        return STAMP.read_text(encoding="utf-8").strip() == key and (DIST / BUILD_FILE).is_file()
    except OSError:
        return False


def build() -> bool:
    """Bring ``dist/`` up to date; return whether anything was done.

    Raises ``ToolError`` with a sentence that tells what to mend; the site from before stays in place then.
    """
    with only_one_build():
        key = site_key()
        if is_fresh(key):
            return False
        if not (WEB / "index.html").is_file():
            raise ToolError("web/index.html is missing, so there is no page to build.")
        known = CACHE / "played"
        made = make_runtime()
        say("Writing the site to dist/")
        work = DIST.with_name("dist.part")
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir()
        try:
            write_site(work, made)
            played = digest([made.folder.name, ROOT / "tools" / "run_runtime.mjs"])
            if not known.is_file() or known.read_text(encoding="utf-8") != played:
                say("Playing matches under every kind of rules in the run time that is shipped")
                play_in_runtime(work, "built")
                known.write_text(played, encoding="utf-8")
            STAMP.unlink(missing_ok=True)
            old = DIST.with_name("dist.old")
            shutil.rmtree(old, ignore_errors=True)
            if DIST.exists():
                DIST.rename(old)
            work.rename(DIST)
            shutil.rmtree(old, ignore_errors=True)
        finally:
            shutil.rmtree(work, ignore_errors=True)
        STAMP.write_text(key + "\n", encoding="utf-8")
        return True


def main() -> None:
    """Build, and say what a first visit downloads."""
    os.chdir(ROOT)
    try:
        done = build()
    except ToolError as error:
        give_up(error)
    if done:
        report = json.loads((DIST / BUILD_FILE).read_text(encoding="utf-8"))
        total = report["total"]
        say(
            f"Built version {report['version']}: a first visit downloads {total['br'] / 1e6:.2f} MB with brotli, "
            f"{total['gzip'] / 1e6:.2f} MB with gzip, {total['raw'] / 1e6:.2f} MB as it is"
        )


if __name__ == "__main__":
    main()
