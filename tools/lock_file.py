"""What requirements files and locks say, read without any package."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAME, TESTS = ROOT / "requirements.txt", ROOT / "requirements-dev.txt"

_REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)>=([0-9.]+)")
_PIN = re.compile(r"([a-z0-9-]+)==([^\s;]+)(?: ; (.+))?")
_HASH = re.compile(r"--hash=(sha256:[0-9a-f]{64})")


class LockFileError(Exception):
    """A line that cannot be read; the message quotes it."""


@dataclass(frozen=True)
class Requirement:
    """A package, and the lowest version that will do."""

    name: str
    lowest: str

    def __str__(self) -> str:
        return f"{self.name}>={self.lowest}"

    def allows(self, version: str) -> bool:
        """Whether a version is high enough."""
        return release(version) >= release(self.lowest)


@dataclass(frozen=True)
class Pin:
    """One version of a package, where it is to be installed (a marker, or ""), and its files."""

    name: str
    version: str
    marker: str = ""
    hashes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}=={self.version}" + (f" ; {self.marker}" if self.marker else "")


def lock_of(requirements: Path) -> Path:
    """The lock made from a requirements file."""
    return requirements.with_suffix(".lock")


def plain(name: str) -> str:
    """A package's name in the one spelling that locks use."""
    return re.sub(r"[._-]+", "-", name).lower()


def release(version: str) -> tuple[int, ...]:
    """The numbers of a version; 46 and 46.0.0 are the same."""
    leading = re.split(r"[^0-9.]", version, maxsplit=1)[0]  # without the b1 of 2.0b1
    numbers = [int(number) for number in leading.split(".") if number]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


def read_requirements(file: Path) -> tuple[Requirement, ...]:
    """The requirements of a file, including those of files that it names; raises LockFileError."""
    found: list[Requirement] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("-r "):
            found += read_requirements(file.with_name(text[3:].strip()))
        elif match := _REQUIREMENT.fullmatch(text):
            found.append(Requirement(plain(match[1]), match[2]))
        elif text:
            raise LockFileError(f"{file.name}: not of the form name>=version: {text!r}")
    return tuple(found)


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
