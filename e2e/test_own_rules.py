"""Own rules: made, checked, named, played, changed, deleted; and what the page does with those it cannot read."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

import variants
from keys import Keys
from plans import Plan
from table_page import TablePage
from words import card_name, game_line

STORED = "undercut1:rules"
ASIDE = "undercut1:aside:"
READ = "() => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))"
LAY = "([key, text]) => localStorage.setItem(key, text)"
FORBIDDEN = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""


class Editor:
    """The editor of own rules."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self) -> None:
        """Open it from the first page."""
        self.page.get_by_role("button", name="Make your own rules").click()
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Your own rules")

    def start_from(self, game: str) -> None:
        """Choose the game to start from."""
        self.page.get_by_role("combobox", name="Start from").select_option(game)

    def group(self, field: str) -> Locator:
        """Find a field with choices."""
        return self.page.get_by_role("group", name=field, exact=True)

    def choose(self, field: str, choice: str) -> None:
        """Choose one of a field's choices."""
        self.group(field).get_by_role("radio", name=choice, exact=True).check()

    def number(self, field: str) -> Locator:
        """Find the number of a field."""
        return self.page.get_by_role("textbox", name=field, exact=True)

    def say(self) -> Locator:
        """Find the line above the name: whether the rules fit together."""
        return self.page.get_by_role("status").filter(has_text=re.compile("changed|put right|ready"))

    def name(self) -> Locator:
        """Find the field for the name."""
        return self.page.get_by_role("textbox", name="Name", exact=True)

    def save(self) -> Locator:
        """Find the button that saves."""
        return self.page.get_by_role("button", name="Save", exact=True)

    def save_as(self, name: str) -> None:
        """Save the rules under a name."""
        self.name().fill(name)
        self.save().click()

    def fits(self, count: int) -> None:
        """Wait until the engine has said that so many changes fit together."""
        rules = {0: "Nothing is changed", 1: "One rule changed"}.get(count, f"{count} rules changed")
        expect(self.say()).to_contain_text(rules)
        expect(self.save()).to_be_enabled()


def stored(page: Page) -> dict[str, str]:
    """Read the whole storage."""
    return dict(page.evaluate(READ))


def own_games(page: Page) -> list[str]:
    """List the own rules among the games, by their names."""
    buttons = page.get_by_role("button", name=re.compile("^Delete: "))
    labels = buttons.evaluate_all("all => all.map((one) => one.ariaLabel)")
    return [str(label).removeprefix("Delete: ") for label in labels]


def changes_of(plan: Plan) -> dict[str, Any]:
    """Give what the plan's rules change."""
    return dict(plan.changes)


def test_made_saved_and_played(page: Page) -> None:
    """Rules are made field by field, saved under a name that looks like markup, chosen, played and kept."""
    table, editor = TablePage(page), Editor(page)
    plan = variants.made_by_hand()
    name = str(plan.name)
    page.goto(table.address(plan))
    table.ready()
    editor.open()
    editor.start_from("Classic")
    editor.fits(0)
    editor.number("Knock limit").fill("7")
    editor.fits(1)
    expect(page.get_by_role("table", name="How Your rules differs from the regular game")).to_contain_text(
        "Knock when your deadwood after the throw is 7 or less."
    )
    page.get_by_role("button", name="Gin bonus: 25", exact=True).click()
    editor.choose("First turn", "Eleven cards")
    editor.fits(3)
    editor.name().fill(name)
    expect(page.get_by_role("columnheader", name=name, exact=True)).to_be_attached()
    editor.save().click()

    expect(table.notice()).to_contain_text(f"Saved as “{name}”")
    expect(table.radio("New game", name)).to_be_checked()
    assert own_games(page) == [name]
    assert json.loads(stored(page)[STORED])["rules"] == [
        {"name": name, "preset": plan.preset, "changes": changes_of(plan)}
    ]
    table.choose(plan)
    table.deal()
    half = len(plan.moments) // 2
    head = plan.upto(lambda moment: moment is plan.moments[half])
    table.play(head)
    expect(page.get_by_role("banner")).to_contain_text(game_line(head.last.view))

    # The match keeps its rules when they are deleted, and when the page is loaded anew.
    page.go_back()
    page.get_by_role("button", name=f"Delete: {name}", exact=True).click()
    expect(table.notice()).to_contain_text(f"Deleted: “{name}”")
    assert own_games(page) == []
    page.get_by_role("region", name="Saved game").get_by_role("button", name="Resume").click()
    page.reload()
    table.shows(head.last.view)
    table.press(table.button("Menu"))
    table.press(page.get_by_role("dialog").get_by_role("button", name="Rules of this match"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of this match")
    main = page.get_by_role("main")
    expect(main).to_contain_text(game_line(head.last.view))
    expect(main).to_contain_text("Knock when your deadwood after the throw is 7 or less.")
    page.reload()
    expect(main).to_contain_text("The non-dealer begins by throwing a card")
    table.press(table.button("Back to the table"))
    table.play(plan, start=half)
    table.to_sheet()
    expect(main).to_contain_text(game_line(plan.last.view))
    assert page.locator("main b", has_text="&").count() == 0


def test_conflict_is_explained(page: Page) -> None:
    """Rules that do not go together cannot be saved: the page says why and leads to the field."""
    editor = Editor(page)
    page.goto("./")
    TablePage(page).ready()
    editor.open()
    editor.name().fill("Two minds")
    editor.choose("When you may knock", "Up to the upcard")
    problems = page.get_by_role("region", name="One thing does not fit")
    reason = "The discards are shuffled into a new stock only where you knock up to a fixed limit."
    expect(problems).to_contain_text(reason)
    expect(editor.say()).to_contain_text("One thing is to be put right before you can save.")
    expect(editor.group("When the stock runs out")).to_have_accessible_description(re.compile(reason))
    expect(editor.save()).to_be_disabled()
    editor.save().click(force=True)
    expect(editor.name()).to_have_value("Two minds")
    assert STORED not in stored(page)

    problems.get_by_role("button").click()
    expect(editor.group("When the stock runs out").get_by_role("radio", checked=True)).to_be_focused()
    editor.choose("When the stock runs out", "Dead at two cards")
    expect(problems).to_have_count(0)
    editor.fits(2)

    # What a field cannot hold is told in its own words, whatever was typed.
    for typed in ("99", "ten"):
        editor.number("Gin bonus").fill(typed if typed == "ten" else "999")
        wrong = page.get_by_role("region", name="One thing does not fit")
        expect(wrong).to_contain_text("Gin bonus: only whole numbers from 0 to 200 will do.")
        expect(editor.number("Gin bonus")).to_have_attribute("aria-invalid", "true")
        expect(editor.save()).to_be_disabled()
    editor.number("Gin bonus").fill("25")
    editor.fits(2)
    # A setting that means nothing as things are says so; it is no mistake.
    expect(editor.number("Knock limit")).to_have_accessible_description(re.compile("Means nothing here"))
    editor.save().click()
    expect(TablePage(page).radio("New game", "Two minds")).to_be_checked()


def test_names_are_asked_for_and_kept_apart(page: Page) -> None:
    """Rules need a name; a name that is taken is asked about; rules may be changed and renamed."""
    table, editor = TablePage(page), Editor(page)
    page.goto("./")
    table.ready()
    for bonus in (30, 40):
        editor.open()
        editor.number("Gin bonus").fill(str(bonus))
        editor.fits(1)
        if bonus == 30:
            editor.save_as("   ")
            expect(page.get_by_text("Give your rules a name first.")).to_be_visible()
            expect(editor.name()).to_be_focused()
        editor.save_as("House rules")
        if bonus == 30:
            expect(table.radio("New game", "House rules")).to_be_checked()
    question = page.get_by_role("dialog", name="Replace the rules of that name?")
    question.get_by_role("button", name="Keep them").click()
    expect(question).to_be_hidden()
    editor.save_as("Other rules")
    expect(table.radio("New game", "Other rules")).to_be_checked()
    assert own_games(page) == ["House rules", "Other rules"]

    page.get_by_role("button", name="Change: Other rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Change “Other rules”")
    expect(editor.number("Gin bonus")).to_have_value("40")
    editor.number("Gin bonus").fill("50")
    editor.fits(1)
    editor.save_as("House rules")
    question.get_by_role("button", name="Replace").click()
    expect(table.radio("New game", "House rules")).to_be_checked()
    kept = {rules["name"]: rules["changes"] for rules in json.loads(stored(page)[STORED])["rules"]}
    assert kept["House rules"] == {"gin_bonus": 50}


def test_deleted_and_brought_back(page: Page) -> None:
    """Deleted rules may be brought back as long as the notice stands; the focus is never lost."""
    table = TablePage(page)
    plan = variants.few_turns()
    table.keep_rules(plan)
    page.goto("./")
    table.ready()
    table.choose_game(str(plan.name))
    delete = page.get_by_role("button", name=f"Delete: {plan.name}")
    delete.focus()
    page.keyboard.press("Enter")
    expect(delete).to_have_count(0)
    expect(page.get_by_role("button", name="Make your own rules")).to_be_focused()
    expect(table.radio("New game", "Gin rummy")).to_be_checked()
    assert json.loads(stored(page)[STORED])["rules"] == []
    table.press(table.notice().get_by_role("button", name="Undo"))
    expect(table.radio("New game", str(plan.name))).to_be_checked()
    expect(table.notice()).to_have_count(0)
    assert len(json.loads(stored(page)[STORED])["rules"]) == 1


GOOD = {"name": "Good ones", "preset": "classic", "changes": {"box_bonus": 25}}
UNREADABLE = [
    "{",
    json.dumps([1, 2]),
    json.dumps({"v": 0, "rules": [GOOD]}),
    json.dumps({"v": 1, "rules": [GOOD, 5, {"name": 3}, {"name": "x", "preset": "classic"}]}),
]
"""No JSON, another shape, no version there ever was, some rules that are none."""


def test_stored_rules_that_cannot_be_read(page: Page) -> None:
    """What cannot be read is kept aside and told; the page, and the rules beside it, can be used."""
    table, editor = TablePage(page), Editor(page)
    for number, text in enumerate(UNREADABLE, 1):
        table.blank()
        page.evaluate(LAY, [STORED, text])
        page.goto("./")
        expect(table.notice()).to_contain_text("Some of your own rules could not be read.")
        aside = [kept for key, kept in stored(page).items() if key.startswith(ASIDE)]
        assert sorted(aside) == sorted(UNREADABLE[:number])
        assert own_games(page) == (["Good ones"] if text == UNREADABLE[-1] else [])
    table.ready()
    editor.open()
    editor.fits(0)
    editor.save_as("New ones")
    expect(table.radio("New game", "New ones")).to_be_checked()
    assert own_games(page) == ["Good ones", "New ones"]


REFUSED = {
    "Unknown rule": {"preset": "regular", "changes": {"jokers": 2}},
    "Unknown value": {"preset": "regular", "changes": {"aces": "sideways"}},
    "Conflict": {"preset": "regular", "changes": {"ace_deadwood": 15}},
    "Unknown game": {"preset": "whist", "changes": {}},
    "Odd kinds": {"preset": "regular", "changes": {"gin_bonus": "plenty", "spade_double": "yes"}},
}
NOT_PLAYED = "These rules cannot be played as they are."


def test_stored_rules_the_engine_refuses(page: Page) -> None:
    """Rules the engine refuses stay, cannot be chosen, say why, and can be put right or deleted."""
    table, editor = TablePage(page), Editor(page)
    table.blank()
    rules = [{"name": name, **rest} for name, rest in REFUSED.items()]
    page.evaluate(LAY, [STORED, json.dumps({"v": 1, "rules": rules})])
    page.goto("./")
    expect(page.get_by_text(NOT_PLAYED)).to_have_count(len(REFUSED))
    for left, name in reversed(list(enumerate(REFUSED))):
        expect(table.radio("New game", name)).to_have_count(0)
        page.get_by_role("button", name=f"Change: {name}").click()
        editor.start_from("Palace")
        editor.fits(0)
        editor.save().click()
        expect(table.radio("New game", name)).to_be_checked()
        expect(page.get_by_text(NOT_PLAYED)).to_have_count(left)


def test_browser_that_keeps_nothing(page: Page) -> None:
    """Without storage own rules last as long as the page is open, and the page says so."""
    table, editor = TablePage(page), Editor(page)
    page.add_init_script(FORBIDDEN)
    page.goto("./")
    table.ready()
    editor.open()
    editor.number("Gin bonus").fill("30")
    editor.fits(1)
    editor.save_as("For today")
    expect(table.notice()).to_contain_text("This browser did not keep the rules")
    expect(table.radio("New game", "For today")).to_be_checked()


def test_by_keyboard_alone(page: Page) -> None:
    """From the first page to the first act under own rules without a mouse."""
    table = TablePage(page)
    keys = Keys(table)
    plan = variants.eleven_cards(0)
    page.goto(table.address(plan))
    table.ready()
    keys.tab_to("Make your own rules")
    keys.press("Enter")
    keys.comes_to("Your own rules")
    keys.tab_to("Upcard is offered")
    keys.choose("Eleven cards")
    keys.tab_to("Name")
    keys.type(str(plan.name))
    expect(page.get_by_text("One rule changed, and all fits together.")).to_be_visible()
    keys.press("Enter")
    expect(table.radio("New game", str(plan.name))).to_be_checked()
    keys.tab_to("To a target")
    while not keys.focused().startswith("One deal"):
        keys.press("ArrowLeft")
    keys.tab_to("Steady")
    keys.press("ArrowUp")
    expect(table.radio("Opponent", "Gentle")).to_be_checked()
    keys.tab_to("Deal the cards")
    keys.press("Enter")
    first = plan.moments[0]
    table.shows(first.view)
    keys.do(first.does or {})
    table.shows(plan.moments[1].view)
    keys.comes_to("Stock" if plan.moments[1].phase == "draw" else card_name(plan.moments[1].deal["hand"][0]))
