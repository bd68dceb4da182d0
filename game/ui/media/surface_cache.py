"""A least-recently-used cache of pictures, and returning their memory to the system."""

import ctypes
import sys
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Generic, TypeVar

from pygame import Surface

Key = TypeVar("Key", bound=Hashable)

_LARGE = 128 << 10  # bytes: as large as the C library's own limit at the start
_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # parameters of mallopt


class SurfaceCache(Generic[Key]):
    """Keeps pictures up to a number of bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._pictures: dict[Key, Surface] = {}
        self.used = 0

    def __contains__(self, key: object) -> bool:
        return key in self._pictures

    def get(self, key: Key, make: Callable[[], Surface]) -> Surface:
        """The picture of this key; makes it if needed."""
        picture = self._pictures.pop(key, None)
        if picture is None:
            picture = make()
            self.used += _size_of(picture)
        self._pictures[key] = picture  # the most recently used is last
        self.shrink(self._limit)
        return picture

    def find(self, key: Key) -> Surface | None:
        """The picture of this key, if it is cached."""
        picture = self._pictures.pop(key, None)
        if picture is not None:
            self._pictures[key] = picture
        return picture

    def shrink(self, limit: int) -> None:
        """Forget pictures until the rest fits; always keeps the latest."""
        while self.used > limit and len(self._pictures) > 1:
            self.used -= _size_of(self._pictures.pop(next(iter(self._pictures))))

    def clear(self) -> None:
        """Forget everything."""
        self._pictures.clear()
        self.used = 0


def _size_of(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def trim() -> None:
    """Return the memory of dropped pictures to the system: glibc keeps it otherwise."""
    if (library := _c_library()) is not None:
        with suppress(AttributeError):  # another C library lacks this call
            library.malloc_trim(0)


def return_large_blocks() -> None:
    """Return the memory of every large picture to the system as soon as it is dropped.

    glibc does so at first. With the first picture dropped, it begins to keep blocks of that size.
    """
    if (library := _c_library()) is not None:
        with suppress(AttributeError):
            library.mallopt(_MMAP_THRESHOLD, _LARGE)
            library.mallopt(_TRIM_THRESHOLD, _LARGE)


def _c_library() -> ctypes.CDLL | None:
    if sys.platform.startswith("linux"):
        with suppress(OSError):
            return ctypes.CDLL("libc.so.6")
    return None
