"""Fair deals: the promise before the first card, the secret after the last, and the page that checks the proof."""

from __future__ import annotations

import base64
import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

import plans
from conftest import NewPage
from ginrummy.game.fairness import Terms, commitment, seed_of
from ginrummy.table import proofs
from ginrummy.table.session import Session
from hosts import wait_until_kept
from table_page import HeldStart, TablePage
from test_looks import ENLARGED, FITS, NARROW, PALETTES, TARGETS, USUAL, reachable, violations
from words import card_name

SAVE = """
async () => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  return createStorage().load().saved.save;
}
"""
WORDS = "by the river ♥"
GOOD = "Every deal is as it was promised."
BAD = "This proof does not hold."


def digits(within: Page | Locator) -> list[str]:
    """Read the secrets and fingerprints that are shown."""
    return [text for text in within.get_by_role("code").all_text_contents() if text]


def faults_of(page: Page) -> list[str]:
    """Look at what is folded out on the narrowest phone: usual and enlarged text, and the rules of accessibility."""
    page.set_viewport_size(NARROW)
    found: list[str] = page.evaluate(FITS)
    found += page.evaluate(TARGETS) + reachable(page, ENLARGED)
    for _, media, rules in PALETTES:
        page.emulate_media(**media)  # type: ignore[arg-type]
        found += violations(page, rules)
    page.emulate_media(color_scheme="light", forced_colors="none")
    page.set_viewport_size(USUAL)
    return found


def verdict(page: Page) -> Locator:
    """Find the sentence that sums up what was found."""
    return page.get_by_role("region", name="What was found").get_by_role("status")


def found(page: Page, row: str) -> list[str]:
    """Read what this page and the engine say of a row."""
    line = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=row, exact=True))
    return line.get_by_role("cell").all_text_contents()


def test_a_match_that_was_played_is_proved(page: Page) -> None:
    """Words are added before the first card; the promise is the same in the match, and its proof holds, until a card of
    it is changed.
    """
    start = HeldStart(page)
    start.hold()
    table = TablePage(page)
    with page.expect_response(re.compile("openings-regular")):
        page.goto("./?anim=0")
    page.get_by_text("Fair deal", exact=True).press("Enter")
    code = page.get_by_role("code")
    expect(code).to_have_text(re.compile("^[0-9a-f]{64}$"))
    promised = code.text_content()
    assert faults_of(page) == []
    page.get_by_role("textbox", name="Words of your own, if you like").fill(WORDS)
    table.radio("How long", "One deal").check()
    table.deal()
    expect(page.get_by_role("region", name="Your side")).to_be_visible()

    # From the save the rest of the match can be told: the player's own device knows all of it.
    seed = json.loads(page.evaluate(SAVE))["seed"]
    terms = Terms.of(seed)
    assert terms is not None
    assert (terms.words, terms.openings, commitment(terms.secret)) == (WORDS, 256, promised)
    plan = plans.play(plans.QUICK, seed, form="one")
    start.release()
    table.ready()
    table.press(table.button(re.compile("score sheet$")))
    page.get_by_text("Fair deal", exact=True).click()
    expect(page.get_by_role("code")).to_have_text([str(promised)])
    expect(page.get_by_text("You see the secret when the game is over.")).to_be_visible()
    table.press(table.button("Back to the table"))
    table.play(plan)

    page.get_by_text("Fair deal", exact=True).click()
    link = page.get_by_role("link", name="Check these deals")
    expect(link).to_be_visible()
    assert digits(page) == [promised, terms.secret]
    assert faults_of(page) == []
    with page.expect_popup() as opened:
        link.click()
    checker = opened.value
    expect(verdict(checker)).to_have_text(GOOD)
    assert found(checker, "The promise") == found(checker, "Deal 1") == ["As promised"] * 2
    assert digits(checker) == [promised, terms.secret]

    proof = json.loads(checker.get_by_role("textbox", name="Proof of a game").input_value())
    there, other = proof["deals"][0]["deck"][-2:], "As" if proof["deals"][0]["deck"][-2:] != "As" else "Kd"
    proof["deals"][0]["deck"] = proof["deals"][0]["deck"][:-2] + other
    checker.get_by_role("textbox", name="Proof of a game").fill(json.dumps(proof))
    checker.get_by_role("button", name="Check").press("Enter")
    expect(verdict(checker)).to_have_text(BAD)
    wrong = f"Deal 1, card 52: {card_name(other)} in the proof, {card_name(there)} by the secret."
    expect(checker.get_by_role("cell", name=wrong)).to_have_count(2)
    assert found(checker, "Deal 1") == [wrong] * 2
    assert found(checker, "The promise") == ["As promised"] * 2


def test_a_match_that_is_given_up_tells_its_secret_and_is_gone(page: Page) -> None:
    """It is asked once more, by keyboard too; what is left is the proof."""
    plan = plans.play(plans.QUICK, seed_of("ab" * 32), form="target", target=100, ends=plans.deal_over)
    table = TablePage(page)
    table.resume(plan.moments[0])
    table.ready()
    table.press(table.button(re.compile("score sheet$")))
    page.get_by_text("Fair deal", exact=True).press("Enter")
    give_up, stay = table.button("Give up and see the secret"), table.button("Play on")
    give_up.press("Enter")
    expect(stay).to_be_focused()
    expect(page.get_by_role("group", name=re.compile("^The game ends here"))).to_be_visible()
    assert faults_of(page) == []
    stay.press("Enter")
    expect(give_up).to_be_focused()
    give_up.press("Enter")
    table.button("Give up").press("Enter")
    expect(verdict(page)).to_have_text(GOOD)
    assert digits(page) == [commitment("ab" * 32), "ab" * 32]
    page.goto("./?anim=0")
    expect(table.button("Deal the cards")).to_be_visible()
    expect(page.get_by_role("region", name="Saved game")).to_have_count(0)


def proof_of(seed: str) -> dict[str, Any]:
    """Play a deal in this Python and write its proof."""
    plan = plans.play(plans.QUICK, seed)
    table = Session.restore(plan.last.save)
    told: dict[str, Any] = json.loads(proofs.proof_of(table))
    return told


def test_a_proof_from_anywhere_is_text_and_nothing_else(page: Page) -> None:
    """A file is read as well as what is pasted; what is no proof is refused, and words from elsewhere stay words."""
    words = "<img src=x onerror=alert(1)>"
    proof = proof_of(seed_of("0123456789abcdef" * 4, words))
    page.goto("en/check/")
    text = page.get_by_role("textbox", name="Proof of a game")
    for wrong in ("", "no proof", "[" * 10_000, json.dumps(proof | {"deals": []})):
        text.fill(wrong)
        page.get_by_role("button", name="Check").click()
        expect(verdict(page)).to_have_text("This is no proof of a game, or it is damaged.")
        expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_label("Open a file").set_input_files(
        files=[{"name": "proof.json", "mimeType": "application/json", "buffer": json.dumps(proof).encode()}]
    )
    expect(verdict(page)).to_have_text(GOOD)
    expect(page.get_by_text(words, exact=True)).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save to a file").click()
    assert json.loads(kept.value.path().read_text(encoding="utf-8")) == proof
    text.fill(json.dumps(proof | {"secret": "f" * 64}))
    page.get_by_role("button", name="Check").click()
    expect(verdict(page)).to_have_text(BAD)
    assert (
        found(page, "The promise")
        == ["The secret is not the one that was promised: its fingerprint is another one."] * 2
    )


def test_a_link_with_a_proof_is_checked_without_a_network(new_page: NewPage, site_url: str) -> None:
    """The page that checks belongs to what is kept on the device."""
    page = new_page(service_workers="allow")
    page.goto("./?anim=0")
    wait_until_kept(page)
    page.context.set_offline(True)
    letters = base64.urlsafe_b64encode(json.dumps(proof_of(seed_of("f" * 64))).encode()).decode().rstrip("=")
    page.goto(f"{site_url}fi/check/#p={letters}")
    expect(page.get_by_role("region", name="Mitä löytyi").get_by_role("status")).to_have_text(
        "Jokainen jako on sellainen kuin luvattiin."
    )
