"""The scenarios of the frame measures: python3 -m commands.bench.frame_scenarios SCENARIO [VARIANT]

Each drives the real program with real events and prints the processor seconds of its frames as
JSON, with those of bare frames taken in the same process.
"""

import json
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
from pygame.event import Event

from commands.bench.bench_window import (
    MIDDLE,
    STEP,
    a_game,
    click,
    entry,
    key,
    write_record,
)
from commands.bench.frame_timer import (
    AT_REST,
    NOTCHES,
    SKIP,
    FrameTimer,
    bare_frames,
    begun_game,
    core_share,
    notch,
    timed_program,
)
from commands.bench.frames import BARE
from commands.bench.large_board import large_board
from commands.bench.workloads import PARIS
from commands.gallery.posing_table import PosingTable
from game.board import Board, Hex, load_board
from game.lobby import Line, Lobby, Options, Phase, Seat, Sitter
from game.rules.actions import Action
from game.rules.companies import COMPANIES
from game.rules.draft import Draft, draft
from game.rules.route import shortest_route
from game.series import Series
from game.session import LocalSession
from game.storage.file_suffixes import RECORD_ENDING
from game.ui.anim.breath import BREATH, REST
from game.ui.lan.lobby.lobby_scene import LobbyScene
from game.ui.replay.scene import ReplayScene
from game.ui.table.curtain import CurtainScene
from game.ui.table.scene import TableScene
from game.ui.table.target import OnLogEntry

BURSTS = 12  # of the wheel
PANS = 150
SIZES = 20  # of a window that is being resized
OPENED = 60  # frames after which the results are open
CONFETTI = 300
ACTIONS = 8
CHAT_LINES = 100
TYPED = "Marseille, here we come! " * 4
GLIDING = 20  # frames of a glide
GAMES = 2000
AT_TITLE = 60  # frames before the list is opened
APPEARING = 4  # frames in which the list appears

FrameTimes = dict[str, list[float]]


def wheel(frames: FrameTimer, board: Board | None) -> FrameTimes:
    """Bursts of notches, in and out, each followed by rest."""
    frames.table(board)
    turning: list[float] = []
    resting: list[float] = []
    for burst in range(BURSTS):
        for _ in range(NOTCHES):
            turning += [frames.frame(notch(1 - 2 * (burst % 2)))[0], frames.frame()[0]]
        resting += frames.until_rest()
    return {"frames": turning, "rest": resting}


def keys(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """W, A, S and D, held while the map is close."""
    frames.table()
    frames.zoom_in()
    ways = (pygame.K_d, pygame.K_s, pygame.K_a, pygame.K_w)
    taken = [frames.frame(key(ways[number // 8 % 4]))[0] for number in range(PANS)]
    frames.until_rest()
    return {"frames": taken}


def drag(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """The map is dragged while it is close."""
    frames.table()
    frames.zoom_in()
    x, y = PARIS
    frames.frame(Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    taken = []
    for number in range(PANS):
        by = (9, 6) if number // 25 % 2 else (-9, -6)
        x, y = x + by[0], y + by[1]
        spent, _drawn = frames.frame(
            Event(pygame.MOUSEMOTION, pos=(x, y), rel=by, buttons=(1, 0, 0))
        )
        taken.append(spent)
    frames.frame(Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))
    return {"frames": taken, "rest": frames.until_rest()}


def hover(frames: FrameTimer, board: Board | None) -> FrameTimes:
    """The pointer moves from hex to hex, each too far for one locomotive: every frame shows the
    route there."""
    frames.table(board)
    scene = frames.context.scenes[-1]
    if not isinstance(scene, TableScene):
        raise TypeError("the table should be shown")
    farthest = {
        company: _routed(draft(scene.model.plan.view.table, company)) for company in COMPANIES
    }
    company = max(COMPANIES, key=lambda one: len(farthest[one]))
    frames.until_rest(key(pygame.K_1 + company.order))
    camera = scene.geometry.camera
    taken = []
    for place in farthest[company]:
        at = camera.pixel_of(place)
        moved = Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0))
        taken.append(frames.frame(moved)[0])
    return {"frames": taken}


def opening(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """Rulebook, settings, menu and results, the first time and again."""
    first: list[float] = []
    again: list[float] = []
    frames.program.title()
    frames.until_rest()
    for taken in (first, again):
        taken += frames.until_rest(*click(entry(frames.context, "settings")))
        frames.until_rest(key(pygame.K_ESCAPE))
    session, last = a_game(None)
    frames.program.play(session)
    frames.until_rest()
    for taken in (first, again):
        taken += frames.until_rest(key(pygame.K_F2))
        frames.until_rest(key(pygame.K_F2))
        taken += frames.until_rest(key(pygame.K_ESCAPE))
        frames.until_rest(key(pygame.K_ESCAPE))
    _act(session, last)
    first += frames.until_rest()
    frames.program.results(session)
    again += frames.until_rest(key(pygame.K_SPACE))
    return {"first": first, "again": again}


def resize(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """The window's edge is dragged at the table, and let go."""
    frames.table()
    taken = []
    width, height = pygame.display.get_window_size()
    for number in range(SIZES):
        size = (width - 24 * number, height - 12 * number)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        event = Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        taken.append(frames.frame(event)[0])
    return {"frames": taken + frames.until_rest()}


def confetti(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """The results of a game with a winner, while paper falls."""
    _start_confetti(frames)
    return {"frames": [frames.frame()[0] for _ in range(CONFETTI)]}


def scrub(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """The slider of a replay is dragged from one end to the other."""
    session, last = a_game(None)
    _act(session, last)
    frames.program.watch(session)
    frames.until_rest()
    scene = frames.context.scenes[-1]
    if not isinstance(scene, ReplayScene):
        raise TypeError("the replay should be shown")
    rail = scene.slider.rect
    x, y = rail.left + rail.height, rail.centery
    frames.frame(Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    taken = []
    for _number in range(PANS):
        x += (rail.width - 2 * rail.height) // PANS
        moved = Event(pygame.MOUSEMOTION, pos=(x, y), rel=(5, 0), buttons=(1, 0, 0))
        taken.append(frames.frame(moved)[0])
    return {"frames": taken}


def turns(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """Moves with their animations, and the curtain after each."""
    settings = frames.context.settings
    frames.context.settings_file.current = replace(settings, curtain=True)
    taken = []
    session = a_game()[0]
    frames.program.play(session)
    frames.until_rest()
    for number in range(ACTIONS):
        action = a_game(MIDDLE + number)[1]
        taken += frames.until_rest(*_through_the_curtain(frames))
        _act(session, action)
        taken += frames.until_rest()
    return {"frames": taken}


def deal_shown(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """The deal at the start of a game until it is over and the game is announced."""
    frames.program.play(begun_game(load_board("france"), people=1))
    for _number in range(OPENED):
        frames.frame()
    scene = frames.context.scenes[-1]
    if not isinstance(scene, TableScene):
        raise TypeError("the table should be shown")
    taken = []
    while scene.model.dealing:
        taken.append(frames.frame()[0])
    return {"frames": taken + [frames.frame()[0] for _number in range(APPEARING)]}


def glide(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """The map glides to builds of the log that lie outside it."""
    frames.table()
    frames.zoom_in()
    scene = frames.context.scenes[-1]
    if not isinstance(scene, TableScene):
        raise TypeError("the table should be shown")
    taken: list[float] = []
    for number in range(MIDDLE):
        camera = scene.geometry.board.camera
        entry_shown = scene.model.history.entry(number)
        if entry_shown and entry_shown.hexes and camera.centred(entry_shown.hexes) != camera:
            scene.model.touch(OnLogEntry(number))
            taken += [frames.frame()[0] for _ in range(GLIDING)]
            frames.until_rest()
    return {"frames": taken}


def table(frames: FrameTimer, board: Board | None) -> FrameTimes:
    """A table is opened: all frames until it is at rest, added up."""
    frames.program.play(a_game()[0] if board is None else begun_game(board))
    return {"open": [sum(frames.until_rest(SKIP))]}


def saves(frames: FrameTimer, _: Board | None, games: int = GAMES) -> FrameTimes:
    """The list of saved games opens and reads them all; then once more, from its index."""
    folder = frames.saves.folder
    _fill(folder, games)
    frames.program.title()
    at_title = [frames.frame()[0] for _ in range(AT_TITLE)]
    frames.program.saved()
    opening = [frames.frame()[0] for _ in range(APPEARING)]
    taken = frames.until_rest()
    count = len(taken) - AT_REST
    frames.context.scenes.clear()
    second = FrameTimer(frames.context, folder.parent)
    second.program.title()
    second.program.saved()
    again = len(second.until_rest()) - AT_REST
    return {
        "title": at_title,
        "open": opening,
        "frames": taken,
        "count": [count * STEP],
        "again": [again * STEP],
    }


def lobby(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """From the title to the tables on the LAN, whose network is imported now."""
    frames.program.title()
    frames.until_rest()
    taken = frames.until_rest(*click(entry(frames.context, "lan")))
    frames.program.host()
    taken += frames.until_rest()
    return {"frames": taken}


def chat(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """A lobby with a long chat: it opens, scrolls, and a line arrives."""
    visit = _lobby(frames)
    taken = frames.until_rest()
    place = pygame.display.get_window_size()[0] - 300, 700
    frames.frame(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    taken += [frames.frame(notch(1))[0] for _ in range(CHAT_LINES // 4)]
    visit.lines.append(Line("Zoë", None, "Somebody says something.", phrase=False))
    return {"frames": taken + frames.until_rest()}


def typing(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """Letters are typed into the chat's field."""
    _lobby(frames)
    frames.until_rest()
    frames.frame(key(pygame.K_c))
    frames.frame(Event(pygame.KEYUP, key=pygame.K_c))
    typed = [Event(pygame.TEXTINPUT, text=letter) for letter in TYPED]
    return {"frames": [frames.frame(event)[0] for event in typed]}


def hidden(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """A window that nobody sees, while confetti falls."""
    _start_confetti(frames)
    return {"share": [core_share(frames, Event(pygame.WINDOWHIDDEN))]}


def music(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """A table at rest with its music on."""
    frames.table()
    return {"share": [core_share(frames)]}


def title(frames: FrameTimer, _: Board | None) -> FrameTimes:
    """A title that nobody touches, while its locomotive breathes and rests."""
    frames.program.title()
    frames.until_rest()
    return {"share": [core_share(frames, seconds=2 * (BREATH + REST))]}


SCENARIOS: dict[str, Callable[[FrameTimer, Board | None], FrameTimes]] = {
    "wheel": wheel,
    "keys": keys,
    "drag": drag,
    "hover": hover,
    "opening": opening,
    "resize": resize,
    "confetti": confetti,
    "scrub": scrub,
    "turns": turns,
    "deal": deal_shown,
    "glide": glide,
    "table": table,
    "saves": saves,
    "lobby": lobby,
    "chat": chat,
    "typing": typing,
    "hidden": hidden,
    "music": music,
    "title": title,
}


def run(name: str, variant: str, size: tuple[int, int]) -> FrameTimes:
    """Play one scenario; the variant is a board, or how many games are saved."""
    with timed_program(size) as frames:
        bare = bare_frames()
        if variant.isdigit():
            found = saves(frames, None, int(variant))
        else:
            found = SCENARIOS[name](frames, large_board() if variant == "large" else None)
        return {**found, BARE: bare + bare_frames()}


def _routed(planned: Draft) -> list[Hex]:
    """The hexes that a build reaches with two locomotives or more, in an order that jumps."""
    spaces = planned.table.board.spaces
    reached = [space.hex for space in spaces if len(shortest_route(planned, space.hex)) > 1]
    return [*reached[::2], *reached[1::2]]


def _act(session: LocalSession, action: Action) -> None:
    update = session.view_as(session.view_as(None).view.table.turn)
    session.submit(update.view.table.turn, action, update.seq)


def _through_the_curtain(frames: FrameTimer) -> Sequence[Event]:
    if isinstance(frames.context.scenes[-1], CurtainScene):
        return [key(pygame.K_RETURN)]
    return []


def _start_confetti(frames: FrameTimer) -> None:
    """Open the results of a game with a winner, and skip the count."""
    session, last = a_game(None)
    _act(session, last)
    frames.program.results(session)
    for _ in range(OPENED):
        frames.frame()
    frames.frame(key(pygame.K_SPACE))


def _lobby(frames: FrameTimer) -> PosingTable:
    """A lobby that is about to open, some time after the title, which reads texts ahead."""
    frames.program.title()
    frames.until_rest()
    seats = (
        Seat(Sitter.PERSON, "Ada", "", 1, ready=True, here=True),
        Seat(Sitter.OPEN, "", "", None, ready=False, here=False),
        Seat(Sitter.OPEN, "", "", None, ready=False, here=False),
    )
    table = Lobby("Salon", Phase.LOBBY, seats, (), Options(), 1, False, None, True, Series())
    visit = PosingTable(table)
    visit.lines += [
        Line("Ada", 0, f"Line {number}: who takes the Nord this time?", phrase=False)
        for number in range(CHAT_LINES)
    ]
    frames.context.switch_to(LobbyScene(frames.context, visit, lambda: None))
    return visit


def _fill(folder: Path, games: int) -> None:
    """So many copies of one finished game, each with a time of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    first = folder / f"0000{RECORD_ENDING}"
    write_record(first)
    for number in range(1, games):
        path = folder / f"{number:04}{RECORD_ENDING}"
        shutil.copyfile(first, path)
        os.utime(path, (1e9 + number, 1e9 + number))


if __name__ == "__main__":
    across, down = os.environ["PARIS_BENCH_SIZE"].split("x")
    scenario, variant = (*sys.argv[1:], "")[:2]
    print(json.dumps(run(scenario, variant, (int(across), int(down)))))
