"""Gamepads: finds and opens them, and turns what they do into keys.

Several people may share one or each have their own. The gamepad that opens a player's curtain plays
that turn; where there is no curtain, all of them can.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple, Protocol

import pygame
from pygame.event import Event

from game.ui.core.pad_model import Pad, PadAxis, PadButton, PadKey

LISTEN_AFTER = 1.0  # seconds: the first screens do not wait for gamepads
_MOVED = 3  # pixels: the mouse is in use
_HIGH = 32767
_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: PadButton.A,
    pygame.CONTROLLER_BUTTON_B: PadButton.B,
    pygame.CONTROLLER_BUTTON_X: PadButton.X,
    pygame.CONTROLLER_BUTTON_Y: PadButton.Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LB,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RB,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.VIEW,
    pygame.CONTROLLER_BUTTON_START: PadButton.MENU,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadButton.RIGHT,
}
_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: PadAxis.LEFT_X,
    pygame.CONTROLLER_AXIS_LEFTY: PadAxis.LEFT_Y,
    pygame.CONTROLLER_AXIS_RIGHTX: PadAxis.RIGHT_X,
    pygame.CONTROLLER_AXIS_RIGHTY: PadAxis.RIGHT_Y,
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: PadAxis.LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: PadAxis.RIGHT_TRIGGER,
}
# A device that SDL does not know: the order that most of them have.
_PLAIN_BUTTONS = (
    *(PadButton.A, PadButton.B, PadButton.X, PadButton.Y, PadButton.LB, PadButton.RB),
    *(PadButton.VIEW, PadButton.MENU, PadButton.LEFT_STICK, PadButton.RIGHT_STICK),
)
_PLAIN_AXES = (PadAxis.LEFT_X, PadAxis.LEFT_Y, PadAxis.RIGHT_X, PadAxis.RIGHT_Y)


class PadTurn(Enum):
    """Which gamepads a scene listens to."""

    ANY = auto()
    CLAIMS = auto()  # all, and the one that is used plays the turn that follows
    OWNER = auto()  # the one that claimed the turn


class PadScene(Protocol):
    """What gamepads need to know of the scene on top."""

    @property
    def typing(self) -> bool:
        """Whether keys are letters."""

    @property
    def pad_accept(self) -> str:
        """The key of the button A."""

    @property
    def pad_turn(self) -> PadTurn:
        """Which gamepads may be used."""


class PadNews(NamedTuple):
    """A gamepad was plugged in or out, or is not the one that plays; a key of the catalogue."""

    key: str
    number: int


class PadDevice(NamedTuple):
    """An opened device; `known` if SDL knows what its buttons are."""

    instance: int
    known: bool
    handle: object = None  # closed when nobody holds it any more


@dataclass
class _Plugged:
    number: int  # from 1, as people count
    device: PadDevice
    pad: Pad = field(default_factory=Pad)


class Gamepads:
    """All gamepads of this computer."""

    def __init__(
        self,
        open_device: Callable[[int], PadDevice | None] | None = None,
        listen: Callable[[], None] | None = None,
    ) -> None:
        self._open, self._listen = open_device or _open_device, listen or _start_listening
        self._plugged: dict[int, _Plugged] = {}  # by instance
        self._owner: int | None = None  # the instance that plays the present turn
        self._waited = 0.0  # seconds
        self._listening = False
        self._news: list[PadNews] = []
        self.active = False  # the latest input came from a gamepad

    @property
    def count(self) -> int:
        """How many are plugged in."""
        return len(self._plugged)

    def wait(self, dt: float) -> None:
        """Look for gamepads once the program has been running for a moment."""
        self._waited += dt
        if not self._listening and self._waited >= LISTEN_AFTER:
            self._listening = True
            self._listen()

    def news(self) -> PadNews | None:
        """What happened to a gamepad, once."""
        return self._news.pop(0) if self._news else None

    def translate(self, events: Sequence[Event], dt: float, scene: PadScene) -> list[Event]:
        """The events, with keys in the place of what gamepads did."""
        found: list[Event] = []
        for event in events:
            found += self._translated(event, scene)
        for plugged in [*self._plugged.values()]:
            keys = plugged.pad.update(dt, typing=scene.typing)
            found += self._events(plugged, keys, scene)
        return found

    def _translated(self, event: Event, scene: PadScene) -> Iterator[Event]:
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._plug_in(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                yield from self._unplug(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                if button := _BUTTONS.get(event.button):
                    down = event.type == pygame.CONTROLLERBUTTONDOWN
                    yield from self._button(event.instance_id, button, scene, down=down)
            case pygame.CONTROLLERAXISMOTION:
                if axis := _AXES.get(event.axis):
                    yield from self._axis(event.instance_id, axis, event.value / _HIGH, scene)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP | pygame.JOYHATMOTION:
                yield from self._plain(event, scene)
            case pygame.JOYAXISMOTION:
                if self._is_plain(event.instance_id) and event.axis < len(_PLAIN_AXES):
                    axis = _PLAIN_AXES[event.axis]
                    yield from self._axis(event.instance_id, axis, event.value, scene)
            case _:
                if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) or _is_moved(event):
                    self.active = False
                yield event

    def _plain(self, event: Event, scene: PadScene) -> Iterator[Event]:
        """The buttons of a device that SDL does not know."""
        if not self._is_plain(event.instance_id):
            return
        if event.type == pygame.JOYHATMOTION:
            across, up = event.value
            for axis, value in ((PadAxis.LEFT_X, across), (PadAxis.LEFT_Y, -up)):
                yield from self._axis(event.instance_id, axis, float(value), scene)
        elif event.button < len(_PLAIN_BUTTONS):
            down = event.type == pygame.JOYBUTTONDOWN
            button = _PLAIN_BUTTONS[event.button]
            yield from self._button(event.instance_id, button, scene, down=down)

    def _button(
        self, instance: int, button: PadButton, scene: PadScene, *, down: bool
    ) -> Iterator[Event]:
        plugged = self._pad(instance)
        if down:
            keys = plugged.pad.press(button, accept=scene.pad_accept)
        else:
            keys = plugged.pad.release(button)
        yield from self._events(plugged, keys, scene)

    def _axis(self, instance: int, axis: PadAxis, value: float, scene: PadScene) -> Iterator[Event]:
        plugged = self._pad(instance)
        keys = plugged.pad.tilt(axis, value, accept=scene.pad_accept, typing=scene.typing)
        yield from self._events(plugged, keys, scene)

    def _events(
        self, plugged: _Plugged, keys: Iterator[PadKey], scene: PadScene
    ) -> Iterator[Event]:
        """The keys as events, if this gamepad may be used now."""
        instance = plugged.device.instance
        for key in keys:
            self.active = True
            pressed = key.pressed or bool(key.text)
            if pressed and scene.pad_turn is PadTurn.CLAIMS:
                self._owner = instance
            barred = scene.pad_turn is PadTurn.OWNER and self._owner not in (None, instance)
            if pressed and barred:
                self._news = [PadNews("pad-not-yours", self._plugged[self._owner or 0].number)]
            else:
                yield _event(key)

    def _pad(self, instance: int) -> _Plugged:
        """A gamepad by its instance; one that was never announced is taken as it is."""
        if instance not in self._plugged:
            self._add(PadDevice(instance, known=True))
        return self._plugged[instance]

    def _is_plain(self, instance: int) -> bool:
        return instance in self._plugged and not self._plugged[instance].device.known

    def _plug_in(self, index: int) -> None:
        device = self._open(index)
        if device is not None and device.instance not in self._plugged:
            self._add(device)

    def _add(self, device: PadDevice) -> None:
        taken = {plugged.number for plugged in self._plugged.values()}
        number = next(one for one in range(1, len(taken) + 2) if one not in taken)
        self._plugged[device.instance] = _Plugged(number, device)
        self._news.append(PadNews("pad-connected", number))

    def _unplug(self, instance: int) -> Iterator[Event]:
        """Forget a gamepad; another can take its turn."""
        plugged = self._plugged.pop(instance, None)
        if plugged is None:
            return
        self._owner = None if self._owner == instance else self._owner
        self._news.append(PadNews("pad-lost", plugged.number))
        self.active &= bool(self._plugged)
        yield from map(_event, plugged.pad.let_go())


def _event(key: PadKey) -> Event:
    if key.text:
        return Event(pygame.TEXTINPUT, text=key.text)
    kind = pygame.KEYDOWN if key.pressed else pygame.KEYUP
    mod = pygame.KMOD_SHIFT if key.shifted else 0
    return Event(kind, key=pygame.key.key_code(key.name), unicode="", mod=mod)


def _is_moved(event: Event) -> bool:
    return event.type == pygame.MOUSEMOTION and max(map(abs, event.rel)) >= _MOVED


def _start_listening() -> None:
    """From now on, pygame reports gamepads, those that are plugged in already first."""
    try:
        pygame.joystick.init()
    except pygame.error:  # a system without them
        return


def _open_device(index: int) -> PadDevice | None:
    """Open a device as a controller, or where that fails as a plain joystick."""
    try:
        from pygame._sdl2 import controller  # experimental

        controller.init()
        if controller.is_controller(index):
            opened = controller.Controller(index)
            return PadDevice(opened.as_joystick().get_instance_id(), known=True, handle=opened)
    except (ImportError, AttributeError, pygame.error):
        pass  # then as a joystick
    try:
        joystick = pygame.joystick.Joystick(index)
    except pygame.error:  # it is gone already
        return None
    return PadDevice(joystick.get_instance_id(), known=False, handle=joystick)
