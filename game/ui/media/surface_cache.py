"""Pictures kept up to a number of bytes; the one that was used longest ago goes first."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from pygame import Surface

Key = TypeVar("Key", bound=Hashable)


class SurfaceCache(Generic[Key]):
    """Makes a picture once and keeps it as long as there is room."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: dict[Key, Surface] = {}
        self.used = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key, make: Callable[[], Surface]) -> Surface:
        """The picture of this key, made now if it is not kept."""
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = make()
            self.used += _weight(picture)
        self._kept[key] = picture  # the newest stands last
        self.shrink(self._room)
        return picture

    def shrink(self, room: int) -> None:
        """Forget what was used longest ago, until the rest finds room; the latest always does."""
        while self.used > room and len(self._kept) > 1:
            self.used -= _weight(self._kept.pop(next(iter(self._kept))))

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.used = 0


def _weight(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()
