"""Plain `main.py`."""

import pytest

from commands.line import parser
from commands.welcome import welcome
from tests.commands.project import run


def test_it_says_what_can_be_done_so_far(capsys: pytest.CaptureFixture[str]) -> None:
    assert welcome(parser()) == 0
    shown = capsys.readouterr().out
    for command in ("test", "check", "board", "bench"):
        assert f"\n    {command}" in shown


def test_it_is_what_no_command_gives() -> None:
    outcome = run([])
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("Paris Connection: ")
