"""Packages: there, within their bounds, and usable."""

from pathlib import Path

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import Severity
from commands.doctor.packages import findings, read_requirements
from commands.setup.requirement import parse
from tests.commands.project import HOME

DONE = ProbeResult({"done": True})
NEEDED = [parse("pygame-ce>=2.5.8"), parse("msgpack>=1.0,<2")]


def test_the_games_own_list_is_understood() -> None:
    names = [one.name for one in read_requirements(HOME / "requirements.txt")]
    assert {"pygame-ce", "zeroconf", "msgpack"} <= {*names}


def test_a_list_that_is_nowhere_is_empty(tmp_path: Path) -> None:
    assert read_requirements(tmp_path / "none") == []


def test_missing_and_old_packages_are_problems() -> None:
    found = findings(NEEDED, DONE, "Do it.", {"pygame-ce": "", "msgpack": "2.1"}.__getitem__)
    problems = [one for one in found if one.state is Severity.PROBLEM]
    assert [one.name for one in problems] == ["packages-missing", "packages-versions"]
    assert "msgpack 2.1 (needed: msgpack>=1.0,<2)" in problems[1].text
    assert {one.advice for one in problems} == {"Do it."}


def test_a_package_that_crashes_is_named() -> None:
    crashed = ProbeResult({"importing": "pygame"}, -11)
    found = findings(NEEDED, crashed, "Do it.", lambda _: "9.9")
    assert "pygame-ce cannot be used: it crashed (SIGSEGV)." in found[-2].text


def test_all_good_is_one_line() -> None:
    versions = {"pygame-ce": "2.5.8", "msgpack": "1.2"}
    (line,) = findings(NEEDED, DONE, "", versions.__getitem__)
    assert line.text == "Packages: pygame-ce 2.5.8, msgpack 1.2."
