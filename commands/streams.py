"""What the program reads and writes as text: its encoding, and pipes whose reader is gone."""

import errno
import io
import os
import sys

_ON_WINDOWS = os.name == "nt"
_ENCODING_VARIABLE = "PYTHONIOENCODING"  # whoever sets it knows better


def prepare_streams(*, windows: bool = _ON_WINDOWS) -> None:
    """Make sure that no name ends the program because a stream cannot show it.

    On Windows pipes and files get UTF-8 as everywhere else, not the code page of the country.
    """
    encoding = "utf-8" if windows and _ENCODING_VARIABLE not in os.environ else None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
    if encoding and isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding=encoding)


def nobody_reads(error: OSError, *, windows: bool = _ON_WINDOWS) -> bool:
    """Whether an error only means that the reader of our output has seen enough.

    Windows calls a closed pipe an invalid argument; it names a file for errors of that number that
    are about one.
    """
    closed = windows and error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or closed


def discard_output() -> None:
    """Send what is still to be flushed at the exit nowhere."""
    if sys.stdout is not None:  # as it is in a program without a console
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
