from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.storage.settings import AnimationSpeed
from game.ui.anim.timeline import Playback, drive
from game.ui.map.overlay import Overlay
from game.ui.table.event_timelines import Subject, Thing, event_timeline
from game.ui.table.moving_sprites import MovingSprites
from tests.builders import BLUE, france
from tests.game.ui.evening import a_stage
from tests.game.ui.table.test_event_timelines import a_build, a_place

pytestmark = pytest.mark.usefixtures("window")


def drawn_by(movers: MovingSprites, surface: Surface, playback: Playback) -> list[Rect]:
    looks = playback.looks()
    return [
        *movers.draw_on_map(surface, playback, looks),
        *movers.draw_above(surface, playback, looks),
    ]


def test_movers_tell_every_pixel_that_they_touch(tmp_path: Path) -> None:
    place = a_place()
    place.board.set_camera(place.camera)
    playback = Playback(event_timeline(a_build(), place, 0), AnimationSpeed.NORMAL)
    movers = MovingSprites(a_stage(tmp_path).skins, place.board, 1.0, patterned=False)
    drawn = 0
    while not playback.over:
        playback.update(0.15)
        surface = Surface((1920, 1080))
        touched = drawn_by(movers, surface, playback)
        drawn += len(touched)
        for box in touched:
            surface.fill("black", box)
        assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() == 1920 * 1080
    assert drawn > 20


def boxes_at(folder: Path, seconds: float, *, reduced_motion: bool) -> int:
    """How many boxes one engine's drive has after a time: its steam has one of its own."""
    place = a_place()
    place.board.set_camera(place.camera)
    engine = Subject(Thing.LOCOMOTIVE, BLUE)
    timeline = drive(engine, [(400.0, 400.0), (900.0, 400.0)], 2.0)
    playback = Playback(timeline, AnimationSpeed.NORMAL, reduced_motion=reduced_motion)
    movers = MovingSprites(a_stage(folder).skins, place.board, 1.0, patterned=False)
    playback.update(seconds)
    return len(drawn_by(movers, Surface((1920, 1080)), playback))


def test_a_locomotive_puffs_while_it_drives(tmp_path: Path) -> None:
    assert boxes_at(tmp_path, 0.0, reduced_motion=False) == 1
    assert boxes_at(tmp_path, 1.0, reduced_motion=False) == 2
    assert boxes_at(tmp_path, 2.0, reduced_motion=False) == 2


def test_a_locomotive_that_only_fades_leaves_no_steam(tmp_path: Path) -> None:
    for seconds in (0.5, 1.01, 1.3, 2.0):
        assert boxes_at(tmp_path, seconds, reduced_motion=True) == 1


def pixels_of_a_drive(folder: Path, progress: float, *, reduced_motion: bool) -> int:
    """How many pixels differ from the empty map while a locomotive drives."""
    place = a_place()
    place.board.set_camera(place.camera)
    engine = Subject(Thing.LOCOMOTIVE, BLUE)
    playback = Playback(
        drive(engine, [(400.0, 400.0), (900.0, 400.0)], 2.0),
        AnimationSpeed.NORMAL,
        reduced_motion=reduced_motion,
    )
    movers = MovingSprites(a_stage(folder).skins, place.board, 1.0, patterned=False)
    playback.update(2.0 * progress)
    surface = Surface((1920, 1080))
    surface.fill("white")
    drawn_by(movers, surface, playback)
    return 1920 * 1080 - pygame.mask.from_threshold(surface, (255, 255, 255), (8, 8, 8)).count()


def test_with_reduced_motion_no_shadow_lies_there_before_its_locomotive(tmp_path: Path) -> None:
    assert pixels_of_a_drive(tmp_path, 0.51, reduced_motion=True) < 20
    assert pixels_of_a_drive(tmp_path, 0.9, reduced_motion=True) > 200
    assert pixels_of_a_drive(tmp_path, 0.51, reduced_motion=False) > 200


def test_names_and_barriers_stay_above_what_drives(tmp_path: Path) -> None:
    place = a_place()
    board = place.board
    board.set_camera(place.camera)
    movers = MovingSprites(a_stage(tmp_path).skins, board, 1.0, patterned=False)
    still = Surface((1920, 1080))
    board.draw(still)
    names = board.names(Overlay())
    lowest = min(name.box.height for name in names.values())
    for city, name in names.items():
        if name.box.height > lowest:  # a tip has soft edges
            continue
        box = name.box.inflate(-8, -8)
        across = drive(Subject(Thing.LOCOMOTIVE, BLUE), [box.midleft, box.midright], 1.0)
        playback = Playback(across, AnimationSpeed.NORMAL)
        playback.update(0.5)
        window = still.copy()
        drawn_by(movers, window, playback)
        text = box.inflate(-box.width // 3, -box.height // 2)
        seen = pygame.PixelArray(window.subsurface(text)).compare(
            pygame.PixelArray(still.subsurface(text)), distance=0.05
        )
        alike = pygame.mask.from_threshold(seen.make_surface(), (255, 255, 255), (1, 1, 1)).count()
        assert alike > 0.98 * text.width * text.height, france()[city].name
