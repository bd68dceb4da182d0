"""The maps' pictures: every tile is there, and land and sea lie where the board says."""

import json
import math
import os
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tools.projection import PARIS, project
from tools.regions import FRANCE, PARIS_BRUXELLES, REGIONS, Region

ROOT = Path(__file__).parent.parent.parent
SPRITES = ROOT / "sprites" / "map"
MANIFEST: dict[str, Any] = json.loads((SPRITES / "manifest.json").read_text(encoding="utf-8"))
PICTURES: dict[str, Any] = MANIFEST["pictures"]
SEAS = {
    FRANCE: (
        ("Bay of Biscay", 45.5, -4.0),
        ("English Channel", 49.9, -0.8),
        ("Western approaches", 48.8, -6.0),
        ("Gulf of Lion", 42.7, 4.0),
        ("Ligurian Sea", 43.3, 8.3),
        ("West of Corsica", 42.1, 7.8),
        ("Adriatic", 43.8, 14.2),
        ("Lake Geneva", 46.45, 6.55),
    ),
    PARIS_BRUXELLES: (
        ("English Channel", 49.9, -0.5),
        ("off Boulogne", 50.6, 1.2),
        ("North Sea", 51.5, 2.6),
    ),
}
NEIGHBOURS = {
    FRANCE: (
        ("London", 51.4, -0.6),
        ("Brussels", 50.6, 4.6),
        ("Frankfurt", 50.3, 9.0),
        ("Milan", 45.4, 9.3),
        ("Zaragoza", 41.9, -0.6),
        ("Ajaccio", 42.1, 9.1),
    ),
    PARIS_BRUXELLES: (
        ("Kent", 51.2, 0.7),
        ("Liège", 50.6, 5.6),
        ("Zeelandic Flanders", 51.3, 3.8),
        ("Trier", 49.8, 6.6),
        ("Caen", 49.1, -0.4),
    ),
}
PLACES = [
    pytest.param(region, latitude, longitude, wet, id=f"{region.name}-{name}")
    for wet, lists in ((True, SEAS), (False, NEIGHBOURS))
    for region, places in lists.items()
    for name, latitude, longitude in places
]
every_region = pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.name)


def tiles_of(region: Region) -> dict[tuple[int, int], str]:
    book = PICTURES[region.name]
    return {
        (row, column): book["tiles"].format(row=row, column=column)
        for row in range(math.ceil(book["size"][1] / book["tile"][1]))
        for column in range(math.ceil(book["size"][0] / book["tile"][0]))
    }


@pytest.fixture(scope="module")
def pictures() -> dict[str, pygame.Surface]:
    """Every picture, put together from its tiles."""
    found = {}
    for region in REGIONS:
        book = PICTURES[region.name]
        whole = pygame.Surface(book["size"], depth=24)
        for (row, column), tile in tiles_of(region).items():
            place = column * book["tile"][0], row * book["tile"][1]
            whole.blit(pygame.image.load(SPRITES / tile), place)
        found[region.name] = whole
    return found


def _pixel_at(region: Region, latitude: float, longitude: float) -> tuple[float, float]:
    """By the projection alone, without the hexes."""
    book = PICTURES[region.name]
    paris, place = project(*PARIS), project(latitude, longitude)
    scale = book["across_flats"] / region.hex_km
    zero_x, zero_y = book["hex_zero"]
    return zero_x + (place.x - paris.x) * scale, zero_y - (place.y - paris.y) * scale


def _blueness(picture: pygame.Surface, x: float, y: float) -> int:
    """How much bluer than red the picture is around a pixel."""
    red, _, blue, _ = pygame.transform.average_color(picture, (round(x) - 4, round(y) - 4, 9, 9))
    return blue - red


def test_every_region_has_its_picture() -> None:
    assert [*PICTURES] == [region.name for region in REGIONS]


@every_region
def test_every_tile_has_the_promised_size(region: Region) -> None:
    book = PICTURES[region.name]
    (across, down), (width, height) = book["tile"], book["size"]
    for (row, column), file in tiles_of(region).items():
        tile = pygame.image.load(SPRITES / file)
        rest = width - column * across, height - row * down
        assert tile.get_size() == (min(across, rest[0]), min(down, rest[1]))
        assert tile.get_bytesize() == book["channels"]


@every_region
def test_there_are_no_stray_tiles(region: Region) -> None:
    found = {f"{region.name}/{file.name}" for file in (SPRITES / region.name).iterdir()}
    assert found == set(tiles_of(region).values())


@every_region
def test_a_picture_covers_wide_and_tall_windows(region: Region) -> None:
    book = PICTURES[region.name]
    left, top, width, height = book["home_view"]
    assert width / height == pytest.approx(2580 / 2160, abs=0.01)  # as the pane at 1920x1080
    assert left >= 0
    assert top >= 0
    assert left + width <= book["size"][0]
    assert top + height <= book["size"][1]


@every_region
def test_every_hex_lies_inside_the_home_view(region: Region) -> None:
    book = PICTURES[region.name]
    file = ROOT / "game" / "board" / "boards" / f"{region.name}.json"
    left, top, width, height = book["home_view"]
    (zero_x, zero_y), across = book["hex_zero"], book["across_flats"]
    reach = across / math.sqrt(3)
    outside = []
    for space in json.loads(file.read_text(encoding="utf-8"))["hexes"]:
        x = zero_x + across * (space["q"] + space["r"] / 2)
        y = zero_y + across * space["r"] * math.sqrt(3) / 2
        fits = (
            left + reach <= x <= left + width - reach and top + reach <= y <= top + height - reach
        )
        if not fits:
            outside.append(space)
    assert outside == []


@every_region
def test_every_city_stands_on_land(region: Region, pictures: dict[str, pygame.Surface]) -> None:
    wet = []
    around = round(12 * PICTURES[region.name]["across_flats"] / 108)
    for row in region.rows("cities.csv"):
        x, y = _pixel_at(region, float(row["latitude"]), float(row["longitude"]))
        here = min(
            _blueness(pictures[region.name], x + dx, y + dy)
            for dx in (-around, 0, around)
            for dy in (-around, 0, around)
        )
        if here > 0:
            wet.append(row["name"])
    assert wet == []


@pytest.mark.parametrize(("region", "latitude", "longitude", "wet"), PLACES)
def test_sea_is_blue_and_land_is_not(
    region: Region,
    latitude: float,
    longitude: float,
    wet: bool,
    pictures: dict[str, pygame.Surface],
) -> None:
    found = _blueness(pictures[region.name], *_pixel_at(region, latitude, longitude))
    assert found > 30 if wet else found < 0
