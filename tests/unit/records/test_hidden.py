"""What an observer wrote down: a hand that is not known until it is laid down."""

from __future__ import annotations

import pytest
from support.deals import cards

from ginrummy.game.scoring import score
from ginrummy.records.deals import DealRecord
from ginrummy.records.documents import dumps, loads
from ginrummy.records.refusals import RecordError


def refused(text: str) -> tuple[str, int | str, int | str]:
    with pytest.raises(RecordError) as error:
        loads(text)
    return error.value.code, error.value.params["line"], error.value.params["reason"]


def read(text: str) -> DealRecord:
    record = loads(text).record
    assert isinstance(record, DealRecord)
    return record


def test_a_hidden_hand_is_priced_by_what_was_shown(hidden: str) -> None:
    record = read(hidden)
    assert record.result is not None
    assert record.result.hands is not None
    # Th Jh Qh is a run; 3s 5s 7s 8h 8c 2h Ks are left.
    assert record.result.hands[1].deadwood == 3 + 5 + 7 + 8 + 8 + 2 + 10
    assert score(record.result, record.rules).points == 43 + 25
    assert read(dumps(record)) == record


def test_the_hands_are_known_when_they_are(hidden: str) -> None:
    known = [step.known for step in read(hidden).steps()]
    assert known == [(True, False)] * 9 + [(True, True)]


def test_whoever_hides_a_hand_must_show_it_in_the_end(hidden: str) -> None:
    silent = hidden.replace("B shows Th Jh Qh 3s 5s 7s 8h 8c 2h Ks\n", "")
    assert refused(silent) == ("record_inconsistent", 20, "hand_not_shown")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        # A has it, the upcard was it, or it has been thrown.
        ("B discards 4s", "B discards 2c", 14, "card_not_in_hand"),
        ("B discards 4s", "B discards Th", 14, "taken_card"),
        ("B discards 2d", "B discards Qs", 18, "card_not_in_hand"),
        # It lies in the pile when it is drawn, or has been seen elsewhere.
        ("A draws 9s", "A draws 2d", 19, "card_elsewhere"),
        ("A draws 9s", "A draws Ac", 19, "card_elsewhere"),
        # B shows a card that A drew, one too few, one of the melds.
        ("2h Ks", "2h 9h", 21, "card_not_in_hand"),
        ("2h Ks", "2h", 21, "hand_differs"),
        # The rules go before what is not known.
        ("B draws ??", "B draws ??\nB draws ??", 18, "wrong_phase"),
        ("B discards 2d", "A discards 2d", 18, "not_your_turn"),
        ("A goes gin", "A knocks", 20, "knock_not_allowed"),
    ],
)
def test_what_cannot_have_been(hidden: str, old: str, new: str, line: int, reason: str) -> None:
    if reason == "knock_not_allowed":
        old, new = "A goes gin with Kd: Ac2c3c 4d5d6d 9c9d9h9s\n", "A knocks with 9s: Ac2c3c 4d5d6d 9c9d9h\n"
    assert old in hidden
    assert refused(hidden.replace(old, new)) == ("record_inconsistent", line, reason)


def test_a_hand_holds_no_more_unknown_cards_than_it_was_dealt_and_drew(hidden: str) -> None:
    """B threw two of ten unknown cards and drew one, so nine are left beside the upcard he took."""
    line = "B shows Th Jh Qh 3s 5s 7s 8h 8c 2h Ks"
    assert read(hidden.replace(line, line.replace("Ks", "As")))
    assert refused(hidden.replace(line, line.replace("Th", "As")))[1:] == (21, "card_not_in_hand")


def test_a_hidden_knocker_lays_all_of_it_down(hidden: str) -> None:
    play = hidden.replace('preset = "straight"', 'preset = "eaai"').partition("A draws 9s")[0]
    knock = "B knocks with 2d: ThJhQh 5s6s7s, left 2s 3h As 3d"
    play = play.replace("B discards 2d", knock)
    tail = "A lays off Kd on ThJhQh\nA is done\nA shows 4d 9d 2c Ac 3c 5d 6d 9c 9h\n"
    # Kd is no heart.
    assert refused(f'{play}{tail}"""') == ("record_inconsistent", 19, "does_not_fit")
    record = read(f'{play}A is done\n"""')
    assert record.result is not None
    assert [hand.deadwood for hand in record.result.hands or ()] == [10, 9]
    assert refused(f'{play.replace(", left 2s 3h As 3d", "")}"""')[1:] == (18, "hand_not_shown")
    assert refused(f'{play.replace(" As 3d", "")}"""')[1:] == (18, "hand_not_shown")
    assert refused(f'{play.replace("As 3d", "As 4d")}"""')[1:] == (18, "card_not_in_hand")


def test_a_dead_deal_shows_nothing(hidden: str) -> None:
    head = hidden[: hidden.index("B takes Th")].replace(
        'preset = "straight"', 'preset = "straight"\nmax_turns = 2'
    )
    record = read(f'{head}B takes Th\nB discards 4s\nA draws 9h\nA discards Qs\n"""')
    assert record.result is not None
    assert record.result.hands is None


def test_part_of_a_hand_and_of_the_stock(hidden: str) -> None:
    part = hidden.replace('hands.B = "?? ?? ', f'stock = "9h ?? 9s {"?? " * 28}"\nhands.B = "4s Jh ')
    record = read(part)
    assert record.stock is not None
    assert [str(card) for card in record.stock[:3]] == ["9h", "None", "9s"]
    assert refused(part.replace("A draws 9h", "A draws 9d")) == ("record_inconsistent", 16, "not_in_stock")
    assert refused(part.replace("A draws 9s", "A draws 8s")) == ("record_inconsistent", 20, "not_in_stock")
    # What the stock tells need not be told again.
    assert read(part.replace("A draws 9s", "A draws ??")) == record


def test_cards_of_a_reshuffled_stock_come_from_there_only() -> None:
    """Both pass the whole stock through their hands; then the discards are drawn again."""
    stock = cards("2d3d5d6d 7d8dTdJd Kd2h3h4h 5h6h7h8h 9hThJhQh Kh2s3s4s 6s7s8s9s TsJsQs")
    lines = ["A passes", "B passes"]
    for at, card in enumerate(stock):
        lines += [f"{'AB'[at % 2]} draws {card}", f"{'AB'[at % 2]} discards {card}"]
    head = (
        'format = "gin rummy deal"\nversion = 1\n[rules]\npreset = "regular"\n[deal]\ndealer = "B"\n'
        'hands.A = "Ac 3c 5c 7c 9c Jc Kc Qd 4d 9d"\nhands.B = "?? ?? ?? ?? ?? ?? ?? ?? ?? ??"\n'
        "upcard = \"Ah\"\nplay = '''\n"
    )

    def with_play(*more: str) -> str:
        return head + "\n".join([*lines, *more]) + "\n'''"

    assert read(with_play("B draws ??", "B discards 2d")).steps()[-1].deal.reshuffles == 1
    # B's ten cards are those that never showed: 2d, thrown long ago, can only be the one that he drew.
    assert read(with_play("B draws ??", "B discards 2c"))
    twice = with_play(
        "B draws ??", "B discards 2d", "A draws ??", "A discards 3c", "B draws ??", "B discards 3d"
    )
    assert read(twice)
    assert refused(
        with_play("B draws ??", "B discards 2d", "A draws 3d", "A discards Qd", "B takes Qd", "B discards 5d")
    ) == (
        "record_inconsistent",
        10 + len(lines) + 6,
        "card_not_in_hand",
    )
    # The top discard stays, so it is in no stock.
    assert refused(with_play("B draws Qs"))[2] == "card_elsewhere"
    order = " ".join(str(card) for card in (*stock[:30],))
    assert refused(with_play().replace("play", f'reshuffles = ["{order}"]\nplay'))[2] == "never_reshuffled"
    pile = " ".join(["Ah", *map(str, stock[:30])])
    told = with_play("B draws ??").replace("play", f'reshuffles = ["{pile}"]\nplay')
    assert str(read(told).play[-1]) == "B draws Ah"
    wrong = with_play("B draws ??").replace("play", f'reshuffles = ["{pile.replace("Ah", "Qs")}"]\nplay')
    assert refused(wrong)[2] == "not_the_discards"
