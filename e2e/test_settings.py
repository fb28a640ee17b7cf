"""The settings: each within reach, shown at once, kept, the same in every tab; the table has room at every size."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace
from itertools import product
from typing import Any

from playwright.sync_api import Locator, Page, expect

import scenarios
import tour
from outline import outline
from plans import Moment
from table_page import HeldStart, TablePage
from test_looks import COLOURS, RULES, violations
from words import card_name

# Whether things move is told by the address too.
LOOK = "() => { const { motion, ...look } = document.documentElement.dataset; return look; }"

# Another page of the same site keeps settings: this one is told of it.
KEEP_SETTINGS = """
async (settings) => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  createStorage().writeSettings(settings);
}
"""

# The letters the cards of the hand show, and those in running text.
LETTERS = """
() => {
  const hand = [...document.querySelectorAll("ol button")].map((card) =>
    card.querySelector("use").getAttribute("href").slice(2));
  const text = [...document.querySelectorAll("main [role=img] > span[aria-hidden]")].map((rank) => rank.textContent);
  return { hand, text };
}
"""

MEASURE = """
() => {
  const faults = [];
  const root = document.scrollingElement;
  const toolbar = document.querySelector('[role="toolbar"]');
  const table = toolbar.closest("main").parentElement;
  for (const [what, box] of [["page", root], ["table", table]]) {
    if (box.scrollHeight > box.clientHeight) faults.push(`${what} scrolls by ${box.scrollHeight - box.clientHeight}`);
    if (box.scrollWidth > box.clientWidth) faults.push(`${what} wider by ${box.scrollWidth - box.clientWidth}`);
  }
  const cards = [...document.querySelectorAll("ol li button")].map((card) => card.getBoundingClientRect());
  cards.forEach((card, i) => {
    const next = cards[i + 1];
    const width = next && Math.abs(next.top - card.top) < 20 ? Math.min(card.width, next.left - card.left) : card.width;
    if (width < 24 || card.height < 44) faults.push(`card ${i + 1} has ${width}x${card.height}`);
    if (card.left < 0 || card.right > innerWidth) faults.push(`card ${i + 1} is outside`);
  });
  for (const button of table.querySelectorAll("button")) {
    if (button.closest("li")) continue;
    const { width, height } = button.getBoundingClientRect();
    if (width && Math.min(width, height) < 44) faults.push(`${button.textContent.trim()} ${width}x${height}`);
  }
  const buttons = [...toolbar.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
  const middle = (box) => box.left + box.width / 2;
  return { faults, card: Math.round(cards[0].width), main: middle(buttons.at(-1)) - middle(buttons[0]) };
}
"""

# Melds, what is left, and the drawn card: what asks for most room in one row and in two.
HANDS = (
    (("3h 4h 5h", "7s 7d 7c", "8s 9s Ts"), "Kd", "Js"),
    (("3h 4h 5h 6h", "9c Tc Jc Qc"), "Kd 2s", "As"),
    (("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th",), "", "Kd"),
    ((), "Ah 3d 5c 7s 9d Jc Kh 2s 4d 6c", "8h"),
)


def dealt(melds: tuple[str, ...], loose: str, drawn: str) -> Moment:
    """Give a moment in which the person holds these eleven cards."""
    plan = scenarios.whole_game()
    moment = next(one for one in plan.moments if one.phase == "discard")
    view = deepcopy(moment.view)
    told = [{"kind": "set" if meld[0] == meld[3] else "run", "cards": meld.split()} for meld in melds]
    hand = [card for meld in told for card in meld["cards"]] + [*loose.split(), drawn]
    points = [{"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0]) for card in hand]
    # The ten of the first hand's run makes room for the drawn jack only once it is thrown or sorted.
    now = [*told[:-1], {**told[-1], "cards": [*told[-1]["cards"], drawn]}] if drawn == "Js" else told
    view["deal"].update(
        hand=hand, points=points, drawn=drawn, taken=None, melds=now, melds_before=told, deadwood=17
    )
    return replace(moment, view=view)


def settings(page: Page) -> Locator:
    """Find the open sheet."""
    return page.get_by_role("dialog", name="Settings")


def opener(page: Page) -> Locator:
    """Find the button that opens it."""
    return page.get_by_role("button", name="Settings")


def look(page: Page) -> dict[str, str]:
    """Read what the style sheets are told."""
    told: dict[str, str] = page.evaluate(LOOK)
    return told


def home(page: Page) -> TablePage:
    """Open the first page; Python need not start for what is tested here."""
    HeldStart(page).hold()
    page.goto("./?anim=0")
    return TablePage(page)


def test_opened_and_closed(page: Page) -> None:
    """By key and by press, beside it too; the focus goes back to where it was; a wide screen has it at its side."""
    home(page)
    page.emulate_media(reduced_motion="reduce")
    opener(page).focus()
    page.keyboard.press("Enter")
    expect(settings(page).get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(settings(page)).to_have_count(0)
    expect(opener(page)).to_be_focused()

    opener(page).click()
    settings(page).get_by_role("button", name="Close").click()
    expect(opener(page)).to_be_focused()

    page.set_viewport_size({"width": 1280, "height": 800})
    opener(page).click()
    box: Any = settings(page).bounding_box()
    assert (box["x"] > 640, box["height"]) == (True, 800)
    # A press that begins inside and ends beside means nothing.
    page.mouse.move(box["x"] + 60, 700)
    page.mouse.down()
    page.mouse.move(100, 700)
    page.mouse.up()
    expect(settings(page)).to_be_visible()
    page.mouse.click(100, 700)
    expect(settings(page)).to_have_count(0)
    expect(opener(page)).to_be_focused()


def test_every_setting_by_keyboard(page: Page) -> None:
    """Tab leads through all of them in the order they stand; space and arrows change them at once; they are kept."""
    home(page)
    opener(page).press("Enter")
    sheet = settings(page)
    reached: set[str] = set()
    while not page.evaluate("() => document.activeElement.innerText.includes('Everything as usual')"):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("() => document.activeElement.name || document.activeElement.id"))
        assert len(reached) < 60
    controls = [sheet.get_by_role(role).count() for role in ("switch", "radiogroup", "combobox")]
    assert len([name for name in reached if name.startswith("set-")]) == sum(controls)

    four = sheet.get_by_role("switch", name="Four colours")
    four.press("Space")
    expect(four).not_to_be_checked()
    theme = sheet.get_by_role("radiogroup", name="Light or dark")
    theme.get_by_role("radio", name="Like my device").press("ArrowLeft")
    expect(theme.get_by_role("radio", name="Dark")).to_be_checked()
    sheet.get_by_role("radiogroup", name="Back").get_by_role("radio", name="Blue").press("ArrowRight")
    sheet.get_by_role("combobox", name="Letters").select_option(label="A B V H, Dutch")
    shown = {"deck": "2", "theme": "dark", "back": "red"}
    assert look(page) == shown

    page.reload()
    expect(opener(page)).to_be_visible()
    assert look(page) == shown
    opener(page).click()
    expect(settings(page).get_by_role("combobox", name="Letters")).to_have_value("nl")
    expect(settings(page).get_by_role("switch", name="Four colours")).not_to_be_checked()


def test_all_as_usual_and_back(page: Page) -> None:
    """One button sets everything as usual and, in the same place, brings the player's own settings back."""
    home(page)
    opener(page).click()
    sheet = settings(page)
    expect(sheet.get_by_role("button", name="Everything as usual")).to_be_disabled()
    sheet.get_by_role("radio", name="Large", exact=True).check(force=True)
    sheet.get_by_role("switch", name="Sound").check()
    assert look(page) == {"size": "large"}
    reset = sheet.get_by_role("button", name="Everything as usual")
    reset.press("Enter")
    expect(sheet.get_by_text("Everything is as usual.")).to_be_visible()
    assert look(page) == {}
    expect(sheet.get_by_role("switch", name="Sound")).not_to_be_checked()
    back = sheet.get_by_role("button", name="Bring my settings back")
    expect(back).to_be_focused()
    back.press("Enter")
    assert look(page) == {"size": "large"}
    expect(sheet.get_by_role("switch", name="Sound")).to_be_checked()
    expect(reset).to_be_focused()


def test_letters_of_the_keys(page: Page) -> None:
    """A letter that is taken or missing is told and changes nothing; two keys may trade theirs."""
    home(page)
    opener(page).click()
    sheet = settings(page)
    sheet.get_by_text("Choose the letters").click()
    stock = sheet.get_by_role("textbox", name="Draw from the stock")
    pile = sheet.get_by_role("textbox", name="Take from the discard pile")
    stock.focus()
    page.keyboard.type("D")
    expect(stock).to_have_attribute("aria-invalid", "true")
    expect(stock).to_have_accessible_description(re.compile("D is taken by “Take from the discard pile”"))
    stock.press("Backspace")
    expect(stock).to_have_accessible_description(re.compile("Type one letter"))
    page.keyboard.type("d")
    pile.focus()
    page.keyboard.type("s")
    for key, letter in ((stock, "d"), (pile, "s")):
        expect(key).to_have_value(letter)
        expect(key).not_to_have_attribute("aria-invalid", "true")
    sheet.get_by_role("button", name="Usual keys").click()
    expect(stock).to_have_value("s")
    sheet.get_by_role("switch", name="Single-letter keys").press("Space")
    expect(stock).to_have_count(0)


def test_the_same_in_every_tab(page: Page) -> None:
    """What is set in one tab is so in the other at once, in its open sheet too."""
    home(page)
    opener(page).click()
    other = page.context.new_page()
    other.goto("./?anim=0")
    other.get_by_role("button", name="Play here instead").click()
    opener(other).click()
    settings(other).get_by_role("switch", name="Left-handed").press("Space")
    settings(other).get_by_role("switch", name="Vibration").press("Space")
    expect(settings(page).get_by_role("switch", name="Vibration")).to_be_checked()
    assert look(page) == look(other) == {"hand": "left"}


def test_letters_change_and_names_do_not(page: Page) -> None:
    """Cards and chips show the letters that are set; a card is called what it was called before."""
    moment = dealt(("Js Jh Jd", "Qs Qh Qd"), "Kd Ks As", "Kh")
    HeldStart(page).hold()
    table = TablePage(page)
    table.keep(moment)
    page.goto("./?anim=0#/table")
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    before = outline(page).one("list", "Your hand")
    shown = page.evaluate(LETTERS)
    assert set("JQKA") <= set(shown["hand"])
    page.get_by_role("button", name="Settings").first.click()
    settings(page).get_by_role("combobox", name="Letters").select_option("sv")
    page.keyboard.press("Escape")
    now = page.evaluate(LETTERS)
    swap = {"A": "E", "J": "Kn", "Q": "D"}
    for kind in ("hand", "text"):
        assert now[kind] == [swap.get(letter, letter) for letter in shown[kind]]
    after = outline(page).one("list", "Your hand")
    assert after == before
    assert before.one("button", card_name("Qh")).there


def test_room_for_every_size_and_hand(page: Page) -> None:
    """Every size with either hand at five screens: nothing scrolls, no strip is too narrow, no button too small."""
    HeldStart(page).hold()
    page.emulate_media(reduced_motion="reduce")
    table = TablePage(page)
    writer = TablePage(page.context.new_page())
    writer.blank()
    faults: list[str] = []
    for melds, loose, drawn in HANDS:
        table.keep(dealt(melds, loose, drawn))
        page.goto("./?anim=0#/table")
        expect(page.get_by_role("list", name="Your hand")).to_be_visible()
        widths: dict[tuple[int, str], int] = {}
        for size, hand in product(("small", "normal", "large"), ("right", "left")):
            writer.page.evaluate(KEEP_SETTINGS, {"size": size, "hand": hand})
            page.wait_for_function(
                "([size, hand]) => (document.documentElement.dataset.size ?? 'normal') === size"
                " && (document.documentElement.dataset.hand ?? 'right') === hand",
                arg=[size, hand],
            )
            for width, height in tour.SIZES:
                page.set_viewport_size({"width": width, "height": height})
                found: dict[str, Any] = page.evaluate(MEASURE)
                where = f"{drawn} {size} {hand} {width}x{height}"
                faults += [f"{where}: {fault}" for fault in found["faults"]]
                if (found["main"] < 0) != (hand == "left"):
                    faults.append(f"{where}: the main button is on the wrong side")
                widths[width, size] = found["card"]
        for width, _ in tour.SIZES:
            small, normal, large = (widths[width, size] for size in ("small", "normal", "large"))
            if not small < normal < large:
                faults.append(f"{drawn} {width}: cards of {small}, {normal} and {large}")
    assert not faults, "\n" + "\n".join(faults)


def test_sheet_is_accessible(page: Page) -> None:
    """By the rules, in light and dark, with everything unfolded; with text at 200 % nothing is cut off."""
    home(page)
    page.set_viewport_size({"width": 320, "height": 568})
    page.emulate_media(reduced_motion="reduce")
    opener(page).click()
    settings(page).get_by_text("Choose the letters").click()
    for scheme, rules in (("dark", COLOURS), ("light", RULES)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert violations(page, rules) == []
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    wider = (
        "(sheet) => Math.max(...[...sheet.querySelectorAll('*')].map((e) => e.getBoundingClientRect().right))"
    )
    assert settings(page).evaluate(wider) <= 320
