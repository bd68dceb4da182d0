import pytest

from game.bots.win_chances import leads, odds, points
from game.rules.scoring import score
from tests.game.bots.positions import positions


def test_points_are_those_of_the_rules() -> None:
    for state in positions(20, seed=2):
        table = state.table
        for hand in state.portfolios:
            told = score(hand, table.values, table.seats).total
            assert points(hand, table.values, table.limit) == told


def test_the_printed_example_is_worth_137() -> None:
    assert points((6, 3, 4, 2, 0, 0), (12, 9, 8, 3, 5, 1), limit=15) == 137


def test_odds_are_even_for_equal_scores_and_add_up() -> None:
    assert odds([7, 7, 7, 7], 12) == pytest.approx([0.25] * 4)
    assert sum(odds([90, 100, 130], 12)) == pytest.approx(1)


def test_leads_are_measured_against_the_best_other_seat() -> None:
    assert leads([100, 90, 120]) == [-20, -30, 20]
    assert leads([100, 100, 90]) == [0, 0, -10]
