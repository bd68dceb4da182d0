"""Every locomotive that the manifest names is there, whole and of the promised size."""

import json
from collections import Counter
from pathlib import Path
from typing import TypedDict

import pygame
import pytest

SPRITES = Path(__file__).parents[2] / "sprites"
COMPANIES = ("blue", "yellow", "red", "green", "black", "purple")


class Entry(TypedDict):
    """A line of the manifest."""

    file: str
    set: str
    company: str | None
    heading: int
    width: int
    height: int
    channels: int
    pivot: list[int]
    layers: list[str]


MANIFEST: list[Entry] = json.loads(
    (SPRITES / "locomotives" / "manifest.json").read_text(encoding="utf-8")
)["sprites"]


def test_each_company_has_twelve_headings_in_both_sets() -> None:
    for kind in ("plain", "patterned"):
        for company in COMPANIES:
            assert headings(kind, company) == list(range(0, 360, 30))


def test_one_shadow_serves_all_companies() -> None:
    assert headings("shadow", None) == list(range(0, 360, 30))


def test_each_company_and_the_start_player_have_a_portrait() -> None:
    sets = Counter(entry["set"] for entry in MANIFEST)
    assert sets["portrait"] == sets["patterned portrait"] == 6
    assert sets["start player"] == sets["start player portrait"] == 1


def test_all_engines_of_the_board_stand_on_the_same_pixel() -> None:
    sets = ("plain", "patterned", "shadow")
    assert {tuple(entry["pivot"]) for entry in MANIFEST if entry["set"] in sets} == {(96, 116)}


def test_no_picture_is_missing_from_the_manifest() -> None:
    folders = (SPRITES / "locomotives", SPRITES / "portraits")
    found = {
        path.relative_to(SPRITES).as_posix() for folder in folders for path in folder.rglob("*.png")
    }
    assert found == {entry["file"] for entry in MANIFEST}


@pytest.mark.parametrize("entry", MANIFEST, ids=lambda entry: entry["file"])
def test_a_picture_is_whole(entry: Entry) -> None:
    picture = pygame.image.load(SPRITES / entry["file"])
    assert picture.get_size() == (entry["width"], entry["height"])
    assert picture.get_bytesize() == entry["channels"]
    assert picture.get_masks()[3] != 0
    solid = pygame.mask.from_surface(picture, threshold=60)
    assert solid.count() > 0.08 * entry["width"] * entry["height"]
    anything = pygame.mask.from_surface(picture, threshold=0).get_bounding_rects()
    inside = picture.get_rect().inflate(-2, -2)
    assert all(inside.contains(part) for part in anything)


@pytest.mark.parametrize("company", COMPANIES)
def test_a_body_covers_its_ground_centre(company: str) -> None:
    for entry in MANIFEST:
        if entry["company"] == company and entry["set"] in ("plain", "patterned"):
            picture = pygame.image.load(SPRITES / entry["file"])
            x, y = entry["pivot"]
            assert picture.get_at((x, y)).a == 255


def headings(kind: str, company: str | None) -> list[int]:
    return [
        entry["heading"]
        for entry in MANIFEST
        if entry["set"] == kind and entry["company"] == company
    ]
