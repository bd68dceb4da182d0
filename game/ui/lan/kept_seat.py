"""The seat that a table on the LAN keeps for this machine: on the disk, so that the title can lead
back to it after a crash. The title waits for this module, so it imports next to nothing."""

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.ui.files import write_whole

LONGEST_WAIT = 7 * 24 * 3600  # seconds; no table waits for longer
_LARGEST = 4096  # bytes
_MOST_WAYS = 16


class KeptSeat(NamedTuple):
    """Whose table, the ways to it, and who sits there."""

    table: str
    where: tuple[tuple[str, int], ...]
    people: tuple[str, ...]
    when: float  # it was kept, in seconds since 1970


def write_seat(path: Path, seat: KeptSeat) -> None:
    """Keep a seat in the place of an older one; without a disk only a crash costs it."""
    with suppress(OSError):
        write_whole(path, json.dumps(seat._asdict()).encode())


def read_seat(path: Path, now: float) -> KeptSeat | None:
    """The seat that was kept, unless it is too long ago; None if the file is of no use."""
    try:
        with path.open("rb") as file:
            told: object = json.loads(file.read(_LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
    match told:
        case {
            "table": str() as table,
            "where": [*where],
            "people": [str(), *_] as people,
            "when": int() | float() as when,
        } if table.isprintable() and all(isinstance(name, str) for name in people):
            ways = tuple(way for entry in where[:_MOST_WAYS] if (way := _way(entry)))
            fresh = 0 <= now - when <= LONGEST_WAIT
            return KeptSeat(table, ways, tuple(people), when) if ways and fresh else None
    return None


def forget_seat(path: Path) -> None:
    """Nothing is kept any more."""
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _way(entry: object) -> tuple[str, int] | None:
    match entry:
        case [str() as address, int() as port] if 0 < port < 2**16:
            return address, port
    return None
