"""A player's side of the bridge: requests with the right number and revision, replies as data."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from ginrummy.game.deal import Deal
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS
from ginrummy.table.bridge import Bridge
from ginrummy.table.session import Session
from support.deals import DEFENDER, KNOCKER, deal_of, play


class Refused(Exception):
    """The bridge refused a request."""

    def __init__(self, code: str, params: dict[str, Any]) -> None:
        super().__init__(f"{code} {params}")
        self.code = code
        self.params = params


class Table:
    """One page's table."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.rev: int | None = None
        self.reply: dict[str, Any] = {}
        self._id = 0

    def raw(self, cmd: str, *, rev: int | None = None, **args: Any) -> str:
        """Send a request and return the reply's text."""
        self._id += 1
        request: dict[str, Any] = {"v": 1, "id": self._id, "cmd": cmd, "args": args}
        if rev is not None:
            request["rev"] = rev
        return self.bridge.handle(json.dumps(request))

    def send(self, cmd: str, **args: Any) -> dict[str, Any]:
        """Send a request with the current revision; raises Refused where the bridge refuses."""
        bare = cmd in ("hello", "rules", "new_match", "load")
        reply: dict[str, Any] = json.loads(self.raw(cmd, rev=None if bare else self.rev or 0, **args))
        assert reply["id"] == self._id
        if not reply["ok"]:
            raise Refused(reply["error"]["code"], reply["error"]["params"])
        if "rev" in reply:
            self.rev = reply["rev"]
            self.reply = reply
        return reply

    def new(
        self, preset: str = "regular", form: str = "one", level: str = "gentle", **more: Any
    ) -> dict[str, Any]:
        return self.send("new_match", preset=preset, form=form, level=level, **more)

    def act(self, action_type: str, **fields: Any) -> dict[str, Any]:
        return self.send("act", action={"type": action_type, **fields})

    @property
    def session(self) -> Session:
        session = self.bridge._session
        assert session is not None
        return session

    @property
    def match(self) -> Match:
        return self.session._match

    @property
    def deal(self) -> Deal:
        return self.match.deal

    def put(self, deal: Deal) -> None:
        """Lay another deal on the table, as if it had come so."""
        self.session._match = replace(self.match, deal=deal)
        self.session._before = ()

    @property
    def turn(self) -> int | None:
        turn: int | None = self.reply["view"]["deal"]["turn"]
        return turn


def laid_out(
    line: str,
    preset: str = "regular",
    eldest: str = KNOCKER,
    dealer: str = DEFENDER,
    stock: str = "Kd Th",
) -> Table:
    """Return a table with a written deal of which a line has been played; seat 0 is the non-dealer."""
    table = Table()
    table.new(preset, form="target", target=250, seed="put")
    table.put(play(deal_of(PRESETS[preset], eldest, dealer, "Kc", stock=stock), line))
    return table


def played_on(table: Table) -> Table:
    """Play the deal on the table to its end: knock when it can be done, else throw what leaves least."""
    while table.deal.turn is not None:
        if table.turn != 0:
            table.send("advance")
            continue
        offers = table.reply["legal"]
        ends = [offer for offer in offers if offer["action"]["type"] in ("knock", "big_gin")]
        chosen = min(ends or offers, key=lambda offer: offer.get("deadwood", 0))
        table.send("act", action=chosen["action"])
    return table
