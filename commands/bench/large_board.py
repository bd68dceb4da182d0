"""A board as large as a file may be, for the measures of growth."""

from game.board import Board, Hex, HexKind, Space, around

RADIUS = 25  # rings around Paris: 1,951 hexes of at most 2,000
CITY_EVERY = 5  # hexes, about as dense as on the map of France


def large_board() -> Board:
    """A hexagon of land with cities all over, the goal in a corner."""
    paris, goal = Hex(0, 0), Hex(RADIUS, 0)
    ring = around(paris)
    spaces = [Space(paris, HexKind.EIFFEL)]
    spaces += [Space(one, HexKind.START, f"Gare {n}") for n, one in enumerate(ring)]
    for q in range(-RADIUS, RADIUS + 1):
        for r in range(max(-RADIUS, -q - RADIUS), min(RADIUS, -q + RADIUS) + 1):
            place = Hex(q, r)
            if place == paris or place in ring:
                continue
            if place == goal or (q + 2 * r) % CITY_EVERY == 0:
                value = 4 if place == goal else 1 + (q * q + r) % 3
                spaces.append(Space(place, HexKind.CITY, f"Town {q} {r}", value, place == goal))
            else:
                spaces.append(Space(place, HexKind.RURAL))
    return Board("large", "Large", tuple(spaces), frozenset())
