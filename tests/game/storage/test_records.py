import errno
import os
from pathlib import Path

import pytest

from game.board import load_board
from game.rules.engine import apply
from game.rules.errors import RecordError
from game.rules.record_reader import read_record
from game.rules.scoring import result
from game.rules.state import State
from game.storage.records import LARGEST, RecordInUse, RecordWriter, load_record
from tests.builders import a_game, a_header

SEATS, SEED = 4, 11


def write_game(path: Path, upto: int = 10**6) -> State:
    """Record a game, or its first actions; returns the state that it stands at."""
    state = a_header(SEATS, SEED).state()
    with RecordWriter.create(path, a_header(SEATS, SEED)) as writer:
        for number, (before, action) in enumerate(a_game(SEATS, SEED)):
            if number == upto:
                return before
            writer.act(before.table.turn, action)
            state, _ = apply(before, action)
        writer.end(result(state))
    return state


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "Éva & Zoë.jsonl"
    final = write_game(path)
    record = load_record(path)
    assert record.final == final
    assert record.closed
    assert record.header == a_header(SEATS, SEED)


def test_every_line_is_on_the_disk_when_the_call_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "game.jsonl", []
    for name in ("fsync", "fdatasync"):
        monkeypatch.setattr(
            os, name, lambda one: synced.append(os.fstat(one).st_size), raising=False
        )
    with RecordWriter.create(path, a_header(SEATS, SEED)) as writer:
        for before, action in a_game(SEATS, SEED):
            writer.act(before.table.turn, action)
            assert synced[-1] == path.stat().st_size
            assert len(load_record(path).actions) == before.table.actions + 1


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot sync folders")
def test_the_name_of_a_new_record_is_on_the_disk_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[int]()
    monkeypatch.setattr(os, "fsync", lambda one: synced.append(os.fstat(one).st_ino))
    RecordWriter.create(tmp_path / "game.jsonl", a_header(SEATS, SEED)).close()
    assert tmp_path.stat().st_ino in synced


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write_game(path, upto=3)
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        RecordWriter.create(path, a_header())
    assert path.read_bytes() == before


def test_a_game_goes_on_after_a_power_cut(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write_game(path, upto=5)
    with path.open("ab") as file:
        file.write(b'{"n":6,"seat":')
    writer, record = RecordWriter.resume(path)
    assert record.warnings == ("line 7 is incomplete and was ignored",)
    with writer:
        for before, action in list(a_game(SEATS, SEED))[5:8]:
            writer.act(before.table.turn, action)
    assert load_record(path).warnings == ()
    assert len(load_record(path).actions) == 8


def test_nothing_of_a_torn_line_is_left_however_long_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write_game(path, upto=5)
    whole = path.read_bytes()
    with path.open("ab") as file:
        file.write(b'{"n":6,"seat":' + b"\0" * 4096)
    RecordWriter.resume(path)[0].close()
    assert path.read_bytes() == whole


def test_a_missing_line_end_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write_game(path, upto=5)
    path.write_bytes(path.read_bytes()[:-1])
    writer, _ = RecordWriter.resume(path)
    with writer:
        before, action = list(a_game(SEATS, SEED))[5]
        writer.act(before.table.turn, action)
    assert len(load_record(path).actions) == 6


def test_a_full_disk_leaves_the_record_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    game = list(a_game(SEATS, SEED))
    write = os.write

    def full(descriptor: int, data: bytes) -> int:
        if len(data) > 5:
            return write(descriptor, data[:5])
        raise OSError(errno.ENOSPC, "No space left on device")

    with RecordWriter.create(path, a_header(SEATS, SEED)) as writer:
        writer.act(game[0][0].table.turn, game[0][1])
        good = path.read_bytes()
        monkeypatch.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space left"):
            writer.act(game[1][0].table.turn, game[1][1])
        assert path.read_bytes() == good
        monkeypatch.undo()
        writer.act(game[1][0].table.turn, game[1][1])
    assert len(load_record(path).actions) == 2


def test_a_record_that_cannot_be_begun_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space left"):
        RecordWriter.create(tmp_path / "game.jsonl", a_header())
    assert list(tmp_path.iterdir()) == []


def test_a_broken_record_is_not_resumed_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"rubbish\n")
    with pytest.raises(RecordError):
        RecordWriter.resume(path)
    assert path.read_bytes() == b"rubbish\n"


def test_a_file_too_large_for_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(RecordError, match="too large for a game record"):
        load_record(path)


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_record(tmp_path / "none.jsonl")


def test_closing_twice_does_no_harm(tmp_path: Path) -> None:
    writer = RecordWriter.create(tmp_path / "game.jsonl", a_header())
    writer.close()
    writer.close()


VERSION_1 = Path(__file__).parents[2] / "records" / "three-players-marseille.jsonl"


def test_a_game_of_version_1_that_goes_on_becomes_one_of_version_2_first(tmp_path: Path) -> None:
    lines = VERSION_1.read_bytes().splitlines(keepends=True)[:11]
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines) + b'{"n":11,"se')
    writer, record = RecordWriter.resume(path)
    with writer:
        assert record.header.version == 2
        assert record.warnings == ()
        assert path.read_bytes() == lines[0].replace(b'"version":1', b'"version":2') + b"".join(
            lines[1:]
        )
        writer.act(
            record.final.table.turn, read_record(VERSION_1.read_bytes(), load_board).actions[10]
        )
    assert len(load_record(path).actions) == 11


def test_a_finished_game_of_version_1_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(VERSION_1.read_bytes())
    writer, record = RecordWriter.resume(path)
    writer.close()
    assert record.header.version == 1
    assert path.read_bytes() == VERSION_1.read_bytes()


def test_a_version_1_that_cannot_be_rewritten_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = b"".join(VERSION_1.read_bytes().splitlines(keepends=True)[:11])
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="no space"):
        RecordWriter.resume(path)
    assert path.read_bytes() == data
    assert [*tmp_path.iterdir()] == [path]


def test_a_record_is_written_by_one_program_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with RecordWriter.create(path, a_header(SEATS, SEED)):
        with pytest.raises(RecordInUse) as refused:
            RecordWriter.resume(path)
        assert str(path) in str(refused.value)
        load_record(path)  # reading is always possible
    first, _ = RecordWriter.resume(path)
    with pytest.raises(RecordInUse):
        RecordWriter.resume(path)
    first.close()
    RecordWriter.resume(path)[0].close()


def test_an_old_record_that_is_rewritten_stays_locked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write_game(path, upto=5)
    path.write_bytes(path.read_bytes().replace(b'"version":2', b'"version":1'))
    writer, record = RecordWriter.resume(path)
    assert record.header.version == 2
    with pytest.raises(RecordInUse):
        RecordWriter.resume(path)
    writer.close()
