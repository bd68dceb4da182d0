"""The lines of the chat, wrapped to a width and scrolled."""

from bisect import bisect_right
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.font import Font

from game.lobby import Line
from game.ui.i18n.text import Texts
from game.ui.lan.chat.phrases import line_text
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import printable, write_line
from game.ui.widgets.theme import CREAM, DIM, SEAT_COLOURS

_SPACING = 1.24
_APART = 0.28  # of a row, between two lines of the chat


class _Row(NamedTuple):
    name: str  # only in the first rows of a line
    colour: str
    text: str
    top: int  # below the top of the first row


class ChatLines:
    """All lines in a box; it shows the newest until the player scrolls up."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self.box = self._rail = Rect(0, 0, 0, 0)
        self.bar = ScrollBar()
        self._pixels = 20
        self._rows: list[_Row] = []
        self._count = 0  # lines of the chat that are in the rows
        self._height = 0

    def layout(self, box: Rect, rail: Rect, pixels: int) -> None:
        """Take another place or language; all lines have to be added again."""
        self.box, self._rail, self._pixels = box, rail, pixels
        self._rows, self._count, self._height = [], 0, 0

    def add(self, lines: Sequence[Line], texts: Texts) -> None:
        """Wrap the lines that are new; a player who has scrolled up keeps their place."""
        if self._count > len(lines):  # the host sends the chat again
            self.layout(self.box, self._rail, self._pixels)
        up, first = self.bar.max_offset - self.bar.offset, not self._count
        for line in lines[self._count :]:
            self._add(line, texts)
        self._count = len(lines)
        self.bar.layout(self._rail, self._height)
        if first or not up:
            self.bar.scroll(self.bar.max_offset - up)

    @property
    def page(self) -> int:
        """Pixels of a page."""
        return max(self._step, self.box.height - self._step)

    @property
    def wheel_step(self) -> int:
        """Pixels of a turn of the wheel."""
        return self._step * 2

    def scroll_up(self, pixels: int) -> None:
        """Scroll to older lines, or with a negative number to newer ones."""
        self.bar.scroll(self.bar.offset - pixels)

    def show_newest(self) -> None:
        """Scroll to the end."""
        self.bar.scroll(self.bar.max_offset)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self._count, self.bar.state(), tuple(self.box), self._pixels

    def draw(self, surface: Surface) -> None:
        """The rows in view."""
        before = surface.get_clip()
        view = self.box.clip(before)
        surface.set_clip(view)
        bold = self._skins.assets.font("reading-bold", self._pixels)
        font = self._skins.assets.font("reading", self._pixels)
        # Without room for accents above, the topmost row would lose them.
        start = self.box.top - self.bar.offset + self._step - self._pixels
        for row in self._rows:
            top = start + row.top
            if top + self._step < view.top or top > view.bottom:
                continue
            left = self.box.left
            if row.name:
                write_line(surface, bold, row.name, row.colour, (left, top))
                left += bold.size(row.name)[0] + self._space
            if row.text:
                write_line(surface, font, row.text, CREAM, (left, top))
        surface.set_clip(before)

    @property
    def _step(self) -> int:
        return round(self._pixels * _SPACING)

    @property
    def _space(self) -> int:
        return self._pixels // 3

    def _add(self, line: Line, texts: Texts) -> None:
        name, colour = speaker(line, texts)
        bold = self._skins.assets.font("reading-bold", self._pixels)
        font = self._skins.assets.font("reading", self._pixels)
        names = wrap_line(texts.say("chat-speaker", name=name), bold, self.box.width)
        indent = bold.size(names[-1])[0] + self._space
        parts = wrap_line(line_text(line, texts), font, self.box.width, indent)
        top = self._height + (round(self._step * _APART) if self._rows else 0)
        rows = [(part, "") for part in names[:-1]]
        rows += [(names[-1], parts[0]), *(("", part) for part in parts[1:])]
        for part, text in rows:
            self._rows.append(_Row(part, colour, text, top))
            top += self._step
        self._height = top


def speaker(line: Line, texts: Texts) -> tuple[str, str]:
    """The name and colour of a line's speaker; spectators are marked as such."""
    name = printable(line.name)
    if line.seat is None:
        return texts.say("chat-onlooker", name=name), DIM
    return name, SEAT_COLOURS[line.seat % len(SEAT_COLOURS)]


def wrap_line(text: str, font: Font, width: int, indent: int = 0) -> list[str]:
    """A text in rows, of which the first may be indented; words too long for a row are broken."""
    rows, room = [""], width - indent
    if not text.startswith(" ") and font.size(text)[0] <= room:
        return [text]
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}" if rows[-1] else word
        if font.size(longer)[0] <= room:
            rows[-1] = longer
            continue
        if rows[-1] or room < width:
            rows.append("")
            room = width
        while font.size(word)[0] > room and len(word) > 1:
            count = _fitting(word, font, room)
            rows[-1:] = [word[:count], ""]
            word = word[count:]
        rows[-1] = word
    return rows


def _fitting(word: str, font: Font, width: int) -> int:
    """How many letters of a word fit, at least one and never all."""
    counts = range(1, len(word))
    return max(1, bisect_right(counts, width, key=lambda count: font.size(word[:count])[0]))
