from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.table.geometry import RackPlaces, standing
from game.ui.table.layout import rack_slots
from game.ui.table.panel.rack import (
    RackFace,
    draw_rack,
    heading,
    slot_of,
)
from tests.builders import BLUE, GREEN, RED, YELLOW
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")
BOX = Rect(20, 20, 800, 92)
PORTFOLIO = (2, 0, 1, 3, 0, 0)
RACK = RackPlaces(BOX, tuple(standing(PORTFOLIO)))


def drawn(folder: Path, face: RackFace) -> bytes:
    surface = Surface((860, 140))
    draw_rack(surface, a_stage(folder).skins, face, BOX)
    return pygame.image.tobytes(surface, "RGB")


def test_locomotives_stand_company_by_company() -> None:
    assert standing(PORTFOLIO) == [BLUE, BLUE, RED, GREEN, GREEN, GREEN]


def test_a_point_finds_its_locomotive() -> None:
    slots = rack_slots(BOX, 6)
    assert [RACK.company_at(slot.center) for slot in slots] == standing(PORTFOLIO)
    assert RACK.company_at((BOX.left + 1, BOX.centery)) is None
    assert slot_of(BOX, PORTFOLIO, RED) == slots[2]
    assert slot_of(BOX, PORTFOLIO, YELLOW) == slots[-1]


def test_what_is_given_is_seen(tmp_path: Path) -> None:
    face = RackFace("Yours", "hidden", PORTFOLIO)
    looks = {drawn(tmp_path, one) for one in (face, face._replace(given=RED))}
    looks.add(drawn(tmp_path, face._replace(hover=GREEN)))
    looks.add(drawn(tmp_path, face._replace(patterned=True)))
    assert len(looks) == 4


def test_r5_a_covered_rack_shows_nothing_of_a_portfolio(tmp_path: Path) -> None:
    covered = drawn(tmp_path, RackFace("Yours", "hidden", None))
    assert covered == drawn(tmp_path, RackFace("Yours", "hidden", None, given=RED))
    assert covered != drawn(tmp_path, RackFace("Yours", "hidden", PORTFOLIO))


def test_more_locomotives_than_there_is_room_for_are_drawn_smaller(tmp_path: Path) -> None:
    assert drawn(tmp_path, RackFace("Yours", "hidden", (10, 10, 10, 0, 0, 0)))


def test_what_a_trade_brings_is_seen_before_it_is_confirmed(tmp_path: Path) -> None:
    face = RackFace("Yours", "hidden", PORTFOLIO, given=RED)
    looks = {drawn(tmp_path, face)}
    looks.add(drawn(tmp_path, face._replace(taken=YELLOW, coming=1)))
    looks.add(drawn(tmp_path, face._replace(taken=YELLOW, coming=2)))
    looks.add(drawn(tmp_path, face._replace(taken=BLUE, coming=2)))
    assert len(looks) == 4
    covered = face._replace(portfolio=None)
    assert drawn(tmp_path, covered) == drawn(tmp_path, covered._replace(taken=BLUE, coming=2))


def test_a_point_finds_its_locomotive_beside_those_that_are_coming() -> None:
    slots = rack_slots(BOX, 8)
    found = [replace(RACK, coming=2).company_at(slot.center) for slot in slots]
    assert found == [*standing(PORTFOLIO), None, None]


def test_no_locomotive_stands_before_the_heading() -> None:
    assert not any(slot.colliderect(heading(BOX)) for slot in rack_slots(BOX, 12))
    assert BOX.contains(heading(BOX))


def test_how_many_there_are_of_a_colour_is_seen_on_the_first_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    skins, read = a_stage(tmp_path).skins, dict[str, Rect]()
    write = skins.write

    def watched(surface: Surface, words: str, *rest: Any, **more: Any) -> Rect:
        read[words] = write(surface, words, *rest, **more)
        return read[words]

    monkeypatch.setattr(skins, "write", watched)
    draw_rack(Surface((860, 140)), skins, RackFace("Yours", "hidden", PORTFOLIO), BOX)
    slots = rack_slots(BOX, 6)
    assert slots[0].contains(read["2"])
    assert slots[3].contains(read["3"])
    assert "1" not in read
    read.clear()
    draw_rack(Surface((860, 140)), skins, RackFace("Yours", "hidden", None), BOX)
    assert {*read} == {"YOURS", "hidden"}


def test_the_keyboard_stands_on_all_of_a_colour(tmp_path: Path) -> None:
    face = RackFace("Yours", "hidden", PORTFOLIO)
    assert drawn(tmp_path, face) != drawn(tmp_path, face._replace(focus=GREEN))
    assert drawn(tmp_path, face) == drawn(tmp_path, face._replace(focus=YELLOW))
    slots = rack_slots(BOX, 6)
    assert RACK.group_of(GREEN) == slots[3].unionall(slots[4:])


def test_no_frame_reaches_over_a_neighbour_however_many_there_are() -> None:
    for count in (8, 14, 20, 30):
        slots = rack_slots(BOX, count)
        assert all(one.right <= other.left for one, other in pairwise(slots))
