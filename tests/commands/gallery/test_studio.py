from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from commands.gallery.studio import Studio
from game.ui.core.context import Scene


class Clock(Scene):
    """A scene that moves for a second and notes what it is told."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.events: list[int] = []

    def enter(self, size: tuple[int, int]) -> None:
        self.size = size

    def handle(self, event: Event) -> None:
        self.events.append(event.type)

    def update(self, dt: float) -> bool:
        self.seconds += dt
        return self.seconds < 1

    def draw(self, surface: Surface) -> None:
        surface.fill("#123456")


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Studio:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return Studio(tmp_path / "home")


def test_time_passes_until_nothing_moves_or_as_it_is_told(studio: Studio) -> None:
    scene = Clock()
    studio.show(scene)
    assert scene.seconds == pytest.approx(1.0, abs=0.02)
    studio.wait(2.0)
    assert scene.seconds == pytest.approx(3.0, abs=0.04)


def test_hands_reach_the_scene(studio: Studio) -> None:
    scene = Clock()
    studio.show(scene)
    studio.key(pygame.K_TAB, pygame.K_RETURN)
    studio.click((10, 10))
    pointed = [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP]
    assert scene.events == [pygame.KEYDOWN, pygame.KEYDOWN, *pointed]


def test_every_picture_begins_with_an_empty_stage(studio: Studio, tmp_path: Path) -> None:
    studio.folders.saves.mkdir(parents=True)
    (studio.folders.saves / "game.jsonl").write_text("", encoding="utf-8")
    studio.show(Clock())
    studio.clear((1024, 600), "nl")
    assert studio.stage.scenes == []
    assert studio.stage.texts.language == "nl"
    assert not studio.folders.saves.exists()
    scene = Clock()
    studio.show(scene)
    assert scene.size == (1024, 600)
    studio.picture(tmp_path / "picture.png")
    picture = pygame.image.load(tmp_path / "picture.png")
    assert picture.get_size() == (1024, 600)
    assert picture.get_at((5, 5)) == pygame.Color("#123456")
    studio.close()
    assert pygame.display.get_surface() is None
