"""The table: a game in play. Holds one seat's view at a time, and shows each step as it happens."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Hex
from game.rules.events import Built, SeenEvent
from game.series import Series
from game.session import Session
from game.ui.anim.timeline import Playback, sequence
from game.ui.draw.board import BoardPicture
from game.ui.layout import TableLayout, table_layout
from game.ui.plan import Plan
from game.ui.scenes.backdrop import snapshot
from game.ui.scenes.curtain import Call, CurtainScene
from game.ui.scenes.keys import KeysScene
from game.ui.stage import Stage
from game.ui.table.controls import Controls
from game.ui.table.corner import Corner
from game.ui.table.eyes import without_secrets
from game.ui.table.guide import Guide, Nobody
from game.ui.table.hands import Hands
from game.ui.table.hints import Hints
from game.ui.table.journal import Journal, Waiting
from game.ui.table.log import Entry, told
from game.ui.table.moves import moves_of
from game.ui.table.picture import TablePicture
from game.ui.table.pointed import Pointing, reason_words
from game.ui.table.pondering import Pondering
from game.ui.table.replies import Replies
from game.ui.table.standings_words import now_playing
from game.ui.table.tool_button import ToolButton
from game.ui.widgets.button import Button
from game.updates import Answer, Update, Verdict


class TableScene(Hands):
    """One game at this screen."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        on_over: Callable[[], None],
        on_menu: Callable[[], None],
        corner: Corner | None = None,
        on_turn: Callable[[], None] = lambda: None,
        guided: Callable[["TableScene"], Guide] = Nobody,
        series: Series | None = None,
    ) -> None:
        """`series` is the one before the game that is played, if it is to be told."""
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
        self.changed, self.warning = True, ""
        self.pointing = Pointing()
        self.board = BoardPicture(stage.assets, first.view.table.board)
        self.board.set_table(first.view.table)
        self.layout: TableLayout = table_layout((1920, 1080), len(self.names))
        kinds = {"confirm": "primary", "back": "secondary", "all": "quiet"}
        self.buttons = [Button(*kind) for kind in kinds.items() if self.racked]
        self.picture, self.hints, self.pondering = TablePicture(stage), Hints(self), Pondering(self)
        self.book = ToolButton(self, "book", "book-button", self.open_book)
        self.menu, self.refused = ToolButton(self, "menu", "pause-button", on_menu), None
        self.replies = Replies(self)
        self.controls, self.corner = Controls(self), corner or Corner()
        self.corner.sit(self)
        self.guide = guided(self)

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out for a window; the first time, call the first player."""
        settings, watching = self.stage.settings, not self.racked
        scale = settings.ui_scale / 100
        self.layout = table_layout(size, len(self.names), ui_scale=scale, watching=watching)
        self.board.set_patterned(settings.colour_accessible)
        self.board.set_camera(self.camera_for(self.board))
        for button, rect in zip(self.buttons, self.layout.buttons, strict=True):
            button.rect = rect
        self.hints.lay()
        self.corner.lay()
        self.book.button.rect = self.layout.tools[1 if self.hints.offered else 0]
        self.menu.button.rect = self.layout.menu
        self.guide.lay()
        self.refresh()
        if self.pointing.focus is None:  # something else may lie under the pointer now
            self.handle(self.stage.mouse(self))
        if not self._opened:
            self._opened = True
            self.stage.audio.music("table")
            self._hand_over()

    def handle(self, event: Event) -> None:
        """Corner, guide, hints, tools and buttons first, then map, cards and rack."""
        upon = (self.corner, self.guide, self.hints, self.book, self.menu)
        if any(one.handle(event) for one in upon):
            return
        before = [button.state for button in self.buttons]
        for button in self.buttons:
            if button.handle(event):
                self.press(button.name)
                return
        if [button.state for button in self.buttons] != before:
            self.refresh()
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if not (pressed and any(button.rect.collidepoint(event.pos) for button in self.buttons)):
            self.controls.handle(event)

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
        if self._waiting:
            step = self._waiting.next()
            self._play(step.events, step)
            return True
        self.changed |= self.pondering.update(dt) | self.replies.update(dt)
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
    def moving(self) -> bool:
        """Whether something is on its way over the table."""
        return self._playing is not None

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

    def log_words(self) -> list[str]:
        """The log, in the player's language; what was told stays told until that changes."""
        return self._journal.words(self.plan.view.table, self.stage.texts)

    def entry(self) -> Entry | None:
        """The entry of the log that is shown on the map."""
        return self._journal.entry(self.pointing.entry)

    def skip(self) -> None:
        """Let the animation be over."""
        if self._playing:
            for cue in self._playing[0].skip()[-1:]:
                self.stage.audio.play(cue.name, cue.pan)

    def leave(self) -> None:
        """Drop the plan, or open the menu."""
        if self.plan.empty:
            self._on_menu()
        else:
            self.take_all_back()

    def help(self) -> None:
        """Show the keys."""
        self.stage.push(KeysScene(self.stage))

    # How a step of the game goes by.

    def _hear(self) -> bool:
        """Take what the session tells; whether there are steps to be shown."""
        for news in self.session.poll():
            self._waiting.add(news) if isinstance(news, Update) else self._answered(news)
        return bool(self._waiting)

    def _answered(self, answer: Answer) -> None:
        if answer.verdict is Verdict.REFUSED and answer.reason:
            self.refused = answer.reason.rule
            why = reason_words(answer.reason, self.names, self.stage.texts)
            self.stage.notices.append(why.replace("\n", " "))
            self.stage.audio.play("error")

    def _play(self, events: Sequence[SeenEvent], step: Update | None) -> None:
        """Begin to show events; the table before them stays until they are over."""
        self.hints.drop()
        settings, place = self.stage.settings, self.stagecraft
        timeline = sequence(*(moves_of(event, place) for event in events))
        playback = Playback(timeline, settings.animation, reduced_motion=settings.reduced_motion)
        self._playing = (playback, step)
        self.refresh()

    def _show(self, step: Update | None) -> None:
        """A step is over: show the table after it."""
        if step is not None:
            built = [event for event in step.events if isinstance(event, Built)]
            self._journal.add(step, self.plan.view.table)
            self._set(step, built[-1].hexes if built else ())
        self.refresh()
        if not self._waiting:
            self._hand_over()

    def _jump(self, step: Update) -> None:
        """Show the table as it is now; what has happened meanwhile is in the log."""
        self._playing = None
        self.hints.drop()
        self._journal.rewrite(self.session.past())
        self._set(step)
        self.refresh()
        self._hand_over()

    def _set(self, step: Update, newest: Sequence[Hex] = ()) -> None:
        self.seq, self.plan = step.seq, Plan(without_secrets(step.view, self.session.seats))
        self.asked, self.warning = False, ""  # about a plan that is gone
        self.board.set_table(step.view.table, newest)
        self.pointing = self.pointing._replace(entry=None)

    def _hand_over(self) -> None:
        """Whose eyes come next. Nothing of a hand is seen before its owner is there."""
        table, seats = self.plan.view.table, self.session.seats
        if table.ending is not None:
            if self.plan.view.seat is None and len(seats) == 1:  # it was over from the beginning
                self._look(seats[0])
            self._on_over()
        elif len(seats) == 1:  # nobody else looks at this screen
            self._look(seats[0])
        elif table.turn not in seats:
            self._look(None)
        elif self.plan.view.seat == table.turn:
            return
        elif not self.stage.settings.curtain:
            self._look(table.turn)
        else:
            self._look(None)
            self._call(table.turn)

    def _call(self, turn: int) -> None:
        """Bring down the curtain for the next player."""
        since, board = self._journal.since(turn), self.plan.view.table.board
        happened = told(since, self.names, board, self.stage.texts)
        game = now_playing(self.stage.texts, self.series)
        curtain = CurtainScene(
            self.stage,
            Call(self.names[turn], happened, self._journal.moved(turn), game),
            on_ready=lambda: self._look(turn),
            on_show=lambda: self._play([entry.event for entry in since], None),
            on_menu=self._on_menu,
            passed=self._hear,
            clock=self.corner.left,
        )
        self.stage.push(curtain)

    def _look(self, seat: int | None) -> None:
        self.hints.drop()
        update = self.session.look(seat)
        self.seq, self.plan = update.seq, Plan(update.view)
        if self.plan.mine:
            self.stage.audio.play("bell")
            self._on_turn()
        self.refresh()
