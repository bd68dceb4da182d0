import hashlib
import json

import pytest

from game.bots.features import HOLDING_INPUTS, SEAT_INPUTS
from game.bots.trained_evaluation import (
    WEIGHTS,
    TrainedEvaluation,
    outcome,
    read_weights,
    trained_evaluation,
)
from game.rules.table import Ending
from tests.builders import BLUE, GREEN, RED, france, line_from
from tests.game.bots.positions import a_table_of, outlook_of, positions

LARGEST = 100_000  # bytes
RECORD = WEIGHTS.with_name("evaluation.training.json")
NEAR = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")


def weights_of(holding: float, seat: float) -> str:
    """One neuron each: all inputs count the same."""
    layers = {
        "holding": {"rows": [[holding] * HOLDING_INPUTS], "biases": [0.0]},
        "seat": {"rows": [[1.0] + [seat] * SEAT_INPUTS], "biases": [0.0]},
        "output": [1.0],
    }
    return json.dumps(layers)


def test_the_weights_are_those_of_the_recorded_training() -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    text = WEIGHTS.read_bytes()
    assert hashlib.sha256(text).hexdigest() == record["sha256"]
    assert len(text) <= LARGEST


def test_the_weights_have_the_shape_of_the_features() -> None:
    holding, seat, output = read_weights(WEIGHTS.read_text(encoding="utf-8"))
    assert {len(row) for row in holding.rows} == {HOLDING_INPUTS}
    assert {len(row) for row in seat.rows} == {len(holding.rows) + SEAT_INPUTS}
    assert len(output) == len(seat.rows)


def test_weights_of_another_shape_are_refused() -> None:
    found = json.loads(weights_of(1.0, 1.0))
    found["output"].append(0.5)
    with pytest.raises(ValueError, match="shape"):
        read_weights(json.dumps(found))


def test_the_chances_of_all_seats_add_up() -> None:
    for state in positions(12, seed=130):
        found = trained_evaluation().chances(state.table, state.portfolios, outlook_of(state))
        assert sum(found) == pytest.approx(1)
        assert all(0 <= one <= 1 for one in found)


def test_without_weights_all_seats_are_equal() -> None:
    (state,) = positions(1, seed=131)
    found = TrainedEvaluation(read_weights(weights_of(0.0, 0.0))).chances(
        state.table, state.portfolios, outlook_of(state)
    )
    assert found == pytest.approx([1 / state.table.seats] * state.table.seats)


def test_a_holding_is_judged_the_same_the_second_time() -> None:
    for state in positions(6, seed=132):
        evaluation = TrainedEvaluation(read_weights(weights_of(0.3, -0.2)))
        outlook = outlook_of(state)
        first, second = (
            evaluation.chances(state.table, state.portfolios, outlook) for _ in range(2)
        )
        assert first == second


def test_the_leader_near_the_end_has_the_best_chance() -> None:
    state = a_table_of([{RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4}], NEAR, {RED: 9})
    found = trained_evaluation().chances(state.table, state.portfolios, outlook_of(state))
    assert found.index(max(found)) == 0
    assert found[0] > 0.5


def test_the_end_is_worth_the_win_and_a_little_for_points() -> None:
    state = a_table_of([{RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4}], NEAR, {RED: 9})
    ended = state.table._replace(ending=Ending.MARSEILLE)
    assert outcome(ended, state.portfolios) == pytest.approx([1, 0, 0], abs=0.01)
    shared = ended._replace(values=(0,) * 6)
    assert outcome(shared, state.portfolios) == pytest.approx([1 / 3] * 3)
