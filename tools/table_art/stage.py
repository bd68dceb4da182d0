"""Lays sprites together as the game will: by their manifests alone, in units of 1920x1080."""

import json
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont

from tools.table_art.palette import CREAM, ROOT
from tools.table_art.piece import Piece, all_round, stretched
from tools.table_art.sheet import SCALE, Box

SPRITES = ROOT / "sprites"


class Lettering(NamedTuple):
    """How words are written."""

    face: str = "reading"
    size: float = 14
    colour: str = CREAM
    anchor: str = "lm"
    spacing: float = 0


@cache
def piece(name: str) -> Piece:
    """A sprite with its margins, by folder and name."""
    folder, _, inner = name.partition("/")
    book = json.loads((SPRITES / folder / "manifest.json").read_text(encoding="utf-8"))["sprites"]
    entry = book[inner]
    slices, overhang = entry.get("slices"), entry.get("overhang")
    with Image.open(SPRITES / folder / entry["file"]) as image:
        return Piece(
            image.convert("RGBA"),
            slices and (slices[0], slices[1], slices[2], slices[3]),
            overhang and (overhang[0], overhang[1], overhang[2], overhang[3]),
            text=entry.get("text", ""),
        )


class Stage:
    """A transparent table top, two pixels for each unit."""

    def __init__(self, width: int, height: int) -> None:
        """Begin with nothing on it."""
        self.image = Image.new("RGBA", (width * SCALE, height * SCALE))

    def lay(self, name: str, x: float, y: float, zoom: float = 1, tint: str = "") -> None:
        """A sprite with its middle at a point."""
        self.put(piece(name).image, x, y, zoom, tint)

    def put(self, image: Image.Image, x: float, y: float, zoom: float = 1, tint: str = "") -> None:
        """A picture with its middle at a point."""
        if tint:
            image = ImageChops.multiply(image, Image.new("RGBA", image.size, tint))
        size = (round(image.width * zoom), round(image.height * zoom))
        small = image.resize(size, Image.Resampling.LANCZOS)
        self._paste(small, round(x * SCALE - size[0] / 2), round(y * SCALE - size[1] / 2))

    def spread(self, name: str, box: Box) -> None:
        """A nine-slice sprite over a box; its shadow reaches out of it."""
        sprite = piece(name)
        left, top, right, bottom = sprite.overhang or all_round(0)
        width = round(box.width * SCALE) + left + right
        height = round(box.height * SCALE) + top + bottom
        whole = stretched(sprite, width, height)
        self._paste(whole, round(box.left * SCALE) - left, round(box.top * SCALE) - top)

    def tile(self, name: str, box: Box, zoom: float = 1) -> None:
        """A sprite that repeats, from the upper left on."""
        sprite = piece(name).image
        size = (round(sprite.width * zoom), round(sprite.height * zoom))
        sprite = sprite.resize(size, Image.Resampling.LANCZOS)
        field = Image.new("RGBA", (round(box.width * SCALE), round(box.height * SCALE)))
        for x in range(0, field.width, sprite.width):
            for y in range(0, field.height, sprite.height):
                field.paste(sprite, (x, y))
        self._paste(field, round(box.left * SCALE), round(box.top * SCALE))

    def write(self, words: str, x: float, y: float, how: Lettering) -> float:
        """Words at a point; answers how many units they are wide."""
        font = ImageFont.truetype(SPRITES / "fonts" / f"{how.face}.ttf", how.size * SCALE)
        pen = ImageDraw.Draw(self.image)
        if not how.spacing:
            pen.text((x * SCALE, y * SCALE), words, how.colour, font, how.anchor)
            return float(font.getlength(words)) / SCALE
        widths = [font.getlength(letter) / SCALE + how.spacing for letter in words]
        whole = sum(widths) - how.spacing
        start = x - {"l": 0.0, "m": whole / 2, "r": whole}[how.anchor[0]]
        for letter, width in zip(words, widths, strict=True):
            place = (start * SCALE, y * SCALE)
            pen.text(place, letter, how.colour, font, "l" + how.anchor[1])
            start += width
        return float(whole)

    def _paste(self, image: Image.Image, left: int, top: int) -> None:
        """Lay a picture down, cut off where it leaves the table."""
        cut = (max(0, -left), max(0, -top))
        if cut[0] < image.width and cut[1] < image.height:
            rest = image.crop((*cut, image.width, image.height))
            self.image.alpha_composite(rest, (left + cut[0], top + cut[1]))
