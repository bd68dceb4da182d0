"""A folder shown by the system's file manager."""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path


class FolderWindow:
    """Starts the file manager without waiting; `failed` is known later."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._started = False
        with suppress(OSError):
            self._start(folder)

    @property
    def failed(self) -> bool:
        """Whether the folder cannot be shown, as far as is known."""
        return not self._started or (self._process is not None and bool(self._process.poll()))

    def _start(self, folder: Path) -> None:
        if sys.platform == "win32":
            os.startfile(folder)  # noqa: S606
        elif opener := shutil.which("open" if sys.platform == "darwin" else "xdg-open"):
            quiet = subprocess.DEVNULL
            self._process = subprocess.Popen(  # noqa: S603
                [opener, folder], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
            )
        else:
            return
        self._started = True
