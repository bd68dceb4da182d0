"""What a lesson says: its requests, its nudges, and all texts that the panel needs room for."""

from pathlib import Path

import pytest

from commands.lesson_games import lesson
from game.rules.companies import COMPANIES
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.plan import Plan
from game.ui.tutorial.lesson import Lesson, nudge_for, possible_nudges
from game.ui.tutorial.lessons import BLACK, BLUE, PURPLE, RED, STEPS, LessonBeat, PupilState
from tests.game.ui.tutorial.pupil import Pupil

ENGLISH = Texts("en", strict=True)


def begun(name: str) -> tuple[tuple[LessonBeat, ...], Plan]:
    step = next(step for step in STEPS if step.name == name)
    return step.beats, Plan(lesson(name, "Ada").view_as(0).view)


def test_no_action_or_the_right_one_gets_no_nudge() -> None:
    beats, plan = begun("trade")
    assert nudge_for(beats[0], PupilState(plan), ENGLISH) == ""
    assert nudge_for(beats[1], PupilState(plan.giving(BLACK)), ENGLISH) == ""
    assert nudge_for(beats[1], PupilState(plan.giving(BLACK).choose(RED)), ENGLISH) == ""


def test_another_locomotive_than_the_lesson_asked_for_is_named() -> None:
    beats, plan = begun("trade")
    nudge = nudge_for(beats[0], PupilState(plan.giving(BLUE)), ENGLISH)
    assert nudge == "Not Nord this time: choose Est instead."


def test_another_company_than_should_be_taken_is_named() -> None:
    beats, plan = begun("trade")
    nudge = nudge_for(beats[1], PupilState(plan.giving(BLACK).choose(PURPLE)), ENGLISH)
    assert nudge == "Not Midi this time: choose P.L.M. instead."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_nudge_ends_with_two_full_stops(language: str) -> None:
    beats, plan = begun("build")
    texts = Texts(language, strict=True)
    for company in COMPANIES:
        if company is not RED:
            assert ".." not in nudge_for(beats[0], PupilState(plan.choose(company)), texts)


def test_every_nudge_is_known_in_advance() -> None:
    beats, plan = begun("build")
    foreseen = possible_nudges(beats[0], plan, ENGLISH)
    others = [plan.choose(company) for company in COMPANIES if company is not RED]
    for done in (*others, plan.giving(BLUE)):
        assert nudge_for(beats[0], PupilState(done), ENGLISH) in foreseen
    beats, plan = begun("trade")
    foreseen = possible_nudges(beats[0], plan, ENGLISH)
    for done in (plan.giving(BLUE), plan.choose(RED)):
        assert nudge_for(beats[0], PupilState(done), ENGLISH) in foreseen


@pytest.mark.usefixtures("window")
def test_the_first_text_says_who_you_are(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    name = pupil.table.names[0]
    assert pupil.coach.face.text.startswith(f"You are {name}. You win if")
    assert name not in pupil.coach.lesson.request(1, ENGLISH)


@pytest.mark.usefixtures("window")
def test_only_the_first_text_says_that_the_table_was_reset(tmp_path: Path) -> None:
    third = Lesson(Pupil(tmp_path).table.model, 2, reset=True)
    assert third.request(0, ENGLISH).startswith("The table has been set up again for this lesson.")
    assert not third.request(1, ENGLISH).startswith("The table has been set up")


@pytest.mark.usefixtures("window")
def test_every_text_is_known_in_advance(tmp_path: Path) -> None:
    first = Pupil(tmp_path).coach.lesson
    pairs = list(first.possible_texts(ENGLISH))
    requests = {first.request(beat, ENGLISH) for beat in range(3)}
    assert {text for text, _ in pairs} == {*requests, first.praise(ENGLISH)}
    assert any("Not Midi this time" in nudge for _, nudge in pairs)
