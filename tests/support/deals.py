"""Written decks and whole lines of play, both in the short text of cards and actions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy.game.actions import parse_action
from ginrummy.game.cards import ALL_CARDS, Card, CardSet, card_set, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.errors import IllegalAction
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form, Sheet

REGULAR = PRESETS["regular"]
STRAIGHT = PRESETS["straight"]

EVERY = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
"""Run a test under each preset."""

# Nothing melds, in either hand.
LOOSE = "AcKd 3h5s 7c9d Jh2s 4d6h"
OTHER = "2cQd 4h6s 8cTd Qh3s 5d7h"
# Two runs, a set and the two: knocks with 2 and a king thrown.
KNOCKER = "Ac2c3c 4d5d6d 9c9d9h 2s"
# The same with the 9s: nothing left over.
GINNER = "Ac2c3c 4d5d6d 9c9d9h9s"
# Counts 75; 4c and 5c, 7d and 8d fit on the runs of the two hands above.
DEFENDER = "4c5c 7d8d Kh Ks Qc Jd 6s 5h"
# Nothing melds; its king of diamonds makes four of a kind for the other, which has the nine left over.
THROWER = "Ac2d 5h7s 9c Jh2s 4d6h Kd"
WANTS_KING = "KcKhKs 4c5c6c 8d9dTd 9s"


def cards(text: str) -> tuple[Card, ...]:
    """Read cards run together or apart: ``"4c5c6c 7d"``."""
    packed = "".join(text.split())
    return tuple(Card.parse(packed[at : at + 2]) for at in range(0, len(packed), 2))


def mask(text: str) -> CardSet:
    """Read a set of cards."""
    return card_set(cards(text))


def texts(held: CardSet) -> list[str]:
    """Write the cards of a set."""
    return [str(card) for card in cards_of(held)]


def written_deck(eldest: str, dealer: str, upcard: str, stock: str = "", last: str = "") -> list[Card]:
    """Write a deck: both hands of ten, the upcard, the top of the stock and, if it matters, its end.

    What is not named is filled in from kings down to aces.
    """
    first, second, top, end = cards(eldest), cards(dealer), cards(stock), cards(last)
    assert (len(first), len(second)) == (10, 10), "a hand is ten cards"
    named = card_set((*first, *second, *cards(upcard), *top, *end))
    rest = sorted(cards_of(ALL_CARDS & ~named), key=lambda card: (-card.rank, card.suit))
    return [*first, *second, *cards(upcard), *top, *rest, *end]


def deal_of(
    rules: Rules,
    eldest: str,
    dealer: str,
    upcard: str,
    stock: str = "",
    last: str = "",
    seed: str = "written",
) -> Deal:
    """Deal a written deck with seat 1 as dealer, so that seat 0 acts first."""
    return Deal.start(rules, 1, seed, written_deck(eldest, dealer, upcard, stock, last))


def play(deal: Deal, line: str) -> Deal:
    """Apply actions written one after the other: ``"p p s d9c"``."""
    for text in line.split():
        deal, _ = deal.apply(parse_action(text))
    return deal


def play_match(match: Match, line: str) -> Match:
    """Apply actions to a match."""
    for text in line.split():
        match, _ = match.apply(parse_action(text))
    return match


def sheet_of(rules: Rules, form: Form, target: int | None, *won: tuple[int | None, int]) -> Sheet:
    """Fill a score sheet deal by deal: who won and how much; None is a dead deal."""
    sheet = Sheet.start(rules, form, target)
    for winner, award in won:
        sheet = sheet.after(winner, award)
    return sheet


def having_won(match: Match, *won: tuple[int, int]) -> Match:
    """Return the match as if these deals had been won before the one in play."""
    return replace(match, sheet=sheet_of(match.rules, match.form, match.target, *won))


def legal(deal: Deal) -> set[str]:
    """Write every legal act."""
    return {str(action) for action in deal.legal_actions()}


def own_throws(deal: Deal) -> tuple[Card, ...]:
    """List the cards the seat to act may throw."""
    assert deal.turn is not None
    return cards_of(deal.hands[deal.turn] & ~(deal.taken.mask if deal.taken else 0))


def throw_any(deal: Deal) -> Deal:
    """Throw the first card that may be thrown, without a knock."""
    return play(deal, f"d{own_throws(deal)[0]}")


def assert_fifty_two(deal: Deal) -> None:
    """Check that each card is in exactly one place and that hands have the size of their moment."""
    loose = [*deal.stock, *deal.pile, *(layoff.card for layoff in deal.layoffs)]
    sizes = [hand.bit_count() for hand in deal.hands]
    assert len(loose) + sum(sizes) == 52
    # 52 powers of two add up to a number of 52 bits only if no two of them are the same.
    assert deal.hands[0] + deal.hands[1] + sum([card.mask for card in loose]) == ALL_CARDS
    for seat, size in enumerate(sizes):
        defends = deal.laid is not None and deal.laid.seat != seat
        expected = 10 - (len(deal.layoffs) if defends else 0)
        big_gin = deal.laid is not None and deal.laid.discard is None and deal.laid.seat == seat
        if big_gin or (deal.phase == "discard" and seat == deal.turn):
            expected = 11
        assert size == expected, f"seat {seat} holds {size} cards in phase {deal.phase}"


def refused(deal: Deal, text: str) -> IllegalAction:
    """Check that an act is refused, is none of the legal ones and changes nothing; return the error."""
    action, copy = parse_action(text), replace(deal)
    assert action not in deal.legal_actions()
    try:
        deal.apply(action)
    except IllegalAction as error:
        assert deal == copy
        return error
    raise AssertionError(f"{text} was accepted")


def drawn_out(deal: Deal, left: int) -> Deal:
    """Pass the upcard and draw from the stock, throwing without a knock, until the stock holds ``left``."""
    deal = play(deal, "p p")
    while len(deal.stock) > left:
        deal = throw_any(play(deal, "s"))
    return deal


def at_last_discard(rules: Rules, asked: int = 1, waiting: str = WANTS_KING, upcard: str = "Tc") -> Deal:
    """Come to where a seat is offered the last discard, the king of diamonds."""
    deal = Deal.start(rules, asked, "last", written_deck(THROWER, waiting, upcard))
    return play(thrown_through(deal, 3), "s dKd")


def thrown_through(deal: Deal, left: int) -> Deal:
    """Pass the upcard and throw each card drawn until the stock holds ``left``: both hands stay as they were dealt."""
    deal = play(deal, "p p")
    while len(deal.stock) > left:
        deal = play(deal, "s")
        deal = play(deal, f"d{deal.drawn}")
    return deal
