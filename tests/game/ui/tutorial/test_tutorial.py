"""The whole tutorial, walked through by mouse and keys on the real table."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.board import Hex
from game.storage.settings import LEARNED, load
from game.ui.core.dialog import DialogScene
from game.ui.i18n.text import LANGUAGES
from game.ui.results.scene import ResultsScene
from game.ui.table.target import OnHex, OnLogEntry
from game.ui.tutorial.lessons import FIRST_LINE, RED, STEPS
from game.ui.tutorial.tutorial import FinishScene
from tests.game.ui.tutorial.pupil import ASKED, Pupil

pytestmark = pytest.mark.usefixtures("window")
FURTHER = Hex(0, 5)  # one more than the first lesson asks for


@pytest.mark.parametrize("language", LANGUAGES)
def test_following_the_rings_completes_the_tutorial(tmp_path: Path, language: str) -> None:
    pupil = Pupil(tmp_path, replace(ASKED, language=language))
    for number, step in enumerate(STEPS):
        assert pupil.step == step.name
        assert pupil.coach.face.number == number + 1
        assert not pupil.coach.lesson.done
        pupil.finish_step()
        assert pupil.coach.lesson.done, step.name
        assert pupil.coach.face.text == pupil.coach.lesson.praise(pupil.stage.texts)
        pupil.click_button("on")
    count = pupil.stage.scenes[-1]
    assert isinstance(count, ResultsScene)
    pupil.key(pygame.K_SPACE, pygame.K_RETURN)
    assert isinstance(pupil.stage.scenes[-1], FinishScene)
    pupil.key(pygame.K_RETURN)
    assert pupil.left == ["quick"]
    assert LEARNED in load(tmp_path / "settings.json")[0].told


def test_with_the_usual_settings_only_moves_that_end_the_game_are_asked_about(
    tmp_path: Path,
) -> None:
    pupil = Pupil(tmp_path, replace(ASKED, confirm_every_move=False))
    asked = []
    for step in STEPS:
        again = pupil.stage.texts.say("learn-confirm-again")
        asked += [step.name] * (again in pupil.finish_step())
        assert pupil.coach.lesson.done, step.name
        pupil.click_button("on")
    assert asked == ["marseille", "depots"]


def test_the_others_take_their_turns_after_the_pupils_first_build(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.finish_step()
    assert pupil.table.plan.view.table.actions == 3
    assert pupil.table.plan.my_turn


def test_lessons_go_on_at_the_same_table_where_they_can(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    tables = []
    for _ in STEPS:
        tables.append(pupil.table.scene)
        pupil.finish_step()
        pupil.click_button("on")
    kept = [one is other for one, other in pairwise(tables)]
    assert kept == [True, True, True, True, False, True, False, False]


def test_what_was_chosen_stays_chosen_for_the_next_lesson(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, number=1)
    pupil.finish_step()
    pupil.click_button("on")
    assert (pupil.step, pupil.coach.lesson.beat) == ("city", 1)


def test_after_another_move_the_next_lesson_says_that_the_table_was_reset(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.key(pygame.K_3)
    for place in (*FIRST_LINE, FURTHER):
        pupil.follow(OnHex(place))
    pupil.key(pygame.K_RETURN)
    pupil.think()
    pupil.key(pygame.K_RETURN)
    assert pupil.coach.lesson.done
    pupil.click_button("on")
    assert pupil.coach.face.text.startswith("The table has been set up again for this lesson.")
    pupil.click_card(RED.order)
    assert "anew" not in pupil.coach.face.text


def test_a_step_is_skipped_and_gone_back_to_by_keys_or_mouse(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.key(pygame.K_PAGEDOWN)
    assert pupil.step == STEPS[1].name
    pupil.click_button("on")
    assert pupil.step == STEPS[2].name
    pupil.key(pygame.K_PAGEUP)
    pupil.click_button("back")
    assert pupil.step == STEPS[0].name
    pupil.key(pygame.K_PAGEUP)  # before the first there is none
    assert pupil.step == STEPS[0].name


@pytest.mark.parametrize("number", [0, 4])  # the next lesson at the same table, and at another
def test_a_double_click_on_next_skips_no_lesson(tmp_path: Path, number: int) -> None:
    pupil = Pupil(tmp_path, number=number, size=(1280, 720))
    pupil.finish_step()
    place = pupil.coach.choices[1].rect.center
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2
    for kind in kinds:
        pupil.post(Event(kind, pos=place, button=1, touch=False))
    assert pupil.step == STEPS[number + 1].name
    pupil.click_button("on")
    assert pupil.step == STEPS[number + 2].name


def test_the_next_lesson_marks_no_move_of_the_log(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.finish_step()
    pupil.table.model.touch(OnLogEntry(1))
    pupil.click_button("on")
    assert pupil.step == STEPS[1].name
    assert pupil.table.entry is None


def test_enter_goes_on_only_when_the_step_is_done(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.key(pygame.K_RETURN)
    assert pupil.step == STEPS[0].name
    pupil.finish_step()
    pupil.key(pygame.K_RETURN)
    assert pupil.step == STEPS[1].name


def test_escape_asks_and_the_answer_counts(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, number=2)
    pupil.key(pygame.K_ESCAPE)
    assert isinstance(pupil.stage.scenes[-1], DialogScene)
    pupil.key(pygame.K_ESCAPE)
    assert pupil.step == STEPS[2].name
    assert pupil.left == []
    pupil.key(pygame.K_ESCAPE, pygame.K_RIGHT, pygame.K_RETURN)
    assert pupil.left == ["title"]


def test_skipping_every_lesson_leads_to_the_end_too(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.key(*[pygame.K_PAGEDOWN] * len(STEPS))
    finish = pupil.stage.scenes[-1]
    assert isinstance(finish, FinishScene)
    assert finish.text.startswith("You have skipped some lessons.")


def test_from_the_end_escape_leads_back_to_lessons_that_were_skipped(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.key(*[pygame.K_PAGEDOWN] * len(STEPS), pygame.K_ESCAPE)
    assert pupil.step == STEPS[-1].name
    pupil.key(pygame.K_PAGEUP)
    assert pupil.step == STEPS[-2].name
    assert pupil.left == []


def test_a_lesson_is_kept_nowhere(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.finish_step()
    assert list(tmp_path.rglob("*.jsonl")) == []
