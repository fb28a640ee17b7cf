"""The same source gives the same site, and only what has changed is done again."""

import fnmatch
import json
from pathlib import Path

import pytest

import build
import runtime
from bundle import Assets
from common import DIST, ToolError, digest, source_files

pytestmark = pytest.mark.slow


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in source_files(folder)}


def test_two_builds_give_the_same_bytes(tmp_path: Path) -> None:
    made = runtime.make_runtime()
    sites = [tmp_path / "one", tmp_path / "two"]
    for site in sites:
        site.mkdir()
        build.write_site(site, made)
    assert contents(sites[0]) == contents(sites[1])


def test_two_wheels_of_the_same_source_are_equal(tmp_path: Path) -> None:
    wheels = [runtime.build_wheel(tmp_path / name).read_bytes() for name in ("one", "two")]
    assert wheels[0] == wheels[1]


def test_a_second_build_does_nothing() -> None:
    build.build()
    before = (DIST / build.BUILD_FILE).stat().st_mtime_ns
    assert build.build() is False
    assert (DIST / build.BUILD_FILE).stat().st_mtime_ns == before


def test_a_failed_build_leaves_the_old_site(monkeypatch: pytest.MonkeyPatch) -> None:
    build.build()
    before = contents(DIST)

    def refuse(site: Path, assets: Assets) -> None:
        raise ToolError("no")

    monkeypatch.setattr(build, "is_fresh", lambda key: False)
    monkeypatch.setattr(build, "write_pages", refuse)
    with pytest.raises(ToolError, match="no"):
        build.build()
    assert contents(DIST) == before
    assert not DIST.with_name("dist.part").exists()


def test_the_report_adds_up() -> None:
    build.build()
    report = json.loads((DIST / build.BUILD_FILE).read_text(encoding="utf-8"))
    sizes = {name: (DIST / name).stat().st_size for name in report["files"]}
    assert {name: size["raw"] for name, size in report["files"].items()} == sizes
    assert report["total"]["raw"] == sum(sizes.values())
    for way, end in (("br", ".br"), ("gzip", ".gz")):
        sent = {name: (DIST / (name + end)) for name in report["files"]}
        assert {name: size[way] for name, size in report["files"].items()} == {
            name: path.stat().st_size if path.is_file() else sizes[name] for name, path in sent.items()
        }
        assert report["total"][way] == sum(size[way] for size in report["files"].values())
    assert "index.html" in sizes
    for part in (
        "app/main-*.js",
        "app/worker-*.js",
        "app/game-*.css",
        "locales/en-*.ftl",
        "rt/*/pyodide.asm.wasm",
    ):
        assert len(fnmatch.filter(sizes, part)) == 1, part
    assert set(report["runtime"]["bytes"]) < sizes.keys()


def test_a_first_visit_is_much_smaller_than_pyodide_alone() -> None:
    """Pyodide as its makers ship it, without any page or engine, is 5.53 MB with brotli."""
    build.build()
    report = json.loads((DIST / build.BUILD_FILE).read_text(encoding="utf-8"))
    assert report["total"]["br"] < 0.76 * 5.53e6


def test_the_site_loads_nothing_from_elsewhere() -> None:
    build.build()
    pages = [path for path in source_files(DIST) if path.suffix in {".html", ".css"}]
    assert pages
    for path in pages:
        text = path.read_text(encoding="utf-8")
        assert 'src="http' not in text
        assert "url(http" not in text
        assert "//cdn" not in text


def test_a_digest_tells_name_and_content_apart(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("same")
    two.write_text("same")
    keys = {digest([one]), digest([two]), digest([one, two]), digest([]), digest([tmp_path / "absent"])}
    assert len(keys) == 5
    assert digest(["a", "b"]) != digest(["ab"])
