import pytest

from commands.lesson_games import lesson
from game.rules.companies import COMPANIES
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.plan import Plan
from game.ui.tutorial.lesson_parts import LessonBeat, PupilState
from game.ui.tutorial.lessons import BLACK, BLUE, PURPLE, RED, STEPS
from game.ui.tutorial.nudges import may_be_said, nudge_of

ENGLISH = Texts("en", strict=True)


def begun(name: str) -> tuple[tuple[LessonBeat, ...], Plan]:
    step = next(step for step in STEPS if step.name == name)
    return step.beats, Plan(lesson(name, "Ada").look(0).view)


def test_who_has_done_nothing_or_the_right_thing_is_left_alone() -> None:
    beats, plan = begun("trade")
    assert nudge_of(beats[0], PupilState(plan), ENGLISH) == ""
    assert nudge_of(beats[1], PupilState(plan.giving(BLACK)), ENGLISH) == ""
    assert nudge_of(beats[1], PupilState(plan.giving(BLACK).choose(RED)), ENGLISH) == ""


def test_another_locomotive_than_was_asked_for_is_named() -> None:
    beats, plan = begun("trade")
    nudge = nudge_of(beats[0], PupilState(plan.giving(BLUE)), ENGLISH)
    assert nudge == "Not Nord this time: choose Est instead."


def test_another_company_than_should_be_taken_is_named() -> None:
    beats, plan = begun("trade")
    nudge = nudge_of(beats[1], PupilState(plan.giving(BLACK).choose(PURPLE)), ENGLISH)
    assert nudge == "Not Midi this time: choose P.L.M. instead."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_nudge_ends_with_two_points(language: str) -> None:
    beats, plan = begun("build")
    texts = Texts(language, strict=True)
    for company in COMPANIES:
        if company is not RED:
            assert ".." not in nudge_of(beats[0], PupilState(plan.choose(company)), texts)


def test_whatever_leads_back_is_known_beforehand() -> None:
    beats, plan = begun("build")
    foreseen = may_be_said(beats[0], plan, ENGLISH)
    others = [plan.choose(company) for company in COMPANIES if company is not RED]
    for done in (*others, plan.giving(BLUE)):
        assert nudge_of(beats[0], PupilState(done), ENGLISH) in foreseen
    beats, plan = begun("trade")
    foreseen = may_be_said(beats[0], plan, ENGLISH)
    for done in (plan.giving(BLUE), plan.choose(RED)):
        assert nudge_of(beats[0], PupilState(done), ENGLISH) in foreseen
