"""Finished games and a stage to show them on, for tests."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.match import Match
from game.series import Series
from game.session import LocalSession
from game.storage.settings import Settings, SettingsFile
from game.ui.core.context import Context
from game.ui.media.audio import Audio, sound_files
from game.ui.navigation import HelpPages
from game.ui.results.game_history import story_of
from game.ui.results.model import (
    SCORES,
    STANDINGS,
    ResultsAction,
    game_footer,
    next_game_label,
    review_actions,
)
from game.ui.results.scene import ResultsScene, results_pages
from game.ui.results.standings import StandingsPage
from game.ui.widgets.skins import Skins
from tests.builders import a_game, a_header
from tests.game.ui.evening import NoGames
from tests.game.ui.shared_resources import WINDOW, shared_skins, shared_texts

ROOT = Path(__file__).parents[3]


@cache
def a_finished_session(seats: int = 3, seed: int = 5) -> LocalSession:
    """A random game, played to its end."""
    match = Match.begin(a_header(seats, seed))
    for number, (state, action) in enumerate(a_game(seats, seed)):
        match.submit(state.table.turn, action, number)
    return LocalSession(match, range(seats))


EFFECTS, TUNES = sound_files(ROOT / "sounds")
SOUNDS = {name for sound in EFFECTS for name in (sound.name, sound.group)}


class Heard(Audio):
    """Audio that writes down what it was asked for."""

    def __init__(self) -> None:
        super().__init__(ROOT, Settings())
        self.played: list[str] = []
        self.tune = ""

    def play(self, name: str, pan: float = 0.0) -> None:
        assert name in SOUNDS
        self.played.append(name)

    def music(self, name: str | None) -> None:
        assert name is None or name in TUNES
        self.tune = name or ""


def pictures() -> Skins:
    """The pictures of the table, with a screen to convert them for."""
    pygame.display.init()
    if not pygame.display.get_surface():
        pygame.display.set_mode(WINDOW)
    pygame.font.init()
    return shared_skins()


def a_stage(folder: Path, settings: Settings | None = None, language: str = "en") -> Context:
    skins = pictures()
    kept = SettingsFile(folder / "settings.json")
    kept.current = settings or Settings()
    texts = shared_texts(language)
    return Context(skins.assets, skins, texts, kept, Heard(), NoGames(), HelpPages())


def a_results_scene(
    stage: Context,
    session: LocalSession,
    ask: Callable[[str], None] = lambda _: None,
    series: Series | None = None,
    *,
    counted: bool = False,
    opens_standings_after: float | None = None,
) -> ResultsScene:
    """The results as after a game at one screen; `ask` hears the names of the buttons."""
    story, series = story_of(session), series or Series()
    return ResultsScene(
        stage,
        story,
        results_pages(stage, story, series, counted=counted),
        (
            ResultsAction("title", "results-title-screen", partial(ask, "title")),
            *review_actions(partial(ask, "map"), partial(ask, "replay")),
            ResultsAction("again", next_game_label(series), partial(ask, "again")),
        ),
        partial(game_footer, story, series),
        STANDINGS if counted and not series.single else SCORES,
        opens_standings_after=opens_standings_after,
    )


def standings_of(scene: ResultsScene) -> StandingsPage:
    """The page with the standings of a series."""
    page = scene._pages[STANDINGS]
    assert isinstance(page, StandingsPage)
    return page


def key(code: int, mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def moved(place: Sequence[int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=tuple(place), rel=(0, 0), buttons=(0, 0, 0))


def clicked(place: Sequence[int]) -> tuple[Event, Event]:
    down = Event(pygame.MOUSEBUTTONDOWN, pos=tuple(place), button=1)
    return down, Event(pygame.MOUSEBUTTONUP, pos=tuple(place), button=1)


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")
