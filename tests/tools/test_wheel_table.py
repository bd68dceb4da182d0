"""The table of wheels, from answers that need no network."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from commands.setup.requirement import parse
from tools.lock_file import ROOT, Pin
from tools.uv_program import NoSolution, UvError
from tools.wheel_table import (
    DESKTOPS,
    PLACES,
    PYTHONS,
    Desktop,
    Found,
    Place,
    Question,
    Wanted,
    look,
    missing_lines,
    table,
)

ATTRS, COLORAMA = Pin("attrs", "26.1.0"), Pin("colorama", "0.4.6", "sys_platform == 'win32'")
ZEROCONF = Pin("zeroconf", "0.154.0")
WINDOWS, MAC = (
    next(desktop for desktop in DESKTOPS if desktop.name == name)
    for name in ("Windows x86-64", "macOS x86-64")
)


def index(*without: tuple[str, Desktop, str]) -> Question:
    """Answers as uv does, where only these wheels are missing."""

    def installed(wanted: Sequence[Wanted], place: Place) -> tuple[Pin, ...]:
        if any((one.name, place.desktop, place.python) in without for one in wanted):
            raise NoSolution("no usable wheels")
        pins = (one for one in wanted if isinstance(one, Pin))
        here = (pin for pin in pins if place.desktop.system in (pin.marker or place.desktop.system))
        return tuple(Pin(pin.name, pin.version) for pin in here)

    return installed


def found(ask: Question, *desktops: Desktop) -> dict[Place, Found]:
    pins = (ATTRS, COLORAMA, ZEROCONF)
    return {place: look(ask, pins, place) for place in PLACES if place.desktop in desktops}


def test_the_table_has_a_version_for_each_desktop_and_a_dash_where_none_is_needed() -> None:
    everything = found(index(), WINDOWS, MAC)
    assert table(everything).splitlines() == [
        "package   Windows x86-64  macOS x86-64",
        "attrs     26.1.0          26.1.0",
        "colorama  0.4.6           -",
        "zeroconf  0.154.0         0.154.0",
    ]
    assert missing_lines(everything) == []


def test_a_wheel_that_one_python_lacks_is_named() -> None:
    gap = found(index(("zeroconf", MAC, "3.14")), MAC)
    assert table(gap).splitlines()[-1] == "zeroconf  0.154.0 (not 3.14)"
    assert missing_lines(gap) == ["zeroconf==0.154.0 has no wheel for macOS x86-64, Python 3.14"]


def test_a_package_without_any_wheel_hides_no_other() -> None:
    gap = found(index(*(("zeroconf", MAC, python) for python in PYTHONS)), MAC)
    assert table(gap).splitlines()[1:] == ["attrs     26.1.0", "zeroconf  none"]
    assert len(missing_lines(gap)) == len(PYTHONS)


def test_the_marker_is_left_out_of_the_sentence() -> None:
    place = Place(WINDOWS, "3.12")
    assert missing_lines({place: Found((), (COLORAMA, parse("babel>=2.17")))}) == [
        "colorama==0.4.6 has no wheel for Windows x86-64, Python 3.12",
        "babel>=2.17 has no wheel for Windows x86-64, Python 3.12",
    ]


def test_a_failure_of_the_network_is_not_a_missing_wheel() -> None:
    def offline(wanted: Sequence[Wanted], place: Place) -> tuple[Pin, ...]:
        raise UvError(f"no connection for {len(wanted)} packages, {place}")

    with pytest.raises(UvError, match="no connection for 1 packages"):
        look(offline, [ATTRS], PLACES[0])


def test_six_desktops_and_four_pythons_are_asked_for() -> None:
    assert len(PLACES) == len(set(map(str, PLACES))) == 6 * 4


def test_the_locks_are_made_for_the_same_desktops() -> None:
    project = tomllib.loads(Path(ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["uv"]["required-environments"] == [
        f"sys_platform == '{desktop.system}' and platform_machine == '{desktop.machine}'"
        " and python_version < '3.15'"
        for desktop in DESKTOPS
    ]
