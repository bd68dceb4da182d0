import os
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import BinaryIO

import pytest

from game.files import atomic
from game.files.atomic import (
    MOST_SET_ASIDE,
    STALE_AFTER,
    clear_drafts,
    remove,
    set_aside,
    write_whole,
)


def test_a_file_is_written_whole_and_in_a_folder_that_was_not_there(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file.json"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert [*path.parent.iterdir()] == [path]
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, "for its owner alone"


def test_the_new_content_is_on_the_disk_before_it_replaces_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a power cut could leave an empty file."""
    path, synced = tmp_path / "file.json", list[tuple[int, bytes]]()
    write_whole(path, b"old")
    monkeypatch.setattr(
        os, "fsync", lambda one: synced.append((os.fstat(one).st_size, path.read_bytes()))
    )
    write_whole(path, b"newer")
    assert synced == [(len(b"newer"), b"old")]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_disk_that_refuses_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("full")

    path = tmp_path / "file.json"
    write_whole(path, b"old")
    monkeypatch.setattr(os, step, refuse)
    with pytest.raises(OSError, match="full"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [path]


def test_a_file_that_another_program_reads_can_be_replaced_and_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses both until the reader has closed it."""
    path = tmp_path / "file.json"
    readers: list[BinaryIO] = []
    monkeypatch.setattr(time, "sleep", lambda _: readers[-1].close())
    write_whole(path, b"old")
    with path.open("rb") as reader:
        readers.append(reader)
        write_whole(path, b"new")
    with path.open("rb") as reader:
        readers.append(reader)
        remove(path)
    assert [*tmp_path.iterdir()] == []


def test_a_file_that_stays_in_use_is_an_error_after_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    tries: list[object] = []

    def refuse(*names: object) -> None:
        tries.append(names)
        raise PermissionError(13, "in use")

    path = tmp_path / "file.json"
    write_whole(path, b"old")
    monkeypatch.setattr(atomic, "_PAUSES", (0.1, 0.2))
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(PermissionError, match="in use"):
        write_whole(path, b"new")
    assert (pauses, len(tries)) == ([0.1, 0.2], 3)
    assert path.read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [path]


def test_a_file_that_is_not_there_is_removed_already(tmp_path: Path) -> None:
    remove(tmp_path / "nothing")


def test_broken_files_are_set_aside_under_names_that_no_file_has(tmp_path: Path) -> None:
    path = tmp_path / "evening.series"
    for number in (1, 2):
        path.write_text(str(number))
        assert set_aside(path) == tmp_path / f"evening.broken-{number}.series"
        assert not path.exists()


def test_what_cannot_be_set_aside_stays(tmp_path: Path) -> None:
    path = tmp_path / "evening.series"
    assert set_aside(path) is None
    path.touch()
    for number in range(1, MOST_SET_ASIDE + 1):
        (tmp_path / f"evening.broken-{number}.series").touch()
    assert set_aside(path) is None
    assert path.exists()


def aged(file: Path) -> Path:
    """A file that was written long ago."""
    file.touch()
    then = time.time() - STALE_AFTER - 60
    os.utime(file, (then, then))
    return file


def test_what_a_program_that_was_killed_left_half_written_is_removed(tmp_path: Path) -> None:
    program = (
        "import os, sys, time, pathlib; from game.files import atomic;"
        "os.fsync = lambda _: (print(flush=True), time.sleep(60));"
        "atomic.write_whole(pathlib.Path(sys.argv[1]), b'half')"
    )
    writing = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path / "game.table")],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    assert writing.stdout
    writing.stdout.readline()
    (draft,) = tmp_path.iterdir()
    clear_drafts(tmp_path)
    assert draft.exists()  # its writer is alive
    writing.kill()
    writing.wait()
    writing.stdout.close()
    clear_drafts(tmp_path, (".series",))
    assert draft.exists()  # of another kind of file
    clear_drafts(tmp_path, (".table",))
    assert [*tmp_path.iterdir()] == []


def test_a_draft_goes_although_another_program_has_its_number_now(tmp_path: Path) -> None:
    own = tmp_path / f".file.json.{os.getpid()}.abcd1234.tmp"
    own.touch()  # nothing has been written yet, so it is an earlier program's
    other = tmp_path / f".file.json.{os.getppid()}.abcd1234.tmp"
    other.touch()
    clear_drafts(tmp_path)
    assert [*tmp_path.iterdir()] == [other]  # somebody may be writing it
    aged(other)
    clear_drafts(tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_a_draft_from_the_future_is_old_too(tmp_path: Path) -> None:
    """The computer's clock was wrong."""
    draft = tmp_path / f".file.json.{os.getppid()}.abcd1234.tmp"
    draft.touch()
    later = time.time() + STALE_AFTER + 60
    os.utime(draft, (later, later))
    clear_drafts(tmp_path)
    assert not draft.exists()


def test_drafts_of_earlier_versions_go_when_they_are_old(tmp_path: Path) -> None:
    names = (".settings-abcd1234.tmp", ".game-2.table.abcd1234", ".0af3.json.abcd_234")
    for name in names:
        (tmp_path / name).touch()
    clear_drafts(tmp_path)
    assert len([*tmp_path.iterdir()]) == len(names)
    for name in names:
        aged(tmp_path / name)
    clear_drafts(tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_files_of_others_stay_however_old_they_are(tmp_path: Path) -> None:
    names = (
        "game.jsonl",
        "game.table",
        ".hidden",
        ".profile.tmp",
        "notes.tmp",
        ".a.jsonl.12345678",
    )
    kept = {aged(tmp_path / name) for name in names}
    clear_drafts(tmp_path)
    clear_drafts(tmp_path / "not there")
    assert {*tmp_path.iterdir()} == kept
