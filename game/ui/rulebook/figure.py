"""A figure of the rulebook, and what figures are painted with."""

from collections.abc import Callable, Iterator
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
    """Sprites, texts and the maps that figures show."""

    skins: Skins
    texts: Texts
    board: Board  # of France, for which the examples are made
    played: Board  # of the table at which the book was opened
    patterned: bool = False


class Figure(NamedTuple):
    """A figure; `painting` fills a surface with one of its steps, the last of which shows all."""

    painting: Callable[[FigureTools, Surface, int], Iterator[None]]  # piece by piece
    shape: float  # height for its width
    steps: int = 1
    beside: bool = False  # stands beside its text where there is room
    broad: bool = False  # takes the whole width of the page
    at_home: bool = False  # shows France, whichever map is played on

    def paint(self, tools: FigureTools, surface: Surface, step: int) -> None:
        """Fill a surface with a step."""
        for _ in self.painting(tools, surface, step):
            pass


def empty_plan(table: Table, portfolio: PerCompany = PORTFOLIO) -> Plan:
    """The empty plan of the player to move."""
    return Plan(View(table, table.turn, portfolio, None))
