"""A page read into a tree, as far as tests look at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "link", "img", "br", "path", "rect", "use", "input", "hr"}
UNSEEN = {"script", "style", "title"}


@dataclass
class Element:
    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Element | str] = field(default_factory=list)

    def every(self, tag: str | None = None, **attributes: str | None) -> Iterator[Element]:
        """Yield the elements below with this tag and these attributes; None: with any value.

        ``data_rule`` stands for ``data-rule``.
        """
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        for child in self.children:
            if isinstance(child, str):
                continue
            fits = all(
                name in child.attributes and value in (None, child.attributes[name])
                for name, value in wanted.items()
            )
            if fits and tag in (None, child.tag):
                yield child
            yield from child.every(tag, **attributes)

    def one(self, tag: str | None = None, **attributes: str | None) -> Element:
        (found,) = self.every(tag, **attributes)
        return found

    @property
    def text(self) -> str:
        """What is read of it, with single spaces."""
        return " ".join("".join(self._texts()).split())

    def _texts(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            elif child.tag not in UNSEEN:
                yield from child._texts()

    def pieces(self, lang: str = "") -> Iterator[tuple[str, str]]:
        """Yield every piece of text and every name read out, each with the language it is marked with."""
        lang = self.attributes.get("lang", lang)
        for name in ("aria-label", "alt", "title", "data-label"):
            if self.attributes.get(name):
                yield lang, self.attributes[name]
        if self.tag == "meta" and self.attributes.get("name") == "description":
            yield lang, self.attributes["content"]
        for child in self.children:
            if isinstance(child, Element):
                if child.tag != "script":
                    yield from child.pieces(lang)
            elif child.strip():
                yield lang, " ".join(child.split())


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("")
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open[-1].children.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open[-1].tag == tag, f"</{tag}> closes <{self._open[-1].tag}>"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)


def read(html: str) -> Element:
    """Read a page; every element in it must be closed in its turn."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert len(reader._open) == 1
    return reader.root
