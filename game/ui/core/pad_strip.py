"""What the buttons of a gamepad do, in a corner of any scene, while a gamepad is used."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.core.context import Context
from game.ui.core.pad_glyphs import draw_hints, hints_width
from game.ui.core.pad_hints import PadHint
from game.ui.core.panel import FULL

_PANEL = "panel/tooltip"
_HIGH, _LETTERS, _LEAST_LETTERS = 46, 22, 13  # units, units, pixels
_MARGIN = 10  # units


class PadStrip:
    """Lies above what a scene has drawn, and restores it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._shown: Sequence[PadHint] = ()
        self._below: tuple[Surface, Rect] | None = None  # what the scene has drawn there

    @property
    def changed(self) -> bool:
        """Whether something else should be shown than is."""
        return self._wanted() != self._shown

    def remove(self, surface: Surface) -> list[Rect]:
        """Restore what lies below, before a scene draws; returns where."""
        if self._below is None:
            return []
        (picture, box), self._below = self._below, None
        surface.blit(picture, box)
        return [box]

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw the buttons and what they do; returns where."""
        self._shown = self._wanted()
        if not self._shown:
            return []
        (width, height), skins = surface.get_size(), self._context.skins
        scale = min(width / FULL[0], height / FULL[1]) * (self._context.settings.ui_scale / 100)
        letters = max(_LEAST_LETTERS, round(_LETTERS * scale))
        high, margin = max(2 * letters, round(_HIGH * scale)), round(_MARGIN * scale)
        say = self._context.texts.say
        hints = [hint._replace(text=say(hint.text)) for hint in self._shown]
        box = Rect(margin, 0, hints_width(skins, hints, letters) + 2 * letters, high)
        box.bottom = height - margin
        covered = skins.bounds(_PANEL, box, scale).union(box).clip(surface.get_rect())
        self._below = surface.subsurface(covered).copy(), covered
        skins.stretch(surface, _PANEL, box, scale)
        draw_hints(surface, skins, hints, box, letters, skins.ink(_PANEL))
        return [covered]

    def _wanted(self) -> Sequence[PadHint]:
        context = self._context
        used = context.gamepads.active and context.scenes
        return tuple(context.scenes[-1].pad_hints) if used else ()
