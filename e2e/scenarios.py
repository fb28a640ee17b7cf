"""The scenarios the tests ask for: the first seed that leads to each, played out."""

from __future__ import annotations

from functools import cache

from ginrummy.table.session import OPPONENT, PERSON
from plans import IDLE, PATIENT, QUICK, Moment, Person, Plan, View, find, match_over, shortest


def layoffs_of(plan: Plan) -> list[Moment]:
    """List the moments in which the person lays off."""
    return [moment for moment in plan.moments if moment.phase == "layoff"]


def chained(plan: Plan) -> bool:
    """Tell whether the person lays off a card that fits only after another one has been laid off."""
    moments = layoffs_of(plan)
    if len(moments) < 2:
        return False
    first = [entry["action"] for entry in moments[0].legal]
    return any(
        moment.does is not None and moment.does["type"] == "lay_off" and moment.does not in first
        for moment in moments
    )


def _ended(plan: Plan, kind: str, knocker: int | None) -> bool:
    result = plan.result
    return bool(result["kind"] == kind and result["knocker"] == knocker)


@cache
def knock_with_opponents_layoffs() -> Plan:
    """The person knocks, the opponent lays off, the person wins the deal."""
    return shortest(
        lambda plan: _ended(plan, "knock", PERSON) and bool(plan.last.deal["spread"]["laid_off"]),
        QUICK,
        among=4,
    )


@cache
def knocked_with_chained_layoffs() -> Plan:
    """The opponent knocks; the person lays off, one card only after another, and it does not undercut."""
    return shortest(lambda plan: _ended(plan, "knock", OPPONENT) and chained(plan), PATIENT, among=4)


@cache
def knocked_with_several_layoffs() -> Plan:
    """The opponent knocks; three layoffs or more are proposed at once."""
    return find(
        lambda plan: bool(layoffs_of(plan)) and len(layoffs_of(plan)[0].deal["best_layoffs"]["layoffs"]) >= 3,
        PATIENT,
    )


@cache
def undercut_by_person() -> Plan:
    """The opponent knocks and the person undercuts."""
    return shortest(lambda plan: _ended(plan, "undercut", OPPONENT), Person(knocks=0), among=8)


@cache
def undercut_by_opponent() -> Plan:
    """The person knocks and the opponent undercuts."""
    return shortest(lambda plan: _ended(plan, "undercut", PERSON), QUICK, among=4)


@cache
def reshuffle() -> Plan:
    """A deal in which the stock is used up, and which goes on after the reshuffle to its end."""
    return shortest(
        lambda plan: any(turn["reshuffled"] for turn in plan.last.deal["log"]),
        Person(knocks=None, takes=False),
        among=3,
        level="gentle",
    )


@cache
def straight_gin() -> Plan:
    """Straight Gin, won by the person."""
    return shortest(
        lambda plan: _ended(plan, "gin", PERSON), PATIENT, among=3, preset="straight", level="gentle"
    )


@cache
def dead_deal() -> Plan:
    """Straight Gin, one deal: two cards are left and nobody has won."""
    return find(
        lambda plan: plan.result["reason"] == "two_cards_left", IDLE, preset="straight", level="gentle"
    )


@cache
def dead_deal_in_a_game(form: str = "target") -> Plan:
    """Straight Gin to 250: the first deal is dead, the plan ends with the first cards of the next one."""

    def second_deal(view: View) -> bool:
        return bool(view["deal"]["number"] == 2 and view["deal"]["turn"] == PERSON)

    return find(
        lambda plan: [row["kind"] for row in plan.last.view["match"]["deals"]] == ["dead"],
        IDLE,
        preset="straight",
        form=form,
        target=250,
        level="gentle",
        ends=second_deal,
    )


@cache
def whole_game() -> Plan:
    """A game to 100."""
    return shortest(match_over_plan, QUICK, among=12, form="target", target=100, level="gentle")


def match_over_plan(plan: Plan) -> bool:
    """Tell whether a plan plays its match to the end."""
    return match_over(plan.last.view)


def may_not_knock(moment: Moment) -> bool:
    """Tell whether the person is to throw a card and no knock is legal."""
    return moment.phase == "discard" and not moment.offers("knock")


def may_knock(moment: Moment) -> bool:
    """Tell whether a knock is legal, with at least two cards that may be thrown and none of them gin."""
    knocks = moment.offers("knock")
    return len({entry["action"]["discard"] for entry in knocks}) >= 2 and not any(
        entry["gin"] for entry in knocks
    )


def has_ways(moment: Moment) -> bool:
    """Tell whether the best discard can be laid down in several ways, none of them gin."""
    knocks = moment.offers("knock")
    if not knocks or any(entry["gin"] for entry in knocks):
        return False
    best = min(knocks, key=lambda entry: entry["deadwood"])["action"]["discard"]
    return len([entry for entry in knocks if entry["action"]["discard"] == best]) >= 2


@cache
def knock_choice() -> Plan:
    """A plan up to a moment in which several cards may be thrown to knock; one before allows no knock."""
    plan = find(lambda plan: plan.holds(may_knock) and plan.holds(may_not_knock), PATIENT)
    return plan.upto(may_knock)


@cache
def spread_choice() -> Plan:
    """A plan up to a moment in which the best knock can be laid down in several ways."""
    return find(lambda plan: plan.holds(has_ways), PATIENT).upto(has_ways)
