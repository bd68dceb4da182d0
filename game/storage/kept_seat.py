"""The seat reserved for this player at a LAN table, saved so that the title screen can offer it
after a crash. Imported by the title screen, so it imports next to nothing."""

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.files.atomic import remove, write_whole
from game.json_text import JsonError, file_bytes, parse_json

LONGEST_WAIT = 7 * 24 * 3600  # seconds; no table stays open longer
_LARGEST = 4096  # bytes
_MOST_ADDRESSES = 16
_MOST_PEOPLE = 6
_LONGEST_NAME = 40  # letters
_LONGEST_ID = 64  # letters
_LONGEST_ADDRESS = 255  # letters, as in a host name


class KeptSeat(NamedTuple):
    """A table, its addresses, and the players of this computer there."""

    table: str
    where: tuple[tuple[str, int], ...]
    people: tuple[str, ...]
    when: float  # saved, in seconds since 1970
    id: str = ""  # of the table; unknown in files of earlier versions


def write_seat(path: Path, seat: KeptSeat) -> None:
    """Save a seat, replacing an older one; ignores a disk that refuses."""
    with suppress(OSError):
        write_whole(path, json.dumps(seat._asdict()).encode())


def read_seat(path: Path, now: float) -> KeptSeat | None:
    """The saved seat; None if it is too old or the file is missing or invalid."""
    try:
        seat = parse_json(file_bytes(path, _LARGEST))
    except (OSError, JsonError):
        return None
    match seat:
        case {
            "table": str() as table,
            "where": [*where],
            "people": [str(), *_] as people,
            "when": int() | float() as when,
        } if _printable(table) and len(people) <= _MOST_PEOPLE and all(map(_printable, people)):
            addresses = tuple(filter(None, map(_address, where[:_MOST_ADDRESSES])))
            if addresses and 0 <= now - when <= LONGEST_WAIT:
                return KeptSeat(table, addresses, tuple(people), when, _identity(seat))
    return None


def forget_seat(path: Path) -> None:
    """Remove the saved seat."""
    with suppress(OSError):
        remove(path)


def _identity(seat: object) -> str:
    """The table's id, if the file has one."""
    match seat:
        case {"id": str() as identity} if _printable(identity, _LONGEST_ID):
            return identity
    return ""


def _address(entry: object) -> tuple[str, int] | None:
    match entry:
        case [str() as host, int() as port] if _printable(host, _LONGEST_ADDRESS):
            return (host, port) if 0 < port < 2**16 and type(port) is int else None
    return None


def _printable(text: object, longest: int = _LONGEST_NAME) -> bool:
    return isinstance(text, str) and 1 <= len(text) <= longest and text.isprintable()
