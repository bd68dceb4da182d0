"""The banner over the map: one notice at a time, with what can be done about it."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import HexKind, Space
from game.lobby import Care
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.lan.lan_api import LanTable
from game.ui.lan.table.chat_drawer import ChatDrawer
from game.ui.lan.table.notices import Notice, NoticeBoard, NoticeChoice
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry
from game.ui.table.layer import MOUSE, Layer
from game.ui.table.model import TableModel
from game.ui.table.target import OnPlayer
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.skins import LEAST_LETTERS
from game.ui.widgets.text_layout import balanced, write_line
from game.ui.widgets.theme import CREAM, GOLD

_PANEL = "panel/action"
_WIDTH, _ICON, _PAD, _BUTTON = 620, 44, 20, 50  # units
_LARGE, _SMALL = 26, 19
_EDGE = 26  # units between the banner and the map's rim
_COLUMNS, _ROWS = 24, 16  # places that are tried
_CITY, _BUILT, _LAND, _GOAL = 6, 3, 1, 100  # how much each hex matters
CLOSE = "close"
CARES = (
    NoticeChoice.WAIT,
    NoticeChoice.BOT,
    NoticeChoice.REMOVE,
)  # each in its own place, so that none slips under
PUTS_AWAY = (CLOSE, NoticeChoice.WAIT)  # after these, the map is seen again


class Banner(Layer):
    """Shows the first notice, where it hides as little of the map as it can."""

    def __init__(
        self,
        stage: Context,
        visit: LanTable,
        model: TableModel,
        notices: NoticeBoard,
        drawer: ChatDrawer,
        newest: Callable[[], Notice | None],
    ) -> None:
        self._stage, self._visit, self._model = stage, visit, model
        self._notices, self._drawer, self._newest = notices, drawer, newest
        self.notice: Notice | None = None
        self.box = Rect(0, 0, 0, 0)
        self._buttons: list[Button] = []
        self._inside = False  # the pointer is
        self._title: list[str] = []
        self._detail: list[str] = []

    @property
    def buttons(self) -> Sequence[Button]:
        """What can be done about the notice."""
        return self._buttons

    def layout(self, geometry: Geometry) -> None:
        """Find a place in another window."""
        anew = self.notice is not None and geometry.layout is not self.geometry.layout
        super().layout(geometry)
        if anew:
            self.notice = None
            self.update(0.0)

    def cursor(self) -> Pointer | None:
        """A hand over its buttons."""
        return super().cursor() or ("arrow" if self.notice and self._inside else None)

    def update(self, dt: float) -> bool:
        """Show another notice, or none; True if so."""
        notice, before = self._newest(), self.notice
        if notice == before:
            return False
        self.notice = notice
        if notice is None:
            self._buttons = []
            return True
        if before is None or (before.choices, before.closes) != (notice.choices, notice.closes):
            kinds = ("primary", "secondary", "quiet")
            self._buttons = [Button(*one) for one in zip(notice.choices, kinds, strict=False)]
            if notice.closes:
                self._buttons.append(Button(CLOSE, "quiet", "close"))
        for button in self._buttons:
            if button.name != CLOSE:
                button.set_label(self._stage.texts.say(f"corner-{button.name}"))
        size = self._fold(notice)
        if before is None or self.box.size != size:  # seconds that go on leave it where it is
            self.box = self._place(size)
        self._lay_buttons()
        return True

    def handle(self, event: Event) -> bool:
        """Its buttons; a click on the tile of somebody away shows their notice again."""
        for button in [one for one in self._buttons if one.handle(event)]:
            self.press(button)
            return True
        if event.type not in MOUSE:
            return False
        self._inside = self.notice is not None and self.box.collidepoint(event.pos)
        return self._inside or self._reopened(event)

    def press(self, button: Button) -> None:
        """Do what a button says."""
        if self.notice is None:
            return
        self._stage.audio.play("click")
        if button.name in PUTS_AWAY:
            self._notices.close(self.notice)
        decide(self._stage, self._visit, self.notice, button.name)

    def parts(self) -> list[Part]:
        """The banner with its buttons."""
        notice = self.notice
        if notice is None:
            return []
        face = notice, tuple(self.box), tuple((one.name, one.state) for one in self._buttons)
        reach = self._stage.skins.bounds(_PANEL, self.box, self.geometry.layout.scale)
        return [Part(reach, face, lambda surface: self._draw(surface, notice))]

    def _reopened(self, event: Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        target = self.geometry.target_at(event.pos)
        return isinstance(target, OnPlayer) and self._notices.reopen(target.seat)

    def _place(self, size: tuple[int, int]) -> Rect:
        """Where the banner hides least; of equal places the highest middle one. If there is none
        clear of tools and chat, it lies below the tools."""
        layout, edge = self.geometry.layout, self.geometry.layout.pixels(_EDGE)
        pane = layout.pane
        room = pane.inflate(-2 * edge, -2 * edge)
        room.height = layout.rack.top - edge // 2 - room.top
        columns = [room.left + (room.width - size[0]) * n // _COLUMNS for n in range(_COLUMNS + 1)]
        rows = [room.top + (room.height - size[1]) * n // _ROWS for n in range(_ROWS + 1)]
        columns.sort(key=lambda left: abs(left + size[0] // 2 - pane.centerx))
        clear = [layout.menu, *layout.tools, *self._drawer.taken]
        tried = [Rect(left, top, *size) for top in rows for left in columns]
        free = [box for box in tried if room.contains(box) and box.collidelist(clear) < 0]
        if not free:
            below = layout.tools[0].bottom + edge // 2
            return Rect((0, 0), size).move_to(midtop=(pane.centerx, below))
        return least_hidden(free, self._keep_clear())

    def _keep_clear(self) -> list[KeepClear]:
        table, hex_box = self._model.plan.view.table, self.geometry.hex_box

        def weight(space: Space) -> int:
            if space.kind is HexKind.CITY:
                return _GOAL if space.end else _CITY
            return _BUILT if table.standing(space.hex) else _LAND

        spaces = [(weight(space), space.hex) for space in table.board.spaces]
        return [  # a city has its name below it
            KeepClear([hex_box(place, 1.5) for one, place in spaces if one == each], each)
            for each in (_CITY, _BUILT, _LAND, _GOAL)
        ]

    def _fold(self, notice: Notice) -> tuple[int, int]:
        """Break the words into lines; how large the banner is with them."""
        layout = self.geometry.layout
        pixels, pane = layout.pixels, layout.pane
        width = min(layout.letters_of(_WIDTH), pane.width - pixels(80))
        inner = width - pixels(2 * _PAD + _ICON + 16)
        if notice.closes:
            inner -= pixels(_ICON)
        assets = self._stage.skins.assets
        large, small = assets.font("label", self._large), assets.font("reading", self._small)
        self._title = balanced(notice.title, large, inner)
        self._detail = balanced(notice.detail, small, inner)
        high = large.get_linesize() * len(self._title) + small.get_linesize() * len(self._detail)
        row = pixels(_BUTTON + 10) if notice.choices else 0
        return width, high + row + pixels(2 * _PAD - 6)

    def _lay_buttons(self) -> None:
        pixels, box = self.geometry.layout.pixels, self.box
        chosen = [button for button in self._buttons if button.name != CLOSE]
        gap = pixels(10)
        row = Rect(box.left + pixels(_PAD), 0, box.width - pixels(2 * _PAD), pixels(_BUTTON))
        row.bottom = box.bottom - pixels(_PAD - 4)
        names = [button.name for button in chosen]
        slots = CARES if any(name in CARES for name in names) else names
        wide = min((row.width - gap * (len(slots) - 1)) // max(1, len(slots)), pixels(220))
        left = row.centerx - (wide * len(slots) + gap * (len(slots) - 1)) // 2
        for button in chosen:
            place = left + slots.index(button.name) * (wide + gap)
            button.place(Rect(place, row.top, wide, row.height))
        for button in self._buttons:
            if button.name == CLOSE:
                side = pixels(38)
                button.place(Rect(box.right - side - pixels(14), box.top + pixels(14), side, side))

    def _draw(self, surface: Surface, notice: Notice) -> None:
        layout, skins, box = self.geometry.layout, self._stage.skins, self.box
        pixels = layout.pixels
        skins.stretch(surface, _PANEL, box, layout.scale)
        side = pixels(_ICON)
        middle = (box.left + pixels(_PAD) + side // 2, box.top + pixels(_PAD) + side // 2)
        skins.draw_icon(surface, notice.icon, middle, side, GOLD)
        left, top = box.left + pixels(_PAD + 16) + side, box.top + pixels(_PAD - 4)
        lines = [("label", self._large, CREAM, words) for words in self._title]
        lines += [("reading", self._small, GOLD, words) for words in self._detail]
        for role, size, colour, words in lines:
            font = skins.assets.font("label" if role == "label" else "reading", size)
            write_line(surface, font, words, colour, (left, top))
            top += font.get_linesize()
        for button in self._buttons:
            button.draw(surface, skins, layout.scale)

    @property
    def _large(self) -> int:
        return self._letters(_LARGE)

    @property
    def _small(self) -> int:
        return self._letters(_SMALL)

    def _letters(self, units: int) -> int:
        return max(LEAST_LETTERS + 3, self.geometry.layout.letters_of(units))


def decide(stage: Context, visit: LanTable, notice: Notice, name: str) -> None:
    """Ask the host for what a button says; before a seat is lost for good, ask the player."""
    if name == NoticeChoice.GO_ON:
        visit.pause(False)
    seat = notice.seat
    if seat is None or name == CLOSE:
        return
    if name == NoticeChoice.WAIT:
        visit.look_after(seat, Care.WAIT)
    elif name == NoticeChoice.BOT:
        visit.look_after(seat, Care.BOT)
    elif visit.lobby is not None:
        say = stage.texts.say
        ask = say("corner-remove-ask", name=visit.lobby.seats[seat].name)

        def remove() -> None:
            visit.look_after(seat, Care.REMOVE)

        stage.push(DialogScene(stage, ask, say("corner-remove"), remove))
