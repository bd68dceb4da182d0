"""What a gamepad's buttons and sticks mean as keys. Has no window and opens no device.

Everything in the program works with keys, so a gamepad presses keys too. While the left trigger is
held, most buttons have a second meaning.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

FIRST_REPEAT, REPEAT = 0.4, 0.11  # seconds until a held direction counts again
_PAN_REPEAT = 0.05  # seconds between two steps of the map
_TILT, _RELEASED = (
    0.55,
    0.35,
)  # of a stick: pressed above, let go below
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÉÈÇÄÖÜßàéèçäöüñ0123456789 .,:-'!?"


class PadButton(StrEnum):
    """The buttons by their places, named as on the most common gamepads."""

    A = "A"
    B = "B"
    X = "X"
    Y = "Y"
    LB = "LB"
    RB = "RB"
    LT = "LT"
    RT = "RT"
    VIEW = "view"
    MENU = "menu"
    LEFT_STICK = "L"
    RIGHT_STICK = "R"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


class PadAxis(StrEnum):
    """The sticks and triggers."""

    LEFT_X = "left-x"
    LEFT_Y = "left-y"
    RIGHT_X = "right-x"
    RIGHT_Y = "right-y"
    LEFT_TRIGGER = "left-trigger"
    RIGHT_TRIGGER = "right-trigger"


class PadKey(NamedTuple):
    """A key that a gamepad presses or lets go; `text` is a letter instead of a key."""

    name: str
    pressed: bool = True
    shifted: bool = False
    text: str = ""


# Keys by the names that pygame gives them; "shift-" is held with the key.
KEYS: Mapping[PadButton, str] = {
    PadButton.A: "return",
    PadButton.B: "escape",
    PadButton.X: "backspace",
    PadButton.Y: "h",
    PadButton.LB: "shift-tab",
    PadButton.RB: "tab",
    PadButton.VIEW: "f1",
    PadButton.MENU: "f10",
    PadButton.LEFT_STICK: "l",
    PadButton.RIGHT_STICK: "p",
    PadButton.UP: "up",
    PadButton.DOWN: "down",
    PadButton.LEFT: "left",
    PadButton.RIGHT: "right",
}
SECOND_KEYS: Mapping[PadButton, str] = {
    PadButton.A: "space",
    PadButton.B: "c",
    PadButton.X: "delete",
    PadButton.Y: "n",
    PadButton.LB: "page up",
    PadButton.RB: "page down",
    PadButton.VIEW: "f2",
    PadButton.MENU: "m",
    PadButton.LEFT_STICK: "e",
    PadButton.RIGHT_STICK: "pause",
    PadButton.UP: "home",
    PadButton.DOWN: "end",
    PadButton.LEFT: ",",
    PadButton.RIGHT: ".",
}
_ARROWS = (PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT)
_STICK = {
    (PadAxis.LEFT_X, -1): PadButton.LEFT,
    (PadAxis.LEFT_X, 1): PadButton.RIGHT,
    (PadAxis.LEFT_Y, -1): PadButton.UP,
    (PadAxis.LEFT_Y, 1): PadButton.DOWN,
}
_TRIGGERS = {PadAxis.LEFT_TRIGGER: PadButton.LT, PadAxis.RIGHT_TRIGGER: PadButton.RT}
_PAN = {
    (PadAxis.RIGHT_X, -1): "a",
    (PadAxis.RIGHT_X, 1): "d",
    (PadAxis.RIGHT_Y, -1): "w",
    (PadAxis.RIGHT_Y, 1): "s",
}
_ZOOM = {-1: "+", 1: "-"}  # the right stick up and down, with the left trigger
_COMPANIES = 6


class Pad:
    """One gamepad: what is held, and the keys that follow from that."""

    def __init__(self) -> None:
        self._held: dict[PadButton, str] = {}  # with the key that each has pressed
        self._tilted: dict[PadAxis, int] = {}  # -1 or 1
        self._until: dict[PadButton | PadAxis, float] = {}  # seconds until it counts again
        self._company = 0  # the number that was pressed last
        self._letter: int | None = None  # of LETTERS: the one being chosen

    @property
    def second(self) -> bool:
        """Whether buttons have their second meaning."""
        return PadButton.LT in self._held

    def press(self, button: PadButton, *, accept: str = "return") -> Iterator[PadKey]:
        """A button goes down; `accept` is the key of A on this screen."""
        if button in self._held:
            return
        self._held[button] = ""
        name = self._key_of(button, accept)
        if not name:
            return
        self._letter = None
        self._held[button] = name
        if button in _ARROWS:
            self._until[button] = FIRST_REPEAT
        yield _key(name)

    def release(self, button: PadButton) -> Iterator[PadKey]:
        """A button goes up; so does its key."""
        self._until.pop(button, None)
        if name := self._held.pop(button, ""):
            yield _key(name, pressed=False)

    def tilt(
        self, axis: PadAxis, value: float, *, accept: str = "return", typing: bool = False
    ) -> Iterator[PadKey]:
        """A stick or trigger moves, from -1 or 0 to 1."""
        before = self._tilted.get(axis, 0)
        least = _RELEASED if before else _TILT
        now = 0 if abs(value) < least else 1 if value > 0 else -1
        if now == before:
            return
        self._tilted[axis] = now
        if axis in _TRIGGERS:
            change = self.press(_TRIGGERS[axis]) if now > 0 else self.release(_TRIGGERS[axis])
            yield from change
        elif (axis, 1) in _STICK:
            if before:
                yield from self.release(_STICK[axis, before])
            if now:
                yield from self.press(_STICK[axis, now], accept=accept)
        else:
            self._until.pop(axis, None)
            if now:
                self._until[axis] = FIRST_REPEAT if typing or self.second else _PAN_REPEAT
                yield from self._right_stick(axis, now, typing=typing)

    def update(self, dt: float, *, typing: bool = False) -> Iterator[PadKey]:
        """Let time pass: held directions count again and again."""
        for held in [*self._until]:
            self._until[held] -= dt
            if self._until[held] > 0:
                continue
            if isinstance(held, PadButton):
                self._until[held] = REPEAT
                yield _key(self._held[held])
            else:
                slow = typing or self.second
                self._until[held] = REPEAT if slow else _PAN_REPEAT
                yield from self._right_stick(held, self._tilted[held], typing=typing)

    def let_go(self) -> list[PadKey]:
        """Everything that is held goes up, as when the gamepad is unplugged."""
        keys = [key for button in [*self._held] for key in self.release(button)]
        self._tilted.clear()
        self._until.clear()
        return keys

    def _key_of(self, button: PadButton, accept: str) -> str:
        if button is PadButton.RT:
            if self.second and self._company:  # that company alone, as long as it is held
                return f"shift-{self._company}"
            self._company = self._company % _COMPANIES + 1
            return str(self._company)
        if self.second:
            return SECOND_KEYS.get(button, "")
        return accept if button is PadButton.A else KEYS.get(button, "")

    def _right_stick(self, axis: PadAxis, way: int, *, typing: bool) -> Iterator[PadKey]:
        """Move or zoom the map; in a text field, choose letters."""
        if typing:
            yield from self._letters(axis, way)
            return
        zooms = self.second and axis is PadAxis.RIGHT_Y
        yield from _tap(_ZOOM[way] if zooms else _PAN[axis, way])

    def _letters(self, axis: PadAxis, way: int) -> Iterator[PadKey]:
        """Up and down change the last letter, right begins another, left erases one."""
        if axis is PadAxis.RIGHT_X:
            self._letter = 0 if way > 0 else None
            yield from [PadKey("", text=LETTERS[0])] if way > 0 else _tap("backspace")
            return
        if self._letter is None:
            self._letter = 0
        else:
            yield from _tap("backspace")
            self._letter = (self._letter + way) % len(LETTERS)
        yield PadKey("", text=LETTERS[self._letter])


def _key(name: str, *, pressed: bool = True) -> PadKey:
    plain = name.removeprefix("shift-")
    return PadKey(plain, pressed, shifted=plain != name)


def _tap(name: str) -> Iterator[PadKey]:
    yield _key(name)
    yield _key(name, pressed=False)
