"""The page in every language, and in one made up of English: accented all through and two fifths longer.

A state of the page is looked at in place: the setting changes as if in another tab, the page speaks the language at
once, and what does not fit or does not come from the texts shows.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

import locales
import variants

# Every letter becomes another one, so that a plain one can only come from elsewhere; vowels are doubled.
ACCENTED = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "åƀçđéƒğĥîĵķļɱñöþɋřšŧüṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŘŠŦÜṼŴẊÝŽ",
        strict=True,
    )
)
# Takes the place of this language.
STAND_IN = "fi"

SWITCH = """
  const KEY = "undercut1:settings";
  const own = (self.ownFetch ??= self.fetch.bind(self));
  const texts = (self.ownTexts ??= {});
  self.fetch = async (address, ...rest) => {
    const code = /locales\\/([\\w-]+)\\.ftl$/.exec(String(address))?.[1];
    if (!code) return own(address, ...rest);
    texts[code] ??= await (await own(address)).text();
    return new Response(self.madeUp ?? texts[code]);
  };
  if (!self.textFaults) {
    self.textFaults = [];
    addEventListener("error", ({ message }) => self.textFaults.push(message));
  }
  const speak = async (code) => {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    localStorage.setItem(KEY, JSON.stringify({ ...kept, language: code }));
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    for (let looks = 0; document.documentElement.lang !== code; looks += 1) {
      if (looks > 2500) throw new Error(`${code} is not spoken`);
      await new Promise((done) => setTimeout(done, 4));
    }
    await new Promise(requestAnimationFrame);
  };
"""

# Words that stand outside of the window, of a part that hides what does not fit, or of the control they name.
CLIPPED = """
  const clipped = () => {
    const faults = new Set();
    const styles = new Map();
    const styleOf = (box) => {
      if (!styles.has(box)) styles.set(box, [getComputedStyle(box), box.getBoundingClientRect()]);
      return styles.get(box);
    };
    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    const unseen = (box) => {
      if (!box) return false;
      const [style] = styleOf(box);
      return style.clipPath !== "none" || style.visibility === "hidden" || unseen(box.parentElement);
    };
    const lookAt = (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width <= 1) continue;
        let reached = false;
        for (let box = node.parentElement; box && box !== document.documentElement; box = box.parentElement) {
          const [style, at] = styleOf(box);
          const aside = rect.left < at.left - 1.5 || rect.right > at.right + 1.5;
          const above = rect.top < at.top - 2.5 || rect.bottom > at.bottom + 2.5;
          if (["auto", "scroll"].includes(style.overflowX)) reached = true;
          const scrolls = ["auto", "scroll"].includes(style.overflowY);
          const cut = (!reached && aside && hides(style.overflowX)) || (above && hides(style.overflowY));
          if (cut) faults.add(`cut off: ${node.data.trim()}`);
          const named = box.matches("button, a, label, summary, th, td, dt, dd, [role='tab'], .btn");
          // What names no control may stand on its edge: the caption of a pile.
          const label = named && !node.parentElement.closest("button [aria-hidden]");
          if (label && !reached && (aside || (above && box.matches("button, summary, [role='tab']"))))
            faults.add(`runs out of its ${box.localName}: ${node.data.trim()}`);
          if (scrolls) break;
          if (style.position === "fixed") break;
        }
        if (!reached && (rect.left < -1 || rect.right > innerWidth + 1))
          faults.add(`outside the window: ${node.data.trim()}`);
      }
    };
    const within = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || !holder.checkVisibility() || unseen(holder)) continue;
      if (!holder.closest("svg, option, script, noscript, .skip:not(:focus)")) lookAt(node);
    }
    return [...faults];
  };
"""

# What is read or heard and has a plain letter in it, names that are nobody's to translate aside.
FOREIGN = """
  const foreign = (names) => {
    const faults = new Set();
    const parts = (words) => new Intl.ListFormat("fi", words).formatToParts(["1", "2"]);
    const joins = ["conjunction", "disjunction"].map((type) => parts({ type })[1].value.trim());
    const months = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat("fi", { month: "long", year: "numeric" }).format(new Date(2026, month)).split(" ")[0]);
    const units = ["kilobyte", "megabyte"].map((unit) =>
      new Intl.NumberFormat("fi", { style: "unit", unit }).formatToParts(1).find(({ type }) => type === "unit").value);
    const words = [...joins, ...months, ...units, "klo"];
    const known = words.map((word) => new RegExp(`(?<!\\\\p{L})${word}(?!\\\\p{L})`, "gu"));
    // Letters of court cards, four in a row in the choice of letters.
    known.push(/(?<!\\p{L})(?:[A-Z]n? ){3}[A-Z](?!\\p{L})/gu, /(?<!\\p{L})[AJQK](?!\\p{L})/gu);
    const look = (text, what) => {
      let left = names.reduce((rest, name) => rest.replaceAll(name, ""), text);
      for (const word of known) left = left.replace(word, "");
      if (/[a-z]/i.test(left)) faults.add(`not from the texts (${what}): ${text.trim()}`);
    };
    look(document.title, "title");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const apart = "[lang]:not(html), kbd, script, noscript, [hidden], [data-voice]";
      if (!node.data.trim() || holder.closest(apart)) continue;
      if (holder.closest("[aria-hidden]")?.parentElement.matches("[role='img']")) continue;
      look(node.data, holder.localName);
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const bearer of document.body.querySelectorAll(`[${name}]`)) look(bearer.getAttribute(name), name);
    return [...faults];
  };
"""

EVERY = (
    "async ({ codes, madeUp, standIn, names }) => {\n"
    + SWITCH
    + CLIPPED
    + FOREIGN
    + """
  const wider = () => {
    const by = document.scrollingElement.scrollWidth - innerWidth;
    return by > 0 ? [`wider than the window by ${by}`] : [];
  };
  const covered = COVERED;
  const faults = [];
  const look = (name, more) => {
    const told = self.textFaults.splice(0).map((message) => `fault in a text: ${message}`);
    const found = [...told, ...wider(), ...covered(true), ...clipped(), ...more()];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  };
  for (const code of codes) {
    await speak(code);
    look(code, () => []);
  }
  if (codes.at(-1) === standIn) await speak("en");
  self.madeUp = madeUp;
  await speak(standIn);
  // What is said aloud once the focus has settled is said a moment later.
  if (document.querySelector("[role='status']:not([data-voice])")) await new Promise((done) => setTimeout(done, 250));
  look("made up", () => foreign(names));
  delete self.madeUp;
  await speak("en");
  return faults;
}
"""
)


class _Accents(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = "".join(
            ACCENTED.get(letter, letter) * (2 if letter in "aeiou" else 1) for letter in node.value
        )


@cache
def made_up() -> str:
    """Write the made-up language: the English texts, accented and longer."""
    resource = FluentParser(with_spans=False).parse(locales.app_text(locales.SOURCE))
    accents = _Accents()
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name != "app-name":
            accents.visit(entry)
    return FluentSerializer().serialize(resource)


@cache
def _names() -> list[str]:
    plans = (
        variants.made_by_hand(),
        variants.few_turns(),
        variants.refused(),
        variants.eleven_cards(0),
        variants.drawn_deal(),
        variants.hollywood_apart(),
        variants.won_by_games(),
    )
    return ["Undercut", *(plan.name for plan in plans if plan.name)]


def faults(page: Page, covered: str) -> list[str]:
    """Look at the page as it stands in every language; leaves it in English.

    ``covered``: a function of the page that lists the words under something else.
    """
    script = EVERY.replace("COVERED;", f"{covered.strip()};")
    asked: dict[str, Any] = {
        "codes": list(locales.languages()),
        "madeUp": made_up(),
        "standIn": STAND_IN,
        "names": _names(),
    }
    found: list[str] = page.evaluate(script, asked)
    return found
