"""A text field of one line: letters, caret, selection and input method."""

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
TWICE = 0.4  # seconds in which a second click at the same letter selects the whole line
_REPEAT_DELAY, _REPEAT = 0.42, 0.032  # seconds until a held key repeats, and between repeats
_INK = "#2A1C12"  # of selected letters, which lie on gold
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class LineField:
    """One line of text and its caret. What Enter means is up to the owner."""

    SPRITES = ("field_normal", "field_hover", "field_focused", "field_wrong")

    def __init__(self, longest: int, text: str = "") -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.line = LineText(longest, text)
        self.composition = ""  # of the input method, not yet part of the text
        self.focused = self.hovered = False
        self.wrong = False  # the text cannot be used
        self._ignored_key: int | None = None  # gave the focus and is still held: types nothing
        self._blink = 0.0  # seconds since the caret appeared
        self._repeated: Event | None = None  # a held key
        self._until_repeat = 0.0
        self._until_single = 0.0  # seconds in which a click counts as the second of two
        self._dragged: Font | None = None  # of the letters, while the mouse selects

    @property
    def text(self) -> str:
        """What was typed."""
        return self.line.text

    def layout(self, rect: Rect) -> None:
        """Take a place in the window."""
        self.rect = rect

    def hover(self, inside: bool) -> None:
        """The mouse is on the field, or elsewhere."""
        self.hovered = inside

    def mark(self, *, wrong: bool) -> None:
        """Show whether the text can be used."""
        self.wrong = wrong

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        look = self.focused, self.hovered, self.wrong, self.focused and self._lit
        return self.line.text, self.line.caret, self.line.anchor, self.composition, look

    def focus(self, key: int | None = None) -> None:
        """Take the keyboard; the key that asked for it is still held and types nothing."""
        if not self.focused:
            self.line.go(len(self.text))
        self.focused, self._ignored_key, self._blink = True, key, 0.0
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)

    def blur(self) -> None:
        """Lose the keyboard; the text stays and is shown from its beginning."""
        if self.focused:
            self.focused, self.composition, self._repeated = False, "", None
            self._dragged = None
            self.line.go(0)

    def clear(self) -> None:
        """Erase everything."""
        self.line.clear()
        self.composition = ""

    def update(self, dt: float, *, still: bool = False) -> None:
        """Blink the caret, unless `still`, and repeat a held key."""
        self._until_repeat -= dt
        self._until_single -= dt
        while self._repeated is not None and self._until_repeat <= 0:
            self._edit(self._repeated)
            self._until_repeat += _REPEAT
        self._blink = 0.0 if still else (self._blink + dt) % (2 * BLINK)

    def handle(self, event: Event) -> bool:
        """Whether an event was typing; the mouse hovers, and selects after a click."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.hovered = self.rect.collidepoint(event.pos)
                if not event.buttons[0]:  # it may have been released elsewhere
                    self._dragged = None
                if self._dragged is not None:
                    self.line.go(self._letter_at(event.pos[0], self._dragged), keep=True)
            case pygame.WINDOWLEAVE:
                self.hovered = False
            case pygame.KEYUP:
                self._ignored_key = self._repeated = None
            case pygame.TEXTINPUT if self.focused:
                if self._ignored_key is None:
                    self.composition = ""
                    self.line.insert(event.text)
                    self._blink = 0.0
                return True
            case pygame.TEXTEDITING if self.focused:
                self.composition = event.text
                return True
            case pygame.KEYDOWN if self.focused:
                if event.key != self._ignored_key:
                    self._ignored_key = None
                done = self._edit(event)
                self._repeated, self._until_repeat = event if done else None, _REPEAT_DELAY
                return done
        return False

    def click(self, place: tuple[int, int], skins: Skins, pixels: int) -> None:
        """Put the caret under the mouse and select from there; a double click selects all."""
        font = skins.assets.font("reading", pixels)
        letter = self._letter_at(place[0], font)
        self.focus()
        if self._until_single > 0 and self.line.caret == letter:
            self.line.select_all()
        else:
            self.line.go(letter)
            self._dragged = font
        self._until_single = TWICE

    def draw(
        self,
        surface: Surface,
        skins: Skins,
        scale: float,
        pixels: int,
        placeholder: str,
        shade: str = DIM,
    ) -> None:
        """Draw frame, text and caret; of a long text, the part around the caret."""
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
        caret = left + self._caret_x(font)
        before, selected = self.text[:first], self.line.selected
        selection = Rect(left + font.size(before)[0], top, font.size(selected)[0], height)
        surface.fill(GOLD, selection.inflate(0, height // 5))
        pieces = (
            (before, CREAM),
            (selected, _INK),
            (self.composition, GOLD),
            (self.text[last:], CREAM),
        )
        for text, colour in pieces:
            if text:
                write_line(surface, font, text, colour, (left, top))
                left += font.size(text)[0]
        if self.focused and self._lit:
            surface.fill(GOLD, Rect(caret, top, max(2, height // 12), height))

    @property
    def _lit(self) -> bool:
        """Whether the caret is in the visible half of its blink."""
        return self._blink < BLINK

    def _room(self, font: Font) -> Rect:
        return self.rect.inflate(-font.get_height() * 5 // 4, 0)

    def _caret_x(self, font: Font) -> int:
        return font.size(self.text[: self.line.caret] + self.composition)[0]

    def _shift(self, font: Font) -> int:
        """How far the text is moved to the left to show the caret and what is around it."""
        room = self._room(font).width
        beyond = font.size(self.text + self.composition)[0] - room + 2
        return max(0, min(self._caret_x(font) - room * 2 // 3, beyond))

    def _letter_at(self, x: int, font: Font) -> int:
        """The place of the caret nearest to the mouse."""
        along = x - self._room(font).left + self._shift(font)
        places = range(len(self.text) + 1)
        return min(places, key=lambda count: abs(font.size(self.text[:count])[0] - along))

    def _edit(self, event: Event) -> bool:
        """Whether a key edited the line or moved the caret."""
        self._blink = 0.0
        line, keep = self.line, bool(event.mod & pygame.KMOD_SHIFT)
        # Control with Alt is AltGr, which types the third letter of a key.
        command = bool(event.mod & _COMMAND) and not event.mod & pygame.KMOD_ALT
        match event.key:
            case pygame.K_BACKSPACE:
                line.erase(-1, word=command)
            case pygame.K_DELETE:
                line.erase(1, word=command)
            case pygame.K_LEFT | pygame.K_RIGHT:
                line.step(1 if event.key == pygame.K_RIGHT else -1, keep=keep, word=command)
            case pygame.K_HOME | pygame.K_END:
                line.go(len(line.text) if event.key == pygame.K_END else 0, keep=keep)
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
    """The text in the clipboard, on one line; empty without a clipboard."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""


def _copy(text: str) -> bool:
    """Put text into the clipboard; False if there is no text, or no clipboard."""
    try:
        if text:
            pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return bool(text)
