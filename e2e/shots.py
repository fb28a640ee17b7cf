"""Take a picture of every screen and state, at five sizes, in light and dark, and lay them out in sheets.

``python e2e/shots.py [folder]`` writes to ``build/shots`` unless told otherwise: ``light/`` and ``dark/`` hold the
pictures, ``sheets/`` one contact sheet for each state, light above dark.  ``--only layoff`` takes one part of the
walk, ``--scale 2`` sharper pictures.
"""

from __future__ import annotations

import argparse
import html
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / name) for name in ("tools", "py_engine", "e2e")]

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

import browsers  # noqa: E402
import build  # noqa: E402
import serve  # noqa: E402
import tour  # noqa: E402
import tour_first  # noqa: E402
from common import ToolError, give_up, say  # noqa: E402
from table_page import TablePage  # noqa: E402

SCHEMES = ("light", "dark")
SHEET_HEIGHT = 480
"""Height of the pictures on a contact sheet, in pixels."""

SHEET = """<!doctype html>
<meta charset="utf-8" />
<title>{title}</title>
<style>
  body {{ margin: 0; padding: 20px; width: max-content; background: #777; font: 16px system-ui, sans-serif; }}
  h1 {{ margin: 0 0 12px; font-size: 20px; color: #fff; }}
  div {{ display: flex; gap: 14px; align-items: flex-start; margin-bottom: 14px; }}
  img {{ display: block; max-height: {height}px; }}
</style>
<h1>{title}</h1>
{rows}
"""


def file_of(folder: Path, state: str, scheme: str, size: tuple[int, int]) -> Path:
    """Name the file of one picture."""
    return folder / scheme / f"{state}-{size[0]}x{size[1]}.png"


def take_pictures(browser: Browser, url: str, part: tour.Part, folder: Path, scale: float) -> list[str]:
    """Walk through one part and take every picture; return the names of its states."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": 390, "height": 844},
        device_scale_factor=scale,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    states = []
    for state in part(TablePage(page)):
        states.append(state)
        # The line of the starting engine is no part of any other state.
        if not state.startswith(tour_first.EARLY):
            expect(page.get_by_role("progressbar")).to_have_count(0)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            for size in tour.SIZES:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.screenshot(path=file_of(folder, state, scheme, size), animations="disabled")
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 390, "height": 844})
    context.close()
    return states


def lay_out(browser: Browser, state: str, folder: Path) -> None:
    """Write the contact sheet of one state as a page, and take its picture."""
    rows = "\n".join(
        "<div>"
        + "".join(
            f'<img src="../{file_of(folder, state, scheme, size).relative_to(folder).as_posix()}" alt="" />'
            for size in tour.SIZES
        )
        + "</div>"
        for scheme in SCHEMES
    )
    sheet = folder / "sheets" / f"{state}.html"
    sheet.write_text(SHEET.format(title=html.escape(state), rows=rows, height=SHEET_HEIGHT), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(sheet.as_uri())
    body = page.locator("body").bounding_box()
    assert body is not None
    page.set_viewport_size({"width": round(body["width"]), "height": round(body["height"])})
    page.screenshot(path=sheet.with_suffix(".png"))
    page.close()
    sheet.unlink()


def main() -> None:
    """Take the pictures and lay them out."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen and state.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "shots")
    parser.add_argument("--only", choices=[part.__name__ for part in tour.PARTS], help="one part of the walk")
    parser.add_argument("--scale", type=float, default=1, help="device pixels for each CSS pixel")
    options = parser.parse_args()
    folder: Path = options.folder.resolve()
    for name in (*SCHEMES, "sheets"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    try:
        build.build()
        program = browsers.ensure(browsers.CHROMIUM)
    except ToolError as error:
        give_up(error)
    flags = browsers.start_flags(browsers.CHROMIUM)
    count = 0
    with serve.serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(program), args=flags)
        for part in tour.PARTS:
            if options.only in (None, part.__name__):
                states = take_pictures(browser, server.url, part, folder, options.scale)
                for state in states:
                    lay_out(browser, state, folder)
                count += len(states)
        browser.close()
    say(f"{count} states at {len(tour.SIZES)} sizes in light and dark: {folder}")


if __name__ == "__main__":
    main()
