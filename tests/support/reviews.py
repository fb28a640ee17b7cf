"""Finished deals to review: played by random or by thinking seats, under any rules and forms."""

from __future__ import annotations

from random import Random

from ginrummy.coach.history import Moment, Past
from ginrummy.coach.review import Review
from ginrummy.game.match import Match
from ginrummy.game.rules import Rules
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.levels import opponent
from support.playout import random_action


def played(rules: Rules, seed: str, form: Form = Form.TARGET, skill: float | None = None) -> Past:
    """Play the first deal of a match: at random with a skill from 0 to 1, or by two opponents."""
    rng = Random(seed)
    match = Match.start(rules, form, seed, None if form is Form.ONE else 100)
    seats = opponent("gentle"), opponent("sharp")
    moments = []
    while match.deal.turn is not None:
        deal = match.deal
        if skill is None:
            assert deal.turn is not None
            action = seats[deal.turn].decide(View.of(deal, deal.turn, match.sheet), rng)
        else:
            action = random_action(deal, rng, skill)
        moments.append(Moment(match, action))
        match, _ = match.apply(action)
    return Past(tuple(moments), match, 0)


def reviewed(past: Past, worlds: int = 20, other_worlds: int = 20) -> Review:
    """Review a deal to its end with few worlds."""
    review = Review(past, 0, "a seed", "sharp", worlds, other_worlds)
    while review.go_on():
        pass
    return review
