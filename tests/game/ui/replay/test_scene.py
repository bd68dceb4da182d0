import gc
import weakref
from pathlib import Path
from time import perf_counter

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.storage.settings import AnimationSpeed, Settings
from game.ui.core.context import Context, Scene
from game.ui.i18n.text import LANGUAGES
from game.ui.replay.clock import ReplayPosition
from game.ui.replay.scene import ReplayScene
from game.ui.widgets.skins import LEAST_LETTERS
from tests.game.ui.finished import Heard, a_finished_session, a_stage, clicked, key, moved, pixels

SIZE = (1280, 720)
SESSION = a_finished_session(4, 2)
LAST = len(SESSION.history()) - 1


class Watching:
    """A replay, and what its callbacks were called for."""

    def __init__(
        self,
        stage: Context,
        size: tuple[int, int] = SIZE,
        *,
        counts: bool = False,
        at_end: bool = False,
    ) -> None:
        self.left = self.counted = 0
        self.stage, self.size = stage, size
        on_count = self.count if counts else None
        self.scene = ReplayScene(stage, SESSION, self.leave, on_count=on_count, at_end=at_end)
        self.scene.enter(size)

    def leave(self) -> None:
        self.left += 1

    def count(self) -> None:
        self.counted += 1

    def labels(self) -> list[str]:
        return [button.label for button in self.scene.buttons if button.label]

    def press(self, code: int) -> None:
        self.scene.handle(key(code))

    def picture(self) -> bytes:
        surface = Surface(self.size)
        self.scene.draw(surface)
        return pixels(surface)


@pytest.fixture
def watching(tmp_path: Path) -> Watching:
    return Watching(a_stage(tmp_path))


def test_a_replay_is_a_scene_that_begins_at_the_start_and_stands_still(watching: Watching) -> None:
    scene: Scene = watching.scene
    scene.update(0.1)
    assert scene.update(10) is False
    assert watching.scene.clock.position == ReplayPosition(0)


def test_space_plays_and_pauses(watching: Watching) -> None:
    watching.press(pygame.K_SPACE)
    for _ in range(200):
        watching.scene.update(0.05)
    assert watching.scene.clock.position.turn > 2
    watching.press(pygame.K_SPACE)
    for _ in range(40):
        watching.scene.update(0.05)
    stopped = watching.scene.clock.position
    assert watching.scene.update(5) is False
    assert watching.scene.clock.position == stopped


def test_the_play_button_names_its_action(watching: Watching) -> None:
    def shown() -> tuple[str, str]:
        watching.scene.update(0.05)
        button = next(one for one in watching.scene.buttons if one.name == "play")
        return button.label, button.icon

    assert shown() == ("Play", "play")
    watching.press(pygame.K_SPACE)
    assert shown() == ("Pause", "pause")


def test_the_arrows_step_and_home_and_end_jump(watching: Watching) -> None:
    watching.press(pygame.K_RIGHT)
    watching.scene.update(10)
    assert watching.scene.clock.position == ReplayPosition(1)
    watching.press(pygame.K_END)
    assert watching.scene.clock.position == ReplayPosition(LAST)
    watching.press(pygame.K_LEFT)
    assert watching.scene.clock.position == ReplayPosition(LAST - 1)
    watching.press(pygame.K_HOME)
    assert watching.scene.clock.position == ReplayPosition(0)


def test_after_the_last_move_it_can_be_played_from_the_start(tmp_path: Path) -> None:
    watching = Watching(a_stage(tmp_path), at_end=True)
    assert watching.scene.clock.position == ReplayPosition(LAST)
    assert watching.labels() == ["Watch again", "Speed 1×", "Exit"]
    watching.press(pygame.K_SPACE)
    watching.scene.update(0.01)
    assert watching.scene.clock.position.turn == 0
    assert watching.labels()[0] == "Pause"


def test_the_final_scoring_is_offered_after_the_last_move(tmp_path: Path) -> None:
    watching = Watching(a_stage(tmp_path), counts=True)
    assert watching.labels() == ["Play", "Speed 1×", "Exit"]
    watching.press(pygame.K_END)
    assert watching.labels() == ["Watch again", "Final scoring", "Exit"]
    button = next(one for one in watching.scene.buttons if one.name == "count")
    for event in clicked(button.rect.center):
        watching.scene.handle(event)
    assert (watching.counted, watching.left) == (1, 0)


def test_escape_leaves(watching: Watching) -> None:
    watching.press(pygame.K_ESCAPE)
    assert watching.left == 1


def test_the_slider_is_dragged_to_any_turn(watching: Watching) -> None:
    slider = watching.scene.slider
    down, up = clicked((slider.place(10), slider.rect.centery))
    watching.scene.handle(down)
    assert watching.scene.clock.position == ReplayPosition(10)
    watching.scene.handle(moved((slider.place(LAST), 5)))
    assert watching.scene.clock.position == ReplayPosition(LAST)
    watching.scene.handle(up)


def test_cards_and_players_follow_the_dragged_slider_a_little_later(watching: Watching) -> None:
    scene, slider = watching.scene, watching.scene.slider
    scene.handle(clicked((slider.place(LAST), slider.rect.centery))[0])
    scene.update(0.0)
    before = watching.picture()
    watching.stage.idle_work.work(0.2, 1.0, perf_counter)
    assert scene.update(0.0)
    dragged = watching.picture()
    assert dragged != before
    scene.enter(watching.size)  # shows everything immediately
    assert watching.picture() == dragged


def test_there_and_back_shows_the_same_cards_and_locomotives(watching: Watching) -> None:
    watching.press(pygame.K_END)
    watching.press(pygame.K_HOME)
    watching.press(pygame.K_RIGHT)
    watching.scene.update(10)
    panel = pygame.Rect(900, 0, 380, 720)
    first = Surface(SIZE)
    watching.scene.draw(first)
    watching.press(pygame.K_END)
    watching.press(pygame.K_HOME)
    watching.press(pygame.K_RIGHT)
    watching.scene.update(10)
    second = Surface(SIZE)
    watching.scene.draw(second)
    assert pixels(first.subsurface(panel)) == pixels(second.subsurface(panel))


def test_an_update_without_a_change_returns_false(watching: Watching) -> None:
    watching.scene.update(0)
    watching.press(pygame.K_SPACE)
    last = watching.picture()
    for _ in range(80):
        changed = watching.scene.update(0.05)
        now = watching.picture()
        assert changed or now == last
        last = now


def test_every_placement_and_trade_is_heard(watching: Watching) -> None:
    watching.press(pygame.K_SPACE)
    for _ in range(400):
        watching.scene.update(0.05)
    assert isinstance(watching.stage.audio, Heard)
    heard = set(watching.stage.audio.played)
    assert heard >= {"clank", "punch"}


def test_without_animation_moves_jump(tmp_path: Path) -> None:
    watching = Watching(a_stage(tmp_path, Settings(animation=AnimationSpeed.OFF)))
    watching.press(pygame.K_RIGHT)
    assert watching.scene.clock.position == ReplayPosition(1)


def test_the_tab_key_and_enter_reach_every_button(watching: Watching) -> None:
    for _ in watching.scene.buttons:
        watching.press(pygame.K_TAB)
        watching.scene.update(0)
        watching.picture()
        watching.press(pygame.K_RETURN)
    assert watching.left == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
@pytest.mark.parametrize("scale", [75, 200])
def test_every_button_has_room_for_its_label(
    tmp_path: Path, language: str, size: tuple[int, int], scale: int
) -> None:
    stage = a_stage(tmp_path, Settings(ui_scale=scale), language)
    watching = Watching(stage, size)
    watching.picture()
    for button in watching.scene.buttons:
        width = button.rect.width - 28 * 1.5 * size[1] / 864
        letters = stage.skins.fitting_size(button.label, round(width), 40, "reading-bold")
        assert letters > LEAST_LETTERS, button.label


def dragged(watching: Watching, by: tuple[int, int]) -> None:
    there = (300 + by[0], 300 + by[1])
    watching.scene.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1))
    watching.scene.handle(Event(pygame.MOUSEMOTION, pos=there, rel=by, buttons=(1, 0, 0)))
    watching.scene.handle(Event(pygame.MOUSEBUTTONUP, pos=there, button=1))


def test_the_map_is_zoomed_moved_and_fitted_again(watching: Watching) -> None:
    scene = watching.scene
    for code in (pygame.K_PLUS, pygame.K_PLUS, pygame.K_PLUS):
        watching.press(code)
    assert scene.map.camera.zoom > 1.5
    before = scene.map.camera.middle
    dragged(watching, (-60, -40))
    assert scene.map.camera.middle[0] > before[0]
    assert scene.map.camera.middle[1] > before[1]
    assert scene.update(1)
    for event in (*clicked((300, 300)), *clicked((300, 300))):
        scene.handle(event)
    assert scene.map.camera.fits


def test_the_view_of_the_map_is_kept_in_another_window(watching: Watching) -> None:
    for code in (pygame.K_PLUS, pygame.K_PLUS):
        watching.press(code)
    zoom = watching.scene.map.camera.zoom
    watching.scene.enter((1600, 900))
    assert watching.scene.map.camera.zoom == zoom


def test_home_leads_to_the_start_and_moves_no_map(watching: Watching) -> None:
    watching.press(pygame.K_PLUS)
    watching.press(pygame.K_END)
    watching.press(pygame.K_HOME)
    assert watching.scene.clock.position == ReplayPosition(0)
    assert not watching.scene.map.camera.fits


def test_a_replay_that_was_left_is_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    watching = Watching(a_stage(tmp_path))
    watching.picture()
    scene = weakref.ref(watching.scene)
    gc.disable()
    try:
        watching.scene = ReplayScene(watching.stage, SESSION, lambda: None)
        assert scene() is None
    finally:
        gc.enable()
