"""The site below a path: everything it asks for is found there, and the game plays and comes back."""

from __future__ import annotations

import scenarios
import serve
from conftest import NewPage
from table_page import TablePage


def test_below_a_path(new_page: NewPage) -> None:
    """Hosted at /games/undercut/ a deal is played to its end and survives a reload."""
    plan = scenarios.knocked_with_chained_layoffs()
    with serve.serving(prefix="/games/undercut/") as server:
        page = new_page(base_url=server.url)
        table = TablePage(page)
        table.open(plan)
        head = plan.upto(lambda moment: moment.phase == "layoff")
        table.play(head)
        page.reload()
        table.shows(head.last.view)
        table.play(plan, start=len(head.moments) - 1)
