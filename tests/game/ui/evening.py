"""A game at a screen, played by posted events, with time stepped by hand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Board, Hex, Shelf
from game.match import Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.series import GameResult, Series
from game.session import LocalSession
from game.storage.settings import AnimationSpeed, Settings, SettingsFile
from game.ui.anim.timeline import Playback
from game.ui.core.app import App
from game.ui.core.context import Context
from game.ui.media.audio import Audio
from game.ui.navigation import HelpPages
from game.ui.table.curtain import QUIET, CurtainScene
from game.ui.table.hand_over import TableActions
from game.ui.table.help.tip_card import TipCard
from game.ui.table.layer import Layer
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene
from tests.builders import france
from tests.game.ui.shared_resources import shared_assets, shared_skins, shared_texts
from tests.game.ui.table_probe import TableProbe
from tools.make_records import NAMES

ROOT = Path(__file__).parent.parent.parent.parent
QUICK = Settings(animation=AnimationSpeed.OFF, language="en", muted=True)


class NoGames:
    """Where a test needs no new game."""

    record: Path | None = None

    def __init__(self) -> None:
        self.on_saving_changed: Callable[[bool], None] = lambda _: None
        self.on_broken_series: Callable[[Path], None] = lambda _: None
        self.series = Series()
        self.stand_ins: Mapping[int, str] = {}
        self.saved = True
        self.kinds = ("human",)
        self.shelf = Shelf()

    def update(self) -> None:
        pass

    def series_with(self, result: GameResult) -> Series:
        return self.series.followed_by(result)

    def bot_name(self, kind: str, taken: Sequence[str]) -> str:
        raise AssertionError("no bot is named here")

    def begin(
        self,
        players: tuple[Player, ...],
        first: int | None = None,
        series: Series | None = None,
        board: Board | None = None,
    ) -> LocalSession:
        raise AssertionError("no game is begun here")

    def resume(self, path: Path) -> LocalSession:
        raise AssertionError("no game is resumed here")

    def leave(self) -> None:
        """Nothing is written here."""

    def bring_here(self, path: Path) -> LocalSession:
        raise AssertionError("no game is brought here")

    def seat_bots(self, levels: Mapping[int, str]) -> LocalSession:
        raise AssertionError("no bot is seated here")

    def lesson(self, name: str, you: str) -> LocalSession:
        raise AssertionError("nobody learns here")

    def watch(self, path: Path) -> LocalSession:
        raise AssertionError("no game is watched here")


def a_stage(folder: Path, settings: Settings = QUICK) -> Context:
    kept = SettingsFile(folder / "settings.json")
    kept.current = settings
    texts = shared_texts(settings.language or "en")
    return Context(
        shared_assets(), shared_skins(), texts, kept, Audio(ROOT, settings), NoGames(), HelpPages()
    )


def a_session(seats: int = 3, seed: int = 1, people: Sequence[int] | None = None) -> LocalSession:
    players = tuple(Player(name, "human") for name in NAMES[:seats])
    header = Header(france(), players, deal(france(), seats, seed), seed)
    return LocalSession(Match.begin(header), range(seats) if people is None else people)


class Evening:
    """A table scene in a window, and hands to play it with."""

    def __init__(
        self,
        folder: Path,
        settings: Settings = QUICK,
        seats: int = 3,
        seed: int = 1,
        session: LocalSession | None = None,
    ) -> None:
        self.stage = a_stage(folder, settings)
        self.session = session or a_session(seats, seed)
        self.over = 0
        self.menus = 0
        self.sit_down(TableModel(self.session, self.stage.settings_file))
        self.frames()

    def sit_down(
        self, model: TableModel, guide: Layer | None = None, layers: Sequence[Layer] = ()
    ) -> None:
        """Put a table on the stage, with reminders if there is no other guide."""
        guide = guide or TipCard(self.stage, model)
        actions = TableActions(self._end, self._menu)
        self.scene = TableScene(self.stage, model, actions, guide, layers)
        self.table = TableProbe(self.scene)
        self.stage.push(self.scene)
        self.app = App(self.stage)

    @property
    def screen(self) -> Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def playing(self) -> Playback | None:
        return self.scene.player.playback

    def frames(self, count: int = 2, events: Sequence[Event] = ()) -> None:
        for number in range(count):
            self.app.frame(1 / 60, list(events) if number == 0 else [])

    def settle(self) -> None:
        """Until nothing moves."""
        for _ in range(2000):
            if not self.app.frame(1 / 60, []):
                return
        raise AssertionError("something never stops moving")

    def key(self, key: int) -> None:
        self.frames(2, [Event(pygame.KEYDOWN, key=key, unicode="", mod=0)])

    def point(self, place: tuple[int, int]) -> None:
        self.frames(2, [Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))])

    def click(self, place: tuple[int, int], button: int = 1) -> None:
        self.point(place)
        self.frames(1, [Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button)])
        self.frames(2, [Event(pygame.MOUSEBUTTONUP, pos=place, button=button)])

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.point(start)
        self.frames(1, [Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)])
        by = (end[0] - start[0], end[1] - start[1])
        self.frames(1, [Event(pygame.MOUSEMOTION, pos=end, rel=by, buttons=(1, 0, 0))])
        self.frames(2, [Event(pygame.MOUSEBUTTONUP, pos=end, button=1)])

    def click_hex(self, place: Hex) -> None:
        self.click(self.table.camera.pixel_of(place))

    def click_button(self, name: str) -> None:
        button = next(button for button in self.table.buttons if button.name == name)
        self.click(button.rect.center)

    def send_an_engine(self) -> None:
        """Build one locomotive with the first company, and confirm it."""
        self.key(pygame.K_1)
        planned = self.table.plan.planned
        assert planned is not None
        self.click_hex(planned.open_hexes()[0])
        self.key(pygame.K_RETURN)
        self.point((5, 5))
        self.key(pygame.K_RETURN)

    def open_curtain(self) -> None:
        if isinstance(self.stage.scenes[-1], CurtainScene):
            self.app.frame(QUIET, [])
            self.key(pygame.K_RETURN)
            while isinstance(self.stage.scenes[-1], CurtainScene):  # until it is up
                self.frames(1)

    def rack(self) -> Rect:
        return self.table.rack

    def change(self, **changes: object) -> None:
        settings = replace(self.stage.settings, **changes)  # type: ignore[arg-type] # any setting
        self.stage.settings_file.current = settings

    def _end(self) -> None:
        self.over += 1

    def _menu(self) -> None:
        self.menus += 1
