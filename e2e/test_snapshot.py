"""The memory of a started engine is kept for the next start, and a start does without it where it is of no use."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

import scenarios
from table_page import TablePage

# Hears what the engine's worker says with 'ready'.
LISTEN = """
window.Worker = class extends Worker {
  constructor(address, options) {
    super(address, options);
    this.addEventListener('message', ({ data }) => {
      if (data.stage === 'ready') window.snapshot = data.snapshot;
    });
  }
};
"""
KEEP = """
(address) => new Promise((resolve) => {
  const worker = new Worker(address, { type: 'module', name: 'snapshot' });
  worker.onmessage = ({ data }) => {
    if (data.type !== 'snapshot') return;
    worker.terminate();
    resolve(data.kept);
  };
})
"""
NAMES = "async () => (await caches.keys()).filter((name) => name.endsWith(':snapshot'))"
TEAR = """
async ([name]) => {
  const cache = await caches.open(name);
  const kept = (await cache.keys()).find(({ url }) => url.includes('/memory?'));
  await cache.put(kept, new Response('torn'));
}
"""


def snapshot(page: Page) -> Any:
    """Tell what the engine said of what is kept for its start."""
    return page.evaluate("() => window.snapshot")


def test_start_from_a_kept_memory(page: Page) -> None:
    """A match goes on with an engine from the kept memory, and with an ordinary one once that is torn."""
    page.add_init_script(LISTEN)
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    number = next(n for n, moment in enumerate(plan.moments) if moment.phase == "discard")
    table.open(plan)
    table.shows(plan.moments[0].view)
    assert snapshot(page) == "missing"
    assert page.evaluate(KEEP, page.workers[0].url)
    names = page.evaluate(NAMES)
    assert len(names) == 1
    assert names[0].startswith("undercut:/")

    page.reload()
    table.ready()
    assert snapshot(page) == "used"
    table.play(plan.upto(lambda moment: moment.phase == "discard"))

    page.evaluate(TEAR, names)
    page.reload()
    table.ready()
    assert snapshot(page) == "none"
    table.do(plan.moments[number].does or {})
    table.shows(plan.moments[number + 1].view)
