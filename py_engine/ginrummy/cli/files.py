"""The verbs ``replay`` and ``price``: a record told move by move, and priced under other rules."""

from __future__ import annotations

from collections.abc import Iterator

from ginrummy.cli.questions import Answer
from ginrummy.cli.sheets import sheet_answer
from ginrummy.game.cards import cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.melds import deadwood
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import Score, score
from ginrummy.records.deals import DealRecord
from ginrummy.records.decisions import Verb
from ginrummy.records.documents import Document
from ginrummy.records.held import write_cards
from ginrummy.records.matches import MatchRecord, Player
from ginrummy.records.replaying import Step
from ginrummy.records.ruleset import write_rules
from ginrummy.records.sides import SIDES, side

HIDDEN = "?"
"""Stands for the deadwood of a hand that is not known."""

UNSEEN = "\N{REPLACEMENT CHARACTER}"
"""Stands for what a note holds that is not seen, and might do something."""

_PLAIN = "\t\n"


def told(document: Document) -> Iterator[str]:
    """Yield the lines that tell a record move by move, with both hands' deadwood where they are known.

    >>> deal = DealRecord.of(Deal.start(Rules(), 1, "a seed"))
    >>> list(told(Document(deal)))[0]
    'Rules: regular'
    """
    record = document.record
    yield f"Rules: {write_rules(record.rules)}"
    if document.note:
        # A note is anybody's text, and a terminal obeys what it is told.
        yield f"Note: {''.join(sign if sign.isprintable() or sign in _PLAIN else UNSEEN for sign in document.note)}"
    if isinstance(record, MatchRecord):
        yield from _told_match(record)
    else:
        yield from _told_deal(record)


def priced(document: Document, rules: Rules) -> Answer:
    """Answer with the prices of every deal of a record, line by line, as recorded and under other rules.

    The facts stay as they are: deadwood is not counted again, and big gin counts as gin where the rules have none.

    >>> deal = DealRecord.of(Deal.start(Rules(), 1, "a seed"))
    >>> priced(Document(deal), Rules(gin_bonus=20))["rules"]
    {'recorded': 'regular', 'other': 'regular(gin_bonus=20)'}
    """
    record = document.record
    both = {"recorded": record.rules, "other": rules}
    answer: Answer = {"rules": {name: write_rules(each) for name, each in both.items()}}
    points = {name: [0, 0] for name in both}
    deals: list[Answer] = []
    for number, deal in enumerate(document.deals, 1):
        result = deal.result
        told_deal: Answer = {"deal": number, "dealer": side(deal.dealer), "ending": None}
        deals.append(told_deal)
        if result is None:
            continue
        told_deal["ending"] = result.ending.value
        if result.knocker is not None and result.hands:
            told_deal["knocker"] = side(result.knocker)
            told_deal["deadwood"] = dict(zip(SIDES, (hand.deadwood for hand in result.hands), strict=True))
        for name, each in both.items():
            price = score(result, each)
            told_deal[name] = _price(price)
            if price.winner is not None:
                points[name][price.winner] += price.points
    answer["deals"] = deals
    answer["points"] = {name: dict(zip(SIDES, pair, strict=True)) for name, pair in points.items()}
    if isinstance(record, MatchRecord):
        answer["sheet"] = {name: sheet_answer(record.sheet(each)) for name, each in both.items()}
    return answer


def _price(price: Score) -> Answer:
    return {
        "kind": price.kind.value,
        "winner": None if price.winner is None else side(price.winner),
        "points": price.points,
        "lines": [
            {"code": line.code.value, "points": line.points, **dict(line.params)} for line in price.lines
        ],
    }


def _told_match(match: MatchRecord) -> Iterator[str]:
    target = f" to {match.target}" if match.target is not None else ""
    yield f"Match: {match.form.value}{target}"
    for letter, player in zip(SIDES, match.players, strict=True):
        if player != Player():
            level = f" ({player.level})" if player.level else ""
            yield f"{letter} is {player.name or 'a player'}{level}"
    for number, deal in enumerate(match.deals, 1):
        yield ""
        yield from _told_deal(deal, f"Deal {number}: ")
    yield ""
    sheet = match.sheet()
    for number, game in enumerate(sheet.games, 1):
        name = f"Game {number}" if len(sheet.games) > 1 else "Game"
        closer = f", reached by {side(game.closer)}" if game.closer is not None and match.target else ""
        yield f"{name}: A {game.scores[0]}, B {game.scores[1]}{closer}"
    if sheet.over:
        winner = "drawn" if sheet.winner is None else f"{side(sheet.winner)} wins"
        yield f"Match over: {winner}; with bonuses A {sheet.totals[0]}, B {sheet.totals[1]}"
    else:
        yield "The match is not over"


def _told_deal(record: DealRecord, title: str = "") -> Iterator[str]:
    first, *rest = record.steps()
    yield f"{title}{side(record.dealer)} deals; score A {record.scores[0]}, B {record.scores[1]}"
    for letter, held in zip(SIDES, record.hands, strict=True):
        yield f"{letter} holds {held}"
    limit = first.deal.limit
    knock = f"a knock needs {limit} or less" if limit else "only gin ends the deal"
    yield f"Upcard {record.upcard}; {knock}" if record.upcard else f"No upcard; {knock}"
    plays = [str(step.decision) for step in rest]
    width = max(len(play) for play in ["Play", *plays])
    yield f"{'Turn':>4}  {'Play':<{width}}  Deadwood A   B"
    yield f"{'':>4}  {'':<{width}}  {_deadwoods(first)}"
    before = first.deal
    for step, play in zip(rest, plays, strict=True):
        turn = "" if not step.decision or step.decision.verb in _NO_TURN else str(before.turns + 1)
        yield f"{turn:>4}  {play:<{width}}  {_deadwoods(step)}"
        before = step.deal
    yield _outcome(before)


_NO_TURN = (Verb.PASSES, Verb.LAYS_OFF, Verb.DONE, Verb.SHOWS)


def _deadwoods(step: Step) -> str:
    deal = step.deal
    counts = []
    for seat, known in enumerate(step.known):
        laid = deal.laid.deadwood if deal.laid and deal.laid.seat == seat else None
        count = deadwood(deal.hands[seat], deal.rules.melding) if laid is None else laid
        counts.append(str(count) if known else HIDDEN)
    return f"{counts[0]:>10} {counts[1]:>3}"


def _outcome(deal: Deal) -> str:
    result = deal.result
    if result is None:
        return "The deal is not over"
    price = score(result, deal.rules)
    if price.winner is None:
        return f"Nobody wins: {price.kind.value} ({result.ending.value.replace('_', ' ')})"
    lines = ", ".join(f"{line.code.value.replace('_', ' ')} {line.points}" for line in price.lines)
    laid = f" with {write_cards(cards_of(deal.laid.left)) or 'nothing'} left over" if deal.laid else ""
    kind = price.kind.value.replace("_", " ")
    return f"{kind.capitalize()}{laid}: {side(price.winner)} wins {price.points} ({lines})"
