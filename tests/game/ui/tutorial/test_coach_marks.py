from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.board import Hex
from game.ui.map.shapes import Shapes
from game.ui.table.target import OnCard, OnHex, OnRack
from game.ui.tutorial.coach_marks import draw_marks, free_side, marked_boxes, target_box
from game.ui.tutorial.lessons import (
    BLACK,
    LAST_WAY_OUT,
    LYON,
    MARSEILLE,
    PERPIGNAN,
    RED,
    STEPS,
    LessonTarget,
    TablePart,
)
from game.ui.widgets.rings import arrow_box
from tests.game.ui.tutorial.pupil import Pupil

pytestmark = pytest.mark.usefixtures("window")
SIZES = ((1024, 600), (1280, 720), (1920, 1080))


def test_an_arrow_comes_from_where_the_panel_is_not(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    box = target_box(pupil.table.geometry, OnHex(LYON))
    side = free_side(pupil.table.geometry, pupil.table.plan, box, [])
    assert side is not None
    there = arrow_box(box, pupil.table.layout.scale, side)
    assert free_side(pupil.table.geometry, pupil.table.plan, box, [there]) != side


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("city", [LYON, MARSEILLE, PERPIGNAN])
def test_names_are_read_above_ring_and_arrow(
    tmp_path: Path, size: tuple[int, int], city: Hex
) -> None:
    scene = Pupil(tmp_path, number=2, size=size).table
    window = pygame.Surface(size)
    scene.board.draw(window)
    bare = window.copy()
    target = OnHex(city)
    drawn = draw_marks(window, scene.geometry, scene.plan, target, Shapes(), 0.5, [], [])
    names = scene.board.name_boxes()
    # Without shadow and tip.
    inner = [name.inflate(-name.height, -name.height * 3 // 4) for name in names]
    looked = 0
    for box in drawn:
        for name in inner:
            for place in points(name.clip(box)):
                before, after = bare.get_at(place), window.get_at(place)
                assert max(abs(one - other) for one, other in zip(before, after, strict=True)) < 9
                looked += 1
    assert looked
    middle = scene.camera.pixel_of(city)
    assert drawn[0].collidepoint(middle)
    assert any(window.get_at(place) != bare.get_at(place) for place in points(drawn[0]))


@pytest.mark.parametrize("target", [OnHex(LYON), OnHex(MARSEILLE), OnCard(RED)])
def test_a_target_that_is_pointed_at_has_no_arrow_over_its_tooltip(
    tmp_path: Path, target: LessonTarget
) -> None:
    pupil = Pupil(tmp_path, number=2)
    scene, window = pupil.table, pygame.Surface(pupil.table.layout.size)
    for found, things in ((False, 2), (True, 1)):
        drawn = draw_marks(
            *(window, scene.geometry, scene.plan, target, Shapes(), 0.0, [], []), found=found
        )
        assert len(drawn) == things


def test_where_every_side_lies_on_the_panel_there_is_no_arrow(tmp_path: Path) -> None:
    scene = Pupil(tmp_path).table
    box = target_box(scene.geometry, OnHex(LYON))
    everywhere = Rect((0, 0), scene.layout.size)
    assert free_side(scene.geometry, scene.plan, box, [everywhere]) is None


@pytest.mark.parametrize("target", [OnHex(LYON), OnCard(RED), OnRack(RED), TablePart.RACK])
def test_tooltips_keep_clear_of_the_arrow(tmp_path: Path, target: LessonTarget) -> None:
    scene = Pupil(tmp_path, number=4).table
    window = pygame.Surface(scene.layout.size)
    drawn = draw_marks(window, scene.geometry, scene.plan, target, Shapes(), 0.0, [], [])
    boxes = marked_boxes(scene.geometry, scene.plan, target, [], [])
    assert any(box.inflate(12, 12).contains(drawn[1]) for box in boxes)


def points(box: Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in range(box.left, box.right, 3) for y in range(box.top, box.bottom, 3)]


def drawn_at(pupil: Pupil, target: LessonTarget, panel: list[Rect]) -> list[Rect]:
    window = pygame.Surface(pupil.table.layout.size)
    return draw_marks(
        window, pupil.table.geometry, pupil.table.plan, target, Shapes(), 0.0, panel, []
    )


def test_an_arrow_lies_neither_on_the_panel_nor_on_another_button(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, number=len(STEPS) - 1)
    layout = pupil.table.layout
    assert len(drawn_at(pupil, TablePart.RACK, [])) == 2
    above = pupil.table.rack.move(0, -pupil.table.rack.height)
    assert len(drawn_at(pupil, TablePart.RACK, [above])) == 1  # the ring is enough
    _, arrow = drawn_at(pupil, TablePart.CONFIRM, [])
    assert arrow.collidelist(layout.buttons) < 0
    assert len(drawn_at(pupil, TablePart.UNDO_ALL, [])) == 1


def test_the_arrow_does_not_cover_the_company_that_the_lesson_mentions(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, number=3, size=(1280, 720))
    pupil.click_card(RED.order)
    target = OnHex(LAST_WAY_OUT)
    assert pupil.coach.lesson.target == target
    _, arrow = pupil.coach.draw_moving(pygame.Surface((1280, 720)))
    (est,) = pupil.table.plan.view.table.network(BLACK)
    assert not arrow.collidepoint(pupil.table.camera.pixel_of(est))


def test_every_target_has_its_place(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, number=len(STEPS) - 1)
    scene = pupil.table
    assert target_box(scene.geometry, OnCard(RED)) == scene.layout.cards[RED.order]
    assert target_box(scene.geometry, TablePart.RACK) == scene.rack
    assert scene.rack.contains(target_box(scene.geometry, OnRack(RED)))
    assert target_box(scene.geometry, TablePart.CONFIRM) == scene.layout.buttons[0]
    assert target_box(scene.geometry, TablePart.UNDO_ALL) == scene.layout.buttons[-1]
