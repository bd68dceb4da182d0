import pytest

from game.rules.companies import PerCompany
from game.rules.scoring import result, score
from game.rules.table import Ending
from tests.builders import BLUE, GREEN, PURPLE, RED, YELLOW, a_state

VALUES: PerCompany = (12, 9, 8, 3, 0, 0)


def test_r26_the_printed_example_scores_137() -> None:
    counted = score((6, 3, 4, 2, 0, 0), VALUES, seats=4)
    assert counted.points == (72, 27, 32, 6, 0, 0)
    assert counted.penalty == 0
    assert counted.total == 137


def test_r26_each_locomotive_over_the_limit_costs_20_and_still_scores() -> None:
    counted = score((8, 3, 4, 2, 0, 0), VALUES, seats=4)
    assert counted.penalty == 40
    assert counted.total == 137 + 2 * 12 - 40


@pytest.mark.parametrize(("seats", "limit"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_r23_the_limit_depends_on_how_many_play(seats: int, limit: int) -> None:
    assert score((limit, 0, 0, 0, 0, 0), VALUES, seats).penalty == 0
    assert score((limit + 1, 0, 0, 0, 0, 0), VALUES, seats).penalty == 20


def test_r26_a_score_may_be_negative() -> None:
    assert score((0, 0, 0, 0, 0, 22), VALUES, seats=3).total == -40


def test_r26_screens_down_everybody_is_counted() -> None:
    state = a_state(
        hands=[{BLUE: 2}, {RED: 5}, {GREEN: 21}],
        values={BLUE: 10, RED: 3},
        ending=Ending.MARSEILLE,
    )
    final = result(state)
    assert [one.total for one in final.scores] == [20, 15, -20]
    assert final.winners == (0,)
    assert final.portfolios == state.portfolios


def test_r27_most_points_wins() -> None:
    state = a_state(hands=[{BLUE: 1}, {BLUE: 3}, {BLUE: 2}], values={BLUE: 4}, ending=Ending.DEPOTS)
    assert result(state).winners == (1,)


def test_r27_equal_best_scores_share_the_win() -> None:
    state = a_state(
        hands=[{BLUE: 3}, {YELLOW: 2}, {PURPLE: 1}],
        values={BLUE: 4, YELLOW: 6},
        ending=Ending.DEPOTS,
    )
    assert result(state).winners == (0, 1)


def test_r5_while_the_game_goes_on_there_is_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        result(a_state())
