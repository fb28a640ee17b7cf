"""The proof that the deals of a match were promised before its first card, written down and checked.

A proof is JSON, laid out in docs/FAIRNESS.md.  Its cards are those that lay on the table; the check alone deals them
again from the secret, so that one can be held against the other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from ginrummy.game.cards import ALL_CARDS, RANK_LETTERS, SUIT_LETTERS, Card, cards_of
from ginrummy.game.errors import CodedError
from ginrummy.game.fairness import Terms, commitment, deal_seed, first_seed
from ginrummy.game.outside import json_of
from ginrummy.game.rules import NextDealer, Rules
from ginrummy.game.sheet import next_dealer
from ginrummy.game.shuffle import number_below, shuffled
from ginrummy.table.messages import CheckedDealMessage, CheckedMessage, ErrorMessage, FairMessage
from ginrummy.table.session import Session

FORMAT = "undercut-proof"
VERSION = 1
LONGEST = 200_000
"""The longest proof that is read, in characters; a deal takes about 170."""
MOST_DEALS = 1_000
"""The most deals in a proof."""
MOST_RESHUFFLES = 100
"""The most stocks made anew in one deal of a proof."""

_FIELDS = frozenset({"format", "v", "commitment", "secret", "words", "openings", "rules", "deals"})
_DEAL_FIELDS = frozenset({"dealer", "winner", "deck", "reshuffles"})
_SPELT = frozenset(rank + suit for rank in RANK_LETTERS for suit in SUIT_LETTERS)

Cards = tuple[Card, ...]


class _Dealt(NamedTuple):
    dealer: int
    winner: int | None
    deck: Cards
    reshuffles: tuple[Cards, ...]


class _Proof(NamedTuple):
    commitment: str
    terms: Terms
    next_dealer: NextDealer
    deals: tuple[_Dealt, ...]


def fair_message(session: Session) -> FairMessage | None:
    """Tell what was promised for the match, and nothing of the secret; None where nothing was.

    >>> from ginrummy.game.fairness import seed_of
    >>> from ginrummy.game.rules import Rules
    >>> from ginrummy.table.session import TableRules
    >>> table = Session(TableRules("regular", Rules()), "one", None, "gentle", seed_of("0" * 64, "hello"))
    >>> told = fair_message(table)
    >>> told["commitment"] == commitment("0" * 64), told["words"]
    (True, 'hello')
    """
    terms = Terms.of(session.match.seed)
    if terms is None:
        return None
    return {"commitment": commitment(terms.secret), "words": terms.words, "openings": terms.openings}


def proof_of(session: Session, given_up: bool = False) -> str:
    """Write the proof of a match down, secret and all.

    Raises CodedError ``match_not_over`` while it is neither over nor given up, ``not_promised`` where its seed
    promised nothing and ``trial_running`` where it only waits.
    """
    if session.trial:
        raise CodedError("trial_running")
    match = session.match
    if not (match.over or given_up):
        raise CodedError("match_not_over")
    terms = Terms.of(match.seed)
    if terms is None:
        raise CodedError("not_promised")
    winners = [row.score.winner for row in match.rows]
    deals = (*match.before, match.deal)
    document = {
        "format": FORMAT,
        "v": VERSION,
        "commitment": commitment(terms.secret),
        "secret": terms.secret,
        "words": terms.words,
        "openings": terms.openings,
        "rules": {"next_dealer": match.rules.next_dealer.value},
        "deals": [
            {
                "dealer": deal.dealer,
                "winner": winners[place] if place < len(winners) else None,
                "deck": _written(deal.orders[0]),
                "reshuffles": [_written(order) for order in deal.orders[1:]],
            }
            for place, deal in enumerate(deals)
        ],
    }
    return json.dumps(document, separators=(",", ":"))


def check(text: object) -> CheckedMessage:
    """Deal every deal of a proof again and name the first card of each that is another one.

    Raises CodedError ``proof_unreadable`` (``field``: where, if known) and ``proof_newer``.
    """
    proof = _read(text)
    problem: ErrorMessage | None = None
    if commitment(proof.terms.secret) != proof.commitment:
        problem = {"code": "proof_not_promised", "params": {}}
    deals: list[CheckedDealMessage] = [
        {"deal": number, "problem": next(_faults(proof, number), None)}
        for number in range(1, len(proof.deals) + 1)
    ]
    return {"problem": problem, "deals": deals}


def _faults(proof: _Proof, number: int) -> Iterator[ErrorMessage]:
    """Yield what a deal has otherwise than its seed."""
    deal, seed = proof.deals[number - 1], proof.terms.seed
    if number == 1:
        dealer = number_below(2, first_seed(seed), "first dealer")
    else:
        before = proof.deals[number - 2]
        dealer = next_dealer(Rules(next_dealer=proof.next_dealer), before.dealer, before.winner)
    if deal.dealer != dealer:
        yield {"code": "proof_dealer", "params": {"deal": number}}
    own = deal_seed(seed, number)
    fault = _first_other(deal.deck, shuffled(cards_of(ALL_CARDS), own, "deck"))
    if fault:
        yield {"code": "proof_card", "params": {"deal": number, **fault}}
    for count, order in enumerate(deal.reshuffles):
        fault = _first_other(order, shuffled(sorted(order), own, f"reshuffle {count}"))
        if fault:
            yield {"code": "proof_reshuffle", "params": {"deal": number, "count": count + 1, **fault}}


def _first_other(told: Cards, dealt: Cards) -> dict[str, int | str]:
    for place, (one, other) in enumerate(zip(told, dealt, strict=True), 1):
        if one != other:
            return {"place": place, "told": str(one), "dealt": str(other)}
    return {}


def _written(cards: Cards) -> str:
    return "".join(map(str, cards))


def _read(text: object) -> _Proof:
    try:
        data = _table(json_of(text if isinstance(text, str) else "", LONGEST), None, "")
    except CodedError:
        raise
    except ValueError:
        raise CodedError("proof_unreadable", field="") from None
    if data.get("format") != FORMAT or not _is_number(data.get("v"), 1, 1 << 31):
        raise CodedError("proof_unreadable", field="format")
    if data["v"] > VERSION:
        raise CodedError("proof_newer", version=data["v"])
    _table(data, _FIELDS, "")
    texts = [data[name] for name in ("commitment", "secret", "words")]
    openings, deals = data["openings"], data["deals"]
    if not all(isinstance(one, str) for one in texts) or not _is_number(openings, 0, 9_999):
        raise CodedError("proof_unreadable", field="secret")
    try:
        terms = Terms(texts[1], texts[2], openings)
        turn = NextDealer(_table(data["rules"], frozenset({"next_dealer"}), "rules")["next_dealer"])
    except CodedError:
        raise CodedError("proof_unreadable", field="secret") from None
    except ValueError:
        raise CodedError("proof_unreadable", field="rules") from None
    if not isinstance(deals, list) or not 1 <= len(deals) <= MOST_DEALS:
        raise CodedError("proof_unreadable", field="deals")
    return _Proof(texts[0], terms, turn, tuple(map(_dealt, deals)))


def _dealt(data: object) -> _Dealt:
    deal = _table(data, _DEAL_FIELDS, "deals")
    dealer, winner, orders = deal["dealer"], deal["winner"], deal["reshuffles"]
    if not _is_number(dealer, 0, 1) or not (winner is None or _is_number(winner, 0, 1)):
        raise CodedError("proof_unreadable", field="deals")
    if not isinstance(orders, list) or len(orders) > MOST_RESHUFFLES:
        raise CodedError("proof_unreadable", field="deals")
    deck = _cards(deal["deck"])
    if len(deck) != 52:
        raise CodedError("proof_unreadable", field="deals")
    return _Dealt(dealer, winner, deck, tuple(map(_cards, orders)))


def _cards(text: object) -> Cards:
    if not isinstance(text, str) or len(text) > 104 or len(text) % 2:
        raise CodedError("proof_unreadable", field="deals")
    texts = [text[at : at + 2] for at in range(0, len(text), 2)]
    if not _SPELT.issuperset(texts):
        raise CodedError("proof_unreadable", field="deals")
    return tuple(map(Card.parse, texts))


def _table(data: object, fields: frozenset[str] | None, field: str) -> dict[str, Any]:
    if not isinstance(data, dict) or (fields is not None and data.keys() != fields):
        raise CodedError("proof_unreadable", field=field)
    return data


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
