"""The result of a check: a line of the report. Standard library only."""

import os
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

PYTHON = "py" if os.name == "nt" else "python3"  # as in the README
RUN = f"{PYTHON} main.py"


class Severity(StrEnum):
    """How serious a finding is."""

    OK = "ok"
    NOTE = "note"  # worth knowing; the game can be played
    PROBLEM = "problem"  # the game cannot be played here, or cannot save


class ReportArea(StrEnum):
    """The sections of the report, in their order; the values are keys of `--json`."""

    VERSIONS = "versions"
    DISPLAY = "display"
    SOUND = "sound"
    NETWORK = "network"
    FOLDERS = "folders"
    ERRORS = "errors"
    FILES = "files"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    area: ReportArea
    name: str  # what was checked; stable, for programs
    state: Severity
    text: str  # one plain sentence
    advice: str = ""  # what to do about it


class ReportSection(NamedTuple):
    """Creates the findings of one area."""

    area: ReportArea

    def ok(self, name: str, text: str) -> Finding:
        """Everything is fine."""
        return Finding(self.area, name, Severity.OK, text)

    def note(self, name: str, text: str, advice: str = "") -> Finding:
        """Worth knowing, but the game can be played."""
        return Finding(self.area, name, Severity.NOTE, text, advice)

    def problem(self, name: str, text: str, advice: str) -> Finding:
        """Prevents playing or saving."""
        return Finding(self.area, name, Severity.PROBLEM, text, advice)


def counted(number: int, one: str, several: str = "") -> str:
    """A number and its noun: "1 file", "2 files", "no files"."""
    plural = several or f"{one}s"
    return f"{number or 'no'} {one if number == 1 else plural}"
