"""The whole program with nothing but a gamepad: title, rulebook, results, replay, menus."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.ui.core.dialog import DialogScene
from game.ui.menus.controls import ControlsScene
from game.ui.menus.pause import PauseScene
from game.ui.menus.title import TitleScene
from game.ui.replay.scene import ReplayScene
from game.ui.results.scene import ResultsScene
from game.ui.rulebook.scene import BookScene
from game.ui.table.curtain import QUIET, CurtainScene
from game.ui.table.scene import TableScene
from tests.game.ui.test_program import Visit

pytestmark = pytest.mark.usefixtures("window")

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
RB, MENU, VIEW = (
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_START,
    pygame.CONTROLLER_BUTTON_BACK,
)
DOWN, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


def pad(visit: Visit, *buttons: int) -> None:
    for button in buttons:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(Event(kind, instance_id=5, button=button))
            visit.settle()


def choose(visit: Visit, name: str) -> None:
    """An entry of the title."""
    assert isinstance(visit.scene, TitleScene)
    names = [button.name for button in visit.scene.menu.buttons]
    pad(visit, *[DOWN] * (names.index(name) + 1), A)


def test_the_title_the_rulebook_and_the_controls(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    choose(visit, "book")
    assert isinstance(visit.scene, BookScene)
    before = visit.scene.place
    pad(visit, RIGHT)
    assert visit.scene.place != before
    pad(visit, RB)
    assert visit.scene.typing  # the search
    pad(visit, RB, B)
    assert isinstance(visit.scene, TitleScene)
    pad(visit, VIEW)
    assert isinstance(visit.scene, ControlsScene)
    pad(visit, B)
    assert isinstance(visit.scene, TitleScene)
    pad(visit, B)
    assert isinstance(visit.scene, DialogScene)  # whether to quit
    pad(visit, B)
    assert isinstance(visit.scene, TitleScene)


def test_a_game_is_started_and_left_through_the_menu(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    choose(visit, "play")
    pad(visit, MENU)  # the button that starts the game
    assert isinstance(visit.scene, CurtainScene)
    visit.app.frame(QUIET, [])
    pad(visit, A)
    assert isinstance(visit.scene, TableScene)
    pad(visit, MENU)
    assert isinstance(visit.scene, PauseScene)
    pad(visit, MENU)
    assert isinstance(visit.scene, TableScene)
    pad(visit, MENU, pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert isinstance(visit.scene, PauseScene)


def test_the_results_and_the_replay(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.start_a_game()
    visit.play_to_the_end()
    assert isinstance(visit.scene, ResultsScene)
    names = [button.name for button in visit.scene.menu.buttons]
    pad(visit, *[RB] * (names.index("replay") + 1), A)
    replay = visit.scene
    assert isinstance(replay, ReplayScene)
    assert replay.pad_accept == "space"
    pad(visit, RIGHT)
    assert replay.clock.started > 0
    assert replay.pad_hints[0].text == "keys-replay-play"
    pad(visit, B)
    assert isinstance(visit.scene, ResultsScene)
