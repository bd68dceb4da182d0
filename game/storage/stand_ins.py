"""Which seats of people at one screen bots play for now: a small file beside the game's record.

The record keeps the players who began the game. A file that cannot be used counts as none: its
seats are people's.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.files.atomic import remove, write_whole
from game.json_text import JsonError, file_bytes, parse_json
from game.rules.fields import FieldError, Fields
from game.rules.record import Player
from game.storage.file_suffixes import STAND_INS_ENDING

FORMAT, VERSION = "paris-connection-stand-ins", 1
LARGEST = 4096  # bytes


def keep_stand_ins(record: Path, levels: Mapping[int, str]) -> None:
    """Save the levels of bots by seat; none removes the file. Raises OSError."""
    file = record.with_suffix(STAND_INS_ENDING)
    if not levels:
        remove(file)
        return
    seats = {str(seat): level for seat, level in sorted(levels.items())}
    text = json.dumps({"format": FORMAT, "version": VERSION, "seats": seats})
    write_whole(file, f"{text}\n".encode())


def load_stand_ins(
    record: Path, players: Sequence[Player], offered: Sequence[str]
) -> dict[int, str]:
    """The levels by seat, each one of those offered; empty if the file does not fit the players."""
    try:
        data = file_bytes(record.with_suffix(STAND_INS_ENDING), LARGEST)
        entries = Fields(parse_json(data), "the file")
        if (entries.value("format"), entries.value("version")) != (FORMAT, VERSION):
            return {}
        seats = entries.fields("seats")
        people = {str(seat): seat for seat, player in enumerate(players) if not player.bot}
        levels = {people[key]: seats.text(key) for key in seats if key in people}
        fits = len(levels) == len(list(seats)) < len(people)
    except (OSError, JsonError, FieldError):
        return {}
    return levels if fits and all(level in offered for level in levels.values()) else {}
