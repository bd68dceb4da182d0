"""Places to click, buttons, tabs of a page, and menus of buttons with keyboard focus."""

from collections.abc import Callable, Hashable, Iterable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.media.cursors import Pointer
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins

DETAIL = 14  # units of the letters of a second line
MARGINS = 28  # units left and right of the text together
_LABEL, _LABEL_ABOVE = 20, 18  # units of a label's letters, alone and above a second line
_LARGER_ABOVE = 1.2  # the largest text scale of a label above a second line
_ICON = 0.5  # of the button's height, beside text
_HIGHEST, _WIDEST = 0.66, 0.95  # of the button and of the room in it, for larger letters
BACKWARD = (pygame.K_UP, pygame.K_LEFT)
FORWARD = (pygame.K_DOWN, pygame.K_RIGHT)
CHOOSE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def always() -> bool:
    """The condition of a button that can always be pressed."""
    return True


class HitArea:
    """Hovered, pressed, and clicked when the mouse is released inside."""

    def __init__(self, enabled: Callable[[], bool] = always) -> None:
        """`enabled` tells whether it can be pressed now."""
        self.rect = Rect(0, 0, 0, 0)
        self._enabled = enabled
        self._under_mouse = False
        self._mouse_down = False

    def layout(self, rect: Rect) -> None:
        """Take a place in the window."""
        self.rect = rect

    @property
    def enabled(self) -> bool:
        """Whether it can be pressed now."""
        return self._enabled()

    @property
    def hovered(self) -> bool:
        """Whether the mouse is on it and can press it."""
        return self._under_mouse and self.enabled

    @property
    def pressed(self) -> bool:
        """Whether releasing the mouse now would click it."""
        return self._mouse_down and self.hovered

    def hover(self, place: tuple[int, int] | None) -> None:
        """The mouse is at a place of the window, or outside of it."""
        self._under_mouse = place is not None and self.rect.collidepoint(place)

    def handle(self, event: Event) -> bool:
        """Follow the mouse; True when it was clicked."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.hover(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self.hover(event.pos)
                self._mouse_down = self.hovered
            case pygame.MOUSEBUTTONUP if event.button == 1:
                clicked = self._mouse_down and self.rect.collidepoint(event.pos)
                self._mouse_down = False
                return clicked and self.enabled
            case pygame.WINDOWLEAVE:
                self.hover(None)
        return False


class Button(HitArea):
    """A button; its owner knows it by its name."""

    def __init__(
        self,
        name: str,
        kind: str = "secondary",
        icon: str = "",
        enabled: Callable[[], bool] = always,
    ) -> None:
        super().__init__(enabled)
        self.name, self.kind, self.icon = name, kind, icon
        self.label = ""
        self.detail = ""  # a smaller line below the label
        self.text_scale = 1.0
        self.max_pixels: int | None = None  # of the label, where neighbours share a size
        self.focused = False

    @property
    def state(self) -> str:
        """The variant of the button's sprite."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "focused" if self.focused else "hover" if self.hovered else "normal"

    def layout(
        self,
        rect: Rect,
        label: str | None = None,
        *,
        detail: str | None = None,
        icon: str | None = None,
        kind: str | None = None,
    ) -> None:
        """Take a place in the window, with other content as far as it is given."""
        super().layout(rect)
        self.label = self.label if label is None else label
        self.detail = self.detail if detail is None else detail
        self.icon = self.icon if icon is None else icon
        self.kind = self.kind if kind is None else kind

    def relabel(self, label: str) -> None:
        """Show another label in the same place."""
        self.label = label

    def focus(self, here: bool) -> None:
        """Take or lose the keyboard."""
        self.focused = here

    def size_label(self, text_scale: float, max_pixels: int | None = None) -> None:
        """Enlarge the label, up to a size that neighbours share."""
        self.text_scale, self.max_pixels = text_scale, max_pixels

    def max_text_scale(self, skins: Skins, scale: float, most: float) -> float:
        """The largest text scale, between 1 and `most`, at which the label fits."""
        if not self.label or self.detail:
            return most
        pixels = round(_LABEL * scale)
        width = skins.assets.font("reading-bold", pixels).size(self.label)[0]
        wide = self._inside(scale).width * _WIDEST / width
        return max(1.0, min(most, wide, self.rect.height * _HIGHEST / pixels))

    def label_size(self, skins: Skins, scale: float) -> int:
        """The pixels of the label, made smaller to fit."""
        pixels = round(_LABEL * scale * self.text_scale)
        return skins.fitting_size(self.label, self._inside(scale).width, pixels, "reading-bold")

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """Draw the button with icon and label; without a label, the icon alone."""
        name = f"button/{self.kind}_{self.state}"
        skins.stretch(surface, name, self.rect, scale)
        ink = skins.ink(name)
        middle = self.rect.move(0, round(scale) if self.state == "pressed" else 0).center
        if not self.label:
            skins.draw_icon(surface, self.icon, middle, round(self.rect.height * 0.6), ink)
            return
        inside = self._inside(scale)
        inside.centery = middle[1]
        pixels = round(_LABEL * scale * self.text_scale)
        if self.icon:
            side = round(self.rect.height * _ICON)
            left = self.rect.left + round(MARGINS * scale) // 2
            skins.draw_icon(surface, self.icon, (left + side // 2, middle[1]), side, ink)
        if self.detail:
            below = Rect(inside.left, inside.centery, inside.width, inside.height // 2)
            below.top -= round(scale)
            skins.write(surface, self.detail, below, round(DETAIL * scale), ink, align=0.5)
            inside.height = inside.height * 3 // 5 + round(3 * scale)
            pixels = round(_LABEL_ABOVE * scale * min(self.text_scale, _LARGER_ABOVE))
        pixels = min(pixels, self.max_pixels or pixels)
        skins.write(surface, self.label, inside, pixels, ink, role="reading-bold", align=0.5)

    def _inside(self, scale: float) -> Rect:
        """The room for text, beside the icon."""
        inside = self.rect.inflate(-round(MARGINS * scale), 0)
        if self.icon:
            taken = round(self.rect.height * _ICON) + round(8 * scale)
            inside.width -= taken
            inside.left += taken
        return inside


class Tab(Button):
    """The tab of a page, chosen while its page is open."""

    def __init__(self, name: str, chosen: Callable[[], bool]) -> None:
        super().__init__(name)
        self._chosen = chosen

    @property
    def chosen(self) -> bool:
        """Whether its page is open."""
        return self._chosen()

    @property
    def sprite(self) -> str:
        """The name of its sprite."""
        if self.chosen and not self.focused:
            return "control/tab_chosen"
        return f"control/tab_{'hover' if self.state == 'pressed' else self.state}"

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        skins.stretch(surface, self.sprite, self.rect, scale)
        inside, pixels = self.rect.inflate(-round(24 * scale), 0), round(20 * scale)
        ink = "#F4DD9A" if self.chosen and self.focused else skins.ink(self.sprite)
        skins.write(surface, self.label, inside, pixels, ink, role="reading-bold", align=0.5)


class Menu:
    """Buttons, of which at most one has the keyboard."""

    def __init__(self, buttons: Sequence[Button]) -> None:
        self.buttons = buttons

    @property
    def focus(self) -> int | None:
        """The number of the button with the keyboard."""
        return next((n for n, button in enumerate(self.buttons) if button.focused), None)

    def focus_on(self, number: int | None) -> None:
        """Give the keyboard to a button, or to none."""
        focus_one(self.buttons, number)

    def button(self, name: str) -> Button:
        """A button by its name."""
        return next(button for button in self.buttons if button.name == name)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return tuple((one.name, one.label, one.detail, one.state) for one in self.buttons)

    def handle(self, event: Event, *, keys: bool = True) -> str | None:
        """Follow mouse and keys; returns the name of a chosen button."""
        if event.type == pygame.KEYDOWN:
            return self._key(event) if keys else None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.focus_on(None)
        clicked = [button for button in self.buttons if button.handle(event)]
        return clicked[0].name if clicked else None

    def step(self, step: int) -> bool:
        """Give the keyboard to the next button or the one before; False beyond the last."""
        order = [n for n, button in enumerate(self.buttons) if button.enabled][::step]
        at = order.index(self.focus) + 1 if self.focus in order else 0
        self.focus_on(order[at] if at < len(order) else None)
        return at < len(order)

    def enlarge_text(self, skins: Skins, scale: float, larger: float) -> None:
        """Give all buttons letters so many times as large, or as large as fits every one."""
        fitting = [button.max_text_scale(skins, scale, larger) for button in self.buttons]
        for button in self.buttons:
            button.size_label(min(fitting), button.max_pixels)

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """Draw all buttons."""
        for button in self.buttons:
            button.draw(surface, skins, scale)

    def _key(self, event: Event) -> str | None:
        back = event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT
        if event.key in BACKWARD or back:
            self.step(-1) or self.step(-1)
        elif event.key in FORWARD or event.key == pygame.K_TAB:
            self.step(1) or self.step(1)
        elif event.key in CHOOSE and self.focus is not None:
            return self.buttons[self.focus].name
        return None


def button_part(skins: Skins, button: Button, scale: float) -> Part:
    """A button as a part of a picture."""
    state = button.kind, button.state, button.label, button.icon
    box = skins.bounds(f"button/{button.kind}_{button.state}", button.rect, scale)
    return Part(box, state, lambda surface: button.draw(surface, skins, scale))


def focus_one(buttons: Sequence[Button], number: int | None) -> None:
    """Give the keyboard to one of several buttons, or to none."""
    for index, button in enumerate(buttons):
        button.focus(index == number)


def share_label_size(buttons: Sequence[Button], skins: Skins, scale: float) -> None:
    """Give buttons side by side the largest label size that fits all of them."""
    size = min((button.label_size(skins, scale) for button in buttons), default=None)
    for button in buttons:
        button.size_label(button.text_scale, size)


def cursor_over(spots: Iterable[HitArea]) -> Pointer:
    """The mouse cursor over things to click."""
    return "hand" if any(spot.hovered for spot in spots) else "arrow"
