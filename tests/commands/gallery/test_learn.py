"""The gallery's lessons and tips show what their names say."""

import pytest

from commands.gallery.learn import LEARNING, TIPS
from commands.gallery.studio import Studio
from game.ui.core.dialog import DialogScene
from game.ui.table.scene import TableScene
from game.ui.tutorial.coach import Coach
from game.ui.tutorial.lessons import STEPS
from game.ui.tutorial.tutorial import FinishScene
from tests.game.ui.table_probe import TableProbe


def coach(studio: Studio, name: str) -> Coach:
    LEARNING[name](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, TableScene)
    return TableProbe(scene).layer(Coach)


@pytest.mark.parametrize("step", [step.name for step in STEPS])
def test_every_lesson_is_shown_begun_and_done(step: str, studio: Studio) -> None:
    begun = coach(studio, f"learn-{step}")
    assert (begun.lesson.step.name, begun.lesson.done) == (step, False)
    studio.clear((1024, 600), "en")
    assert coach(studio, f"learn-{step}-done").lesson.done


def test_lessons_are_shown_half_way_and_astray(studio: Studio) -> None:
    assert coach(studio, "learn-build-hexes").lesson.beat == 1
    studio.clear((1024, 600), "en")
    assert coach(studio, "learn-limit-warning").lesson.beat == 2
    studio.clear((1024, 600), "en")
    assert coach(studio, "learn-nudge").face.nudge


def test_the_end_and_the_question_are_shown(studio: Studio) -> None:
    LEARNING["learn-finish"](studio)
    assert isinstance(studio.stage.scenes[-1], FinishScene)
    studio.clear((1024, 600), "en")
    LEARNING["learn-leave"](studio)
    assert isinstance(studio.stage.scenes[-1], DialogScene)


@pytest.mark.parametrize("name", TIPS)
def test_every_tip_is_shown(name: str, studio: Studio) -> None:
    LEARNING[f"tips-{name}"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, TableScene)
    shown = TableProbe(scene).card.tips.shown
    assert shown is not None
    assert shown.name == name
