"""The medium bot: judges the position after each move, and misjudges it a little."""

import random

from game.bots.atlas import Atlas
from game.bots.belief import Belief, own_hand
from game.bots.candidates import promising_moves
from game.bots.evaluation import Assumed, weigh
from game.bots.moves import action_of
from game.bots.outlook import Outlook
from game.bots.people import Style
from game.bots.styles import MOST_CHANCE, tilted
from game.bots.trained_evaluation import trained_evaluation
from game.rules.actions import Action
from game.rules.views import View

MISJUDGING = 0.04  # of a chance of winning, the standard deviation of its largest errors


class Medium:
    """Looks one move ahead, with the likely hands of the others."""

    def __init__(self, seed: int = 0, style: Style | None = None) -> None:
        self._seed = seed
        self._style = style

    def choose(self, view: View) -> Action:
        """The move after which its chance of winning seems best."""
        table, own = view.table, own_hand(view)
        chance = random.Random(f"{self._seed} {table.actions}")  # noqa: S311
        outlook = Outlook(Atlas(table.board), table)
        possible = promising_moves(table, own, outlook)
        assumed = Assumed(Belief(view), chance)
        worths = [
            worth + chance.gauss(0, 1) * _error(worth)
            for worth in weigh(possible, table, own, assumed, outlook, trained_evaluation())
        ]
        worths = tilted(self._style, possible, worths, table, own, MOST_CHANCE)
        return action_of(possible[worths.index(max(worths))].move)


def _error(worth: float) -> float:
    """How much it misjudges a position: most where all is open, not at all where all is decided."""
    return MISJUDGING * 4 * max(0.0, worth * (1 - worth))
