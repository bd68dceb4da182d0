"""Information-set Monte Carlo tree search: what to do when the others' hands are hidden.

Each round samples hands for the others from the belief and descends a tree that all rounds share.
Everything done at the table is public, so a node's table is the same whatever the hands; only the
available trades differ. Every seat chooses what is best for itself, promising moves first. The
trained evaluation of the position at the end of the tree is the round's result for every seat.
"""

import math
import random
from collections.abc import Callable, Sequence

from game.bots.belief import Belief
from game.bots.candidates import Candidate, builds, possible_moves, trades
from game.bots.evaluation import Assumed, reluctance, weigh, worth_of_the_end
from game.bots.moves import Move, hands_after, play
from game.bots.outlook import Outlook
from game.bots.trained_evaluation import TrainedEvaluation
from game.rules.companies import PerCompany
from game.rules.state import State
from game.rules.table import Table

OWN_MOVES = 14  # considered for the asking seat, after weighing all
REPLIES = 5  # of each kind, considered for later seats
CURIOSITY = 0.5  # exploration: how strongly rarely visited moves are preferred
CHANCE_AT_SIGHT = 0.04  # more chance of winning makes a move e times as promising initially
POINTS_AT_SIGHT = 8.0  # likewise, where only points are considered
WORTH_A_LOOK = 4  # visits before a node is expanded


class Branch:
    """A move at a node, and the results of its rounds for its seat."""

    def __init__(self, candidate: Candidate, promise: float, reluctance: float = 0.0) -> None:
        self.candidate = candidate
        self.promise = promise  # initial promise; only ratios matter
        self.reluctance = reluctance  # how much better than others it must be
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """The average chance of winning."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A table reached by the search, with the moves considered from there."""

    def __init__(self, table: Table, outlook: Outlook) -> None:
        self.table = table
        self.outlook = outlook
        self.visits = 0
        self.total = 0.0  # for the seat to move
        self._builds: list[Branch] | None = None
        self._trades: dict[Move, Branch] = {}
        self._open: dict[tuple[bool, ...], list[Branch]] = {}

    def open_to(self, portfolio: PerCompany) -> list[Branch]:
        """The moves available with this portfolio: they depend on the companies it holds."""
        held = tuple([count > 0 for count in portfolio])
        found = self._open.get(held)
        if found is None:
            found = self._open[held] = self._opened(portfolio)
        return found

    def branches(self) -> list[Branch]:
        """All moves visited so far."""
        return [*(self._builds or ()), *self._trades.values()]

    def _opened(self, portfolio: PerCompany) -> list[Branch]:
        if self._builds is None:
            found = builds(self.table, portfolio, self.outlook)[:REPLIES]
            self._builds = [_at_sight(candidate) for candidate in found]
        bargains = trades(self.table, portfolio, self.outlook.forecast(self.table))
        return self._builds + [self._trade(one) for one in bargains[:REPLIES]]

    def _trade(self, candidate: Candidate) -> Branch:
        branch = self._trades.get(candidate.move)
        if branch is None:
            branch = self._trades[candidate.move] = _at_sight(candidate)
        return branch


class Root(Node):
    """The table of the asking seat: its hand is known, and its moves are weighed."""

    def __init__(
        self,
        table: Table,
        outlook: Outlook,
        own: PerCompany,
        assumed: Assumed,
        evaluation: TrainedEvaluation,
    ) -> None:
        super().__init__(table, outlook)
        possible = possible_moves(table, own, outlook)
        worths = weigh(possible, table, own, assumed, outlook, evaluation)
        best = sorted(zip(worths, range(len(possible)), strict=True), reverse=True)[:OWN_MOVES]
        self._moves = [
            Branch(
                possible[number],
                math.exp((worth - best[0][0]) / CHANCE_AT_SIGHT),
                reluctance(possible[number], table),
            )
            for worth, number in best
        ]

    def open_to(self, portfolio: PerCompany) -> list[Branch]:
        """The initially best moves, one after another until each was visited once."""
        return self._moves[self.visits :][:1] or self._moves

    def branches(self) -> list[Branch]:
        """The initially best moves."""
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
        evaluation: TrainedEvaluation,
    ) -> None:
        self._belief = belief
        self._root = Root(table, outlook, own, Assumed(belief, chance), evaluation)
        self._chance = chance
        self._evaluation = evaluation

    def think(self, go_on: Callable[[int], bool]) -> None:
        """Run rounds as long as the callback, given their number, returns True."""
        rounds = 0
        while go_on(rounds):
            self._round()
            rounds += 1

    def compare(self, moves: Sequence[Branch], go_on: Callable[[int], bool]) -> None:
        """Run rounds that start with whichever of these moves was visited least."""
        rounds = 0
        while go_on(rounds):
            self._round(min(moves, key=lambda branch: branch.visits))
            rounds += 1

    def ranking(self) -> list[Branch]:
        """The asking seat's moves, most visited first."""
        return sorted(self._root.branches(), key=lambda branch: (-branch.visits, -branch.mean))

    def _round(self, first: Branch | None = None) -> None:
        """One simulated game; `first` is the first move, if it is not to be chosen."""
        hands = self._belief.sample(self._chance)
        node: Node = self._root
        path: list[tuple[Node, Branch]] = []
        while node.table.ending is None and (node is self._root or node.visits >= WORTH_A_LOOK):
            seat = node.table.turn
            branch = first or _choose(node, node.open_to(hands[seat]))
            first = None
            path.append((node, branch))
            node, hands = (
                _after(node, branch, hands),
                hands_after(hands, seat, branch.candidate.move),
            )
        if node.table.ending is None:
            found = self._evaluation.chances(node.table, hands, node.outlook)
        else:
            found = worth_of_the_end(node.table, hands)
        node.visits += 1
        node.total += found[node.table.turn]
        for passed, branch in path:
            own = found[passed.table.turn]
            passed.visits += 1
            passed.total += own
            branch.visits += 1
            branch.total += own


def _at_sight(candidate: Candidate) -> Branch:
    return Branch(candidate, math.exp(min(candidate.gain, 400.0) / POINTS_AT_SIGHT))


def _choose(node: Node, possible: Sequence[Branch]) -> Branch:
    """The next move to visit: successful so far, or promising and rarely visited."""
    promise = sum(branch.promise for branch in possible)
    untried = node.total / node.visits if node.visits else 0.0
    scale = CURIOSITY * math.sqrt(node.visits + 1) / promise
    return max(
        possible,
        key=lambda one: (
            (one.total / one.visits - one.reluctance if one.visits else untried)
            + scale * one.promise / (one.visits + 1)
        ),
    )


def _after(node: Node, branch: Branch, hands: tuple[PerCompany, ...]) -> Node:
    """The node behind a branch, which is the same whatever the hands."""
    if branch.node is None:
        table = play(State(node.table, hands), branch.candidate.move).table
        branch.node = Node(table, Outlook(node.outlook.atlas, table, node.outlook))
    return branch.node
