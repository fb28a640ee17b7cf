"""Whether an optional package is asked for here, as the project's own file says."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def offered_here(extra: str, package: str) -> bool:
    """Tell whether the project asks for the package of an extra on this Python and this machine.

    Where it does, a missing package is a broken environment and must be red.
    """
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    (wanted,) = [one for one in map(Requirement, extras[extra]) if one.name == package]
    return wanted.marker is None or wanted.marker.evaluate()
