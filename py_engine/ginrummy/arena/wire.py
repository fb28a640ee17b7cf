"""A seat's view as JSON and back, and the lines in which the arena and an outside program talk.

The page's messages are made for drawing; these are made for deciding, and hold exactly what a :class:`View` holds
while its seat is to act.  docs/ARENA.md describes every field.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ginrummy.arena.refusals import ArenaError
from ginrummy.game.actions import LayOff, parse_action
from ginrummy.game.cards import Card, CardSet, cards_of, parse_cards
from ginrummy.game.deal import Laid
from ginrummy.game.errors import CodedError
from ginrummy.game.events import (
    DealEnded,
    Dealt,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    LayoffsFinished,
    Passed,
    Reshuffled,
    Took,
    WentBigGin,
)
from ginrummy.game.habits import Habits
from ginrummy.game.melds import Meld
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.outside import json_of
from ginrummy.game.sheet import Entry, Form, Game
from ginrummy.game.view import View
from ginrummy.records.ruleset import plain, rules_of

PROTOCOL = 1
"""The version of the lines; a program that speaks another one is refused."""

LONGEST_LINE = 1_000_000
"""The longest line that is read, in characters; a view late in a match of a hundred deals takes about 20,000."""

Message = dict[str, Any]


def line_of(message: Mapping[str, Any]) -> str:
    """Write a message as its line, with the end of the line."""
    return json.dumps(message, separators=(",", ":")) + "\n"


def message_of(line: str, sender: str) -> Message:
    """Read a line; raises ArenaError, naming the sender, for anything but a JSON object with a ``type``."""
    try:
        message = json_of(line, LONGEST_LINE)
    except ValueError:
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise ArenaError(f"{sender} sent a line that is no JSON object with a type: {line.strip()[:200]!r}")
    return message


def write_view(view: View) -> Message:
    """Write a view of the seat to act.

    >>> from ginrummy.game.deal import Deal
    >>> from ginrummy.game.rules import PRESETS
    >>> view = View.of(Deal.start(PRESETS["eaai"], 1, "a seed"), 0)
    >>> read_view(write_view(view)) == view
    True
    """
    laid = view.laid
    return {
        "seat": view.seat,
        "dealer": view.dealer,
        "phase": view.phase.value,
        "turns": view.turns,
        "hand": _texts(view.hand),
        "drawn": _text(view.drawn),
        "taken": _text(view.taken),
        "upcard": _text(view.upcard),
        "limit": view.limit,
        "pile": [str(card) for card in view.pile],
        "pile_closed": view.pile_closed,
        "stock": view.stock,
        "throwing": view.throwing.value,
        "opponent": {"cards": view.opponent_cards, "known": _texts(view.opponent_known)},
        "shown": _texts(view.own_known),
        "laid": {
            "seat": laid.seat,
            "discard": _text(laid.discard),
            "melds": [str(meld) for meld in laid.melds],
            "left": _texts(laid.left),
            "deadwood": laid.deadwood,
        }
        if laid
        else None,
        "spread": [str(meld) for meld in view.spread],
        "layoffs": [str(layoff) for layoff in view.layoffs],
        "events": [write_event(event) for event in view.events],
        "match": {
            "form": view.form.value,
            "target": view.target,
            "scores": [*view.scores],
            "games": [
                {
                    "closer": game.closer,
                    "entries": [
                        [entry.deal, entry.seat, entry.award, entry.box, *entry.scores]
                        for entry in game.entries
                    ],
                }
                for game in view.games
            ],
            "habits": [[*counts] for counts in view.habits],
        },
        "rules": plain(view.rules),
    }


def read_view(message: Mapping[str, Any]) -> View:
    """Read a view of the seat to act; the inverse of :func:`write_view`.

    Raises ArenaError where a field is missing or holds what it cannot.
    """
    try:
        return _view(message)
    except CodedError as error:
        raise ArenaError(f"a view cannot be read: {error}") from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ArenaError(f"a view cannot be read: {type(error).__name__} {error}") from None


def _view(message: Mapping[str, Any]) -> View:
    laid, match, opponent = message["laid"], message["match"], message["opponent"]
    layoffs = tuple(parse_action(text) for text in message["layoffs"])
    return View(
        seat=message["seat"],
        rules=rules_of({"preset": "regular", **message["rules"]}),
        dealer=message["dealer"],
        phase=Phase(message["phase"]),
        turn=message["seat"],
        turns=message["turns"],
        upcard=_card(message["upcard"]),
        hand=parse_cards(message["hand"]),
        drawn=_card(message["drawn"]),
        taken=_card(message["taken"]),
        pile=tuple(Card.parse(text) for text in message["pile"]),
        pile_closed=message["pile_closed"],
        throwing=Throwing(message["throwing"]),
        stock=message["stock"],
        opponent_cards=opponent["cards"],
        opponent_known=parse_cards(opponent["known"]),
        own_known=parse_cards(message["shown"]),
        laid=Laid(
            laid["seat"],
            _card(laid["discard"]),
            _melds(laid["melds"]),
            parse_cards(laid["left"]),
            laid["deadwood"],
        )
        if laid
        else None,
        spread=_melds(message["spread"]),
        layoffs=tuple(layoff for layoff in layoffs if isinstance(layoff, LayOff)),
        events=tuple(read_event(event) for event in message["events"]),
        result=None,
        form=Form(match["form"]),
        target=match["target"],
        games=tuple(
            Game(
                tuple(
                    Entry(deal, seat, award, box, (first, second))
                    for deal, seat, award, box, first, second in game["entries"]
                ),
                game["closer"],
            )
            for game in match["games"]
        ),
        habits=_habits(match["habits"]),
    )


def write_event(event: Event) -> Message:
    """Write one thing that happened.

    >>> write_event(Drew(1, None))
    {'type': 'drew', 'seat': 1, 'card': None}
    """
    match event:
        case Dealt(dealer, upcard):
            return {"type": "dealt", "dealer": dealer, "card": _text(upcard)}
        case Passed(seat):
            return {"type": "passed", "seat": seat}
        case Took(seat, card, upcard):
            return {"type": "took_upcard" if upcard else "took_discard", "seat": seat, "card": str(card)}
        case Drew(seat, drawn):
            return {"type": "drew", "seat": seat, "card": _text(drawn)}
        case Reshuffled(count):
            return {"type": "reshuffled", "count": count}
        case Discarded(seat, card):
            return {"type": "discarded", "seat": seat, "card": str(card)}
        case Knocked(seat, discard, spread, deadwood):
            return {
                "type": "knocked",
                "seat": seat,
                "card": str(discard),
                "spread": [str(meld) for meld in spread],
                "deadwood": deadwood,
            }
        case WentBigGin(seat, spread):
            return {"type": "went_big_gin", "seat": seat, "spread": [str(meld) for meld in spread]}
        case LaidOff(seat, card, meld):
            return {"type": "laid_off", "seat": seat, "card": str(card), "meld": meld}
        case LayoffsFinished(seat):
            return {"type": "finished_layoffs", "seat": seat}
        case DealEnded():
            return {"type": "deal_ended"}


def read_event(message: Mapping[str, Any]) -> Event:
    """Read one thing that happened; raises KeyError, ValueError or CodedError."""
    kind, seat = message["type"], message.get("seat")
    match kind:
        case "dealt":
            return Dealt(message["dealer"], _card(message["card"]))
        case "reshuffled":
            return Reshuffled(message["count"])
        case "deal_ended":
            return DealEnded()
        case _ if seat not in (0, 1):
            raise ValueError(f"no seat {seat!r} of an event {kind!r}")
        case "passed":
            return Passed(seat)
        case "took_upcard" | "took_discard":
            return Took(seat, Card.parse(message["card"]), kind == "took_upcard")
        case "drew":
            return Drew(seat, _card(message["card"]))
        case "discarded":
            return Discarded(seat, Card.parse(message["card"]))
        case "knocked":
            return Knocked(seat, Card.parse(message["card"]), _melds(message["spread"]), message["deadwood"])
        case "went_big_gin":
            return WentBigGin(seat, _melds(message["spread"]))
        case "laid_off":
            return LaidOff(seat, Card.parse(message["card"]), message["meld"])
        case "finished_layoffs":
            return LayoffsFinished(seat)
        case _:
            raise ValueError(f"no event {kind!r}")


def _text(card: Card | None) -> str | None:
    return str(card) if card else None


def _card(text: str | None) -> Card | None:
    return None if text is None else Card.parse(text)


def _texts(cards: CardSet) -> list[str]:
    return [str(card) for card in cards_of(cards)]


def _habits(counts: Any) -> Habits:
    (ended, waited), (other_ended, other_waited) = counts
    return (int(ended), int(waited)), (int(other_ended), int(other_waited))


def _melds(texts: list[str]) -> tuple[Meld, ...]:
    return tuple(Meld.parse(text) for text in texts)
