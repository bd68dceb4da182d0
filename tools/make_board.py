"""Builds the files in game/board/boards from the geography beside this file.

    python3 -m tools.make_board

The same geography always gives the same files, byte for byte.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game.board.hexes import DIRECTIONS, Hex, around
from tools.projection import HexGrid, Point, project
from tools.regions import GEOGRAPHY, REGIONS, Region

BOARDS = Path(__file__).parent.parent / "game" / "board" / "boards"

EIFFEL = Hex(0, 0)
# In the order of the companies, so that each company's fixed place is the terminus its line
# really left from: Nord, P.O., P.L.M., Ouest, Est, and Midi at the one that remains.
STATIONS = {
    "Nord": Hex(1, -1),
    "Austerlitz": Hex(-1, 1),
    "Lyon": Hex(0, 1),
    "Saint-Lazare": Hex(0, -1),
    "Est": Hex(1, 0),
    "Montparnasse": Hex(-1, 0),
}


class City(NamedTuple):
    """A city as geography knows it."""

    name: str
    where: Point
    value: int


class Barrier(NamedTuple):
    """An obstacle to railways, as a straight line."""

    name: str
    start: Point
    end: Point


def mainlands(countries: Sequence[str]) -> list[list[Point]]:
    """The outlines of countries, of each the largest of its pieces."""
    atlas = json.loads((GEOGRAPHY / "countries.geojson").read_text(encoding="utf-8"))
    found = []
    for land in atlas["features"]:
        if land["properties"]["name"] in countries:
            pieces = land["geometry"]["coordinates"]
            found.append(_largest([pieces] if land["geometry"]["type"] == "Polygon" else pieces))
    return found


def read_cities(region: Region) -> list[City]:
    """The cities of a map with their worth."""
    return [
        City(
            row["name"],
            project(float(row["latitude"]), float(row["longitude"])),
            int(row["value"]),
        )
        for row in region.rows("cities.csv")
    ]


def read_barriers(region: Region) -> list[Barrier]:
    """The obstacles of a map."""
    return [
        Barrier(
            row["name"],
            project(float(row["from_latitude"]), float(row["from_longitude"])),
            project(float(row["to_latitude"]), float(row["to_longitude"])),
        )
        for row in region.rows("barriers.csv")
    ]


def area(outline: Sequence[Point]) -> float:
    """The signed area of a polygon (shoelace)."""
    following = (*outline[1:], outline[0])
    return sum(a.x * b.y - b.x * a.y for a, b in zip(outline, following, strict=True)) / 2


def clip(outline: list[Point], window: Sequence[Point]) -> list[Point]:
    """The part of a polygon inside a convex counter-clockwise window (Sutherland-Hodgman)."""
    for edge_from, edge_to in zip(window, (*window[1:], window[0]), strict=True):
        if not outline:
            break
        outline = _clip_at(outline, edge_from, edge_to)
    return outline


def cross(one: Barrier, start: Point, end: Point) -> bool:
    """Whether a barrier's line crosses the line between two points."""
    return (
        _side(one.start, one.end, start) * _side(one.start, one.end, end) < 0
        and _side(start, end, one.start) * _side(start, end, one.end) < 0
    )


def within(point: Point, corners: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon; in none every point does."""
    inside = not corners
    for one, other in zip(corners, (*corners[1:], *corners[:1]), strict=True):
        if (one.y > point.y) != (other.y > point.y):
            crossing = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
            inside ^= point.x < crossing
    return inside


def make_board(region: Region) -> str:
    """The board file's text."""
    grid = region.grid
    cities = _cities_by_hex(grid, read_cities(region))
    land = _land(region) | set(cities) | {EIFFEL, *STATIONS.values()}
    paris = [{"q": EIFFEL.q, "r": EIFFEL.r, "kind": "eiffel"}] + [
        {"q": space.q, "r": space.r, "kind": "start", "station": name}
        for name, space in STATIONS.items()
    ]
    outside = sorted(land - {EIFFEL, *STATIONS.values()}, key=lambda space: (space.r, space.q))
    spaces = paris + [_space(space, cities.get(space), region) for space in outside]
    barriers = [[list(a), list(b)] for a, b in _closed_edges(grid, land, read_barriers(region))]
    return _layout({"name": region.name, "title": region.title}, spaces, barriers)


def main() -> None:
    """Write the board files."""
    for region in REGIONS:
        file = BOARDS / f"{region.name}.json"
        file.write_text(make_board(region), encoding="utf-8", newline="\n")
        print(f"wrote {file}")


def _largest(pieces: list[list[list[tuple[float, float]]]]) -> list[Point]:
    """The outline of the largest piece of a country."""
    outlines = [
        [project(latitude, longitude) for longitude, latitude in piece[0]] for piece in pieces
    ]
    return max(outlines, key=lambda outline: abs(area(outline)))


def _side(start: Point, end: Point, point: Point) -> float:
    return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)


def _clip_at(outline: list[Point], start: Point, end: Point) -> list[Point]:
    """Keep what lies to the left of one edge."""
    kept: list[Point] = []
    for point, following in zip(outline, (*outline[1:], outline[0]), strict=True):
        here, there = _side(start, end, point), _side(start, end, following)
        if here >= 0:
            kept.append(point)
        if here * there < 0:
            share = here / (here - there)
            kept.append(
                Point(
                    point.x + share * (following.x - point.x),
                    point.y + share * (following.y - point.y),
                )
            )
    return kept


def _land(region: Region) -> set[Hex]:
    """The hexes of which enough lies inside the countries, and the middle inside the window."""
    grid, outlines, window = region.grid, mainlands(region.countries), region.window()
    reach = {grid.hex_at(point) for outline in outlines for point in outline}
    span_q = range(min(h.q for h in reach) - 1, max(h.q for h in reach) + 2)
    span_r = range(min(h.r for h in reach) - 1, max(h.r for h in reach) + 2)
    least = region.land_share * area(grid.corners_of(EIFFEL))
    return {
        space
        for space in (Hex(q, r) for q in span_q for r in span_r)
        if within(grid.centre_of(space), window)
        and sum(_share(outline, grid.corners_of(space)) for outline in outlines) >= least
    }


def _share(outline: list[Point], window: Sequence[Point]) -> float:
    """The area of a polygon inside a convex window."""
    return abs(area(clip(outline, window) or [Point(0, 0)]))


def _cities_by_hex(grid: HexGrid, cities: list[City]) -> dict[Hex, City]:
    placed: dict[Hex, City] = {}
    for city in cities:
        space = grid.hex_at(city.where)
        if space in placed:
            raise SystemExit(f"{city.name} and {placed[space].name} lie in one hex, {space}")
        if space == EIFFEL or space in STATIONS.values():
            raise SystemExit(f"{city.name} lies in Paris, at {space}")
        placed[space] = city
    return placed


def _closed_edges(grid: HexGrid, land: set[Hex], barriers: list[Barrier]) -> list[tuple[Hex, Hex]]:
    """The edges between two land hexes whose centres a barrier parts."""
    edges = {
        (space, other) if space < other else (other, space)
        for space in land
        for other in around(space)
        if other in land
        and any(
            cross(barrier, grid.centre_of(space), grid.centre_of(other)) for barrier in barriers
        )
    }
    return sorted(edges, key=lambda edge: (edge[0].r, edge[0].q, DIRECTIONS.index(_step(*edge))))


def _step(start: Hex, end: Hex) -> Hex:
    return Hex(end.q - start.q, end.r - start.r)


def _space(space: Hex, city: City | None, region: Region) -> dict[str, str | int | bool]:
    if city is None:
        return {"q": space.q, "r": space.r, "kind": "rural"}
    entry: dict[str, str | int | bool] = {
        "q": space.q,
        "r": space.r,
        "kind": "city",
        "name": city.name,
        "value": city.value,
    }
    if city.name in region.ends:
        entry["end"] = True
    return entry


def _layout(
    heading: dict[str, str],
    spaces: Sequence[object],
    barriers: Sequence[object],
) -> str:
    """JSON with one hex or barrier a line, so that a change shows as a line."""
    parts = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in heading.items()
    ]
    for key, entries in (("hexes", spaces), ("barriers", barriers)):
        lines = ",\n".join(f"    {json.dumps(entry, ensure_ascii=False)}" for entry in entries)
        parts.append(f'  "{key}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()
