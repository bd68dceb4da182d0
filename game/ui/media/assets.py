"""Pictures, fonts and written words: loaded when first asked for, kept within limits.

Pictures lie in the repository at twice the size of a full HD screen. What the screen needs is their
shrunk form, so that is what is kept; the latest few originals stay only until the screen rests.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import pygame
from pygame import Color, Surface
from pygame.font import Font
from pygame.transform import smoothscale

from game.rules.companies import COMPANY_NAMED, Company
from game.ui.media.surface_cache import SurfaceCache

Role = Literal["display", "reading", "reading-bold", "label"]
Shade = str | tuple[int, int, int] | tuple[int, int, int, int]

_ROOT = Path(__file__).parents[3]
_MEGABYTE = 1 << 20
_ORIGINALS = 3 * _MEGABYTE
_SHRUNK, _SHRUNK_AT_REST = 12 * _MEGABYTE, _MEGABYTE
_WRITTEN = _MEGABYTE
_MOST_FONTS = 24


class AssetError(Exception):
    """A file of the game is missing or damaged; the message names it."""


class Livery(NamedTuple):
    """How a company shows itself."""

    railway: str
    full_name: str
    body: Color
    dark: Color
    light: Color
    ink: Color
    mark: str
    pattern: str


class Assets:
    """All that is drawn, by name; needs a display mode to be set before the first picture."""

    def __init__(self, root: Path = _ROOT) -> None:
        self._sprites = root / "sprites"
        self._manifests: dict[str, Mapping[str, object]] = {}
        self._liveries: dict[Company, Livery] = {}
        self._fonts: dict[tuple[Role, int], Font] = {}
        self._originals: SurfaceCache[str] = SurfaceCache(_ORIGINALS)
        self._shrunk: SurfaceCache[tuple[str, tuple[int, int]]] = SurfaceCache(_SHRUNK)
        self._written: SurfaceCache[tuple[Role, int, str, Shade]] = SurfaceCache(_WRITTEN)

    def image(self, name: str) -> Surface:
        """A picture as it lies in the repository, as "map/plate/1"; do not draw on it."""
        return self._originals.get(name, lambda: self._load(name).convert_alpha())

    def photograph(self, name: str) -> Surface:
        """A large picture without transparency, not kept: the caller takes what it needs of it."""
        return self._load(name, ".jpg")

    def scaled(self, name: str, size: tuple[int, int]) -> Surface:
        """A picture shrunk to a size; do not draw on it."""
        return self._shrunk.get((name, size), lambda: smoothscale(self.image(name), size))

    def engine(self, company: Company, heading: int, patterned: bool = False) -> str:
        """The name of a standing engine's picture."""
        folder = "locomotives/patterned" if patterned else "locomotives"
        return f"{folder}/{company}/{heading:03}"

    def portrait(self, company: Company, patterned: bool = False) -> str:
        """The name of a company's large picture."""
        return f"portraits/patterned/{company}" if patterned else f"portraits/{company}"

    def livery(self, company: Company) -> Livery:
        """The colours, names and mark of a company."""
        if not self._liveries:
            self._liveries = _read_liveries(self._sprites / "liveries.json")
        return self._liveries[company]

    def manifest(self, folder: str) -> Mapping[str, object]:
        """What a folder of pictures says of itself."""
        if folder not in self._manifests:
            file = self._sprites / folder / "manifest.json"
            try:
                self._manifests[folder] = entries(json.loads(file.read_bytes()))
            except (OSError, ValueError, TypeError) as error:
                raise _unusable(file) from error
        return self._manifests[folder]

    def font(self, role: Role, pixels: int) -> Font:
        """A font by its task and height."""
        font = self._fonts.pop((role, pixels), None)
        if font is None:
            if not pygame.font.get_init():
                pygame.font.init()
            if len(self._fonts) >= _MOST_FONTS:
                self._fonts.pop(next(iter(self._fonts)))
            file = self._sprites / "fonts" / f"{role}.ttf"
            try:
                font = Font(file, pixels)
                font.size(" ")  # of a damaged file pygame makes a font, and dies of its height
            except (OSError, ValueError, pygame.error) as error:
                raise _unusable(file) from error
        self._fonts[role, pixels] = font  # the latest stands last
        return font

    def text(self, role: Role, pixels: int, words: str, colour: Shade) -> Surface:
        """Words as a picture; do not draw on it."""
        return self._written.get(
            (role, pixels, words, colour),
            lambda: self.font(role, pixels).render(words, True, colour).convert_alpha(),
        )

    def rest(self) -> None:
        """Give back the memory of what is already in the picture on the screen."""
        self._originals.clear()
        self._shrunk.shrink(_SHRUNK_AT_REST)

    def forget_shrunk(self) -> None:
        """Give back the memory of shrunk pictures, as after a change of size."""
        self._shrunk.clear()

    def _load(self, name: str, suffix: str = ".png") -> Surface:
        file = self._sprites / f"{name}{suffix}"
        # The largest sprites are kept as WebP.
        larger = file.with_suffix(".webp")
        file = larger if not file.exists() and larger.exists() else file
        try:
            return pygame.image.load(file)
        except (OSError, pygame.error) as error:
            raise _unusable(file) from error


def _unusable(file: Path) -> AssetError:
    return AssetError(f"{file} is {'damaged' if file.exists() else 'missing'}")


def entries(value: object) -> Mapping[str, object]:
    """A JSON object, as what it is."""
    if not isinstance(value, dict):
        raise TypeError(f"an object was expected, not {value!r}")
    return value


def numbers(value: object) -> tuple[float, ...]:
    """A JSON list of numbers, as what it is."""
    if not isinstance(value, list) or not all(isinstance(item, int | float) for item in value):
        raise TypeError(f"a list of numbers was expected, not {value!r}")
    return tuple(value)


def _read_liveries(file: Path) -> dict[Company, Livery]:
    liveries = {}
    for name, entry in entries(entries(json.loads(file.read_bytes()))["companies"]).items():
        words = {key: str(value) for key, value in entries(entry).items()}
        liveries[COMPANY_NAMED[name]] = Livery(
            words["railway"],
            words["full_name"],
            Color(words["body"]),
            Color(words["dark"]),
            Color(words["light"]),
            Color(words["ink"]),
            words["mark"],
            words["pattern"],
        )
    return liveries
