"""The second page of the crash screen: the report, to be read, copied or found on disk."""

from collections.abc import Hashable
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame.font import Font

from game.json_text import printable
from game.ui.core.folder_window import FolderWindow
from game.ui.core.panel import Panel, letters_against, middle_panel, window_scale
from game.ui.crash.crash_texts import CrashTexts
from game.ui.widgets.button import Button, share_label_size
from game.ui.widgets.menu import Menu
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import Paragraph, paragraph, write_line
from game.ui.widgets.theme import CREAM, DIM, GOLD, WRONG, small_letters

BACK, FOLDER, COPY = "back", "folder", "copy"
_ROOM = (1500, 1000)  # units of the largest panel
_BUTTON = 330
_BAR = 22
_PAD = 22
_LARGER = 1.3  # letters of the buttons, against those of the table
_WHEEL = 3  # lines for a notch of the wheel
_SPACING = 1.22
_LONGEST_INDENT = 8  # spaces that a line keeps where it goes on below
_KEYS = {BACK: "common-back", FOLDER: "crash-open-folder", COPY: "crash-copy"}


class _Message(NamedTuple):
    """What is said below the text."""

    words: str = ""
    wrong: bool = False
    lines: tuple[str, ...] = ()


class _Type(NamedTuple):
    """The letters of the page, and what is written once for a window."""

    font: Font
    step: int  # pixels from line to line
    about: Paragraph


class ReportPage:
    """A text that scrolls, with buttons below."""

    def __init__(self, report: str, words: CrashTexts, folder: Path | None) -> None:
        self._report, self._words, self._folder = report, words, folder
        names = [BACK, FOLDER, COPY] if folder else [BACK, COPY]
        self.menu = Menu([Button(name, "primary" if name == COPY else "quiet") for name in names])
        self.menu.button(BACK).kind = "secondary"
        self.bar = ScrollBar()
        self._message = _Message()
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)
        self.box = Rect(0, 0, 0, 0)  # where the text is seen
        self.lines: list[str] = []
        self._window: FolderWindow | None = None

    @property
    def message(self) -> str:
        """What is said below the text."""
        return self._message.words

    @property
    def message_lines(self) -> tuple[str, ...]:
        """The message as it is broken into lines."""
        return self._message.lines

    def lay(self, size: tuple[int, int], ui_scale: int, skins: Skins) -> None:
        """Lay out everything for a window."""
        scale = window_scale(size, ui_scale)
        self.panel = panel = middle_panel(size, scale, _ROOM)
        self._lay_buttons(size, ui_scale, skins)
        pixels = small_letters(min(scale, panel.scale * 1.25))
        font = skins.assets.font("reading", pixels)
        small = skins.assets.font("reading", max(12, round(pixels * 0.92)))
        about = paragraph(self._words.say("crash-report-about"), small, DIM, panel.body.width)
        self._type = _Type(font, round(font.get_height() * _SPACING), about)
        self._lay_text()

    def _lay_text(self) -> None:
        """The text with whole lines in view, as high as the message below leaves room."""
        panel, pad = self.panel, self.panel.units(_PAD)
        body, edge = panel.body, self.panel.units(12)
        font, step, about = self._type
        told = tuple(report_lines(self.message, font, body.width))
        self._message = self._message._replace(lines=told)
        top = panel.box.top + panel.units(104) + about.height + panel.units(14)
        below = max(1, len(told)) * step + panel.units(26)
        whole_lines = max(1, (panel.footer.top - below - top - 2 * edge) // step)
        self._frame = Rect(body.left, top, body.width, whole_lines * step + 2 * edge)
        self.box = self._frame.inflate(-2 * pad, -2 * edge)
        self.box.width -= panel.units(_BAR)
        self.lines = report_lines(self._report, font, self.box.width)
        rail = Rect(0, self.box.top, panel.units(_BAR), self.box.height)
        rail.right = self._frame.right - panel.units(10)
        self.bar.layout(rail, len(self.lines) * step)

    def handle(self, event: Event) -> str | None:
        """Scroll or choose; the name of a button that leads away, if one was chosen."""
        if event.type == pygame.MOUSEWHEEL:
            self.bar.scroll(self.bar.offset - round(event.y * _WHEEL * self._type.step))
            return None
        if event.type == pygame.KEYDOWN and (event.key == pygame.K_ESCAPE or self._key(event)):
            return BACK if event.key == pygame.K_ESCAPE else None
        if self.bar.handle(event):
            return None
        chosen = self.menu.handle(event)
        if chosen == COPY:
            self._copy()
        elif chosen == FOLDER and self._folder is not None:
            self._window = FolderWindow(self._folder)
            self._say("")
        return chosen if chosen == BACK else None

    def update(self) -> None:
        """Notice when the system could not show the folder."""
        if self._window is not None and self._window.failed:
            self._window = None
            folder = printable(str(self._folder))
            self._say(self._words.say("crash-folder-failed", folder=folder), wrong=True)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.menu.state(), self.bar.state(), self.message

    def draw(self, surface: Surface, skins: Skins) -> None:
        """The panel, the part of the text that is in view, the buttons."""
        panel, (font, step, about) = self.panel, self._type
        panel.draw(surface, skins, self._words.say("crash-report"))
        about.draw(surface, (panel.body.left, panel.box.top + panel.units(104)))
        skins.stretch(surface, "panel/log", self._frame, panel.scale)
        before = surface.get_clip()
        surface.set_clip(self.box.clip(before))
        first = self.bar.offset // step
        for number in range(first, min(len(self.lines), first + self._in_view + 2)):
            top = self.box.top + number * step - self.bar.offset
            write_line(surface, font, self.lines[number], CREAM, (self.box.left, top))
        surface.set_clip(before)
        self.bar.draw(surface, skins, panel.scale)
        self._draw_message(surface)
        self.menu.draw(surface, skins, panel.scale * _LARGER)

    def _draw_message(self, surface: Surface) -> None:
        """In the middle between the text and the buttons."""
        font, step, _ = self._type
        middle = (self._frame.bottom + self.panel.footer.top) // 2
        top = middle - len(self.message_lines) * step // 2
        for line in self.message_lines:
            left = self.panel.body.centerx - font.size(line)[0] // 2
            write_line(surface, font, line, WRONG if self._message.wrong else GOLD, (left, top))
            top += step

    @property
    def _in_view(self) -> int:
        return self.box.height // self._type.step

    def _key(self, event: Event) -> bool:
        """Whether a key has scrolled or copied."""
        offset, step = self.bar.offset, self._type.step
        page = max(1, self._in_view - 1) * step
        places = {
            pygame.K_UP: offset - step,
            pygame.K_DOWN: offset + step,
            pygame.K_PAGEUP: offset - page,
            pygame.K_PAGEDOWN: offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.bar.height,
        }
        if event.key in places:
            self.bar.scroll(places[event.key])
            return True
        if event.key == pygame.K_c and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._copy()
            return True
        return False

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self._report)
        except pygame.error:
            self._say(self._words.say("crash-copy-failed"), wrong=True)
        else:
            self._say(self._words.say("crash-copied"))

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self._message = _Message(words, wrong)
        self._lay_text()

    def _lay_buttons(self, size: tuple[int, int], ui_scale: int, skins: Skins) -> None:
        """The way back at the left, the others at the right."""
        panel, buttons = self.panel, self.menu.buttons
        footer, gap, count = panel.footer, panel.units(20), len(self.menu.buttons)
        width = min(panel.units(_BUTTON), (footer.width - gap * (count - 1)) // count)
        for number, button in enumerate(buttons):
            button.label = self._words.say(_KEYS[button.name])
            button.rect = Rect(footer.left, footer.top, width, footer.height)
            if number:
                button.rect.right = footer.right - (count - 1 - number) * (width + gap)
        larger = letters_against(size, ui_scale, panel.scale)
        self.menu.enlarge_text(skins, panel.scale * _LARGER, larger)
        share_label_size(buttons, skins, panel.scale * _LARGER)


def report_lines(report: str, font: Font, width: int) -> list[str]:
    """The report in lines that fit; nothing is left out, and indents are kept."""
    return [part for line in report.splitlines() for part in _broken(printable(line), font, width)]


def _broken(line: str, font: Font, width: int) -> list[str]:
    indent = " " * min(_LONGEST_INDENT, len(line) - len(line.lstrip()) + 4)
    parts = []
    while font.size(line)[0] > width:
        fits = _fitting(line, font, width)
        soft = max(line.rfind(" ", len(indent) + 1, fits), line.rfind("/", len(indent) + 1, fits))
        cut = soft + 1 if soft > fits // 2 else fits
        parts.append(line[:cut].rstrip())
        line = indent + line[cut:].lstrip()
        if cut <= len(indent):  # no room even for the indent
            indent = ""
    return [*parts, line]


def _fitting(line: str, font: Font, width: int) -> int:
    """How many letters fit; at least one."""
    low, high = 1, len(line)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if font.size(line[:middle])[0] <= width else (low, middle - 1)
    return low
