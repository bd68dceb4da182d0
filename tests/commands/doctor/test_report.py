"""The report as text and as JSON."""

import json

from commands.doctor.finding import ReportArea, ReportSection
from commands.doctor.report import About, as_json, exit_code, section, summary

ABOUT = About("0.1.0", 3, "2026-11-18 16:00 UTC")
FINE = ReportSection(ReportArea.SOUND).ok("device", "Fine.")
LONG = ReportSection(ReportArea.SOUND).note("devices", "word " * 40, "advice " * 30)
BAD = ReportSection(ReportArea.DISPLAY).problem("window", "No window.", "Open one.")


def test_text_fits_into_eighty_columns() -> None:
    lines = section(ReportArea.SOUND, [FINE, LONG, BAD]).splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[1:3] == ["Sound", "  ok       Fine."]
    assert lines[-2:] == ["  problem  No window.", "           -> Open one."]


def test_the_summary_counts() -> None:
    assert summary([FINE]) == "\nNo problem found.\n"
    assert summary([FINE, LONG]) == "\nNo problem found, 1 note.\n"
    assert summary([BAD, BAD, LONG]) == "\n2 problems to solve, 1 note.\n"


def test_only_a_problem_makes_the_exit_code_1() -> None:
    assert (exit_code([FINE, LONG]), exit_code([FINE, BAD])) == (0, 1)


def test_the_json_object_has_stable_keys() -> None:
    told = json.loads(as_json(ABOUT, [FINE, BAD]))
    assert list(told) == [
        *("format", "game", "protocol", "checked"),
        *("playable", "problems", "notes", "findings"),
    ]
    assert (told["format"], told["playable"], told["problems"]) == (1, False, 1)
    assert told["findings"][1] == {
        "area": "display",
        "name": "window",
        "state": "problem",
        "text": "No window.",
        "advice": "Open one.",
    }
