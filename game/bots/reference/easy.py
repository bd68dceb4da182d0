"""`easy-1`: considers its own hand and the next city, and no one else."""

import random

from game.bots.belief import own_hand
from game.bots.moves import action_of
from game.bots.reference.atlas import FirstAtlas
from game.bots.reference.build_plans import follow
from game.bots.reference.candidates import PATIENCE, FirstCandidate, trades
from game.bots.reference.moves import any_move
from game.bots.reference.outlook import FirstOutlook
from game.rules.actions import Action
from game.rules.companies import COMPANIES, PerCompany
from game.rules.draft import draft
from game.rules.table import Table
from game.rules.views import View

WAVERING = 0.6  # the error of a beginner's estimate, up or down
EAGER_TO_BUILD = 1.5  # building is more fun than counting


class FirstEasy:
    """The easy bot of the first version."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Roughly the best move by its first estimate."""
        table, own = view.table, own_hand(view)
        chance = random.Random(f"{self._seed} {table.actions}")  # noqa: S311
        ideas = _ideas(table, own)
        if not ideas or table.actions >= PATIENCE * table.seats:
            return action_of(any_move(table, own))
        best = max(ideas, key=lambda idea: idea.gain * (1 + WAVERING * (chance.random() * 2 - 1)))
        return action_of(best.move)


def _ideas(table: Table, own: PerCompany) -> list[FirstCandidate]:
    """Builds of what it holds, and trades for what is worth more today."""
    outlook = FirstOutlook(FirstAtlas(table.board), table)
    found = []
    for company, prospect in zip(COMPANIES, outlook.prospects, strict=True):
        held = own[company.order]
        planned = follow(draft(table, company), prospect.hexes)
        if held and planned.hexes:
            gain = EAGER_TO_BUILD * held * sum(planned.points)
            found.append(FirstCandidate(planned, gain))
    today = [float(value) for value in table.values]
    return found + [trade for trade in trades(table, own, today, can_build=True) if trade.gain > 0]
