"""`main.py bench`: what it prints and how it ends, with measures that take no time."""

import json

import pytest

from commands.bench import suite as module
from commands.bench.measure import Measure, NotMeasured
from commands.bench.suite import bench

FAST = Measure("fast", 5.0, "x walking", 4.0, at_least=True)
SLOW = Measure("slow", 2.5, "ms", 2.0, at_least=False)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking() -> list[Measure]:
        raise ModuleNotFoundError("No module named 'chess'", name="chess")

    def offline() -> list[Measure]:
        raise NotMeasured("there is no network.")

    measures = {"fast": lambda: [FAST], "slow": lambda: [SLOW]}
    measures |= {"lacking": lacking, "offline": offline}
    monkeypatch.setattr(module, "MEASURES", measures)


def test_a_kept_promise_ends_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(["fast"], as_json=False) == 0
    shown = capsys.readouterr()
    assert " ".join(shown.out.split()) == "fast 5 x walking at least 4 ok"
    assert shown.err == "bench: running fast ...\n"


def test_a_missed_promise_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(["fast", "slow"], as_json=False) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert " ".join(last.split()) == "slow 2.5 ms at most 2 MISSED"


def test_json_is_one_object_with_four_entries_a_measure(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert bench(["slow", "fast"], as_json=True) == 1
    assert json.loads(capsys.readouterr().out) == {
        "slow": {"value": 2.5, "unit": "ms", "target": 2.0, "ok": False},
        "fast": {"value": 5.0, "unit": "x walking", "target": 4.0, "ok": True},
    }


def test_no_name_means_all(capsys: pytest.CaptureFixture[str]) -> None:
    module.MEASURES.pop("lacking")
    module.MEASURES.pop("offline")
    assert bench([], as_json=True) == 1
    assert list(json.loads(capsys.readouterr().out)) == ["fast", "slow"]


def test_an_unknown_name_is_told_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(["fast", "furious"], as_json=False) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    words = "there is no benchmark called 'furious'; available: fast, slow, lacking, offline"
    assert shown.err == f"bench: {words}\n"


def test_a_missing_package_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(["lacking"], as_json=True) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    words = "chess is missing; install the packages listed in requirements-dev.txt"
    assert shown.err.splitlines()[-1] == f"bench: {words}"


def test_what_cannot_be_measured_here_is_passed_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(["offline", "fast"], as_json=True) == 0
    shown = capsys.readouterr()
    assert list(json.loads(shown.out)) == ["fast"]
    assert "bench: offline was not measured: there is no network.\n" in shown.err
    assert bench(["offline"], as_json=False) == 2
