"""The shapes of every message that crosses between the page and the engine.

These are the source of ``web/src/engine/protocol.d.ts`` and ``docs/protocol.schema.json``
(``make types`` writes both).  Cards are two characters, rank then suit: ``"As"``, ``"Td"``; ``"??"`` is a
card the receiver may not see.  Seats are 0 and 1.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

PROTOCOL_VERSION = 1

CommandName = Literal[
    "hello",
    "rules",
    "new_match",
    "act",
    "advance",
    "next_deal",
    "undo",
    "load",
    "price",
    "hint",
    "review",
    "review_stop",
    "trial",
    "trial_end",
    "knew",
    "drill",
    "drill_answer",
    "fair",
    "proof",
    "give_up",
    "check_proof",
    "replay",
    "replay_step",
    "replay_record",
    "replay_play",
]
DrillKind = Literal["draw", "throw", "knock", "layoff"]
VerdictName = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
PhaseName = Literal["upcard", "draw", "discard", "last_discard", "layoff", "over"]
MeldKind = Literal["set", "run"]
ResultKind = Literal["knock", "gin", "big_gin", "undercut", "drawn", "dead"]
DeadReason = Literal["two_cards_left", "turn_limit"]
FormName = Literal["one", "target", "hollywood"]
TopicName = Literal[
    "knocking", "ending", "scoring", "layoffs", "stock", "options", "aces", "dealing", "settlement"
]


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
    A ``knock`` that leaves no deadwood is gin; ``big_gin`` lays eleven melded cards down and throws none.
    """

    type: Literal[
        "pass",
        "take_upcard",
        "draw_stock",
        "take_discard",
        "discard",
        "knock",
        "big_gin",
        "lay_off",
        "done",
    ]
    card: NotRequired[str]
    meld: NotRequired[int]
    discard: NotRequired[str]
    spread: NotRequired[list[str]]


class LegalMessage(TypedDict):
    """Offer one legal act, with what it leads to.

    ``deadwood``: what is left after a discard, a knock or a layoff (own cards melded best); with a take, the least
    that the throw after it can leave.  ``helps``: with a take, the card then stands in a meld and less is left.
    ``proposed``: the spread the engine recommends among the knocks with the same discard; the layoff it
    would make next.  ``gin``: a knock that leaves nothing.  ``fits``: with a knock whose discard leaves several
    spreads, the cards the opponent may hold that could at once be laid off on this one; none on gin.
    """

    action: ActionMessage
    deadwood: NotRequired[int]
    helps: NotRequired[bool]
    proposed: NotRequired[bool]
    gin: NotRequired[bool]
    fits: NotRequired[list[str]]


class MeldMessage(TypedDict):
    """Show one meld, its cards in order."""

    kind: MeldKind
    cards: list[str]


class LaidOffMessage(TypedDict):
    """Tell which card was laid off on which meld of the spread."""

    card: str
    meld: int


class SpreadMessage(TypedDict):
    """Show what the knocker laid down; ``melds`` hold the layoffs made so far, ``laid_off`` names them.

    ``discard`` is null after big gin.
    """

    seat: int
    discard: str | None
    melds: list[MeldMessage]
    laid_off: list[LaidOffMessage]
    deadwood_cards: list[str]
    deadwood: int
    gin: bool
    big_gin: bool


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

    code: Literal[
        "difference",
        "undercut_bonus",
        "tie_no_bonus",
        "tie_drawn",
        "opponent_deadwood",
        "gin_bonus",
        "big_gin_bonus",
        "spade_double",
        "box_at_once",
    ]
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
    end: Literal["knock", "gin", "big_gin"] | None
    reshuffled: bool


class OpponentMessage(TypedDict):
    """Show what is known of the other hand; ``known``: cards taken from the pile and still held."""

    cards: int
    known: list[str]


class DealMessage(TypedDict):
    """Show one deal as this seat may see it.

    ``turn``: the seat to act, null when over.  ``turns``: turns ended so far.  ``upcard``: the card first turned,
    null where the deal began with eleven cards.  ``doubled``: the upcard makes this deal count twice.
    ``hand``: own cards by suit and rank, the drawn card among them.  ``drawn``: the card drawn or taken this
    turn while it is to be answered by a discard.  ``taken``: the same if it came from the pile, so that it
    may not be thrown.  ``melds``, ``deadwood``: a best arrangement of ``hand``; ``melds_before``: of the hand
    without the drawn card, null when there is none.  ``points``: what each card of ``hand`` counts as deadwood, in
    its order.  ``pile``: bottom to top.  ``pile_closed``: both passed the upcard, only the stock is open.
    ``throwing``: what this turn may end with: ``free``, ``no_knock`` (the first act of eleven cards is a plain
    discard) or ``must_end`` (the last discard was taken to knock).  ``knock_limit``: the most deadwood to knock with
    in this deal; 0 and null: gin only, null where the rules never allow a knock.  ``draws_left``: draws before a
    dead deal, null where the stock is reshuffled.  ``turns_left``: turns before the turn limit ends the deal.
    """

    number: int
    phase: PhaseName
    turn: int | None
    dealer: int
    turns: int
    turns_left: int
    upcard: str | None
    doubled: bool
    hand: list[str]
    points: list[int]
    drawn: str | None
    taken: str | None
    melds: list[MeldMessage]
    melds_before: list[MeldMessage] | None
    deadwood: int
    opponent: OpponentMessage
    stock: int
    draws_left: int | None
    pile: list[str]
    pile_closed: bool
    throwing: Literal["free", "no_knock", "must_end"]
    knock_limit: int | None
    spread: SpreadMessage | None
    best_layoffs: BestLayoffsMessage | None
    log: list[TurnMessage]
    result: ResultMessage | None


class DealRowMessage(TypedDict):
    """Give one row of the score sheet; ``scores``: the totals after it, by seat.

    ``deadwood``: what both hands counted at the end, by seat; null where nobody laid down.
    """

    number: int
    dealer: int
    kind: ResultKind
    knocker: int | None
    winner: int | None
    points: int
    scores: list[int]
    deadwood: list[int] | None


class RulesMessage(TypedDict):
    """Give every number of the rules in force.

    ``preset``: the preset they start from.  ``name``: the player's own name for them, null for the preset itself.
    ``changed``: the fields that differ from the preset.
    """

    preset: str
    name: str | None
    changed: list[str]
    knock_mode: Literal["fixed", "upcard", "gin_only"]
    knock_limit: int
    upcard_ace: Literal["gin_only", "one"]
    spade_double: bool
    gin_bonus: int
    big_gin_bonus: int
    undercut_bonus: int
    tied_undercut: Literal["bonus", "no_bonus", "drawn"]
    stock_end: Literal["reshuffle", "dead_at_two", "knock_only"]
    max_turns: int
    aces: Literal["low", "high_or_low", "around"]
    ace_deadwood: int
    start: Literal["upcard", "eleven_cards"]
    next_dealer: Literal["winner", "loser", "alternate"]
    box_bonus: int
    box_at_once: bool
    game_bonus: int
    shutout: Literal["none", "game_bonus", "deals", "net"]
    game_won_by: Literal["first_to_target", "settlement"]
    hollywood_won_by: Literal["points", "games"]


class StatementMessage(TypedDict):
    """Say one thing about the rules: a code (the page holds the sentence ``rule-<code>``) and its numbers."""

    topic: TopicName
    code: str
    params: dict[str, int]


class DifferenceMessage(TypedDict):
    """Set what two rules say on one topic side by side: the regular game, and these rules."""

    topic: TopicName
    regular: list[StatementMessage]
    here: list[StatementMessage]


class FieldMessage(TypedDict):
    """Describe one field of the rules: a number with bounds, a choice, or a switch.

    ``proposed``: the usual numbers.
    """

    name: str
    topic: TopicName
    kind: Literal["number", "choice", "switch"]
    low: int | None
    high: int | None
    proposed: list[int]
    choices: list[str | int]


class RulesOfferMessage(TypedDict):
    """Tell all about a set of rules: its numbers, what it says, how it differs from the regular game.

    ``problems``: why it cannot be played; with any, the lists are empty and ``rules`` is null.
    """

    rules: RulesMessage | None
    statements: list[StatementMessage]
    differences: list[DifferenceMessage]
    problems: list[ErrorMessage]


class TallyMessage(TypedDict):
    """Give one line of a settlement: for which seat, its points, the numbers it used."""

    code: Literal["deals", "boxes", "game_bonus", "shutout"]
    seat: int
    points: int
    params: dict[str, int]


class GameEntryMessage(TypedDict):
    """Give one won deal as entered in one game; ``points`` with a box credited at once, ``scores`` after it."""

    deal: int
    seat: int
    points: int
    scores: list[int]


class GameMessage(TypedDict):
    """Show one game of the match: Hollywood has three, any other match one.

    ``boxes``: deals entered, by seat.  ``closer``: the seat that reached the target.  ``winner``, ``settlement`` and
    ``totals`` are null while it is open; ``settlement`` holds every bonus, ``totals`` what both come to with them.
    """

    scores: list[int]
    boxes: list[int]
    entries: list[GameEntryMessage]
    closer: int | None
    winner: int | None
    settlement: list[TallyMessage] | None
    totals: list[int] | None


class MatchMessage(TypedDict):
    """Show the match: form, scores by seat (all games together), finished deals, games.

    ``bonuses``: whether games are settled with bonuses at all.  ``totals``: what both seats come to, the bonuses of
    closed games included.  ``winner`` is null while open and after a draw.
    """

    form: FormName
    target: int | None
    level: str
    scores: list[int]
    totals: list[int]
    bonuses: bool
    deals: list[DealRowMessage]
    games: list[GameMessage]
    over: bool
    winner: int | None


class ViewMessage(TypedDict):
    """Show everything true now that the player at ``seat`` may see; ``can_undo``: the last act may be taken
    back.  ``trial``: a finished deal is played again to try something, and the match waits; absent in the match.
    """

    seat: int
    rules: RulesMessage
    match: MatchMessage
    deal: DealMessage
    can_undo: bool
    trial: NotRequired[bool]


class EventMessage(TypedDict):
    """Tell one thing that happened, for motion, log and announcements.

    ``dealt`` (dealer, card = upcard, absent at a start of eleven cards) · ``passed`` · ``took_upcard``,
    ``took_discard`` (card) · ``drew`` (card or ``"??"``) · ``reshuffled`` (count) · ``discarded`` (card) ·
    ``knocked``, ``went_gin`` (card = discard, deadwood) · ``went_big_gin`` · ``laid_off`` (card, meld) ·
    ``finished_layoffs`` · ``deal_over`` (kind, winner, points) · ``match_over`` (winner) · ``taken_back``.
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
        "went_big_gin",
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
    """Offer one preset: all about its rules, the targets proposed for it (the usual one first)."""

    name: str
    rules: RulesMessage
    statements: list[StatementMessage]
    differences: list[DifferenceMessage]
    targets: list[int]


class PriceMessage(TypedDict):
    """Price the deal that is over, as it was played, under the rules of one preset.

    ``problem``: why it could not have ended like this there (the act was not allowed, hands count another way, the
    stock or the turns end elsewhere); then ``kind`` and ``winner`` are null, ``points`` 0 and ``lines`` empty.
    """

    preset: str
    problem: ErrorMessage | None
    kind: ResultKind | None
    winner: int | None
    points: int
    lines: list[ScoreLineMessage]


class ReasonMessage(TypedDict):
    """Give one reason for an act: a code (the page holds the sentence) and its numbers and cards.

    ``deadwood`` (before, after) · ``outs`` (count: unseen cards that make a meld) · ``gin_cards`` (count:
    unseen cards that give gin) · ``wait_gin`` (count: the same, as a reason to play on) · ``danger`` (percent: chance
    that the card thrown serves the opponent) · ``knock_wins`` (percent, points: chance that the knock wins, and what
    it brings on average) · ``undercut_risk`` (percent) · ``completes`` (card, meld: its cards run together) ·
    ``stock_left`` (count: own draws left) · ``lays_off`` (points) · ``gives_less`` (points: how much less this spread
    lets the opponent lay off than another one) · ``gin`` (points: what the gin scores at least) · ``last_chance``
    (nothing: left alone, the deal is dead).
    """

    code: str
    params: dict[str, int | str]


class RatedMessage(TypedDict):
    """Rate one act: points the deal is expected to bring with it (negative: the opponent's), and the error.

    ``error``: half of the width of the 95 % interval of its difference to the best act, in points; 0 for the best.
    """

    action: ActionMessage
    points: float
    error: float


class HintMessage(TypedDict):
    """Advise the person whose turn it is: what to do, the numbers why, and how the other acts compare.

    ``options``: the acts worth a thought, best first.  Made from what the seat sees and nothing else.
    """

    action: ActionMessage
    reasons: list[ReasonMessage]
    options: list[RatedMessage]


class DecisionMessage(TypedDict):
    """Judge one decision of a finished deal by what the seat could know then.

    ``at``: index of the act among those of the deal.  ``loss``: expected points lost against the best act, ``error``
    half of the width of its 95 % interval, ``win_loss`` the chance of winning the match lost, 0 to 1; null where it is
    not known.  ``options``: best first, the act played always among them.  ``position``: what the seat saw, as text
    that sets the decision up again.
    """

    at: int
    phase: PhaseName
    played: ActionMessage
    best: ActionMessage
    loss: float
    error: float
    win_loss: float | None
    options: list[RatedMessage]
    reasons: list[ReasonMessage]
    verdict: VerdictName
    position: str


class LuckMessage(TypedDict):
    """Tell luck apart from skill, in points for the person; start, draws and skill add up to points roughly.

    ``start``: what the dealt hands were worth.  ``draws``: what the cards drawn from the stock changed, for both.
    ``skill``: the opponent's losses less one's own.  ``points``: what the deal brought.  ``error``: half of the width
    of the 95 % interval of the sum of the three.
    """

    start: float
    draws: float
    skill: float
    points: int
    error: float


class ReviewMessage(TypedDict):
    """Review a finished deal as far as it has come: ``done`` of ``total`` steps.

    ``dearest``: places in ``decisions`` of the three that cost most, dearest first; those that cost nothing are not
    named.  ``luck``: null until it is known.
    """

    deal: int
    done: int
    total: int
    finished: bool
    decisions: list[DecisionMessage]
    dearest: list[int]
    luck: LuckMessage | None


class KnewDecisionMessage(TypedDict):
    """Show what the opponent saw at one decision, and what it did.

    ``hand``: its cards then.  ``known``: of the person's hand, what was taken openly.  ``unseen``: cards it could not
    place.  ``top``: the top discard, null where there was none.
    """

    at: int
    act: ActionMessage
    hand: list[str]
    known: list[str]
    unseen: int
    top: str | None


class KnewMessage(TypedDict):
    """Show what the opponent knew at each decision of a finished deal."""

    deal: int
    decisions: list[KnewDecisionMessage]


class DrillMessage(TypedDict):
    """Set a decision up to be asked: what the seat saw then, what it may do, and the text it comes from.

    ``kind``: what it is about.  ``position``, ``view``: null where none has been found yet; to go on looking, ask
    again with the same seed and this ``start``.  The view and the offers name no best layoffs: those are the question.
    """

    kind: DrillKind
    position: str | None
    view: ViewMessage | None
    legal: list[LegalMessage]
    start: int


class DrilledMessage(TypedDict):
    """Grade an answer by what the seat could know: ``right`` where it loses nothing worth speaking of.

    ``loss``: expected points lost against ``best``, ``error`` half of the width of its 95 % interval.  ``reasons``: for
    the best act.  ``options``: best first, the answer among them.  ``next``: the decision that follows where there is
    more to lay off, else null.
    """

    right: bool
    best: ActionMessage
    loss: float
    error: float
    reasons: list[ReasonMessage]
    options: list[RatedMessage]
    next: str | None


class FairMessage(TypedDict):
    """Tell what was promised for the match before its first card, and nothing of the secret.

    ``commitment``: SHA-256 of the secret as docs/FAIRNESS.md writes it, 64 hexadecimal digits.  ``words``: the player's
    own.  ``openings``: how many prepared openings the first deal is one of; 0 where it is none.
    """

    commitment: str
    words: str
    openings: int


class CheckedDealMessage(TypedDict):
    """Judge one deal of a proof: ``problem`` names the first thing that is otherwise than its seed has it."""

    deal: int
    problem: ErrorMessage | None


class CheckedMessage(TypedDict):
    """Judge a proof.  ``problem``: the secret is not the one promised; null where it is."""

    problem: ErrorMessage | None
    deals: list[CheckedDealMessage]


class ReplayDealMessage(TypedDict):
    """Name one deal that can be looked at: its number and what it came to."""

    number: int
    kind: ResultKind
    winner: int | None
    points: int


class ReplayActMessage(TypedDict):
    """Tell one act of a deal; ``card``: what was drawn or taken with it, whoever saw it."""

    seat: int
    action: ActionMessage
    card: str | None


class ReplayMessage(TypedDict):
    """Open finished deals to be looked at, one of them with all its acts.

    ``match``: they are those of a match.  ``hands``: as dealt, by seat.  ``link``: the deal as the short text of
    docs/RECORDS.md.
    """

    deal: int
    deals: list[ReplayDealMessage]
    match: bool
    hands: list[list[str]]
    upcard: str | None
    acts: list[ReplayActMessage]
    link: str


class ReplayStepMessage(TypedDict):
    """Show the table after ``at`` acts of a deal as the person saw it, with what the last act told.

    ``other``: the opponent's hand as it would be laid down now.
    """

    deal: int
    at: int
    view: ViewMessage
    events: list[EventMessage]
    other: OpenHandMessage


class ReplayRecordMessage(TypedDict):
    """Write a deal down, or all of them (``deal`` 0): as the short text and as a TOML file."""

    deal: int
    link: str
    file: str


class HelloMessage(TypedDict):
    """Tell what this engine is and what can be started."""

    engine: str
    protocol: int
    presets: list[PresetMessage]
    fields: list[FieldMessage]
    forms: list[FormName]
    levels: list[str]
    target_min: int
    target_max: int


class Reply(TypedDict):
    """Answer one request.

    ``ok`` true: ``hello`` after hello, ``rules`` after rules, ``prices`` (one for each preset) after price, ``hint``,
    ``review``, ``knew``, ``drill``, ``fair`` (null where nothing was promised) and ``proof`` after the command of that
    name, ``drilled`` after drill_answer, ``checked`` after check_proof, ``replay`` after replay,
    ``step`` after replay_step, ``record`` after replay_record, nothing after review_stop, otherwise rev, events, view,
    legal and save.  ``ok`` false: ``error`` and nothing has changed.
    ``save`` is opaque to the page: it keeps the string and hands it to ``load``; a trial has none.
    """

    v: int
    id: int
    ok: bool
    rev: NotRequired[int]
    hello: NotRequired[HelloMessage]
    rules: NotRequired[RulesOfferMessage]
    prices: NotRequired[list[PriceMessage]]
    hint: NotRequired[HintMessage]
    review: NotRequired[ReviewMessage]
    knew: NotRequired[KnewMessage]
    drill: NotRequired[DrillMessage]
    drilled: NotRequired[DrilledMessage]
    fair: NotRequired[FairMessage | None]
    proof: NotRequired[str]
    checked: NotRequired[CheckedMessage]
    replay: NotRequired[ReplayMessage]
    step: NotRequired[ReplayStepMessage]
    record: NotRequired[ReplayRecordMessage]
    events: NotRequired[list[EventMessage]]
    view: NotRequired[ViewMessage]
    legal: NotRequired[list[LegalMessage]]
    save: NotRequired[str]
    error: NotRequired[ErrorMessage]
