"""Write fitted tables as the modules that the engine reads, and keep the state between rounds."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ginrummy.players import tables
from training.first_player import Brain
from training.rounds import blank, brain_with

FOLDER = Path(tables.__file__).parent
NAMES = ("throw", "draw", "knock")
KEYS = (*NAMES, *(f"{name}_knocker" for name in NAMES))
GAMES = {
    "regular": "the regular game",
    "knocker": "the regular game against one who knocks as soon as he can",
    "oklahoma": "Oklahoma",
    "straight": "gin only",
}


def module_of(game: str, brain: Brain, told: Sequence[str]) -> str:
    """Return the text of the module with a game's tables; ``told`` says how they came about."""
    lines = [
        f'"""The evaluator\'s tables for {GAMES[game]}, made by ``make train``.',
        "",
        *told,
        '"""',
        "",
        "TABLES = {",
    ]
    for name, table in zip(NAMES, brain[:3], strict=True):
        # What is shipped looks ahead before it draws.
        if name == "draw" or len(table) == len(blank()[0]):
            continue
        rows = table.tolist()
        text = textwrap.wrap(tables.packed(rows), 100, break_on_hyphens=False)
        lines += [
            f'    "{name}": (',
            f"        {len(rows[0])},",
            '        """',
            *text,
            '        """,',
            "    ),",
        ]
    return "\n".join([*lines, "}", ""])


def write_module(game: str, brain: Brain, told: Sequence[str], folder: Path = FOLDER) -> Path:
    """Write the module with a game's tables; return where."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}.py"
    path.write_text(module_of(game, brain, told), encoding="utf-8")
    return path


def keep(path: Path, brain: Brain) -> None:
    """Keep the tables of a round."""
    path.parent.mkdir(parents=True, exist_ok=True)
    kept_too = brain[4:]
    np.savez(
        path,
        throw=brain[0],
        draw=brain[1],
        knock=brain[2],
        throw_knocker=kept_too[0],
        draw_knocker=kept_too[1],
        knock_knocker=kept_too[2],
    )


def kept(path: Path) -> Brain:
    """Return the tables of a round that was kept."""
    with np.load(path) as found:
        first, second, third, *knocker = (found[key] for key in KEYS)
    return brain_with((first, second, third), (knocker[0], knocker[1], knocker[2]))
