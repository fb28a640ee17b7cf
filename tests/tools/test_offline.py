"""What is kept on a device: everything a game and its pages need, nothing else, and all of it as it was built."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import build
import offline
from common import DIST, ROOT, ToolError, source_files
from serve import ENCODINGS

PAGE = '<!DOCTYPE html>\n<link href="../app/game-AAAAAAAA.css">\n<p>same</p>\n'


def made_site(folder: Path) -> Path:
    """Write a small site with one file of every kind."""
    files = {
        "index.html": PAGE,
        "fi/index.html": PAGE.replace("same", "sama"),
        "fi/manifest.webmanifest": "{}",
        "embed/index.html": PAGE,
        "embed.js": "",
        "pictures/og.png": "",
        "robots.txt": "",
        "sitemap.xml": "",
        "icons/icon.svg": "<svg/>",
        "app/game-AAAAAAAA.css": "p {}",
        "app/main-BBBBBBBB.js": "0;",
        "app/openings-regular-1.json": "[]",
        "app/embed-CCCCCCCC.js": "1;",
        "app/main-BBBBBBBB.js.gz": "",
        "app/LICENSES.txt": "",
        "locales/fi-1.ftl": "yes = kyllä\n",
        "rt/1/stdlib.zip": "zip",
        "rt/1/lock.json": "{}",
        "rt/2/ginrummy.whl": "wheel",
        "build.json": json.dumps({"runtime": {"bytes": {"rt/1/stdlib.zip": 3}}}),
    }
    for place, text in files.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder


def told_by(site: Path) -> dict[str, Any]:
    """Read the list out of a service worker, by running it as far as that."""
    source = (site / "sw.js").read_text(encoding="utf-8")
    literal = re.match(r'"use strict";\(\(\)=>\{var \w+=(\{.*?\});(?:var|function|async)', source, re.DOTALL)
    assert literal
    done = subprocess.run(
        ["node", "-e", f"process.stdout.write(JSON.stringify({literal[1]}))"],
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def unpacked(site: Path, told: dict[str, Any], place: str) -> dict[str, str]:
    """Put a pack's files together the way the service worker does."""
    pack = json.loads((site / place).read_text(encoding="utf-8"))
    lines = [
        re.sub(f"{offline.MARK}(\\d+){offline.MARK}", lambda found: told["names"][int(found[1])], line)
        for line in pack["lines"]
    ]
    return {file: "\n".join(lines[number] for number in numbers) for file, numbers in pack["files"].items()}


@pytest.mark.slow
def test_the_list_is_what_the_game_needs(tmp_path: Path) -> None:
    site = made_site(tmp_path)
    offline.write_offline(site)
    told = told_by(site)
    pages, texts = sorted(told["packs"])
    assert told["packs"] == {
        pages: ["fi/index.html", "fi/manifest.webmanifest", "index.html"],
        texts: ["app/openings-regular-1.json", "locales/fi-1.ftl"],
    }
    alone = ["app/game-AAAAAAAA.css", "app/main-BBBBBBBB.js", "icons/icon.svg", "rt/1/stdlib.zip"]
    assert dict(told["files"]) == {
        place: offline.sum_of((site / place).read_bytes()) for place in [*alone, pages, texts]
    }
    assert told["types"] == {
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
    }
    assert "frame-ancestors" in told["headers"]["Content-Security-Policy"]
    assert {"source": "/fi/*", "to": "/fi/404.html", "status": 404} in told["redirects"]
    for place in told["packs"]:
        for file, text in unpacked(site, told, place).items():
            assert text == (site / file).read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_version_follows_the_files_and_packs_only_the_words(tmp_path: Path) -> None:
    site = made_site(tmp_path / "one")
    offline.write_offline(site)
    before, script = told_by(site), (site / "sw.js").read_bytes()
    offline.write_offline(site)
    assert (site / "sw.js").read_bytes() == script

    # The game alone changes: the pages name its files, but their pack stays.
    shutil.move(site / "app/game-AAAAAAAA.css", site / "app/game-CCCCCCCC.css")
    for page in ("index.html", "fi/index.html"):
        text = (site / page).read_text(encoding="utf-8")
        (site / page).write_text(text.replace("game-AAAAAAAA", "game-CCCCCCCC"), encoding="utf-8")
    offline.write_offline(site)
    after = told_by(site)
    assert after["version"] != before["version"]
    assert after["packs"] == before["packs"]
    pages = min(after["packs"])
    assert "game-CCCCCCCC" in unpacked(site, after, pages)["fi/index.html"]

    (site / "locales/fi-1.ftl").write_text("yes = joo\n", encoding="utf-8")
    offline.write_offline(site)
    assert told_by(site)["version"] != after["version"]
    assert len(list((site / "app").glob("pack-*.json"))) == 2


def test_what_a_number_stands_behind_is_in_no_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f"<p>{offline.MARK}1{offline.MARK}</p>", encoding="utf-8")
    with pytest.raises(ToolError, match=r"index\.html holds U\+E000"):
        offline.make_pack("pages", tmp_path, ["index.html"], [])


@pytest.mark.slow
def test_a_service_worker_that_cannot_be_put_together_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offline, "WEB", tmp_path)
    with pytest.raises(ToolError, match="could not be put together"):
        offline.join_worker({})


@pytest.mark.slow
def test_the_built_site_is_kept_whole() -> None:
    build.build()
    told = told_by(DIST)
    held = [place for places in told["packs"].values() for place in places]
    listed = [place for place, _ in told["files"]]
    assert len({*listed, *held}) == len(listed) + len(held)
    places = {path.relative_to(DIST).as_posix() for path in source_files(DIST)}
    assert {*listed, *held} <= places
    # What is left out, by name: whatever else is added to the site is kept with it.
    left = {
        place
        for place in places - {*listed, *held}
        if not place.startswith(offline.LEFT_OUT_STARTS)
        and not place.endswith(("LICENSES.txt", "NOTICE", *ENCODINGS.values()))
    }
    runtime = {place for place in left if place.startswith("rt/")}
    assert left - runtime <= {"build.json", "embed.js", "robots.txt", "sitemap.xml", "sw.js"}
    assert all(place.endswith((".whl", "/lock.json")) for place in runtime)
    assert {path.name for path in (ROOT / "web" / "icons").iterdir()} <= {
        Path(place).name for place in listed
    }
    assert "404.html" in held
