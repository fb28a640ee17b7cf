"""The deals of a match that were played: every moment of one, from the acts that were made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ginrummy.game.actions import Action, parse_action
from ginrummy.game.errors import CodedError
from ginrummy.game.match import Match

NEXT_DEAL = "n"
"""Stands among the acts where the next deal was dealt."""


class Moment(NamedTuple):
    """The match before an act, and the act."""

    match: Match
    action: Action


class Past(NamedTuple):
    """A finished deal: its moments, the match after the last of them, and how many acts of the match came before."""

    moments: tuple[Moment, ...]
    end: Match
    before: int


def past_deal(start: Match, moves: Sequence[str], number: int) -> Past:
    """Play a match again up to the end of a deal.

    ``moves``: the acts in their short texts.  Raises CodedError ``unknown_deal`` where the match has no deal of that
    number and ``deal_not_over`` where it is still in play.

    >>> from ginrummy.game.rules import Rules
    >>> from ginrummy.game.sheet import Form
    >>> past_deal(Match.start(Rules(), Form.ONE, "a seed"), ["p", "p"], 1)
    Traceback (most recent call last):
    ginrummy.game.errors.CodedError: deal_not_over
    """
    match, moments, before = start, list[Moment](), 0
    for at, move in enumerate(moves):
        if move == NEXT_DEAL:
            if match.number == number:
                break
            match, before = match.next_deal(), at + 1
            continue
        action = parse_action(move)
        if match.number == number:
            moments.append(Moment(match, action))
        match, _ = match.apply(action)
    if match.number != number:
        raise CodedError("unknown_deal", number=number)
    if match.deal.result is None:
        raise CodedError("deal_not_over")
    return Past(tuple(moments), match, before)
