"""What a company can reach beyond its next build: the way to the end, and free cities."""

from typing import NamedTuple

from game.bots.atlas import Atlas
from game.rules.table import Table

FARTHEST = 12  # steps; what is farther away hardly matters
FADING = tuple(0.8**steps for steps in range(FARTHEST))  # a city's weight by distance


class Horizon(NamedTuple):
    """How far the goal city is, and what the free cities around are worth."""

    steps: int  # locomotives to a goal city; FARTHEST + 1 if it is farther or out of reach
    pot: float  # the worth of the free cities, each 20% less for every further step


def horizon(atlas: Atlas, table: Table, order: int, known: dict[object, Horizon]) -> Horizon:
    """The horizon of one company; `known` holds those that were already worked out."""
    track = table.track
    passable = track.free & ~track.networks[order]
    if track.watch.lifelines:
        passable &= ~(track.narrow & track.watch.lifelines_of_others(order))
    shore = track.shores[order] & passable
    key = (shore, passable)
    found = known.get(key)
    if found is None:
        found = known[key] = _seen_from(atlas, shore, passable)
    return found


def _seen_from(atlas: Atlas, shore: int, passable: int) -> Horizon:
    steps, pot = FARTHEST + 1, 0.0
    cities = atlas.board.city_bits
    for distance, layer in enumerate(atlas.layers(shore, passable, FARTHEST)):
        if not layer & cities:
            continue
        if steps > FARTHEST and layer & atlas.end_bits:
            steps = distance + 1
        for worth, bits in atlas.targets:
            if layer & bits:
                pot += FADING[distance] * worth * (layer & bits).bit_count()
    return Horizon(steps, pot)
