"""Failures in every part of the running program end on the crash screen, and the game is there."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pygame
import pytest

from game.diagnostics.failures import Failure, FailurePlace, Failures
from game.diagnostics.program_log import LogPlace, ProgramLog
from game.lobby import Phase
from game.rules.actions import Build
from game.storage.saves import SavedGames
from game.ui.core.app import App
from game.ui.core.context import CrashOutcome
from game.ui.crash.front_page import CrashChoice
from game.ui.crash.guard import (
    CHECK_FRAMES,
    SETTLED,
    CrashGuard,
    CrashScreenFailed,
    background_text_key,
)
from game.ui.crash.scene import QUIET, CrashScene
from game.ui.menus.saves import SavesScene
from game.ui.menus.title import TitleScene
from game.ui.program import Program
from game.ui.table.curtain import QUIET as CURTAIN_QUIET
from game.ui.table.curtain import CurtainScene
from game.ui.table.scene import TableScene
from tests.end_to_end.shortest_game import shortest_builds
from tests.game.ui.crash.a_failure import SECRET, Broken, a_failure
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_lan import ALan
from tests.game.ui.lan.a_visit import a_lobby
from tests.game.ui.test_program import Visit

pytestmark = pytest.mark.usefixtures("window")
METHODS = ("entering", "handle", "update", "draw")
MOST_FRAMES = 60  # until a busy machine has entered a scene


def fail(*_: object, **__: object) -> bool:
    raise Broken(SECRET)


class Guarded(Visit):
    """Somebody at a program with a guard and a log."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.log = folder / "log"
        log = ProgramLog()
        log.use(LogPlace(self.log))
        self.failures = Failures(log)
        self.saves = SavedGames(self.folders.saves)
        self.program = Program(self.stage, self.saves, "1", SavedGames(self.folders.tables))
        self.guard = CrashGuard(self.stage, self.program.title, self.failures)
        self.program.title()
        self.app = App(self.stage, self.guard)
        self.frames(SETTLED)

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.app.frame(1 / 60, pygame.event.get())

    @property
    def crash(self) -> CrashScene:
        assert isinstance(self.scene, CrashScene)
        return self.scene

    def break_method(self, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let a method of the scene on top fail from now on, and have it called."""
        monkeypatch.setattr(self.scene, method, fail)
        if method == "handle":
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode=""))
        larger = replace(self.stage.settings, ui_scale=110)
        self.stage.settings_file.current = larger  # so that it is entered and drawn again
        self.frames(3)
        self.app.frame(CURTAIN_QUIET, [])  # and a curtain's button comes alive
        for _ in range(MOST_FRAMES):
            if isinstance(self.scene, CrashScene):
                break
            self.frames(1)
        self.frames(3)

    def go_on(self, *keys: int) -> None:
        """Answer the crash screen."""
        self.app.frame(QUIET, [])
        self.key(*keys)

    def check_logged(self) -> None:
        logged = self.log.read_text(encoding="utf-8")
        assert "Broken" in logged
        assert SECRET not in logged + self.crash.crash.failure.report


@pytest.fixture
def visit(tmp_path: Path) -> Guarded:
    return Guarded(tmp_path)


def open_pause(visit: Guarded) -> None:
    play(visit)
    visit.key(pygame.K_ESCAPE)


def first_build(visit: Guarded) -> Build:
    return next(shortest_builds(visit.records[-1].final.table))


def play(visit: Guarded) -> None:
    visit.start_a_game()
    visit.open_curtain()


PLACES: dict[str, Callable[[Guarded], None]] = {
    "title": lambda visit: None,
    "new game": lambda visit: visit.choose("play"),
    "rulebook": lambda visit: visit.choose("book"),
    "settings": lambda visit: visit.choose("settings"),
    "controls": lambda visit: visit.choose("keys"),
    "saved games": lambda visit: visit.choose("saved"),
    "tutorial": lambda visit: visit.choose("learn"),
    "curtain": lambda visit: visit.start_a_game(),
    "table": play,
    "menu": open_pause,
}
IN_GAME = ("curtain", "table", "menu")


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("place", PLACES)
def test_an_error_in_any_scene_is_shown_and_leads_back_to_the_title(
    visit: Guarded, place: str, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    PLACES[place](visit)
    broken = visit.scene
    visit.break_method(method, monkeypatch)
    visit.check_logged()
    assert visit.crash.crash.outcome is (
        CrashOutcome.BEGUN if place in IN_GAME else CrashOutcome.NO_GAME
    )
    assert visit.stage.scenes == [visit.crash]
    visit.go_on(pygame.K_RETURN)
    assert isinstance(visit.scene, TitleScene)
    assert visit.scene is not broken
    assert not visit.guard.stopped


def test_after_an_error_at_the_table_the_game_goes_on_where_it_was(
    visit: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.start_a_game()
    visit.build(first_build(visit))
    (before,) = visit.records
    visit.break_method("draw", monkeypatch)
    assert visit.crash.crash.outcome is CrashOutcome.SAVED
    visit.go_on(pygame.K_RETURN)
    visit.frames(10)  # in which the title looks at the file
    visit.choose("continue")
    assert isinstance(visit.scene, CurtainScene)
    visit.open_curtain()
    assert isinstance(visit.scene, TableScene)
    assert visit.records == [before]


def test_a_game_without_a_move_is_found_among_the_saved_games(
    visit: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.start_a_game()
    visit.build(first_build(visit))
    older = visit.stage.games.record
    visit.program.title()
    visit.settle()
    play(visit)
    begun = visit.stage.games.record
    visit.break_method("draw", monkeypatch)
    assert visit.crash.crash.outcome is CrashOutcome.BEGUN
    visit.go_on(pygame.K_RETURN)
    visit.frames(20)  # in which the title looks at the files
    offered = visit.saves.unfinished()
    assert offered is not None
    assert offered.path == older
    visit.choose("saved")
    assert isinstance(visit.scene, SavesScene)
    assert begun in [game.path for game in visit.saves.games]


@pytest.mark.parametrize("part", ["games", "audio"])
def test_an_error_beside_the_scenes_is_shown(
    visit: Guarded, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(visit)
    monkeypatch.setattr(getattr(visit.stage, part), "update", fail)
    visit.frames(3)
    visit.check_logged()
    assert visit.crash.crash.outcome is CrashOutcome.BEGUN
    monkeypatch.undo()
    visit.go_on(pygame.K_RETURN)
    assert isinstance(visit.scene, TitleScene)


def test_a_guest_leaves_the_table_and_its_seat_is_kept(visit: Guarded) -> None:
    lan = ALan()
    program = Program(visit.stage, SavedGames(visit.folders.saves), "1", lan=lan)
    table = lan.visit
    table.lobby, table.session = a_lobby(phase=Phase.PLAYING), a_session(people=[0])
    program.visit(table)
    visit.frames(3)
    table.pump = fail  # type: ignore[method-assign] # as a broken network would
    visit.frames(2)
    assert visit.crash.crash.outcome is CrashOutcome.GUEST
    visit.go_on(pygame.K_RETURN)
    assert table.wished[-1] == ("leave",)
    assert lan.kept_seat is not None
    assert visit.stage.companion is None


def test_a_title_that_cannot_be_shown_offers_to_quit(
    visit: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(visit)
    visit.break_method("update", monkeypatch)
    monkeypatch.setattr(TitleScene, "enter", fail)
    visit.go_on(pygame.K_RETURN)
    assert visit.crash.crash.choices == (CrashChoice.QUIT, CrashChoice.REPORT)
    visit.go_on(pygame.K_RETURN)
    assert visit.stage.scenes == []
    assert visit.guard.stopped


def test_an_error_on_the_crash_screen_ends_the_program(
    visit: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(visit)
    (before,) = visit.records
    visit.break_method("update", monkeypatch)
    monkeypatch.setattr(visit.crash, "handle", fail)
    with pytest.raises(CrashScreenFailed):
        visit.key(pygame.K_x)
    assert visit.records == [before]


def test_the_crash_screen_follows_the_window_and_ends_with_it(
    visit: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.break_method("update", monkeypatch)
    pygame.display.set_mode((1024, 600))
    visit.frames(2)
    assert pygame.Rect(0, 0, 1024, 600).contains(visit.crash.front.panel.box)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    visit.frames(1)
    assert visit.stage.scenes == []


def test_a_failure_in_a_thread_is_shown_over_the_game_once(visit: Guarded) -> None:
    play(visit)
    table = visit.scene

    def work() -> None:
        try:
            fail()
        except Broken as error:
            visit.failures.report(error, FailurePlace.THREAD, "network")

    for _ in range(2):
        thread = Thread(target=work)
        thread.start()
        thread.join()
        visit.frames(2)
        if isinstance(visit.scene, CrashScene):
            visit.check_logged()
            assert visit.crash.crash.what == "crash-background-network"
            visit.go_on(pygame.K_RETURN)
        assert visit.scene is table


def test_from_a_failure_in_the_background_one_can_go_to_the_title(visit: Guarded) -> None:
    play(visit)
    visit.failures.add(a_failure(FailurePlace.TASK, "Finder.run"))
    visit.frames(2)
    visit.go_on(pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(visit.scene, TitleScene)


def test_the_screen_of_a_failure_stays_when_the_game_goes_on_to_another_scene(
    visit: Guarded,
) -> None:
    visit.failures.add(a_failure(FailurePlace.TASK, "Finder.run"))
    visit.frames(2)
    shown = visit.crash
    visit.program.title()
    visit.frames(2)
    assert visit.crash is shown


def test_over_a_game_that_goes_on_the_screen_follows_its_fate(visit: Guarded) -> None:
    play(visit)
    visit.failures.add(a_failure(FailurePlace.TASK, "Finder.run"))
    visit.frames(2)
    outcomes = [visit.crash.crash.outcome]
    visit.program.title()
    visit.frames(CHECK_FRAMES)
    outcomes.append(visit.crash.crash.outcome)
    assert outcomes == [CrashOutcome.BEGUN, CrashOutcome.NO_GAME]


@pytest.mark.parametrize(
    ("failure", "words"),
    [
        (a_failure(FailurePlace.PROCESS, "bots"), "crash-background-bots"),
        (a_failure(FailurePlace.TASK, "Client.run"), "crash-background-network"),
        (a_failure(FailurePlace.THREAD, "network"), "crash-background-network"),
        (a_failure(FailurePlace.THREAD, "Thread-1"), "crash-background"),
    ],
)
def test_what_failed_is_told_apart(failure: Failure, words: str) -> None:
    assert background_text_key(failure) == words
