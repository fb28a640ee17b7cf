"""Measure how fast the page answers: a lifted card, an own discard, and what blocks it during a deal.

Chromium plays whole deals on the built site with real clicks.  Nothing but a click and a look at the kept save is done
from outside, so that the measuring does not weigh on what is measured.

    python benchmarks/page.py [--lifts N] [--discards N] [--deals N] [--seed TEXT]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
sys.path.insert(0, str(Path(__file__).parents[1] / "e2e"))

from playwright.sync_api import Browser, Page, sync_playwright

import browsers
import plans
import serve

PATIENCE = 60.0
"""How long the page may take to come to the next moment of a deal, in seconds."""
SLOTS = ["undercut1:game:A", "undercut1:game:B"]
LIFT_TARGET, DISCARD_TARGET, LONG = 50, 100, 50
"""What the page should keep to, in ms: 95 of 100 lifts, 95 of 100 discards, every task."""
TASK = "ThreadControllerImpl::RunTask"

HOW = """\
Times are in ms, from the browser's time stamp of the click (input included) on.
  next paint   the longest entry of PerformanceObserver('event') for the click; the browser gives it in steps of 8 ms
               and none below 16, which counts as 16
  two frames   until the second of two requestAnimationFrame calls begins: the first frame is painted by then
  on the pile  until two frames after the card is the top of the discard pile in the page
  long task    PerformanceObserver('longtask'): anything that kept the page from answering for more than 50 ms; for how
               long it used the processor itself is in the browser's trace, the rest it waited for other programs"""

MEASURE = """
() => {
  const bench = (window.bench = { clicks: [], discards: [], events: [], tasks: [] });
  const twoFrames = (done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration, interactionId } of list.getEntries()) {
      if (interactionId) bench.events.push({ name, at: startTime, duration, interactionId });
    }
  }).observe({ type: "event", durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bench.tasks.push({ at: startTime, duration });
  }).observe({ type: "longtask" });
  addEventListener("click", (event) => {
    const card = event.target.closest?.("[data-card]");
    if (!card) return;
    const lifts = card.getAttribute("aria-pressed") !== "true";
    const at = event.timeStamp;
    if (lifts) {
      twoFrames((now) => bench.clicks.push({ at, frames: now - at }));
      return;
    }
    const thrown = card.dataset.card;
    const watch = new MutationObserver(() => {
      if (document.querySelector(`.hand [data-card="${thrown}"]`)) return;
      watch.disconnect();
      twoFrames((now) => bench.discards.push({ at, frames: now - at }));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, { capture: true });
}
"""
# What moves is not clicked on: it is elsewhere by the time the click comes.
POINT = """
(what) => {
  const found = document.querySelector(what);
  const moves = document.getAnimations().some(({ playState }) => playState === "running");
  if (!found || moves || found.closest("[inert]")) return null;
  found.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  if (!width) return null;
  return "card" in found.dataset ? [x + 9, y + Math.min(40, height / 2)] : [x + width / 2, y + height / 2];
}
"""
READ = "(slots) => slots.map((slot) => localStorage.getItem(slot))"


class Player:
    """Plays a plan on one page, by clicks alone."""

    def __init__(self, browser: Browser, url: str, plan: plans.Plan, *, anim: bool) -> None:
        self._plan = plan
        self.page: Page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        self.page.goto(f"{url}?seed={plan.seed}{'' if anim else '&anim=0'}")
        for group, name in (("How long", "To a target"), ("Opponent", plan.level.capitalize())):
            self.page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=name).check()
        target = self.page.get_by_role("group", name="Target").get_by_role("radio", name=str(plan.target))
        target.check()
        self.page.get_by_role("button", name="Deal the cards", exact=True).click()
        self.waits_for(plan.moments[0])

    def waits_for(self, moment: plans.Moment) -> None:
        """Wait until the page has kept the acts that lead to a moment."""
        wanted = json.loads(moment.save)["moves"]
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            kept = [json.loads(text) for text in self.page.evaluate(READ, SLOTS) if text]
            if kept:
                newest = max(kept, key=lambda envelope: int(envelope["n"]))
                if json.loads(newest["data"]["save"])["moves"] == wanted:
                    return
            self.page.wait_for_timeout(25)
        raise TimeoutError(f"the page did not come to move {len(wanted.split())} of {self._plan.seed}")

    def click(self, what: str) -> None:
        """Click on something as soon as it is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if point := self.page.evaluate(POINT, what):
                self.page.mouse.click(*point)
                return
            self.page.wait_for_timeout(25)
        raise TimeoutError(f"nothing to click: {what}")

    def does(self, action: plans.Action) -> None:
        """Do one act of the person."""
        match action["type"]:
            case "discard" | "lay_off":
                card = f'.hand [data-card="{action["card"]}"]'
                self.click(card)
                # The first click is drawn by now; two quick ones are the most a person does.
                self.page.wait_for_timeout(120)
                self.click(f'{card}[aria-pressed="true"]')
            case "knock":
                self.click(f'.hand [data-card="{action["discard"]}"]')
                self.page.wait_for_timeout(120)
                self.click('[data-key="act-gin"]')
            case "take_upcard" | "take_discard":
                self.click('[data-key="pile"]')
            case "draw_stock":
                self.click('[data-key="stock"]')
            case "pass" | "done" as kind:
                self.click(f'[data-key="act-{kind}"]')
            case "next_deal":
                self.click('[data-key="result-all"]')
                self.click('[data-key="next-deal"]')
            case other:
                raise AssertionError(f"nobody does this here: {other}")

    def measure(self) -> None:
        """Begin to measure; what the start of the page took does not count."""
        self.page.evaluate(MEASURE)

    def measured(self) -> dict[str, Any]:
        """Return what was measured so far."""
        self.page.wait_for_timeout(300)
        result: dict[str, Any] = self.page.evaluate("() => window.bench")
        return result

    def close(self) -> None:
        """Leave the page."""
        self.page.context.close()


def game(seed: str, deals: int) -> plans.Plan:
    """Find a game in which the person waits for gin, cut off after so many deals."""

    def ends(view: plans.View) -> bool:
        return bool(plans.deal_over(view) and len(view["match"]["deals"]) >= deals)

    return plans.play(plans.PATIENT, seed, form="target", target=250, level="steady", ends=ends)


def lifts(browser: Browser, url: str, seed: str, count: int) -> dict[str, Any]:
    """Lift one card after the other in a hand of eleven."""
    plan = game(seed, 1)
    player = Player(browser, url, plan, anim=True)
    for moment, following in zip(plan.moments, plan.moments[1:], strict=False):
        if moment.phase == "discard":
            break
        player.does(moment.does or {})
        player.waits_for(following)
    player.page.wait_for_timeout(1000)
    player.measure()
    hand = moment.deal["hand"]
    for number in range(count):
        # Two steps on, so that a neighbour of the lifted card is lifted now and then, and a far one too.
        player.click(f'.hand [data-card="{hand[number * 4 % len(hand)]}"]')
        player.page.wait_for_timeout(180)
    result = player.measured()
    player.close()
    return result


def deals(browser: Browser, url: str, plan: plans.Plan, *, anim: bool) -> dict[str, Any]:
    """Play the deals of a plan from the first cards to the last result."""
    player = Player(browser, url, plan, anim=anim)
    player.measure()
    browser.start_tracing(page=player.page, categories=["toplevel"])
    for moment, following in zip(plan.moments, plan.moments[1:], strict=False):
        player.does(moment.does or {})
        player.waits_for(following)
    result = player.measured()
    result["used"] = used(browser.stop_tracing())
    player.close()
    return result


def used(trace: bytes) -> list[float]:
    """Return how long each task of the page used the processor itself, in ms."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[float]] = {main: [] for main in mains}
    for event in events:
        if event["name"] == TASK and (event["pid"], event["tid"]) in mains:
            tasks[event["pid"], event["tid"]].append(event.get("tdur", 0) / 1000)
    # Other pages of the browser have a thread of that name too, with nothing to do.
    return max(tasks.values(), key=sum, default=[])


def paints(measured: dict[str, Any], clicks: Sequence[dict[str, float]]) -> list[float]:
    """Return for each click how long the browser says it took until the next paint."""
    longest: dict[float, float] = {}
    for event in measured["events"]:
        longest[event["interactionId"]] = max(longest.get(event["interactionId"], 0), event["duration"])
    by_click = {
        event["at"]: longest[event["interactionId"]]
        for event in measured["events"]
        if event["name"] == "click"
    }
    return [by_click.get(click["at"], 16.0) for click in clicks]


def row(name: str, times: Sequence[float], target: int | None) -> str:
    """Write one line of the table."""
    if len(times) < 2:
        return f"{name:44}{len(times):>6}"
    high = quantiles(times, n=20, method="inclusive")[-1]
    aim = f"{target:>9}" if target else ""
    missed = "  missed" if target and high > target else ""
    return f"{name:44}{len(times):>6}{median(times):>9.0f}{high:>9.0f}{max(times):>9.0f}{aim}{missed}"


def told(what: str, tasks: Sequence[float], used: Sequence[float]) -> None:
    """Print what blocked the page."""
    most, own = max(used, default=0), sum(time > LONG for time in used)
    longest = f", the longest {max(tasks):.0f}" if tasks else ""
    missed = "  missed" if own else ""
    print(f"long tasks in {what}: {len(tasks)}{longest}")
    print(f"  with more than {LONG} of the processor itself: {own}; the most of any task {most:.0f}{missed}")


def load() -> str:
    """Write how busy the machine is."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--lifts", type=int, default=120, help="cards to lift (120)")
    parser.add_argument("--discards", type=int, default=40, help="own discards at least (40)")
    parser.add_argument("--deals", type=int, default=3, help="whole deals, each with motion on and off (3)")
    parser.add_argument("--seed", default="bench", help="seed of the cards")
    options = parser.parse_args()
    if options.lifts < 2 or options.discards < 2 or options.deals < 1:
        parser.error("at least 2 lifts, 2 discards and 1 deal")

    count, plan = options.deals, game(options.seed, options.deals)
    while sum(moment.phase == "discard" for moment in plan.moments) < options.discards:
        count += 1
        plan = game(options.seed, count)
    with serve.serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(browsers.ensure(browsers.CHROMIUM)),
            headless=True,
            args=browsers.start_flags(browsers.CHROMIUM),
        )
        print(f"Chromium {browser.version}, 390 x 844; {load()} at the start")
        print(HOW)
        print(f"{'':44}{'runs':>6}{'median':>9}{'p95':>9}{'longest':>9}{'target':>9}")
        lifted = lifts(browser, server.url, options.seed, options.lifts)
        times = paints(lifted, lifted["clicks"])
        print(row("lift a card, next paint", times, LIFT_TARGET))
        print(row("lift a card, two frames", [click["frames"] for click in lifted["clicks"]], None))
        for anim in (False, True):
            played = deals(browser, server.url, plan, anim=anim)
            motion = "motion on" if anim else "motion off"
            thrown = played["discards"]
            print(
                row(f"own discard on the pile, {motion}", [one["frames"] for one in thrown], DISCARD_TARGET)
            )
            print(row(f"own discard, next paint, {motion}", paints(played, thrown), None))
            told(f"{count} deals, {motion}", [task["duration"] for task in played["tasks"]], played["used"])
        browser.close()
    print(f"{load()} at the end")
    return 0


if __name__ == "__main__":
    sys.exit(main())
