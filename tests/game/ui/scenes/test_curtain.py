from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.scenes.curtain import CurtainScene
from game.ui.text import LANGUAGES, Texts
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_covers_every_pixel(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    stage = a_stage(tmp_path)
    stage.texts = Texts(language, strict=True)
    opened: list[bool] = []
    scene = CurtainScene(
        stage, "Zoë", ["something happened"], lambda: opened.append(True), lambda: None
    )
    stage.push(scene)
    surface = pygame.display.set_mode(size)
    scene.enter(size)
    pictures = []
    for colour in ("magenta", "green"):
        surface.fill(colour)
        scene.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_opens_it_once(tmp_path: Path, key: int) -> None:
    stage = a_stage(tmp_path)
    opened: list[bool] = []
    scene = CurtainScene(stage, "Zoë", [], lambda: opened.append(True), lambda: None)
    stage.push(scene)
    scene.enter((1280, 720))
    assert scene.update(0.1)
    assert not scene.update(0.1)
    scene.handle(Event(pygame.KEYDOWN, key=key))
    assert opened == [True]
    assert stage.scenes == []


def test_it_goes_up_by_itself_when_the_turn_has_passed(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    opened: list[bool] = []
    passed = [False]
    scene = CurtainScene(
        stage, "Zoë", [], lambda: opened.append(True), lambda: None, passed=lambda: passed[0]
    )
    stage.push(scene)
    scene.enter((1280, 720))
    scene.update(0.1)
    assert stage.scenes == [scene]
    passed[0] = True
    assert scene.update(0.1)
    assert stage.scenes == []
    assert opened == []


def test_a_running_clock_is_seen_on_it(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    left = ["0:46"]
    scene = CurtainScene(stage, "Zoë", [], lambda: None, lambda: None, clock=lambda: left[0])
    stage.push(scene)
    scene.enter((1280, 720))
    assert scene.update(0.1)
    assert not scene.update(0.1)
    left[0] = "0:45"
    assert scene.update(0.1)


def test_escape_leads_to_the_menu_and_opens_nothing(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    opened: list[bool] = []
    menus: list[bool] = []
    scene = CurtainScene(
        *(stage, "Zoë", [], lambda: opened.append(True), lambda: None),
        on_menu=lambda: menus.append(True),
    )
    stage.push(scene)
    scene.handle(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE))
    assert (menus, opened, stage.scenes) == ([True], [], [scene])


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_all_that_happened_is_told_above_the_buttons_however_long_names_are(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = a_stage(tmp_path)
    happened = [f"{'Maximiliane-Friederike von Hohenstaufen'} {word} " * 2 for word in "abcde"]
    scene = CurtainScene(stage, "Zoë", happened, lambda: None, lambda: None)
    scene.enter(size)
    told: list[tuple[str, int]] = []
    write = stage.skins.write

    def watched(surface: Surface, words: str, box: Rect, *rest: Any, **more: Any) -> Rect:
        written = write(surface, words, box, *rest, **more)
        told.append((words, written.bottom))
        return written

    monkeypatch.setattr(stage.skins, "write", watched)
    scene.draw(pygame.display.set_mode(size))
    words = " ".join(words for words, _ in told)
    for word in "abcde":
        assert words.count(f" {word} ") == 2
    assert "…" not in words
    lines = [bottom for words, bottom in told if "Maximiliane" in words]
    assert max(lines) <= scene._ready.rect.top
