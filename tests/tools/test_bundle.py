"""What the joined files are named after, what their entries need from the start, and what stops the build."""

import json
import shutil
from pathlib import Path

import pytest

import bundle
from common import WEB, ToolError, source_files

pytestmark = pytest.mark.slow

MADE = {
    "src/start.js": "import { one } from './one.js';\nimport('./later.js');\nconsole.log(one);\n",
    "src/other.js": "import { one } from './one.js';\nexport const two = one + one;\n",
    "src/one.js": "export const one = 'something that two entries share';\n",
    "src/later.js": "import { one } from './one.js';\nconsole.log('not from the start', one);\n",
}
ENTRIES = {"start": "made:src/start.js", "other": "made:src/other.js"}


def joined(site: Path, made: dict[str, str], **more: bool) -> dict[str, bundle.Joined]:
    return bundle._bundle(site, ENTRIES, made, **more)


def files(site: Path) -> dict[str, bytes]:
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in source_files(site)}


def test_an_entry_lists_the_parts_that_it_imports_from_the_start(tmp_path: Path) -> None:
    entries = joined(tmp_path, MADE)
    found = files(tmp_path)
    assert {one.file for one in entries.values()} < found.keys()
    shared = next(place for place, body in found.items() if b"something that two entries share" in body)
    for one in entries.values():
        assert shared in one.parts
        assert set(one.parts) < found.keys()
        assert not [part for part in one.parts if b"not from the start" in found[part]]
    assert any(b"not from the start" in body for body in found.values())


def test_names_follow_the_content(tmp_path: Path) -> None:
    first, second, third = tmp_path / "1", tmp_path / "2", tmp_path / "3"
    before = joined(first, MADE)
    assert joined(second, MADE) == before
    assert files(second) == files(first)
    changed = joined(third, MADE | {"src/other.js": MADE["src/other.js"] + "export const three = 3;\n"})
    assert changed["start"] == before["start"]
    assert changed["other"].file != before["other"].file
    assert changed["other"].parts == before["other"].parts


def test_a_change_deep_down_gives_every_file_above_it_another_name(tmp_path: Path) -> None:
    """Else a browser would keep a file that asks for one that is no longer there."""
    before = joined(tmp_path / "1", MADE)
    after = joined(tmp_path / "2", MADE | {"src/one.js": "export const one = 'something else';\n"})
    assert not {one.file for one in before.values()} & {one.file for one in after.values()}


def test_what_other_sites_load_keeps_its_name_at_the_root(tmp_path: Path) -> None:
    assert joined(tmp_path, MADE, named_after_content=False)["start"].file.endswith("/start.js")
    assert {"start.js", "other.js"} <= files(tmp_path).keys()


@pytest.mark.parametrize("kind", ["js", "css"])
def test_what_is_named_but_not_there_stops_the_build(tmp_path: Path, kind: str) -> None:
    lines = {"js": "import './gone.js';\n", "css": '@import "./gone.css";\n'}
    with pytest.raises(ToolError, match=rf"could not be joined[^$]*gone\.{kind}"):
        bundle._bundle(tmp_path, {"start": f"made:src/start.{kind}"}, {f"src/start.{kind}": lines[kind]})


def test_texts_are_named_after_their_content(tmp_path: Path) -> None:
    named = bundle._write_texts(tmp_path / bundle.LOCALES)
    assert set(named.values()) == files(tmp_path).keys()
    for code, place in named.items():
        body = (tmp_path / place).read_bytes()
        assert place == f"{bundle.LOCALES}/{bundle.name_of(code, '.ftl', body)}"


def test_the_cards_lie_in_a_folder_named_after_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = tmp_path / "web"
    shutil.copytree(WEB / bundle.CARDS, web / bundle.CARDS)
    monkeypatch.setattr(bundle, "WEB", web)
    first = bundle._write_cards(tmp_path / "1")
    assert bundle._write_cards(tmp_path / "2") == first
    assert "".join(files(tmp_path / "1")).count("NOTICE") == 1
    changed = next(path for path in source_files(web) if path.suffix == ".svg")
    changed.write_text(changed.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert bundle._write_cards(tmp_path / "3") != first


def test_the_licences_of_what_is_joined_lie_beside_it(tmp_path: Path) -> None:
    bundle._write_licences(tmp_path)
    text = (tmp_path / "LICENSES.txt").read_text(encoding="utf-8")
    for package in bundle.JOINED:
        assert package in text
    assert "BSD 3-Clause" in text
    assert "Apache License" in text
    needed = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    # The one is shipped as it is, the other does the joining.
    assert needed.keys() - {"pyodide", "esbuild"} == bundle.JOINED.keys()


def test_the_openings_are_made_once_for_an_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def pools() -> dict[str, bytes]:
        asked.append(1)
        return {"regular": b'{"seed":"1"}\n'}

    monkeypatch.setattr(bundle, "CACHE", tmp_path)
    monkeypatch.setattr(bundle.openings, "pools", pools)
    assert bundle._openings() == bundle._openings() == {"regular": b'{"seed":"1"}\n'}
    assert asked == [1]
    # Another engine deals anew, and what the one before dealt is forgotten.
    monkeypatch.setattr(bundle, "ENGINE", tmp_path / "engine")
    assert bundle._openings() == {"regular": b'{"seed":"1"}\n'}
    assert asked == [1, 1]
    assert len(list(tmp_path.glob("openings-*"))) == 1
