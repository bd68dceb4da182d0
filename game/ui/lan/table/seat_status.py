"""Who sits at a LAN table and who watches: what tooltips say of them."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import AtEnd, Lobby, Onlooker, Phase
from game.session import Session
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable
from game.ui.lan.table.notices import away, may_pause
from game.ui.table.geometry import Geometry
from game.ui.table.help.tooltip_text import kind_text
from game.ui.table.layer import Layer, Tooltip
from game.ui.table.model import TableModel
from game.ui.widgets.compositor import Part
from game.ui.widgets.theme import CREAM


def about_seat(lobby: Lobby | None, seat: int, seconds: int | None, texts: Texts) -> str:
    """What is to be known of a seat; seconds are those that its turn may still take."""
    if lobby is None or seat >= len(lobby.seats):
        return ""
    who, said = lobby.seats[seat], []
    if away(who):
        key = "corner-away-bot" if who.level else "corner-seat-away"
        said.append(texts.say(key, name=who.name))
    if who.level:
        said.append(kind_text(who.level, texts))
    elif seconds is not None:
        said.append(texts.say("corner-clock-left", seconds=seconds))
        bot = lobby.options.at_end is AtEnd.BOT
        said.append(texts.say("corner-clock-bot" if bot else "corner-clock-nothing"))
    return "\n".join(filter(None, said))


def goes_on(lobby: Lobby | None, session: Session, turn: int, left: str, texts: Texts) -> str:
    """Whether the game goes on without this screen: whose time runs, or who is waited for."""
    if lobby is None or lobby.phase is not Phase.PLAYING:
        return ""
    if lobby.paused:
        return texts.say("lan-no-paused")
    who, name = lobby.seats[turn], session.players[turn].name
    if left:
        return texts.say("lan-menu-clock", name=name, time=left)
    waited_for = not who.level and (turn in session.seats or away(who))
    return texts.say("lan-menu-waits", name=name) if waited_for else texts.say("lan-goes-on")


class Spectators(Layer):
    """An eye over the map, and how many watch; the tooltip names them."""

    def __init__(self, stage: Context, visit: LanTable, model: TableModel) -> None:
        self._stage, self._visit, self._model = stage, visit, model
        self.box = Rect(0, 0, 0, 0)
        self._inside = False  # the pointer is

    def layout(self, geometry: Geometry) -> None:
        """After the pause button."""
        super().layout(geometry)
        first = 3 if self._model.hints_offered else 2
        self.box = geometry.layout.tools[first + (1 if may_pause(self._visit) else 0)]

    def handle(self, event: Event) -> bool:
        """Follow the pointer."""
        if event.type == pygame.MOUSEMOTION:
            self._inside = self.box.collidepoint(event.pos)
        elif event.type == pygame.WINDOWLEAVE:
            self._inside = False
        return False

    def tooltip(self) -> Tooltip | None:
        """Who watches."""
        names = [one.name for one in self._onlookers()]
        if not self._inside or not names:
            return None
        texts = self._stage.texts
        return Tooltip(texts.say("corner-onlookers", names=texts.listed(names)), self.box)

    def parts(self) -> list[Part]:
        """Nothing while nobody watches."""
        count = len(self._onlookers())
        return [Part(self.box, count, lambda surface: self._draw(surface, count))] if count else []

    def _draw(self, surface: Surface, count: int) -> None:
        skins, box = self._stage.skins, self.box
        skins.stretch(surface, "panel/log", box, box.height / 46)
        side = round(box.height * 0.5)
        skins.draw_icon(surface, "spectator", (box.left + side * 5 // 8, box.centery), side, CREAM)
        words = Rect(box.left + side, box.top, box.width - side * 5 // 4, box.height)
        skins.write(surface, str(count), words, side, CREAM, role="reading-bold", align=0.5)

    def _onlookers(self) -> Sequence[Onlooker]:
        return self._visit.lobby.onlookers if self._visit.lobby else ()
