"""Nobody peeks: what is hidden from a seat changes, what it does stays the same.

Before every decision the unseen cards are dealt anew between the other hand and the stock, with their order, what the
other seat drew and the seed of later shuffles; the player is asked again with the same numbers for its chance.  It
is asked a third time with the view written to JSON and read back, so that nothing but what is written there counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from support.deals import assert_fifty_two
from support.swap import swapped

from ginrummy.arena.wire import read_view, write_view
from ginrummy.game.actions import Action, Discard
from ginrummy.game.deal import Deal
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form, Sheet
from ginrummy.game.view import View
from ginrummy.players.levels import LEVELS, opponent
from ginrummy.players.style import completes_meld

EVERY_PRESET = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def sheets(rules: Rules) -> list[Sheet]:
    """Return a match of one deal, a game just begun, and one in which both stand short of the target."""
    begun = Sheet.start(rules, Form.TARGET, 100)
    close = begun.after(0, 60).after(1, 75).after(0, 20)
    hollywood = Sheet.start(rules, Form.HOLLYWOOD, 100).after(0, 45).after(1, 30)
    return [Sheet.start(rules, Form.ONE, None), begun, close, hollywood]


def decisions(rules: Rules, level: str, number: int) -> Iterator[tuple[Deal, Sheet]]:
    """Play one deal of a level against the simple player; yield each state in which the level is to act."""
    sheet = sheets(rules)[number % 4]
    seat = number // 2 % 2
    players = {seat: opponent(level), 1 - seat: opponent("simple")}
    rng = Random(f"{level} {number}")
    deal = Deal.start(rules, number % 2, f"fair {number}")
    while deal.turn is not None:
        if deal.turn == seat:
            yield deal, sheet
        deal, _ = deal.apply(players[deal.turn].decide(View.of(deal, deal.turn, sheet), rng))


def same_for_other_cards(choose: Callable[[Deal], Action], deal: Deal, rng: Random) -> bool:
    """Ask again with other hidden cards; return whether the other hand is another one now."""
    assert deal.turn is not None
    other = swapped(deal, deal.turn, rng)
    assert_fifty_two(other)
    assert choose(other) == choose(deal)
    return other.hands != deal.hands


def check(level: str, deal: Deal, sheet: Sheet, rng: Random) -> bool:
    """Ask one decision in both ways."""
    seat, player = deal.turn, opponent(level)
    assert seat is not None

    def choose(asked: Deal) -> Action:
        return player.decide(View.of(asked, seat, sheet), Random("same"))

    changed = same_for_other_cards(choose, deal, rng)
    written = write_view(View.of(deal, seat, sheet))
    assert player.decide(read_view(written), Random("same")) == choose(deal)
    return changed


@EVERY_PRESET
@EVERY_LEVEL
def test_what_is_hidden_does_not_change_what_is_done(level: str, rules: Rules) -> None:
    changed = 0
    for number in (1, 2):
        rng = Random(number)
        for step, (deal, sheet) in enumerate(decisions(rules, level, number)):
            if step > 8:
                break
            if step % 4 != 1:
                changed += check(level, deal, sheet, rng)
    assert changed > 0


@pytest.mark.slow
@EVERY_PRESET
@EVERY_LEVEL
def test_no_decision_of_many_deals_depends_on_what_is_hidden(level: str, rules: Rules) -> None:
    changed: Counter[Phase] = Counter()
    for number in range(4):
        rng = Random(number)
        for deal, sheet in decisions(rules, level, number):
            changed[deal.phase] += check(level, deal, sheet, rng)
    assert changed[Phase.UPCARD] > 1
    assert changed[Phase.DRAW] > 4
    assert changed[Phase.DISCARD] > 4


def test_one_who_peeks_is_caught() -> None:
    """The check itself works: whoever throws by what the other hand holds is told from those who do not."""
    caught = 0
    for number in range(4):
        rng = Random(number)
        for deal, _ in decisions(PRESETS["eaai"], "simple", number):
            seat = deal.turn
            assert seat is not None
            if deal.phase is not Phase.DISCARD:
                continue

            def peek(asked: Deal, seat: int = seat) -> Action:
                throws = [act for act in asked.legal_actions() if isinstance(act, Discard)]
                other = asked.hands[1 - seat]
                return min(throws, key=lambda act: completes_meld(other, act.card))

            try:
                same_for_other_cards(peek, deal, rng)
            except AssertionError:
                caught += 1
    assert caught > 3
