import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.python_matrix import Run, find_pythons, main, run_tests, summary_of, table, version_of
from tools.uv_program import Uv, UvError


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("....\n2 failed, 3877 passed in 208.03s (0:03:28)\n", "2 failed, 3877 passed in 208.03s"),
        ("===== 7 passed, 1 skipped in 1.20s =====\npygame-ce\n", "7 passed, 1 skipped in 1.20s"),
        ("Resolved\nerror: No solution found\n", "error: No solution found"),
        ("", "no output"),
    ],
)
def test_the_summary_is_the_count_of_tests_or_else_the_last_line(log: str, words: str) -> None:
    assert summary_of(log).startswith(words)
    assert "=" not in summary_of(log)


def test_a_python_is_known_by_the_version_it_prints(tmp_path: Path) -> None:
    assert version_of(sys.executable) == ".".join(map(str, sys.version_info[:3]))
    assert version_of(str(tmp_path / "missing")) == ""


def test_versions_that_are_not_installed_are_left_out() -> None:
    assert find_pythons(["1.5"]) == []


def test_pythons_of_pyenv_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "versions" / "1.5.2" / "bin" / "python"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert find_pythons(["1.5"]) == [str(program)]


def test_a_python_that_does_not_run_is_a_failed_row(tmp_path: Path) -> None:
    run = run_tests(Uv(Path("uv")), str(tmp_path / "missing"), "newest", [], tmp_path / "log")
    assert table([run]).splitlines()[1].split() == [
        *(str(tmp_path / "missing"), "newest", "FAILED"),
        *("this", "Python", "does", "not", "run"),
    ]


def test_the_columns_of_the_table_line_up() -> None:
    runs = [Run("3.11.7", "lowest", True, "9 passed"), Run("3.14.10", "newest", False, "1 failed")]
    header, *rows = table(runs).splitlines()
    assert [row.index(words) for row, words in zip(rows, ("9 p", "1 f"), strict=True)] == [
        header.index("tests")
    ] * 2


def test_a_uv_that_cannot_be_had_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @contextmanager
    def none() -> Iterator[Uv]:
        raise UvError("uv could not be installed:\nno network")
        yield

    monkeypatch.setattr("tools.python_matrix.uv_program", none)
    assert main(["python"]) == 1
    assert capsys.readouterr().err == "uv could not be installed:\nno network\n"
