"""The work of the window benchmarks, each in a separate process.

    python3 -m commands.bench.workloads redraw

Nothing is shown (see commands/bench/table.py); the result is printed as JSON.
"""

import gc
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from pygame import Surface
from pygame.event import Event

from commands.bench.bare import resident, window_size
from commands.bench.bench_window import (
    SIZE,
    STEP,
    a_game,
    a_stage,
    a_table,
    click,
    entry,
    key,
    settle,
)
from commands.bench.measure import MOVING, rates
from game.board import Hex
from game.rules.companies import COMPANIES, Company
from game.rules.draft import draft
from game.storage.saves import SavedGames
from game.storage.settings import AnimationSpeed
from game.ui.anim.timeline import Playback, Timeline, drive, parallel
from game.ui.core.app import App
from game.ui.map.camera import Point
from game.ui.program import COLLECTIONS, Program
from game.ui.table.event_timelines import STEP as SECONDS_A_HEX
from game.ui.table.event_timelines import Subject, Thing
from game.ui.table.scene import TableScene
from game.ui.table.target import OnCard, OnHex

ROUNDS = 40
FRAMES = 40  # a round
SECONDS = 5  # of rest
ENGINES, DRIVEN = 3, 12  # hexes
DRIVES = 100  # frames of a drive, a round
CLOSER = 5  # turns of the wheel
PARIS = (640, 300)  # pixels of the table
FORMS = ("play", "saved", "settings", "keys")  # of the title


def drawn_table() -> dict[str, float]:
    """Frames a second, bare and of a whole table with a plan and a note beside the pointer."""
    with a_stage() as stage:
        scene = a_table(stage, a_game()[0])
        place = _plan(scene)
        scene.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        window = pygame.display.get_surface() or Surface(SIZE)

        def frames() -> int:
            for _ in range(FRAMES):
                scene.uncover()
                scene.draw(window)
                pygame.display.flip()
            return FRAMES

        return rates({"bare": _bare(window), "redraw": frames}, ROUNDS)


def driven_engines() -> dict[str, float]:
    """Frames a second, bare and with three locomotives moving."""
    with a_stage() as stage:
        scene = a_table(stage, a_game()[0])
        window = pygame.display.get_surface() or Surface(SIZE)
        timeline = _under_way(scene)
        puffing = timeline.duration / 4  # until all of them puff

        def frames() -> int:
            playback = Playback(timeline, AnimationSpeed.NORMAL)
            playback.update(puffing)
            scene.player.play(playback)
            for _ in range(DRIVES):
                playback.update(STEP)
                pygame.display.update(scene.draw(window) or window.get_rect())
            return DRIVES

        frames()
        return rates({"bare": _bare(window), "driving": frames}, ROUNDS)


def rested() -> dict[str, float]:
    """The share of a core, in per cent, that the loop uses at a quiet table."""
    import statistics  # which would count as memory of the game

    with a_stage() as stage:
        shares = []
        scene, app = a_table(stage, a_game()[0]), App(stage)
        for _ in range(SECONDS):
            stage.switch_to(scene)
            settle(app)
            pygame.event.get()
            pygame.time.set_timer(Event(pygame.QUIT), 1000, loops=1)
            began, spent = time.perf_counter(), time.process_time()
            app.run()
            share = (time.process_time() - spent) / (time.perf_counter() - began)
            shares.append(100 * share)
        return {"share": statistics.median(shares)}


def everything_seen() -> dict[str, float]:
    """The most memory of each scene at rest, and while it moves, with everything seen before it."""
    with a_stage(window_size()) as stage, TemporaryDirectory() as folder:
        program, app = Program(stage, SavedGames(Path(folder)), ""), App(stage)
        seen: dict[str, float] = {}
        gc.set_threshold(*COLLECTIONS)

        def note(name: str) -> None:
            seen[name] = max(resident(), seen.get(name, 0))

        def note_moving() -> None:
            note(MOVING + type(stage.scenes[-1]).__name__)

        def look(*events: Event) -> None:
            app.frame(STEP, [*events])
            note_moving()
            settle(app, note_moving)
            note(type(stage.scenes[-1]).__name__)

        program.title()
        look()
        for name in FORMS:
            look(*click(entry(stage, name)))
            look(key(pygame.K_ESCAPE))
        session, last = a_game(None)
        program.play(session)
        look()
        pygame.mouse.set_pos(PARIS)  # the wheel turns about the pointer
        for _ in range(CLOSER):
            look(Event(pygame.MOUSEWHEEL, x=0, y=2, precise_x=0.0, precise_y=2.0, flipped=False))
        look(key(pygame.K_ESCAPE))  # the menu
        look(key(pygame.K_ESCAPE))
        update = session.view_as(session.view_as(None).view.table.turn)
        session.submit(update.view.table.turn, last, update.seq)
        look()
        look(key(pygame.K_SPACE))
        look(key(pygame.K_TAB), key(pygame.K_TAB), key(pygame.K_RETURN))  # the charts
        look(*[key(pygame.K_TAB)] * 3, key(pygame.K_RETURN))  # the replay
        return seen


def _bare(window: Surface) -> Callable[[], int]:
    picture = Surface(SIZE).convert()
    picture.fill("white")

    def frames() -> int:
        for _ in range(FRAMES):
            window.blit(picture, (0, 0))
            pygame.display.flip()
        return FRAMES

    return frames


def _plan(scene: TableScene) -> tuple[int, int]:
    """Plan a build, and tell where to point: at a hex that says why not."""
    model, table = scene.model, scene.model.plan.view.table
    longest = max(COMPANIES, key=lambda one: len(draft(table, one).open_hexes()))
    model.touch(OnCard(longest))
    for _ in range(2):
        planned = model.plan.planned
        if planned is None or not planned.open_hexes():
            break
        model.touch(OnHex(planned.open_hexes()[-1]))
    spaces = (space.hex for space in table.board.spaces)
    refused = next(place for place in spaces if model.plan.why_not(place))
    return scene.geometry.camera.pixel_of(refused)


def _under_way(scene: TableScene) -> Timeline:
    """Engines that drive at the same time, each from its company's station."""
    return parallel(
        *(
            drive(Subject(Thing.LOCOMOTIVE, company, number), _way(scene, company), SECONDS_A_HEX)
            for number, company in enumerate(COMPANIES[:ENGINES])
        )
    )


def _way(scene: TableScene, company: Company) -> list[Point]:
    """As far from the station as there is way."""
    geometry = scene.geometry
    board, start = scene.model.plan.view.table.board, geometry.board.lineup.starts[company]
    ways: dict[Hex, list[Hex]] = {start: [start]}
    queue = [start]
    for here in queue:
        for there in board.neighbours(here):
            if there not in ways:
                ways[there] = [*ways[here], there]
                queue.append(there)
    return [geometry.camera.pixel_of(place) for place in ways[queue[-1]][: DRIVEN + 1]]


WORKS: dict[str, Callable[[], dict[str, float]]] = {
    "redraw": drawn_table,
    "driving": driven_engines,
    "idle": rested,
    "memory": everything_seen,
}

if __name__ == "__main__":
    print(json.dumps(WORKS[sys.argv[1]]()))
