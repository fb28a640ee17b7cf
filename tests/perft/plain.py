"""One deal of gin rummy a second time, as a plain reading of the rules: slow, and without the engine.

Cards and acts are their texts (``"As"``, ``"kKc:4c4d4h"``), hands are frozensets, rules a dict of all the fields.
Melds and deadwood are those of :mod:`support.brute`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from perft.rulesets import Fields
from support import brute
from support.brute import Hand

PLACE = {card: place for place, card in enumerate(brute.DECK)}


@dataclass(frozen=True)
class State:
    """A deal between two acts; ``stock`` starts with the next card, ``pile`` ends with the open one."""

    rules: Fields
    dealer: int
    seed: str
    hands: tuple[Hand, Hand]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    upcard: str | None
    phase: str
    turn: int | None
    passes: int = 0
    pile_closed: bool = False
    bare_throw: bool = False
    must_end: bool = False
    taken: str | None = None
    turns: int = 0
    reshuffles: int = 0
    knocker: int | None = None
    laid: tuple[Hand, ...] = ()
    table: tuple[Hand, ...] = ()
    ending: str | None = None


def start(rules: Fields, dealer: int, seed: str, deck: Sequence[str] | None = None) -> State:
    """Deal a written deck, or the one that the seed gives."""
    cards = tuple(shuffled(brute.DECK, seed, "deck") if deck is None else deck)
    assert sorted(cards) == sorted(brute.DECK)
    eldest, dealt, turned, stock = set(cards[:10]), set(cards[10:20]), cards[20], cards[21:]
    eleven = rules["start"] == "eleven_cards"
    if eleven:
        eldest.add(turned)
    hands = {1 - dealer: frozenset(eldest), dealer: frozenset(dealt)}
    return State(
        rules=rules,
        dealer=dealer,
        seed=seed,
        hands=(hands[0], hands[1]),
        stock=stock,
        pile=() if eleven else (turned,),
        upcard=None if eleven else turned,
        phase="discard" if eleven else "upcard",
        turn=1 - dealer,
        bare_throw=eleven,
    )


def shuffled(items: Sequence[str], seed: str, purpose: str) -> list[str]:
    """Shuffle with the published generator: SHA-256 in counter mode, then Fisher and Yates."""

    def words() -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(f"{seed}:{purpose}:{block}".encode()).digest()
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
            block += 1

    stream, order = words(), list(items)
    for place in reversed(range(1, len(order))):
        choices = place + 1
        fair = 2**32 // choices * choices
        other = next(word for word in stream if word < fair) % choices
        order[place], order[other] = order[other], order[place]
    return order


def legal(state: State) -> list[str]:
    """List the text of every act that the seat to act may choose."""
    if state.turn is None:
        return []
    hand = state.hands[state.turn]
    if state.phase == "upcard":
        return ["u", "p"]
    if state.phase == "draw":
        return ["s"] if state.pile_closed else ["s", "t"]
    if state.phase == "last_discard":
        top = state.pile[-1]
        return ["t", "p"] if endings(state, hand | {top}, top) else ["p"]
    if state.phase == "layoff":
        return [*layoffs(state, hand), "."]
    throws = [f"d{card}" for card in in_order(hand) if card != state.taken]
    if state.bare_throw:
        return throws
    ends = endings(state, hand, state.taken)
    return ends if state.must_end else throws + ends


def endings(state: State, hand: Hand, taken: str | None) -> list[str]:
    """List every knock, gin and big gin with these eleven cards."""
    rules = state.rules
    found: list[str] = []
    aces, ace, limit = rules["aces"], rules["ace_deadwood"], knock_limit(rules, state.upcard)
    for card in in_order(hand - {taken}):
        kept = hand - {card}
        found += [
            f"k{card}:{'/'.join(written(meld) for meld in spread(melds))}"
            for melds in brute.arrangements(kept, aces)
            if brute.left_over(kept, melds, ace) <= limit
        ]
    if rules["big_gin_bonus"] and brute.deadwood(hand, aces, ace) == 0:
        found.append("b")
    return found


def knock_limit(rules: Fields, upcard: str | None) -> int:
    if rules["knock_mode"] == "fixed":
        return rules["knock_limit"]
    if rules["knock_mode"] == "gin_only":
        return 0
    if upcard[0] == "A":
        return 1 if rules["upcard_ace"] == "one" else 0
    return brute.points([upcard])


def layoffs(state: State, hand: Hand) -> list[str]:
    return [
        f"l{card}{index}"
        for card in in_order(hand)
        for index, meld in enumerate(state.table)
        if brute.is_meld(meld | {card}, state.rules["aces"])
    ]


def in_order(cards: Hand) -> list[str]:
    return sorted(cards, key=PLACE.__getitem__)


def spread(melds: brute.Melds) -> tuple[Hand, ...]:
    return tuple(sorted(melds, key=lambda meld: min(PLACE[card] for card in meld)))


def written(meld: Hand) -> str:
    """Write a meld: a set by suit, a run from its low end."""
    ranks = {card[0] for card in meld}
    if len(ranks) == 1:
        return "".join(in_order(meld))
    suit = next(iter(meld))[1]
    arc = next(arc for arc in brute.arcs(len(meld), "around") if set(arc) == ranks)
    return "".join(rank + suit for rank in arc)


def cards_in(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def apply(state: State, text: str) -> State:
    """Return the state after an act, which must be one of :func:`legal`."""
    seat = state.turn
    hand = state.hands[seat]
    if text == "p" and state.phase == "last_discard":
        return ended(state, "two_cards_left")
    if text == "p" and state.passes == 0:
        return replace(state, turn=1 - seat, passes=1)
    if text == "p":
        return replace(state, turn=1 - seat, passes=2, phase="draw", pile_closed=True)
    if text in ("u", "t"):
        top = state.pile[-1]
        return replace(
            with_hand(state, seat, hand | {top}),
            pile=state.pile[:-1],
            taken=top,
            must_end=state.phase == "last_discard",
            phase="discard",
        )
    if text == "s":
        return drawn(state)
    if text == "b":
        melds = next(m for m in brute.arrangements(hand, state.rules["aces"]) if not hand.difference(*m))
        laid = spread(melds)
        return ended(replace(state, knocker=seat, laid=laid, table=laid), "big_gin")
    if text == ".":
        return ended(state, "knock")
    if text[0] == "l":
        card, index = text[1:3], int(text[3:])
        table = list(state.table)
        table[index] |= {card}
        return replace(with_hand(state, seat, hand - {card}), table=tuple(table))
    after = thrown(state, text[1:3])
    if text[0] == "d":
        return turn_over(after)
    laid = tuple(frozenset(cards_in(meld)) for meld in text[4:].split("/") if meld)
    after = replace(after, phase="layoff", knocker=seat, laid=laid, table=laid)
    return after if after.hands[seat].difference(*laid) else ended(after, "gin")


def with_hand(state: State, seat: int, hand: Hand) -> State:
    return replace(state, hands=(hand, state.hands[1]) if seat == 0 else (state.hands[0], hand))


def drawn(state: State) -> State:
    if not state.stock:
        below = in_order(frozenset(state.pile[:-1]))
        state = replace(
            state,
            stock=tuple(shuffled(below, state.seed, f"reshuffle {state.reshuffles}")),
            pile=state.pile[-1:],
            reshuffles=state.reshuffles + 1,
        )
    after = with_hand(state, state.turn, state.hands[state.turn] | {state.stock[0]})
    return replace(after, stock=state.stock[1:], phase="discard", pile_closed=False)


def thrown(state: State, card: str) -> State:
    """Put a card on the pile and hand the turn over."""
    return replace(
        with_hand(state, state.turn, state.hands[state.turn] - {card}),
        pile=(*state.pile, card),
        turn=1 - state.turn,
        turns=state.turns + 1,
        taken=None,
        bare_throw=False,
        must_end=False,
    )


def turn_over(state: State) -> State:
    """Go on after a throw that did not end the deal, if it goes on."""
    if state.rules["stock_end"] != "reshuffle" and len(state.stock) == 2:
        if state.rules["stock_end"] == "knock_only":
            return replace(state, phase="last_discard")
        return ended(state, "two_cards_left")
    if state.turns == state.rules["max_turns"]:
        return ended(state, "turn_limit")
    return replace(state, phase="draw")


def ended(state: State, ending: str) -> State:
    return replace(state, ending=ending, phase="over", turn=None)


@dataclass(frozen=True)
class Outcome:
    """What an ended deal comes to; ``deadwood`` is by seat, None where no hand was laid down."""

    kind: str
    winner: int | None
    points: int
    deadwood: tuple[int, int] | None


def outcome(state: State) -> Outcome:
    """Score an ended deal."""
    rules, knocker = state.rules, state.knocker
    if knocker is None:
        return Outcome("dead", None, 0, None)
    ace = rules["ace_deadwood"]
    kept = brute.left_over(state.hands[knocker], frozenset(state.laid), ace)
    against = brute.deadwood(state.hands[1 - knocker], rules["aces"], ace)
    kind, winner, points = priced(rules, state.ending, knocker, kept, against)
    if winner is not None and rules["spade_double"] and state.upcard and state.upcard[1] == "s":
        points *= 2
    if winner is not None and rules["box_at_once"]:
        points += rules["box_bonus"]
    return Outcome(kind, winner, points, (kept, against) if knocker == 0 else (against, kept))


def priced(rules: Fields, ending: str, knocker: int, kept: int, against: int) -> tuple[str, int | None, int]:
    if ending == "big_gin":
        return "big_gin", knocker, against + rules["big_gin_bonus"]
    if ending == "gin":
        return "gin", knocker, against + rules["gin_bonus"]
    if kept < against:
        return "knock", knocker, against - kept
    if kept > against or rules["tied_undercut"] == "bonus":
        return "undercut", 1 - knocker, kept - against + rules["undercut_bonus"]
    if rules["tied_undercut"] == "no_bonus":
        return "undercut", 1 - knocker, 0
    return "drawn", None, 0


def least_after_layoffs(state: State) -> int:
    """Return the least deadwood that the defender can come to, by every layoff and every way to meld."""
    aces, ace = state.rules["aces"], state.rules["ace_deadwood"]
    return brute.best_after_layoffs(state.hands[state.turn], state.table, aces, ace)
