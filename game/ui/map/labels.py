"""Places the cities' ribbons so that none lies on another or hides a barrier. Draws nothing."""

import math
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from game.board import Board, Hex, HexKind
from game.ui.map.camera import Point, unit_point

_SMALLEST_LETTERS = 9  # pixels; smaller ones are not readable
_EASY_LETTERS = 10  # pixels; smaller ones only where these do not fit
_EASY_HEX = 34  # pixels; from here they do
_LARGEST_LETTERS = 26
_LETTERS = 0.24  # of a hex's width
_SMALLEST_NAMED_HEX = 25  # pixels; names would cover the map on smaller ones
_ROUNDS = 12
_VIEWS_KEPT = 8

_AT_ONCE = 8  # ribbons of which places are computed in one step
_CELL = 2.0  # hexes: the grid in which neighbours are looked up

Result = TypeVar("Result")
Steps = Generator[None, None, Result]

# Where the middle of a ribbon may lie, from the middle of its hex, each with its cost: rows in
# widths of a hex, then steps to the side in halves of the ribbon's overhang.
_ROWS = (
    (0.40, 0.0),
    (0.53, 0.7),
    (-0.41, 1.2),
    (-0.55, 1.9),
    (-0.63, 2.3),
    (0.72, 3.5),
    (-0.76, 4.0),
    (0.88, 4.6),
    (-0.90, 5.0),
    (0.0, 7.0),
)
_STEPS = ((0.0, 0.0), (-0.25, 1.1), (0.25, 1.0), (-0.5, 2.1), (0.5, 2.0), (-1.0, 9.1), (1.0, 9.0))
_ON_ANOTHER = 400.0  # for a ribbon that is completely covered
_ON_A_BARRIER = 320.0
_ON_A_PLATE = 60.0  # for a figure that is completely covered: only it tells a free city's worth
_OUTSIDE = 900.0
_CORE = 0.5  # of a hex's width: what a player must see of a hex
_NEAR = 3  # hexes: what a ribbon may reach


class LabelArea(NamedTuple):
    """A rectangle in fractions of pixels."""

    left: float
    top: float
    right: float
    bottom: float

    def common(self, other: "LabelArea") -> float:
        """The pixels that lie in both."""
        width = _common(self.left, self.right, other.left, other.right)
        return width and width * _common(self.top, self.bottom, other.top, other.bottom)


def letters(hex_width: float) -> int:
    """The height of a ribbon's font in pixels; 0 if a name would not be readable."""
    if hex_width < _SMALLEST_NAMED_HEX:
        return 0
    least = _EASY_LETTERS if hex_width >= _EASY_HEX else _SMALLEST_LETTERS
    return round(min(max(hex_width * _LETTERS, least), _LARGEST_LETTERS))


def label_steps(
    board: Board, hex_width: float, sizes: Mapping[Hex, Point], bounds: LabelArea
) -> Steps[dict[Hex, Point]]:
    """Find the middle of every city's ribbon, in pixels from the middle of the hex (0, 0)."""
    key = board, hex_width, tuple(sizes.items()), bounds
    places = _kept.pop(key, None)
    if places is None:
        places = yield from _Placement(board, hex_width, sizes, bounds).steps()
    while len(_kept) >= _VIEWS_KEPT:
        del _kept[next(iter(_kept))]
    _kept[key] = places  # the most recently used is last
    return dict(places)


def label_area(middle: Point, size: Point) -> LabelArea:
    """The area of a ribbon."""
    (x, y), (width, height) = middle, size
    return LabelArea(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def covered_hexes(board: Board, city: Hex, hex_width: float, area: LabelArea) -> frozenset[Hex]:
    """The hexes but a ribbon's own of which it hides the middle."""
    reach = range(-_NEAR, _NEAR + 1)
    near = (Hex(city.q + q, city.r + r) for q in reach for r in reach if (q, r) != (0, 0))
    size = (hex_width * _CORE, hex_width * _CORE)

    def core(place: Hex) -> LabelArea:
        x, y = unit_point(place)
        return label_area((x * hex_width, y * hex_width), size)

    return frozenset(place for place in near if place in board and area.common(core(place)))


class _Choice(NamedTuple):
    """A place for a ribbon; the cost disregards the other ribbons."""

    cost: float
    middle: Point
    area: LabelArea


class _Grid:
    """Finds the areas near another one without looking at all of them."""

    def __init__(self, areas: Sequence[LabelArea], cell: float) -> None:
        self._areas, self._cell = areas, cell
        self._numbers: dict[tuple[int, int], list[int]] = defaultdict(list)
        for number, area in enumerate(areas):
            for place in self._cells(area):
                self._numbers[place].append(number)

    def overlapping(self, area: LabelArea) -> list[int]:
        """The numbers of all areas that have pixels in common with this one, in order."""
        near = {n for place in self._cells(area) for n in self._numbers.get(place, ())}
        return [number for number in sorted(near) if self._areas[number].common(area)]

    def _cells(self, area: LabelArea) -> Iterator[tuple[int, int]]:
        left, top, right, bottom = (math.floor(side / self._cell) for side in area)
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                yield column, row


class _Placement:
    def __init__(
        self, board: Board, hex_width: float, sizes: Mapping[Hex, Point], bounds: LabelArea
    ) -> None:
        self._width, self._sizes, self._bounds = hex_width, sizes, bounds
        self._barriers = [self._barrier(*sorted(barrier)) for barrier in board.barriers]
        self._plates = [
            self._plate(space.hex) for space in board.spaces if space.kind is not HexKind.RURAL
        ]
        self._barrier_grid = _Grid(self._barriers, _CELL * hex_width)
        self._plate_grid = _Grid(self._plates, _CELL * hex_width)
        self._choices: dict[Hex, list[_Choice]] = {}
        self._rivals: dict[Hex, list[Hex]] = {}

    def steps(self) -> Steps[dict[Hex, Point]]:
        """Tries several orders of choosing; returns the middle of every ribbon."""
        for number, place in enumerate(self._sizes, 1):
            self._choices[place] = self._candidates(place)
            if number % _AT_ONCE == 0:
                yield
        self._find_rivals()
        yield
        orders = (
            sorted(self._sizes, key=lambda place: (-self._sizes[place][0], place)),
            sorted(self._sizes, key=lambda place: (-self._choices[place][0].cost, place)),
            sorted(self._sizes),
            sorted(self._sizes, reverse=True),
        )
        best: Mapping[Hex, _Choice] = {}
        least = math.inf
        for order in orders:
            chosen = yield from self._in_order(order)
            cost = self._total_cost(chosen)
            if cost < least:
                best, least = chosen, cost
        return {place: choice.middle for place, choice in best.items()}

    def _find_rivals(self) -> None:
        """Which ribbons could cover each other."""
        places = list(self._sizes)
        reaches = [_hull(self._choices[place]) for place in places]
        grid = _Grid(reaches, _CELL * self._width)
        for place, reach in zip(places, reaches, strict=True):
            others = [places[number] for number in grid.overlapping(reach)]
            self._rivals[place] = [other for other in others if other != place]

    def _in_order(self, order: Sequence[Hex]) -> Steps[dict[Hex, _Choice]]:
        """All ribbons choose in this order, repeatedly until none moves."""
        chosen: dict[Hex, _Choice] = {}
        for _ in range(_ROUNDS):
            before = dict(chosen)
            for number, place in enumerate(order, 1):
                chosen[place] = self._cheapest(place, chosen)
                if number % _AT_ONCE == 0:
                    yield
            if before == chosen:
                break
        return chosen

    def _total_cost(self, chosen: Mapping[Hex, _Choice]) -> float:
        """The sum of squares, so that the worst place counts most."""
        return sum(
            (choice.cost + _ON_ANOTHER * _share(choice.area, self._areas(place, chosen))) ** 2
            for place, choice in chosen.items()
        )

    def _areas(self, place: Hex, chosen: Mapping[Hex, _Choice]) -> list[LabelArea]:
        return [chosen[other].area for other in self._rivals[place] if other in chosen]

    def _cheapest(self, place: Hex, chosen: Mapping[Hex, _Choice]) -> _Choice:
        others = self._areas(place, chosen)
        best, least = self._choices[place][0], float("inf")
        for choice in self._choices[place]:  # the cheapest first
            if choice.cost >= least:
                break
            cost = choice.cost + _share(choice.area, others) * _ON_ANOTHER
            if cost < least:
                best, least = choice, cost
        return best

    def _candidates(self, place: Hex) -> list[_Choice]:
        """Places in a grid: what each covers is computed by row and by column, which is fast."""
        x, y = self._middle(place)
        width, height = size = self._sizes[place]
        over = width / 2 + self._width * 0.1
        across = [x + step * over for step, _ in _STEPS]
        down = [y + row * self._width for row, _ in _ROWS]
        costs = [[high + aside + _OUTSIDE for _, aside in _STEPS] for _, high in _ROWS]
        around = label_area((x, y), (3 * width, 3 * height + 2 * self._width))
        for area, weight in self._obstacles(around, width * height):
            wide = [_common(area.left, area.right, at - width / 2, at + width / 2) for at in across]
            for row, at in zip(costs, down, strict=True):
                high = weight * _common(area.top, area.bottom, at - height / 2, at + height / 2)
                if high:
                    row[:] = [cost + high * share for cost, share in zip(row, wide, strict=True)]
        return sorted(
            _Choice(cost, (left, at), label_area((left, at), size))
            for row, at in zip(costs, down, strict=True)
            for cost, left in zip(row, across, strict=True)
        )

    def _obstacles(self, around: LabelArea, whole: float) -> Iterator[tuple[LabelArea, float]]:
        """Areas that a ribbon should or should not cover, with the cost of each pixel."""
        for number in self._barrier_grid.overlapping(around):
            yield self._barriers[number], _ON_A_BARRIER / whole
        for number in self._plate_grid.overlapping(around):
            plate = self._plates[number]
            yield plate, _ON_A_PLATE / plate.common(plate)
        yield self._bounds, -_OUTSIDE / whole

    def _middle(self, place: Hex) -> Point:
        x, y = unit_point(place)
        return x * self._width, y * self._width

    def _plate(self, place: Hex) -> LabelArea:
        """The figure on a city's plate, or the centre of a station; above it lies the tip of a
        ribbon."""
        x, y = self._middle(place)
        return label_area((x, y - 0.06 * self._width), (self._width * 0.3, self._width * 0.56))

    def _barrier(self, one: Hex, other: Hex) -> LabelArea:
        (left, top), (right, bottom) = self._middle(one), self._middle(other)
        upright = one.r == other.r
        size = (0.2 if upright else 0.6) * self._width, (0.64 if upright else 0.42) * self._width
        return label_area(((left + right) / 2, (top + bottom) / 2), size)


def _common(one_from: float, one_to: float, other_from: float, other_to: float) -> float:
    length = (one_to if one_to < other_to else other_to) - (
        one_from if one_from > other_from else other_from
    )
    return length if length > 0 else 0.0


def _share(area: LabelArea, others: Sequence[LabelArea]) -> float:
    whole = (area.right - area.left) * (area.bottom - area.top)
    return sum(map(area.common, others)) / whole


def _hull(choices: Sequence[_Choice]) -> LabelArea:
    left, top, right, bottom = zip(*(choice.area for choice in choices), strict=True)
    return LabelArea(min(left), min(top), max(right), max(bottom))


# Several views of one board: the table, its results and its replay show the same map.
_Key = tuple[Board, float, tuple[tuple[Hex, Point], ...], LabelArea]
_kept: dict[_Key, dict[Hex, Point]] = {}
