"""Every text has a place and every place has its text."""

from __future__ import annotations

import re
from itertools import chain

from common import ENGINE, WEB

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# A string or a template that may name a message; what stands in braces is left open.
LITERAL = re.compile(r"'([a-z][\w-]*)'|`([\w-]*(?:\$\{[^{}`]*\}[\w-]*)+)`", re.IGNORECASE)
ASKED = re.compile(r"""(?<![.\w])(?:t|has)\(\s*(?:'([\w-]+)'|`([^`]+)`)|\bid: (?:'([\w-]+)'|`([^`]+)`)""")
CODE = re.compile(r"""(?:CodedError|IllegalAction)\(\s*"([a-z_]+)\"""")

# Codes of what only a person at a command line or another program can write.
NEVER_SAID = {
    "bad_action",
    "bad_deck",
    "bad_hand",
    "duplicate_card",
    "bad_seat",
    # The engine's own words for what makes no seed: a proof of such a kind is no proof, and the page makes none.
    "bad_openings",
    "bad_secret",
    "bad_words",
}
# The rooms of the engine that the page asks for something.
ROOMS = ("game", "players", "table")


def messages() -> set[str]:
    """List the messages of the English texts."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((WEB / "locales" / "en").glob("*.ftl"))]
    return set(chain.from_iterable(MESSAGE.findall(text) for text in texts))


def references() -> set[str]:
    """List the messages that other messages refer to."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((WEB / "locales" / "en").glob("*.ftl"))]
    return set(chain.from_iterable(re.findall(r"\{ ([a-z][\w-]*) \}", text) for text in texts))


def sources() -> str:
    """Read the page's code."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "src").rglob("*.js")))


def pattern(template: str) -> str:
    """Turn a template into a pattern: an open place is one word, or any words after ``error-``."""
    word = r"[\w-]+" if template.startswith("error-") else r"\w+"
    return "".join(
        word if part.startswith("${") else re.escape(part) for part in re.split(r"(\$\{[^}]*\})", template)
    )


def test_every_message_is_used() -> None:
    code = sources()
    names = {plain for plain, _ in LITERAL.findall(code) if plain}
    templates = {
        template for _, template in LITERAL.findall(code) if template and re.search(r"[a-z]", template)
    }
    open_names = [re.compile(pattern(template)) for template in templates if not template.startswith("${")]
    # "${name}-more" names a message together with its beginning, which stands in the code as well.
    ends = [re.compile(pattern(template)) for template in templates if template.startswith("${")]
    used = names | references()
    unused = {
        name
        for name in messages() - used
        if not any(wanted.fullmatch(name) for wanted in open_names)
        and not any(wanted.fullmatch(name) for wanted in ends)
    }
    assert not unused


def test_every_message_asked_for_is_there() -> None:
    known = messages()
    missing = set()
    for plain, template, plain_id, template_id in ASKED.findall(sources()):
        name, opened = plain or plain_id, template or template_id
        if name and name not in known:
            missing.add(name)
        if opened and not any(re.fullmatch(pattern(opened), message) for message in known):
            missing.add(opened)
    assert not missing


def test_every_error_code_has_its_sentence() -> None:
    modules = chain.from_iterable(sorted((ENGINE / room).rglob("*.py")) for room in ROOMS)
    codes = set(CODE.findall("\n".join(path.read_text(encoding="utf-8") for path in modules)))
    assert "stale_rev" in codes
    assert {code for code in codes - NEVER_SAID if f"error-{code}" not in messages()} == set()
