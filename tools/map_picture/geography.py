"""Reads the geography that the picture is painted from, as lines of picture pixels."""

import csv
import json
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.map_picture.frame import Floats, Frame, Positions
from tools.map_picture.gather import HEIGHT_OF_ZERO, HEIGHTS_PER_DEGREE, NORTH, WEST
from tools.regions import GEOGRAPHY


class River(NamedTuple):
    """A river from its spring to its mouth."""

    name: str
    width: float
    course: Positions


def outlines_of_home(frame: Frame) -> list[Positions]:
    """The pieces of the region's own countries, mainland and islands."""
    own = _own(frame)
    if own:
        return [ring for name, rings in own if name in frame.region.countries for ring in rings]
    countries = _outlines(frame, GEOGRAPHY / "countries.geojson")
    return [ring for name, rings in countries if name in frame.region.countries for ring in rings]


def outlines_around(frame: Frame) -> list[Positions]:
    """The pieces of every other country."""
    lands = _own(frame) or _outlines(frame, GEOGRAPHY / "surroundings.geojson")
    return [ring for name, rings in lands if name not in frame.region.countries for ring in rings]


def rivers(frame: Frame) -> list[River]:
    """The rivers of the picture."""
    with (GEOGRAPHY / "rivers.csv").open(encoding="utf-8", newline="") as table:
        return [
            River(row["river"], float(row["width"]), _line(frame, row["course"]))
            for row in csv.DictReader(table)
        ]


def lakes(frame: Frame) -> list[Positions]:
    """The shores of the lakes of the picture."""
    with (GEOGRAPHY / "lakes.csv").open(encoding="utf-8", newline="") as table:
        return [_line(frame, row["shore"]) for row in csv.DictReader(table)]


def metres_of_grid(frame: Frame, columns: int, rows: int) -> Floats:
    """Height above the sea of each cell of a grid that fills the picture."""
    with Image.open(GEOGRAPHY / "heights.png") as stored:
        window = np.asarray(stored).astype(np.float32) - HEIGHT_OF_ZERO
    latitude, longitude = frame.degrees_of_grid(columns, rows)
    places = [(NORTH - latitude) * HEIGHTS_PER_DEGREE, (longitude - WEST) * HEIGHTS_PER_DEGREE]
    metres: Floats = ndimage.map_coordinates(window, places, order=3, mode="nearest")
    return metres


def smooth(line: Positions, closed: bool, steps: int = 8) -> Positions:
    """A line through the same points without corners (Catmull-Rom)."""
    if closed:
        knots = np.vstack([line[-1], line, line[:2]])
    else:
        knots = np.vstack([2 * line[0] - line[1], line, 2 * line[-1] - line[-2]])
    share = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = [
        0.5
        * (
            2 * b
            + (c - a) * share
            + (2 * a - 5 * b + 4 * c - d) * share**2
            + (3 * b - a - 3 * c + d) * share**3
        )
        for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False)
    ]
    return np.vstack([*pieces, knots[-2]])


def _own(frame: Frame) -> list[tuple[str, list[Positions]]]:
    """The finer outlines that a region has for itself; none if the common ones will do."""
    file = GEOGRAPHY / frame.region.name / "outlines.geojson"
    return _outlines(frame, file) if file.exists() else []


def _outlines(frame: Frame, file: Path) -> list[tuple[str, list[Positions]]]:
    atlas = json.loads(file.read_text(encoding="utf-8"))
    found = []
    for land in atlas["features"]:
        pieces = land["geometry"]["coordinates"]
        if land["geometry"]["type"] == "Polygon":
            pieces = [pieces]
        rings = [
            np.array([frame.pixel_at(latitude, longitude) for longitude, latitude in piece[0]])
            for piece in pieces
        ]
        found.append((land["properties"]["name"], rings))
    return found


def _line(frame: Frame, pairs: str) -> Positions:
    places = (pair.split() for pair in pairs.split(";"))
    return np.array([frame.pixel_at(float(north), float(east)) for north, east in places])
