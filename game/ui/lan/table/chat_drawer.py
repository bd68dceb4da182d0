"""The chat at the table: a button, a drawer over one side of the map, a bubble while it is shut."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import Line
from game.ui.core.context import Stage
from game.ui.lan.chat.chat import ChatBox
from game.ui.lan.chat.chat_lines import folded, speaker
from game.ui.lan.chat.phrases import is_news, known, spoken
from game.ui.lan.lan_api import Visit
from game.ui.table.layout import TableLayout
from game.ui.table.panel.prompt import button_part
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part
from game.ui.widgets.theme import CREAM, GOLD

_PANEL = "panel/action"
_WIDTH, _HEIGHT, _EDGE, _PAD, _HEAD = 480, 560, 26, 20, 44  # units
_BUBBLE, _ROWS = 430, 3
_LETTERS, _LEAST_LETTERS = 20, 13
SHOWN_FOR = 7.0  # seconds that a bubble stays


class _Bubble(NamedTuple):
    """A line that came while the drawer was shut."""

    line: Line
    box: Rect
    rows: tuple[str, ...]


class Drawer:
    """Opens with a click, C or T; what was said and not seen is counted on its button."""

    def __init__(self, stage: Stage, visit: Visit) -> None:
        self._stage, self._visit = stage, visit
        self.chat = ChatBox(stage, visit)
        self.button = Button("chat", "secondary", "chat")
        self.close_button = Button("shut", "quiet", "close")
        self.open = False
        self.box = Rect(0, 0, 0, 0)
        self._sides = (self.box, self.box)
        self._right = False
        self._layout: TableLayout | None = None
        self._heard = known(visit.lines, self._own)
        self._bubble: _Bubble | None = None
        self._left = 0.0  # seconds for the bubble
        self._over_bubble = False
        self._corner = (0, 0)  # the lower left one of the bubble

    @property
    def taken(self) -> list[Rect]:
        """What a banner should keep clear of: the drawer, and where a bubble comes up."""
        if self._layout is None:
            return []
        pixels = self._layout.pixels
        room = Rect(0, 0, self._layout.letters_of(_BUBBLE), self._step * (_ROWS + 1) + pixels(22))
        room.bottomleft = self._corner
        return [room, self.box] if self.open else [room]

    def lay(self, layout: TableLayout, slot: Rect, bottom: int) -> None:
        """Find places on the map, above a height; the side stays until it is opened again."""
        pixels, pane = layout.pixels, layout.pane
        self._layout, self.button.rect = layout, slot
        top, edge = layout.tools[0].bottom + pixels(12), pixels(_EDGE)
        width = min(layout.letters_of(_WIDTH), pane.width // 2 - edge)
        height = min(bottom - top, layout.letters_of(_HEIGHT))
        left = Rect(pane.left + edge, bottom - height, width, height)
        self._sides = left, left.move_to(right=pane.right - edge)
        self._corner = left.bottomleft
        self._place()
        if self._bubble:
            self._blow(self._bubble.line)

    def toggle(self, around: Sequence[tuple[int, int]], key: int | None = None) -> None:
        """Open at the side where less of what is `around` is hidden, or shut."""
        self._stage.audio.play("click")
        if self.open:
            self.shut()
            return
        hidden = [sum(map(side.collidepoint, around)) for side in self._sides]
        self.open, self._right, self._bubble = True, hidden[1] < hidden[0], None
        self._place()
        self.chat.seen()
        self.chat.focus(key)

    def shut(self) -> None:
        """Put the chat away; what was typed stays."""
        if self.open:
            self.chat.blur()
            self.open = False

    def covers(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the drawer or the bubble."""
        bubble = self._bubble is not None and self._bubble.box.collidepoint(place)
        return bubble or (self.open and self.box.collidepoint(place))

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on something that can be clicked."""
        return (
            self._over_bubble
            or self.button.pointed
            or (self.open and (self.close_button.pointed or self.chat.pointer == "hand"))
        )

    def update(self, dt: float) -> bool:
        """Hear what was said; True if something looks different."""
        lines, before = self._visit.lines, (self._bubble, self.chat.unread)
        fresh = [line for line in lines[self._heard :] if is_news(line, self._own)]
        self._heard = len(lines)
        self._left -= dt
        if self.open:
            self.chat.seen()
        elif fresh:
            self._blow(fresh[-1])
            self._left = SHOWN_FOR
        elif self._left <= 0:
            self._bubble = None
        changed = self.chat.update(dt) and self.open
        return changed or before != (self._bubble, self.chat.unread)

    def handle(self, event: Event) -> str:
        """Follow the mouse; says "toggle" if that is what was clicked, "shut", or nothing."""
        if event.type == pygame.MOUSEMOTION:
            bubble = self._bubble
            self._over_bubble = bubble is not None and bubble.box.collidepoint(event.pos)
        if self.button.handle(event):
            return "toggle"
        if self.open and self.close_button.handle(event):
            return "shut"
        clicked = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        if clicked and self._bubble and self._bubble.box.collidepoint(event.pos):
            return "toggle"
        return ""

    def parts(self) -> list[Part]:
        """Button and badge, and the drawer or the bubble."""
        layout = self._layout
        if layout is None:
            return []
        skins, scale = self._stage.skins, layout.scale
        parts = [button_part(skins, self.button, scale)]
        if self.chat.unread and not self.open:
            count = str(min(self.chat.unread, 99))
            box = Rect(0, 0, layout.pixels(26), layout.pixels(24))
            box.center = self.button.rect.topright
            reach = skins.reach("panel/badge", box, scale)
            parts.append(Part(reach, count, lambda surface: self._badge(surface, box, count)))
        if self.open:
            reach = skins.reach(_PANEL, self.box, scale)
            state = self.chat.state(), self.close_button.state
            parts.append(Part(reach, state, lambda surface: self._draw(surface, layout)))
        elif bubble := self._bubble:
            reach = skins.reach(_PANEL, bubble.box, scale)
            face = bubble, self._over_bubble
            parts.append(Part(reach, face, lambda surface: self._draw_bubble(surface, bubble)))
        return parts

    def words(self) -> str:
        """What is said of the button under the pointer."""
        if self.button.state == "hover":
            return self._stage.texts.say("corner-chat")
        return self.chat.words() if self.open else ""

    @property
    def _own(self) -> Sequence[int]:
        """The seats of this screen."""
        return self._visit.session.seats if self._visit.session else ()

    def _place(self) -> None:
        layout = self._layout
        if layout is None:
            return
        pixels = layout.pixels
        self.box = self._sides[self._right]
        side = pixels(36)
        self.close_button.rect = Rect(0, self.box.top + pixels(12), side, side)
        self.close_button.rect.right = self.box.right - pixels(_PAD - 4)
        inner = self.box.inflate(-pixels(2 * _PAD), -pixels(2 * _PAD))
        head = pixels(_HEAD - 6)
        body = Rect(inner.left, inner.top + head, inner.width, inner.height - head)
        self.chat.lay(body, layout.scale * layout.letters)
        self.chat.update(0.0)

    def _draw(self, surface: Surface, layout: TableLayout) -> None:
        skins, pixels = self._stage.skins, layout.pixels
        skins.spread(surface, _PANEL, self.box, layout.scale)
        head = Rect(self.box.left, self.box.top + pixels(12), self.box.width, pixels(36))
        head.inflate_ip(-pixels(2 * _PAD), 0)
        letters = max(_LEAST_LETTERS, pixels(26))
        skins.write(surface, self.chat.title, head, letters, GOLD, role="label")
        self.close_button.draw(surface, skins, layout.scale)
        self.chat.draw(surface)

    def _badge(self, surface: Surface, box: Rect, count: str) -> None:
        layout = self._layout
        if layout is not None:
            skins = self._stage.skins
            skins.spread(surface, "panel/badge", box, layout.scale)
            ink, letters = skins.ink("panel/badge"), max(10, layout.pixels(17))
            skins.write(surface, count, box, letters, ink, role="reading-bold", align=0.5)

    def _blow(self, line: Line) -> None:
        """A bubble for a line, no larger than it needs."""
        layout = self._layout
        if layout is None:
            return
        assets, pixels = self._stage.assets, layout.pixels
        font = assets.font("reading", self._letters)
        bold = assets.font("reading-bold", self._letters)
        room = min(layout.letters_of(_BUBBLE), layout.pane.width // 2)
        rows = folded(spoken(line, self._stage.texts), font, room, room)
        if len(rows) > _ROWS:
            rows = [*rows[: _ROWS - 1], rows[_ROWS - 1][:-1] + "…"]
        name, _ = speaker(line, self._stage.texts)
        wide = max(bold.size(name)[0], *(font.size(row)[0] for row in rows))
        high = self._step * (len(rows) + 1)
        box = Rect(0, 0, min(wide, room) + pixels(36), high + pixels(22))
        box.bottomleft = self._corner
        self._bubble = _Bubble(line, box, tuple(rows))

    def _draw_bubble(self, surface: Surface, bubble: _Bubble) -> None:
        layout, skins = self._layout, self._stage.skins
        if layout is None:
            return
        skins.spread(surface, _PANEL, bubble.box, layout.scale)
        name, colour = speaker(bubble.line, self._stage.texts)
        inner = bubble.box.inflate(-layout.pixels(36), -layout.pixels(22))
        line = Rect(inner.left, inner.top, inner.width, self._step)
        skins.write(surface, name, line, self._letters, colour, role="reading-bold")
        for row in bubble.rows:
            line.top += self._step
            skins.write(surface, row, line, self._letters, CREAM)

    @property
    def _letters(self) -> int:
        units = self._layout.letters_of(_LETTERS) if self._layout else _LETTERS
        return max(_LEAST_LETTERS, units)

    @property
    def _step(self) -> int:
        return round(self._letters * 1.3)
