"""Layers on the real table: events go down the list; a table that was left is freed."""

import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pygame
import pytest
from pygame.event import Event

from game.rules.actions import Action
from game.ui.menus.pause import PauseScene
from game.ui.table.layer import Layer
from game.ui.table.model import TableModel
from tests.game.ui.evening import QUICK, Evening, a_session, a_stage
from tests.game.ui.lan.a_table import LanEvening
from tests.game.ui.tutorial.pupil import Pupil

pytestmark = pytest.mark.usefixtures("window")


class Strict(Layer):
    """A guide that lets nothing be done, and keeps a key to itself."""

    def allows(self, action: Action) -> bool:
        return False

    def handle(self, event: Event) -> bool:
        return event.type == pygame.KEYDOWN and event.key == pygame.K_2


class Guided(Evening):
    def __init__(self, folder: Path) -> None:
        self.stage, self.session = a_stage(folder), a_session()
        self.over = self.menus = 0
        self.sit_down(TableModel(self.session, self.stage.settings_file), Strict())
        self.frames()
        self.open_curtain()


def test_a_guide_may_refuse_a_move_before_it_is_submitted(tmp_path: Path) -> None:
    evening = Guided(tmp_path)
    evening.send_an_engine()
    evening.settle()
    assert evening.session.past()[-1].seq == 0
    assert evening.table.plan.action() is not None


def test_a_layer_gets_events_before_the_table(tmp_path: Path) -> None:
    evening = Guided(tmp_path)
    evening.key(pygame.K_2)
    assert evening.table.plan.empty
    evening.key(pygame.K_1)
    assert not evening.table.plan.empty


def test_by_default_a_layer_takes_nothing_and_shows_nothing() -> None:
    layer = Layer()
    assert not layer.handle(Event(pygame.KEYDOWN, key=pygame.K_c, mod=0))
    assert not layer.update(1.0)
    assert (layer.parts(), layer.tooltip(), layer.cursor()) == ([], None, None)
    assert (list(layer.buttons), list(layer.obstacles()), layer.typing) == ([], [], False)


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_was_left_is_freed_immediately(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_1)
    evening.key(pygame.K_h)
    stage = evening.stage
    stage.push(PauseScene(stage, stage.pop))
    evening.frames(3)
    scene, board = ref(evening.scene), ref(evening.table.board)
    stage.scenes.clear()
    del evening.scene, evening.table  # which the actions of the table lead to
    assert scene() is None
    assert board() is None


@pytest.mark.usefixtures("no_collector")
def test_a_table_of_the_lan_that_was_left_is_freed_immediately(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, QUICK)
    evening.visit.tell(paused=True)
    evening.key(pygame.K_c)
    scene, board = ref(evening.scene), ref(evening.table.board)
    evening.stage.scenes.clear()
    del evening.scene, evening.table  # which the actions of the table lead to
    assert scene() is None
    assert board() is None


@pytest.mark.usefixtures("no_collector")
def test_a_table_of_the_tutorial_that_was_left_is_freed_immediately(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.click_card(2)
    scene, board = ref(pupil.table.scene), ref(pupil.table.board)
    pupil.stage.scenes.clear()
    assert scene() is None
    assert board() is None
