"""The fuzzer of files: some thousand cases here, half a million in `main.py bench fuzz`."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from commands.bench import fuzz_files as bench_fuzz_files
from commands.bench.fuzz_files import (
    FileReader,
    all_readers,
    fuzz_files,
    island,
    read_bytes,
    run_file_fuzz,
)
from game.board import read_board, write_board
from game.rules.record import Player
from game.storage.kept_seat import read_seat
from game.storage.records import load_record
from game.storage.series_files import load_place, load_series
from game.storage.settings import load
from game.storage.stand_ins import load_stand_ins
from net.lan.table_resume import read_kept_file

EVERY = (
    *("game.jsonl", "save.jsonl", "map.json", "settings.json", "seat.json", "passes/"),
    *("saves.index", "evening.series", "evening.place", "evening.bots", "evening.table"),
)
PLAYERS = tuple(Player(name, "human") for name in ("Ada", "Hugo", "Inès"))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def the_reader(name: str, folder: Path) -> FileReader:
    return next(one for one in all_readers(folder) if one.name.startswith(name))


def test_thousands_of_damaged_files_end_as_documented() -> None:
    assert run_file_fuzz(4000, seed=2) == 0


def test_an_undocumented_error_is_counted_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def surprise(_: Path) -> None:
        raise ZeroDivisionError("oh")

    readers = [FileReader("a", b"sample", surprise)]
    monkeypatch.setattr(bench_fuzz_files, "all_readers", lambda _: readers)
    assert run_file_fuzz(10, seed=2) == 10
    assert capsys.readouterr().out.count("ZeroDivisionError('oh')") == 1


def test_the_measure_promises_no_surprises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_fuzz_files, "CASES", 50)
    (measure,) = fuzz_files()
    assert (measure.name, measure.value, measure.ok) == ("fuzz-files", 0, True)


def test_every_sample_is_a_good_file(tmp_path: Path) -> None:
    readers = all_readers(tmp_path)
    assert all(any(one.name.startswith(name) for one in readers) for name in EVERY)
    assert len(readers) == len(EVERY)
    for reader in readers:
        read_bytes(reader, tmp_path, reader.sample)
    assert len(load_record(tmp_path / "game.jsonl").actions) == 2
    assert read_board(write_board(island())) == island()
    assert load(tmp_path / "settings.json")[1] is None
    assert read_seat(tmp_path / "seat.json", 1000.0)
    assert load_series(tmp_path / "evening.jsonl")
    assert load_place(tmp_path / "evening.jsonl")
    assert load_stand_ins(tmp_path / "evening.jsonl", PLAYERS, ("hard",)) == {1: "hard"}
    (tmp_path / "again.table").write_bytes(the_reader("evening.table", tmp_path).sample)
    assert read_kept_file(tmp_path / "again.table").chat


@pytest.mark.parametrize("name", EVERY)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(data=st.data())
def test_any_bytes_and_any_value_in_any_place_end_as_documented(
    name: str, tmp_path: Path, data: st.DataObject
) -> None:
    reader = the_reader(name, tmp_path)
    lines = reader.sample.splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    document = json.loads(lines[number] if name.endswith((".jsonl", ".index")) else reader.sample)
    keys = [*document] if isinstance(document, dict) else [*range(len(document))]
    where = data.draw(st.sampled_from(keys))
    document[where] = data.draw(JSON)
    whole = json.dumps(document).encode("utf-8", "surrogatepass")
    if name.endswith((".jsonl", ".index")):
        whole = b"\n".join([*lines[:number], whole, *lines[number + 1 :], b""])
    read_bytes(reader, tmp_path, whole)
    read_bytes(reader, tmp_path, data.draw(st.binary()))
