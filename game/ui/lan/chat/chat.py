"""The chat box of lobby and table: the lines, a field to type in, phrases to click."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import LONGEST_WORDS, Line
from game.ui.core.context import Context
from game.ui.lan.chat.chat_lines import ChatLines
from game.ui.lan.chat.phrases import PhraseList, is_news, known_count
from game.ui.lan.chat.writer import ChatWriter
from game.ui.lan.lan_api import LanTable
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button
from game.ui.widgets.line_field import LineField

_LETTERS, _LEAST_LETTERS = 20, 13  # units, and pixels
_FIELD, _GAP, _RAIL, _NAME = 52, 10, 14, 170  # units
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)


class _Place(NamedTuple):
    """Where the chat is, and how large its letters are."""

    box: Rect
    scale: float


class _ChatState(NamedTuple):
    """What the chat looks like."""

    field: Hashable
    others: Hashable
    typed: bool = False  # only the field looks different since the update before


class LineCounts:
    """Which lines of others have not been read, and which the last update brought."""

    def __init__(self, lan_table: LanTable) -> None:
        self._lan_table = lan_table
        self._read = self._known = known_count(lan_table.lines, self._own_seats)
        self.news: Sequence[Line] = ()

    @property
    def unread(self) -> int:
        """How many lines of others have come since the last `mark_read`."""
        return len(self._news_since(self._read))

    def mark_read(self) -> None:
        """Count all lines as read."""
        self._read = len(self._lan_table.lines)

    def update(self) -> None:
        """Take new lines."""
        self.news = self._news_since(self._known)
        self._known = len(self._lan_table.lines)
        self._read = min(self._read, self._known)  # the host may repeat the chat

    def _news_since(self, count: int) -> list[Line]:
        lines = self._lan_table.lines[count:]
        return [line for line in lines if is_news(line, self._own_seats)]

    @property
    def _own_seats(self) -> Sequence[int]:
        return self._lan_table.session.seats if self._lan_table.session else ()


class _Mouse(NamedTuple):
    """What the mouse does in the chat."""

    inside: bool = False
    dragging: bool = False  # the lines


class ChatBox:
    """The chat of one screen."""

    def __init__(
        self,
        context: Context,
        lan_table: LanTable,
        turn: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`turn` is the seat to move, who writes if that seat is at this screen."""
        self._context, self._lan_table = context, lan_table
        self.writer = ChatWriter(lan_table, turn)
        self.field = LineField(LONGEST_WORDS)
        self.lines = ChatLines(context.skins)
        self.phrases = PhraseList()
        self.more = Button("phrases", "secondary", "menu")
        self.send = Button("send", "secondary", "play")
        self._place = _Place(Rect(0, 0, 0, 0), 1.0)
        self.counts, self._mouse = LineCounts(lan_table), _Mouse()
        self._shown: _ChatState | None = None

    @property
    def box(self) -> Rect:
        """Its place in the window."""
        return self._place.box

    @property
    def _scale(self) -> float:
        return self._place.scale

    @property
    def pointer(self) -> Pointer | None:
        """The mouse cursor over the chat; None elsewhere."""
        if not self._mouse.inside:
            return None
        on_phrase = self.phrases.open and self.phrases.chosen is not None
        over = any(button.hovered for button in self._buttons)
        clickable = over or self.lines.bar.hovered or on_phrase
        return "hand" if clickable else "arrow"

    def blur(self) -> None:
        """Stop typing and close the phrases."""
        self.field.blur()
        self.phrases.close()

    def layout(self, box: Rect, scale: float) -> None:
        """Take a place in the window, in the current language."""
        self._place = _Place(box, scale)
        high, gap = self._units(_FIELD), self._units(_GAP)
        row = Rect(box.left, box.bottom - high, box.width, high)
        self.more.layout(Rect(row.left, row.top, high, high))
        self.send.layout(Rect(row.right - high, row.top, high, high))
        field = Rect(row.left + high + gap, row.top, row.width - 2 * (high + gap), high)
        self.field.layout(self.writer.layout(field, self._units(_NAME), gap))
        inner = self._log.inflate(-2 * self._units(16), -2 * self._units(10))
        left = inner.right - self._units(_RAIL - 8)
        rail = Rect(left, inner.top, self._units(_RAIL), inner.height)
        inner.width -= self._units(_RAIL)
        self.lines.layout(inner, rail, self._letters)
        self.lines.add(self._lan_table.lines, self._context.texts)
        self.phrases.layout(self._log, self._letters)
        self._shown = None

    @property
    def _log(self) -> Rect:
        """The lines with their frame, above the field."""
        box = self.box
        return Rect(box.topleft, (box.width, self.field.rect.top - self._units(_GAP) - box.top))

    @property
    def changed_box(self) -> Rect:
        """Where the last update has changed the picture."""
        skins, scale, field = self._context.skins, self._scale, self.field
        boxes = [skins.bounds(f"control/{name}", field.rect, scale) for name in field.SPRITES]
        typed = self._shown is not None and self._shown.typed
        if not typed or self.phrases.open:
            boxes += [self.box, skins.bounds("panel/log", self._log, scale)]
        return boxes[0].unionall(boxes[1:])

    def state(self) -> "_ChatState":
        """State that triggers a redraw."""
        buttons = *(button.state for button in self._buttons), self.writer.button.label
        place = tuple(self.box), self._scale, self._context.texts.language
        others = self.lines.state(), self.phrases.state(), buttons, place
        return _ChatState(self.field.state(), others)

    def update(self, dt: float) -> bool:
        """Take new lines, with a sound for those of others; True if the chat looks different."""
        self.counts.update()
        if self.counts.news:
            self._context.audio.play("chat")
        self.lines.add(self._lan_table.lines, self._context.texts)
        self.field.update(dt, still=self._context.settings.reduced_motion)
        if self.writer.update():
            self.layout(self.box, self._scale)
        before, now = self._shown, self.state()
        typed = before is not None and before.others == now.others
        self._shown = now._replace(typed=typed)
        return before is None or before[:2] != now[:2]

    def handle(self, event: Event) -> bool:
        """Whether an event was for the chat."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(event)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._clicked(event)
            case pygame.MOUSEWHEEL if self._mouse.inside:
                self.lines.scroll_up(event.y * self.lines.wheel_step)
                return True
            case pygame.KEYDOWN:
                return self._key(event)
            case _:
                self.lines.bar.handle(event)
                return self.field.handle(event)

    def draw(self, surface: Surface) -> None:
        """Lines, field, buttons, phrases."""
        skins, say, scale = self._context.skins, self._context.texts.say, self._scale
        skins.stretch(surface, "panel/log", self._log, scale)
        if self._lan_table.lines:
            self.lines.draw(surface)
        else:
            text, box = say("chat-empty"), self.lines.box
            skins.write(surface, text, box, self._letters, "#C9C0A6", align=0.5)
        self.lines.bar.draw(surface, skins, scale)
        self.field.draw(surface, skins, scale, self._letters, say("chat-write"))
        for button in self._buttons:
            button.draw(surface, skins, scale)
        if self.phrases.open:
            self.phrases.draw(surface, skins, self._context.texts, scale, self._letters)

    def tooltip_text(self) -> str:
        """The name of the button under the pointer."""
        if self.more.state == "hover":
            return self._context.texts.say("chat-phrases")
        if self.writer.shown and self.writer.button.state == "hover":
            return self._context.texts.say("chat-writer")
        return self._context.texts.say("chat-send") if self.send.state == "hover" else ""

    def _moved(self, event: Event) -> bool:
        self._mouse = self._mouse._replace(inside=self.box.collidepoint(event.pos))
        for button in self._buttons:
            button.handle(event)
        self.field.handle(event)
        if self.phrases.open:
            self.phrases.handle(event)
        if self._mouse.dragging:
            self.lines.scroll_up(event.rel[1])
        return self.lines.bar.handle(event) or self._mouse.dragging or self._mouse.inside

    def _clicked(self, event: Event) -> bool:
        inside = self.box.collidepoint(event.pos)
        if self.more.handle(event):
            self._context.audio.play("click")
            self.phrases.toggle()
        elif self.send.handle(event):
            self._send()
        elif self.writer.shown and self.writer.button.handle(event):
            self._context.audio.play("click")
            self.writer.next()
        elif self.phrases.open:
            self._choose(self.phrases.handle(event))
            if event.type == pygame.MOUSEBUTTONUP and not self.more.rect.collidepoint(event.pos):
                self.phrases.close()
        elif self.lines.bar.handle(event):
            return True
        elif event.type == pygame.MOUSEBUTTONUP:
            dragging, self._mouse = self._mouse.dragging, self._mouse._replace(dragging=False)
            return dragging or inside
        elif event.button == 1:
            self._press(event.pos)
        return inside

    def _press(self, place: tuple[int, int]) -> None:
        """Start to type, or to drag the lines; a click outside ends typing."""
        if self.field.rect.collidepoint(place):
            self.field.click(place, self._context.skins, self._letters)
        elif not self.box.collidepoint(place):
            self.field.blur()
        self._mouse = self._mouse._replace(dragging=self.lines.box.collidepoint(place))

    def _key(self, event: Event) -> bool:
        """Keys while typing, of which only Tab is passed on; pages under the pointer."""
        if not self.field.focused and not self.phrases.open:
            return self._mouse.inside and self._page(event.key)
        if self.phrases.open and self._key_of_phrases(event):
            return True
        if event.key in _ENTER:
            self._send()
        elif event.key == pygame.K_UP:
            self.phrases.toggle()
            self.phrases.handle(event)
        elif event.key == pygame.K_ESCAPE:
            self.blur()
        elif event.key == pygame.K_TAB:
            self.blur()
            return False
        elif not self._page(event.key):
            self.field.handle(event)
        return True

    def _key_of_phrases(self, event: Event) -> bool:
        """Arrows and Enter choose; any other key closes the phrases."""
        if event.key in (*_ARROWS, *_ENTER):
            self._choose(self.phrases.handle(event))
            return True
        self.phrases.close()
        return bool(event.key == pygame.K_ESCAPE)

    def _page(self, key: int) -> bool:
        if key not in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return False
        self.lines.scroll_up(self.lines.page if key == pygame.K_PAGEUP else -self.lines.page)
        return True

    def _choose(self, phrase: str | None) -> None:
        if phrase is not None:
            self._context.audio.play("click")
            self._lan_table.say_phrase(phrase, self.writer.seat)
            self.phrases.close()
            self.lines.show_newest()

    def _send(self) -> None:
        text = self.field.text.strip()
        if text:
            self._lan_table.say(text, self.writer.seat)
            self.lines.show_newest()
        self.field.clear()

    @property
    def _buttons(self) -> Sequence[Button]:
        named = (self.writer.button,) if self.writer.shown else ()
        return (self.more, self.send, *named)

    @property
    def _letters(self) -> int:
        return max(_LEAST_LETTERS, self._units(_LETTERS))

    def _units(self, length: float) -> int:
        return max(1, round(length * self._scale))
