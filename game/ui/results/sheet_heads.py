"""What stands above the columns of the score sheet: the companies with their values, and words."""

from dataclasses import replace
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.companies import COMPANIES, Company, PerCompany
from game.ui.results.layout import SheetLayout
from game.ui.results.score_sheet import CREAM, GOLD, hex_of
from game.ui.widgets.skins import Skins

_WIDER = 22  # units that a word may be wider than its column


class HeadFace(NamedTuple):
    """The words and numbers above the columns."""

    held: str
    value: str
    penalty: str
    total: str
    values: PerCompany


def draw_heads(surface: Surface, skins: Skins, layout: SheetLayout, face: HeadFace) -> None:
    """What the columns are."""
    layout = replace(layout, scale=layout.heads_scale)
    heads, pixels = layout.heads, layout.pixels
    for company, box in zip(COMPANIES, heads.cells, strict=True):
        _company_head(surface, skins, layout, company, face.values[company.order], box)
    low = Rect(heads.shelf.left, 0, heads.shelf.width, pixels(30))
    low.bottom = heads.shelf.bottom
    words = [
        (face.held, low, 0.0),
        (face.value, low, 1.0),
        *(
            (text, _wider(box, low, pixels(_WIDER)), 0.5)
            for text, box in (
                (face.penalty, heads.penalty),
                (face.total, heads.total),
            )
        ),
    ]
    size = min(skins.fitting(text, box.width, pixels(19), "label") for text, box, _ in words)
    for text, box, align in words:
        skins.write(surface, text, box, size, GOLD, role="label", align=align)


def _wider(column: Rect, line: Rect, room: int) -> Rect:
    """Where a word above a column stands on a line: it may reach into the gaps beside it."""
    return Rect(column.left, line.top, column.width, line.height).inflate(room, 0)


def _company_head(
    surface: Surface,
    skins: Skins,
    layout: SheetLayout,
    company: Company,
    value: int,
    box: Rect,
) -> None:
    pixels, livery = layout.pixels, skins.assets.livery(company)
    skins.spread(surface, "card/normal", box, layout.scale)
    band = box.inflate(-pixels(8), 0)
    band.top, band.height = box.top + pixels(4), pixels(32)
    pygame.draw.rect(surface, livery.body, band, border_radius=pixels(4))
    mark = pixels(20)
    disc = (band.left + pixels(4) + mark // 2, band.centery)
    pygame.draw.aacircle(surface, CREAM, disc, mark * 0.6)
    picture = skins.assets.scaled(f"table/mark/{company}", (mark, mark))
    surface.blit(picture, picture.get_rect(center=disc))
    name = Rect(disc[0] + mark // 2 + pixels(7), band.top, 0, band.height)
    name.width = band.right - pixels(4) - name.left
    ink = hex_of(livery.ink)
    skins.write(surface, livery.railway, name, pixels(18), ink, role="reading-bold", align=0.4)
    marker = f"track/marker_{company}"
    middle = box.centerx, (band.bottom + box.bottom) // 2
    spot = skins.lay(surface, marker, middle, layout.scale * 1.06)
    digits = spot.move(0, pixels(1))
    ink = skins.ink(marker)
    skins.write(surface, str(value), digits, pixels(18), ink, role="reading-bold", align=0.5)
