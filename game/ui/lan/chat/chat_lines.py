"""What was said, in lines that fit a width, and how far one has scrolled back through them."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.font import Font

from game.lobby import Line
from game.ui.i18n.text import Texts
from game.ui.lan.chat.phrases import spoken
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import printable, write_line
from game.ui.widgets.theme import CREAM, DIM, SEAT_COLOURS

_SPACING = 1.24
_APART = 0.28  # of a row, between two lines of the chat


class _Row(NamedTuple):
    """One row of the picture: a name only where somebody begins to speak."""

    name: str
    colour: str
    words: str
    top: int  # from the first row's on


class ChatLines:
    """All lines in a box; it sticks to the newest until it is scrolled up."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self.box = Rect(0, 0, 0, 0)
        self.up = 0  # pixels that it is scrolled up from the newest
        self._pixels = 20
        self._rows: list[_Row] = []
        self._taken = 0  # lines of the chat that are in the rows
        self._height = 0

    def lay(self, box: Rect, pixels: int) -> None:
        """Begin anew in another place, or in another language."""
        self.box, self._pixels = box, pixels
        self._rows, self._taken, self._height = [], 0, 0

    def take(self, lines: Sequence[Line], texts: Texts) -> None:
        """Find room for what is new; who reads older lines goes on reading them."""
        if self._taken > len(lines):
            self.lay(self.box, self._pixels)
        before, fresh = self._height, not self._taken
        for line in lines[self._taken :]:
            self._add(line, texts)
        self._taken = len(lines)
        if self.up and not fresh:
            self.up += self._height - before
        self.scroll(0)

    @property
    def page(self) -> int:
        """How far a page is."""
        return max(self._step, self.box.height - self._step)

    @property
    def row(self) -> int:
        """How far a turn of the wheel is."""
        return self._step * 2

    @property
    def most(self) -> int:
        """How far it can be scrolled up."""
        return max(0, self._height - self.box.height)

    def scroll(self, by: int) -> None:
        """Up by so many pixels; less than none is down."""
        self.up = min(max(0, self.up + by), self.most)

    def thumb(self, rail: Rect) -> Rect | None:
        """Where the thumb of a scroll bar is; None if everything is seen."""
        if not self.most:
            return None
        high = max(rail.width, rail.height * self.box.height // self._height)
        top = rail.bottom - high - (rail.height - high) * self.up // self.most
        return Rect(rail.left, top, rail.width, high)

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self._taken, self.up, tuple(self.box), self._pixels

    def draw(self, surface: Surface) -> None:
        """The rows in view, the newest at the bottom."""
        before = surface.get_clip()
        view = self.box.clip(before)
        surface.set_clip(view)
        assets = self._skins.assets
        # Few lines begin at the top; more push the oldest out.
        start = self.box.top if not self.most else self.box.bottom - self._height + self.up
        for row in self._rows:
            top = start + row.top + self._above
            if top + self._step < view.top or top > view.bottom:
                continue
            left = self.box.left
            if row.name:
                bold = assets.font("reading-bold", self._pixels)
                write_line(surface, bold, row.name, row.colour, (left, top))
                left += bold.size(row.name)[0] + self._space
            if row.words:
                font = assets.font("reading", self._pixels)
                write_line(surface, font, row.words, CREAM, (left, top))
        surface.set_clip(before)

    @property
    def _step(self) -> int:
        return round(self._pixels * _SPACING)

    @property
    def _above(self) -> int:
        """What a row keeps free for accents, or the topmost one would lose them."""
        return self._step - self._pixels

    @property
    def _space(self) -> int:
        return self._pixels // 3

    def _add(self, line: Line, texts: Texts) -> None:
        name, colour = speaker(line, texts)
        bold = self._skins.assets.font("reading-bold", self._pixels)
        font = self._skins.assets.font("reading", self._pixels)
        names = folded(texts.say("chat-speaker", name=name), bold, self.box.width, self.box.width)
        indent = bold.size(names[-1])[0] + self._space
        parts = folded(spoken(line, texts), font, self.box.width - indent, self.box.width)
        top = self._height + (round(self._step * _APART) if self._rows else 0)
        rows = [(part, "") for part in names[:-1]]
        rows += [(names[-1], parts[0]), *(("", part) for part in parts[1:])]
        for who, words in rows:
            self._rows.append(_Row(who, colour, words, top))
            top += self._step
        self._height = top


def speaker(line: Line, texts: Texts) -> tuple[str, str]:
    """Who says a line, and in which colour; of onlookers it is said that they are."""
    name = printable(line.name)
    if line.seat is None:
        return texts.say("chat-onlooker", name=name), DIM
    return name, SEAT_COLOURS[line.seat % len(SEAT_COLOURS)]


def folded(words: str, font: Font, first: int, width: int) -> list[str]:
    """Words in rows, of which the first may be narrower; what is too long for one is broken."""
    rows, room = [""], first
    for word in words.split(" "):
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
    """How many letters of a word fit, and at least one."""
    low, high = 1, len(word)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if font.size(word[:middle])[0] <= width else (low, middle - 1)
    return low
