"""Boards, views and random games for the tests of drawing."""

import random

from game.board import Board
from game.rules.companies import COMPANIES
from game.rules.playout import play_on
from game.rules.setup import new_game
from game.rules.table import Table
from game.ui.map.camera import Camera, Frame, fitted, frame_of
from game.ui.media.assets import Assets
from tests.builders import france

# Beside a panel that takes a third of the window, and a few that nobody would wish for.
PANES = ((853, 720), (1270, 1080), (1706, 1440))
STRANGE_PANES = ((640, 600), (400, 900), (1920, 400))


def a_frame(board: Board | None = None) -> Frame:
    return frame_of(Assets().manifest("map"), board or france())


def a_camera(
    size: tuple[int, int] = (1270, 1080),
    corner: tuple[int, int] = (0, 0),
    board: Board | None = None,
) -> Camera:
    return fitted(a_frame(board), (*corner, *size))


def random_tables(seed: int, engines: int = 90) -> list[Table]:
    """The tables of a random game until so many engines stand on the map."""
    state, chance = new_game(france(), 4, seed), random.Random(seed)
    tables = [state.table]
    while state.table.ending is None and standing(state.table) < engines:
        state = play_on(state, chance)
        tables.append(state.table)
    return tables


def standing(table: Table) -> int:
    return sum(len(table.network(company)) for company in COMPANIES)
