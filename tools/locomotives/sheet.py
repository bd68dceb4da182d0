"""The contact sheet docs/pictures/locomotives.png: every engine on a ground like the map's.

`python -m tools.locomotives.sheet`, after the sprites have been rendered. Needs numpy and Pillow.
"""

from math import cos, pi, sin
from pathlib import Path
from typing import TypeAlias

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from tools.colours import MATRICES, Vision
from tools.locomotives.catalogue import SPRITES
from tools.locomotives.frames import BOARD, HEADINGS
from tools.locomotives.liveries import read_liveries

SHEET = Path(__file__).parents[2] / "docs" / "pictures" / "locomotives.png"

Picture: TypeAlias = Image.Image
Place: TypeAlias = tuple[float, float]

_SHRINK = Image.Resampling.BOX
"""Shrinks as pygame's smoothscale does, so that the sheet promises nothing more."""
_CELL = 128
_MARGIN = 36
_WIDTH = 12 * _CELL + 2 * _MARGIN
_INK = "#3A2A1C"
_COMPANIES = tuple(livery.company for livery in read_liveries())
_RAILS = {livery.company: livery.body for livery in read_liveries()}
_LINES = {
    "blue": ((0, 0), (0, 0, 300, 300, 0, 0)),
    "yellow": ((0, 1), (0, 0, 0, 0, 60)),
    "red": ((4, 0), (0, 300, 240, 300, 0, 0)),
    "green": ((0, 3), (0, 0, 60, 0, 300, 300, 0)),
    "black": ((6, 0), (0, 0, 300, 240, 300, 240)),
    "purple": ((0, 5), (60, 0, 300, 0, 0, 60)),
}
"""Where each line starts, in columns and rows, and the headings of its engines."""


class Sheet:
    """A long picture that is filled from the top."""

    def __init__(self, height: int) -> None:
        """Start with bare ground: meadow green that turns to southern sand."""
        self.picture = _ground(_WIDTH, height)
        self._top = _MARGIN

    def heading(self, text: str) -> None:
        """Write a line of text."""
        font = ImageFont.load_default(22)
        ImageDraw.Draw(self.picture).text((_MARGIN, self._top), text, fill=_INK, font=font)
        self._top += 40

    def row(self, pictures: list[Picture], cell: int) -> None:
        """Lay pictures side by side."""
        for column, picture in enumerate(pictures):
            left = _MARGIN + column * cell + (cell - picture.width) // 2
            self.picture.alpha_composite(picture, (left, self._top))
        self._top += pictures[0].height + 6

    def gap(self) -> None:
        """Leave some room."""
        self._top += 26

    def scene(self, folder: str) -> None:
        """Lines of engines on hexes, as large as on the board."""
        for shift, wide in ((0, 58), (640, 77)):
            _play(self.picture, (_MARGIN + 60 + shift, self._top + 50), wide, folder)
        self._top += 480

    def save(self) -> None:
        """Keep what has been filled."""
        SHEET.parent.mkdir(parents=True, exist_ok=True)
        filled = self.picture.crop((0, 0, _WIDTH, self._top + _MARGIN)).convert("RGB")
        filled.quantize(256, kmeans=3).save(SHEET, optimize=True)


def engine(folder: str, company: str, heading: int, size: int) -> Picture:
    """A board engine on its shadow, shrunk to this size."""
    picture = _open(f"locomotives/shadow/{heading:03}.png")
    picture.alpha_composite(_open(f"{folder}/{company}/{heading:03}.png"))
    return picture.resize((size, size), _SHRINK)


def main() -> None:
    """Fill and save the sheet."""
    sheet = Sheet(4400)
    for title, folder, portraits in (
        ("Plain set", "locomotives", "portraits"),
        ("Patterned set", "locomotives/patterned", "portraits/patterned"),
    ):
        sheet.heading(f"{title}: 12 headings at 128, then 96, 64 and 40 pixels")
        for company in _COMPANIES:
            sheet.row([engine(folder, company, heading, 128) for heading in HEADINGS], _CELL)
        for size, shift in ((96, 0), (64, 1), (64, 4), (40, 2), (40, 5)):
            sheet.row(_mixed(folder, size, shift), _CELL)
        sheet.heading("On hexes 58 and 77 pixels wide: full HD and 2560 x 1440")
        sheet.scene(folder)
        sheet.row([_shrunk(f"{portraits}/{name}.png", 240) for name in _COMPANIES], 256)
        sheet.gap()
    sheet.heading(f"Start player; the liveries by colour vision: {', '.join(Vision)}")
    sheet.row(_start_player_and_visions(), 307)
    sheet.save()


def _mixed(folder: str, size: int, shift: int) -> list[Picture]:
    return [
        engine(folder, _COMPANIES[(place + shift) % 6], heading, size)
        for place, heading in enumerate(HEADINGS)
    ]


def _start_player_and_visions() -> list[Picture]:
    pictures = []
    for vision in Vision:
        six = Image.new("RGBA", (300, 220))
        for place, company in enumerate(_COMPANIES):
            at = (place % 3 * 100, place // 3 * 105)
            six.alpha_composite(engine("locomotives", company, 330, 98), at)
        pictures.append(_as_seen(six, vision))
    return [_shrunk("portraits/start_player.png", 240), *pictures]


def _as_seen(picture: Picture, vision: Vision) -> Picture:
    pixels = np.asarray(picture, dtype=np.float64) / 255
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)[..., :3]
    linear = np.clip(linear @ np.array(MATRICES[vision]).T, 0, 1)
    encoded = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    seen = np.dstack([encoded, pixels[..., 3]])
    return Image.fromarray(np.rint(seen * 255).astype(np.uint8), "RGBA")


def _play(ground: Picture, at: Place, wide: float, folder: str) -> None:
    """Six lines of track; where two share a hex, their engines stand side by side."""
    draw = ImageDraw.Draw(ground, "RGBA")
    for row in range(6):
        for column in range(9):
            _draw_hex(draw, _centre(at, column, row, wide), wide)
    stops: dict[tuple[int, int], list[tuple[Place, str, int]]] = {}
    for company, (start, route) in _LINES.items():
        place = _centre(at, *start, wide)
        for heading, after in zip(route, (*route[1:], None), strict=True):
            cell = (round(place[0]), round(place[1]))
            stops.setdefault(cell, []).append((place, company, heading))
            if after is not None:
                place = _draw_rail(draw, place, heading, wide, company)
    for _, guests in sorted(stops.items(), key=lambda stop: (stop[0][1], stop[0][0])):
        asides, share = ((0.0,), 1.0) if len(guests) == 1 else ((-0.2, 0.2), 0.8)
        for aside, ((x, y), company, heading) in zip(asides, guests, strict=True):
            picture = engine(folder, company, heading, round(wide * share))
            _put(ground, (x + aside * wide * 0.5, y + aside * wide), picture)


def _draw_rail(
    draw: ImageDraw.ImageDraw, start: Place, heading: int, wide: float, company: str
) -> Place:
    angle = heading * pi / 180
    end = start[0] + wide * cos(angle), start[1] - wide * sin(angle)
    draw.line((*start, *end), fill="#3E3024", width=round(wide / 9))
    draw.line((*start, *end), fill=_RAILS[company], width=round(wide / 15))
    return end


def _put(ground: Picture, centre: Place, picture: Picture) -> None:
    """Stand an engine on a hex, its body and not its wheels in the middle."""
    size = picture.width
    lift = (BOARD.pivot[1] / BOARD.size - 0.07) * size
    ground.alpha_composite(picture, (round(centre[0] - size / 2), round(centre[1] - lift)))


def _centre(at: Place, column: int, row: int, wide: float) -> Place:
    return at[0] + (column + row % 2 / 2) * wide, at[1] + row * wide * 0.866


def _draw_hex(draw: ImageDraw.ImageDraw, centre: Place, wide: float) -> None:
    radius = wide / 3**0.5
    corners = [
        (
            centre[0] + radius * cos(pi / 6 + pi / 3 * k),
            centre[1] + radius * sin(pi / 6 + pi / 3 * k),
        )
        for k in range(6)
    ]
    draw.polygon(corners, outline=(70, 60, 40, 110))


def _ground(width: int, height: int) -> Picture:
    down = np.linspace(0, 1, height)[:, None, None]
    meadow, sand = np.array([176, 196, 138]), np.array([236, 212, 158])
    wave = 0.5 - 0.5 * np.cos(down * 2 * pi * 3)
    colour = np.broadcast_to(meadow * (1 - wave) + sand * wave, (height, width, 3))
    return Image.fromarray(colour.astype(np.uint8), "RGB").convert("RGBA")


def _shrunk(file: str, size: int) -> Picture:
    return _open(file).resize((size, size), _SHRINK)


def _open(file: str) -> Picture:
    with Image.open(SPRITES / file) as picture:
        return picture.convert("RGBA")


if __name__ == "__main__":
    main()
