"""A line chart on a cream card: axes, lines and a legend.

No line is identified by its colour alone: each has a dash pattern and a sign.
"""

from collections.abc import Sequence
from itertools import count, cycle, pairwise
from math import dist, hypot
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from game.rules.companies import Company
from game.ui.results.game_history import Line
from game.ui.results.page import INK, Brush, between
from game.ui.widgets.skins import Skins

Point = tuple[float, float]
FAINT, GOLD = "#D9C79B", "#9A6B12"
PATTERNS: tuple[tuple[float, ...], ...] = (  # units of strokes and gaps, for each line
    (),
    (14, 5),
    (5, 4),
    (18, 5, 4, 5),
    (28, 6),
    (10, 4, 3, 4, 3, 4),
)
SEAT_LINES = ("#7A6A1F", "#1F6E9C", "#C2452A", "#4C8A2C", "#8449A8", "#B8660F")
_TITLE_SHARE = 0.58  # of the heading, if there is a note beside the title
_FINER = 2  # lines are drawn this much larger and then shrunk
_SIGNS_A_LINE = 4
_LARGE, _SMALL = 17, 16  # units: the signs beside numbers and names, and those in a tooltip
_ASIDE = 1.6  # units between lines with the same numbers
_WIDER = 0.22  # of its height: how much a disc with two letters is longer on each side


class Curve(NamedTuple):
    """One line of a chart; its sign is a company's mark, or a disc with one or two letters."""

    name: str
    line: Line
    colour: str
    edge: str
    pattern: tuple[float, ...]
    mark: Company | str  # or the letters on a disc

    def sign_width(self, size: int) -> int:
        """The width of a sign of this height."""
        short = isinstance(self.mark, Company) or len(self.mark) < 2
        return size if short else size + 2 * round(size * _WIDER)

    def draw_line(
        self, surface: Surface, points: Sequence[Point], scale: float, edge: float, thick: float
    ) -> None:
        """The dashes along some points; `edge` and `thick` are widths in pixels."""
        strokes = dashes(points, [units * scale for units in self.pattern])
        for colour, width in ((self.edge, edge), (self.colour, thick)):
            for stroke in strokes:
                _draw_stroke(surface, Color(colour), stroke, width)

    def draw_sign(self, brush: Brush, middle: tuple[int, int], size: int) -> None:
        """The sign that identifies the line."""
        if isinstance(self.mark, Company):
            brush.company_mark(self.mark, middle, size)
            return
        aside = (self.sign_width(size) - size) // 2
        for colour, radius in ((self.edge, size / 2), (self.colour, size / 2 - 1)):
            for x in {middle[0] - aside, middle[0] + aside}:
                pygame.draw.aacircle(brush.surface, colour, (x, middle[1]), radius)
            straight = Rect(0, 0, 2 * aside, round(2 * radius)).move_to(center=middle)
            brush.surface.fill(colour, straight)
        center = middle[0], middle[1] + size // 16
        letters = Rect(0, 0, size + 2 * aside, size).move_to(center=center)
        pixels = round(size * 0.68)
        brush.write(self.mark, letters, pixels, "#FFF6DF", role="reading-bold", align=0.5)


class ChartFace(NamedTuple):
    """What a chart shows."""

    title: str
    axis: str  # the title of the horizontal axis
    curves: tuple[Curve, ...]
    changes: tuple[tuple[int, int], ...] = ()  # turns, and the curve that leads from there on
    note: str = ""


class Plot(NamedTuple):
    """The area between the axes: turns from left to right, numbers upwards from 0."""

    area: Rect
    turns: int  # the last turn; the first moment is turn 0
    top: int  # the number at the upper edge

    def x(self, turn: float) -> float:
        """The pixel column of a turn."""
        return self.area.left + self.area.width * turn / max(1, self.turns)

    def y(self, number: float) -> float:
        """The pixel row of a number."""
        return self.area.bottom - self.area.height * number / max(1, self.top)

    def points(self, line: Sequence[int]) -> list[Point]:
        """The points of a line."""
        return [(self.x(turn), self.y(number)) for turn, number in enumerate(line)]

    def turn_at(self, x: float) -> int:
        """The turn nearest to a pixel."""
        share = (x - self.area.left) / max(1, self.area.width)
        return min(max(round(share * self.turns), 0), self.turns)


class Chart:
    """A chart in a box."""

    def __init__(self, skins: Skins, face: ChartFace, box: Rect, scale: float) -> None:
        self.face, self.box, self.scale = face, box, scale
        self._skins = skins
        highest = max(max(curve.line) for curve in face.curves)
        inner = box.inflate(-self._pixels(44), -self._pixels(32))
        self.heading = Rect(inner.left, inner.top, inner.width, self._pixels(30))
        self._columns = 2 if len(face.curves) == 4 else 3  # of the legend
        high = self._pixels(24) * -(-len(face.curves) // self._columns)
        self.legend = Rect(inner.left, inner.bottom - high, inner.width, high)
        # The axis lies below zero, where it covers no line.
        self._sunk = round(self._aside(len(face.curves) - 1)) + self._pixels(6)
        top = self.heading.bottom + self._pixels(34)
        width = inner.width - self._pixels(30 + 35) - self._sign_width(_LARGE)
        height = self.legend.top - self._pixels(34) - self._sunk - top
        area = Rect(inner.left + self._pixels(30), top, width, height)
        self._ticks = ticks(highest, max(2, height // self._pixels(44)))
        self.plot = Plot(area, len(face.curves[0].line) - 1, self._ticks[-1])

    def draw(self, surface: Surface) -> None:
        """Everything but the numbers of a turn."""
        brush, face = self._brush(surface), self.face
        brush.stretch("card/normal", self.box)
        line = self.heading.copy()
        line.width = round(line.width * _TITLE_SHARE) if face.note else line.width
        title = brush.write(face.title, line, brush.pixels(23), INK, role="reading-bold")
        if face.note:
            rest = between(self.heading, title.right, self.heading.right)
            rest = rest.inflate(-brush.pixels(24), 0).move(brush.pixels(12), 0)
            brush.write(face.note, rest, brush.pixels(17), GOLD, align=1.0)
        self._draw_axes(brush)
        self._draw_changes(brush)
        self._draw_lines(surface)
        self._draw_signs(brush)
        self._draw_legend(brush)

    def draw_turn(self, surface: Surface, turn: int, heading: str, note: str = "") -> None:
        """The numbers of one turn over the chart, the highest first."""
        brush, area, x = self._brush(surface), self.plot.area, round(self.plot.x(turn))
        high, pixels, wide = brush.pixels(23), brush.pixels(17), self._sign_width(_SMALL)
        pygame.draw.line(surface, GOLD, (x, area.top), (x, area.bottom), 2)
        for curve in self.face.curves:
            curve.draw_sign(brush, (x, round(self.plot.y(curve.line[turn]))), brush.pixels(16))
        curves = sorted(self.face.curves, key=lambda curve: -curve.line[turn])
        widest = max(brush.width_of(curve.name, pixels, "reading-bold") for curve in curves)
        widest = max(widest + wide + brush.pixels(60), brush.width_of(note, pixels, "reading-bold"))
        width = min(widest + brush.pixels(36), area.width // 2)
        rows = len(curves) + (2 if note else 1)
        gap = brush.pixels(16)
        left = x + gap if x + gap + width <= self.box.right else x - gap - width
        tip = Rect(left, area.top + brush.pixels(4), width, high * rows + brush.pixels(28))
        tip.clamp_ip(self.box)
        brush.stretch("panel/tooltip", tip)
        row = Rect(tip.left, tip.top + brush.pixels(14), tip.width, high)
        row = row.inflate(-brush.pixels(32), 0)
        brush.write(heading, row, brush.pixels(18), INK, role="reading-bold")
        if note:
            row.top += high
            brush.write(note, row, brush.pixels(16), GOLD, role="reading-bold")
        for curve in curves:
            row.top += high
            curve.draw_sign(brush, (row.left + wide // 2, row.centery), brush.pixels(_SMALL))
            name = between(row, row.left + wide + brush.pixels(7), row.right - brush.pixels(40))
            brush.write(brush.shortened(curve.name, name.width, pixels), name, pixels, INK)
            brush.write(str(curve.line[turn]), row, pixels, INK, role="reading-bold", align=1.0)

    def _brush(self, surface: Surface) -> Brush:
        return Brush(surface, self._skins, self.scale)

    def _pixels(self, units: float) -> int:
        return max(1, round(units * self.scale))

    def _sign_width(self, units: int) -> int:
        """The width of the widest sign, so that the text beside all signs is aligned."""
        return max(curve.sign_width(self._pixels(units)) for curve in self.face.curves)

    def _aside(self, number: int) -> float:
        """How far a line is moved down, so that equal lines are drawn side by side."""
        return (number - (len(self.face.curves) - 1) / 2) * self.scale * _ASIDE

    def _draw_axes(self, brush: Brush) -> None:
        area, surface, pixels = self.plot.area, brush.surface, brush.pixels(16)
        for number in self._ticks:
            y = round(self.plot.y(number))
            pygame.draw.line(surface, FAINT, (area.left, y), (area.right, y))
            right = area.left - brush.pixels(7), y + 1
            label = Rect(0, 0, brush.pixels(40), pixels).move_to(midright=right)
            brush.write(str(number), label, pixels, INK, align=1.0)
        axis_line = area.bottom + self._sunk
        below = axis_line + brush.pixels(14)
        width = brush.width_of(self.face.axis, pixels)
        right = self.box.right - brush.pixels(22), below
        axis = Rect(0, 0, width, pixels).move_to(midright=right)
        brush.write(self.face.axis, axis, pixels, INK)
        turns = self.plot.turns
        for turn in ticks(turns, max(2, area.width // brush.pixels(64))):
            if turn > turns:
                break
            x = round(self.plot.x(turn))
            pygame.draw.line(surface, INK, (x, axis_line), (x, axis_line + brush.pixels(4)))
            label = Rect(0, 0, brush.pixels(44), pixels).move_to(center=(x, below))
            if label.right < axis.left:
                brush.write(str(turn), label, pixels, INK, align=0.5)
        pygame.draw.line(surface, INK, (area.left, axis_line), (area.right, axis_line), 2)

    @property
    def crowned(self) -> list[int]:
        """The turns with room for a crown, the last first. No two neighbours are of one player,
        who would seem to take the lead twice running."""
        turns: list[int] = []
        free, follower = float(self.box.right), -1
        for turn, number in reversed(self.face.changes):
            half = self.face.curves[number].sign_width(self._pixels(_LARGE)) / 2
            x = self.plot.x(turn)
            if number != follower and x + half < free:
                turns.append(turn)
                free, follower = x - half, number
        return turns

    def _draw_changes(self, brush: Brush) -> None:
        """A dotted line and the new leader's sign under a crown, or a dot if there is no crown."""
        plot, size, crowned = self.plot, brush.pixels(_LARGE), self.crowned
        top, radius = plot.area.top - brush.pixels(9), brush.pixels(3)
        for turn, number in self.face.changes:
            x, leader = round(plot.x(turn)), self.face.curves[number]
            goal = round(plot.y(leader.line[turn]))
            for y in range(plot.area.top, goal, max(4, brush.pixels(6))):
                end = x, min(y + brush.pixels(3), goal)
                pygame.draw.line(brush.surface, GOLD, (x, y), end)
            if turn not in crowned:
                middle = x, plot.area.top + radius
                pygame.draw.aacircle(brush.surface, leader.colour, middle, radius)
                continue
            leader.draw_sign(brush, (x, top), size)
            crown = (x, top - size // 2 - brush.pixels(5))
            brush.skins.draw_icon(brush.surface, "crown", crown, brush.pixels(15), GOLD)

    def _draw_lines(self, surface: Surface) -> None:
        around = self.plot.area.inflate(self._pixels(12), self._pixels(12)).clip(surface.get_rect())
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
        """Signs along the lines, and at their ends with the last numbers."""
        plot, area, curves = self.plot, self.plot.area, self.face.curves
        every = max(1, plot.turns // _SIGNS_A_LINE)
        for number, curve in enumerate(curves):
            first = every * (number + 1) // (len(curves) + 1)
            for turn in range(first, plot.turns - 1, every):
                y = plot.y(curve.line[turn]) + self._aside(number)
                curve.draw_sign(brush, (round(plot.x(turn)), round(y)), brush.pixels(13))
        ends, lowest = [plot.y(curve.line[-1]) for curve in curves], area.bottom - brush.pixels(6)
        ends = spread_apart(ends, brush.pixels(20), area.top, lowest)
        wide, size = self._sign_width(_LARGE), brush.pixels(_LARGE)
        x = area.right + brush.pixels(9) + wide // 2
        for curve, y in zip(curves, ends, strict=True):
            curve.draw_sign(brush, (x, round(y)), size)
            label = Rect(x + wide // 2 + brush.pixels(4), 0, brush.pixels(34), size)
            label.centery = round(y) + 1
            brush.write(str(curve.line[-1]), label, brush.pixels(17), INK, role="reading-bold")

    def _draw_legend(self, brush: Brush) -> None:
        each, high = self.legend.width // self._columns, brush.pixels(24)
        wide = self._sign_width(_LARGE)
        for number, curve in enumerate(self.face.curves):
            line, column = divmod(number, self._columns)
            row = Rect(self.legend.left + column * each, self.legend.top + line * high, each, high)
            ends = (row.left, row.centery), (row.left + brush.pixels(46), row.centery)
            edge, thick = (max(2.0, units * self.scale) for units in (5.4, 3.4))
            curve.draw_line(brush.surface, ends, self.scale, edge, thick)
            middle = row.left + brush.pixels(47) + wide // 2, row.centery
            curve.draw_sign(brush, middle, brush.pixels(_LARGE))
            left, right = row.left + brush.pixels(53) + wide, row.right - brush.pixels(6)
            name = brush.shortened(curve.name, right - left, brush.pixels(15))
            brush.write(name, between(row, left, right), brush.pixels(18), INK)


def _draw_stroke(surface: Surface, colour: Color, stroke: Sequence[Point], width: float) -> None:
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


def ticks(highest: int, most: int) -> tuple[int, ...]:
    """Numbers from 0 to the first one not below the highest, in `most` steps of 1, 2, 5, 10, 20 ...
    or fewer."""
    steps = (digit * 10**power for power in count() for digit in (1, 2, 5))
    step = next(step for step in steps if step * most >= highest)
    return tuple(range(0, max(-(-highest // step), 1) * step + 1, step))


def spread_apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The places closest to those wanted, in their order and at least a gap apart.

    If there is no room for all gaps, they shrink equally.
    """
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    places = [*wanted]
    for number, index in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        highest = high - gap * (len(wanted) - 1 - number)
        places[index] = min(max(wanted[index], low), highest)
        low = places[index] + gap
    return places


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """A line cut into strokes; a pattern alternates lengths of strokes and gaps, () is solid."""
    if not pattern:
        return [list(points)]
    lengths = cycle(pattern)
    left = next(lengths)
    parts: list[list[Point]] = [[points[0]]]  # strokes and gaps in turn
    for here, there in pairwise(points):
        length, walked = dist(here, there), 0.0
        while length - walked > left:
            walked += left
            share = walked / length
            cut = (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)
            parts[-1].append(cut)
            parts.append([cut])
            left = next(lengths)
        left -= length - walked
        parts[-1].append(there)
    return [stroke for stroke in parts[::2] if len(stroke) > 1]
