"""The table: a game in play, made of a model, layers and a picture of them."""

from collections.abc import Sequence
from itertools import chain

from pygame import Rect, Surface
from pygame.event import Event

from game.board import Board
from game.rules.reasons import Rule
from game.ui.core.backdrop import snapshot
from game.ui.core.context import Context, Scene
from game.ui.map.board import BoardPicture
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry, places_of, table_camera
from game.ui.table.hand_over import HandOver, TableActions
from game.ui.table.help.announcement import Announcement
from game.ui.table.help.hints import Hints
from game.ui.table.help.indicators import FeedbackRings, ThinkingIndicator
from game.ui.table.help.tooltips import TableTooltips
from game.ui.table.input.keyboard import Keyboard
from game.ui.table.input.table_input import TableInput
from game.ui.table.layer import MOUSE, Layer
from game.ui.table.layout import TableLayout, table_layout
from game.ui.table.model import TableModel
from game.ui.table.panel.action_buttons import ActionButtons
from game.ui.table.panel.log_panel import LogPanel
from game.ui.table.step_player import StepPlayer
from game.ui.table.tabletop import Tabletop
from game.ui.table.tool_button import ToolButton
from game.ui.widgets.compositor import Compositor


class TableScene(Scene):
    """One game at this screen."""

    def __init__(
        self,
        stage: Context,
        model: TableModel,
        actions: TableActions,
        guide: Layer,
        layers: Sequence[Layer] = (),
        *,
        announced: bool = False,
    ) -> None:
        """`guide` helps the player; `layers` lie below it, the uppermost first. A game that is
        `announced` opens with who begins."""
        self.stage, self.model, self._announced = stage, model, announced
        self._hand_over = HandOver(stage, model, actions)
        self._opened = False  # whether the first player has been called
        hints, log = Hints(stage, model), LogPanel(stage, model)
        menu, book = _tools(stage, model, actions)
        buttons = ActionButtons(stage, model, guide)
        self.player = StepPlayer(stage, model)
        # The uppermost first: events go down this list, pictures come up it.
        self.layers: tuple[Layer, ...] = (
            *(Announcement(stage, model), FeedbackRings(model), guide, menu, book, *layers),
            *(ThinkingIndicator(stage, model, hints), hints, log, buttons),
        )
        in_order = (buttons, menu, hints, book, *layers)
        keyboard = Keyboard(stage, model, in_order, buttons, self.player, actions.on_menu)
        table = model.plan.view.table
        board = BoardPicture(stage.assets, table.board)
        board.set_table(table)
        self.input = TableInput(stage, model, board, keyboard, log)
        self._below = (
            self.input,
            TableTooltips(stage, model, self.layers),
            Tabletop(stage, model),
            self.player,
        )
        self._compositor = Compositor()
        self._lay(places_of(model, table_layout((1920, 1080), table.seats), board))

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out for a window; the first time, call the first player."""
        settings, model, board = self.model.settings, self.model, self.geometry.board
        seats, scale = len(model.names), settings.ui_scale / 100
        layout = table_layout(size, seats, ui_scale=scale, watching=not model.racked)
        board.set_patterned(settings.colour_accessible)
        board.set_camera(table_camera(board, layout, racked=model.racked))
        self._lay(places_of(model, layout, board))
        self.uncover()  # a curtain may have been drawn over it
        if model.pointing.focus is None:  # something else may lie under the pointer now
            self.handle(self.stage.mouse_event(self))
        if not self._opened:
            self._opened = True
            self.stage.audio.music("table")
            self._hand_over.go_on()
            if self._announced and self.stage.scenes[-1] is self:  # otherwise a curtain tells
                model.announce()

    def handle(self, event: Event) -> None:
        """Layers first, then map, cards and rack."""
        self._stale = True
        dragging = self.input.dragging and event.type in MOUSE
        if not dragging and any(layer.handle(event) for layer in self.layers):
            self.input.skip(event)
        else:
            self.input.handle(event)
        self._follow()

    def update(self, dt: float) -> bool:
        """Take news, and show one step after another."""
        self._hand_over.hear()
        self.model.pass_time(dt)
        for layer in (*self.layers, self.input):
            self._stale |= layer.update(dt)
        if self._stale:
            self._follow()
        if self.model.behind:
            self.player.catch_up()
            self._go_on()
        elif self.player.update(dt):
            self.player.finish()
            self._go_on()
        elif self.model.next_step():
            self.player.update(0.0)
            self._stale = True
        return self._stale or self.player.playback is not None

    def draw(self, surface: Surface) -> list[Rect] | None:
        """Draw what has changed; returns where, or None for everywhere."""
        parts = [*chain(*(layer.parts() for layer in self._upwards()))] if self._stale else None
        self._stale = False
        return self._compositor.show(surface, parts, self._draw_moving)

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """A dark picture of the table for what covers it; no other picture is kept meanwhile."""
        self.model.look_away()
        picture = snapshot(self, size)
        self._compositor.release()
        for layer in self._below:
            layer.release()
        self._stale = True
        return picture

    def uncover(self) -> None:
        """Something else was drawn on the window: draw all of it next time."""
        self._compositor.redraw_all()

    @property
    def typing(self) -> bool:
        """Whether keys are letters, so that none is a shortcut."""
        return any(layer.typing for layer in self.layers)

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        if self.input.dragging:
            return "grabbing"
        found = (layer.cursor() for layer in (*self.layers, self.input))
        return next(filter(None, found), "arrow")

    @property
    def rule(self) -> Rule | None:
        """The rule that the rulebook should open at."""
        return self.model.rule

    @property
    def game_board(self) -> Board:
        """The board of this game."""
        return self.model.plan.view.table.board

    def _go_on(self) -> None:
        """A step is over: show the next, or hand the table over."""
        if not self.model.history.waiting:
            self._hand_over.go_on()
        self._stale = True
        self._follow()

    def _follow(self) -> None:
        """Take a camera that was moved and a rack that has changed."""
        geometry = places_of(self.model, self.geometry.layout, self.geometry.board)
        if geometry != self.geometry:
            self._lay(geometry)

    def _lay(self, geometry: Geometry) -> None:
        self.geometry, self._stale = geometry, True
        for layer in (*self.layers, *self._below):
            layer.layout(geometry)

    def _upwards(self) -> Sequence[Layer]:
        return (*self.layers, *self._below)[::-1]

    def _draw_moving(self, surface: Surface) -> list[Rect]:
        if self.player.playback is not None:
            return self.player.draw_moving(surface)
        return [*chain(*(layer.draw_moving(surface) for layer in self._upwards()))]


def _tools(
    stage: Context, model: TableModel, actions: TableActions
) -> tuple[ToolButton, ToolButton]:
    """The menu in the corner; the rulebook beside it, or beside the hints."""
    menu = ToolButton(stage, "menu", lambda layout: layout.menu, "pause-button", actions.on_menu)

    def slot(layout: TableLayout) -> Rect:
        return layout.tools[1 if model.hints_offered else 0]

    def read() -> None:
        stage.navigator.open_rulebook(stage, model.rule)

    return menu, ToolButton(stage, "book", slot, "book-button", read)
