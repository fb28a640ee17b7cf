"""Stand in for ``pyodide._package_loader``: the site ships no packages, so none is ever unpacked."""

import site

# Held for the memory that is kept of a start: see no_webloop.py.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class _Folder:
    """Hold a path; Pyodide asks it for its text, which a plain string that crosses to JavaScript has not."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Folder(site.getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Find none."""
