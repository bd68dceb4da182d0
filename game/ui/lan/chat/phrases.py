"""Phrases that are said with a click, and read by everybody in their own language."""

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
OF_BOTS = ("time-up", "bot-played")  # what a bot did for somebody, who may not know it yet
NOTES = (*OF_BOTS, "paused", "resumed")  # what the host says for somebody
_ROW, _LEAST_ROW = 2.0, 1.45  # times as high as its letters
_STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_TAKE = (pygame.K_RETURN, pygame.K_KP_ENTER)


def spoken(line: Line, texts: Texts) -> str:
    """What a line says; a phrase of another version, which is not known here, by its key."""
    if line.phrase and line.words in (*PHRASES, *NOTES):
        return texts.say(f"chat-phrase-{line.words}")
    return printable(line.words)


def is_news(line: Line, own: Collection[int]) -> bool:
    """Whether a line tells something new to those who have these seats; their own words do not."""
    return line.seat not in own or (line.phrase and line.words in OF_BOTS)


def known(lines: Sequence[Line], own: Collection[int]) -> int:
    """How many lines are old for who has just sat down: all, but what a bot did for them last."""
    count = len(lines)
    while count and lines[count - 1].seat in own and is_news(lines[count - 1], own):
        count -= 1
    return count


class PhraseList:
    """The phrases to choose from, over the lines of the chat."""

    def __init__(self) -> None:
        self.open = False
        self.box = Rect(0, 0, 0, 0)
        self.chosen: int | None = None
        self._rows: tuple[Rect, ...] = ()
        self._columns = 1

    def lay(self, room: Rect, pixels: int) -> None:
        """At the bottom of the room, in one column if that fits, otherwise in two."""
        high, pad = round(pixels * _ROW), pixels // 2
        least = round(pixels * _LEAST_ROW)
        self._columns = 1 if least * len(PHRASES) + 2 * pad <= room.height else 2
        lines = -(-len(PHRASES) // self._columns)
        high = min(high, (room.height - 2 * pad) // lines)
        self.box = Rect(room.left, 0, room.width, lines * high + 2 * pad)
        self.box.bottom = room.bottom
        wide = (room.width - 2 * pad) // self._columns
        self._rows = tuple(
            Rect(
                self.box.left + pad + n // lines * wide,
                self.box.top + pad + n % lines * high,
                wide,
                high,
            )
            for n in range(len(PHRASES))
        )

    def toggle(self) -> None:
        """Open, with none chosen yet, or close."""
        self.open, self.chosen = not self.open, None

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.open, self.chosen

    def row(self, number: int) -> Rect:
        """Where a phrase is."""
        return self._rows[number]

    def handle(self, event: Event) -> str | None:
        """Follow mouse and arrows while it is open; the phrase that was chosen, if one was."""
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            found = next((n for n, row in enumerate(self._rows) if row.collidepoint(event.pos)), -1)
            self.chosen = found if found >= 0 else None
            if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and found >= 0:
                return PHRASES[found]
        return None

    def draw(self, surface: Surface, skins: Skins, texts: Texts, scale: float, pixels: int) -> None:
        """The list."""
        surface.fill(NIGHT, self.box.inflate(-pixels, -pixels))  # the panel is not quite opaque
        skins.stretch(surface, "panel/action", self.box, scale)
        for number, (key, row) in enumerate(zip(PHRASES, self._rows, strict=True)):
            if number == self.chosen:
                skins.stretch(surface, "control/row_chosen", row, scale)
            words = texts.say(f"chat-phrase-{key}")
            skins.write(surface, words, row.inflate(-pixels, 0), pixels, CREAM)

    def _key(self, key: int) -> str | None:
        count = len(PHRASES)
        lines = -(-count // self._columns)
        if key in _TAKE and self.chosen is not None:
            return PHRASES[self.chosen]
        if key in _STEPS:
            start = -1 if _STEPS[key] > 0 else count
            before = start if self.chosen is None else self.chosen
            self.chosen = (before + _STEPS[key]) % count
        elif key in (pygame.K_LEFT, pygame.K_RIGHT) and self._columns > 1:
            self.chosen = ((self.chosen or 0) + lines) % (2 * lines)
        return None
