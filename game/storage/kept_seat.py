"""The seat that a table on the LAN keeps for this machine: on the disk, so that the title can lead
back to it after a crash. The title waits for this module, so it imports next to nothing."""

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.files.atomic import remove, write_whole
from game.json_text import JsonError, file_bytes, parse_json

LONGEST_WAIT = 7 * 24 * 3600  # seconds; no table waits for longer
_LARGEST = 4096  # bytes
_MOST_WAYS = 16
_MOST_PEOPLE = 6
_LONGEST_NAME = 40  # letters
_LONGEST_ADDRESS = 255  # letters, as of a host's name


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
        told = parse_json(file_bytes(path, _LARGEST))
    except (OSError, JsonError):
        return None
    match told:
        case {
            "table": str() as table,
            "where": [*where],
            "people": [str(), *_] as people,
            "when": int() | float() as when,
        } if _shows(table) and len(people) <= _MOST_PEOPLE and all(map(_shows, people)):
            ways = tuple(way for entry in where[:_MOST_WAYS] if (way := _way(entry)))
            fresh = 0 <= now - when <= LONGEST_WAIT
            return KeptSeat(table, ways, tuple(people), when) if ways and fresh else None
    return None


def forget_seat(path: Path) -> None:
    """Nothing is kept any more."""
    with suppress(OSError):
        remove(path)


def _way(entry: object) -> tuple[str, int] | None:
    match entry:
        case [str() as address, int() as port] if _shows(address, _LONGEST_ADDRESS):
            return (address, port) if 0 < port < 2**16 and type(port) is int else None
    return None


def _shows(text: object, longest: int = _LONGEST_NAME) -> bool:
    """Whether it is a text of one line that fits its place."""
    return isinstance(text, str) and 1 <= len(text) <= longest and text.isprintable()
