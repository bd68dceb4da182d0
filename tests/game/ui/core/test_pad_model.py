"""What a gamepad's buttons and sticks mean as keys; no window."""

import subprocess
import sys

from game.ui.core.pad_model import (
    FIRST_REPEAT,
    KEYS,
    LETTERS,
    REPEAT,
    SECOND_KEYS,
    Pad,
    PadAxis,
    PadButton,
    PadKey,
)


def pressed(keys: object) -> list[str]:
    """The names of the keys that go down, or the letters."""
    assert hasattr(keys, "__iter__")
    return [key.text or key.name for key in keys if key.pressed]


def test_it_needs_no_pygame() -> None:
    code = "import sys, game.ui.core.pad_model; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_button_presses_a_key_and_lets_it_go() -> None:
    pad = Pad()
    assert [*pad.press(PadButton.X)] == [PadKey("backspace")]
    assert [*pad.press(PadButton.X)] == []  # it is down already
    assert [*pad.release(PadButton.X)] == [PadKey("backspace", pressed=False)]
    assert [*pad.release(PadButton.X)] == []


def test_the_left_shoulder_is_tab_with_shift() -> None:
    assert [*Pad().press(PadButton.LB)] == [PadKey("tab", shifted=True)]


def test_the_screen_says_what_a_is() -> None:
    assert pressed(Pad().press(PadButton.A)) == ["return"]
    assert pressed(Pad().press(PadButton.A, accept="space")) == ["space"]


def test_with_the_left_trigger_buttons_have_their_second_meaning() -> None:
    pad = Pad()
    assert [*pad.tilt(PadAxis.LEFT_TRIGGER, 1.0)] == []
    assert pressed(pad.press(PadButton.X)) == ["delete"]
    assert [*pad.tilt(PadAxis.LEFT_TRIGGER, 0.0)] == []
    assert [*pad.release(PadButton.X)] == [PadKey("delete", pressed=False)]  # as it was pressed
    assert pressed(pad.press(PadButton.X)) == ["backspace"]


def test_every_button_but_the_triggers_has_two_meanings() -> None:
    buttons = set(PadButton) - {PadButton.LT, PadButton.RT}
    assert set(KEYS) == set(SECOND_KEYS) == buttons
    names = [*KEYS.values(), *SECOND_KEYS.values()]
    assert len(set(names)) == len(names)


def test_a_held_direction_counts_again_after_a_while() -> None:
    pad = Pad()
    assert pressed(pad.press(PadButton.DOWN)) == ["down"]
    assert pressed(pad.update(FIRST_REPEAT - 0.01)) == []
    assert pressed(pad.update(0.02)) == ["down"]
    assert pressed(pad.update(REPEAT)) == ["down"]
    assert [*pad.release(PadButton.DOWN)] == [PadKey("down", pressed=False)]
    assert pressed(pad.update(1.0)) == []


def test_other_buttons_do_not_repeat() -> None:
    pad = Pad()
    [*pad.press(PadButton.A)]
    assert pressed(pad.update(5.0)) == []


def test_the_left_stick_presses_arrows_and_does_not_flicker() -> None:
    pad = Pad()
    assert pressed(pad.tilt(PadAxis.LEFT_X, 0.4)) == []
    assert pressed(pad.tilt(PadAxis.LEFT_X, 0.7)) == ["right"]
    assert [*pad.tilt(PadAxis.LEFT_X, 0.5)] == []  # still held
    assert [*pad.tilt(PadAxis.LEFT_X, 0.1)] == [PadKey("right", pressed=False)]
    assert pressed(pad.tilt(PadAxis.LEFT_Y, -1.0)) == ["up"]
    assert [key.name for key in pad.tilt(PadAxis.LEFT_Y, 1.0)] == ["up", "down"]


def test_the_right_stick_moves_the_map_and_with_the_trigger_zooms() -> None:
    pad = Pad()
    assert pressed(pad.tilt(PadAxis.RIGHT_X, -1.0)) == ["a"]
    assert pressed(pad.update(0.06)) == ["a"]
    assert pressed(pad.tilt(PadAxis.RIGHT_X, 0.0)) == []
    assert pressed(pad.update(1.0)) == []
    [*pad.tilt(PadAxis.LEFT_TRIGGER, 1.0)]
    assert pressed(pad.tilt(PadAxis.RIGHT_Y, -1.0)) == ["+"]
    assert [*pad.tilt(PadAxis.RIGHT_Y, 0.0)] == []
    assert pressed(pad.tilt(PadAxis.RIGHT_Y, 1.0)) == ["-"]


def test_the_right_trigger_goes_through_the_companies() -> None:
    pad, found = Pad(), []
    for _ in range(7):
        found += pressed(pad.tilt(PadAxis.RIGHT_TRIGGER, 1.0))
        [*pad.tilt(PadAxis.RIGHT_TRIGGER, 0.0)]
    assert found == ["1", "2", "3", "4", "5", "6", "1"]
    [*pad.tilt(PadAxis.LEFT_TRIGGER, 1.0)]
    assert [*pad.tilt(PadAxis.RIGHT_TRIGGER, 1.0)] == [PadKey("1", shifted=True)]  # it alone


def test_in_a_text_field_the_right_stick_chooses_letters() -> None:
    pad = Pad()
    assert pressed(pad.tilt(PadAxis.RIGHT_Y, 1.0, typing=True)) == [LETTERS[0]]
    assert pressed(pad.update(FIRST_REPEAT, typing=True)) == ["backspace", LETTERS[1]]
    [*pad.tilt(PadAxis.RIGHT_Y, 0.0, typing=True)]
    assert pressed(pad.tilt(PadAxis.RIGHT_Y, -1.0, typing=True)) == ["backspace", LETTERS[0]]
    assert pressed(pad.tilt(PadAxis.RIGHT_X, 1.0, typing=True)) == [LETTERS[0]]
    [*pad.tilt(PadAxis.RIGHT_X, 0.0, typing=True)]
    assert pressed(pad.tilt(PadAxis.RIGHT_X, -1.0, typing=True)) == ["backspace"]


def test_another_button_ends_the_choice_of_a_letter() -> None:
    pad = Pad()
    [*pad.tilt(PadAxis.RIGHT_Y, 1.0, typing=True)]
    [*pad.tilt(PadAxis.RIGHT_Y, 0.0, typing=True)]
    [*pad.press(PadButton.A)]
    assert pressed(pad.tilt(PadAxis.RIGHT_Y, 1.0, typing=True)) == [LETTERS[0]]  # nothing erased


def test_an_unplugged_gamepad_lets_everything_go() -> None:
    pad = Pad()
    [*pad.press(PadButton.RIGHT_STICK)]
    [*pad.tilt(PadAxis.LEFT_X, 1.0)]
    [*pad.tilt(PadAxis.RIGHT_X, 1.0)]
    assert {key.name for key in pad.let_go() if not key.pressed} == {"p", "right"}
    assert pressed(pad.update(5.0)) == []
