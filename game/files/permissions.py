"""Who may read our files: records hold everybody's hands, so only their owner.

A disk or a system without modes (FAT, Windows) is no error. A folder that the user has named is
never changed, nor is anything that a link leads to.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600


def make_private(folder: Path) -> None:
    """Make one of our own folders if it is missing, for its owner alone; raises OSError."""
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def tighten(folder: Path) -> None:
    """Close one of our own folders, and the files in it, to everybody but their owner."""
    if os.name == "nt" or folder.is_symlink():
        return
    with suppress(OSError):  # not there, or no longer
        _close(folder, folder.lstat(), PRIVATE_FOLDER)
        for entry in [*os.scandir(folder)]:
            if entry.is_file(follow_symlinks=False):
                with suppress(OSError):
                    _close(entry.path, entry.stat(follow_symlinks=False), PRIVATE_FILE)


def tighten_file(descriptor: int) -> None:
    """Close an open file of ours to everybody but its owner."""
    if os.name != "nt":
        with suppress(OSError):
            _close(descriptor, os.fstat(descriptor), PRIVATE_FILE)


def _close(path: Path | str | int, found: os.stat_result, private: int) -> None:
    mode = stat.S_IMODE(found.st_mode)
    if mode & ~private:
        with suppress(OSError):  # a disk without modes, or another's file
            os.chmod(path, mode & private)
