"""`main.py board check`."""

from pathlib import Path

import pytest

from commands.board import check_boards
from tests.commands.project import HOME, run

FRANCE = HOME / "game" / "board" / "boards" / "france.json"


def test_the_shipped_board_is_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_boards([FRANCE]) == 0
    assert capsys.readouterr().out.startswith(f"{FRANCE}: ok, France: ")


def test_every_problem_of_a_board_gets_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.json"
    text = FRANCE.read_text(encoding="utf-8")
    path.write_text(text.replace('"kind": "rural"', '"kind": "swamp"', 2), encoding="utf-8")
    assert check_boards([path]) == 1
    shown = capsys.readouterr()
    assert shown.err == ""
    assert sum("swamp" in line for line in shown.out.splitlines()) == 2
    assert all(line.startswith(f"{path}: ") for line in shown.out.splitlines())


@pytest.mark.parametrize(
    "rubbish",
    [b"", b"\0\xff", b"[" * 200_000, b"9" * 10_000, b"null", b"{}", b"\x89PNG\r\n", b'{"hexes":7}'],
)
def test_rubbish_is_refused_in_words(
    rubbish: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rubbish"
    path.write_bytes(rubbish)
    assert check_boards([path]) == 1
    shown = capsys.readouterr()
    assert shown.err == ""
    assert shown.out.startswith(f"{path}: ")


def test_a_missing_file_and_a_folder_are_one_line_each(tmp_path: Path) -> None:
    outcome = run(["board", "check", tmp_path / "none", tmp_path, FRANCE])
    assert outcome.code == 2
    assert outcome.out.count("\n") == 1
    assert outcome.err == (
        f"{tmp_path / 'none'}: No such file or directory\n{tmp_path}: Is a directory\n"
    )


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
def test_an_endless_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_boards([Path("/dev/zero")]) == 1
    assert "too large for a map" in capsys.readouterr().out
