"""An engine put back into the memory of an earlier start plays as one that has just started, and knows no match."""

import json
import subprocess

import pytest

import build
from common import DIST, ROOT
from exercise import exercise
from ginrummy.table.bridge import Bridge

pytestmark = pytest.mark.slow


def test_a_remembered_engine_replies_byte_for_byte_and_holds_no_match() -> None:
    build.build()
    tools = ROOT / "tools"
    done = subprocess.run(
        ["node", tools / "run_snapshot.mjs", DIST, tools / "exercise.py", "snapshot"],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    report = json.loads(done.stdout)
    assert report["before"] == "no_match"
    assert report["replies"] == exercise(Bridge().handle, "snapshot")
