"""The lobby: who is there and ready, the options, where friends find the table."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import Link, Lobby, Phase, Sitter
from game.ui.core.backdrop import dimmed
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.core.panel import Panel, PanelScene, fitting_scale
from game.ui.core.poster import poster, poster_steps
from game.ui.lan.chat.chat import ChatBox
from game.ui.lan.lan_api import LanTable
from game.ui.lan.lobby.lobby_forms import OptionsScene, RenameScene
from game.ui.lan.lobby.lobby_map import LobbyMap
from game.ui.lan.lobby.lobby_seats import LobbySeats, next_free_seat, next_level, next_screen
from game.ui.lan.lobby.table_facts import (
    LARGE_LETTERS,
    Fact,
    can_start,
    door_facts,
    draw_facts,
    facts_of,
)
from game.ui.lan.lobby.waiting_seat import WaitingSeatScene
from game.ui.lan.refusal_text import leave_label, refusal
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, Menu
from game.ui.widgets.placement import row_of_boxes
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM, WRONG

_ROOM, _CONNECTING = (1780, 1030), (1100, 440)  # units of the panel
_MAP = 0.46  # of the height, for the picture of the map
_LARGE = 0.6  # of the room below the seats, for address and code on the table's screen
_LEFT = 0.56  # of the width, for the seats


class _Shown(NamedTuple):
    """What is laid out."""

    lobby: Lobby | None
    state: Hashable  # of the table


class LobbyScene(PanelScene):
    """The table before a game and between two; LanFlow pumps it."""

    def __init__(self, context: Context, lan_table: LanTable, on_leave: Callable[[], None]) -> None:
        super().__init__(context, [])
        self._lan_table, self._on_leave = lan_table, on_leave
        self.chat = ChatBox(context, lan_table)
        self.seats = LobbySeats(context)
        self.map = LobbyMap(context)
        self._footer = {name: Button(name) for name in ("leave", "options", "ready", "sit")}
        self._footer["start"] = Button("start", enabled=lambda: can_start(lan_table.lobby))
        self.message = ""  # why the host has refused something
        self._shown = _Shown(None, None)
        self._stale: list[Rect] | None = None  # where to draw; None for everywhere

    @property
    def typing(self) -> bool:
        return self.chat.field.focused

    @property
    def cursor(self) -> Pointer:
        return self.chat.pointer or super().cursor

    @property
    def facts(self) -> Sequence[Fact]:
        """What there is to know about the table."""
        lobby = self._lan_table.lobby
        return tuple(facts_of(self.context, self._lan_table, lobby)) if lobby else ()

    @property
    def waiting(self) -> str:
        """The text while the table is being opened or joined."""
        say, target = self.context.texts.say, self._lan_table.target
        if not target:
            return say("lan-opening")
        lost = self._lan_table.connection.link is Link.LOST
        return say("lan-lost" if lost else "lan-connecting", target=target)

    def backdrop_steps(self, size: tuple[int, int]) -> Iterator[None]:
        if self._backdrop.get_size() != size:
            picture = yield from poster_steps(self.context.assets, size)
            yield
            self._backdrop = dimmed(picture)
        yield

    def new_backdrop(self, size: tuple[int, int]) -> Surface:
        return dimmed(poster(self.context.assets, size))

    def backdrop(self, size: tuple[int, int]) -> None:
        return None

    def build(self, size: tuple[int, int]) -> None:
        room = _CONNECTING if self._lan_table.lobby is None else _ROOM
        scale = fitting_scale(size, self.context.settings.ui_scale, (_ROOM[0] + 40, _ROOM[1] + 40))
        box = Rect(0, 0, round(room[0] * scale), round(room[1] * scale))
        box.center = (size[0] // 2, size[1] // 2)
        self.panel = Panel(box, scale)
        body = self.panel.body
        width = round(body.width * _LEFT)
        self.seats.layout(Rect(body.left, body.top, width, body.height), scale)
        left = body.left + width + self.panel.pixels(36)
        right = Rect(left, body.top, body.right - left, round(body.height * _MAP))
        self.map.layout(right, scale)
        top = right.bottom + self.panel.pixels(12)
        self.chat.layout(Rect(left, top, right.width, body.bottom - top), scale)
        self._shown = self._shown._replace(state=None)
        self._refresh()

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and self.typing:
            self.chat.blur()
            self.menu.step(1)
            return
        if self.chat.handle(event):
            return
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_t, pygame.K_c):
            self.chat.field.focus(event.key)
        else:
            super().handle(event)

    def leave(self) -> None:
        self._on_leave()

    def update(self, dt: float) -> bool:
        for refused in self._lan_table.declined():
            self.message = refusal(refused.why, refused.words, self.context.texts)
            self.context.audio.play("error")
        if (self._lan_table.lobby is None) != (self._shown.lobby is None):
            self.enter(self._backdrop.get_size())  # the panel grows when the table is reached
        self._refresh()
        self.chat.counts.mark_read()
        mapped = self.map.work()
        chatted, changed = self.chat.update(dt), super().update(dt)
        if changed or self._shown.lobby is None:
            self._stale = None
        elif self._stale is not None:
            self._stale += [self.map.box] * mapped + [self.chat.changed_box] * chatted
        return changed or mapped or chatted or self.map.drawing

    def state(self) -> Hashable:
        board = self.map.board and self.map.board.name
        return super().state(), self.seats.state(), board, self._shown.state, self.message

    def draw(self, surface: Surface) -> list[Rect] | None:
        stale, self._stale = self._stale, []
        if stale is None or surface is not pygame.display.get_surface():
            super().draw(surface)
            if self.message:
                self._draw_message(surface)
            return None
        for box in stale:
            surface.set_clip(box)
            surface.blit(self._backdrop, (0, 0))
            self._draw_frame(surface)
            if box.colliderect(self.map.box):
                self.map.draw(surface)
            else:
                self.chat.draw(surface)
        surface.set_clip(None)
        return stale

    def drawing(self, surface: Surface) -> Iterator[None]:
        yield from self._drawing_panel(surface)
        yield from super().drawing(surface)

    def _draw_frame(self, surface: Surface) -> None:
        lobby, say = self._lan_table.lobby, self.context.texts.say
        self.panel.draw(surface, self.context.skins, lobby.table if lobby else say("lan-title"))

    def draw_panel(self, surface: Surface) -> None:
        for _ in self._drawing_panel(surface):
            pass

    def _drawing_panel(self, surface: Surface) -> Iterator[None]:
        skins, panel, lobby = self.context.skins, self.panel, self._lan_table.lobby
        self._draw_frame(surface)
        yield
        if lobby is None:
            font = self.context.assets.font("reading", max(14, panel.pixels(32)))
            text = paragraph(self.waiting, font, CREAM, panel.body.width, align=0.5)
            text.draw(surface, text.rect(center=panel.body.center).topleft)
            return
        self.seats.draw(surface)
        yield
        top = self.seats.box.top + self.seats.height + panel.pixels(8)
        room = Rect(panel.body.left, top, self.seats.box.width, panel.body.bottom - top)
        if door := self._lan_table.shown_door:
            large = Rect(room.left, top, room.width, round(room.height * _LARGE))
            shown = door_facts(door, self.context.texts)
            draw_facts(surface, skins, shown, large, panel.pixels, LARGE_LETTERS)
            room.top, room.height = large.bottom, room.height - large.height
        draw_facts(surface, skins, self.facts, room, panel.pixels)
        self.map.draw(surface)
        yield
        self.chat.draw(surface)
        yield

    def _refresh(self) -> None:
        """Lay out the table again if it has changed."""
        lan_table, lobby = self._lan_table, self._lan_table.lobby
        state = (
            lobby,
            lan_table.board and lan_table.board.name,
            lan_table.door,
            lan_table.shown_door,
            lan_table.connection,
            lan_table.owner,
            self.context.texts.language,
        )
        if state == self._shown.state:
            return
        before = self._shown.lobby
        if lobby and before and lan_table.owner and {*lobby.knocks} - {*before.knocks}:
            self.context.audio.play("chat")
        if lobby != self._shown.lobby:  # what was refused before may be possible now
            self.message = ""
        if lobby is not None:
            self.seats.show(lobby, lan_table.peer, owner=lan_table.owner)
            self.map.show(lan_table.board)
        self._shown = _Shown(lobby, state)
        self.menu = Menu([*self.seats.buttons, *self._layout_footer(lobby)])

    def _layout_footer(self, lobby: Lobby | None) -> list[Button]:
        """Leaving at the left, what the player may do at the right."""
        lan_table, texts = self._lan_table, self.context.texts
        own = [seat for seat in lobby.seats if seat.peer == lan_table.peer] if lobby else []
        names = ["leave"]
        if lobby is not None and lan_table.owner:
            names += ["options", "start"]
        elif own:
            names.append("ready")
        elif lobby is not None and lobby.phase is not Phase.PLAYING:
            names.append("sit")
        footer, units = self.panel.footer, self.panel.pixels
        buttons = [self._footer[name] for name in names]
        boxes = row_of_boxes(footer, len(buttons), units(330), units(20), align=1)
        boxes[0].left = footer.left
        labels = {"leave": leave_label(lan_table) if lobby else "common-cancel"}
        ready = bool(own) and all(seat.ready for seat in own)
        if ready:
            labels["ready"] = "lan-button-unready"
        if lobby is not None:
            labels["sit"] = f"lan-button-{_sit_action(lobby, lan_table.peer)}"
            if lobby.continues is not None:
                labels["start"] = "lan-button-continue"
            elif lobby.phase is Phase.OVER:
                another = lobby.series.over and not lobby.series.single
                labels["start"] = "series-again" if another else "lan-button-next"
        for button, place in zip(buttons, boxes, strict=True):
            main = button.name == "start" or (button.name == "ready" and not ready)
            label = texts.say(labels.get(button.name, f"lan-button-{button.name}"))
            button.layout(place, label, kind="primary" if main else "secondary")
        return buttons

    def _draw_message(self, surface: Surface) -> None:
        """Between the buttons of the footer, of which spectators have only the left one."""
        footer, units = self.panel.footer, self.panel.pixels
        rects = [button.rect for button in self._footer.values() if button in self.menu.buttons]
        left = rects[0].right + units(16)
        right = min((rect.left for rect in rects[1:]), default=footer.right) - units(16)
        font = self.context.assets.font("reading", max(12, units(21)))
        text = paragraph(self.message, font, WRONG, right - left, align=0.5)
        box = Rect(left, footer.top, right - left, footer.height)
        text.draw(surface, text.rect(center=box.center).topleft)

    def on_button(self, name: str) -> None:
        lan_table, lobby = self._lan_table, self._lan_table.lobby
        action, _, number = name.partition("-")
        if action == "leave":
            self._on_leave()
        elif lobby is None:
            return
        elif number:
            self._choose_for_seat(action, int(number), lobby)
        elif action == "options":
            fixed = lobby.continues is not None
            options = OptionsScene(self.context, lan_table, lobby.options, in_game=fixed)
            self.context.push(options)
        elif action == "ready":
            own = [seat for seat in lobby.seats if seat.peer == lan_table.peer]
            lan_table.ready(not all(seat.ready for seat in own))
        elif action == "start":
            lan_table.start()
        elif action == "sit":
            lan_table.sit(_sit_action(lobby, lan_table.peer) != "unknock")
        elif action == "screen":
            lan_table.show_code(next_screen(lobby))
        elif action == "add":
            lan_table.add_seat()

    def _choose_for_seat(self, action: str, number: int, lobby: Lobby) -> None:
        lan_table, seat, texts = self._lan_table, lobby.seats[number], self.context.texts
        match action:
            case "kick" if seat.peer is not None:
                names = [other.name for other in lobby.seats if other.peer == seat.peer]
                question = texts.say("lan-kick-ask", names=texts.listed(names))
                self._confirm(question, partial(lan_table.kick, seat.peer))
            case "open":
                question = texts.say("lan-open-ask", name=seat.name)
                self._confirm(question, partial(lan_table.arrange, number, ""))
            case "arrange":
                lan_table.arrange(number, next_level(seat.level))
            case "close":
                lan_table.close_seat(number)
            case "player":
                self.context.push(WaitingSeatScene(self.context, lan_table, number))
            case "name":
                self.context.push(RenameScene(self.context, lan_table, number, seat.name))
            case "move" if (to := next_free_seat(lobby, number)) is not None:
                lan_table.move(number, to)

    def _confirm(self, question: str, remove: Callable[[], None]) -> None:
        yes = self.context.texts.say("lan-seat-kick")
        self.context.push(DialogScene(self.context, question, yes, remove))


def _sit_action(lobby: Lobby, peer: int | None) -> str:
    """What a spectator can do about a seat, as in the key of the label."""
    if peer in lobby.knocks:
        return "unknock"
    return "sit" if any(seat.sitter is Sitter.OPEN for seat in lobby.seats) else "knock"
