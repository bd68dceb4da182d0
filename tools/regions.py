"""The regions that there are maps of: what is measured out of each, and how large.

Board file and map picture are made from the same region, so that they fit. The facts themselves
are in `geography/`, those of one region in the folder of its name.
"""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.projection import PARIS, HexGrid, Point, project

GEOGRAPHY = Path(__file__).parent / "geography"


class Region(NamedTuple):
    """A part of the world that is a board; Paris is the middle of every one."""

    name: str  # as records name the board
    title: str  # as players read it
    countries: tuple[str, ...]  # whose mainland counts as land
    ends: tuple[str, ...]  # the cities that end the game
    hex_km: float  # from flat side to flat side
    land_share: float  # of a hex inside the countries, to count as land

    @property
    def grid(self) -> HexGrid:
        """Its hexes."""
        return HexGrid(project(*PARIS), self.hex_km)

    def rows(self, table: str) -> Iterator[dict[str, str]]:
        """The lines of one of its tables; none if it has no such table."""
        file = GEOGRAPHY / self.name / table
        if file.exists():
            with file.open(encoding="utf-8", newline="") as opened:
                yield from csv.DictReader(opened)

    def window(self) -> list[Point]:
        """The corners of the part that is a board; none if all of its countries is."""
        return [_place(row) for row in self.rows("window.csv")]


FRANCE = Region("france", "France", ("France",), ("Marseille",), 54.0, 0.42)
PARIS_BRUXELLES = Region(
    "paris-bruxelles",
    "Paris-Bruxelles",
    ("France", "Belgium"),
    ("Bruxelles",),
    32.0,
    0.42,
)
REGIONS = (FRANCE, PARIS_BRUXELLES)


def _place(row: dict[str, str]) -> Point:
    return project(float(row["latitude"]), float(row["longitude"]))
