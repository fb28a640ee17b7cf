"""What the coach is asked at a table, turned into messages; nothing of it changes the match."""

from __future__ import annotations

from random import Random
from time import perf_counter

from ginrummy.coach.hint import advise
from ginrummy.coach.history import Past, past_deal
from ginrummy.coach.judging import Judgement
from ginrummy.coach.reasons import Reason
from ginrummy.coach.review import Decision, Review
from ginrummy.game.cards import cards_of
from ginrummy.game.errors import CodedError
from ginrummy.game.match import Match
from ginrummy.game.view import View
from ginrummy.table.messages import (
    DecisionMessage,
    HintMessage,
    KnewDecisionMessage,
    KnewMessage,
    LuckMessage,
    RatedMessage,
    ReasonMessage,
    ReviewMessage,
)
from ginrummy.table.render import action_message
from ginrummy.table.session import OPPONENT, PERSON, Session

SLICE = 0.08
"""Seconds for which one request works on a review."""


def hint_message(session: Session) -> HintMessage:
    """Advise the person; raises CodedError ``deal_over`` and ``not_your_turn``."""
    view = View.of(session.match.deal, PERSON, session.match.sheet)
    judgement = advise(view, Random(f"{session.match.seed}/hint/{len(session.moves)}"))
    return {
        "action": action_message(judgement.best),
        "reasons": reason_messages(judgement.reasons),
        "options": rated_messages(judgement),
    }


def past_of(session: Session, number: int) -> Past:
    """Return a finished deal of the match; raises CodedError ``unknown_deal`` and ``deal_not_over``."""
    match = session.match
    start = Match.start(match.rules, match.form, match.seed, match.target)
    return past_deal(start, session.moves, number)


def review_of(session: Session, number: int) -> Review:
    """Open the review of a finished deal; raises as :func:`past_of` does."""
    past = past_of(session, number)
    return Review(past, PERSON, f"{session.match.seed}/{number}", session.level)


def review_message(review: Review, number: int) -> ReviewMessage:
    """Go on with a review for a moment and tell how far it has come."""
    stop = perf_counter() + SLICE
    while review.go_on() and perf_counter() < stop:
        pass
    luck: LuckMessage | None = None
    if review.luck is not None:
        found = review.luck
        luck = {
            "start": round(found.start, 2),
            "draws": round(found.draws, 2),
            "skill": round(found.skill, 2),
            "points": found.points,
            "error": round(found.error, 2),
        }
    return {
        "deal": number,
        "done": review.done,
        "total": review.total,
        "finished": review.finished,
        "decisions": [_decision_message(decision) for decision in review.decisions],
        "dearest": review.dearest,
        "luck": luck,
    }


def knew_message(past: Past, number: int) -> KnewMessage:
    """Tell what the opponent saw at each of its acts in a finished deal, and no more than it saw."""
    decisions: list[KnewDecisionMessage] = []
    for at, (match, action) in enumerate(past.moments):
        if match.deal.turn != OPPONENT:
            continue
        view = View.of(match.deal, OPPONENT, match.sheet)
        decisions.append(
            {
                "at": at,
                "act": action_message(action),
                "hand": [str(card) for card in cards_of(view.hand)],
                "known": [str(card) for card in cards_of(view.opponent_known)],
                "unseen": view.unseen.bit_count(),
                "top": str(view.pile[-1]) if view.pile else None,
            }
        )
    return {"deal": number, "decisions": decisions}


def trial_of(session: Session, number: int, at: int) -> Session:
    """Make a table apart at which a finished deal is played on from an act.

    Raises CodedError ``unknown_act`` where the deal has no act of that index, and as :func:`past_of` does.
    """
    past = past_of(session, number)
    if not 0 <= at < len(past.moments):
        raise CodedError("unknown_act", number=at)
    return session.tried_at(past.moments[at].match, past.before + at)


def reason_messages(reasons: tuple[Reason, ...]) -> list[ReasonMessage]:
    """Write reasons."""
    return [{"code": reason.code, "params": reason.params} for reason in reasons]


def rated_messages(judgement: Judgement) -> list[RatedMessage]:
    """Write the acts of a decision, best first."""
    return [
        {
            "action": action_message(option.action),
            "points": round(option.points, 2),
            "error": round(option.error, 2),
        }
        for option in judgement.options
    ]


def _decision_message(decision: Decision) -> DecisionMessage:
    judgement = decision.judgement
    return {
        "at": decision.at,
        "phase": decision.phase.value,
        "played": action_message(judgement.played),
        "best": action_message(judgement.best),
        "loss": round(judgement.loss, 2),
        "error": round(judgement.error, 2),
        "win_loss": None if judgement.win_loss is None else round(judgement.win_loss, 4),
        "options": rated_messages(judgement),
        "reasons": reason_messages(judgement.reasons),
        "verdict": judgement.verdict.value,
        "position": decision.position,
    }
