"""What the player has chosen, and the file it is kept in. A bad file costs a word, never the game.

Warnings are values; their sentences are made where the language is known. The first picture waits
for this module, so it imports next to nothing.
"""

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, TypeVar

from game.files.atomic import set_aside, write_whole
from game.json_text import file_bytes, parse_json
from game.rules.companies import MOST_SEATS

LANGUAGES = ("en", "de", "fr", "nl", "es")
SMALLEST_SCALE, LARGEST_SCALE = 75, 200  # per cent
SMALLEST_WINDOW, LARGEST_WINDOW = (1024, 600), (16_384, 16_384)
MOST_GAMES = 60  # of a series
LONGEST_TURN = 3600  # seconds
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


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the player can choose for good; a new player gets the defaults."""

    language: str = ""  # one of LANGUAGES; empty for the system's
    ui_scale: int = 100  # per cent
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
    notebook: bool = False
    hints: bool = True
    fixed_stations: bool = False
    games: int = 1  # of a series; 0 is a round, in which everybody begins once
    board: str = "france"  # the name of the map that was played on last
    players: tuple[RememberedPlayer, ...] = ()  # who sat at the last table, seat by seat
    lan_names: tuple[str, ...] = ()  # who plays on the LAN from this machine
    lan_table: str = ""  # what one's own table is called
    lan_address: str = ""  # the last one that was typed
    lan_seats: tuple[str, ...] = ()  # the kinds of those at one's own table
    lan_clock: int = 0  # seconds for a turn there; 0 is no clock
    lan_hurry: bool = False  # a bot moves when they are over
    told: tuple[str, ...] = ()  # the names of the tips that need not come again


class Trouble(StrEnum):
    """What can go wrong with the settings file; each is a key of the catalogues."""

    WRONG_VALUES = "settings-wrong-values"  # some fields were not usable and have their default
    SET_ASIDE = "settings-set-aside"  # the whole file was not usable and has another name now
    UNREADABLE = "settings-unreadable"  # not usable, and it could not be set aside either
    NOT_SAVED = "settings-not-saved"


class SettingsWarning(NamedTuple):
    """One word to the player about the settings file."""

    trouble: Trouble
    path: Path
    fields: tuple[str, ...] = ()  # the names of those with wrong values
    set_aside: Path | None = None  # where the broken file is now


def load(path: Path) -> tuple[Settings, SettingsWarning | None]:
    """The settings of a file; the defaults where it is missing, broken or wrong."""
    try:
        entries = _read(path)
    except FileNotFoundError:
        return Settings(), None
    except ValueError:
        return Settings(), _set_aside(path)
    except OSError:
        return Settings(), SettingsWarning(Trouble.UNREADABLE, path)
    reader = _Reader(entries)
    settings = reader.settings()
    if reader.wrong:
        return settings, SettingsWarning(Trouble.WRONG_VALUES, path, fields=tuple(reader.wrong))
    return settings, None


def save(path: Path, settings: Settings) -> SettingsWarning | None:
    """Write the file whole or not at all; a disk that refuses is a warning."""
    told = asdict(settings) | {"players": [player._asdict() for player in settings.players]}
    data = json.dumps(told, ensure_ascii=False, indent=2) + "\n"
    try:
        write_whole(Path(os.path.realpath(path)), data.encode("utf-8"))
    except OSError:
        return SettingsWarning(Trouble.NOT_SAVED, path)
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


def _read(path: Path) -> Mapping[str, object]:
    """The object in a file; raises OSError, or ValueError if it holds anything else."""
    value = parse_json(file_bytes(path, LARGEST_FILE))
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def _set_aside(path: Path) -> SettingsWarning:
    aside = set_aside(path)
    return SettingsWarning(
        Trouble.SET_ASIDE if aside else Trouble.UNREADABLE, path, set_aside=aside
    )


Choice = TypeVar("Choice", bound=str)
Usual = TypeVar("Usual")


class _Reader:
    """Takes each field out of the parsed file, or its default if it is of no use."""

    def __init__(self, entries: Mapping[str, object]) -> None:
        self._entries = entries
        self.wrong: list[str] = []

    def settings(self) -> Settings:
        """All fields; `wrong` then names those that were of no use."""
        usual = Settings()
        return Settings(
            language=self._choice("language", ("", *LANGUAGES), usual.language),
            ui_scale=self._integer("ui_scale", SMALLEST_SCALE, LARGEST_SCALE, usual.ui_scale),
            fullscreen=self._yes("fullscreen", usual.fullscreen),
            window=self._window(usual.window),
            animation=self._choice("animation", tuple(AnimationSpeed), usual.animation),
            reduced_motion=self._yes("reduced_motion", usual.reduced_motion),
            sound_volume=self._share("sound_volume", usual.sound_volume),
            music_volume=self._share("music_volume", usual.music_volume),
            muted=self._yes("muted", usual.muted),
            colour_accessible=self._yes("colour_accessible", usual.colour_accessible),
            confirm_moves=self._yes("confirm_moves", usual.confirm_moves),
            curtain=self._yes("curtain", usual.curtain),
            notebook=self._yes("notebook", usual.notebook),
            hints=self._yes("hints", usual.hints),
            fixed_stations=self._yes("fixed_stations", usual.fixed_stations),
            games=self._integer("games", 0, MOST_GAMES, usual.games),
            board=self._name("board", usual.board),
            players=self._players(),
            lan_names=self._names("lan_names"),
            lan_table=self._text("lan_table"),
            lan_address=self._text("lan_address"),
            lan_seats=self._names("lan_seats"),
            lan_clock=self._integer("lan_clock", 0, LONGEST_TURN, usual.lan_clock),
            lan_hurry=self._yes("lan_hurry", usual.lan_hurry),
            told=self._told(),
        )

    def _yes(self, name: str, usual: bool) -> bool:
        value = self._entries.get(name, usual)
        return value if isinstance(value, bool) else self._instead(name, usual)

    def _integer(self, name: str, least: int, most: int, usual: int) -> int:
        match self._entries.get(name, usual):
            case int() as value if _whole(value, least, most):
                return value
        return self._instead(name, usual)

    def _share(self, name: str, usual: float) -> float:
        match self._entries.get(name, usual):
            case int() | float() as value if not isinstance(value, bool) and 0 <= value <= 1:
                return float(value)
        return self._instead(name, usual)

    def _choice(self, name: str, choices: Iterable[Choice], usual: Choice) -> Choice:
        value = self._entries.get(name, usual)
        for choice in choices:
            if choice == value:
                return choice
        return self._instead(name, usual)

    def _window(self, usual: tuple[int, int]) -> tuple[int, int]:
        match self._entries.get("window", list(usual)):
            case [int() as width, int() as height] if _whole(
                width, SMALLEST_WINDOW[0], LARGEST_WINDOW[0]
            ) and _whole(height, SMALLEST_WINDOW[1], LARGEST_WINDOW[1]):
                return width, height
        return self._instead("window", usual)

    def _text(self, name: str) -> str:
        value = self._entries.get(name, "")
        good = isinstance(value, str) and (not value or _short(value))
        return str(value) if good else self._instead(name, "")

    def _names(self, name: str) -> tuple[str, ...]:
        match self._entries.get(name, []):
            case [*values] if len(values) <= MOST_SEATS:
                names = tuple(
                    one for one in values if isinstance(one, str) and (not one or _short(one))
                )
                if len(names) == len(values):
                    return names
        return self._instead(name, ())

    def _name(self, name: str, usual: str) -> str:
        value = self._entries.get(name, usual)
        return value if isinstance(value, str) and _short(value) else self._instead(name, usual)

    def _players(self) -> tuple[RememberedPlayer, ...]:
        entries = self._entries.get("players", [])
        if not isinstance(entries, list) or len(entries) > MOST_SEATS:
            return self._instead("players", ())
        players = tuple(player for entry in entries if (player := _player(entry)))
        return players if len(players) == len(entries) else self._instead("players", ())

    def _told(self) -> tuple[str, ...]:
        entries = self._entries.get("told", [])
        if not isinstance(entries, list) or len(entries) > MOST_TOLD:
            return self._instead("told", ())
        names = tuple(name for name in entries if isinstance(name, str) and _short(name))
        return names if len(names) == len(entries) else self._instead("told", ())

    def _instead(self, name: str, usual: Usual) -> Usual:
        self.wrong.append(name)
        return usual


def _whole(value: int, least: int, most: int) -> bool:
    """Whether a number is in its range; true and false are no numbers."""
    return not isinstance(value, bool) and least <= value <= most


def _player(entry: object) -> RememberedPlayer | None:
    match entry:
        case {"name": str() as name, "kind": str() as kind}:
            usable = (not name or _short(name)) and _short(kind)
            return RememberedPlayer(name, kind) if usable else None
    return None


def _short(text: str) -> bool:
    """Whether something is there, and fits where names stand."""
    return 1 <= len(text) <= LONGEST_NAME and text.isprintable()
