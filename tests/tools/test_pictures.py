"""The pictures for shared links and the app's icons: there, of the right size, small and of today's words."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import pytest

import pictures
import png
import table_pictures
from app_manifest import SHOTS, shot_name
from locales import languages
from page_words import told_languages

STALE = "{} is missing or out of date: run make pictures"
FELT = (0x1E, 0x5F, 0x4C)
SAFE_RADIUS = 0.4


def rows(picture: bytes) -> Iterator[list[tuple[int, int, int, int]]]:
    """Read the pixels of a picture with a palette whose lines are not filtered."""
    chunks = dict(png._chunks(picture))
    width, _ = png.size_of(picture)
    colours = [tuple(chunks[b"PLTE"][at : at + 3]) for at in range(0, len(chunks[b"PLTE"]), 3)]
    clear = chunks.get(b"tRNS", b"").ljust(len(colours), b"\xff")
    data = zlib.decompress(chunks[b"IDAT"])
    for start in range(0, len(data), width + 1):
        assert data[start] == 0
        yield [(*colours[place], clear[place]) for place in data[start + 1 : start + 1 + width]]  # type: ignore[misc]


@pytest.mark.slow
def test_every_language_has_its_picture() -> None:
    assert set(told_languages()) == set(languages())
    asked, notes = pictures.wanted(), pictures.drawn()
    assert set(asked) == {pictures.picture_name(code) for code in languages()}
    for name, (_, key) in asked.items():
        path = pictures.PICTURES / name
        assert path.is_file(), STALE.format(f"web/pictures/{name}")
        assert notes.get(name) == key, STALE.format(f"web/pictures/{name}")
        picture = path.read_bytes()
        assert png.size_of(picture) == (1200, 630)
        assert len(picture) < 60_000
    assert {path.name for path in pictures.PICTURES.glob("*.png")} == set(asked) | set(
        table_pictures.wanted_shots()
    )


@pytest.mark.slow
def test_every_language_has_its_pictures_of_the_table() -> None:
    asked, notes = table_pictures.wanted_shots(), pictures.drawn()
    assert set(asked) == {shot_name(code, shot) for code in languages() for shot in SHOTS}
    for code in languages():
        for shot in SHOTS:
            name = shot_name(code, shot)
            path = pictures.PICTURES / name
            assert path.is_file(), STALE.format(f"web/pictures/{name}")
            assert notes.get(name) == asked[name], STALE.format(f"web/pictures/{name}")
            assert png.size_of(path.read_bytes()) == shot.size
            assert len(path.read_bytes()) < 60_000


@pytest.mark.slow
def test_a_picture_shows_the_words_of_its_language() -> None:
    asked = pictures.wanted()
    french, page = asked["og-fr.png"][0], asked["og-pt-br.png"][0]
    assert "Gin rami" in french
    assert 'lang="fr"' in french
    assert page != asked["og-pt-pt.png"][0]


def test_the_icons_are_drawn_from_the_mark_of_today() -> None:
    asked, notes = pictures.wanted_icons(), pictures.drawn()
    for name, icon in pictures.ICON_FILES.items():
        path = pictures.ICONS / name
        assert path.is_file(), STALE.format(f"web/icons/{name}")
        assert notes.get(name) == asked[name][1], STALE.format(f"web/icons/{name}")
        picture = path.read_bytes()
        assert png.size_of(picture) == (icon.size, icon.size)
        assert len(picture) < 12_000
        corner = next(rows(picture))[0]
        assert corner == (*FELT, 255) if icon.mark < 1 else corner[3] == 0


def test_a_mask_cuts_away_nothing_but_felt() -> None:
    picture = (pictures.ICONS / "icon-maskable-512.png").read_bytes()
    size, _ = png.size_of(picture)
    seen = set()
    for y, row in enumerate(rows(picture)):
        for x, pixel in enumerate(row):
            if (x - size / 2) ** 2 + (y - size / 2) ** 2 > (SAFE_RADIUS * size) ** 2:
                seen.add(pixel)
    assert seen == {(*FELT, 255)}


def true_colour(kind: int, lines: list[bytes], width: int) -> bytes:
    """Write a picture as a browser does, each line with the first filter: each byte less that of the pixel before."""
    step = png.CHANNELS[kind]
    body = b"".join(
        b"\1" + bytes((byte - (line[at - step] if at >= step else 0)) & 255 for at, byte in enumerate(line))
        for line in lines
    )
    head = struct.pack(">IIBBBBB", width, len(lines), 8, kind, 0, 0, 0)
    packed = (png._chunk(b"IHDR", head), png._chunk(b"IDAT", zlib.compress(body)), png._chunk(b"IEND", b""))
    return png.SIGNATURE + b"".join(packed)


def test_few_colours_stay_as_they_are() -> None:
    clear = true_colour(6, [bytes([1, 2, 3, 0, 200, 100, 50, 255]), bytes([200, 100, 50, 255] * 2)], 2)
    assert list(rows(png.with_palette(clear))) == [
        [(1, 2, 3, 0), (200, 100, 50, 255)],
        [(200, 100, 50, 255), (200, 100, 50, 255)],
    ]


def test_of_many_colours_each_becomes_one_that_looks_the_same() -> None:
    lines = [bytes(value for x in range(64) for value in (4 * x, 4 * y, 128)) for y in range(8)]
    for line, row in zip(lines, rows(png.with_palette(true_colour(2, lines, 64))), strict=True):
        for x, pixel in enumerate(row):
            asked = line[3 * x : 3 * x + 3]
            assert sum((a - b) ** 2 for a, b in zip(asked, pixel[:3], strict=True)) <= 3 * png.APART


def test_what_is_no_true_colour_is_refused() -> None:
    grey = true_colour(2, [bytes(3)], 1).replace(b"\x08\x02\0\0\0", b"\x08\0\0\0\0")
    with pytest.raises(ValueError, match="true colour"):
        png.with_palette(grey)
