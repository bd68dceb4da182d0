"""Confetti for a winner."""

import random
from collections.abc import Iterator
from math import cos, pi, sin, tau
from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, Color, Rect, Surface, transform

from game.rules.companies import COMPANIES, Company
from game.ui.media.assets import Assets
from game.ui.widgets.compositor import fast_box

Point = tuple[float, float]

SECONDS = 7.0
PIECES = 180
SHAPES = ("square", "disc", "triangle", "strip", "curl")
_TURNS = 8  # pictures of a tumbling piece
_LATEST = 2.6  # seconds in which pieces start


class PaperPiece(NamedTuple):
    """One piece of paper; lengths are heights of the window, times are seconds."""

    shape: str
    colour: str
    x: float  # widths of the window
    start: float
    fall: float  # seconds from top to bottom
    sway: float
    spin: float
    phase: float


def confetti_pieces(seed: int, colours: tuple[str, ...]) -> tuple[PaperPiece, ...]:
    """The confetti of a seed."""
    chance = random.Random(seed)  # noqa: S311 - paper
    return tuple(
        PaperPiece(
            chance.choice(SHAPES),
            chance.choice(colours),
            chance.random(),
            chance.random() * _LATEST,
            2.6 + chance.random() * 1.6,
            0.01 + chance.random() * 0.035,
            chance.choice((-1, 1)) * (0.6 + chance.random()),
            chance.random(),
        )
        for _ in range(PIECES)
    )


def falling_pieces(
    pieces: tuple[PaperPiece, ...], elapsed: float
) -> Iterator[tuple[PaperPiece, Point, int]]:
    """The pieces in the air, with their places as shares of the window and their pictures."""
    for piece in pieces:
        share = (elapsed - piece.start) / piece.fall
        if 0 <= share < 1:
            turned = piece.phase + piece.spin * (elapsed - piece.start)
            x = piece.x + piece.sway * sin(tau * (turned / 2))
            yield piece, (x, share * 1.1 - 0.05), int(turned * _TURNS) % _TURNS


class Confetti:
    """A shower on the screen; caches the pictures of its pieces."""

    def __init__(self, assets: Assets, seed: int) -> None:
        self._assets = assets
        bright = (company for company in COMPANIES if company is not Company.BLACK)
        colours = (assets.livery(company).body.hex for company in bright)
        self._pieces = confetti_pieces(seed, (*colours, "#FFD65A", "#FFF6DF"))
        self._pictures: dict[tuple[str, str, int, int], Surface] = {}
        self._elapsed = SECONDS
        # What the pieces cover, side by side in one picture, in the order in which it was covered.
        self._covered = Surface((0, 0))
        self._boxes: list[Rect] = []  # where that was

    @property
    def falling(self) -> bool:
        """Whether pieces are in the air."""
        return 0 < self._elapsed < SECONDS

    def start(self) -> None:
        """Begin a shower."""
        self._elapsed = 0.0

    def stop(self) -> None:
        """End the shower, and free its pictures."""
        self._elapsed, self._covered, self._boxes = SECONDS, Surface((0, 0)), []
        self._pictures.clear()

    def update(self, dt: float) -> bool:
        """Advance the shower; True if there is one."""
        if self._elapsed >= SECONDS:
            return False
        self._elapsed += dt
        if self._elapsed >= SECONDS:
            self.stop()
        return True

    def draw(self, surface: Surface, scale: float, *, moved: bool) -> None:
        """Draw the pieces in the air; if they only moved, restore what they covered before."""
        if moved:
            self._restore(surface)
        size, (width, height) = max(8, round(22 * scale)), surface.get_size()
        cell = (size * 3 // 8 + 2) * 4  # holds a turned piece and the pixel that fast_box adds
        if self._covered.get_height() != cell:
            self._covered = Surface((PIECES * cell + 1, cell))
        self._boxes = []
        for piece, (x, y), turn in falling_pieces(self._pieces, self._elapsed):
            picture = self._picture(piece, turn, size)
            place = picture.get_rect(center=(round(x * width), round(y * height)))
            box = fast_box(place)
            self._covered.blit(surface, (len(self._boxes) * cell + 1, 0), box)
            self._boxes.append(box)
            surface.blit(picture, place)

    def _restore(self, surface: Surface) -> None:
        cell = self._covered.get_height()
        for number, box in reversed(list(enumerate(self._boxes))):
            surface.blit(self._covered, box, (number * cell + 1, 0, *box.size))

    def _picture(self, piece: PaperPiece, turn: int, size: int) -> Surface:
        """A picture of a piece, which narrows as it turns."""
        key = piece.shape, piece.colour, turn, size
        if key not in self._pictures:
            name = f"particles/confetti_{piece.shape}"
            flat = self._assets.scaled(name, (size, size)).copy()
            flat.fill(Color(piece.colour), special_flags=BLEND_RGBA_MULT)
            high = max(2, round(size * (0.35 + 0.65 * abs(cos(pi * turn / _TURNS)))))
            narrow = transform.smoothscale(flat, (size, high))
            self._pictures[key] = transform.rotate(narrow, 360 * turn / _TURNS)
        return self._pictures[key]
