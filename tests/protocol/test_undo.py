"""Taking back: what showed nothing, until the opponent has answered."""

from __future__ import annotations

import pytest
from support.deals import DEFENDER, KNOCKER, at_last_discard, deal_of, play
from support.table import Refused, Table, laid_out

from ginrummy.table.session import OPPONENT, PERSON

PRESETS = ("regular", "straight")


class TestUndo:
    def test_a_discard_and_the_taking_before_it(self) -> None:
        table = laid_out("")
        views = [(table.session.view, table.session.legal)]
        table.act("take_upcard")
        views.append((table.session.view, table.session.legal))
        table.act("discard", card="2s")
        revs = [table.session.rev]
        for view in reversed(views):
            reply = table.send("undo")
            revs.append(reply["rev"])
            assert (reply["view"], reply["legal"]) == view
            assert reply["events"] == [{"type": "taken_back", "seat": 0}]
        assert revs == sorted(set(revs)), "the revision never falls"
        with pytest.raises(Refused, match="nothing_to_undo"):
            table.send("undo")

    def test_a_pass(self) -> None:
        table = laid_out("")
        before = table.session.view
        assert table.act("pass")["view"]["can_undo"] is True
        assert table.send("undo")["view"] == before

    def test_not_once_the_opponent_has_answered(self) -> None:
        table = laid_out("")
        table.act("pass")
        reply = table.send("advance")
        assert reply["view"]["can_undo"] is False
        with pytest.raises(Refused, match="nothing_to_undo"):
            table.send("undo")

    def test_not_once_a_hidden_card_was_seen(self) -> None:
        table = laid_out("p p")
        reply = table.act("draw_stock")
        assert reply["view"]["can_undo"] is False
        with pytest.raises(Refused, match="nothing_to_undo"):
            table.send("undo")
        # The discard after it may be taken back, the draw before it still not.
        assert table.act("discard", card="Kd")["view"]["can_undo"] is True
        assert table.send("undo")["view"]["can_undo"] is False

    def test_not_a_discard_that_ended_the_deal(self) -> None:
        table = laid_out("p p", "straight")
        deal = table.deal
        while len(deal.stock) > 3 or deal.turn != PERSON:
            deal = play(deal, "s")
            deal = play(deal, f"d{deal.drawn}")
        table.put(play(deal, "s"))
        reply = table.act("discard", card=str(table.deal.drawn))
        assert reply["view"]["deal"]["result"]["reason"] == "two_cards_left"
        assert reply["view"]["can_undo"] is False

    def test_not_into_the_deal_before(self) -> None:
        table = laid_out("p p s", eldest="Ac2c3c 4d5d6d 9c9d9h9s")
        table.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h9s", "4d5d6d"])
        assert table.send("next_deal")["view"]["can_undo"] is False

    def test_the_first_throw_of_eleven_cards(self) -> None:
        table = Table()
        table.new(seed="put", changes={"start": "eleven_cards"})
        table.put(deal_of(table.match.rules, KNOCKER, DEFENDER, "Kc"))
        before = (table.session.view, table.session.legal)
        assert table.act("discard", card="Kc")["view"]["can_undo"] is True
        reply = table.send("undo")
        assert (reply["view"], reply["legal"]) == before

    def test_the_taking_of_the_last_discard_but_not_the_leaving(self) -> None:
        table = Table()
        table.new("tournament", seed="put")
        table.put(at_last_discard(table.match.rules, asked=PERSON))
        before = (table.session.view, table.session.legal)
        assert table.act("take_discard")["view"]["can_undo"] is True
        reply = table.send("undo")
        assert (reply["view"], reply["legal"]) == before
        reply = table.act("pass")
        assert (reply["view"]["deal"]["result"]["reason"], reply["view"]["can_undo"]) == (
            "two_cards_left",
            False,
        )

    def test_not_big_gin(self) -> None:
        dealer = DEFENDER.replace("7d", "8s")
        table = laid_out(
            "p p s", "north_american", eldest="Ac2c3c 4d5d6d 9c9d9h9s", dealer=dealer, stock="7d"
        )
        reply = table.act("big_gin")
        assert (reply["view"]["deal"]["result"]["kind"], reply["view"]["can_undo"]) == ("big_gin", False)
        with pytest.raises(Refused, match="nothing_to_undo"):
            table.send("undo")

    @pytest.mark.parametrize("preset", PRESETS)
    @pytest.mark.parametrize("level", ["gentle", "steady"])
    def test_an_undo_changes_no_later_decision(self, preset: str, level: str) -> None:
        for number in range(12):
            straight_on, back_and_again = Table(), Table()
            for table in (straight_on, back_and_again):
                table.new(preset, level=level, seed=f"undo {number}")
                while table.turn != PERSON:
                    table.send("advance")
            act = "pass" if straight_on.deal.phase == "upcard" else "take_discard"
            straight_on.act(act)
            back_and_again.act(act)
            back_and_again.send("undo")
            back_and_again.act(act)
            if act == "take_discard":
                thrown = str(straight_on.deal.legal_actions()[0])[1:]
                for table in (straight_on, back_and_again):
                    table.act("discard", card=thrown)
            assert back_and_again.session.view == straight_on.session.view
            while straight_on.deal.turn == OPPONENT:
                replies = [table.send("advance") for table in (straight_on, back_and_again)]
                assert replies[0]["events"] == replies[1]["events"]
                assert replies[0]["view"] == replies[1]["view"]
