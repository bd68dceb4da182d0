"""The medium bot: judges each move by its effect on its own hand and the likely other hands."""

from collections.abc import Sequence

from game.bots.atlas import Atlas
from game.bots.belief import Belief, own_hand
from game.bots.candidates import possible_moves
from game.bots.evaluation import weigh
from game.bots.moves import Move, action_of
from game.bots.outlook import Outlook
from game.bots.people import Style
from game.bots.styles import MOST_CHANCE, tilted
from game.bots.win_chances import Hand
from game.rules.actions import Action
from game.rules.companies import PerCompany
from game.rules.table import Table
from game.rules.views import View


class Medium:
    """Looks one move ahead, at everything that the move changes."""

    def __init__(self, style: Style | None = None) -> None:
        self._style = style

    def choose(self, view: View) -> Action:
        """The move with the best outlook."""
        table, own = view.table, own_hand(view)
        return action_of(best_move(table, own, Belief(view).expected(), self._style))


def best_move(
    table: Table, own: PerCompany, hands: Sequence[Hand], style: Style | None = None
) -> Move:
    """The best move of the seat to move, if the seats hold these hands."""
    outlook = Outlook(Atlas(table.board), table)
    possible = possible_moves(table, own, outlook)
    worths = weigh(possible, table, own, hands, outlook)
    worths = tilted(style, possible, worths, table, own, MOST_CHANCE)
    ranked = zip(worths, (candidate.gain for candidate in possible), possible, strict=True)
    return max(ranked, key=lambda one: one[:2])[2].move
