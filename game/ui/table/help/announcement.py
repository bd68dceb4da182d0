"""At the start of a game: which one it is, who begins, and who one is. Goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface
from pygame.event import Event

from game.storage.settings import AnimationSpeed
from game.ui.i18n.series_text import now_playing
from game.ui.widgets.theme import CREAM, GOLD

if TYPE_CHECKING:
    from game.ui.media.assets import Role
    from game.ui.table.scene import TableScene

LASTING = 2.8  # seconds
_FADING = 0.3  # of them
_PANEL = "panel/dialog"
_RIM, _PAD = 22, (64, 30)  # units: for the shadow, and inside the frame
_LEAST_WIDTH, _MOST_SHARE = 420, 0.84  # units, and of the map
_HIGH = 0.4  # of the map lies above its middle
_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
_SKIPS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)


class _Line(NamedTuple):
    """Words, and how high their letters are in units."""

    words: str
    letters: int
    colour: str
    role: Role


class Announcement:
    """What one screen is told before the first move is shown; whoever wants to play, plays."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._left = 0.0  # seconds
        self._picture: tuple[Surface, Rect] | None = None

    @property
    def on(self) -> bool:
        """Whether it is to be seen, and moves of others wait."""
        return self._left > 0

    @property
    def words(self) -> list[str]:
        """All that it says, one line each."""
        return [line.words for line in self._lines()]

    def begin(self) -> None:
        """Say it, if nothing has happened yet and whoever plays wants to see things happen."""
        scene = self._scene
        fresh = scene.plan.view.table.actions == 0
        if fresh and scene.stage.settings.animation is not AnimationSpeed.OFF:
            self._left = LASTING

    def lay(self) -> None:
        """Another window or language: it is drawn anew."""
        self._picture = None

    def handle(self, event: Event) -> bool:
        """Whether an event was only to put it away; any other press does so besides."""
        if not self.on or event.type not in _PRESSES:
            return False
        box = self._picture[1] if self._picture else Rect(0, 0, 0, 0)
        self._left, self._picture, self._scene.changed = 0.0, None, True
        if event.type == pygame.KEYDOWN:
            return event.key in _SKIPS
        return event.type == pygame.MOUSEBUTTONDOWN and box.collidepoint(event.pos)

    def update(self, dt: float) -> bool:
        """Let time pass; True if it looks different now."""
        if not self.on:
            return False
        self._left = max(0.0, self._left - dt)
        if not self.on:
            self._picture = None
        return not self.on or self._alpha() < 255

    def draw(self, surface: Surface) -> list[Rect]:
        """Upon the map; returns where."""
        if not self.on:
            return []
        if self._picture is None:
            self._picture = self._made()
        picture, box = self._picture
        picture.set_alpha(self._alpha())
        return [surface.blit(picture, box)]

    def _alpha(self) -> int:
        if self._scene.stage.settings.reduced_motion:
            return 255
        return min(255, round(255 * self._left / _FADING))

    def _lines(self) -> list[_Line]:
        scene, say = self._scene, self._scene.stage.texts.say
        turn, seats = scene.plan.view.table.turn, scene.session.seats
        alone = seats[0] if len(seats) == 1 else None
        key = "table-you-begin" if turn == alone else "table-begins"
        lines = [
            _Line(now_playing(scene.stage.texts, scene.series), 24, CREAM, "label"),
            _Line(say(key, name=scene.names[turn]), 46, GOLD, "display"),
        ]
        if alone is not None and turn != alone:
            you = say("table-you-are", name=scene.names[alone])
            lines.append(_Line(you, 26, CREAM, "label"))
        return [line for line in lines if line.words]

    def _made(self) -> tuple[Surface, Rect]:
        """The picture, and where it lies upon the map."""
        scene, lines = self._scene, self._lines()
        skins, layout = scene.stage.skins, scene.layout.enlarged()
        rim, pad = layout.pixels(_RIM), [layout.pixels(units) for units in _PAD]
        heights = [layout.pixels(line.letters * 1.3) for line in lines]
        widths = [
            skins.assets.font(line.role, layout.pixels(line.letters)).size(line.words)[0]
            for line in lines
        ]
        most = round(layout.pane.width * _MOST_SHARE)
        wide = min(max(*widths, layout.pixels(_LEAST_WIDTH)) + 2 * pad[0], most)
        box = Rect(rim, rim, wide, sum(heights) + 2 * pad[1])
        picture = Surface(box.inflate(2 * rim, 2 * rim).size, SRCALPHA)
        skins.spread(picture, _PANEL, box, layout.scale)
        place = Rect(box.left + pad[0], box.top + pad[1], wide - 2 * pad[0], 0)
        for line, high in zip(lines, heights, strict=True):
            place.height = high
            letters = layout.pixels(line.letters)
            skins.write(picture, line.words, place, letters, line.colour, role=line.role, align=0.5)
            place.top = place.bottom
        middle = layout.pane.centerx, round(layout.pane.height * _HIGH)
        return picture, picture.get_rect(center=middle)
