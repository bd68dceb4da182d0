"""Gives memory that is no longer needed back to the system, where the system lets us."""

import ctypes
import sys
from contextlib import suppress


def trim() -> None:
    """After large pictures were dropped: glibc keeps what they lay in until it is asked."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # another C library has no such call
            ctypes.CDLL("libc.so.6").malloc_trim(0)
