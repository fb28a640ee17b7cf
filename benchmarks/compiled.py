"""Imagined worlds and playouts of a review, compiled: the same playouts, many times as fast, for measurements only.

The playouts are the engine's own source given to a compiler, so they come to the same points.  The worlds are made
from other random numbers by the same steps.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ginrummy.coach import outcomes, playout, rating, worlds

FUNCTIONS = (
    "arrange",
    "end_points",
    "knock_points",
    "laid_off",
    "last_points",
    "melds_with",
    "play_out",
    "takes",
    "thrown",
    "without_sets",
)

BATCH = 200
"""Worlds made at once."""


def compile_playouts() -> None:
    """Put compiled playouts and worlds in the place of the plain ones, for the rest of this process."""
    source = playout.__spec__.loader.get_source(playout.__name__)  # type: ignore[union-attr]
    space: dict[str, Any] = {"__name__": "compiled"}
    exec(compile(source, playout.__file__, "exec"), space)
    for name in FUNCTIONS:
        space[name] = njit(space[name])
    fast, arrange, thrown = space["play_out"], space["arrange"], space["thrown"]
    made: dict[int, tuple[Any, Any]] = {}

    def arrays(tables: Any) -> Any:
        if id(tables) not in made:
            # Kept along with what it was made from, so that no other may get its place in memory.
            made[id(tables)] = tables, space["Tables"](*(np.array(part, dtype=np.int64) for part in tables))
        return made[id(tables)][1]

    def array(cards: Any) -> Any:
        if isinstance(cards, np.ndarray):
            return cards
        if id(cards) not in made:
            made[id(cards)] = cards, np.array(cards, dtype=np.int64)
        return made[id(cards)][1]

    @njit
    def play_all(
        own: bool,
        start: int,
        hand: int,
        pile: Any,
        turns: int,
        taken: int,
        tables: Any,
        hands: Any,
        decks: Any,
        found: Any,
    ) -> None:
        for n in range(len(hands)):
            if own:
                found[n] = fast(start, hand, hands[n], decks[n], 0, pile, turns, taken, tables)
            else:
                found[n] = -fast(start, hands[n], hand, decks[n], 0, pile, turns, 0, tables)

    stacked: list[tuple[Any, Any, Any]] = []

    def in_worlds(outcome: Any, some: Any) -> list[int]:
        if not isinstance(outcome, outcomes.Playing):
            return [outcome(world) for world in some]
        if not stacked or stacked[0][0] is not some:
            hands = np.array([hand for hand, _ in some], dtype=np.int64)
            stacked[:] = [(some, hands, np.stack([deck for _, deck in some]))]
        _, hands, decks = stacked[0]
        found = np.zeros(len(hands), dtype=np.int64)
        tables, pile = arrays(outcome.tables), array(outcome.pile)
        rest = outcome.turns, outcome.taken, tables, hands, decks, found
        play_all(outcome.own, outcome.start, outcome.hand, pile, *rest)
        return found.tolist()

    @njit
    def imagine(
        seed: int,
        sure: int,
        pool: Any,
        slowness: Any,
        unknown: int,
        draws: int,
        least: Any,
        left: Any,
        points: Any,
        near: Any,
        hands: Any,
        decks: Any,
    ) -> None:
        np.random.seed(seed)
        for n in range(len(hands)):
            keys = -np.log(1.0 - np.random.random(len(pool))) * slowness
            order = pool[np.argsort(keys)]
            hand = sure
            for bit in order[:unknown]:
                hand |= bit
            rest = order[unknown:]
            np.random.shuffle(rest)
            for at in range(min(draws, len(rest))):
                held = hand | rest[at]
                throw = thrown(arrange(held, least, left)[1], sure, points, near)
                if throw:
                    hand = held ^ throw
                    rest[at] = throw
            np.random.shuffle(rest)
            hands[n] = hand
            decks[n, :] = rest

    waiting: dict[int, tuple[Any, list[Any]]] = {}

    def next_world(hidden: Any, rng: Any) -> Any:
        if id(hidden) not in waiting or not waiting[id(hidden)][1]:
            points, near, _ = playout.card_tables(hidden.melding)
            hands = np.zeros(BATCH, dtype=np.int64)
            decks = np.zeros((BATCH, len(hidden.pool) - hidden.unknown), dtype=np.int64)
            imagine(
                rng.getrandbits(31),
                hidden.sure,
                np.array(hidden.pool, dtype=np.int64),
                np.array(hidden.slowness),
                hidden.unknown,
                hidden.draws,
                array(hidden.melding.least),
                array(hidden.melding.left),
                array(points),
                array(near),
                hands,
                decks,
            )
            if len(waiting) > 5:
                waiting.clear()
            waiting[id(hidden)] = hidden, list(zip(hands.tolist(), decks, strict=True))
        return waiting[id(hidden)][1].pop()

    rating.in_worlds = in_worlds
    worlds.Hidden.imagine = next_world  # type: ignore[method-assign]
