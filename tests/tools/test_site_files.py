"""The page's copy in the site imports files that a browser finds, without touching anything else."""

import json
from pathlib import Path

import pytest

from common import ToolError
from site_files import SiteWriter, bare_imports, check_imports, relative_imports, resolve

MODULE = """\
/** @typedef {import("lit-html").TemplateResult} Result */
// import { old } from "gone";
import { html, render } from "lit-html";
import {
  repeat,
} from "lit-html/directives/repeat.js";
export { other } from './other.js';
import "../side.js";
const later = () => import("@scope/words");
const text = "take it from 'nowhere' // at all";
const address = "https://example.org/*"; import { x } from "solo";
"""


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    packages = {
        "lit-html/package.json": json.dumps(
            {
                "exports": {
                    ".": {
                        "types": "./x.d.ts",
                        "browser": {"development": "./dev.js", "default": "./lit-html.js"},
                    },
                    "./directives/repeat.js": {"node": "./node.js", "default": "./directives/repeat.js"},
                }
            }
        ),
        "lit-html/lit-html.js": "export const html = 1, render = 2;\n//# sourceMappingURL=lit-html.js.map\n",
        "lit-html/directives/repeat.js": 'import{html as e}from"../lit-html.js";export const repeat=e;',
        "lit-html/LICENSE": "Use it.",
        "lit-html/unused.js": "export {};",
        "@scope/words/package.json": json.dumps({"main": "./index.cjs", "module": "./esm/index.js"}),
        "@scope/words/esm/index.js": 'export * from "./word.js";',
        "@scope/words/esm/word.js": 'export { html } from "lit-html";',
        "solo/package.json": json.dumps({"exports": "./solo.js"}),
        "solo/solo.js": "export const x = 1;",
    }
    return write(tmp_path / "modules", packages)


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_imports_are_told_apart() -> None:
    assert bare_imports(MODULE) == ["lit-html", "lit-html/directives/repeat.js", "@scope/words", "solo"]
    assert relative_imports(MODULE) == ["./other.js", "../side.js"]


def test_the_copy_names_files_and_keeps_the_rest(tmp_path: Path, modules: Path) -> None:
    web = write(
        tmp_path / "web",
        {
            "src/main.js": 'import "./table/hand.js";\n',
            "src/table/hand.js": MODULE,
            "src/table/other.js": "export const other = 1;\n",
            "src/side.js": "",
            "src/table/hand.d.ts": "export {};",
            "styles/table.css": '@import url("x.css");',
        },
    )
    site = tmp_path / "site"
    SiteWriter(site, web, modules).copy_page()

    hand = (site / "src/table/hand.js").read_text()
    assert 'from "../../vendor/lit-html/lit-html.js";' in hand
    assert 'from "../../vendor/lit-html/directives/repeat.js";' in hand
    assert 'import("../../vendor/@scope/words/esm/index.js")' in hand
    assert 'from "../../vendor/solo/solo.js"' in hand
    unchanged = [line for line in MODULE.splitlines() if "import" not in line and 'from "lit' not in line]
    assert all(line in hand for line in unchanged)
    assert hand.splitlines()[:2] == MODULE.splitlines()[:2]

    words = (site / "vendor/@scope/words/esm/word.js").read_text()
    assert words == 'export { html } from "../../../lit-html/lit-html.js";'
    assert "sourceMappingURL" not in (site / "vendor/lit-html/lit-html.js").read_text()
    assert (site / "vendor/lit-html/LICENSE.txt").read_text() == "Use it."
    assert not (site / "vendor/lit-html/unused.js").exists()
    assert not (site / "src/table/hand.d.ts").exists()
    assert (site / "styles/table.css").read_text() == '@import url("x.css");'
    check_imports(site)


def test_a_package_that_is_not_installed_is_named(modules: Path) -> None:
    with pytest.raises(ToolError, match=r"no-such is not in web/package\.json"):
        resolve("no-such/part.js", modules)
    with pytest.raises(ToolError, match="does not offer"):
        resolve("lit-html/no-such.js", modules)
    with pytest.raises(ToolError, match="does not offer"):
        resolve("solo/part.js", modules)


@pytest.mark.parametrize("text", ['import { x } from "lit-html";', 'import "./gone.js";'])
def test_an_import_that_no_browser_finds_is_refused(tmp_path: Path, text: str) -> None:
    site = write(tmp_path / "site", {"src/main.js": text})
    with pytest.raises(ToolError, match=r"src/main\.js"):
        check_imports(site)


def test_the_real_packages_resolve_to_their_production_files() -> None:
    for name in ("lit-html", "lit-html/directives/repeat.js", "@fluent/bundle"):
        path = resolve(name).as_posix()
        assert "/development/" not in path
        assert "/node/" not in path
    assert resolve("@fluent/bundle").as_posix().endswith("/esm/index.js")
