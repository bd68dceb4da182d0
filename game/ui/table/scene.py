"""The table: a game in play. Holds one seat's view at a time, and shows each step as it happens."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.series import Series
from game.session import Session
from game.ui.anim.timeline import Playback
from game.ui.core.backdrop import snapshot
from game.ui.core.context import Scene, Stage
from game.ui.map.board import BoardPicture
from game.ui.table.corner import Corner
from game.ui.table.guide import Guide
from game.ui.table.help.announcement import Announcement
from game.ui.table.help.feedback import Replies
from game.ui.table.help.hints import Hints
from game.ui.table.help.reminders import Reminders
from game.ui.table.help.thinking_indicator import Pondering
from game.ui.table.input.keyboard import Keyboard
from game.ui.table.input.mouse import Controls
from game.ui.table.input.target import Pointing
from game.ui.table.journal import Journal, Waiting
from game.ui.table.layout import TableLayout, table_layout
from game.ui.table.panel.log_panel import LogPane
from game.ui.table.picture import TablePicture
from game.ui.table.plan import Plan
from game.ui.table.playback import Course
from game.ui.table.tool_button import ToolButton
from game.ui.widgets.button import Button
from game.ui.widgets.rings import Pulse
from game.updates import Update


class TableScene(Course, Scene):
    """One game at this screen."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        on_over: Callable[[], None],
        on_menu: Callable[[], None],
        corner: Corner | None = None,
        on_turn: Callable[[], None] = lambda: None,
        guided: Callable[["TableScene"], Guide] = Reminders,
        series: Series | None = None,
        announced: bool = False,
    ) -> None:
        """`series` is the one before the game that is played, if it is to be told; a game that is
        `announced` opens with who begins."""
        self.stage, self.session, self.series = stage, session, series
        self._on_over, self._on_menu, self._on_turn = on_over, on_menu, on_turn
        self.names = [player.name for player in session.players]
        first = session.look(None)
        self.seq, self.plan = first.seq, Plan(first.view)
        seats = enumerate(session.players)
        self.bots = {seat for seat, who in seats if who.bot and seat not in session.seats}
        self._journal, self._waiting = Journal(self.names, self.bots), Waiting()
        self._journal.rewrite(session.past())
        # What is on its way over the table, and the step that it shows; none for a recap.
        self._playing: tuple[Playback, Update | None] | None = None
        self._opened = self.asked = False  # whether the first player has been called
        self._announced, self.announcement = announced, Announcement(self)
        self.changed, self.warning, self.depots, self.pulse = True, "", None, Pulse()
        self.pointing = Pointing()
        self.board = BoardPicture(stage.assets, first.view.table.board)
        self.board.set_table(first.view.table)
        self.layout: TableLayout = table_layout((1920, 1080), len(self.names))
        kinds = {"confirm": "primary", "back": "secondary", "all": "secondary"}
        self.buttons = [Button(*kind) for kind in kinds.items() if self.racked]
        self.picture, self.hints, self.pondering = TablePicture(stage), Hints(self), Pondering(self)
        self.log = LogPane(self)
        self.book = ToolButton(self, "book", "book-button", self.open_book)
        self.menu, self.refused = ToolButton(self, "menu", "pause-button", on_menu), None
        self.replies = Replies(self)
        self.controls, self.corner = Controls(self, Keyboard(self)), corner or Corner()
        self.corner.sit(self)
        self.guide = guided(self)

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out for a window; the first time, call the first player."""
        settings, watching = self.stage.settings, not self.racked
        scale = settings.ui_scale / 100
        self.layout = table_layout(size, len(self.names), ui_scale=scale, watching=watching)
        self.board.set_patterned(settings.colour_accessible)
        self.board.set_camera(self.camera_for(self.board))
        self.see_anew()
        for button, rect in zip(self.buttons, self.layout.buttons, strict=True):
            button.rect, button.letters = rect, self.layout.letters
        self.hints.lay()
        self.corner.lay()
        self.book.button.rect = self.layout.tools[1 if self.hints.offered else 0]
        self.menu.button.rect = self.layout.menu
        self.guide.lay()
        self.announcement.lay()
        self.refresh()
        if self.pointing.focus is None:  # something else may lie under the pointer now
            self.handle(self.stage.mouse(self))
        if not self._opened:
            self._opened = True
            self.stage.audio.music("table")
            self._hand_over()
            if self._announced and self.stage.scenes[-1] is self:  # or a curtain tells
                self.announcement.begin()

    def handle(self, event: Event) -> None:
        """What lies upon the table, corner, guide, hints, tools and buttons first, then map, cards
        and rack."""
        upon = (self.announcement, self.corner, self.guide, self.hints)
        tools = (self.book, self.menu, self.log)
        if any(one.handle(event) for one in (*upon, *tools)):
            return
        before = [button.state for button in self.buttons]
        for button in self.buttons:
            if button.handle(event):
                self.press(button.name)
                return
        if [button.state for button in self.buttons] != before:
            self.refresh()
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.controls.handle(event)
            return
        touched = [one for one in self.buttons if one.rect.collidepoint(event.pos)]
        if not touched:
            self.controls.handle(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and touched[0].name == "confirm":
            self.confirm_in_vain()

    def update(self, dt: float) -> bool:
        """Hear what happened, and let it be seen."""
        self.controls.update(dt)
        self.corner.update(dt)
        self._hear()
        self.hints.update()
        if self.guide.update(dt):
            self.refresh()
        if self._waiting.behind(self.corner.patient):
            self._jump(self._waiting.newest())
            return True
        if self._playing:
            playback, step = self._playing
            for cue in playback.update(dt * self._waiting.pace(self.corner.patient)):
                self.stage.audio.play(cue.name, cue.pan)
            if playback.over:
                self._playing = None
                self._show(step)
            return True
        if self._waiting and not self.announcement.on:
            step = self._waiting.next()
            self._play(step.events, step)
            return True
        self.changed |= self.pondering.update(dt) | self.replies.update(dt)
        self.changed |= self.announcement.update(dt)
        if self.asked:
            self.changed |= self.pulse.update(dt)
        changed, self.changed = self.changed, False
        return changed

    def draw(self, surface: Surface) -> list[Rect] | None:
        """Everything, or only what moves."""
        return self.picture.draw(surface, self, self._playing[0] if self._playing else None)

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The table at night, for what lies on top; meanwhile it keeps no picture itself."""
        self.pointing = Pointing(entry=self.pointing.entry)
        self.replies.forget()
        picture = snapshot(self, size)
        self.picture = TablePicture(self.stage)
        return picture

    @property
    def typing(self) -> bool:
        """Whether letters are being typed, so that no key is a shortcut."""
        return self.corner.typing

    @property
    def racked(self) -> bool:
        """Whether anybody at this screen has a rack."""
        return bool(self.session.seats)

    @property
    def covered(self) -> bool:
        """Whether the own rack is hidden until somebody holds it open."""
        several = len(self.session.seats) > 1
        return several and not self.stage.settings.curtain and not self.pointing.peek

    def leave(self) -> None:
        """Answer no, or drop the plan, or open the menu."""
        if self.asked:
            self.asked = False
            self.refresh()
        elif self.plan.empty:
            self._on_menu()
        else:
            self.take_all_back()
