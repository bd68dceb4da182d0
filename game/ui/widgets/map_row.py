"""A choice of maps: a card for each with its picture, its name and what there is to know of it."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from pygame import Rect, Surface

from game.ui.widgets.form_rows import Row, RowContext, highlight, outline
from game.ui.widgets.hit_area import HitArea
from game.ui.widgets.text_layout import balanced, shortened, wrapped
from game.ui.widgets.theme import CREAM, DIM, letters, small_letters

_NARROWEST = 250  # units of a card; as many stand side by side as have room
_MOST_ACROSS = 3
_MOST_LINES = 2  # of a title
_SIGN = 40  # units before a title, for the sign that it is chosen
SHAPE, LOW = 0.8, 0.54  # of a picture: its height against its width
_GAP = 16


class MapImage(Protocol):
    """A picture that is being made."""

    picture: Surface
    done: int  # so many parts of it


class MapCard(NamedTuple):
    """What is told of a map; its picture is asked for at the size there is room for."""

    title: str
    facts: tuple[str, ...]  # a line each
    image: Callable[[tuple[int, int]], MapImage]


class MapRow(Row):
    """One of several maps; with a single card there is nothing to choose, only to see."""

    def __init__(
        self,
        cards: Sequence[MapCard],
        chosen: int,
        changed: Callable[[int], None],
        shape: float = SHAPE,
    ) -> None:
        super().__init__()
        self._shape = shape
        self.focusable = len(cards) > 1
        self.cards = cards
        self.chosen = chosen
        self._changed = changed
        self.spots: list[HitArea] = []
        self._boxes: list[Rect] = []
        self._views: list[tuple[MapImage, Rect]] = []
        self._titles: list[list[str]] = []
        self._facts: list[list[str]] = []
        self._across = 1

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Cards side by side, in as many lines as they need."""
        gap, pad = ground.pixels(_GAP), ground.pixels(10)
        room = (width + gap) // (ground.pixels(_NARROWEST) + gap)
        self._across = across = max(1, min(room, _MOST_ACROSS, max(2, len(self.cards))))
        wide = (width - gap * (across - 1)) // across
        view = Rect(0, 0, wide - 2 * pad, round((wide - 2 * pad) * self._shape))
        self._titles = [self._title(ground, card.title, view.width) for card in self.cards]
        self._facts = [self._lines(ground, card.facts, view.width) for card in self.cards]
        titles, facts = max(map(len, self._titles)), max(map(len, self._facts))
        below = titles * _line(letters(ground.scale)) + facts * _line(small_letters(ground.scale))
        high = view.height + below + ground.pixels(6) + 2 * pad
        for number, card in enumerate(self.cards):
            line, column = divmod(number, across)
            box = Rect(left + column * (wide + gap), top + line * (high + gap), wide, high)
            self._boxes.append(box)
            place = view.move(box.left + pad, box.top + pad)
            self._views.append((card.image(view.size), place))
            self.spots.append(ground.add_hit_area(box, partial(self.choose, number)))
            self.spots[-1].enabled = self.focusable
        self.box = Rect(left, top, width, self._boxes[-1].bottom + ground.pixels(14) - top)

    def state(self) -> Hashable:
        """All that the look depends on."""
        felt = tuple((spot.hovered, spot.pressed) for spot in self.spots)
        return self.chosen, self.focused, felt, tuple(sketch.done for sketch, _ in self._views)

    def choose(self, number: int) -> None:
        """Take one of the maps."""
        if number != self.chosen:
            self.chosen = number
            self._changed(number)

    def press(self) -> None:
        """Enter or space: the next one, and after the last the first."""
        self.choose((self.chosen + 1) % len(self.cards))

    def nudge(self, step: int) -> None:
        """The left arrow or the right one."""
        self.choose(min(max(self.chosen + step, 0), len(self.cards) - 1))

    def move_choice(self, step: int) -> bool:
        """Up or down, to the line above or below if there is one."""
        aim = self.chosen + step * self._across
        if not 0 <= aim < len(self.cards):
            return False
        self.choose(aim)
        return True

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """The cards."""
        for number in range(len(self.cards)):
            self._draw_card(surface, ground, number, offset)

    def _draw_card(
        self, surface: Surface, ground: RowContext, number: int, offset: tuple[int, int]
    ) -> None:
        box, spot = self._boxes[number], self.spots[number]
        sketch, view = self._views[number]
        on, felt = number == self.chosen, spot.hovered
        shown = "pressed" if spot.pressed else "focused" if on else "hover" if felt else "normal"
        body, place = box.move(offset), view.move(offset)
        ground.skins.stretch(surface, f"button/quiet_{shown}", body, ground.scale)
        surface.blit(sketch.picture, place)
        highlight(surface, place, felt)
        if on and self.focused:
            outline(surface, ground, body)
        line = Rect(place.left, place.bottom + ground.pixels(6), place.width, 0)
        line.height = _line(letters(ground.scale))
        if self.focusable:
            look = "focused" if on and self.focused else "hover" if felt else "normal"
            middle = (line.left + ground.pixels(16), line.centery)
            name = f"control/radio_{'on' if on else 'off'}_{look}"
            ground.skins.draw(surface, name, middle, ground.scale)
            line.left, line.width = (
                line.left + ground.pixels(_SIGN),
                line.width - ground.pixels(_SIGN),
            )
        for words in self._titles[number]:
            ground.skins.write(surface, words, line, letters(ground.scale), CREAM)
            line.top = line.bottom
        small = small_letters(ground.scale)
        line.height = _line(small)
        for words in self._facts[number]:
            ground.skins.write(surface, words, line, small, DIM)
            line.top = line.bottom

    def _lines(self, ground: RowContext, facts: Sequence[str], width: int) -> list[str]:
        """Facts in lines that fit, beside the sign as the title is."""
        font = ground.skins.assets.font("reading", small_letters(ground.scale))
        room = width - (ground.pixels(_SIGN) if self.focusable else 0)
        return [line for fact in facts for line in balanced(fact, font, room)]

    def _title(self, ground: RowContext, title: str, width: int) -> list[str]:
        """A title in lines that fit beside the sign; what is too long for them is cut."""
        font = ground.skins.assets.font("reading", letters(ground.scale))
        room = width - (ground.pixels(_SIGN) if self.focusable else 0)
        lines = wrapped(title, font, room)
        if len(lines) > _MOST_LINES:
            rest = " ".join(lines[_MOST_LINES - 1 :])
            lines = [*lines[: _MOST_LINES - 1], shortened(rest, font, room)]
        return lines


def _line(pixels: int) -> int:
    """The height of a line of letters of this height."""
    return round(pixels * 1.3)
