"""Gathers the public-domain geography that the map picture is painted from.

    npm pack world-atlas                    # Natural Earth outlines, public domain
    apt-get download ferret-datasets        # holds ETOPO5 heights of NOAA, public domain
    tar xzf world-atlas-*.tgz && dpkg -x ferret-datasets_*.deb .
    pip install numpy scipy Pillow
    python3 -m tools.map_picture.gather package/countries-10m.json \
        usr/share/ferret-vis/data/etopo5.cdf

Writes surroundings.geojson and heights.png into tools/geography. Needed only to widen the
picture: both results are in the repository.
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

from tools.make_board import GEOGRAPHY, area, clip
from tools.projection import Point

WEST, EAST, SOUTH, NORTH = -9.5, 21.5, 39.5, 52.5
HEIGHTS_PER_DEGREE = 12
SMALLEST_PIECE = 0.002  # square degrees; smaller islands are left out
HEIGHT_OF_ZERO = 10_000  # heights.png stores metres above the deepest sea floor

Position = tuple[float, float]
_FRANCE = "France"


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
    outlines = surroundings(json.loads(chosen.atlas.read_text(encoding="utf-8")))
    text = json.dumps(outlines, ensure_ascii=False, separators=(",", ":"))
    (GEOGRAPHY / "surroundings.geojson").write_text(text + "\n", encoding="utf-8", newline="\n")
    window = heights(chosen.heights)
    Image.fromarray(window).save(GEOGRAPHY / "heights.png", optimize=True)


def surroundings(atlas: dict[str, object]) -> dict[str, object]:
    """Every country of the window but France, whose outline the board already has."""
    arcs = _unpacked_arcs(atlas)
    geometries: list[_Geometry] = atlas["objects"]["countries"]["geometries"]  # type: ignore[index]
    features = []
    for geometry in geometries:
        name = geometry["properties"]["name"]
        if name == _FRANCE or geometry["type"] not in ("Polygon", "MultiPolygon"):
            continue
        pieces = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        rings = [_inside_window(_ring(piece[0], arcs)) for piece in pieces]  # type: ignore[arg-type]
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


def _inside_window(ring: list[Position]) -> list[Position]:
    window = [Point(WEST, SOUTH), Point(EAST, SOUTH), Point(EAST, NORTH), Point(WEST, NORTH)]
    kept = clip([Point(*position) for position in ring], window)
    if not kept or abs(area(kept)) < SMALLEST_PIECE:
        return []
    return [(round(point.x, 3), round(point.y, 3)) for point in kept]


if __name__ == "__main__":
    main()
