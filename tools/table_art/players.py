"""A player's place: tile, avatar, start plate, and the screen that hides the portfolio."""

import math

import numpy as np
from PIL import Image

from tools.table_art.palette import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK
from tools.table_art.piece import Piece, Pieces
from tools.table_art.sheet import (
    Box,
    Sheet,
    down,
    drawn,
    flat,
    gold,
    round_about,
    shadow,
    stacked,
)
from tools.table_art.silhouettes import locomotive

_FRAMES = 7
_LEAF = Box(0, 0, 104, 132)  # one of the two leaves of the screen
_LOOKS = {
    "normal": ("#2B4A6E", "#182C48", GOLD, 0.6, CREAM),
    "hover": ("#3A618D", "#20395B", GOLD_LIGHT, 0.9, CREAM),
    "active": ("#FBEBBE", "#D6AE5A", "#FFF3CC", 1.0, INK),
    "absent": ("#242B36", "#181D26", "#8A8676", 0.45, "#8C8A80"),
}


def players() -> Pieces:
    """Tiles, avatar parts, plate, and the screen's frames from closed to open."""
    pieces = {f"player/{state}": _tile(state) for state in _LOOKS}
    pieces["player/avatar"] = Piece(drawn(56, 56, _avatar))
    pieces["player/avatar_ring"] = Piece(drawn(56, 56, _ring))
    pieces["player/start_plate"] = _start_plate()
    leaf = drawn(_LEAF.width, _LEAF.height, _leaf)
    for frame in range(_FRAMES):
        turn = math.radians(84) * frame / (_FRAMES - 1)
        pieces[f"screen/{frame}"] = Piece(_screen(leaf, turn), state=f"frame {frame}")
    return pieces


def _tile(state: str) -> Piece:
    upper, lower, line, opacity, text = _LOOKS[state]

    def draw(sheet: Sheet) -> None:
        box = Box(8, 6, 112, 84)
        sheet.stepped(box, 5).fill(down(6, 90, (0, upper, 1), (1, lower, 1)), keep=True)
        sheet.stroke(gold(box) if state == "active" else flat(line, opacity), 1.8)
        inner = GOLD_DARK if state == "active" else line
        sheet.stepped(box.inset(4), 5).stroke(flat(inner, opacity * 0.45), 0.8)

    image = drawn(128, 100, draw)
    if state == "active":
        image = stacked(shadow(image, 7, 0, 0.85, "#FFD56E"), image)
    else:
        image = stacked(shadow(image, 5, 5, 0.5), image)
    return Piece(image, (64, 56, 64, 64), (16, 12, 16, 20), state=state, text=text)


def _avatar(sheet: Sheet) -> None:
    """A pale disc that takes the player's colour as a tint."""
    light = round_about(
        28, 28, 24, (0, "#FFFFFF", 1), (0.75, "#E6E6E6", 1), (1, "#B4B4B4", 1), light=(-7, -9)
    )
    sheet.circle(28, 28, 23).fill(light)


def _ring(sheet: Sheet) -> None:
    box = Box(4, 4, 48, 48)
    sheet.circle(28, 28, 23).stroke(flat(INK, 0.35), 5)
    sheet.circle(28, 28, 23.4).stroke(gold(box), 3.4)
    sheet.circle(28, 28, 25.3).stroke(flat(GOLD_DARK), 0.7)
    sheet.circle(28, 28, 21.5).stroke(flat(GOLD_DARK), 0.7)


def _start_plate() -> Piece:
    """The brass plate of the start player, an engine in red enamel on it."""

    def draw(sheet: Sheet) -> None:
        box = Box(5, 4, 62, 42)
        sheet.stepped(box, 4).fill(gold(box), keep=True).stroke(flat("#5A3F14"), 1)
        inner = box.inset(4)
        red = down(inner.top, inner.bottom, (0, "#E2602F", 1), (1, "#94260F", 1))
        sheet.stepped(inner, 3).fill(red, keep=True).stroke(flat("#5A1407"), 1)
        sheet.pen.translate(15, 8.6)
        locomotive(sheet, 42, flat("#FFF3CC"))

    image = drawn(72, 54, draw)
    return Piece(stacked(shadow(image, 4, 4, 0.65), image), overhang=(10, 8, 10, 16))


def _leaf(sheet: Sheet) -> None:
    """The left leaf of the screen: navy board in a gold rim, half a sun over half a wheel."""
    box = _LEAF
    board = down(0, box.bottom, (0, "#2B4C76", 1), (0.6, "#182F50", 1), (1, "#0F1F38", 1))
    sheet.box(box).fill(board)
    sheet.box(box).clip()
    seam, ground = box.right, 84.0
    for number in range(9):
        start = math.pi + math.pi / 2 * (number + 0.2) / 9
        ray = round_about(seam, ground, 96, (0, GOLD_LIGHT, 1), (0.7, GOLD, 0.75), (1, GOLD, 0.3))
        reach = 90 if number % 2 else 74
        sheet.ray(seam, ground, reach, start, start + math.pi / 2 * 0.55 / 9).fill(ray)
    disc = down(ground - 30, ground, (0, "#FFF0BE", 1), (1, "#E0913A", 1))
    sheet.circle(seam, ground, 30).fill(flat("#182F50"))
    sheet.circle(seam, ground, 26).fill(disc)
    sheet.box(Box(0, ground, box.width, 60)).fill(
        down(ground, 132, (0, "#142846", 1), (1, "#0E1C33", 1))
    )
    for top, height, opacity in ((0, 2.4, 1), (5, 1.2, 0.8), (9, 0.8, 0.5)):
        sheet.box(Box(14, ground + top, box.width, height)).fill(flat(GOLD_LIGHT, opacity))
    for number in range(6):
        left = 18 + number * 15.5
        sheet.box(Box(left, ground + 16, 9, 3)).fill(flat(GOLD, 0.75))
    sheet.box(Box(14, ground + 14.4, 104, 1.6)).fill(flat(GOLD_LIGHT, 0.9))
    sheet.box(Box(14, ground + 19.4, 104, 1.6)).fill(flat(GOLD_LIGHT, 0.9))
    sheet.box(box.inset(1.5)).stroke(gold(box), 3)
    sheet.stepped(Box(7, 7, 200, box.height - 14), 5).stroke(flat(GOLD, 0.85), 1.2)
    sheet.box(Box(seam - 1.6, 0, 1.6, box.height)).fill(flat("#08101E"))


def _screen(leaf: Image.Image, turn: float) -> Image.Image:
    """Both leaves turned outwards on their hinges by an angle, seen from the front."""
    margin = 24
    width, height = 2 * leaf.width + 2 * margin, leaf.height + 2 * margin
    whole = Image.new("RGBA", (width, height))
    shade = 1 - 0.45 * math.sin(turn)
    turned = leaf.point([round(value * shade) for value in range(256)] * 3 + list(range(256)))
    near = leaf.width * math.cos(turn)
    grown = margin * 0.9 * math.sin(turn)
    target = [(margin, margin), (margin + near, margin - grown)]
    target += [(margin + near, margin + leaf.height + grown), (margin, margin + leaf.height)]
    left = _warped(turned, target, (width, height))
    whole.alpha_composite(left)
    whole.alpha_composite(left.transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    return stacked(shadow(whole, 7, 8, 0.6), whole)


def _warped(
    image: Image.Image, target: list[tuple[float, float]], size: tuple[int, int]
) -> Image.Image:
    """A picture laid into a four-cornered area, in perspective."""
    source = [(0, 0), (image.width, 0), (image.width, image.height), (0, image.height)]
    rows, wanted = [], []
    for (x, y), (from_x, from_y) in zip(target, source, strict=True):
        rows.append([x, y, 1, 0, 0, 0, -from_x * x, -from_x * y])
        rows.append([0, 0, 0, x, y, 1, -from_y * x, -from_y * y])
        wanted += [from_x, from_y]
    factors = np.linalg.solve(np.array(rows, float), np.array(wanted, float))
    return image.transform(
        size, Image.Transform.PERSPECTIVE, factors.tolist(), Image.Resampling.BICUBIC
    )
