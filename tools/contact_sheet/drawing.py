"""Draws what the plan says: the map, sections with their titles, sprites with their labels."""

import math
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont

from tools.contact_sheet.catalogue import PAGE, PIXELS, SPRITES, Sprite, manifest
from tools.contact_sheet.plan import LINE, PADDING, TITLE, Mat, Placed, Spot, View
from tools.table_art.palette import CREAM, GOLD_LIGHT, INK, PAPER, liveries
from tools.table_art.piece import Piece, stretched

_SHRINK = Image.Resampling.BOX
"""Shrinks as pygame's smoothscale does, so that a sheet promises nothing more."""
_PARTS = {"table/curtain/left": (1.0, 1.0), "table/curtain/right": (0.0, 1.0)}
"""Where in a large picture the part lies that is shown; elsewhere it is the poster's engine."""
_ENGINE = (0.86, 0.62)
_TINTS = {"map/rail/bed": "#D62A10", "icons/": CREAM, "table/player/avatar.": "#E9C46A"}


class Lettering(NamedTuple):
    """How words are written."""

    mat: Mat = Mat.NONE
    face: str = "reading-bold"
    size: int = 11
    anchor: str = "lm"


def bare_page() -> Image.Image:
    """The map as a 1920x1080 table shows it, and as much of it to the right as a page is wide."""
    left, top, *_ = manifest("map")["pictures"]["france"]["home_view"]
    area = (left, top, left + PAGE[0] * PIXELS, top + PAGE[1] * PIXELS)
    return ground().crop(area).resize(PAGE, _SHRINK)


def ground() -> Image.Image:
    """The whole map, its tiles put together."""
    picture = manifest("map")["pictures"]["france"]
    whole = Image.new("RGBA", tuple(picture["size"]))
    across, down = picture["tile"]
    for row in range(math.ceil(whole.height / down)):
        for column in range(math.ceil(whole.width / across)):
            tile = opened("map/" + picture["tiles"].format(row=row, column=column))
            whole.paste(tile, (column * across, row * down))
    return whole


def draw(page: Image.Image, placed: Placed) -> None:
    """A section with its contents."""
    mat = placed.section.mat
    if mat:
        _lay_mat(page, placed)
    title = (placed.left + PADDING, placed.top + TITLE * 0.6)
    write(page, title, placed.section.title, Lettering(mat, "display", 18))
    for number, spot in enumerate(placed.spots):
        middle = spot.left + spot.width / 2
        place = (round(middle - spot.size[0] / 2), spot.top)
        page.alpha_composite(_seen(spot, _tint(spot.sprite, number)), place)
        for line, words in enumerate(spot.label):
            y = spot.top + spot.size[1] + LINE * (line + 0.5) + 1
            write(page, (middle, y), words, Lettering(mat, anchor="mm"))


def write(page: Image.Image, at: tuple[float, float], words: str, how: Lettering) -> None:
    """Words that can be read on the map, or on a mat."""
    font = ImageFont.truetype(SPRITES / "fonts" / f"{how.face}.ttf", how.size)
    pen = ImageDraw.Draw(page)
    if how.mat is Mat.NONE:
        pen.text(at, words, INK, font, how.anchor, stroke_width=2, stroke_fill=PAPER)
    else:
        pen.text(at, words, INK if how.mat is Mat.PAPER else GOLD_LIGHT, font, how.anchor)


def picture(sprite: Sprite) -> Image.Image:
    """A sprite as large as the game draws it: drawn out, repeated or shrunk."""
    image = opened(sprite.file)
    wide, high = (side * PIXELS for side in sprite.size)
    if sprite.slices:
        left, top, right, bottom = sprite.slices
        image = stretched(Piece(image, (left, top, right, bottom)), wide, high)
    elif sprite.tiles:
        field = Image.new("RGBA", (wide, high))
        for x in range(0, wide, image.width):
            for y in range(0, high, image.height):
                field.paste(image, (x, y))
        image = field
    larger = sprite.size[0] > image.width
    return image.resize(sprite.size, Image.Resampling.BILINEAR if larger else _SHRINK)


def engine(folder: str, heading: int, side: int) -> Image.Image:
    """An engine of the board on its shadow."""
    whole = opened(f"locomotives/shadow/{heading:03}.png").copy()
    whole.alpha_composite(opened(f"{folder}/{heading:03}.png"))
    return whole.resize((side, side), _SHRINK)


@cache
def opened(file: str) -> Image.Image:
    """A picture below sprites/, with alpha."""
    with Image.open(SPRITES / file) as image:
        return image.convert("RGBA")


def _lay_mat(page: Image.Image, placed: Placed) -> None:
    mat = placed.section.mat
    entry = manifest("table")["sprites"][mat.removeprefix("table/")]
    left, top, right, bottom = (side // PIXELS for side in entry.get("overhang", (0, 0, 0, 0)))
    size = (placed.width + left + right, placed.height + top + bottom)
    ground = picture(Sprite(f"{mat}.png", size, entry["slices"]))
    page.alpha_composite(ground, (placed.left - left, placed.top - top))


def _seen(spot: Spot, tint: str) -> Image.Image:
    """A sprite as its spot shows it."""
    sprite = spot.sprite
    if spot.view is View.SHRUNK:
        return opened(sprite.file).resize(spot.size, Image.Resampling.LANCZOS)
    image = picture(sprite)
    if spot.view is View.PART:
        across, down = _PARTS.get(sprite.name, _ENGINE)
        left = round((image.width - spot.size[0]) * across)
        top = round((image.height - spot.size[1]) * down)
        return image.crop((left, top, left + spot.size[0], top + spot.size[1]))
    folder, _, heading = sprite.name.rpartition("/")
    if folder.startswith("locomotives/") and folder != "locomotives/shadow":
        return engine(folder, int(heading), sprite.size[0])
    if tint:
        image = ImageChops.multiply(image, Image.new("RGBA", image.size, tint))
    return image


def _tint(sprite: Sprite, number: int) -> str:
    """The colour that the game gives to a white sprite."""
    if sprite.file.startswith("particles/confetti"):
        return liveries()[number % len(liveries())].body
    return next((tint for start, tint in _TINTS.items() if sprite.file.startswith(start)), "")
