from pathlib import Path

import pytest

from game.ui.tutorial.lesson_text import LessonText
from tests.game.ui.tutorial.pupil import Pupil

pytestmark = pytest.mark.usefixtures("window")


def a_script(folder: Path, number: int, *, anew: bool) -> LessonText:
    pupil = Pupil(folder)
    return LessonText(pupil.stage, pupil.table.model, number, anew=anew)


def test_the_first_words_say_who_one_is(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    name = pupil.table.names[0]
    assert pupil.coach.face.words.startswith(f"You are {name}. You win if")
    assert name not in pupil.coach.script.words(1)


def test_a_table_that_is_set_up_anew_is_told_once(tmp_path: Path) -> None:
    script = a_script(tmp_path, 2, anew=True)
    assert script.words(0).startswith("The table has been set up again for this lesson.")
    assert not script.words(1).startswith("The table has been set up")


def test_all_that_may_be_said_is_known_beforehand(tmp_path: Path) -> None:
    script = a_script(tmp_path, 0, anew=False)
    faces = script.faces()
    assert {face.words for face in faces} == {*map(script.words, range(3)), script.praise}
    assert any("Not Midi this time" in face.nudge for face in faces)
