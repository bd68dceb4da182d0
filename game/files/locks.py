"""Locks on open files, so that no two programs write the same one.

A lock ends with its descriptor, also when the program is killed.
"""

import errno
import os
import sys

_FAR_OFF = 2**30  # Windows locks a byte: one that no record has, since it could not be read
_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


def lock(descriptor: int) -> bool:
    """Lock an open file; False if another descriptor has locked it.

    On a file system without locks every file counts as free.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            before = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, _FAR_OFF, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, before, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _HELD
    return True
