"""The colours of the table: the poster's own, and the six companies' from their liveries."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
LIVERIES = ROOT / "sprites" / "liveries.json"

NAVY, NAVY_LIGHT, NAVY_DARK, MIDNIGHT = "#15263F", "#2A4A70", "#0C1728", "#070E1A"
GOLD, GOLD_LIGHT, GOLD_DARK = "#D8B25A", "#F4DD9A", "#8E6A25"
CREAM, PAPER, PAPER_DARK, INK = "#F6EBCF", "#FBF3DC", "#E8D5A6", "#2A1C12"
VERMILION, VERMILION_DARK = "#D9532A", "#9A260D"
WHITE, BLACK = "#FFFFFF", "#000000"


class Livery(NamedTuple):
    """What a company looks like."""

    company: str
    body: str
    dark: str
    light: str
    ink: str
    mark: str


@cache
def liveries() -> tuple[Livery, ...]:
    """The six companies, in the order of their file."""
    companies = json.loads(LIVERIES.read_text(encoding="utf-8"))["companies"]
    return tuple(
        Livery(name, *(entry[part] for part in ("body", "dark", "light", "ink", "mark")))
        for name, entry in companies.items()
    )


def channels(code: str) -> tuple[float, float, float]:
    """Red, green, blue from 0 to 1, from a code such as #1A4F6C."""
    red, green, blue = (int(code[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return red, green, blue


def mixed(one: str, other: str, share: float) -> str:
    """The colour that lies so far on the way from one to another."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(255 * (a + (b - a) * share)):02X}" for a, b in pairs)
