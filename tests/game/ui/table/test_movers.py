from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.anim.timeline import Playback
from game.ui.settings import AnimationSpeed
from game.ui.table.movers import Movers
from game.ui.table.moves import moves_of
from tests.game.ui.evening import a_stage
from tests.game.ui.table.test_moves import a_build, a_place

pytestmark = pytest.mark.usefixtures("window")


def test_movers_tell_every_pixel_that_they_touch(tmp_path: Path) -> None:
    place = a_place()
    playback = Playback(moves_of(a_build(), place), AnimationSpeed.NORMAL)
    movers = Movers(a_stage(tmp_path).skins, place.camera, 1.0, patterned=False)
    drawn = 0
    while not playback.over:
        playback.update(0.15)
        surface = Surface((1920, 1080))
        touched = movers.draw(surface, playback)
        drawn += len(touched)
        for box in touched:
            surface.fill("black", box)
        assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() == 1920 * 1080
    assert drawn > 20
    assert Rect(0, 0, 1, 1)
