"""The hard bot: searches as long as it is given, and can tell what it found."""

import random
import time
from collections.abc import Callable
from typing import NamedTuple

from game.bots.advice import Advice, Aim
from game.bots.atlas import Atlas
from game.bots.belief import Belief
from game.bots.candidates import stake
from game.bots.moves import action_of
from game.bots.outlook import Outlook
from game.bots.search import Branch, Search
from game.rules.actions import Action, Build
from game.rules.companies import Company, PerCompany
from game.rules.draft import Draft
from game.rules.table import Table
from game.rules.views import View

ADVISED = 3  # moves


class Effort(NamedTuple):
    """How long a search goes on: so many seconds, or so many rounds whatever they take."""

    seconds: float = 1.5
    rounds: int | None = None


class Hard:
    """Plays the game ahead, again and again, with hands that the others may hold."""

    def __init__(
        self, seed: int, effort: Effort, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seed = seed
        self._effort = effort
        self._clock = clock

    def choose(self, view: View) -> Action:
        """The move that most rounds have come back to."""
        return action_of(self._ranking(view)[0].candidate.move)

    def advise(self, view: View) -> list[Advice]:
        """The best moves that it has found, each of another kind, with the reasons for them."""
        if view.portfolio is None:
            raise ValueError("a spectator has nothing to choose")
        found: dict[tuple[Company, Aim], Advice] = {}
        for branch in self._ranking(view):
            told = _advice(branch, view.table, view.portfolio)
            found.setdefault((told.company, told.aim), told)
        # What was tried most is what it would do; of those, the most promising is told first.
        return sorted([*found.values()][:ADVISED], key=lambda told: -told.chance)

    def _ranking(self, view: View) -> list[Branch]:
        until = self._clock() + self._effort.seconds
        rounds, table, own = self._effort.rounds, view.table, view.portfolio
        if own is None:
            raise ValueError("a spectator has nothing to choose")
        chance = random.Random(f"{self._seed} {table.actions}")  # noqa: S311
        search = Search(Belief(view), table, own, Outlook(Atlas(table.board), table), chance)

        def go_on(done: int) -> bool:
            if rounds is not None:
                return done < rounds
            return done == 0 or self._clock() < until

        search.think(go_on)
        return search.ranking()


def _advice(branch: Branch, table: Table, own: PerCompany) -> Advice:
    move = branch.candidate.move
    action = action_of(move)
    company = action.company if isinstance(action, Build) else action.take
    held = own[company.order]
    return Advice(
        action=action,
        aim=branch.candidate.aim,
        chance=min(max(branch.mean, 0.0), 1.0),
        company=company,
        points=sum(move.points) if isinstance(move, Draft) else 0,
        held=held,
        others=held - stake(table, own, company),
        victim=branch.candidate.victim,
    )
