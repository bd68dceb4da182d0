"""The score sheet: every player's locomotives, the points by company, penalty and total."""

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Color, Rect, Surface, draw

from game.rules.companies import COMPANIES, Company, PerCompany
from game.rules.scoring import Score
from game.ui.anim.effects import Appearance
from game.ui.i18n.text import Texts
from game.ui.results.page import INK, Brush, ResultsLayout, columns
from game.ui.table.panel.players import PlayerFace, draw_player
from game.ui.table.panel.rack import draw_shelf
from game.ui.widgets.names import tile_name
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import CREAM, GOLD

_NAME, _SHELF, _CELL, _PENALTY, _TOTAL = 210, 350, 104, 104, 136  # widths of the columns
_BROADEST = 1800  # units of a sheet; in a broader window it is centred
_TALLEST_ROW, _LOWEST_ROW = 190, 56
_MOST_SHEET = 1.5  # of the scale that fits the window
_HEAD = 96  # the width that a company's heading needs
_BAR = 22  # the scroll bar's width, with a gap
_TILE = (226, 98)  # units of the largest tile
_FRAMES = 6  # of a screen that opens
_SCREEN = 1.44  # its width for its height
_OVER = (1.1, 1.14)  # its picture is larger than itself, for the shadow
_WIDER = 22  # units that a heading may be wider than its column
NOTHING = "#7F8CA8"  # the ink of a zero
WINNER = ("winner",)  # the crown, in the timeline of the count


class SheetRow(NamedTuple):
    """One player's places on the score sheet."""

    tile: Rect
    shelf: Rect  # the locomotives, behind the player screen at first
    cells: tuple[Rect, ...]  # one per company
    penalty: Rect
    total: Rect

    @classmethod
    def of(cls, boxes: Iterable[Rect]) -> "SheetRow":
        """A row of these boxes from left to right."""
        tile, shelf, *cells, penalty, total = boxes
        return cls(tile, shelf, tuple(cells), penalty, total)

    def moved(self, down: int) -> "SheetRow":
        """The same row, this many pixels lower."""
        boxes = (self.tile, self.shelf, *self.cells, self.penalty, self.total)
        return SheetRow.of(box.move(0, down) for box in boxes)


@dataclass(frozen=True)
class SheetLayout:
    """The score sheet: headings above the columns, and the rows, some maybe out of view."""

    scale: float
    heads_scale: float
    heads: SheetRow
    rows: tuple[SheetRow, ...]
    view: Rect  # where rows are seen
    reach: int  # pixels that they can be scrolled by
    bar: Rect  # the scroll bar's place

    def scrolled(self, offset: int) -> "SheetLayout":
        """The same sheet with its rows so many pixels higher."""
        return replace(self, rows=tuple(row.moved(-offset) for row in self.rows))


class SheetFace(NamedTuple):
    """What the sheet shows of one player once the screens are down."""

    player: PlayerFace
    portfolio: PerCompany
    score: Score
    winner: bool
    most: int  # locomotives that any player holds
    widest: str  # of all counts on the page, so that they are written in one size


def sheet_layout(layout: ResultsLayout, seats: int) -> SheetLayout:
    """The sheet of so many players; rows that do not fit are scrolled to."""
    scale, inner = layout.scale_up_to(_MOST_SHEET), layout.inner
    gap = round(10 * scale)
    inner = inner.inflate(min(0, round(_BROADEST * scale) - inner.width), 0)
    shelf = round(_SHELF * min(1.0, layout.fit / scale))  # larger numbers take from the shelf
    head = _row(inner, scale, shelf).cells[0].width
    heads_scale = min(scale, head / _HEAD)
    heads_high = round(76 * heads_scale)
    room = inner.height - heads_high - gap * seats
    each = min(room // seats, round(_TALLEST_ROW * scale))
    lowest = round(_LOWEST_ROW * scale)
    bar = Rect(inner.right, inner.top, 0, inner.height)
    if each < lowest:
        each = lowest
        inner = Rect(inner.left, inner.top, inner.width - round(_BAR * scale), inner.height)
        bar = Rect(0, inner.top + heads_high + gap, round((_BAR - 8) * scale), 0)
        bar.right, bar.height = inner.right + round(_BAR * scale), inner.bottom - bar.top
    # What the rows leave free stands half above the heads and half below the last row.
    top = inner.top + max(0, room - each * seats) // 2
    heads = _row(Rect(inner.left, top, inner.width, heads_high), scale, shelf)
    first = top + heads_high + gap
    rows = tuple(
        _row(Rect(inner.left, first + n * (each + gap), inner.width, each), scale, shelf)
        for n in range(seats)
    )
    over = round(8 * scale)  # the winner's band is larger than a row
    view = Rect(inner.left - over, first - over // 2, inner.width + 2 * over, 0)
    view.height = inner.bottom + over // 2 - view.top
    reach = max(0, rows[-1].tile.bottom - inner.bottom)
    return SheetLayout(scale, heads_scale, heads, rows, view, reach, bar)


def _row(box: Rect, scale: float, shelf: int) -> SheetRow:
    widths = [_NAME, shelf, *[_CELL] * len(COMPANIES), _PENALTY, _TOTAL]
    return SheetRow.of(columns(box, widths, round(8 * scale)))


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


def draw_heads(brush: Brush, heads: SheetRow, values: PerCompany, texts: Texts) -> None:
    """The headings of the columns."""
    for company, box in zip(COMPANIES, heads.cells, strict=True):
        _draw_company_head(brush, company, values[company.order], box)
    low = Rect(heads.shelf.left, 0, heads.shelf.width, brush.pixels(30))
    low.bottom = heads.shelf.bottom
    over = brush.pixels(_WIDER)  # into the gaps beside the column
    lost, points = (
        Rect(column.left, low.top, column.width, low.height).inflate(over, 0)
        for column in (heads.penalty, heads.total)
    )
    titles = [
        (texts.say("results-held"), low, 0.0),
        (texts.say("results-value"), low, 1.0),
        (texts.say("results-penalty"), lost, 0.5),
        (texts.say("results-total"), points, 0.5),
    ]
    fitting = (
        brush.skins.fitting_size(title, box.width, brush.pixels(19), "label")
        for title, box, _ in titles
    )
    size = min(fitting)
    for title, box, align in titles:
        brush.write(title, box, size, GOLD, role="label", align=align)


def _draw_company_head(brush: Brush, company: Company, value: int, box: Rect) -> None:
    pixels, livery = brush.pixels, brush.skins.assets.livery(company)
    brush.spread("card/normal", box)
    band = box.inflate(-pixels(8), 0)
    band.top, band.height = box.top + pixels(4), pixels(32)
    draw.rect(brush.surface, livery.body, band, border_radius=pixels(4))
    mark = pixels(20)
    disc = (band.left + pixels(4) + mark // 2, band.centery)
    draw.aacircle(brush.surface, CREAM, disc, mark * 0.6)
    brush.company_mark(company, disc, mark)
    name = Rect(disc[0] + mark // 2 + pixels(7), band.top, 0, band.height)
    name.width = band.right - pixels(4) - name.left
    ink = hex_of(livery.ink)
    brush.write(livery.railway, name, pixels(18), ink, role="reading-bold", align=0.4)
    marker = f"track/marker_{company}"
    middle = box.centerx, (band.bottom + box.bottom) // 2
    spot = brush.skins.draw(brush.surface, marker, middle, brush.scale * 1.06)
    digits, ink = spot.move(0, pixels(1)), brush.skins.ink(marker)
    brush.write(str(value), digits, pixels(18), ink, role="reading-bold", align=0.5)


def draw_row(
    surface: Surface,
    skins: Skins,
    layout: SheetLayout,
    face: SheetFace,
    looks: Mapping[Hashable, Appearance],
    patterned: bool,
) -> None:
    """One player's row as far as it has been counted."""
    brush, seat = Brush(surface, skins, layout.scale), face.player.seat
    row = layout.rows[seat]
    if face.winner:
        whole = row.tile.union(row.total)
        draw_band(brush, whole.inflate(brush.pixels(16), brush.pixels(8)))
    tile = _tile(brush, row.tile)
    name = tile_name(skins, face.player.name, tile)
    draw_player(surface, skins, face.player._replace(name=name), tile)
    opened = looks["door", seat].opacity if ("door", seat) in looks else 0.0
    shown = face.portfolio if opened > 0 else None
    draw_shelf(surface, skins, shown, row.shelf, layout.scale, patterned, face.most)
    if opened < 1:
        _draw_screens(brush, row.shelf, round(opened * _FRAMES))
    for company, box in zip(COMPANIES, row.cells, strict=True):
        look = looks.get(("cell", seat, company))
        if look is None:
            draw_waiting(brush, box)
        else:
            _draw_points(brush, face, company, grown(box, look))
    if (look := looks.get(("penalty", seat))) is not None:
        _draw_penalty(brush, face.score.penalty, grown(row.penalty, look))
    else:
        draw_waiting(brush, row.penalty)
    look = looks.get(("total", seat))
    draw_total(brush, row.total, None if look is None else look.number)
    if face.winner and (look := looks.get(WINNER)) is not None:
        corner = tile.left + brush.pixels(4), tile.top + brush.pixels(4)
        brush.crown(corner, round(brush.pixels(44) * look.scale))


def draw_band(brush: Brush, box: Rect) -> None:
    """A bright band in a golden frame, behind a winner's row."""
    brush.rounded(box, "#2C5396", "#FFD65A", brush.pixels(2))


def draw_waiting(brush: Brush, box: Rect, text: str = "") -> None:
    """A place without points: none yet, or the text says how many."""
    brush.rounded(box, "#0E1B36", "#2E4470")
    if text:
        brush.write(text, box, brush.pixels(22), NOTHING, align=0.5)


def draw_total(brush: Brush, box: Rect, number: int | None) -> None:
    """A player's total, once it is known."""
    if number is None:
        draw_waiting(brush, box)
        return
    brush.spread("panel/badge", box)
    inner = box.inflate(-brush.pixels(20), 0)
    pixels = min(brush.pixels(46), round(box.height * 0.7))
    brush.write(signed(number), inner, pixels, INK, role="display", align=0.5)


def grown(box: Rect, look: Appearance) -> Rect:
    """A box as large as a look says, around the same middle."""
    share = min(max(look.scale, 0.0), 1.15)
    grown = Rect(0, 0, round(box.width * share), round(box.height * share))
    grown.center = box.center
    return grown


def hex_of(colour: Color) -> str:
    """A colour as it is written."""
    return f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}"


def signed(number: int) -> str:
    """A number with a minus that is as long as a plus."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def _tile(brush: Brush, box: Rect) -> Rect:
    """A player's tile: as large as its place, but no larger than the words around it."""
    wide = min(box.width, brush.pixels(_TILE[0]))
    high = min(box.height, brush.pixels(_TILE[1]), round(wide * 0.44))
    return Rect(box.left, box.centery - high // 2, wide, high)


def _draw_screens(brush: Brush, box: Rect, frame: int) -> None:
    """As many folding screens as it takes to hide a shelf."""
    count = max(1, round(box.width / (box.height * _SCREEN)))
    for number in range(count):
        left = box.left + box.width * number // count
        right = box.left + box.width * (number + 1) // count
        size = round((right - left) * _OVER[0]), round(box.height * _OVER[1])
        picture = brush.skins.assets.scaled(f"table/screen/{frame}", size)
        middle = (left + right) // 2, box.centery
        brush.surface.blit(picture, picture.get_rect(center=middle))


def _draw_points(brush: Brush, face: SheetFace, company: Company, box: Rect) -> None:
    held, points = face.portfolio[company.order], face.score.points[company.order]
    if not held:
        draw_waiting(brush, box, "0")
        return
    assets, pixels = brush.skins.assets, brush.pixels
    livery = assets.livery(company)
    brush.rounded(box, livery.body, livery.light, pixels(2))
    ink = hex_of(livery.ink)
    high = box.height * 11 // 20
    upper = Rect(box.left, box.top + box.height // 14, box.width, high)
    lower = Rect(box.left, upper.bottom, box.width, box.height - high - box.height // 7)
    size = min(pixels(34), round(high * 0.9))
    brush.write(str(points), upper, size, ink, role="reading-bold", align=0.5)
    small = min(pixels(20), round(lower.height * 0.95))
    text = _count(held, points // held)
    small = brush.skins.fitting_size(
        face.widest, round(box.width * 0.97 - small - pixels(9)), small
    )
    mark = round(small * 0.95)
    width = assets.font("reading", small).size(text)[0]
    left = lower.centerx - (width + mark + pixels(9)) // 2
    disc = (left + mark // 2, lower.centery - pixels(1))
    draw.aacircle(brush.surface, CREAM, disc, mark * 0.66)
    brush.company_mark(company, disc, mark)
    rest = Rect(left + mark + pixels(9), lower.top, width + 2, lower.height)
    brush.write(text, rest, small, ink)


def _draw_penalty(brush: Brush, lost: int, box: Rect) -> None:
    if not lost:
        draw_waiting(brush, box, "0")
        return
    brush.rounded(box, "#FFF1E6", "#E8573A", max(2, brush.pixels(3)))
    text = f"\N{MINUS SIGN}{lost}"
    brush.write(text, box, brush.pixels(32), "#A81E0C", role="reading-bold", align=0.5)
