"""The end of a game: when it comes (R25) and who has won (R26, R27)."""

from typing import NamedTuple

from game.rules.companies import LIMIT, PENALTY, PerCompany
from game.rules.state import State
from game.rules.table import Ending


class Score(NamedTuple):
    """One seat's points by company, and its penalty."""

    points: PerCompany
    penalty: int

    @property
    def total(self) -> int:
        """The final score, possibly negative."""
        return sum(self.points) - self.penalty


class Result(NamedTuple):
    """A finished game with all portfolios revealed."""

    ending: Ending
    values: PerCompany
    portfolios: tuple[PerCompany, ...]
    scores: tuple[Score, ...]
    winners: tuple[int, ...]  # seats; several share the win

    @property
    def most_points(self) -> int:
        """The points of the winners."""
        return max(score.total for score in self.scores)


def score(portfolio: PerCompany, values: PerCompany, seats: int) -> Score:
    """What a portfolio is worth at the end (R26)."""
    over = max(0, sum(portfolio) - LIMIT[seats])
    points = tuple(held * value for held, value in zip(portfolio, values, strict=True))
    return Score(points, PENALTY * over)


def result(state: State) -> Result:
    """The result of a finished game; raises ValueError during the game."""
    table = state.table
    if table.ending is None:
        raise ValueError("the game is not over")
    return result_of(table.ending, table.values, state.portfolios)


def result_of(ending: Ending, values: PerCompany, portfolios: tuple[PerCompany, ...]) -> Result:
    """The result of a game with these values and portfolios."""
    scores = tuple(score(held, values, len(portfolios)) for held in portfolios)
    best = max(one.total for one in scores)
    winners = tuple(seat for seat, one in enumerate(scores) if one.total == best)
    return Result(ending, values, portfolios, scores, winners)
