"""A line that is typed into: letters, a caret, what an input method is still composing."""

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.theme_colours import CREAM, DIM, GOLD
from game.ui.widgets.skins import Skins
from game.ui.widgets.words import printable, write_line

BLINK = 0.53  # seconds
_HELD, _AGAIN = 0.42, 0.032  # seconds until a key that is held goes on, and from then on


class LineField:
    """One line of text and the caret in it. What Enter means, its owner decides."""

    def __init__(self, longest: int) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.text = ""
        self.caret = 0
        self.composed = ""  # not yet part of the text
        self.focused = False
        self.hovered = False
        self._longest = longest
        self._held: int | None = None  # the key that gave the focus types nothing
        self._since = 0.0  # the caret was seen to move
        self._repeated: Event | None = None  # a key of the line that is held
        self._until = 0.0  # it works again

    def state(self) -> Hashable:
        """All that the look depends on."""
        blink = self.focused and self._lit
        return self.text, self.caret, self.composed, self.focused, self.hovered, blink

    def focus(self, key: int | None = None) -> None:
        """Type here from now on; the key that asked for that is still held and types nothing."""
        self.focused, self._held, self._since = True, key, 0.0
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)

    def blur(self) -> None:
        """Type here no longer; what was typed stays."""
        if self.focused:
            self.focused, self.composed, self._repeated = False, "", None

    def clear(self) -> None:
        """Begin anew."""
        self.text, self.caret, self.composed = "", 0, ""

    def insert(self, words: str) -> None:
        """Letters at the caret, as many as there is room for."""
        letters = printable(words)[: self._longest - len(self.text)]
        self.text = self.text[: self.caret] + letters + self.text[self.caret :]
        self.caret += len(letters)
        self._since = 0.0

    def update(self, dt: float, *, still: bool = False) -> None:
        """Let the caret blink, unless nothing should move, and a key that is held go on."""
        self._until -= dt
        while self._repeated is not None and self._until <= 0:
            self._edit(self._repeated)
            self._until += _AGAIN
        self._since = 0.0 if still else (self._since + dt) % (2 * BLINK)

    def handle(self, event: Event) -> bool:
        """Whether an event was typing; the mouse only hovers and clicks."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.hovered = self.rect.collidepoint(event.pos)
            case pygame.KEYUP:
                self._held = self._repeated = None
            case pygame.TEXTINPUT if self.focused:
                if self._held is None:
                    self.composed = ""
                    self.insert(event.text)
                return True
            case pygame.TEXTEDITING if self.focused:
                self.composed = event.text
                return True
            case pygame.KEYDOWN if self.focused:
                if event.key != self._held:
                    self._held = None
                done = self._edit(event)
                self._repeated, self._until = event if done else None, _HELD
                return done
            case _:
                pass
        return False

    def touch(self, place: tuple[int, int], skins: Skins, pixels: int) -> None:
        """Put the caret where the mouse was pressed."""
        font = skins.assets.font("reading", pixels)
        room = self._room(pixels)
        reach = place[0] - room.left + self._shift(font, room.width)
        widths = [font.size(self.text[:count])[0] for count in range(len(self.text) + 1)]
        self.caret = min(range(len(widths)), key=lambda count: abs(widths[count] - reach))
        self._since = 0.0

    def draw(
        self, surface: Surface, skins: Skins, scale: float, pixels: int, placeholder: str
    ) -> None:
        """Frame, words and caret; what does not fit is left out around the caret."""
        look = "focused" if self.focused else "hover" if self.hovered else "normal"
        skins.spread(surface, f"control/field_{look}", self.rect, scale)
        room = self._room(pixels)
        if not self.text and not self.composed:
            skins.write(surface, placeholder, room, pixels, DIM)
        font = skins.assets.font("reading", pixels)
        shift, height = self._shift(font, room.width), font.get_height()
        top = room.centery - height // 2
        before = surface.get_clip()
        surface.set_clip(room.inflate(4, 0).clip(before))
        left = room.left - shift
        pieces = ((self.text[: self.caret], CREAM), (self.composed, GOLD))
        for words, colour in (*pieces, (self.text[self.caret :], CREAM)):
            if words:
                write_line(surface, font, words, colour, (left, top))
            left += font.size(words)[0] if words else 0
        if self.focused and self._lit:
            at = room.left - shift + font.size(self.text[: self.caret] + self.composed)[0]
            surface.fill(GOLD, Rect(at, top, max(1, pixels // 10), height))
        surface.set_clip(before)

    @property
    def _lit(self) -> bool:
        """Whether the caret can be seen."""
        return self._since < BLINK

    def _room(self, pixels: int) -> Rect:
        return self.rect.inflate(-pixels * 5 // 4, 0)

    def _shift(self, font: pygame.font.Font, width: int) -> int:
        """How far the words lie to the left, so that the caret is seen."""
        at = font.size(self.text[: self.caret] + self.composed)[0]
        return max(0, at - width + 2)

    def _edit(self, event: Event) -> bool:
        """A key that changes the line or goes through it."""
        self._since = 0.0
        before, after = self.text[: self.caret], self.text[self.caret :]
        match event.key:
            case pygame.K_BACKSPACE:
                before = before[:-1]
            case pygame.K_DELETE:
                after = after[1:]
            case pygame.K_LEFT:
                before, after = before[:-1], before[-1:] + after
            case pygame.K_RIGHT:
                before, after = before + after[:1], after[1:]
            case pygame.K_HOME:
                before, after = "", self.text
            case pygame.K_END:
                before, after = self.text, ""
            case pygame.K_v if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                self.insert(_clipboard())
                return True
            case _:
                return False
        self.text, self.caret = before + after, len(before)
        return True


def _clipboard() -> str:
    """What was copied elsewhere, on one line; nothing where there is no clipboard."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""
