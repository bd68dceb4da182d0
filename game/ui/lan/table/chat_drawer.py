"""The chat at the table: a button, a drawer over one side of the map, a bubble while it is shut."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import Line
from game.ui.core.context import Context
from game.ui.lan.chat.chat import ChatBox
from game.ui.lan.chat.chat_lines import folded, speaker
from game.ui.lan.chat.phrases import is_news, known, spoken
from game.ui.lan.lan_api import LanTable
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry
from game.ui.table.layer import MOUSE, Layer, Tooltip
from game.ui.table.model import SidePanel, TableModel
from game.ui.widgets.button import Button, button_part
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.theme import CREAM, GOLD

_PANEL = "panel/action"
_WIDTH, _HEIGHT, _EDGE, _PAD, _HEAD = 480, 560, 26, 20, 44  # units
_BUBBLE, _ROWS = 430, 3
_POINTER = 28  # units: about the room that the mouse's picture takes
_LETTERS, _LEAST_LETTERS = 20, 13
SHOWN_FOR = 7.0  # seconds that a bubble stays
_GOAL = 20  # how much more it matters to see the goal than what is built
_CHAT_KEYS = (pygame.K_c, pygame.K_t)


class _Bubble(NamedTuple):
    """A line that came while the drawer was shut."""

    line: Line
    box: Rect
    rows: tuple[str, ...]


class ChatDrawer(Layer):
    """Opens with a click, C or T; what was said and not seen is counted on its button."""

    def __init__(self, stage: Context, visit: LanTable, model: TableModel) -> None:
        self._stage, self._visit, self._model = stage, visit, model
        self.chat = ChatBox(stage, visit)
        self.button = Button("chat", "secondary", "chat")
        self.close_button = Button("shut", "quiet", "close")
        self.sides = (Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))
        self.box = self.sides[0]
        self._heard = known(visit.lines, self._own)
        self.bubble: _Bubble | None = None
        self._left = 0.0  # seconds for the bubble
        self._inside = False  # the pointer is, on drawer or bubble

    @property
    def open(self) -> bool:
        """Whether the drawer is open."""
        return self._model.panel is SidePanel.CHAT

    @property
    def typing(self) -> bool:
        """Whether letters are being typed."""
        return self.open and self.chat.typing

    @property
    def buttons(self) -> Sequence[Button]:
        """The button that opens it."""
        return (self.button,)

    @property
    def taken(self) -> list[Rect]:
        """What a banner should keep clear of: the drawer, and where a bubble comes up."""
        layout = self.geometry.layout
        high = self._step * (_ROWS + 1) + layout.pixels(22)
        room = Rect(0, 0, layout.letters_of(_BUBBLE), high)
        room.bottomleft = self.sides[0].bottomleft
        return [room, self.box] if self.open else [room]

    def obstacles(self) -> Sequence[Rect]:
        """The open drawer, or the bubble."""
        bubble = [self.bubble.box] if self.bubble else []
        return [self.box] if self.open else bubble

    def layout(self, geometry: Geometry) -> None:
        """Find places on the map; the side stays until it is opened again."""
        anew = not self.button.rect or geometry.layout is not self.geometry.layout
        super().layout(geometry)
        if not anew:
            return
        layout = geometry.layout
        pixels, pane, edge = layout.pixels, layout.pane, layout.pixels(_EDGE)
        self.button.place(layout.tools[2 if self._model.hints_offered else 1])
        bottom = layout.rack.top if geometry.rack else pane.bottom - pixels(_EDGE - 10)
        bottom -= pixels(10)
        top = layout.tools[0].bottom + pixels(12)
        width = min(layout.letters_of(_WIDTH), pane.width // 2 - edge)
        height = min(bottom - top, layout.letters_of(_HEIGHT))
        left = Rect(pane.left + edge, bottom - height, width, height)
        right = self.box == self.sides[1] and self.box != self.sides[0]
        self.sides = left, left.move_to(right=pane.right - edge)
        self._place(self.sides[right])
        if self.bubble:
            self._blow(self.bubble.line)

    def toggle(self, key: int | None = None) -> None:
        """Open at the side where it hides less of what is built, or shut."""
        self._stage.audio.play("click")
        if self.open:
            self.shut()
            return
        self._model.open_panel(SidePanel.CHAT)
        self.bubble = None
        clear = [KeepClear(self._in_use()), KeepClear(self.geometry.goals, _GOAL)]
        self._place(least_hidden(self.sides, clear))
        self.chat.seen()
        self.chat.focus(key)

    def shut(self) -> None:
        """Put the chat away; what was typed stays."""
        self.chat.blur()
        if self.open:
            self._model.open_panel(None)

    def cursor(self) -> Pointer | None:
        """A hand where something can be clicked, an arrow on the rest."""
        inner = self.open and (self.close_button.hovered or self.chat.pointer == "hand")
        if inner or self.button.hovered or (self._inside and not self.open):
            return "hand"
        return "arrow" if self._inside else None

    def update(self, dt: float) -> bool:
        """Hear what was said; True if something looks different."""
        lines, before = self._visit.lines, (self.bubble, self.chat.unread)
        fresh = [line for line in lines[self._heard :] if is_news(line, self._own)]
        self._heard = len(lines)
        self._left -= dt
        if self.open:
            self.chat.seen()
        else:
            if self.chat.typing:  # another panel has taken its place
                self.chat.blur()
            if fresh:
                self._blow(fresh[-1])
                self._left = SHOWN_FOR
            elif self._left <= 0:
                self.bubble = None
        changed = self.chat.update(dt) and self.open
        return changed or before != (self.bubble, self.chat.unread)

    def handle(self, event: Event) -> bool:
        """The mouse on button, drawer and bubble; letters while one types; a few keys."""
        if event.type in MOUSE:
            return self._mouse(event)
        if event.type == pygame.WINDOWLEAVE:
            self._inside = False
            for button in (self.button, self.close_button):
                button.handle(event)
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        return self.open and self.chat.handle(event)

    def press(self, button: Button) -> None:
        """Open or shut."""
        self.toggle()

    def parts(self) -> list[Part]:
        """Button and badge, and the drawer or the bubble."""
        skins, layout = self._stage.skins, self.geometry.layout
        scale = layout.scale
        parts = [button_part(skins, self.button, scale)]
        if self.chat.unread and not self.open:
            count = str(min(self.chat.unread, 99))
            box = Rect(0, 0, layout.pixels(26), layout.pixels(24))
            box.center = self.button.rect.topright
            reach = skins.bounds("panel/badge", box, scale)
            parts.append(Part(reach, count, lambda surface: self._badge(surface, box, count)))
        if self.open:
            reach = skins.bounds(_PANEL, self.box, scale)
            state = self.chat.state(), self.close_button.state
            parts.append(Part(reach, state, self._draw))
        elif bubble := self.bubble:
            reach = skins.bounds(_PANEL, bubble.box, scale)
            face = bubble, self._inside
            parts.append(Part(reach, face, lambda surface: self._draw_bubble(surface, bubble)))
        return parts

    def tooltip(self) -> Tooltip | None:
        """What is said of the buttons under the pointer."""
        if self.button.state == "hover":
            return Tooltip(self._stage.texts.say("corner-chat"), self.button.rect)
        words = self.chat.words() if self.open else ""
        side = self.geometry.layout.pixels(_POINTER)
        about = Rect(0, 0, side, side).move_to(center=self._stage.mouse_position or (0, 0))
        return Tooltip(words, about) if words else None

    def _mouse(self, event: Event) -> bool:
        covered = self.box if self.open else self.bubble.box if self.bubble else None
        inside = covered is not None and covered.collidepoint(event.pos)
        inside = inside or self.button.rect.collidepoint(event.pos)
        self._inside = inside
        clicked = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        on_bubble = clicked and self.bubble and self.bubble.box.collidepoint(event.pos)
        if self.button.handle(event) or on_bubble:
            self.toggle()
        elif self.open and self.close_button.handle(event):
            self.shut()
        elif self.open:
            self.chat.handle(event)
        return inside

    def _key(self, event: Event) -> bool:
        """C and T open and shut the chat, Escape shuts it."""
        if event.key == pygame.K_ESCAPE and self.open:
            if self.chat.phrases.open or (self.chat.typing and self.chat.field.text):
                return False
            self.shut()
        elif self.typing or event.key not in _CHAT_KEYS:
            return False
        else:
            self.toggle(event.key)
        return True

    def _in_use(self) -> list[Rect]:
        """Where locomotives stand, and where the next of a build may go."""
        table, planned = self._model.plan.view.table, self._model.plan.planned
        places = [space.hex for space in table.board.spaces if table.standing(space.hex)]
        places += planned.open_hexes() if planned else ()
        return [self.geometry.hex_box(place) for place in places]

    @property
    def _own(self) -> Sequence[int]:
        """The seats of this screen."""
        return self._visit.session.seats if self._visit.session else ()

    def _place(self, box: Rect) -> None:
        layout = self.geometry.layout
        pixels, self.box = layout.pixels, box
        cross = Rect(0, box.top + pixels(12), pixels(36), pixels(36))
        self.close_button.place(cross.move_to(right=box.right - pixels(_PAD - 4)))
        inner = self.box.inflate(-pixels(2 * _PAD), -pixels(2 * _PAD))
        head = pixels(_HEAD - 6)
        body = Rect(inner.left, inner.top + head, inner.width, inner.height - head)
        self.chat.lay(body, layout.scale * layout.letters)
        self.chat.update(0.0)

    def _draw(self, surface: Surface) -> None:
        skins, layout = self._stage.skins, self.geometry.layout
        pixels = layout.pixels
        skins.stretch(surface, _PANEL, self.box, layout.scale)
        head = Rect(self.box.left, self.box.top + pixels(12), self.box.width, pixels(36))
        head.inflate_ip(-pixels(2 * _PAD), 0)
        letters = max(_LEAST_LETTERS, pixels(26))
        skins.write(surface, self.chat.title, head, letters, GOLD, role="label")
        self.close_button.draw(surface, skins, layout.scale)
        self.chat.draw(surface)

    def _badge(self, surface: Surface, box: Rect, count: str) -> None:
        layout, skins = self.geometry.layout, self._stage.skins
        skins.stretch(surface, "panel/badge", box, layout.scale)
        ink, letters = skins.ink("panel/badge"), max(10, layout.pixels(17))
        skins.write(surface, count, box, letters, ink, role="reading-bold", align=0.5)

    def _blow(self, line: Line) -> None:
        """A bubble for a line, no larger than it needs."""
        layout, assets = self.geometry.layout, self._stage.assets
        pixels = layout.pixels
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
        box.bottomleft = self.sides[0].bottomleft
        self.bubble = _Bubble(line, box, tuple(rows))

    def _draw_bubble(self, surface: Surface, bubble: _Bubble) -> None:
        layout, skins = self.geometry.layout, self._stage.skins
        skins.stretch(surface, _PANEL, bubble.box, layout.scale)
        name, colour = speaker(bubble.line, self._stage.texts)
        inner = bubble.box.inflate(-layout.pixels(36), -layout.pixels(22))
        line = Rect(inner.left, inner.top, inner.width, self._step)
        skins.write(surface, name, line, self._letters, colour, role="reading-bold")
        for row in bubble.rows:
            line.top += self._step
            skins.write(surface, row, line, self._letters, CREAM)

    @property
    def _letters(self) -> int:
        return max(_LEAST_LETTERS, self.geometry.layout.letters_of(_LETTERS))

    @property
    def _step(self) -> int:
        return round(self._letters * 1.3)
