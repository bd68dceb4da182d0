"""The great moments of a game, caught halfway, for the gallery."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from commands.gallery import games
from commands.gallery.studio import FRAME, Studio
from commands.gallery.table import a_table, put_up
from game.match import Match
from game.rules.events import Built
from game.rules.legality import trades
from game.rules.table import Traded
from game.session import LocalSession
from game.ui.anim.curtain_motion import FALLS, RISES
from game.ui.core.context import Scene
from game.ui.results.game_history import story_of
from game.ui.results.souvenir import souvenir_steps
from game.ui.table.curtain import CurtainScene
from game.ui.table.model import SidePanel
from game.ui.table.target import OnLogEntry

HALFWAY = 0.5
_POINTED, _FOLLOWED = 1.0, 2.6  # seconds after a build
_NOTCHES = 9  # of the zoom
_SEATS, _SEED = 4, 3  # of a game that ends in Marseille
_SHINING = 2.3  # seconds of a finale
_FLYING, _TURNING = 1.6, 3.25  # seconds of a deal
_LONGEST = 600  # frames until a movement begins


class _Shown(Scene):
    """A picture as large as the window allows."""

    def __init__(self, picture: Surface) -> None:
        self._picture = picture
        self._drawn = False

    def enter(self, size: tuple[int, int]) -> None:
        self._drawn = False

    def handle(self, event: Event) -> None:
        return

    def update(self, dt: float) -> bool:
        before, self._drawn = self._drawn, True
        return not before

    def draw(self, surface: Surface) -> None:
        (width, height), window = self._picture.get_size(), surface.get_rect()
        share = min(window.width / width, window.height / height)
        size = round(width * share), round(height * share)
        picture = pygame.transform.smoothscale(self._picture, size)
        surface.fill("black")
        surface.blit(picture, picture.get_rect(center=window.center))


def deal_flying(studio: Studio) -> None:
    """Locomotives fly face down to the players of a shared screen and to their racks."""
    _deal(studio, games.fresh(4))
    studio.wait(_FLYING)


def deal_turning(studio: Studio) -> None:
    """A solo player's own locomotives are turned over."""
    match = games.fresh()
    _deal(studio, match, [match.snapshot(None).view.table.turn])
    studio.wait(_TURNING)


def finale(studio: Studio) -> None:
    """A line has reached the goal city."""
    *_, (state, action) = games.moves(_SEATS, _SEED)
    match = games.played(_SEATS, _SEED, lambda now: now.table.actions == state.table.actions)
    table = a_table(studio.stage, LocalSession(match, [state.table.turn]))
    studio.show(table)
    table.model.session.submit(state.table.turn, action, table.model.seq)
    for _ in range(_LONGEST):
        studio.wait(FRAME)
        if table.model.panel is SidePanel.FINALE:
            break
    studio.wait(_SHINING)


def souvenir(studio: Studio) -> None:
    """The picture that is saved."""
    match = games.finished(6, names=games.NAMES)
    story = story_of(LocalSession(match, range(len(match.header.players))))
    steps = souvenir_steps(studio.stage, story, datetime(2026, 5, 3, 21, 40))
    try:
        while True:
            next(steps)
    except StopIteration as finished:
        studio.show(_Shown(finished.value))


def curtain_falling(studio: Studio) -> None:
    """The curtain falls over the table of the player who has just traded."""
    match = games.middle()
    table = put_up(studio, match)
    view = table.model.plan.view
    if view.seat is None or view.portfolio is None:
        raise LookupError("nobody sits here")
    table.model.session.submit(view.seat, trades(view.table, view.portfolio)[0], table.model.seq)
    for _ in range(_LONGEST):
        studio.wait(FRAME)
        if isinstance(studio.stage.scenes[-1], CurtainScene):
            break
    studio.wait(FALLS * HALFWAY)


def curtain_rising(studio: Studio) -> None:
    """The curtain rises; the rack is still covered."""
    put_up(studio, games.middle(), opened=False)
    studio.key(pygame.K_RETURN, settle=False)
    studio.wait(RISES * HALFWAY + 4 * FRAME)


def edge_arrow(studio: Studio) -> None:
    """A bot builds beyond the edge of a map that is seen from near and does not follow."""
    studio.choose(replace(studio.stage.settings, follow_moves=False))
    _far_build(studio)
    studio.wait(_POINTED)


def map_followed(studio: Studio) -> None:
    """The same with a map that has glided there."""
    _far_build(studio)
    studio.wait(_FOLLOWED)


def log_halo(studio: Studio) -> None:
    """A build of the log in a bright halo, the rest dimmed."""
    _marked(studio, Built)


def log_trade(studio: Studio) -> None:
    """A trade of the log: its two cards and its player."""
    _marked(studio, Traded)


MOMENTS: dict[str, Callable[[Studio], None]] = {
    "deal-flying": deal_flying,
    "deal-turning": deal_turning,
    "finale": finale,
    "souvenir": souvenir,
    "edge-arrow": edge_arrow,
    "map-followed": map_followed,
    "log-halo": log_halo,
    "log-trade": log_trade,
    "curtain-falling": curtain_falling,
    "curtain-rising": curtain_rising,
}


def _deal(studio: Studio, match: Match, seats: Sequence[int] | None = None) -> None:
    """A table whose deal has just begun."""
    people = range(len(match.header.players)) if seats is None else seats
    table = a_table(studio.stage, LocalSession(match, people), announced=True)
    studio.stage.push(table)
    studio.wait(FRAME)


def _far_build(studio: Studio) -> None:
    """A build in the south while a solo player looks at the north from near."""
    *_, (state, action) = games.moves(_SEATS, _SEED)
    match = games.played(_SEATS, _SEED, lambda now: now.table.actions == state.table.actions)
    other = (state.table.turn + 1) % _SEATS
    table = a_table(studio.stage, LocalSession(match, [other]))
    studio.show(table)
    camera = table.geometry.board.camera
    top = Rect(camera.pane).midtop
    table.geometry.board.set_camera(camera.zoomed(2.6, top))
    studio.point((5, 5))
    match.submit(state.table.turn, action, match.seq)


def _marked(studio: Studio, kind: type[Built] | type[Traded]) -> None:
    table = put_up(studio, games.middle())
    history = table.model.history
    numbers = range(len(history.log_texts(table.model.plan.view.table.board, studio.stage.texts)))
    found = [n for n in numbers if (one := history.entry(n)) and isinstance(one.event, kind)]
    table.model.touch(OnLogEntry(found[-1]))
    studio.point((5, 5))
