"""Small files that must never be half written, and that only their owner may read."""

import os
import tempfile
from pathlib import Path


def write_secretly(path: Path, text: str) -> None:
    """Replace a file as a whole, readable by its owner alone; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
