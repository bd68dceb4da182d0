"""What an event looks like while it happens: engines drive out, points fly, shares change hands."""

from enum import StrEnum
from typing import NamedTuple

from game.board import Hex
from game.rules.companies import Company
from game.rules.events import Built, SeenEvent
from game.rules.table import Traded
from game.ui.anim.timeline import (
    Timeline,
    beats,
    count,
    cue,
    drive,
    flash,
    fly,
    parallel,
    sequence,
)
from game.ui.map.rails import grown, way
from game.ui.table.geometry import Geometry
from game.ui.table.panel.cards import marker_place

LONGEST_DRIVE = 1.4  # seconds for one engine, however long its line is
STEP = 0.22  # seconds a hex
STAGGER = 0.45
CHUFF = 0.21


class Thing(StrEnum):
    """What can move over the table."""

    ENGINE = "engine"
    CITY = "city"
    POINTS = "points"
    VALUE = "value"
    SHARE = "share"

    __hash__ = str.__hash__  # an Enum's own takes many times as long


class Subject(NamedTuple):
    """One moving thing."""

    thing: Thing
    company: Company
    number: int = 0  # which of several
    hex: Hex | None = None


def moves_of(event: SeenEvent, places: Geometry, viewer: int | None) -> Timeline:
    """The timeline of an event, as a seat sees it; nothing moves for most."""
    match event:
        case Built():
            return _build(event, places)
        case Traded():
            return _trade(event, places, viewer)
        case _:
            return Timeline()


def _build(event: Built, places: Geometry) -> Timeline:
    """Every engine leaves the depot's card for its station and drives along its own line."""
    company, before = event.company, event.value - sum(event.points)
    lineup, card = places.board.lineup, places.layout.cards[company.order]
    rails = grown(lineup.board, lineup.starts[company], lineup.lines[company], event.hexes)
    engines = []
    for number, (goal, points) in enumerate(zip(event.hexes, event.points, strict=True)):
        engine = Subject(Thing.ENGINE, company, number)
        ways = [places.camera.pixel_of(hex_) for hex_ in way(rails, goal)]
        step = min(STEP, LONGEST_DRIVE / len(ways))
        seconds = step * max(1, len(ways) - 1)
        out = parallel(drive(engine, ways, step), beats("chuff", every=CHUFF, seconds=seconds))
        arrival = [cue("clank")]
        if points:
            arrival.append(_city(event, places, number, before))
            before += points
        engines.append(
            sequence(
                fly(engine, card.midleft, ways[0], height=60.0, seconds=0.35),
                out,
                parallel(*arrival),
            )
        )
    whistle = cue(f"whistle_{company}")
    return parallel(whistle, parallel(*engines, stagger=STAGGER))


def _city(event: Built, places: Geometry, number: int, before: int) -> Timeline:
    """The city flashes, its points fly to the value track, the marker rolls."""
    goal, points = event.hexes[number], event.points[number]
    card = places.layout.cards[event.company.order]
    return sequence(
        parallel(
            flash(Subject(Thing.CITY, event.company, number, goal)),
            cue(f"city_{min(points, 4)}"),
        ),
        fly(
            Subject(Thing.POINTS, event.company, points, goal),
            places.camera.pixel_of(goal),
            marker_place(card, before),
            height=80.0,
            seconds=0.6,
        ),
        parallel(
            cue("points"),
            count(Subject(Thing.VALUE, event.company), before, before + points, 0.4),
        ),
    )


def _trade(event: Traded, places: Geometry, viewer: int | None) -> Timeline:
    """One goes from the player to its depot, then one or two come from another."""
    layout, rack = places.layout, places.rack if event.seat == viewer else None
    hands = rack.box if rack else layout.players[event.seat]
    give, take = layout.cards[event.give.order], layout.cards[event.take.order]
    given = fly(Subject(Thing.SHARE, event.give), hands.center, give.midleft, height=90.0)
    taken = (
        fly(Subject(Thing.SHARE, event.take, number), take.midleft, hands.center, height=90.0)
        for number in range(event.taken)
    )
    return sequence(cue("punch"), given, cue("clank"), parallel(*taken, stagger=0.2), cue("punch"))
