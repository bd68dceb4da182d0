"""A folder shown by the system's own program for files."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


class FolderWindow:
    """Asks the system once, and waits for nothing; `failed` tells later whether it could not."""

    def __init__(self, folder: Path) -> None:
        self._asked: subprocess.Popen[bytes] | None = None
        self._refused = False
        try:
            self._ask(folder)
        except OSError:
            self._refused = True

    @property
    def failed(self) -> bool:
        """Whether the system is known to have no way to show a folder."""
        return self._refused or (self._asked is not None and bool(self._asked.poll()))

    def _ask(self, folder: Path) -> None:
        if sys.platform == "win32":
            os.startfile(folder)  # noqa: S606
            return
        opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
        if opener is None:
            self._refused = True
            return
        quiet = subprocess.DEVNULL
        self._asked = subprocess.Popen(  # noqa: S603
            [opener, str(folder)], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )
