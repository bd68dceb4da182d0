"""The rulebook's figures of the map: crops of the real board, drawn as at the table."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from pygame import Surface

from game.board import Board, Hex, HexKind
from game.rules.companies import COMPANIES, Company
from game.rules.track_of_table import Lines
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Camera
from game.ui.rulebook import examples
from game.ui.rulebook.examples import example_table
from game.ui.rulebook.figure import Figure, FigureTools, empty_plan
from game.ui.table.plan import Plan
from game.ui.table.tabletop import overlay_of
from game.ui.table.target import OnHex, Pointing

_, _, _RED, _GREEN, _BLACK, _PURPLE = COMPANIES


def _draw_map(
    tools: FigureTools,
    surface: Surface,
    plan: Plan,
    refused: Hex | None,
    centre: Hex,
    across: float,
) -> Iterator[None]:
    """The map around a hex, `across` hexes wide, with the overlay of a plan and a refused hex."""
    board = plan.view.table.board
    picture = BoardPicture(tools.skins.assets, board, tools.patterned)
    picture.set_table(plan.view.table)
    yield
    width, height = surface.get_size()
    middle = picture.frame.point(centre)
    camera = Camera(picture.frame, (0, 0, width, height), 1.0, middle)
    zoom = width / across / picture.frame.across / camera.scale
    yield from picture.camera_steps(replace(camera, zoom=zoom))
    picture.draw_ground(surface)
    pointing = Pointing() if refused is None else Pointing(OnHex(refused))
    picture.draw_overlay(surface, overlay_of(plan, pointing, None))


def _on_france(
    shape: float,
    lines: Lines,
    centre: tuple[int, int],
    across: float,
    *,
    company: Company | None = None,
    steps: tuple[Hex, ...] = (),
    refused: Hex | None = None,
    broad: bool = False,
) -> Figure:
    """A figure of France: a `company` builds on another hex with each step, or one is `refused`."""

    def painting(tools: FigureTools, surface: Surface, step: int) -> Iterator[None]:
        plan = empty_plan(example_table(tools.board, lines))
        plan = plan if company is None else plan.choose(company)
        for place in steps[:step]:
            plan = plan.place(place)
        return _draw_map(tools, surface, plan, refused, Hex(*centre), across)

    return Figure(painting, shape, len(steps) + 1, beside=not broad, broad=broad, at_home=True)


def _on_any_map(
    shape: float, place_on: Callable[[Board], Hex], across: float, refused: Company | None = None
) -> Figure:
    """A figure of a hex of the map that is played on, and maybe a company that is refused there."""

    def painting(tools: FigureTools, surface: Surface, _: int) -> Iterator[None]:
        plan, place = empty_plan(example_table(tools.played)), place_on(tools.played)
        if refused is None:
            return _draw_map(tools, surface, plan, None, place, across)
        return _draw_map(tools, surface, plan.choose(refused), place, place, across)

    return Figure(painting, shape, beside=True)


def _goal(board: Board) -> Hex:
    return next(city.hex for city in board.cities if city.end)


def _eiffel_tower(board: Board) -> Hex:
    return next(space.hex for space in board.spaces if space.kind is HexKind.EIFFEL)


_SOUTH, _ALPS, _SEA = (
    {_RED: line} for line in (examples.SOUTH, examples.TO_THE_ALPS, examples.TO_THE_SEA)
)

BOARD_FIGURES: dict[str, Figure] = {
    "journey": _on_france(0.47, examples.JOURNEY, (-1, 2), 17.0, broad=True),
    "cities": _on_any_map(0.86, _goal, 7.2),
    "stations": _on_any_map(0.86, _eiffel_tower, 5.4),
    "build": _on_france(0.88, _SOUTH, (0, 6), 6.0, company=_RED, steps=examples.TO_LYON),
    "barrier": _on_france(0.72, _ALPS, (0, 8), 5.4, company=_RED, refused=examples.GRENOBLE),
    "rural": _on_france(0.72, examples.WEST, (-3, 1), 5.4, company=_GREEN, refused=examples.FULL),
    "city": _on_france(
        0.6, examples.ORLEANS, (-2, 2), 5.4, company=_PURPLE, refused=examples.TAKEN
    ),
    "paris": _on_any_map(0.6, _eiffel_tower, 5.4, refused=_BLACK),
    "cut-off": _on_france(
        0.8, examples.NORTH, (2, -2), 6.2, company=_RED, refused=examples.LAST_WAY
    ),
    "marseille": _on_france(0.9, _SEA, (-1, 12), 6.0, company=_RED, steps=examples.LAST_STEPS),
}
