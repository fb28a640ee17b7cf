"""Every language: where it comes from, changing it in the middle of a match, and a deal played in each."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import locales
import scenarios
from conftest import ExpectProblem, NewPage
from spoken import SpokenPage
from table_page import HeldStart, TablePage

CODES = list(locales.languages())


def speaks(page: Page, code: str) -> SpokenPage:
    """Wait until the page speaks a language: its document says so, and its heading and title are in it."""
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page).to_have_title(
        locales.text(code, "title", screen=locales.text(code, "home-title")), timeout=5000
    )
    return SpokenPage(page, code)


@pytest.mark.parametrize(
    ("wish", "code"),
    [("fi-FI", "fi"), ("pt-BR", "pt-BR"), ("pt", "pt-PT"), ("nn-NO", "nb"), ("de-AT", "de"), ("ja", "en")],
)
def test_the_browser_is_answered_in_its_language(new_page: NewPage, wish: str, code: str) -> None:
    page = new_page(locale=wish)
    HeldStart(page).hold()
    page.goto("./")
    spoken = speaks(page, code)
    expect(spoken.button(spoken.say("deal-button"))).to_be_visible()


def test_the_address_comes_before_the_choice_and_the_choice_before_the_browser(new_page: NewPage) -> None:
    page = new_page(locale="sv-SE")
    HeldStart(page).hold()
    table = TablePage(page)
    table.keep_settings(language="de")
    page.goto("./?lang=nl")
    speaks(page, "nl")
    page.goto("./?lang=xx")
    speaks(page, "de")
    page.goto("./fi/")
    speaks(page, "fi")
    page.goto("./pt-br/?lang=pl")
    speaks(page, "pl")


def test_a_choice_is_kept_and_leads_to_its_folder(page: Page) -> None:
    HeldStart(page).hold()
    page.goto("./fi/?anim=0#/statistics")
    finnish = SpokenPage(page, "fi")
    finnish.settings()
    expect(finnish.language()).to_have_value("fi")
    brazilian = finnish.speak("pt-BR")
    expect(page).to_have_url(re.compile(r"/pt-br/\?anim=0#/statistics$"))
    expect(
        page.get_by_role("heading", level=1, name=brazilian.say("statistics-title"), include_hidden=True)
    ).to_be_attached()
    page.goto("./?lang=sv&anim=0")
    swedish = speaks(page, "sv")
    swedish.settings()
    swedish.language().select_option(label="Polski")
    speaks(page, "pl")
    expect(page).to_have_url(re.compile(r"/\?anim=0$"))
    page.reload()
    speaks(page, "pl")


def test_every_language_is_offered_by_its_own_name(page: Page) -> None:
    HeldStart(page).hold()
    page.goto("./")
    english = SpokenPage(page, "en")
    english.settings()
    options = english.language().get_by_role("option")
    expect(options).to_have_text(list(locales.languages().values()))
    assert [option.get_attribute("lang") for option in options.all()] == CODES


def test_the_letters_of_the_cards_are_those_of_the_language(page: Page) -> None:
    HeldStart(page).hold()
    page.goto("./?lang=de")
    spoken = SpokenPage(page, "de")
    spoken.settings()
    for code, shown in (("de", "A B D K"), ("pl", "A W D K"), ("sv", "E Kn D K"), ("pt-BR", "A J Q K")):
        spoken = spoken.speak(code)
        sheet = page.get_by_role("dialog", name=spoken.say("settings-title"), exact=True)
        letters = sheet.get_by_role("combobox", name=spoken.say("settings-index"), exact=True)
        expect(letters.get_by_role("option").first).to_have_text(
            spoken.say("settings-index-language", letters=shown)
        )


def test_in_the_middle_of_a_match_nothing_but_the_words_change(page: Page) -> None:
    plan = scenarios.knock_with_opponents_layoffs()
    number = plan.number(lambda moment: moment.phase == "discard")
    moment = plan.moments[number]
    table = TablePage(page)
    table.resume(moment)
    table.ready()
    lifted = moment.offers("discard")[0]["action"]["card"]
    table.press_card(lifted)
    for code in ("fi", "pl"):
        english = SpokenPage(page, "en")
        english.settings()
        spoken = english.speak(code)
        page.keyboard.press("Escape")
        expect(spoken.card(lifted)).to_have_attribute("aria-pressed", "true")
        expect(spoken.act(spoken.say("table-act-discard"))).to_be_enabled()
        spoken.settings()
        spoken.speak("en")
        page.keyboard.press("Escape")
        table.shows(moment.view)
    # The voice says it anew, in the language of the moment.
    english.settings()
    german = english.speak("de")
    page.keyboard.press("Escape")
    status = page.get_by_role("region", name=german.say("table-your-side")).get_by_role("status")
    expect(status).to_contain_text(german.named(lifted))


def test_a_language_that_cannot_be_loaded_leaves_the_one_in_use(
    page: Page, expect_problem: ExpectProblem
) -> None:
    expect_problem("net::ERR_FAILED")
    HeldStart(page).hold()
    page.route("**/locales/fi-*.ftl", lambda route: route.abort())
    page.goto("./")
    english = SpokenPage(page, "en")
    sheet = english.settings()
    english.language().select_option("fi")
    expect(sheet.get_by_text(english.say("error-language-failed"))).to_be_visible()
    expect(english.language()).to_have_value("en")
    page.keyboard.press("Escape")
    expect(TablePage(page).notice()).to_contain_text(english.say("error-language-failed"))
    speaks(page, "en")
    page.unroute("**/locales/fi-*.ftl")
    english.settings()
    english.language().select_option("fi")
    speaks(page, "fi")
    expect(page.get_by_text(locales.text("fi", "error-language-failed"))).to_have_count(0)


def test_a_start_without_its_language_is_in_english(page: Page, expect_problem: ExpectProblem) -> None:
    expect_problem("net::ERR_FAILED")
    HeldStart(page).hold()
    page.route("**/locales/fi-*.ftl", lambda route: route.abort())
    page.goto("./?lang=fi")
    speaks(page, "en")
    expect(TablePage(page).notice()).to_contain_text(locales.text("en", "error-language-failed"))


def test_another_tab_follows(page: Page) -> None:
    HeldStart(page).hold()
    page.goto("./")
    other = page.context.new_page()
    other.goto("./en/")
    english = SpokenPage(page, "en")
    english.settings()
    english.language().select_option("nb")
    expect(other.locator("html")).to_have_attribute("lang", "nb")
    expect(other).to_have_url(re.compile("/nb/$"))
    speaks(page, "nb")


@pytest.mark.parametrize("code", CODES)
def test_a_deal_is_played_in_words(page: Page, code: str) -> None:
    plan = scenarios.knock_with_opponents_layoffs()
    spoken = SpokenPage(page, code)
    page.goto(f"{spoken.address(plan)}&lang={code}")
    spoken.choose(plan)
    spoken.deal()
    spoken.play_in_words(plan)
    spoken.ends(plan)
