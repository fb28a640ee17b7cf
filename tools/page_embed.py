"""What others may ask of the game when they show it: the choices and the table of the page that makes their lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from element import GAMES, game_message
from ginrummy.game.rules import PROPOSED_TARGETS
from ginrummy.game.sheet import TARGET_MAX, TARGET_MIN
from ginrummy.players.levels import PLAYABLE
from locales import folder, languages
from page_places import REGULAR

Say = Callable[..., str]

ONE_DEAL = "1"
THEMES = ("auto", "light", "dark")
COLOURS = {"4": "settings-deck", "2": "builder-two-colours"}
# The letters that go with the language, then those of every language that has its own; a set that two share is named
# after the first.
LETTERS = ("language", "intl", "nl", "de", "fr", "sv", "pl")
# As in web/src/ladder.js, so that a page that names none keeps its opponent when there are more of them.
USUAL_LEVEL = "steady"
# The one that fits the player, who is chosen by the page.
MATCH = "match"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: its name in an address, its label, and the values with theirs.

    What is usual needs no word, so its value is empty.
    """

    name: str
    label: str
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Parameter:
    """One name that an address or the element may carry, what it means, and its values, the usual one first.

    ``note``: a sentence more.  ``more``: other values beside these.
    """

    name: str
    meaning: str
    values: tuple[str, ...] = ()
    more: str = ""
    note: str = ""


def choices(say: Say, letters: str, sets: Mapping[str, str]) -> list[Choice]:
    """List what can be chosen; ``letters``: the set of this language, ``sets``: the letters of every set."""
    targets = sorted(set(PROPOSED_TARGETS[REGULAR]))
    return [
        Choice("lang", say("settings-language"), (*languages().items(), ("", say("builder-any-language")))),
        Choice(
            "variant",
            say("builder-game"),
            tuple((game if game != REGULAR else "", say(game_message(game))) for game in GAMES),
        ),
        Choice(
            "target",
            say("target-choice"),
            (
                ("", say("builder-usual-target")),
                *((str(target), str(target)) for target in targets),
                (ONE_DEAL, say("form-choice-one")),
            ),
        ),
        Choice(
            "level",
            say("opponent-choice"),
            tuple(
                (level if level != USUAL_LEVEL else "", say(f"level-{level}")) for level in (*PLAYABLE, MATCH)
            ),
        ),
        Choice(
            "theme",
            say("settings-theme"),
            tuple((theme if theme != "auto" else "", say(f"settings-theme-{theme}")) for theme in THEMES),
        ),
        Choice(
            "deck",
            say("builder-colours"),
            tuple((value if value != "4" else "", say(message)) for value, message in COLOURS.items()),
        ),
        Choice(
            "index",
            say("settings-index"),
            tuple(
                (
                    name if name != "language" else "",
                    say(f"settings-index-{name}", letters=sets[letters if name == "language" else name]),
                )
                for name in LETTERS
            ),
        ),
    ]


def parameters(say: Say) -> list[Parameter]:
    """List everything that can be set."""
    low_to_high = f"{TARGET_MIN}–{TARGET_MAX}"
    levels = (USUAL_LEVEL, *(level for level in PLAYABLE if level != USUAL_LEVEL), MATCH)
    return [
        Parameter("lang", say("settings-language"), tuple(languages())),
        Parameter("variant", say("builder-game"), GAMES),
        Parameter("target", say("target-choice"), (ONE_DEAL,), low_to_high),
        Parameter("level", say("opponent-choice"), levels),
        Parameter("theme", say("settings-theme"), THEMES),
        Parameter("deck", say("builder-colours"), tuple(COLOURS)),
        Parameter("index", say("settings-index"), LETTERS),
        Parameter("anim", say("settings-motion"), ("1", "0")),
        Parameter("sound", say("settings-sound"), ("0", "1")),
        Parameter("seed", say("builder-seed"), (), "…"),
    ]


def switches(say: Say) -> list[Parameter]:
    """List what only the element has: it is there or it is not."""
    return [
        Parameter(name, say(f"builder-{name}"), note=say(f"builder-{name}-note"))
        for name in ("autoload", "sandbox")
    ]


def lines(say: Say, address: str, code: str) -> str:
    """Write the lines for a page as they are while nothing has been chosen but the language."""
    return (
        f'<script type="module" src="{address}embed.js"></script>\n'
        f'<gin-rummy lang="{code}">\n'
        f'  <a href="{address}{folder(code)}/?play={REGULAR}">{say(game_message(REGULAR))} · {say("app-name")}</a>\n'
        "</gin-rummy>\n"
    )
