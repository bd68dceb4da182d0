"""Where settings, saved games and the player's own boards live on this computer."""

import os
import tempfile
from collections.abc import Mapping
from dataclasses import InitVar, dataclass
from pathlib import Path

from platformdirs import user_config_dir, user_data_dir, user_pictures_dir

from game.diagnostics.program_log import LOG_NAME
from game.files.atomic import clear_drafts
from game.files.permissions import make_private, tighten

PROGRAM = "paris-connection"
PICTURES = "Paris Connection"  # the folder among the user's pictures
HOME_VARIABLE = "PARIS_HOME"  # for tests, and for running from a USB stick


@dataclass
class Folders:
    """The two root folders and what lies in them; creates nothing."""

    config: Path
    data: Path
    pictures_home: InitVar[Path | None] = None  # by default in the data folder

    def __post_init__(self, pictures_home: Path | None) -> None:
        self.pictures = pictures_home or self.data / "pictures"  # souvenirs of finished games
        self.settings = self.config / "settings.json"
        self.saves = self.data / "saves"
        self.tables = self.data / "lan"  # records of games hosted on the LAN
        self.passes = self.data / "passes"  # credentials for rejoining LAN games
        self.saves_index = self.data / "saves.index"  # may be deleted
        self.tables_index = self.data / "lan.index"
        self.seat = self.data / "seat.json"  # the seat reserved at another host's table
        self.boards = self.data / "boards"  # the player's own maps
        self.log = self.data / LOG_NAME  # unless PARIS_LOG names another file


def find_folders(environment: Mapping[str, str]) -> Folders:
    """The platform's standard folders, or the one that PARIS_HOME names for everything."""
    home = environment.get(HOME_VARIABLE)
    if home:
        root = Path(os.path.abspath(os.path.expanduser(home)))
        return Folders(root, root)
    config, data = (find(PROGRAM, appauthor=False) for find in (user_config_dir, user_data_dir))
    return Folders(Path(config), Path(data), Path(user_pictures_dir()) / PICTURES)


def tidy(folders: Folders) -> None:
    """At program start: restrict access to folders with secrets, remove drafts left by a crash."""
    for folder in (folders.saves, folders.tables, folders.passes):
        tighten(folder)
        clear_drafts(folder)
    for file in (folders.settings, folders.seat, folders.saves_index, folders.tables_index):
        clear_drafts(file.parent, (file.name, file.stem))


def ready(folder: Path, *, private: bool = False) -> bool:
    """Create a folder if missing (`private`: for its owner only); True if files fit in it."""
    try:
        if private:
            make_private(folder)
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
