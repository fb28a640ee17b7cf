"""A seat's view of a made-up moment, given by what matters to the decision at hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from ginrummy.game.cards import Card, parse_cards
from ginrummy.game.deal import Laid
from ginrummy.game.events import Dealt
from ginrummy.game.habits import NO_HABITS
from ginrummy.game.melds import LOW, Meld
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form, Game
from ginrummy.game.view import View


def _view(hand: str, pile: str, **changes: Any) -> View:
    """Build a view of seat 0 in its draw phase; cards are texts with blanks between, the pile's top comes last."""
    cards = tuple(Card.parse(text) for text in pile.split())
    facts: dict[str, Any] = {
        "seat": 0,
        "rules": Rules(**changes.pop("own"))
        if "own" in changes
        else PRESETS[changes.pop("preset", "regular")],
        "dealer": 1,
        "phase": Phase.DRAW,
        "turn": 0,
        "turns": 4,
        "upcard": cards[0] if cards else None,
        "hand": parse_cards(hand.split()),
        "drawn": None,
        "taken": None,
        "pile": cards,
        "pile_closed": False,
        "throwing": Throwing.FREE,
        "stock": 25,
        "opponent_cards": 10,
        "opponent_known": parse_cards(changes.pop("known", "").split()),
        "own_known": 0,
        "laid": None,
        "spread": (),
        "layoffs": (),
        "events": (Dealt(1, cards[0]),) if cards else (),
        "result": None,
        "form": Form.ONE,
        "target": None,
        "games": (Game(),),
        "habits": NO_HABITS,
    }
    if taken := changes.pop("taken", None):
        facts["taken"] = facts["drawn"] = Card.parse(taken)
    if spread := changes.pop("spread", None):
        melds = tuple(Meld.parse(text) for text in spread.split())
        left = parse_cards(changes.pop("left", "").split())
        facts |= {
            "phase": Phase.LAYOFF,
            "spread": melds,
            "laid": Laid(1, cards[-1], melds, left, LOW.points_of(left)),
        }
    elif facts["hand"].bit_count() == 11:
        facts["phase"] = Phase.DISCARD
    return View(**facts | changes)


@pytest.fixture
def view() -> Callable[..., View]:
    return _view


@pytest.fixture
def rng() -> random.Random:
    return random.Random("players")
