"""F1 and F2 open and close their pages over every scene."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from commands.gallery.table import a_table
from game.match import Match
from game.rules.reasons import Rule
from game.session import LocalSession
from game.ui.core.app import App
from game.ui.core.context import Context, Scene
from game.ui.core.dialog import DialogScene
from game.ui.menus.controls import ControlsScene
from game.ui.menus.new_game import NewGameScene
from game.ui.menus.pause import PauseScene
from game.ui.menus.settings import SettingsScene
from game.ui.menus.title import TitleScene
from game.ui.replay.scene import ReplayScene
from game.ui.rulebook.scene import BookScene
from game.ui.table.curtain import CurtainActions, CurtainScene
from game.ui.table.curtain_face import Call
from tests.builders import a_header
from tests.game.ui.finished import a_finished_session, a_results_scene
from tests.game.ui.theatre import Curtain, Theatre


def nothing() -> None:
    """Leads nowhere."""


SCENES: dict[str, Callable[[Theatre], Scene]] = {
    "title": lambda one: TitleScene(one.stage, one.saves(), one.started.append, "1"),
    "new game": lambda one: NewGameScene(one.stage, one.started.append),
    "settings": lambda one: SettingsScene(one.stage),
    "pause": lambda one: PauseScene(one.stage, nothing),
    "dialog": lambda one: DialogScene(one.stage, "Really?"),
    "curtain": lambda one: CurtainScene(one.stage, Call("Ada"), CurtainActions(nothing, nothing)),
    "table": lambda one: a_table(one.stage, LocalSession(Match.begin(a_header()), [0])),
    "results": lambda one: a_results_scene(one.stage, a_finished_session()),
    "replay": lambda one: ReplayScene(one.stage, a_finished_session(), nothing),
}


def press(stage: Context, key: int) -> None:
    App(stage).frame(0.016, [Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)])


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize(("key", "page"), [(pygame.K_F1, ControlsScene), (pygame.K_F2, BookScene)])
def test_the_key_opens_its_page_and_closes_it(
    theatre: Theatre, name: str, key: int, page: type[Scene]
) -> None:
    scene = SCENES[name](theatre)
    theatre.stage.scenes[:] = [scene]
    press(theatre.stage, key)
    assert isinstance(theatre.top, page)
    press(theatre.stage, key)
    assert theatre.stage.scenes == [scene]


def test_the_other_page_takes_the_place_of_an_open_one(theatre: Theatre) -> None:
    theatre.stage.scenes[:] = [Curtain()]
    for key in (pygame.K_F1, pygame.K_F2, pygame.K_F1):
        press(theatre.stage, key)
        assert len(theatre.stage.scenes) == 2
    assert isinstance(theatre.top, ControlsScene)


def test_a_key_that_is_typed_opens_no_page(theatre: Theatre) -> None:
    class Field(Curtain):
        @property
        def typing(self) -> bool:
            return True

    theatre.stage.scenes[:] = [Field()]
    for key in (pygame.K_F1, pygame.K_F2):
        press(theatre.stage, key)
        assert len(theatre.stage.scenes) == 1


def test_the_rulebook_opens_at_the_rule_that_a_dialog_tells_of(theatre: Theatre) -> None:
    class Refusing(Curtain):
        @property
        def rule(self) -> Rule | None:
            return Rule.CITY_TAKEN

    theatre.stage.scenes[:] = [Refusing(), DialogScene(theatre.stage, "No.")]
    press(theatre.stage, pygame.K_F2)
    book = theatre.top
    assert isinstance(book, BookScene)
    assert book.place.paragraph
