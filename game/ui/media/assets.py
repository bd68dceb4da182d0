"""Pictures, fonts and rendered text: loaded when first needed, cached within limits."""

import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, partial
from itertools import zip_longest
from pathlib import Path
from threading import Thread
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
_ORIGINALS = _MEGABYTE  # few are drawn from twice, so mainly shrunk ones stay
_ORIGINALS_IN_A_JOB = 3 * _MEGABYTE // 4
_SHRUNK, _SHRUNK_AT_REST = 12 * _MEGABYTE, _MEGABYTE // 2
_SHRUNK_IN_A_JOB = _MEGABYTE
_SMALL, _LARGEST_SMALL = 2 * _MEGABYTE, _MEGABYTE // 4
_RENDERED = _MEGABYTE
_MOST_FONTS = 28
_NO_LETTER = "\uffff"
_WAIT = 0.002  # seconds in which a step waits for another thread


class AssetError(Exception):
    """A file of the game is missing or damaged."""


class Livery(NamedTuple):
    """A company's names and colours."""

    railway: str
    full_name: str
    body: Color
    dark: Color
    light: Color
    ink: Color


class Assets:
    """Everything drawn, by name. Set a display mode before loading the first picture."""

    def __init__(self, root: Path = _ROOT) -> None:
        self._sprites = root / "sprites"
        self._manifests: dict[str, Mapping[str, object]] = {}
        self._fonts: dict[tuple[Role, int], Font] = {}
        self._lacking: dict[tuple[Role, str], bool] = {}  # letters that are not ASCII
        self._begun: dict[str, _Reading] = {}
        self._originals: SurfaceCache[str] = SurfaceCache(_ORIGINALS)
        self._shrunk: SurfaceCache[tuple[str, tuple[int, int]]] = SurfaceCache(_SHRUNK)
        self._small: SurfaceCache[tuple[str, tuple[int, int]]] = SurfaceCache(_SMALL)
        self._ahead: dict[tuple[str, tuple[int, int]], Surface] = {}  # not asked for yet
        self._rendered: SurfaceCache[tuple[Role, int, str, Shade]] = SurfaceCache(_RENDERED)

    def image(self, name: str) -> Surface:
        """A picture in its original size, such as "map/plate/1"; do not draw on it."""
        return self._originals.get(name, lambda: self._load(name).convert_alpha())

    def photograph(self, name: str) -> Surface:
        """A large JPEG, not cached."""
        return self._load(name, ".jpg")

    def photographs(self, names: Sequence[str]) -> Iterator[Surface]:
        """Large JPEGs; another thread reads the next while one is drawn. Not cached."""
        ahead: _Reading | None = None
        for name, following in zip_longest(names, names[1:]):
            picture = ahead.wait() if ahead else None
            picture = self.photograph(name) if picture is None else picture
            ahead = _Reading(partial(self.photograph, following)) if following else None
            yield picture

    def begin_photograph(self, name: str) -> None:
        """Let another thread read a large JPEG that `photograph_steps` will soon be asked for."""
        self._begun[name] = _Reading(lambda: self.photograph(name))

    def photograph_steps(self, name: str) -> Generator[None, None, Surface]:
        """A large JPEG that another thread reads meanwhile; not cached."""
        reading = self._begun.pop(name, None) or _Reading(lambda: self.photograph(name))
        picture = yield from reading.steps()
        return self.photograph(name) if picture is None else picture

    def scaled(self, name: str, size: tuple[int, int]) -> Surface:
        """A picture in this size; do not draw on it."""
        small = self._small.find((name, size))
        if small is not None:
            return small
        return self._shrunk.get((name, size), lambda: smoothscale(self.image(name), size))

    def small(self, name: str, size: tuple[int, int]) -> Surface:
        """The same for what is drawn again and again, as on panels: neither rest nor a job drops
        it, so that no frame has to read it again."""
        if size[0] * size[1] * 4 > _LARGEST_SMALL:
            return self.scaled(name, size)
        return self._small.get((name, size), lambda: self._new_small(name, size))

    def read_ahead(self, wanted: Sequence[tuple[str, tuple[int, int]]]) -> None:
        """Let another thread make small pictures that `small` will soon be asked for."""
        Thread(target=self._read_ahead, args=(wanted,), name="pictures", daemon=True).start()

    def _read_ahead(self, wanted: Sequence[tuple[str, tuple[int, int]]]) -> None:
        with suppress(AssetError):  # reported where the picture is needed
            for name, size in wanted:
                if (name, size) not in self._small:
                    self._ahead[name, size] = smoothscale(self._load(name).convert_alpha(), size)

    def _new_small(self, name: str, size: tuple[int, int]) -> Surface:
        ahead = self._ahead.pop((name, size), None)
        return smoothscale(self.image(name), size) if ahead is None else ahead

    def copied(self, name: str, size: tuple[int, int]) -> Surface:
        """A picture in this size that may be drawn on: a new one, not cached."""
        return smoothscale(self.image(name), size)

    def original_steps(self, name: str) -> Iterator[None]:
        """Have a large picture in its original size ready: another thread reads it meanwhile."""
        if name in self._originals:
            return
        picture = yield from _Reading(lambda: self._load(name).convert_alpha()).steps()
        if picture is not None:
            self._originals.get(name, lambda: picture)

    def reading_steps(self, name: str, size: tuple[int, int]) -> Iterator[None]:
        """Have a large picture in this size ready: another thread reads it meanwhile."""
        if (name, size) in self._shrunk:
            return
        read = _Reading(lambda: smoothscale(self._load(name).convert_alpha(), size))
        picture = yield from read.steps()
        if picture is not None:
            self._shrunk.get((name, size), lambda: picture)

    def locomotive(self, company: Company, heading: int, patterned: bool = False) -> str:
        """The name of the picture of a locomotive on the map."""
        folder = "locomotives/patterned" if patterned else "locomotives"
        return f"{folder}/{company}/{heading:03}"

    def portrait(self, company: Company, patterned: bool = False) -> str:
        """The name of a company's large picture."""
        return f"portraits/patterned/{company}" if patterned else f"portraits/{company}"

    def face(self, person: str) -> str:
        """The name of the portrait of a bot."""
        return f"faces/{person}"

    def livery(self, company: Company) -> Livery:
        """The names and colours of a company."""
        return self._liveries[company]

    def manifest(self, folder: str) -> Mapping[str, object]:
        """The manifest of a folder of pictures."""
        if folder not in self._manifests:
            file = self._sprites / folder / "manifest.json"
            try:
                self._manifests[folder] = entries(json.loads(file.read_bytes()))
            except (OSError, ValueError, TypeError) as error:
                raise _unusable(file) from error
        return self._manifests[folder]

    def font(self, role: Role, pixels: int) -> Font:
        """A font by its role and height."""
        font = self._fonts.pop((role, pixels), None)
        if font is None:
            if not pygame.font.get_init():
                pygame.font.init()
            if len(self._fonts) >= _MOST_FONTS:
                self._fonts.pop(next(iter(self._fonts)))
            file = self._sprites / "fonts" / f"{role}.ttf"
            try:
                font = Font(file, pixels)
                font.size(" ")  # raises for a damaged file, which pygame opens and later crashes on
            except (OSError, ValueError, pygame.error) as error:
                raise _unusable(file) from error
        self._fonts[role, pixels] = font  # the most recently used is last
        return font

    def role_for(self, text: str, role: Role, pixels: int) -> Role:
        """The role for a text: "reading" if only that font has all letters, as of some names."""
        if text.isascii():  # nearly always
            return role
        lacking = [letter for letter in text if self._lacks(role, letter, pixels)]
        reads = any(not self._lacks("reading", letter, pixels) for letter in lacking)
        return "reading" if reads else role

    def _lacks(self, role: Role, letter: str, pixels: int) -> bool:
        """Whether a font draws a letter as it draws one that no font has."""
        if letter.isascii():
            return False
        lacks = self._lacking.get((role, letter))
        if lacks is None:
            font = self.font(role, pixels)
            lacks = font.metrics(letter) == font.metrics(_NO_LETTER)
            self._lacking[role, letter] = lacks
        return lacks

    def text(self, role: Role, pixels: int, text: str, colour: Shade) -> Surface:
        """A rendered line of text; do not draw on it."""
        return self._rendered.get(
            (role, pixels, text, colour),
            lambda: self.font(role, pixels).render(text, True, colour).convert_alpha(),
        )

    def rest(self) -> None:
        """Free what is already on the screen."""
        self._originals.clear()
        self._shrunk.shrink(_SHRUNK_AT_REST)

    def spare(self) -> None:
        """Keep fewer shrunk pictures: a job makes many of which most are drawn once."""
        self._originals.shrink(_ORIGINALS_IN_A_JOB)
        self._shrunk.shrink(_SHRUNK_IN_A_JOB)

    def forget_shrunk(self) -> None:
        """Free all shrunk pictures but the small ones, as after a change of the map's scale."""
        self._shrunk.clear()

    def forget_scaled(self) -> None:
        """Free everything in another than its original size, as after a change of scenes."""
        self._ahead.clear()
        self._shrunk.clear()
        self._small.clear()

    @cached_property
    def _liveries(self) -> Mapping[Company, Livery]:
        liveries = {}
        companies = entries(json.loads((self._sprites / "liveries.json").read_bytes()))["companies"]
        for name, entry in entries(companies).items():
            texts = {key: str(value) for key, value in entries(entry).items()}
            colours = [Color(texts[colour]) for colour in ("body", "dark", "light", "ink")]
            liveries[COMPANY_NAMED[name]] = Livery(texts["railway"], texts["full_name"], *colours)
        return liveries

    def _load(self, name: str, suffix: str = ".png") -> Surface:
        file = self._sprites / f"{name}{suffix}"
        if not file.exists() and file.with_suffix(".webp").exists():  # the largest sprites
            file = file.with_suffix(".webp")
        try:
            return pygame.image.load(file)
        except (OSError, pygame.error) as error:
            raise _unusable(file) from error


class _Reading:
    """A picture that another thread reads; errors are raised where it is needed."""

    def __init__(self, read: Callable[[], Surface]) -> None:
        self._read, self._found = read, list[Surface]()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def steps(self) -> Generator[None, None, Surface | None]:
        """Wait for the picture; None if it cannot be read."""
        while self._thread.is_alive():
            self._thread.join(_WAIT)
            yield
        return self.wait()

    def wait(self) -> Surface | None:
        """The picture, when it has been read; None if it cannot be read."""
        self._thread.join()
        return self._found[0] if self._found else None

    def _run(self) -> None:
        with suppress(AssetError):
            self._found.append(self._read())


def _unusable(file: Path) -> AssetError:
    return AssetError(f"{file} is {'damaged' if file.exists() else 'missing'}")


def entries(value: object) -> Mapping[str, object]:
    """A JSON object, checked."""
    if not isinstance(value, dict):
        raise TypeError(f"an object was expected, not {value!r}")
    return value


def numbers(value: object) -> tuple[float, ...]:
    """A JSON list of numbers, checked."""
    if not isinstance(value, list) or not all(isinstance(item, int | float) for item in value):
        raise TypeError(f"a list of numbers was expected, not {value!r}")
    return tuple(value)
