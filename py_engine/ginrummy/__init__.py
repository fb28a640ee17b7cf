"""Gin rummy: the rules, opponents and a table, in pure Python without a dependency.

A deal is an immutable value; every act makes the next one.  A player is given a :class:`View`.

>>> from random import Random
>>> deal = Deal.start(PRESETS["straight"], dealer=0, seed="example")
>>> rng = Random(1)
>>> while not deal.result:
...     action = rng.choice(View.of(deal, deal.turn).legal_actions())
...     deal, events = deal.apply(action)
>>> str(deal.result.ending), score(deal.result, deal.rules).points
('two_cards_left', 0)
"""

from ginrummy.game.actions import (
    Action,
    BigGin,
    Discard,
    Done,
    DrawStock,
    Knock,
    LayOff,
    Pass,
    TakeDiscard,
    TakeUpcard,
    parse_action,
)
from ginrummy.game.cards import DECK, Card, CardSet, Rank, Suit, card_set, cards_of, parse_cards
from ginrummy.game.deal import Deal, DealResult, Ending
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.layoffs import best_layoffs, hardest_spread
from ginrummy.game.match import Match
from ginrummy.game.melds import (
    Aces,
    Arrangement,
    Meld,
    Melding,
    arrangements,
    best_arrangement,
    best_discard,
    best_discards,
    deadwood,
    melding,
)
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, KnockMode, Rules, StockEnd
from ginrummy.game.scoring import Kind, Score, score
from ginrummy.game.sheet import Form, Sheet
from ginrummy.game.view import View

__version__ = "0.1.0"

__all__ = [
    "DECK",
    "PRESETS",
    "Aces",
    "Action",
    "Arrangement",
    "BigGin",
    "Card",
    "CardSet",
    "CodedError",
    "Deal",
    "DealResult",
    "Discard",
    "Done",
    "DrawStock",
    "Ending",
    "Form",
    "IllegalAction",
    "Kind",
    "Knock",
    "KnockMode",
    "LayOff",
    "Match",
    "Meld",
    "Melding",
    "Pass",
    "Phase",
    "Rank",
    "Rules",
    "Score",
    "Sheet",
    "StockEnd",
    "Suit",
    "TakeDiscard",
    "TakeUpcard",
    "View",
    "arrangements",
    "best_arrangement",
    "best_discard",
    "best_discards",
    "best_layoffs",
    "card_set",
    "cards_of",
    "deadwood",
    "hardest_spread",
    "melding",
    "parse_action",
    "parse_cards",
    "score",
]
