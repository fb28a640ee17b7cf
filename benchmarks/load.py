"""Measure how soon a visitor plays, beside a bare page that loads stock Pyodide and works out 1+1.

Both pages come from the same server, compressed in the same way, to a new browser each time: first with nothing
kept (cold), then again with what the first visit left behind (warm).  On the slow line the server itself holds back
bytes and answers, and the whole browser is stopped three quarters of the time: the engine's worker is as slow as the
page then, which the browser's own slow motion would not make it.

    python benchmarks/load.py [--rounds N] [--only local|slow]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from playwright.sync_api import Page, Playwright, sync_playwright

import browsers
import packed
import serve
from common import DIST, NODE_MODULES, ROOT

REPORT = ROOT / "build" / "bench-load.json"
PATIENCE = 180
"""How long a page may take to answer, in seconds."""
PIECE = 16384
"""How many bytes go out at once."""
BARE_FILES = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "pyodide-lock.json", "python_stdlib.zip")
BARE_PAGE = """\
<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Bare</title><script type="module" src="main.js"></script></html>
"""
# Looked at now and then from within, so that asking costs next to nothing.
ANSWERED = """async (patience) => {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    if (window.bench?.answered) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('no answer');
}"""
BARE_MODULE = """\
import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
const sum = python.runPython('1 + 1');
window.bench = { answered: performance.now(), sum };
"""

WATCH = """
(() => {
  const bench = (window.bench = { dealt: null, acted: null, answered: null });
  let first = null;
  const stands = (raw) => {
    try {
      const { deal } = JSON.parse(raw).data.view;
      return JSON.stringify([deal.phase, deal.turn, deal.stock, deal.hand.length]);
    } catch {
      return null;
    }
  };
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    const now = key.includes(':game:') ? stands(value) : null;
    if (now !== null) {
      first ??= now;
      if (now !== first) bench.answered ??= performance.now();
    }
    return write.call(this, key, value);
  };
  const look = () => {
    if (document.querySelectorAll('.hand [data-card]').length < 10) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      bench.dealt ??= performance.now();
      // Whoever acts first: the player does so at once, for the opponent there is nothing to press.
      const act = () => {
        if (bench.answered !== null) return;
        const button = document.querySelector('[data-key="act-pass"], [data-key="act-take"]');
        if (button && bench.acted === null) {
          bench.acted = performance.now();
          button.click();
        } else setTimeout(act, 20);
      };
      act();
    });
  };
  addEventListener('DOMContentLoaded', look);
})();
"""


@dataclass(frozen=True)
class Line:
    """Describe a way to the server: bytes a second, seconds there and back, how many times slower the processor."""

    name: str
    rate: float | None = None
    delay: float = 0.0
    slowdown: int = 1


LINES = (Line("local"), Line("slow", rate=10e6 / 8, delay=0.040, slowdown=4))


class Shaper:
    """Let bytes through at a line's pace, all connections together, and count them."""

    def __init__(self) -> None:
        self.line = LINES[0]
        self.sent = 0
        self._free = 0.0
        self._lock = threading.Lock()

    def wait(self) -> None:
        """Wait for as long as a question takes to the server and its answer back."""
        if self.line.delay:
            time.sleep(self.line.delay)

    def let_through(self, count: int) -> None:
        """Wait until so many bytes have gone out."""
        with self._lock:
            self.sent += count
            if self.line.rate is None:
                return
            now = time.monotonic()
            self._free = max(self._free, now) + count / self.line.rate
            pause = self._free - now
        time.sleep(pause)


class ShapedHandler(serve._Handler):
    """Answer as the site's server does, at the pace of the line."""

    shaper = Shaper()

    def setup(self) -> None:
        """Take a connection on: that costs one way there and back."""
        self.shaper.wait()
        super().setup()
        write = self.wfile.write

        def slowly(body: Any) -> int:
            for start in range(0, len(body), PIECE):
                piece = body[start : start + PIECE]
                self.shaper.let_through(len(piece))
                write(piece)
            return len(body)

        self.wfile.write = slowly  # type: ignore[method-assign]

    def do_GET(self) -> None:  # noqa: N802 - the base class names it
        """Send a file at the pace of the line."""
        self.shaper.wait()
        super().do_GET()


@contextmanager
def served(root: Path) -> Iterator[str]:
    """Serve a folder at the pace of the line; give its address."""
    server = serve.SiteServer(root)
    server.RequestHandlerClass = ShapedHandler
    with serve.running(server):
        yield server.url


def make_bare(folder: Path) -> None:
    """Write the bare page, compressed as the site is."""
    for name in BARE_FILES:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, folder / name)
    (folder / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    (folder / "main.js").write_text(BARE_MODULE, encoding="utf-8")
    packed.pack([*folder.iterdir()])


@contextmanager
def slowed(group: int, slowdown: int) -> Iterator[None]:
    """Stop a group of processes for most of the time, so that it is so many times slower."""
    if slowdown == 1:
        yield
        return
    over = threading.Event()

    def beat() -> None:
        while not over.is_set():
            os.killpg(group, signal.SIGSTOP)
            time.sleep(0.005 * (slowdown - 1))
            os.killpg(group, signal.SIGCONT)
            time.sleep(0.005)

    thread = threading.Thread(target=beat, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        os.killpg(group, signal.SIGCONT)


@contextmanager
def browser_on(playwright: Playwright, profile: Path) -> Iterator[tuple[Page, int]]:
    """Start a browser of its own process group on a profile; give a page and the group."""
    port_file = profile / "DevToolsActivePort"
    port_file.unlink(missing_ok=True)
    started = subprocess.Popen(
        [
            str(browsers.ensure(browsers.CHROMIUM)),
            *browsers.start_flags(browsers.CHROMIUM),
            "--headless",
            "--no-zygote",
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            "--lang=en",
            "about:blank",
        ],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not port_file.exists() or not port_file.read_text().strip():
            time.sleep(0.05)
        port = port_file.read_text().split()[0]
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        yield browser.contexts[0].pages[0], started.pid
        browser.new_browser_cdp_session().send("Browser.close")
        started.wait(20)
    finally:
        if started.poll() is None:
            os.killpg(started.pid, signal.SIGKILL)
            started.wait()


def visit(page: Page, group: int, address: str, line: Line) -> dict[str, float]:
    """Open a page at the pace of a line and wait for its answer; times in ms since the visit began."""
    shaper = ShapedHandler.shaper
    shaper.line = line
    before = shaper.sent
    with slowed(group, line.slowdown):
        page.goto(address, wait_until="commit", timeout=PATIENCE * 1000)
        page.evaluate(ANSWERED, PATIENCE * 1000)
    shaper_bytes = shaper.sent - before
    times: dict[str, float] = page.evaluate("() => window.bench")
    return {**times, "bytes": shaper_bytes}


def settle(page: Page) -> None:
    """Let a visit leave behind what it will, in the background and at full pace."""
    ShapedHandler.shaper.line = LINES[0]
    page.wait_for_timeout(3000)
    page.evaluate(
        """async () => {
          const found = async () => {
            for (const name of await caches.keys())
              for (const { url } of await (await caches.open(name)).keys())
                if (url.includes('snapshot/memory')) return true;
            return false;
          };
          const registered = (await navigator.serviceWorker?.getRegistrations())?.length;
          if (!registered) return;
          await navigator.serviceWorker.ready;
          for (const end = performance.now() + 60000; performance.now() < end && !(await found()); )
            await new Promise((done) => setTimeout(done, 200));
        }"""
    )
    page.wait_for_timeout(1500)


def measure(playwright: Playwright, address: str, line: Line, watch: bool) -> dict[str, dict[str, float]]:
    """Visit a page twice with a new profile: cold, then warm."""
    found = {}
    with tempfile.TemporaryDirectory(prefix="bench-load-", ignore_cleanup_errors=True) as profile:
        for temperature in ("cold", "warm"):
            with browser_on(playwright, Path(profile)) as (page, group):
                if watch:
                    page.add_init_script(WATCH)
                found[temperature] = visit(page, group, address, line)
                if temperature == "cold":
                    before = ShapedHandler.shaper.sent
                    settle(page)
                    found[temperature]["later"] = ShapedHandler.shaper.sent - before
                    # A match that is on would be shown as it was left.
                    page.evaluate("() => { localStorage.clear(); indexedDB.deleteDatabase('undercut1'); }")
    return found


def tell(line: Line, runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Print the medians of a line; return them."""
    how = "this machine" if line.rate is None else "10 Mbit/s, 40 ms there and back, processor 4 times slower"
    print(f"\n{line.name}: {how}; medians of {len(runs)} runs (lowest-highest)")
    print(f"{'':34}{'bare Pyodide':>24}{'this product':>24}{'ratio':>8}{'wanted':>8}")
    told: dict[str, Any] = {"runs": len(runs)}
    rows = [
        ("cold: dealt table, ms", "cold", "answered", "dealt", 0.15),
        ("cold: first act answered, ms", "cold", "answered", "answered", 0.6),
        ("warm: dealt table, ms", "warm", "answered", "dealt", None),
        ("warm: first act answered, ms", "warm", "answered", "answered", 0.55),
        ("cold: bytes until then", "cold", "bytes", "bytes", 0.8),
        ("cold: bytes later, for offline", "cold", "later", "later", None),
        ("warm: bytes", "warm", "bytes", "bytes", None),
    ]
    for label, temperature, theirs, ours, wanted in rows:
        pair = [
            [run[name][temperature][key] for run in runs] for name, key in (("bare", theirs), ("ours", ours))
        ]
        bare, mine = (median(values) for values in pair)
        ratio = mine / bare if bare else None
        texts = [f"{median(values):,.0f} ({min(values):,.0f}-{max(values):,.0f})" for values in pair]
        print(
            f"{label:34}{texts[0]:>24}{texts[1]:>24}"
            f"{f'{ratio:.2f}' if ratio is not None else '':>8}{wanted if wanted else '':>8}"
        )
        told[label] = {"bare": bare, "ours": mine, "ratio": ratio, "wanted": wanted}
    return told


def main() -> int:
    """Measure both pages on both lines, turn by turn."""
    parser = argparse.ArgumentParser(description="Measure how soon a visitor plays.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", choices=[line.name for line in LINES])
    options = parser.parse_args()
    lines = [line for line in LINES if options.only in {None, line.name}]
    report: dict[str, Any] = {"load": os.getloadavg()}
    print(f"load {os.getloadavg()[0]:.2f} at the start")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare = Path(folder)
        make_bare(bare)
        with served(bare) as their_address, served(DIST) as our_address:
            pages = {"bare": (their_address, False), "ours": (f"{our_address}?play=regular&anim=0", True)}
            for line in lines:
                runs = []
                for number in range(options.rounds):
                    order = sorted(pages, reverse=number % 2 == 1)
                    runs.append(
                        {name: measure(playwright, pages[name][0], line, pages[name][1]) for name in order}
                    )
                    print(f"  {line.name}: run {number + 1} of {options.rounds}", file=sys.stderr)
                report[line.name] = {"medians": tell(line, runs), "runs": runs}
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(f"\nload {os.getloadavg()[0]:.2f} at the end; all runs are in {REPORT.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
