"""Drive the engine's one function through everything the page can ask of it.

Run in CPython, in stock Pyodide and in the trimmed run time that is shipped: the build learns from it which
standard modules the engine needs, and the tests compare the replies byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from itertools import cycle
from typing import Any

from ginrummy.game.fairness import seed_of
from ginrummy.table.messages import PROTOCOL_VERSION

MAX_STEPS = 4000

OWN_RULES: list[dict[str, Any]] = [
    {"start": "eleven_cards", "aces": "high_or_low", "big_gin_bonus": 31, "tied_undercut": "drawn"},
    {"knock_mode": "upcard", "upcard_ace": "one", "spade_double": True, "stock_end": "knock_only"},
]
"""What no preset has, so that it is played too."""

REVIEWED_TURNS = range(5, 13)
"""How long a deal is that is reviewed, in turns: long enough to hold every kind of decision, and short to look at."""


class _Player:
    """Ask with running ids and remember every reply as it came."""

    def __init__(self, handle: Callable[[str], str]) -> None:
        self.handle = handle
        self.replies: list[str] = []
        self.last: dict[str, Any] = {}
        self.coached = False

    def raw(self, request: str) -> dict[str, Any]:
        text = self.handle(request)
        self.replies.append(text)
        reply: dict[str, Any] = json.loads(text)
        if reply.get("ok") and "rev" in reply:
            self.last = reply
        # The engine keeps its inner errors to itself, so a missing module shows as this code only.
        if not reply.get("ok") and reply["error"]["code"] == "internal":
            raise RuntimeError(f"an inner error of the engine on {request}")
        return reply

    def ask(self, cmd: str, args: dict[str, Any] | None = None, rev: int | None = None) -> dict[str, Any]:
        request: dict[str, Any] = {"v": PROTOCOL_VERSION, "id": len(self.replies) + 1, "cmd": cmd}
        request["args"] = args or {}
        if rev is not None:
            request["rev"] = rev
        return self.raw(json.dumps(request))

    def quietly(self, cmd: str, args: dict[str, Any]) -> dict[str, Any]:
        """Ask for what is answered differently each time, and leave the reply out."""
        reply = self.ask(cmd, args)
        self.replies.pop()
        return reply

    def play_on(self, cmd: str, args: dict[str, Any] | None = None) -> dict[str, Any]:
        reply = self.ask(cmd, args, self.last["rev"])
        if not reply["ok"]:
            raise RuntimeError(f"{cmd} {args} was refused: {reply['error']}")
        return reply


def exercise(handle: Callable[[str], str], seed: str) -> list[str]:
    """Play matches under every kind of rules and try every command and the refusals; return all reply texts in order.

    The same ``seed`` gives the same replies on any Python.
    """
    player = _Player(handle)
    hello = player.ask("hello")["hello"]
    presets = [offer["name"] for offer in hello["presets"]]
    player.ask("advance")
    starts: list[dict[str, Any]] = [
        {"preset": "regular", "form": "target", "target": 100, "level": "steady"},
        {"preset": "straight", "form": "one", "level": "sharp"},
        {"preset": "classic", "form": "hollywood", "target": 50, "level": "gentle"},
        # The strongest first: what a level reads when it first plays is read here too.
        *(
            {"preset": name, "form": "one", "level": level}
            for name, level in zip(presets, cycle(reversed(hello["levels"])), strict=False)
        ),
    ]
    for changes in OWN_RULES:
        player.ask("rules", {"preset": "eaai", "changes": changes})
        starts.append({"preset": "eaai", "changes": changes, "name": "Own", "form": "one", "level": "gentle"})
    player.ask("rules", {"preset": "regular", "changes": {"ace_deadwood": 15, "gin_bonus": 1000}})
    _practise(player, seed)
    for start in starts:
        player.ask("new_match", {**start, "seed": seed})
        _refusals(player)
        _play_match(player)
    _prove(player, seed)
    if not player.coached:
        raise RuntimeError(f"no deal with the seed {seed!r} was of a length to be reviewed")
    return player.replies


def warm_up(handle: Callable[[str], str]) -> None:
    """Start a match with a seed of the engine's own choice, which no test can repeat."""
    player = _Player(handle)
    reply = player.ask("new_match", {"preset": "regular", "form": "one", "level": "gentle"})
    if not reply["ok"]:
        raise RuntimeError(f"a match without a seed was refused: {reply['error']}")


def _refusals(player: _Player) -> None:
    """Ask for what must be refused; nothing may change."""
    rev = player.last["rev"]
    player.raw("not json")
    player.raw("[]")
    player.ask("no_such_command")
    player.ask("new_match", {"preset": "no_such_preset", "form": "one", "level": "gentle"})
    player.ask("act", {"action": {"type": "discard", "card": "As"}}, rev - 1)
    player.ask("act", {"action": {"type": "discard", "card": "Zz"}}, rev)
    player.ask("act", {"action": {"type": "done"}}, rev)
    player.ask("next_deal", None, rev)
    player.ask("load", {"save": "not a save"})
    player.ask("price", None, rev)


def _prove(player: _Player, seed: str) -> None:
    """Play a match that was promised, and have its proof written and checked."""
    secret = sha256(seed.encode()).hexdigest()
    promised = {
        "preset": "straight",
        "form": "one",
        "level": "gentle",
        "seed": seed_of(secret, "\u00f6 7", 64),
    }
    player.ask("new_match", promised)
    player.ask("proof", None, player.last["rev"])
    _play_match(player)
    player.ask("fair")
    proof = player.ask("proof", None, player.last["rev"])["proof"]
    player.ask("check_proof", {"proof": proof})
    player.ask("check_proof", {"proof": proof.replace("Ac", "Kd")})
    player.ask("new_match", promised)
    player.ask("give_up", None, player.last["rev"])


def _practise(player: _Player, seed: str) -> None:
    """Ask for decisions to practise and answer them, and for what is none."""
    player.ask("drill", {"position": "not a position"})
    for kind in ("throw", "layoff"):
        start, drill = 0, None
        while drill is None or drill["position"] is None:
            drill = player.ask("drill", {"kind": kind, "seed": seed, "start": start})["drill"]
            start = drill["start"]
        player.ask("drill", {"position": drill["position"]})
        player.ask("drill_answer", {"position": drill["position"], "action": drill["legal"][0]["action"]})


def _play_match(player: _Player) -> None:
    undone = loaded = False
    for _ in range(MAX_STEPS):
        view = player.last["view"]
        match, deal = view["match"], view["deal"]
        if deal["phase"] == "over":
            player.ask("price", None, player.last["rev"])
            if not player.coached and deal["turns"] in REVIEWED_TURNS:
                player.coached = True
                _ask_the_coach(player, deal["number"])
        if match["over"]:
            _look_again(player)
            return
        if deal["phase"] == "over":
            player.play_on("next_deal")
        elif deal["turn"] != view["seat"]:
            player.play_on("advance")
        elif view["can_undo"] and not undone:
            undone = True
            player.play_on("undo")
        elif deal["turns"] > 6 and not loaded:
            loaded = True
            player.ask("load", {"save": player.last["save"]})
        else:
            player.play_on("act", {"action": _choose(player.last["legal"], deal["turns"])})
    raise RuntimeError(f"the match was not over after {MAX_STEPS} steps")


def _ask_the_coach(player: _Player, number: int) -> None:
    """Have a deal that is over reviewed, told from the other side and tried again; ask for a hint there."""
    # How far a review gets with one request is a matter of time, so only its end is the same everywhere.
    while not player.quietly("review", {"deal": number})["review"]["finished"]:
        pass
    player.ask("review", {"deal": number})
    player.ask("knew", {"deal": number})
    player.ask("review_stop")
    player.play_on("trial", {"deal": number, "at": 0})
    for _ in range(6):
        if player.last["view"]["deal"]["turn"] != player.last["view"]["seat"]:
            player.play_on("advance")
            continue
        hint = player.ask("hint", None, player.last["rev"])["hint"]
        player.play_on("act", {"action": hint["action"]})
    player.play_on("trial_end")


def _look_again(player: _Player) -> None:
    """Step through the last deal of a match, pass it on and play its cards once more."""
    replay = player.ask("replay")["replay"]
    deal = replay["deal"]
    for at in (0, len(replay["acts"]) // 2, len(replay["acts"])):
        player.ask("replay_step", {"deal": deal, "at": at})
    link = player.ask("replay_record", {"deal": deal})["record"]["link"]
    player.ask("replay_record", {"deal": 0})
    player.ask("replay", {"text": link[:-1]})
    player.ask("replay", {"text": link})
    player.play_on("replay_play", {"deal": 1, "level": "gentle", "preset": "straight"})
    player.play_on("trial_end")


def _choose(legal: list[dict[str, Any]], turns: int) -> dict[str, Any]:
    """Pick an act so that deals end: knock when allowed, lay off what fits, throw the worst card."""
    by_type: dict[str, list[dict[str, Any]]] = {}
    for offer in legal:
        by_type.setdefault(offer["action"]["type"], []).append(offer)
    for kind in ("big_gin", "knock", "lay_off"):
        if kind in by_type:
            offers = by_type[kind]
            best = min(offers, key=lambda o: (not o.get("proposed", False), o.get("deadwood", 0)))
            action: dict[str, Any] = best["action"]
            return action
    if "discard" in by_type:
        chosen: dict[str, Any] = min(
            by_type["discard"], key=lambda o: (o.get("deadwood", 0), o["action"]["card"])
        )["action"]
        return chosen
    offers = [offer for kind in sorted(by_type) for offer in by_type[kind]]
    picked: dict[str, Any] = offers[turns // 2 % len(offers)]["action"]
    return picked
