"""What requirements files and locks say, read without any package."""

import re
from dataclasses import dataclass
from pathlib import Path

from commands.environment import HOME
from commands.setup import stamp
from commands.setup.requirement import Requirement, normalized, parse

ROOT = HOME
GAME, TESTS = ROOT / stamp.GAME, ROOT / stamp.TESTS

_REQUIREMENT = re.compile(r"[A-Za-z0-9._-]+>=[0-9.]+")
_PIN = re.compile(r"([a-z0-9-]+)==([^\s;]+)(?: ; (.+))?")
_HASH = re.compile(r"--hash=(sha256:[0-9a-f]{64})")


class LockFileError(Exception):
    """A line that cannot be read; the message quotes it."""


@dataclass(frozen=True)
class Pin:
    """One version of a package, where it is to be installed (a marker, or ""), and its files."""

    name: str
    version: str
    marker: str = ""
    hashes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}=={self.version}" + (f" ; {self.marker}" if self.marker else "")


def read_requirements(file: Path) -> tuple[Requirement, ...]:
    """The requirements of a file, including those of files that it names; raises LockFileError."""
    lines = stamp.requirements(file)
    for line in lines:
        if not _REQUIREMENT.fullmatch(line):
            raise LockFileError(f"{file.name}: not of the form name>=version: {line!r}")
    return tuple(one._replace(name=normalized(one.name)) for one in map(parse, lines))


def read_lock(text: str) -> tuple[Pin, ...]:
    """The pins of a lock, in its order; raises LockFileError."""
    entries = re.sub(r"\\\n", " ", re.sub(r"(?m)^\s*#.*\n?", "", text)).splitlines()
    return tuple(_read_pin(entry) for entry in entries if entry.strip())


def _read_pin(entry: str) -> Pin:
    wanted, *files = re.split(r"\s+(?=--)", entry.strip())
    match = _PIN.fullmatch(wanted)
    hashes = [found for file in files if (found := _HASH.fullmatch(file))]
    if match is None or len(hashes) != len(files):
        raise LockFileError(f"not of the form name==version with hashes: {entry[:120]!r}")
    return Pin(match[1], match[2], match[3] or "", tuple(found[1] for found in hashes))
