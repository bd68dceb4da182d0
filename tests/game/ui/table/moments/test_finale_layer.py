from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from commands.gallery import games
from game.rules.actions import Action, Build
from game.session import LocalSession
from game.storage.settings import AnimationSpeed, Settings
from game.ui.core.app import App
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.moments.finale import FinaleSubject, Sight
from game.ui.table.moments.finale_layer import FinaleLayer, TurningRays
from game.ui.table.scene import TableScene
from tests.game.ui.evening import QUICK, a_stage

pytestmark = pytest.mark.usefixtures("window")
SHOWN = replace(QUICK, animation=AnimationSpeed.FAST)
SEATS, SEED = 4, 3  # of a game that ends in Marseille


@cache
def last_move() -> tuple[int, int, Action]:
    """How many actions come before it, whose it is, and what it is."""
    *_, (state, action) = games.moves(SEATS, SEED)
    return state.table.actions, state.table.turn, action


class Arriving:
    """A table at which the last move of a game is shown."""

    def __init__(self, folder: Path, settings: Settings = SHOWN) -> None:
        actions, turn, action = last_move()
        match = games.played(SEATS, SEED, lambda state: state.table.actions == actions)
        session = LocalSession(match, [turn])
        self.stage = a_stage(folder, settings)
        self.model = TableModel(session, self.stage.settings_file)
        self.over = 0
        leads_to = TableActions(self._end, nothing)
        guide = TipCard(self.stage, self.model)
        self.scene = TableScene(self.stage, self.model, leads_to, guide)
        self.stage.push(self.scene)
        self.app = App(self.stage)
        self.frames(3)
        session.submit(turn, action, self.model.seq)

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.app.frame(1 / 60, [])

    def until_shown(self) -> None:
        for _ in range(600):
            self.frames(1)
            if self.model.panel is SidePanel.FINALE or self.over:
                return
        raise AssertionError("nothing happens")

    def _end(self) -> None:
        self.over += 1


def test_r24_an_arrival_is_celebrated_before_the_results(tmp_path: Path) -> None:
    table = Arriving(tmp_path)
    table.until_shown()
    assert table.model.panel is SidePanel.FINALE
    assert table.model.busy
    for _ in range(300):
        table.frames(1)
        if table.over:
            break
    assert table.over == 1
    assert table.model.panel is None


@pytest.mark.parametrize("near", [False, True])
def test_its_plaque_keeps_away_from_the_city(tmp_path: Path, near: bool) -> None:
    table = Arriving(tmp_path)
    board, (_, _, action) = table.scene.geometry.board, last_move()
    assert isinstance(action, Build)
    if near:  # the city in the upper half, as on the map of Paris-Bruxelles
        camera = board.camera.zoomed(2.6, board.camera.pixel_of(action.hexes[-1]))
        board.set_camera(camera.panned(0, -300))
    table.until_shown()
    table.frames(60)
    layer = next(one for one in table.scene.layers if isinstance(one, FinaleLayer))
    pane, y = table.scene.geometry.layout.pane, board.camera.pixel_of(action.hexes[-1])[1]
    assert near == (y < pane.centery)
    assert layer._playback is not None
    plaque = layer._playback.looks()[FinaleSubject(Sight.PLAQUE)].place
    assert abs(plaque[1] - y) > pane.height // 4


def test_its_veil_goes_with_it_where_no_results_follow(tmp_path: Path) -> None:
    table = Arriving(tmp_path)
    table.until_shown()
    while table.model.panel is SidePanel.FINALE:
        table.frames(1)
    window = pygame.display.get_surface()
    assert window is not None
    shown = pygame.image.tobytes(window, "RGB")
    table.scene.uncover()
    table.scene.draw(window)
    assert pygame.image.tobytes(window, "RGB") == shown


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_x])
def test_any_key_goes_on_to_the_results(tmp_path: Path, key: int) -> None:
    table = Arriving(tmp_path)
    table.until_shown()
    table.frames(20)
    table.app.frame(1 / 60, [Event(pygame.KEYDOWN, key=key, unicode="", mod=0)])
    table.frames(1)
    assert table.over == 1


def test_a_click_goes_on_to_the_results(tmp_path: Path) -> None:
    table = Arriving(tmp_path)
    table.until_shown()
    table.app.frame(1 / 60, [Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1)])
    table.frames(1)
    assert table.over == 1


@pytest.mark.parametrize(
    "settings",
    [replace(SHOWN, reduced_motion=True), replace(SHOWN, animation=AnimationSpeed.OFF)],
)
def test_settings_lead_straight_to_the_results(tmp_path: Path, settings: Settings) -> None:
    table = Arriving(tmp_path, settings)
    table.until_shown()
    assert table.over == 1
    assert table.model.panel is None


def test_a_game_that_was_over_before_is_not_celebrated(tmp_path: Path) -> None:
    match = games.finished(SEATS, SEED)
    stage = a_stage(tmp_path, SHOWN)
    over: list[bool] = []
    model = TableModel(LocalSession(match, [0]), stage.settings_file)
    leads_to = TableActions(lambda: over.append(True), nothing)
    stage.push(TableScene(stage, model, leads_to, TipCard(stage, model)))
    app = App(stage)
    for _ in range(3):
        app.frame(1 / 60, [])
    assert over
    assert model.panel is None


def test_rays_are_drawn_again_only_when_they_turn_or_grow() -> None:
    drawn = pygame.Surface((30, 30), pygame.SRCALPHA)
    pygame.draw.polygon(drawn, "gold", [(15, 15), (12, 0), (18, 0)])
    rays = TurningRays(drawn)
    first = rays.picture(0, 60)
    assert first.get_size() == (60, 60)
    assert rays.picture(0, 60) is first
    turned = rays.picture(5, 60)
    assert pygame.image.tobytes(turned, "RGBA") != pygame.image.tobytes(first, "RGBA")
    assert rays.picture(5, 90).get_size() == (90, 90)
