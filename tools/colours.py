"""Colours as people see them: simulated colour vision and how far two colours lie apart.

Needs the standard library only. `python3 -m tools.colours` prints, for each kind of colour
vision, the distance between any two liveries and the closest pair.

The simulation is that of Machado, Oliveira and Fernandes (2009) at full severity, applied to
linear RGB; the distance is CIE76, the plain distance in CIELAB under D65.
"""

import json
from collections.abc import Mapping
from enum import StrEnum
from itertools import combinations
from math import dist
from pathlib import Path
from typing import NamedTuple, Self

LIVERIES = Path(__file__).parents[1] / "sprites" / "liveries.json"
MINIMUM = 16.0
"""The least distance that any two liveries keep in any vision."""


class Vision(StrEnum):
    """The common colour vision and the three dichromacies."""

    NORMAL = "normal"
    PROTANOPIA = "protanopia"
    DEUTERANOPIA = "deuteranopia"
    TRITANOPIA = "tritanopia"


class Colour(NamedTuple):
    """A colour in linear RGB, each channel from 0 to 1."""

    red: float
    green: float
    blue: float

    @classmethod
    def of(cls, text: str) -> Self:
        """Read "#RRGGBB"."""
        return cls.of_bytes(*bytes.fromhex(text.removeprefix("#")))

    @classmethod
    def of_bytes(cls, red: float, green: float, blue: float) -> Self:
        """Decode sRGB channels from 0 to 255."""
        return cls(_decoded(red / 255), _decoded(green / 255), _decoded(blue / 255))


class Lab(NamedTuple):
    """A colour in CIELAB."""

    lightness: float
    a: float
    b: float


class Pair(NamedTuple):
    """Two names and how far their colours lie apart."""

    distance: float
    first: str
    second: str


Matrix = tuple[Colour, Colour, Colour]

MATRICES: Mapping[Vision, Matrix] = {
    Vision.NORMAL: (Colour(1, 0, 0), Colour(0, 1, 0), Colour(0, 0, 1)),
    Vision.PROTANOPIA: (
        Colour(0.152286, 1.052583, -0.204868),
        Colour(0.114503, 0.786281, 0.099216),
        Colour(-0.003882, -0.048116, 1.051998),
    ),
    Vision.DEUTERANOPIA: (
        Colour(0.367322, 0.860646, -0.227968),
        Colour(0.280085, 0.672501, 0.047413),
        Colour(-0.011820, 0.042940, 0.968881),
    ),
    Vision.TRITANOPIA: (
        Colour(1.255528, -0.076749, -0.178779),
        Colour(-0.078411, 0.930809, 0.147602),
        Colour(0.004733, 0.691367, 0.303900),
    ),
}
# Linear sRGB to XYZ, each row already divided by the D65 white point.
_TO_XYZ: Matrix = (
    Colour(0.4338827, 0.3762407, 0.1899042),
    Colour(0.2126729, 0.7151522, 0.0721750),
    Colour(0.0177233, 0.1094748, 0.8729554),
)


def seen(colour: Colour, vision: Vision) -> Colour:
    """What a person with this vision sees instead of the colour."""
    return Colour(*(min(1.0, max(0.0, channel)) for channel in _times(MATRICES[vision], colour)))


def lab(colour: Colour) -> Lab:
    """The colour in CIELAB, where distances follow the eye."""
    x, y, z = (_lightness(channel) for channel in _times(_TO_XYZ, colour))
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def distance(first: Colour, second: Colour, vision: Vision = Vision.NORMAL) -> float:
    """How far two colours lie apart for this vision (CIE76)."""
    return dist(lab(seen(first, vision)), lab(seen(second, vision)))


def pairs(colours: Mapping[str, Colour], vision: Vision) -> list[Pair]:
    """Any two of the colours, closest pair first."""
    return sorted(
        Pair(distance(colours[first], colours[second], vision), first, second)
        for first, second in combinations(colours, 2)
    )


def liveries(path: Path = LIVERIES) -> dict[str, Colour]:
    """The body colour of each company."""
    companies = json.loads(path.read_text(encoding="utf-8"))["companies"]
    return {name: Colour.of(company["body"]) for name, company in companies.items()}


def table(colours: Mapping[str, Colour], vision: Vision) -> str:
    """The distances as a triangle of numbers, with the closest pair in the heading."""
    closest = pairs(colours, vision)[0]
    lines = [f"{vision}: closest {closest.first} and {closest.second}, {closest.distance:.1f}"]
    names = list(colours)
    for row, first in enumerate(names[1:], start=1):
        numbers = (
            f"{distance(colours[first], colours[second], vision):7.1f}" for second in names[:row]
        )
        lines.append(f"  {first:>8}{''.join(numbers)}")
    lines.append(" " * 10 + "".join(f"{name:>7}" for name in names[:-1]))
    return "\n".join(lines)


def main() -> None:
    """Print the distances of the liveries for each vision."""
    colours = liveries()
    print("\n\n".join(table(colours, vision) for vision in Vision))


def _decoded(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _lightness(ratio: float) -> float:
    return ratio ** (1 / 3) if ratio > 216 / 24389 else ratio * 841 / 108 + 4 / 29


def _times(matrix: Matrix, colour: Colour) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)


if __name__ == "__main__":
    main()
