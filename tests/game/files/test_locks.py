"""A file that one descriptor has locked is not locked by another, until that is closed."""

import os
from pathlib import Path

from game.files.locks import lock


def test_a_file_is_locked_once_and_free_again_when_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("content")
    first, second = (os.open(path, os.O_RDWR) for _ in range(2))
    try:
        assert lock(first)
        assert not lock(second)
        assert os.read(second, 7) == b"content"
        os.close(first)
        assert lock(second)
    finally:
        os.close(second)
