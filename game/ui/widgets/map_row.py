"""A choice of maps: a card for each with its picture, its name and some facts."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from pygame import Rect, Surface

from game.ui.widgets.choice_row import OptionRow
from game.ui.widgets.form_rows import RowContext
from game.ui.widgets.text_layout import balanced, shortened, wrapped
from game.ui.widgets.theme import CREAM, DIM, letters, small_letters

SHAPE, LOW = 0.8, 0.54  # of a picture: its height against its width
_NARROWEST = 250  # units of a card
_MOST_ACROSS = 3
_MOST_LINES = 2  # of a title
_SIGN = 40  # units before a title, for the radio button
_GAP = 16


class MapImage(Protocol):
    """A picture that takes several frames, and is seen when it is finished."""

    picture: Surface
    done: int  # parts drawn


class MapCard(NamedTuple):
    """A map to choose; its picture is requested at the size there is room for."""

    title: str
    facts: tuple[str, ...]  # a line each
    image: Callable[[tuple[int, int]], MapImage]


class _PlacedCard(NamedTuple):
    image: MapImage
    view: Rect  # of the image, on the form
    title: list[str]
    facts: list[str]


class MapRow(OptionRow):
    """One of several maps; a single card is only shown."""

    def __init__(
        self,
        cards: Sequence[MapCard],
        chosen: int,
        changed: Callable[[int], None],
        shape: float = SHAPE,
        work: Callable[[], None] = lambda: None,
    ) -> None:
        """`work` is called in every frame, to draw the images."""
        super().__init__(len(cards), chosen, changed)
        self.focusable = len(cards) > 1
        self.cards, self._shape, self._work = cards, shape, work
        self._placed: list[_PlacedCard] = []
        self._across = 1

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        gap, pad = context.pixels(_GAP), context.pixels(10)
        room = (width + gap) // (context.pixels(_NARROWEST) + gap)
        self._across = across = max(1, min(room, _MOST_ACROSS, max(2, len(self.cards))))
        wide = (width - gap * (across - 1)) // across
        view = Rect(0, 0, wide - 2 * pad, round((wide - 2 * pad) * self._shape))
        size, small = letters(context.scale), small_letters(context.scale)
        font, small_font = (context.skins.assets.font("reading", one) for one in (size, small))
        room = view.width - (context.pixels(_SIGN) if self.focusable else 0)
        titles = [wrapped(card.title, font, room) for card in self.cards]
        for title in titles:
            if len(title) > _MOST_LINES:
                rest = " ".join(title[_MOST_LINES - 1 :])
                title[_MOST_LINES - 1 :] = [shortened(rest, font, room)]
        facts = [
            [line for fact in card.facts for line in balanced(fact, small_font, room)]
            for card in self.cards
        ]
        text = max(map(len, titles)) * _line(size) + max(map(len, facts)) * _line(small)
        high = view.height + text + context.pixels(6) + 2 * pad
        for number, card in enumerate(self.cards):
            line, column = divmod(number, across)
            box = Rect(left + column * (wide + gap), top + line * (high + gap), wide, high)
            place = view.move(box.left + pad, box.top + pad)
            image = card.image(view.size)
            self._placed.append(_PlacedCard(image, place, titles[number], facts[number]))
            self._add_spot(box, partial(self.choose, number), lambda: self.focusable)
        self.box = Rect(left, top, width, box.bottom + context.pixels(14) - top)

    def update(self, dt: float, *, still: bool) -> None:
        self._work()

    def state(self) -> Hashable:
        return super().state(), tuple(card.image.done for card in self._placed)

    def move_choice(self, step: int) -> bool:
        number = self.chosen + step * self._across
        if not 0 <= number < len(self.cards):
            return False
        self.choose(number)
        return True

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        for number in range(len(self.cards)):
            self._draw_card(surface, context, number, offset)

    def _draw_card(
        self, surface: Surface, context: RowContext, number: int, offset: tuple[int, int]
    ) -> None:
        skins, spot, card = context.skins, self.spots[number], self._placed[number]
        chosen, hover = number == self.chosen, "hover" if spot.hovered else "normal"
        focused = chosen and self.focused
        state = "pressed" if spot.pressed else "focused" if chosen else hover
        body, view = spot.box.move(offset), card.view.move(offset)
        skins.stretch(surface, f"button/quiet_{state}", body, context.scale)
        surface.blit(card.image.picture, view)
        context.draw_highlight(surface, view, hovered=spot.hovered)
        if focused:
            context.draw_outline(surface, body)
        size, small = letters(context.scale), small_letters(context.scale)
        line = Rect(view.left, view.bottom + context.pixels(6), view.width, _line(size))
        if self.focusable:
            middle = (line.left + context.pixels(16), line.centery)
            name = f"control/radio_{'on' if chosen else 'off'}_{'focused' if focused else hover}"
            skins.draw(surface, name, middle, context.scale)
            line.left += context.pixels(_SIGN)
            line.width -= context.pixels(_SIGN)
        texts = [(text, size, CREAM) for text in card.title]
        texts += [(text, small, DIM) for text in card.facts]
        for text, pixels, colour in texts:
            line.height = _line(pixels)
            skins.write(surface, text, line, pixels, colour)
            line.top = line.bottom


def _line(pixels: int) -> int:
    """The height of a line of letters of this height."""
    return round(pixels * 1.3)
