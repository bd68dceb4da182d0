"""Boards, views and random games for the tests of drawing."""

import random
from collections.abc import Collection, Generator, Iterator
from itertools import combinations
from typing import TypeVar

from pygame import Rect

from game.board import Board, Hex
from game.rules.companies import COMPANIES, Company
from game.rules.playout import play_on
from game.rules.setup import new_game
from game.rules.table import Table
from game.ui.map.camera import Camera, Frame, fitted, frame_of
from game.ui.map.labels import LabelArea
from game.ui.map.pieces import MapPieces
from game.ui.map.ribbons import Ribbons
from game.ui.media.assets import Assets
from tests.builders import france

# Beside a panel that takes a third of the window, and a few that are unusual.
PANES = ((853, 720), (1270, 1080), (1706, 1440))
STRANGE_PANES = ((640, 600), (400, 900), (1920, 400))

Result = TypeVar("Result")


def a_frame(board: Board | None = None) -> Frame:
    return frame_of(Assets().manifest("map"), board or france())


def a_camera(
    size: tuple[int, int] = (1270, 1080),
    corner: tuple[int, int] = (0, 0),
    board: Board | None = None,
) -> Camera:
    return fitted(a_frame(board), (*corner, *size))


def ribbon_areas(
    ribbons: Ribbons, camera: Camera, owner: Company | None = None
) -> dict[Hex, LabelArea]:
    """What every ribbon covers without its shadow and tip."""
    areas = {}
    for place in ribbons:
        box, (high, _, above) = ribbons.box(camera, place, owner), ribbons.ribbon(place, owner).tip
        band = Rect(box.left, box.top + (0 if above else high), box.width, box.height - high)
        margin = 0 if owner else round(2 * ribbons.shadow)
        inner = band.inflate(-margin, -margin)
        areas[place] = LabelArea(inner.left, inner.top, inner.right, inner.bottom)
    return areas


def placed_ribbons(assets: Assets, camera: Camera) -> Ribbons:
    ribbons = Ribbons(assets, MapPieces(assets, camera.hex_width), camera)
    run(ribbons.placing_steps(camera))
    return ribbons


def run(steps: Iterator[None]) -> None:
    """Do all steps of a job."""
    for _ in steps:
        pass


def finished(steps: Generator[None, None, Result]) -> Result:
    """What a job returns that is made of steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def overlaps(areas: Collection[LabelArea]) -> float:
    """How many pixels lie in more than one area."""
    return sum(one.common(other) for one, other in combinations(areas, 2))


def random_tables(seed: int, locomotives: int = 90) -> list[Table]:
    """The tables of a random game until so many locomotives stand on the map."""
    state, chance = new_game(france(), 4, seed), random.Random(seed)
    tables = [state.table]
    while state.table.ending is None and standing(state.table) < locomotives:
        state = play_on(state, chance)
        tables.append(state.table)
    return tables


def standing(table: Table) -> int:
    return sum(len(table.network(company)) for company in COMPANIES)
