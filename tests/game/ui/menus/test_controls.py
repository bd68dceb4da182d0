import re

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.ui.core.pad_model import KEYS, SECOND_KEYS, PadButton
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.menus.controls import _GROUPS, _PAD_GROUPS, ControlsScene
from tests.game.ui.theatre import ROOT, Curtain, Theatre

ARROWS = {PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT}  # the d-pad


def signs(text: str) -> set[str]:
    """Words and signs, in small letters."""
    return set(re.findall(r"\w+|[^\w\s]", text.lower()))


def test_escape_closes_it(theatre: Theatre) -> None:
    theatre.show(ControlsScene(theatre.stage), over=Curtain())
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.top, Curtain)


def test_the_button_closes_it(theatre: Theatre) -> None:
    scene = ControlsScene(theatre.stage)
    theatre.show(scene, over=Curtain())
    theatre.click(scene.menu.buttons[0].rect.center)
    assert isinstance(theatre.top, Curtain)


def test_it_is_drawn_once(theatre: Theatre) -> None:
    theatre.show(ControlsScene(theatre.stage), over=Curtain())
    assert not theatre.frame(30)


@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_columns_stand_in_the_middle(
    theatre: Theatre, size: tuple[int, int], language: str
) -> None:
    theatre.window(size, language=language)
    scene = ControlsScene(theatre.stage)
    theatre.show(scene, over=Curtain())
    page = Surface(scene.panel.body.size, pygame.SRCALPHA)
    scene.table.draw(page, page.get_rect())
    seen = page.get_bounding_rect()
    assert abs(seen.left - (page.get_width() - seen.right)) <= page.get_width() / 50


@pytest.mark.parametrize("of_pads", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_rows_grow_with_the_text_size(
    theatre: Theatre, size: tuple[int, int], language: str, of_pads: bool
) -> None:
    letters = []
    for scale in (100, 150, 200):
        theatre.window(size, language=language, scale=scale)
        scene = ControlsScene(theatre.stage)
        theatre.show(scene, over=Curtain())
        if of_pads:
            scene.choose("other")
        letters.append(scene.table.letters)
        assert scene.table.width <= scene.panel.body.width
        assert scene.bar.shown == (scene.table.height > scene.panel.body.height)
    assert letters[1] >= letters[0] * 1.25
    assert letters[2] >= letters[0] * 1.6


def test_rows_that_do_not_fit_are_scrolled(theatre: Theatre) -> None:
    theatre.window((1024, 600), scale=150)
    scene = ControlsScene(theatre.stage)
    theatre.show(scene, over=Curtain())
    theatre.key(pygame.K_DOWN)
    below = scene.bar.offset
    assert below > 0
    theatre.post(Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.bar.offset > below
    theatre.key(pygame.K_PAGEUP)
    theatre.key(pygame.K_PAGEUP)
    assert scene.bar.offset == 0
    theatre.key(pygame.K_RIGHT)
    assert scene.menu.focus == 0


def test_every_button_of_a_gamepad_is_listed_with_both_its_meanings() -> None:
    rows = [caps for group in _PAD_GROUPS.values() for caps in group.values()]
    first = {cap for caps in rows if "pad-LT" not in caps for cap in caps}
    second = {cap for caps in rows if "pad-LT" in caps for cap in caps}
    assert first >= {"cap-dpad", *(f"pad-{button}" for button in KEYS.keys() - ARROWS)}
    assert second >= {f"pad-{button}" for button in SECOND_KEYS}


@pytest.mark.parametrize(
    "cap", sorted({cap for group in _GROUPS.values() for caps in group.values() for cap in caps})
)
def test_the_manual_names_every_key(cap: str) -> None:
    manual = (ROOT / "docs" / "manual.md").read_text(encoding="utf-8")
    named = signs(" ".join(re.findall(r"^\| ([^|]+)\|", manual, re.MULTILINE)))
    name = Texts("en").say(f"keys-{cap}") if cap.startswith("cap-") else cap
    name = name.removeprefix("icon-arrow_")
    assert signs(name) - {"-"} <= named
