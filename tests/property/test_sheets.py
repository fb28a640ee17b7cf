"""Score sheets of any wins under any rules, against a sheet kept by hand."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from support.strategies import rule_sets

from ginrummy.game.rules import Rules
from ginrummy.game.sheet import Form, Sheet, TallyCode

Wins = list[tuple[int | None, int]]
wins = st.lists(
    st.tuples(st.sampled_from([0, 1, None]), st.one_of(st.just(0), st.integers(1, 130))), max_size=14
)
forms = st.sampled_from([Form.ONE, Form.TARGET, Form.HOLLYWOOD])
targets = st.one_of(st.sampled_from([100, 250]), st.integers(10, 500))


def kept_by_hand(rules: Rules, form: Form, target: int | None, won: Wins) -> list[list[tuple[int, int]]]:
    """Write each game's entries, winner and points, as one would on paper."""
    games: list[list[tuple[int, int]]] = [[] for _ in range(3 if form is Form.HOLLYWOOD else 1)]

    def total(game: list[tuple[int, int]], seat: int) -> int:
        return sum(points for who, points in game if who == seat)

    def is_open(game: list[tuple[int, int]]) -> bool:
        return not game if target is None else max(total(game, 0), total(game, 1)) < target

    for winner, award in won:
        if winner is None:
            continue
        gained = award + (rules.box_bonus if rules.box_at_once else 0)
        open_games = [game for game in games if is_open(game)]
        entered = [game for game in open_games if any(who == winner for who, _ in game)]
        others = [game for game in open_games if not any(who == winner for who, _ in game)]
        for game in [*entered, *others[:1]]:
            game.append((winner, gained))
    return games


@settings(max_examples=250)
@given(rule_sets(), forms, targets, wins)
def test_a_sheet_is_what_one_would_write_by_hand(rules: Rules, form: Form, target: int, won: Wins) -> None:
    goal = None if form is Form.ONE else target
    sheet, played = Sheet.start(rules, form, goal), 0
    for winner, award in won:
        if sheet.over:
            break
        sheet, played = sheet.after(winner, award), played + 1
    by_hand = kept_by_hand(rules, form, goal, won[:played])
    assert [
        [(entry.seat, entry.award + entry.box) for entry in game.entries] for game in sheet.games
    ] == by_hand
    assert sheet.deals == played
    for game, written in zip(sheet.games, by_hand, strict=True):
        for seat in (0, 1):
            assert game.scores[seat] == sum(points for who, points in written if who == seat)
            assert game.boxes[seat] == sum(who == seat for who, _ in written)
        running = [0, 0]
        for entry in game.entries:
            running[entry.seat] += entry.award + entry.box
            assert list(entry.scores) == running
    assert sheet.scores == tuple(sum(game.scores[seat] for game in sheet.games) for seat in (0, 1))
    check_end(sheet, played)


def check_end(sheet: Sheet, played: int) -> None:
    """Check when the sheet is over, what each game is settled at and who has won."""
    closed = [game.closer is not None for game in sheet.games]
    if sheet.form is Form.ONE:
        assert sheet.over == (played > 0)
    else:
        assert sheet.over == all(closed)
        for game in sheet.games:
            reached = [seat for seat in (0, 1) if game.scores[seat] >= (sheet.target or 0)]
            assert reached == ([] if game.closer is None else [game.closer])
    totals = [0, 0]
    for game, settled in zip(sheet.games, sheet.settlements, strict=True):
        assert (settled is None) == (game.closer is None)
        for seat in (0, 1):
            totals[seat] += settled.totals[seat] if settled else game.scores[seat]
        if settled is None:
            continue
        deals = [line.points for line in settled.lines if line.code is TallyCode.DEALS]
        assert deals == list(game.scores)
        assert settled.winner in (0, 1)
        assert all(line.points >= 0 for line in settled.lines)
        extra = [line for line in settled.lines if line.code in (TallyCode.GAME_BONUS, TallyCode.SHUTOUT)]
        assert {line.seat for line in extra} <= {game.closer}
        assert sheet.form is not Form.ONE or settled.totals == game.scores
    assert sheet.totals == tuple(totals)
    if not sheet.over:
        assert sheet.winner is None
