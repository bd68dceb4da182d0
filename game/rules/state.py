"""A whole game at one moment: the public table and the hidden portfolios."""

from typing import NamedTuple

from game.rules.companies import PerCompany
from game.rules.table import Table


class State(NamedTuple):
    """Everything. Only the authority has one; all others get a view of it."""

    table: Table
    portfolios: tuple[PerCompany, ...]  # for each seat; secret until the end (R5)
