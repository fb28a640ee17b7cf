"""The game as an app: offered quietly and once, told in words where the system has no question, whole in any window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import scenarios
from conftest import NewPage
from locales import folder, languages
from table_page import HeldStart, TablePage
from test_looks import RULES, violations

OFFER = "Play Undercut like an app, without a network too?"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)
WEBKIT = "Object.defineProperty(navigator, 'standalone', { value: false });"

FINISH = """
async ({ kept, times }) => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  const storage = createStorage();
  for (let match = 0; match < times; match += 1) {
    storage.begin();
    storage.save(kept);
  }
}
"""
ASK = """
() => {
  window.prompts ??= 0;
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => (window.prompts += 1);
  event.userChoice = Promise.resolve({ outcome: "accepted" });
  dispatchEvent(event);
  return event.defaultPrevented;
}
"""
# A window of the app's own cannot be had in a test.
STANDALONE = """
const asked = window.matchMedia.bind(window);
window.matchMedia = (query) => {
  const found = asked(query);
  if (query.includes("display-mode: standalone")) Object.defineProperty(found, "matches", { value: true });
  return found;
};
"""
INSTALLED = "() => dispatchEvent(new Event('appinstalled'))"

# What lies outside the part of the screen that is free, of all that can be pressed or read.
OUTSIDE = """
([left, right]) => {
  const faults = [];
  for (const box of document.querySelectorAll("button, a, h1, h2, h3, p, label, select, input, li")) {
    if (box.closest(".vh, .skip") || !box.checkVisibility({ visibilityProperty: true })) continue;
    if (box.matches(".skip, .vh")) continue;
    const dialog = document.querySelector("dialog[open]");
    if (dialog && !dialog.contains(box)) continue;
    const rect = box.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    if (rect.left < left - 0.5 || rect.right > innerWidth - right + 0.5) faults.push(
      `${box.tagName} ${box.getAttribute("aria-label") ?? box.textContent.trim().slice(0, 30)} ` +
      `${Math.round(rect.left)}-${Math.round(rect.right)}`);
  }
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`page wider by ${root.scrollWidth - root.clientWidth}`);
  return faults;
}
"""


def finish(page: Page, times: int) -> None:
    """Lay finished matches where the page looks for them; Python is not needed to look at them."""
    HeldStart(page).hold()
    TablePage(page).blank()
    last = scenarios.knocked_with_chained_layoffs().last
    assert last.view["match"]["over"]
    kept = {"save": last.save, "view": last.view, "legal": last.legal}
    page.evaluate(FINISH, {"kept": kept, "times": times})


def offer(page: Page) -> Locator:
    """Find the line that offers the app."""
    return page.get_by_role("region", name=OFFER)


def settings(page: Page) -> Locator:
    """Open the settings."""
    page.get_by_role("button", name="Settings").first.click()
    return page.get_by_role("dialog", name="Settings")


def drawn(page: Page) -> None:
    """Wait until the game has drawn itself in place of the first page that is there without a script."""
    expect(page.locator(".still")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_attached()


def opened(page: Page, address: str = "./?anim=0") -> None:
    """Open the page and wait until it can be used."""
    page.goto(address)
    drawn(page)


def test_it_is_offered_after_the_second_match_and_not_again(page: Page) -> None:
    """One line, after two finished matches; "Not now" holds for good, and the settings still have it."""
    finish(page, 1)
    opened(page)
    assert page.evaluate(ASK), "the browser asks by itself"
    expect(offer(page)).to_have_count(0)
    finish(page, 1)
    opened(page)
    page.evaluate(ASK)
    expect(offer(page)).to_be_visible()
    assert violations(page, RULES) == []
    offer(page).get_by_role("button", name="Not now").click()
    expect(offer(page)).to_have_count(0)
    opened(page)
    page.evaluate(ASK)
    sheet = settings(page)
    expect(sheet.get_by_text("Undercut as an app")).to_be_visible()
    assert page.evaluate("window.prompts") == 0
    sheet.get_by_role("button", name="Install").click()
    assert page.evaluate("window.prompts") == 1
    page.evaluate(INSTALLED)
    expect(sheet.get_by_text("Undercut is installed.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(offer(page)).to_have_count(0)


def test_it_is_offered_with_a_result_and_never_during_a_match(page: Page) -> None:
    """The end of a match has the line; a match that waits, or is on, has not."""
    finish(page, 2)
    page.goto("./?anim=0#/table")
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    page.evaluate(ASK)
    expect(offer(page)).to_be_visible()
    assert violations(page, RULES) == []
    offer(page).get_by_role("button", name="Install").click()
    assert page.evaluate("window.prompts") == 1
    expect(offer(page)).to_have_count(0)
    # What had the focus is gone.
    assert page.evaluate("document.activeElement !== document.body")

    TablePage(page).keep(scenarios.knocked_with_chained_layoffs().moments[2])
    for address in ("./?anim=0", "./?anim=0#/table"):
        opened(page, address)
        page.evaluate(ASK)
        expect(offer(page)).to_have_count(0)


def test_on_a_telephone_of_apples_the_way_is_told(new_page: NewPage) -> None:
    """Steps in words and pictures, in the line and in the settings, at the narrowest width in every language."""
    page = new_page(user_agent=PHONE, viewport={"width": 320, "height": 568}, has_touch=True)
    page.add_init_script(WEBKIT)
    finish(page, 2)
    opened(page)
    expect(offer(page)).to_be_visible()
    expect(offer(page).get_by_role("button", name="Install")).to_have_count(0)
    offer(page).get_by_text("Show how").click()
    for words in ("Tap “Share”", "Add to Home Screen", "save them to a file"):
        expect(offer(page).get_by_text(words)).to_be_visible()
    assert violations(page, RULES) == []
    sheet = settings(page)
    sheet.get_by_text("Show how").click()
    expect(sheet.get_by_text("Add to Home Screen")).to_be_visible()
    for code in languages():
        opened_in(page, code)
        page.locator("[aria-labelledby=install-offer] summary").click()
        assert page.evaluate(OUTSIDE, [0, 0]) == [], code
    opened_screen(page, "#/table")
    offer(page).get_by_text("Show how").click()
    assert violations(page, RULES) == []


def opened_in(page: Page, code: str) -> None:
    """Open the first page in a language."""
    page.goto(f"./{folder(code)}/?anim=0")
    drawn(page)


SCREENS = ("", "#/table", "#/score", "#/match-rules", "#/rules", "#/lesson", "#/statistics", "#/matches")


def test_in_a_window_of_its_own_there_is_a_way_back_everywhere(page: Page) -> None:
    """Without the browser's buttons every screen leads on; where the app is open it is not offered."""
    finish(page, 2)
    page.add_init_script(STANDALONE)
    for screen in SCREENS:
        opened_screen(page, screen)
        page.evaluate(ASK)
        expect(offer(page)).to_have_count(0)
        if screen:
            back = page.get_by_role("link", name="first page").or_(
                page.get_by_role("button", name="Back").or_(page.get_by_role("button", name="Leave"))
            )
            expect(back.first).to_be_visible()
    for place in ("en/rules/", "en/glossary/", "en/about/", "en/privacy/", "en/rules/straight/"):
        page.goto(place)
        assert page.locator("header a").first.is_visible(), place


def opened_screen(page: Page, screen: str) -> None:
    """Open a screen anew by its address."""
    page.goto(f"./robots.txt#{len(screen)}")
    page.goto(f"./?anim=0{screen}")
    drawn(page)


def test_the_settings_tell_how_long_things_are_kept(page: Page) -> None:
    """What the browser promises, and what room it takes."""
    finish(page, 1)
    opened(page)
    sheet = settings(page)
    expect(sheet.get_by_text("What you play is kept")).to_be_visible()
    expect(sheet.get_by_text("As long as the browser does not clear it")).to_be_visible()


def test_a_browser_that_keeps_nothing_is_told_as_one(page: Page) -> None:
    """The settings do not promise what is not so."""
    page.add_init_script(
        'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });'
    )
    HeldStart(page).hold()
    opened(page)
    expect(settings(page).get_by_text("Not at all, only while the page is open")).to_be_visible()


ON_ITS_SIDE: dict[str, Any] = {"width": 844, "height": 390}
NOTCH = {"left": 47, "leftMax": 47, "right": 47, "rightMax": 47, "bottom": 21, "bottomMax": 21}


@pytest.mark.parametrize("hand", ["right", "left"])
def test_nothing_lies_under_a_notch(new_page: NewPage, hand: str) -> None:
    """On a telephone that lies on its side what is read and pressed stays between the camera and the rounded edge."""
    page = new_page(viewport=ON_ITS_SIDE)
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setSafeAreaInsetsOverride", {"insets": NOTCH})
    table = TablePage(page)
    HeldStart(page).hold()
    table.keep_settings(hand=hand)
    plan = scenarios.knocked_with_chained_layoffs()
    looks: tuple[tuple[str, Callable[[], None]], ...] = (
        ("draw", lambda: table.keep(plan.moments[2])),
        ("over", lambda: table.keep(plan.last)),
    )
    for name, lay in looks:
        lay()
        for screen in ("#/table", "", "#/score"):
            opened_screen(page, screen)
            assert page.evaluate(OUTSIDE, [47, 47]) == [], (name, screen)
    opened(page)
    settings(page)
    side = [0, 47] if hand == "right" else [47, 0]
    assert page.evaluate(OUTSIDE, side) == []
