"""A deal with a finger on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

import scenarios
from table_page import TablePage


def test_deal_by_touch(new_page: Callable[..., Page]) -> None:
    """Taps alone play a deal with layoffs; a second tap on the lifted card throws it."""
    page = new_page(has_touch=True, is_mobile=True, device_scale_factor=2)
    table = TablePage(page, touch=True)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    for moment in plan.moments:
        table.shows(moment.view)
        if moment.does is None:
            break
        if moment.does["type"] in {"discard", "lay_off"}:
            table.press_card(moment.does["card"])
            table.press_card(moment.does["card"])
        else:
            table.do(moment.does)
