"""The review of a finished deal: whole under every rules, honest about its errors, blind to what was hidden."""

from __future__ import annotations

from random import Random

import pytest
from support.playout import random_action
from support.reviews import played, reviewed
from support.rulesets import RULESETS
from support.swap import swapped

from ginrummy.coach.drills import Drill
from ginrummy.coach.history import past_deal
from ginrummy.coach.judging import Judgement, Verdict, judged
from ginrummy.coach.review import Review
from ginrummy.game.actions import Discard, Knock
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import CodedError
from ginrummy.game.match import Match
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form
from ginrummy.game.view import View


def check(review: Review) -> None:
    """Check all that must hold of a review that is finished."""
    assert review.finished
    assert review.done == review.total
    for decision in review.decisions:
        judgement = decision.judgement
        moment = review.past.moments[decision.at]
        assert moment.action == judgement.played
        assert moment.match.deal.turn == review.seat
        acts = [option.action for option in judgement.options]
        assert acts[0] == judgement.best
        assert judgement.played in acts
        assert len(acts) == len(set(acts)) >= 2
        assert judgement.loss >= 0 <= judgement.error
        assert (judgement.loss == 0) or judgement.played != judgement.best
        assert judgement.win_loss is not None
        assert 0 <= judgement.win_loss <= 1
        assert Drill.parse(decision.position).view.hand == View.of(moment.match.deal, review.seat).hand
    losses = [review.decisions[at].judgement.loss for at in review.dearest]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) <= 3
    assert review.luck is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", RULESETS)
def test_no_finished_deal_is_too_much_for_a_review(name: str) -> None:
    for form, skill in zip(Form, (0.7, 1.0, None), strict=True):
        check(reviewed(played(RULESETS[name], f"{name} {form.value}", form, skill), 10, 10))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["eaai", "tournament"])
def test_a_dead_deal_is_reviewed_too(name: str) -> None:
    number, past = 0, played(RULESETS[name], "dead 0", skill=0.0)
    while past.end.deal.result is None or past.end.deal.result.ending is not Ending.TWO_CARDS_LEFT:
        number += 1
        past = played(RULESETS[name], f"dead {number}", skill=0.0)
    review = reviewed(past)
    check(review)
    assert review.luck is not None
    assert review.luck.points == 0


@pytest.mark.slow
def test_the_same_deal_is_reviewed_the_same_way() -> None:
    past = played(Rules(), "twice")
    one, other = reviewed(past), reviewed(past)
    assert one.decisions == other.decisions
    assert one.luck == other.luck


@pytest.mark.slow
def test_a_review_comes_in_slices_and_its_progress_never_falls() -> None:
    review = Review(played(Rules(), "slices"), 0, "a seed", "sharp", 40, 20)
    seen = [review.done]
    while review.go_on():
        seen.append(review.done)
    assert seen == sorted(seen)
    assert len(set(seen)) > review.total // 4
    assert seen[0] == 0
    assert review.done == review.total


@pytest.mark.slow
def test_only_decisions_are_judged() -> None:
    past = played(Rules(), "choices")
    for decision in reviewed(past).decisions:
        deal = past.moments[decision.at].match.deal
        assert not (deal.phase is Phase.DRAW and deal.pile_closed)
        assert len(deal.legal_actions()) > 1


def test_what_was_hidden_plays_no_part() -> None:
    rng = Random("hidden")
    past = played(Rules(), "fair")
    compared = 0
    for moment in past.moments:
        deal, sheet = moment.match.deal, moment.match.sheet
        assert deal.turn is not None
        other = swapped(deal, deal.turn, rng)
        views = [View.of(one, deal.turn, sheet) for one in (deal, other)]
        assert deal.hands != other.hands or deal.phase is Phase.LAYOFF
        first, second = (judged(view, moment.action, Random("the same"), 20) for view in views)
        assert first == second
        compared += 1
    assert compared > 10


def test_gin_left_lying_is_a_blunder() -> None:
    past = next(
        past
        for past in (played(Rules(), f"gin {number}") for number in range(50))
        if past.end.deal.result is not None and past.end.deal.result.ending is Ending.GIN
    )
    moment = past.moments[-1]
    deal = moment.match.deal
    assert deal.turn is not None
    assert isinstance(moment.action, Knock)
    view = View.of(deal, deal.turn, moment.match.sheet)
    kept = [meld.mask for meld in moment.action.spread]
    melded = next(act for act in view.legal_actions() if isinstance(act, Discard) and act.card.mask & kept[0])
    assert judged(view, melded, Random(1), 60).verdict is Verdict.BLUNDER
    assert judged(view, moment.action, Random(1), 60).verdict is Verdict.BEST


def judgement(loss: float, error: float) -> Judgement:
    deal = Deal.start(Rules(), 1, "a seed")
    take, leave = deal.legal_actions()
    return Judgement(played=take, best=leave, loss=loss, error=error, win_loss=None, options=(), reasons=())


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.4, 0.1, "fine"),
        (2.0, 1.0, "inaccuracy"),
        (2.0, 2.5, "fine"),
        (5.0, 2.0, "mistake"),
        (9.0, 2.0, "blunder"),
        (9.0, 10.0, "fine"),
    ],
)
def test_a_verdict_needs_a_loss_larger_than_its_error(loss: float, error: float, verdict: str) -> None:
    assert judgement(loss, error).verdict.value == verdict


@pytest.mark.slow
def test_the_intervals_hold_what_fifty_times_the_playouts_find() -> None:
    worlds, within, count = 10, 0, 0
    for number in range(9):
        past = played(PRESETS[("regular", "straight", "eaai")[number % 3]], f"cover {number}")
        rng = Random(number)
        for moment in rng.sample(past.moments, min(6, len(past.moments))):
            deal = moment.match.deal
            if deal.turn is None or deal.phase is Phase.LAYOFF:
                continue
            view = View.of(deal, deal.turn, moment.match.sheet)
            few = judged(view, moment.action, Random(f"few {number}"), worlds)
            many = judged(view, moment.action, Random(f"many {number}"), 50 * worlds)
            truth = {option.action: option for option in many.options}
            points = {option.action: option.points for option in few.options}
            for option in few.options:
                one, other = truth[few.best], truth[option.action]
                # An act given up early is hardly better known with the larger budget.
                if option.error > 2 * max(one.error, other.error):
                    gap = one.points - other.points
                    within += abs(points[few.best] - option.points - gap) <= option.error
                    count += 1
    assert count > 30
    assert within / count > 0.88


@pytest.mark.slow
def test_luck_and_skill_are_reckoned_once_everything_else_is_known() -> None:
    review = Review(played(Rules(), "luck"), 0, "a seed", "sharp", 20, 20)
    while review.go_on():
        assert review.luck is None
    assert len(review.decisions) > 3
    assert review.luck is not None
    luck, price = review.luck, review.past.end.rows[-1].score
    assert abs(luck.points) == price.points
    assert luck.sum == luck.start + luck.draws + luck.skill
    assert luck.error > 0


@pytest.mark.slow
def test_the_other_seat_sees_the_same_luck_from_its_own_side() -> None:
    past = played(Rules(), "sides")
    reviews = [Review(past, seat, "a seed", "sharp", 20, 20) for seat in (0, 1)]
    for review in reviews:
        while review.go_on():
            pass
    one, other = (review.luck for review in reviews)
    assert one is not None
    assert other is not None
    assert (one.start, one.points) == (-other.start, -other.points)
    assert one.draws == pytest.approx(-other.draws)


def test_a_deal_of_a_match_is_found_again() -> None:
    match = Match.start(Rules(), Form.TARGET, "history", 100)
    moves: list[str] = []
    rng = Random("history")
    while match.number < 3:
        while match.deal.turn is not None:
            action = random_action(match.deal, rng, 1.0)
            moves.append(str(action))
            match, _ = match.apply(action)
        moves.append("n")
        match = match.next_deal()
    start = Match.start(Rules(), Form.TARGET, "history", 100)
    past = past_deal(start, moves, 2)
    assert past.moments[0].match.number == 2
    assert [str(moment.action) for moment in past.moments] == moves[past.before : -1]
    assert past.end.deal.result is not None
    for number, code in ((0, "unknown_deal"), (4, "unknown_deal"), (3, "deal_not_over")):
        with pytest.raises(CodedError, match=code):
            past_deal(start, moves, number)
