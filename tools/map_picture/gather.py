"""Gathers the public-domain geography that the map picture is painted from.

    npm pack world-atlas                    # Natural Earth outlines, public domain
    apt-get download ferret-datasets        # holds ETOPO5 heights of NOAA, public domain
    tar xzf world-atlas-*.tgz && dpkg -x ferret-datasets_*.deb .
    pip install numpy scipy Pillow
    python3 -m tools.map_picture.gather package/countries-10m.json \
        usr/share/ferret-vis/data/etopo5.cdf

Writes surroundings.geojson and heights.png into tools/geography, and the finer outlines of a
region seen from nearby into its folder. Needed only to widen a picture: all results are in the
repository.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.io import netcdf_file

from tools.make_board import area, clip
from tools.projection import Point
from tools.regions import GEOGRAPHY, PARIS_BRUXELLES

WEST, EAST, SOUTH, NORTH = -9.5, 21.5, 39.5, 52.5
HEIGHTS_PER_DEGREE = 12
SMALLEST_PIECE = 0.002  # square degrees; smaller islands are left out
HEIGHT_OF_ZERO = 10_000  # heights.png stores metres above the deepest sea floor

Position = tuple[float, float]
Window = tuple[float, float, float, float]  # west, east, south, north
_FRANCE = "France"
_WHOLE: Window = (WEST, EAST, SOUTH, NORTH)
_NEARBY: dict[str, Window] = {PARIS_BRUXELLES.name: (-3.5, 11.0, 46.0, 52.5)}


class _Geometry(TypedDict):
    type: str
    arcs: list[list[list[int]]]
    properties: dict[str, str]


def main() -> None:
    """Read both sources, write both files."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("atlas", type=Path, help="countries-10m.json of world-atlas")
    arguments.add_argument("heights", type=Path, help="etopo5.cdf of ferret-datasets")
    chosen = arguments.parse_args()
    atlas = json.loads(chosen.atlas.read_text(encoding="utf-8"))
    # The board of France has an outline of its own.
    _write(GEOGRAPHY / "surroundings.geojson", outlines(atlas, _WHOLE, without=_FRANCE))
    for name, seen in _NEARBY.items():
        _write(GEOGRAPHY / name / "outlines.geojson", outlines(atlas, seen))
    window = heights(chosen.heights)
    Image.fromarray(window).save(GEOGRAPHY / "heights.png", optimize=True)


def outlines(atlas: dict[str, object], window: Window, without: str = "") -> dict[str, object]:
    """Every country in a window."""
    arcs = _unpacked_arcs(atlas)
    geometries: list[_Geometry] = atlas["objects"]["countries"]["geometries"]  # type: ignore[index]
    features = []
    for geometry in geometries:
        name = geometry["properties"]["name"]
        if name == without or geometry["type"] not in ("Polygon", "MultiPolygon"):
            continue
        pieces = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        rings = [_inside(window, _ring(piece[0], arcs)) for piece in pieces]  # type: ignore[arg-type]
        if kept := [[ring] for ring in rings if len(ring) > 2]:
            features.append(
                {
                    "type": "Feature",
                    "properties": {"name": name},
                    "geometry": {"type": "MultiPolygon", "coordinates": kept},
                }
            )
    return {"type": "FeatureCollection", "features": features}


def heights(source: Path) -> NDArray[np.uint16]:
    """The window of ETOPO5, north at the top, as metres plus HEIGHT_OF_ZERO."""
    with netcdf_file(source, "r", mmap=False) as dataset:
        world = dataset.variables["ROSE"].data
    rows = slice(round((SOUTH + 90) * HEIGHTS_PER_DEGREE), round((NORTH + 90) * 12) + 1)
    columns = np.arange(round(WEST * HEIGHTS_PER_DEGREE), round(EAST * 12) + 1)
    window = world[rows, :][::-1, columns % world.shape[1]]
    raised: NDArray[np.uint16] = np.round(window + HEIGHT_OF_ZERO).astype(np.uint16)
    return raised


def _unpacked_arcs(atlas: dict[str, object]) -> list[list[Position]]:
    """The lines of a TopoJSON file, undone from their delta coding."""
    transform: dict[str, list[float]] = atlas["transform"]  # type: ignore[assignment]
    packed: list[list[list[int]]] = atlas["arcs"]  # type: ignore[assignment]
    (scale_x, scale_y), (shift_x, shift_y) = transform["scale"], transform["translate"]
    arcs = []
    for steps in packed:
        points = np.cumsum(np.array(steps), axis=0)
        arcs.append([(x * scale_x + shift_x, y * scale_y + shift_y) for x, y in points.tolist()])
    return arcs


def _ring(numbers: Sequence[int], arcs: list[list[Position]]) -> list[Position]:
    ring: list[Position] = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        ring.extend(arc if not ring else arc[1:])
    return ring


def _write(file: Path, lands: dict[str, object]) -> None:
    text = json.dumps(lands, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text + "\n", encoding="utf-8", newline="\n")


def _inside(window: Window, ring: list[Position]) -> list[Position]:
    west, east, south, north = window
    corners = [Point(west, south), Point(east, south), Point(east, north), Point(west, north)]
    kept = clip([Point(*position) for position in ring], corners)
    if not kept or abs(area(kept)) < SMALLEST_PIECE:
        return []
    return [(round(point.x, 3), round(point.y, 3)) for point in kept]


if __name__ == "__main__":
    main()
