"""What every drawing of the rulebook is made with, and what one is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Surface

from game.board import Board
from game.rules.companies import PerCompany
from game.rules.table import Table
from game.rules.views import View
from game.ui.i18n.text import Texts
from game.ui.table.plan import Plan
from game.ui.widgets.skins import Skins

NAMES = ("Ada", "Hugo", "Inès", "Bruno")
PORTFOLIO: PerCompany = (2, 1, 3, 0, 1, 1)


@dataclass(frozen=True)
class FigureTools:
    """Pictures, words and the maps that drawings show."""

    skins: Skins
    texts: Texts
    board: Board  # of France, where the examples are at home
    played: Board  # of the table at which the book was opened
    patterned: bool = False


class Figure(NamedTuple):
    """A drawing: its shape, how many steps it moves in, and how it is painted.

    `paint` fills a surface with one of the steps; the last one tells all by itself.
    """

    paint: Callable[[FigureTools, Surface, int], None]
    shape: float  # height for its width
    steps: int = 1
    beside: bool = False  # stands beside its words where there is room
    broad: bool = False  # takes the whole width of the page
    at_home: bool = False  # shows places of France, whatever is played on


def planning(table: Table, portfolio: PerCompany = PORTFOLIO) -> Plan:
    """The plan of the player to move, with nothing in it yet."""
    return Plan(View(table, table.turn, portfolio, None))
