"""A line chart on a cream card: axes, lines with their signs, a legend.

Colour is never the only sign: every line has a dash pattern and a mark of its own.
"""

from collections.abc import Sequence
from itertools import cycle, pairwise
from math import dist, hypot
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from game.rules.companies import Company
from game.ui.results.game_history import Line
from game.ui.results.page import INK, Brush
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened

Point = tuple[float, float]
FAINT, GOLD = "#D9C79B", "#9A6B12"
PATTERNS: tuple[tuple[float, ...], ...] = (  # stroke and gap in units, a line each
    (),
    (14, 5),
    (5, 4),
    (18, 5, 4, 5),
    (28, 6),
    (10, 4, 3, 4, 3, 4),
)
SEAT_LINES = ("#7A6A1F", "#1F6E9C", "#C2452A", "#4C8A2C", "#8449A8", "#B8660F")
_TITLE_SHARE = 0.58  # of the heading, where a note stands beside the title
_FINER = 2  # lines are drawn larger by this much and then shrunk
_SIGNS_A_LINE = 4
_LARGE, _SMALL = 17, 16  # units: the signs beside numbers and names, and those in a note
_ASIDE = 1.6  # units between lines with the same numbers
_STEPS = (1, 2, 5)
_WIDER = 0.22  # of its height, at each side, that a disc with two letters is longer


class Curve(NamedTuple):
    """One line of a chart; its sign is a company's mark, or a disc with a letter or two."""

    name: str
    line: Line
    colour: str
    edge: str
    pattern: tuple[float, ...]
    mark: Company | str  # or the letters on a disc

    def sign_width(self, size: int) -> int:
        """How wide the sign is that is so high."""
        short = isinstance(self.mark, Company) or len(self.mark) < 2
        return size if short else size + 2 * round(size * _WIDER)

    def draw_line(
        self, surface: Surface, points: Sequence[Point], scale: float, edge: float, thick: float
    ) -> None:
        """Its dashes along some points, with an edge of so many pixels."""
        strokes = dashes(points, [units * scale for units in self.pattern])
        for colour, width in ((self.edge, edge), (self.colour, thick)):
            for stroke in strokes:
                _draw_stroke(surface, Color(colour), stroke, width)

    def draw_sign(self, brush: Brush, middle: tuple[int, int], size: int) -> None:
        """The sign by which the line is known."""
        if isinstance(self.mark, Company):
            brush.company_mark(self.mark, middle, size)
            return
        aside = (self.sign_width(size) - size) // 2
        for colour, radius in ((self.edge, size / 2), (self.colour, size / 2 - 1)):
            for x in {middle[0] - aside, middle[0] + aside}:
                pygame.draw.aacircle(brush.surface, colour, (x, middle[1]), radius)
            between = Rect(0, 0, 2 * aside, round(2 * radius))
            between.center = middle
            brush.surface.fill(colour, between)
        letters = Rect(0, 0, size + 2 * aside, size)
        letters.center = middle[0], middle[1] + size // 16
        pixels = round(size * 0.68)
        brush.write(self.mark, letters, pixels, "#FFF6DF", role="reading-bold", align=0.5)


class ChartFace(NamedTuple):
    """What a chart shows."""

    title: str
    axis: str  # what is counted to the right
    curves: tuple[Curve, ...]
    changes: tuple[tuple[int, int], ...] = ()  # turns, and the curve that leads from then on
    note: str = ""


class Plot(NamedTuple):
    """The field between the axes: turns to the right, numbers upwards from nothing."""

    area: Rect
    turns: int  # the last of them; the first moment is turn 0
    top: int  # the number at the upper edge

    def x(self, turn: float) -> float:
        """Where a turn stands."""
        return self.area.left + self.area.width * turn / max(1, self.turns)

    def y(self, number: float) -> float:
        """Where a number stands."""
        return self.area.bottom - self.area.height * number / max(1, self.top)

    def points(self, line: Sequence[int]) -> list[Point]:
        """Where a line runs."""
        return [(self.x(turn), self.y(number)) for turn, number in enumerate(line)]

    def turn_at(self, x: float) -> int:
        """The turn nearest to a pixel."""
        share = (x - self.area.left) / max(1, self.area.width)
        return min(max(round(share * self.turns), 0), self.turns)


class Chart:
    """A chart laid out in a box; `draw` paints it, `draw_turn` the numbers of one turn over it."""

    def __init__(self, skins: Skins, face: ChartFace, box: Rect, scale: float) -> None:
        self.face, self.box, self.scale = face, box, scale
        self._skins = skins
        highest = max(max(curve.line) for curve in face.curves)
        inner = box.inflate(-self._pixels(44), -self._pixels(32))
        self.heading = Rect(inner.left, inner.top, inner.width, self._pixels(30))
        rows = -(-len(face.curves) // self._columns)
        self.legend = Rect(inner.left, 0, inner.width, self._pixels(24) * rows)
        self.legend.bottom = inner.bottom
        field = Rect(inner.left, self.heading.bottom, inner.width, 0)
        field.height = self.legend.top - self._pixels(34) - self._sunk - field.top
        field.left += self._pixels(30)
        field.width -= self._pixels(30 + 35) + self._sign_width(_LARGE)
        field.top += self._pixels(34)
        field.height -= self._pixels(34)
        self._ticks = ticks(highest, max(2, field.height // self._pixels(44)))
        self.plot = Plot(field, len(face.curves[0].line) - 1, self._ticks[-1])

    def draw(self, surface: Surface) -> None:
        """The chart as it always looks."""
        brush, face = Brush(surface, self._skins, self.scale), self.face
        brush.spread("card/normal", self.box)
        line = self.heading.copy()
        line.width = round(line.width * _TITLE_SHARE) if face.note else line.width
        title = brush.write(face.title, line, brush.pixels(23), INK, role="reading-bold")
        if face.note:
            rest = Rect(title.right, self.heading.top, 0, self.heading.height)
            rest.width = self.heading.right - rest.left
            rest = rest.inflate(-brush.pixels(24), 0).move(brush.pixels(12), 0)
            brush.write(face.note, rest, brush.pixels(17), GOLD, align=1.0)
        self._draw_axes(brush)
        self._draw_changes(brush)
        self._draw_lines(surface)
        self._draw_signs(brush)
        self._draw_legend(brush)

    def draw_turn(self, surface: Surface, turn: int, heading: str, notes: Sequence[str]) -> None:
        """The numbers of one turn, the best first."""
        brush, plot = Brush(surface, self._skins, self.scale), self.plot
        x = round(plot.x(turn))
        pygame.draw.line(surface, GOLD, (x, plot.area.top), (x, plot.area.bottom), 2)
        for curve in self.face.curves:
            middle = x, round(plot.y(curve.line[turn]))
            curve.draw_sign(brush, middle, brush.pixels(16))
        self._draw_tip(brush, x, turn, heading, notes)

    @property
    def _columns(self) -> int:
        """How many names of the legend stand side by side."""
        return 2 if len(self.face.curves) == 4 else 3

    @property
    def _sunk(self) -> int:
        """How far the axis lies below zero, so that it covers no line that stays there."""
        return round(self._aside(len(self.face.curves) - 1)) + self._pixels(6)

    def _pixels(self, units: float) -> int:
        return max(1, round(units * self.scale))

    def _sign_width(self, units: int) -> int:
        """The width of the widest sign, so that what stands beside them has one edge."""
        return max(curve.sign_width(self._pixels(units)) for curve in self.face.curves)

    def _aside(self, number: int) -> float:
        """How far lower a line is drawn, so that those that run together lie side by side."""
        return (number - (len(self.face.curves) - 1) / 2) * self.scale * _ASIDE

    def _draw_axes(self, brush: Brush) -> None:
        area, surface, pixels = self.plot.area, brush.surface, brush.pixels(16)
        for number in self._ticks:
            y = round(self.plot.y(number))
            pygame.draw.line(surface, FAINT, (area.left, y), (area.right, y))
            label = Rect(0, 0, brush.pixels(40), pixels)
            label.midright = area.left - brush.pixels(7), y + 1
            brush.write(str(number), label, pixels, INK, align=1.0)
        axis_line = area.bottom + self._sunk
        below = axis_line + brush.pixels(14)
        width = brush.skins.assets.font("reading", pixels).size(self.face.axis)[0]
        axis = Rect(0, 0, width, pixels)
        axis.midright = self.box.right - brush.pixels(22), below
        brush.write(self.face.axis, axis, pixels, INK)
        most = max(2, area.width // brush.pixels(64))
        for turn in ticks_within(self.plot.turns, most):
            x = round(self.plot.x(turn))
            pygame.draw.line(surface, INK, (x, axis_line), (x, axis_line + brush.pixels(4)))
            label = Rect(0, 0, brush.pixels(44), pixels)
            label.center = x, below
            if label.right < axis.left:
                brush.write(str(turn), label, pixels, INK, align=0.5)
        pygame.draw.line(surface, INK, (area.left, axis_line), (area.right, axis_line), 2)

    def _draw_changes(self, brush: Brush) -> None:
        """A dotted line and the new leader's sign under a crown, where there is room for them."""
        plot, size = self.plot, brush.pixels(17)
        free = float(plot.area.left) - size
        top = plot.area.top - brush.pixels(9)
        for turn, number in self.face.changes:
            x, leader = round(plot.x(turn)), self.face.curves[number]
            goal = round(plot.y(leader.line[turn]))
            for y in range(plot.area.top, goal, max(4, brush.pixels(6))):
                end = x, min(y + brush.pixels(3), goal)
                pygame.draw.line(brush.surface, GOLD, (x, y), end)
            if x - size / 2 <= free:
                continue
            free = x + size / 2
            leader.draw_sign(brush, (x, top), size)
            crown = (x, top - size // 2 - brush.pixels(5))
            brush.skins.draw_icon(brush.surface, "crown", crown, brush.pixels(15), GOLD)

    def _draw_lines(self, surface: Surface) -> None:
        around = self.plot.area.inflate(self._pixels(12), self._pixels(12))
        around = around.clip(surface.get_rect())
        size = around.width * _FINER, around.height * _FINER
        large = pygame.transform.scale(surface.subsurface(around), size)
        for number, curve in reversed([*enumerate(self.face.curves)]):
            aside = self._aside(number)
            line = [
                ((x - around.left) * _FINER, (y + aside - around.top) * _FINER)
                for x, y in self.plot.points(curve.line)
            ]
            thick = max(1.6, 3.4 * self.scale) * _FINER
            curve.draw_line(large, line, self.scale * _FINER, thick + 2.4 * _FINER, thick)
        surface.blit(pygame.transform.smoothscale(large, around.size), around)

    def _draw_signs(self, brush: Brush) -> None:
        """Signs along the lines, and at their ends with the last numbers, side by side."""
        plot, curves = self.plot, self.face.curves
        every = max(1, plot.turns // _SIGNS_A_LINE)
        for number, curve in enumerate(curves):
            first = every * (number + 1) // (len(curves) + 1)
            for turn in range(first, plot.turns - 1, every):
                lower = plot.y(curve.line[turn]) + self._aside(number)
                curve.draw_sign(brush, (round(plot.x(turn)), round(lower)), brush.pixels(13))
        wanted = [plot.y(curve.line[-1]) for curve in curves]
        lowest = plot.area.bottom - brush.pixels(6)
        ends = spread(wanted, brush.pixels(20), plot.area.top, lowest)
        wide, size = self._sign_width(_LARGE), brush.pixels(_LARGE)
        x = plot.area.right + brush.pixels(9) + wide // 2
        for curve, y in zip(curves, ends, strict=True):
            curve.draw_sign(brush, (x, round(y)), size)
            label = Rect(x + wide // 2 + brush.pixels(4), 0, brush.pixels(34), size)
            label.centery = round(y) + 1
            brush.write(str(curve.line[-1]), label, brush.pixels(17), INK, role="reading-bold")

    def _draw_legend(self, brush: Brush) -> None:
        each, high = self.legend.width // self._columns, brush.pixels(24)
        wide = self._sign_width(_LARGE)
        for number, curve in enumerate(self.face.curves):
            left = self.legend.left + number % self._columns * each
            row = Rect(left, self.legend.top + number // self._columns * high, each, high)
            ends = (row.left, row.centery), (row.left + brush.pixels(46), row.centery)
            edge, thick = (max(2.0, units * self.scale) for units in (5.4, 3.4))
            curve.draw_line(brush.surface, ends, self.scale, edge, thick)
            middle = row.left + brush.pixels(47) + wide // 2, row.centery
            curve.draw_sign(brush, middle, brush.pixels(_LARGE))
            words = Rect(row.left + brush.pixels(53) + wide, row.top, 0, high)
            words.width = row.right - brush.pixels(6) - words.left
            font = brush.skins.assets.font("reading", brush.pixels(15))
            name = shortened(curve.name, font, words.width)
            brush.write(name, words, brush.pixels(18), INK)

    def _draw_tip(
        self, brush: Brush, x: int, turn: int, heading: str, notes: Sequence[str]
    ) -> None:
        skins, high, pixels = brush.skins, brush.pixels(23), brush.pixels(17)
        curves = sorted(self.face.curves, key=lambda curve: -curve.line[turn])
        font, wide = skins.assets.font("reading-bold", pixels), self._sign_width(_SMALL)
        widths = [font.size(curve.name)[0] + wide + brush.pixels(60) for curve in curves]
        widths += [font.size(note)[0] for note in notes]
        width = min(max(widths) + brush.pixels(36), self.plot.area.width // 2)
        tip = Rect(0, 0, width, high * (len(curves) + 1 + len(notes)) + brush.pixels(28))
        tip.top = self.plot.area.top + brush.pixels(4)
        right = x + brush.pixels(16)
        tip.left = right if right + width <= self.box.right else x - brush.pixels(16) - width
        tip.clamp_ip(self.box)
        brush.spread("panel/tooltip", tip)
        row = Rect(tip.left, tip.top, tip.width, high).inflate(-brush.pixels(32), 0)
        row.top += brush.pixels(14)
        brush.write(heading, row, brush.pixels(18), INK, role="reading-bold")
        for note in notes:
            row.top += high
            brush.write(note, row, brush.pixels(16), GOLD, role="reading-bold")
        for curve in curves:
            row.top += high
            curve.draw_sign(brush, (row.left + wide // 2, row.centery), brush.pixels(_SMALL))
            name = Rect(row.left + wide + brush.pixels(7), row.top, 0, high)
            name.width = row.right - brush.pixels(40) - name.left
            font = skins.assets.font("reading", pixels)
            brush.write(shortened(curve.name, font, name.width), name, pixels, INK)
            brush.write(str(curve.line[turn]), row, pixels, INK, role="reading-bold", align=1.0)


def _draw_stroke(surface: Surface, colour: Color, stroke: Sequence[Point], width: float) -> None:
    """A thick line with round bends."""
    for here, there in pairwise(stroke):
        right, down = there[0] - here[0], there[1] - here[1]
        length = hypot(right, down)
        if not length:
            continue
        aside = (-down / length * width / 2, right / length * width / 2)
        corners = [
            (here[0] + aside[0], here[1] + aside[1]),
            (there[0] + aside[0], there[1] + aside[1]),
            (there[0] - aside[0], there[1] - aside[1]),
            (here[0] - aside[0], here[1] - aside[1]),
        ]
        pygame.draw.polygon(surface, colour, corners)
    for bend in stroke[1:-1]:
        pygame.draw.circle(surface, colour, bend, width / 2)


def step(highest: int, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 ... that reaches a number in so many steps or fewer."""
    power = 1
    while True:
        for digit in _STEPS:
            if digit * power * most >= highest:
                return digit * power
        power *= 10


def ticks(highest: int, most: int) -> tuple[int, ...]:
    """Round numbers from 0 to the first one not below the highest."""
    each = step(highest, most)
    return tuple(range(0, max(-(-highest // each), 1) * each + 1, each))


def ticks_within(highest: int, most: int) -> tuple[int, ...]:
    """Round numbers from 0 on, none beyond the highest."""
    return tuple(number for number in ticks(highest, most) if number <= highest)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as can be to those wanted, in their order, at least a gap apart.

    Where there is no room for all the gaps, they shrink alike.
    """
    if not wanted:
        return []
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    placed: list[float] = []
    for number, index in enumerate(order):
        least = placed[-1] + gap if placed else low
        most = high - gap * (len(order) - 1 - number)
        placed.append(min(max(wanted[index], least), most))
    found = [0.0] * len(wanted)
    for index, place in zip(order, placed, strict=True):
        found[index] = place
    return found


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """A line cut into strokes; the pattern is lengths of stroke and gap in turn, none for solid."""
    if not pattern:
        return [list(points)]
    lengths = cycle(pattern)
    left, inked = next(lengths), True
    strokes: list[list[Point]] = [[points[0]]]
    for here, there in pairwise(points):
        length = dist(here, there)
        walked = 0.0
        while length - walked > left:
            walked += left
            share = walked / length
            cut = (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)
            if inked:
                strokes[-1].append(cut)
            else:
                strokes.append([cut])
            left, inked = next(lengths), not inked
        left -= length - walked
        if inked:
            strokes[-1].append(there)
    return [stroke for stroke in strokes if len(stroke) > 1]
