"""Versions of game, Python and system."""

from dataclasses import replace

import pytest

from commands.doctor.finding import Severity
from commands.doctor.versions import System, changed_variables, findings, read_system

USUAL = System((3, 12, 1), "CPython", 64, "Debian", "x86_64", "6.1", ())


def test_a_usual_system_is_fine() -> None:
    assert {one.state for one in findings(USUAL)} == {Severity.OK}


@pytest.mark.parametrize(
    "system",
    [
        replace(USUAL, implementation="PyPy"),
        replace(USUAL, bits=32),
        replace(USUAL, python=(3, 99, 0)),
        replace(USUAL, kernel="5.15-microsoft-standard-WSL2"),
    ],
)
def test_an_unusual_system_is_a_note_with_advice(system: System) -> None:
    notes = [one for one in findings(system) if one.state is Severity.NOTE]
    assert len(notes) == 1
    assert notes[0].advice


def test_variables_are_told_by_name_only() -> None:
    environment = {"PARIS_CODE": "482-913", "SDL_VIDEODRIVER": "x11", "PATH": "/bin"}
    assert changed_variables(environment) == ("PARIS_CODE", "SDL_VIDEODRIVER")
    assert "482-913" not in str(findings(read_system(environment)))
