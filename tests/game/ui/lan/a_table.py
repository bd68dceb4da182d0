"""A table of the LAN for tests: a visit in memory, a clock that is set by hand."""

import random
from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame.event import Event

from game.match import Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.session import LocalSession
from game.storage.settings import Settings
from game.ui.lan.table.banner import Banner
from game.ui.lan.table.chat_drawer import ChatDrawer
from game.ui.lan.table.lan_status import LanStatus, lan_layers
from game.ui.table.buttons import ToolButton
from game.ui.table.model import TableModel
from game.updates import Answer, Update
from tests.builders import france, random_action
from tests.game.ui.evening import QUICK, Evening, a_stage
from tests.game.ui.lan.a_visit import NAMES, AVisit, a_lobby


class GapSession(LocalSession):
    """A session that can miss a while and is then told how the game stands."""

    gap = False

    def poll(self) -> list[Update | Answer]:
        news = super().poll()
        if not self.gap:
            return news
        self.gap = False
        return [self._match.snapshot(self._viewer)]


class LanEvening(Evening):
    """A table of the LAN; the clock is set by hand."""

    def __init__(
        self,
        folder: Path,
        settings: Settings = QUICK,
        people: Sequence[int] = (0,),
        peer: int = 1,
        kinds: Sequence[str] = ("human",) * 3,
    ) -> None:
        self.stage = a_stage(folder, settings)
        players = tuple(Player(*player) for player in zip(NAMES, kinds, strict=True))
        drawn = deal(france(), 3, 1)._replace(first=0)
        self.match = Match.begin(Header(france(), players, drawn, 1))
        self.gaps = GapSession(self.match, people)
        self.session = self.gaps
        self.visit = AVisit(self.session, a_lobby(), peer)
        self.now = 100.0
        self.over = self.menus = 0
        model = TableModel(self.session, self.stage.settings_file)
        self.status = LanStatus(self.stage, self.visit, model, now=lambda: self.now)
        self.sit_down(model, layers=lan_layers(self.stage, self.visit, model, self.status))
        self.frames()

    @property
    def banner(self) -> Banner:
        return self.table.layer(Banner)

    @property
    def drawer(self) -> ChatDrawer:
        return self.table.layer(ChatDrawer)

    @property
    def pause_button(self) -> ToolButton:
        return self.table.tool("pause")

    def type(self, words: str) -> None:
        up = Event(pygame.KEYUP, key=pygame.K_c, mod=0)
        self.frames(2, [up, Event(pygame.TEXTINPUT, text=words)])

    def others_move(self, count: int) -> None:
        chance = random.Random(2)
        for _ in range(count):
            state = self.match._state()
            turn = state.table.turn
            self.match.submit(turn, random_action(state, chance), self.match.seq)

    def press_banner(self, name: str) -> None:
        button = next(one for one in self.banner.buttons if one.name == name)
        self.click(button.rect.center)

    def plan(self) -> None:
        self.key(pygame.K_1)
        planned = self.table.plan.planned
        assert planned is not None
        self.click_hex(planned.open_hexes()[0])
        self.point((5, 5))


def title(evening: LanEvening) -> str:
    notice = evening.banner.notice
    return notice.title if notice else ""
