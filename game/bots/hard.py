"""The hard bot: searches as long as it is given, and can tell what it found."""

import random
import time
from collections.abc import Callable
from typing import NamedTuple

from game.bots.advice import Advice
from game.bots.atlas import Atlas
from game.bots.belief import Belief, own_hand
from game.bots.candidates import stake
from game.bots.moves import action_of
from game.bots.outlook import Outlook
from game.bots.search import Branch, Search
from game.rules.actions import Action, Build
from game.rules.companies import PerCompany
from game.rules.draft import Draft
from game.rules.table import Table
from game.rules.views import View

ADVISED = 3  # moves
HARDLY = 25  # times less often than the most tried one


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
        """The best moves that it has found with the reasons for them, of different kinds first."""
        ranking = self._ranking(view)
        told = [_advice(branch, view.table, own_hand(view)) for branch in ranking if branch.visits]
        first = {(one.company, one.aim): one for one in reversed(told)}
        # Three trades for the same company are one idea; a move that was hardly tried is none.
        many = sum(branch.visits * HARDLY >= ranking[0].visits for branch in ranking)
        ideas = [one for one in told[:many] if first[one.company, one.aim] is one]
        ideas += [one for one in told if one not in ideas]
        return sorted(ideas[:ADVISED], key=lambda one: -one.chance)

    def _ranking(self, view: View) -> list[Branch]:
        until = self._clock() + self._effort.seconds
        rounds, table, own = self._effort.rounds, view.table, own_hand(view)
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
