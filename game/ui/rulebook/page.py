"""A page of the rulebook: text in lines, and figures beside or below it.

Coordinates are the page's own; the scene scrolls it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.anim.idle_work import IdleWork
from game.ui.media.assets import Role
from game.ui.media.surface_cache import SurfaceCache
from game.ui.rulebook.board_figures import BOARD_FIGURES
from game.ui.rulebook.contents import SECTIONS, BookParagraph, Passage
from game.ui.rulebook.figure import Figure, FigureTools
from game.ui.rulebook.highlighted_text import Pen, draw_highlighted
from game.ui.rulebook.search import spans_of
from game.ui.rulebook.table_figures import TABLE_FIGURES
from game.ui.widgets.text_layout import wrapped

FIGURES: dict[str, Figure] = {**BOARD_FIGURES, **TABLE_FIGURES}
INK, FAINT, MARK, HERE = "#2A1C12", "#8A6A3A", "#F7CF55", "#EAD9A6"
_BESIDE = 43  # letters of text that must fit beside a figure
_SPACING = 1.3
_WIDEST = 34  # letters' heights: the width of a figure that is not broad
_CACHE = 6 << 20  # bytes


class Gallery:
    """Paints figures while the program has time for it, and caches them."""

    def __init__(self, tools: FigureTools, idle_work: IdleWork | None = None) -> None:
        """Without idle work, figures are painted when they are asked for."""
        self.tools, self._idle_work = tools, idle_work
        self._cache: SurfaceCache[tuple[str, int, tuple[int, int]]] = SurfaceCache(_CACHE)
        self.paintings = 0  # pictures that were painted so far
        self._shown: dict[str, int] = {}  # the latest step of each figure
        self._begun: dict[str, tuple[int, tuple[int, int]]] = {}  # what is being painted

    def picture(self, name: str, step: int, size: tuple[int, int]) -> Surface | None:
        """A step of a figure, the step before until it is painted; do not draw on it."""
        picture = self._cache.find((name, step, size))
        if picture is not None:
            self._shown[name] = step
            return picture
        if self._idle_work is None:
            for _ in self._painting(name, step, size):
                pass
        elif self._begun.get(name) != (step, size):
            self._begun[name] = step, size
            self._idle_work.schedule((self, name), self._painting(name, step, size))
        return self._cache.find((name, self._shown.get(name, step), size))

    def stop(self) -> None:
        """Paint nothing more."""
        for name in self._begun:
            if self._idle_work is not None:
                self._idle_work.cancel((self, name))
        self._begun.clear()

    def _painting(self, name: str, step: int, size: tuple[int, int]) -> Iterator[None]:
        picture = Surface(size)
        yield from FIGURES[name].painting(self.tools, picture, step)
        self._cache.get((name, step, size), lambda: picture)
        self._shown[name] = step
        self.paintings += 1
        self._begun.pop(name, None)


class TextBlock(NamedTuple):
    """Text in one font, in lines."""

    box: Rect
    paragraph: str
    pen: Pen
    lines: tuple[str, ...]


class FigureBlock(NamedTuple):
    """A figure in its place."""

    box: Rect
    name: str


class PageState(NamedTuple):
    """What changes on a page while it is read."""

    query: str = ""  # words to highlight
    here: str = ""  # the paragraph that was jumped to
    tick: int | None = None  # of the figures' clock; None if nothing moves


class BookPage:
    """One section, laid out for a width and a size of letters."""

    def __init__(
        self,
        gallery: Gallery,
        book: Sequence[BookParagraph],
        section: int,
        width: int,
        pixels: int,
    ) -> None:
        self._gallery, self._width, self._pixels = gallery, width, pixels
        self._book = {paragraph.place.paragraph: paragraph for paragraph in book}
        self._gutter = round(pixels * 2.3)  # for the rules' numbers
        self.section, self.height = section, 0
        self.blocks: list[TextBlock | FigureBlock] = []
        self._boxes: dict[str, Rect] = {}
        title = gallery.tools.texts.say(f"book-section-{SECTIONS[section].name}")
        room = Rect(0, 0, width, 0)
        top = self._add_text(title, "display", round(pixels * 1.7), INK, room) + pixels // 2
        for passage in SECTIONS[section].passages:
            self.height = self._add_passage(passage, top)
            top = self.height + round(pixels * 1.2)

    def box_of(self, paragraph: str) -> Rect:
        """Where a paragraph is on the page."""
        return self._boxes[paragraph]

    @property
    def paintings(self) -> int:
        """How many pictures of figures were painted; with each, the page looks different."""
        return self._gallery.paintings

    def stop_painting(self) -> None:
        """Leave figures that are not yet painted."""
        self._gallery.stop()

    def moving(self, view: Rect) -> bool:
        """Whether anything in view moves."""
        return any(
            FIGURES[block.name].steps > 1
            for block in self._in_view(view)
            if isinstance(block, FigureBlock)
        )

    def draw(self, surface: Surface, view: Rect, offset: int, state: PageState) -> None:
        """The part of the page that is in view, from `offset` on."""
        before = surface.get_clip()
        surface.set_clip(view.inflate(self._pixels, 0).clip(before))
        shift = (view.left, view.top - offset)
        if state.here in self._boxes:
            band = self._boxes[state.here].inflate(self._pixels // 2, self._pixels // 2)
            pygame.draw.rect(surface, HERE, band.move(shift), border_radius=self._pixels // 3)
        for block in self._in_view(Rect(0, offset, self._width, view.height)):
            box = block.box.move(shift)
            if isinstance(block, FigureBlock):
                self._draw_figure(surface, box, block.name, state.tick)
            else:
                searched = state.query if block.paragraph else ""
                spans = spans_of(searched, " ".join(block.lines))
                assets = self._gallery.tools.skins.assets
                draw_highlighted(surface, assets, block.pen, block.lines, spans, box.topleft)
        surface.set_clip(before)

    def _in_view(self, view: Rect) -> Iterator[TextBlock | FigureBlock]:
        return (block for block in self.blocks if block.box.colliderect(view))

    def _add_passage(self, passage: Passage, top: int) -> int:
        """Returns where it ends, as the following methods do."""
        figure, pixels = FIGURES.get(passage.figure), self._pixels
        gap = pixels * 2
        aside = round((self._width - gap) * 0.42)
        left_over = self._width - gap - aside
        beside = figure is not None and figure.beside and left_over >= _BESIDE * pixels * 0.42
        width = left_over if beside else self._width
        end = top
        for paragraph in passage.paragraphs:
            end = self._add_paragraph(paragraph, end, width) + round(pixels * 0.9)
        if figure is None:
            return end
        if beside:
            return max(end, self._add_figure(passage, width + gap, top, aside))
        wide = self._width - self._gutter
        if not figure.broad:
            wide = min(wide, (22 if figure.beside else _WIDEST) * pixels)
        return self._add_figure(passage, self._gutter, end, wide)

    def _add_paragraph(self, name: str, top: int, width: int) -> int:
        paragraph, pixels, left = self._book[name], self._pixels, self._gutter
        if paragraph.mark:
            gutter = Rect(0, top + round(pixels * 0.22), left, 0)
            self._add_text(paragraph.mark, "label", max(10, round(pixels * 0.8)), FAINT, gutter)
        room = Rect(left, top, width - left, 0)
        size = round(pixels * 1.08)
        room.top = self._add_text(paragraph.head, "reading-bold", size, INK, room, name)
        end = self._add_text(paragraph.text, "reading", pixels, INK, room, name)
        self._boxes[name] = Rect(0, top, width, end - top)
        return end

    def _add_figure(self, passage: Passage, left: int, top: int, width: int) -> int:
        figure, paragraph = FIGURES[passage.figure], passage.paragraphs[-1]
        box = Rect(left, top, width, round(width * figure.shape))
        self.blocks.append(FigureBlock(box, passage.figure))
        caption, tools = self._book[paragraph].caption, self._gallery.tools
        if figure.at_home and tools.played.name != tools.board.name:
            caption = f"{caption} {tools.texts.say('book-on-france')}"
        small, below = max(11, round(self._pixels * 0.82)), box.move(0, box.height)
        below.top += self._pixels // 3
        return self._add_text(caption, "reading", small, FAINT, below, paragraph)

    def _add_text(
        self, text: str, role: Role, pixels: int, ink: str, room: Rect, paragraph: str = ""
    ) -> int:
        """Text in lines, from the top of a room on."""
        lines = tuple(
            wrapped(text, self._gallery.tools.skins.assets.font(role, pixels), room.width)
        )
        pen = Pen(role, pixels, ink, MARK, round(pixels * _SPACING))
        box = Rect(room.topleft, (room.width, pen.step * len(lines)))
        self.blocks.append(TextBlock(box, paragraph, pen, lines))
        return box.bottom

    def _draw_figure(self, surface: Surface, box: Rect, name: str, tick: int | None) -> None:
        picture = self._gallery.picture(name, step_at(FIGURES[name].steps, tick), box.size)
        rim = box.inflate(6, 6)
        pygame.draw.rect(surface, FAINT, rim)
        pygame.draw.rect(surface, "#FFF6DF", rim.inflate(-2, -2))
        if picture is not None:
            surface.blit(picture, box)


def step_at(steps: int, tick: int | None) -> int:
    """Which step of a figure is shown: the last one first and longest, then from the start."""
    if tick is None:
        return steps - 1
    return min((tick + steps - 1) % (steps + 2), steps - 1)
