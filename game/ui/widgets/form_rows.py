"""The rows of a form: headings, notes, switches."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.media.assets import Role
from game.ui.widgets.hit_area import HitArea
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import Paragraph, paragraph
from game.ui.widgets.theme import CREAM, DIM, GOLD, letters, small_letters

SIGN = 24  # units of a box to be ticked, or of the sign of a choice
_BESIDE = 8  # units between a row and its frame


class RowHitArea(NamedTuple):
    """A spot of a row, its box on the form before scrolling, and what a click on it does."""

    area: HitArea
    box: Rect
    on_click: Callable[[], None]


class RowContext(NamedTuple):
    """What rows stand on."""

    skins: Skins
    scale: float
    hit_areas: list[RowHitArea]

    def pixels(self, length: float) -> int:
        """A length told for 1920x1080, in pixels."""
        return max(1, round(length * self.scale))

    def frame_box(self, row: Rect) -> Rect:
        """Where the frame of a row stands: beside it, so that all words begin at the same edge."""
        return row.inflate(2 * self.pixels(_BESIDE), 0)

    def add_hit_area(self, box: Rect, clicked: Callable[[], None] = lambda: None) -> HitArea:
        """A spot that feels the mouse in a box on the form."""
        self.hit_areas.append(RowHitArea(HitArea(), box, clicked))
        return self.hit_areas[-1].area

    def paragraph(
        self, text: str, width: int, colour: str, *, role: Role = "reading", small: bool = False
    ) -> Paragraph:
        """Words in as many lines as they need."""
        pixels = small_letters(self.scale) if small else letters(self.scale)
        font = self.skins.assets.font(role, pixels)
        return paragraph(text, font, colour, width)


class Row:
    """A row that only shows words; those that can be touched build on it."""

    focusable = False
    beside_previous = False  # whether it stands beside the row before; only the Tab key goes there

    def __init__(self) -> None:
        self.box = Rect(0, 0, 0, 0)  # on the form, before scrolling
        self.focused = False
        self._written: list[tuple[Paragraph, tuple[int, int]]] = []

    @property
    def typing(self) -> bool:
        """Whether letters go into it."""
        return False

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Take one's room, from the top left corner on; sets the box."""

    def state(self) -> Hashable:
        """All that the look depends on."""
        return None

    def focus(self, here: bool) -> None:
        """The keyboard is here now, or not."""
        self.focused = here

    def scrolled(self, shift: tuple[int, int]) -> None:
        """The form has another place in the window."""

    def handle(self, event: Event) -> None:
        """An event of the player, at its place in the window."""

    def update(self, dt: float, *, still: bool) -> None:
        """Let time pass; `still` if nothing should move."""

    def press(self) -> None:
        """Enter or space."""

    def nudge(self, step: int) -> None:
        """The left arrow (-1) or the right one (1)."""

    def move_choice(self, step: int) -> bool:
        """The up arrow (-1) or the down one (1); False leaves the row."""
        return False

    def click(self, position: tuple[int, int]) -> None:
        """The mouse was pressed at a place on the form, in the box of this row."""

    def hover(self, position: tuple[int, int] | None) -> None:
        """The mouse is at another place on the form, maybe away from it."""

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        for words, (x, y) in self._written:
            words.draw(surface, (x + offset[0], y + offset[1]))

    def pictures(self) -> list[Rect]:
        """Where the words are, on the form."""
        return [words.rect(topleft=place) for words, place in self._written]

    def _stack(self, left: int, top: int, *paragraphs: Paragraph) -> int:
        """Put words one under another, a little apart; returns where they end."""
        for number, words in enumerate(paragraphs):
            top += words.height // 6 if number else 0
            self._written.append((words, (left, top)))
            top += words.height
        return top


class HeadingRow(Row):
    """The name of a section, over a line."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        words = ground.paragraph(self._words.upper(), width, GOLD, role="label")
        above = ground.pixels(22 if top else 4)  # a section keeps away from the one before
        bottom = self._stack(left, top + above, words)
        self.box = Rect(left, top, width, bottom - top + ground.pixels(16))

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        super().draw(surface, ground, offset)
        line = Rect(self.box.left, 0, self.box.width, ground.pixels(9)).move(offset)
        line.bottom = self.box.bottom + offset[1] - ground.pixels(4)
        ground.skins.stretch(surface, "panel/rule", line, ground.scale)


class NoteRow(Row):
    """A paragraph."""

    def __init__(self, words: str, colour: str = DIM) -> None:
        super().__init__()
        self.text, self._colour = words, colour

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        words = ground.paragraph(self.text, width, self._colour, small=True)
        bottom = self._stack(left, top, words)
        self.box = Rect(left, top, width, bottom - top + ground.pixels(8))


class SwitchRow(Row):
    """Something that is on or off."""

    focusable = True

    def __init__(self, words: str, about: str, on: bool, changed: Callable[[bool], None]) -> None:
        super().__init__()
        self._words, self._about = words, about
        self.on = on
        self._changed = changed

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        indent, pad = ground.pixels(42), ground.pixels(8)
        texts = [ground.paragraph(self._words, width - indent, CREAM)]
        if self._about:
            texts.append(ground.paragraph(self._about, width - indent, DIM, small=True))
        bottom = self._stack(left + indent, top + pad, *texts)
        self.box = Rect(left, top, width, max(bottom + pad - top, ground.pixels(44)))
        self.spot = ground.add_hit_area(self.box, self.press)

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.on, self.spot.hovered, self.focused

    def press(self) -> None:
        """Enter, space or a click."""
        self.on = not self.on
        self._changed(self.on)

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        row = self.box.move(offset)
        highlight(surface, ground.frame_box(row), self.spot.hovered)
        if self.focused:
            outline(surface, ground, ground.frame_box(row))
        middle = (row.left + ground.pixels(SIGN / 2), row.top + ground.pixels(22))
        name = f"control/checkbox_{'on' if self.on else 'off'}"
        ground.skins.draw(surface, f"{name}_{control_state(self, self.spot)}", middle, ground.scale)
        super().draw(surface, ground, offset)


def outline(surface: Surface, ground: RowContext, box: Rect) -> None:
    """A line around what has the keyboard."""
    pygame.draw.rect(surface, GOLD, box, ground.pixels(2), ground.pixels(6))


def highlight(surface: Surface, box: Rect, hovered: bool) -> None:
    """A veil over what the mouse is on."""
    if hovered:
        veil = Surface(box.size, pygame.SRCALPHA)
        veil.fill((246, 235, 207, 16))
        surface.blit(veil, box)


def control_state(row: Row, spot: HitArea) -> str:
    """Which of its sprites a row shows."""
    return "focused" if row.focused else "hover" if spot.hovered else "normal"
