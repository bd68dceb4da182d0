"""Where settings, saved games and the player's own boards live on this computer."""

import os
import tempfile
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_config_dir, user_data_dir

from game.diagnostics.program_log import LOG_NAME
from game.files.atomic import clear_drafts
from game.files.permissions import make_private, tighten

PROGRAM = "paris-connection"
HOME_VARIABLE = "PARIS_HOME"  # for tests, and for a game carried on a stick


class FolderTrouble(StrEnum):
    """What can go wrong with a folder; each is a key of the catalogues."""

    NOT_MADE = "folder-not-made"
    NOT_WRITABLE = "folder-not-writable"


class FolderWarning(NamedTuple):
    """One word to the player about a folder that cannot be used."""

    trouble: FolderTrouble
    path: Path


class Folders(NamedTuple):
    """The two roots; nothing is made before `ready` asks for it."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        """The folder of the records, of finished games and of those that go on."""
        return self.data / "saves"

    @property
    def tables(self) -> Path:
        """The folder of the records of games that were hosted on the LAN."""
        return self.data / "lan"

    @property
    def passes(self) -> Path:
        """The folder of what brings one back to a seat on the LAN."""
        return self.data / "passes"

    @property
    def seat(self) -> Path:
        """The file of the seat that somebody else's table keeps for this machine."""
        return self.data / "seat.json"

    @property
    def boards(self) -> Path:
        """The folder of the player's own boards."""
        return self.data / "boards"

    @property
    def log(self) -> Path:
        """The program's log, unless PARIS_LOG names another."""
        return self.data / LOG_NAME


def find_folders(environment: Mapping[str, str]) -> Folders:
    """The platform's own folders, or all in one where PARIS_HOME points."""
    home = environment.get(HOME_VARIABLE)
    if home:
        root = Path(os.path.abspath(os.path.expanduser(home)))
        return Folders(root, root)
    config = user_config_dir(PROGRAM, appauthor=False)
    return Folders(Path(config), Path(user_data_dir(PROGRAM, appauthor=False)))


def tidy(folders: Folders) -> None:
    """At the start: close what holds secrets to others, remove what a crash left half written."""
    for own in (folders.saves, folders.tables, folders.passes):
        tighten(own)
        clear_drafts(own)
    for file in (folders.settings, folders.seat):
        clear_drafts(file.parent, (file.name, file.stem))


def ready(folder: Path, *, private: bool = False) -> FolderWarning | None:
    """Make a folder if it is missing, maybe one for its owner alone, and see that a file can be
    made in it."""
    try:
        if private:
            make_private(folder)
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return FolderWarning(FolderTrouble.NOT_MADE, folder)
    try:
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError:
        return FolderWarning(FolderTrouble.NOT_WRITABLE, folder)
