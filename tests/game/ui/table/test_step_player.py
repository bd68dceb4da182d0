"""The course of a game: who is called, what is shown, when the table is another's."""

import threading
from pathlib import Path

import pygame
import pytest

from game.rules.companies import Company
from game.rules.reasons import Reason, Rule
from game.storage.settings import AnimationSpeed
from game.ui.media.assets import Assets
from game.ui.table.curtain import CurtainScene
from game.ui.table.panel.cards import card_faces
from game.ui.table.target import Pointing
from game.ui.widgets.skins import Skins
from game.updates import Answer, Update, Verdict
from tests.game.ui import evening as evening_of_tests
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


def test_the_first_player_is_called_by_the_curtain(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    assert isinstance(evening.stage.scenes[-1], CurtainScene)
    assert evening.table.plan.view.portfolio is None
    evening.open_curtain()
    turn = evening.table.plan.view.table.turn
    assert evening.table.plan.view.seat == turn
    assert evening.table.plan.my_turn


def test_locomotives_drive_and_space_skips_them(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.change(animation=AnimationSpeed.NORMAL)
    evening.open_curtain()
    evening.send_an_engine()
    evening.frames(10)
    assert evening.playing is not None
    assert evening.table.plan.view.table.actions == 0
    evening.key(pygame.K_SPACE)
    evening.settle()
    assert evening.playing is None
    assert evening.table.plan.view.table.actions == 1


def test_without_the_curtain_the_table_goes_straight_to_the_next(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.change(curtain=False)
    evening.open_curtain()
    evening.send_an_engine()
    evening.settle()
    table = evening.table.plan.view
    assert evening.stage.scenes[-1] is evening.scene
    assert table.seat == table.table.turn


def test_the_map_can_be_moved_while_a_locomotive_drives(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.change(animation=AnimationSpeed.SLOW)
    evening.open_curtain()
    evening.send_an_engine()
    evening.frames(40)
    table, before = evening.table, evening.playing
    assert before is not None
    evening.key(pygame.K_PLUS)
    after = evening.playing
    assert not table.camera.fits
    assert after is not None
    assert after.elapsed > before.elapsed > 0
    assert after.looks() != before.looks()  # the same engine, where the map is now
    evening.key(pygame.K_0)
    back = evening.playing
    assert back is not None
    assert back.timeline == before.timeline
    evening.settle()
    assert table.plan.view.table.actions == 1


def test_a_depot_only_goes_down_while_what_left_it_drives(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.change(animation=AnimationSpeed.NORMAL)
    evening.open_curtain()
    table = evening.table
    full = table.plan.view.table.depots[0]
    evening.send_an_engine()
    evening.frames(10)
    assert evening.playing is not None
    assert shown_depot(evening) == full - 1
    evening.settle()
    assert shown_depot(evening) == full - 1


def test_a_move_on_its_way_to_the_table_has_left_the_depot_unless_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    table, news = evening.table, list[Update | Answer]()
    full = table.plan.view.table.depots[0]
    monkeypatch.setattr(evening.session, "submit", lambda *_: None)
    monkeypatch.setattr(evening.session, "poll", lambda: [news.pop()] if news else [])
    evening.send_an_engine()
    assert shown_depot(evening) == full - 1
    news.append(Answer(Verdict.REFUSED, table.seq, Reason(Rule.DEPOT_EMPTY, Company.BLUE)))
    evening.frames()
    assert not table.model.sending
    table.model.undo_all()
    assert shown_depot(evening) == full


def shown_depot(evening: Evening) -> int:
    """What the first card says."""
    model = evening.table.model
    faces = card_faces(
        *(model.plan, evening.stage.texts, Pointing()), patterned=False, depots=model.depots_shown
    )
    return faces[0].depot


def decoded(evening: Evening, moves: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read while something moves, after a first move that has read what all need."""
    read: list[str] = []
    load = pygame.image.load

    def watched(file: Path) -> pygame.Surface:
        if evening.playing is not None and threading.current_thread() is threading.main_thread():
            read.append(file.as_posix())
        return load(file)

    for number in range(moves + 1):
        evening.open_curtain()
        evening.settle()
        evening.send_an_engine()
        if number == 1:
            monkeypatch.setattr(pygame.image, "load", watched)
        moved = 0
        for _ in range(600):
            evening.frames(1)
            moved += evening.playing is not None
            if moved and evening.playing is None:
                break
        assert moved > 10
        evening.settle()
    return read


def test_only_the_map_reads_pictures_while_something_moves_as_work_that_can_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = Assets()  # the tests' own keep all that they have read
    monkeypatch.setattr(evening_of_tests, "shared_assets", lambda: assets)
    monkeypatch.setattr(evening_of_tests, "shared_skins", lambda: Skins(assets))
    evening = Evening(tmp_path)
    evening.change(animation=AnimationSpeed.NORMAL)
    assert not [name for name in decoded(evening, 2, monkeypatch) if "/map/" not in name]


def test_a_move_that_is_skipped_before_its_pictures_are_read_is_over(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.change(animation=AnimationSpeed.NORMAL)
    evening.open_curtain()
    evening.send_an_engine()
    while not evening.scene.player.moving:
        evening.frames(1)
    assert not evening.table.moving  # it is being laid out
    evening.scene.player.skip()
    evening.frames(20)
    assert evening.playing is None
    assert evening.table.plan.view.table.actions == 1
