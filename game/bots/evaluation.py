"""The worth of each move by itself: the chance of winning after it, with assumed hands."""

import random
from collections.abc import Sequence

from game.bots.belief import Belief
from game.bots.candidates import Candidate
from game.bots.moves import play
from game.bots.outlook import Outlook
from game.bots.trained_evaluation import TrainedEvaluation, outcome
from game.bots.win_chances import Hand
from game.rules.actions import Trade
from game.rules.companies import PerCompany
from game.rules.state import State
from game.rules.table import Table

SAMPLES = 40  # of the others' hands, to judge a move that ends the game
COPYING = 0.015  # how much better a trade must be that takes what the trade before it took
# A win that ends the game before so many turns each counts only in part, at least the last number.
TOO_SHORT, LONG_ENOUGH, HASTY = 4, 8, 0.3


class Assumed:
    """What a seat assumes about all hands, with its own one exactly."""

    def __init__(self, belief: Belief, chance: random.Random) -> None:
        self._belief = belief
        self._chance = chance
        self._samples: list[tuple[PerCompany, ...]] = []
        self.hands: Sequence[Hand] = belief.expected()
        self.guessed = belief.guessed()

    def samples(self) -> list[tuple[PerCompany, ...]]:
        """Hands that the seats may hold; drawn when first needed."""
        if not self._samples:
            self._samples += (self._belief.sample(self._chance) for _ in range(SAMPLES))
        return self._samples


def weigh(
    candidates: Sequence[Candidate],
    table: Table,
    own: PerCompany,
    assumed: Assumed,
    outlook: Outlook,
    evaluation: TrainedEvaluation,
) -> list[float]:
    """The chance of winning after each move by the trained evaluation, less what is disliked."""
    state = State(table, (own,) * table.seats)
    return [
        _worth(candidate, state, assumed, outlook, evaluation) - reluctance(candidate, table)
        for candidate in candidates
    ]


def reluctance(candidate: Candidate, table: Table) -> float:
    """How much better a move must be to be played: a trade that takes what was just taken."""
    move, before = candidate.move, table.trades
    copied = isinstance(move, Trade) and bool(before) and move.take is before[-1].take
    return COPYING if copied else 0.0


def worth_of_the_end(table: Table, hands: Sequence[Hand]) -> list[float]:
    """What the end of a game is worth to each seat: less for ending it after a few turns."""
    found = outcome(table, hands)
    turns = table.actions / table.seats
    found[table.turn] *= min(1.0, max(HASTY, (turns - TOO_SHORT) / (LONG_ENOUGH - TOO_SHORT)))
    return found


def _worth(
    candidate: Candidate,
    state: State,
    assumed: Assumed,
    outlook: Outlook,
    evaluation: TrainedEvaluation,
) -> float:
    seat = state.table.turn
    table, portfolios = play(state, candidate.move)
    own = portfolios[seat]
    if table.ending is not None:
        found = [
            worth_of_the_end(table, _with_own(hands, seat, own))[seat]
            for hands in assumed.samples()
        ]
        return sum(found) / len(found)
    ahead = Outlook(outlook.atlas, table, outlook)
    hands = _with_own(assumed.hands, seat, own)
    return evaluation.chances(table, hands, ahead, assumed.guessed)[seat]


def _with_own(hands: Sequence[Hand], seat: int, own: Hand) -> list[Hand]:
    return [own if other == seat else hand for other, hand in enumerate(hands)]
