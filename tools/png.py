"""Make a picture of few colours small: from true colour to a palette, packed as well as it goes."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterable

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS = 256
# Nearer colours look the same.  Without it the many tones of white text take the places of a red edge's few.
APART = 40
CHANNELS = {2: 3, 6: 4}
_Colour = tuple[int, ...]


def _chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        found.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += length + 12
    return found


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _unfiltered(data: bytes, width: int, height: int, step: int) -> list[bytearray]:
    """Undo the filters of the lines of a picture of so many bytes a pixel."""
    size = step * width
    above = bytearray(size)
    lines = []
    for y in range(height):
        start = y * (size + 1)
        kind, line = data[start], bytearray(data[start + 1 : start + 1 + size])
        for x in range(size if kind else 0):
            left = line[x - step] if x >= step else 0
            up, corner = above[x], above[x - step] if x >= step else 0
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = up
            elif kind == 3:
                guess = (left + up) // 2
            else:
                near = left + up - corner
                guess = min((left, up, corner), key=lambda value: abs(near - value))
            line[x] = (line[x] + guess) & 255
        lines.append(line)
        above = line
    return lines


def size_of(png: bytes) -> tuple[int, int]:
    """Tell the width and the height of a picture in pixels."""
    width, height = struct.unpack(">II", _chunks(png)[0][1][:8])
    return width, height


def _distance(one: _Colour, other: _Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _palette(colours: Iterable[_Colour]) -> list[_Colour]:
    """Take colours in their order, leaving out what can hardly be told from one that was taken."""
    taken: list[_Colour] = []
    for colour in colours:
        if all(_distance(colour, known) > APART for known in taken):
            taken.append(colour)
            if len(taken) == MOST_COLOURS:
                break
    return taken


def with_palette(png: bytes) -> bytes:
    """Give the picture again in its 256 commonest colours that can be told apart, each pixel in the nearest of them.

    Takes what a browser photographs: eight bits a channel, with transparency or without, not interlaced.
    """
    chunks = _chunks(png)
    width, height, depth, colour, *_ = struct.unpack(">IIBBBBB", chunks[0][1])
    if depth != 8 or colour not in CHANNELS:
        raise ValueError("not a picture in true colour")
    step = CHANNELS[colour]
    data = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    lines = [list(zip(*[iter(line)] * step, strict=True)) for line in _unfiltered(data, width, height, step)]
    counts: Counter[_Colour] = Counter(pixel for line in lines for pixel in line)
    palette = _palette(pixel for pixel, _ in counts.most_common())
    places = {pixel: place for place, pixel in enumerate(palette)}
    for pixel in counts:
        if pixel not in places:
            places[pixel] = min(range(len(palette)), key=lambda place: _distance(palette[place], pixel))
    body = b"".join(b"\0" + bytes(places[pixel] for pixel in line) for line in lines)
    return b"".join(
        [
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", b"".join(bytes(pixel[:3]) for pixel in palette)),
            *([_chunk(b"tRNS", bytes(pixel[3] for pixel in palette))] if step == 4 else []),
            _chunk(b"IDAT", zlib.compress(body, 9)),
            _chunk(b"IEND", b""),
        ]
    )
