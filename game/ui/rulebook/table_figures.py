"""The rulebook's drawings of what lies beside the map: cards, racks, tiles, the count at the end.

All are drawn by the table's own code, from small arranged tables.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.rules.companies import COMPANIES, HAND_SIZE, LIMIT, Company, PerCompany
from game.rules.table import Traded
from game.ui.anim.effects import Appearance
from game.ui.media.assets import Role
from game.ui.results.reveal import cell, door, penalty, total
from game.ui.results.score_sheet import (
    HeadFace,
    SheetFace,
    SheetLayout,
    SheetRow,
    draw_heads,
    draw_row,
    widest_count,
)
from game.ui.rulebook import examples
from game.ui.rulebook.examples import EXAMPLE_SEATS, HELD, HELD_OVER, VALUES, arranged, counted
from game.ui.rulebook.figure import NAMES, Figure, FigureTools, planning
from game.ui.table.help.tooltip_text import player_text
from game.ui.table.layout import table_layout
from game.ui.table.panel.cards import CardFace, draw_card
from game.ui.table.panel.faces import card_faces, player_faces, rack_of
from game.ui.table.panel.locomotive_shelf import draw_shelf
from game.ui.table.panel.players import PlayerFace, draw_player
from game.ui.table.panel.rack import draw_rack
from game.ui.table.plan import Plan
from game.ui.widgets.theme import CREAM, GOLD
from game.ui.widgets.tooltip import Tooltips, TooltipText

_BLUE, _YELLOW, _RED, _GREEN, _BLACK, _PURPLE = COMPANIES
_LATE: PerCompany = (12, 5, 34, 9, 17, 3)  # values, one of them beyond the rails
_FILLED: PerCompany = (26, 25, 27, 24, 28, 24)  # all but the hands of four players
_WIDE = 760  # units of a drawing's width
_CARD, _RACK, _TILE, _GAP = 118, 104, 76, 14
_SHEET = 1330  # units of a score sheet's width
_GROUND = "#0B1730"
_SCREEN = 1.4  # a folding screen's width for its height


def _units(surface: Surface) -> float:
    surface.fill(_GROUND)
    return surface.get_width() / _WIDE


def _cards(
    easel: FigureTools, surface: Surface, plan: Plan, shown: Sequence[Company], top: int
) -> int:
    """Cards one under another; returns where the next thing may begin."""
    unit = surface.get_width() / _WIDE
    faces: list[CardFace] = card_faces(plan, None, None, {}, easel.texts, patterned=easel.patterned)
    for company in shown:
        box = Rect(0, top, surface.get_width(), round(_CARD * unit)).inflate(-round(24 * unit), 0)
        draw_card(surface, easel.skins, faces[company.order], box)
        top = box.bottom + round(_GAP * unit)
    return top


def _rack(easel: FigureTools, surface: Surface, plan: Plan, top: int) -> None:
    unit = surface.get_width() / _WIDE
    box = Rect(0, top + round(10 * unit), surface.get_width(), round(_RACK * unit))
    face = rack_of(plan, NAMES, easel.texts, patterned=easel.patterned)
    draw_rack(surface, easel.skins, face, box.inflate(-round(60 * unit), 0))


def _tiles(easel: FigureTools, surface: Surface, plan: Plan, top: int) -> int:
    unit = surface.get_width() / _WIDE
    each = round((_WIDE - 24 - 3 * _GAP) / len(NAMES) * unit)
    for face in player_faces(plan, NAMES, 1, easel.texts):
        left = round(12 * unit) + face.seat * (each + round(_GAP * unit))
        draw_player(surface, easel.skins, face, Rect(left, top, each, round(_TILE * unit)))
    return top + round((_TILE + _GAP) * unit)


def _companies(easel: FigureTools, surface: Surface, _: int) -> None:
    """All six, each with its name."""
    unit, skins = _units(surface), easel.skins
    each, high = surface.get_width() // len(COMPANIES), surface.get_height()
    for number, company in enumerate(COMPANIES):
        name = Rect(number * each, high - round(36 * unit), each, round(36 * unit))
        ground = Rect(name.left, 0, each, name.top)
        surface.blit(skins.assets.scaled(f"table/card/rays_{company}", ground.size), ground)
        side = min(ground.width, ground.height)
        engine = skins.assets.scaled(skins.assets.portrait(company, easel.patterned), (side, side))
        surface.blit(engine, engine.get_rect(midbottom=ground.midbottom))
        mark = round(22 * unit)
        words = skins.assets.livery(company).railway.upper()
        skins.draw(surface, f"mark/{company}", (name.left + mark, name.centery), unit * 0.6)
        room = Rect(name.left + mark * 2, name.top, each - mark * 2 - 2, name.height)
        skins.write(surface, words, room, round(21 * unit), GOLD, role="display")


def _two_cards(easel: FigureTools, surface: Surface, _: int) -> None:
    """Two companies of different fortunes."""
    unit = _units(surface)
    plan = planning(arranged(easel.board, values=_LATE, depots=(14, 20, 3, 8, 11, 20)))
    _cards(easel, surface, plan, (_BLUE, _RED), round(_GAP * unit))


def _own_rack(easel: FigureTools, surface: Surface, _: int) -> None:
    """What only its owner sees."""
    _units(surface)
    _rack(easel, surface, planning(arranged(easel.board, values=_LATE)), 0)


def _hands(easel: FigureTools, surface: Surface, _: int) -> None:
    """How many are drawn and how many may be held, by how many play."""
    unit, skins, say = _units(surface), easel.skins, easel.texts.say
    box = surface.get_rect().inflate(-round(24 * unit), -round(20 * unit))
    skins.stretch(surface, "panel/log", box, unit)
    rows = (
        (say("book-players"), list(HAND_SIZE)),
        (say("book-draw"), list(HAND_SIZE.values())),
        (say("book-limit"), list(LIMIT.values())),
    )
    high, first = box.height // len(rows), round(200 * unit)
    each = (box.width - first) // len(HAND_SIZE)
    for number, (words, numbers) in enumerate(rows):
        line = Rect(box.left + round(24 * unit), box.top + number * high, first, high)
        ink = CREAM if number else GOLD
        role: Role = "reading-bold" if number else "display"
        skins.write(surface, words, line, round(24 * unit), ink)
        for column, count in enumerate(numbers):
            place = Rect(box.left + first + column * each, line.top, each, high)
            skins.write(surface, str(count), place, round(28 * unit), ink, role=role, align=0.5)


def _turn(easel: FigureTools, surface: Surface, _: int) -> None:
    """Whose turn it is, a company to build with, and a rack to trade from."""
    unit = _units(surface)
    plan = planning(arranged(easel.board, {_RED: examples.SOUTH}, values=_LATE[::-1]))
    top = _tiles(easel, surface, plan, round(_GAP * unit))
    top = _cards(easel, surface, plan.choose(_RED), (_YELLOW, _RED), top)
    _rack(easel, surface, plan, top)


def _value(easel: FigureTools, surface: Surface, step: int) -> None:
    """What cities add to a company's value."""
    unit = _units(surface)
    plan = planning(arranged(easel.board, {_RED: examples.SOUTH}, values=_LATE[::-1]))
    plan = plan.choose(_RED)
    for place in examples.TO_LYON[:step]:
        plan = plan.place(place)
    _cards(easel, surface, plan, (_RED,), round(_GAP * unit))


def _trade(easel: FigureTools, surface: Surface, step: int) -> None:
    """A trade in the making: given, then one taken, then two."""
    unit = _units(surface)
    plan = planning(arranged(easel.board, values=_LATE))
    plan = plan.giving(_PURPLE) if step > 0 else plan
    for _ in range(step - 1):
        plan = plan.choose(_BLUE)
    top = _cards(easel, surface, plan, (_BLUE, _PURPLE), round(_GAP * unit))
    _rack(easel, surface, plan, top)


def _limit(easel: FigureTools, surface: Surface, _: int) -> None:
    """Somebody holds more than the limit."""
    unit = _units(surface)
    held = (sum(HELD_OVER), LIMIT[EXAMPLE_SEATS], 9, 8)
    plan = planning(arranged(easel.board, values=VALUES, held=held), HELD_OVER)
    top = _tiles(easel, surface, plan, round(_GAP * unit))
    _rack(easel, surface, plan, top)


def _depots(easel: FigureTools, surface: Surface, _: int, *, left_over: PerCompany) -> None:
    """What the depots hold."""
    unit, skins = _units(surface), easel.skins
    each = (surface.get_width() - round(24 * unit)) // len(COMPANIES)
    for company, count in zip(COMPANIES, left_over, strict=True):
        box = Rect(round(12 * unit) + company.order * each, 0, each, surface.get_height())
        box = box.inflate(-round(10 * unit), -round(24 * unit))
        state = "card/normal" if count else "card/disabled"
        skins.stretch(surface, state, box, unit)
        name = Rect(box.left, box.top + round(6 * unit), box.width, round(30 * unit))
        words, ink = skins.assets.livery(company).railway.upper(), skins.ink(state)
        skins.write(
            surface, words, name.inflate(-8, 0), round(19 * unit), ink, role="display", align=0.5
        )
        middle = (box.left + box.width // 3, box.centery + round(14 * unit))
        skins.draw(surface, f"depot/{company}", middle, unit)
        number = Rect(box.centerx, middle[1] - round(20 * unit), box.width // 2, round(40 * unit))
        pixels = round(30 * unit)
        skins.write(surface, str(count), number, pixels, ink, role="reading-bold", align=0.3)


def _score(easel: FigureTools, surface: Surface, step: int) -> None:
    """Two portfolios counted, company by company."""
    surface.fill(_GROUND)
    layout = _sheet(surface)
    say, skins = easel.texts.say, easel.skins
    words = (
        say("results-held"),
        say("results-value"),
        say("results-penalty"),
        say("results-total"),
    )
    draw_heads(surface, skins, layout, HeadFace(*words, VALUES))
    table = arranged(easel.board, values=VALUES, held=(sum(HELD), sum(HELD_OVER), 9, 8))
    tiles = player_faces(planning(table), NAMES, 2, easel.texts)
    for tile, portfolio in zip(tiles, (HELD, HELD_OVER), strict=False):
        score = counted(portfolio)
        tile = tile._replace(active=False, note="")
        most = max(sum(HELD), sum(HELD_OVER))
        widest = widest_count((HELD, HELD_OVER), VALUES)
        face = SheetFace(tile, portfolio, score, winner=False, most=most, widest=widest)
        looks: dict[Hashable, Appearance] = {door(tile.seat): Appearance()}
        for company in COMPANIES[:step]:
            looks[cell(tile.seat, company)] = Appearance()
        so_far = sum(score.points[:step])
        if step > len(COMPANIES):
            looks[penalty(tile.seat)], so_far = Appearance(), score.total
        looks[total(tile.seat)] = Appearance(number=so_far)
        draw_row(surface, skins, layout, face, looks, easel.patterned)


def _sheet(surface: Surface) -> SheetLayout:
    """A score sheet of two rows that fills a surface."""
    width, height = surface.get_size()
    unit = width / _SHEET
    gap = round(10 * unit)
    heads = round(80 * unit)
    each = (height - heads - 4 * gap) // 2
    row = _sheet_row(width, gap, heads, unit)
    rows = tuple(
        _sheet_row(width, heads + 2 * gap + number * (each + gap), each, unit)
        for number in range(2)
    )
    return SheetLayout(unit, unit, row, rows, surface.get_rect(), 0, Rect(0, 0, 0, 0))


def _sheet_row(width: int, top: int, height: int, unit: float) -> SheetRow:
    """The columns: tile, shelf, a cell a company, penalty, total."""
    widths = [170, 250, *[98] * len(COMPANIES), 92, 116]
    boxes: list[Rect] = []
    left = (width - round((sum(widths) + 10 * (len(widths) - 1)) * unit)) // 2
    for one in widths:
        boxes.append(Rect(left, top, round(one * unit), height))
        left = boxes[-1].right + round(10 * unit)
    return SheetRow(boxes[0], boxes[1], tuple(boxes[2:-2]), boxes[-2], boxes[-1])


def _hidden(easel: FigureTools, surface: Surface, _: int) -> None:
    """One's own locomotives, and the screen of somebody else."""
    unit, skins = _units(surface), easel.skins
    table = arranged(easel.board, held=(sum(HELD), 9, 8, 8))
    faces = player_faces(planning(table), NAMES, 1, easel.texts)
    for face, portfolio in zip(faces, (HELD, None), strict=False):
        top = round((_GAP + face.seat * (_TILE + _GAP)) * unit)
        tile = Rect(round(12 * unit), top, round(190 * unit), round(_TILE * unit))
        draw_player(surface, skins, face, tile)
        shelf = Rect(tile.right + round(14 * unit), top, 0, tile.height)
        shelf.width = surface.get_width() - round(12 * unit) - shelf.left
        draw_shelf(surface, skins, portfolio, shelf, unit, easel.patterned, sum(HELD))
        if portfolio is None:
            high = round(shelf.height * 1.14)
            screen = skins.assets.scaled("table/screen/0", (round(high * _SCREEN), high))
            surface.blit(screen, screen.get_rect(center=shelf.center))


def _notebook(easel: FigureTools, surface: Surface, _: int) -> None:
    """What the trades have told of a player."""
    unit = _units(surface)
    trades = (Traded(1, _RED, _BLUE, 2, 9), Traded(1, _GREEN, _PURPLE, 2, 10))
    table = arranged(easel.board, held=(8, 10, 8, 8), trades=trades)
    tile = Rect(round(12 * unit), round(_GAP * unit), round(190 * unit), round(_TILE * unit))
    face: PlayerFace = player_faces(planning(table), NAMES, 0, easel.texts)[1]
    draw_player(surface, easel.skins, face, tile)
    words = player_text(table, 1, NAMES, easel.texts, open_book=True)
    layout = replace(
        table_layout(surface.get_size(), len(NAMES)), size=surface.get_size(), scale=unit
    )
    note = TooltipText(words, layout.size, layout.scale, layout.letters)
    Tooltips(easel.skins).draw(surface, note, tile)


def _high(*units: float) -> float:
    """The shape of a drawing in which these lie one under another."""
    return (sum(units) + _GAP * (len(units) + 1)) / _WIDE


TABLE_FIGURES: dict[str, Figure] = {
    "companies": Figure(_companies, 0.24),
    "cards": Figure(_two_cards, _high(_CARD, _CARD)),
    "rack": Figure(_own_rack, _high(_RACK)),
    "hands": Figure(_hands, 0.24),
    "tiles": Figure(_turn, _high(_TILE, _CARD, _CARD, _RACK)),
    "value": Figure(_value, _high(_CARD), len(examples.TO_LYON)),
    "trade": Figure(_trade, _high(_CARD, _CARD, _RACK), 4),
    "limit": Figure(_limit, _high(_TILE, _RACK)),
    "filled": Figure(partial(_depots, left_over=_FILLED), 0.19),
    "depots": Figure(partial(_depots, left_over=(0, 0, 0, 4, 0, 0)), 0.19),
    "score": Figure(_score, 0.29, len(COMPANIES) + 2, broad=True),
    "hidden": Figure(_hidden, _high(_TILE, _TILE)),
    "notebook": Figure(_notebook, 0.15),
}
