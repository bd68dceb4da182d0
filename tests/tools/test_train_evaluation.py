"""The tool that trains the bots' evaluation."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

from game.bots.atlas import Atlas
from game.bots.outlook import Outlook
from game.bots.trained_evaluation import TrainedEvaluation, read_weights
from game.rules.playout import play_on
from game.rules.setup import new_game
from tests.builders import france
from tools.train_evaluation import league, network, training
from tools.train_evaluation.installing import install

TINY = training.Plan(seed=3, first_games=4, games=2, rounds=1, window=2, epochs=2)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("training")
    training.train(TINY, folder, jobs=1)
    return folder


def test_a_training_that_was_stopped_gives_the_same_weights(trained: Path, tmp_path: Path) -> None:
    training.play_round(TINY, tmp_path, 0, jobs=1)  # and stopped
    resumed = training.train(TINY, tmp_path, jobs=1)
    assert resumed.read_text() == (trained / resumed.name).read_text()


def test_a_folder_keeps_to_its_plan(trained: Path) -> None:
    with pytest.raises(ValueError, match="another plan"):
        training.train(TINY._replace(seed=4), trained, jobs=1)


def test_the_game_computes_what_was_trained(trained: Path) -> None:
    state, chance = new_game(france(), 4, 5), random.Random(1)
    for _ in range(30):
        state = play_on(state, chance)
    found = dict(np.load(trained / "parameters-01.npz"))
    found["offsets"][:] = 0
    holdings, facts = league._inputs(state, state.portfolios, [0.0] * 4)
    kinds = np.array([[0, 0, 0, 0, -1, -1]])
    expected = network._forward(
        found, holdings[None].astype(np.float32), facts[None].astype(np.float32), kinds
    )[-1]
    evaluation = TrainedEvaluation(read_weights((trained / "weights-01.json").read_text()))
    outlook = Outlook(Atlas(state.table.board), state.table)
    chances = evaluation.chances(state.table, state.portfolios, outlook)
    assert chances == pytest.approx(expected[0, :4].tolist(), abs=0.005)


def test_the_slopes_are_those_of_the_loss(trained: Path) -> None:
    with np.load(trained / "round-00-0000.npz") as found:
        batch = network.Examples(*(found[name][:32] for name in network.Examples._fields))
    parameters = network.random_parameters(1, league.MOST_KINDS)
    parameters = {name: one.astype(np.float64) for name, one in parameters.items()}
    slopes = network.gradients(parameters, batch)
    for name in ("w2", "b2", "w3"):
        at = (0,) * parameters[name].ndim
        sides = []
        for change in (1e-4, -1e-4):
            moved = {one: values.copy() for one, values in parameters.items()}
            moved[name][at] += change
            sides.append(network.loss(moved, batch))
        assert slopes[name][at] == pytest.approx((sides[0] - sides[1]) / 2e-4, abs=1e-3)


def test_installing_records_how_the_weights_were_trained(trained: Path, tmp_path: Path) -> None:
    weights, record = tmp_path / "weights.json", tmp_path / "record.json"
    install(trained, 1, weights, record)
    facts = json.loads(record.read_text())
    assert weights.read_text() == (trained / "weights-01.json").read_text()
    assert facts["plan"]["seed"] == 3
    assert [one["round"] for one in facts["rounds"]] == [0, 1]


def test_before_the_first_network_only_sparring_partners_play() -> None:
    for number in range(20):
        first = league.draw_game(1, 0, number)
        assert max(first.kinds) < len(league.SPARRING)
        later = league.draw_game(1, 3, number)
        assert league.network_kind(2) in later.kinds
