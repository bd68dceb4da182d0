"""Locomotives that arrive where another company's stands (R16), until both stand side by side."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from pygame import Rect, Surface, mask

from game.board import Hex
from game.match import Match
from game.rules.actions import Build
from game.rules.companies import Company
from game.rules.events import Built
from game.rules.record_reader import RecordMoment
from game.session import LocalSession
from game.storage.settings import AnimationSpeed
from game.ui.anim.timeline import Timeline
from game.ui.map.lineup import BESIDE
from game.ui.table.event_timelines import Subject, Thing, event_timeline
from game.ui.table.geometry import Geometry
from tests.builders import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    a_header,
    a_state,
    at,
    france,
    line_from,
    shortest_way,
)
from tests.game.ui.evening import Evening
from tests.game.ui.table.test_event_timelines import a_place

pytestmark = pytest.mark.usefixtures("window")

_NEAR = 40  # levels of a colour: a new rail is drawn on the map, or on a picture of its own

# Builds from Amiens end in a city, whose points fly until all steam has gone.
TO_LILLE, TO_TROYES = (shortest_way(france(), at("Amiens"), at(to)) for to in ("Lille", "Troyes"))


def an_evening(folder: Path, others: Mapping[Hex, Company]) -> Evening:
    """A table at which blue can build from Amiens past some other locomotives."""
    track = {**dict.fromkeys(line_from(france(), BLUE, "Amiens"), BLUE), **others}
    match = Match(a_header(), (RecordMoment(a_state(track=track), ()),))
    evening = Evening(folder, session=LocalSession(match, range(3)))
    evening.change(animation=AnimationSpeed.NORMAL, curtain=False)
    evening.open_curtain()
    evening.table.model.show_names(shown=False)  # they change when the move is over
    evening.settle()
    return evening


def frames_of_a_build(evening: Evening, way: list[Hex]) -> list[Surface]:
    """Every frame in which a build moves, and the picture at rest."""
    evening.session.submit(0, Build(BLUE, tuple(way)), evening.session.view_as(0).seq)
    frames: list[Surface] = []
    while not frames or evening.playing is not None:
        evening.frames(1)
        if evening.playing is not None:
            frames.append(evening.screen.copy())
    evening.settle()
    return [*frames, evening.screen.copy()]


def differing(evening: Evening, place: Hex, one: Surface, other: Surface) -> int:
    """How many pixels differ in a hex."""
    side = round(evening.table.camera.hex_width * 0.9)
    box = Rect(0, 0, side, side).move_to(center=evening.table.camera.pixel_of(place))
    near = (_NEAR, _NEAR, _NEAR)
    alike = mask.from_threshold(one.subsurface(box), (0, 0, 0), near, other.subsurface(box))
    return side * side - alike.count()


@pytest.mark.parametrize("other", [RED, GREEN])
def test_r16_the_last_moving_frame_shows_a_shared_hex_as_at_rest(
    tmp_path: Path, other: Company
) -> None:
    evening = an_evening(tmp_path, {TO_LILLE[0]: other})
    *_, last, rest = frames_of_a_build(evening, TO_LILLE)
    assert differing(evening, TO_LILLE[0], last, rest) == 0


def test_several_hexes_can_be_shared_in_one_build(tmp_path: Path) -> None:
    others = dict(zip(TO_TROYES, (RED, YELLOW, GREEN), strict=False))
    evening = an_evening(tmp_path, others)
    *_, last, rest = frames_of_a_build(evening, TO_TROYES)
    assert [differing(evening, place, last, rest) for place in others] == [0, 0, 0]


def a_shared_arrival() -> tuple[Geometry, Timeline]:
    """How blue comes to where red stands."""
    place, shared = a_place(), TO_LILLE[0]
    track = {**line_from(france(), BLUE, "Amiens"), shared: RED}
    place.board.set_table(a_state(track=track).table)
    return place, event_timeline(Built(0, BLUE, (shared,), (0,), 0, 20), place, 0)


def test_who_steps_aside_begins_as_it_stood_and_moves_bit_by_bit() -> None:
    (place, timeline), shared = a_shared_arrival(), TO_LILLE[0]
    standing, arriving = Subject(Thing.STANDING, RED, hex=shared), Subject(Thing.LOCOMOTIVE, BLUE)
    moments = [timeline.at(timeline.duration * number / 60) for number in range(61)]
    seen = [looks[standing] for looks in moments if standing in looks]
    assert seen[0].place == pytest.approx(place.camera.pixel_of(shared), abs=2)
    assert len({look.place for look in seen}) > 8
    sizes = [look.scale for look in seen]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 0.99
    assert (sizes[-1], moments[-1][arriving].scale) == (BESIDE, BESIDE)


def test_with_reduced_motion_nobody_steps_aside_and_nothing_shrinks() -> None:
    _, whole = a_shared_arrival()
    reduced = whole.reduced()
    assert reduced.duration == pytest.approx(whole.duration)
    looks = reduced.at(reduced.duration)
    assert all(one.thing is not Thing.STANDING for one in looks if isinstance(one, Subject))
    assert looks[Subject(Thing.LOCOMOTIVE, BLUE)].scale == 1


def test_a_move_that_is_left_while_one_steps_aside_leaves_the_map_as_it_was(
    tmp_path: Path,
) -> None:
    evening = an_evening(tmp_path, {TO_LILLE[0]: RED})
    model, board = evening.table.model, evening.table.board
    frames_of_a_build(evening, TO_LILLE)
    model.step_back()
    evening.settle()
    before = board.ground_look.lineup
    model.step_forward()
    for _ in range(600):
        evening.frames(1)
        if board.ground_look.lineup != before:
            break
    assert TO_LILLE[0] not in board.ground_look.lineup.by_hex
    model.step_back()
    evening.settle()
    assert board.ground_look.lineup == before
