"""Information-set Monte Carlo tree search: what to do when the others' hands are hidden.

Every round supposes hands for the others, as likely as the belief makes them, and goes down a tree
that all rounds share. All that is done at the table is public, so the table at a node is the same
whatever the hands are; only which trades a seat can make differs. Every seat chooses what is best
for itself, those first that seem good at first sight. Where the tree ends, quick moves go on for a
while, and the standing then is what the round has found for every seat.
"""

import math
import random
from collections.abc import Callable, Sequence

from game.bots.belief import Belief
from game.bots.candidates import Candidate, builds, possible_moves, trades
from game.bots.evaluation import weigh
from game.bots.moves import Move, play
from game.bots.outlook import Outlook
from game.bots.policy import play_ahead
from game.bots.win_chances import chances
from game.rules.companies import PerCompany
from game.rules.state import State
from game.rules.table import Table

OWN_MOVES = 14  # looked at for the seat that asks, after all of them were weighed
REPLIES = 5  # of each kind, looked at for those that come after
CURIOSITY = 0.5  # how much a move that was seldom tried is tried again
CHANCE_AT_SIGHT = 0.04  # of winning more make a move e times as promising at first sight
POINTS_AT_SIGHT = 8.0  # likewise, where only the points of a move are looked at
AHEAD = 10  # quick moves behind the tree
WORTH_A_LOOK = 4  # rounds that have to come by before a node gets moves of its own


class Branch:
    """A move at a node, and what the rounds that made it have found for its seat."""

    def __init__(self, candidate: Candidate, promise: float) -> None:
        self.candidate = candidate
        self.promise = promise  # at first sight; only the ratio to the others' counts
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """The chance to win that the rounds have found."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A table that the search has come to, with the moves that were looked at from there."""

    def __init__(self, table: Table, outlook: Outlook) -> None:
        self.table = table
        self.outlook = outlook
        self.visits = 0
        self.total = 0.0  # for the seat to act
        self._builds: list[Branch] | None = None
        self._trades: dict[Move, Branch] = {}

    def open_to(self, portfolio: PerCompany) -> list[Branch]:
        """The moves that the seat to act can make if it holds this portfolio."""
        if self._builds is None:
            found = builds(self.table, portfolio, self.outlook)[:REPLIES]
            self._builds = [_at_sight(candidate) for candidate in found]
        forecast = self.outlook.forecast(self.table)
        bargains = trades(self.table, portfolio, forecast, can_build=bool(self._builds))
        return self._builds + [self._trade(one) for one in bargains[:REPLIES]]

    def branches(self) -> list[Branch]:
        """All moves that any round has looked at."""
        return [*(self._builds or ()), *self._trades.values()]

    def _trade(self, candidate: Candidate) -> Branch:
        branch = self._trades.get(candidate.move)
        if branch is None:
            branch = self._trades[candidate.move] = _at_sight(candidate)
        return branch


class Root(Node):
    """The table before the seat that asks: its hand is known, and its moves are weighed."""

    def __init__(self, table: Table, outlook: Outlook, own: PerCompany, belief: Belief) -> None:
        super().__init__(table, outlook)
        possible = possible_moves(table, own, outlook)
        worths = weigh(possible, table, own, belief.expected(), outlook)
        best = sorted(zip(worths, range(len(possible)), strict=True), reverse=True)[:OWN_MOVES]
        self._moves = [
            Branch(possible[number], math.exp((worth - best[0][0]) / CHANCE_AT_SIGHT))
            for worth, number in best
        ]

    def open_to(self, portfolio: PerCompany) -> list[Branch]:
        """The best moves at first sight, one after another until each was tried once."""
        return self._moves[self.visits :][:1] or self._moves

    def branches(self) -> list[Branch]:
        """The best moves at first sight."""
        return self._moves


class Search:
    """One search, from one seat's view of a table."""

    def __init__(
        self,
        belief: Belief,
        table: Table,
        own: PerCompany,
        outlook: Outlook,
        chance: random.Random,
    ) -> None:
        self._belief = belief
        self._root = Root(table, outlook, own, belief)
        self._chance = chance

    def think(self, go_on: Callable[[int], bool]) -> None:
        """Rounds, as long as the question with their number is answered with yes."""
        rounds = 0
        while go_on(rounds):
            self._round()
            rounds += 1

    def compare(self, moves: Sequence[Branch], go_on: Callable[[int], bool]) -> None:
        """Rounds that begin with whichever of these moves was tried least, so that what was found
        of them can be compared."""
        rounds = 0
        while go_on(rounds):
            self._round(min(moves, key=lambda branch: branch.visits))
            rounds += 1

    def ranking(self) -> list[Branch]:
        """The moves of the seat that asks, the most tried first."""
        return sorted(self._root.branches(), key=lambda branch: (-branch.visits, -branch.mean))

    def _round(self, first: Branch | None = None) -> None:
        """One game ahead; `first` is the move that it begins with, if that is not to be chosen."""
        state = State(self._root.table, self._belief.sample(self._chance))
        node: Node = self._root
        path: list[tuple[Node, Branch]] = []
        while state.table.ending is None and (node is self._root or node.visits >= WORTH_A_LOOK):
            branch = first or _choose(node, node.open_to(state.portfolios[state.table.turn]))
            first = None
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


def _at_sight(candidate: Candidate) -> Branch:
    return Branch(candidate, math.exp(min(candidate.gain, 400.0) / POINTS_AT_SIGHT))


def _choose(node: Node, possible: Sequence[Branch]) -> Branch:
    """The move to try next: good so far, or promising and seldom tried."""
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


def _step(node: Node, state: State, branch: Branch) -> tuple[State, Node]:
    after = play(state, branch.candidate.move)
    if branch.node is None:
        outlook = Outlook(node.outlook.atlas, after.table, node.outlook)
        branch.node = Node(after.table, outlook)
    return State(branch.node.table, after.portfolios), branch.node
