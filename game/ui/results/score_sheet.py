"""The score sheet: every player's locomotives, the points by company, penalty and total."""

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import Rect, draw

from game.rules.companies import COMPANIES, Company, PerCompany
from game.rules.scoring import Score
from game.ui.anim.effects import Appearance
from game.ui.i18n.text import Texts
from game.ui.results.page import INK, Brush, ResultsLayout, between, columns
from game.ui.table.panel.players import PlayerFace, draw_player
from game.ui.table.panel.rack import draw_shelf
from game.ui.widgets.names import tile_name
from game.ui.widgets.theme import CREAM, GOLD

_NAME, _SHELF, _CELL, _PENALTY, _TOTAL = 210, 350, 104, 104, 136  # widths of the columns
_WIDEST = 1800  # units of a sheet; in a wider window it is centred
_TALLEST_ROW, _LOWEST_ROW = 190, 56
_MOST_SHEET = 1.5  # of the scale that fits the window
_HEAD = 96  # the width that a company's heading needs
_BAR = 22  # the scroll bar's width, with a gap
_TILE = (226, 98)  # units of the largest tile
_FRAMES = 6  # of a player screen that opens
_SCREEN = 1.44  # its width for its height
_SHADOW = (1.1, 1.14)  # its picture is larger than itself, for the shadow
_WIDER = 22  # units that a heading may be wider than its column
NOTHING = "#7F8CA8"  # the ink of a zero
WINNER = ("winner",)  # the crown, in the timeline of the count


class SheetRow(NamedTuple):
    """The boxes of one player's row."""

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


class SheetLayout(NamedTuple):
    """The headings above the columns, and the rows, some of which may be out of view."""

    scale: float
    heads_scale: float
    heads: SheetRow
    rows: tuple[SheetRow, ...]
    view: Rect  # where rows are visible
    reach: int  # pixels that they can be scrolled by
    bar: Rect  # the scroll bar

    def scrolled(self, offset: int) -> "SheetLayout":
        """The same sheet with its rows this many pixels higher."""
        boxes = ((row.tile, row.shelf, *row.cells, row.penalty, row.total) for row in self.rows)
        rows = (SheetRow.of(box.move(0, -offset) for box in row) for row in boxes)
        return self._replace(rows=tuple(rows))


class SheetFace(NamedTuple):
    """What the sheet shows of one player at the end of the count."""

    player: PlayerFace
    portfolio: PerCompany
    score: Score
    winner: bool
    most: int  # locomotives that any player holds
    widest: str  # of all counts on the page, which share one size


def sheet_layout(layout: ResultsLayout, seats: int) -> SheetLayout:
    """The sheet for this number of players; rows that do not fit are scrolled to."""
    scale, inner = layout.scale_up_to(_MOST_SHEET), layout.inner
    gap, margin = round(10 * scale), round(8 * scale)
    inner = inner.inflate(min(0, round(_WIDEST * scale) - inner.width), 0)
    shelf = round(_SHELF * min(1.0, layout.fit / scale))  # larger numbers take from the shelf
    widths = [_NAME, shelf, *[_CELL] * len(COMPANIES), _PENALTY, _TOTAL]
    head = columns(inner, widths, margin)[2].width
    heads_scale = min(scale, head / _HEAD)
    heads_high = round(76 * heads_scale)
    room, lowest = inner.height - heads_high - gap * seats, round(_LOWEST_ROW * scale)
    each = min(room // seats, round(_TALLEST_ROW * scale))
    bar = Rect(inner.right, inner.top, 0, inner.height)
    if each < lowest:
        each, top = lowest, inner.top + heads_high + gap
        width = round((_BAR - 8) * scale)
        bar = Rect(inner.right - width, top, width, inner.bottom - top)
        inner = Rect(inner.left, inner.top, inner.width - round(_BAR * scale), inner.height)
    # Half of the free height is above the headings, half below the last row.
    top = inner.top + max(0, room - each * seats) // 2
    first = top + heads_high + gap
    lines = [(top, heads_high), *((first + seat * (each + gap), each) for seat in range(seats))]
    heads, *rows = (
        SheetRow.of(columns(Rect(inner.left, y, inner.width, high), widths, margin))
        for y, high in lines
    )
    # A winner's band is larger than the row.
    view = Rect(inner.left - margin, first - margin // 2, inner.width + 2 * margin, 0)
    view.height = inner.bottom + margin // 2 - view.top
    reach = max(0, rows[-1].tile.bottom - inner.bottom)
    return SheetLayout(scale, heads_scale, heads, tuple(rows), view, reach, bar)


def widest_count(portfolios: Sequence[PerCompany], values: PerCompany) -> str:
    """A text as wide as the widest count of these portfolios."""
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
    low = brush.pixels(30)
    held, lost, points = (
        Rect(column.left, column.bottom - low, column.width, low)
        for column in (heads.shelf, heads.penalty, heads.total)
    )
    over = brush.pixels(_WIDER)  # into the gaps beside the column
    titles = [
        (texts.say("results-held"), held, 0.0),
        (texts.say("results-value"), held, 1.0),
        (texts.say("results-penalty"), lost.inflate(over, 0), 0.5),
        (texts.say("results-total"), points.inflate(over, 0), 0.5),
    ]
    most, fitting_size = brush.pixels(19), brush.skins.fitting_size
    size = min(fitting_size(title, box.width, most, "label") for title, box, _ in titles)
    for title, box, align in titles:
        brush.write(title, box, size, GOLD, role="label", align=align)


def _draw_company_head(brush: Brush, company: Company, value: int, box: Rect) -> None:
    pixels, livery = brush.pixels, brush.skins.assets.livery(company)
    brush.stretch("card/normal", box)
    band = Rect(box.left, box.top + pixels(4), box.width, pixels(32)).inflate(-pixels(8), 0)
    draw.rect(brush.surface, livery.body, band, border_radius=pixels(4))
    mark = pixels(20)
    disc = (band.left + pixels(4) + mark // 2, band.centery)
    draw.aacircle(brush.surface, CREAM, disc, mark * 0.6)
    brush.company_mark(company, disc, mark)
    name = between(band, disc[0] + mark // 2 + pixels(7), band.right - pixels(4))
    ink = livery.ink.hex
    brush.write(livery.railway, name, pixels(18), ink, role="reading-bold", align=0.4)
    marker = f"track/marker_{company}"
    middle = box.centerx, (band.bottom + box.bottom) // 2
    drawn = brush.skins.draw(brush.surface, marker, middle, brush.scale * 1.06)
    digits, ink = drawn.move(0, pixels(1)), brush.skins.ink(marker)
    brush.write(str(value), digits, pixels(18), ink, role="reading-bold", align=0.5)


def draw_row(
    brush: Brush,
    row: SheetRow,
    face: SheetFace,
    looks: Mapping[Hashable, Appearance],
    patterned: bool,
) -> None:
    """One player's row as far as it has been counted."""
    seat, skins = face.player.seat, brush.skins
    if face.winner:
        whole = row.tile.union(row.total)
        draw_band(brush, whole.inflate(brush.pixels(16), brush.pixels(8)))
    wide = min(row.tile.width, brush.pixels(_TILE[0]))
    high = min(row.tile.height, brush.pixels(_TILE[1]), round(wide * 0.44))
    tile = Rect(row.tile.left, row.tile.centery - high // 2, wide, high)
    name = tile_name(skins, face.player.name, tile)
    draw_player(brush.surface, skins, face.player._replace(name=name), tile)
    door = looks.get(("door", seat))
    opened = door.opacity if door else 0.0
    shown = face.portfolio if opened > 0 else None
    draw_shelf(brush.surface, skins, shown, row.shelf, brush.scale, patterned, face.most)
    if opened < 1:
        _draw_screens(brush, row.shelf, round(opened * _FRAMES))
    for company, box in zip(COMPANIES, row.cells, strict=True):
        if look := looks.get(("cell", seat, company)):
            _draw_points(brush, face, company, scaled_box(box, look))
        else:
            draw_waiting(brush, box)
    if look := looks.get(("penalty", seat)):
        _draw_penalty(brush, face.score.penalty, scaled_box(row.penalty, look))
    else:
        draw_waiting(brush, row.penalty)
    look = looks.get(("total", seat))
    draw_total(brush, row.total, look.number if look else None)
    if face.winner and (look := looks.get(WINNER)):
        corner = tile.left + brush.pixels(4), tile.top + brush.pixels(4)
        brush.crown(corner, round(brush.pixels(44) * look.scale))


def draw_band(brush: Brush, box: Rect) -> None:
    """A bright band in a golden frame, behind a winner's row."""
    brush.rounded(box, "#2C5396", "#FFD65A", brush.pixels(2))


def draw_waiting(brush: Brush, box: Rect, text: str = "") -> None:
    """A dark box for points that are not counted yet, or with a text for 0."""
    brush.rounded(box, "#0E1B36", "#2E4470")
    if text:
        brush.write(text, box, brush.pixels(22), NOTHING, align=0.5)


def draw_total(brush: Brush, box: Rect, number: int | None) -> None:
    """A player's total, once it is known."""
    if number is None:
        draw_waiting(brush, box)
        return
    brush.stretch("panel/badge", box)
    inner = box.inflate(-brush.pixels(20), 0)
    pixels = min(brush.pixels(46), round(box.height * 0.7))
    brush.write(signed(number), inner, pixels, INK, role="display", align=0.5)


def scaled_box(box: Rect, look: Appearance) -> Rect:
    """A box scaled to a look, around the same middle."""
    share = min(max(look.scale, 0.0), 1.15)
    size = round(box.width * share), round(box.height * share)
    return Rect((0, 0), size).move_to(center=box.center)


def signed(number: int) -> str:
    """A number with a typographic minus."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def _draw_screens(brush: Brush, box: Rect, frame: int) -> None:
    """Enough player screens to hide a shelf."""
    count = max(1, round(box.width / (box.height * _SCREEN)))
    edges = [box.left + box.width * number // count for number in range(count + 1)]
    for left, right in pairwise(edges):
        size = round((right - left) * _SHADOW[0]), round(box.height * _SHADOW[1])
        picture = brush.skins.assets.scaled(f"table/screen/{frame}", size)
        middle = (left + right) // 2, box.centery
        brush.surface.blit(picture, picture.get_rect(center=middle))


def _draw_points(brush: Brush, face: SheetFace, company: Company, box: Rect) -> None:
    held, points = face.portfolio[company.order], face.score.points[company.order]
    if not held:
        draw_waiting(brush, box, "0")
        return
    pixels, livery = brush.pixels, brush.skins.assets.livery(company)
    brush.rounded(box, livery.body, livery.light, pixels(2))
    ink, high = livery.ink.hex, box.height * 11 // 20
    upper = Rect(box.left, box.top + box.height // 14, box.width, high)
    lower = Rect(box.left, upper.bottom, box.width, box.height - high - box.height // 7)
    size = min(pixels(34), round(high * 0.9))
    brush.write(str(points), upper, size, ink, role="reading-bold", align=0.5)
    small = min(pixels(20), round(lower.height * 0.95))
    text = _count(held, points // held)
    room = round(box.width * 0.97 - small - pixels(9))
    small = brush.skins.fitting_size(face.widest, room, small)
    mark = round(small * 0.95)
    width = brush.width_of(text, small)
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
    brush.write(signed(-lost), box, brush.pixels(32), "#A81E0C", role="reading-bold", align=0.5)
