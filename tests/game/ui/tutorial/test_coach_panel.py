"""The coach's panel at any size and in any language."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.ui.i18n.text import LANGUAGES
from game.ui.tutorial.coach_panel import CoachFace, coach_places
from game.ui.tutorial.lessons import STEPS
from tests.game.ui.shared_resources import shared_texts
from tests.game.ui.tutorial.pupil import ASKED, Pupil

pytestmark = pytest.mark.usefixtures("window")
SIZES = (((1024, 600), 100), ((1024, 600), 200), ((1920, 1080), 100), ((2560, 720), 150))


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("number", range(len(STEPS)))
def test_the_panel_covers_nothing_that_it_mentions(
    tmp_path: Path, size: tuple[int, int], scale: int, number: int
) -> None:
    pupil = Pupil(tmp_path, replace(ASKED, ui_scale=scale), number, size)
    for language in LANGUAGES:
        pupil.stage.texts = shared_texts(language)
        pupil.settle()
        coach, layout = pupil.coach, pupil.table.layout
        box = coach.obstacles()[0]
        assert layout.pane.contains(box)
        assert not box.colliderect(layout.rack)
        hexes = [pupil.table.camera.pixel_of(place) for place in coach.lesson.step.about]
        assert not any(box.collidepoint(place) for place in hexes)
        buttons = [button.rect for button in (*coach.choices, coach.leave)]
        assert all(box.contains(button) for button in buttons)


def test_the_panel_keeps_clear_when_the_map_is_seen_from_elsewhere(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    place = pupil.coach.lesson.step.about[-1]
    box = pupil.coach.obstacles()[0]
    camera = pupil.table.camera.zoomed(3, pupil.table.layout.pane.center)
    x, y = camera.pixel_of(place)
    camera = camera.panned(box.centerx - x, box.centery - y)
    assert box.collidepoint(camera.pixel_of(place))
    pupil.table.set_camera(camera)
    pupil.settle()
    assert not pupil.coach.obstacles()[0].collidepoint(pupil.table.camera.pixel_of(place))


def test_a_longer_text_makes_a_higher_panel_and_nothing_else(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    skins, layout = pupil.stage.skins, pupil.table.layout
    short = coach_places(skins, layout, [CoachFace("A", 1, 9, "Few words.")], ())
    long = coach_places(skins, layout, [CoachFace("A", 1, 9, "Many more words. " * 12)], ())
    assert long.box.height > short.box.height
    assert (long.box.width, long.box.bottom) == (short.box.width, short.box.bottom)
    assert long.body.bottom <= long.foot.top


def test_the_panel_goes_where_it_hides_least(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    skins, layout = pupil.stage.skins, pupil.table.layout
    face = CoachFace("A", 1, 9, "Words.")
    usual = coach_places(skins, layout, [face], ()).box
    other = coach_places(skins, layout, [face], [usual]).box
    assert not usual.colliderect(other)
