"""The rules of a game as one record of numbers, and the presets.

Sources: the deal, knocking and layoffs follow Bicycle Cards' rules of gin rummy; that a taken card may not be
thrown in the same turn, rummytalk.com; the undercut on equal deadwood, ginrummy.com; the dead deal at two stock
cards, and the last discard that may still be knocked with, rubl.com's fifty-card rule; the limit by the upcard
and the doubled spade, Bicycle Cards' Oklahoma gin; the high ace and the run around the corner, Pagat.  Bonuses of
25 and the reshuffled stock are chosen among those published.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from ginrummy.game.cards import Card, Rank, Suit
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import Aces, Melding, melding


class KnockMode(StrEnum):
    """When a player may end the deal."""

    FIXED = "fixed"
    """With ``knock_limit`` deadwood or less after the discard."""
    UPCARD = "upcard"
    """With as much deadwood as the first upcard counts: Oklahoma."""
    GIN_ONLY = "gin_only"
    """With no deadwood at all: Straight Gin."""


class UpcardAce(StrEnum):
    """What an ace as the first upcard allows."""

    GIN_ONLY = "gin_only"
    ONE = "one"
    """A knock with one point."""


class StockEnd(StrEnum):
    """What happens when the stock runs out."""

    RESHUFFLE = "reshuffle"
    """Drawing from an empty stock first shuffles every discard but the top one into a new stock."""
    DEAD_AT_TWO = "dead_at_two"
    """A discard that leaves two cards in the stock and does not end the deal makes it dead."""
    KNOCK_ONLY = "knock_only"
    """As ``dead_at_two``, but that last discard may be taken to knock or go gin with it."""


class TiedUndercut(StrEnum):
    """What a defender gets whose deadwood equals the knocker's."""

    BONUS = "bonus"
    """An undercut with its bonus."""
    NO_BONUS = "no_bonus"
    """An undercut for no points: the deal is his, the bonus is not."""
    DRAWN = "drawn"
    """Nothing, nor does the knocker: the deal counts as a dead one."""


class Start(StrEnum):
    """How the first turn begins."""

    UPCARD = "upcard"
    """The turned card is offered to the non-dealer, then to the dealer."""
    ELEVEN_CARDS = "eleven_cards"
    """The non-dealer is dealt eleven cards and throws one."""


class NextDealer(StrEnum):
    """Who deals after a deal that somebody won; after a dead one the same seat deals again."""

    WINNER = "winner"
    LOSER = "loser"
    ALTERNATE = "alternate"


class Shutout(StrEnum):
    """What is counted twice for the winner of a game in which the loser won no deal."""

    NONE = "none"
    GAME_BONUS = "game_bonus"
    DEALS = "deals"
    """The points of his deals."""
    NET = "net"
    """Everything: points, boxes and game bonus."""


class GameWonBy(StrEnum):
    """Who wins a game."""

    FIRST_TO_TARGET = "first_to_target"
    """Whoever reached the target; bonuses are a tally beside it."""
    SETTLEMENT = "settlement"
    """Whoever has more with all bonuses."""


class HollywoodWonBy(StrEnum):
    """What decides a Hollywood match."""

    POINTS = "points"
    """The sum of the three games."""
    GAMES = "games"
    """The number of games won."""


BOUNDS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "knock_limit": (0, 98),
        "gin_bonus": (0, 200),
        "undercut_bonus": (0, 200),
        "big_gin_bonus": (0, 200),
        "box_bonus": (0, 200),
        "game_bonus": (0, 500),
        "max_turns": (2, 1000),
    }
)
"""The least and the greatest value of each number."""

ACE_DEADWOOD = (1, 15)
"""What an ace may count as deadwood."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every number of a game's rules; the defaults are the regular game.

    ``big_gin_bonus`` 0: big gin cannot be declared.  ``box_at_once``: the box is credited with the deal and
    counts towards the target, in place of the settlement.  Raises CodedError ``rule_out_of_bounds`` for a number
    outside :data:`BOUNDS`, ``unknown_rule_value`` for a mode there is not, and ``rules_conflict`` for values that do
    not go together.

    >>> Rules().knock_limit, PRESETS["straight"].knock_mode.value
    (10, 'gin_only')
    >>> Rules(gin_bonus=-1)
    Traceback (most recent call last):
    ginrummy.game.errors.CodedError: rule_out_of_bounds {'field': 'gin_bonus', 'low': 0, 'high': 200}
    """

    knock_mode: KnockMode = KnockMode.FIXED
    knock_limit: int = 10
    upcard_ace: UpcardAce = UpcardAce.GIN_ONLY
    spade_double: bool = False
    gin_bonus: int = 25
    big_gin_bonus: int = 0
    undercut_bonus: int = 25
    tied_undercut: TiedUndercut = TiedUndercut.BONUS
    stock_end: StockEnd = StockEnd.RESHUFFLE
    max_turns: int = 200
    aces: Aces = Aces.LOW
    ace_deadwood: int = 1
    start: Start = Start.UPCARD
    next_dealer: NextDealer = NextDealer.WINNER
    box_bonus: int = 0
    box_at_once: bool = False
    game_bonus: int = 0
    shutout: Shutout = Shutout.NONE
    game_won_by: GameWonBy = GameWonBy.FIRST_TO_TARGET
    hollywood_won_by: HollywoodWonBy = HollywoodWonBy.POINTS

    def __post_init__(self) -> None:
        """Refuse numbers out of bounds and values that do not go together."""
        for problem in problems(self.as_dict()):
            raise problem
        for name, kind in CHOICES.items():
            object.__setattr__(self, name, kind(getattr(self, name)))

    def as_dict(self) -> dict[str, Any]:
        """Return every field by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def limit(self, upcard: Card | None) -> int:
        """Return the most deadwood with which a deal with this first upcard may be ended; 0: gin only.

        >>> [PRESETS["oklahoma"].limit(Card.parse(text)) for text in ("7h", "Qd", "As")]
        [7, 10, 0]
        """
        match self.knock_mode:
            case KnockMode.FIXED:
                return self.knock_limit
            case KnockMode.UPCARD if upcard is not None:
                gin_only = upcard.rank is Rank.ACE and self.upcard_ace is UpcardAce.GIN_ONLY
                return 0 if gin_only else upcard.points
            case _:
                return 0

    def doubles(self, upcard: Card | None) -> bool:
        """Whether a deal with this first upcard counts twice.

        >>> Rules().doubles(Card.parse("7s"))
        False
        """
        return self.spade_double and upcard is not None and upcard.suit is Suit.SPADES

    @property
    def undrawn(self) -> int:
        """The stock cards that are never drawn."""
        return 0 if self.stock_end is StockEnd.RESHUFFLE else 2

    @property
    def melding(self) -> Melding:
        """What melds under these rules, and what an ace counts."""
        return melding(self.aces, self.ace_deadwood)


CHOICES: Mapping[str, type[StrEnum]] = MappingProxyType(
    {
        "knock_mode": KnockMode,
        "upcard_ace": UpcardAce,
        "tied_undercut": TiedUndercut,
        "stock_end": StockEnd,
        "aces": Aces,
        "start": Start,
        "next_dealer": NextDealer,
        "shutout": Shutout,
        "game_won_by": GameWonBy,
        "hollywood_won_by": HollywoodWonBy,
    }
)
"""The modes of each field that has some."""

SWITCHES = ("spade_double", "box_at_once")
"""The fields that are on or off."""


def problems(values: Mapping[str, object]) -> Iterator[CodedError]:
    """Yield all that is wrong with a full set of rule values, field by field, then what does not go together.

    >>> [str(problem) for problem in problems(Rules().as_dict() | {"ace_deadwood": 15, "gin_bonus": 999})]
    ["rule_out_of_bounds {'field': 'gin_bonus', 'low': 0, 'high': 200}", \
"rules_conflict {'field': 'ace_deadwood', 'other': 'aces'}"]
    """
    for name, kind in CHOICES.items():
        if values[name] not in list(kind):
            yield CodedError("unknown_rule_value", field=name, value=str(values[name])[:40])
    for name in SWITCHES:
        if not isinstance(values[name], bool):
            yield CodedError("unknown_rule_value", field=name, value=str(values[name])[:40])
    for name, (low, high) in BOUNDS.items():
        value = values[name]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            yield CodedError("rule_out_of_bounds", field=name, low=low, high=high)
    ace = values["ace_deadwood"]
    if not isinstance(ace, int) or isinstance(ace, bool) or ace not in ACE_DEADWOOD:
        yield CodedError("unknown_rule_value", field="ace_deadwood", value=str(ace)[:40])
    by_upcard = values["knock_mode"] == KnockMode.UPCARD
    if values["upcard_ace"] == UpcardAce.ONE and not by_upcard:
        yield CodedError("rules_conflict", field="upcard_ace", other="knock_mode")
    if values["spade_double"] is True and not by_upcard:
        yield CodedError("rules_conflict", field="spade_double", other="knock_mode")
    if by_upcard and values["start"] == Start.ELEVEN_CARDS:
        yield CodedError("rules_conflict", field="start", other="knock_mode")
    if values["stock_end"] == StockEnd.RESHUFFLE and values["knock_mode"] in (
        KnockMode.UPCARD,
        KnockMode.GIN_ONLY,
    ):
        yield CodedError("rules_conflict", field="stock_end", other="knock_mode")
    if ace == 15 and values["aces"] == Aces.LOW:
        yield CodedError("rules_conflict", field="ace_deadwood", other="aces")


_DEAD = Rules(stock_end=StockEnd.DEAD_AT_TWO)

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "regular": Rules(),
        "straight": replace(_DEAD, knock_mode=KnockMode.GIN_ONLY),
        "oklahoma": replace(_DEAD, knock_mode=KnockMode.UPCARD),
        "classic": replace(
            _DEAD, gin_bonus=20, undercut_bonus=10, box_bonus=20, game_bonus=100, shutout=Shutout.GAME_BONUS
        ),
        "north_american": replace(
            _DEAD,
            big_gin_bonus=31,
            box_bonus=25,
            game_bonus=100,
            shutout=Shutout.DEALS,
            next_dealer=NextDealer.ALTERNATE,
        ),
        "tournament": Rules(stock_end=StockEnd.KNOCK_ONLY, tied_undercut=TiedUndercut.NO_BONUS),
        "eaai": replace(_DEAD, next_dealer=NextDealer.ALTERNATE),
        "palace": replace(_DEAD, undercut_bonus=20, box_bonus=10, box_at_once=True),
        "round_the_corner": replace(_DEAD, aces=Aces.AROUND, ace_deadwood=15),
    }
)
"""The games on offer by name."""

PROPOSED_TARGETS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        **dict.fromkeys(PRESETS, (100, 150, 250)),
        "straight": (250, 100, 150),
        "oklahoma": (150, 100, 250),
    }
)
"""The targets proposed for each preset, the usual one first: Gin Only is played to 250, Oklahoma to 150."""


def preset(name: object) -> Rules:
    """Return the rules of a preset; raises CodedError ``unknown_preset``.

    >>> preset("straight").limit(None)
    0
    """
    if not isinstance(name, str) or name not in PRESETS:
        raise CodedError("unknown_preset", name=str(name)[:40])
    return PRESETS[name]


def merged(base: Rules, changes: Mapping[str, object]) -> dict[str, Any]:
    """Return the fields of the base with these changed; raises CodedError ``unknown_rule``.

    Whether they go together is left to :func:`problems` or :class:`Rules`.

    >>> Rules(**merged(preset("classic"), {"box_bonus": 25})).box_bonus
    25
    """
    values = base.as_dict()
    for name, value in changes.items():
        if name not in values:
            raise CodedError("unknown_rule", field=str(name)[:40])
        values[name] = value
    return values
