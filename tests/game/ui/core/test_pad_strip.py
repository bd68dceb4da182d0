from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.storage.settings import LANGUAGES
from game.ui.core.context import Context, Scene
from game.ui.core.overprint import PadStrip
from game.ui.core.pad_hints import MENU_HINTS, TYPING_HINTS, PadHint
from game.ui.i18n.text import Texts
from tests.game.ui.core.test_toast import a_meadow
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")


class AScene(Scene):
    hints: tuple[PadHint, ...] = MENU_HINTS
    above = False

    @property
    def pad_hints_above(self) -> bool:
        return self.above

    @property
    def pad_hints(self) -> tuple[PadHint, ...]:
        return self.hints

    def enter(self, size: tuple[int, int]) -> None:
        pass

    def handle(self, event: Event) -> None:
        pass

    def update(self, dt: float) -> bool:
        return False

    def draw(self, surface: Surface) -> None:
        pass


def a_context(folder: Path) -> tuple[Context, AScene]:
    """A scene on the stage, and a gamepad in use."""
    context, scene = a_stage(folder), AScene()
    context.scenes.append(scene)
    pressed = Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=0)
    context.gamepads.translate([pressed], 0.0, scene)
    return context, scene


def bytes_of(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_the_strip_is_shown_while_a_gamepad_is_used_and_leaves_nothing_behind(
    tmp_path: Path,
) -> None:
    context, _ = a_context(tmp_path)
    strip, surface = PadStrip(context), a_meadow((1280, 720))
    before = bytes_of(surface)
    assert strip.changed
    assert strip.draw(surface)
    assert not strip.changed
    assert bytes_of(surface) != before
    moved = Event(pygame.KEYDOWN, key=pygame.K_a, unicode="a", mod=0)
    context.gamepads.translate([moved], 0.0, context.scenes[-1])
    assert strip.changed
    assert strip.remove(surface)
    assert not strip.draw(surface)
    assert bytes_of(surface) == before


def test_a_scene_may_have_the_strip_in_the_upper_corner(tmp_path: Path) -> None:
    context, scene = a_context(tmp_path)
    surface = Surface((1280, 720))
    (below,) = PadStrip(context).draw(surface)
    assert below.bottomleft == (0, 720)
    scene.above = True
    (above,) = PadStrip(context).draw(surface)
    assert above.topleft == (0, 0)


def test_a_scene_that_shows_the_buttons_itself_has_no_strip(tmp_path: Path) -> None:
    context, scene = a_context(tmp_path)
    scene.hints = ()
    assert not PadStrip(context).changed


def test_other_buttons_are_shown_as_soon_as_they_mean_something_else(tmp_path: Path) -> None:
    context, scene = a_context(tmp_path)
    strip, surface = PadStrip(context), a_meadow((1280, 720))
    strip.draw(surface)
    before = bytes_of(surface)
    scene.hints = TYPING_HINTS
    assert strip.changed
    strip.remove(surface)
    strip.draw(surface)
    assert bytes_of(surface) != before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
def test_the_strip_is_inside_the_window(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    context, scene = a_context(tmp_path)
    context.texts, scene.hints = Texts(language), TYPING_HINTS
    surface = Surface(size)
    (covered,) = PadStrip(context).draw(surface)
    assert surface.get_rect().contains(covered)
    assert covered.width < size[0] * 0.6
