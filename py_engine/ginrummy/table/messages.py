"""The shapes of every message that crosses between the page and the engine.

These are the source of ``web/src/engine/protocol.d.ts`` and ``docs/protocol.schema.json``
(``make types`` writes both).  Cards are two characters, rank then suit: ``"As"``, ``"Td"``; ``"??"`` is a
card the receiver may not see.  Seats are 0 and 1.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

PROTOCOL_VERSION = 1

CommandName = Literal["hello", "new_match", "act", "advance", "next_deal", "undo", "load"]
PhaseName = Literal["upcard", "draw", "discard", "layoff", "over"]
MeldKind = Literal["set", "run"]
ResultKind = Literal["knock", "gin", "undercut", "dead"]
DeadReason = Literal["two_cards_left", "turn_limit"]
FormName = Literal["one", "target"]


class Request(TypedDict):
    """Ask the engine for one thing; ``id`` comes back in the reply."""

    v: int
    id: int
    cmd: CommandName
    rev: NotRequired[int]
    args: NotRequired[dict[str, Any]]


class ActionMessage(TypedDict):
    """Name one act of a player.

    ``card`` goes with ``discard`` and ``lay_off``, ``meld`` (index into the spread) with ``lay_off``,
    ``discard`` and ``spread`` (each meld its cards run together, ``"3s4s5s"``) with ``knock``.
    A ``knock`` that leaves no deadwood is gin.
    """

    type: Literal["pass", "take_upcard", "draw_stock", "take_discard", "discard", "knock", "lay_off", "done"]
    card: NotRequired[str]
    meld: NotRequired[int]
    discard: NotRequired[str]
    spread: NotRequired[list[str]]


class LegalMessage(TypedDict):
    """Offer one legal act, with what it leads to.

    ``deadwood``: what is left after a discard, a knock or a layoff (own cards melded best).
    ``proposed``: the spread the engine recommends among the knocks with the same discard; the layoff it
    would make next.  ``gin``: a knock that leaves nothing.
    """

    action: ActionMessage
    deadwood: NotRequired[int]
    proposed: NotRequired[bool]
    gin: NotRequired[bool]


class MeldMessage(TypedDict):
    """Show one meld, its cards in order."""

    kind: MeldKind
    cards: list[str]


class LaidOffMessage(TypedDict):
    """Tell which card was laid off on which meld of the spread."""

    card: str
    meld: int


class SpreadMessage(TypedDict):
    """Show what the knocker laid down; ``melds`` hold the layoffs made so far, ``laid_off`` names them."""

    seat: int
    discard: str
    melds: list[MeldMessage]
    laid_off: list[LaidOffMessage]
    deadwood_cards: list[str]
    deadwood: int
    gin: bool


class BestLayoffsMessage(TypedDict):
    """Propose the defender's best layoffs from here, and what the deal would then come to."""

    layoffs: list[LaidOffMessage]
    deadwood: int
    kind: ResultKind
    winner: int | None
    points: int


class OpenHandMessage(TypedDict):
    """Show one hand as it counts at the end of a deal; ``laid_off_points``: what its layoffs took off."""

    melds: list[MeldMessage]
    deadwood_cards: list[str]
    deadwood: int
    laid_off: list[LaidOffMessage]
    laid_off_points: int


class ScoreLineMessage(TypedDict):
    """Give one line of the receipt: a rule's code, its points and the numbers it used."""

    code: Literal["difference", "undercut_bonus", "opponent_deadwood", "gin_bonus"]
    points: int
    params: dict[str, int]


class ResultMessage(TypedDict):
    """Tell how the deal ended; ``hands`` by seat, null where the deal was dead and nobody laid down."""

    kind: ResultKind
    reason: DeadReason | None
    knocker: int | None
    winner: int | None
    points: int
    discard: str | None
    hands: list[OpenHandMessage] | None
    lines: list[ScoreLineMessage]


class TurnMessage(TypedDict):
    """Tell one turn of the deal, as far as the receiver may know it.

    ``draw``: where the card came from; null for a pass.  ``card``: the drawn card, null when hidden.
    ``threw``: the discard, null while the turn is under way.  ``end``: how the turn ended the deal.
    ``reshuffled``: the stock was made anew for this draw.
    """

    seat: int
    draw: Literal["upcard", "stock", "discard"] | None
    card: str | None
    threw: str | None
    end: Literal["knock", "gin"] | None
    reshuffled: bool


class OpponentMessage(TypedDict):
    """Show what is known of the other hand; ``known``: cards taken from the pile and still held."""

    cards: int
    known: list[str]


class DealMessage(TypedDict):
    """Show one deal as this seat may see it.

    ``turn``: the seat to act, null when over.  ``turns``: turns ended so far.
    ``hand``: own cards by suit and rank, the drawn card among them.  ``drawn``: the card drawn or taken this
    turn while it is to be answered by a discard.  ``taken``: the same if it came from the pile, so that it
    may not be thrown.  ``melds``, ``deadwood``: a best arrangement of ``hand``.  ``pile``: bottom to top.
    ``pile_closed``: both passed the upcard, only the stock is open.  ``draws_left``: draws before a dead
    deal, null where the stock is reshuffled.  ``turns_left``: turns before the turn limit ends the deal.
    """

    number: int
    phase: PhaseName
    turn: int | None
    dealer: int
    turns: int
    turns_left: int
    hand: list[str]
    drawn: str | None
    taken: str | None
    melds: list[MeldMessage]
    deadwood: int
    opponent: OpponentMessage
    stock: int
    draws_left: int | None
    pile: list[str]
    pile_closed: bool
    knock_limit: int | None
    spread: SpreadMessage | None
    best_layoffs: BestLayoffsMessage | None
    log: list[TurnMessage]
    result: ResultMessage | None


class DealRowMessage(TypedDict):
    """Give one row of the score sheet; ``scores``: the totals after it, by seat."""

    number: int
    dealer: int
    kind: ResultKind
    knocker: int | None
    winner: int | None
    points: int
    scores: list[int]


class RulesMessage(TypedDict):
    """Give every number of the rules in force."""

    preset: str
    knock_mode: Literal["fixed", "gin_only"]
    knock_limit: int
    gin_bonus: int
    undercut_bonus: int
    stock_end: Literal["reshuffle", "dead_at_two"]
    max_turns: int


class MatchMessage(TypedDict):
    """Show the match: form, scores by seat, finished deals; ``winner`` is null while open and after a
    draw.
    """

    form: FormName
    target: int | None
    level: str
    scores: list[int]
    deals: list[DealRowMessage]
    over: bool
    winner: int | None


class ViewMessage(TypedDict):
    """Show everything true now that the player at ``seat`` may see; ``can_undo``: the last act may be taken
    back.
    """

    seat: int
    rules: RulesMessage
    match: MatchMessage
    deal: DealMessage
    can_undo: bool


class EventMessage(TypedDict):
    """Tell one thing that happened, for motion, log and announcements.

    ``dealt`` (dealer, cards=[upcard]) · ``passed`` · ``took_upcard``, ``took_discard`` (card) · ``drew``
    (card or
    ``"??"``) · ``reshuffled`` (count) · ``discarded`` (card) · ``knocked``, ``went_gin`` (card = discard,
    deadwood) · ``laid_off`` (card, meld) · ``finished_layoffs`` · ``deal_over`` (kind, winner, points) ·
    ``match_over`` (winner) · ``taken_back``.
    """

    type: Literal[
        "dealt",
        "passed",
        "took_upcard",
        "took_discard",
        "drew",
        "reshuffled",
        "discarded",
        "knocked",
        "went_gin",
        "laid_off",
        "finished_layoffs",
        "deal_over",
        "match_over",
        "taken_back",
    ]
    seat: NotRequired[int]
    dealer: NotRequired[int]
    card: NotRequired[str]
    meld: NotRequired[int]
    count: NotRequired[int]
    deadwood: NotRequired[int]
    kind: NotRequired[ResultKind]
    winner: NotRequired[int | None]
    points: NotRequired[int]


class ErrorMessage(TypedDict):
    """Name what was wrong: a code (the page holds the sentence) and the values to put into it."""

    code: str
    params: dict[str, int | str]


class PresetMessage(TypedDict):
    """Offer one preset: its rules, the targets proposed for it."""

    name: str
    rules: RulesMessage
    targets: list[int]


class HelloMessage(TypedDict):
    """Tell what this engine is and what can be started."""

    engine: str
    protocol: int
    presets: list[PresetMessage]
    forms: list[FormName]
    levels: list[str]
    target_min: int
    target_max: int


class Reply(TypedDict):
    """Answer one request.

    ``ok`` true: ``hello`` after hello, otherwise rev, events, view, legal and save.  ``ok`` false: ``error``
    and nothing has changed.  ``save`` is opaque to the page: it keeps the string and hands it to ``load``.
    """

    v: int
    id: int
    ok: bool
    rev: NotRequired[int]
    hello: NotRequired[HelloMessage]
    events: NotRequired[list[EventMessage]]
    view: NotRequired[ViewMessage]
    legal: NotRequired[list[LegalMessage]]
    save: NotRequired[str]
    error: NotRequired[ErrorMessage]
