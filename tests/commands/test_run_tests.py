"""`main.py test`: pytest on this project, with the options given."""

import sys
from pathlib import Path

import pytest

from commands import run_tests as module
from commands.run_tests import run_tests
from tests.commands.project import run


def test_options_reach_pytest_as_they_are() -> None:
    name = "test_options_reach_pytest_as_they_are"
    outcome = run(["test", "-q", "--collect-only", "-k", name, "tests/commands/test_run_tests.py"])
    assert outcome.code == 0
    assert outcome.out.splitlines()[0] == f"tests/commands/test_run_tests.py::{name}"
    assert outcome.out.count("::") == 1


def test_what_no_test_is_called_is_pytests_own_exit_code() -> None:
    outcome = run(["test", "-q", "--collect-only", "tests/commands/test_lock.py", "-k", "nothing"])
    assert outcome.code == int(pytest.ExitCode.NO_TESTS_COLLECTED)


def test_an_installed_copy_has_no_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "HOME", tmp_path)
    assert run_tests([]) == 2
    words = "paris-connection: the installed program does not include the tests\n"
    assert capsys.readouterr().err == words


def test_a_missing_pytest_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pytest", None)
    assert run_tests([]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith("paris-connection: pytest is not installed; ")
    assert shown.count("\n") == 1
