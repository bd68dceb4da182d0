"""A disk that really takes no more: the system refuses to let files grow."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def no_room_beyond(size: int) -> Iterator[None]:
    """No file of this process grows beyond a size, as on a disk that is full."""
    resource = pytest.importorskip("resource", reason="no limits on files here")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # it would be torn
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        sys.dont_write_bytecode = bytecode
