"""The real program in a window nobody sees, whose frames are timed beside bare ones."""

import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from pygame import Surface
from pygame.event import Event

from commands.bench.bench_window import (
    NAMES,
    STEP,
    a_game,
    a_stage,
    key,
)
from commands.bench.workloads import PARIS
from commands.lan_bridge import LanBridge
from game.board import Board
from game.match import Match
from game.rules.actions import Action
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.session import LocalSession
from game.storage.folders import Folders
from game.storage.saves import SavedGames
from game.ui.core.app import OPENING, App
from game.ui.core.context import Context
from game.ui.program import COLLECTIONS, Program

BARE_FRAMES = 60
AT_REST = 30  # frames without a change, after which postponed work is done
MOST_FRAMES = 20_000
NOTCHES = 7  # to about three times the size
LOADING = 300  # frames in which sounds are read and what is imported at rest begins
WATCHED = 3.0  # seconds
SKIP = key(pygame.K_SPACE)  # skips the deal of a game that has just begun


class FrameTimer:
    """The program in a window nobody sees; every frame is timed."""

    def __init__(self, context: Context, folder: Path) -> None:
        self.context = context
        folders = Folders(folder, folder)
        self.saves = SavedGames(folders.saves, folders.boards, index=folders.saves_index)
        self.program = Program(context, self.saves, "", lan=LanBridge(folders))
        self.app = App(context, opening=OPENING)
        gc.freeze()  # as the program does before its first screen
        gc.set_threshold(*COLLECTIONS)

    def frame(self, *events: Event) -> tuple[float, bool]:
        """One frame: its processor seconds, and whether anything was drawn."""
        began = time.thread_time()
        drawn = self.app.frame(STEP, [*events])
        return time.thread_time() - began, drawn

    def until_rest(self, *events: Event) -> list[float]:
        """All frames until nothing has changed for a while."""
        spent, drawn = self.frame(*events)
        taken, still = [spent], 0
        for _ in range(MOST_FRAMES):
            spent, drawn = self.frame()
            taken.append(spent)
            still = 0 if drawn else still + 1
            if still > AT_REST:
                return taken
        raise RuntimeError("something never stops moving")

    def table(self, board: Board | None = None) -> tuple[LocalSession, Action | None]:
        """A table in mid-game, at rest; on another board at the start of a game."""
        session, action = a_game() if board is None else (begun_game(board), None)
        self.program.play(session)
        self.until_rest(SKIP)
        pygame.mouse.set_pos(PARIS)
        return session, action

    def zoom_in(self) -> None:
        """About three times as close."""
        for _ in range(NOTCHES):
            self.frame(notch(1))
        self.until_rest()


@contextmanager
def timed_program(size: tuple[int, int]) -> Iterator[FrameTimer]:
    """The program in a window of a size, with an empty folder."""
    with a_stage(size) as context, TemporaryDirectory() as folder:
        yield FrameTimer(context, Path(folder))


def bare_frames() -> list[float]:
    """Frames of one blit and a flip."""
    window = pygame.display.get_surface() or Surface((1, 1))
    picture = Surface(window.get_size()).convert()
    picture.fill("white")  # memory that was never written would be read from the processor's cache
    taken = []
    for _ in range(BARE_FRAMES):
        began = time.thread_time()
        window.blit(picture, (0, 0))
        pygame.display.flip()
        taken.append(time.thread_time() - began)
    return taken


def core_share(frames: FrameTimer, *events: Event, seconds: float = WATCHED) -> float:
    """The share of one core, in per cent, of the whole process while the loop runs."""
    pygame.event.clear()  # such as that the window is shown
    frames.frame(*events)
    for _ in range(LOADING):
        frames.frame()
    for thread in threading.enumerate():
        if thread.name == "warm-up":
            thread.join()
    pygame.time.set_timer(Event(pygame.QUIT), round(seconds * 1000), loops=1)
    began, spent = time.perf_counter(), time.process_time()
    frames.app.run()
    return 100 * (time.process_time() - spent) / (time.perf_counter() - began)


def notch(way: int) -> Event:
    """The wheel is turned by one notch."""
    return Event(pygame.MOUSEWHEEL, x=0, y=way, precise_x=0.0, precise_y=float(way), flipped=False)


def begun_game(board: Board, people: int = len(NAMES)) -> LocalSession:
    """A game that has just begun."""
    players = tuple(Player(name, "human") for name in NAMES)
    header = Header(board, players, deal(board, len(players), 1), 1)
    return LocalSession(Match.begin(header), range(people))
