"""The map's pictures: what the manifest promises is there, and lies where the board says."""

import json
import math
import os
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tools.projection import PARIS, project

ROOT = Path(__file__).parent.parent.parent
SPRITES = ROOT / "sprites" / "map"
MANIFEST: dict[str, Any] = json.loads((SPRITES / "manifest.json").read_text(encoding="utf-8"))
BOARD = json.loads((ROOT / "game" / "board" / "boards" / "france.json").read_text(encoding="utf-8"))
PICTURE = MANIFEST["picture"]
PIECES = MANIFEST["pieces"]
TILES = {
    (row, column): PICTURE["tiles"].format(row=row, column=column)
    for row in range(math.ceil(PICTURE["size"][1] / PICTURE["tile"][1]))
    for column in range(math.ceil(PICTURE["size"][0] / PICTURE["tile"][0]))
}
HEX_KM = 54.0
SEAS = {
    "Bay of Biscay": (45.5, -4.0),
    "English Channel": (49.9, -0.8),
    "Western approaches": (48.8, -6.0),
    "Gulf of Lion": (42.7, 4.0),
    "Ligurian Sea": (43.3, 8.3),
    "West of Corsica": (42.1, 7.8),
    "Adriatic": (43.8, 14.2),
}
NEIGHBOURS = {
    "London": (51.4, -0.6),
    "Brussels": (50.6, 4.6),
    "Frankfurt": (50.3, 9.0),
    "Milan": (45.4, 9.3),
    "Zaragoza": (41.9, -0.6),
    "Ajaccio": (42.1, 9.1),
}


@pytest.fixture(scope="module")
def picture() -> pygame.Surface:
    whole = pygame.Surface(PICTURE["size"], depth=24)
    for (row, column), tile in TILES.items():
        place = column * PICTURE["tile"][0], row * PICTURE["tile"][1]
        whole.blit(pygame.image.load(SPRITES / tile), place)
    return whole


def _pixel(q: float, r: float) -> tuple[float, float]:
    zero_x, zero_y = PICTURE["hex_zero"]
    across = PICTURE["across_flats"]
    return zero_x + across * (q + r / 2), zero_y + across * r * math.sqrt(3) / 2


def _pixel_at(latitude: float, longitude: float) -> tuple[float, float]:
    """By the projection alone, without the hexes."""
    paris, place = project(*PARIS), project(latitude, longitude)
    scale = PICTURE["across_flats"] / HEX_KM
    zero_x, zero_y = PICTURE["hex_zero"]
    return zero_x + (place.x - paris.x) * scale, zero_y - (place.y - paris.y) * scale


def _blueness(picture: pygame.Surface, x: float, y: float) -> int:
    """How much bluer than red the picture is around a pixel."""
    red, _, blue, _ = pygame.transform.average_color(picture, (round(x) - 4, round(y) - 4, 9, 9))
    return blue - red


@pytest.mark.parametrize(("row", "column"), TILES)
def test_a_tile_of_the_picture_has_the_promised_size(row: int, column: int) -> None:
    tile = pygame.image.load(SPRITES / TILES[row, column])
    (across, down), (width, height) = PICTURE["tile"], PICTURE["size"]
    assert tile.get_size() == (min(across, width - column * across), min(down, height - row * down))
    assert tile.get_bytesize() == PICTURE["channels"]


def test_the_picture_covers_wide_and_tall_windows() -> None:
    left, top, width, height = PICTURE["home_view"]
    assert (width, height) == (2580, 2160)
    assert left >= 0
    assert top >= 0
    assert left + width <= PICTURE["size"][0]
    assert top + height <= PICTURE["size"][1]


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_has_the_promised_size_and_is_not_blank(name: str) -> None:
    piece = pygame.image.load(SPRITES / PIECES[name]["file"])
    assert piece.get_size() == tuple(PIECES[name]["size"])
    assert piece.get_bytesize() == PIECES[name]["channels"] == 4
    inked = pygame.mask.from_surface(piece, 40).count()
    assert 150 < inked < piece.get_width() * piece.get_height()


@pytest.mark.parametrize("name", PIECES)
def test_nothing_of_a_piece_is_cut_off_by_its_frame(name: str) -> None:
    piece = pygame.image.load(SPRITES / PIECES[name]["file"])
    width, height = piece.get_size()
    border = [(x, y) for x in range(width) for y in (0, height - 1)]
    border += [(x, y) for y in range(height) for x in (0, width - 1)]
    assert max(piece.get_at(place).a for place in border) < 12


def test_every_state_worth_and_heading_has_its_piece() -> None:
    headings = ("east", "south_east", "north_east")
    expected = {"eiffel", "rail/bed_hub", "rail/track_hub"}
    expected |= {f"hex/{state}" for state in ("normal", "open", "hover", "chosen", "refused")}
    expected |= {f"{kind}/{worth}" for kind in ("plate", "ribbon") for worth in range(1, 5)}
    expected |= {f"{kind}{way}" for kind in ("barrier/", "rail/bed_") for way in headings}
    expected |= {f"rail/track_{way}" for way in headings}
    expected |= {
        f"station/{space['station'].lower()}" for space in BOARD["hexes"] if "station" in space
    }
    assert set(PIECES) == expected


def test_there_are_no_stray_files() -> None:
    named = {piece["file"] for piece in PIECES.values()} | {*TILES.values(), "manifest.json"}
    found = {file.relative_to(SPRITES).as_posix() for file in SPRITES.rglob("*") if file.is_file()}
    assert found == named


def test_every_hex_lies_inside_the_home_view() -> None:
    left, top, width, height = PICTURE["home_view"]
    reach = PICTURE["across_flats"] / math.sqrt(3)
    outside = []
    for space in BOARD["hexes"]:
        x, y = _pixel(space["q"], space["r"])
        fits = (
            left + reach <= x <= left + width - reach and top + reach <= y <= top + height - reach
        )
        if not fits:
            outside.append(space)
    assert outside == []


def test_every_city_stands_on_land(picture: pygame.Surface) -> None:
    wet = []
    for line in (ROOT / "tools" / "geography" / "cities.csv").read_text("utf-8").splitlines()[1:]:
        name, latitude, longitude, _ = line.split(",")
        x, y = _pixel_at(float(latitude), float(longitude))
        here = min(_blueness(picture, x + dx, y + dy) for dx in (-12, 0, 12) for dy in (-12, 0, 12))
        if here > 0:
            wet.append(name)
    assert wet == []


@pytest.mark.parametrize("sea", SEAS)
def test_the_sea_is_blue(picture: pygame.Surface, sea: str) -> None:
    assert _blueness(picture, *_pixel_at(*SEAS[sea])) > 40


@pytest.mark.parametrize("place", NEIGHBOURS)
def test_land_beyond_the_board_is_land(picture: pygame.Surface, place: str) -> None:
    assert _blueness(picture, *_pixel_at(*NEIGHBOURS[place])) < 0


def test_lake_geneva_is_water(picture: pygame.Surface) -> None:
    assert _blueness(picture, *_pixel_at(46.45, 6.55)) > 40


def test_the_four_plates_differ_clearly() -> None:
    colours = []
    for worth in range(1, 5):
        plate = pygame.image.load(SPRITES / PIECES[f"plate/{worth}"]["file"])
        colours.append(pygame.transform.average_color(plate, (50, 100, 60, 10))[:3])
    for number, one in enumerate(colours):
        for other in colours[number + 1 :]:
            assert math.dist(one, other) > 60
