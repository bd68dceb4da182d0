"""The chat at the table: a button, a drawer over one side of the map, a bubble while it is shut."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import Line
from game.ui.core.context import Context
from game.ui.lan.chat.chat import ChatBox
from game.ui.lan.chat.chat_lines import speaker, wrap_line
from game.ui.lan.chat.phrases import line_text
from game.ui.lan.lan_api import LanTable
from game.ui.media.cursors import Pointer
from game.ui.table.layer import MOUSE, Layer, Tooltip
from game.ui.table.layout import TableLayout
from game.ui.table.model import SidePanel, TableModel
from game.ui.widgets.button import Button, button_part
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.theme import CREAM, GOLD

_PANEL = "panel/action"
_WIDTH, _HEIGHT, _EDGE, _PAD, _HEAD = 480, 560, 26, 20, 44  # units
_BUBBLE, _ROWS = 430, 3
_POINTER = 28  # units: about the size of the mouse pointer
_LETTERS, _LEAST_LETTERS = 20, 13
SHOWN_FOR = 7.0  # seconds that a bubble stays
_GOAL = 20  # weight of the goal against what is built
_CHAT_KEYS = (pygame.K_c, pygame.K_t)


class _Bubble(NamedTuple):
    line: Line
    box: Rect
    rows: tuple[str, ...]


class ChatDrawer(Layer):
    """Opens with a click, C or T; its button counts the unread lines."""

    def __init__(self, context: Context, lan_table: LanTable, model: TableModel) -> None:
        self._context, self._model = context, model
        self.chat = ChatBox(context, lan_table, lambda: model.plan.view.table.turn)
        self.button = Button("chat", "secondary", "chat")
        self.close_button = Button("shut", "quiet", "close")
        self.sides = (Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))
        self.box = self.sides[0]
        self.bubble: _Bubble | None = None
        self._bubble_time = 0.0  # seconds left
        self._inside = False  # the pointer, on drawer or bubble

    @property
    def open(self) -> bool:
        """Whether the drawer is open."""
        return self._model.panel is SidePanel.CHAT

    @property
    def typing(self) -> bool:
        return self.open and self.chat.field.focused

    @property
    def buttons(self) -> Sequence[Button]:
        return (self.button,)

    @property
    def taken(self) -> list[Rect]:
        """What a banner should keep clear of: the drawer and the place of bubbles."""
        layout = self.geometry.layout
        bubble = Rect(0, 0, layout.letters_of(_BUBBLE), self._bubble_height(_ROWS))
        bubble.bottomleft = self.sides[0].bottomleft
        return [bubble, self.box] if self.open else [bubble]

    def obstacles(self) -> Sequence[Rect]:
        return [self._covered] if self._covered else []

    def arrange(self, layout: TableLayout) -> None:
        pixels, pane, edge = layout.pixels, layout.pane, layout.pixels(_EDGE)
        self.button.layout(layout.tools[2 if self._model.hints_offered else 1])
        bottom = layout.rack.top if self.geometry.rack else pane.bottom - pixels(_EDGE - 10)
        bottom -= pixels(10)
        top = layout.tools[0].bottom + pixels(12)
        width = min(layout.letters_of(_WIDTH), pane.width // 2 - edge)
        height = min(bottom - top, layout.letters_of(_HEIGHT))
        left = Rect(pane.left + edge, bottom - height, width, height)
        right = self.box == self.sides[1] and self.box != self.sides[0]
        self.sides = left, left.move_to(right=pane.right - edge)
        self._place(self.sides[right])
        if self.bubble:
            self._show_bubble(self.bubble.line)

    def toggle(self, key: int | None = None) -> None:
        """Open on the side where it hides less of what is built, or shut."""
        self._context.audio.play("click")
        if self.open:
            self.shut()
            return
        self._model.open_panel(SidePanel.CHAT)
        self.bubble = None
        keep_clear = [KeepClear(self._in_use()), KeepClear(self.geometry.goals, _GOAL)]
        self._place(least_hidden(self.sides, keep_clear))
        self.chat.counts.mark_read()
        self.chat.field.focus(key)

    def shut(self) -> None:
        """Hide the chat; an unsent text stays."""
        self.chat.blur()
        if self.open:
            self._model.open_panel(None)

    def cursor(self) -> Pointer | None:
        inner = self.open and (self.close_button.hovered or self.chat.pointer == "hand")
        if inner or self.button.hovered or (self._inside and not self.open):
            return "hand"
        return "arrow" if self._inside else None

    def update(self, dt: float) -> bool:
        before = self.bubble, self.chat.counts.unread
        changed = self.chat.update(dt) and self.open
        self._bubble_time -= dt
        if self.open:
            self.chat.counts.mark_read()
        else:
            if self.chat.field.focused:  # another panel has taken its place
                self.chat.blur()
            if self.chat.counts.news:
                self._show_bubble(self.chat.counts.news[-1])
                self._bubble_time = SHOWN_FOR
                self._model.history.talk.queue.let_people_speak()
            elif self._bubble_time <= 0:
                self.bubble = None
        return changed or before != (self.bubble, self.chat.counts.unread)

    def handle(self, event: Event) -> bool:
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
        self.toggle()

    def parts(self) -> list[Part]:
        skins, layout = self._context.skins, self.geometry.layout
        scale = layout.scale
        parts = [button_part(skins, self.button, scale)]
        if self.chat.counts.unread and not self.open:
            count = str(min(self.chat.counts.unread, 99))
            box = Rect(0, 0, layout.pixels(26), layout.pixels(24))
            box.center = self.button.rect.topright
            reach = skins.bounds("panel/badge", box, scale)
            parts.append(Part(reach, count, lambda surface: self._draw_badge(surface, box, count)))
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
        if self.button.state == "hover":
            return Tooltip(self._context.texts.say("corner-chat"), self.button.rect)
        text = self.chat.tooltip_text() if self.open else ""
        side = self.geometry.layout.pixels(_POINTER)
        about = Rect(0, 0, side, side).move_to(center=self._context.mouse_position or (0, 0))
        return Tooltip(text, about) if text else None

    def _mouse(self, event: Event) -> bool:
        on_box = self._covered is not None and self._covered.collidepoint(event.pos)
        self._inside = on_box or self.button.rect.collidepoint(event.pos)
        released = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        if self.button.handle(event) or (released and on_box and not self.open):
            self.toggle()
        elif self.open and self.close_button.handle(event):
            self.shut()
        elif self.open:
            self.chat.handle(event)
        return self._inside

    def _key(self, event: Event) -> bool:
        """C and T open and shut the chat, Escape shuts it."""
        if event.key == pygame.K_ESCAPE and self.open:
            if self.chat.phrases.open or (self.chat.field.focused and self.chat.field.text):
                return False
            self.shut()
        elif self.typing or event.key not in _CHAT_KEYS:
            return False
        else:
            self.toggle(event.key)
        return True

    def _in_use(self) -> list[Rect]:
        """Hexes with locomotives, and those where the planned build may go on."""
        table, planned = self._model.plan.view.table, self._model.plan.planned
        places = [space.hex for space in table.board.spaces if table.standing(space.hex)]
        places += planned.open_hexes() if planned else ()
        return [self.geometry.hex_box(place) for place in places]

    def _place(self, box: Rect) -> None:
        layout = self.geometry.layout
        pixels, self.box = layout.pixels, box
        cross = Rect(0, box.top + pixels(12), pixels(36), pixels(36))
        self.close_button.layout(cross.move_to(right=box.right - pixels(_PAD - 4)))
        inner = self.box.inflate(-pixels(2 * _PAD), -pixels(2 * _PAD))
        head = pixels(_HEAD - 6)
        body = Rect(inner.left, inner.top + head, inner.width, inner.height - head)
        self.chat.layout(body, layout.scale * layout.letters)

    def _show_bubble(self, line: Line) -> None:
        layout, assets = self.geometry.layout, self._context.assets
        font = assets.font("reading", self._letters)
        bold = assets.font("reading-bold", self._letters)
        room = min(layout.letters_of(_BUBBLE), layout.pane.width // 2)
        rows = wrap_line(line_text(line, self._context.texts), font, room)
        if len(rows) > _ROWS:
            rows = [*rows[: _ROWS - 1], rows[_ROWS - 1][:-1] + "…"]
        name, _ = speaker(line, self._context.texts)
        width = max(bold.size(name)[0], *(font.size(row)[0] for row in rows))
        box = Rect(0, 0, min(width, room) + layout.pixels(36), self._bubble_height(len(rows)))
        box.bottomleft = self.sides[0].bottomleft
        self.bubble = _Bubble(line, box, tuple(rows))

    def _draw(self, surface: Surface) -> None:
        skins, layout = self._context.skins, self.geometry.layout
        pixels, title = layout.pixels, self._context.texts.say("chat-title")
        skins.stretch(surface, _PANEL, self.box, layout.scale)
        head = Rect(self.box.left, self.box.top + pixels(12), self.box.width, pixels(36))
        head.inflate_ip(-pixels(2 * _PAD), 0)
        skins.write(surface, title, head, max(_LEAST_LETTERS, pixels(26)), GOLD, role="label")
        self.close_button.draw(surface, skins, layout.scale)
        self.chat.draw(surface)

    def _draw_badge(self, surface: Surface, box: Rect, count: str) -> None:
        layout, skins = self.geometry.layout, self._context.skins
        skins.stretch(surface, "panel/badge", box, layout.scale)
        ink, letters = skins.ink("panel/badge"), max(10, layout.pixels(17))
        skins.write(surface, count, box, letters, ink, role="reading-bold", align=0.5)

    def _draw_bubble(self, surface: Surface, bubble: _Bubble) -> None:
        layout, skins = self.geometry.layout, self._context.skins
        skins.stretch(surface, _PANEL, bubble.box, layout.scale)
        name, colour = speaker(bubble.line, self._context.texts)
        line = bubble.box.inflate(-layout.pixels(36), -layout.pixels(22))
        line.height = self._row_height
        skins.write(surface, name, line, self._letters, colour, role="reading-bold")
        for row in bubble.rows:
            line.top += self._row_height
            skins.write(surface, row, line, self._letters, CREAM)

    @property
    def _covered(self) -> Rect | None:
        return self.box if self.open else self.bubble.box if self.bubble else None

    @property
    def _letters(self) -> int:
        return max(_LEAST_LETTERS, self.geometry.layout.letters_of(_LETTERS))

    @property
    def _row_height(self) -> int:
        return round(self._letters * 1.3)

    def _bubble_height(self, rows: int) -> int:
        return self._row_height * (rows + 1) + self.geometry.layout.pixels(22)
