"""Encoding of the standard streams, and pipes whose reader has gone."""

import errno
import io
import os
import sys

_ON_WINDOWS = os.name == "nt"
_ENCODING_VARIABLE = "PYTHONIOENCODING"  # set by the user


def prepare_streams(*, windows: bool = _ON_WINDOWS) -> None:
    """Make sure that no name ends the program because a stream cannot encode it.

    On Windows pipes and files get UTF-8 as on other systems, instead of the local code page.
    """
    encoding = "utf-8" if windows and _ENCODING_VARIABLE not in os.environ else None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
    if encoding and isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding=encoding)


def nobody_reads(error: OSError, *, windows: bool = _ON_WINDOWS) -> bool:
    """Whether an error only means that the reader of our output has closed the pipe.

    On Windows that is an invalid argument; errors of that number about a file name the file.
    """
    closed = windows and error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or closed


def discard_output() -> None:
    """Discard what would be flushed at exit."""
    if sys.stdout is not None:  # as in a program without a console
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
