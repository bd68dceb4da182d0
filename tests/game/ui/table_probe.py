"""What tests ask of a table scene, and do to it without a window."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Hex
from game.rules.companies import Company
from game.rules.reasons import Rule
from game.session import Session
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Camera
from game.ui.map.overlay import Overlay
from game.ui.media.cursors import Pointer
from game.ui.table.buttons import ActionButtons, ToolButton
from game.ui.table.geometry import Geometry, RackPlaces, table_camera
from game.ui.table.help.announcement import Announcement
from game.ui.table.help.hints import Hints
from game.ui.table.help.tip_card import TipCard
from game.ui.table.help.tooltips import TableTooltips
from game.ui.table.history import LogEntry
from game.ui.table.input.keyboard import Keyboard
from game.ui.table.layer import Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.table.panel.log_panel import LogPanel
from game.ui.table.panel.players import PlayerFace, player_faces
from game.ui.table.plan import Plan
from game.ui.table.scene import TableScene
from game.ui.table.tabletop import Tabletop
from game.ui.table.target import OnCard, OnHex, OnLogEntry, OnRack, Pointing, Target
from game.ui.widgets.button import Button
from tests.builders import france
from tests.game.ui.shared_resources import shared_assets

Kind = TypeVar("Kind", bound=Layer)


class TableProbe:
    """A table scene, taken apart."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    @property
    def model(self) -> TableModel:
        return self.scene.model

    @property
    def stage(self) -> Context:
        return self.scene.context

    @property
    def session(self) -> Session:
        return self.model.session

    @property
    def geometry(self) -> Geometry:
        return self.scene.geometry

    @property
    def layout(self) -> TableLayout:
        return self.geometry.layout

    @property
    def camera(self) -> Camera:
        return self.geometry.camera

    @property
    def board(self) -> BoardPicture:
        return self.geometry.board

    @property
    def scene_overlay(self) -> Overlay:
        """What is drawn on the map now."""
        tabletop = self.layer(Tabletop)
        tabletop.parts()
        return tabletop.overlay

    @property
    def rack(self) -> Rect:
        return self.geometry.rack.box if self.geometry.rack else self.layout.rack

    @property
    def plan(self) -> Plan:
        return self.model.plan

    @plan.setter
    def plan(self, plan: Plan) -> None:
        self.model.preview(plan)

    @property
    def pointing(self) -> Pointing:
        return self.model.pointing

    @property
    def seq(self) -> int:
        return self.model.seq

    @property
    def names(self) -> Sequence[str]:
        return self.model.names

    @property
    def first(self) -> int:
        return self.model.first

    @property
    def covered(self) -> bool:
        return self.model.covered

    @property
    def moving(self) -> bool:
        return self.model.moving

    @property
    def rule(self) -> Rule | None:
        return self.model.rule

    @property
    def asked(self) -> bool:
        return self.model.question is not None

    @property
    def entry(self) -> LogEntry | None:
        return self.model.marked_entry

    @property
    def typing(self) -> bool:
        return self.scene.typing

    @property
    def cursor(self) -> Pointer:
        return self.scene.cursor

    @property
    def hints(self) -> Hints:
        return self.layer(Hints)

    @property
    def log(self) -> LogPanel:
        return self.layer(LogPanel)

    @property
    def announcement(self) -> Announcement:
        return self.layer(Announcement)

    @property
    def card(self) -> TipCard:
        return self.layer(TipCard)

    @property
    def keyboard(self) -> Keyboard:
        return self.scene.input.keyboard

    @property
    def buttons(self) -> list[Button]:
        return [*self.layer(ActionButtons).buttons]

    @property
    def menu(self) -> ToolButton:
        return self.tool("menu")

    @property
    def book(self) -> ToolButton:
        return self.tool("book")

    def tool(self, name: str) -> ToolButton:
        tools = [layer for layer in self.scene.layers if isinstance(layer, ToolButton)]
        return next(tool for tool in tools if tool.button.name == name)

    def layer(self, kind: type[Kind]) -> Kind:
        return next(layer for layer in self.scene.layers if isinstance(layer, kind))

    def log_words(self) -> list[str]:
        return self.model.history.log_texts(self.plan.view.table.board, self.stage.texts)

    def rack_colours(self) -> list[Company]:
        return self.geometry.rack.colours if self.geometry.rack else []

    # What a player does.

    def touch_hex(self, place: Hex) -> None:
        self._touch(OnHex(place))

    def touch_company(self, company: Company) -> None:
        self._touch(OnCard(company))

    def touch_rack(self, company: Company) -> None:
        self._touch(OnRack(company))

    def touch_log(self, place: tuple[int, int]) -> None:
        entry = self.log.entry_at(place)
        if entry is not None:
            self._touch(OnLogEntry(entry))

    def _touch(self, target: Target) -> None:
        self.model.touch(target)
        self.refresh()

    def point_at(self, place: tuple[int, int]) -> None:
        self.scene.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))

    def set_camera(self, camera: Camera) -> None:
        self.board.set_camera(camera)
        self.refresh()

    def refresh(self) -> None:
        """Let the scene take what a test has changed."""
        self.scene.handle(Event(pygame.USEREVENT))

    def draw(self, surface: Surface) -> list[Rect] | None:
        return self.scene.draw(surface)

    def tooltips(self) -> TableTooltips:
        """The tooltips of this table as if none had been drawn yet."""
        tooltips = TableTooltips(self.stage, self.model, self.scene.layers)
        tooltips.layout(self.geometry)
        return tooltips


def a_geometry(layout: TableLayout, *, racked: bool = True) -> Geometry:
    """The places of a table on the map of France; the map itself is not to be changed."""
    unseen = BoardPicture(shared_assets(), france())
    board = _france_from(table_camera(unseen, layout, racked=racked))
    return Geometry(layout, board.camera, RackPlaces(layout.rack) if racked else None, board)


@lru_cache(maxsize=8)
def _france_from(camera: Camera) -> BoardPicture:
    board = BoardPicture(shared_assets(), france())
    board.set_camera(camera)
    return board


def pointed_words(table: TableProbe) -> str:
    """What the tooltip says."""
    tooltip = table.tooltips().tooltip()
    return tooltip.text if tooltip else ""


def tiles_of(model: TableModel, texts: Texts) -> list[PlayerFace]:
    """The players' tiles as the table shows them."""
    bots, thinking = model.playing_bots, model.thinking_seat
    names, first = model.names, model.first
    return player_faces(model.plan, names, first, texts, bots, thinking, model.status)
