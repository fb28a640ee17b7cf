"""What the page reads, spoilt for as long as what the engine reads: the page's own test, with more inputs."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from random import SystemRandom

import pytest

TEST = Path(__file__).parents[1] / "web" / "fuzz.test.mjs"
MANY = 500_000


@pytest.mark.soak
def test_half_a_million_spoilt_inputs_of_the_page() -> None:
    told = {
        "FUZZ_INPUTS": os.environ.get("FUZZ_INPUTS") or str(MANY),
        "FUZZ_SEED": os.environ.get("FUZZ_SEED") or f"{SystemRandom().randrange(10**9)}",
    }
    print(told)
    done = subprocess.run(
        ["node", "--test", str(TEST)], env={**os.environ, **told}, capture_output=True, text=True, check=False
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
