from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from commands.gallery import games
from game.board import Hex
from game.rules.actions import Action, Build
from game.rules.companies import Company
from game.rules.events import Built
from game.session import LocalSession
from game.storage.settings import AnimationSpeed, Settings
from game.ui.core.app import App
from game.ui.map.camera import Camera
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.scene import TableScene
from game.ui.table.target import OnCard, OnHex, OnLogEntry
from tests.game.ui.evening import QUICK, a_stage

pytestmark = pytest.mark.usefixtures("window")
SEATS, SEED = 4, 3
MOVING = replace(QUICK, animation=AnimationSpeed.FAST)


@cache
def far_build(before_the_end: int) -> tuple[int, int, Action]:
    """A build in the south: how many actions come before it, whose it is, what it is."""
    state, action = [*games.moves(SEATS, SEED)][-1 - before_the_end]
    return state.table.actions, state.table.turn, action


class Zoomed:
    """A solo player's table, whose map shows the north from near."""

    def __init__(
        self, folder: Path, settings: Settings = MOVING, *, before_the_end: int = 0
    ) -> None:
        actions, self.turn, self.action = far_build(before_the_end)
        self.match = games.played(SEATS, SEED, lambda state: state.table.actions == actions)
        session = LocalSession(self.match, [(self.turn + 1) % SEATS])
        self.stage = a_stage(folder, settings)
        self.model = TableModel(session, self.stage.settings_file)
        guide = TipCard(self.stage, self.model)
        self.scene = TableScene(self.stage, self.model, TableActions(nothing, nothing), guide)
        self.stage.push(self.scene)
        self.app = App(self.stage)
        self.frames(3)
        board = self.scene.geometry.board
        board.set_camera(board.camera.zoomed(2.6, Rect(board.camera.pane).midtop))
        self.north = board.camera
        self.frames(3)

    @property
    def camera(self) -> Camera:
        return self.scene.geometry.board.camera

    @property
    def goal(self) -> Hex:
        assert isinstance(self.action, Build)
        return self.action.hexes[-1]

    def frames(self, count: int, *events: Event) -> None:
        for number in range(count):
            self.app.frame(1 / 60, [*events] if number == 0 else [])

    def build(self) -> None:
        self.match.submit(self.turn, self.action, self.match.seq)

    def until_shown(self) -> None:
        for _ in range(400):
            self.frames(1)
            if self.model.moving:
                return
        raise AssertionError("the move is not shown")

    @property
    def arrows(self) -> int:
        return len(self.scene.follow.parts())


def test_the_map_glides_to_a_move_that_ends_outside_it_before_it_is_shown(tmp_path: Path) -> None:
    table = Zoomed(tmp_path)
    assert not table.camera.shows(table.goal)
    table.build()
    seen = set()
    for _ in range(400):
        table.frames(1)
        if table.model.moving:
            break
        seen.add(table.camera.middle)
    assert len(seen) > 5
    assert table.camera.shows(table.goal)
    assert table.camera.zoom == table.north.zoom
    assert table.scene.geometry.board.sharp
    assert table.arrows == 0


def test_it_glides_back_when_the_move_is_over(tmp_path: Path) -> None:
    table = Zoomed(tmp_path, before_the_end=1)
    table.build()
    table.until_shown()
    for _ in range(900):
        table.frames(1)
        if table.camera == table.north:
            return
    raise AssertionError("the map does not return")


@pytest.mark.parametrize("follow_moves", [True, False])
def test_the_goal_city_is_in_view_while_the_arrival_is_celebrated(
    tmp_path: Path, follow_moves: bool
) -> None:
    table = Zoomed(tmp_path, replace(MOVING, follow_moves=follow_moves))
    table.build()
    table.until_shown()
    while table.model.panel is not SidePanel.FINALE:
        table.frames(1)
    table.frames(60)  # the longest glide
    assert table.model.panel is SidePanel.FINALE
    while table.model.panel is SidePanel.FINALE:
        assert table.camera.shows(table.goal)
        table.frames(1)


def test_a_map_that_the_player_moves_does_not_glide_back(tmp_path: Path) -> None:
    table = Zoomed(tmp_path)
    table.build()
    table.until_shown()
    moved = table.camera.panned(40, 0)
    table.scene.geometry.board.set_camera(moved, moving=True)
    table.frames(600)
    assert table.camera == moved


def test_a_map_does_not_glide_away_from_what_the_player_plans(tmp_path: Path) -> None:
    table = Zoomed(tmp_path, before_the_end=1)
    table.build()
    table.until_shown()
    while table.model.moving:
        table.frames(1)
    there, plan = table.camera, table.model.plan
    assert there != table.north
    company = next(one for one in Company if plan.choose(one).planned)
    table.model.touch(OnCard(company))
    assert table.model.plan.planned
    table.model.touch(OnHex(next(iter(table.model.plan.planned.open_hexes()))))
    assert table.model.plan.hexes
    table.frames(200)
    assert table.camera == there


@pytest.mark.parametrize(
    "settings", [replace(MOVING, follow_moves=False), replace(MOVING, reduced_motion=True)]
)
def test_a_map_that_does_not_follow_has_an_arrow_at_its_edge(
    tmp_path: Path, settings: Settings
) -> None:
    table = Zoomed(tmp_path, settings)
    table.build()
    table.until_shown()
    assert table.camera == table.north
    (part,) = table.scene.follow.parts()
    assert table.scene.geometry.layout.pane.contains(part.box)
    surface = pygame.Surface((1280, 720))
    part.draw(surface)
    assert pygame.mask.from_threshold(surface, (255, 215, 94), (9, 9, 9, 255)).count() > 100


def test_without_animations_the_map_stays_where_it_is(tmp_path: Path) -> None:
    table = Zoomed(tmp_path, replace(MOVING, animation=AnimationSpeed.OFF))
    table.build()
    table.frames(40)
    assert table.camera == table.north


def test_without_a_zoom_the_map_stays_and_there_is_no_arrow(tmp_path: Path) -> None:
    table = Zoomed(tmp_path)
    table.scene.geometry.board.set_camera(table.camera.fit())
    table.frames(2)
    before = table.camera
    table.build()
    table.until_shown()
    assert table.camera == before
    assert table.arrows == 0


@pytest.mark.parametrize("settings", [MOVING, replace(MOVING, reduced_motion=True)])
def test_a_click_on_the_log_brings_its_hexes_into_view_for_good(
    tmp_path: Path, settings: Settings
) -> None:
    table = Zoomed(tmp_path, settings)
    number = next(
        n
        for n in range(99)
        if (entry := table.model.history.entry(n))
        and entry.hexes
        and not table.camera.shows(entry.hexes[-1])
    )
    entry = table.model.history.entry(number)
    assert entry is not None
    table.model.touch(OnLogEntry(number))
    table.frames(200)
    assert table.camera.shows(entry.hexes[-1])
    assert table.camera.zoom == table.north.zoom


@pytest.mark.parametrize("follow_moves", [True, False])
def test_a_step_back_brings_its_move_into_view_or_points_there(
    tmp_path: Path, follow_moves: bool
) -> None:
    table = Zoomed(tmp_path, replace(MOVING, follow_moves=follow_moves))
    table.model.step_back()
    assert table.model.looking is not None
    move = table.model.looking.move
    assert isinstance(move, Built)
    assert not table.camera.shows(move.hexes[-1])
    table.frames(100)
    assert table.camera.shows(move.hexes[-1]) is follow_moves
    assert table.arrows == (not follow_moves)


def test_moves_that_are_shown_again_are_glided_to_one_after_another(tmp_path: Path) -> None:
    table = Zoomed(tmp_path)
    model = table.model
    model.show_again([entry for entry in model.history.entries if entry.hexes][-2:])
    shown = set()
    while model.looking is not None:
        table.frames(1)
        if model.moving and isinstance(model.captioned_move, Built):
            goal = model.captioned_move.hexes[-1]
            shown.add(goal)
            assert table.camera.shows(goal)
    assert len(shown) == 2
