"""The report: as text for people, as one JSON object for programs. Standard library only."""

import json
import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from commands.doctor.finding import Finding, ReportArea, Severity, counted

FORMAT = 1  # raised when a key of the JSON object is removed or changes its meaning
WIDTH = 80
_HEADINGS = {
    ReportArea.VERSIONS: "Versions",
    ReportArea.DISPLAY: "Display",
    ReportArea.SOUND: "Sound",
    ReportArea.NETWORK: "Network",
    ReportArea.FOLDERS: "Folders",
    ReportArea.ERRORS: "Last error",
    ReportArea.FILES: "Game files",
}
_INDENT = " " * 11


class About(NamedTuple):
    """The beginning of every report."""

    game: str
    protocol: int
    checked: str  # time, in UTC


def opening(about: About) -> str:
    """The first lines of the text."""
    words = f"Paris Connection {about.game}, checked on {about.checked}"
    return f"{words}\n{'=' * len(words)}\n"


def section(area: ReportArea, findings: Sequence[Finding]) -> str:
    """One area as text, 80 columns wide."""
    return "\n".join(["", _HEADINGS[area], *(line for one in findings for line in _lines(one)), ""])


def summary(findings: Sequence[Finding]) -> str:
    """The last line of the text."""
    problems, notes = _number(findings, Severity.PROBLEM), _number(findings, Severity.NOTE)
    words = f"{counted(problems, 'problem')} to solve" if problems else "No problem found"
    if notes:
        words += f", {counted(notes, 'note')}"
    return f"\n{words}.\n"


def as_json(about: About, findings: Sequence[Finding]) -> str:
    """The same as one JSON object."""
    told = {
        "format": FORMAT,
        "game": about.game,
        "protocol": about.protocol,
        "checked": about.checked,
        "playable": exit_code(findings) == 0,
        "problems": _number(findings, Severity.PROBLEM),
        "notes": _number(findings, Severity.NOTE),
        "findings": [
            {
                "area": one.area,
                "name": one.name,
                "state": one.state,
                "text": one.text,
                "advice": one.advice,
            }
            for one in findings
        ],
    }
    return json.dumps(told, ensure_ascii=True, indent=2) + "\n"


def exit_code(findings: Sequence[Finding]) -> int:
    """1 if there is a problem, otherwise 0."""
    return int(_number(findings, Severity.PROBLEM) > 0)


def _number(findings: Sequence[Finding], state: Severity) -> int:
    return sum(one.state is state for one in findings)


def _lines(finding: Finding) -> list[str]:
    wrapper = textwrap.TextWrapper(
        WIDTH, initial_indent=f"  {finding.state:<9}", subsequent_indent=_INDENT
    )
    wrapper.break_long_words = wrapper.break_on_hyphens = False
    lines = wrapper.wrap(finding.text)
    if finding.advice:
        wrapper.initial_indent = f"{_INDENT}-> "
        wrapper.subsequent_indent = f"{_INDENT}   "
        lines += wrapper.wrap(finding.advice)
    return lines
