"""The trade notes (R29): what the public trades tell of every portfolio, as a grid and as chips."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface, draw

from game.rules.companies import COMPANIES, Company, PerCompany
from game.rules.notebook import notebook
from game.rules.table import Table
from game.ui.table.layout import TableLayout
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.skins import LEAST_LETTERS, Skins
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import CREAM, GOLD

UNKNOWN = "?"
_PANEL = "panel/action"
_GROUND, _DIM, _LINE, _EDGE = "#101E3A", "#8F97A8", "#2B3C62", "#10131C"
_NAME, _CELL, _ROW, _HEAD, _FOOT = 168, 52, 38, 46, 34  # units
_PAD, _CLOSE, _FRAME = 20, 22, 6
_PALE, _DARKEST = "#C9CEDA", 20  # the edge of a chip that is as dark as the ground; per cent
_CHIP = 9  # pixels: the least width of a chip beside others
WIDTH = _NAME + 7 * _CELL + 2 * _PAD  # units


class NotesRow(NamedTuple):
    """What is known of one player."""

    name: str
    known: PerCompany  # at least so many of each company
    unknown: int  # held, but of no known company

    def cell(self, company: Company) -> str:
        """How many of a company: a number, "?" if there may be some, or nothing."""
        known = self.known[company.order]
        return str(known) if known else UNKNOWN if self.unknown else ""


class NotesFace(NamedTuple):
    """What the grid shows."""

    title: str
    about: str
    rows: tuple[NotesRow, ...]


class NotesPlaces(NamedTuple):
    """The rectangles of the grid."""

    box: Rect
    head: Rect  # a click here closes it
    rows: tuple[Rect, ...]
    foot: Rect
    scale: float

    def cell(self, row: int, column: int) -> Rect:
        """A cell of a row; after those of the companies comes the unknown number."""
        line, wide = self.rows[row], round(_CELL * self.scale)
        return Rect(line.right - wide * (len(COMPANIES) + 1 - column), line.top, wide, line.height)


def notes_rows(table: Table, names: Sequence[str]) -> tuple[NotesRow, ...]:
    """What the trades have shown of each player, by seat."""
    pages = zip(names, notebook(table), strict=True)
    return tuple(NotesRow(name, page.surely, page.unknown) for name, page in pages)


def notes_places(
    layout: TableLayout, players: int, keep_clear: Sequence[KeepClear] = ()
) -> NotesPlaces:
    """Lay the grid out in a corner of the map where it hides least."""
    pane, edge = layout.pane, layout.pixels(26)
    top = layout.tools[0].bottom + layout.pixels(10)
    room = Rect(pane.left + edge, top, pane.width - 2 * edge, layout.rack.top - edge // 2 - top)
    units = WIDTH, _HEAD + _ROW * (players + 1) + _FOOT + _PAD
    larger = layout.enlarged(WIDTH).scale
    scale = min(larger, room.width / units[0], room.height / units[1])
    size = round(units[0] * scale), round(units[1] * scale)
    corners = [
        Rect((x, y), size)
        for y in (room.bottom - size[1], room.top)
        for x in (room.left, room.right - size[0])
    ]
    box = least_hidden(corners, keep_clear)
    inner = box.inflate(-2 * round(_PAD * scale), -round(_PAD * scale))
    head = Rect(inner.left, inner.top, inner.width, round(_HEAD * scale))
    high = round(_ROW * scale)
    rows = tuple(
        Rect(inner.left, head.bottom + number * high, inner.width, high)
        for number in range(players + 1)
    )
    foot = Rect(inner.left, rows[-1].bottom, inner.width, inner.bottom - rows[-1].bottom)
    return NotesPlaces(box, head, rows, foot, scale)


def notes_part(skins: Skins, face: NotesFace, places: NotesPlaces) -> Part:
    """The grid as a part of the picture."""
    return Part(
        skins.bounds(_PANEL, places.box, places.scale),
        (face, places),
        lambda surface: _draw(surface, skins, face, places),
    )


def draw_chip(surface: Surface, skins: Skins, box: Rect, company: Company, text: str) -> None:
    """A number on a chip in a company's colour."""
    livery, radius = skins.assets.livery(company), max(2, box.height // 4)
    edge = _PALE if livery.body.hsla[2] < _DARKEST else _EDGE
    draw.rect(surface, edge, box, border_radius=radius)
    draw.rect(surface, livery.body, box.inflate(-2, -2), border_radius=radius)
    ink = f"#{livery.ink.r:02x}{livery.ink.g:02x}{livery.ink.b:02x}"
    pixels = max(LEAST_LETTERS, round(box.height * 0.78))
    skins.write(surface, text, box, pixels, ink, role="reading-bold", align=0.5)


def draw_known_counts(
    surface: Surface, skins: Skins, row: NotesRow, strip: Rect, colour: str
) -> None:
    """The known numbers of a player side by side, and how many are unknown if there is room."""
    known = [company for company in COMPANIES if row.known[company.order]]
    count = len(known) + bool(row.unknown)
    if not count:
        return
    pixels, text = max(LEAST_LETTERS, round(strip.height * 0.78)), f"{UNKNOWN}{row.unknown}"
    wide = min(round(strip.height * 1.25), strip.width // count)
    rest = max(wide, skins.assets.font("reading-bold", pixels).size(text)[0]) if row.unknown else 0
    if rest > wide and strip.width - rest < _CHIP * len(known):
        rest, text = wide, UNKNOWN
    wide = min(wide, (strip.width - rest) // max(1, len(known)))
    left = strip.left + (strip.width - wide * len(known) - rest) // 2
    for number, company in enumerate(known):
        box = Rect(left + number * wide, strip.top, wide - 1, strip.height)
        draw_chip(surface, skins, box, company, str(row.known[company.order]))
    if row.unknown:
        box = Rect(left + len(known) * wide, strip.top, rest, strip.height)
        skins.write(surface, text, box, pixels, colour, role="reading-bold", align=0.5)


def _draw(surface: Surface, skins: Skins, face: NotesFace, places: NotesPlaces) -> None:
    scale = places.scale
    inset = -2 * max(1, round(_FRAME * scale))
    surface.fill(_GROUND, places.box.inflate(inset, inset))
    skins.stretch(surface, _PANEL, places.box, scale)
    head, side = places.head, round(_CLOSE * scale)
    skins.draw_icon(surface, "close", (head.right - side // 2, head.centery), side, GOLD)
    title = Rect(head.left, head.top, head.width - 2 * side, head.height)
    skins.write(surface, face.title, title, _letters(scale, 26), GOLD, role="label")
    for company in COMPANIES:
        middle = places.cell(0, company.order).center
        skins.draw(surface, f"mark/{company}", middle, scale)
    unknown = places.cell(0, len(COMPANIES))
    skins.write(
        surface, UNKNOWN, unknown, _letters(scale, 24), CREAM, role="reading-bold", align=0.5
    )
    for number, row in enumerate(face.rows, 1):
        _draw_row(surface, skins, places, number, row)
    pixels = skins.fitting_size(face.about, places.foot.width, _letters(scale, 18))
    skins.write(surface, face.about, places.foot, pixels, _DIM)


def _draw_row(
    surface: Surface, skins: Skins, places: NotesPlaces, number: int, row: NotesRow
) -> None:
    scale, line = places.scale, places.rows[number]
    draw.line(surface, _LINE, line.topleft, (line.right - 1, line.top))
    first = places.cell(number, 0)
    name = Rect(line.left, line.top, first.left - line.left - round(8 * scale), line.height)
    pixels = _letters(scale, 21)
    text = shortened(row.name, skins.assets.font("reading-bold", pixels), name.width)
    skins.write(surface, text, name, pixels, CREAM, role="reading-bold")
    for company in COMPANIES:
        cell, shown = places.cell(number, company.order), row.cell(company)
        if shown == UNKNOWN:
            skins.write(surface, shown, cell, pixels, _DIM, align=0.5)
        elif shown:
            chip = Rect(0, 0, round(cell.width * 0.7), round(cell.height * 0.76))
            draw_chip(surface, skins, chip.move_to(center=cell.center), company, shown)
    if row.unknown:
        cell = places.cell(number, len(COMPANIES))
        skins.write(surface, str(row.unknown), cell, pixels, CREAM, role="reading-bold", align=0.5)


def _letters(scale: float, units: int) -> int:
    return max(LEAST_LETTERS, round(units * scale))
