"""The chat in a box: what was said, a line to type in, phrases to click. The lobby and the table
have one each; both speak to the same visit."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import LONGEST_WORDS, Line
from game.ui.core.context import Context
from game.ui.lan.chat.chat_lines import ChatLines
from game.ui.lan.chat.phrases import PhraseList, is_news, known
from game.ui.lan.lan_api import LanTable
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button
from game.ui.widgets.line_field import LineField

_LETTERS, _LEAST_LETTERS = 20, 13  # units, and pixels
_FIELD, _GAP, _RAIL = 52, 10, 14  # units
_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class _Places(NamedTuple):
    """Where the chat stands in the window."""

    box: Rect  # all of it
    log: Rect  # the panel of the lines
    rail: Rect  # of their scroll bar
    scale: float


class _Known(NamedTuple):
    """How many lines are known here."""

    seen: int
    heard: int


class ChatBox:
    """One screen's chat."""

    def __init__(self, stage: Context, visit: LanTable) -> None:
        self._stage, self._visit = stage, visit
        self.field = LineField(LONGEST_WORDS)
        self.lines = ChatLines(stage.skins)
        self.phrases = PhraseList()
        self.more = Button("phrases", "secondary", "menu")
        self.send = Button("send", "secondary", "play")
        nowhere = Rect(0, 0, 0, 0)
        self._places = _Places(nowhere, nowhere, nowhere, 1.0)
        lines = known(visit.lines, self._own)
        self._known = _Known(lines, lines)
        self._inside = False  # the pointer is
        self._dragged: int | None = None  # what a pixel of the mouse moves the lines by
        self._shown: Hashable = None

    # What its owner asks and tells.

    @property
    def box(self) -> Rect:
        """Its place in the window."""
        return self._places.box

    @property
    def typing(self) -> bool:
        """Whether letters go into the line, so that no key is a shortcut."""
        return self.field.focused

    @property
    def title(self) -> str:
        """What stands above a chat."""
        return self._stage.texts.say("chat-title")

    @property
    def unread(self) -> int:
        """How many lines have come since all were seen; one's own are known."""
        return len(self._others(self._known.seen))

    @property
    def pointer(self) -> Pointer | None:
        """How the mouse looks here; None where it is not."""
        if not self._inside:
            return None
        touched = self.more.hovered or self.send.hovered
        return (
            "hand"
            if touched or (self.phrases.open and self.phrases.chosen is not None)
            else "arrow"
        )

    def seen(self) -> None:
        """All lines are read now."""
        self._known = self._known._replace(seen=len(self._visit.lines))

    def focus(self, key: int | None = None) -> None:
        """Type from now on; the key that asked for it types nothing as long as it is held."""
        self.field.focus(key)

    def blur(self) -> None:
        """Type no longer, and put the phrases away."""
        self.field.blur()
        self.phrases.open = False

    def lay(self, box: Rect, scale: float) -> None:
        """Take a place in the window, for the language of now."""
        self._places = self._places._replace(scale=scale)
        high, gap = self._units(_FIELD), self._units(_GAP)
        row = Rect(box.left, box.bottom - high, box.width, high)
        self.more.rect = Rect(row.left, row.top, high, high)
        self.send.rect = Rect(row.right - high, row.top, high, high)
        self.field.rect = Rect(0, row.top, row.width - 2 * (high + gap), high)
        self.field.rect.left = self.more.rect.right + gap
        log = Rect(box.left, box.top, box.width, row.top - gap - box.top)
        inner = log.inflate(-2 * self._units(16), -2 * self._units(10))
        left = inner.right - self._units(_RAIL - 8)
        rail = Rect(left, inner.top, self._units(_RAIL), inner.height)
        self._places = _Places(box, log, rail, scale)
        inner.width -= self._units(_RAIL)
        self.lines.lay(inner, self._letters)
        self.lines.take(self._visit.lines, self._stage.texts)
        self.phrases.lay(log, self._letters)
        self._shown = None

    def state(self) -> Hashable:
        """All that the look depends on."""
        buttons = self.more.state, self.send.state
        place = tuple(self.box), self._places.scale, self._stage.texts.language
        bar = self._dragged is not None
        return self.lines.state(), self.field.state(), self.phrases.state(), buttons, place, bar

    def update(self, dt: float) -> bool:
        """Take what was said, and let it be heard; True if the chat looks different."""
        if self._others(self._known.heard):
            self._stage.audio.play("chat")
        heard = len(self._visit.lines)
        self._known = _Known(min(self._known.seen, heard), heard)  # all may be told again
        self.lines.take(self._visit.lines, self._stage.texts)
        self.field.update(dt, still=self._stage.settings.reduced_motion)
        before, self._shown = self._shown, self.state()
        return before != self._shown

    def handle(self, event: Event) -> bool:
        """Whether an event was for the chat."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type in _MOUSE:
            return self._clicked(event)
        if event.type == pygame.MOUSEWHEEL and self._inside:
            self.lines.scroll(event.y * self.lines.row)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return self.field.handle(event)

    def draw(self, surface: Surface) -> None:
        """Lines, field, buttons, phrases."""
        skins, say = self._stage.skins, self._stage.texts.say
        _, log, rail, scale = self._places
        skins.stretch(surface, "panel/log", log, scale)
        if self._visit.lines:
            self.lines.draw(surface)
        else:
            empty = self.lines.box
            skins.write(surface, say("chat-empty"), empty, self._letters, "#C9C0A6", align=0.5)
        thumb = self.lines.thumb(rail)
        if thumb is not None:
            skins.stretch(surface, "control/scroll_rail", rail, scale)
            look = "pressed" if self._dragged else "normal"
            skins.stretch(surface, f"control/scroll_thumb_{look}", thumb, scale)
        self.field.draw(surface, skins, scale, self._letters, say("chat-write"))
        for button in (self.more, self.send):
            button.draw(surface, skins, scale)
        if self.phrases.open:
            self.phrases.draw(surface, skins, self._stage.texts, scale, self._letters)

    def words(self) -> str:
        """What is said of the button under the pointer."""
        if self.more.state == "hover":
            return self._stage.texts.say("chat-phrases")
        return self._stage.texts.say("chat-send") if self.send.state == "hover" else ""

    # How events go.

    def _moved(self, event: Event) -> bool:
        self._inside = self.box.collidepoint(event.pos)
        for button in (self.more, self.send):
            button.handle(event)
        self.field.handle(event)
        if self.phrases.open:
            self.phrases.handle(event)
        if self._dragged is not None:
            self.lines.scroll(event.rel[1] * self._dragged)
            return True
        return self._inside

    def _clicked(self, event: Event) -> bool:
        inside = self.box.collidepoint(event.pos)
        if self.more.handle(event):
            self._stage.audio.play("click")
            self.phrases.toggle()
        elif self.send.handle(event):
            self._say()
        elif self.phrases.open:
            self._choose(self.phrases.handle(event))
            if event.type == pygame.MOUSEBUTTONUP and not self.more.rect.collidepoint(event.pos):
                self.phrases.open = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and self._dragged is not None:
            self._dragged = None
            return True
        return inside

    def _press(self, place: tuple[int, int]) -> None:
        """Begin to type, or to drag; elsewhere typing ends."""
        if self.field.rect.collidepoint(place):
            self.field.click(place, self._stage.skins, self._letters)
        elif not self.box.collidepoint(place):
            self.field.blur()
        rail = self._places.rail
        thumb = self.lines.thumb(rail)
        if thumb and thumb.inflate(self._units(10), 0).collidepoint(place):
            free = max(1, rail.height - thumb.height)
            self._dragged = -max(1, round(self.lines.most / free))
        elif self.lines.box.collidepoint(place):
            self._dragged = 1

    def _key(self, event: Event) -> bool:
        """Keys while the line is typed in; only Tab goes on to what is beside the chat."""
        if not self.typing and not self.phrases.open:
            return self._inside and self._page(event.key)
        if self.phrases.open and self._key_of_phrases(event):
            return True
        if event.key in _ENTER:
            self._say()
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
        """Arrows, Enter and Escape; with any other key the phrases go."""
        walking = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
        if event.key in (*walking, *_ENTER):
            self._choose(self.phrases.handle(event))
            return True
        self.phrases.open = False
        return bool(event.key == pygame.K_ESCAPE)

    def _page(self, key: int) -> bool:
        if key not in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return False
        self.lines.scroll(self.lines.page if key == pygame.K_PAGEUP else -self.lines.page)
        return True

    def _choose(self, phrase: str | None) -> None:
        if phrase is not None:
            self._stage.audio.play("click")
            self._visit.say_phrase(phrase)
            self.phrases.open = False
            self.lines.up = 0

    def _say(self) -> None:
        """What was typed goes out, and the newest is seen again."""
        words = self.field.text.strip()
        if words:
            self._visit.say(words)
            self.lines.up = 0
        self.field.clear()

    def _others(self, since: int) -> list[Line]:
        """What has been said since a line that is not known here."""
        return [line for line in self._visit.lines[since:] if is_news(line, self._own)]

    @property
    def _own(self) -> Sequence[int]:
        """The seats of this screen."""
        return self._visit.session.seats if self._visit.session else ()

    @property
    def _letters(self) -> int:
        return max(_LEAST_LETTERS, self._units(_LETTERS))

    def _units(self, length: float) -> int:
        return max(1, round(length * self._places.scale))
