"""How forms look: our colours and letters for pygame_gui, at the scale of the window.

pygame_gui feels the mouse, drags knobs and scrolls; frames, boxes and knobs are our sprites, so all
that it would draw itself is clear.
"""

from pathlib import Path

import pygame
from pygame.event import Event
from pygame_gui import UIManager
from pygame_gui.core.utility import set_default_manager

from game.ui.theme_colours import CREAM, DIM

_CLEAR = "#00000000"
_FONTS = Path(__file__).parent.parent.parent / "sprites" / "fonts"
_LETTERS, _SMALL_LETTERS = 28, 24  # units of the 1920x1080 window
_LEAST_LETTERS, _LEAST_SMALL_LETTERS = 15, 13  # pixels
_KNOB = 36
_STATES = ("normal", "hovered", "disabled", "selected", "active")

Theme = dict[str, dict[str, dict[str, str]]]


def letters(scale: float) -> int:
    """How high the letters of a form are, in pixels."""
    return max(_LEAST_LETTERS, round(_LETTERS * scale))


def small_letters(scale: float) -> int:
    """How high the letters of notes and explanations are, in pixels."""
    return max(_LEAST_SMALL_LETTERS, round(_SMALL_LETTERS * scale))


def knob(scale: float) -> int:
    """How wide the knob of a slider is, in pixels."""
    return max(14, round(_KNOB * scale))


def make_theme(scale: float) -> Theme:
    """The theme at a scale."""
    clear = {f"{state}_{part}": _CLEAR for state in _STATES for part in ("bg", "border")}
    bare = {"border_width": "0", "shadow_width": "0", "enable_arrow_buttons": "0"}
    font = {
        "name": "josefin",
        "size": str(letters(scale)),
        "regular_path": str(_FONTS / "reading.ttf"),
        "bold_path": str(_FONTS / "reading-bold.ttf"),
    }
    still = clear | {"dark_bg": _CLEAR, "normal_text": CREAM, "disabled_text": DIM}
    return {
        "defaults": {"colours": still, "font": font, "misc": bare},
        "button": {"colours": still, "font": font, "misc": bare},
        "horizontal_slider": {
            "colours": still,
            "misc": bare | {"sliding_button_width": str(knob(scale))},
        },
        "horizontal_slider.#sliding_button": {"colours": still, "misc": bare},
        "vertical_scroll_bar": {"colours": still, "misc": bare},
        "vertical_scroll_bar.#sliding_button": {"colours": still, "misc": bare},
    }


class FormManager(UIManager):
    """A UIManager that follows the events it is given, and nothing else, to know the mouse."""

    def __init__(self, size: tuple[int, int], scale: float) -> None:
        self._seen = (-1, -1)
        super().__init__(size, make_theme(scale), enable_live_theme_updates=False)
        set_default_manager(None)  # or the first form, with all its pictures, would stay for ever
        self.active_user_cursor = pygame.mouse.get_cursor()

    def process_events(self, event: Event) -> bool:
        """Pass an event to the elements; True if one of them took it."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._seen = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self._seen = (-1, -1)
        return bool(super().process_events(event))

    def _update_mouse_position(self) -> None:
        self.mouse_position = self._seen
