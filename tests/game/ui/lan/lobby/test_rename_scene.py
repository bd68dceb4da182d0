"""Another name in the lobby."""

from dataclasses import replace

import pygame
import pytest

from game.ui.lan.lobby.lobby_forms import RenameScene
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import Curtain, Theatre


@pytest.fixture
def visit() -> AVisit:
    return AVisit(lobby=a_lobby())


@pytest.fixture
def asked(theatre: Theatre, visit: AVisit) -> RenameScene:
    theatre.stage.settings_file.current = replace(theatre.settings, lan_names=("Ada", "Hugo"))
    scene = RenameScene(theatre.stage, visit, 1, "Hugo")
    theatre.show(scene, over=Curtain())
    return scene


def test_a_name_is_typed_at_once_and_enter_is_enough(
    theatre: Theatre, visit: AVisit, asked: RenameScene
) -> None:
    assert asked.typing
    theatre.type("Victor")
    theatre.key(pygame.K_RETURN)
    assert isinstance(theatre.top, Curtain)
    assert visit.wished == [("rename", 1, "Victor")]
    assert theatre.settings.lan_names == ("Ada", "Victor")


@pytest.mark.parametrize(
    ("known", "then"), [((), ("Victor",)), (("Ada", ""), ("Ada", "Victor")), (("Ada",), ("Ada",))]
)
def test_whoever_went_by_a_usual_name_is_remembered_by_the_new_one(
    theatre: Theatre, visit: AVisit, known: tuple[str, ...], then: tuple[str, ...]
) -> None:
    theatre.stage.settings_file.current = replace(theatre.settings, lan_names=known)
    theatre.show(RenameScene(theatre.stage, visit, 1, "Player 2"), over=Curtain())
    theatre.type("Victor")
    theatre.key(pygame.K_RETURN)
    assert theatre.settings.lan_names == then


def test_who_thinks_better_of_it_keeps_the_name(
    theatre: Theatre, visit: AVisit, asked: RenameScene
) -> None:
    asked.name = "Victor"
    theatre.click(asked.menu.button("back").rect.center)
    assert isinstance(theatre.top, Curtain)
    assert visit.wished == []
    assert theatre.settings.lan_names == ("Ada", "Hugo")


@pytest.mark.parametrize("typed", ["Hugo", "  ", "Hugo "])
def test_the_same_name_or_none_is_not_wished_for(
    theatre: Theatre, visit: AVisit, asked: RenameScene, typed: str
) -> None:
    asked.name = typed
    theatre.click(asked.menu.button("name").rect.center)
    assert visit.wished == []
