"""What the buttons of a gamepad do, in a corner of any scene, while a gamepad is used."""

from collections.abc import Hashable, Sequence

from pygame import SRCALPHA, Rect, Surface

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
        self._made: tuple[Hashable, Surface] | None = None  # and what it was made from

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
        context = self._context
        key = self._shown, surface.get_size(), context.settings.ui_scale, context.texts
        if self._made is None or self._made[0] != key:
            self._made = key, self._picture(surface.get_size())
        picture = self._made[1]
        covered = picture.get_rect().clip(surface.get_rect())
        if not context.scenes[-1].pad_hints_above:
            covered.bottom = surface.get_height()
        self._below = surface.subsurface(covered).copy(), covered
        surface.blit(picture, covered)
        return [covered]

    def _picture(self, size: tuple[int, int]) -> Surface:
        """The strip with its shadow, as it lies in the left corner of a window."""
        context, skins = self._context, self._context.skins
        scale = min(size[0] / FULL[0], size[1] / FULL[1]) * (context.settings.ui_scale / 100)
        letters = max(_LEAST_LETTERS, round(_LETTERS * scale))
        hints = [hint._replace(text=context.texts.say(hint.text)) for hint in self._shown]
        margin, high = round(_MARGIN * scale), max(2 * letters, round(_HIGH * scale))
        wide = min(hints_width(skins, hints, letters) + 2 * letters, size[0] - 2 * margin)
        picture = Surface((wide + 2 * margin, high + 2 * margin), SRCALPHA)
        box = Rect(margin, margin, wide, high)
        skins.stretch(picture, _PANEL, box, scale)
        draw_hints(picture, skins, hints, box.inflate(-letters, 0), letters, skins.ink(_PANEL))
        return picture

    def _wanted(self) -> Sequence[PadHint]:
        context = self._context
        used = context.gamepads.active and context.scenes
        return tuple(context.scenes[-1].pad_hints) if used else ()
