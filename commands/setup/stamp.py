"""The stamp in .venv: which requirements are installed, and whether completely."""

import json
import os
import sys
from pathlib import Path
from zlib import crc32

GAME, TESTS = "requirements.txt", "requirements-dev.txt"

HALF_MADE = "installing"  # in the stamp while installing
_STAMP = "paris-connection.json"


def interpreter(environment: Path, *, windows: bool = os.name == "nt") -> Path:
    """The Python of a virtual environment."""
    return environment / ("Scripts/python.exe" if windows else "bin/python")


def is_current(environment: Path, wanted: Path) -> bool:
    """Whether an environment has exactly these requirements, completely installed."""
    if not (interpreter(environment).exists() and (environment / "pyvenv.cfg").exists()):
        return False
    stamp = read_stamp(environment)
    return HALF_MADE not in stamp and stamp.get(wanted.name) == fingerprint(wanted)


def fingerprint(wanted: Path) -> str:
    """Changes with the requirements, their lock, or the Python they are installed for.

    Not hashlib's, which would cost the game four megabytes.
    """
    lock = lock_of(wanted)
    try:
        locked = [f"{lock.name} {crc32(lock.read_bytes()):08x}"]
    except OSError:
        locked = []
    return "\n".join([f"{sys.version_info[:2]}", *requirements(wanted), *locked])


def lock_of(wanted: Path) -> Path:
    """The file with the exact versions and hashes for a requirements file."""
    return wanted.with_suffix(".lock")


def requirements(wanted: Path) -> list[str]:
    """The requirements of a file, including files that it refers to."""
    found: list[str] = []
    for line in wanted.read_text(encoding="utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("-r "):
            found += requirements(wanted.with_name(text[3:].strip()))
        elif text:
            found.append(text)
    return found


def read_stamp(environment: Path) -> dict[str, str]:
    """What is installed in an environment, by requirements file."""
    try:
        entries = json.loads((environment / _STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return entries if isinstance(entries, dict) else {}


def write_stamp(environment: Path, entries: dict[str, str]) -> None:
    """Record atomically what is installed."""
    draft = environment / f"{_STAMP}.new"
    draft.write_text(json.dumps(entries), encoding="utf-8")
    draft.replace(environment / _STAMP)
