"""The people behind the names of bots."""

import pytest

from game.bots.levels import LEVELS, NAMES, Level
from game.bots.people import PEOPLE, Style, Temper, person_named


@pytest.mark.parametrize("level", LEVELS)
def test_six_bots_of_a_level_are_six_different_people(level: str) -> None:
    people = [person_named(name) for name in NAMES[Level(level)]]
    assert None not in people
    assert len(set(people)) == 6


@pytest.mark.parametrize("level", LEVELS)
def test_every_style_occurs_at_every_level(level: str) -> None:
    people = [person_named(name) for name in NAMES[Level(level)]]
    assert {person.style for person in people if person} == set(Style)


def test_every_temper_occurs() -> None:
    assert {person.temper for person in PEOPLE} == set(Temper)


def test_every_person_has_a_face_and_a_name_of_their_own() -> None:
    assert len({person.face for person in PEOPLE}) == len(PEOPLE) == 18
    assert len({person.name.casefold() for person in PEOPLE}) == 18


def test_a_person_is_found_by_name_however_it_is_written() -> None:
    person = person_named("bébert")
    assert person is not None
    assert person.name == "Bébert"


def test_a_typed_name_is_nobody() -> None:
    assert person_named("Ada") is None
    assert person_named("") is None
