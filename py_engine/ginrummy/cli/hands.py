"""The verbs ``melds`` and ``layoffs``: the best of a hand.  Cards are answered in the spelling they were asked in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ginrummy.cli.questions import Answer, only, rules_asked
from ginrummy.game.cards import Card, CardSet, card_set, cards_of
from ginrummy.game.deal import HAND_SIZE
from ginrummy.game.errors import CodedError
from ginrummy.game.layoffs import best_layoffs
from ginrummy.game.melds import Arrangement, best_arrangement, best_discards


class _Spelling:
    """Remembers how each card was written, to write it back the same way."""

    def __init__(self) -> None:
        self._texts: dict[Card, str] = {}

    def read(self, texts: object) -> CardSet:
        """Read a list of cards that have not been read before; raises CodedError."""
        if not isinstance(texts, list):
            raise CodedError("bad_request")
        cards = [Card.parse(text) for text in texts]
        for card, text in zip(cards, texts, strict=True):
            if card in self._texts:
                raise CodedError("duplicate_card", card=str(card))
            self._texts[card] = text
        return card_set(cards)

    def write(self, cards: Iterable[Card]) -> list[str]:
        """Write cards as they were read."""
        return [self._texts[card] for card in cards]

    def arrangement(self, way: Arrangement) -> Answer:
        """Write an arrangement."""
        return {
            "deadwood": way.deadwood,
            "melds": [self.write(meld.cards) for meld in way.melds],
            "deadwood_cards": self.write(cards_of(way.left)),
        }


def melds(question: Mapping[str, Any]) -> Answer:
    """Answer with the least deadwood of ten or eleven cards, and for eleven with the best discards.

    ``taken``, the card taken from the discard pile, may not be thrown.  ``rules`` say what aces may do and what
    they count.  Raises CodedError ``bad_request``, ``unknown_field``, ``bad_card``, ``duplicate_card``, ``bad_hand``,
    ``card_not_in_hand`` or what is wrong with the rules.

    >>> hand = "2C 2D 2H 2S 3D 3S 4D 4S 5D 5H 5S".split()
    >>> answer = melds({"hand": hand})
    >>> answer["after_discard"], answer["best_discards"]
    (0, ['5H'])
    """
    only(question, {"hand", "taken", "rules"})
    melding = rules_asked(question).melding
    spelling = _Spelling()
    hand = spelling.read(question.get("hand"))
    if hand.bit_count() not in (HAND_SIZE, HAND_SIZE + 1):
        raise CodedError("bad_hand", cards=hand.bit_count(), least=HAND_SIZE, most=HAND_SIZE + 1)
    answer = spelling.arrangement(best_arrangement(hand, melding))
    taken = Card.parse(question["taken"]) if question.get("taken") is not None else None
    if taken and not hand & taken.mask:
        raise CodedError("card_not_in_hand", card=str(taken))
    if hand.bit_count() > HAND_SIZE:
        left, throws = best_discards(hand, taken.mask if taken else 0, melding)
        answer["after_discard"] = left
        answer["best_discards"] = spelling.write(cards_of(throws))
    return answer


def layoffs(question: Mapping[str, Any]) -> Answer:
    """Answer with a defender's best melds and layoffs on a spread, chosen together.

    Against gin, melds of ten cards or more, nothing is laid off.  ``rules`` as in :func:`melds`.  Raises CodedError
    ``bad_request``, ``unknown_field``, ``bad_card``, ``duplicate_card``, ``bad_hand``, ``bad_spread`` or what is wrong
    with the rules.

    >>> spread = [["7D", "8D", "9D"], ["TC", "TD", "TH", "TS"]]
    >>> layoffs({"melds": spread, "hand": "6H 6S 9C 8C JS 5D 3S 7H 6C 6D".split()})["layoffs"]
    [['6D', 0], ['5D', 0]]
    """
    only(question, {"hand", "melds", "rules"})
    melding = rules_asked(question).melding
    spelling = _Spelling()
    spread = question.get("melds")
    if not isinstance(spread, list):
        raise CodedError("bad_request")
    masks = [spelling.read(meld) for meld in spread]
    hand = spelling.read(question.get("hand"))
    if hand.bit_count() > HAND_SIZE:
        raise CodedError("bad_hand", cards=hand.bit_count(), least=0, most=HAND_SIZE)
    for mask in masks:
        if mask not in melding.melds:
            raise CodedError("bad_spread", text="".join(str(card) for card in cards_of(mask))[:40])
    laid = [melding.melds[mask] for mask in masks]
    if sum(mask.bit_count() for mask in masks) > HAND_SIZE + 1:
        raise CodedError("bad_spread")
    gin = sum(mask.bit_count() for mask in masks) >= HAND_SIZE
    best = best_layoffs(hand, () if gin else laid, melding)
    pairs = [[*spelling.write([card]), index] for card, index in best.layoffs]
    return {**spelling.arrangement(best.own), "layoffs": pairs}
