"""The fuzzer: some thousand cases here, a million in `main.py bench fuzz`."""

import pytest

from commands.bench import fuzz as bench_fuzz
from commands.bench.fuzz import fuzz, run_fuzz


def test_thousands_of_spoiled_messages_end_as_documented() -> None:
    assert run_fuzz(5000, seed=2) == 0


def test_an_undocumented_error_is_counted_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def surprise(_: bytes) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(bench_fuzz, "_DECODERS", (surprise,))
    assert run_fuzz(10, seed=2) == 10
    assert capsys.readouterr().out.count("ZeroDivisionError('oh')") == 1


def test_the_measure_promises_no_surprises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_fuzz, "CASES", 50)
    (measure,) = fuzz()
    assert (measure.name, measure.value, measure.ok) == ("fuzz", 0, True)
