"""The engine may die at any time: it starts again, and no act is lost or done twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import scenarios
from table_page import TablePage

# What goes wrong in the worker, by name.
DIES_IDLE = "() => { setTimeout(() => { throw new Error('lost while idle'); }); }"
DIES_BEFORE = "() => { self.onmessage = () => { throw new Error('lost before the act'); }; }"
DIES_AFTER = """
() => {
  const own = self.onmessage;
  self.onmessage = (event) => {
    self.postMessage = () => {};
    own(event);
    throw new Error("lost after the act");
  };
}
"""
CLOSES = "() => self.close()"


@pytest.mark.parametrize("death", [DIES_BEFORE, DIES_AFTER], ids=["before-the-act", "after-the-act"])
def test_worker_dies_in_a_request(page: Page, death: str) -> None:
    """The act under way is done once, whether or not the lost worker had done it."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    table.play(plan.upto(lambda moment: moment.phase == "discard"))
    lost = page.workers[-1]
    lost.evaluate(death)
    number = next(n for n, moment in enumerate(plan.moments) if moment.phase == "discard")
    table.do(plan.moments[number].does or {})
    table.shows(plan.moments[number + 1].view)
    assert page.workers[-1] != lost
    table.play(plan, start=number + 1)


def test_worker_dies_idle_and_falls_silent(page: Page) -> None:
    """A worker that dies between two acts is replaced; one that is just gone is missed by the watchdog."""
    page.clock.install()
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    table.shows(plan.moments[0].view)
    page.workers[-1].evaluate(DIES_IDLE)
    table.play(plan.upto(lambda moment: moment.phase == "discard"))
    number = next(n for n, moment in enumerate(plan.moments) if moment.phase == "discard")
    table.ready()
    page.workers[-1].evaluate(CLOSES)
    table.do(plan.moments[number].does or {})
    page.clock.fast_forward(31_000)
    table.shows(plan.moments[number + 1].view)


def test_engine_that_cannot_start(page: Page) -> None:
    """Without the engine's files the page says so and offers to try again, and then plays."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    page.context.route("**/*.wasm", lambda route: route.abort())
    table.resume(plan.moments[2])
    table.shows(plan.moments[2].view)
    table.hears("The game could not be loaded")
    page.context.unroute("**/*.wasm")
    table.press(table.act("Try again"))
    table.ready()
    table.play(plan.upto(lambda moment: moment.phase == "layoff"), start=2)
