"""Have Lighthouse look at the game as a phone on a slow line sees it: its marks, and the times behind the first one.

python benchmarks/lighthouse.py [--runs N]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import browsers
import serve
from common import NODE_MODULES

PAGES = ("", "en/", "?play=regular", "fi/", "en/rules/straight/")
WANTED = {"performance": 98, "accessibility": 100, "best-practices": 100, "seo": 100}
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")


def look(address: str, report: Path) -> dict[str, Any]:
    """Run Lighthouse on a page; return what it reports.  Raises ``CalledProcessError`` where it cannot."""
    flags = " ".join(["--headless", *browsers.start_flags(browsers.CHROMIUM)])
    subprocess.run(
        [
            NODE_MODULES / ".bin" / "lighthouse",
            address,
            f"--chrome-flags={flags}",
            f"--only-categories={','.join(WANTED)}",
            "--output=json",
            f"--output-path={report}",
            "--no-enable-error-reporting",
            "--quiet",
        ],
        check=True,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "CHROME_PATH": str(browsers.ensure(browsers.CHROMIUM))},
    )
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def main() -> int:
    """Look at every page several times and print the medians."""
    parser = argparse.ArgumentParser(description="Have Lighthouse mark the game as a phone sees it.")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    print(f"\nLighthouse, phone, slow line (its own simulation); medians of {options.runs} runs")
    print(f"{'page':22}{''.join(f'{name:>16}' for name in WANTED)}{'FCP ms':>9}{'LCP ms':>9}{'TBT ms':>9}")
    with tempfile.TemporaryDirectory() as folder, serve.serving() as server:
        for place in PAGES:
            told = [look(server.url + place, Path(folder) / "report.json") for _ in range(options.runs)]
            marks = [median(100 * one["categories"][name]["score"] for one in told) for name in WANTED]
            times = [median(one["audits"][name]["numericValue"] for one in told) for name in TIMES]
            columns = "".join(f"{mark:>16.0f}" for mark in marks) + "".join(f"{time:>9.0f}" for time in times)
            print(f"{'/' + place:22}{columns}")
    wanted = "".join(f"{mark:>16}" for mark in WANTED.values())
    print(f"{'wanted':22}{wanted}\nload {os.getloadavg()[0]:.2f} at the end")
    return 0


if __name__ == "__main__":
    sys.exit(main())
