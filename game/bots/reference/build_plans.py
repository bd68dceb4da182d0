"""Builds with a purpose: to cities, to the end of the game, or wasted deliberately."""

from collections.abc import Iterable

from game.board import Hex
from game.bots.reference.atlas import FirstAtlas
from game.rules.draft import Draft, draft
from game.rules.errors import RuleBroken

FARTHEST = 64  # maximum path length; no board is that wide


def run(atlas: FirstAtlas, planned: Draft) -> Draft:
    """Cities one after another, best worth for distance first, with the locomotives left.

    Nothing is placed behind the last reachable city; without one the draft stays as it is.
    """
    while planned.room:
        longer = follow(planned, _way_to_the_best_city(atlas, planned))
        if len(longer.hexes) == len(planned.hexes):
            break
        planned = longer
    return planned


def approach(atlas: FirstAtlas, planned: Draft) -> Draft:
    """As far as possible towards the nearest city, goal cities excluded."""
    return _towards(atlas, planned, atlas.board.city_bits & ~atlas.end_bits, ~atlas.end_bits)


def rush(atlas: FirstAtlas, planned: Draft) -> Draft:
    """As far as possible towards a goal city."""
    return _towards(atlas, planned, atlas.end_bits, -1)


def seize(atlas: FirstAtlas, planned: Draft, cities: int) -> Draft:
    """The shortest path into one of these cities; nothing if none is in reach."""
    taken = _towards(atlas, planned, cities, ~atlas.end_bits)
    return taken if taken.points and taken.points[-1] else planned


def reaches_the_end(atlas: FirstAtlas, planned: Draft) -> Draft | None:
    """The build that ends the game, if there is one."""
    if not planned.shore & atlas.near_the_end:
        return None
    last = rush(atlas, planned)
    return last if last.hexes and atlas.board[last.hexes[-1]].end else None


def waste(atlas: FirstAtlas, planned: Draft, count: int) -> Draft:
    """Locomotives placed without gain, away from the cities if possible."""
    for _ in range(count):
        rural = planned.open_bits() & ~atlas.board.city_bits
        rural = rural & ~atlas.near_a_city or rural
        if not rural:
            break
        planned = planned.place(atlas.board.grid.hex_of(rural & -rural))
    return planned


def stops(planned: Draft) -> list[Draft]:
    """The shorter builds that end in each city of a build, shortest first."""
    part = draft(planned.table, planned.company)
    found = []
    for place, points in zip(planned.hexes, planned.points, strict=True):
        part = part.place(place)
        if points:
            found.append(part)
    return found


def follow(planned: Draft, way: Iterable[Hex]) -> Draft:
    """The draft along a path, as far as rules and locomotives allow."""
    try:
        for place in way:
            if not planned.room:
                break
            planned = planned.place(place)
    except RuleBroken:  # a hex on the path has become another company's last access
        pass
    return planned


def _towards(atlas: FirstAtlas, planned: Draft, goals: int, allowed: int) -> Draft:
    layers = atlas.layers(planned.shore, _passable(planned) & allowed, FARTHEST)
    for number, layer in enumerate(layers):
        found = layer & goals
        if found:
            return follow(planned, atlas.way(layers[: number + 1], found & -found))
    return planned


def _way_to_the_best_city(atlas: FirstAtlas, planned: Draft) -> list[Hex]:
    layers = atlas.layers(planned.shore, _passable(planned) & ~atlas.end_bits, planned.room)
    best, best_worth, best_steps = 0, 0, 1
    for steps, layer in enumerate(layers, start=1):
        if atlas.most * best_steps <= best_worth * steps:
            break  # even the best city would be worth less per step from here on
        for worth, bits in atlas.targets:
            found = layer & bits
            if found:
                if worth * best_steps > best_worth * steps:
                    best, best_worth, best_steps = found & -found, worth, steps
                break
    return atlas.way(layers[:best_steps], best) if best else []


def _passable(planned: Draft) -> int:
    """The hexes that locomotives may pass through, judged before the first step."""
    bits = planned.free & ~planned.network
    if planned.watch.lifelines:
        bits &= ~(planned.narrow & planned.watch.lifelines_of_others(planned.company.order))
    return bits
