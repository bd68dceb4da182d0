"""Rain on a coarse relief: water gathers into streams and the streams cut their valleys.

Priority flood for the drainage, then the stream power law solved from the mouths upwards.
"""

import heapq
from typing import TypeAlias

import numba  # type: ignore[import-not-found, import-untyped, unused-ignore]
import numpy as np
from numpy.typing import NDArray

from tools.map_picture.frame import Floats

Indices: TypeAlias = NDArray[np.int64]
Levels: TypeAlias = NDArray[np.float64]


def erode(
    heights: Floats,
    sea: NDArray[np.bool_],
    cutting: float,
    rebound: float,
    rounds: int,
) -> Floats:
    """The relief after so many rounds of rain; rebound lifts it back towards what it was.

    heights are metres on square cells; the sea and the border are where water leaves.
    """
    margin = 4
    start = np.pad(heights.astype(np.float64), margin, mode="edge")
    outlet = np.pad(sea, margin, mode="edge")
    outlet[[0, -1], :] = True
    outlet[:, [0, -1]] = True
    land = start.copy()
    for number in range(rounds):
        land += rebound * (start - land) * ~outlet
        order, levels = _flood(land, outlet)
        receivers = _receivers(levels, outlet, number)
        _cut(land.ravel(), order, receivers, cutting)
    return land[margin:-margin, margin:-margin].astype(np.float32)


@numba.njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _flood(land: Levels, outlet: NDArray[np.bool_]) -> tuple[Indices, Levels]:
    """Cells from the mouths upwards, and the level at which water leaves each."""
    rows, columns = land.shape
    levels = land.copy()
    reached = outlet.copy()
    order = np.empty(rows * columns, np.int64)
    count = 0
    queue = [(np.float64(0.0), np.int64(0))]
    queue.pop()
    for row in range(rows):
        for column in range(columns):
            if outlet[row, column]:
                heapq.heappush(queue, (land[row, column], np.int64(row * columns + column)))
    while queue:
        level, cell = heapq.heappop(queue)
        order[count] = cell
        count += 1
        row, column = cell // columns, cell % columns
        for r in range(max(row - 1, 0), min(row + 2, rows)):
            for c in range(max(column - 1, 0), min(column + 2, columns)):
                if reached[r, c]:
                    continue
                reached[r, c] = True
                levels[r, c] = max(level + 0.001, land[r, c])
                heapq.heappush(queue, (levels[r, c], np.int64(r * columns + c)))
    return order, levels


@numba.njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _receivers(levels: Levels, outlet: NDArray[np.bool_], seed: int) -> Indices:
    """For each cell the neighbour that its water runs to: about the steepest way down.

    A little chance keeps the streams from following the rows and columns of the grid.
    """
    np.random.seed(seed)
    rows, columns = levels.shape
    receivers = np.arange(rows * columns)
    for row in range(1, rows - 1):
        for column in range(1, columns - 1):
            if outlet[row, column]:
                continue
            steepest = 0.0
            for down in range(-1, 2):
                for across in range(-1, 2):
                    fall = levels[row, column] - levels[row + down, column + across]
                    if down != 0 and across != 0:
                        fall *= 0.7071
                    fall *= 0.4 + 1.2 * np.random.random()
                    if fall > steepest:
                        steepest = fall
                        receivers[row * columns + column] = (row + down) * columns + column + across
    return receivers


@numba.njit(cache=True)  # type: ignore[untyped-decorator, unused-ignore]
def _cut(
    land: NDArray[np.float64],
    order: Indices,
    receivers: Indices,
    cutting: float,
) -> None:
    """Lower each cell towards its receiver, the more the more land drains through it."""
    drained = np.ones(land.size)
    for position in range(land.size - 1, -1, -1):
        cell = order[position]
        if receivers[cell] != cell:
            drained[receivers[cell]] += drained[cell]
    for position in range(land.size):
        cell = order[position]
        below = receivers[cell]
        if below != cell and land[cell] > land[below]:
            force = cutting * np.sqrt(min(drained[cell], 400.0))
            land[cell] = (land[cell] + force * land[below]) / (1 + force)
