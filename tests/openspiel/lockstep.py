"""One deal played in both engines at once, every legal act and every figure compared at each step.

What the two do differently has a name in :class:`Difference` and its own check in :class:`Lockstep`; anything
else raises :class:`Unexplained` with the line of play.  Acts that only one of the two offers are never played, so
both stay in the same position to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from openspiel.differences import (
    Difference,
    fits_with_all,
    in_pieces,
    joined,
    least_with_two_on_an_end,
    on_its_end,
    plain_layoffs,
)
from openspiel.oracle import (
    CARD,
    NUMBER,
    all_meld,
    best_laying,
    best_layoffs,
    dealt,
    gin,
    held_by,
    knocks,
)

from ginrummy.game import layoffs
from ginrummy.game.actions import (
    Action,
    BigGin,
    Discard,
    Done,
    DrawStock,
    Knock,
    LayOff,
    Pass,
    TakeDiscard,
    TakeUpcard,
)
from ginrummy.game.cards import Card, CardSet
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.melds import deadwood
from ginrummy.game.options import Phase
from ginrummy.game.rules import Rules, StockEnd, TiedUndercut
from ginrummy.game.scoring import score

Choose = Callable[[Deal, Sequence[Action]], Action]


class Unexplained(AssertionError):
    """The two engines differ, and no difference that is known accounts for it."""


class Lockstep:
    """A deal in both engines; ``met`` counts the positions in which each difference shows."""

    def __init__(self, rules: Rules, deck: Sequence[Card], dealer: int) -> None:
        """Deal the same written deck in both."""
        self.deck = deck
        self.deal = Deal.start(rules, dealer, "not used", deck)
        self.state = dealt(rules, deck)
        self.line: list[Action] = []
        # Kept here, so that this engine's own memory of it is checked too.
        self.taken: Card | None = None
        self.met: Counter[Difference] = Counter()
        self._could_knock: dict[Knock, list[int]] = {}

    def play(self, choose: Choose) -> None:
        """Play acts that both allow until both have ended, or until they part by a named difference."""
        while self.deal.turn is not None:
            self._same_position()
            if self._reshuffles():
                return
            acts = self.common()
            act = choose(self.deal, list(acts))
            self.apply(act, acts[act])
            if self._capped():
                return
        self._same_end()

    def common(self) -> dict[Action, list[int]]:
        """Compare the legal acts of both; return those they share, by their texts, with OpenSpiel's acts for each."""
        listed = self.deal.legal_actions()
        self._could_knock = self._knocks()
        ours, theirs = set(listed), self._theirs()
        self.check(len(ours) == len(listed), "an act is listed twice")
        if self.deal.phase in (Phase.DISCARD, Phase.LAST_DISCARD):
            self._check_ends(ours)
        if self.deal.phase is Phase.LAYOFF:
            self.check(ours - {Done()} == plain_layoffs(self._hand, self.deal.spread), "other layoffs fit")
        found = {self._only_here(act) for act in ours - theirs.keys()}
        found |= {self._only_there(act) for act in theirs.keys() - ours}
        self.met.update(found)
        return {act: theirs[act] for act in sorted(ours & theirs.keys(), key=str)}

    def apply(self, act: Action, numbers: Sequence[int]) -> None:
        """Apply an act in both; each of OpenSpiel's must be legal when its turn comes."""
        match act:
            case TakeUpcard() | TakeDiscard():
                self.taken = CARD[self.state.upcard()]
            case DrawStock():
                self.taken = None
        for number in numbers:
            self._apply_there(number)
        if self.state.is_chance_node():
            self.state.apply_action(NUMBER[self.deal.stock[0]])
        self.deal, _ = self.deal.apply(act)
        self.line.append(act)
        if self.deal.phase is Phase.LAYOFF and isinstance(act, Knock):
            self._same_best_layoffs()

    def check(self, holds: bool, what: str) -> None:
        """Raise Unexplained, with all that it takes to play the deal again, unless something holds."""
        if not holds:
            raise self._unexplained(what)

    def _unexplained(self, what: str) -> Unexplained:
        deck, line = " ".join(map(str, self.deck)), " ".join(map(str, self.line))
        return Unexplained(f"{what}\ndealer {self.deal.dealer}\ndeck {deck}\nline {line}\n{self.state}")

    @property
    def _hand(self) -> CardSet:
        """The hand of the seat to act."""
        assert self.deal.turn is not None
        return self.deal.hands[self.deal.turn]

    def _knocks(self) -> dict[Knock, list[int]]:
        """Return the knocks by OpenSpiel's exact count of ten cards, whether it offers to knock or not."""
        if self.deal.phase not in (Phase.DISCARD, Phase.LAST_DISCARD):
            return {}
        last = self.deal.pile[-1].mask if self.deal.phase is Phase.LAST_DISCARD else 0
        return knocks(self._hand | last, self.state.knock_card())

    def _player(self, seat: int) -> int:
        """Return OpenSpiel's number of a seat: there player 0 acts first, here whoever does not deal."""
        return seat if self.deal.dealer == 1 else 1 - seat

    def _apply_there(self, number: int) -> None:
        self.check(number in self.state.legal_actions(), f"OpenSpiel refuses its act {number}")
        self.state.apply_action(number)

    def _theirs(self) -> dict[Action, list[int]]:
        """Return OpenSpiel's legal acts as this engine's, each with what has to be applied there."""
        phase, legal = self.state.current_phase(), self.state.legal_actions()
        if phase == gin.Phase.KNOCK:
            return dict(self._could_knock)
        theirs: dict[Action, list[int]] = {}
        for number in legal:
            match number:
                case gin.PASS_ACTION:
                    theirs[Done() if phase == gin.Phase.LAYOFF else Pass()] = [number]
                case gin.DRAW_STOCK_ACTION:
                    theirs[DrawStock()] = [number]
                case gin.DRAW_UPCARD_ACTION:
                    theirs[TakeUpcard() if phase == gin.Phase.FIRST_UPCARD else TakeDiscard()] = [number]
                case gin.KNOCK_ACTION if phase == gin.Phase.WALL:
                    # There the knock is declared first, and the card comes with it.
                    theirs[TakeDiscard()] = [number]
                case gin.KNOCK_ACTION:
                    self.check(bool(self._could_knock), "OpenSpiel offers a knock that it does not take")
                    theirs |= {knock: [number, *rest] for knock, rest in self._could_knock.items()}
                case _ if phase == gin.Phase.LAYOFF:
                    theirs |= {layoff: [number] for layoff in self._places(CARD[number])}
                case _:
                    theirs[Discard(CARD[number])] = [number]
        return theirs

    def _places(self, card: Card) -> Iterator[LayOff]:
        """Yield the layoffs of a card, for which OpenSpiel names no meld, on the melds it fits here."""
        spread = self.deal.spread
        fits = [at for at, meld in enumerate(spread) if layoffs.laid_on(meld, card) is not None]
        # One that fits none here must still be accounted for.
        return (LayOff(card, at) for at in fits or range(len(spread)))

    def _check_ends(self, ours: set[Action]) -> None:
        """Check what the named differences leave to this engine alone, so that they cover nothing else."""
        could = {knock for knock in self._could_knock if knock.discard != self.taken}
        if self.deal.phase is Phase.LAST_DISCARD:
            could = {knock for knock in could if knock.discard != self.deal.pile[-1]}
            self.check((TakeDiscard() in ours) == bool(could), "the last discard is offered wrongly")
            return
        thrown = {act.card if isinstance(act, Discard) else act.discard for act in ours - {BigGin()}}
        self.check(self.taken not in thrown, "the taken card may be thrown")
        self.check(could <= ours, "a knock that OpenSpiel counts as legal is missing")
        whole = {longer for act in ours if isinstance(act, Knock) for longer in joined(act)}
        self.check(whole <= ours, "a run may be laid in pieces but not whole")
        big_gin = self.deal.rules.big_gin_bonus > 0 and all_meld(self._hand)
        self.check((BigGin() in ours) == big_gin, "big gin is offered wrongly")

    def _only_here(self, act: Action) -> Difference:
        """Name why OpenSpiel does not offer an act."""
        deal, offered = self.deal, gin.KNOCK_ACTION in self.state.legal_actions()
        match act:
            case BigGin():
                return Difference.BIG_GIN
            case TakeDiscard() if deal.phase is Phase.LAST_DISCARD and not offered:
                return Difference.HIDDEN_KNOCK
            case Knock(thrown, spread):
                if act in self._could_knock and not offered and deal.phase is Phase.DISCARD:
                    return Difference.HIDDEN_KNOCK
                cut = {Knock(thrown, pieces) for pieces in in_pieces(spread)}
                if act not in self._could_knock and cut and cut <= self._could_knock.keys():
                    return Difference.LONG_RUN
            case LayOff(card, at) if deal.laid is not None and deal.spread[at].kind == "run":
                if on_its_end(deal.laid.melds[at], card) == 3:
                    return Difference.THIRD_ON_END
        raise self._unexplained(f"only here: {act}")

    def _only_there(self, act: Action) -> Difference:
        """Name why this engine does not offer an act."""
        deal = self.deal
        match act:
            case Discard(thrown) | Knock(thrown, _) if thrown == self.taken:
                return Difference.TAKEN_CARD
            case TakeDiscard() if deal.phase is Phase.LAST_DISCARD:
                if {knock.discard for knock in self._could_knock} == {deal.pile[-1]}:
                    return Difference.TAKEN_CARD
            case LayOff(card, _) if deal.laid is not None:
                laid = [layoff.card for layoff in deal.layoffs]
                if any(fits_with_all(meld, laid, card) for meld in deal.laid.melds):
                    return Difference.PLACE
        raise self._unexplained(f"only in OpenSpiel: {act}")

    def _same_position(self) -> None:
        """Compare hands, counts, seat to act, stock and top of the pile."""
        deal, state = self.deal, self.state
        assert deal.turn is not None
        self.check(state.current_player() == self._player(deal.turn), "another is to act")
        self.check(state.stock_size() == len(deal.stock), "the stock is another")
        self.check(state.knock_card() == deal.limit, "the knock limit is another")
        for seat, hand in enumerate(deal.hands):
            player = self._player(seat)
            # The knocker's melds have left his hand there, not here.
            if deal.laid is None or deal.laid.seat != seat:
                self.check(held_by(state.hands()[player]) == hand, f"the hand of seat {seat} is another")
            if deal.laid is None and hand.bit_count() == 10:
                self.check(state.deadwood()[player] == deadwood(hand), f"seat {seat}: other deadwood")
        if deal.phase in (Phase.UPCARD, Phase.DRAW, Phase.LAST_DISCARD):
            self.check(state.upcard() == NUMBER[deal.pile[-1]], "another card lies on the pile")

    def _reshuffles(self) -> bool:
        """Tell whether OpenSpiel is at its wall where this engine goes on."""
        deal = self.deal
        if deal.rules.stock_end is not StockEnd.RESHUFFLE or self.state.current_phase() != gin.Phase.WALL:
            return False
        self.check(deal.phase is Phase.DRAW and len(deal.stock) == gin.WALL_STOCK_SIZE, "a wall elsewhere")
        self.met[Difference.RESHUFFLE] += 1
        return True

    def _capped(self) -> bool:
        """Tell whether OpenSpiel has ended the deal for the number of discards taken."""
        if not self.state.is_terminal() or self.deal.phase is Phase.OVER:
            return False
        takes = sum(isinstance(act, TakeDiscard) for act in self.line)
        self.check(takes == gin.MAX_NUM_DRAW_UPCARD_ACTIONS, "OpenSpiel has ended the deal")
        self.check(self.state.returns() == [0, 0], "OpenSpiel pays a deal that nobody ended")
        self.met[Difference.UPCARD_CAP] += 1
        return True

    def _same_best_layoffs(self) -> None:
        """Compare the best the defender can do with melds and layoffs together."""
        deal = self.deal
        assert deal.laid is not None
        ours = layoffs.best_layoffs(self._hand, deal.spread).deadwood
        theirs = best_layoffs(self._hand, self.state.layed_melds()[self._player(deal.laid.seat)])
        if ours != theirs:
            with_two = least_with_two_on_an_end(self._hand, deal.spread)
            self.check(ours < with_two == theirs, f"the defender comes to {ours}, in OpenSpiel to {theirs}")
            self.met[Difference.THIRD_ON_END] += 1

    def _same_end(self) -> None:
        """Bring OpenSpiel to its end too; compare deadwood and points."""
        result, state = self.deal.result, self.state
        assert result is not None
        self.check(state.stock_size() == len(self.deal.stock), "the stock is another")
        if result.hands is None:
            self.check(
                result.ending is Ending.TWO_CARDS_LEFT, f"OpenSpiel knows no such end: {result.ending}"
            )
            if self.deal.rules.stock_end is StockEnd.DEAD_AT_TWO:
                self.check(state.current_phase() == gin.Phase.WALL, "OpenSpiel plays on")
                self.met[Difference.LAST_DISCARD] += gin.KNOCK_ACTION in state.legal_actions()
                self._apply_there(gin.PASS_ACTION)
        else:
            assert result.knocker is not None
            self._lay_own_melds(1 - result.knocker)
            left = [result.hands[seat].deadwood for seat in (0, 1)]
            self.check([state.deadwood()[self._player(seat)] for seat in (0, 1)] == left, "other deadwood")
        self.check(state.is_terminal(), "OpenSpiel plays on")
        self._same_points()

    def _lay_own_melds(self, defender: int) -> None:
        """Let OpenSpiel's defender lay the best of all the melds it offers him."""
        least, melds = best_laying(self.deal.hands[defender])
        self.met[Difference.OWN_MELDS] += bool(melds)
        for meld in melds:
            self._apply_there(meld + gin.MELD_ACTION_BASE)
        self._apply_there(gin.PASS_ACTION)
        self.check(self.state.deadwood()[self._player(defender)] == least, "OpenSpiel adds up wrongly")

    def _same_points(self) -> None:
        result, rules = self.deal.result, self.deal.rules
        assert result is not None
        priced = score(result, rules)
        paid = [0, 0]
        if priced.winner is not None:
            paid[self._player(priced.winner)] += priced.points
            paid[1 - self._player(priced.winner)] -= priced.points
        level = result.hands is not None and result.hands[0].deadwood == result.hands[1].deadwood
        if level and result.ending is Ending.KNOCK and rules.tied_undercut is TiedUndercut.BONUS:
            assert result.knocker is not None
            self.met[Difference.TIE] += 1
            wins = self._player(1 - result.knocker)
            self.check(
                (paid[wins], paid[1 - wins]) == (rules.undercut_bonus, -rules.undercut_bonus), f"{paid}"
            )
            paid = [0, 0]
        self.check(self.state.returns() == paid, f"this engine pays {paid}, OpenSpiel {self.state.returns()}")
