"""`medium-1`: judges each move by its effect on its own hand and the likely other hands."""

from collections.abc import Sequence

from game.bots.belief import own_hand
from game.bots.moves import Move, action_of
from game.bots.reference.atlas import FirstAtlas
from game.bots.reference.belief import FirstBelief
from game.bots.reference.candidates import possible_moves
from game.bots.reference.evaluation import weigh
from game.bots.reference.outlook import FirstOutlook
from game.bots.reference.win_chances import Hand
from game.rules.actions import Action
from game.rules.companies import PerCompany
from game.rules.table import Table
from game.rules.views import View


class FirstMedium:
    """The medium bot of the first version."""

    def choose(self, view: View) -> Action:
        """The move with the best outlook."""
        table, own = view.table, own_hand(view)
        return action_of(best_move(table, own, FirstBelief(view).expected()))


def best_move(table: Table, own: PerCompany, hands: Sequence[Hand]) -> Move:
    """The best move of the seat to move, if the seats hold these hands."""
    outlook = FirstOutlook(FirstAtlas(table.board), table)
    possible = possible_moves(table, own, outlook)
    worths = weigh(possible, table, own, hands, outlook)
    ranked = zip(worths, (candidate.gain for candidate in possible), possible, strict=True)
    return max(ranked, key=lambda one: one[:2])[2].move
