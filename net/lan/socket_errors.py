"""Socket errors with the same texts on every system.

Windows has its own numbers from 1000 upwards, which Python's error table lacks; its texts are in
the user's language.
"""

import errno
import os
import sys

# Errors of POSIX, then those of Windows' sockets and of its completion ports.
IN_USE = frozenset((errno.EADDRINUSE, 10048, 10013))  # 10013: in exclusive use
NO_SUCH_ADDRESS = frozenset((errno.EADDRNOTAVAIL, 10049))
NO_NETWORK = NO_SUCH_ADDRESS | frozenset(
    (errno.ENETDOWN, errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENODEV)
    + (10050, 10051, 10065, 1231, 1232)
)
NOT_ALLOWED = frozenset((errno.EACCES, errno.EPERM, 10013))
REFUSED = frozenset((errno.ECONNREFUSED, 10061, 1225))

_WORDS_FOR_WINDOWS = {
    **dict.fromkeys((10061, 1225), "connection refused"),
    **dict.fromkeys((10051, 1231), "network is unreachable"),
    **dict.fromkeys((10065, 1232), "no route to host"),
    **dict.fromkeys((10054, 1236), "connection reset by peer"),
    **dict.fromkeys((10060, 1460), "connection timed out"),
    10049: "cannot assign requested address",
    10053: "software caused connection abort",
}


def number_of(error: OSError) -> int | None:
    """The number of an error; on Windows its own, which Python may not map."""
    if sys.platform == "win32" and error.winerror is not None:
        return error.winerror
    return error.errno


def error_words(error: OSError) -> str:
    """What is wrong with a connection, in lower case; empty if unknown."""
    number = number_of(error)
    if number in _WORDS_FOR_WINDOWS:
        return _WORDS_FOR_WINDOWS[number]
    if sys.platform == "win32":
        return error.strerror or str(error)
    return os.strerror(number).lower() if number else str(error)
