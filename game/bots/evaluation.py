"""The value of each move by itself: the chances of winning after it, with assumed hands."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from game.bots.belief import Belief
from game.bots.candidates import Candidate
from game.bots.moves import play
from game.bots.outlook import Outlook
from game.bots.trained_evaluation import TrainedEvaluation, outcome
from game.bots.win_chances import (
    MARGIN,
    Hand,
    decisive_lead,
    foreseen,
    leads,
    odds,
    points,
)
from game.rules.companies import PerCompany
from game.rules.state import State
from game.rules.table import Table

LEAD_AT_THE_END = 5.0  # points, as in game.bots.win_chances: the others' hands are assumptions

SAMPLES = 40  # of the others' hands, to judge a move that ends the game


class Assumed(NamedTuple):
    """What a seat assumes about all hands, with its own one exactly."""

    hands: Sequence[Hand]  # on average
    guessed: Sequence[int]  # by seat, how many of the locomotives are not known
    samples: Sequence[tuple[PerCompany, ...]]

    @classmethod
    def by(cls, belief: Belief, chance: random.Random) -> "Assumed":
        """The assumptions of a belief."""
        samples = [belief.sample(chance) for _ in range(SAMPLES)]
        return cls(belief.expected(), belief.guessed(), samples)


def weigh(
    candidates: Sequence[Candidate],
    table: Table,
    own: PerCompany,
    hands: Sequence[Hand],
    outlook: Outlook,
) -> list[float]:
    """The chance of winning after each move, if the seats hold these hands."""
    state = State(table, (own,) * table.seats)  # the engine needs only the hand of this seat
    return [_worth(candidate, state, hands, outlook) for candidate in candidates]


def _worth(candidate: Candidate, state: State, hands: Sequence[Hand], outlook: Outlook) -> float:
    seat = state.table.turn
    table, portfolios = play(state, candidate.move)
    after = [portfolios[seat] if other == seat else hand for other, hand in enumerate(hands)]
    if table.ending is None:
        ahead = Outlook(outlook.atlas, table, outlook)
        scores = foreseen(table, after, ahead.forecast(table))
        lead = decisive_lead(ahead.remaining(table))
    else:
        scores = [points(hand, table.values, table.limit) for hand in after]
        lead = LEAD_AT_THE_END
    return odds(scores, lead)[seat] + MARGIN * leads(scores)[seat]


def weigh_as_trained(
    candidates: Sequence[Candidate],
    table: Table,
    own: PerCompany,
    assumed: Assumed,
    outlook: Outlook,
    evaluation: TrainedEvaluation,
) -> list[float]:
    """The chance of winning after each move by the trained evaluation."""
    state = State(table, (own,) * table.seats)
    return [_trained(candidate, state, assumed, outlook, evaluation) for candidate in candidates]


def _trained(
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
        found = [outcome(table, _with_own(hands, seat, own))[seat] for hands in assumed.samples]
        return sum(found) / len(found)
    ahead = Outlook(outlook.atlas, table, outlook)
    hands = _with_own(assumed.hands, seat, own)
    return evaluation.chances(table, hands, ahead, assumed.guessed)[seat]


def _with_own(hands: Sequence[Hand], seat: int, own: Hand) -> list[Hand]:
    return [own if other == seat else hand for other, hand in enumerate(hands)]
