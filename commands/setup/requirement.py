"""Reads requirements and the pins of a lock without any package.

Handles only what this project's own files contain: a name, then bounds. Markers are ignored.
"""

import re
from pathlib import Path
from typing import NamedTuple

_BOUND = re.compile(r"(>=|==|<)\s*([\w.+!-]+)")
_PIN = re.compile(r"^([\w.-]+)==([\w.+!-]+)", re.MULTILINE)


class Requirement(NamedTuple):
    """A package and its acceptable versions."""

    name: str
    bounds: tuple[tuple[str, str], ...] = ()  # such as (">=", "2.5")

    def __str__(self) -> str:
        return self.name + ",".join(f"{relation}{bound}" for relation, bound in self.bounds)

    def allows(self, version: str) -> bool:
        """Whether a version is within the bounds."""
        here = _release(version)
        for relation, text in self.bounds:
            bound = _release(text)
            width = max(len(here), len(bound))
            mine, its = _padded(here, width), _padded(bound, width)
            fits = {">=": mine >= its, "==": mine == its, "<": mine < its}
            if not fits[relation]:
                return False
        return True


def parse(line: str) -> Requirement:
    """Parse a line such as `zeroconf>=0.148,<1`."""
    name = re.split(r"[^\w.-]", line.strip(), maxsplit=1)[0]
    bounds = _BOUND.findall(line.partition(";")[0])
    return Requirement(name, tuple((relation, text) for relation, text in bounds))


def normalized(name: str) -> str:
    """A package's name in its canonical spelling."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: Path) -> dict[str, list[str]]:
    """The versions of each package in a lock; empty if it cannot be read."""
    try:
        text = lock.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return {}
    found: dict[str, list[str]] = {}
    for name, version in _PIN.findall(text):
        found.setdefault(normalized(name), []).append(version)
    return found


def unmatched(lines: list[str], locked: dict[str, list[str]]) -> str | None:
    """The first requirement that a lock does not meet, if any."""
    for needed in map(parse, lines):
        versions = locked.get(normalized(needed.name), [])
        if not versions or not all(needed.allows(version) for version in versions):
            return needed.name
    return None


def _release(version: str) -> tuple[int, ...]:
    """The numbers of a version without suffixes: (2, 0) of 2.0b1."""
    found = re.match(r"\d+(\.\d+)*", version)
    return tuple(map(int, found[0].split("."))) if found else ()


def _padded(numbers: tuple[int, ...], width: int) -> tuple[int, ...]:
    return numbers + (0,) * (width - len(numbers))
