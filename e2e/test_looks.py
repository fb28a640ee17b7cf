"""Every state of the page: it fits its window, can be enlarged, and keeps the rules of accessibility."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page, ViewportSize

import tongues
import tour
from common import NODE_MODULES
from table_page import TablePage

# A notice may lie over the top of the table for as long as it stands, never over the hand and its buttons.
NOTICED = """
  const noticed = (control, at) =>
    Boolean(at?.closest('[aria-live] > section')) && !control.closest("li, [role='toolbar']");
"""

# What lies outside the window or under something else cannot be pressed. The table must show all at once;
# a sheet, a page of text and the table laid out as text may be scrolled.
FITS = (
    """
() => {"""
    + NOTICED
    + """
  const faults = [];
  const root = document.scrollingElement;
  const wider = root.scrollWidth - root.clientWidth;
  if (wider > 0) faults.push(`wider than the window by ${wider}`);
  const table = document.querySelector('[role="toolbar"]');
  const asText = document.querySelector('[data-key="as-text"][aria-pressed="true"]');
  if (!table || asText) return faults;
  const higher = root.scrollHeight - root.clientHeight;
  if (higher > 0) faults.push(`higher than the window by ${higher}`);
  if (document.querySelector("dialog[open], [inert]")) return faults;
  for (const button of document.querySelectorAll("button")) {
    const box = button.getBoundingClientRect();
    if (box.width === 0 || button.closest(".skip:not(:focus)")) continue;
    const name = button.getAttribute("aria-label") ?? button.textContent.trim();
    const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (out) faults.push(`outside the window: ${name}`);
    const x = button.closest("li") ? box.left + Math.min(9, box.width / 2) : box.left + box.width / 2;
    const at = document.elementFromPoint(x, box.top + box.height / 2);
    if (!out && !button.contains(at) && !noticed(button, at))
      faults.push(`covered: ${name} by ${at?.outerHTML.slice(0, 80)}`);
  }
  return faults;
}
"""
)

# Words on the table that something else lies over: every word of the status, the piles and the opponent counts;
# with ``inWindow`` only of those that need no scrolling.
COVERED = """
(inWindow) => {
  if (!document.querySelector('[role="toolbar"]')) return [];
  const asText = document.querySelector("[data-key='as-text'][aria-pressed='true']");
  if (asText || document.querySelector("dialog[open], [inert], .skip:focus")) return [];
  const faults = new Set();
  // What is only for the ear is clipped away.
  const unseen = (part) => part && (getComputedStyle(part).clipPath !== "none" || unseen(part.parentElement));
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest("li, svg, [role='status']") || unseen(holder)) continue;
    for (const word of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const box = range.getBoundingClientRect();
      if (inWindow && box.bottom > innerHeight) continue;
      if (box.width <= 1 || holder.getBoundingClientRect().width <= 1) continue;
      for (const part of [0.25, 0.5, 0.75]) {
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
        const own = at && (at.contains(holder) || holder.contains(at));
        if (!own && !at?.closest('[aria-live] > section')) faults.add(`covered words: ${node.data.trim()}`);
      }
    }
  }
  return [...faults];
}
"""

# What is pressed is as large as a fingertip; of a card that lies under the next one the strip in sight counts.
TARGETS = """
() => {
  const faults = new Set();
  const [FINGER, STRIP] = [44, 24];
  const within = document.querySelector("dialog[open]") ?? document;
  const named = (control) =>
    control.getAttribute("aria-label") ?? (control.labels?.[0] ?? control).textContent.replace(/\\s+/g, " ").trim();
  // A small thing may have a larger place around it that answers as well.
  const answers = (control) => {
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reach = FINGER / 2 - 1;
    return [[0, -reach], [0, reach], [-reach, 0], [reach, 0]].every(([right, down]) => {
      const at = document.elementFromPoint(x + right, y + down);
      return [control, ...(control.labels ?? [])].some((part) => part.contains(at));
    });
  };
  for (const control of within.querySelectorAll("button, a, input, select, summary, [role='tab']")) {
    if (!control.checkVisibility() || control.closest(".skip:not(:focus), [inert]")) continue;
    const box = control.getBoundingClientRect();
    if (box.width <= 1) continue;
    const next = control.dataset.card && control.closest("li")?.nextElementSibling?.querySelector("button");
    const over = next?.getBoundingClientRect();
    const covered = over && Math.abs(over.top - box.top) < box.height / 2 && over.left < box.right;
    const width = covered ? over.left - box.left : box.width;
    // A link within a sentence or a row of a table is as high as its line.
    const least = covered || (control.matches("a") && control.closest("p, li, td, th")) ? STRIP : FINGER;
    if (width >= least - 0.5 && box.height >= least - 0.5) continue;
    const labels = [...(control.labels ?? [])].map((label) => label.getBoundingClientRect());
    if (labels.some((label) => label.width >= FINGER && label.height >= FINGER - 0.5)) continue;
    if (!covered && answers(control)) continue;
    faults.add(`smaller than a fingertip: ${named(control)} ${Math.round(width)}x${Math.round(box.height)}`);
  }
  scrollTo(0, 0);
  return [...faults];
}
"""

# With text at 200 %, or spaced out, the page may scroll, but every control is whole and can be reached.
REACHABLE = (
    """
() => {"""
    + NOTICED
    + """
  const faults = [];
  const root = document.scrollingElement;
  const wider = root.scrollWidth - root.clientWidth;
  if (wider > 0) faults.push(`wider than the window by ${wider}`);
  const within = document.querySelector("dialog[open]") ?? document;
  for (const button of within.querySelectorAll("button, input, summary, a")) {
    const target = button.closest("label") ?? button;
    // What is folded away is not there.
    if (!target.checkVisibility() || button.closest(".skip, [inert]")) continue;
    if (target.getBoundingClientRect().width <= 1) continue;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    const name = button.getAttribute("aria-label") ?? target.textContent.trim();
    const x = button.closest("li") ? box.left + Math.min(9, box.width / 2) : box.left + box.width / 2;
    const at = document.elementFromPoint(x, box.top + box.height / 2);
    if (!target.contains(at) && !noticed(target, at)) faults.push(`cannot be reached: ${name}`);
    const clips = getComputedStyle(target).overflow !== "visible";
    if (clips && (target.scrollWidth > target.clientWidth + 1 || target.scrollHeight > target.clientHeight + 1))
      faults.push(`clipped: ${name}`);
    for (const part of target.querySelectorAll("span, small, b")) {
      const inner = part.getBoundingClientRect();
      if (part.closest(".card, [aria-hidden]") || inner.width <= 1) continue;
      if (inner.right > box.right + 1 || inner.left < box.left - 1) faults.push(`text runs out of: ${name}`);
    }
  }
  scrollTo(0, 0);
  return [...new Set(faults)];
}
"""
)

# The spacing that WCAG 1.4.12 has every page bear.
SPACED = """
(on) => {
  // Besides those of the page.
  const sheet = (window.spaced ??= new CSSStyleSheet());
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
    p { margin-bottom: 2em !important; }`);
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
  document.adoptedStyleSheets = on ? [...others, sheet] : others;
}
"""
ENLARGED = "(on) => { document.documentElement.style.fontSize = on ? '200%' : ''; }"

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Of all rules only those about colours can be kept in one palette and broken in the other.
COLOURS = ["color-contrast"]
PALETTES: tuple[tuple[str, dict[str, str], list[str]], ...] = (
    ("light", {"color_scheme": "light", "forced_colors": "none"}, RULES),
    ("forced colours", {"color_scheme": "light", "forced_colors": "active"}, COLOURS),
    ("dark", {"color_scheme": "dark", "forced_colors": "none"}, COLOURS),
)
NARROW: ViewportSize = {"width": 320, "height": 568}
WIDE: ViewportSize = {"width": 1280, "height": 800}
USUAL: ViewportSize = {"width": 390, "height": 844}
AXE = """
async (rules) => {
  // A colour half way between two schemes is no colour of the page.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime < Infinity) animation.finish();
  // Chromium tells a text's fill as it was before the palette of the system took its place; its colour is right.
  const tells = CSSStyleDeclaration.prototype;
  const own = (tells.own ??= tells.getPropertyValue);
  tells.getPropertyValue = function (name) {
    return own.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  };
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  const told = ({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ""}`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(told).join(" | ")}`);
}
"""


@cache
def axe() -> str:
    """Read the accessibility checker."""
    return (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, rules: list[str]) -> list[str]:
    """Check the page as it stands against rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(AXE, rules)
    return found


def reachable(page: Page, change: str) -> list[str]:
    """Look at the page with its text changed in one way."""
    page.evaluate(change, True)
    found: list[str] = page.evaluate(REACHABLE)
    page.evaluate(change, False)
    return found


def faults_of(page: Page) -> Iterator[str]:
    """Look at one state in every language, at every size, in every palette, with its text enlarged and spaced."""
    page.set_viewport_size(NARROW)
    yield from tongues.faults(page, COVERED)
    for width, height in tour.SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for fault in page.evaluate(FITS) + page.evaluate(COVERED) + page.evaluate(TARGETS):
            yield f"{width}x{height}: {fault}"
    for size in (NARROW, WIDE):
        page.set_viewport_size(size)
        where = f"{size['width']} wide"
        for name, media, rules in PALETTES:
            page.emulate_media(**media)  # type: ignore[arg-type]
            yield from (f"{where}, {name}: {fault}" for fault in violations(page, rules))
        page.emulate_media(color_scheme="light")
        yield from (f"{where}, spaced out: {fault}" for fault in reachable(page, SPACED))
        if size is WIDE:
            yield from (f"{where}, enlarged: {fault}" for fault in reachable(page, ENLARGED))
    page.set_viewport_size(USUAL)
    yield from (f"enlarged: {fault}" for fault in reachable(page, ENLARGED))


@pytest.mark.parametrize("part", tour.PARTS, ids=lambda part: part.__name__)
def test_every_state(page: Page, part: tour.Part) -> None:
    """Each state of the walk fits its window, speaks every language and bears large and spaced text.

    It keeps the rules of accessibility.
    """
    # Cards on their way lie over others for a moment.
    page.emulate_media(reduced_motion="reduce")
    faults = [f"{state}: {fault}" for state in part(TablePage(page)) for fault in faults_of(page)]
    assert not faults, "\n" + "\n".join(faults)
