import gc
import weakref
from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.match import Match
from game.session import LocalSession
from game.storage.settings import AnimationSpeed, Settings
from game.ui.core.context import Context, Scene
from game.ui.i18n.text import LANGUAGES
from game.ui.widgets.skins import LEAST_LETTERS
from tests.builders import a_header
from tests.game.ui.finished import (
    Heard,
    a_finished_session,
    a_results_scene,
    a_stage,
    clicked,
    key,
    moved,
    pixels,
)

SIZE = (1280, 720)


class Evening:
    """The results of a game, and the actions they called."""

    def __init__(
        self,
        stage: Context,
        seats: int = 3,
        size: tuple[int, int] = SIZE,
        *,
        counted: bool = False,
    ) -> None:
        self.asked: list[str] = []
        self.stage, self.size = stage, size
        session = a_finished_session(seats)
        self.scene = a_results_scene(stage, session, self.asked.append, counted=counted)
        self.scene.enter(size)

    @property
    def heard(self) -> list[str]:
        assert isinstance(self.stage.audio, Heard)
        return self.stage.audio.played

    def press(self, code: int, mod: int = 0) -> None:
        self.scene.handle(key(code, mod))

    def picture(self) -> bytes:
        surface = Surface(self.size)
        self.scene.draw(surface)
        return pixels(surface)

    def settle(self) -> None:
        """Until nothing moves any more."""
        for _ in range(10_000):
            if not self.scene.update(0.1):
                return
        raise AssertionError("the results never come to rest")


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(a_stage(tmp_path))


def test_the_results_are_a_scene_with_music(evening: Evening) -> None:
    scene: Scene = evening.scene
    assert scene is evening.scene
    assert isinstance(evening.stage.audio, Heard)
    assert evening.stage.audio.tune == "results"


def test_an_unfinished_game_has_no_results(tmp_path: Path) -> None:
    session = LocalSession(Match.begin(a_header()), range(3))
    with pytest.raises(ValueError, match="until the game is over"):
        a_results_scene(a_stage(tmp_path), session)


def test_the_winner_is_heard_after_all_players_are_counted(evening: Evening) -> None:
    while evening.scene.revealing:
        evening.scene.update(0.05)
    assert evening.heard.count("curtain") == 3
    assert evening.heard[-1] == "victory"
    evening.settle()


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_key_shows_all_at_once(evening: Evening, code: int) -> None:
    evening.press(code)
    assert not evening.scene.revealing
    assert evening.heard == ["victory"]
    assert evening.asked == []


def test_a_click_skips_the_count_and_presses_no_button(evening: Evening) -> None:
    for event in clicked((640, 650)):
        evening.scene.handle(event)
    assert not evening.scene.revealing
    assert evening.asked == []


def test_skipped_or_waited_for_the_picture_is_the_same(tmp_path: Path) -> None:
    skipped, waited = Evening(a_stage(tmp_path)), Evening(a_stage(tmp_path))
    skipped.press(pygame.K_SPACE)
    skipped.settle()
    while waited.scene.revealing:
        waited.scene.update(0.1)
    waited.settle()
    assert skipped.picture() == waited.picture()


def test_without_animation_all_is_there_from_the_start(tmp_path: Path) -> None:
    evening = Evening(a_stage(tmp_path, Settings(animation=AnimationSpeed.OFF)))
    assert not evening.scene.revealing
    evening.scene.update(0.1)
    assert evening.scene.update(0.1) is False


def test_an_update_without_changes_needs_no_redraw(evening: Evening) -> None:
    evening.scene.update(0.01)
    last = evening.picture()
    for _ in range(60):
        changed = evening.scene.update(0.03)
        now = evening.picture()
        assert changed or now == last
        last = now


def test_reduced_motion_lets_no_paper_fall(tmp_path: Path) -> None:
    evening = Evening(a_stage(tmp_path, Settings(reduced_motion=True)))
    evening.press(pygame.K_SPACE)
    assert evening.scene.update(0.1) is True
    assert evening.scene.update(0.1) is False


def test_the_tab_key_leads_through_everything_and_enter_presses(evening: Evening) -> None:
    evening.press(pygame.K_SPACE)
    for _ in evening.scene.menu.buttons:
        evening.press(pygame.K_TAB)
        evening.press(pygame.K_RETURN)
    assert evening.asked == ["title", "map", "replay", "again"]


def test_enter_leads_on_where_no_button_has_the_keyboard_and_space_does_not(
    evening: Evening,
) -> None:
    evening.press(pygame.K_SPACE)
    evening.press(pygame.K_SPACE)
    assert evening.asked == []
    evening.press(pygame.K_RETURN)
    assert evening.asked == ["again"]


def test_escape_leads_to_the_title_once_all_is_shown(evening: Evening) -> None:
    evening.press(pygame.K_SPACE)
    evening.press(pygame.K_ESCAPE)
    assert evening.asked == ["title"]


def test_buttons_can_be_clicked(evening: Evening) -> None:
    evening.press(pygame.K_SPACE)
    for button in evening.scene.menu.buttons:
        for event in clicked(button.rect.center):
            evening.scene.handle(event)
    assert evening.asked == ["title", "map", "replay", "again"]


def test_the_way_on_is_the_large_button_at_the_right(evening: Evening) -> None:
    *others, last = sorted(evening.scene.menu.buttons[2:], key=lambda button: button.rect.left)
    assert (last.name, last.kind) == ("again", "primary")
    assert {button.kind for button in others} == {"secondary"}


def test_the_footer_belongs_to_the_page(evening: Evening) -> None:
    evening.press(pygame.K_SPACE)
    assert evening.scene.footer == "Next game: Bérénice goes first."
    for event in clicked(evening.scene.menu.button("charts").rect.center):
        evening.scene.handle(event)
    assert evening.scene.footer == "Hover over a chart to see the numbers for each turn."


def test_a_game_that_was_counted_before_is_shown_without_ceremony(tmp_path: Path) -> None:
    evening = Evening(a_stage(tmp_path), counted=True)
    assert not evening.scene.revealing
    evening.scene.update(0)
    assert evening.scene.update(0.1) is False
    assert evening.heard == []


def test_the_pointer_asks_a_chart_for_the_numbers_of_a_turn(evening: Evening) -> None:
    evening.press(pygame.K_SPACE)
    evening.press(pygame.K_TAB)
    evening.press(pygame.K_TAB)
    evening.press(pygame.K_RETURN)
    evening.settle()
    before = evening.picture()
    evening.scene.handle(moved((300, 350)))
    assert evening.scene.update(0) is True
    pointed = evening.picture()
    assert pointed != before
    evening.scene.handle(moved((300, 351)))
    assert evening.scene.update(0) is False
    evening.press(pygame.K_RIGHT)
    assert evening.scene.update(0) is True
    assert evening.picture() != pointed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
@pytest.mark.parametrize("scale", [75, 200])
def test_every_button_has_room_for_its_words(
    tmp_path: Path, language: str, size: tuple[int, int], scale: int
) -> None:
    stage = a_stage(tmp_path, Settings(ui_scale=scale), language)
    evening = Evening(stage, 6, size)
    evening.press(pygame.K_SPACE)
    evening.picture()
    for button in evening.scene.menu.buttons:
        width = button.rect.width - 28 * 1.5 * size[1] / 864
        letters = stage.skins.fitting_size(button.label, round(width), 40, "reading-bold")
        assert letters > LEAST_LETTERS, button.label


def test_written_large_the_count_is_followed_and_the_rows_are_scrolled(tmp_path: Path) -> None:
    evening = Evening(a_stage(tmp_path, Settings(ui_scale=200, reduced_motion=True)), 6)
    evening.press(pygame.K_SPACE)
    evening.settle()
    for code in (pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_PAGEUP):
        evening.press(code)
    top = evening.picture()
    evening.scene.handle(Event(pygame.MOUSEWHEEL, x=0, y=-20))
    assert evening.scene.update(0) is True
    assert evening.picture() != top
    for code in (pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_UP, pygame.K_UP):
        evening.press(code)
    assert evening.picture() == top


def test_results_that_were_left_are_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    evening = Evening(a_stage(tmp_path))
    evening.press(pygame.K_SPACE)
    evening.picture()
    scene = weakref.ref(evening.scene)
    gc.disable()
    try:
        del evening
        assert scene() is None
    finally:
        gc.enable()
