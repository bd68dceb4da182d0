"""What a seat can do on its turn (R11): build or trade. Intent only."""

from dataclasses import dataclass

from game.board import Hex
from game.rules.companies import Company


@dataclass(frozen=True, slots=True)
class Build:
    """Place locomotives of one company, in this order."""

    company: Company
    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Trade:
    """Give one locomotive, then take one or two of another company."""

    give: Company
    take: Company
    count: int


Action = Build | Trade
