from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.core.overprint import LASTING, Toast
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")


def test_a_toast_stays_for_a_moment_and_leaves_nothing_behind(tmp_path: Path) -> None:
    note, surface = Toast(a_stage(tmp_path)), a_meadow((1280, 720))
    before = pygame.image.tobytes(surface, "RGB")
    assert not note.update(0.1)
    note.show("Sound off", "sound_off")
    assert note.update(0.0)
    assert note.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != before
    assert not note.update(LASTING / 2)  # it lies there, and nothing has to be drawn
    assert note.update(LASTING)
    assert note.remove(surface)
    assert not note.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == before
    assert not note.update(LASTING)


def test_a_new_toast_replaces_the_last_immediately(tmp_path: Path) -> None:
    note, surface = Toast(a_stage(tmp_path)), a_meadow((1280, 720))
    note.show("Sound off", "sound_off")
    note.draw(surface)
    note.show("Sound on", "sound")
    assert note.update(0.0)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
def test_the_text_of_a_toast_is_inside_it_at_the_players_scale(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, surface = a_stage(tmp_path), a_meadow(size)
    written: list[Rect] = []
    write = stage.skins.write

    def watched(*rest: Any, **more: Any) -> Rect:
        written.append(write(*rest, **more))
        return written[-1]

    monkeypatch.setattr(stage.skins, "write", watched)
    note = Toast(stage)
    note.show("Sonido desactivado", "sound_off")
    [reach] = note.draw(surface)
    assert reach.contains(written[0])
    assert surface.get_rect().contains(reach)
    assert reach.centerx == pytest.approx(size[0] // 2, abs=3)


def a_meadow(size: tuple[int, int]) -> Surface:
    """A picture with something different everywhere."""
    surface = Surface(size)
    for x in range(size[0]):
        surface.fill((x % 256, 120, x // 8 % 256), (x, 0, 1, size[1]))
    return surface
