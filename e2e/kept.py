"""What the page has kept on the device, read with the engine of this Python."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from ginrummy.table.session import OPPONENT, Session
from plans import View

SLOTS = ("undercut1:game:A", "undercut1:game:B")
READ = "(keys) => keys.map((key) => localStorage.getItem(key))"


def newest_save(page: Page) -> str | None:
    """Return the save that was written last; None where there is none."""
    envelopes = [json.loads(text) for text in page.evaluate(READ, list(SLOTS)) if text]
    if not envelopes:
        return None
    save: str = max(envelopes, key=lambda envelope: int(envelope["n"]))["data"]["save"]
    return save


def moves(save: str) -> list[str]:
    """List every act of both seats in a save."""
    return str(json.loads(save)["moves"]).split()


def at_rest(save: str) -> View:
    """Replay a save, let the opponent play on, and return what the page then has to show."""
    session = Session.restore(save)
    while session.view["deal"]["turn"] == OPPONENT:
        session.advance()
    return dict(session.view)
