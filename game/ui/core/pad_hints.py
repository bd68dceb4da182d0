"""What a gamepad's buttons do on a screen, for the player. Draws nothing."""

from typing import NamedTuple

from game.ui.core.pad_model import PadButton


class PadHint(NamedTuple):
    """A button and the key of the text that says what it does."""

    button: PadButton
    text: str


SELECT, BACK = PadHint(PadButton.A, "pad-select"), PadHint(PadButton.B, "pad-back")
MENU_HINTS = (SELECT, BACK)
TYPING_HINTS = (
    PadHint(PadButton.RIGHT_STICK, "pad-letters"),
    PadHint(PadButton.X, "pad-erase"),
    PadHint(PadButton.A, "pad-done"),
)
