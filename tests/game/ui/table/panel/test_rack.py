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
    draw_shelf,
    heading,
    rack_face,
    slot_of,
)
from game.ui.table.target import Pointing
from tests.builders import BLUE, GREEN, RED, YELLOW, a_state, at
from tests.game.ui.evening import a_stage
from tests.game.ui.finished import pictures, pixels
from tests.game.ui.table.panel.plans import NAMES, TEXTS, a_plan

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


def test_r5_a_spectator_has_a_covered_rack() -> None:
    assert rack_face(a_plan(seat=None), NAMES, TEXTS, Pointing(), patterned=False).portfolio is None
    own = rack_face(a_plan().giving(RED), NAMES, TEXTS, Pointing(), patterned=False)
    assert own.portfolio == (2, 0, 1, 0, 0, 0)
    assert own.given is RED


def test_the_rack_shows_what_a_build_would_bring() -> None:
    plan = a_plan(a_state(hands=[{BLUE: 2}] * 3, values={BLUE: 1})).choose(BLUE)
    assert rack_face(plan, NAMES, TEXTS, Pointing(), patterned=False).note == "Now worth 2 points"
    built = plan.place(at("Amiens"))
    assert (
        rack_face(built, NAMES, TEXTS, Pointing(), patterned=False).note
        == "Worth 4 points instead of 2"
    )


def shelf(portfolio: tuple[int, ...] | None) -> bytes:
    surface = Surface((300, 80))
    draw_shelf(surface, pictures(), portfolio, Rect(0, 0, 300, 80), 1.0, False, 9)
    return pixels(surface)


def test_a_hidden_portfolio_leaves_an_empty_shelf() -> None:
    assert shelf(None) == shelf((0, 0, 0, 0, 0, 0))


def test_every_locomotive_on_a_shelf_is_seen() -> None:
    assert len({shelf((n, 0, 0, 0, 0, 0)) for n in range(6)}) == 6
