"""The easy bot: a beginner, who builds a little of what it holds, and trades on a whim."""

import random
from collections.abc import Iterator

from game.bots.advice import MoveAim
from game.bots.atlas import Atlas
from game.bots.belief import own_hand
from game.bots.build_plans import approach, follow
from game.bots.candidates import Candidate, trades
from game.bots.moves import action_of
from game.bots.outlook import Outlook
from game.bots.people import Style
from game.bots.styles import tilted
from game.rules.actions import Action, Trade
from game.rules.companies import COMPANIES, PerCompany
from game.rules.draft import draft
from game.rules.table import Table
from game.rules.views import View

BUILDING = 0.5  # of the turns, as far as possible
MOST_WHIM = 0.05  # the largest bonus of a style, where moves are drawn by numbers up to 1


class Easy:
    """Ignores the others and the end of the game, and often stops short of a city."""

    def __init__(self, seed: int, style: Style | None = None) -> None:
        self._seed = seed
        self._style = style

    def choose(self, view: View) -> Action:
        """Part of a build for a company it holds, likelier one it holds more of; or any trade."""
        table, own = view.table, own_hand(view)
        chance = random.Random(f"{self._seed} {table.actions}")  # noqa: S311
        ideas: list[Candidate] = []
        if chance.random() < BUILDING:
            ideas += _builds(table, own, chance)
        ideas = ideas or _trades_within_the_limit(table, own)
        drawn = [chance.random() ** (1 / _weight(idea, own)) for idea in ideas]
        drawn = tilted(self._style, ideas, drawn, table, own, MOST_WHIM)
        return action_of(ideas[drawn.index(max(drawn))].move)


def _builds(table: Table, own: PerCompany, chance: random.Random) -> Iterator[Candidate]:
    """For every company held, some of the way to its next cities."""
    outlook = Outlook(Atlas(table.board), table)
    for company, prospect in zip(COMPANIES, outlook.prospects, strict=True):
        if not own[company.order]:
            continue
        empty = draft(table, company)
        if prospect.hexes:
            planned = follow(empty, prospect.hexes[: chance.randint(1, len(prospect.hexes))])
        else:
            planned = approach(outlook.atlas, empty)
        if planned.hexes:
            yield Candidate(planned, MoveAim.CITIES, sum(planned.points))


def _trades_within_the_limit(table: Table, own: PerCompany) -> list[Candidate]:
    """The trades that cost no further penalty; never empty during the game."""
    room = max(table.limit - sum(own), 0)
    today = [float(value) for value in table.values]
    return [
        idea
        for idea in trades(table, own, today)
        if isinstance(idea.move, Trade) and idea.move.count - 1 <= room
    ]


def _weight(idea: Candidate, own: PerCompany) -> int:
    """How likely a move is, compared with others of its kind."""
    return 1 if isinstance(idea.move, Trade) else own[idea.move.company.order]
