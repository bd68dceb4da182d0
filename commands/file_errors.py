"""Why a file named by the user cannot be read."""

import errno
import os
from pathlib import Path


def why_unreadable(file: Path, error: OSError) -> str:
    """The system's error text, corrected for folders on Windows."""
    if isinstance(error, PermissionError) and file.is_dir() and os.access(file, os.R_OK):
        return os.strerror(errno.EISDIR)
    return error.strerror or str(error)
