"""A bubble with what a bot says, beside its player's tile."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.bots.people import Person, person_named
from game.ui.core.context import Context
from game.ui.table.layer import Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.table.remarks import BotRemark
from game.ui.widgets.compositor import Part
from game.ui.widgets.faces import draw_face, seat_colour
from game.ui.widgets.text_layout import balanced
from game.ui.widgets.theme import CREAM

_PANEL = "panel/action"
_WIDEST, _FACE, _PAD, _GAP = 380, 84, 18, 14  # units
_LETTERS, _LEAST_LETTERS = 21, 13


class _Bubble(NamedTuple):
    person: Person
    seat: int
    rows: tuple[str, ...]
    box: Rect


class RemarkBubble(Layer):
    """Shows the remark of this moment; the mouse goes through it."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self._shown: BotRemark | None = None
        self.bubble: _Bubble | None = None

    def arrange(self, layout: TableLayout) -> None:
        self.bubble = self._bubble_of(self._shown) if self._shown else None

    def update(self, dt: float) -> bool:
        before, model = self._shown, self._model
        self._shown = model.history.talk.queue.shown if model.settings.bot_remarks else None
        if self._shown is before:
            return False
        self.bubble = self._bubble_of(self._shown) if self._shown else None
        return True

    def parts(self) -> list[Part]:
        if self.bubble is None:
            return []
        bubble, layout = self.bubble, self.geometry.layout
        reach = self._context.skins.bounds(_PANEL, bubble.box, layout.scale)
        return [Part(reach, bubble, lambda surface: self._draw(surface, bubble))]

    def _bubble_of(self, remark: BotRemark) -> _Bubble | None:
        """Below the tools, with its right edge at the side panel."""
        layout, texts = self.geometry.layout, self._context.texts
        person = person_named(self._model.names[remark.seat])
        if person is None:
            return None
        text = texts.say(f"bot-says-{remark.cause}-{person.temper}-{remark.variant}")
        font = self._context.assets.font("reading", self._letters)
        widest = min(layout.letters_of(_WIDEST), layout.pane.width // 2)
        rows = balanced(text, font, widest)
        bold = self._context.assets.font("reading-bold", self._letters)
        width = max(bold.size(person.name)[0], *(font.size(row)[0] for row in rows))
        pad, gap, face = layout.pixels(_PAD), layout.pixels(_GAP), layout.letters_of(_FACE)
        height = max(face, self._row_height * (len(rows) + 1)) + 2 * layout.pixels(10)
        box = Rect(0, 0, 2 * pad + face + 2 * gap + width, height)
        tile = layout.players[remark.seat]
        box.topright = layout.pane.right - layout.pixels(24), tile.top
        box.top = max(box.top, layout.tools[0].bottom + gap)
        return _Bubble(person, remark.seat, tuple(rows), box)

    def _draw(self, surface: Surface, bubble: _Bubble) -> None:
        layout, skins = self.geometry.layout, self._context.skins
        skins.stretch(surface, _PANEL, bubble.box, layout.scale)
        face, pad = layout.letters_of(_FACE), layout.pixels(_PAD)
        disc = Rect(bubble.box.left + pad, 0, face, face).move_to(centery=bubble.box.centery)
        draw_face(surface, skins, bubble.person, disc, bubble.seat)
        left = disc.right + layout.pixels(_GAP)
        line = Rect(left, 0, bubble.box.right - pad // 2 - left, self._row_height)
        line.top = bubble.box.centery - self._row_height * (len(bubble.rows) + 1) // 2
        colour = seat_colour(bubble.seat)
        skins.write(surface, bubble.person.name, line, self._letters, colour, role="reading-bold")
        for row in bubble.rows:
            line.top += self._row_height
            skins.write(surface, row, line, self._letters, CREAM)

    @property
    def _letters(self) -> int:
        return max(_LEAST_LETTERS, self.geometry.layout.letters_of(_LETTERS))

    @property
    def _row_height(self) -> int:
        return round(self._letters * 1.35)
