"""The hard bot: searches for as long as it may, and can explain what it found."""

import random
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.bots.advice import Advice, MoveAim, kind_of, varied
from game.bots.atlas import Atlas
from game.bots.belief import Belief, own_hand
from game.bots.candidates import stake
from game.bots.moves import action_of
from game.bots.outlook import Outlook
from game.bots.people import Style
from game.bots.search import Branch, Search
from game.bots.styles import MOST_CHANCE, tilted
from game.bots.trained_evaluation import TrainedEvaluation, trained_evaluation
from game.bots.win_chances import points
from game.rules.actions import Action, Build
from game.rules.companies import Company, PerCompany
from game.rules.draft import Draft
from game.rules.table import Table
from game.rules.views import View

ADVISED = 3  # moves
HARDLY = 25  # times less often than the most visited one
CLOSE = 0.3  # of the visits of the most visited move, to be nearly as good
COMPARING = 0.3  # of the effort for advice, to visit the recommended moves about equally often


class Effort(NamedTuple):
    """How long a search runs: in seconds, or in rounds however long they take."""

    seconds: float = 1.5
    rounds: int | None = None


class Hard:
    """Plays the game ahead repeatedly, with hands that the others may hold."""

    def __init__(
        self,
        seed: int,
        effort: Effort,
        clock: Callable[[], float] = time.monotonic,
        style: Style | None = None,
        evaluation: TrainedEvaluation | None = None,
    ) -> None:
        self._seed = seed
        self._evaluation = evaluation or trained_evaluation()
        self._effort = effort
        self._clock = clock
        self._style = style

    def choose(self, view: View) -> Action:
        """The most visited move, or one as good that the style prefers."""
        ranking = self._searched(view, 1.0).ranking()
        close = [one for one in ranking if one.visits >= CLOSE * ranking[0].visits]
        worths = [one.mean if self._style else float(one.visits) for one in close]
        ideas = [one.candidate for one in close]
        worths = tilted(self._style, ideas, worths, view.table, own_hand(view), MOST_CHANCE)
        return action_of(ideas[worths.index(max(worths))].move)

    def advise(self, view: View) -> list[Advice]:
        """The best moves with reasons, of different kinds unless one kind is clearly better."""
        search = self._searched(view, 1 - COMPARING)
        ideas = _ideas(search.ranking())
        search.compare(ideas, self._patience(COMPARING))
        table, own = view.table, own_hand(view)
        ahead = _ahead(view)
        told = [_advice(branch, table, own, ahead=ahead) for branch in ideas]
        return varied(told, ADVISED)

    def _searched(self, view: View, share: float) -> Search:
        """A search that has used a share of the effort."""
        table, own = view.table, own_hand(view)
        chance = random.Random(f"{self._seed} {table.actions}")  # noqa: S311
        outlook = Outlook(Atlas(table.board), table)
        search = Search(Belief(view), table, own, outlook, chance, self._evaluation)
        search.think(self._patience(share))
        return search

    def _patience(self, share: float) -> Callable[[int], bool]:
        """A function that says whether to go on after so many rounds, at least one."""
        until, rounds = self._clock() + share * self._effort.seconds, self._effort.rounds

        def go_on(done: int) -> bool:
            if rounds is not None:
                return done < max(1, round(share * rounds))
            return done == 0 or self._clock() < until

        return go_on


def _ideas(ranking: Sequence[Branch]) -> list[Branch]:
    """The moves that may be recommended: the best ones, and the best of each kind.

    Three trades for the same company are one idea; rarely visited moves are left out unless there
    are no others.
    """
    tried = [branch for branch in ranking if branch.visits]
    first = {_kind(branch): branch for branch in reversed(tried)}
    worthy = [one for one in tried if one.visits * HARDLY >= ranking[0].visits]
    ideas = [one for one in worthy if first[_kind(one)] is one]
    ideas += [one for one in tried if one not in ideas]
    kinds = [kind_of(action_of(one.candidate.move), one.candidate.aim) for one in ideas]
    best = dict(zip(reversed(kinds), reversed(ideas), strict=True))
    return ideas[:ADVISED] + [one for one in ideas[ADVISED:] if one in best.values()]


def _kind(branch: Branch) -> tuple[Company, MoveAim]:
    return _company(action_of(branch.candidate.move)), branch.candidate.aim


def _company(action: Action) -> Company:
    """The company built or taken."""
    return action.company if isinstance(action, Build) else action.take


def _ahead(view: View) -> bool:
    """Whether the viewer leads now, given the believed hands."""
    table = view.table
    scores = [points(hand, table.values, table.limit) for hand in Belief(view).expected()]
    return scores[table.turn] == max(scores)


def _advice(branch: Branch, table: Table, own: PerCompany, *, ahead: bool) -> Advice:
    move = branch.candidate.move
    action = action_of(move)
    company = _company(action)
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
        ahead=ahead,
    )
