from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.storage.settings import AnimationSpeed
from game.ui.anim.timeline import Playback, drive
from game.ui.table.event_timelines import Subject, Thing, event_timeline
from game.ui.table.moving_sprites import MovingSprites
from tests.builders import BLUE
from tests.game.ui.evening import a_stage
from tests.game.ui.table.test_event_timelines import a_build, a_place

pytestmark = pytest.mark.usefixtures("window")


def test_movers_tell_every_pixel_that_they_touch(tmp_path: Path) -> None:
    place = a_place()
    playback = Playback(event_timeline(a_build(), place, 0), AnimationSpeed.NORMAL)
    movers = MovingSprites(a_stage(tmp_path).skins, place.camera, 1.0, patterned=False)
    drawn = 0
    while not playback.over:
        playback.update(0.15)
        surface = Surface((1920, 1080))
        touched = movers.draw(surface, playback, playback.looks())
        drawn += len(touched)
        for box in touched:
            surface.fill("black", box)
        assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() == 1920 * 1080
    assert drawn > 20


def boxes_at(folder: Path, seconds: float, *, reduced_motion: bool) -> int:
    """How many boxes one engine's drive has after a time: its steam has one of its own."""
    place = a_place()
    engine = Subject(Thing.LOCOMOTIVE, BLUE)
    timeline = drive(engine, [(400.0, 400.0), (900.0, 400.0)], 2.0)
    playback = Playback(timeline, AnimationSpeed.NORMAL, reduced_motion=reduced_motion)
    movers = MovingSprites(a_stage(folder).skins, place.camera, 1.0, patterned=False)
    playback.update(seconds)
    return len(movers.draw(Surface((1920, 1080)), playback, playback.looks()))


def test_a_locomotive_puffs_while_it_drives(tmp_path: Path) -> None:
    assert boxes_at(tmp_path, 0.0, reduced_motion=False) == 1
    assert boxes_at(tmp_path, 1.0, reduced_motion=False) == 2
    assert boxes_at(tmp_path, 2.0, reduced_motion=False) == 2


def test_a_locomotive_that_only_fades_leaves_no_steam(tmp_path: Path) -> None:
    assert boxes_at(tmp_path, 1.01, reduced_motion=True) == 1
