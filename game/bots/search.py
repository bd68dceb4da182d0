"""Information-set Monte Carlo tree search: what to do when the others' hands are hidden.

Every round supposes hands for the others, as likely as the belief makes them, and goes down a tree
that all rounds share. All that is done at the table is public, so the table at a node is the same
whatever the hands are; only which trades a seat can make differs. Where the tree ends, the
standing there is what the round has found for every seat.
"""

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from game.bots.belief import Belief
from game.bots.candidates import Candidate, builds, trades
from game.bots.moves import Move, play
from game.bots.outlook import Outlook
from game.bots.standing import chances
from game.rules.companies import PerCompany
from game.rules.state import State
from game.rules.table import Table

CURIOSITY = 0.12  # how much a move that was seldom tried is tried again
TRUST = 0.02  # how much of a chance to win a point at first sight is
WORTH_A_LOOK = 6  # rounds that have to come by before a node gets moves of its own


class Breadth(NamedTuple):
    """How many moves are looked at."""

    builds: int
    trades: int


OWN = Breadth(14, 10)  # for the seat that asks
REPLIES = Breadth(6, 6)  # for those that come after


class Branch:
    """A move at a node, and what the rounds that made it have found for its seat."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """The chance to win that the rounds have found."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A table that the search has come to, with the moves that were looked at from there."""

    def __init__(self, table: Table, outlook: Outlook, breadth: Breadth) -> None:
        self.table = table
        self.outlook = outlook
        self.visits = 0
        self._breadth = breadth
        self._builds: list[Branch] | None = None
        self._trades: dict[Move, Branch] = {}

    def open_to(self, portfolio: PerCompany) -> list[Branch]:
        """The moves that the seat to act can make if it holds this portfolio."""
        if self._builds is None:
            found = builds(self.table, portfolio, self.outlook)[: self._breadth.builds]
            self._builds = [Branch(candidate) for candidate in found]
        forecast = self.outlook.forecast(self.table)
        bargains = trades(self.table, portfolio, forecast, can_build=bool(self._builds))
        return self._builds + [self._trade(one) for one in bargains[: self._breadth.trades]]

    def branches(self) -> list[Branch]:
        """All moves that any round has looked at."""
        return [*(self._builds or ()), *self._trades.values()]

    def _trade(self, candidate: Candidate) -> Branch:
        move = candidate.move
        branch = self._trades.get(move)
        if branch is None:
            branch = self._trades[move] = Branch(candidate)
        return branch


class Search:
    """One search, from one seat's view of a table."""

    def __init__(
        self, belief: Belief, table: Table, outlook: Outlook, chance: random.Random
    ) -> None:
        self._belief = belief
        self._root = Node(table, outlook, OWN)
        self._chance = chance

    def think(self, go_on: Callable[[int], bool]) -> None:
        """Rounds, as long as the question with their number is answered with yes."""
        rounds = 0
        while go_on(rounds):
            self._round()
            rounds += 1

    def ranking(self) -> list[Branch]:
        """The moves of the seat that asks, the most tried first."""
        return sorted(self._root.branches(), key=lambda branch: (-branch.visits, -branch.mean))

    def _round(self) -> None:
        state = State(self._root.table, self._belief.sample(self._chance))
        node = self._root
        path: list[tuple[int, Branch]] = []
        while True:
            node.visits += 1
            if state.table.ending is not None:
                break
            if node is not self._root and node.visits < WORTH_A_LOOK:
                break
            branch = self._choose(node, state)
            path.append((state.table.turn, branch))
            state, node = self._step(node, state, branch)
        found = chances(state.table, state.portfolios, node.outlook)
        for seat, branch in path:
            branch.visits += 1
            branch.total += found[seat]

    def _choose(self, node: Node, state: State) -> Branch:
        portfolio = state.portfolios[state.table.turn]
        possible = node.open_to(portfolio)
        scale = CURIOSITY * math.sqrt(math.log(node.visits + 1))
        best = max(one.candidate.gain for one in possible)
        return max(
            possible,
            key=lambda one: (
                (one.total + 1.0 / state.table.seats + TRUST * (one.candidate.gain - best))
                / (one.visits + 1)
                + scale / math.sqrt(one.visits + 1)
            ),
        )

    def _step(self, node: Node, state: State, branch: Branch) -> tuple[State, Node]:
        after = play(state, branch.candidate.move)
        if branch.node is None:
            outlook = Outlook(node.outlook.atlas, after.table, node.outlook)
            branch.node = Node(after.table, outlook, REPLIES)
        return State(branch.node.table, after.portfolios), branch.node
