"""`main.py check`: records replayed, one line each."""

import os
import sys
from pathlib import Path

import pytest

from commands.arena.game import Pairing, play
from commands.check import check
from game.board import read_board
from game.bots.hard import Effort
from tests.builders import board_file
from tests.commands.project import piped, run
from tests.commands.records import write_record


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_record(tmp_path_factory.mktemp("records") / "finished.jsonl")


@pytest.fixture
def tampered(finished: Path, tmp_path: Path) -> Path:
    """The second action in the name of another seat."""
    lines = finished.read_text(encoding="utf-8").splitlines(keepends=True)
    seat = next(seat for seat in range(3) if f'"seat":{seat}' not in lines[2])
    lines[2] = lines[2].replace('"seat":', f'"seat":{seat}, "not":', 1)
    lines[2] = lines[2].replace(f', "not":{lines[2].split("not")[1][2]}', "")
    path = tmp_path / "tampered.jsonl"
    path.write_text("".join(lines), encoding="utf-8")
    return path


def test_a_record_in_order_is_one_line(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check([finished]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert shown.out.startswith(f"{finished}: ok, 3 players, ")
    assert ", depots empty, " in shown.out or " reached, " in shown.out
    assert shown.out.endswith((" points\n", " points each\n"))
    assert shown.out.count("\n") == 1


def test_a_game_in_progress_says_who_is_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check([write_record(tmp_path / "record", actions=5)]) == 0
    shown = capsys.readouterr().out
    assert ": ok, 3 players, 5 actions, unfinished, " in shown
    assert shown.endswith(" is next\n")


def test_a_torn_last_line_is_a_warning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_record(tmp_path / "record", actions=5)
    path.write_bytes(path.read_bytes()[:-9])
    assert check([path]) == 0
    assert capsys.readouterr().out.endswith("; warning: line 6 is incomplete and was ignored\n")


def test_a_missing_end_line_is_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check([write_record(tmp_path / "record", closed=False)]) == 0
    words = "; warning: the game is over but the end line is missing\n"
    assert capsys.readouterr().out.endswith(words)


def test_verbose_tells_the_game_in_words(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check([finished], verbose=True) == 0
    first, *told, last = capsys.readouterr().out.splitlines()
    assert first == f"{finished}:"
    assert last.startswith(f"{finished}: ok, ")
    assert told[0].startswith("    0 Ada draws ")
    assert any(" builds " in line and "value" in line for line in told)
    assert any(" trades 1 " in line and " for " in line for line in told)
    assert any("The game ends: " in line for line in told)
    assert " win" in told[-1]


def test_a_broken_rule_is_named_with_its_line(
    tampered: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check([tampered]) == 1
    shown = capsys.readouterr()
    assert shown.err == ""
    assert shown.out.startswith(f"{tampered}: line 3: R11: ")
    assert shown.out.count("\n") == 1


def test_of_several_files_each_gets_its_line_and_the_worst_counts(
    finished: Path, tampered: Path, tmp_path: Path
) -> None:
    outcome = run(["check", tampered, tmp_path / "none", finished])
    assert outcome.code == 2
    for line, file in zip(outcome.out.splitlines(), (tampered, finished), strict=True):
        assert line.startswith(f"{file}: ")
    assert outcome.err == f"{tmp_path / 'none'}: No such file or directory\n"
    assert run(["check", finished, tampered, finished]).code == 1
    assert run(["check", finished, finished]).code == 0


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    outcome = run(["check", tmp_path])
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"{tmp_path}: Is a directory\n"


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="here every file can be opened"
)
def test_a_file_that_may_not_be_read(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "closed"
    path.write_bytes(finished.read_bytes())
    path.chmod(0)
    assert run(["check", path]) == (2, "", f"{path}: Permission denied\n")


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "round"
    path.symlink_to(path)
    assert run(["check", path]) == (2, "", f"{path}: Too many levels of symbolic links\n")


@pytest.mark.parametrize(
    "rubbish",
    [
        b"",
        b"\n",
        b"\n\n\n",
        b"\0" * 5000,
        bytes(range(256)) * 40,
        b"\xff\xfe{\0}\0\n",
        b"\xef\xbb\xbf{}\n",
        b"[" * 200_000 + b"\n",
        b'{"a":' * 100_000 + b"\n",
        b"9" * 10_000 + b"\n",
        b"null\n",
        b"{}\n{}\n",
        b'{"format":"paris-connection","version":1e999}\n',
        b'{"format":"paris-connection","version":1,"board":"../../etc/passwd"}\n',
        b"\x89PNG\r\n\x1a\n" + bytes(1000),
    ],
)
def test_rubbish_is_refused_in_one_line(
    rubbish: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rubbish"
    path.write_bytes(rubbish)
    assert check([path], verbose=True) == 1
    shown = capsys.readouterr()
    assert shown.err == ""
    assert shown.out.startswith(f"{path}: line ")
    assert shown.out.count("\n") == 1
    assert len(shown.out) < 400 + len(str(path))


def test_every_cut_of_a_record_is_answered(finished: Path, tmp_path: Path) -> None:
    whole, path = finished.read_bytes(), tmp_path / "cut"
    for size in range(0, len(whole), 97):
        path.write_bytes(whole[:size])
        assert check([path]) in (0, 1)


def test_every_flipped_byte_is_answered(finished: Path, tmp_path: Path) -> None:
    whole, path = finished.read_bytes(), tmp_path / "flipped"
    for place in range(0, len(whole), 61):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x15]) + whole[place + 1 :])
        assert check([path]) in (0, 1)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
def test_an_endless_file_is_refused() -> None:
    outcome = run(["check", "/dev/zero"])
    assert outcome.code == 1
    assert "too large for a game record" in outcome.out


def test_a_reader_who_has_seen_enough_is_no_error(finished: Path) -> None:
    with piped(["check", "-v", *[finished] * 20]) as program:
        assert program.stdout
        assert program.stderr
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_names_that_the_terminal_cannot_show_are_no_error(finished: Path, encoding: str) -> None:
    outcome = run(["check", "-v", finished], PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (outcome.code, outcome.err) == (0, "")
    assert ("Łukasz" if encoding == "utf-8" else "\\u0141ukasz") in outcome.out


@pytest.mark.skipif(sys.platform != "linux", reason="a name of any bytes is only possible here")
def test_a_file_name_that_is_no_text(finished: Path, tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff"
    Path(os.fsdecode(path)).write_bytes(finished.read_bytes())
    outcome = run(["check", os.fsdecode(path)])
    assert (outcome.code, outcome.err) == (0, "")


def test_a_game_on_the_small_board_names_its_own_end_city(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pairing = Pairing(0, ("medium",) * 3, 1, Effort(), "paris-bruxelles", tmp_path)
    assert play(pairing).ending == "marseille"
    assert check([*tmp_path.iterdir()]) == 0
    shown = capsys.readouterr().out
    assert "Bruxelles reached, " in shown
    assert "marseille" not in shown.lower()


def test_a_game_on_an_own_board_needs_that_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARIS_HOME", str(tmp_path))
    path = write_record(tmp_path / "own.jsonl", board=read_board(board_file()), actions=2)
    assert check([path]) == 1
    assert "line 1: there is no map called 'island'; available maps: " in capsys.readouterr().out
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "mine.json").write_bytes(board_file())
    assert check([path]) == 0
