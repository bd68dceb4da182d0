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
from tools.locomotives.frames import HEADINGS
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
_HEX = 58
"""How wide a hex of the board is on a screen of 1920 x 1080."""
_COMPANIES = tuple(livery.company for livery in read_liveries())
_RAILS = {livery.company: livery.body for livery in read_liveries()}


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
        for shift, size in ((0, 60), (770, 80)):
            _play(self.picture, (_MARGIN + 60 + shift, self._top + 50), size, folder)
        self._top += 400

    def save(self) -> None:
        """Keep what has been filled."""
        SHEET.parent.mkdir(parents=True, exist_ok=True)
        filled = self.picture.crop((0, 0, _WIDTH, self._top + _MARGIN)).convert("RGB")
        filled.quantize(256, dither=Image.Dither.FLOYDSTEINBERG).save(SHEET, optimize=True)


def engine(folder: str, company: str, heading: int, size: int) -> Picture:
    """A board engine on its shadow, shrunk to this size."""
    picture = _open(f"locomotives/shadow/{heading:03}.png")
    picture.alpha_composite(_open(f"{folder}/{company}/{heading:03}.png"))
    return picture.resize((size, size), _SHRINK)


def main() -> None:
    """Fill and save the sheet."""
    sheet = Sheet(4200)
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
    sheet.heading("Start player, and the liveries as the four kinds of colour vision see them")
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
            six.alpha_composite(engine("locomotives", company, 330, 110), at)
        pictures.append(_as_seen(six, vision))
    return [_shrunk("portraits/start_player.png", 240), *pictures]


def _as_seen(picture: Picture, vision: Vision) -> Picture:
    pixels = np.asarray(picture, dtype=np.float64) / 255
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)[..., :3]
    linear = np.clip(linear @ np.array(MATRICES[vision]).T, 0, 1)
    encoded = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    seen = np.dstack([encoded, pixels[..., 3]])
    return Image.fromarray(np.rint(seen * 255).astype(np.uint8), "RGBA")


def _play(ground: Picture, at: Place, size: int, folder: str) -> None:
    """Six lines of track, one of them sharing hexes with another."""
    wide = _HEX * size / 60
    lines = {
        "blue": ((0, 0), (0, 0, 300, 300, 0)),
        "yellow": ((0, 1), (0, 0, 0, 60, 0)),
        "red": ((5, 0), (300, 240, 300, 0, 0)),
        "green": ((0, 3), (0, 0, 60, 0, 0)),
        "black": ((7, 0), (0, 300, 240, 240, 180)),
        "purple": ((0, 4), (0, 0, 60, 0, 300)),
    }
    draw = ImageDraw.Draw(ground, "RGBA")
    for row in range(6):
        for column in range(11):
            _draw_hex(draw, _centre(at, column, row, wide), wide)
    engines: list[tuple[float, float, str, int]] = []
    used: set[tuple[int, int]] = set()
    for company, (start, route) in lines.items():
        x, y = _centre(at, *start, wide)
        for heading in route:
            cell = (round(x / 8), round(y / 8))
            beside = 0.22 * wide if cell in used else 0.0
            used.add(cell)
            ahead = (x + wide * cos(heading * pi / 180), y - wide * sin(heading * pi / 180))
            draw.line((x, y, *ahead), fill="#4A3A2C", width=round(wide / 9))
            draw.line((x, y, *ahead), fill=_RAILS[company], width=round(wide / 14))
            engines.append((y + beside, x + beside, company, heading))
            x, y = ahead
    for y, x, company, heading in sorted(engines):
        picture = engine(folder, company, heading, size)
        # The ground centre lies at 116 of 192 pixels; the hex's centre goes under the body.
        place = (round(x - size / 2), round(y - size * 106 / 192))
        ground.alpha_composite(picture, place)


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
    noise = np.random.default_rng(7).normal(0, 2.2, (height, width, 1))
    colour = np.clip(meadow * (1 - wave) + sand * wave + noise, 0, 255).astype(np.uint8)
    return Image.fromarray(colour, "RGB").convert("RGBA")


def _shrunk(file: str, size: int) -> Picture:
    return _open(file).resize((size, size), _SHRINK)


def _open(file: str) -> Picture:
    with Image.open(SPRITES / file) as picture:
        return picture.convert("RGBA")


if __name__ == "__main__":
    main()
