"""Phrases that are sent with a click; everyone reads them in their own language."""

from collections.abc import Collection, Hashable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import Line
from game.ui.i18n.text import Texts
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import printable
from game.ui.widgets.theme import CREAM, NIGHT

# What goes over the network: never rename one, another version may know it.
PHRASES = (
    "hello",
    "your-turn",
    "moment",
    "hurry",
    "well-played",
    "oops",
    "thanks",
    "good-game",
    "another",
    "back",
)
OF_BOTS = ("time-up", "bot-played", "helped")  # what a bot did for an absent player
PAUSES = ("paused", "resumed")
NOTES = (*OF_BOTS, *PAUSES, "took-over")  # what the host says for a player
_ROW, _LEAST_ROW = 2.0, 1.45  # times as high as its letters
_STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_TAKE = (pygame.K_RETURN, pygame.K_KP_ENTER)


def line_text(line: Line, texts: Texts) -> str:
    """The text of a line; a phrase that only another version knows is shown by its key."""
    if line.phrase and line.words in (*PHRASES, *NOTES):
        return texts.say(f"chat-phrase-{line.words}")
    return printable(line.words)


def tells_pause(line: Line) -> bool:
    """Whether a line only says that the game is paused or goes on, which tables show anyway."""
    return line.phrase and line.words in PAUSES


def is_news(line: Line, own_seats: Collection[int]) -> bool:
    """Whether a line is new to the players of these seats: not their own, unless a bot's note."""
    return line.seat not in own_seats or (line.phrase and line.words in OF_BOTS)


def known_count(lines: Sequence[Line], own_seats: Collection[int]) -> int:
    """How many lines are old to players who join at these seats: all but a bot's last notes."""
    count = len(lines)
    while count and lines[count - 1].seat in own_seats and is_news(lines[count - 1], own_seats):
        count -= 1
    return count


class PhraseList:
    """The phrases to choose from, over the lines of the chat."""

    def __init__(self) -> None:
        self.open = False
        self.box = Rect(0, 0, 0, 0)
        self.chosen: int | None = None
        self.rows: Sequence[Rect] = ()
        self._columns = 1

    def layout(self, room: Rect, pixels: int) -> None:
        """At the bottom of the room, in one column if that fits, otherwise in two."""
        pad, least = pixels // 2, round(pixels * _LEAST_ROW)
        self._columns = 1 if least * len(PHRASES) + 2 * pad <= room.height else 2
        lines = self._lines
        high = min(round(pixels * _ROW), (room.height - 2 * pad) // lines)
        self.box = Rect(room.left, 0, room.width, lines * high + 2 * pad)
        self.box.bottom = room.bottom
        wide = (room.width - 2 * pad) // self._columns
        first = Rect(self.box.left + pad, self.box.top + pad, wide, high)
        places = [divmod(number, lines) for number in range(len(PHRASES))]
        self.rows = [first.move(column * wide, line * high) for column, line in places]

    def toggle(self) -> None:
        """Open with none chosen, or close."""
        self.open, self.chosen = not self.open, None

    def close(self) -> None:
        """Close; what was chosen is forgotten when it opens again."""
        self.open = False

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.open, self.chosen

    def handle(self, event: Event) -> str | None:
        """Follow mouse and arrows while it is open; returns a phrase that was chosen."""
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            found = (n for n, row in enumerate(self.rows) if row.collidepoint(event.pos))
            self.chosen = next(found, None)
            if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.chosen is not None:
                return PHRASES[self.chosen]
        return None

    def draw(self, surface: Surface, skins: Skins, texts: Texts, scale: float, pixels: int) -> None:
        """The list."""
        surface.fill(NIGHT, self.box.inflate(-pixels, -pixels))  # the panel is not quite opaque
        skins.stretch(surface, "panel/action", self.box, scale)
        for number, (key, row) in enumerate(zip(PHRASES, self.rows, strict=True)):
            if number == self.chosen:
                skins.stretch(surface, "control/row_chosen", row, scale)
            text = texts.say(f"chat-phrase-{key}")
            skins.write(surface, text, row.inflate(-pixels, 0), pixels, CREAM)

    @property
    def _lines(self) -> int:
        return -(-len(PHRASES) // self._columns)

    def _key(self, key: int) -> str | None:
        if key in _TAKE and self.chosen is not None:
            return PHRASES[self.chosen]
        if key in _STEPS:
            start = -1 if _STEPS[key] > 0 else len(PHRASES)
            before = start if self.chosen is None else self.chosen
            self.chosen = (before + _STEPS[key]) % len(PHRASES)
        elif key in (pygame.K_LEFT, pygame.K_RIGHT) and self._columns > 1:
            self.chosen = ((self.chosen or 0) + self._lines) % (2 * self._lines)
        return None
