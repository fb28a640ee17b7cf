"""What the rules change between deals: who deals, what a tie is worth, and when a match of each form is over."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    EVERY,
    GINNER,
    KNOCKER,
    having_won,
    play_match,
    throw_any,
    written_deck,
)
from support.deals import play as play_deal

from ginrummy.game.actions import Pass
from ginrummy.game.deal import Deal
from ginrummy.game.errors import IllegalAction
from ginrummy.game.match import Match
from ginrummy.game.rules import (
    PRESETS,
    HollywoodWonBy,
    NextDealer,
    Rules,
    Start,
    StockEnd,
    TiedUndercut,
)
from ginrummy.game.scoring import Kind
from ginrummy.game.sheet import Form

GIN = "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d"
KNOCK = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d ."
# Two points, as the knocker has them, when nothing is laid off.
TIED = "KhKsKc QcQsQh 7s8s9s 2d"
# Eighty points, and the upcard is the five of clubs.
MUCH = DEFENDER.replace("5c", "Jh")
DEAD = Rules(stock_end=StockEnd.DEAD_AT_TWO)


def started(rules: Rules, form: Form = Form.TARGET, target: int | None = 250, dealer: int = 1) -> Match:
    match = Match.start(rules, form, "match", None if form is Form.ONE else target)
    return replace(match, deal=written(match, dealer, "KhQs Js8h 8s7c 6c6h 5h3h", "2h4s TdJh 3d7d 8cTh Qc5s"))


def written(match: Match, dealer: int, eldest: str, dealt: str) -> Deal:
    deck = written_deck(eldest, dealt, "5c", stock="Kd")
    return Deal.start(match.rules, dealer, match.deal.seed, deck)


def won(match: Match, line: str = GIN, other: str = MUCH) -> Match:
    """Play the deal so that the seat that did not deal ends it."""
    hand = GINNER if line == GIN else KNOCKER
    return play_match(replace(match, deal=written(match, match.deal.dealer, hand, other)), line)


def tied(match: Match) -> Match:
    return won(match, KNOCK, TIED)


def dead(match: Match) -> Match:
    match = play_match(match, "p p")
    while match.deal.turn is not None:
        thrown = throw_any(play_deal(match.deal, "s")).pile[-1]
        match = play_match(match, f"s d{thrown}")
    return match


class TestDealer:
    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("rule", NextDealer)
    def test_after_a_won_deal(self, rule: NextDealer, dealer: int) -> None:
        match = won(started(replace(DEAD, next_dealer=rule), dealer=dealer))
        assert match.rows[-1].score.winner == 1 - dealer
        expected = {"winner": 1 - dealer, "loser": dealer, "alternate": 1 - dealer}[rule]
        assert match.next_deal().deal.dealer == expected

    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("rule", NextDealer)
    def test_after_an_undercut_the_defender_has_won(self, rule: NextDealer, dealer: int) -> None:
        match = tied(started(replace(DEAD, next_dealer=rule), dealer=dealer))
        assert (match.rows[-1].score.kind, match.rows[-1].score.winner) == (Kind.UNDERCUT, dealer)
        expected = {"winner": dealer, "loser": 1 - dealer, "alternate": 1 - dealer}[rule]
        assert match.next_deal().deal.dealer == expected

    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("rule", NextDealer)
    def test_a_tie_without_bonus_is_won_all_the_same(self, rule: NextDealer, dealer: int) -> None:
        rules = replace(DEAD, next_dealer=rule, tied_undercut=TiedUndercut.NO_BONUS)
        match = tied(started(rules, dealer=dealer))
        assert (match.scores, match.sheet.games[0].boxes[dealer]) == ((0, 0), 1)
        expected = {"winner": dealer, "loser": 1 - dealer, "alternate": 1 - dealer}[rule]
        assert match.next_deal().deal.dealer == expected

    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("rule", NextDealer)
    def test_after_a_dead_or_drawn_deal_the_same_seat_deals(self, rule: NextDealer, dealer: int) -> None:
        rules = replace(DEAD, next_dealer=rule, tied_undercut=TiedUndercut.DRAWN)
        for nobody in (dead, tied):
            match = nobody(started(rules, dealer=dealer))
            assert match.rows[-1].score.winner is None
            assert (match.scores, match.over) == ((0, 0), False)
            assert match.sheet.games[0].entries == ()
            assert match.next_deal().deal.dealer == dealer

    def test_the_alternation_goes_on_from_the_dealer_of_a_dead_deal(self) -> None:
        match = started(replace(DEAD, next_dealer=NextDealer.ALTERNATE), target=500, dealer=0)
        dealers = []
        for ending in (won, dead, dead, won, won, dead, won):
            dealers.append(match.deal.dealer)
            match = ending(match).next_deal()
        assert dealers == [0, 1, 1, 1, 0, 1, 1]
        assert match.deal.dealer == 0


class TestDrawnTie:
    def test_it_has_a_row_and_a_number_of_its_own(self) -> None:
        match = tied(started(replace(DEAD, tied_undercut=TiedUndercut.DRAWN)))
        row = match.rows[-1]
        assert (row.number, row.knocker, row.score.kind, row.scores) == (1, 0, Kind.DRAWN, (0, 0))
        assert match.next_deal().number == 2

    def test_one_deal_drawn_is_a_draw(self) -> None:
        match = tied(started(replace(DEAD, tied_undercut=TiedUndercut.DRAWN), Form.ONE))
        assert (match.over, match.winner, match.scores) == (True, None, (0, 0))
        with pytest.raises(IllegalAction, match="match_over"):
            match.next_deal()

    def test_one_deal_won_for_nothing_is_won(self) -> None:
        match = tied(started(PRESETS["tournament"], Form.ONE))
        assert (match.over, match.winner, match.scores) == (True, 1, (0, 0))


class TestForms:
    @EVERY
    @pytest.mark.parametrize("form", Form)
    def test_every_preset_starts_in_every_form(self, rules: Rules, form: Form) -> None:
        match = Match.start(rules, form, "any", None if form is Form.ONE else 100)
        assert (match.rules, match.form, match.over, match.rows) == (rules, form, False, ())
        assert len(match.sheet.games) == (3 if form is Form.HOLLYWOOD else 1)
        assert match.deal == Deal.start(rules, match.deal.dealer, "any/1")

    @EVERY
    def test_one_deal_is_over_with_it(self, rules: Rules) -> None:
        match = won(started(rules, Form.ONE))
        assert (match.over, match.winner) == (True, 0)
        (settled,) = match.sheet.settlements
        assert settled is not None
        # Neither box nor game bonus, save a box credited at once.
        assert settled.totals == match.scores == (match.rows[0].score.points, 0)

    @EVERY
    def test_a_game_is_over_at_its_target(self, rules: Rules) -> None:
        match = won(started(rules, Form.TARGET, 90))
        assert match.scores[0] >= 90
        assert (match.over, match.winner) == (True, 0)
        with pytest.raises(IllegalAction, match="match_over"):
            match.apply(Pass())

    @EVERY
    def test_hollywood_is_over_with_its_third_game(self, rules: Rules) -> None:
        match = started(rules, Form.HOLLYWOOD, 90)
        closed = []
        while not match.over:
            match = won(match if not match.rows else match.next_deal())
            closed.append(sum(game.closer is not None for game in match.sheet.games))
        assert closed[-1] == 3
        assert len(match.rows) == len(closed) >= 3
        for row in match.rows:
            assert sum(row.scores) > 0
        assert match.rows[-1].scores == match.scores

    def test_the_view_of_hollywood_adds_all_games(self) -> None:
        match = won(won(started(DEAD, Form.HOLLYWOOD, 500)).next_deal())
        # The first winner deals the second deal, so the other seat wins that.
        first = match.rows[0].score.points
        assert match.scores == (first, first)
        match = won(match.next_deal())
        assert match.scores[0] == first + 2 * first

    def test_an_undercut_may_end_a_game_for_the_defender(self) -> None:
        match = having_won(started(PRESETS["classic"], Form.TARGET, 100), (0, 95), (1, 92))
        match = tied(match)
        assert (match.scores, match.over, match.winner) == ((95, 102), True, 1)
        assert match.sheet.totals == (95 + 20, 102 + 40 + 100)

    def test_a_tie_without_bonus_does_not_end_it(self) -> None:
        match = tied(having_won(started(PRESETS["tournament"], Form.TARGET, 100), (0, 95), (1, 99)))
        assert (match.scores, match.over) == ((95, 99), False)

    def test_a_box_at_once_may_end_it(self) -> None:
        rules = PRESETS["palace"]
        match = having_won(started(rules, Form.TARGET, 110), (0, 15))
        assert match.scores == (25, 0)
        match = won(match, KNOCK)
        assert (match.rows[-1].score.award, match.rows[-1].score.points) == (78, 88)
        # Without the two boxes the points would not be enough.
        assert (match.scores, match.over, match.winner) == ((113, 0), True, 0)

    def test_hollywood_by_games(self) -> None:
        rules = Rules(hollywood_won_by=HollywoodWonBy.GAMES)
        match = having_won(started(rules, Form.HOLLYWOOD, 100), (0, 100), (1, 90), (1, 70), (0, 10))
        assert not match.over
        match = won(match)
        assert (match.over, match.winner) == (True, 0)
        assert match.sheet.totals[1] == 230

    def test_eleven_cards_start_every_deal_of_a_match(self) -> None:
        match = Match.start(Rules(start=Start.ELEVEN_CARDS), Form.TARGET, "eleven", 100)
        assert match.deal.hands[1 - match.deal.dealer].bit_count() == 11
        while match.deal.turn is not None:
            text = f"d{throw_any(match.deal).pile[-1]}" if match.deal.phase == "discard" else "s"
            match = play_match(match, text)
        following = match.next_deal()
        assert following.deal.hands[1 - following.deal.dealer].bit_count() == 11


def test_the_rules_are_those_of_the_sheet() -> None:
    match = Match.start(PRESETS["classic"], Form.HOLLYWOOD, "x", 150)
    assert (match.rules, match.form, match.target) == (PRESETS["classic"], Form.HOLLYWOOD, 150)
