"""Drives scenes as the program does: events in, time by hand, a picture out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pygame
from pygame.event import Event

from commands.lesson_games import lesson
from game.board import Board, Shelf
from game.match import Match
from game.rules.record import Player
from game.series import GameResult, Series
from game.session import LocalSession, Session
from game.storage.saves import SavedGames
from game.storage.settings import RememberedPlayer, Settings, SettingsFile
from game.ui.core.context import Context, Scene
from game.ui.media.audio import Audio
from game.ui.menus.saves import SavesActions
from game.ui.navigation import HelpPages
from tests.builders import a_header
from tests.game.ui.shared_resources import shared_assets, shared_skins, shared_texts

ROOT = Path(__file__).parents[3]
FRAME = 1 / 60


class NoGames:
    """Keeps what was asked for; there is no game to be had."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.begun: list[tuple[Player, ...]] = []
        self.resumed: list[Path] = []
        self.brought: list[Path] = []
        self.watched: list[Path] = []
        self.trouble: OSError | None = None
        self.record: Path | None = None
        self.on_saving_changed: Callable[[bool], None] = lambda _: None
        self.on_broken_series: Callable[[Path], None] = lambda _: None
        self.series = Series()
        self.stand_ins: Mapping[int, str] = {}
        self.saved = True
        self.kinds: tuple[str, ...] = ("human",)
        self.shelf = Shelf()
        self.boards: list[Board | None] = []

    def update(self) -> None:
        pass

    def series_with(self, result: GameResult) -> Series:
        return self.series.followed_by(result)

    def bot_name(self, kind: str, taken: Sequence[str]) -> str:
        return next(name for name in (f"{kind} {n}" for n in range(1, 9)) if name not in taken)

    def begin(
        self,
        players: tuple[Player, ...],
        first: int | None = None,
        series: Series | None = None,
        board: Board | None = None,
    ) -> Session:
        self.begun.append(players)
        self.series = series or Series()
        self.boards.append(board)
        return self.session

    def resume(self, path: Path) -> Session:
        if self.trouble is not None:
            raise self.trouble
        self.resumed.append(path)
        return self.session

    def leave(self) -> None:
        """Nothing is written here."""

    def bring_here(self, path: Path) -> Session:
        if self.trouble is not None:
            raise self.trouble
        self.brought.append(path)
        return self.session

    def seat_bots(self, levels: Mapping[int, str]) -> Session:
        self.stand_ins = {**levels}
        return self.session

    def lesson(self, name: str, you: str) -> Session:
        return lesson(name, you)

    def watch(self, path: Path) -> Session:
        self.watched.append(path)
        return self.session


class Curtain(Scene):
    """Stands below the scene under test."""

    def enter(self, size: tuple[int, int]) -> None:
        self.size = size

    def handle(self, event: Event) -> None:
        """Nothing."""

    def update(self, dt: float) -> bool:
        return False

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((200, 180, 40))


class Theatre:
    """A stage in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "saves"
        self.folder.mkdir()
        self.games = NoGames(_session())
        self.started: list[Session] = []
        self.watching: list[Session] = []
        self.hosted: list[Path] = []
        self.shared: list[Path] = []  # on the LAN
        kept = SettingsFile(folder / "settings.json")
        kept.change(replace(Settings(), language="en"))
        audio = Audio(ROOT, kept.current)
        texts = shared_texts("en")
        self.stage = Context(
            shared_assets(), shared_skins(), texts, kept, audio, self.games, HelpPages()
        )
        self.window((1280, 720))

    @property
    def settings(self) -> Settings:
        return self.stage.settings

    @property
    def top(self) -> Scene:
        return self.stage.scenes[-1]

    def window(self, size: tuple[int, int], *, language: str = "en", scale: int = 100) -> None:
        self.size = size
        self.stage.settings_file.change(replace(self.settings, language=language, ui_scale=scale))
        self.stage.texts = shared_texts(language)
        self.surface = pygame.display.set_mode(size)
        self._entered: object = None

    def keep(self, players: tuple[RememberedPlayer, ...]) -> None:
        self.stage.settings_file.change(replace(self.settings, players=players))

    def saves(self) -> SavedGames:
        saves = SavedGames(self.folder)
        while saves.step():
            pass
        return saves

    def ways(self) -> SavesActions:
        """Where the list of saved games leads."""
        ways = (self.started.append, self.watching.append)
        return SavesActions(*ways, self.hosted.append, self.shared.append)

    def show(self, scene: Scene, *, over: Scene | None = None) -> None:
        self.stage.scenes[:] = [over, scene] if over else [scene]
        self.frame()

    def frame(self, frames: int = 3) -> bool:
        """Let time pass; True if any frame had to be drawn."""
        drawn = False
        for _ in range(frames):
            if not self.stage.scenes:
                return drawn
            self.stage.watch_folder()
            now = (self.top, self.settings, self.stage.texts.language, self.size)
            if now != self._entered:
                self._entered = now
                self.top.enter(self.size)
            if self.top.update(FRAME):
                self.top.draw(self.surface)
                drawn = True
            self.stage.idle_work.work(FRAME, 0.0, perf_counter)  # one step
        return drawn

    def post(self, event: Event) -> None:
        """An event through pygame's own queue, as from the player."""
        pygame.event.post(event)
        for got in pygame.event.get():
            if got.type == event.type:
                self.top.handle(got)
        self.frame()

    def key(self, key: int, mod: int = 0) -> None:
        self.post(Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def type(self, text: str) -> None:
        self.post(Event(pygame.TEXTINPUT, text=text))

    def move(self, place: tuple[int, int]) -> None:
        self.post(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, place: tuple[int, int]) -> None:
        self.move(place)
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        self.post(Event(pygame.MOUSEBUTTONUP, pos=place, button=1))

    def quits(self, act: Callable[[], None]) -> bool:
        pygame.event.clear()
        act()
        return any(event.type == pygame.QUIT for event in pygame.event.get())


def _session() -> Session:
    return LocalSession(Match.begin(a_header()), range(3))
