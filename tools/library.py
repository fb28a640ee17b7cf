"""Compile Python sources into archives that Python imports from: run inside Pyodide by ``freeze.mjs``."""

from __future__ import annotations

import _imp
import importlib.util
import io
import zipfile
from collections.abc import Collection, Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

# The same source gives the same archive on any day.
DATE = (2020, 1, 1, 0, 0, 0)


def module_of(name: str) -> str:
    """Tell the module that a source file of an archive is.

    >>> module_of("json/__init__.py"), module_of("json/decoder.py")
    ('json', 'json.decoder')
    """
    return name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def read_sources(archive: str) -> dict[str, bytes]:
    """Read the Python sources in an archive, by name in a fixed order."""
    with zipfile.ZipFile(archive) as whole:
        return {name: whole.read(name) for name in sorted(whole.namelist()) if name.endswith(".py")}


def needed(sources: Mapping[str, bytes], used: Collection[str]) -> dict[str, bytes]:
    """Pick the modules in use; the few that the interpreter itself holds are never looked for in an archive."""
    own = {"importlib._bootstrap", "importlib._bootstrap_external"}
    return {
        name: source
        for name, source in sources.items()
        for module in [module_of(name)]
        if module in used and module not in own and not _imp.is_frozen(module)
    }


def reached(sources: Mapping[str, bytes], used: Collection[str]) -> dict[str, bytes]:
    """Pick the modules in the packages that are in use: the engine has others, for what is done outside the page.

    >>> list(
    ...     reached({"a/__init__.py": b"", "a/one.py": b"", "a/b/__init__.py": b"", "a/b/two.py": b""}, {"a"})
    ... )
    ['a/__init__.py', 'a/one.py']
    """
    return {
        name: source
        for name, source in sources.items()
        for folder, _, file in [name.rpartition("/")]
        if folder.replace("/", ".") in used and file != "__main__.py"
    }


def pack(sources: Mapping[str, bytes]) -> bytes:
    """Compile sources and put them together, without docstrings: nothing on the page asks for ``help()``.

    Nothing is compressed here: a host compresses the whole far better than an archive its single files.
    """
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, source in sources.items():
            code = compile(source, name, "exec", dont_inherit=True, optimize=2)
            entry = zipfile.ZipInfo(name.removesuffix(".py") + ".pyc", DATE)
            entry.external_attr = 0o644 << 16
            compiled = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))
            archive.writestr(entry, compiled)
    return out.getvalue()
