"""Two real windows on one network: hosted in one, joined in the other, played with the mouse in
both; the host is killed and goes on from its title. What happened stands in the host's record."""

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from pygame import Rect

from game.rules.record_reader import Record
from game.ui.core.panel import Panel, fitting_scale
from net.lan.table_query import ask
from net.wire.from_host import Greeting
from tests.commands.project import HOME, surroundings
from tests.end_to_end.display import (
    LOOK,
    PATIENCE,
    SIZE,
    Display,
    a_display,
    need_programs,
    wait_for,
)
from tests.end_to_end.shortest_game import a_trade
from tests.end_to_end.test_window import FRAMES, SETTINGS, Player, write_settings

pytestmark = pytest.mark.slow("display")

LOBBY = (1780, 1030)  # units of its panel
AGAIN = 2.0  # seconds before something is tried again


class Guest(Player):
    """Somebody whose moves stand in the record of a host."""

    def __init__(
        self, home: Path, host: Path, display: Display, program: subprocess.Popen[bytes]
    ) -> None:
        self._host = host
        super().__init__(home, display, program)

    @property
    def records(self) -> list[Path]:
        return sorted(self._host.glob("lan/*.jsonl"))

    def press_the_large_button(self) -> None:
        """Ready for a guest, start for a host: at the lobby's lower right."""
        scale = fitting_scale(SIZE, 100, (LOBBY[0] + 40, LOBBY[1] + 40))
        box = Rect(0, 0, round(LOBBY[0] * scale), round(LOBBY[1] * scale))
        box.center = (SIZE[0] // 2, SIZE[1] // 2)
        footer = Panel(box, scale).footer
        self.display.click((footer.right - round(60 * scale), footer.centery))

    def trade(self) -> None:
        """A trade of the one whose turn it is; tried again while the window has lost its host."""
        state: Record = self.record
        done, table = len(state.actions), state.final.table
        action = a_trade(table, state.final.portfolios[table.turn])

        def try_it() -> None:
            self.display.press("Delete")
            self.choose(action)
            self.display.click(self.layout.buttons[0].center)

        again_until(try_it, lambda: len(self.record.actions) > done)
        assert self.record.actions[done] == action


@contextmanager
def a_window(home: Path, host: Path, display: Display, *words: str) -> Iterator[Guest]:
    """The program on a display, until the test is over with it."""
    window = {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    paris = {"PARIS_HOME": str(home), "PARIS_NO_SETUP": "1"}
    program = subprocess.Popen(
        [sys.executable, str(HOME / "main.py"), *words], env=surroundings(**window, **paris)
    )
    try:
        yield Guest(home, host, display, program)
    finally:
        program.kill()
        program.wait()


@pytest.fixture
def homes(tmp_path: Path) -> tuple[Path, Path]:
    need_programs()
    folders = tmp_path / "ada", tmp_path / "hugo"
    for folder in folders:
        folder.mkdir()
        write_settings(folder, SETTINGS | {"confirm_every_move": False})
    return folders


@pytest.fixture
def displays(tmp_path: Path) -> Iterator[tuple[Display, Display]]:
    need_programs()
    with ExitStack() as stack:
        folders = [tmp_path / f"screen{number}" for number in (1, 2)]
        for folder in folders:
            folder.mkdir()
        one, other = (stack.enter_context(a_display(folder)) for folder in folders)
        yield one, other


def a_free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


def greeting(port: int) -> Greeting | None:
    answer = asyncio.run(ask(("127.0.0.1", port), "test", 2.0))
    return answer.greeting if answer else None


def again_until(press: Callable[[], None], there: Callable[[], bool]) -> None:
    """Do what may not be possible yet, again and again, until something has come of it."""
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end
        press()
        soon = time.monotonic() + AGAIN
        while not there() and time.monotonic() < soon:
            time.sleep(LOOK)


def everybody_trades(players: tuple[Guest, Guest], rounds: int) -> None:
    """Play, each person at their own window; the bot's moves come by themselves."""
    for _ in range(2 * rounds):
        wait_for("a person's turn", lambda: players[0].record.final.table.turn < 2)
        turn = players[0].record.final.table.turn
        players[turn].let_pass(FRAMES)
        players[turn].trade()


def test_an_evening_in_two_windows_survives_the_death_of_its_host(
    homes: tuple[Path, Path], displays: tuple[Display, Display]
) -> None:
    port = a_free_port()
    hosting = f"host --name Ada --bots easy --port {port}".split()
    with ExitStack() as table_session:
        first = ExitStack()
        ada = first.enter_context(a_window(homes[0], homes[0], displays[0], *hosting))
        wait_for("the table", lambda: greeting(port))
        joining = f"join 127.0.0.1:{port} --name Hugo".split()
        hugo = table_session.enter_context(a_window(homes[1], homes[0], displays[1], *joining))
        wait_for("Hugo in his seat", lambda: (told := greeting(port)) and told.open_seats == 0)
        hugo.let_pass(FRAMES)
        hugo.press_the_large_button()
        again_until(ada.press_the_large_button, lambda: bool(ada.records))
        players = ada.record.header.players
        assert [player.name for player in players[:2]] == ["Ada", "Hugo"]
        assert players[2].kind == "easy"
        everybody_trades((ada, hugo), rounds=1)

        before = len(ada.record.actions)
        first.close()  # kill -9
        ada = table_session.enter_context(a_window(homes[0], homes[0], displays[0]))
        ada.let_pass(FRAMES)
        ada.go("Tab", "Return")  # the first entry: continue hosting
        wait_for("the table again", lambda: greeting(port))
        assert len(ada.record.actions) >= before
        everybody_trades((ada, hugo), rounds=1)
        assert json.loads(ada.records[-1].read_text("utf-8").splitlines()[0])["board"] == "france"
