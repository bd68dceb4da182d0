"""The banner over the map: one notice at a time, with buttons to answer it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame.font import Font

from game.board import HexKind, Space
from game.lobby import Care
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.lan.lan_api import LanTable
from game.ui.lan.table.chat_drawer import ChatDrawer
from game.ui.lan.table.notices import CARES, Notice, NoticeBoard, NoticeChoice
from game.ui.lan.table.take_seat import TakeSeatScene
from game.ui.media.cursors import Pointer
from game.ui.table.layer import MOUSE, Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.table.target import OnPlayer
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden, row_of_boxes
from game.ui.widgets.skins import LEAST_LETTERS
from game.ui.widgets.text_layout import balanced, write_line
from game.ui.widgets.theme import CREAM, GOLD

_PANEL = "panel/action"
_WIDTH, _ICON, _PAD, _BUTTON = 620, 44, 20, 50  # units
_TITLE, _DETAIL = 26, 19  # units of the letters
_EDGE = 26  # units between the banner and the map's rim
_COLUMNS, _ROWS = 24, 16  # positions that are tried
_CITY, _BUILT, _LAND, _GOAL = 6, 3, 1, 100  # weights of a hidden hex
CLOSE = "close"
# Where the choices about a player who is away lie, whichever of them are offered.
_SLOTS: Mapping[str, int] = {**{care: n for n, care in enumerate(CARES)}, NoticeChoice.ONCE: 0}


class Banner(Layer):
    """Shows the first notice where it hides as little of the map as possible."""

    def __init__(
        self,
        context: Context,
        lan_table: LanTable,
        model: TableModel,
        notices: NoticeBoard,
        drawer: ChatDrawer,
        newest: Callable[[], Notice | None],
    ) -> None:
        self._context, self._lan_table, self._model = context, lan_table, model
        self._notices, self._drawer, self._newest = notices, drawer, newest
        self.notice: Notice | None = None
        self.box = Rect(0, 0, 0, 0)
        self._buttons: list[Button] = []
        self._inside = False  # the pointer
        self._lines: list[tuple[Font, str, str]] = []  # with colour and text

    @property
    def buttons(self) -> Sequence[Button]:
        return self._buttons

    def obstacles(self) -> Sequence[Rect]:
        return [self.box] if self.notice else []

    def arrange(self, layout: TableLayout) -> None:
        if self.notice is not None:
            self.notice = None
            self.update(0.0)

    def cursor(self) -> Pointer | None:
        return super().cursor() or ("arrow" if self.notice and self._inside else None)

    def update(self, dt: float) -> bool:
        notice, before = self._newest(), self.notice
        if notice == before:
            return False
        self.notice = notice
        if notice is None:
            self._buttons = []
            return True
        if before is None or (before.choices, before.closes) != (notice.choices, notice.closes):
            kinds = ("primary", "secondary", "quiet")
            self._buttons = [Button(*pair) for pair in zip(notice.choices, kinds, strict=False)]
            if notice.closes:
                self._buttons.append(Button(CLOSE, "quiet", "close"))
        size = self._wrap(notice)
        if before is None or self.box.size != size:  # it stays in place while seconds count
            self.box = self._position(size)
            self._cover_pointer()
        self._layout_buttons()
        return True

    def handle(self, event: Event) -> bool:
        for button in [button for button in self._buttons if button.handle(event)]:
            self.press(button)
            return True
        if event.type not in MOUSE:
            return False
        self._inside = self.notice is not None and self.box.collidepoint(event.pos)
        if self._inside or event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return self._inside
        target = self.geometry.target_at(event.pos)
        return isinstance(target, OnPlayer) and self._notices.reopen(target.seat)

    def press(self, button: Button) -> None:
        if self.notice is None:
            return
        self._context.audio.play("click")
        if button.name in (CLOSE, NoticeChoice.WAIT):
            self._notices.close(self.notice)
        decide(self._context, self._lan_table, self.notice, button.name)

    def parts(self) -> list[Part]:
        notice = self.notice
        if notice is None:
            return []
        buttons = tuple((button.name, button.state) for button in self._buttons)
        reach = self._context.skins.bounds(_PANEL, self.box, self.geometry.layout.scale)
        face = notice, tuple(self.box), buttons
        return [Part(reach, face, lambda surface: self._draw(surface, notice.icon))]

    def _position(self, size: tuple[int, int]) -> Rect:
        """Where the banner hides least, the highest and most central of equal positions; below
        the tools if no position is clear of tools and chat."""
        layout, edge = self.geometry.layout, self.geometry.layout.pixels(_EDGE)
        pane = layout.pane
        room = pane.inflate(-2 * edge, -2 * edge)
        room.height = layout.rack.top - edge // 2 - room.top
        columns = [room.left + (room.width - size[0]) * n // _COLUMNS for n in range(_COLUMNS + 1)]
        rows = [room.top + (room.height - size[1]) * n // _ROWS for n in range(_ROWS + 1)]
        columns.sort(key=lambda left: abs(left + size[0] // 2 - pane.centerx))
        taken = [layout.menu, *layout.tools, *self._drawer.taken]
        tried = [Rect(left, top, *size) for top in rows for left in columns]
        free = [box for box in tried if room.contains(box) and box.collidelist(taken) < 0]
        if not free:
            below = layout.tools[0].bottom + edge // 2
            return Rect((0, 0), size).move_to(midtop=(pane.centerx, below))
        return least_hidden(free, self._keep_clear())

    def _cover_pointer(self) -> None:
        """Point at nothing if the banner has appeared between the mouse and the map."""
        mouse = self._context.mouse_position
        self._inside = mouse is not None and self.box.collidepoint(mouse)
        if self._inside and not self._model.pointing.by_keyboard:
            self._model.point(None)

    def _keep_clear(self) -> list[KeepClear]:
        table, hex_box = self._model.plan.view.table, self.geometry.hex_box

        def weight(space: Space) -> int:
            if space.kind is HexKind.CITY:
                return _GOAL if space.end else _CITY
            return _BUILT if table.standing(space.hex) else _LAND

        spaces = [(weight(space), space.hex) for space in table.board.spaces]
        return [  # a city has its name below it
            KeepClear([hex_box(place, 1.5) for other, place in spaces if other == each], each)
            for each in (_CITY, _BUILT, _LAND, _GOAL)
        ]

    def _wrap(self, notice: Notice) -> tuple[int, int]:
        """Break the text into lines; returns the banner's size."""
        layout = self.geometry.layout
        pixels = layout.pixels
        width = min(layout.letters_of(_WIDTH), layout.pane.width - pixels(80))
        inner = width - pixels(2 * _PAD + _ICON + 16)
        if notice.closes:
            inner -= pixels(_ICON)
        assets, least = self._context.skins.assets, LEAST_LETTERS + 3
        letters = max(least, layout.letters_of(_TITLE))
        title = assets.font(assets.role_for(notice.title, "label", letters), letters)
        detail = assets.font("reading", max(least, layout.letters_of(_DETAIL)))
        self._lines = [(title, CREAM, line) for line in balanced(notice.title, title, inner)]
        self._lines += [(detail, GOLD, line) for line in balanced(notice.detail, detail, inner)]
        height = sum(font.get_linesize() for font, _, _ in self._lines)
        row = pixels(_BUTTON + 10) if notice.choices else 0
        return width, height + row + pixels(2 * _PAD - 6)

    def _layout_buttons(self) -> None:
        """Each care has a slot, so that no other button appears under the pointer."""
        pixels, box = self.geometry.layout.pixels, self.box
        row = Rect(box.left + pixels(_PAD), 0, box.width - pixels(2 * _PAD), pixels(_BUTTON))
        row.bottom = box.bottom - pixels(_PAD - 4)
        names = [button.name for button in self._buttons if button.name != CLOSE]
        taken = [_SLOTS.get(name, 0) for name in names]
        cares = NoticeChoice.REMOVE in names or NoticeChoice.WAIT in names
        slots = taken if cares else [*range(len(names))]
        boxes = row_of_boxes(row, len(CARES) if cares else len(names), pixels(220), pixels(10))
        for button in self._buttons:
            if button.name == CLOSE:
                side = pixels(38)
                corner = Rect(0, 0, side, side)
                inner = box.inflate(-2 * pixels(14), -2 * pixels(14))
                button.layout(corner.move_to(topright=inner.topright))
                continue
            label = self._context.texts.say(f"corner-{button.name}")
            button.layout(boxes[slots[names.index(button.name)]], label)

    def _draw(self, surface: Surface, icon: str) -> None:
        layout, skins, box = self.geometry.layout, self._context.skins, self.box
        pixels = layout.pixels
        skins.stretch(surface, _PANEL, box, layout.scale)
        side = pixels(_ICON)
        middle = (box.left + pixels(_PAD) + side // 2, box.top + pixels(_PAD) + side // 2)
        skins.draw_icon(surface, icon, middle, side, GOLD)
        left, top = box.left + pixels(_PAD + 16) + side, box.top + pixels(_PAD - 4)
        for font, colour, line in self._lines:
            write_line(surface, font, line, colour, (left, top))
            top += font.get_linesize()
        for button in self._buttons:
            button.draw(surface, skins, layout.scale)


def decide(context: Context, lan_table: LanTable, notice: Notice, choice: str) -> None:
    """Ask the host for a choice; before a player loses the seat, ask for confirmation."""
    seat, lobby = notice.seat, lan_table.lobby
    match choice:
        case NoticeChoice.GO_ON:
            lan_table.pause(False)
        case NoticeChoice.BACK if seat is not None:
            lan_table.come_back(seat)
        case NoticeChoice.TAKE if seat is not None:
            context.push(TakeSeatScene(context, lan_table, seat))
        case NoticeChoice.WITHDRAW:
            lan_table.take_seat(None)
        case NoticeChoice.GRANT | NoticeChoice.REFUSE if notice.request is not None:
            lan_table.grant_seat(notice.request, choice == NoticeChoice.GRANT)
        case NoticeChoice.WAIT | NoticeChoice.BOT | NoticeChoice.ONCE if seat is not None:
            lan_table.look_after(seat, Care(choice))
        case NoticeChoice.REMOVE if seat is not None and lobby is not None:
            say = context.texts.say
            question = say("corner-remove-ask", name=lobby.seats[seat].name)
            remove = partial(lan_table.look_after, seat, Care.REMOVE)
            context.push(DialogScene(context, question, say("corner-remove"), remove))
