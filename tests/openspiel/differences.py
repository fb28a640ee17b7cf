"""What OpenSpiel's gin rummy does otherwise than this engine, by name, and how each is told from a mistake."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from support import brute

from ginrummy.game.actions import Knock, LayOff
from ginrummy.game.cards import Card, CardSet, cards_of
from ginrummy.game.layoffs import fitting, laid_on
from ginrummy.game.melds import MELDS, Meld, deadwood


class Difference(StrEnum):
    """What OpenSpiel does otherwise under the same rules."""

    TAKEN_CARD = "lets the card just taken from the pile be thrown back, with a knock too; here it may not be"
    REPEATED_MOVE = "ends the deal undecided when both throw back the same card; here nobody can"
    UPCARD_CAP = "ends the deal undecided when a discard is taken for the fiftieth time; here play goes on"
    LAST_DISCARD = (
        "lets the next player knock with the discard that leaves two in the stock; here the deal is dead"
    )
    RESHUFFLE = (
        "never draws the stock's last two; in the regular game the discards come after them as a new stock"
    )
    BIG_GIN = "has no big gin; here eleven melded cards may be laid down where the rules have a bonus for it"
    HIDDEN_KNOCK = (
        "drops the dearest card left by one best arrangement of eleven, and misses knocks by another"
    )
    LONG_RUN = "lays a run of six or more in pieces of three to five; here it may lie whole too"
    THIRD_ON_END = "offers no third layoff on the same end of a run; here they go on to the ace and the king"
    PLACE = "counts a card laid off as lying on every meld it fits; here the defender says on which"
    OWN_MELDS = (
        "has the defender lay his own melds one by one, fewer if he likes; here they are laid as best they go"
    )
    TIE = "pays nobody when both are left with the same; here that is an undercut with its bonus"


def in_pieces(spread: Sequence[Meld]) -> Iterator[tuple[Meld, ...]]:
    """Yield the spread with every run of six or more cut into runs of three to five."""
    if not spread:
        yield ()
        return
    first, rest = spread[0], spread[1:]
    for tail in in_pieces(rest):
        for cut in _cuts(first.cards) if len(first.cards) > 5 else [(first,)]:
            yield (*cut, *tail)


def _cuts(cards: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
    if not cards:
        yield ()
    for length in (3, 4, 5):
        if len(cards) >= length:
            piece = Meld.of(sum(card.mask for card in cards[:length]))
            for tail in _cuts(cards[length:]):
                yield (piece, *tail)


def joined(knock: Knock) -> Iterator[Knock]:
    """Yield the knock with two of its runs laid as one, for every two that make one."""
    for low in knock.spread:
        for high in knock.spread:
            one = MELDS.get(low.mask | high.mask)
            if low.mask < high.mask and one is not None:
                yield Knock(knock.discard, (*(meld for meld in knock.spread if meld not in (low, high)), one))


def plain_layoffs(hand: CardSet, spread: Sequence[Meld]) -> set[LayOff]:
    """Return every layoff by the plain judge: the card and the meld are a meld together."""
    return {
        LayOff(card, at)
        for card in cards_of(hand)
        for at, meld in enumerate(spread)
        if brute.is_meld([str(card), *map(str, meld.cards)])
    }


def on_its_end(run: Meld, card: Card) -> int:
    """Count the places from the nearer end of a run as it was laid down to a card of its suit beyond it."""
    return max(run.cards[0].rank - card.rank, card.rank - run.cards[-1].rank)


def fits_with_all(meld: Meld, laid: Sequence[Card], card: Card) -> bool:
    """Tell whether a card fits a run once every card laid off that fits it counts as lying on it."""
    grown = meld
    for other in laid:
        if laid_on(meld, other) is not None:
            grown = Meld.of(grown.mask | other.mask)
    return meld.kind == "run" and laid_on(grown, card) is not None


def least_with_two_on_an_end(hand: CardSet, spread: tuple[Meld, ...]) -> int:
    """Return the defender's least deadwood by this engine's layoffs, but no more than two on each end of a run."""
    ways = {(hand, spread)}
    waiting = [(hand, spread)]
    for rest, melds in waiting:
        for at, meld in enumerate(melds):
            for card in cards_of(fitting(meld) & rest):
                if meld.kind == "set" or on_its_end(spread[at], card) <= 2:
                    grown = Meld.of(meld.mask | card.mask)
                    after = rest ^ card.mask, (*melds[:at], grown, *melds[at + 1 :])
                    if after not in ways:
                        ways.add(after)
                        waiting.append(after)
    return min(deadwood(rest) for rest, _ in ways)
