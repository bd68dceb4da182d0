from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.ui.core.overprint import Overprint
from tests.game.ui.core.test_pad_strip import a_context, bytes_of
from tests.game.ui.core.test_toast import a_meadow

pytestmark = pytest.mark.usefixtures("window")


def test_a_gamepad_that_comes_and_goes_is_announced_above_the_strip(tmp_path: Path) -> None:
    context, _ = a_context(tmp_path)
    above, surface = Overprint(context), a_meadow((1280, 720))
    before = bytes_of(surface)
    assert above.update(0.0)
    assert len(above.draw(surface)) == 2  # the strip and the notice
    above.remove(surface)
    assert bytes_of(surface) == before
    gone = Event(pygame.JOYDEVICEREMOVED, instance_id=0)
    context.gamepads.translate([gone], 0.0, context.scenes[-1])
    assert above.update(0.0)
    assert len(above.draw(surface)) == 1  # only that it is gone
    above.remove(surface)
    assert bytes_of(surface) == before
