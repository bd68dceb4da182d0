from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.match import Match
from game.rules.companies import PerCompany
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.session import LocalSession
from game.storage.settings import AnimationSpeed, Settings
from game.ui.core.app import App
from game.ui.table.curtain import CurtainScene
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.scene import TableScene
from tests.builders import france
from tests.game.ui.evening import QUICK, a_stage

pytestmark = pytest.mark.usefixtures("window")
SHOWN = replace(QUICK, animation=AnimationSpeed.FAST)
FRAME = 1 / 60
LANDED = 0.8  # seconds at this speed, after which the first shares may be turned over


def hands_swapped(one: int, other: int) -> tuple[PerCompany, ...]:
    """The hands of a game with those of two seats exchanged: everything public stays the same."""
    hands = [*deal(france(), 3, 1).hands]
    hands[one], hands[other] = hands[other], hands[one]
    return tuple(hands)


class Dealing:
    """A table that shows a deal."""

    def __init__(
        self,
        folder: Path,
        people: tuple[int, ...],
        hands: tuple[PerCompany, ...] | None = None,
        settings: Settings = SHOWN,
    ) -> None:
        dealt = deal(france(), 3, 1)
        dealt = dealt._replace(hands=hands or dealt.hands)
        players = tuple(Player(name, "human") for name in ("Ada", "Bo", "Cy"))
        self.session = LocalSession(Match.begin(Header(france(), players, dealt, 1)), people)
        self.stage = a_stage(folder, settings)
        self.screen = pygame.display.set_mode((1280, 720))
        self.model = TableModel(self.session, self.stage.settings_file)
        guide = TipCard(self.stage, self.model)
        actions = TableActions(nothing, nothing)
        self.scene = TableScene(self.stage, self.model, actions, guide, announced=True)
        self.stage.push(self.scene)
        self.app = App(self.stage)

    def frame(self, *events: Event) -> bytes:
        self.app.frame(FRAME, [*events])
        return pygame.image.tobytes(self.screen, "RGB")

    def film(self, seconds: float) -> list[bytes]:
        return [self.frame() for _ in range(round(seconds / FRAME))]

    def key(self, key: int) -> None:
        self.frame(Event(pygame.KEYDOWN, key=key, unicode="", mod=0))

    @property
    def standing(self) -> int:
        """Locomotives on the map."""
        return len(self.scene.geometry.board.lineup.locomotives)


def until_over(table: Dealing) -> list[bytes]:
    frames = []
    while table.model.dealing:
        frames.append(table.frame())
        assert len(frames) < 600
    return frames


def test_r5_no_frame_of_a_shared_screen_depends_on_what_anybody_draws(tmp_path: Path) -> None:
    films = []
    for hands in (None, hands_swapped(0, 2)):
        table = Dealing(tmp_path, (0, 1, 2), hands)
        films.append(until_over(table))
        assert table.session._viewer is None
    assert films[0] == films[1]


def test_r5_no_frame_depends_on_what_the_other_players_draw(tmp_path: Path) -> None:
    films = [until_over(Dealing(tmp_path, (0,), hands)) for hands in (None, hands_swapped(1, 2))]
    assert films[0] == films[1]


def test_r5_before_a_share_is_turned_over_no_frame_shows_its_company(tmp_path: Path) -> None:
    tables = [Dealing(tmp_path, (0,), hands) for hands in (None, hands_swapped(0, 2))]
    films = [until_over(table) for table in tables]
    differing = [number for number, two in enumerate(zip(*films, strict=True)) if two[0] != two[1]]
    assert differing[0] * FRAME > LANDED
    assert differing[-1] == len(films[0]) - 1


def test_the_map_and_the_rack_are_filled_at_its_end(tmp_path: Path) -> None:
    table = Dealing(tmp_path, (0,))
    table.frame()
    assert table.standing == 0
    assert table.scene.geometry.rack is not None
    assert table.scene.geometry.rack.locomotives == ()
    until_over(table)
    table.frame()
    assert table.standing == 6
    assert len(table.scene.geometry.rack.locomotives) == 10
    assert table.model.panel is SidePanel.ANNOUNCEMENT


def test_its_last_frame_looks_like_the_table_afterwards(tmp_path: Path) -> None:
    table = Dealing(tmp_path, (0,))
    until_over(table)
    rack = table.scene.geometry.rack
    assert rack is not None
    room = Rect(rack.box.left + 60, rack.box.top + 24, rack.box.width - 120, 40)
    dealt = crop(table.screen, room)
    table.frame()
    table.frame()
    assert different_pixels(dealt, crop(table.screen, room)) < 0.12  # numbers are added


def test_it_goes_on_in_another_window_and_at_another_zoom(tmp_path: Path) -> None:
    table = Dealing(tmp_path, (0,))
    table.film(0.3)
    board = table.scene.geometry.board
    board.set_camera(board.camera.zoomed(1.5, (400, 300)))
    table.screen = pygame.display.set_mode((1024, 600))
    table.scene.enter((1024, 600))
    pictures = []
    for _ in range(6):
        table.scene.update(0.05)
        table.scene.draw(table.screen)
        pictures.append(pygame.image.tobytes(table.screen, "RGB"))
    assert table.model.dealing
    assert len({*pictures}) == 6


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_x])
def test_any_key_ends_it(tmp_path: Path, key: int) -> None:
    table = Dealing(tmp_path, (0,))
    table.film(0.2)
    table.key(key)
    assert not table.model.dealing
    assert table.standing == 6
    assert table.stage.scenes == [table.scene]


def test_a_click_ends_it_and_chooses_nothing(tmp_path: Path) -> None:
    table = Dealing(tmp_path, (0,))
    table.film(0.2)
    place = table.scene.geometry.layout.cards[0].center
    table.frame(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    table.frame(Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    assert not table.model.dealing
    assert table.model.plan.empty


def test_after_it_the_curtain_calls_the_first_of_several(tmp_path: Path) -> None:
    table = Dealing(tmp_path, (0, 1))
    until_over(table)
    table.frame()
    assert isinstance(table.stage.scenes[-1], CurtainScene)


@pytest.mark.parametrize(
    "settings",
    [
        replace(SHOWN, reduced_motion=True),
        replace(SHOWN, animation=AnimationSpeed.OFF),
    ],
)
def test_settings_leave_it_out(tmp_path: Path, settings: Settings) -> None:
    table = Dealing(tmp_path, (0,), settings=settings)
    table.frame()
    assert not table.model.dealing
    assert table.standing == 6


def test_moves_of_bots_wait_for_its_end(tmp_path: Path) -> None:
    table = Dealing(tmp_path, (0,))
    table.frame()
    assert table.model.busy
    assert table.model.next_step() is None
    until_over(table)
    assert not table.model.dealing


def crop(surface: Surface, room: Rect) -> Surface:
    return surface.subsurface(room).copy()


def different_pixels(one: Surface, other: Surface) -> float:
    """The share of pixels that differ clearly."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (24, 24, 24, 255), other)
    width, height = one.get_size()
    return 1 - mask.count() / (width * height)
