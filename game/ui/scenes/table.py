"""The table: a game in play. Holds one seat's view at a time, and shows each step as it happens."""

from collections import deque
from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Hex
from game.rules.companies import Company
from game.rules.events import Built
from game.session import Session
from game.ui.anim.timeline import Playback, sequence
from game.ui.draw.board import BoardPicture
from game.ui.draw.camera import Camera
from game.ui.layout import TableLayout, table_layout
from game.ui.plan import Plan
from game.ui.scenes.curtain import CurtainScene
from game.ui.stage import Stage
from game.ui.table.controls import Controls
from game.ui.table.log import Entry, entries_of, since_last_turn, told
from game.ui.table.moves import Stagecraft, moves_of
from game.ui.table.picture import Pointing, TablePicture
from game.ui.table.places import Places
from game.ui.widgets.button import Button
from game.updates import Answer, Update, Verdict


class TableScene(Places):
    """One game at this screen."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        on_over: Callable[[], None],
        on_menu: Callable[[], None],
    ) -> None:
        self._stage, self._session = stage, session
        self._on_over, self._on_menu = on_over, on_menu
        self.names = [player.name for player in session.players]
        first = session.look(None)
        self.seq, self.plan = first.seq, Plan(first.view)
        self._log: list[Entry] = [e for step in session.past() for e in entries_of(step)]
        self._queue: deque[Update] = deque()
        self._playing: tuple[Playback, Update] | None = None
        self._asked = False
        self._opened = False  # the first player has been called
        self._changed = True
        self.pointing = Pointing()
        self.board = BoardPicture(stage.assets, first.view.table.board)
        self.board.set_table(first.view.table)
        self.layout: TableLayout = table_layout((1920, 1080), len(self.names))
        self.buttons = [
            Button("confirm", "primary"),
            Button("back", "secondary"),
            Button("all", "quiet"),
        ]
        self._controls = Controls(self)
        self._picture = TablePicture(stage)

    # What the app asks of every scene.

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out for a window; the first time, call the first player."""
        settings = self._stage.settings
        self.layout = table_layout(size, len(self.names), ui_scale=settings.ui_scale / 100)
        self.board.set_patterned(settings.colour_accessible)
        self.board.set_camera(self.camera_for(self.board))
        for button, rect in zip(self.buttons, self.layout.buttons, strict=True):
            button.rect = rect
        self._refresh()
        if not self._opened:
            self._opened = True
            self._stage.audio.music("table")
            self._hand_over()

    def handle(self, event: Event) -> None:
        """The buttons first, then map, cards and rack."""
        before = [button.state for button in self.buttons]
        for button in self.buttons:
            if button.handle(event):
                self._stage.audio.play("click")
                {"confirm": self.confirm, "back": self.take_back, "all": self.take_all_back}[
                    button.name
                ]()
                self._refresh()
                return
        if [button.state for button in self.buttons] != before:
            self._refresh()
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if not (pressed and any(button.rect.collidepoint(event.pos) for button in self.buttons)):
            self._controls.handle(event)

    def update(self, dt: float) -> bool:
        """Hear what happened, and let it be seen."""
        self._controls.update(dt)
        for news in self._session.poll():
            if isinstance(news, Update):
                self._queue.append(news)
            else:
                self._answered(news)
        if self._playing:
            playback, step = self._playing
            for cue in playback.update(dt):
                self._stage.audio.play(cue.name, cue.pan)
            if playback.over:
                self._playing = None
                self._show(step)
            return True
        if self._queue:
            self._play(self._queue.popleft())
            return True
        changed, self._changed = self._changed, False
        return changed

    def draw(self, surface: Surface) -> list[Rect] | None:
        """Everything, or only what moves."""
        playback = self._playing[0] if self._playing else None
        return self._picture.draw(surface, self, playback)

    # What the table's picture asks.

    @property
    def asked(self) -> bool:
        """Whether the player is being asked once more."""
        return self._asked

    @property
    def first(self) -> int:
        """Who began: everybody has had a turn since, in order."""
        table = self.plan.view.table
        turns = table.actions - (1 if table.ending is not None else 0)
        return (table.turn - turns) % table.seats

    def log_words(self) -> list[str]:
        """The log, in the player's language."""
        board = self.plan.view.table.board
        return told(self._log, self.names, board, self._stage.texts)

    def entry(self) -> Entry | None:
        """The entry of the log that is shown on the map."""
        marked = self.pointing.entry
        return None if marked is None or marked >= len(self._log) else self._log[marked]

    # What the player's hands can do.

    def touch_hex(self, place: Hex) -> None:
        """Place a locomotive there, or choose the company that stands there."""
        standing = self.plan.view.table.standing(place)
        if self.plan.planned is None and self.plan.give is None and len(standing) == 1:
            self.touch_company(standing[0])
            return
        refused = self.plan.planned is not None and self.plan.why_not(place) is not None
        self._plan(self.plan.place(place), "error" if refused else "clank")

    def touch_company(self, company: Company) -> None:
        """Build with it, or take it."""
        self._plan(self.plan.choose(company), "click")

    def touch_rack(self, company: Company) -> None:
        """Give it."""
        self._plan(self.plan.giving(company), "click")

    def touch_log(self, y: int) -> None:
        """Show a past move on the map, or no longer."""
        found = self._picture.entry_at(self, y)
        entry = None if found == self.pointing.entry else found
        self.pointing = self.pointing._replace(entry=entry)
        self._refresh()

    def confirm(self) -> None:
        """Place in the hex in focus; otherwise do what is planned, asked once more if wished."""
        focus = self.pointing.focus
        planned = self.plan.planned
        if focus is not None and planned is not None and planned.why_not(focus) is None:
            self.touch_hex(focus)
            return
        action = self.plan.action()
        if action is None or self._playing or self.plan.view.seat is None:
            return
        if self._stage.settings.confirm_moves and not self._asked:
            self._asked = True
            self._refresh()
            return
        self._session.submit(self.plan.view.seat, action, self.seq)
        self._plan(self.plan.nothing(), "punch")

    def take_back(self) -> None:
        """One step back."""
        self._plan(self.plan.back(), "take_back")

    def take_all_back(self) -> None:
        """All steps back."""
        self._plan(self.plan.nothing(), "take_back")

    def skip(self) -> None:
        """Let the animation be over."""
        if self._playing:
            self._playing[0].skip()

    def leave(self) -> None:
        """Drop the plan, or open the menu."""
        if self.plan.empty:
            self._on_menu()
        else:
            self.take_all_back()

    def move_camera(self, camera: Camera, *, moving: bool) -> None:
        """Look at the map from elsewhere."""
        if not self._playing:
            self.board.set_camera(camera, moving)
            self._refresh()

    def point_at(self, place: tuple[int, int]) -> None:
        """Follow the pointer; only what it points at changes the picture."""
        pointing = self.pointing._replace(
            place=place,
            hex=self.camera.hex_at(place) if self.on_map(place) else None,
            company=self.company_at(place),
            rack=self.rack_at(place),
            focus=None,
        )
        if pointing[1:] != self.pointing[1:]:
            self._changed = True
            self._picture.forget(pointing.company != self.pointing.company)
            self._picture.forget(pointing.rack != self.pointing.rack)
        self.pointing = pointing

    def focus_on(self, place: Hex) -> None:
        """The keyboard stands on a hex."""
        self.board.set_camera(self.camera.shown(place))
        at = self.camera.pixel_of(place)
        self.pointing = self.pointing._replace(focus=place, hex=place, place=at)
        self._refresh()

    # How a step of the game goes by.

    def _plan(self, plan: Plan, sound: str) -> None:
        if self._playing:
            return
        if plan != self.plan or sound == "error":
            self._stage.audio.play(sound)
        self.plan, self._asked = plan, False
        self._refresh()

    def _answered(self, answer: Answer) -> None:
        if answer.verdict is Verdict.REFUSED and answer.reason:
            self._stage.notices.append(self._stage.texts.reason(answer.reason, self.names))
            self._stage.audio.play("error")

    def _play(self, step: Update) -> None:
        """Begin to show a step; the table before it stays until it is over."""
        place = Stagecraft(
            self.camera,
            self.board.lineup,
            self.layout.cards,
            self.layout.players,
            self.layout.rack,
            self.plan.view.seat,
        )
        settings = self._stage.settings
        timeline = sequence(*(moves_of(event, place) for event in step.events))
        playback = Playback(timeline, settings.animation, reduced_motion=settings.reduced_motion)
        self._playing = (playback, step)
        self._refresh()

    def _show(self, step: Update) -> None:
        """A step is over: show the table after it."""
        built = [event for event in step.events if isinstance(event, Built)]
        self.seq, self.plan = step.seq, Plan(step.view)
        self.board.set_table(step.view.table, built[-1].hexes if built else ())
        self._log += entries_of(step)
        self.pointing = self.pointing._replace(entry=None)
        self._refresh()
        if not self._queue:
            self._hand_over()

    def _hand_over(self) -> None:
        """Whose eyes come next. Nothing of a hand is seen before its owner is there."""
        table = self.plan.view.table
        if table.ending is not None:
            self._on_over()
            return
        seats = self._session.seats
        if table.turn not in seats or self.plan.view.seat == table.turn:
            return
        if len(seats) == 1 or not self._stage.settings.curtain:
            self._look(table.turn)
            return
        self._look(None)
        happened = told(
            since_last_turn(self._log, table.turn), self.names, table.board, self._stage.texts
        )
        name, turn = self.names[table.turn], table.turn
        self._stage.push(CurtainScene(self._stage, name, happened, lambda: self._look(turn)))

    def _look(self, seat: int | None) -> None:
        update = self._session.look(seat)
        self.seq, self.plan = update.seq, Plan(update.view)
        if seat is not None:
            self._stage.audio.play("bell")
        self._refresh()

    def _refresh(self) -> None:
        self._picture.forget()
        self._changed = True
