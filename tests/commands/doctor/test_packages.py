"""Packages: there, within their bounds, and usable."""

from pathlib import Path

import pytest

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import State
from commands.doctor.packages import NeededPackage, findings, parse, read_requirements
from tests.commands.project import HOME

DONE = ProbeResult({"done": True})
NEEDED = parse(["pygame-ce>=2.5.8", "msgpack>=1.0,<2"])


def test_the_games_own_list_is_understood() -> None:
    names = [one.name for one in read_requirements(HOME / "requirements.txt")]
    assert {"pygame-ce", "zeroconf", "msgpack"} <= {*names}


def test_a_list_that_is_nowhere_is_empty(tmp_path: Path) -> None:
    assert read_requirements(tmp_path / "none") == []


@pytest.mark.parametrize(
    ("bound", "version", "met"),
    [
        (">=2.5", "2.5.0", True),
        (">=2.5", "2.4.9", False),
        (">=1,<2", "1.9", True),
        (">=1,<2", "2.0", False),
        ("~=1.4.2", "1.4.9", True),
        ("~=1.4.2", "1.5.0", False),
        ("==1.*", "1.7", True),
        ("!=1.3", "1.3.0", False),
        (">=2", "10.1rc1", True),
    ],
)
def test_bounds(bound: str, version: str, met: bool) -> None:
    (one,) = parse([f"thing{bound}"])
    assert one.met_by(version) is met


def test_comments_options_and_other_systems_are_left_out() -> None:
    lines = ["# why", "-r other.txt", "a>=1  # b", "c; sys_platform == 'nowhere'", ""]
    assert parse(lines) == [NeededPackage("a", ((">=", "1"),))]


def test_missing_and_old_packages_are_problems() -> None:
    found = findings(NEEDED, DONE, "Do it.", {"pygame-ce": "", "msgpack": "2.1"}.__getitem__)
    problems = [one for one in found if one.state is State.PROBLEM]
    assert [one.name for one in problems] == ["packages-missing", "packages-versions"]
    assert {one.advice for one in problems} == {"Do it."}


def test_a_package_that_crashes_is_named() -> None:
    crashed = ProbeResult({"importing": "pygame"}, -11)
    found = findings(NEEDED, crashed, "Do it.", lambda _: "9.9")
    assert "pygame-ce cannot be used: it crashed (SIGSEGV)." in found[-2].text


def test_all_good_is_one_line() -> None:
    versions = {"pygame-ce": "2.5.8", "msgpack": "1.2"}
    (line,) = findings(NEEDED, DONE, "", versions.__getitem__)
    assert line.text == "Packages: pygame-ce 2.5.8, msgpack 1.2."
