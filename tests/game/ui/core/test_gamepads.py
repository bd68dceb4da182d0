"""Gamepads that are only pretended: posted events, devices that are not there."""

from dataclasses import dataclass

import pygame
import pytest
from pygame.event import Event

from game.ui.core.gamepads import LISTEN_AFTER, Gamepads, PadDevice, PadNews, PadTurn
from game.ui.core.pad_model import KEYS, SECOND_KEYS

A, X, DOWN = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
)
pytestmark = pytest.mark.usefixtures("window")


@dataclass
class AScene:
    typing: bool = False
    pad_accept: str = "return"
    pad_turn: PadTurn = PadTurn.ANY


def known(index: int) -> PadDevice:
    return PadDevice(instance=index + 100, known=True)


def plain(index: int) -> PadDevice:
    return PadDevice(instance=index + 100, known=False)


def button(number: int, *, instance: int = 100, down: bool = True) -> Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return Event(kind, instance_id=instance, button=number)


def axis(number: int, value: int, instance: int = 100) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=number, value=value)


def plug_in(gamepads: Gamepads, *indices: int) -> None:
    added = [Event(pygame.JOYDEVICEADDED, device_index=index) for index in indices]
    assert gamepads.translate(added, 0.0, AScene()) == []
    while gamepads.news():
        pass


def keys(events: list[Event]) -> list[int]:
    return [event.key for event in events if event.type == pygame.KEYDOWN]


def test_a_button_becomes_a_key() -> None:
    gamepads = Gamepads(known)
    plug_in(gamepads, 0)
    down, up = gamepads.translate([button(A), button(A, down=False)], 0.0, AScene())
    assert (down.type, down.key, down.mod) == (pygame.KEYDOWN, pygame.K_RETURN, 0)
    assert (up.type, up.key) == (pygame.KEYUP, pygame.K_RETURN)


def test_every_key_has_a_code() -> None:
    for name in (*KEYS.values(), *SECOND_KEYS.values()):
        assert pygame.key.key_code(name.removeprefix("shift-"))


def test_other_events_stay_in_their_order() -> None:
    gamepads = Gamepads(known)
    other = Event(pygame.WINDOWLEAVE)
    found = gamepads.translate([button(A), other, button(X)], 0.0, AScene())
    assert [event.type for event in found] == [pygame.KEYDOWN, pygame.WINDOWLEAVE, pygame.KEYDOWN]
    assert found[1] is other


def test_a_held_direction_repeats_with_time() -> None:
    gamepads = Gamepads(known)
    gamepads.translate([button(DOWN)], 0.0, AScene())
    assert keys(gamepads.translate([], 1.0, AScene())) == [pygame.K_DOWN]


def test_sticks_and_triggers_are_read_in_their_own_unit() -> None:
    gamepads = Gamepads(known)
    found = gamepads.translate([axis(pygame.CONTROLLER_AXIS_LEFTX, 32767)], 0.0, AScene())
    assert keys(found) == [pygame.K_RIGHT]
    assert gamepads.translate([axis(pygame.CONTROLLER_AXIS_LEFTY, 3000)], 0.0, AScene()) == []


def test_letters_of_a_text_field_are_typed() -> None:
    typed = [axis(pygame.CONTROLLER_AXIS_RIGHTY, 32767)]
    (event,) = Gamepads(known).translate(typed, 0.0, AScene(typing=True))
    assert (event.type, event.text) == (pygame.TEXTINPUT, "A")


def test_a_device_that_sdl_does_not_know_is_a_joystick() -> None:
    gamepads = Gamepads(plain)
    plug_in(gamepads, 0)
    pressed = Event(pygame.JOYBUTTONDOWN, instance_id=100, button=0)
    hat = Event(pygame.JOYHATMOTION, instance_id=100, value=(0, -1), hat=0)
    stick = Event(pygame.JOYAXISMOTION, instance_id=100, axis=0, value=-1.0)
    found = gamepads.translate([pressed, hat, stick], 0.0, AScene())
    assert keys(found) == [pygame.K_RETURN, pygame.K_DOWN, pygame.K_LEFT]


def test_a_known_device_is_not_read_twice() -> None:
    gamepads = Gamepads(known)
    plug_in(gamepads, 0)
    raw = Event(pygame.JOYBUTTONDOWN, instance_id=100, button=0)
    assert gamepads.translate([raw], 0.0, AScene()) == []


def test_plugging_in_and_out_is_told_with_the_gamepads_number() -> None:
    gamepads = Gamepads(known)
    added = [Event(pygame.JOYDEVICEADDED, device_index=index) for index in (0, 1)]
    gamepads.translate(added, 0.0, AScene())
    assert [gamepads.news(), gamepads.news(), gamepads.news()] == [
        PadNews("pad-connected", 1),
        PadNews("pad-connected", 2),
        None,
    ]
    gamepads.translate([Event(pygame.JOYDEVICEREMOVED, instance_id=100)], 0.0, AScene())
    assert gamepads.news() == PadNews("pad-lost", 1)
    gamepads.translate([Event(pygame.JOYDEVICEADDED, device_index=2)], 0.0, AScene())
    assert gamepads.news() == PadNews("pad-connected", 1)  # the free number
    assert gamepads.count == 2


def test_what_an_unplugged_gamepad_held_is_let_go() -> None:
    gamepads = Gamepads(known)
    plug_in(gamepads, 0)
    gamepads.translate([button(DOWN)], 0.0, AScene())
    (up,) = gamepads.translate([Event(pygame.JOYDEVICEREMOVED, instance_id=100)], 0.0, AScene())
    assert (up.type, up.key) == (pygame.KEYUP, pygame.K_DOWN)
    assert not gamepads.active
    assert gamepads.translate([], 5.0, AScene()) == []


def test_a_device_that_cannot_be_opened_is_none() -> None:
    gamepads = Gamepads(lambda index: None)
    plug_in(gamepads, 0)
    assert gamepads.count == 0


def test_the_gamepad_that_opens_the_curtain_plays_the_turn() -> None:
    gamepads = Gamepads(known)
    plug_in(gamepads, 0, 1)
    gamepads.translate([button(A, instance=101)], 0.0, AScene(pad_turn=PadTurn.CLAIMS))
    turn = AScene(pad_turn=PadTurn.OWNER)
    assert keys(gamepads.translate([button(X, instance=100)], 0.0, turn)) == []
    assert gamepads.news() == PadNews("pad-not-yours", 2)
    assert keys(gamepads.translate([button(X, instance=101)], 0.0, turn)) == [pygame.K_BACKSPACE]
    menu = AScene()
    assert keys(gamepads.translate([button(A, instance=100)], 0.0, menu)) == [pygame.K_RETURN]


def test_several_people_share_a_gamepad() -> None:
    gamepads = Gamepads(known)
    plug_in(gamepads, 0)
    for _ in range(2):
        claims = AScene(pad_turn=PadTurn.CLAIMS)
        assert keys(gamepads.translate([button(A), button(A, down=False)], 0.0, claims))
        turn = AScene(pad_turn=PadTurn.OWNER)
        assert keys(gamepads.translate([button(X), button(X, down=False)], 0.0, turn))


def test_when_the_gamepad_of_the_turn_is_unplugged_the_others_can_go_on() -> None:
    gamepads = Gamepads(known)
    plug_in(gamepads, 0, 1)
    gamepads.translate([button(A, instance=101)], 0.0, AScene(pad_turn=PadTurn.CLAIMS))
    gamepads.translate([Event(pygame.JOYDEVICEREMOVED, instance_id=101)], 0.0, AScene())
    turn = AScene(pad_turn=PadTurn.OWNER)
    assert keys(gamepads.translate([button(X, instance=100)], 0.0, turn)) == [pygame.K_BACKSPACE]


@pytest.mark.parametrize(
    "event",
    [
        Event(pygame.KEYDOWN, key=pygame.K_a, unicode="a", mod=0),
        Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1),
        Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(8, 8), buttons=(0, 0, 0)),
    ],
)
def test_the_buttons_are_shown_until_keyboard_or_mouse_are_used(event: Event) -> None:
    gamepads = Gamepads(known)
    assert not gamepads.active
    gamepads.translate([button(A)], 0.0, AScene())
    assert gamepads.active
    trembling = Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 0), buttons=(0, 0, 0))
    gamepads.translate([trembling], 0.0, AScene())
    assert gamepads.active
    gamepads.translate([event], 0.0, AScene())
    assert not gamepads.active


def test_nothing_is_opened_before_the_program_has_run_for_a_moment() -> None:
    begun: list[bool] = []
    gamepads = Gamepads(known, lambda: begun.append(True))
    gamepads.wait(LISTEN_AFTER / 2)
    assert begun == []
    gamepads.wait(LISTEN_AFTER)
    gamepads.wait(LISTEN_AFTER)
    assert begun == [True]


class AController:
    """A device that SDL knows."""

    def __init__(self, index: int) -> None:
        self.index = index

    def as_joystick(self) -> "AController":
        return self

    def get_instance_id(self) -> int:
        return self.index + 40


def test_a_device_is_opened_as_a_controller(monkeypatch: pytest.MonkeyPatch) -> None:
    controller = pytest.importorskip("pygame._sdl2.controller")
    monkeypatch.setattr(controller, "is_controller", lambda index: True)
    monkeypatch.setattr(controller, "Controller", AController)
    gamepads = Gamepads()
    plug_in(gamepads, 3)
    assert gamepads.count == 1
    assert keys(gamepads.translate([button(A, instance=43)], 0.0, AScene())) == [pygame.K_RETURN]
    assert gamepads.count == 1


def test_where_controllers_fail_a_device_is_opened_as_a_joystick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    controller = pytest.importorskip("pygame._sdl2.controller")

    def fails(index: int) -> bool:
        raise pygame.error("no controllers here")

    monkeypatch.setattr(controller, "is_controller", fails)
    monkeypatch.setattr(pygame.joystick, "Joystick", AController)
    gamepads = Gamepads()
    plug_in(gamepads, 3)
    raw = Event(pygame.JOYBUTTONDOWN, instance_id=43, button=0)
    assert keys(gamepads.translate([raw], 0.0, AScene())) == [pygame.K_RETURN]


def test_a_device_that_has_gone_before_it_is_opened_is_none() -> None:
    pygame.joystick.init()
    gamepads = Gamepads()
    plug_in(gamepads, 99)
    assert gamepads.count == 0
