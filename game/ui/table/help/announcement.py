"""The announcement at the start of a game: which game it is, who begins, which player you are."""

from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface
from pygame.event import Event

from game.move_times import ANNOUNCEMENT
from game.ui.core.context import Context
from game.ui.i18n.series_text import now_playing
from game.ui.media.assets import Assets, Role
from game.ui.table.layer import SKIP_KEYS, SKIPS, Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import SidePanel, TableModel
from game.ui.widgets.theme import CREAM, GOLD

DURATION = ANNOUNCEMENT
_FADE = 0.3  # of them
_PANEL = "panel/dialog"
_RIM, _PAD = 22, (64, 30)  # units: for the shadow, and inside the frame
_LEAST_WIDTH, _MOST_SHARE = 420, 0.84  # units, and of the map
_HEIGHT_ON_MAP = 0.4  # of the map is above the middle of the announcement


class AnnouncementLine(NamedTuple):
    """One line of text."""

    text: str
    letters: int  # units
    colour: str = CREAM
    role: Role = "label"


class Announcement(Layer):
    """Shown before the first move; closes after a few seconds or on any press."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self._left = DURATION  # seconds
        self._picture: tuple[Surface, Rect] | None = None

    @property
    def active(self) -> bool:
        """Whether it is shown; moves wait for it to close."""
        return self._model.panel is SidePanel.ANNOUNCEMENT

    @property
    def lines(self) -> list[AnnouncementLine]:
        """The lines that are shown."""
        model, texts = self._model, self._context.texts
        turn, seats, names = model.plan.view.table.turn, model.session.seats, model.names
        alone = seats[0] if len(seats) == 1 else None
        key = "table-you-begin" if turn == alone else "table-begins"
        lines = [
            AnnouncementLine(now_playing(texts, model.series), 24),
            AnnouncementLine(texts.say(key, name=names[turn]), 46, GOLD, "display"),
        ]
        if alone is not None and turn != alone:
            lines.append(AnnouncementLine(texts.say("table-you-are", name=names[alone]), 26))
        return [line for line in lines if line.text]

    def arrange(self, layout: TableLayout) -> None:
        self._picture = None

    def handle(self, event: Event) -> bool:
        if not self.active or event.type not in SKIPS:
            return False
        box = self._picture[1] if self._picture else Rect(0, 0, 0, 0)
        self._close()
        if event.type == pygame.KEYDOWN:
            return event.key in SKIP_KEYS
        return event.type == pygame.MOUSEBUTTONDOWN and box.collidepoint(event.pos)

    def update(self, dt: float) -> bool:
        if not self.active:
            return False
        self._left = max(0.0, self._left - dt)
        if not self._left:
            self._close()
        return not self.active or self._alpha() < 255

    def draw_moving(self, surface: Surface) -> list[Rect]:
        if not self.active:
            return []
        if self._picture is None:
            self._picture = self._paint()
        picture, box = self._picture
        picture.set_alpha(self._alpha())
        return [surface.blit(picture, box)]

    def _close(self) -> None:
        self._left, self._picture = 0.0, None
        self._model.open_panel(None)

    def _alpha(self) -> int:
        if self._model.settings.reduced_motion:
            return 255
        return min(255, round(255 * self._left / _FADE))

    def _paint(self) -> tuple[Surface, Rect]:
        lines, skins = self.lines, self._context.skins
        layout = self.geometry.layout.enlarged()
        pixels, pane = layout.pixels, layout.pane
        rim, side, top = pixels(_RIM), pixels(_PAD[0]), pixels(_PAD[1])
        heights = [pixels(line.letters * 1.3) for line in lines]
        widths = [_width(skins.assets, line, pixels(line.letters)) for line in lines]
        width = max(*widths, pixels(_LEAST_WIDTH)) + 2 * side
        box = Rect(rim, rim, min(width, round(pane.width * _MOST_SHARE)), sum(heights) + 2 * top)
        picture = Surface(box.inflate(2 * rim, 2 * rim).size, SRCALPHA)
        skins.stretch(picture, _PANEL, box, layout.scale)
        place = Rect(box.left + side, box.top + top, box.width - 2 * side, 0)
        for (text, letters, colour, role), height in zip(lines, heights, strict=True):
            place.height = height
            skins.write(picture, text, place, pixels(letters), colour, role=role, align=0.5)
            place.top = place.bottom
        middle = pane.centerx, round(pane.height * _HEIGHT_ON_MAP)
        return picture, picture.get_rect(center=middle)


def _width(assets: Assets, line: AnnouncementLine, letters: int) -> int:
    role = assets.role_for(line.text, line.role, letters)
    return assets.font(role, letters).size(line.text)[0]
