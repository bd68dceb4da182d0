"""The second page of the crash screen: the report, to read, to copy or to find on disk."""

from bisect import bisect_right
from collections.abc import Hashable
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame.font import Font

from game.json_text import printable
from game.ui.core.folder_window import FolderWindow
from game.ui.core.panel import Panel, centred_panel, text_enlargement, window_scale
from game.ui.crash.crash_texts import CrashTexts
from game.ui.widgets.button import Button, Menu, share_label_size
from game.ui.widgets.placement import row_of_boxes
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


class _TextLayout(NamedTuple):
    """The report and the message below it in lines, and where they are."""

    font: Font
    step: int  # pixels from line to line
    about: Paragraph
    frame: Rect
    box: Rect  # the visible part of the text
    lines: list[str]
    message_lines: list[str]


class ReportPage:
    """A scrolling text with buttons below."""

    def __init__(self, report: str, texts: CrashTexts, folder: Path | None) -> None:
        self._report, self._texts, self._folder = report, texts, folder
        kinds = {BACK: "secondary", FOLDER: "quiet", COPY: "primary"}
        names = [BACK, FOLDER, COPY] if folder else [BACK, COPY]
        self.menu = Menu([Button(name, kinds[name]) for name in names])
        self.bar = ScrollBar()
        self.message, self._wrong = "", False  # below the text
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)
        self._window: FolderWindow | None = None

    def layout(self, size: tuple[int, int], ui_scale: int, skins: Skins) -> None:
        """Lay out everything for a window."""
        scale = window_scale(size, ui_scale)
        self.panel = panel = centred_panel(size, scale, _ROOM)
        self._layout_buttons(size, ui_scale, skins)
        pixels = small_letters(min(scale, panel.scale * 1.25))
        font = skins.assets.font("reading", pixels)
        small = skins.assets.font("reading", max(12, round(pixels * 0.92)))
        about = self._texts.say("crash-report-about")
        self._layout_text(font, paragraph(about, small, DIM, panel.body.width))

    def _layout_text(self, font: Font, about: Paragraph) -> None:
        """Show whole lines only, as many as the message below leaves room for."""
        panel, pad, step = self.panel, self.panel.pixels(_PAD), round(font.get_height() * _SPACING)
        body, edge = panel.body, self.panel.pixels(12)
        message_lines = report_lines(self.message, font, body.width)
        top = panel.box.top + panel.pixels(104) + about.height + panel.pixels(14)
        below = max(1, len(message_lines)) * step + panel.pixels(26)
        whole_lines = max(1, (panel.footer.top - below - top - 2 * edge) // step)
        frame = Rect(body.left, top, body.width, whole_lines * step + 2 * edge)
        box = frame.inflate(-2 * pad, -2 * edge)
        box.width -= panel.pixels(_BAR)
        lines = report_lines(self._report, font, box.width)
        rail = Rect(0, box.top, panel.pixels(_BAR), box.height)
        rail.right = frame.right - panel.pixels(10)
        self.bar.layout(rail, len(lines) * step)
        self.text = _TextLayout(font, step, about, frame, box, lines, message_lines)

    def handle(self, event: Event) -> str | None:
        """Scroll or use a button; returns BACK if that was chosen."""
        if event.type == pygame.MOUSEWHEEL:
            self.bar.scroll(self.bar.offset - round(event.y * _WHEEL * self.text.step))
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
            self._show("")
        return chosen if chosen == BACK else None

    def update(self) -> None:
        """Report a folder that the system could not show."""
        if self._window is not None and self._window.failed:
            self._window = None
            folder = printable(str(self._folder))
            self._show(self._texts.say("crash-folder-failed", folder=folder), wrong=True)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.menu.state(), self.bar.state(), self.message

    def draw(self, surface: Surface, skins: Skins) -> None:
        """The panel, the visible lines, the message, the buttons."""
        panel, text = self.panel, self.text
        panel.draw(surface, skins, self._texts.say("crash-report"))
        text.about.draw(surface, (panel.body.left, panel.box.top + panel.pixels(104)))
        skins.stretch(surface, "panel/log", text.frame, panel.scale)
        before = surface.get_clip()
        surface.set_clip(text.box.clip(before))
        first = self.bar.offset // text.step
        for number in range(first, min(len(text.lines), first + self._in_view + 2)):
            top = text.box.top + number * text.step - self.bar.offset
            write_line(surface, text.font, text.lines[number], CREAM, (text.box.left, top))
        surface.set_clip(before)
        self.bar.draw(surface, skins, panel.scale)
        middle = (text.frame.bottom + panel.footer.top) // 2
        top = middle - len(text.message_lines) * text.step // 2
        colour = WRONG if self._wrong else GOLD
        for line in text.message_lines:
            left = panel.body.centerx - text.font.size(line)[0] // 2
            write_line(surface, text.font, line, colour, (left, top))
            top += text.step
        self.menu.draw(surface, skins, panel.scale * _LARGER)

    @property
    def _in_view(self) -> int:
        return self.text.box.height // self.text.step

    def _key(self, event: Event) -> bool:
        """Whether a key was for scrolling or copying."""
        offset, step = self.bar.offset, self.text.step
        page = max(1, self._in_view - 1) * step
        offsets = {
            pygame.K_UP: offset - step,
            pygame.K_DOWN: offset + step,
            pygame.K_PAGEUP: offset - page,
            pygame.K_PAGEDOWN: offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.bar.height,
        }
        if event.key in offsets:
            self.bar.scroll(offsets[event.key])
            return True
        if event.key == pygame.K_c and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._copy()
            return True
        return False

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self._report)
        except pygame.error:
            self._show(self._texts.say("crash-copy-failed"), wrong=True)
        else:
            self._show(self._texts.say("crash-copied"))

    def _show(self, message: str, *, wrong: bool = False) -> None:
        self.message, self._wrong = message, wrong
        self._layout_text(self.text.font, self.text.about)

    def _layout_buttons(self, size: tuple[int, int], ui_scale: int, skins: Skins) -> None:
        """The button back on the left, the others on the right."""
        panel, buttons, units = self.panel, self.menu.buttons, self.panel.pixels
        boxes = row_of_boxes(panel.footer, len(buttons), units(_BUTTON), units(20), align=1)
        boxes[0].left = panel.footer.left
        for button, place in zip(buttons, boxes, strict=True):
            button.layout(place, self._texts.say(_KEYS[button.name]))
        larger = text_enlargement(size, ui_scale, panel.scale)
        self.menu.enlarge_text(skins, panel.scale * _LARGER, larger)
        share_label_size(buttons, skins, panel.scale * _LARGER)


def report_lines(report: str, font: Font, width: int) -> list[str]:
    """The whole report in lines that fit, with their indents."""
    return [part for line in report.splitlines() for part in _wrapped(printable(line), font, width)]


def _wrapped(line: str, font: Font, width: int) -> list[str]:
    indent = " " * min(_LONGEST_INDENT, len(line) - len(line.lstrip()) + 4)
    parts = []
    while font.size(line)[0] > width:
        fits = _fitting(line, font, width)
        soft = max(line.rfind(" ", len(indent) + 1, fits), line.rfind("/", len(indent) + 1, fits))
        cut = soft + 1 if soft > fits // 2 else fits
        parts.append(line[:cut].rstrip())
        line = indent + line[cut:].lstrip()
        if cut <= len(indent):  # not even the indent fits
            indent = ""
    return [*parts, line]


def _fitting(line: str, font: Font, width: int) -> int:
    """How many letters fit; at least one."""
    counts = range(1, len(line) + 1)
    return max(1, bisect_right(counts, width, key=lambda count: font.size(line[:count])[0]))
