"""The written decks from which lines of play are counted, and how far from the deal the count begins."""

from __future__ import annotations

from dataclasses import dataclass

from perft import plain
from perft.rulesets import ALL
from support import brute

LOOSE = "AcKd 3h5s 7c9d Jh2s 4d6h"
OTHER = "2cQd 4h6s 8cTd Qh3s 5d7h"
# What is left over to these four: two points, one, ten, none.
KNOCKER = "Ac2c3c 4d5d6d 9c9d9h 2s"
CLOSE = "Ac2c3c 4d5d6d 9c9d9h Ah"
HIGH = "Ac2c3c 4d5d6d 9c9d9h Th"
GINNER = "Ac2c3c 4d5d6d 9c9d9h9s"
DEFENDER = "4c5c 7d8d KhKs Qc Jd 6s 5h"
# Left with 17 against those four; with 10 when the seven is laid off, and with 6 when the four is too.
RIVAL = "JsQsKs 5s5h5c 3s3h 4c 7d"
# Sets of fours and fives and a run that wants a card of each.
FOURS = "4c4d4h4s 5s6s7s 5c5d As"
STRAYS = "3c8c 7d8d KhKs Qc Jd 6h 5h"
CORNER = "KsAs2s QdKdAd 7c7d7h 3h"
BESIDE = "QsJs 3s4s JdTd 2d 5h 8c 9h"
HIGH_ACES = "QhKhAh TsJsQs 7c7d7h 4c"
BELOW = "JhTh 9s KsAs 2h2s 5d3d 8d"

KNOCKING = tuple(
    name for name, rules in ALL.items() if rules["knock_mode"] != "gin_only" and rules["knock_limit"]
)
DRYING = tuple(name for name, rules in ALL.items() if rules["stock_end"] != "reshuffle")


@dataclass(frozen=True, kw_only=True)
class Position:
    """Where a count begins and how many acts deep it goes.

    Whoever draws first holds ``first``; the stock begins with the cards named.  Both pass the upcard, or the eleventh
    card is thrown, unless the count begins with the deal; then cards are drawn and thrown until so many are in
    the stock or so many turns are left, and ``line`` is played.
    """

    about: str
    depth: int
    first: str
    second: str
    turned: str
    stock: str = ""
    from_the_deal: bool = False
    stock_left: int | None = None
    turns_left: int | None = None
    line: str = ""
    dealer: int = 1
    only: tuple[str, ...] = tuple(ALL)


def _by_lot(seed: str) -> dict[str, str]:
    cards = plain.shuffled(brute.DECK, seed, "deck")
    parts = {"first": cards[:10], "second": cards[10:20], "turned": cards[20:21], "stock": cards[21:]}
    return {part: "".join(named) for part, named in parts.items()}


POSITIONS = (
    Position(about="nothing melds", depth=6, first=LOOSE, second=OTHER, turned="9s", from_the_deal=True),
    Position(about="a low hand by lot", depth=4, **_by_lot("deal 996"), from_the_deal=True, dealer=0),
    Position(about="a low hand round the corner by lot", depth=4, **_by_lot("deal 299")),
    Position(
        about="the ace of spades is turned against a hand with a point left",
        depth=3,
        first=CLOSE,
        second=DEFENDER,
        turned="As",
        stock="Qs",
    ),
    Position(
        about="the first hand knocks and much fits on it",
        depth=4,
        first=KNOCKER,
        second=DEFENDER,
        turned="7s",
        stock="Kc",
        dealer=0,
    ),
    Position(
        about="the first hand knocks in many ways",
        depth=3,
        first=FOURS,
        second=STRAYS,
        turned="Td",
        stock="8s",
    ),
    Position(
        about="the second hand goes gin or big gin with the upcard",
        depth=4,
        first=DEFENDER.replace("4c", "3d"),
        second=GINNER,
        turned="4c",
        from_the_deal=True,
    ),
    Position(
        about="the first hand goes gin or big gin with its draw",
        depth=2,
        first=GINNER,
        second=DEFENDER,
        turned="8s",
        stock="3d",
    ),
    Position(
        about="layoffs chain",
        depth=5,
        first=KNOCKER,
        second=DEFENDER,
        turned="Ts",
        stock="Kc",
        line="s kKc:Ac2c3c/9c9d9h/4d5d6d",
        only=KNOCKING,
    ),
    Position(
        about="layoffs tie the deal or win it",
        depth=4,
        first=HIGH,
        second=RIVAL,
        turned="Ts",
        stock="Kc",
        line="s kKc:Ac2c3c/9c9d9h/4d5d6d",
        only=KNOCKING,
    ),
    Position(
        about="runs meet at the corner",
        depth=4,
        first=CORNER,
        second=BESIDE,
        turned="6c",
        stock="Kc",
    ),
    Position(
        about="layoffs go round the corner",
        depth=8,
        first=CORNER,
        second=BESIDE,
        turned="Ts",
        stock="Kc",
        line="s kKc:7c7d7h/QdKdAd/KsAs2s",
        only=("round_the_corner", "anything_goes"),
    ),
    Position(
        about="a run closes its circle",
        depth=5,
        first="KsAs2s3s4s5s6s7s8s 3h",
        second="9sTsJsQs 2d4dJd 5h9h 8c",
        turned="Td",
        stock="Kc",
        line="s kKc:KsAs2s3s4s5s6s7s8s",
        only=("round_the_corner", "anything_goes"),
    ),
    Position(
        about="an ace is high",
        depth=4,
        first=HIGH_ACES,
        second=BELOW,
        turned="4d",
        stock="4h",
    ),
    Position(
        about="layoffs go up to the high ace",
        depth=8,
        first=HIGH_ACES,
        second=BELOW,
        turned="9c",
        stock="Kc",
        line="s kKc:7c7d7h/QhKhAh/TsJsQs",
        only=("round_the_corner", "anything_goes", "eleven_cards", "eleven_last_chance"),
    ),
    Position(
        about="the hand without a knock gets the last discard",
        depth=5,
        first=KNOCKER,
        second=DEFENDER,
        turned="7h",
        stock_left=4,
        only=DRYING,
    ),
    Position(
        about="the knocking hand gets the last discard",
        depth=5,
        first=DEFENDER,
        second=KNOCKER,
        turned="Th",
        stock_left=3,
        only=DRYING,
    ),
    Position(
        about="the last discard makes gin or big gin",
        depth=4,
        first=DEFENDER,
        second=GINNER,
        turned="As",
        stock_left=3,
        only=DRYING,
    ),
    Position(
        about="the pile becomes the stock",
        depth=5,
        first=KNOCKER,
        second=DEFENDER,
        turned="7h",
        stock_left=1,
        only=("regular", "nothing_goes"),
    ),
    Position(
        about="the turns run out",
        depth=4,
        first=LOOSE,
        second=OTHER,
        turned="9s",
        turns_left=2,
        only=("regular", "eaai", "tournament", "nothing_goes"),
    ),
)
