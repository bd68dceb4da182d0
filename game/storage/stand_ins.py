"""Who plays a game at one screen now, if others began it: a small file beside its record.

Bots play for people who are missing, and people have taken over seats of others. The record keeps
the players who began the game. A file that cannot be used counts as none.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.files.atomic import remove, write_whole
from game.json_text import JsonError, file_bytes, parse_json
from game.rules.fields import FieldError, Fields
from game.rules.record import Player
from game.rules.record_reader import LONGEST_NAME
from game.storage.file_suffixes import STAND_INS_ENDING

FORMAT, VERSION = "paris-connection-stand-ins", 1
LARGEST = 4096  # bytes


def keep_stand_ins(record: Path, levels: Mapping[int, str], names: Sequence[str] = ()) -> None:
    """Save the levels of bots by seat, and the names of all who play now if seats were taken over.

    Without either the file is removed. Raises OSError.
    """
    file = record.with_suffix(STAND_INS_ENDING)
    if not levels and not names:
        remove(file)
        return
    seats = {str(seat): level for seat, level in sorted(levels.items())}
    entries = {"format": FORMAT, "version": VERSION, "seats": seats}
    text = json.dumps(entries | ({"names": names} if names else {}), ensure_ascii=False)
    write_whole(file, f"{text}\n".encode())


def load_stand_ins(
    record: Path, players: Sequence[Player], offered: Sequence[str]
) -> dict[int, str]:
    """The levels by seat, each one of those offered; empty if the file does not fit the players."""
    people = {str(seat): seat for seat, player in enumerate(players) if not player.bot}
    try:
        seats = _entries(record).fields("seats")
        levels = {people[key]: seats.text(key) for key in seats if key in people}
        fits = len(levels) == len(list(seats)) < len(people)
    except (OSError, JsonError, FieldError):
        return {}
    return levels if fits and all(level in offered for level in levels.values()) else {}


def load_players(record: Path, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Who plays now; those who began the game if the file does not fit them."""
    try:
        names = _entries(record).items("names")
    except (OSError, JsonError, FieldError):
        return players
    return players_now(players, [name for name in names if isinstance(name, str)])


def players_now(players: tuple[Player, ...], names: Sequence[str]) -> tuple[Player, ...]:
    """The players under the names of those who sit there now, unless these cannot be theirs."""
    fits = all(1 <= len(name) <= LONGEST_NAME and name.isprintable() for name in names)
    if not fits or len(names) != len(players):
        return players
    pairs = zip(players, names, strict=True)
    return tuple(one if one.bot else one._replace(name=name) for one, name in pairs)


def new_names(began: Sequence[Player], now: Sequence[Player]) -> list[str]:
    """The names of all who play now; none if they began the game."""
    return [] if began == now else [player.name for player in now]


def _entries(record: Path) -> Fields:
    entries = Fields(
        parse_json(file_bytes(record.with_suffix(STAND_INS_ENDING), LARGEST)), "the file"
    )
    if (entries.value("format"), entries.value("version")) != (FORMAT, VERSION):
        raise FieldError("the file is not one that this version can read")
    return entries
