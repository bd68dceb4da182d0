"""The rulebook's drawings of the map: crops of the real board, drawn as at the table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Surface

from game.board import Hex, HexKind
from game.rules.companies import COMPANIES, Company
from game.rules.table import Table
from game.rules.track_of_table import Lines
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Camera
from game.ui.rulebook import examples
from game.ui.rulebook.examples import arranged
from game.ui.rulebook.figure import Figure, FigureTools, planning
from game.ui.table.overlays import overlay_of
from game.ui.table.plan import Plan
from game.ui.table.target import OnHex, Pointing

_BLUE, _YELLOW, _RED, _GREEN, _BLACK, _PURPLE = COMPANIES


def _crop(
    easel: FigureTools, surface: Surface, plan: Plan, pointing: Pointing, view: "_View"
) -> None:
    """The map about a hex, with what a player who plans and points would see."""
    table: Table = plan.view.table
    picture = BoardPicture(easel.skins.assets, table.board, easel.patterned)
    picture.set_table(table)
    width, height = surface.get_size()
    (q, r), across = view
    x, y = picture.frame.point(Hex(q, r))
    camera = Camera(picture.frame, (0, 0, width, height), 1.0, (x, y))
    wanted = width / across / picture.frame.across
    picture.set_camera(replace(camera, zoom=wanted / camera.scale))
    picture.draw(surface)
    picture.draw_overlay(surface, overlay_of(plan, pointing, None))


_View = tuple[tuple[int, int], float]  # the hex in the middle, and how many fit across


def _standing(easel: FigureTools, surface: Surface, _: int, *, lines: Lines, view: _View) -> None:
    """Nothing but what stands on the map."""
    _crop(easel, surface, planning(arranged(easel.board, lines)), Pointing(), view)


def _goal(easel: FigureTools, surface: Surface, _: int) -> None:
    """The city that ends the game, with the land about it."""
    place = next(city.hex for city in easel.played.cities if city.end)
    _crop(easel, surface, planning(arranged(easel.played)), Pointing(), (place, 7.2))


def _paris(easel: FigureTools, surface: Surface, _: int, *, company: Company | None = None) -> None:
    """The Eiffel hex with the stations around it, and maybe a company that may not go there."""
    spaces = easel.played.spaces
    place = next(space.hex for space in spaces if space.kind is HexKind.EIFFEL)
    plan, pointing = planning(arranged(easel.played)), Pointing()
    if company is not None:
        plan, pointing = plan.choose(company), Pointing(OnHex(place))
    _crop(easel, surface, plan, pointing, (place, 5.4))


def _refused(
    easel: FigureTools,
    surface: Surface,
    _: int,
    *,
    lines: Lines,
    company: Company,
    place: Hex,
    view: _View,
) -> None:
    """A company that is built with, and a hex where it may not go."""
    plan = planning(arranged(easel.board, lines)).choose(company)
    _crop(easel, surface, plan, Pointing(OnHex(place)), view)


def _growing(
    easel: FigureTools,
    surface: Surface,
    step: int,
    *,
    line: tuple[Hex, ...],
    steps: tuple[Hex, ...],
    view: _View,
) -> None:
    """A build in the making, one locomotive more with every step."""
    plan = planning(arranged(easel.board, {_RED: line})).choose(_RED)
    for place in steps[:step]:
        plan = plan.place(place)
    _crop(easel, surface, plan, Pointing(), view)


def _map(
    paint: Callable[[FigureTools, Surface, int], None],
    shape: float,
    steps: int = 1,
    *,
    beside: bool = True,
) -> Figure:
    """A figure of the map of France."""
    return Figure(paint, shape, steps, beside=beside, broad=not beside, at_home=True)


BOARD_FIGURES: dict[str, Figure] = {
    "journey": _map(
        partial(_standing, lines=examples.JOURNEY, view=((-1, 2), 17.0)), 0.47, beside=False
    ),
    "cities": Figure(_goal, 0.86, beside=True),
    "stations": Figure(_paris, 0.86, beside=True),
    "build": _map(
        partial(_growing, line=examples.SOUTH, steps=examples.TO_LYON, view=((0, 6), 6.0)),
        0.88,
        len(examples.TO_LYON) + 1,
    ),
    "barrier": _map(
        partial(
            _refused,
            lines={_RED: examples.TO_THE_ALPS},
            company=_RED,
            place=examples.GRENOBLE,
            view=((0, 8), 5.4),
        ),
        0.72,
    ),
    "rural": _map(
        partial(
            _refused,
            lines=examples.WEST,
            company=_GREEN,
            place=examples.FULL,
            view=((-3, 1), 5.4),
        ),
        0.72,
    ),
    "city": _map(
        partial(
            _refused,
            lines=examples.ORLEANS,
            company=_PURPLE,
            place=examples.TAKEN,
            view=((-2, 2), 5.4),
        ),
        0.6,
    ),
    "paris": Figure(partial(_paris, company=_BLACK), 0.6, beside=True),
    "cut-off": _map(
        partial(
            _refused,
            lines=examples.NORTH,
            company=_RED,
            place=examples.LAST_WAY,
            view=((2, -2), 6.2),
        ),
        0.8,
    ),
    "marseille": _map(
        partial(
            _growing, line=examples.TO_THE_SEA, steps=examples.LAST_STEPS, view=((-1, 12), 6.0)
        ),
        0.9,
        len(examples.LAST_STEPS) + 1,
    ),
}
