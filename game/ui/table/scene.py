"""The table: a game in play, made of a model, layers and a picture of them."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import chain

from pygame import Rect, Surface
from pygame.event import Event

from game.board import Board
from game.rules.reasons import Rule
from game.ui.core.backdrop import snapshot
from game.ui.core.context import Context, Scene
from game.ui.core.gamepads import PadTurn
from game.ui.core.pad_hints import PadHint
from game.ui.map.board import BoardPicture
from game.ui.media.cursors import Pointer
from game.ui.table.backstage import Backstage
from game.ui.table.buttons import ActionButtons, menu_and_rulebook
from game.ui.table.camera_follow import CameraFollow
from game.ui.table.curtain import QUIET, CurtainScene
from game.ui.table.curtain_face import curtain_steps
from game.ui.table.geometry import Geometry, geometry_of, table_camera
from game.ui.table.hand_over import HandOver, TableActions
from game.ui.table.help.announcement import Announcement
from game.ui.table.help.hints import Hints
from game.ui.table.help.indicators import FeedbackRings, ThinkingIndicator
from game.ui.table.help.marked_trade import MarkedTrade
from game.ui.table.help.notes_panel import NotesPanel
from game.ui.table.help.remark_bubble import RemarkBubble
from game.ui.table.help.tooltips import TableTooltips
from game.ui.table.input.company_spotlight import CompanySpotlight
from game.ui.table.input.keyboard import Keyboard
from game.ui.table.input.table_input import TableInput
from game.ui.table.layer import MOUSE, Layer
from game.ui.table.layout import TableLayout, table_layout
from game.ui.table.model import TableModel
from game.ui.table.moments.deal_layer import DealLayer
from game.ui.table.moments.finale_layer import FinaleLayer
from game.ui.table.panel.cards import card_pictures, card_steps
from game.ui.table.panel.log_panel import LogPanel
from game.ui.table.panel.rack import rack_steps
from game.ui.table.step_player import StepPlayer
from game.ui.table.tabletop import Tabletop
from game.ui.widgets.compositor import Compositor, Part
from game.updates import Update

BEHIND_AFTER = QUIET + 0.3  # seconds: the pictures of the curtain itself have been freed then


class TableScene(Scene):
    """One game at this screen."""

    def __init__(
        self,
        context: Context,
        model: TableModel,
        actions: TableActions,
        guide: Layer,
        layers: Sequence[Layer] = (),
        *,
        announced: bool = False,
    ) -> None:
        """`guide` helps the player; `layers` lie below it, from top to bottom. A game that is
        `announced` opens with its start player."""
        self.context, self.model = context, model
        hints, log = Hints(context, model), LogPanel(context, model)
        menu, rulebook = menu_and_rulebook(context, model, actions.on_menu)
        buttons = ActionButtons(context, model, guide)
        self.player = StepPlayer(context, model)
        upper: tuple[Layer, ...] = (
            *(DealLayer(context, model), FinaleLayer(context, model)),
            *(Announcement(context, model), FeedbackRings(model)),
            *(guide, menu, rulebook, *layers),
            *(RemarkBubble(context, model), ThinkingIndicator(context, model, hints)),
            *(hints, NotesPanel(context, model), log, buttons),
        )
        tab_order = (buttons, menu, hints, rulebook, *layers, log)
        keyboard = Keyboard(context, model, tab_order, buttons, self.player, actions.on_menu)
        table = model.plan.view.table
        board = BoardPicture(context.assets, table.board, idle_work=context.idle_work)
        self.input = TableInput(context, model, board, keyboard, log)
        # From top to bottom: events go down, pictures come up.
        self.follow = CameraFollow(context, model)
        lower = (
            *(self.follow, MarkedTrade(model), CompanySpotlight(model)),
            self.input,
            TableTooltips(context, model, upper),
            Tabletop(context, model, self.player.draw_on_map),
        )
        self.layers: tuple[Layer, ...] = (*upper, *lower, self.player)
        self._compositor = Compositor()
        stage = Backstage(context.idle_work, self._compositor, self.layers)
        self._hand_over = HandOver(context, model, actions, stage, announced=announced)
        if not model.dealing:
            board.set_table(table)
        self._layout = table_layout((1920, 1080), table.seats)
        self._layout_key: Hashable = None  # what the layout was made for
        self._set_geometry(geometry_of(model, self._layout, board))

    def enter(self, size: tuple[int, int]) -> None:
        model, board, layout = self.model, self.geometry.board, self._layout_for(size)
        board.set_patterned(model.settings.colour_accessible)
        board.set_camera(table_camera(board, layout, racked=model.racked))
        self._set_geometry(geometry_of(model, layout, board))
        self.uncover()  # a curtain may have been drawn over it
        if model.pointing.focus is None:  # something else may lie under the pointer now
            self.handle(self.context.mouse_event(self))
        for layer in self.layers:
            layer.enter()
        self._hand_over.open()
        self._prepare_behind()

    def entering(self, window: Surface) -> Iterator[None]:
        yield
        board, layout = self.geometry.board, self._layout_for(window.get_size())
        assets, patterned = self.context.assets, self.model.settings.colour_accessible
        assets.read_ahead(card_pictures(assets, layout.cards, patterned))  # beside the map
        yield from board.camera_steps(table_camera(board, layout, racked=self.model.racked))
        self.enter(window.get_size())
        yield
        if self.context.scenes[-1] is self and self.geometry.board.sharp:
            yield from self._compositor.steps(window.get_size(), self._parts())

    def _layout_for(self, size: tuple[int, int]) -> TableLayout:
        """The layout; the same object until something changes, as layers go by that."""
        model, settings = self.model, self.model.settings
        noted = model.notebook
        wanted = (size, settings, self.context.texts, model.racked, noted)
        if wanted != self._layout_key:
            seats, scale = len(model.names), settings.ui_scale / 100
            watching = not model.racked
            self._layout = table_layout(size, seats, ui_scale=scale, watching=watching, noted=noted)
            self._layout_key = wanted
        return self._layout

    def handle(self, event: Event) -> None:
        self._stale = True
        if self.input.holding and event.type in MOUSE:
            self.input.handle(event)
        elif next(layer for layer in self.layers if layer.handle(event)) is not self.input:
            self.input.skip(event)
        self._update_geometry()

    def update(self, dt: float) -> bool:
        self._hand_over.receive()
        self._stale |= self._hand_over.follow_moment()
        self.model.pass_time(dt)
        for layer in self.layers:
            if layer is not self.player:
                self._stale |= layer.update(dt)
        if self._stale:
            self._update_geometry()
        if self.player.follow_look():
            self._go_on(stepped=False)
        if self.model.behind:
            self.player.catch_up()
            self._go_on(stepped=True)
        elif self.player.update(dt):
            self._go_on(stepped=self.player.finish())
        elif self.player.prepares(self.model.coming_step, self._preparing) or self.follow.leads(
            self.model.coming_step
        ):
            pass
        elif self.model.next_step():
            self.player.update(0.0)
            self._stale = True
            if self.model.calls_players:
                steps = curtain_steps(self.context.skins, self.geometry.layout.size)
                self.context.idle_work.schedule("curtain", steps)
        self._stale |= self.player.make_room()
        return self._stale or any(layer.moving for layer in self.layers)

    def draw(self, surface: Surface) -> list[Rect] | None:
        parts = self._parts() if self._stale else None
        self._stale = False
        # While the map moves, all of it is redrawn, and its next picture needs the memory; so do
        # the large pictures of what moves on a zoomed map.
        board = self.geometry.board
        keep = board.sharp and board.camera.fits
        return self._compositor.show(surface, parts, self._draw_moving, keep=keep)

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """A dark picture of the table for what covers it; meanwhile it keeps no other picture."""
        self.model.look_away()
        self.geometry.board.sharpen()
        picture = snapshot(self, size)
        self._compositor.release()
        for layer in self.layers:
            layer.release()
        self._stale = True
        return picture

    def uncover(self) -> None:
        """Draw everything next time, because something else was drawn on the window."""
        self._compositor.redraw_all()

    @property
    def typing(self) -> bool:
        return any(layer.typing for layer in self.layers)

    @property
    def cursor(self) -> Pointer:
        if self.input.dragging:
            return "grabbing"
        return next(filter(None, (layer.cursor() for layer in self.layers)), "arrow")

    @property
    def pad_accept(self) -> str:
        return "space" if self.model.moving else "return"

    @property
    def pad_turn(self) -> PadTurn:
        own = self.model.calls_players and self.model.plan.my_turn
        return PadTurn.OWNER if own else PadTurn.ANY

    @property
    def pad_hints(self) -> Sequence[PadHint]:
        return ()  # in the prompt

    @property
    def rule(self) -> Rule | None:
        return self.model.rule

    @property
    def game_board(self) -> Board:
        return self.model.plan.view.table.board

    def _go_on(self, *, stepped: bool) -> None:
        """A step of the game is over, or a look back: show the next, or hand the table over."""
        waiting = self.model.history.waiting or self.model.looking is not None
        if not waiting and (stepped or self.model.calls_again):
            self._hand_over.go_on()
        self._stale = True
        self._update_geometry()
        self._prepare_behind()

    def _preparing(self, step: Update) -> Iterator[None]:
        return chain.from_iterable(layer.preparing(step) for layer in self.layers)

    def _parts(self) -> list[Part]:
        return [*chain(*(layer.parts() for layer in self.layers[::-1]))]

    def _prepare_behind(self) -> None:
        """Bring the picture up to date while a curtain covers it, without anybody's portfolio."""
        scenes, idle_work = self.context.scenes, self.context.idle_work
        if self in scenes and isinstance(scenes[-1], CurtainScene):
            idle_work.schedule(self._compositor, self._steps_behind(), BEHIND_AFTER)
        else:
            idle_work.cancel(self._compositor)

    def _steps_behind(self) -> Iterator[None]:
        rack, patterned = self.geometry.rack, self.model.settings.colour_accessible
        yield from card_steps(self.context.skins, self.geometry.layout.cards, patterned)
        if rack is not None:
            held = self.model.plan.view.table.held[self.model.plan.view.table.turn]
            yield from rack_steps(self.context.assets, rack.box, held, patterned)
        parts = self._parts()
        yield
        yield from self._compositor.steps(self.geometry.layout.size, parts)

    def _update_geometry(self) -> None:
        """Follow a camera that was moved and a rack that has changed."""
        geometry = geometry_of(self.model, self.geometry.layout, self.geometry.board)
        if geometry != self.geometry:
            self._set_geometry(geometry)

    def _set_geometry(self, geometry: Geometry) -> None:
        self.geometry, self._stale = geometry, True
        for layer in self.layers:
            layer.layout(geometry)

    def _draw_moving(self, surface: Surface) -> list[Rect]:
        if self.player.playback is not None:
            return self.player.draw_moving(surface)
        return [*chain(*(layer.draw_moving(surface) for layer in self.layers[::-1]))]
