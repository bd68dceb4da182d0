"""What the coach allows, how it corrects the player, and where it points."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.rules.companies import COMPANIES
from game.rules.reasons import Rule
from game.storage.settings import AnimationSpeed
from game.ui.i18n.text import LANGUAGES
from game.ui.table.panel.rack import slot_of
from game.ui.table.tabletop import overlay_of
from game.ui.table.target import OnCard, OnHex
from game.ui.tutorial.lessons import (
    AMIENS,
    FIRST_LINE,
    LAST_WAY_OUT,
    RED,
    STEPS,
    TO_LYON,
    TO_MARSEILLE,
    TablePart,
)
from tests.builders import at
from tests.game.ui.table_probe import pointed_words
from tests.game.ui.tutorial.pupil import ASKED, Pupil

pytestmark = pytest.mark.usefixtures("window")
BLUE, YELLOW, _, GREEN, BLACK, PURPLE = COMPANIES
ROUEN = at("Rouen")
LEFT_TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERLEFT
NUMBERS = {step.name: number for number, step in enumerate(STEPS)}


def a_pupil(folder: Path, step: str) -> Pupil:
    return Pupil(folder, number=NUMBERS[step])


def test_the_ring_goes_from_card_to_hexes_to_the_button(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    rings = []
    for _ in range(6):
        target = pupil.coach.lesson.target
        assert target is not None
        rings.append(target)
        pupil.follow(target)
    assert rings == [OnCard(RED), *map(OnHex, FIRST_LINE), *[TablePart.CONFIRM] * 2]
    assert pupil.coach.lesson.target is None


def test_another_company_is_a_friendly_word_and_no_step(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    pupil.click_card(PURPLE.order)
    assert "Not Midi this time" in pupil.coach.face.nudge
    assert pupil.coach.lesson.beat == 0
    pupil.click_card(RED.order)
    assert pupil.coach.face.nudge == ""
    assert pupil.coach.lesson.beat == 1


def test_its_keys_are_those_of_the_gamepad_that_is_used(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    assert "Page Down: next lesson" in pupil.coach.face.foot
    right = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
    pupil.post(Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=LEFT_TRIGGER, value=32767))
    pupil.post(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=right))
    assert pupil.step == "why"
    assert "LT + RB: next lesson" in pupil.coach.face.foot


def test_another_move_cannot_be_confirmed(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    pupil.click_card(BLUE.order)
    planned = pupil.table.plan.planned
    assert planned is not None
    pupil.click(pupil.table.camera.pixel_of(planned.open_hexes()[0]))
    for _ in range(3):
        pupil.click(pupil.table.layout.buttons[0].center)
    assert "Not Nord this time" in pupil.coach.face.nudge  # as before, which helps more than a no
    assert not pupil.coach.lesson.done
    assert pupil.table.plan.view.table.actions == 0
    assert not pupil.table.asked


def test_a_build_that_is_too_short_is_not_enough(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    for _ in range(2):
        target = pupil.coach.lesson.target
        assert target is not None
        pupil.follow(target)
    pupil.key(pygame.K_RETURN, pygame.K_RETURN)
    assert "Not yet" in pupil.coach.face.nudge
    assert pupil.table.plan.view.table.actions == 0
    assert not pupil.coach.lesson.done


def test_the_pupil_may_build_elsewhere_as_long_as_it_is_three(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    pupil.click_card(RED.order)
    for _ in range(3):
        planned = pupil.table.plan.planned
        assert planned is not None
        pupil.click(pupil.table.camera.pixel_of(planned.open_hexes()[-1]))
    pupil.key(pygame.K_RETURN)
    pupil.think()
    pupil.key(pygame.K_RETURN)
    assert pupil.coach.lesson.done


def test_a_trade_where_a_build_is_asked_for_is_to_be_taken_back(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "city")
    portfolio = pupil.table.plan.view.portfolio
    assert portfolio is not None
    pupil.click(slot_of(pupil.table.rack, portfolio, BLUE).center)
    assert "would be a trade" in pupil.coach.face.nudge
    pupil.key(pygame.K_BACKSPACE)
    assert pupil.coach.face.nudge == ""


def test_a_build_where_a_trade_is_asked_for_gets_a_word(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "trade")
    pupil.click_card(GREEN.order)
    assert "No building" in pupil.coach.face.nudge


def test_pointing_is_enough_and_the_reason_stays_to_be_read(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "why")
    pupil.click_card(RED.order)
    pupil.point((5, 5))
    assert not pupil.coach.lesson.done
    pupil.click(pupil.table.camera.pixel_of(AMIENS))
    assert pupil.coach.lesson.done
    assert pupil.table.plan.planned is not None
    assert pupil.table.plan.planned.company is RED  # a click does not choose who stands there
    reason = pupil.table.plan.why_not(AMIENS)
    assert reason is not None
    assert reason.rule is Rule.CITY_TAKEN


def test_meanwhile_other_hexes_answer_as_always(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "why")
    pupil.click_card(RED.order)
    pupil.point(pupil.table.camera.pixel_of(AMIENS))
    taken = pointed_words(pupil.table)
    pupil.point(pupil.table.camera.pixel_of(ROUEN))
    assert pupil.table.pointing.hex == ROUEN
    assert pointed_words(pupil.table) not in ("", taken)
    pupil.point(pupil.coach.obstacles()[0].center)
    assert pointed_words(pupil.table) == taken


def test_what_was_pointed_at_is_over_when_something_else_is_planned(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "why")
    pupil.click_card(RED.order)
    pupil.point(pupil.table.camera.pixel_of(AMIENS))
    pupil.click_card(BLACK.order)
    pupil.point((5, 5))
    assert pupil.table.pointing.hex is None
    assert pointed_words(pupil.table) == ""
    pupil.click(pupil.table.camera.pixel_of(AMIENS))  # as on any other turn
    assert pupil.table.plan.planned is not None
    assert pupil.table.plan.planned.company is GREEN


def test_what_was_pointed_at_is_back_after_a_look_into_the_rulebook(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "why")
    pupil.click_card(RED.order)
    pupil.point(pupil.table.camera.pixel_of(AMIENS))
    taken = pointed_words(pupil.table)
    pupil.key(pygame.K_F2, pygame.K_ESCAPE)
    pupil.point((5, 5))
    assert pointed_words(pupil.table) == taken


@pytest.mark.parametrize("scale", [100, 120, 150])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_the_tooltip_covers_neither_the_company_nor_the_area_that_it_mentions(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    pupil = Pupil(tmp_path, replace(ASKED, ui_scale=scale), NUMBERS["cut"], size)
    pupil.click_card(RED.order)
    place = pupil.table.camera.pixel_of(LAST_WAY_OUT)
    pupil.point(place)
    table = pupil.table
    overlay = overlay_of(table.plan, table.pointing, None)
    (note,) = table.tooltips().draw_moving(pygame.Surface(size))
    rim = -2 * table.layout.pixels(16)
    assert overlay.cut_off
    for one in overlay.cut_off:
        assert not note.inflate(rim, rim).collidepoint(table.camera.pixel_of(one))


def test_what_was_pointed_at_is_seen_until_the_pupil_goes_on(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "cut")
    pupil.click_card(RED.order)
    pupil.point(pupil.table.camera.pixel_of(LAST_WAY_OUT))
    assert pupil.coach.lesson.done
    for place in ((5, 5), pupil.coach.choices[1].rect.center):
        pupil.point(place)
        assert pupil.table.pointing.hex == LAST_WAY_OUT
    pupil.click_button("on")
    assert pupil.table.pointing.hex is None


def test_a_build_that_misses_the_goal_has_to_be_undone(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "marseille")
    pupil.click_card(RED.order)
    astray = []
    while planned := pupil.table.plan.planned:
        if not planned.room:
            break
        free = [place for place in planned.open_hexes() if place not in TO_MARSEILLE]
        pupil.click(pupil.table.camera.pixel_of(min(free, key=lambda place: place.r)))
        astray.append("cannot get there" in pupil.coach.face.nudge)
    assert astray == [False, True, True, True, True]  # one of five may lead elsewhere
    target = pupil.coach.lesson.target
    assert target is not None
    assert target is TablePart.UNDO_ALL
    pupil.follow(target)
    assert pupil.table.plan.empty
    pupil.finish_step()
    assert pupil.coach.lesson.done


def test_another_way_to_the_goal_is_followed(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "city")
    pupil.click_card(RED.order)
    planned = pupil.table.plan.planned
    assert planned is not None
    aside = [place for place in planned.open_hexes() if place not in TO_LYON and place.r == 5]
    pupil.click(pupil.table.camera.pixel_of(aside[0]))
    pupil.finish_step()
    assert pupil.coach.lesson.done


def test_while_moves_are_shown_the_coach_asks_for_nothing(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, replace(ASKED, animation=AnimationSpeed.FAST, reduced_motion=False))
    for _ in range(5):
        target = pupil.coach.lesson.target
        assert target is not None
        pupil.follow(target)
    pupil.think()
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0))
    said = []
    while pupil.app.frame(1 / 30, pygame.event.get()):
        said.append(pupil.coach.face.text)
    watched = pupil.stage.texts.say("learn-watch")
    assert said[0] == watched
    assert set(said) == {watched, pupil.coach.lesson.praise(pupil.stage.texts)}
    assert said.index(pupil.coach.lesson.praise(pupil.stage.texts)) > len(said) // 2


def test_the_panel_stands_still_through_a_lesson(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    boxes = {tuple(pupil.coach.obstacles()[0])}
    for _ in range(6):
        target = pupil.coach.lesson.target
        assert target is not None
        pupil.follow(target)
        boxes.add(tuple(pupil.coach.obstacles()[0]))
    assert pupil.coach.lesson.done
    assert len(boxes) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ["build", "trade", "score"])
def test_the_panel_does_not_grow_with_a_correction(
    tmp_path: Path, step: str, language: str
) -> None:
    pupil = Pupil(tmp_path, replace(ASKED, language=language, ui_scale=120), NUMBERS[step])
    box = pupil.coach.obstacles()[0]
    held = pupil.table.plan.view.portfolio
    assert held is not None
    for company in (GREEN, YELLOW):
        if step == "trade":
            pupil.click(slot_of(pupil.table.rack, held, company).center)
        elif step == "build":
            pupil.click_card(company.order)
        else:
            pupil.key(pygame.K_2)
        assert pupil.coach.face.nudge
        assert pupil.coach.obstacles()[0] == box


def test_pointing_without_a_company_teaches_nothing(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "cut")
    pupil.point(pupil.table.camera.pixel_of(LAST_WAY_OUT))
    assert not pupil.coach.lesson.done


def test_the_keyboard_points_too(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "why")
    pupil.key(pygame.K_3)  # at the end of its line
    pupil.key(*[pygame.K_UP] * 7)
    for _ in range(3):
        assert not pupil.coach.lesson.done
        pupil.key(pygame.K_LEFT)
    assert pupil.table.pointing.focus == AMIENS
    assert pupil.coach.lesson.done


def test_r23_the_warning_is_seen_before_the_trade_is_made_smaller(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "limit")
    said = pupil.finish_step()
    assert pupil.coach.lesson.done
    assert any("21 is one too many" in words for words in said)
    view = pupil.table.plan.view
    assert view.table.held[0] == view.table.limit == 20


def test_a_wrong_guess_is_answered_with_its_points(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "score")
    portfolio = pupil.table.plan.view.portfolio
    assert portfolio is not None
    pupil.click(slot_of(pupil.table.rack, portfolio, YELLOW).center)
    assert pupil.coach.face.nudge.startswith("P.O.: 6 × 13 is 78.")
    assert not pupil.coach.lesson.done
    assert pupil.table.plan.empty  # nothing is given for an answer


def test_the_answer_can_be_a_key(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "score")
    pupil.key(pygame.K_1)
    assert pupil.coach.face.nudge.startswith("Nord: 4 × 14")
    pupil.key(pygame.K_6)
    assert pupil.coach.lesson.done


def test_r26_the_points_in_the_text_are_those_of_the_rack(tmp_path: Path) -> None:
    view = a_pupil(tmp_path, "score").table.plan.view
    assert view.portfolio is not None
    worth = [held * value for held, value in zip(view.portfolio, view.table.values, strict=True)]
    assert (sorted(worth)[-1], sum(worth)) == (8 * 11, 240)
    assert worth[PURPLE.order] == 88


def test_the_points_in_the_text_about_empty_depots_are_those_of_the_game(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "depots")
    pupil.finish_step()
    result = pupil.table.plan.view.result
    assert result is not None
    assert [score.total for score in result.scores] == [88, 102, 118]
    assert "Colette has 118 points and you have 88" in pupil.coach.face.text


def test_the_value_in_the_text_about_the_red_company_is_on_its_card(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "city")
    pupil.finish_step()
    assert pupil.table.plan.view.table.value(RED) == 5
    assert "P.L.M. is now worth 5" in pupil.coach.face.text


@pytest.mark.parametrize("step", ["marseille", "depots"])
def test_r24_r25_the_game_is_over_and_the_coach_still_there(tmp_path: Path, step: str) -> None:
    pupil = a_pupil(tmp_path, step)
    pupil.finish_step()
    assert pupil.table.plan.view.table.ending == step
    assert pupil.coach.lesson.done


def test_the_cross_asks_whether_to_leave(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    pupil.click(pupil.coach.leave.rect.center)
    pupil.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert pupil.left == ["title"]


def test_beside_the_open_log_nothing_is_marked_and_escape_closes_it(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    assert pupil.coach.draw_moving(Surface((1024, 600)))
    pupil.key(pygame.K_l)
    assert pupil.table.log.open
    assert not pupil.coach.draw_moving(Surface((1024, 600)))
    pupil.key(pygame.K_ESCAPE)
    assert not pupil.table.log.open
    assert pupil.coach.draw_moving(Surface((1024, 600)))
    assert len(pupil.stage.scenes) == 1


def test_nothing_of_the_map_is_touched_through_the_panel(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    box, *_ = pupil.coach.obstacles()
    before = pupil.table.plan
    pupil.click((box.left + 4, box.centery))
    assert pupil.table.plan == before
    assert pupil.table.pointing.hex is None


def test_there_is_no_bots_advice_and_no_other_tip_beside_the_coach(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    assert not pupil.table.model.hints_offered
    pupil.key(pygame.K_h)
    assert not pupil.table.hints.open


def test_with_reduced_motion_the_ring_stands_still(tmp_path: Path) -> None:
    pupil = a_pupil(tmp_path, "build")
    pupil.post(Event(pygame.KEYDOWN, key=pygame.K_3, unicode="", mod=0))
    assert pupil.coach._pulse.away == 0
    assert not pupil.app.frame(1 / 60, [])


def test_the_ring_swings_a_few_times_and_then_rests(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, replace(ASKED, reduced_motion=False))
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_3, unicode="", mod=0))
    drawn = [pupil.app.frame(1 / 60, pygame.event.get()) for _ in range(300)]
    assert any(drawn[2:120])
    assert not any(drawn[250:])
