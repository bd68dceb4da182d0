from math import dist

from game.rules.companies import Company
from game.ui.anim.effects import Fly
from game.ui.table.moments.finale import (
    LASTS,
    FinalePlaces,
    FinaleSubject,
    Sight,
    finale_timeline,
)

PLACES = FinalePlaces((400.0, 500.0), 200.0, (300.0, 200.0), 320.0)
TIMELINE = finale_timeline(Company.RED, PLACES)


def test_it_begins_with_a_fanfare_and_the_companys_whistle() -> None:
    assert [cue.name for cue in TIMELINE.cues] == ["marseille", "whistle_red"]


def test_the_plaque_comes_from_above_the_window_and_stays() -> None:
    plaque = FinaleSubject(Sight.PLAQUE)
    first = next(look for n in range(99) if (look := TIMELINE.at(n / 60).get(plaque)))
    assert first.place[1] < 0
    assert TIMELINE.at(LASTS - 0.01)[plaque].place == PLACES.plaque


def test_sparks_fly_from_the_city_and_no_further_than_they_should() -> None:
    sparks = {FinaleSubject(Sight.SPARK, number) for number in range(99)}
    flights = [one.effect for one in TIMELINE.tracks if one.subject in sparks]
    assert len(flights) > 20
    for flight in flights:
        assert isinstance(flight, Fly)
        assert flight.start == PLACES.city
        assert 0.4 * PLACES.reach < dist(flight.start, flight.end) <= PLACES.reach


def test_the_rays_turn_until_its_end() -> None:
    turns = [TIMELINE.at(n / 10)[FinaleSubject(Sight.RAYS)].number for n in range(1, 40)]
    assert turns == sorted(turns)
    assert turns[0] < turns[-1]
    assert TIMELINE.duration == LASTS
