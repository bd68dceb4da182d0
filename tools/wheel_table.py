"""Checks that every locked package has a wheel for every desktop and Python, and prints a table.

Run `python3 -m tools.wheel_table`; with `--lowest` it looks for the lowest versions with a wheel
that the requirements allow. It asks uv, which needs internet access and half a minute. Exit status
1 if a wheel is missing.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from commands.setup.requirement import Requirement
from commands.setup.stamp import lock_of
from tools.lock_file import ROOT, TESTS, LockFileError, Pin, read_lock, read_requirements
from tools.lock_requirements import WHEELS
from tools.uv_program import NoSolution, Uv, UvError, uv_program

COMMAND = "python3 -m tools.wheel_table"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


@dataclass(frozen=True)
class Desktop:
    """A system that the game is installed on: its name here, and what uv and markers call it."""

    name: str
    platform: str
    system: str
    machine: str


DESKTOPS = (
    Desktop("Windows x86-64", "x86_64-pc-windows-msvc", "win32", "AMD64"),
    Desktop("Windows ARM64", "aarch64-pc-windows-msvc", "win32", "ARM64"),
    Desktop("macOS ARM64", "aarch64-apple-darwin", "darwin", "arm64"),
    Desktop("macOS x86-64", "x86_64-apple-darwin", "darwin", "x86_64"),
    Desktop("Linux x86-64", "x86_64-manylinux_2_28", "linux", "x86_64"),
    Desktop("Linux ARM64", "aarch64-manylinux_2_28", "linux", "aarch64"),
)


@dataclass(frozen=True)
class Place:
    """One Python on one desktop."""

    desktop: Desktop
    python: str

    def __str__(self) -> str:
        return f"{self.desktop.name}, Python {self.python}"


Wanted = Pin | Requirement


@dataclass(frozen=True)
class Found:
    """What would be installed in a place, and what was wanted but has no wheel there."""

    wheels: tuple[Pin, ...]
    missing: tuple[Wanted, ...] = ()


PLACES = tuple(Place(desktop, python) for desktop in DESKTOPS for python in PYTHONS)

# What would be installed in a place; raises NoSolution where something wanted has no wheel there.
Question = Callable[[Sequence[Wanted], Place], tuple[Pin, ...]]


def question(uv: Uv) -> Question:
    """The question, put to uv. Of a requirement it takes the lowest version that has a wheel."""
    form = ("--no-deps", "--no-header", "--no-annotate", "--resolution", "lowest-direct", *WHEELS)

    def installed(wanted: Sequence[Wanted], place: Place) -> tuple[Pin, ...]:
        where = ("--python-platform", place.desktop.platform, "--python-version", place.python)
        lines = "\n".join(map(str, wanted))
        return read_lock(uv.compile([*form, *where, "-"], lines, folder=ROOT))

    return installed


def look(ask: Question, wanted: Sequence[Wanted], place: Place) -> Found:
    """Ask for everything together, and one by one only where that fails."""
    try:
        return Found(ask(wanted, place))
    except NoSolution:
        pass
    wheels, missing = list[Pin](), list[Wanted]()
    for one in wanted:
        try:
            wheels += ask([one], place)
        except NoSolution:
            missing.append(one)
    return Found(tuple(wheels), tuple(missing))


def table(found: dict[Place, Found]) -> str:
    """One row per package, one column per desktop."""
    names = sorted({one.name for each in found.values() for one in (*each.wheels, *each.missing)})
    desktops = list(dict.fromkeys(place.desktop for place in found))
    rows = [["package", *(desktop.name for desktop in desktops)]]
    rows += [[name, *(_cell(name, _on(desktop, found)) for desktop in desktops)] for name in names]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def missing_lines(found: dict[Place, Found]) -> list[str]:
    """A sentence for each wheel that is missing."""
    return [
        f"{str(one).partition(' ;')[0]} has no wheel for {place}"
        for place, each in found.items()
        for one in each.missing
    ]


def _on(desktop: Desktop, found: dict[Place, Found]) -> dict[str, Found]:
    return {place.python: one for place, one in found.items() if place.desktop == desktop}


def _cell(name: str, pythons: dict[str, Found]) -> str:
    """The versions that have wheels, and the Pythons that have none; a dash if not needed here."""
    wheels = [pin for each in pythons.values() for pin in each.wheels if pin.name == name]
    without = [
        python for python, each in pythons.items() if any(one.name == name for one in each.missing)
    ]
    if not wheels:
        return "none" if without else "-"
    text = ", ".join(dict.fromkeys(pin.version for pin in wheels))
    return f"{text} (not {', '.join(without)})" if without else text


def search(uv: Uv, wanted: Sequence[Wanted]) -> dict[Place, Found]:
    """Look in every place, and say on stderr how far it has come."""
    found: dict[Place, Found] = {}
    for number, place in enumerate(PLACES, 1):
        print(f"{number} of {len(PLACES)}: {place}", file=sys.stderr, flush=True)
        found[place] = look(question(uv), wanted, place)
    return found


def main(arguments: Sequence[str]) -> int:
    """Print the table, then what is missing."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="Look for missing wheels.")
    parser.add_argument("--lowest", action="store_true", help="the lowest versions allowed")
    try:
        if parser.parse_args(arguments).lowest:
            wanted: Sequence[Wanted] = read_requirements(TESTS)
        else:
            wanted = read_lock(lock_of(TESTS).read_text(encoding="utf-8"))
        with uv_program() as uv:
            found = search(uv, wanted)
    except (OSError, LockFileError, UvError) as error:
        print(error, file=sys.stderr)
        return 1
    missing = missing_lines(found)
    print(table(found))
    print()
    print("\n".join(missing) or f"No wheel is missing for Python {PYTHONS[0]} to {PYTHONS[-1]}.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
