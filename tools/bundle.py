"""Put the page together for the site: modules and styles in few files, and every file named after its content.

A name that follows the content never stands for anything else, so browsers may keep it for ever; the pages that name
the files are asked for anew.  esbuild does the joining (https://esbuild.github.io).
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import locales
import openings
from common import CACHE, ENGINE, ROOT, WEB, ToolError, digest, source_files, tail_of

# The folders of the site that hold nothing but files named after their content.
APP, LOCALES, CARDS = "app", "locales", "cards"
HASH_LENGTH = 10
# Modules that the build writes: where the run time lies, where everything else lies.
RUNTIME, PLACES, POSTER = "src/engine/runtime.js", "src/places.js", "src/element/words.js"
# Every module that a page or a worker starts with.
WORKERS = {"worker": "src/engine/worker.js"}
ENTRIES = {"main": "src/main.js", "embed": "src/embed/embed.js"}
# Modules that those import on demand: parts of the page that come a little later.
FETCHED = {"table": "src/table/table.js", "far": "src/screens/far.js"}
# What runs before the modules do: a plain script, which imports nothing.
SCRIPTS = {"early": "src/early.js"}
# Modules that share nothing with the game's: each is one file, whatever else is joined.
ALONE = {"builder": "src/element/builder.js", "check": "src/fair/check.js"}
# What other sites load by this name for ever, at the root of the site.
ELEMENT = {"embed": "src/element/index.js"}
# The style sheets of the game and of the pages to read, in the order they are applied.
STYLES = {
    "game": (
        "tokens",
        "ui",
        "home",
        "rules",
        "table",
        "result",
        "score",
        "acts",
        "access",
        "motion",
        "settings",
        "install",
        "statistics",
        "lesson",
        "practice",
        "replay",
        "coach",
        "pages",
        "fair",
        "waiting",
        "edges",
    ),
    "reading": ("tokens", "ui", "courts", "pages"),
    "builder": ("lines",),
    "check": ("fair", "proof"),
    "embed": ("frame",),
}
# Packages whose code is in the joined files, and so their licence beside them; one that comes without its text is given
# the one that it names.
JOINED = {"lit-html": None, "@fluent/bundle": WEB / "licences" / "Apache-2.0.txt"}


@dataclass(frozen=True)
class Joined:
    """Name one joined file by its place in the site, and the parts that it imports from the start."""

    file: str
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Assets:
    """Name the files of the site that pages refer to, by their place in it."""

    modules: Mapping[str, Joined]
    styles: Mapping[str, Joined]
    texts: Mapping[str, str]
    cards: str
    openings: Mapping[str, str]

    @classmethod
    def of_source(cls) -> Assets:
        """Name the files as if nothing were joined, for pages that are looked at without a site."""
        return cls(
            modules={
                name: Joined(place) for name, place in (ENTRIES | FETCHED | SCRIPTS | ALONE | WORKERS).items()
            },
            styles={name: Joined(f"styles/{name}.css") for name in STYLES},
            texts={code: f"{LOCALES}/{code}.ftl" for code in locales.languages()},
            cards=f"{CARDS}/",
            openings={},
        )


def name_of(stem: str, suffix: str, body: bytes) -> str:
    """Name a file after its content.

    >>> name_of("en", ".ftl", b"hello = Hello")
    'en-7656b6e9fc.ftl'
    """
    return f"{stem}-{digest([body])[:HASH_LENGTH]}{suffix}"


def join(site: Path, runtime: str, courts: str, poster: str) -> Assets:
    """Write the page's modules, styles, texts and cards into a site.

    ``runtime``: the module that tells the worker where the run time lies.  ``courts``: the style sheet of the court
    pictures.  ``poster``: the module of what the poster in other sites' pages shows.  Raises ``ToolError`` where a
    module or a style sheet names what is not there.
    """
    texts = _write_texts(site / LOCALES)
    cards = _write_cards(site)
    dealt = _write_openings(site / APP)
    made = {RUNTIME: runtime, POSTER: poster, "styles/courts.css": courts}
    workers = _bundle(site, WORKERS, made)
    made[PLACES] = _places(workers["worker"].file, cards, texts, dealt)
    modules = (
        _bundle(site, ENTRIES, made) | _bundle(site, ALONE, made) | _bundle(site, SCRIPTS, made, alone=True)
    )
    _bundle(site, ELEMENT, made, named_after_content=False)
    for name, sheets in STYLES.items():
        made[f"styles/{name}.css"] = "".join(f'@import "./{sheet}.css";\n' for sheet in sheets)
    styles = _bundle(site, {name: f"made:styles/{name}.css" for name in STYLES}, made)
    _write_licences(site / APP)
    return Assets({**modules, **workers}, styles, texts, cards, dealt)


def _places(worker: str, cards: str, texts: Mapping[str, str], dealt: Mapping[str, str]) -> str:
    """Write the module that tells the page where everything lies, with paths relative to the joined modules."""

    def named(places: Mapping[str, str]) -> str:
        return json.dumps({name: f"../{place}" for name, place in places.items()})

    return "\n".join(
        [
            "const near = (path) => new URL(path, import.meta.url).href;",
            f"const texts = {named(texts)};",
            f"const openings = {named(dealt)};",
            "export const SITE = near('../');",
            f"export const CARDS = near('../{cards}');",
            f"export const WORKER = near('../{worker}');",
            "export const textsOf = (code) => near(texts[code]);",
            "export const openingsOf = (preset) => (preset in openings ? near(openings[preset]) : null);",
            "",
        ]
    )


def _bundle(
    site: Path,
    entries: Mapping[str, str],
    made: Mapping[str, str],
    *,
    named_after_content: bool = True,
    alone: bool = False,
) -> dict[str, Joined]:
    asked = {
        "web": str(WEB),
        "out": str(site / APP if named_after_content else site),
        "names": "[name]-[hash]" if named_after_content else "[name]",
        "entries": dict(entries),
        "made": dict(made),
        "alone": alone,
    }
    done = subprocess.run(
        ["node", str(ROOT / "tools" / "bundle.mjs")],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ToolError(f"The page's modules could not be joined.\n{tail_of(done.stderr)}")
    return {
        name: Joined(f"{APP}/{one['file']}", tuple(f"{APP}/{part}" for part in one["parts"]))
        for name, one in json.loads(done.stdout).items()
    }


def _write_texts(folder: Path) -> dict[str, str]:
    """Write the game's texts, one file for each language."""
    folder.mkdir(parents=True)
    named = {}
    for code in locales.languages():
        body = locales.app_text(code).encode()
        name = name_of(code, ".ftl", body)
        (folder / name).write_bytes(body)
        named[code] = f"{LOCALES}/{name}"
    return named


def _write_openings(folder: Path) -> dict[str, str]:
    """Write the matches that can be shown before the engine is there, one file for each preset."""
    folder.mkdir(exist_ok=True)
    named = {}
    for preset, body in _openings().items():
        name = name_of(f"openings-{preset}", ".json", body)
        (folder / name).write_bytes(body)
        named[preset] = f"{APP}/{name}"
    return named


def _openings() -> dict[str, bytes]:
    """Make the openings, or take those of before while the engine is the same: it deals thousands of matches."""
    key = digest([*source_files(ENGINE), ROOT / "tools" / "openings.py"])
    kept = CACHE / f"openings-{key[:20]}.json"
    if not kept.is_file():
        made = {preset: body.decode() for preset, body in openings.pools().items()}
        for old in CACHE.glob("openings-*.json"):
            old.unlink(missing_ok=True)
        part = kept.with_suffix(".part")
        part.write_text(json.dumps(made), encoding="utf-8")
        part.rename(kept)
    pools: dict[str, str] = json.loads(kept.read_text(encoding="utf-8"))
    return {preset: body.encode() for preset, body in pools.items()}


def _write_cards(site: Path) -> str:
    """Write the deck's pictures into a folder that is named after all of them."""
    pictures = [path for path in source_files(WEB / CARDS) if path.suffix != ".js"]
    place = f"{CARDS}/{digest(pictures)[:HASH_LENGTH]}/"
    for path in pictures:
        target = site / place / path.relative_to(WEB / CARDS)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    return place


def _write_licences(folder: Path) -> None:
    """Write the licences of the packages in the joined files beside them."""
    told = []
    for package, text in JOINED.items():
        path = text or WEB / "node_modules" / package / "LICENSE"
        told.append(f"{package}\n\n{path.read_text(encoding='utf-8').strip()}\n")
    (folder / "LICENSES.txt").write_text("\n\n".join(told), encoding="utf-8", newline="\n")
