"""A window with everything behind it: real games, a real network, the log and all hooks.

Made as `commands/play` makes it, but its frames are drawn by a test.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pygame
from pygame.event import Event

from commands.environment import HOME
from commands.failure_watch import start_log, watch_window
from commands.lan_bridge import LanBridge
from commands.local_games import LocalGames
from game.diagnostics.failures import FailurePlace
from game.lobby import Options
from game.session import Session
from game.storage.folders import Folders
from game.storage.settings import SettingsFile
from game.ui.core.app import App
from game.ui.core.context import Scene
from game.ui.crash.guard import SETTLED, CrashGuard
from game.ui.crash.scene import QUIET, CrashScene
from game.ui.lan.lan_api import HostRequest, JoinRequest, LanTable
from game.ui.lan.lan_flow import LanFlow
from game.ui.menus.title import TitleScene
from game.ui.program import set_up
from game.ui.table.scene import TableScene
from tests.game.ui.crash.a_failure import SECRET
from tests.game.ui.evening import QUICK
from tests.net.lan.tables import PATIENCE
from tests.net.table.acting import an_action

Found = TypeVar("Found")


class RealWindow:
    """One window, and whoever is at other computers."""

    def __init__(self, folder: Path) -> None:
        self.folders = Folders(folder, folder)
        watch_window(self.folders)
        start_log()
        settings = SettingsFile(self.folders.settings)
        settings.current = replace(QUICK, curtain=False)
        self.lan, games = LanBridge(self.folders), LocalGames(self.folders, settings)
        self.stage, self.program = set_up(HOME, self.folders, settings, games, "1", self.lan)
        self._games = games
        self.guard = CrashGuard(self.stage, self.program.title)
        self.program.title()
        self.app = App(self.stage, self.guard)
        self.others: list[LanTable] = []  # at other computers, whose frames are drawn, too
        self.frames(SETTLED)

    def close(self) -> None:
        self._games.close()
        self.lan.close()

    @property
    def scene(self) -> Scene:
        return self.stage.scenes[-1]

    @property
    def crash(self) -> CrashScene | None:
        """The crash screen, if it is on top."""
        return self.scene if isinstance(self.scene, CrashScene) else None

    @property
    def log(self) -> str:
        return self.folders.log.read_text(encoding="utf-8")

    @property
    def visit(self) -> LanTable:
        """The table on the LAN that this window is at."""
        companion = self.stage.companion
        assert isinstance(companion, LanFlow)
        return companion._lan_table

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.app.frame(1 / 60, pygame.event.get())
            for other in self.others:
                other.pump()
                if other.session is not None:
                    other.session.poll()

    def until(self, what: str, look: Callable[[], Found | None]) -> Found:
        """Draw frames until there is something to see."""
        end = time.monotonic() + PATIENCE
        while not (found := look()):
            self.frames(1)
            assert time.monotonic() < end, f"{what} did not come: {self._state()}"
            time.sleep(0.002)
        return found

    def _state(self) -> str:
        """For whoever wonders why a test waits in vain."""
        scenes = [type(scene).__name__ for scene in self.stage.scenes]
        links = [str(other.connection) for other in self.others]
        if isinstance(self.stage.companion, LanFlow):
            links.append(f"own: {self.visit.connection}, {self.visit.declined()}")
        return f"{scenes}, {links}\n{self.log}"

    def key(self, *keys: int) -> None:
        for key in keys:
            pygame.event.post(Event(pygame.KEYDOWN, key=key, unicode="", mod=0))
            self.frames(2)

    def choose(self, name: str) -> None:
        """An entry of the title, once it is there."""

        def offered() -> list[str] | None:
            assert isinstance(self.scene, TitleScene)
            names = [button.name for button in self.scene.menu.buttons]
            return names if name in names else None

        names = self.until(f"the entry {name}", offered)
        self.key(*[pygame.K_TAB] * (names.index(name) + 1), pygame.K_RETURN)

    def answer_crash(self, *keys: int) -> None:
        """Use the crash screen, once it listens."""
        assert self.crash
        self.app.frame(QUIET, [])
        self.key(*keys)

    def check_crash(self, place: FailurePlace, name: str, what: str) -> None:
        """The failure is on the screen and in the log, once, and in neither a message of it."""
        crash = self.until("the crash screen", lambda: self.crash)
        failure = crash.crash.failure
        assert (failure.place, failure.name, failure.error) == (place, name, "Broken")
        assert crash.crash.what == what
        assert self.log.count(" failure: ") == 1
        assert f"[{place} {name}]" in self.log
        assert SECRET not in self.log + failure.report

    def host(self, *bots: str, open_seats: int = 0, code: str = "") -> None:
        """Open a table on the LAN and sit down at it."""
        wish = HostRequest("Salon", ("Ada",), bots, open_seats, code, Options(), port=0)
        self.program.open_table(wish)
        self.until("the lobby", lambda: self.visit.lobby)

    def join(self, elsewhere: LanBridge) -> LanTable:
        """Play as a guest at a table of another computer; returns its host's stay there."""
        hosted = elsewhere.host(HostRequest("Salon", ("Ada",), ("easy",), 1, "", Options(), port=0))
        self.others.append(hosted)
        door = self.until("the table", lambda: hosted.door if hosted.lobby else None)
        where = [("127.0.0.1", door.port)]
        self.program.join(JoinRequest(where, ("Hugo",), watch=False, code=""))
        self.until("a seat", lambda: self.visit.lobby)
        self.visit.ready(True)
        self.until("Hugo", lambda: hosted.lobby and hosted.lobby.seats[1].ready)
        hosted.start()
        self.until("the game", lambda: hosted.session and isinstance(self.scene, TableScene))
        return hosted

    def invite(self, elsewhere: LanBridge) -> LanTable:
        """Let a guest from another computer sit down at the table of this window."""
        door = self.visit.door
        assert door
        guest = elsewhere.join(JoinRequest([("127.0.0.1", door.port)], ("Hugo",), False, ""))
        self.others.append(guest)
        self.until("the guest's seat", lambda: guest.lobby)
        guest.ready(True)
        self.until("Hugo", lambda: (lobby := self.visit.lobby) and lobby.seats[1].ready)
        return guest

    def begin(self) -> Session:
        """Start the game at the table of this window; returns it once it is on the screen."""
        self.visit.start()
        self.until("the table", lambda: isinstance(self.scene, TableScene))
        session = self.visit.session
        assert session
        return session

    def move(self, *sessions: Session) -> None:
        """Everybody makes a move that is legal, as their turn comes."""
        waiting = [*sessions]

        def next_one() -> Session | None:
            return next((one for one in waiting if turn_of(one) in one.seats), None)

        while waiting:
            session = self.until("a person's turn", next_one)
            waiting.remove(session)
            (seat,) = session.seats
            seq, _, view, _ = session.view_as(seat)
            session.submit(seat, an_action(view), seq)
            self.until("the move", lambda: done(session) > seq)  # noqa: B023 - asked at once


@contextmanager
def a_computer(folder: Path) -> Iterator[LanBridge]:
    """Another computer on the LAN, without a window."""
    party = LanBridge(Folders(folder, folder))
    try:
        yield party
    finally:
        party.close()


def turn_of(session: Session) -> int:
    """Whose turn it is."""
    return session.past()[-1].view.table.turn


def done(session: Session) -> int:
    """How many actions have been done."""
    return session.past()[-1].seq
