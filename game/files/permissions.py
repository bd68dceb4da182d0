"""File permissions: records contain every player's hand, so only their owner may read them.

A disk or system without modes (FAT, Windows) is no error. Folders named by the user and targets of
links are never changed.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600


def make_private(folder: Path) -> None:
    """Create one of our own folders, readable only by its owner; raises OSError."""
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def tighten(folder: Path) -> None:
    """Restrict one of our own folders and its files to their owner."""
    if os.name == "nt" or folder.is_symlink():
        return
    with suppress(OSError):  # does not exist (any more)
        _close(folder, folder.lstat(), PRIVATE_FOLDER)
        for entry in [*os.scandir(folder)]:
            if entry.is_file(follow_symlinks=False):
                with suppress(OSError):
                    _close(entry.path, entry.stat(follow_symlinks=False), PRIVATE_FILE)


def tighten_file(descriptor: int) -> None:
    """Restrict an open file of ours to its owner."""
    if os.name != "nt":
        with suppress(OSError):
            _close(descriptor, os.fstat(descriptor), PRIVATE_FILE)


def _close(path: Path | str | int, found: os.stat_result, private: int) -> None:
    mode = stat.S_IMODE(found.st_mode)
    if mode & ~private:
        with suppress(OSError):  # a disk without modes, or another's file
            os.chmod(path, mode & private)
