"""What the style sheets need so that WebKit lays a turned window out anew."""

import re

from common import WEB

RULES = re.compile(r"([^{}]+)\{([^{}]*)\}")
CONTAINER = re.compile(r"\bcontainer(?:-type)?\s*:")
BRACKETS = re.compile(r"\([^()]*\)")
LAST_CLASS = re.compile(r"\.([\w-]+)[^\s.>+~]*$")


def parts(selectors: str) -> list[str]:
    """Split a list of selectors, and leave out what stands in brackets."""
    while BRACKETS.search(selectors):
        selectors = BRACKETS.sub("", selectors)
    return [part.strip() for part in selectors.split(",")]


def containers(sheet: str) -> set[str]:
    """Name the elements that a sheet makes query containers, each by the last class of its selector."""
    text = re.sub(r"/\*.*?\*/", "", sheet, flags=re.S)
    found = set()
    for selectors, declared in RULES.findall(text):
        if CONTAINER.search(declared):
            for selector in parts(selectors):
                last = LAST_CLASS.search(selector)
                assert last, f"a query container without a class: {selector}"
                found.add(last[1])
    return found


def test_containers_are_found() -> None:
    sheet = (
        "/* .no { container: a } */ .a:not(.b, :has(.c)) .d, .e { container: x / size; } .f { color: red; }"
    )
    assert containers("@media (min-width: 1px) { " + sheet + " }") == {"d", "e"}


def test_the_content_of_every_query_container_has_a_length_of_the_windows() -> None:
    """A turned window keeps its old shape in WebKit where one of them is left out of the rule of ``ui.css``."""
    sheets = [path.read_text(encoding="utf-8") for path in sorted((WEB / "styles").glob("*.css"))]
    rule = next(found for sheet in sheets if (found := re.search(r":where\((.*)\) > :where\(\*\)", sheet)))
    kept = {part.rpartition(".")[2] for part in parts(rule[1])}
    made = set().union(*map(containers, sheets))
    assert "card" in made
    assert made == kept
