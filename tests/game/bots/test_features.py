import pytest

from game.bots.features import (
    HOLDING_INPUTS,
    SEAT_INPUTS,
    CompanySight,
    holding_inputs,
    seat_inputs,
    sights,
)
from game.bots.horizon import FARTHEST, horizon
from tests.builders import BLUE, GREEN, RED, france, line_from
from tests.game.bots.positions import a_table_of, outlook_of, positions

NEAR = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")


def test_a_holding_is_described_by_its_company_and_by_who_holds_how_much() -> None:
    sight = CompanySight(value=10, depot=15, points=6, steps=12, pot=8.0, out=20)
    found = holding_inputs(sight, 6, 3, 20)
    assert found[:8] == (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    assert found[8:] == pytest.approx((1.0, 0.3, 1.0, 1.2, 1.2, 1.4, -0.32))


def test_a_low_depot_promises_less_growth() -> None:
    assert CompanySight(0, 7, 6, 9, 1.0, 4).growth == 6
    assert CompanySight(0, 0, 6, 9, 1.0, 4).growth == 0


def test_a_seat_is_described_by_its_lead_its_room_and_its_turn() -> None:
    state = a_table_of([{RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4}], NEAR, {RED: 9})
    seen = sights(state.table, outlook_of(state))
    first, second, third = seat_inputs(state.table, state.portfolios, seen, (0, 4, 10))
    assert first[0] == pytest.approx(90 / 95)
    assert second[0] == pytest.approx(-90 / 95)
    assert first[1] == pytest.approx(60 / 30)
    assert [one[6] for one in (first, second, third)] == pytest.approx([10 / 6] * 3)
    assert [one[10] for one in (first, second, third)] == pytest.approx([0, 0.2, 0.4])
    assert [one[11] for one in (first, second, third)] == [1, 0, 0]
    assert [one[12] for one in (first, second, third)] == [0, 0, 1]
    assert first[13] == 0.5
    assert first[16] == 1  # red can end the game with its next build
    assert [one[18] for one in (first, second, third)] == pytest.approx([0, 0.2, 0.5])


def test_every_position_has_the_same_number_of_inputs() -> None:
    for state in positions(16, seed=120):
        table = state.table
        seen = sights(table, outlook_of(state))
        for sight in seen:
            assert len(holding_inputs(sight, 2, table.seats, table.limit)) == HOLDING_INPUTS
        found = seat_inputs(table, state.portfolios, seen, [0] * table.seats)
        assert [len(one) for one in found] == [SEAT_INPUTS] * table.seats
        assert all(-20 < number < 20 for one in found for number in one)


def test_a_company_sees_the_goal_city_and_the_free_cities_around() -> None:
    state = a_table_of([{RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4}], NEAR, {RED: 9})
    outlook = outlook_of(state)
    red, green = (outlook.horizons(state.table)[one.order] for one in (RED, GREEN))
    assert red.steps <= 5
    assert green.steps > red.steps
    assert green.steps <= FARTHEST + 1
    assert red.pot > 0


def test_what_was_worked_out_before_is_the_same_as_anew() -> None:
    for state in positions(12, seed=121):
        outlook = outlook_of(state)
        for order, found in enumerate(outlook.horizons(state.table)):
            assert horizon(outlook.atlas, state.table, order, {}) == found
