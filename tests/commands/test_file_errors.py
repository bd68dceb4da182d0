"""Why a file cannot be read, in the same words on every system."""

import errno
from pathlib import Path

import pytest

from commands.file_errors import why_unreadable


def test_a_folder_is_called_one_where_the_system_only_refuses_it(tmp_path: Path) -> None:
    refused = PermissionError(errno.EACCES, "Permission denied")
    assert why_unreadable(tmp_path, refused) == "Is a directory"
    assert why_unreadable(tmp_path / "file", refused) == "Permission denied"


@pytest.mark.parametrize("error", [OSError(errno.EIO, "broken"), OSError("broken")])
def test_other_errors_keep_their_words(error: OSError, tmp_path: Path) -> None:
    assert why_unreadable(tmp_path, error) == "broken"
