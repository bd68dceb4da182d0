"""Builds that lead somewhere: to the cities, to the end of the game, or nowhere on purpose."""

from collections.abc import Iterable

from game.board import Hex
from game.bots.atlas import Atlas
from game.rules.draft import Draft, draft
from game.rules.errors import RuleBroken

FARTHEST = 64  # steps that a way is looked for; no board is that wide


def run(atlas: Atlas, planned: Draft) -> Draft:
    """Cities one after another, the most worth for its distance first, with what is left to place.

    Nothing more is placed behind the last city in reach; if none is, the draft stays as it is.
    """
    while planned.room:
        longer = follow(planned, _way_to_the_best_city(atlas, planned))
        if len(longer.hexes) == len(planned.hexes):
            break
        planned = longer
    return planned


def approach(atlas: Atlas, planned: Draft) -> Draft:
    """As far as possible towards the nearest city, the one that ends the game left aside."""
    return _towards(atlas, planned, atlas.board.city_bits & ~atlas.end_bits, ~atlas.end_bits)


def rush(atlas: Atlas, planned: Draft) -> Draft:
    """As far as possible towards the city that ends the game."""
    return _towards(atlas, planned, atlas.end_bits, -1)


def seize(atlas: Atlas, planned: Draft, cities: int) -> Draft:
    """The shortest way into one of these cities; nothing if none is in reach."""
    taken = _towards(atlas, planned, cities, ~atlas.end_bits)
    return taken if taken.points and taken.points[-1] else planned


def reaches_the_end(atlas: Atlas, planned: Draft) -> Draft | None:
    """The build that ends the game at once, if there is one."""
    if not planned.shore & atlas.near_the_end:
        return None
    last = rush(atlas, planned)
    return last if last.hexes and atlas.board[last.hexes[-1]].end else None


def waste(atlas: Atlas, planned: Draft, count: int) -> Draft:
    """Locomotives where they bring nothing, away from the cities if that can be."""
    for _ in range(count):
        rural = planned.open_bits() & ~atlas.board.city_bits
        rural = rural & ~atlas.near_a_city or rural
        if not rural:
            break
        planned = planned.place(atlas.board.grid.hex_of(rural & -rural))
    return planned


def stops(planned: Draft) -> list[Draft]:
    """The shorter builds that end in each of a build's cities, the shortest first."""
    part = draft(planned.table, planned.company)
    found = []
    for place, points in zip(planned.hexes, planned.points, strict=True):
        part = part.place(place)
        if points:
            found.append(part)
    return found


def follow(planned: Draft, way: Iterable[Hex]) -> Draft:
    """The draft along a way, as far as rules and locomotives allow."""
    try:
        for place in way:
            if not planned.room:
                break
            planned = planned.place(place)
    except RuleBroken:  # a hex has become another company's last way as we came along
        pass
    return planned


def _towards(atlas: Atlas, planned: Draft, goals: int, allowed: int) -> Draft:
    layers = atlas.layers(planned.shore, _passable(planned) & allowed, FARTHEST)
    for number, layer in enumerate(layers):
        found = layer & goals
        if found:
            return follow(planned, atlas.way(layers[: number + 1], found & -found))
    return planned


def _way_to_the_best_city(atlas: Atlas, planned: Draft) -> list[Hex]:
    layers = atlas.layers(planned.shore, _passable(planned) & ~atlas.end_bits, planned.room)
    best, best_worth, best_steps = 0, 0, 1
    for steps, layer in enumerate(layers, start=1):
        if atlas.most * best_steps <= best_worth * steps:
            break  # not even the best city would be worth more a step from here on
        for worth, bits in atlas.targets:
            found = layer & bits
            if found:
                if worth * best_steps > best_worth * steps:
                    best, best_worth, best_steps = found & -found, worth, steps
                break
    return atlas.way(layers[:best_steps], best) if best else []


def _passable(planned: Draft) -> int:
    """The hexes that locomotives may go through, as far as can be seen before the first step."""
    bits = planned.free & ~planned.network
    if planned.watch.lifelines:
        bits &= ~(planned.narrow & planned.watch.lifelines_of_others(planned.company.order))
    return bits
