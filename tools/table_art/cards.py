"""The company card: cream paper, sun rays for the portrait, depot, marks and value track."""

import math
from functools import partial
from typing import NamedTuple

from PIL import Image

from tools.table_art.marks import mark
from tools.table_art.palette import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PAPER,
    PAPER_DARK,
    Livery,
    liveries,
    mixed,
)
from tools.table_art.piece import Piece, Pieces, all_round
from tools.table_art.sheet import (
    Box,
    Sheet,
    along,
    down,
    drawn,
    flat,
    gold,
    round_about,
    shadow,
    stacked,
)

_RAYS = Box(0, 0, 158, 102)
_RADIUS = 6.0
_VEIL = "#5A5A5E"


class _Look(NamedTuple):
    top: str
    bottom: str
    frame: float
    glow: str
    glow_opacity: float
    text: str


_LOOKS = {
    "normal": _Look(PAPER, PAPER_DARK, 1.8, "#05080F", 0.6, INK),
    "hover": _Look("#FFFBEC", "#F4E3B8", 2.6, "#FFE08A", 0.75, INK),
    "chosen": _Look("#FFF9E4", "#F3DDA2", 2.6, "#FFC94A", 1.6, INK),
    "disabled": _Look("#BDB7A6", "#A29A86", 1.4, "#05080F", 0.4, "#5E574A"),
}


def cards() -> Pieces:
    """Every part of the card that is not the value track."""
    pieces = {f"card/{state}": _card(state, look) for state, look in _LOOKS.items()}
    for livery in liveries():
        name = livery.company
        pieces[f"card/rays_{name}"] = Piece(_rays(livery))
        pieces[f"depot/{name}"] = Piece(_depot(livery))
        pieces[f"mark/{name}"] = Piece(drawn(32, 32, partial(_mark, livery=livery)))
    veil = drawn(32, 32, lambda sheet: sheet.rounded(sheet.whole, _RADIUS).fill(flat(_VEIL, 0.5)))
    pieces["card/veil"] = Piece(veil, all_round(16), state="disabled")
    pieces["card/shelf"] = Piece(drawn(60, 14, _shelf), slices=(24, 8, 24, 8))
    return pieces


def _card(state: str, look: _Look) -> Piece:
    def draw(sheet: Sheet) -> None:
        outer = sheet.whole.inset(10)
        paper = down(outer.top, outer.bottom, (0, look.top, 1), (1, look.bottom, 1))
        sheet.rounded(outer, _RADIUS).fill(paper)
        sheet.rounded(outer.inset(5), 3).stroke(flat(GOLD_DARK, 0.22), 0.8)
        frame = flat("#7C766A") if state == "disabled" else gold(outer)
        sheet.rounded(outer.inset(look.frame / 2 - 0.4), _RADIUS).stroke(frame, look.frame)
        if state == "chosen":  # a broad red band between two lines of gold
            sheet.rounded(outer.inset(4.4), _RADIUS - 2.2).stroke(flat("#C8380A"), 4.4)
            sheet.rounded(outer.inset(6.9), _RADIUS - 3.4).stroke(gold(outer), 1.4)

    image = drawn(96, 96, draw)
    fall = 5 if look.glow == "#05080F" else 0
    cast = shadow(image, 8, fall, look.glow_opacity, look.glow)
    image = stacked(shadow(image, 6, 6, 0.45), cast, image)
    margins = all_round(20)
    return Piece(image, all_round(48), margins, state=state, text=look.text)


def _rays(livery: Livery) -> Image.Image:
    """The poster ground of a portrait, which covers the left of a card."""

    def draw(sheet: Sheet) -> None:
        box = _RAYS
        sheet.pen.new_path()
        sheet.pen.arc(_RADIUS, _RADIUS, _RADIUS, math.pi, 1.5 * math.pi)
        sheet.pen.line_to(box.right, 0)
        sheet.pen.line_to(box.right, box.bottom)
        sheet.pen.arc(_RADIUS, box.bottom - _RADIUS, _RADIUS, math.pi / 2, math.pi)
        sheet.pen.close_path()
        sheet.clip()
        sky = down(0, box.bottom, (0, "#FBEFCB", 1), (0.55, "#F8DFA4", 1), (1, "#EDB26C", 1))
        sheet.box(box).fill(sky)
        _sun(sheet, livery)
        _platform(sheet, livery)
        edge = box.right - 2.5
        sheet.box(Box(edge, 0, 2.5, box.height)).fill(gold(box))
        shade = along((edge - 5, 0), (edge, 0), (0, INK, 0), (1, INK, 0.28))
        sheet.box(Box(edge - 5, 0, 5, box.height)).fill(shade)

    return drawn(_RAYS.width, _RAYS.height, draw)


def _sun(sheet: Sheet, livery: Livery) -> None:
    x, y = _RAYS.width / 2, _RAYS.height - 8
    strong = mixed(livery.body, livery.dark, 0.3 if livery.company == "yellow" else 0.1)
    for number in range(15):
        start = math.pi * (1 + (number + 0.24) / 15)
        sheet.ray(x, y, 190, start, start + math.pi * 0.52 / 15)
        sheet.fill(round_about(x, y, 150, (0, strong, 0.2), (0.35, strong, 0.55), (0.8, strong, 1)))
    halo = round_about(x, y, 56, (0, "#FFF6D8", 0.95), (0.55, "#FFF0C4", 0.55), (1, "#FFF0C4", 0))
    sheet.circle(x, y, 56).fill(halo)


def _platform(sheet: Sheet, livery: Livery) -> None:
    """The rail that the engine stands on."""
    top = _RAYS.height - 14
    sheet.box(Box(0, top, _RAYS.width, 14)).fill(flat("#16233A"))
    for number in range(17):
        sheet.box(Box(number * 10 - 2, top + 4.5, 5.5, 3.6)).fill(flat("#A98351", 0.85))
    sheet.box(Box(0, top + 2, _RAYS.width, 1.7)).fill(flat("#E9E1CB"))
    sheet.box(Box(0, top + 9.2, _RAYS.width, 2.2)).fill(flat("#F5EBD0"))
    sheet.box(Box(0, top + 12, _RAYS.width, 2)).fill(flat(mixed(livery.body, CREAM, 0.1)))


def _mark(sheet: Sheet, livery: Livery) -> None:
    """A company's sign, edged so that it stands on paper and on navy alike."""
    mark(sheet, livery.mark, (16, 16), 11.5)
    sheet.stroke(flat("#FFF9E8"), 6.4, keep=True).stroke(flat(livery.dark), 3.2, keep=True)
    light = mixed(livery.body, livery.light, 0.35)
    sheet.fill(down(5, 27, (0, light, 1), (1, livery.body, 1)))


def _depot(livery: Livery) -> Image.Image:
    """An engine shed: saw-tooth glass roof in the company's colour, two gates."""

    def draw(sheet: Sheet) -> None:
        for left in (4.0, 18.0):
            roof = [(left, 17.0), (left, 6.0), (left + 14, 17.0)]
            sheet.polygon(roof).fill(flat(livery.body), keep=True).stroke(flat(livery.dark), 1.6)
            glass = [(left + 2, 15.0), (left + 2, 10.0), (left + 8.4, 15.0)]
            sheet.polygon(glass).fill(flat(livery.light, 0.75))
        sheet.box(Box(3.2, 16.5, 29.6, 15)).fill(flat("#F7E8C0"), keep=True)
        sheet.stroke(flat(INK), 1.6)
        for left in (6.5, 19.5):
            sheet.pen.move_to(left, 31.5)
            sheet.pen.line_to(left, 25)
            sheet.pen.arc(left + 5, 25, 5, math.pi, 2 * math.pi)
            sheet.pen.line_to(left + 10, 31.5)
            sheet.fill(flat(INK))
            sheet.box(Box(left + 2.2, 28.6, 5.6, 1.2)).fill(flat(GOLD_LIGHT))
        sheet.box(Box(2, 31.2, 32, 2)).fill(flat(GOLD_DARK))

    return drawn(36, 36, draw)


def _shelf(sheet: Sheet) -> None:
    """A brass shelf under the engines that a depot still holds."""
    sheet.box(Box(2, 9, 56, 3)).fill(flat(INK, 0.22))
    sheet.rounded(Box(0, 4, 60, 5), 2).fill(gold(Box(0, 4, 60, 5)), keep=True)
    sheet.stroke(flat(GOLD_DARK), 0.8)
    for x in (7, 53):
        sheet.circle(x, 6.5, 1.3).fill(flat(GOLD_DARK))
        sheet.box(Box(x - 7, 4, 14, 0.8)).fill(flat(GOLD, 0.5))
