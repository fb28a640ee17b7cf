"""What devices are told of the app, in every language: every file it names is there with the size it says."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urljoin, urlsplit

import pytest

import app_manifest
import png
from common import WEB
from ginrummy.game.rules import PRESETS
from locales import folder, languages, text

SITE = "https://cards.example/games/"
CODES = (None, *languages())


def place(code: str | None) -> str:
    """Tell the address of a manifest."""
    return urljoin(SITE, (f"{folder(code)}/" if code else "") + "manifest.webmanifest")


def told(code: str | None) -> dict[str, Any]:
    """Read a manifest."""
    return json.loads(app_manifest.manifest(code, SITE))  # type: ignore[no-any-return]


def contents(code: str | None, src: str) -> bytes:
    """Read a file that a manifest names."""
    address = urljoin(place(code), src)
    assert address.startswith(SITE)
    return (WEB / address.removeprefix(SITE)).read_bytes()


@pytest.mark.parametrize("code", CODES)
def test_it_is_one_app_in_every_language(code: str | None) -> None:
    app = told(code)
    assert urljoin(SITE, app["id"]) == SITE + "undercut"
    assert urljoin(place(code), app["scope"]) == SITE
    assert urljoin(place(code), app["start_url"]) == place(code).removesuffix("manifest.webmanifest")
    assert (app["display"], app["orientation"], app["lang"]) == ("standalone", "any", code or "en")
    assert app["categories"] == ["games"]
    assert 0 < len(app["short_name"]) <= 12
    assert app["name"] == text(code or "en", "site-manifest-name")


def test_another_site_on_the_same_host_is_another_app() -> None:
    ids = {json.loads(app_manifest.manifest(None, site))["id"] for site in (SITE, "https://cards.example/")}
    assert ids == {"/games/undercut", "/undercut"}


@pytest.mark.parametrize("code", CODES)
def test_every_picture_is_there_as_it_says(code: str | None) -> None:
    app = told(code)
    named = [*app["icons"], *app["screenshots"], *(icon for one in app["shortcuts"] for icon in one["icons"])]
    for one in named:
        body = contents(code, one["src"])
        if one["type"] == "image/svg+xml":
            assert one["sizes"] == "any"
            assert body.lstrip().startswith(b"<svg")
        else:
            assert one["type"] == "image/png"
            assert "{}x{}".format(*png.size_of(body)) == one["sizes"]
    assert {(one["sizes"], one["purpose"]) for one in app["icons"]} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    assert [one["form_factor"] for one in app["screenshots"]] == ["narrow", "wide"]
    for one in app["screenshots"]:
        width, height = map(int, one["sizes"].split("x"))
        # What browsers take.
        assert min(width, height) >= 320
        assert max(width, height) <= min(3840, 2.3 * min(width, height))
        assert one["label"]


@pytest.mark.parametrize("code", CODES)
def test_the_ways_into_a_game_stay_inside_and_name_games(code: str | None) -> None:
    app = told(code)
    for one in app["shortcuts"]:
        address = urlsplit(urljoin(place(code), one["url"]))
        assert address.geturl().startswith(urljoin(place(code), app["start_url"]))
        (preset,) = parse_qs(address.query)["play"]
        assert preset in PRESETS
        assert one["name"] == text(code or "en", f"preset-{preset}")
    assert len({one["url"] for one in app["shortcuts"]}) == len(app_manifest.SHORTCUTS)


def test_the_icon_for_home_screens_is_whole() -> None:
    picture = (WEB / "icons" / app_manifest.TOUCH_ICON).read_bytes()
    assert png.size_of(picture) == (180, 180)
