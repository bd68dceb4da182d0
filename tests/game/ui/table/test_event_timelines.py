from math import dist

import pytest
from pygame import Rect

from game.board import Hex
from game.move_times import LONGEST_DRIVE, TRADE_REST, move_seconds
from game.rules.events import Built, TurnBegan
from game.rules.table import Traded
from game.ui.anim.timeline import Timeline
from game.ui.map.board import BoardPicture
from game.ui.map.camera import fitted
from game.ui.media.audio import sound_files
from game.ui.table.event_timelines import Subject, Thing, event_timeline
from game.ui.table.geometry import Geometry, RackPlaces
from game.ui.table.layout import table_layout
from tests.builders import BLUE, GREEN, RED, a_state, at, france, shortest_way
from tests.game.ui.evening import ROOT
from tests.game.ui.shared_resources import shared_assets

LAYOUT = table_layout((1920, 1080), 3)


def a_place() -> Geometry:
    board = BoardPicture(shared_assets(), france())
    board.set_table(a_state().table)
    camera = fitted(board.frame, (0, 0, LAYOUT.pane.width, LAYOUT.pane.height))
    return Geometry(LAYOUT, camera, RackPlaces(LAYOUT.rack), board)


def a_build() -> Built:
    way = shortest_way(france(), at("Amiens"), at("Lille"))
    return Built(0, BLUE, (at("Amiens"), *way), (1, *[0] * (len(way) - 1), 2), 3, 20)


def test_every_locomotive_drives_to_its_hex() -> None:
    place, event = a_place(), a_build()
    timeline = event_timeline(event, place, 0)
    looks = timeline.at(timeline.duration)
    for number, goal in enumerate(event.hexes):
        engine = looks[Subject(Thing.LOCOMOTIVE, BLUE, number)]
        assert engine.place == pytest.approx(place.camera.pixel_of(goal), abs=1)


def rails_at(timeline: Timeline, moment: float) -> list[float]:
    """How much of each rail has been laid at a moment, in the order of the build."""
    looks = timeline.at(moment).items()
    found = [(one, look) for one, look in looks if isinstance(one, Subject) and one.rail]
    return [look.scale for _, look in found]


def test_rails_are_laid_as_the_locomotives_drive() -> None:
    place, event = a_place(), a_build()
    timeline = event_timeline(event, place, 0)
    moments = [timeline.duration * number / 60 for number in range(61)]
    laid = [sum(rails_at(timeline, moment)) for moment in moments]
    assert laid == sorted(laid)
    assert laid[0] == 0
    assert laid[-1] == pytest.approx(len(event.hexes))
    assert len({round(one, 2) for one in laid}) > 12  # bit by bit
    assert 0 < laid[20] < laid[40]


def test_no_rail_lies_before_the_locomotive_that_lays_it() -> None:
    place, event = a_place(), a_build()
    timeline = event_timeline(event, place, 0)
    for number in range(1, 60):
        looks = timeline.at(timeline.duration * number / 60)
        engines = [
            look.place
            for one, look in looks.items()
            if isinstance(one, Subject) and one.thing is Thing.LOCOMOTIVE
        ]
        for rail, look in looks.items():
            if not isinstance(rail, Subject) or rail.rail is None or not 0 < look.scale < 1:
                continue
            start, end = map(place.camera.pixel_of, (rail.rail.one, rail.rail.other))
            tip = tuple(a + (b - a) * look.scale for a, b in zip(start, end, strict=True))
            assert min(dist(tip, engine) for engine in engines) < 2


def test_with_reduced_motion_no_rail_is_seen_before_its_locomotive() -> None:
    place, event = a_place(), a_build()
    timeline = event_timeline(event, place, 0).reduced()
    for number in range(1, 60):
        looks = timeline.at(timeline.duration * number / 60)
        engines = {
            look.place: look.opacity
            for one, look in looks.items()
            if isinstance(one, Subject) and one.thing is Thing.LOCOMOTIVE
        }
        for rail, look in looks.items():
            if isinstance(rail, Subject) and rail.rail is not None and look.opacity > 0:
                goals = [place.camera.pixel_of(one) for one in event.hexes]
                arrived = [at for at in engines if min(dist(at, goal) for goal in goals) < 2]
                assert arrived


def test_with_reduced_motion_rails_fade_in_whole() -> None:
    timeline = event_timeline(a_build(), a_place(), 0).reduced()
    for number in range(1, 20):
        laid = rails_at(timeline, timeline.duration * number / 20)
        assert set(laid) <= {1.0}


def test_a_locomotive_stops_beside_another_in_a_shared_hex() -> None:
    place = a_place()
    way = shortest_way(france(), at("Amiens"), at("Lille"))
    shared = a_state(track={at("Amiens"): BLUE, way[0]: RED})
    place.board.set_table(shared.table)
    event = Built(0, BLUE, (way[0],), (0,), 0, 20)
    timeline = event_timeline(event, place, 0)
    (x, y) = place.camera.pixel_of(way[0])
    stop = timeline.at(timeline.duration)[Subject(Thing.LOCOMOTIVE, BLUE, 0)].place
    aside = place.board.lineup.spot(BLUE, way[0])
    width = place.camera.hex_width
    assert aside != (0, 0)
    assert stop == pytest.approx((x + aside[0] * width, y + aside[1] * width), abs=1)


def test_the_marker_rolls_to_the_new_value() -> None:
    timeline = event_timeline(a_build(), a_place(), 0)
    assert timeline.at(timeline.duration)[Subject(Thing.VALUE, BLUE)].number == 3
    assert {"clank", "city_1", "city_2", "points", "chuff"} <= {c.name for c in timeline.cues}


def test_a_long_line_does_not_take_long() -> None:
    way = shortest_way(france(), Hex(1, -1), at("Nice"))[:-1]
    event = Built(0, BLUE, tuple(way[:5]), (0,) * 5, 0, 20)
    assert event_timeline(event, a_place(), 0).duration < 5 * LONGEST_DRIVE


def test_a_trade_flies_between_the_player_and_the_depots() -> None:
    event = Traded(1, RED, GREEN, 2, 11)
    timeline = event_timeline(event, a_place(), 0)
    start = timeline.at(0.001)[Subject(Thing.SHARE, RED)]
    assert start.place == pytest.approx(LAYOUT.players[1].center, abs=3)
    own = event_timeline(event, a_place(), 1).at(0.001)[Subject(Thing.SHARE, RED)]
    assert own.place == pytest.approx(LAYOUT.rack.center, abs=3)
    assert Rect(LAYOUT.panel).width


def test_a_turn_that_begins_moves_nothing() -> None:
    assert event_timeline(TurnBegan(1), a_place(), 0).duration == 0


def test_every_cue_is_a_sound_that_there_is() -> None:
    effects, _ = sound_files(ROOT / "sounds")
    names = {name for sound in effects for name in (sound.name, sound.group)}
    for event in (a_build(), Traded(1, RED, GREEN, 2, 11)):
        cues = {cue.name for cue in event_timeline(event, a_place(), 0).cues}
        assert cues <= names


def test_the_trade_of_another_stands_still_to_be_read_ones_own_does_not() -> None:
    event = Traded(1, RED, GREEN, 2, 11)
    others, own = (event_timeline(event, a_place(), viewer).duration for viewer in (0, 1))
    assert others == pytest.approx(own + TRADE_REST)
    assert 1.5 <= event_timeline(event._replace(taken=1), a_place(), 0).duration <= others < 2


@pytest.mark.parametrize(
    "event", [Traded(1, RED, GREEN, 1, 10), Traded(1, RED, GREEN, 2, 11), a_build()]
)
def test_a_move_takes_no_longer_than_bots_wait_for_it(event: Built | Traded) -> None:
    shown = event_timeline(event, a_place(), None).duration
    assert move_seconds(event) / 2 < shown <= move_seconds(event) + 0.001
