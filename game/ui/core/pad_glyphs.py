"""Small pictures of a gamepad's buttons, and rows of them with what they do."""

from collections.abc import Sequence

from pygame import Color, Rect, Surface, draw

from game.ui.core.pad_hints import PadHint
from game.ui.core.pad_model import PadButton
from game.ui.widgets.skins import Skins

_FACES = {
    PadButton.A: "#2f7d3b",
    PadButton.B: "#b3372c",
    PadButton.X: "#2d5f9e",
    PadButton.Y: "#9a6d0c",
}
_BODY, _RIM, _INK = Color("#2b2622"), Color("#f4dd9a"), "#fff6df"
_ARROWS = {
    PadButton.UP: "arrow_up",
    PadButton.DOWN: "arrow_down",
    PadButton.LEFT: "arrow_left",
    PadButton.RIGHT: "arrow_right",
}
_ICONS = _ARROWS | {PadButton.MENU: "menu", PadButton.VIEW: "help"}
_ROUND = (*_FACES, PadButton.LEFT_STICK, PadButton.RIGHT_STICK)
_LETTERS = 0.62  # of the height
_WIDE = 1.5  # heights: shoulders and triggers
_LEAST_LETTERS = 9  # pixels


def glyph_width(button: PadButton, height: int) -> int:
    """How wide the picture of a button is."""
    return round(height * _WIDE) if _is_wide(button) else height


def draw_glyph(surface: Surface, skins: Skins, button: PadButton, box: Rect) -> None:
    """Draw a button into a box as wide as `glyph_width` says."""
    body = Color(_FACES.get(button, _BODY))
    if button in _ROUND:
        for radius, colour in ((box.height // 2, _RIM), (box.height // 2 - 1, body)):
            draw.aacircle(surface, colour, box.center, radius)
    else:
        draw.rect(surface, _RIM, box, border_radius=box.height // 3)
        draw.rect(surface, body, box.inflate(-2, -2), border_radius=box.height // 3)
    if icon := _ICONS.get(button):
        skins.draw_icon(surface, icon, box.center, round(box.height * 0.7), _INK)
        return
    pixels = max(8, round(box.height * _LETTERS))
    skins.write(surface, button.value, box, pixels, _INK, role="reading-bold", align=0.5)


def hints_width(skins: Skins, hints: Sequence[PadHint], letters: int) -> int:
    """How wide a row of buttons and texts is."""
    return sum(map(sum, _widths(skins, hints, letters))) + letters * 2 * len(hints) - letters


def draw_hints(
    surface: Surface, skins: Skins, hints: Sequence[PadHint], box: Rect, letters: int, ink: str
) -> None:
    """Draw buttons with their texts, already in words, in the middle of a box."""
    while hints_width(skins, hints, letters) > box.width and letters > _LEAST_LETTERS:
        letters -= 1
    left = box.centerx - hints_width(skins, hints, letters) // 2
    for hint, (glyph, gap, wide) in zip(hints, _widths(skins, hints, letters), strict=True):
        place = Rect(left, 0, glyph, _high(letters))
        place.centery = box.centery
        draw_glyph(surface, skins, hint.button, place)
        line = Rect(place.right + gap, box.top, wide, box.height)
        skins.write(surface, hint.text, line, letters, ink, role="reading-bold")
        left = line.right + letters * 2


def _widths(skins: Skins, hints: Sequence[PadHint], letters: int) -> list[tuple[int, int, int]]:
    """Of each hint, the button, a gap and the text."""
    font = skins.assets.font("reading-bold", letters)
    return [
        (glyph_width(hint.button, _high(letters)), letters // 3, font.size(hint.text)[0] + 1)
        for hint in hints
    ]


def _high(letters: int) -> int:
    return letters * 4 // 3


def _is_wide(button: PadButton) -> bool:
    return button not in _ROUND and button not in _ICONS
