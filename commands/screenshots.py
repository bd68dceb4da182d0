"""`main.py screenshots`: renders every scene and state without a display.

The pictures are reproducible, and the user's settings and games stay untouched.
"""

import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game.rules.english import counted
from game.storage.folders import ready
from game.storage.settings import LANGUAGES

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SMALLEST, LARGEST = (1024, 600), (7680, 4320)


class Wrong(Exception):
    """Invalid options, as one sentence."""


class Shot(NamedTuple):
    """One picture to render."""

    scene: str
    language: str
    size: tuple[int, int]

    @property
    def file(self) -> str:
        """The file name."""
        return f"{self.scene}.{self.language}.{self.size[0]}x{self.size[1]}.png"


def screenshots(
    folder: Path, languages: Sequence[str], sizes: Sequence[str], scenes: Sequence[str]
) -> int:
    """0 if all pictures were rendered, 2 for invalid options or folder."""
    try:
        shots = wanted(languages, sizes, scenes)
        if not ready(folder):
            raise Wrong(f"cannot create files in the folder {folder}")
        _take(shots, folder)
    except Wrong as wrong:
        print(f"screenshots: {wrong}", file=sys.stderr)
        return 2
    print(f"{counted(len(shots), 'picture')} saved in {folder}")
    return 0


def wanted(languages: Sequence[str], sizes: Sequence[str], scenes: Sequence[str]) -> list[Shot]:
    """The pictures that the options select, by default all; raises Wrong."""
    from commands.gallery.scenes import PICTURES

    known = _known("language", languages, LANGUAGES)
    names = _known("scene", scenes, tuple(PICTURES))
    measures = [_size(words) for words in sizes] or SIZES
    return [Shot(name, language, size) for size in measures for language in known for name in names]


def _take(shots: Sequence[Shot], folder: Path) -> None:
    from commands.gallery.scenes import PICTURES
    from commands.gallery.studio import Studio

    with tempfile.TemporaryDirectory(prefix="paris-connection-") as temporary:
        studio = Studio(Path(temporary))
        try:
            for number, shot in enumerate(shots, start=1):
                _say(f"[{number}/{len(shots)}] {shot.file}")
                studio.clear(shot.size, shot.language)
                PICTURES[shot.scene](studio)
                studio.picture(folder / shot.file)
        except OSError as error:
            raise Wrong(f"{folder}: {error.strerror or error}") from error
        finally:
            _say("")
            studio.close()


def _known(kind: str, asked: Sequence[str], there_are: tuple[str, ...]) -> Sequence[str]:
    """The selected names, or all; raises Wrong for unknown ones."""
    for name in asked:
        if name not in there_are:
            raise Wrong(f"there is no {kind} {name!r}; available: {', '.join(there_are)}")
    return asked or there_are


def _size(words: str) -> tuple[int, int]:
    """A size such as 1280x720; raises Wrong."""
    found = re.fullmatch(r"(\d{1,6})x(\d{1,6})", words)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    fits = all(
        low <= length <= high for low, length, high in zip(SMALLEST, size, LARGEST, strict=True)
    )
    if not fits:
        small, large = (f"{width}x{height}" for width, height in (SMALLEST, LARGEST))
        raise Wrong(f"{words!r} is not a valid size (WIDTHxHEIGHT, {small} to {large})")
    return size


def _say(words: str) -> None:
    """Show progress: one changing line on a terminal, otherwise a line each."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)
    elif words:
        print(words, file=sys.stderr, flush=True)
