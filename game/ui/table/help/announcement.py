"""At the start of a game: which one it is, who begins, and who one is. Goes by itself."""

from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.i18n.series_text import now_playing
from game.ui.media.assets import Role
from game.ui.table.geometry import Geometry
from game.ui.table.layer import Layer
from game.ui.table.model import SidePanel, TableModel
from game.ui.widgets.theme import CREAM, GOLD

LASTING = 2.8  # seconds
_FADING = 0.3  # of them
_PANEL = "panel/dialog"
_RIM, _PAD = 22, (64, 30)  # units: for the shadow, and inside the frame
_LEAST_WIDTH, _MOST_SHARE = 420, 0.84  # units, and of the map
_HIGH = 0.4  # of the map lies above its middle
_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
_SKIPS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)


class _AnnouncedLine(NamedTuple):
    """Words, and how high their letters are in units."""

    words: str
    letters: int
    colour: str
    role: Role


class Announcement(Layer):
    """Shown before the first move; any press puts it away."""

    def __init__(self, stage: Context, model: TableModel) -> None:
        self._stage, self._model = stage, model
        self._left = LASTING  # seconds
        self._picture: tuple[Surface, Rect] | None = None

    @property
    def on(self) -> bool:
        """Whether it is shown, so that moves wait."""
        return self._model.panel is SidePanel.ANNOUNCEMENT

    @property
    def words(self) -> list[str]:
        """All that it says, one line each."""
        return [line.words for line in self._lines()]

    def layout(self, geometry: Geometry) -> None:
        """Another window or language: it is drawn anew."""
        super().layout(geometry)
        self._picture = None

    def handle(self, event: Event) -> bool:
        """Any press puts it away; Space, Enter and a click on it do nothing else."""
        if not self.on or event.type not in _PRESSES:
            return False
        box = self._picture[1] if self._picture else Rect(0, 0, 0, 0)
        self._put_away()
        if event.type == pygame.KEYDOWN:
            return event.key in _SKIPS
        return event.type == pygame.MOUSEBUTTONDOWN and box.collidepoint(event.pos)

    def update(self, dt: float) -> bool:
        """True if it looks different now."""
        if not self.on:
            return False
        self._left = max(0.0, self._left - dt)
        if not self._left:
            self._put_away()
        return not self.on or self._alpha() < 255

    def draw_moving(self, surface: Surface) -> list[Rect]:
        """Above the map."""
        if not self.on:
            return []
        if self._picture is None:
            self._picture = self._made()
        picture, box = self._picture
        picture.set_alpha(self._alpha())
        return [surface.blit(picture, box)]

    def _put_away(self) -> None:
        self._left, self._picture = 0.0, None
        self._model.open_panel(None)

    def _alpha(self) -> int:
        if self._model.settings.reduced_motion:
            return 255
        return min(255, round(255 * self._left / _FADING))

    def _lines(self) -> list[_AnnouncedLine]:
        model, say = self._model, self._stage.texts.say
        turn, seats, names = model.plan.view.table.turn, model.session.seats, model.names
        alone = seats[0] if len(seats) == 1 else None
        key = "table-you-begin" if turn == alone else "table-begins"
        lines = [
            _AnnouncedLine(now_playing(self._stage.texts, model.series), 24, CREAM, "label"),
            _AnnouncedLine(say(key, name=names[turn]), 46, GOLD, "display"),
        ]
        if alone is not None and turn != alone:
            you = say("table-you-are", name=names[alone])
            lines.append(_AnnouncedLine(you, 26, CREAM, "label"))
        return [line for line in lines if line.words]

    def _made(self) -> tuple[Surface, Rect]:
        """The picture, and where it lies upon the map."""
        lines = self._lines()
        skins, layout = self._stage.skins, self.geometry.layout.enlarged()
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
