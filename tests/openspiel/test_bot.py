"""OpenSpiel's bot as a player here does what the bot itself does in OpenSpiel, with the same cards."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from openspiel.chance import deck_by_chance
from openspiel.lockstep import Lockstep
from openspiel.oracle import CARD, gin, pyspiel
from support.deals import LOOSE, OTHER, THROWER, WANTS_KING, deal_of, play, thrown_through, written_deck
from support.rulesets import OWN
from support.swap import swapped

from ginrummy.arena.contestants import contestant
from ginrummy.arena.openspiel import MOST_TAKES, OpenSpielBot
from ginrummy.arena.plan import Plan
from ginrummy.arena.refusals import ArenaError
from ginrummy.arena.running import run
from ginrummy.game.actions import Discard, Done, Knock, TakeUpcard
from ginrummy.game.cards import Card, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.events import Took
from ginrummy.game.options import Phase
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.view import View
from ginrummy.players.arena import play_deal
from ginrummy.players.levels import opponent

PLAYED = {name: rules for name, rules in PRESETS.items() if name != "round_the_corner"}


def asked_there(pair: Lockstep, bot: object) -> list[int]:
    """Return all that OpenSpiel's own bot does for one of our acts, in the deal with its real cards."""
    state = pair.state.clone()
    numbers = [bot.step(state)]
    if numbers[0] == gin.KNOCK_ACTION:
        while numbers[-1] != gin.PASS_ACTION:
            state.apply_action(numbers[-1])
            numbers.append(bot.step(state))
    return numbers


def compared(name: str, decks: Iterator[list[Card]]) -> Counter[str]:
    """Play both seats by our player, each decision beside a bot that OpenSpiel has played from the start."""
    rules, met = PRESETS[name], Counter()
    player = OpenSpielBot(rules)
    for number, deck in enumerate(decks):
        pair = Lockstep(rules, deck, number % 2)
        settings = pair.state.get_game().get_parameters()
        bots = [pyspiel.make_simple_gin_rummy_bot(settings, seat) for seat in (0, 1)]
        while (seat := pair.deal.turn) is not None:
            if pair.deal.phase is Phase.LAYOFF:
                # There the bot passes before it lays its own melds.
                assert player.decide(View.of(pair.deal, seat), Random(1)) == Done()
                assert asked_there(pair, bots[pair._player(seat)])[0] == gin.PASS_ACTION
                met["layoffs"] += 1
                break
            act = player.decide(View.of(pair.deal, seat), Random(1))
            numbers = asked_there(pair, bots[pair._player(seat)])
            thrown = numbers[1] if numbers[0] == gin.KNOCK_ACTION else numbers[0]
            if pair.deal.taken and CARD.get(thrown) == pair.deal.taken:
                assert isinstance(act, Discard | Knock)
                assert act in pair.deal.legal_actions()
                met["taken card"] += 1
                break
            acts = pair.common()
            assert sorted(acts[act]) == sorted(numbers)
            met[type(act).__name__] += 1
            pair.apply(act, acts[act])
    return met


def some_decks(seed: str, count: int) -> Iterator[list[Card]]:
    return (deck_by_chance(Random(f"{seed} {number}")) for number in range(count))


@pytest.mark.parametrize("name", ["eaai", "oklahoma"])
def test_some_deals_are_played_as_in_openspiel(name: str) -> None:
    met = compared(name, some_decks(f"bot {name}", 12))
    assert met["DrawStock"] > 20
    assert met["Knock"] > 5


@pytest.mark.slow
@pytest.mark.parametrize("name", ["eaai", "oklahoma", "straight", "tournament", "classic"])
def test_many_deals_are_played_as_in_openspiel(name: str) -> None:
    met = compared(name, some_decks(f"bot {name}", 120))
    for act in ("Pass", "TakeUpcard", "DrawStock", "TakeDiscard", "Discard", "Knock"):
        assert met[act] > 5, met
    assert met["layoffs"] > 40 or name == "straight"


@pytest.mark.parametrize(
    ("name", "hand", "upcard", "act"),
    [
        ("eaai", "Ac2c3c 4d5d6d 9c9d9h 2s", "Ks", "k2s:Ac2c3c/9c9d9h/4d5d6d"),
        ("oklahoma", "Ac2c3c4c 4d5d6d7d 3s Ah", "5h", "d3s"),
    ],
)
def test_the_taken_card_is_not_thrown_back(name: str, hand: str, upcard: str, act: str) -> None:
    # Low already: the bot takes whatever lies there, to throw it back and knock.
    other = "2dQd 4h6s 8cTd Qh3h 5s7h"
    deal = Deal.start(PRESETS[name], 1, "written", written_deck(hand, other, upcard))
    player = OpenSpielBot(PRESETS[name])
    assert player.decide(View.of(deal, 0), Random(1)) == TakeUpcard()
    after = play(deal, "u")
    chosen = player.decide(View.of(after, 0), Random(1))
    assert str(chosen) == act
    assert chosen in after.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_whole_deals_are_legal_under_every_preset(name: str) -> None:
    player, rules = OpenSpielBot(PLAYED[name]), PLAYED[name]
    for number in range(40):
        other = opponent(["random", "never_knock", "simple", "one_draw"][number % 4])
        sides = (player, other) if number % 8 < 4 else (other, player)
        deal = Deal.start(rules, number % 2, f"legal {number}")
        assert play_deal(deal, sides, (Random("a"), Random("b"))).result is not None


def test_beyond_openspiels_wall_the_bot_plays_on() -> None:
    rules = PRESETS["regular"]
    player = OpenSpielBot(rules)
    deal = play(Deal.start(rules, 1, "written", written_deck(LOOSE, OTHER, "Ts")), "p p")
    asked: Counter[tuple[Phase, bool]] = Counter()
    while deal.turn is not None and deal.turns < 60:
        # Drawn and thrown back for as long as the bot is only asked, so that nobody's hand ever gets better.
        act = player.decide(View.of(deal, deal.turn), Random(1))
        assert act in deal.legal_actions()
        asked[deal.phase, deal.reshuffles > 0] += 1
        deal = play(deal, "s" if deal.phase is Phase.DRAW else f"d{deal.drawn}")
    assert all(asked[phase, again] > 10 for phase in (Phase.DRAW, Phase.DISCARD) for again in (False, True))


def test_beyond_fifty_takes_the_bot_plays_on() -> None:
    rules = PRESETS["eaai"]
    player = OpenSpielBot(rules)
    deal = play(Deal.start(rules, 1, "written", written_deck(LOOSE, OTHER, "Ts")), "u dAc")
    while deal.turns < 56:
        assert player.decide(View.of(deal, deal.turn or 0), Random(1)) in deal.legal_actions()
        deal = play(deal, "t")
        assert player.decide(View.of(deal, deal.turn or 0), Random(1)) in deal.legal_actions()
        assert deal.turn is not None
        thrown = next(card for card in cards_of(deal.hands[deal.turn]) if card != deal.taken)
        deal = play(deal, f"d{thrown}")
    assert sum(isinstance(event, Took) for event in deal.events) > MOST_TAKES


@pytest.mark.parametrize(("waiting", "told"), [(WANTS_KING, "t"), (OTHER, "p")])
def test_the_last_discard_is_taken_to_knock(waiting: str, told: str) -> None:
    rules = PRESETS["tournament"]
    thrower = THROWER if waiting == WANTS_KING else "Ac3d 5h7s 9c Jh2s 4d6d Kd"
    deal = play(thrown_through(deal_of(rules, thrower, waiting, "Tc"), 3), "s dKd")
    assert (deal.phase, deal.turn) == (Phase.LAST_DISCARD, 1)
    player = OpenSpielBot(rules)
    act = player.decide(View.of(deal, 1), Random(1))
    assert str(act) == told
    after, _ = deal.apply(act)
    if told == "t":
        knock = player.decide(View.of(after, 1), Random(1))
        assert isinstance(knock, Knock)
        assert knock in after.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_the_bot_is_told_nothing_hidden(name: str) -> None:
    rules, changed = PLAYED[name], 0
    player = OpenSpielBot(rules)
    for number in range(6):
        rng = Random(number)
        deal = Deal.start(rules, number % 2, f"hidden {number}")
        while (seat := deal.turn) is not None:
            act = player.decide(View.of(deal, seat), Random(1))
            other = swapped(deal, seat, rng)
            assert player.decide(View.of(other, seat), Random(1)) == act
            changed += other.hands != deal.hands
            deal, _ = deal.apply(act if act in deal.legal_actions() else deal.legal_actions()[0])
    assert changed > 30


@pytest.mark.parametrize("rules", [PRESETS["round_the_corner"], OWN["eleven_last_chance"]])
def test_games_that_openspiel_does_not_have_are_refused(rules: Rules) -> None:
    with pytest.raises(ArenaError, match="openspiel knows"), contestant("openspiel", rules):
        pass
    deal = Deal.start(rules, 1, "a seed")
    with pytest.raises(ArenaError, match="openspiel knows"):
        OpenSpielBot(Rules()).decide(View.of(deal, 0), Random(1))


def test_only_the_seat_to_act_is_asked() -> None:
    with pytest.raises(CodedError, match="not_your_turn"):
        OpenSpielBot(Rules()).decide(View.of(Deal.start(Rules(), 1, "a seed"), 1), Random(1))


def test_the_bot_takes_part_in_the_arena() -> None:
    plan = Plan(a="openspiel", b="random", rules=PRESETS["eaai"], seed="1", form=None, target=None)
    results = run(plan, 6)["results"]
    assert results["wins"][0] > 8
    assert run(plan, 6)["results"] == results


def test_a_missing_package_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ArenaError, match="needs the package open_spiel"), contestant("openspiel", Rules()):
        pass
