"""How events are animated: locomotives drive out, points fly, shares change hands."""

from enum import StrEnum
from typing import NamedTuple

from game.board import Hex
from game.rules.companies import Company
from game.rules.events import Built, SeenEvent
from game.rules.table import Traded
from game.ui.anim.timeline import Timeline, beats, count, cue, drive, flash, fly, parallel, sequence
from game.ui.map.rails import grown, path_to
from game.ui.table.geometry import Geometry
from game.ui.table.panel.cards import marker_place

LONGEST_DRIVE = 1.4  # seconds for one locomotive, however long its line is
STEP = 0.22  # seconds a hex
_STAGGER = 0.45
_CHUFF = 0.21


class Thing(StrEnum):
    """What can move over the table."""

    LOCOMOTIVE = "locomotive"
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


def event_timeline(event: SeenEvent, geometry: Geometry, viewer: int | None) -> Timeline:
    """The animation of an event as a seat sees it; empty for most."""
    match event:
        case Built():
            return _build(event, geometry)
        case Traded():
            return _trade(event, geometry, viewer)
        case _:
            return Timeline()


def _build(event: Built, geometry: Geometry) -> Timeline:
    """Every locomotive leaves the company's card for its station and drives along its own line."""
    company, value = event.company, event.value - sum(event.points)
    lineup, card = geometry.board.lineup, geometry.layout.cards[company.order]
    rails = grown(lineup.board, lineup.starts[company], lineup.lines[company], event.hexes)
    drives = []
    for number, (goal, points) in enumerate(zip(event.hexes, event.points, strict=True)):
        locomotive = Subject(Thing.LOCOMOTIVE, company, number)
        places = [geometry.camera.pixel_of(place) for place in path_to(rails, goal)]
        step = min(STEP, LONGEST_DRIVE / len(places))
        seconds = step * max(1, len(places) - 1)
        chuffs = beats("chuff", every=_CHUFF, seconds=seconds)
        arrival = [cue("clank")]
        if points:
            arrival.append(_score_city(event, geometry, number, value))
            value += points
        drives.append(
            sequence(
                fly(locomotive, card.midleft, places[0], height=60.0, seconds=0.35),
                parallel(drive(locomotive, places, step), chuffs),
                parallel(*arrival),
            )
        )
    return parallel(cue(f"whistle_{company}"), parallel(*drives, stagger=_STAGGER))


def _score_city(event: Built, geometry: Geometry, number: int, before: int) -> Timeline:
    """The city flashes, its points fly to the value track, the marker rolls."""
    goal, points, company = event.hexes[number], event.points[number], event.company
    city, card = geometry.camera.pixel_of(goal), geometry.layout.cards[company.order]
    flying = Subject(Thing.POINTS, company, points, goal)
    rolling = count(Subject(Thing.VALUE, company), before, before + points, 0.4)
    return sequence(
        parallel(flash(Subject(Thing.CITY, company, number, goal)), cue(f"city_{min(points, 4)}")),
        fly(flying, city, marker_place(card, before), height=80.0, seconds=0.6),
        parallel(cue("points"), rolling),
    )


def _trade(event: Traded, geometry: Geometry, viewer: int | None) -> Timeline:
    """One goes from the player to its depot, then one or two come from another."""
    layout, rack = geometry.layout, geometry.rack if event.seat == viewer else None
    owner = rack.box.center if rack else layout.players[event.seat].center
    give, take = (layout.cards[one.order].midleft for one in (event.give, event.take))
    given = fly(Subject(Thing.SHARE, event.give), owner, give, height=90.0)
    taken = (
        fly(Subject(Thing.SHARE, event.take, number), take, owner, height=90.0)
        for number in range(event.taken)
    )
    return sequence(cue("punch"), given, cue("clank"), parallel(*taken, stagger=0.2), cue("punch"))
