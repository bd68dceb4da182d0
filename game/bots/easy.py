"""The easy bot: a beginner, who considers its own hand and the next city, and no one else."""

import random

from game.bots.advice import MoveAim
from game.bots.atlas import Atlas
from game.bots.belief import own_hand
from game.bots.build_plans import follow
from game.bots.candidates import Candidate, trades
from game.bots.moves import action_of, any_move
from game.bots.outlook import Outlook
from game.bots.people import Style
from game.bots.styles import MOST_POINTS, tilted
from game.rules.actions import Action
from game.rules.companies import COMPANIES, PerCompany
from game.rules.draft import draft
from game.rules.table import Table
from game.rules.views import View

WAVERING = 0.6  # the error of a beginner's estimate, up or down
EAGER_TO_BUILD = 1.5  # building is more fun than counting


class Easy:
    """Builds what it holds, takes what is expensive today, and ignores the others."""

    def __init__(self, seed: int, style: Style | None = None) -> None:
        self._seed = seed
        self._style = style

    def choose(self, view: View) -> Action:
        """Roughly the best move by its first estimate."""
        table, own = view.table, own_hand(view)
        chance = random.Random(f"{self._seed} {table.actions}")  # noqa: S311
        ideas = _ideas(table, own)
        if not ideas:
            return action_of(any_move(table, own))
        gains = [idea.gain * (1 + WAVERING * (chance.random() * 2 - 1)) for idea in ideas]
        gains = tilted(self._style, ideas, gains, table, own, MOST_POINTS)
        return action_of(ideas[gains.index(max(gains))].move)


def _ideas(table: Table, own: PerCompany) -> list[Candidate]:
    """Builds of what it holds, and trades for what is worth more today."""
    outlook = Outlook(Atlas(table.board), table)
    found = []
    for company, prospect in zip(COMPANIES, outlook.prospects, strict=True):
        held = own[company.order]
        planned = follow(draft(table, company), prospect.hexes)
        if held and planned.hexes:
            gain = EAGER_TO_BUILD * held * sum(planned.points)
            found.append(Candidate(planned, MoveAim.CITIES, gain))
    today = [float(value) for value in table.values]
    return found + [trade for trade in trades(table, own, today) if trade.gain > 0]
