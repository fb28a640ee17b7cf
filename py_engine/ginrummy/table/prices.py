"""Turn what a finished deal comes to in every game on offer into messages."""

from __future__ import annotations

from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.pricing import price_under
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.table.messages import PriceMessage
from ginrummy.table.sheets import line_messages


def price_messages(deal: Deal) -> list[PriceMessage]:
    """Price a finished deal under every preset, in their order; raises CodedError ``deal_not_over``."""
    if deal.result is None:
        raise CodedError("deal_not_over")
    return [_price_message(deal, name, rules) for name, rules in PRESETS.items()]


def _price_message(deal: Deal, name: str, rules: Rules) -> PriceMessage:
    try:
        price = price_under(deal, rules)
    except CodedError as error:
        return {
            "preset": name,
            "problem": {"code": error.code, "params": error.params},
            "kind": None,
            "winner": None,
            "points": 0,
            "lines": [],
        }
    return {
        "preset": name,
        "problem": None,
        "kind": price.kind.value,
        "winner": price.winner,
        "points": price.points,
        "lines": line_messages(price.lines),
    }
