"""What lies above any scene: short messages, and what a gamepad's buttons do."""

from collections.abc import Hashable, Sequence

from pygame import SRCALPHA, Rect, Surface

from game.ui.core.context import Context
from game.ui.core.pad_glyphs import draw_hints, hints_width
from game.ui.core.pad_hints import PadHint
from game.ui.core.panel import FULL

LASTING = 1.6  # seconds of a message
_PANEL = "panel/tooltip"
_TOAST_HIGH, _TOAST_LETTERS, _LEAST_TOAST = 60, 26, 15  # units, units, pixels
_STRIP_HIGH, _STRIP_LETTERS, _LEAST_STRIP = 46, 22, 13
_TOP = 0.11  # of the window's height, above a message
_MARGIN = 10  # units around the strip
_ICONS = {"pad-connected": "connection", "pad-lost": "connection_lost", "pad-not-yours": "info"}


class _Above:
    """Lies above what a scene has drawn, and restores it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._below: tuple[Surface, Rect] | None = None  # what the scene has drawn there

    def remove(self, surface: Surface) -> list[Rect]:
        """Restore what lies below, before a scene draws; returns where."""
        if self._below is None:
            return []
        (picture, box), self._below = self._below, None
        surface.blit(picture, box)
        return [box]

    def _cover(self, surface: Surface, box: Rect) -> None:
        """Keep what will be drawn over."""
        self._below = surface.subsurface(box).copy(), box

    def _scale(self, size: tuple[int, int]) -> float:
        fit = min(size[0] / FULL[0], size[1] / FULL[1])
        return fit * (self._context.settings.ui_scale / 100)


class Toast(_Above):
    """A short message, which disappears after a moment."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._text, self._icon = "", ""
        self._seconds_left = 0.0
        self._new = False  # not drawn yet

    def show(self, text: str, icon: str) -> None:
        """Show a text beside an icon."""
        self._text, self._icon, self._seconds_left, self._new = text, icon, LASTING, True

    def update(self, dt: float) -> bool:
        """Advance time; True if the message appears or disappears now."""
        self._seconds_left = max(0.0, self._seconds_left - dt)
        return self._new or bool(self._seconds_left) != (self._below is not None)

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw the message while it has time left; returns where."""
        self._new = False
        if not self._seconds_left:
            return []
        (width, height), skins = surface.get_size(), self._context.skins
        scale = self._scale(surface.get_size())
        letters = max(_LEAST_TOAST, round(_TOAST_LETTERS * scale))
        side, pad = letters * 3 // 2, letters
        wide = skins.assets.font("reading-bold", letters).size(self._text)[0]
        size = (side + wide + 5 * pad // 2, max(2 * letters, round(_TOAST_HIGH * scale)))
        box = Rect((0, 0), size).move_to(midtop=(width // 2, round(height * _TOP)))
        covered = skins.bounds(_PANEL, box, scale).union(box).clip(surface.get_rect())
        self._cover(surface, covered)
        skins.stretch(surface, _PANEL, box, scale)
        ink = skins.ink(_PANEL)
        skins.draw_icon(surface, self._icon, (box.left + pad + side // 2, box.centery), side, ink)
        line = Rect(box.left + 3 * pad // 2 + side, box.top, wide, box.height)
        skins.write(surface, self._text, line, letters, ink, role="reading-bold")
        return [covered]


class PadStrip(_Above):
    """What the buttons of a gamepad do, in a corner, while a gamepad is used."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._shown: Sequence[PadHint] = ()
        self._made: tuple[Hashable, Surface] | None = None  # and what it was made from

    @property
    def changed(self) -> bool:
        """Whether something else should be shown than is."""
        return self._wanted() != self._shown

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
        self._cover(surface, covered)
        surface.blit(picture, covered)
        return [covered]

    def _picture(self, size: tuple[int, int]) -> Surface:
        """The strip with its shadow, as it lies in the left corner of a window."""
        context, skins = self._context, self._context.skins
        scale = self._scale(size)
        letters = max(_LEAST_STRIP, round(_STRIP_LETTERS * scale))
        hints = [hint._replace(text=context.texts.say(hint.text)) for hint in self._shown]
        margin, high = round(_MARGIN * scale), max(2 * letters, round(_STRIP_HIGH * scale))
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


class Overprint:
    """Draws both, and restores what lies below."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._toast, self._strip = Toast(context), PadStrip(context)

    def show(self, text: str, icon: str) -> None:
        """Show a short message."""
        self._toast.show(text, icon)

    def update(self, dt: float) -> bool:
        """Advance time; True if anything appears or disappears now."""
        if news := self._context.gamepads.news():
            text = self._context.texts.say(news.key, number=news.number)
            self._toast.show(text, _ICONS[news.key])
        return self._toast.update(dt) | self._strip.changed

    def remove(self, surface: Surface) -> list[Rect]:
        """Restore what lies below, before a scene draws; returns where."""
        return [*self._toast.remove(surface), *self._strip.remove(surface)]

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw everything; returns where."""
        return [*self._strip.draw(surface), *self._toast.draw(surface)]
