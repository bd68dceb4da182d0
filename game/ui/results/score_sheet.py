"""The score sheet: every player's locomotives, the count company by company, penalty and total."""

import re
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from game.rules.companies import COMPANIES, Company, PerCompany
from game.rules.scoring import Score
from game.ui.anim.effects import Look
from game.ui.results.layout import SheetLayout, SheetRow
from game.ui.results.reveal import cell, door, penalty, total
from game.ui.table.panel.engines_small import draw_shelf
from game.ui.table.panel.players import PlayerFace, draw_player
from game.ui.widgets.names import tile_name
from game.ui.widgets.skins import Skins

_BAND = "#2C5396"
CREAM, GOLD, RED = "#F6EBCF", "#F4DD9A", "#E8573A"
_TILE = (226, 98)  # units of the largest tile
_FRAMES = 6  # of a screen that opens
_SCREEN = 1.44  # its width for its height
_OVER = (1.1, 1.14)  # its picture is larger than itself, for the shadow


class Measured(Protocol):
    """A layout that knows its scale."""

    @property
    def scale(self) -> float:
        """How large sprites are."""

    def pixels(self, units: float) -> int:
        """A length told for 1536x864."""


class SheetFace(NamedTuple):
    """All that the sheet shows of one player once the screens are down."""

    player: PlayerFace
    portfolio: PerCompany
    score: Score
    winner: bool
    most: int  # locomotives that anybody holds
    widest: str  # of all counts on the page, so that they are written in one size


def widest_count(portfolios: Sequence[PerCompany], values: PerCompany) -> str:
    """A count as wide as any of these portfolios has."""
    counts = [
        _count(held, value)
        for portfolio in portfolios
        for held, value in zip(portfolio, values, strict=True)
        if held
    ]
    return re.sub(r"\d", "0", max(counts, key=len, default=""))


def _count(held: int, value: int) -> str:
    return f"{held} \N{MULTIPLICATION SIGN} {value}"


def draw_row(
    surface: Surface,
    skins: Skins,
    layout: SheetLayout,
    face: SheetFace,
    looks: Mapping[Hashable, Look],
    patterned: bool,
) -> None:
    """One player's row as far as it has been counted."""
    seat = face.player.seat
    row = layout.rows[seat]
    tile = _tile(layout, row.tile)
    name = tile_name(skins, face.player.name, tile)
    draw_player(surface, skins, face.player._replace(name=name), tile)
    opened = looks[door(seat)].opacity if door(seat) in looks else 0.0
    _shelf(surface, skins, layout, face, row.shelf, opened, patterned)
    for company, box in zip(COMPANIES, row.cells, strict=True):
        look = looks.get(cell(seat, company))
        if look is None:
            draw_waiting(surface, layout, box)
        else:
            _points(surface, skins, layout, face, company, grown(box, look))
    if (look := looks.get(penalty(seat))) is not None:
        _penalty(surface, skins, layout, face, grown(row.penalty, look))
    else:
        draw_waiting(surface, layout, row.penalty)
    look = looks.get(total(seat))
    draw_total(surface, skins, layout, row.total, None if look is None else look.number)


def draw_row_crown(
    surface: Surface, skins: Skins, layout: SheetLayout, row: SheetRow, look: Look
) -> None:
    """The crown over a winner's name, as far as it has sprung up."""
    tile = _tile(layout, row.tile)
    middle = tile.left + layout.pixels(4), tile.top + layout.pixels(4)
    draw_crown(surface, skins, middle, round(layout.pixels(44) * look.scale))


def draw_crown(surface: Surface, skins: Skins, middle: tuple[int, int], size: int) -> None:
    """A golden crown with its shadow."""
    if size > 0:
        skins.icon(surface, "crown", (middle[0] + 2, middle[1] + 2), size, "#1A1206")
        skins.icon(surface, "crown", middle, size, "#FFD65A")


def draw_winning_band(surface: Surface, layout: SheetLayout, row: SheetRow) -> None:
    """What lies behind a winner's row."""
    draw_band(
        surface, layout, row.tile.union(row.total).inflate(layout.pixels(16), layout.pixels(8))
    )


def draw_band(surface: Surface, layout: Measured, box: Rect) -> None:
    """A bright band in a golden frame."""
    radius, line = layout.pixels(8), max(1, layout.pixels(2))
    pygame.draw.rect(surface, _BAND, box, border_radius=radius)
    pygame.draw.rect(surface, "#FFD65A", box, line, border_radius=radius)


def _tile(layout: SheetLayout, box: Rect) -> Rect:
    """A player's tile: as high as the row and as wide as its column, but no larger than the words
    around it."""
    wide = min(box.width, layout.pixels(_TILE[0]))
    high = min(box.height, layout.pixels(_TILE[1]), round(wide * 0.44))
    return Rect(box.left, box.centery - high // 2, wide, high)


def grown(box: Rect, look: Look) -> Rect:
    """A box as large as a look says, around the same middle."""
    share = min(max(look.scale, 0.0), 1.15)
    grown = Rect(0, 0, round(box.width * share), round(box.height * share))
    grown.center = box.center
    return grown


def hex_of(colour: pygame.Color) -> str:
    """A colour as it is written."""
    return f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}"


def _shelf(
    surface: Surface,
    skins: Skins,
    layout: SheetLayout,
    face: SheetFace,
    box: Rect,
    opened: float,
    patterned: bool,
) -> None:
    shown = face.portfolio if opened > 0 else None
    draw_shelf(surface, skins, shown, box, layout.scale, patterned, face.most)
    if opened < 1:
        _screens(surface, skins, box, round(opened * _FRAMES))


def _screens(surface: Surface, skins: Skins, box: Rect, frame: int) -> None:
    """As many folding screens as it takes to hide a shelf."""
    count = max(1, round(box.width / (box.height * _SCREEN)))
    for number in range(count):
        left = box.left + box.width * number // count
        right = box.left + box.width * (number + 1) // count
        size = round((right - left) * _OVER[0]), round(box.height * _OVER[1])
        picture = skins.assets.scaled(f"table/screen/{frame}", size)
        surface.blit(picture, picture.get_rect(center=((left + right) // 2, box.centery)))


def draw_waiting(surface: Surface, layout: Measured, box: Rect) -> None:
    """A place that nothing has been counted into yet."""
    radius = layout.pixels(8)
    pygame.draw.rect(surface, "#0E1B36", box, border_radius=radius)
    pygame.draw.rect(surface, "#2E4470", box, 1, border_radius=radius)


def _points(
    surface: Surface,
    skins: Skins,
    layout: SheetLayout,
    face: SheetFace,
    company: Company,
    box: Rect,
) -> None:
    held, points = face.portfolio[company.order], face.score.points[company.order]
    if not held:
        draw_waiting(surface, layout, box)
        skins.write(surface, "0", box, layout.pixels(22), "#7F8CA8", align=0.5)
        return
    livery, radius = skins.assets.livery(company), layout.pixels(8)
    pygame.draw.rect(surface, livery.body, box, border_radius=radius)
    line = max(1, layout.pixels(2))
    pygame.draw.rect(surface, livery.light, box, line, border_radius=radius)
    ink = hex_of(livery.ink)
    high = box.height * 11 // 20
    upper = Rect(box.left, box.top + box.height // 14, box.width, high)
    lower = Rect(box.left, upper.bottom, box.width, box.height - high - box.height // 7)
    size = min(layout.pixels(34), round(high * 0.9))
    skins.write(surface, str(points), upper, size, ink, role="reading-bold", align=0.5)
    small = min(layout.pixels(20), round(lower.height * 0.95))
    words = _count(held, points // held)
    small = skins.fitting(face.widest, round(box.width * 0.97 - small - layout.pixels(9)), small)
    mark = round(small * 0.95)
    width = skins.assets.font("reading", small).size(words)[0]
    left = lower.centerx - (width + mark + layout.pixels(9)) // 2
    disc = (left + mark // 2, lower.centery - layout.pixels(1))
    pygame.draw.aacircle(surface, CREAM, disc, mark * 0.66)
    picture = skins.assets.scaled(f"table/mark/{company}", (mark, mark))
    surface.blit(picture, picture.get_rect(center=disc))
    rest = Rect(left + mark + layout.pixels(9), lower.top, width + 2, lower.height)
    skins.write(surface, words, rest, small, ink)


def _penalty(
    surface: Surface, skins: Skins, layout: SheetLayout, face: SheetFace, box: Rect
) -> None:
    lost = face.score.penalty
    if not lost:
        draw_waiting(surface, layout, box)
        skins.write(surface, "0", box, layout.pixels(22), "#7F8CA8", align=0.5)
        return
    radius = layout.pixels(8)
    pygame.draw.rect(surface, "#FFF1E6", box, border_radius=radius)
    pygame.draw.rect(surface, RED, box, max(2, layout.pixels(3)), border_radius=radius)
    words, pixels = f"\N{MINUS SIGN}{lost}", layout.pixels(32)
    skins.write(surface, words, box, pixels, "#A81E0C", role="reading-bold", align=0.5)


def draw_total(
    surface: Surface, skins: Skins, layout: Measured, box: Rect, number: int | None
) -> None:
    """Somebody's points in all, once they are known."""
    if number is None:
        draw_waiting(surface, layout, box)
        return
    skins.spread(surface, "panel/badge", box, layout.scale)
    words = signed(number)
    inner = box.inflate(-layout.pixels(20), 0)
    pixels = min(layout.pixels(46), round(box.height * 0.7))
    skins.write(surface, words, inner, pixels, "#2A1C12", role="display", align=0.5)


def signed(number: int) -> str:
    """A number with a minus that is as long as a plus."""
    return str(number).replace("-", "\N{MINUS SIGN}")
