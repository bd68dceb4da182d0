"""The lobby: who is there and who is ready, what is played with, where friends find the table."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import Link, Lobby
from game.ui.core.backdrop import dimmed
from game.ui.core.context import Context, Scene
from game.ui.core.dialog import DialogScene
from game.ui.core.panel import Panel, fitting_scale
from game.ui.core.poster import poster
from game.ui.lan.chat.chat import ChatBox
from game.ui.lan.lan_api import LanTable
from game.ui.lan.lobby.lobby_footer import LobbyFooter
from game.ui.lan.lobby.lobby_map import LobbyMap
from game.ui.lan.lobby.lobby_seats import LobbySeats, next_level, next_place
from game.ui.lan.lobby.rename_scene import RenameScene
from game.ui.lan.lobby.table_facts import Fact, draw_facts, facts_of
from game.ui.lan.options_form import OptionsScene
from game.ui.lan.refusal_text import refusal
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import pointer_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM

_ROOM, _ALONE = (1780, 1030), (1100, 440)  # units of the panel, and before one is in
_MAP = 0.46  # of the height, for the picture of the map
_LEFT = 0.56  # of its width, for the seats
_LARGER = 1.3  # letters of the buttons, against those of the table


class _Told(NamedTuple):
    """The table as it was told last."""

    by: Hashable = None  # all that it was told by
    lobby: Lobby | None = None
    facts: tuple[Fact, ...] = ()


class LobbyScene(Scene):
    """Before a game and between two. Its visit is pumped by the evening that opened it."""

    def __init__(self, stage: Context, visit: LanTable, on_leave: Callable[[], None]) -> None:
        self._stage, self._visit, self._on_leave = stage, visit, on_leave
        self.chat = ChatBox(stage, visit)
        self.seats = LobbySeats(stage)
        self.map = LobbyMap(stage)
        self._footer = LobbyFooter(stage, visit)
        self.menu = Menu(self._footer.buttons)
        self._told = _Told()
        self._shown: Hashable = None
        self._back = Surface((0, 0))
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)

    @property
    def typing(self) -> bool:
        """Whether letters go into the chat."""
        return self.chat.typing

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        return self.chat.pointer or pointer_over(self.menu.buttons)

    @property
    def facts(self) -> Sequence[Fact]:
        """What is told below the seats."""
        return self._told.facts

    @property
    def message(self) -> str:
        """Why something was refused."""
        return self._footer.message

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out for a window."""
        stage = self._stage
        if self._back.get_size() != size:
            self._back = dimmed(poster(stage.assets, size))
        room = _ALONE if self._visit.lobby is None else _ROOM
        scale = fitting_scale(size, stage.settings.ui_scale, (_ROOM[0] + 40, _ROOM[1] + 40))
        box = Rect(0, 0, round(room[0] * scale), round(room[1] * scale))
        box.center = (size[0] // 2, size[1] // 2)
        self.panel = Panel(box, scale)
        body = self.panel.body
        width = round(body.width * _LEFT)
        self.seats.lay(Rect(body.left, body.top, width, body.height), scale)
        left = body.left + width + self.panel.units(36)
        right = Rect(left, body.top, body.right - left, round(body.height * _MAP))
        self.map.lay(right, scale)
        top = right.bottom + self.panel.units(12)
        self.chat.lay(Rect(left, top, right.width, body.bottom - top), scale)
        self._tell(again=True)
        self._shown = None

    def handle(self, event: Event) -> None:
        """The chat first, then the buttons; Tab walks from one to the other."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and self.chat.typing:
            self.chat.blur()
            self.menu.step(1)
            return
        if self.chat.handle(event):
            return
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        chosen = self.menu.handle(event)
        if chosen is not None:
            self._stage.audio.play("click")
            self._choose(chosen)

    def update(self, dt: float) -> bool:
        """Show what was told and said meanwhile."""
        for refused in self._visit.declined():
            self._footer.show_message(refusal(refused.why, refused.words, self._stage.texts))
            self._stage.audio.play("error")
        if (self._visit.lobby is None) != (self._told.lobby is None):
            self.enter(self._back.get_size())  # the panel is larger once one is in
        self._tell()
        self.chat.seen()
        self.map.work()
        changed = self.chat.update(dt)
        now = self.menu.state(), self.seats.state(), self.map.state(), self.facts, self.message
        before, self._shown = self._shown, now
        return changed or before != now

    def draw(self, surface: Surface) -> None:
        """Panel, seats, facts, chat, buttons."""
        skins, panel, lobby = self._stage.skins, self.panel, self._visit.lobby
        surface.blit(self._back, (0, 0))
        name = lobby.table if lobby else self._stage.texts.say("lan-title")
        panel.draw(surface, skins, name)
        if lobby is None:
            font = self._stage.assets.font("reading", max(14, panel.units(32)))
            words = paragraph(self.waiting, font, CREAM, panel.body.width, align=0.5)
            words.draw(surface, words.rect(center=panel.body.center).topleft)
        else:
            self.seats.draw(surface)
            self._draw_facts(surface)
            self.map.draw(surface)
            self.chat.draw(surface)
        self.menu.draw(surface, skins, panel.scale * _LARGER)
        self._footer.draw_message(surface, panel)

    # What is shown.

    def _tell(self, *, again: bool = False) -> None:
        """Take the table as it was told last, if anything is new or it has to be laid out again."""
        visit, lobby = self._visit, self._visit.lobby
        now = (
            lobby,
            visit.board and visit.board.name,
            visit.door,
            visit.connection,
            visit.owner,
            self._stage.texts.language,
        )
        if now == self._told.by and not again:
            return
        if lobby != self._told.lobby:  # what was refused before may be possible now
            self._footer.show_message("")
        facts = self._told.facts
        if lobby is not None:
            self.seats.tell(lobby, visit.peer, owner=visit.owner)
            self.map.show(visit.board)
            facts = tuple(facts_of(self._stage, visit, lobby))
        self._told = _Told(now, lobby, facts)
        self._footer.lay(self.panel, lobby)
        self.menu = Menu([*self.seats.buttons, *self._footer.buttons])

    @property
    def waiting(self) -> str:
        """What is said as long as one is not in."""
        say, target = self._stage.texts.say, self._visit.target
        if not target:
            return say("lan-opening")
        lost = self._visit.connection.link is Link.LOST
        return say("lan-lost" if lost else "lan-connecting", target=target)

    def _draw_facts(self, surface: Surface) -> None:
        box, units = self.seats.box, self.panel.units
        top = box.top + self.seats.height + units(8)
        room = Rect(box.left, top, box.width, self.panel.body.bottom - top)
        draw_facts(surface, self._stage.skins, self.facts, room, self.panel.scale)

    # What is done.

    def _key(self, event: Event) -> bool:
        match event.key:
            case pygame.K_ESCAPE:
                self._on_leave()
            case pygame.K_t | pygame.K_c:
                self.chat.focus(event.key)
            case _:
                return False
        return True

    def _choose(self, name: str) -> None:
        visit, lobby = self._visit, self._visit.lobby
        what, _, number = name.partition("-")
        if what == "leave":
            self._on_leave()
        if lobby is None or what == "leave":
            return
        match what:
            case "options":
                self._stage.push(OptionsScene(self._stage, visit, lobby.options))
            case "ready":
                own = [seat for seat in lobby.seats if seat.peer == visit.peer]
                visit.ready(not all(seat.ready for seat in own))
            case "start":
                visit.start()
            case "add":
                visit.add_seat()
            case _:
                self._do(what, int(number), lobby)

    def _do(self, what: str, number: int, lobby: Lobby) -> None:
        """What a button of a seat is for."""
        visit, seat = self._visit, lobby.seats[number]
        match what:
            case "kick" if seat.peer is not None:
                self._ask_to_remove(seat.peer, lobby)
            case "arrange":
                visit.arrange(number, next_level(seat.level))
            case "open":
                words = self._stage.texts.say("lan-open-ask", name=seat.name)
                self._ask(words, lambda: visit.arrange(number, ""))
            case "close":
                visit.close_seat(number)
            case "name":
                self._stage.push(RenameScene(self._stage, visit, number, seat.name))
            case "move":
                to = next_place(lobby, number)
                if to is not None:
                    visit.move(number, to)
            case _:
                pass

    def _ask_to_remove(self, peer: int, lobby: Lobby) -> None:
        """Nobody is removed by a slip; with somebody go all who share the computer."""
        texts = self._stage.texts
        names = texts.listed([seat.name for seat in lobby.seats if seat.peer == peer])
        self._ask(texts.say("lan-kick-ask", names=names), lambda: self._visit.kick(peer))

    def _ask(self, words: str, remove: Callable[[], None]) -> None:
        yes = self._stage.texts.say("lan-seat-kick")
        self._stage.push(DialogScene(self._stage, words, yes, remove))
