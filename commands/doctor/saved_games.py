"""The player's own files: settings, saved games and maps. Reads only; standard library only."""

import time
from collections.abc import Callable
from pathlib import Path

from commands.doctor.finding import RUN, Finding, ReportArea, ReportSection, counted
from commands.doctor.folders import FolderPaths
from game.board import BoardError, Shelf
from game.board.shelf import read_file
from game.json_text import file_bytes, parse_json
from game.rules.errors import RecordError
from game.storage.file_suffixes import RECORD_ENDING
from game.storage.records import load_record
from game.storage.settings import LARGEST_FILE, load

_SECTION = ReportSection(ReportArea.FOLDERS)
MOST = 40  # newest files of each kind to read
BUDGET = 1.0  # time limit in seconds


def findings(places: FolderPaths, clock: Callable[[], float] = time.monotonic) -> list[Finding]:
    """Settings, saved games of both kinds, maps. Names of files and players are left out."""
    load_board = Shelf(places.boards).load

    def is_record(path: Path) -> bool:
        try:
            load_record(path, load_board)
        except (OSError, RecordError, BoardError):
            return False
        return True

    games, tables = "saved game", "LAN game hosted here"
    advice = f"They stay where they are; {RUN} check FILE says what is wrong with one."
    maps_advice = f"{RUN} board check FILE says what is wrong with one."
    return [
        settings_finding(places.settings),
        _files(
            "saved-games", games, _newest(places.saves, RECORD_ENDING), is_record, advice, clock
        ),
        _files(
            "lan-games",
            tables,
            _newest(places.tables, RECORD_ENDING),
            is_record,
            advice,
            clock,
            "LAN games hosted here",
        ),
        _files(
            "maps",
            "map of your own",
            _newest(places.boards, ".json"),
            _is_map,
            maps_advice,
            clock,
            "maps of your own",
        ),
    ]


def settings_finding(path: Path) -> Finding:
    """Whether the settings can be read; unlike the game, this leaves a broken file in place."""
    try:
        value = parse_json(file_bytes(path, LARGEST_FILE))
    except FileNotFoundError:
        return _SECTION.ok("settings-file", "No settings have been saved yet.")
    except OSError as error:
        words = f"The settings cannot be read: {error.strerror or error}."
        return _SECTION.note("settings-file", words, "The game uses the defaults.")
    except ValueError:
        value = None
    if not isinstance(value, dict):
        advice = "The next start renames the file and uses the defaults."
        return _SECTION.note("settings-file", "The settings file is damaged.", advice)
    _, warning = load(path)
    if warning:
        words = f"Some settings have invalid values: {', '.join(warning.fields)}."
        return _SECTION.note("settings-file", words, "The game uses their defaults.")
    return _SECTION.ok("settings-file", "The settings can be read.")


def _files(
    name: str,
    noun: str,
    files: list[Path],
    readable: Callable[[Path], bool],
    advice: str,
    clock: Callable[[], float],
    plural: str = "",
) -> Finding:
    until, looked, bad = clock() + BUDGET, 0, 0
    for path in files[:MOST]:
        if clock() > until:
            break
        looked += 1
        bad += not readable(path)
    words = counted(len(files), noun, plural)
    words = words[0].upper() + words[1:]
    if looked < len(files):
        words += f", the newest {looked} of them checked"
    if bad:
        return _SECTION.note(name, f"{words}; {bad} cannot be read.", advice)
    return _SECTION.ok(name, f"{words}.")


def _newest(folder: Path, ending: str) -> list[Path]:
    try:
        found = [path for path in folder.iterdir() if path.suffix == ending and path.is_file()]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:  # no folder, no files
        return []


def _is_map(path: Path) -> bool:
    try:
        read_file(path)
    except (OSError, BoardError):
        return False
    return True
