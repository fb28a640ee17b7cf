"""Every reply of the bridge, refusals included, must be the same text whatever the unseen cards are."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from support.deals import assert_fifty_two
from support.playout import random_action
from support.rulesets import RULESETS, arguments, knocks
from support.swap import swapped
from support.table import Table

from ginrummy.game.actions import Action, BigGin, Discard, Done, DrawStock, Knock, LayOff, TakeDiscard
from ginrummy.game.cards import DECK, CardSet
from ginrummy.game.deal import Deal
from ginrummy.game.events import Discarded
from ginrummy.game.options import Phase
from ginrummy.table.render import action_message
from ginrummy.table.session import OPPONENT, PERSON, Session


def shown(session: Session) -> str:
    """Write all that the page is told, the save apart: that one is opaque and holds the seed."""
    return json.dumps([session.rev, session.events, session.view, session.legal], sort_keys=True)


def other_table(table: Table, deal: Deal) -> Table:
    """Return a table in the same state but for the deal."""
    other = Table()
    other.new(level=table.session.level, seed="another", **form_of(table))
    mine, theirs = table.session, other.session
    theirs.rules = mine.rules
    theirs._match = replace(mine._match, deal=deal)
    theirs._moves, theirs.events, theirs.rev = mine._moves, list(mine.events), mine.rev
    theirs._before = mine._before
    other.rev, other._id = table.rev, table._id
    return other


def form_of(table: Table) -> dict[str, Any]:
    target, form = table.match.target, table.match.form.value
    return {"form": form} if target is None else {"form": form, "target": target}


def without_save(reply: str) -> str:
    data = json.loads(reply)
    data.pop("save", None)
    return json.dumps(data)


def will_show(deal: Deal, action: Action) -> CardSet:
    """Return the cards of the opponent's hand that this act of his, or the person's last one, lays open."""
    match action:
        case Discard(card) | LayOff(card, _):
            return card.mask
        case Knock() | Done() | BigGin():
            return deal.hands[OPPONENT]
        case TakeDiscard() if deal.phase is Phase.LAST_DISCARD:
            # To take it says that a knock follows.
            return deal.hands[OPPONENT]
        case _:
            return 0


def bad_requests(deal: Deal, rng: Random) -> list[dict[str, Any]]:
    """Return acts to be refused, some of them naming cards that the person cannot see."""
    acts: list[dict[str, Any]] = [
        {"type": kind} for kind in ("pass", "take_upcard", "draw_stock", "take_discard", "big_gin", "done")
    ]
    held = deal.hands[PERSON]
    unseen = [card for card in DECK if not card.mask & held]
    for card in rng.sample(unseen, 6):
        acts.append({"type": "discard", "card": str(card)})
        acts.append({"type": "lay_off", "card": str(card), "meld": rng.randrange(3)})
        acts.append({"type": "knock", "discard": str(card), "spread": ["Ac2c3c"]})
    acts.append({"type": "knock", "discard": str(rng.choice(DECK)), "spread": ["3s4s5s", "9c9d9h"]})
    legal = (
        {json.dumps(action_message(action)) for action in deal.legal_actions()}
        if deal.turn == PERSON
        else set()
    )
    return [act for act in acts if json.dumps(act) not in legal]


@pytest.mark.parametrize("name", RULESETS)
def test_replies_do_not_change_with_unseen_cards(name: str) -> None:
    met = compare_replies(name, matches=2, steps=28)
    assert {("draw", PERSON), ("draw", OPPONENT), ("discard", PERSON), ("discard", OPPONENT)} <= set(met)


@pytest.mark.slow
@pytest.mark.parametrize("name", RULESETS)
def test_replies_do_not_change_with_unseen_cards_in_whole_matches(name: str) -> None:
    rules = RULESETS[name]
    met = compare_replies(name, matches=12, steps=150)
    acting = {"draw", "discard"}
    acting |= {"upcard"} if rules.start == "upcard" else set()
    acting |= {"layoff"} if knocks(rules) else set()
    assert {(phase, seat) for phase in acting for seat in (PERSON, OPPONENT)} <= set(met)
    assert met[Phase.OVER.value, None]


def compare_replies(name: str, matches: int, steps: int) -> Counter[tuple[str, int | None]]:
    """Play matches beside others with the unseen cards changed; return the phases met."""
    met: Counter[tuple[str, int | None]] = Counter()
    codes: Counter[str] = Counter()
    for number in range(matches):
        rng = Random(f"table {name} {number}")
        table = Table()
        form = ("target", "hollywood")[number % 2]
        table.new(form=form, target=250, level="gentle", seed=f"table {number}", **arguments(name))
        skill, eagerness = (
            (0.95, 1.0) if number == 0 else (rng.choice((0.0, 0.9, 1.0)), rng.choice((0.3, 1.0)))
        )
        for _ in range(steps):
            deal = table.deal
            met[deal.phase.value, deal.turn] += 1
            other = other_table(table, swapped(deal, PERSON, rng))
            assert_fifty_two(other.deal)
            assert shown(other.session) == shown(table.session)
            for act in rng.sample(bad_requests(deal, rng), 4):
                replies = [one.raw("act", rev=one.rev, action=act) for one in (table, other)]
                assert replies[0] == replies[1]
                codes[json.loads(replies[0])["error"]["code"]] += 1
            # Refused while the deal goes on; after a dead one both hands stay closed.
            assert table.raw("price", rev=table.rev) == other.raw("price", rev=other.rev)
            if deal.turn is None:
                if table.match.over:
                    break
                table.send("next_deal")
                continue
            action = random_action(deal, rng, skill, eagerness)
            if deal.turn == PERSON:
                keep = will_show(deal, action) if isinstance(action, Knock | Done | BigGin) else 0
                twin = other_table(table, swapped(deal, PERSON, rng, keep, isinstance(action, DrawStock)))
                message = action_message(action)
                texts = [one.raw("act", rev=one.rev, action=message) for one in (table, twin)]
                assert json.loads(texts[0])["ok"]
                assert without_save(texts[0]) == without_save(texts[1])
                table.rev = json.loads(texts[0])["rev"]
            else:
                twin = other_table(table, swapped(deal, PERSON, rng, will_show(deal, action)))
                for one in (table, twin):
                    one.session._do(action)
                    one.rev = one.session.rev
                assert shown(twin.session) == shown(table.session)
    assert {"wrong_phase", "not_your_turn"} <= set(codes)
    return met


@pytest.mark.parametrize("name", RULESETS)
def test_a_reply_never_holds_an_unseen_card_of_the_opponent(name: str) -> None:
    for number in range(2):
        rng = Random(f"names {number}")
        table = Table()
        table.new(level="gentle", seed=f"names {number}", **arguments(name))
        while table.deal.turn is not None:
            deal = table.deal
            seen = {deal.upcard} | {event.card for event in deal.events if isinstance(event, Discarded)}
            never = deal.hands[OPPONENT] & ~deal.known[OPPONENT]
            if deal.laid is None:
                told = named_cards([table.session.view, table.session.events])
                secret = {str(card) for card in DECK if card.mask & never and card not in seen}
                assert not told & secret
            table.session._do(random_action(deal, rng, 0.9, 0.5))


def named_cards(data: Any) -> set[str]:
    """Collect the cards named anywhere in a message."""
    if isinstance(data, dict):
        return set().union(*(named_cards(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(named_cards(value) for value in data))
    return {data} if isinstance(data, str) and len(data) == 2 and data[0] in "A23456789TJQK" else set()
