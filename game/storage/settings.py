"""The player's settings and their file; a bad file costs a warning, never the game.

Imported before the first frame, so it imports next to nothing.
"""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from game.files.atomic import set_aside, write_whole
from game.json_text import file_bytes, parse_json
from game.options import LONGEST_TURN, MOST_GAMES, OPTIONS, Options
from game.rules.companies import MOST_SEATS

LANGUAGES = ("en", "de", "fr", "nl", "es")
SMALLEST_SCALE, LARGEST_SCALE = 75, 200  # per cent
SMALLEST_WINDOW, LARGEST_WINDOW = (1024, 600), (16_384, 16_384)
LONGEST_NAME = 40  # letters, as in a record
LARGEST_FILE = 64 * 1024  # bytes; a full file has under two thousand
MOST_TOLD = 99  # tips
LEARNED = "tutorial"  # in `told` once the player has finished it


class AnimationSpeed(StrEnum):
    """The speed of animations at the table."""

    OFF = "off"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


class RememberedPlayer(NamedTuple):
    """The player of a seat; the kind is "human" or a bot's level."""

    name: str  # as typed; empty for the default name
    kind: str


Reader = Callable[[object], object]  # returns the value to use; None if it is invalid


def _whole(least: int, most: int) -> Reader:
    return lambda value: value if type(value) is int and least <= value <= most else None


def _share(value: object) -> float | None:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1:
        return float(value)
    return None


def _one_of(choices: Sequence[str]) -> Reader:
    return lambda value: choices[choices.index(value)] if value in choices else None


def _line(least: int = 0) -> Reader:
    def read(value: object) -> str | None:
        if isinstance(value, str) and value.isprintable() and least <= len(value) <= LONGEST_NAME:
            return value
        return None

    return read


def _list_of(reader: Reader, most: int) -> Reader:
    def read(value: object) -> tuple[object, ...] | None:
        found = tuple(map(reader, value)) if isinstance(value, list) else (None,)
        return None if None in found or len(found) > most else found

    return read


def _size(value: object) -> tuple[int, int] | None:
    match value:
        case [int() as width, int() as height]:
            limits = zip((width, height), SMALLEST_WINDOW, LARGEST_WINDOW, strict=True)
            fits = all(_whole(least, most)(length) for length, least, most in limits)
            return (width, height) if fits else None
    return None


def _player(value: object) -> RememberedPlayer | None:
    match value:
        case {"name": str() as name, "kind": str() as kind}:
            fits = _line()(name) is not None and _line(1)(kind) is not None
            return RememberedPlayer(name, kind) if fits else None
    return None


_BY_TYPE: Mapping[object, Reader] = {
    bool: lambda value: value if isinstance(value, bool) else None,
    float: _share,
    str: _line(),
    AnimationSpeed: _one_of(tuple(AnimationSpeed)),
    tuple[int, int]: _size,
    tuple[str, ...]: _list_of(_line(), MOST_SEATS),
    tuple[RememberedPlayer, ...]: _list_of(_player, MOST_SEATS),
}


def _read_by(reader: Reader) -> Mapping[str, Reader]:
    """The metadata of a field with a reader of its own."""
    return {"reader": reader}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the player can choose and the game remembers. The names are those in the file."""

    # One of LANGUAGES; empty for the system's.
    language: str = field(default="", metadata=_read_by(_one_of(("", *LANGUAGES))))
    ui_scale: int = field(default=100, metadata=_read_by(_whole(SMALLEST_SCALE, LARGEST_SCALE)))
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)  # its size when not full screen
    animation: AnimationSpeed = AnimationSpeed.NORMAL
    reduced_motion: bool = False
    sound_volume: float = 0.8
    music_volume: float = 0.5
    muted: bool = False
    colour_accessible: bool = False
    confirm_every_move: bool = False  # not `confirm_moves`, which is no longer used
    curtain: bool = True
    hints: bool = True
    bot_remarks: bool = True
    follow_moves: bool = True  # the map glides to a move that ends outside it
    players: tuple[RememberedPlayer, ...] = ()  # of the last game, seat by seat
    lan_names: tuple[str, ...] = ()  # who plays on the LAN from this computer
    lan_table: str = ""  # the name of the player's own table
    lan_address: str = ""  # the last one typed
    lan_seats: tuple[str, ...] = ()  # the kinds of players at the player's own table
    # The names of the tips that are not shown again.
    told: tuple[str, ...] = field(default=(), metadata=_read_by(_list_of(_line(1), MOST_TOLD)))

    # The options of the last game, defined in game.options.
    notebook: bool = False
    fixed_stations: bool = False
    games: int = field(default=1, metadata=_read_by(_whole(0, MOST_GAMES)))
    board: str = field(default="france", metadata=_read_by(_line(1)))
    lan_clock: int = field(default=0, metadata=_read_by(_whole(0, LONGEST_TURN)))  # seconds
    lan_hurry: bool = True
    hints_allowed: bool = True

    def replaced(self, name: str, value: object) -> "Settings":
        """A copy with one field changed."""
        return Settings(**(asdict(self) | {name: value}))


def remembered_options(settings: Settings) -> Options:
    """The options of the last game, on the LAN or at one screen."""
    kept, values = asdict(settings), asdict(Options())
    for option in OPTIONS:
        setting = kept[option.setting or option.name]
        meant = [value for value, other in option.as_setting.items() if other == setting]
        values[option.name] = meant[0] if meant else setting
    return Options(**values)


def with_options(settings: Settings, options: Options) -> Settings:
    """The settings that remember options."""
    values, kept = asdict(options), asdict(settings)
    for option in OPTIONS:
        value = values[option.name]
        kept[option.setting or option.name] = option.as_setting.get(value, value)
    return Settings(**kept)


class SettingsWarning(NamedTuple):
    """A settings file that could not be used, or some fields of one."""

    file: Path  # where it is now: a broken one is renamed, if possible
    fields: tuple[str, ...] = ()  # with wrong values; empty if the whole file is unusable


def load(path: Path) -> tuple[Settings, SettingsWarning | None]:
    """The settings in a file; defaults for whatever is missing or invalid."""
    try:
        entries = parse_json(file_bytes(path, LARGEST_FILE))
        if not isinstance(entries, dict):
            raise ValueError("not an object")
    except FileNotFoundError:
        return Settings(), None
    except ValueError:
        return Settings(), SettingsWarning(set_aside(path) or path)
    except OSError:
        return Settings(), SettingsWarning(path)
    values, wrong = asdict(Settings()), list[str]()
    for setting in fields(Settings):
        if setting.name in entries:
            reader: Reader = setting.metadata.get("reader") or _BY_TYPE[setting.type]
            value = reader(entries[setting.name])
            if value is None:
                wrong.append(setting.name)
            else:
                values[setting.name] = value
    return Settings(**values), SettingsWarning(path, tuple(wrong)) if wrong else None


def save(path: Path, settings: Settings) -> bool:
    """Write the whole file or nothing; False if the disk refuses."""
    values = asdict(settings) | {"players": [player._asdict() for player in settings.players]}
    data = json.dumps(values, ensure_ascii=False, indent=2) + "\n"
    try:
        write_whole(Path(os.path.realpath(path)), data.encode("utf-8"))
    except OSError:
        return False
    return True


class SettingsFile:
    """The current settings and their file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.current, self.warning = load(path)
        self.fresh = not os.path.lexists(path)  # the first start
        self._saved = True

    def change(self, settings: Settings) -> bool:
        """Apply and save new settings; False if saving has begun to fail."""
        if settings == self.current:
            return True
        self.current = settings
        saved_before, self._saved = self._saved, save(self._path, settings)
        return self._saved or not saved_before
