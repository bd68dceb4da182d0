"""A page of the rulebook: words in lines and drawings beside or below them, as high as it takes.

Coordinates are the page's own; the scene scrolls it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.i18n.text import Texts
from game.ui.media.assets import Role
from game.ui.rulebook.contents import SECTIONS, BookParagraph, Passage
from game.ui.rulebook.figures import FIGURES, Gallery
from game.ui.rulebook.highlighted_text import Pen, draw_marked
from game.ui.rulebook.search import spans_of
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import wrapped

INK, FAINT, MARK, HERE = "#2A1C12", "#8A6A3A", "#F7CF55", "#EAD9A6"
_BESIDE = 43  # letters of text that must stay beside a drawing
_SPACING = 1.3
_WIDEST = 34  # letters' heights: the width of a drawing that is not broad


class Lines(NamedTuple):
    """Words of one kind, in lines."""

    box: Rect
    paragraph: str
    pen: Pen
    lines: tuple[str, ...]


class Drawing(NamedTuple):
    """A drawing in its place."""

    box: Rect
    name: str


Block = Lines | Drawing


class BookPage:
    """One section, laid out for a width and a size of letters."""

    def __init__(
        self,
        skins: Skins,
        texts: Texts,
        book: Sequence[BookParagraph],
        section: int,
        width: int,
        pixels: int,
        *,
        at_home: bool = True,
    ) -> None:
        """`at_home` where France is played on, so that drawings of it need not say so."""
        self._skins, self._texts, self._at_home = skins, texts, at_home
        self._told = {told.place.paragraph: told for told in book}
        self._width, self._pixels = width, pixels
        self._gutter = round(pixels * 2.3)  # for the rules' numbers
        self.section, self.height = section, 0
        self.blocks: list[Block] = []
        self._tops: dict[str, Rect] = {}
        name = texts.say(f"book-section-{SECTIONS[section].name}")
        top = self._write(name, "", "display", round(pixels * 1.7), INK, 0, 0, width) + pixels // 2
        for passage in SECTIONS[section].passages:
            self.height = self._lay(passage, top)
            top = self.height + round(pixels * 1.2)

    def place_of(self, paragraph: str) -> Rect:
        """Where a paragraph stands on the page."""
        return self._tops[paragraph]

    def moving(self, view: Rect) -> bool:
        """Whether anything in view moves."""
        drawings = (one for one in self._seen(view) if isinstance(one, Drawing))
        return any(FIGURES[one.name].steps > 1 for one in drawings)

    def draw(
        self, surface: Surface, view: Rect, offset: int, gallery: Gallery, look: "PageLook"
    ) -> None:
        """What is in view, which is a part of the surface."""
        before = surface.get_clip()
        surface.set_clip(view.inflate(self._pixels, 0).clip(before))
        shift = (view.left, view.top - offset)
        if look.here in self._tops:
            band = self._tops[look.here].inflate(self._pixels // 2, self._pixels // 2).move(shift)
            pygame.draw.rect(surface, HERE, band, border_radius=self._pixels // 3)
        for block in self._seen(Rect(0, offset, self._width, view.height)):
            if isinstance(block, Drawing):
                self._draw_figure(surface, block, shift, gallery, look.tick)
            else:
                self._draw_lines(surface, block, shift, look.query)
        surface.set_clip(before)

    def _seen(self, view: Rect) -> Iterator[Block]:
        return (block for block in self.blocks if block.box.colliderect(view))

    def _lay(self, passage: Passage, top: int) -> int:
        """One passage; returns where it ends."""
        figure = FIGURES.get(passage.figure)
        gap = self._pixels * 2
        aside = round((self._width - gap) * 0.42)
        left_over = self._width - gap - aside
        beside = figure is not None and figure.beside and left_over >= _BESIDE * self._pixels * 0.42
        width = left_over if beside else self._width
        end = top
        for paragraph in passage.paragraphs:
            end = self._paragraph(paragraph, end, width) + round(self._pixels * 0.9)
        if figure is None:
            return end
        if beside:
            box = Rect(width + gap, top, aside, round(aside * figure.shape))
            return max(end, self._figure(passage, box))
        wide = self._width - self._gutter
        wide = wide if figure.broad else min(wide, round(_WIDEST * self._pixels))
        if figure.beside:
            wide = min(wide, round(22 * self._pixels))
        box = Rect(self._gutter, end, wide, round(wide * figure.shape))
        return self._figure(passage, box)

    def _paragraph(self, name: str, top: int, width: int) -> int:
        told, pixels, left = self._told[name], self._pixels, self._gutter
        small = max(10, round(pixels * 0.8))
        if told.mark:
            down = top + round(pixels * 0.22)
            self._write(told.mark, "", "label", small, FAINT, 0, down, left)
        room = width - left
        end = self._write(
            told.head, name, "reading-bold", round(pixels * 1.08), INK, left, top, room
        )
        end = self._write(told.text, name, "reading", pixels, INK, left, end, room)
        self._tops[name] = Rect(0, top, width, end - top)
        return end

    def _figure(self, passage: Passage, box: Rect) -> int:
        """A drawing with its words below; returns where they end."""
        name, paragraph = passage.figure, passage.paragraphs[-1]
        self.blocks.append(Drawing(box, name))
        words = self._told[paragraph].caption
        if FIGURES[name].at_home and not self._at_home:
            words = f"{words} {self._texts.say('book-on-france')}"
        small, top = max(11, round(self._pixels * 0.82)), box.bottom + self._pixels // 3
        return self._write(words, paragraph, "reading", small, FAINT, box.left, top, box.width)

    def _write(
        self,
        words: str,
        paragraph: str,
        role: Role,
        pixels: int,
        ink: str,
        left: int,
        top: int,
        width: int,
    ) -> int:
        """Words in lines; returns where they end."""
        font = self._skins.assets.font(role, pixels)
        lines = tuple(wrapped(words, font, width))
        pen = Pen(role, pixels, ink, MARK, round(pixels * _SPACING))
        box = Rect(left, top, width, pen.step * len(lines))
        self.blocks.append(Lines(box, paragraph, pen, lines))
        return box.bottom

    def _draw_lines(
        self, surface: Surface, block: Lines, shift: tuple[int, int], query: str
    ) -> None:
        spans = spans_of(query, " ".join(block.lines)) if query and block.paragraph else ()
        corner = block.box.move(shift).topleft
        draw_marked(surface, self._skins.assets, block.pen, block.lines, spans, corner)

    def _draw_figure(
        self,
        surface: Surface,
        block: Drawing,
        shift: tuple[int, int],
        gallery: Gallery,
        tick: int | None,
    ) -> None:
        box, steps = block.box.move(shift), FIGURES[block.name].steps
        picture = gallery.picture(block.name, step_at(steps, tick), box.size)
        rim = box.inflate(6, 6)
        pygame.draw.rect(surface, FAINT, rim)
        pygame.draw.rect(surface, "#FFF6DF", rim.inflate(-2, -2))
        surface.blit(picture, box)


class PageLook(NamedTuple):
    """What is shown upon a page."""

    query: str = ""  # words to be marked
    here: str = ""  # the paragraph that was jumped to
    tick: int | None = None  # of the drawings' clock; None where nothing moves


def step_at(steps: int, tick: int | None) -> int:
    """Which step of a drawing is seen: the whole of it first and longest, then from the start."""
    if tick is None:
        return steps - 1
    return min((tick + steps - 1) % (steps + 2), steps - 1)
