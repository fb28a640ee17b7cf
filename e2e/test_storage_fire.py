"""Storage under fire: the browser is killed in the middle of play, runs out of room, or takes its storage away."""

from __future__ import annotations

import json
import os
import re
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random, SystemRandom

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

import kept
import scenarios
from conftest import TELL_VIOLATIONS, VIEWPORT
from ginrummy.game.rules import Rules, merged
from ginrummy.table.session import PERSON, Session, TableRules
from killable import OnDisk
from table_page import TablePage

FEW, MANY = 10, 200
"""How many times the browser is killed."""

# Somebody who plays fast and without a plan: whatever can be pressed, the way a person presses it.
PLAY = """
() => {
  if (window.playing) return;
  const free = (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true';
  const nameOf = (one) => one.getAttribute('aria-label') ?? one.textContent.trim();
  const all = (scope) => [...scope.querySelectorAll('button')];
  const named = (scope, words) => all(scope).filter((one) => free(one) && words.test(nameOf(one)));
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const press = (one) => (one ? (one.click(), true) : false);
  const step = () => {
    const asked = document.querySelector('dialog[open]');
    if (asked) return press([...asked.querySelectorAll('button')].at(-1));
    if (press(named(document, /^(Show all|Next deal|New game|Play again|Deal the cards|Resume)/)[0])) return;
    const acts = document.querySelector('[role="toolbar"][aria-label="Actions"]');
    if (!acts) return;
    if (press(named(acts, /^(Gin|Knock with|Discard|Done)/)[0])) return;
    if (Math.random() < 0.5 && press(named(acts, /^(Pass|Leave it)/)[0])) return;
    if (press(named(document, /^Stock \\d/)[0]) && Math.random() < 0.5) return;
    const hand = document.querySelector('[role="list"][aria-label="Your hand"], ul[aria-label="Your hand"]');
    if (hand) press(any([...hand.querySelectorAll('button')]));
  };
  window.playing = setInterval(step, 25);
}
"""
NOW = "(keys) => keys.map((key) => localStorage.getItem(key))"


@pytest.fixture
def on_disk(playwright_run: Playwright, tmp_path: Path) -> Iterator[OnDisk]:
    """A browser whose profile outlives it."""
    made = OnDisk(playwright_run, tmp_path)
    yield made
    made.close()


def opened(context: BrowserContext, problems: list[str]) -> Page:
    """Take the browser's page and listen to what goes wrong in it."""
    context.add_init_script(TELL_VIOLATIONS)
    page = context.pages[0]
    page.set_viewport_size(VIEWPORT)
    page.on("console", lambda told: problems.append(told.text) if told.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    return page


def lasts(save: str) -> int:
    """Count the acts of a save that must be there whatever happens: all before the person's last one."""
    data = json.loads(save)
    rules = TableRules(data["preset"], Rules(**merged(Rules(), data["rules"])), data["name"])
    session = Session(rules, data["form"], data["target"], data["level"], data["seed"])
    own = 0
    for number, act in enumerate(kept.moves(save)):
        if session.match.deal.turn in (PERSON, None):
            own = number
        session._replay(act)
    return own


def play_and_kill(on_disk: OnDisk, site_url: str, times: int, seed: str) -> list[int]:
    """Play matches through so many kills; return how many acts were lost each time."""
    rng, problems, lost = Random(seed), list[str](), list[int]()
    before: str | None = None
    for number in range(times + 1):
        page = opened(on_disk.start(), problems)
        page.goto(f"{site_url}?anim=0#/table")
        if before is None:
            page.evaluate(
                "() => localStorage.setItem('undercut1:settings', JSON.stringify({ steps: false }))"
            )
            page.reload()
            TablePage(page).deal()
        else:
            TablePage(page).ready()
            expect(page.get_by_role("region", name="Notice")).to_have_count(0)
            found = kept.newest_save(page)
            assert found is not None, f"kill {number}: nothing is there"
            Session.restore(found)
            old, new = kept.moves(before), kept.moves(found)
            same = json.loads(found)["seed"] == json.loads(before)["seed"]
            if same:
                assert new[: len(old)] == old[: len(new)], f"kill {number}: another course of play"
                assert len(new) >= lasts(before), f"kill {number}: {len(old)} acts, {len(new)} are left"
                lost.append(max(0, len(old) - len(new)))
        if number and number % 20 == 0:
            print(f"{number} kills, acts lost: {sum(lost)}", flush=True)
        if number == times:
            break
        TablePage(page).ready()
        page.evaluate(PLAY)
        page.wait_for_timeout(rng.uniform(100, 2500))
        before = kept.newest_save(page)
        assert before is not None
        # The moment between two acts, or in the middle of one.
        time.sleep(rng.uniform(0, 0.03))
        on_disk.kill()
    assert problems == []
    return lost


@pytest.mark.slow
def test_the_browser_is_killed_in_the_middle_of_play(on_disk: OnDisk, site_url: str) -> None:
    """Each time the match is there at the next start, and no more is missing than the act under way."""
    lost = play_and_kill(on_disk, site_url, FEW, "kills")
    print(f"acts lost: {lost}")


@pytest.mark.soak
def test_the_browser_is_killed_two_hundred_times(on_disk: OnDisk, site_url: str) -> None:
    """The same for as long as an evening takes; the seed is told."""
    seed = os.environ.get("KILL_SEED") or f"{SystemRandom().randrange(10**9)}"
    print(f"KILL_SEED={seed}")
    lost = play_and_kill(on_disk, site_url, int(os.environ.get("KILLS") or MANY), seed)
    print(f"{len(lost)} kills with the match going on, acts lost: {lost}")


FULL = """
() => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; }
"""
GONE = """
() => {
  for (const name of ["getItem", "setItem", "removeItem", "key"]) {
    Storage.prototype[name] = () => { throw new DOMException("gone", "SecurityError"); };
  }
}
"""


@pytest.mark.parametrize("fault", [FULL, GONE], ids=["full", "gone"])
def test_the_storage_fails_in_the_middle_of_a_match(page: Page, fault: str) -> None:
    """Play goes on, the player is told, and the act after it is there at the next start all the same."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    at = plan.number(lambda moment: moment.phase == "discard")
    table.play(plan.upto(lambda moment: moment.phase == "discard"))
    page.evaluate(fault)
    table.do(plan.moments[at].does or {})
    table.shows(plan.moments[at + 1].view)
    expect(table.notice()).to_contain_text(re.compile("keeps nothing|not saved"))
    page.goto("about:blank")
    page.goto("./?anim=0#/table")
    table.shows(plan.moments[at + 1].view)


def test_two_tabs_that_fight_over_a_match(page: Page) -> None:
    """Whoever takes the match has it as it stands; nothing is played twice and nothing is lost."""
    plan = scenarios.knocked_with_chained_layoffs()
    tabs = [TablePage(page), TablePage(page.context.new_page())]
    tabs[0].open(plan)
    tabs[0].shows(plan.moments[0].view)
    tabs[1].page.goto("./?anim=0#/table")
    for number, moment in enumerate(plan.moments[:3]):
        one = tabs[(number + 1) % 2]
        one.press(one.button("Play here instead").first)
        if one.page.get_by_role("region", name="Saved game").count():
            one.press(one.button("Resume"))
        one.shows(moment.view)
        assert moment.does is not None
        one.do(moment.does)
        one.shows(plan.moments[number + 1].view)
        # Another tab may hear of it a moment later.
        save = kept.newest_save(one.page)
        assert save is not None
        assert kept.moves(save) == kept.moves(plan.moments[number + 1].save)


NAMES = (
    "<img src=x onerror=alert(1)>",
    "W" * 40,
    "\u05e9\u05dc\u05d5\u05dd & <b>42</b>",
    "\u0300" * 39 + "e",
)
EVIL = "evil \u202edlrow\u202c \u0007"

# Own rules and finished matches under these names, as the page itself keeps them, and a file that calls them worse.
KEEP_NAMED = """
async ([names, view, legal, save]) => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  const storage = createStorage();
  storage.load();
  storage.writeRules(names.map((name, at) => ({ name, preset: "regular", changes: { gin_bonus: 20 + at } })));
  for (const name of names) {
    storage.begin();
    storage.save({ save, view: { ...view, rules: { ...view.rules, name } }, legal });
  }
}
"""
WIDE = "() => [document.documentElement.scrollWidth, innerWidth]"
MARKUP = """
() => document.querySelectorAll('#app img[src="x"], #app [onerror]').length
  + [...document.querySelectorAll('#app b')].filter((one) => one.textContent === '42').length
"""


def test_names_are_text_wherever_they_are_shown(page: Page) -> None:
    """Markup, letters from right to left, and names as long as they may be: shown as they are, within the window."""
    page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    page.set_viewport_size({"width": 320, "height": 568})
    table = TablePage(page)
    last = scenarios.knocked_with_chained_layoffs().last
    table.blank()
    page.evaluate(KEEP_NAMED, [list(NAMES), last.view, last.legal, last.save])
    for place in ("", "#/matches", "#/statistics", "#/rules", "#/match-rules", "#/score", "#/table"):
        page.goto(f"./?anim=0{place}")
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        if place in ("", "#/matches"):
            for name in NAMES[:3]:
                expect(page.locator("#app")).to_contain_text(name)
        assert page.evaluate(MARKUP) == 0, place
        scroll, window = page.evaluate(WIDE)
        assert scroll <= window, place


def test_a_file_that_names_things_badly(page: Page, tmp_path: Path) -> None:
    """What no name may hold is gone once a file has been taken, and the rest is text."""
    rules = [{"name": EVIL, "preset": "regular", "changes": {"gin_bonus": 31}}]
    data = {"settings": None, "rules": rules, "matches": [], "figures": [], "running": None}
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    head = {"format": "undercut-data", "v": 1, "app": "", "made": 1, "crc": zlib.crc32(text.encode())}
    path = tmp_path / "evil.json"
    path.write_text(f'{json.dumps(head)[:-1]},"data":{text}}}', encoding="utf-8")
    table = TablePage(page)
    page.goto("./?anim=0#/statistics")
    page.get_by_label("Bring in a file").set_input_files(path)
    table.press(table.button("Bring in"))
    page.goto("./?anim=0")
    expect(page.get_by_text("evil dlrow", exact=True).first).to_be_attached()
    assert "\u202e" not in (page.locator("body").text_content() or "")
