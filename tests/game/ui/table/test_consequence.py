"""Which moves a player should not make by mistake."""

from game.rules.companies import COMPANIES
from game.rules.state import State
from game.rules.views import view_for
from game.ui.table.consequence import Consequence, consequence_of
from game.ui.table.plan import Plan
from tests.builders import (
    BLACK,
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    a_state,
    at,
    france,
    shortest_way,
)

MARSEILLE = at("Marseille")
WAY = shortest_way(france(), at("Lyon"), MARSEILLE)


def a_plan(state: State) -> Plan:
    return Plan(view_for(state, 0))


def test_an_ordinary_move_has_none() -> None:
    plan = a_plan(a_state(hands=[{BLUE: 2, RED: 1}] * 3))
    assert consequence_of(plan) is None
    assert consequence_of(plan.choose(BLUE)) is None
    assert consequence_of(plan.giving(BLUE).choose(GREEN).choose(GREEN)) is None
    company = plan.choose(BLUE)
    assert consequence_of(company.place(company.planned.open_hexes()[0])) is None  # type: ignore[union-attr]


def test_r24_a_build_that_reaches_the_goal_city_ends_the_game() -> None:
    plan = a_plan(a_state(track={WAY[-2]: RED})).choose(RED)
    assert consequence_of(plan.place(MARSEILLE)) is Consequence.ENDS_BY_CITY


def test_r24_a_build_of_a_company_that_then_needs_one_build_more_lets_the_next_player_end() -> None:
    plan = a_plan(a_state(track={WAY[-3]: RED})).choose(RED)
    assert consequence_of(plan.place(WAY[-2])) is Consequence.NEXT_CAN_END


def test_r25_a_move_that_leaves_one_depot_ends_the_game() -> None:
    few = dict.fromkeys(COMPANIES, 0) | {BLUE: 1, RED: 20}
    plan = a_plan(a_state(depots=few)).choose(BLUE)
    assert plan.planned is not None
    assert consequence_of(plan.place(plan.planned.open_hexes()[0])) is Consequence.ENDS_BY_DEPOTS


def test_r25_a_move_that_leaves_two_depots_of_which_one_can_be_emptied_lets_the_next_end() -> None:
    few = dict.fromkeys(COMPANIES, 0) | {BLUE: 6, RED: 20}
    plan = a_plan(a_state(depots=few)).choose(BLUE)
    assert plan.planned is not None
    first = plan.place(plan.planned.open_hexes()[0])
    assert consequence_of(first) is Consequence.NEXT_CAN_END
    # It was so before, and is none of this build's doing.
    nearly = a_plan(a_state(depots=few | {BLUE: 5})).choose(RED)
    assert nearly.planned is not None
    assert consequence_of(nearly.place(nearly.planned.open_hexes()[0])) is None


def test_r26_a_trade_that_goes_further_over_the_limit_costs_points() -> None:
    at_limit = a_plan(a_state(hands=[{BLUE: 20}] * 3)).giving(BLUE).choose(GREEN)
    assert consequence_of(at_limit) is None
    assert consequence_of(at_limit.choose(GREEN)) is Consequence.OVER_LIMIT
    over = a_plan(a_state(hands=[{BLUE: 20, YELLOW: 1}] * 3)).giving(BLUE).choose(PURPLE)
    assert consequence_of(over) is None
    assert consequence_of(over.choose(PURPLE)) is Consequence.OVER_LIMIT


def test_what_ends_the_game_is_graver_than_the_limit() -> None:
    few = dict.fromkeys(COMPANIES, 0) | {BLUE: 3, BLACK: 2}
    hand = {BLUE: 20}
    plan = a_plan(a_state(depots=few, hands=[hand] * 3)).giving(BLUE).choose(BLACK).choose(BLACK)
    assert consequence_of(plan) is Consequence.ENDS_BY_DEPOTS
