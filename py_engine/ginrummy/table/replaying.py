"""A finished deal or match stepped through again, seen from the person's seat, with the other hand beside it.

What is stepped through stands apart from the match on the table, which none of this changes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from ginrummy.game.actions import DrawStock, TakeDiscard, TakeUpcard
from ginrummy.game.cards import Card, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.match import Match
from ginrummy.game.melds import best_arrangement
from ginrummy.game.rules import preset
from ginrummy.game.sheet import Form, Sheet
from ginrummy.records import documents, short
from ginrummy.records.deals import DealRecord
from ginrummy.records.decisions import Verb
from ginrummy.records.matches import LONGEST_NAME, MatchRecord, Player
from ginrummy.records.replaying import Step, action_of
from ginrummy.records.ruleset import nearest
from ginrummy.table.messages import (
    ReplayActMessage,
    ReplayDealMessage,
    ReplayMessage,
    ReplayRecordMessage,
    ReplayStepMessage,
)
from ginrummy.table.render import action_message, event_messages, meld_messages, rules_message, view_message
from ginrummy.table.session import OPPONENT, PERSON, Session, TableRules

WHOLE = 0
"""Stands for all deals where a deal's number is asked for."""


@dataclass(frozen=True)
class Replay:
    """What is looked at: deals that are all finished, the table's rules, and the opponent's level where it is known."""

    record: DealRecord | MatchRecord
    rules: TableRules
    level: str = ""

    @classmethod
    def of_text(cls, text: str) -> Replay:
        """Open what an address brings; raises RecordError ``record_unreadable``."""
        record = short.loads(text)
        return cls(record, TableRules(nearest(record.rules), record.rules))

    @classmethod
    def of_session(cls, session: Session) -> Replay:
        """Take the deals of a match that are over; raises CodedError ``deal_not_over`` where none is."""
        match = session.match
        deals = [deal for deal in (*match.before, match.deal) if deal.result]
        if not deals:
            raise CodedError("deal_not_over")
        players = Player(), Player(level=session.level[:LONGEST_NAME])
        record = MatchRecord.of(deals, match.form, match.target, players)
        return cls(record, session.rules, session.level)

    @property
    def deals(self) -> tuple[DealRecord, ...]:
        """The deals in their order."""
        return self.record.deals if isinstance(self.record, MatchRecord) else (self.record,)

    @cached_property
    def starts(self) -> tuple[Match, ...]:
        """The match before each deal, and after the last one."""
        first = self.deals[0]
        told = self.record if isinstance(self.record, MatchRecord) else None
        sheet = Sheet.start(first.rules, told.form if told else Form.ONE, told.target if told else None)
        match = Match(seed="", number=1, deal=first.steps()[0].deal, sheet=sheet)
        starts = [match]
        for number, record in enumerate(self.deals, 1):
            match = replace(match, number=number).with_deal(record.steps()[-1].deal)
            starts.append(match)
        return tuple(starts)

    def record_of(self, number: int) -> DealRecord:
        """Return the record of a deal; raises CodedError ``unknown_deal``."""
        if not 1 <= number <= len(self.deals):
            raise CodedError("unknown_deal", number=number)
        return self.deals[number - 1]

    def steps_of(self, number: int) -> tuple[Step, ...]:
        """Return a deal as dealt and after each act; what is shown at the end is no act of its own."""
        steps = self._steps.get(number)
        if steps is None:
            steps = tuple(
                step
                for step in self.record_of(number).steps()
                if step.decision is None or step.decision.verb is not Verb.SHOWS
            )
            # Those of one deal at a time: a long match would take a lot of room.
            self._steps.clear()
            self._steps[number] = steps
        return steps

    @cached_property
    def _steps(self) -> dict[int, tuple[Step, ...]]:
        return {}

    def match_at(self, number: int, at: int) -> Match:
        """Return the match after so many acts of a deal; raises CodedError ``unknown_deal`` or ``unknown_act``."""
        steps = self.steps_of(number)
        if not 0 <= at < len(steps):
            raise CodedError("unknown_act", number=at)
        return replace(self.starts[number - 1], number=number).with_deal(steps[at].deal)


def replay_message(replay: Replay, number: int) -> ReplayMessage:
    """Tell what there is to be looked at, and every act of one deal; raises CodedError ``unknown_deal``."""
    steps = replay.steps_of(number)
    dealt = steps[0].deal
    return {
        "deal": number,
        "deals": [_deal_message(replay, at) for at in range(1, len(replay.deals) + 1)],
        "match": isinstance(replay.record, MatchRecord),
        "hands": [_texts(hand) for hand in dealt.hands],
        "upcard": str(dealt.upcard) if dealt.upcard else None,
        "acts": [_act_message(before.deal, step) for before, step in pairwise(steps)],
        "link": short.dumps(replay.record_of(number)),
    }


def step_message(replay: Replay, number: int, at: int) -> ReplayStepMessage:
    """Show the table after so many acts of a deal, and the hand that lies face down on it.

    Raises CodedError ``unknown_deal`` or ``unknown_act``.
    """
    match = replay.match_at(number, at)
    rules = rules_message(replay.rules.preset, replay.rules.rules, replay.rules.name)
    before = replay.match_at(number, at - 1).deal.events if at else ()
    hand = match.deal.hands[OPPONENT]
    best = best_arrangement(hand, match.rules.melding)
    return {
        "deal": number,
        "at": at,
        "view": view_message(match, PERSON, rules, replay.level, can_undo=False),
        "events": event_messages(match.deal.events[len(before) :], PERSON, match),
        "other": {
            "melds": meld_messages(best.melds),
            "deadwood_cards": _texts(best.left),
            "deadwood": best.deadwood,
            "laid_off": [],
            "laid_off_points": 0,
        },
    }


def record_message(replay: Replay, number: int) -> ReplayRecordMessage:
    """Write a deal down, or all of them where the number is :data:`WHOLE`.

    Raises CodedError ``unknown_deal``, BadWord ``too_long`` where the link would be.
    """
    record = replay.record if number == WHOLE else replay.record_of(number)
    return {"deal": number, "link": short.dumps(record), "file": documents.dumps(record)}


def play_again(replay: Replay, number: int, name: str | None, level: str, rev: int) -> Session:
    """Deal the cards of a deal once more, at a table apart that counts for nothing.

    ``name``: the preset to play by, None for the rules of the deal.  Raises CodedError ``unknown_deal``,
    ``unknown_preset`` or ``unknown_level``.
    """
    record = replay.record_of(number)
    dealt = record.steps()[0].deal
    rules = replay.rules if name is None else TableRules(name, preset(name))
    # A seed of its own, so that reshuffles follow from something.
    table = Session(rules, Form.ONE.value, None, level, f"replay {short.dumps(record)[:40]}")
    deal = Deal.start(rules.rules, record.dealer, table.match.deal.seed, short.deck_of(dealt))
    match = replace(table.match, deal=deal)
    return table.apart(match, rev)


def _deal_message(replay: Replay, number: int) -> ReplayDealMessage:
    price = replay.starts[number].rows[-1].score
    return {"number": number, "kind": price.kind.value, "winner": price.winner, "points": price.points}


def _act_message(deal: Deal, step: Step) -> ReplayActMessage:
    assert step.decision is not None
    assert deal.turn is not None
    action = action_of(deal, step.decision)
    card: Card | None = None
    match action:
        case DrawStock() | TakeDiscard() | TakeUpcard():
            card = step.deal.drawn
    return {"seat": deal.turn, "action": action_message(action), "card": str(card) if card else None}


def _texts(hand: int) -> list[str]:
    return [str(card) for card in cards_of(hand)]
