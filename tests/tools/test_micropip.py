"""Anyone can install the shipped wheel in a Pyodide of their own, and it plays there."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import build
from common import DIST
from ginrummy.table.bridge import Bridge
from ginrummy.table.messages import PROTOCOL_VERSION
from prepare import RUNTIME_WHEELS
from runtime import PYODIDE

pytestmark = pytest.mark.slow

START = {"preset": "regular", "form": "target", "target": 100, "level": "steady", "seed": "undercut"}


def request(number: int, cmd: str, args: dict[str, Any], rev: int | None = None) -> str:
    asked = {"v": PROTOCOL_VERSION, "id": number, "cmd": cmd, "args": args}
    return json.dumps(asked if rev is None else asked | {"rev": rev})


def test_micropip_installs_the_shipped_wheel_and_the_engine_plays() -> None:
    build.build()
    told = json.loads((DIST / build.BUILD_FILE).read_text(encoding="utf-8"))["runtime"]
    bridge = Bridge()
    requests = [request(1, "hello", {}), request(2, "new_match", START)]
    expected = [bridge.handle(text) for text in requests]
    begun = json.loads(expected[-1])
    # With this seed the opponent begins.
    requests.append(request(3, "advance", {}, begun["rev"]))
    expected.append(bridge.handle(requests[-1]))
    assert all(json.loads(reply)["ok"] for reply in expected)

    script = Path(__file__).with_name("install_wheel.mjs")
    done = subprocess.run(
        ["node", script, PYODIDE, RUNTIME_WHEELS, DIST / told["wheel"]],
        input=json.dumps(requests),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["version"] == told["version"]
    assert "ginrummy/table/bridge.py" in found["files"]
    assert found["replies"] == expected
