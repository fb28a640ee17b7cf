"""The page as a screen reader meets it: a tree of roles and names, read in one go."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page

_LINE = re.compile(
    r'^(?P<role>/?[\w-]+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<attrs>(?: \[[^\]]*\])*)(?:: ?(?P<text>.*))?$'
)


@dataclass
class Node:
    """One element: ``attrs`` holds its states ("pressed", "disabled", "level=1"), ``text`` its own words."""

    role: str
    name: str = ""
    attrs: frozenset[str] = frozenset()
    text: str = ""
    children: list[Node] = field(default_factory=list)

    def every(self, role: str, name: str = "") -> Iterator[Node]:
        """Walk through the elements below with this role and a name that matches from its start."""
        for child in self.children:
            if child.role == role and re.match(name, child.name):
                yield child
            yield from child.every(role, name)

    def one(self, role: str, name: str = "") -> Node:
        """Return the first such element; an empty one where there is none, so that a comparison shows it."""
        return next(self.every(role, name), Node("missing"))

    def words(self) -> str:
        """Return all text below, in reading order."""
        own = [self.name if self.role in {"img", "button", "heading"} else "", self.text]
        return " ".join(part for part in [*own, *(child.words() for child in self.children)] if part)

    @property
    def there(self) -> bool:
        """Tell whether the element was found."""
        return self.role != "missing"


def outline(page: Page) -> Node:
    """Read the whole page."""
    return parse(page.locator("body").aria_snapshot())


def parse(text: str) -> Node:
    """Read Playwright's outline text.

    >>> parse('- main:\\n  - button "Pass" [disabled]\\n  - paragraph: Deadwood 3').one("button").name
    'Pass'
    """
    root = Node("page")
    stack: list[tuple[int, Node]] = [(-1, root)]
    for line in text.splitlines():
        depth = len(line) - len(line.lstrip())
        node = _read(line.strip().removeprefix("- "))
        while stack[-1][0] >= depth:
            stack.pop()
        stack[-1][1].children.append(node)
        stack.append((depth, node))
    return root


def _read(entry: str) -> Node:
    if entry.startswith("'"):
        end = re.match(r"'((?:[^']|'')*)'(.*)", entry)
        assert end is not None, entry
        entry = end.group(1).replace("''", "'") + end.group(2)
    found = _LINE.match(entry)
    if found is None:
        return Node("text", text=_plain(entry))
    attrs = frozenset(re.findall(r"\[([^\]]*)\]", found["attrs"] or ""))
    return Node(found["role"], _plain(found["name"] or ""), attrs, _plain(found["text"] or ""))


def _plain(text: str) -> str:
    text = text.strip()
    return str(json.loads(text)) if text.startswith('"') and text.endswith('"') and len(text) > 1 else text
