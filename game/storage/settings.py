"""The player's settings and their file. A bad file costs a warning, never the game.

Warnings are values; their sentences are made where the language is known. The first picture waits
for this module, so it imports next to nothing.
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
LEARNED = "tutorial"  # told to whoever has come to its end


class AnimationSpeed(StrEnum):
    """How fast things move on the table."""

    OFF = "off"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


class RememberedPlayer(NamedTuple):
    """Who sat at a seat; the kind is "human" or a bot's level."""

    name: str  # as typed; empty for the usual one
    kind: str


Reader = Callable[[object], object]  # the value to be used; None if it is of no use


def _switch(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _whole(least: int, most: int) -> Reader:
    return lambda value: value if type(value) is int and least <= value <= most else None


def _share(value: object) -> float | None:
    match value:
        case int() | float() if not isinstance(value, bool) and 0 <= value <= 1:
            return float(value)
    return None


def _one_of(choices: Sequence[str]) -> Reader:
    return lambda value: choices[choices.index(value)] if value in choices else None


def _line(least: int = 0) -> Reader:
    def read(value: object) -> str | None:
        match value:
            case str() if least <= len(value) <= LONGEST_NAME and value.isprintable():
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
            wide = _whole(SMALLEST_WINDOW[0], LARGEST_WINDOW[0])(width)
            high = _whole(SMALLEST_WINDOW[1], LARGEST_WINDOW[1])(height)
            return (width, height) if wide and high else None
    return None


def _player(value: object) -> RememberedPlayer | None:
    match value:
        case {"name": str() as name, "kind": str() as kind}:
            fits = _line()(name) is not None and _line(1)(kind) is not None
            return RememberedPlayer(name, kind) if fits else None
    return None


_BY_TYPE: Mapping[object, Reader] = {
    bool: _switch,
    float: _share,
    str: _line(),
    AnimationSpeed: _one_of(tuple(AnimationSpeed)),
    tuple[int, int]: _size,
    tuple[str, ...]: _list_of(_line(), MOST_SEATS),
    tuple[RememberedPlayer, ...]: _list_of(_player, MOST_SEATS),
}


def _read_by(reader: Reader) -> Mapping[str, Reader]:
    """The metadata of a field that is not read by its type alone."""
    return {"reader": reader}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the player can choose for good; a new player gets the defaults.

    The names are those in the file.
    """

    # One of LANGUAGES; empty for the system's.
    language: str = field(default="", metadata=_read_by(_one_of(("", *LANGUAGES))))
    ui_scale: int = field(default=100, metadata=_read_by(_whole(SMALLEST_SCALE, LARGEST_SCALE)))
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)  # its size when it is not full screen
    animation: AnimationSpeed = AnimationSpeed.NORMAL
    reduced_motion: bool = False
    sound_volume: float = 0.8
    music_volume: float = 0.5
    muted: bool = False
    colour_accessible: bool = False
    confirm_moves: bool = True
    curtain: bool = True
    hints: bool = True
    players: tuple[RememberedPlayer, ...] = ()  # who sat at the last table, seat by seat
    lan_names: tuple[str, ...] = ()  # who plays on the LAN from this machine
    lan_table: str = ""  # what one's own table is called
    lan_address: str = ""  # the last one that was typed
    lan_seats: tuple[str, ...] = ()  # the kinds of those at one's own table
    # The names of the tips that need not come again.
    told: tuple[str, ...] = field(default=(), metadata=_read_by(_list_of(_line(1), MOST_TOLD)))

    # The options of the last game, which game.options defines.
    notebook: bool = False
    fixed_stations: bool = False
    games: int = field(default=1, metadata=_read_by(_whole(0, MOST_GAMES)))
    board: str = field(default="france", metadata=_read_by(_line(1)))
    lan_clock: int = field(default=0, metadata=_read_by(_whole(0, LONGEST_TURN)))  # seconds
    lan_hurry: bool = False
    hints_allowed: bool = True

    def replaced(self, name: str, value: object) -> "Settings":
        """The same settings but for one field."""
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


class SettingsProblem(StrEnum):
    """What can go wrong with the settings file; each is a key of the catalogues."""

    WRONG_VALUES = "settings-wrong-values"  # some fields were not usable and have their default
    SET_ASIDE = "settings-set-aside"  # the whole file was not usable and has another name now
    UNREADABLE = "settings-unreadable"  # not usable, and it could not be set aside either
    NOT_SAVED = "settings-not-saved"


class SettingsWarning(NamedTuple):
    """One word to the player about the settings file."""

    trouble: SettingsProblem
    path: Path
    fields: tuple[str, ...] = ()  # the names of those with wrong values
    set_aside: Path | None = None  # where the broken file is now


def load(path: Path) -> tuple[Settings, SettingsWarning | None]:
    """The settings of a file; the defaults where it is missing, broken or wrong."""
    try:
        entries = parse_json(file_bytes(path, LARGEST_FILE))
        if not isinstance(entries, dict):
            raise ValueError("not an object")
    except FileNotFoundError:
        return Settings(), None
    except ValueError:
        aside = set_aside(path)
        trouble = SettingsProblem.SET_ASIDE if aside else SettingsProblem.UNREADABLE
        return Settings(), SettingsWarning(trouble, path, set_aside=aside)
    except OSError:
        return Settings(), SettingsWarning(SettingsProblem.UNREADABLE, path)
    values, wrong = asdict(Settings()), list[str]()
    for one in fields(Settings):
        if one.name in entries:
            reader: Reader = one.metadata.get("reader") or _BY_TYPE[one.type]
            value = reader(entries[one.name])
            if value is None:
                wrong.append(one.name)
            else:
                values[one.name] = value
    warning = (
        SettingsWarning(SettingsProblem.WRONG_VALUES, path, fields=tuple(wrong)) if wrong else None
    )
    return Settings(**values), warning


def save(path: Path, settings: Settings) -> SettingsWarning | None:
    """Write the file whole or not at all; a disk that refuses is a warning."""
    told = asdict(settings) | {"players": [player._asdict() for player in settings.players]}
    data = json.dumps(told, ensure_ascii=False, indent=2) + "\n"
    try:
        write_whole(Path(os.path.realpath(path)), data.encode("utf-8"))
    except OSError:
        return SettingsWarning(SettingsProblem.NOT_SAVED, path)
    return None


class SettingsFile:
    """The settings in force and their file. That the disk refuses is said once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.current, self.warning = load(path)
        self.fresh = not os.path.lexists(path)  # nobody has chosen anything yet
        self._refused = False

    def change(self, settings: Settings) -> SettingsWarning | None:
        """Put new settings in force and keep them if the disk lets us."""
        if settings == self.current:
            return None
        self.current = settings
        warning = save(self._path, settings)
        said_before, self._refused = self._refused, warning is not None
        return None if said_before else warning
