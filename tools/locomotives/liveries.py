"""The six companies as sprites/liveries.json paints them. Knows nothing of Blender."""

import json
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from tools.colours import LIVERIES


class Mark(StrEnum):
    """The sign on the cab roof, so that colour is never the only difference."""

    CIRCLE = "circle"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    SQUARE = "square"
    STAR = "star"
    CROSS = "cross"


class Pattern(StrEnum):
    """How the body is painted in the patterned set."""

    PLAIN = "plain"
    DOTS = "dots"
    CHEVRONS = "chevrons"
    LOZENGES = "lozenges"
    BANDS = "bands"
    STRIPES = "stripes"


class Livery(NamedTuple):
    """What the painter must know of a company."""

    company: str
    body: str
    mark: Mark
    pattern: Pattern
    accent: str


CREAM = "#F0E1BE"
SOOT = "#231E1C"


def read_liveries(path: Path = LIVERIES) -> tuple[Livery, ...]:
    """All liveries, in the order of the rules."""
    companies = json.loads(path.read_text(encoding="utf-8"))["companies"]
    return tuple(
        Livery(
            company,
            entry["body"],
            Mark(entry["mark"]),
            Pattern(entry["pattern"]),
            SOOT if company == "yellow" else CREAM,
        )
        for company, entry in companies.items()
    )
