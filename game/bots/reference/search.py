"""Information-set Monte Carlo tree search, with quick moves behind its leaves."""

import math
import random
from collections.abc import Callable, Sequence

from game.bots.moves import Move, play
from game.bots.reference.belief import FirstBelief
from game.bots.reference.candidates import FirstCandidate, builds, possible_moves, trades
from game.bots.reference.evaluation import weigh
from game.bots.reference.outlook import FirstOutlook
from game.bots.reference.policy import play_ahead
from game.bots.reference.win_chances import chances
from game.rules.companies import PerCompany
from game.rules.state import State
from game.rules.table import Table

OWN_MOVES = 14  # considered for the asking seat, after weighing all
REPLIES = 5  # of each kind, considered for later seats
CURIOSITY = 0.5  # exploration: how strongly rarely visited moves are preferred
CHANCE_AT_SIGHT = 0.04  # more chance of winning makes a move e times as promising initially
POINTS_AT_SIGHT = 8.0  # likewise, where only points are considered
AHEAD = 10  # quick moves after the tree
WORTH_A_LOOK = 4  # visits before a node is expanded


class FirstBranch:
    """A move at a node, and the results of its rounds for its seat."""

    def __init__(self, candidate: FirstCandidate, promise: float) -> None:
        self.candidate = candidate
        self.promise = promise  # initial promise; only ratios matter
        self.visits = 0
        self.total = 0.0
        self.node: FirstNode | None = None

    @property
    def mean(self) -> float:
        """The average chance of winning."""
        return self.total / self.visits if self.visits else 0.0


class FirstNode:
    """A table reached by the search, with the moves considered from there."""

    def __init__(self, table: Table, outlook: FirstOutlook) -> None:
        self.table = table
        self.outlook = outlook
        self.visits = 0
        self.total = 0.0  # for the seat to move
        self._builds: list[FirstBranch] | None = None
        self._trades: dict[Move, FirstBranch] = {}

    def open_to(self, portfolio: PerCompany) -> list[FirstBranch]:
        """The moves available with this portfolio."""
        if self._builds is None:
            found = builds(self.table, portfolio, self.outlook)[:REPLIES]
            self._builds = [_at_sight(candidate) for candidate in found]
        forecast = self.outlook.forecast(self.table)
        bargains = trades(self.table, portfolio, forecast, can_build=bool(self._builds))
        return self._builds + [self._trade(one) for one in bargains[:REPLIES]]

    def _trade(self, candidate: FirstCandidate) -> FirstBranch:
        branch = self._trades.get(candidate.move)
        if branch is None:
            branch = self._trades[candidate.move] = _at_sight(candidate)
        return branch


class FirstRoot(FirstNode):
    """The table of the asking seat: its hand is known, and its moves are weighed."""

    def __init__(
        self, table: Table, outlook: FirstOutlook, own: PerCompany, belief: FirstBelief
    ) -> None:
        super().__init__(table, outlook)
        possible = possible_moves(table, own, outlook)
        worths = weigh(possible, table, own, belief.expected(), outlook)
        best = sorted(zip(worths, range(len(possible)), strict=True), reverse=True)[:OWN_MOVES]
        self.moves = [
            FirstBranch(possible[number], math.exp((worth - best[0][0]) / CHANCE_AT_SIGHT))
            for worth, number in best
        ]

    def open_to(self, portfolio: PerCompany) -> list[FirstBranch]:
        """The initially best moves, one after another until each was visited once."""
        return self.moves[self.visits :][:1] or self.moves


class FirstSearch:
    """One search, from one seat's view of a table."""

    def __init__(
        self,
        belief: FirstBelief,
        table: Table,
        own: PerCompany,
        outlook: FirstOutlook,
        chance: random.Random,
    ) -> None:
        self._belief = belief
        self._root = FirstRoot(table, outlook, own, belief)
        self._chance = chance

    def think(self, go_on: Callable[[int], bool]) -> None:
        """Run rounds as long as the callback, given their number, returns True."""
        rounds = 0
        while go_on(rounds):
            self._round()
            rounds += 1

    def best(self) -> FirstBranch:
        """The asking seat's most visited move."""
        return max(self._root.moves, key=lambda branch: (branch.visits, branch.mean))

    def _round(self) -> None:
        """One simulated game."""
        state = State(self._root.table, self._belief.sample(self._chance))
        node: FirstNode = self._root
        path: list[tuple[FirstNode, FirstBranch]] = []
        while state.table.ending is None and (node is self._root or node.visits >= WORTH_A_LOOK):
            branch = _choose(node, node.open_to(state.portfolios[state.table.turn]))
            path.append((node, branch))
            state, node = _step(node, state, branch)
        last, outlook = play_ahead(state, node.outlook, AHEAD)
        found = chances(last.table, last.portfolios, outlook)
        node.visits += 1
        node.total += found[state.table.turn]
        for passed, branch in path:
            own = found[passed.table.turn]
            passed.visits += 1
            passed.total += own
            branch.visits += 1
            branch.total += own


def _at_sight(candidate: FirstCandidate) -> FirstBranch:
    return FirstBranch(candidate, math.exp(min(candidate.gain, 400.0) / POINTS_AT_SIGHT))


def _choose(node: FirstNode, possible: Sequence[FirstBranch]) -> FirstBranch:
    """The next move to visit: successful so far, or promising and rarely visited."""
    promise = sum(branch.promise for branch in possible)
    untried = node.total / node.visits if node.visits else 0.0
    scale = CURIOSITY * math.sqrt(node.visits + 1) / promise
    return max(
        possible,
        key=lambda one: (
            (one.total / one.visits if one.visits else untried)
            + scale * one.promise / (one.visits + 1)
        ),
    )


def _step(node: FirstNode, state: State, branch: FirstBranch) -> tuple[State, FirstNode]:
    after = play(state, branch.candidate.move)
    if branch.node is None:
        outlook = FirstOutlook(node.outlook.atlas, after.table, node.outlook)
        branch.node = FirstNode(after.table, outlook)
    return State(branch.node.table, after.portfolios), branch.node
