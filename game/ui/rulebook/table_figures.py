"""The rulebook's figures of what lies beside the map: cards, racks, tiles, the final scoring.

All are drawn by the table's own code, from small example tables.
"""

from collections.abc import Callable, Hashable, Iterator
from functools import partial

from pygame import Rect, Surface

from game.board import Board
from game.rules.companies import COMPANIES, HAND_SIZE, LIMIT, Company, PerCompany
from game.rules.table import Traded
from game.ui.anim.effects import Appearance
from game.ui.media.assets import Role
from game.ui.results.page import Brush, side_by_side
from game.ui.results.score_sheet import SheetFace, SheetRow, draw_heads, draw_row, widest_count
from game.ui.rulebook import examples
from game.ui.rulebook.examples import (
    EXAMPLE_SEATS,
    HELD,
    HELD_OVER,
    VALUES,
    example_score,
    example_table,
)
from game.ui.rulebook.figure import NAMES, Figure, FigureTools, empty_plan
from game.ui.table.help.tooltip_text import player_text
from game.ui.table.layout import table_layout
from game.ui.table.panel.cards import card_faces, draw_card
from game.ui.table.panel.players import draw_player, player_faces
from game.ui.table.panel.rack import draw_rack, draw_shelf, rack_face
from game.ui.table.plan import Plan
from game.ui.table.target import Pointing
from game.ui.widgets.theme import CREAM, GOLD
from game.ui.widgets.tooltip import Tooltips, TooltipText

_BLUE, _YELLOW, _RED, _GREEN, _, _PURPLE = COMPANIES
_LATE: PerCompany = (12, 5, 34, 9, 17, 3)  # values, one of them beyond the value track
_FILLED: PerCompany = (26, 25, 27, 24, 28, 24)  # all but the hands of four players
_WIDE = 760  # units of a figure's width
_CARD, _RACK, _TILE, _GAP = 118, 104, 76, 14
_SHEET = 1330  # units of a score sheet's width
_GROUND = "#0B1730"
_SCREEN = 1.4  # a player screen's width for its height

_PlanOf = Callable[[Board, int], Plan]  # a board and a step


def _brush(tools: FigureTools, surface: Surface, units: int = _WIDE) -> Brush:
    surface.fill(_GROUND)
    return Brush(surface, tools.skins, surface.get_width() / units)


def _panel(
    plan_of: _PlanOf,
    *,
    tiles: bool = False,
    cards: tuple[Company, ...] = (),
    rack: bool = False,
    steps: int = 1,
) -> Figure:
    """Tiles, cards and rack of one plan, one under another."""

    def painting(tools: FigureTools, surface: Surface, step: int) -> Iterator[None]:
        brush, plan = _brush(tools, surface), plan_of(tools.board, step)
        pixels, width = brush.pixels, surface.get_width()
        top = pixels(_GAP) if tiles or cards else 0
        if tiles:
            each = pixels((_WIDE - 24 - 3 * _GAP) / len(NAMES))
            for tile in player_faces(plan, NAMES, 1, tools.texts):
                left = pixels(12) + tile.seat * (each + pixels(_GAP))
                draw_player(surface, tools.skins, tile, Rect(left, top, each, pixels(_TILE)))
            top += pixels(_TILE + _GAP)
            yield
        faces = card_faces(plan, tools.texts, Pointing(), patterned=tools.patterned)
        for company in cards:
            box = Rect(0, top, width, pixels(_CARD)).inflate(-pixels(24), 0)
            draw_card(surface, tools.skins, faces[company.order], box)
            top = box.bottom + pixels(_GAP)
            yield
        if rack:
            box = Rect(0, top + pixels(10), width, pixels(_RACK)).inflate(-pixels(60), 0)
            face = rack_face(plan, NAMES, tools.texts, Pointing(), patterned=tools.patterned)
            draw_rack(surface, tools.skins, face, box)
            yield

    return Figure(painting, _shape(*[_TILE] * tiles, *[_CARD] * len(cards), *[_RACK] * rack), steps)


def _shape(*units: float) -> float:
    """The shape of a figure in which parts of these heights lie one under another."""
    return (sum(units) + _GAP * (len(units) + 1)) / _WIDE


def _late(board: Board, _: int) -> Plan:
    return empty_plan(example_table(board, values=_LATE))


def _two_fortunes(board: Board, _: int) -> Plan:
    return empty_plan(example_table(board, values=_LATE, depots=(14, 20, 3, 8, 11, 20)))


def _building(board: Board, step: int) -> Plan:
    plan = empty_plan(example_table(board, {_RED: examples.SOUTH}, values=_LATE[::-1])).choose(_RED)
    for place in examples.TO_LYON[:step]:
        plan = plan.place(place)
    return plan


def _trading(board: Board, step: int) -> Plan:
    """One locomotive is given, then one is taken, then a second."""
    plan = _late(board, step)
    plan = plan.giving(_PURPLE) if step > 0 else plan
    for _ in range(step - 1):
        plan = plan.choose(_BLUE)
    return plan


def _over_the_limit(board: Board, _: int) -> Plan:
    held = (sum(HELD_OVER), LIMIT[EXAMPLE_SEATS], 9, 8)
    return empty_plan(example_table(board, values=VALUES, held=held), HELD_OVER)


def _companies(tools: FigureTools, surface: Surface, _: int) -> Iterator[None]:
    brush, skins = _brush(tools, surface), tools.skins
    each, high = surface.get_width() // len(COMPANIES), surface.get_height()
    for number, company in enumerate(COMPANIES):
        line = brush.pixels(36)
        name = Rect(number * each, high - line, each, line)
        ground = Rect(name.left, 0, each, name.top)
        surface.blit(skins.assets.scaled(f"table/card/rays_{company}", ground.size), ground)
        side = min(ground.size)
        portrait = skins.assets.portrait(company, tools.patterned)
        picture = skins.assets.scaled(portrait, (side, side))
        surface.blit(picture, picture.get_rect(midbottom=ground.midbottom))
        mark = brush.pixels(22)
        skins.draw(surface, f"mark/{company}", (name.left + mark, name.centery), brush.scale * 0.6)
        room = Rect(name.left + mark * 2, name.top, each - mark * 2 - 2, name.height)
        railway = skins.assets.livery(company).railway.upper()
        brush.write(railway, room, brush.pixels(21), GOLD, role="display")
        yield


def _hands(tools: FigureTools, surface: Surface, _: int) -> Iterator[None]:
    """How many are drawn and how many may be held, by the number of players."""
    brush, say = _brush(tools, surface), tools.texts.say
    pixels = brush.pixels
    box = surface.get_rect().inflate(-pixels(24), -pixels(20))
    brush.stretch("panel/log", box)
    rows = (
        (say("book-players"), list(HAND_SIZE)),
        (say("book-draw"), list(HAND_SIZE.values())),
        (say("book-limit"), list(LIMIT.values())),
    )
    high, first = box.height // len(rows), pixels(200)
    each = (box.width - first) // len(HAND_SIZE)
    for number, (title, counts) in enumerate(rows):
        line = Rect(box.left + pixels(24), box.top + number * high, first, high)
        ink = CREAM if number else GOLD
        brush.write(title, line, pixels(24), ink)
        for column, count in enumerate(counts):
            cell = Rect(box.left + first + column * each, line.top, each, high)
            role: Role = "reading-bold" if number else "display"
            brush.write(str(count), cell, pixels(28), ink, role=role, align=0.5)
        yield


def _depots(
    tools: FigureTools, surface: Surface, _: int, *, left_over: PerCompany
) -> Iterator[None]:
    brush, skins = _brush(tools, surface), tools.skins
    pixels = brush.pixels
    each = (surface.get_width() - pixels(24)) // len(COMPANIES)
    for company, count in zip(COMPANIES, left_over, strict=True):
        box = Rect(pixels(12) + company.order * each, 0, each, surface.get_height())
        box = box.inflate(-pixels(10), -pixels(24))
        state = "card/normal" if count else "card/disabled"
        brush.stretch(state, box)
        name = Rect(box.left, box.top + pixels(6), box.width, pixels(30)).inflate(-8, 0)
        railway, ink = skins.assets.livery(company).railway.upper(), skins.ink(state)
        brush.write(railway, name, pixels(19), ink, role="display", align=0.5)
        middle = (box.left + box.width // 3, box.centery + pixels(14))
        skins.draw(surface, f"depot/{company}", middle, brush.scale)
        number = Rect(box.centerx, middle[1] - pixels(20), box.width // 2, pixels(40))
        brush.write(str(count), number, pixels(30), ink, role="reading-bold", align=0.3)
        yield


def _score(tools: FigureTools, surface: Surface, step: int) -> Iterator[None]:
    brush = _brush(tools, surface, _SHEET)
    heads, *rows = _sheet_rows(brush)
    draw_heads(brush, heads, VALUES, tools.texts)
    table = example_table(tools.board, values=VALUES, held=(sum(HELD), sum(HELD_OVER), 9, 8))
    tiles = player_faces(empty_plan(table), NAMES, 2, tools.texts)
    most, widest = max(sum(HELD), sum(HELD_OVER)), widest_count((HELD, HELD_OVER), VALUES)
    for tile, row, portfolio in zip(tiles, rows, (HELD, HELD_OVER), strict=False):
        seat, score = tile.seat, example_score(portfolio)
        looks: dict[Hashable, Appearance] = {("door", seat): Appearance()}
        for company in COMPANIES[:step]:
            looks["cell", seat, company] = Appearance()
        so_far = sum(score.points[:step])
        if step > len(COMPANIES):
            looks["penalty", seat], so_far = Appearance(), score.total
        looks["total", seat] = Appearance(number=so_far)
        tile = tile._replace(active=False, note="")
        face = SheetFace(tile, portfolio, score, winner=False, most=most, widest=widest)
        draw_row(brush, row, face, looks, tools.patterned)
        yield


def _sheet_rows(brush: Brush) -> list[SheetRow]:
    """The headings and two rows of a score sheet that fills a surface."""
    (width, height), unit = brush.surface.get_size(), brush.scale
    units = (170, 250, *[98] * len(COMPANIES), 92, 116)
    gap, heads = round(10 * unit), round(80 * unit)
    each = (height - heads - 4 * gap) // 2
    left = (width - round((sum(units) + 10 * (len(units) - 1)) * unit)) // 2
    lines = [(gap, heads), (heads + 2 * gap, each), (heads + 3 * gap + each, each)]
    return [
        SheetRow.of(side_by_side(Rect(left, top, width, high), map(brush.pixels, units), gap))
        for top, high in lines
    ]


def _hidden(tools: FigureTools, surface: Surface, _: int) -> Iterator[None]:
    """Your own locomotives, and the player screen of another player."""
    brush, skins = _brush(tools, surface), tools.skins
    pixels = brush.pixels
    table = example_table(tools.board, held=(sum(HELD), 9, 8, 8))
    faces = player_faces(empty_plan(table), NAMES, 1, tools.texts)
    for face, portfolio in zip(faces, (HELD, None), strict=False):
        top = pixels(_GAP + face.seat * (_TILE + _GAP))
        tile = Rect(pixels(12), top, pixels(190), pixels(_TILE))
        draw_player(surface, skins, face, tile)
        left = tile.right + pixels(14)
        shelf = Rect(left, top, surface.get_width() - pixels(12) - left, tile.height)
        draw_shelf(surface, skins, portfolio, shelf, brush.scale, tools.patterned, sum(HELD))
        if portfolio is None:
            high = round(shelf.height * 1.14)
            screen = skins.assets.scaled("table/screen/0", (round(high * _SCREEN), high))
            surface.blit(screen, screen.get_rect(center=shelf.center))
        yield


def _notebook(tools: FigureTools, surface: Surface, _: int) -> Iterator[None]:
    """What the trades of a player have shown."""
    brush = _brush(tools, surface)
    pixels = brush.pixels
    trades = (Traded(1, _RED, _BLUE, 2, 9), Traded(1, _GREEN, _PURPLE, 2, 10))
    table = example_table(tools.board, held=(8, 10, 8, 8), trades=trades)
    tile = Rect(pixels(12), pixels(_GAP), pixels(190), pixels(_TILE))
    draw_player(
        surface, tools.skins, player_faces(empty_plan(table), NAMES, 0, tools.texts)[1], tile
    )
    notes = player_text(table, 1, NAMES[1], tools.texts, open_book=True)
    size = surface.get_size()
    letters = table_layout(size, len(NAMES)).letters
    tooltip = TooltipText(notes, size, brush.scale, letters)
    Tooltips(tools.skins).draw(surface, tooltip, tile)
    yield


TABLE_FIGURES: dict[str, Figure] = {
    "companies": Figure(_companies, 0.24),
    "cards": _panel(_two_fortunes, cards=(_BLUE, _RED)),
    "rack": _panel(_late, rack=True),
    "hands": Figure(_hands, 0.24),
    "tiles": _panel(_building, tiles=True, cards=(_YELLOW, _RED), rack=True),
    "value": _panel(_building, cards=(_RED,), steps=len(examples.TO_LYON)),
    "trade": _panel(_trading, cards=(_BLUE, _PURPLE), rack=True, steps=4),
    "limit": _panel(_over_the_limit, tiles=True, rack=True),
    "filled": Figure(partial(_depots, left_over=_FILLED), 0.19),
    "depots": Figure(partial(_depots, left_over=(0, 0, 0, 4, 0, 0)), 0.19),
    "score": Figure(_score, 0.29, len(COMPANIES) + 2, broad=True),
    "hidden": Figure(_hidden, _shape(_TILE, _TILE)),
    "notebook": Figure(_notebook, 0.15),
}
