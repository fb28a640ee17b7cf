"""Fit the numbers that the evaluator plays by: fast self-play, its results, and the fit.  Not part of the wheel."""

import os
from hashlib import sha256
from pathlib import Path

_HERE = Path(__file__).parent
_SOURCES = sha256(b"".join(path.read_bytes() for path in sorted(_HERE.glob("*.py")))).hexdigest()[:12]
# Kept by the text of all modules: numba itself looks only at the file of a function, not at those of what it calls.
os.environ.setdefault("NUMBA_CACHE_DIR", str(_HERE.parents[1] / ".cache" / "numba" / _SOURCES))
