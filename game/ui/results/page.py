"""What all pages of the results share: their interface, the layout around them, the heading.

Units are pixels of a window of 1536x864. What is around a page grows less than the page.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.rules.companies import Company
from game.storage.settings import SMALLEST_WINDOW
from game.ui.anim.effects import Appearance
from game.ui.anim.timeline import Playback
from game.ui.media.assets import Role
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import CREAM, GOLD

INK = "#2A1C12"
VICTORY = "victory"  # the cue that names a winner
_ABOVE, _BELOW = "#24447C", "#0B1730"
_FULL = (1536, 864)
_TALLEST = 0.72  # of the window's width: in a taller window the page is centred
_MOST_AROUND = 1.2  # of the scale that fits the window
_LEAST_SCALE = 0.56


class Brush(NamedTuple):
    """Draws sprites and text on a surface at one scale."""

    surface: Surface
    skins: Skins
    scale: float

    def pixels(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.scale))

    def write(
        self,
        text: str,
        box: Rect,
        pixels: int,
        ink: str,
        *,
        role: Role = "reading",
        align: float = 0.0,
    ) -> Rect:
        """Write one line of text into a box."""
        return self.skins.write(self.surface, text, box, pixels, ink, role=role, align=align)

    def width_of(self, text: str, pixels: int, role: Role = "reading") -> int:
        """The width of one line of text."""
        return self.skins.assets.font(role, pixels).size(text)[0]

    def shortened(self, text: str, width: int, pixels: int, role: Role = "reading") -> str:
        """The start of a text that fits a width."""
        return shortened(text, self.skins.assets.font(role, pixels), width)

    def stretch(self, sprite: str, box: Rect) -> None:
        """Fill a box with a nine-slice sprite."""
        self.skins.stretch(self.surface, sprite, box, self.scale)

    def rounded(
        self, box: Rect, fill: str | Color, edge: str | Color, line: int = 1, corners: int = 8
    ) -> None:
        """A filled box with round corners and an edge."""
        radius = self.pixels(corners)
        pygame.draw.rect(self.surface, fill, box, border_radius=radius)
        pygame.draw.rect(self.surface, edge, box, line, border_radius=radius)

    def company_mark(self, company: Company, middle: tuple[int, int], size: int) -> None:
        """A company's mark."""
        picture = self.skins.assets.scaled(f"table/mark/{company}", (size, size))
        self.surface.blit(picture, picture.get_rect(center=middle))

    def crown(self, middle: tuple[int, int], size: int) -> None:
        """A golden crown with its shadow."""
        if size > 0:
            for shift, colour in ((2, "#1A1206"), (0, "#FFD65A")):
                place = middle[0] + shift, middle[1] + shift
                self.skins.draw_icon(self.surface, "crown", place, size, colour)

    def tooltip(self, text: str, above: Rect, letters: int, room: int, inset: int = 0) -> None:
        """A tooltip above something, clear of the window's edges; lengths are in units."""
        width = self.width_of(text, self.pixels(letters), "reading-bold")
        box = Rect(0, 0, width + self.pixels(36 + room), self.pixels(38 + room))
        box = box.move_to(midbottom=(above.centerx, above.top - self.pixels(2)))
        box.clamp_ip(self.surface.get_rect().inflate(-self.pixels(8 + room), 0))
        self.stretch("panel/tooltip", box)
        line = box.inflate(-self.pixels(inset), 0) if inset else box
        self.write(text, line, self.pixels(letters), INK, role="reading-bold", align=0.5)


class PageHeading(NamedTuple):
    """The text above a page; a title that names a winner has a crown on each side."""

    title: str
    line: str
    corner: str
    crown: Appearance | None = None


@dataclass(frozen=True)
class ResultsLayout:
    """The rectangles around the open page."""

    size: tuple[int, int]
    fit: float  # the scale at which everything fits the window
    wanted: float  # how much larger the player wants everything
    title: Rect
    subtitle: Rect
    tabs: tuple[Rect, ...]
    corner: Rect
    content: Rect
    inner: Rect  # the content without its margins
    buttons: tuple[Rect, ...]
    footer: Rect

    @property
    def scale(self) -> float:
        """The scale of what is around the page."""
        return self.scale_up_to(_MOST_AROUND)

    def scale_up_to(self, most: float) -> float:
        """The scale the player wants, at most this many times the fitting one."""
        return self.fit * min(self.wanted, most)


def columns(row: Rect, widths: Sequence[float], gap: int) -> list[Rect]:
    """Boxes side by side that fill a row, with widths in these proportions."""
    share = (row.width - gap * (len(widths) - 1)) / sum(widths)
    boxes, left = [], float(row.left)
    for width in widths:
        boxes.append(Rect(round(left), row.top, int(width * share), row.height))
        left += width * share + gap
    return boxes


def between(row: Rect, left: int, right: int) -> Rect:
    """The part of a row between two columns of pixels."""
    return Rect(left, row.top, right - left, row.height)


def side_by_side(row: Rect, widths: Iterable[int], gap: int) -> list[Rect]:
    """Boxes of these widths, from the left end of a row."""
    boxes, left = [], row.left
    for width in widths:
        boxes.append(Rect(left, row.top, width, row.height))
        left += width + gap
    return boxes


def results_layout(
    size: tuple[int, int], buttons: int, ui_scale: float = 1.0, pages: int = 2
) -> ResultsLayout:
    """The layout for a window of this size."""
    width, height = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
    fit = min(width / _FULL[0], height / _FULL[1])
    wanted = max(ui_scale, _LEAST_SCALE / fit)
    scale = fit * min(wanted, _MOST_AROUND)

    def px(units: float) -> int:
        return round(units * scale)

    frame = Rect(0, 0, width, height).inflate(-px(56), -px(32))
    frame.inflate_ip(0, min(0, round(width * _TALLEST) - height))
    title = Rect(frame.left, frame.top + px(10), frame.width, px(58))
    subtitle = Rect(frame.left, title.bottom, frame.width, px(28))
    footer = Rect(frame.left, frame.bottom - px(6) - px(26), frame.width, px(26))
    row = Rect(0, 0, min(frame.width - px(40), px(1180)), px(54))
    row = row.move_to(midbottom=(frame.centerx, footer.top - px(4)))
    bar = Rect(frame.left + px(28), subtitle.bottom + px(2), frame.width - px(56), px(42))
    tabs = side_by_side(bar, [px(200)] * pages, px(208) - px(200))
    content = Rect(frame.left, bar.bottom, frame.width, row.top - px(12) - bar.bottom)
    gap = px(14)
    each = (row.width - gap * (buttons - 1)) // buttons
    return ResultsLayout(
        size=(width, height),
        fit=fit,
        wanted=wanted,
        title=title,
        subtitle=subtitle,
        tabs=tuple(tabs),
        corner=between(bar, tabs[-1].right + px(24), bar.right),
        content=content,
        inner=content.inflate(-px(44), -px(32)),
        buttons=tuple(side_by_side(row, [each] * buttons, gap)),
        footer=footer,
    )


class ResultsPage(ABC):
    """One page of the results."""

    name: str
    label: str  # the key of the text on its tab
    playback: Playback  # the animation that opens the page
    final = False  # whether it shows who has won the series

    @property
    def moving(self) -> bool:
        """Whether the page's animation goes on."""
        return not self.playback.over

    @abstractmethod
    def layout(self, layout: ResultsLayout) -> None:
        """Lay the page out for a window, in the language of the context."""

    @abstractmethod
    def heading(self) -> PageHeading:
        """The text above the page."""

    @abstractmethod
    def draw(self, surface: Surface) -> None:
        """Draw the page."""

    def preparing(self) -> Iterator[None]:
        """Make the pictures of what the animation shows, step by step."""
        yield

    def handle(self, event: Event) -> bool:
        """Handle mouse and keys; True if the picture has changed."""
        return False

    def leave(self) -> None:  # noqa: B027 - a hook
        """Hide what the mouse asked for, since another page or scene is opened."""


def painting_ground(skins: Skins, layout: ResultsLayout) -> Generator[None, None, Surface]:
    """Night blue with the pattern of the panels, a golden frame, and the panel of the page."""
    shades = Surface((1, 2))
    shades.set_at((0, 0), _ABOVE)
    shades.set_at((0, 1), _BELOW)
    ground = pygame.transform.smoothscale(shades, layout.size)
    yield
    whole = Rect((0, 0), layout.size)
    skins.tile(ground, "panel/pattern", whole, layout.scale)
    yield
    margin = -round(10 * layout.scale)
    brush = Brush(ground, skins, layout.scale)
    brush.stretch("panel/map_frame", whole.inflate(margin, margin))
    yield
    brush.stretch("panel/action", layout.content)
    yield
    return ground.convert(24)  # which is only copied from: a quarter less memory


def draw_heading(brush: Brush, layout: ResultsLayout, heading: PageHeading) -> None:
    """Draw the text above a page."""
    crown, skins = heading.crown, brush.skins
    pixels = brush.pixels(46 * (min(crown.scale, 1.1) if crown else 1.0))
    box = layout.title.inflate(-brush.pixels(180), 0)
    title = brush.shortened(heading.title, box.width, brush.pixels(18), "display")
    written = brush.write(title, box, pixels, GOLD, role="display", align=0.5)
    if crown:
        side = brush.pixels(44)
        for x in (written.left - side, written.right + side):
            middle = x, layout.title.centery
            skins.draw_icon(brush.surface, "crown", middle, side, "#FFD65A")
    brush.write(heading.line, layout.subtitle, brush.pixels(23), CREAM, align=0.5)
    brush.write(heading.corner, layout.corner, brush.pixels(20), GOLD, role="label", align=1.0)
