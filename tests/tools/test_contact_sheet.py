"""The plan of the contact sheets: every sprite has its place. Draws nothing, needs no Pillow."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from tools.contact_sheet.catalogue import PAGE, SPRITES, sprites
from tools.contact_sheet.plan import PAGES, Page, Spot, View, placed

PICTURES = SPRITES.parent / "docs" / "pictures"


def files_named_in(value: object) -> Iterator[str]:
    """Whatever stands as a file anywhere in a manifest."""
    if isinstance(value, dict):
        if isinstance(value.get("file"), str):
            yield value["file"]
        for part in value.values():
            yield from files_named_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from files_named_in(part)


def files_of_all_manifests() -> set[str]:
    found = set()
    for manifest in SPRITES.rglob("manifest.json"):
        for file in files_named_in(json.loads(manifest.read_text(encoding="utf-8"))):
            beside = manifest.parent / file
            path = beside if beside.exists() else SPRITES / file
            found.add(path.relative_to(SPRITES).as_posix())
    return found


def spots(page: Page) -> list[Spot]:
    return [spot for section in placed(page) for spot in section.spots]


def test_every_file_that_a_manifest_names_lies_on_a_sheet() -> None:
    shown = {spot.sprite.file for page in PAGES for spot in spots(page)}
    assert shown == files_of_all_manifests()


def test_a_sprite_lies_on_one_sheet_once_whole_or_as_a_part_and_shrunk() -> None:
    views = Counter((spot.sprite.name, spot.view) for page in PAGES for spot in spots(page))
    assert set(views.values()) == {1}
    for sprite in sprites():
        seen = {view for view in View if views[sprite.name, view]}
        assert seen in ({View.WHOLE}, {View.SHRUNK, View.PART}), sprite.name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_leaves_the_page(page: Page) -> None:
    for spot in spots(page):
        assert spot.left >= 0
        assert spot.top >= 0
        assert spot.left + spot.width <= PAGE[0], spot.sprite.name
        assert spot.bottom <= PAGE[1], spot.sprite.name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_covers_another(page: Page) -> None:
    for one, other in combinations(spots(page), 2):
        beside = one.left + one.width <= other.left or other.left + other.width <= one.left
        below = one.bottom <= other.top or other.bottom <= one.top
        assert beside or below, f"{one.sprite.name} and {other.sprite.name}"


def test_what_is_shown_whole_has_its_real_size() -> None:
    sizes = {spot.sprite.name: spot.size for page in PAGES for spot in spots(page)}
    assert sizes["locomotives/blue/000"] == (62, 62)  # 1.14 hexes of 54 pixels
    assert sizes["map/plate/3"] == (74, 74)
    assert sizes["cursors/hand_32"] == (32, 32)
    assert sizes["title/icon_256"] == (256, 256)
    assert sizes["table/depot/red"] == (36, 36)  # two of its pixels for one of the screen


def test_there_is_a_picture_of_every_page_and_of_no_other() -> None:
    assert {file.stem for file in PICTURES.glob("sheet-*")} == {
        f"sheet-{page.name}" for page in PAGES
    }
