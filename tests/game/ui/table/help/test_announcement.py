import random
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.series import Series
from game.session import LocalSession
from game.storage.settings import AnimationSpeed
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.curtain import CurtainScene
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.help.announcement import DURATION
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene
from tests.builders import random_action
from tests.game.ui.evening import QUICK, a_session, a_stage
from tests.game.ui.table_probe import TableProbe

pytestmark = pytest.mark.usefixtures("window")
FIRST, OTHER = 1, 0  # who begins in the game of the tests


def a_table(
    folder: Path,
    people: tuple[int, ...] = (OTHER,),
    *,
    series: Series | None = None,
    quick: bool = False,
) -> TableProbe:
    """A game that has just begun, on top of the scenes."""
    speed = AnimationSpeed.OFF if quick else AnimationSpeed.NORMAL
    stage = a_stage(folder, replace(QUICK, animation=speed))
    session = a_session(people=people)
    assert session.view_as(None).view.table.turn == FIRST
    model = TableModel(session, stage.settings_file, series)
    guide = TipCard(stage, model)
    actions = TableActions(nothing, on_menu=lambda: stage.notices.append("the menu"))
    scene = TableScene(stage, model, actions, guide, announced=True)
    stage.push(scene)
    scene.enter((1280, 720))
    model.open_panel(None)  # skips the deal
    scene.update(0.0)
    return TableProbe(scene)


def test_someone_alone_reads_who_begins_and_which_player_they_are(tmp_path: Path) -> None:
    scene = a_table(tmp_path)
    assert scene.announcement.active
    assert lines(scene) == [
        f"{scene.names[FIRST]} goes first",
        f"You are {scene.names[OTHER]}",
    ]


def test_a_player_who_begins_reads_only_that(tmp_path: Path) -> None:
    scene = a_table(tmp_path, people=(FIRST,))
    assert lines(scene) == [f"You go first, {scene.names[FIRST]}"]


def test_in_a_series_it_says_which_game(tmp_path: Path) -> None:
    scene = a_table(tmp_path, people=(), series=Series(3))
    assert lines(scene) == ["Game 1 of 3", f"{scene.names[FIRST]} goes first"]


def test_nothing_is_announced_behind_a_curtain(tmp_path: Path) -> None:
    scene = a_table(tmp_path, people=(0, 1, 2))
    assert isinstance(scene.stage.scenes[-1], CurtainScene)
    assert not scene.announcement.active


def test_without_animation_nothing_is_announced(tmp_path: Path) -> None:
    assert not a_table(tmp_path, quick=True).announcement.active


def test_it_closes_after_a_while_and_moves_wait_for_it(tmp_path: Path) -> None:
    scene = a_table(tmp_path)
    move_of_another(scene)
    scene.scene.update(0.1)
    assert not scene.moving
    scene.scene.update(DURATION)
    assert not scene.announcement.active
    for _ in range(12):  # a few frames lay out what will be told
        scene.scene.update(0.1)
    assert scene.moving


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_key_closes_it_and_does_nothing_else(tmp_path: Path, key: int) -> None:
    scene = a_table(tmp_path)
    scene.draw(a_window())
    scene.scene.handle(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    assert not scene.announcement.active
    assert scene.plan.empty
    assert not scene.stage.notices


def test_the_first_player_can_play_immediately(tmp_path: Path) -> None:
    scene = a_table(tmp_path, people=(FIRST,))
    scene.draw(a_window())
    scene.scene.handle(Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1"))
    assert not scene.announcement.active
    assert scene.plan.planned is not None


def test_a_click_on_it_does_not_reach_the_map_below(tmp_path: Path) -> None:
    scene = a_table(tmp_path, people=(FIRST,))
    window = a_window()
    scene.draw(window)
    [box] = scene.announcement.draw_moving(window)
    assert scene.announcement.handle(a_press(box.center))
    assert not scene.announcement.active


def test_it_leaves_nothing_behind(tmp_path: Path) -> None:
    scene, window = a_table(tmp_path), a_window()
    scene.scene.update(0.1)
    scene.draw(window)
    assert scene.scene.update(DURATION)
    scene.draw(window)
    without = a_window()
    scene.scene.uncover()
    scene.draw(without)
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(without, "RGB")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
def test_it_fits_the_map_in_every_language(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    scene = a_table(tmp_path, series=Series(3))
    long_names(scene)
    scene.stage.texts = Texts(language, strict=True)
    scene.scene.enter(size)
    [box] = scene.announcement.draw_moving(Surface(size))
    assert scene.layout.pane.contains(box)
    assert len(scene.announcement.lines) == 3


def lines(scene: TableProbe) -> list[str]:
    return [line.text for line in scene.announcement.lines]


def long_names(scene: TableProbe) -> None:
    names = ["Maximilian-Alexander", "Marie-Antoinette XVI", "Zoé"]
    scene.model.history.names = names


def move_of_another(scene: TableProbe) -> None:
    """Make a random move for the player who begins."""
    session = scene.session
    assert isinstance(session, LocalSession)
    match = session._match
    match.submit(FIRST, random_action(match._state(), random.Random(1)), match.seq)


def a_press(place: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)


def a_window() -> Surface:
    return Surface((1280, 720))
