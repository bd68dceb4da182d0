import pytest

from commands.bench import frame_scenarios, frame_timer, frames
from commands.bench.frame_scenarios import SCENARIOS, run
from commands.bench.frames import BARE, GROWTH, TARGETS, FrameTarget
from commands.bench.large_board import large_board
from game.board.validator import structural_problems

SMALL = (1280, 720)


def test_every_target_has_a_name_and_a_scenario_of_its_own() -> None:
    names = [target.name for target in TARGETS] + [name for name, *_ in GROWTH]
    assert len(set(names)) == len(names)
    assert {target.scenario for target in TARGETS} | {row[1] for row in GROWTH} == set(SCENARIOS)


@pytest.mark.parametrize(
    ("statistic", "value"), [("median", 20.0), ("longest", 40.0), ("count", 10.0)]
)
def test_frames_are_held_against_bare_ones(
    monkeypatch: pytest.MonkeyPatch, statistic: str, value: float
) -> None:
    taken = {"frames": [0.01, 0.02, 0.04], BARE: [0.001]}
    monkeypatch.setattr(frames, "TARGETS", (FrameTarget("a", "x", "frames", statistic, 15),))
    monkeypatch.setattr(frames, "run_scenario", lambda *_: taken)
    (measure,) = frames.frames()
    assert measure.value == value
    assert measure.ok is (value <= 15)


def test_the_large_board_is_as_large_as_a_file_may_be_and_can_be_played_on() -> None:
    board = large_board()
    assert 1900 < len(board.spaces) <= 2000
    assert structural_problems(board) == []


@pytest.mark.parametrize("name", ["wheel", "typing", "turns", "hover"])
def test_a_scenario_times_its_frames_beside_bare_ones(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for constant, value in (("BURSTS", 1), ("TYPED", "Lyon"), ("ACTIONS", 1), ("BARE_FRAMES", 2)):
        owner = frame_timer if constant == "BARE_FRAMES" else frame_scenarios
        monkeypatch.setattr(owner, constant, value)
    found = run(name, "", SMALL)
    assert all(seconds >= 0 for series in found.values() for seconds in series)
    assert found["frames"]
    assert len(found[BARE]) == 4


def test_saved_games_are_all_read_and_the_second_time_sooner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(frame_timer, "BARE_FRAMES", 2)
    found = run("saves", "3", SMALL)
    assert found["count"][0] > 0
    assert len(found["again"]) == 1
