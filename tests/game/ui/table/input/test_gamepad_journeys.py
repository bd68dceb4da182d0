"""Games, menus and forms with nothing but a gamepad, whose events are posted."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.storage.settings import AnimationSpeed
from game.ui.core.pad_hints import MENU_HINTS, TYPING_HINTS
from game.ui.core.pad_model import PadButton
from game.ui.menus.new_game import NewGameScene
from game.ui.menus.settings import SettingsScene
from game.ui.table.curtain import QUIET, CurtainScene
from game.ui.table.help.pad_help import table_pad_hints
from game.ui.table.input.keyboard import FocusArea
from tests.builders import at
from tests.game.ui.evening import QUICK, Evening
from tests.game.ui.table_probe import pointed_words

pytestmark = pytest.mark.usefixtures("window")

A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)
RB, MENU, VIEW = (
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_START,
    pygame.CONTROLLER_BUTTON_BACK,
)
DOWN = pygame.CONTROLLER_BUTTON_DPAD_DOWN
RT = pygame.CONTROLLER_AXIS_TRIGGERRIGHT


def pad(evening: Evening, *buttons: int, instance: int = 0) -> None:
    for button in buttons:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            evening.frames(2, [Event(kind, instance_id=instance, button=button)])


def tilt(evening: Evening, axis: int, value: int, instance: int = 0) -> None:
    event = Event(pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=axis, value=value)
    evening.frames(2, [event])


def next_company(evening: Evening) -> None:
    tilt(evening, RT, 32767)
    tilt(evening, RT, 0)


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    evening = Evening(tmp_path)
    evening.app.frame(QUIET, [])
    pad(evening, A)  # ready
    return evening


def test_a_gamepad_opens_the_curtain_builds_and_confirms(evening: Evening) -> None:
    assert not isinstance(evening.stage.scenes[-1], CurtainScene)
    next_company(evening)
    pad(evening, A)
    assert len(evening.table.plan.hexes) == 1
    pad(evening, A)  # on the hex that was placed
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def test_a_gamepad_trades(evening: Evening) -> None:
    pad(evening, RB, RB)
    assert evening.table.keyboard.area is FocusArea.RACK
    pad(evening, A)
    assert evening.table.plan.give is not None
    next_company(evening)
    if evening.table.plan.action() is None:  # the company that is given
        next_company(evening)
    pad(evening, A)
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def test_x_takes_back_b_drops_the_plan_and_the_menu_button_opens_the_menu(evening: Evening) -> None:
    next_company(evening)
    pad(evening, A)
    pad(evening, X)
    assert evening.table.plan.hexes == ()
    pad(evening, B)
    assert evening.table.plan.empty
    assert evening.menus == 0
    next_company(evening)
    pad(evening, MENU)
    assert evening.menus == 1
    assert not evening.table.plan.empty


def test_only_the_gamepad_that_opened_the_curtain_plays(evening: Evening) -> None:
    next_company(evening)
    pad(evening, A, instance=7)
    assert evening.table.plan.hexes == ()
    pad(evening, A)
    assert len(evening.table.plan.hexes) == 1
    pad(evening, A)
    evening.settle()
    evening.app.frame(QUIET, [])
    pad(evening, A, instance=7)  # opens the next player's curtain
    next_company(evening)
    assert evening.table.plan.empty
    tilt(evening, RT, 32767, instance=7)
    assert not evening.table.plan.empty


def test_a_gamepad_that_is_unplugged_in_a_turn_leaves_the_turn_to_others(evening: Evening) -> None:
    next_company(evening)
    evening.frames(2, [Event(pygame.JOYDEVICEREMOVED, instance_id=0)])
    pad(evening, A, instance=7)
    assert len(evening.table.plan.hexes) == 1
    evening.key(pygame.K_RETURN)  # the keyboard works all the time
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def test_the_prompt_shows_the_buttons_while_a_gamepad_is_used(evening: Evening) -> None:
    assert evening.stage.gamepads.active
    next_company(evening)
    assert table_pad_hints(evening.scene.model)[0].text == "pad-place"
    pad(evening, A)
    assert [hint.text for hint in table_pad_hints(evening.scene.model)] == [
        "pad-confirm",
        "pad-undo",
    ]
    with_pad = pygame.image.tobytes(evening.screen, "RGB")
    evening.frames(2, [Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, unicode="", mod=0)])
    assert not evening.stage.gamepads.active
    assert pygame.image.tobytes(evening.screen, "RGB") != with_pad


def test_a_refusal_names_the_buttons_that_open_its_rule(evening: Evening) -> None:
    next_company(evening)
    for _ in range(8):
        pad(evening, DOWN)
    assert "LT + View opens the rule (R13)" in pointed_words(evening.table)
    evening.frames(2, [Event(pygame.MOUSEMOTION, pos=(400, 400), rel=(9, 9), buttons=(0, 0, 0))])
    evening.point(evening.table.camera.pixel_of(at("Marseille")))
    assert "F2 opens the rule (R13)" in pointed_words(evening.table)


def test_a_question_is_answered_by_a_or_b(evening: Evening) -> None:
    evening.change(confirm_every_move=True)
    next_company(evening)
    pad(evening, A, A)
    assert evening.table.asked
    hints = table_pad_hints(evening.scene.model)
    assert [(hint.button, hint.text) for hint in hints] == [
        (PadButton.A, "pad-yes"),
        (PadButton.B, "pad-no"),
    ]
    pad(evening, B)
    assert not evening.table.asked
    pad(evening, A)
    evening.frames(30)
    pad(evening, A)
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def test_the_curtain_shows_the_last_moves_again(evening: Evening) -> None:
    for _ in range(4):
        next_company(evening)
        pad(evening, A, A)
        evening.settle()
        evening.app.frame(QUIET, [])
        assert isinstance(evening.stage.scenes[-1], CurtainScene)
        if evening.session.past()[-1].seq < 4:
            pad(evening, A)
    evening.change(animation=AnimationSpeed.SLOW)  # enters the curtain anew
    evening.frames(2)
    evening.app.frame(QUIET, [])
    pad(evening, X)
    for _ in range(200):  # until the curtain has risen
        evening.frames(1)
        if evening.scene.model.moving:
            return
    raise AssertionError("nothing is shown again")


def test_a_form_is_filled_in(evening: Evening) -> None:
    evening.stage.push(SettingsScene(evening.stage))
    evening.settle()
    scene = evening.stage.scenes[-1]
    assert isinstance(scene, SettingsScene)
    assert tuple(scene.pad_hints) == MENU_HINTS
    before = evening.stage.settings
    pad(evening, *[DOWN] * 5, A)
    assert evening.stage.settings != before
    pad(evening, B)
    assert evening.stage.scenes[-1] is evening.scene


def test_a_name_is_written_with_the_right_stick(evening: Evening) -> None:
    evening.stage.push(NewGameScene(evening.stage, lambda session: None))
    evening.settle()
    scene = evening.stage.scenes[-1]
    assert isinstance(scene, NewGameScene)
    pad(evening, DOWN)
    assert scene.typing
    assert tuple(scene.pad_hints)[: len(TYPING_HINTS)] == TYPING_HINTS
    assert scene.pad_hints[-1].button is PadButton.MENU  # starts the game
    stick = pygame.CONTROLLER_AXIS_RIGHTY
    for value in (32767, 0, 32767, 0):
        tilt(evening, stick, value)
    tilt(evening, pygame.CONTROLLER_AXIS_RIGHTX, 32767)
    tilt(evening, pygame.CONTROLLER_AXIS_RIGHTX, 0)
    assert scene.form.rows[1].typing or scene.typing
    typed = [row.field.text for row in scene.form.rows if hasattr(row, "field")]
    assert "BA" in typed


def test_the_controls_open_at_the_buttons_of_the_gamepad(evening: Evening) -> None:
    pad(evening, VIEW)
    scene = evening.stage.scenes[-1]
    assert "other" in [button.name for button in scene.menu.buttons]  # type: ignore[attr-defined]
    with_pad = pygame.image.tobytes(evening.screen, "RGB")
    pad(evening, RB, RB, A)
    assert pygame.image.tobytes(evening.screen, "RGB") != with_pad
    assert evening.stage.scenes[-1] is scene
    pad(evening, B)
    assert evening.stage.scenes[-1] is evening.scene


def test_a_skips_an_animation(tmp_path: Path) -> None:
    evening = Evening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL, curtain=False))
    next_company(evening)
    pad(evening, A, A)
    evening.frames(3)
    assert evening.scene.model.moving
    assert evening.scene.pad_accept == "space"
    assert table_pad_hints(evening.scene.model)[0].text == "pad-skip"
