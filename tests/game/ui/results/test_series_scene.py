"""Results in a series: the count, the standings, the next game."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.series import GameResult, Series
from game.storage.settings import AnimationSpeed, Settings
from game.ui.i18n.text import LANGUAGES
from game.ui.results.game_history import result_of, story_of
from game.ui.results.model import STANDINGS
from game.ui.results.scores_page import ScoresPage
from game.ui.widgets.skins import LEAST_LETTERS
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
    """The results of the latest game of a series, and the actions they called."""

    def __init__(
        self,
        folder: Path,
        length: int = 3,
        settings: Settings | None = None,
        *,
        counted: bool = False,
        onward: float | None = None,
        seats: int = 3,
        language: str = "en",
        size: tuple[int, int] = SIZE,
    ) -> None:
        self.asked: list[str] = []
        self.size = size
        self.stage = a_stage(folder, settings, language)
        session = a_finished_session(seats)
        last = result_of(story_of(session))
        before = GameResult(last.names, tuple(range(seats)), (last.first - 1) % seats)
        self.series = Series(length, (before, last))
        self.scene = a_results_scene(
            self.stage,
            session,
            self.asked.append,
            self.series,
            counted=counted,
            opens_standings_after=onward,
        )
        self.scene.enter(size)

    @property
    def heard(self) -> list[str]:
        assert isinstance(self.stage.audio, Heard)
        return self.stage.audio.played

    @property
    def standing(self) -> bool:
        return self.scene.model.page == STANDINGS

    @property
    def labels(self) -> dict[str, str]:
        return {button.name: button.label for button in self.scene.menu.buttons}

    def press(self, *codes: int) -> None:
        for code in codes:
            self.scene.handle(key(code))

    def click(self, name: str) -> None:
        (button,) = [one for one in self.scene.menu.buttons if one.name == name]
        self.scene.handle(moved(button.rect.center))
        for event in clicked(button.rect.center):
            self.scene.handle(event)

    def picture(self) -> bytes:
        surface = Surface(self.size)
        self.scene.draw(surface)
        return pixels(surface)

    def settle(self) -> None:
        for _ in range(10_000):
            if not self.scene.update(0.1):
                return
        raise AssertionError("the results never come to rest")


def test_the_large_button_leads_to_the_next_game(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.press(pygame.K_SPACE)
    assert evening.labels["again"] == "Next game"
    evening.click("again")
    assert evening.asked == ["again"]


def test_after_the_last_game_the_last_button_shows_the_winner_of_the_series(tmp_path: Path) -> None:
    evening = Evening(tmp_path, length=2)
    evening.press(pygame.K_SPACE)
    assert evening.scene.footer == "The series of 2 games is over."
    assert evening.labels["again"] == "Who wins the series?"
    evening.click("again")
    assert evening.standing
    assert evening.asked == []
    evening.settle()
    assert evening.labels["again"] == "Another series"
    evening.click("again")
    assert evening.asked == ["again"]


def test_everything_can_be_done_with_the_keyboard(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.press(pygame.K_SPACE, pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    assert evening.standing
    evening.settle()
    evening.press(pygame.K_TAB, pygame.K_RETURN)
    assert evening.asked == ["title"]
    evening.press(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    assert evening.asked == ["title", "again"]
    evening.press(pygame.K_ESCAPE)
    assert evening.asked == ["title", "again", "title"]


def test_a_key_only_skips_the_animation(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.press(pygame.K_SPACE)
    evening.click(STANDINGS)
    evening.scene.update(0.1)
    before = evening.picture()
    evening.press(pygame.K_ESCAPE)
    assert evening.asked == []
    assert evening.scene.update(0) is True
    assert evening.picture() != before
    evening.settle()
    evening.press(pygame.K_ESCAPE)
    assert evening.asked == ["title"]


def test_a_click_beside_the_buttons_skips_too_but_one_on_a_button_counts(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.press(pygame.K_SPACE)
    evening.click(STANDINGS)
    for event in clicked((640, 300)):
        evening.scene.handle(event)
    assert not evening.scene.page.moving
    other = Evening(tmp_path)
    other.press(pygame.K_SPACE)
    other.click(STANDINGS)
    other.click("again")
    assert other.asked == ["again"]


def test_without_input_the_standings_open_automatically(
    tmp_path: Path,
) -> None:
    evening = Evening(tmp_path, onward=5.0)
    while evening.scene.revealing:
        evening.scene.update(0.1)
    evening.scene.update(4.0)
    assert not evening.standing
    evening.scene.update(1.5)
    assert evening.standing
    evening.settle()
    evening.click("scores")
    evening.scene.update(60.0)
    assert not evening.standing  # once is enough


def test_after_turning_pages_the_standings_do_not_open_automatically(tmp_path: Path) -> None:
    evening = Evening(tmp_path, onward=5.0)
    evening.press(pygame.K_SPACE)
    evening.click("charts")
    evening.scene.update(60.0)
    assert not evening.standing


def test_in_the_middle_nobody_has_won_the_series(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.press(pygame.K_SPACE)
    evening.click(STANDINGS)
    evening.settle()
    assert evening.heard.count("victory") == 1  # of the game
    assert evening.scene.footer == "Game 3: Bérénice goes first."


def test_at_the_end_the_winner_of_the_series_is_heard_with_confetti(tmp_path: Path) -> None:
    evening = Evening(tmp_path, length=2)
    evening.press(pygame.K_SPACE)
    evening.settle()
    evening.click(STANDINGS)
    assert evening.heard.count("victory") == 1
    while evening.scene.page.moving:
        evening.scene.update(0.1)
    assert evening.heard.count("victory") == 2
    evening.scene.update(0.5)
    raining = evening.picture()
    evening.scene.update(0.5)
    assert evening.picture() != raining
    evening.settle()
    assert evening.labels["again"] == "Another series"
    evening.click("scores")
    evening.click(STANDINGS)
    assert evening.heard.count("victory") == 2  # only once


@pytest.mark.parametrize(
    "still", [Settings(reduced_motion=True), Settings(animation=AnimationSpeed.OFF)]
)
def test_without_motion_no_paper_falls_for_the_series(tmp_path: Path, still: Settings) -> None:
    evening = Evening(tmp_path, 2, still)
    evening.press(pygame.K_SPACE)
    evening.settle()
    evening.click(STANDINGS)
    evening.settle()
    before = evening.picture()
    evening.scene.update(1.0)
    assert evening.picture() == before
    assert evening.heard.count("victory") >= 1


def test_a_game_counted_before_opens_at_the_standings(tmp_path: Path) -> None:
    evening = Evening(tmp_path, counted=True)
    assert evening.standing
    assert evening.labels["again"] == "Next game"
    evening.scene.update(0)
    assert evening.scene.update(0.1) is False
    assert evening.heard == []
    evening.click("again")
    assert evening.asked == ["again"]


def test_an_update_without_changes_needs_no_redraw(tmp_path: Path) -> None:
    evening = Evening(tmp_path, 2)
    evening.press(pygame.K_SPACE)
    evening.click(STANDINGS)
    evening.scene.update(0)
    last = evening.picture()
    for _ in range(80):
        changed = evening.scene.update(0.1)
        now = evening.picture()
        assert changed or now == last
        last = now


def test_a_hidden_sheet_has_no_tooltips(tmp_path: Path) -> None:
    evening = Evening(tmp_path, settings=Settings(reduced_motion=True))
    evening.press(pygame.K_SPACE)
    scores = evening.scene.page
    assert isinstance(scores, ScoresPage)
    assert scores.sheet is not None
    cell = scores.sheet.rows[0].cells[0]
    evening.scene.handle(moved(cell.center))
    evening.press(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    evening.settle()
    before = evening.picture()
    evening.scene.handle(moved((cell.centerx + 1, cell.centery)))
    assert evening.scene.update(0) is False
    assert evening.picture() == before
    assert scores._tip is None


def test_a_new_language_and_a_new_size_reach_the_standings(tmp_path: Path) -> None:
    evening = Evening(tmp_path, counted=True)
    before = evening.picture()
    evening.stage.settings_file.current = replace(evening.stage.settings, ui_scale=120)
    evening.scene.enter(SIZE)
    assert evening.picture() != before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
@pytest.mark.parametrize("scale", [75, 200])
def test_every_button_and_tab_has_room_for_its_words(
    tmp_path: Path, language: str, size: tuple[int, int], scale: int
) -> None:
    evening = Evening(
        tmp_path, 2, Settings(ui_scale=scale), seats=6, language=language, size=size, counted=True
    )
    evening.picture()
    for button in evening.scene.menu.buttons:
        width = button.rect.width - 28 * 1.5 * size[1] / 864
        skins = evening.stage.skins
        letters = skins.fitting_size(button.label, round(width), 40, "reading-bold")
        assert letters > LEAST_LETTERS, button.label
