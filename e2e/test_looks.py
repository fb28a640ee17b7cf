"""Every state of the page: it fits its window, can be enlarged, and keeps the rules of accessibility."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

import tour
from common import NODE_MODULES
from table_page import TablePage

# A notice may lie over the top of the table for as long as it stands, never over the hand and its buttons.
NOTICED = """
  const noticed = (control, at) =>
    Boolean(at?.closest('[aria-label="Notice"]')) && !control.closest("li, [role='toolbar']");
"""

# What lies outside the window or under something else cannot be pressed. The table must show all at once;
# a sheet or a page of text may be scrolled.
FITS = (
    """
() => {"""
    + NOTICED
    + """
  const faults = [];
  const root = document.scrollingElement;
  const wider = root.scrollWidth - root.clientWidth;
  if (wider > 0) faults.push(`wider than the window by ${wider}`);
  const hand = document.querySelector('[role="toolbar"]');
  if (!hand) return faults;
  const higher = root.scrollHeight - root.clientHeight;
  if (higher > 0) faults.push(`higher than the window by ${higher}`);
  if (document.querySelector("dialog[open], [inert]")) return faults;
  for (const button of document.querySelectorAll("button")) {
    const box = button.getBoundingClientRect();
    if (box.width === 0) continue;
    const name = button.getAttribute("aria-label") ?? button.textContent.trim();
    const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (out) faults.push(`outside the window: ${name}`);
    const x = button.closest("li") ? box.left + Math.min(9, box.width / 2) : box.left + box.width / 2;
    const at = document.elementFromPoint(x, box.top + box.height / 2);
    if (!out && !button.contains(at) && !noticed(button, at))
      faults.push(`covered: ${name} by ${at?.outerHTML.slice(0, 80)}`);
    if (box.width < 24 || box.height < 24) faults.push(`smaller than 24 px: ${name}`);
  }
  return faults;
}
"""
)

# Words on the table that something else lies over: every word of the status, the piles and the opponent counts.
COVERED = """
() => {
  if (!document.querySelector('[role="toolbar"]') || document.querySelector("dialog[open], [inert]")) return [];
  const faults = new Set();
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest("li, svg, [role='status']")) continue;
    for (const word of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || holder.getBoundingClientRect().width <= 1) continue;
      for (const part of [0.25, 0.5, 0.75]) {
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
        const own = at && (at.contains(holder) || holder.contains(at));
        if (!own && !at?.closest('[aria-label="Notice"]')) faults.add(`covered words: ${node.data.trim()}`);
      }
    }
  }
  return [...faults];
}
"""

# With text at 200 % the page may scroll, but every control is whole and can be reached.
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

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Of all rules only those about colours can be kept in one scheme and broken in the other.
COLOURS = ["color-contrast"]
AXE = """
async (rules) => {
  // A colour half way between two schemes is no colour of the page.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime < Infinity) animation.finish();
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


def enlarged(page: Page) -> list[str]:
    """Look at the page with its text at 200 %."""
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    found: list[str] = page.evaluate(REACHABLE)
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    return found


@pytest.mark.parametrize("part", tour.PARTS, ids=lambda part: part.__name__)
def test_every_state(page: Page, part: tour.Part) -> None:
    """Each state at five sizes, with text at 200 %, and by the rules of accessibility in light and dark."""
    table = TablePage(page)
    # Cards on their way lie over others for a moment.
    page.emulate_media(reduced_motion="reduce")
    faults: list[str] = []

    def note(state: str, found: Any) -> None:
        faults.extend(f"{state}: {fault}" for fault in found)

    for state in part(table):
        for width, height in tour.SIZES:
            page.set_viewport_size({"width": width, "height": height})
            note(f"{state} {width}x{height}", page.evaluate(FITS) + page.evaluate(COVERED))
        page.set_viewport_size({"width": 390, "height": 844})
        note(f"{state} enlarged", enlarged(page))
        for scheme, rules in (("dark", COLOURS), ("light", RULES)):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            note(f"{state} {scheme}", violations(page, rules))
    assert not faults, "\n" + "\n".join(faults)
