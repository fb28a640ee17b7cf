"""The examples the pages draw.  Only the cards are chosen here: what they meld to and count is asked of the engine.

An example that no longer shows what it stands for, because the rules have changed, stops the build.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from common import ToolError
from ginrummy.game.cards import Card, CardSet, cards_of, parse_cards
from ginrummy.game.deal import Ending
from ginrummy.game.layoffs import best_layoffs, laid_on
from ginrummy.game.melds import Aces, Arrangement, Meld, best_arrangement, deadwood
from ginrummy.game.rules import PROPOSED_TARGETS, Rules
from ginrummy.game.scoring import Kind, Score, score_of
from ginrummy.game.sheet import Form, Sheet
from ginrummy.table.messages import StatementMessage
from ginrummy.table.statements import statements


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together: a meld, deadwood, a card turned up or thrown; ``laid``: laid off on the meld."""

    kind: str
    cards: tuple[str, ...]
    laid: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """What one player shows, and the deadwood of it."""

    groups: tuple[Group, ...]
    deadwood: int = 0


@dataclass(frozen=True, slots=True)
class Figure:
    """Cards of one or two players, with the sentence of the rules they illustrate."""

    sides: tuple[Side, ...]
    said: StatementMessage | None = None


@dataclass(frozen=True, slots=True)
class Undercut:
    """A knock that is undercut: both sides after the layoffs, and what it scores."""

    knocker: Side
    other: Side
    points: int


@dataclass(frozen=True, slots=True)
class Win:
    """One row of a Hollywood sheet: whose win it was, its points, and what stood in each game after it.

    A game it did not enter is None; ``closed``: the games that it closed.
    """

    number: int
    seat: int
    points: int
    games: tuple[tuple[int, int] | None, ...]
    closed: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class HollywoodSheet:
    """A Hollywood sheet win by win, and what it comes to."""

    wins: tuple[Win, ...]
    totals: tuple[tuple[int, int], ...] = field(default=())


def _names(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(str(card) for card in cards)


def _hand(text: str) -> CardSet:
    return parse_cards(text.split())


def _ensure(holds: bool, what: str) -> None:
    if not holds:
        raise ToolError(f"An example of the pages does not hold any more: {what}. See tools/page_figures.py.")


def _side(way: Arrangement, *more: Group) -> Side:
    melds = tuple(Group("meld", _names(meld.cards)) for meld in way.melds)
    loose = (Group("loose", _names(cards_of(way.left))),) if way.left else ()
    return Side((*melds, *loose, *more), way.deadwood)


def _laid_out(hand: str, rules: Rules, *more: Group) -> Side:
    return _side(best_arrangement(_hand(hand), rules.melding), *more)


def set_of(rules: Rules) -> Figure:
    """Show four of a rank."""
    meld = Meld.parse("8c8d8h8s")
    _ensure(meld.mask in rules.melding.melds and meld.kind == "set", "a set")
    return Figure((Side((Group("meld", _names(meld.cards)),)),))


def run_of(rules: Rules) -> Figure:
    """Show four of a suit in order."""
    meld = Meld.parse("9hThJhQh")
    _ensure(meld.mask in rules.melding.melds and meld.kind == "run", "a run")
    return Figure((Side((Group("meld", _names(meld.cards)),)),))


def no_run(rules: Rules) -> Figure:
    """Show an ace that does not go on from the king."""
    cards = ("Qd", "Kd", "Ad")
    _ensure(parse_cards(cards) not in rules.melding.melds, "an ace that is low")
    return Figure((Side((Group("meld", cards),)),))


def chain(rules: Rules) -> Figure:
    """Show a layoff that makes room for the next one."""
    run = Meld.parse("5c6c7c")
    hand = _hand("8c 9c Kd Qh 2s")
    best = best_layoffs(hand, [run], rules.melding)
    laid = tuple(card for card, _ in best.layoffs)
    _ensure(len(laid) == 2, "a chain of layoffs")
    _ensure(laid_on(run, laid[1], rules.melding) is None, "the second card fits only after the first")
    return Figure((Side((Group("meld", _names(run.cards), _names(laid)),)),))


def _met(knocker: str, other: str, rules: Rules) -> tuple[Side, Side, Score]:
    """Let one hand knock and the other lay off and lay down as well as it can."""
    own = best_arrangement(_hand(knocker), rules.melding)
    best = best_layoffs(_hand(other), own.melds, rules.melding)
    laid = [_names(card for card, at in best.layoffs if at == index) for index in range(len(own.melds))]
    groups = [Group("meld", _names(meld.cards), cards) for meld, cards in zip(own.melds, laid, strict=True)]
    shown = Side((*groups, Group("loose", _names(cards_of(own.left)))), own.deadwood)
    return shown, _side(best.own), score_of(Ending.KNOCK, 0, own.deadwood, best.deadwood, rules)


def undercut(rules: Rules) -> Undercut:
    """Show a knock whose opponent is left with less after the layoffs."""
    knocker, other, score = _met("4c 5c 6c 9d 9h 9s Jh Qh Kh 6d", "2d 2h 2s Ts Js Qs 7c 8c Ad 3h", rules)
    _ensure(score.kind is Kind.UNDERCUT and other.deadwood < knocker.deadwood, "an undercut")
    _ensure(knocker.deadwood <= rules.limit(None), "a hand that may knock")
    return Undercut(knocker, other, score.points)


# Whose wins they are and what they bring: the second player's second win finds the first game closed.
_WINS = ((0, 24), (0, 38), (1, 27), (0, 45), (1, 20), (0, 26))


def hollywood(rules: Rules) -> HollywoodSheet:
    """Enter six wins in the three games of Hollywood."""
    sheet = Sheet.start(rules, Form.HOLLYWOOD, min(PROPOSED_TARGETS["regular"]))
    wins = []
    for number, (seat, points) in enumerate(_WINS, 1):
        before = sheet
        sheet = sheet.after(seat, points)
        pairs = tuple(zip(before.games, sheet.games, strict=True))
        wins.append(
            Win(
                number,
                seat,
                points,
                tuple(new.scores if len(new.entries) > len(old.entries) else None for old, new in pairs),
                tuple(new.closer is not None and old.closer is None for old, new in pairs),
            )
        )
    _ensure(wins[-2].games[0] is None and wins[-2].games[1] is not None, "a player kept out of a closed game")
    return HollywoodSheet(tuple(wins), tuple(game.scores for game in sheet.games))


def _gin(rules: Rules) -> Sequence[Side]:
    side = _laid_out("8d 9d Td Jd 2s 2h 2c 6c 7c 8c", rules, Group("thrown", ("Ks",)))
    _ensure(side.deadwood == 0, "gin")
    return [side]


def _big_gin(rules: Rules) -> Sequence[Side]:
    side = _laid_out("5h 6h 7h 8h Qc Qd Qs Ac 2c 3c 4c", rules)
    _ensure(side.deadwood == 0 and rules.big_gin_bonus > 0, "big gin")
    return [side]


def _by_upcard(rules: Rules) -> Sequence[Side]:
    upcard = Card.parse("7h")
    side = _laid_out("Jc Jd Js 5s 6s 7s 8s 3d Ac 2h", rules)
    limit = rules.limit(upcard)
    _ensure(0 < side.deadwood <= limit < upcard.points + 1, "a knock by the upcard")
    return [Side((Group("upcard", (str(upcard),)), *side.groups), side.deadwood)]


def _knock(rules: Rules) -> Sequence[Side]:
    side = _laid_out("Tc Td Th 4s 5s 6s 7s Ad 2c 3h", rules)
    _ensure(0 < side.deadwood <= rules.limit(None), "a knock")
    return [side]


def _tie(rules: Rules) -> Sequence[Side]:
    knocker, other, score = _met("3h 4h 5h Jc Jd Js Ad 2s 2c Ah", "8s 9s Ts Qc Qd Qh 6h Ac As 4d", rules)
    _ensure(score.winner == 1 and knocker.deadwood == other.deadwood, "equal deadwood")
    return [knocker, other]


def _corner(rules: Rules) -> Sequence[Side]:
    around = [Meld.parse(text) for text in ("QdKdAd", "KcAc2c")]
    _ensure(rules.aces is Aces.AROUND and all(meld.mask in rules.melding.melds for meld in around), "corners")
    _ensure(deadwood(_hand("Qd Kd Ad"), rules.melding) == 0, "a run to the ace")
    return [Side(tuple(Group("meld", _names(meld.cards)) for meld in around))]


# What makes each game another one, drawn, with the sentence that says it.
_VARIANTS = {
    "straight": ("gin_every_card", _gin),
    "oklahoma": ("knock_upcard", _by_upcard),
    "classic": ("gin", _gin),
    "north_american": ("end_big_gin", _big_gin),
    "tournament": ("tie_no_bonus", _tie),
    "eaai": ("tie_bonus", _tie),
    "palace": ("box_at_once", _knock),
    "round_the_corner": ("aces_around", _corner),
}


def variant(preset: str, rules: Rules) -> Figure:
    """Show what makes a game another one than the regular game."""
    code, draw = _VARIANTS[preset]
    said = next((one for one in statements(rules) if one["code"] == code), None)
    _ensure(said is not None, f"{preset} says {code}")
    return Figure(tuple(draw(rules)), said)
