"""The pieces that lie on the maps: what the manifest promises is there, whole and distinct."""

import json
import math
import os
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ROOT = Path(__file__).parent.parent.parent
SPRITES = ROOT / "sprites" / "map"
MANIFEST: dict[str, Any] = json.loads((SPRITES / "manifest.json").read_text(encoding="utf-8"))
BOARD = json.loads((ROOT / "game" / "board" / "boards" / "france.json").read_text(encoding="utf-8"))
PIECES = MANIFEST["pieces"]


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
    named = {piece["file"] for piece in PIECES.values()} | {"manifest.json"}
    found = {file.relative_to(SPRITES).as_posix() for file in SPRITES.rglob("*") if file.is_file()}
    pictures = {name for name in found if name.split("/")[0] in MANIFEST["pictures"]}
    assert found - pictures == named


def test_the_four_plates_differ_clearly() -> None:
    colours = []
    for worth in range(1, 5):
        plate = pygame.image.load(SPRITES / PIECES[f"plate/{worth}"]["file"])
        colours.append(pygame.transform.average_color(plate, (50, 100, 60, 10))[:3])
    for number, one in enumerate(colours):
        for other in colours[number + 1 :]:
            assert math.dist(one, other) > 60
