"""The example tables obey the rules that they illustrate."""

import pytest

from game.board import Hex
from game.rules.companies import LIMIT, Company
from game.rules.draft import draft
from game.rules.reasons import Rule
from game.rules.track_of_table import Lines
from game.ui.rulebook import examples
from game.ui.rulebook.examples import example_table
from tests.builders import BLUE, GREEN, PURPLE, RED, france


@pytest.mark.parametrize(
    ("lines", "company", "place", "rule"),
    [
        ({RED: examples.TO_THE_ALPS}, RED, examples.GRENOBLE, Rule.BARRIER),
        (examples.WEST, GREEN, examples.FULL, Rule.RURAL_FULL),
        (examples.ORLEANS, PURPLE, examples.TAKEN, Rule.CITY_TAKEN),
        ({}, BLUE, Hex(0, 0), Rule.PARIS),
        (examples.NORTH, RED, examples.LAST_WAY, Rule.CUT_OFF),
    ],
)
def test_a_refused_hex_is_refused_for_its_rule(
    lines: Lines, company: Company, place: Hex, rule: Rule
) -> None:
    reason = draft(example_table(france(), lines), company).why_not(place)
    assert reason is not None
    assert reason.rule is rule


def test_the_company_that_would_be_cut_off_is_the_first_one() -> None:
    reason = draft(example_table(france(), examples.NORTH), RED).why_not(examples.LAST_WAY)
    assert reason is not None
    assert reason.others == (BLUE,)


def test_the_last_steps_reach_the_city_that_ends_the_game() -> None:
    planned = draft(example_table(france(), {RED: examples.TO_THE_SEA}), RED)
    for place in examples.LAST_STEPS:
        planned = planned.place(place)
    assert france()[examples.LAST_STEPS[-1]].end
    assert not planned.open_hexes()


@pytest.mark.parametrize("lines", [examples.WEST, examples.NORTH, examples.JOURNEY])
def test_every_line_is_connected(lines: Lines) -> None:
    board = france()
    for company, places in lines.items():
        known = {board.stations[company.order].hex}
        for place in places:
            assert known & set(board.neighbours(place)), f"{company} at {place}"
            known.add(place)


def test_one_portfolio_is_at_the_limit_and_one_over_it() -> None:
    assert sum(examples.HELD) == LIMIT[examples.EXAMPLE_SEATS]
    assert examples.example_score(examples.HELD).penalty == 0
    assert examples.example_score(examples.HELD_OVER).penalty > 0
