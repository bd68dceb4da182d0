"""`hard-1`: searches for as long as it may."""

import random
import time
from collections.abc import Callable

from game.bots.belief import own_hand
from game.bots.hard import Effort
from game.bots.moves import action_of
from game.bots.reference.atlas import FirstAtlas
from game.bots.reference.belief import FirstBelief
from game.bots.reference.outlook import FirstOutlook
from game.bots.reference.search import FirstSearch
from game.rules.actions import Action
from game.rules.views import View


class FirstHard:
    """The hard bot of the first version."""

    def __init__(
        self, seed: int, effort: Effort, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seed = seed
        self._effort = effort
        self._clock = clock

    def choose(self, view: View) -> Action:
        """The most visited move."""
        table, own = view.table, own_hand(view)
        chance = random.Random(f"{self._seed} {table.actions}")  # noqa: S311
        outlook = FirstOutlook(FirstAtlas(table.board), table)
        search = FirstSearch(FirstBelief(view), table, own, outlook, chance)
        search.think(self._patience())
        return action_of(search.best().candidate.move)

    def _patience(self) -> Callable[[int], bool]:
        """A function that says whether to go on after so many rounds, at least one."""
        until, rounds = self._clock() + self._effort.seconds, self._effort.rounds

        def go_on(done: int) -> bool:
            if rounds is not None:
                return done < max(1, rounds)
            return done == 0 or self._clock() < until

        return go_on
