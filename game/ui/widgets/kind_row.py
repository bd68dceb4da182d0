"""Who plays a seat, a person or a bot: a button beside its name that goes round the kinds."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.widgets.form_rows import Row, RowContext
from game.ui.widgets.name_field import NameField
from game.ui.widgets.theme import CREAM, GOLD, letters

SPARE = 280  # units that a name's field must leave free


class SeatKind(NamedTuple):
    """One of the kinds: its word and its icon."""

    text: str
    icon: str


class KindRow(Row):
    """Stands in the spare room of a name's field, which comes right before it in the form."""

    focusable = True
    beside_previous = True

    def __init__(
        self,
        field: NameField,
        kinds: Sequence[SeatKind],
        chosen: int,
        changed: Callable[[int], None],
    ) -> None:
        super().__init__()
        self._field, self._kinds = field, kinds
        self.chosen = chosen
        self._changed = changed
        self._body = self._words = Rect(0, 0, 0, 0)
        self._pixels = 0  # of the letters: the same for every kind, so that rows look alike

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Beside the name, not below it."""
        self.box = self._field.spare_box.copy()
        self._body = self.box.copy()
        self._body.left += ground.pixels(8)
        self._body.width -= ground.pixels(8)
        self._body.height -= ground.pixels(10)
        self._words = Rect(
            self._body.left + ground.pixels(54), self._body.top, 0, self._body.height
        )
        self._words.width = self._body.right - ground.pixels(44) - self._words.left
        self._pixels = min(
            ground.skins.fitting_size(kind.text, self._words.width, letters(ground.scale))
            for kind in self._kinds
        )
        self.spot = ground.add_hit_area(self._body, self.press)

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.chosen, self.focused, self.spot.hovered, self.spot.pressed

    def press(self) -> None:
        """Enter, space or a click: the next kind, and after the last the first."""
        self._choose((self.chosen + 1) % len(self._kinds))

    def nudge(self, step: int) -> None:
        """The left arrow or the right one."""
        self._choose(min(max(self.chosen + step, 0), len(self._kinds) - 1))

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Button, icon and word."""
        shown = "hover" if self.spot.hovered else "normal"
        shown = "pressed" if self.spot.pressed else "focused" if self.focused else shown
        body, kind = self._body.move(offset), self._kinds[self.chosen]
        ground.skins.stretch(surface, f"button/quiet_{shown}", body, ground.scale)
        side = ground.pixels(30)
        middle = body.left + ground.pixels(16) + side // 2, body.centery
        ground.skins.draw_icon(surface, kind.icon, middle, side, GOLD)
        ground.skins.write(surface, kind.text, self._words.move(offset), self._pixels, CREAM)
        onward = body.right - ground.pixels(24), body.centery
        ground.skins.draw_icon(surface, "arrow_right", onward, ground.pixels(20), GOLD)

    def _choose(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self._changed(number)
