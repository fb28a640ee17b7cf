"""The strongest style: every act is weighed by the evaluator."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ginrummy.game.actions import Action, BigGin, Discard
from ginrummy.game.cards import BY_INDEX
from ginrummy.game.melds import best_discards, deadwood
from ginrummy.game.options import Throwing
from ginrummy.game.view import View
from ginrummy.players.evaluator import evaluator, game_of, lay_of
from ginrummy.players.facts import Facts
from ginrummy.players.features import Held
from ginrummy.players.style import Manner, completes_meld, hardest_knock


@dataclass(frozen=True, slots=True)
class Master(Manner):
    """Weighs every throw, draw and knock by the evaluator: plays to the score and to how the opponent has played."""

    def takes(self, view: View, rng: random.Random) -> bool:
        """Take what melds or leaves less, and is worth more than a draw."""
        top, melding = view.pile[-1], view.rules.melding
        if not completes_meld(view.hand, top, melding):
            left = best_discards(view.hand | top.mask, top.mask, melding)[0]
            # Any other take only shows the opponent a card.
            if left >= deadwood(view.hand, melding):
                return False
        return evaluator(game_of(view)).taking(Facts.of(view)) > 0

    def end_turn(self, view: View, rng: random.Random) -> Action:
        """Go gin; else knock where that is worth more than the best throw."""
        taken = view.taken.mask if view.taken else 0
        knock = None
        if view.throwing is not Throwing.NO_KNOCK:
            if view.situation.big_gin:
                return BigGin()
            least, cards = best_discards(view.hand, taken, view.rules.melding)
            knock = hardest_knock(view, cards, least) if least <= view.limit else None
            if knock and (least == 0 or view.throwing is Throwing.MUST_END):
                return knock
        rater = evaluator(game_of(view))
        held = Held.of(Facts.of(view), view.hand)
        best = rater.throws(held, taken)[0]
        if knock and rater.knocking(held, least, lay_of(view, knock), best.features) > 0:
            return knock
        return Discard(BY_INDEX[best.bit.bit_length() - 1])
