"""The log file: records, rotation, permissions, and disks that refuse."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.diagnostics import program_log
from game.diagnostics.program_log import (
    BURST,
    LARGEST,
    LOG_VARIABLE,
    PAUSE,
    LogPlace,
    ProgramLog,
    command_words,
    log_files,
    log_place,
)

POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no modes")


def a_log(place: Path, *, named: bool = False) -> ProgramLog:
    log = ProgramLog()
    log.use(LogPlace(place, named))
    return log


def test_a_note_is_one_line(tmp_path: Path) -> None:
    a_log(tmp_path / "new" / "a.log").note("table opened on port {}", 27272)
    text = (tmp_path / "new" / "a.log").read_text()
    assert text.endswith("note: table opened on port 27272\n")
    assert text.count("\n") == 1


def test_the_start_is_logged_without_what_was_typed(tmp_path: Path) -> None:
    assert not a_log(tmp_path / "a.log").start(["serve", "--code", "418239", "--name=Ada"])
    text = (tmp_path / "a.log").read_text()
    assert f"start: Paris Connection {__version__}, Python" in text
    assert text.endswith(": serve --code --name\n")


@pytest.mark.parametrize("typed", [["418239"], ["x", "-418239"], ["--a", "--b=c", "secret"]])
def test_no_value_of_a_command_line_is_kept(typed: list[str]) -> None:
    assert not {"418239", "-418239", "c", "secret"} & {*command_words(typed)}


@POSIX
def test_all_files_are_private_also_after_rotation(tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    file.touch(0o644)
    log = a_log(file)
    for _ in range(4):
        log.note("a note")
        with open(file, "ab") as opened:
            opened.write(b"x" * LARGEST + b"\n")
    found = log_files(file)
    assert {*tmp_path.iterdir()} == {*found}
    assert {stat.S_IMODE(one.stat().st_mode) for one in found} == {0o600}


@POSIX
def test_a_link_in_the_place_of_our_log_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "theirs").write_text("mine")
    (tmp_path / "a.log").symlink_to(tmp_path / "theirs")
    log = a_log(tmp_path / "a.log")
    log.note("a note")
    assert log.trouble
    assert (tmp_path / "theirs").read_text() == "mine"


def test_a_flood_of_notes_is_counted(tmp_path: Path) -> None:
    now = [1000.0]
    log = ProgramLog(lambda: now[0])
    log.use(LogPlace(tmp_path / "a.log"))
    for number in range(500):
        log.note("connection {} refused", number)
    now[0] += PAUSE
    log.note("connection {} refused", 500)
    lines = (tmp_path / "a.log").read_text().splitlines()
    assert len(lines) == BURST + 2
    assert lines[-2].endswith(f"(and {500 - BURST} times more)")


def test_a_line_break_or_control_character_cannot_fake_a_record(tmp_path: Path) -> None:
    a_log(tmp_path / "a.log").write("note", "one\n2026-01-01T00:00:00Z 1 failure: two\x1b[2J")
    assert (tmp_path / "a.log").read_text().count("\n") == 1


@POSIX
@pytest.mark.parametrize("device", ["/dev/full", "/proc/version", "/nowhere/at/all"])
def test_a_place_that_refuses_is_told_in_one_sentence(device: str) -> None:
    log = a_log(Path(device), named=True)
    sentence = log.start([])
    assert sentence.startswith(f"the log {device} cannot be written: ")
    log.note("the game goes on")


def test_a_file_of_the_user_that_is_no_log_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("Chapter one\n")
    sentence = a_log(tmp_path / "thesis.txt", named=True).start([])
    assert sentence.endswith("that file is not a log of this program")
    assert (tmp_path / "thesis.txt").read_text() == "Chapter one\n"


def test_a_log_that_the_user_has_named_is_continued(tmp_path: Path) -> None:
    for _ in range(2):
        assert not a_log(tmp_path / "my.log", named=True).start([])
    assert (tmp_path / "my.log").read_text().count("start: ") == 2


def test_paris_log_names_another_place_or_none(tmp_path: Path) -> None:
    usual = tmp_path / "usual.log"
    assert log_place({}, usual) == LogPlace(usual)
    other = str(tmp_path / "other.log")
    assert log_place({LOG_VARIABLE: other}, usual) == LogPlace(Path(other), named=True)
    nothing = ProgramLog()
    nothing.use(log_place({LOG_VARIABLE: ""}, usual))
    assert nothing.start([]) == "PARIS_LOG is empty, so nothing is logged"
    assert not [*tmp_path.iterdir()]


def test_two_programs_write_and_rotate_side_by_side(tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    code = (
        "import sys; from pathlib import Path; import game.diagnostics.program_log as p\n"
        "p.LARGEST = 200_000; log = p.ProgramLog(); log.use(p.LogPlace(Path(sys.argv[1])))\n"
        "for n in range(2000): log.write('note', f'{sys.argv[2]} {n} ' + 'x' * 80)\n"
    )
    both = [
        subprocess.Popen([sys.executable, "-c", code, str(file), name]) for name in ("one", "two")
    ]
    assert [one.wait(60) for one in both] == [0, 0]
    files = [one for one in log_files(file) if one.exists()]
    whole = [line for one in files for line in one.read_text().splitlines()]
    assert len(whole) > 1500
    assert all(line.endswith("x" * 80) and line.count("note: ") == 1 for line in whole)


def test_a_file_that_another_program_has_rotated_is_not_rotated_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.log"
    file.write_text("full\n" * LARGEST)

    def rotated_meanwhile(path: Path) -> bool:
        program_log.rotate(path)
        path.write_text("of the other\n")
        return False

    monkeypatch.setattr(program_log, "is_stream", rotated_meanwhile)
    a_log(file).note("of this one")
    assert file.read_text().startswith("of the other\n")
    assert file.read_text().endswith("of this one\n")
    assert program_log.old_log(file, 1).read_text().startswith("full\n")


@POSIX
def test_the_error_output_can_be_the_log_even_if_it_goes_to_a_file(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; import game.diagnostics.program_log as p\n"
        "log = p.ProgramLog(); log.use(p.log_place(os.environ, Path()))\n"
        "log.note('a note'); sys.exit(bool(log.trouble))\n"
    )
    environment = os.environ | {LOG_VARIABLE: "/dev/stderr"}
    output = tmp_path / "output.txt"
    output.write_bytes(b"x" * LARGEST + b"\n")
    with output.open("ab") as file:
        done = subprocess.run([sys.executable, "-c", code], stderr=file, env=environment)
    assert done.returncode == 0
    assert output.read_text().endswith("note: a note\n")
    assert [*tmp_path.iterdir()] == [output]
    assert Path("/dev/stderr").exists()
    piped = subprocess.run([sys.executable, "-c", code], stderr=subprocess.PIPE, env=environment)
    assert piped.stderr.endswith(b"note: a note\n")
