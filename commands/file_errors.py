"""Why a file that somebody has named cannot be read."""

import errno
import os
from pathlib import Path


def why_unreadable(file: Path, error: OSError) -> str:
    """The system's own words; Windows calls a folder a file that nobody may open."""
    if isinstance(error, PermissionError) and file.is_dir() and os.access(file, os.R_OK):
        return os.strerror(errno.EISDIR)
    return error.strerror or str(error)
