"""A line that is typed into: letters, a caret, what an input method is still composing."""

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame.font import Font

from game.ui.widgets.line_text import LineText
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import write_line
from game.ui.widgets.theme import CREAM, DIM, GOLD

BLINK = 0.53  # seconds
TWICE = 0.4  # seconds within which a second click at the same letter takes the whole line
_HELD, _AGAIN = 0.42, 0.032  # seconds until a key that is held goes on, and from then on
_INK = "#2A1C12"  # of letters that are selected, which lie on gold
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class LineField:
    """One line of text and the caret in it. What Enter means, its owner decides."""

    def __init__(self, longest: int, text: str = "") -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.line = LineText(longest, text)
        self.composition = ""  # not yet part of the text
        self.focused = False
        self.hovered = False
        self.wrong = False  # what stands there cannot be used
        self._held: int | None = None  # the key that gave the focus types nothing
        self._since = 0.0  # the caret was seen to move
        self._repeated: Event | None = None  # a key of the line that is held
        self._until = 0.0  # it works again
        self._twice = 0.0  # seconds in which a click is a second one
        self._dragged: Font | None = None  # the letters that the mouse selects among

    @property
    def text(self) -> str:
        """What stands there."""
        return self.line.text

    def state(self) -> Hashable:
        """All that the look depends on."""
        blink = self.focused and self._lit
        look = self.focused, self.hovered, self.wrong, blink
        return self.line.text, self.line.caret, self.line.anchor, self.composition, look

    def focus(self, key: int | None = None) -> None:
        """Type here from now on; the key that asked for that is still held and types nothing."""
        if not self.focused:
            self.line.go(len(self.text))
        self.focused, self._held, self._since = True, key, 0.0
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)

    def blur(self) -> None:
        """Type here no longer; what was typed stays, and is seen from its beginning."""
        if self.focused:
            self.focused, self.composition, self._repeated = False, "", None
            self._dragged = None
            self.line.go(0)

    def clear(self) -> None:
        """Begin anew."""
        self.line.clear()
        self.composition = ""

    def update(self, dt: float, *, still: bool = False) -> None:
        """Let the caret blink, unless nothing should move, and a key that is held go on."""
        self._until -= dt
        self._twice -= dt
        while self._repeated is not None and self._until <= 0:
            self._edit(self._repeated)
            self._until += _AGAIN
        self._since = 0.0 if still else (self._since + dt) % (2 * BLINK)

    def handle(self, event: Event) -> bool:
        """Whether an event was typing; the mouse only hovers, and selects once it has clicked."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.hovered = self.rect.collidepoint(event.pos)
                if not event.buttons[0]:  # it may have been let go elsewhere
                    self._dragged = None
                if self._dragged is not None:
                    self.line.go(self._letter_at(event.pos[0], self._dragged), keep=True)
            case pygame.WINDOWLEAVE:
                self.hovered = False
            case pygame.KEYUP:
                self._held = self._repeated = None
            case pygame.TEXTINPUT if self.focused:
                if self._held is None:
                    self.composition = ""
                    self.line.insert(event.text)
                    self._since = 0.0
                return True
            case pygame.TEXTEDITING if self.focused:
                self.composition = event.text
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

    def click(self, place: tuple[int, int], skins: Skins, pixels: int) -> None:
        """Type where the mouse was pressed, and select from there; a second click takes all."""
        font = skins.assets.font("reading", pixels)
        letter = self._letter_at(place[0], font)
        self.focus()
        if self._twice > 0 and self.line.caret == letter:
            self.line.select_all()
        else:
            self.line.go(letter)
            self._dragged = font
        self._twice, self._since = TWICE, 0.0

    def draw(
        self,
        surface: Surface,
        skins: Skins,
        scale: float,
        pixels: int,
        placeholder: str,
        shade: str = DIM,
    ) -> None:
        """Frame, words and caret; what does not fit is left out around the caret."""
        look = "focused" if self.focused else "hover" if self.hovered else "normal"
        look = "wrong" if self.wrong else look
        skins.stretch(surface, f"control/field_{look}", self.rect, scale)
        font = skins.assets.font("reading", pixels)
        room = self._room(font)
        if not self.text and not self.composition:
            behind = Rect(room.left + pixels // 3, room.top, room.width - pixels // 3, room.height)
            skins.write(surface, placeholder, behind, pixels, shade)
        before = surface.get_clip()
        surface.set_clip(room.inflate(4, 0).clip(before))
        self._draw_line(surface, font, room)
        surface.set_clip(before)

    def _draw_line(self, surface: Surface, font: Font, room: Rect) -> None:
        height, (first, last) = font.get_height(), self.line.span
        left, top = room.left - self._shift(font), room.centery - height // 2
        chosen = Rect(left + font.size(self.text[:first])[0], top, 0, height)
        chosen.width = font.size(self.line.selected)[0]
        surface.fill(GOLD, chosen.inflate(0, height // 5))
        pieces = (
            (self.text[:first], CREAM),
            (self.line.selected, _INK),
            (self.composition, GOLD),
            (self.text[last:], CREAM),
        )
        caret = left + font.size(self.text[: self.line.caret] + self.composition)[0]
        for words, colour in pieces:
            if words:
                write_line(surface, font, words, colour, (left, top))
                left += font.size(words)[0]
        if self.focused and self._lit:
            surface.fill(GOLD, Rect(caret, top, max(2, height // 12), height))

    @property
    def _lit(self) -> bool:
        """Whether the caret can be seen."""
        return self._since < BLINK

    def _room(self, font: Font) -> Rect:
        return self.rect.inflate(-font.get_height() * 5 // 4, 0)

    def _shift(self, font: Font) -> int:
        """How far the words lie to the left, so that the caret is seen with what is around it."""
        room = self._room(font).width
        beyond = font.size(self.text + self.composition)[0] - room + 2
        caret = font.size(self.text[: self.line.caret] + self.composition)[0]
        return max(0, min(caret - room * 2 // 3, beyond))

    def _letter_at(self, x: int, font: Font) -> int:
        """The letter before which the caret stands if the mouse is there."""
        reach = x - self._room(font).left + self._shift(font)
        widths = [font.size(self.text[:count])[0] for count in range(len(self.text) + 1)]
        return min(range(len(widths)), key=lambda count: abs(widths[count] - reach))

    def _edit(self, event: Event) -> bool:
        """A key that changes the line or goes through it."""
        self._since = 0.0
        line, keep = self.line, bool(event.mod & pygame.KMOD_SHIFT)
        # With Alt beside it, Control is the key for a third letter of other keyboards.
        command = bool(event.mod & _COMMAND) and not event.mod & pygame.KMOD_ALT
        match event.key:
            case pygame.K_BACKSPACE:
                line.erase(-1, word=command)
            case pygame.K_DELETE:
                line.erase(1, word=command)
            case pygame.K_LEFT:
                line.step(-1, keep=keep, word=command)
            case pygame.K_RIGHT:
                line.step(1, keep=keep, word=command)
            case pygame.K_HOME:
                line.go(0, keep=keep)
            case pygame.K_END:
                line.go(len(line.text), keep=keep)
            case pygame.K_a if command:
                line.select_all()
            case pygame.K_c | pygame.K_x if command:
                if _copy(line.selected) and event.key == pygame.K_x:
                    line.insert("")
            case pygame.K_v if command:
                line.insert(_clipboard())
            case _:
                return False
        return True


def _clipboard() -> str:
    """What was copied elsewhere, on one line; nothing where there is no clipboard."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""


def _copy(words: str) -> bool:
    """Put words into the clipboard; False where there are none, or no clipboard."""
    try:
        if words:
            pygame.scrap.put_text(words)
    except pygame.error:
        return False
    return bool(words)
