"""The first page: every game with what sets it apart, the target of one's own, what is chosen in one line."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ginrummy.table.bridge import hello
from plans import QUICK, play
from table_page import TablePage
from words import PRESETS, TOPICS

STAYS_OPEN = """
(summary) => {
  // The page is drawn anew before the browser tells that the list was opened.
  summary.click();
  document.querySelector('input[name="game"]:not(:checked)').click();
}
"""


def test_every_game_says_how_it_differs(page: Page) -> None:
    """Each card unfolds the table of the engine's differences, with a sentence for every statement."""
    table = TablePage(page)
    page.goto("./")
    table.unfold()
    for preset in hello()["presets"]:
        name = PRESETS[preset["name"]]
        expect(table.radio("New game", name)).to_have_count(1)
        if not preset["differences"]:
            table.press(page.get_by_text(f"All the rules: {name}"))
            topics = list(dict.fromkeys(one["topic"] for one in preset["statements"]))
            for topic in topics:
                expect(page.get_by_role("heading", name=TOPICS[topic])).to_be_visible()
            continue
        table.press(page.get_by_text(f"How this differs from the regular game: {name}"))
        shown = table.outline().one("table", f"How {name} differs from the regular game")
        rows = [row for row in shown.every("row") if row.one("rowheader").there]
        assert [row.one("rowheader").name for row in rows] == [
            TOPICS[row["topic"]] for row in preset["differences"]
        ]
        for row, told in zip(rows, preset["differences"], strict=True):
            regular, here = row.every("cell")
            for cell, statements in ((regular, told["regular"]), (here, told["here"])):
                sentences = [item.words() for item in cell.every("listitem")]
                assert len(sentences) == len(statements)
                assert all(sentence.endswith(".") for sentence in sentences)


def test_target_of_ones_own(page: Page) -> None:
    """Any whole number within the bounds will do; another one is told and keeps the cards from being dealt."""
    table = TablePage(page)
    offer = hello()
    low, high = offer["target_min"], offer["target_max"]
    page.goto("./")
    table.radio("Target", "Other").check()
    own = page.get_by_role("textbox", name=f"Your target, from {low} to {high}")
    deal = table.button("Deal the cards")
    for typed in ("", str(low - 1), str(high + 1), "ten", "12.5"):
        own.fill(typed)
        expect(deal).to_have_accessible_description("Gin rummy, against Steady")
        table.deal()
        expect(own).to_be_focused()
        expect(own).to_have_attribute("aria-invalid", "true")
        expect(own).to_have_accessible_description(f"A whole number from {low} to {high}, please.")
    for target in (low, high):
        own.fill(str(target))
        expect(deal).to_have_accessible_description(f"Gin rummy to {target}, against Steady")
        expect(own).not_to_have_attribute("aria-invalid", "true")
    table.radio("How long", "Hollywood").check()
    expect(own).to_have_value(str(high))
    expect(deal).to_have_accessible_description(f"Gin rummy, Hollywood to {high}, against Steady")
    table.ready()
    table.deal()
    expect(page.get_by_role("banner")).to_contain_text(f"Gin rummy, three games to {high}")


def test_choices_come_back(page: Page) -> None:
    """After a match the first page proposes the same again: game, switch, length, target and opponent."""
    table = TablePage(page)
    plan = play(
        QUICK,
        "e2e-0",
        preset="oklahoma",
        form="hollywood",
        target=30,
        level="sharp",
        changes={"spade_double": True},
    )
    table.keep(plan.last)
    page.goto("./")
    expect(table.radio("New game", "Oklahoma")).to_be_checked()
    expect(page.get_by_role("switch", name="Spades double")).to_be_checked()
    expect(table.radio("How long", "Hollywood")).to_be_checked()
    expect(page.get_by_role("textbox", name="Your target")).to_have_value("30")
    expect(table.radio("Opponent", "Sharp")).to_be_checked()
    expect(table.button("Deal the cards")).to_have_accessible_description(
        "Oklahoma, Hollywood to 30, against Sharp"
    )


def test_switch_chooses_its_game(page: Page) -> None:
    """Pressing the switch of a game chooses that game, with its usual target."""
    table = TablePage(page)
    page.goto("./")
    table.unfold()
    page.get_by_role("switch", name="Spades double").check()
    expect(table.button("Deal the cards")).to_have_accessible_description("Oklahoma to 150, against Steady")
    table.choose_game("Palace")
    expect(page.get_by_role("switch", name="Spades double")).to_be_checked()
    expect(table.button("Deal the cards")).to_have_accessible_description("Palace to 100, against Steady")


def test_unfolded_games_stay_unfolded(page: Page) -> None:
    """The list that was just opened stays open whatever else is drawn at that moment."""
    table = TablePage(page)
    page.goto("./")
    page.get_by_text("7 more games").evaluate(STAYS_OPEN)
    expect(table.radio("New game", "Classic")).to_be_visible()
