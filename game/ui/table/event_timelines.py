"""How events are animated: locomotives drive out, points fly, shares change hands."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from game.board import Hex
from game.move_times import (
    CITY_FLASH,
    DEPARTURE,
    FLIGHT,
    LONGEST_DRIVE,
    POINTS_FLIGHT,
    ROLLING,
    STAGGER,
    TAKEN_STAGGER,
    TRADE_REST,
)
from game.rules.companies import Company
from game.rules.events import Built, SeenEvent
from game.rules.table import Traded
from game.ui.anim.effects import Shrink, Slide
from game.ui.anim.timeline import (
    Timeline,
    beats,
    count,
    cue,
    drive,
    flash,
    fly,
    lay,
    parallel,
    pause,
    sequence,
    track,
)
from game.ui.map.camera import Point
from game.ui.map.lineup import PlacedLocomotive, PlacedRail
from game.ui.map.locomotives import ground_point
from game.ui.map.rails import path_to
from game.ui.table.geometry import Geometry
from game.ui.table.panel.cards import marker_place

STEP = 0.22  # seconds a hex
_CHUFF = 0.21
_ROOM = 0.4  # seconds for stepping aside, if the drive takes as long


class Thing(StrEnum):
    """What can move over the table."""

    LOCOMOTIVE = "locomotive"
    STANDING = "standing"  # a locomotive that steps aside for another
    CITY = "city"
    POINTS = "points"
    VALUE = "value"
    SHARE = "share"
    RAIL = "rail"

    __hash__ = str.__hash__  # an Enum's own takes many times as long


class Subject(NamedTuple):
    """One moving thing."""

    thing: Thing
    company: Company
    number: int = 0  # which of several
    hex: Hex | None = None
    rail: PlacedRail | None = None


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
    """Every locomotive leaves the company's card for its station, drives along its own line, and
    lays the rails of new hexes as it comes there."""
    company, value = event.company, event.value - sum(event.points)
    card, line = geometry.layout.cards[company.order], _GrowingLine(event, geometry)
    drives = []
    for number, (goal, points) in enumerate(zip(event.hexes, event.points, strict=True)):
        locomotive = Subject(Thing.LOCOMOTIVE, company, number)
        places = line.places_to(goal)
        step = min(STEP, LONGEST_DRIVE / len(places))
        laid = (lay(rail, places, leg, step) for leg, rail in line.laid_to(goal))
        seconds = step * max(1, len(places) - 1)
        shares = line.sharing(locomotive, goal, seconds)
        chuffs = beats("chuff", every=_CHUFF, seconds=seconds)
        arrival = [cue("clank")]
        if points:
            arrival.append(_score_city(event, geometry, number, value))
            value += points
        drives.append(
            sequence(
                fly(locomotive, card.midleft, places[0], height=60.0, seconds=DEPARTURE),
                parallel(
                    drive(locomotive, places, step, line.arrived(goal).heading),
                    *laid,
                    chuffs,
                    *shares,
                ),
                parallel(*arrival),
            )
        )
    return parallel(cue(f"whistle_{company}"), parallel(*drives, stagger=STAGGER))


class _GrowingLine:
    """A company's line while a build is shown: where its locomotives drive, what they lay."""

    def __init__(self, event: Built, geometry: Geometry) -> None:
        company, lineup = event.company, geometry.board.lineup
        locomotives, placed = lineup.ghosts(company, event.hexes)
        old = [one for here in lineup.by_hex.values() for one in here if one.company is company]
        self._camera, self._company, self._lineup = geometry.camera, company, lineup
        self._placed = {one.hex: one for one in (*old, *locomotives)}
        self._rails = [*lineup.lines[company], *((rail.one, rail.other) for rail in placed)]
        self._to_lay = {(rail.one, rail.other): rail for rail in placed}

    def places_to(self, goal: Hex) -> list[Point]:
        """The pixels of the way to a hex: beside another company where it shares a hex."""
        return [self._place(self._placed[one]) for one in path_to(self._rails, goal)]

    def laid_to(self, goal: Hex) -> list[tuple[int, Subject]]:
        """The rails on the way to a hex that nobody has laid before, each with its leg."""
        found = []
        for leg, ends in enumerate(pairwise(path_to(self._rails, goal))):
            if (rail := self._to_lay.pop(ends, None)) is not None:
                found.append((leg, Subject(Thing.RAIL, self._company, rail=rail)))
        return found

    def arrived(self, goal: Hex) -> PlacedLocomotive:
        """A locomotive at the end of its drive."""
        return self._placed[goal]

    def sharing(self, locomotive: Subject, goal: Hex, seconds: float) -> Iterator[Timeline]:
        """At the end of its drive a locomotive stands smaller beside one that steps aside (R16)."""
        room = min(_ROOM, seconds)
        for before, after in self._lineup.stepping_aside(self._company, goal):
            standing = Subject(Thing.STANDING, before.company, hex=goal)
            slide = self._place(before), self._place(after)
            yield parallel(
                track(standing, room, Slide(*slide, before.heading)),
                track(standing, room, Shrink(after.size)),
                track(locomotive, room, Shrink(self.arrived(goal).size)),
            ).shifted(seconds - room)

    def _place(self, placed: PlacedLocomotive) -> Point:
        (x, y), (left, top, *_) = ground_point(placed, self._camera), self._camera.pane
        return x + left, y + top


def _score_city(event: Built, geometry: Geometry, number: int, before: int) -> Timeline:
    """The city flashes, its points fly to the value track, the marker rolls."""
    goal, points, company = event.hexes[number], event.points[number], event.company
    city, card = geometry.camera.pixel_of(goal), geometry.layout.cards[company.order]
    lit = Subject(Thing.CITY, company, number, goal)
    flying = Subject(Thing.POINTS, company, points, goal)
    rolling = count(Subject(Thing.VALUE, company), before, before + points, ROLLING)
    return sequence(
        parallel(flash(lit, CITY_FLASH), cue(f"city_{min(points, 4)}")),
        fly(flying, city, marker_place(card, before), height=80.0, seconds=POINTS_FLIGHT),
        parallel(cue("points"), rolling),
    )


def _trade(event: Traded, geometry: Geometry, viewer: int | None) -> Timeline:
    """One goes from the player to its depot, then one or two come from another; the trade of
    another player then stands still for a moment, so that it can be read."""
    layout, own = geometry.layout, event.seat == viewer
    rack = geometry.rack if own else None
    owner = rack.box.center if rack else layout.players[event.seat].center
    give, take = (layout.cards[one.order].midleft for one in (event.give, event.take))
    given = fly(Subject(Thing.SHARE, event.give), owner, give, height=90.0, seconds=FLIGHT)
    taken = (
        fly(Subject(Thing.SHARE, event.take, number), take, owner, height=90.0, seconds=FLIGHT)
        for number in range(event.taken)
    )
    flights = given, cue("clank"), parallel(*taken, stagger=TAKEN_STAGGER)
    rest = Timeline() if own else pause(TRADE_REST)
    return sequence(cue("punch"), *flights, cue("punch"), rest)
