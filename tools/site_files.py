"""Copy the page into a site folder and make its imports work in a browser.

The source says ``import { html } from "lit-html"``, which Node and the type checker resolve.  A browser does
not, and an import map would be an inline script, which the site's own policy forbids.  So each bare import is
rewritten in the copy to a relative path into ``vendor/``, where the imported package's files are copied to.
"""

from __future__ import annotations

import json
import posixpath
import re
import shutil
from pathlib import Path
from typing import Any

from common import NODE_MODULES, WEB, ToolError, source_files

COPIED_FOLDERS = ("cards", "icons", "pictures", "src", "styles")
CONDITIONS = ("browser", "import", "module", "default")

# Comments and other strings are matched too, so that what they hold is never taken for an import.
_IMPORT = re.compile(
    r"""(?P<comment>/\*.*?\*/|//[^\n]*)"""
    r"""|(?P<head>(?:\bfrom|\bimport)\s*\(?\s*)(?P<quote>["'])(?P<name>[^"'\n]+)(?P=quote)"""
    r"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""",
    re.DOTALL,
)
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def bare_imports(text: str) -> list[str]:
    """List the imports of a module that name a package instead of a path, in order of appearance."""
    names = [match["name"] for match in _IMPORT.finditer(text) if match["name"]]
    return [name for name in names if _is_bare(name)]


def relative_imports(text: str) -> list[str]:
    """List the imports of a module that name a path, in order of appearance."""
    names = [match["name"] for match in _IMPORT.finditer(text) if match["name"]]
    return [name for name in names if name.startswith(".")]


def _is_bare(name: str) -> bool:
    return not name.startswith((".", "/")) and ":" not in name


def resolve(name: str, modules: Path = NODE_MODULES) -> Path:
    """Find the browser's file of a package import such as ``lit-html/directives/repeat.js``.

    Reads the package's ``exports`` for the browser's conditions, else ``module`` and ``main``.
    Raises ``ToolError`` when the package or the entry does not exist.
    """
    parts = name.split("/")
    split = 2 if name.startswith("@") else 1
    package, rest = "/".join(parts[:split]), "/".join(parts[split:])
    folder = modules / package
    try:
        described: dict[str, Any] = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    except OSError:
        raise ToolError(f'The page imports "{name}", but {package} is not in web/package.json.') from None
    entry = "./" + rest if rest else "."
    exports = described.get("exports")
    if exports is None:
        target = rest or described.get("module") or described.get("main") or "index.js"
    elif isinstance(exports, dict) and any(key.startswith(".") for key in exports):
        target = _pick(exports.get(entry))
    else:
        target = _pick(exports) if entry == "." else None
    if not isinstance(target, str) or not (folder / target).is_file():
        raise ToolError(f'The page imports "{name}", which the package {package} does not offer.')
    return (folder / target).resolve()


def _pick(entry: Any) -> str | None:
    if isinstance(entry, dict):
        return next((_pick(entry[key]) for key in CONDITIONS if key in entry), None)
    return entry if isinstance(entry, str) else None


class SiteWriter:
    """Write the page's files into an empty folder; collect the third-party files they need."""

    def __init__(self, site: Path, web: Path = WEB, modules: Path = NODE_MODULES) -> None:
        self.site = site
        self.web = web
        self.modules = modules.resolve()
        self._vendored: set[Path] = set()

    def copy_page(self) -> None:
        """Copy every file the page asks for and, through its imports, of the packages it uses."""
        files: list[Path] = []
        for folder in COPIED_FOLDERS:
            files += source_files(self.web / folder)
        for path in files:
            if path.is_file() and not path.name.endswith(".d.ts"):
                self._copy(path, path.relative_to(self.web).as_posix())

    def _copy(self, source: Path, place: str) -> None:
        target = self.site / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix in {".js", ".mjs"}:
            text = source.read_text(encoding="utf-8")
            target.write_text(self._rewrite(text, place), encoding="utf-8", newline="\n")
        else:
            shutil.copyfile(source, target)
        target.chmod(0o644)

    def _rewrite(self, text: str, place: str) -> str:
        def replace(match: re.Match[str]) -> str:
            name = match["name"]
            if name is None or not _is_bare(name):
                return match[0]
            vendored = self._vendor(resolve(name, self.modules))
            path = posixpath.relpath(vendored, posixpath.dirname(place) or ".")
            path = path if path.startswith(".") else "./" + path
            return f"{match['head']}{match['quote']}{path}{match['quote']}"

        return _IMPORT.sub(replace, text)

    def _vendor(self, source: Path) -> str:
        """Copy a package's file and all it imports below ``vendor/``; return its place in the site."""
        inside = source.relative_to(self.modules)
        place = "vendor/" + inside.as_posix()
        if source in self._vendored:
            return place
        self._vendored.add(source)
        text = _SOURCE_MAP.sub("", source.read_text(encoding="utf-8"))
        for name in relative_imports(text):
            self._vendor((source.parent / name).resolve())
        target = self.site / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self._rewrite(text, place), encoding="utf-8", newline="\n")
        self._copy_licence(inside)
        return place

    def _copy_licence(self, inside: Path) -> None:
        package = Path(*inside.parts[: 2 if inside.parts[0].startswith("@") else 1])
        for name in ("LICENSE", "LICENSE.md", "LICENSE.txt"):
            licence = self.modules / package / name
            if licence.is_file():
                target = self.site / "vendor" / package / "LICENSE.txt"
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(licence, target)
                return


def check_imports(site: Path) -> None:
    """Refuse a site in which a module imports a file that is not there or names a package.

    Raises ``ToolError`` naming the first such import.
    """
    for path in source_files(site):
        inside_runtime = path.relative_to(site).parts[0] == "rt"
        if path.suffix not in {".js", ".mjs"} or inside_runtime:
            continue
        text = path.read_text(encoding="utf-8")
        place = path.relative_to(site).as_posix()
        for name in bare_imports(text):
            raise ToolError(f'{place} still imports the package "{name}".')
        for name in relative_imports(text):
            if not (path.parent / name).is_file():
                raise ToolError(f'{place} imports "{name}", which does not exist.')
