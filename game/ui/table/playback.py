"""The course of a game at one screen: what is heard, shown step by step, and handed over."""

from abc import ABC
from collections.abc import Callable, Sequence

from game.board import Hex
from game.rules.events import Built, SeenEvent
from game.series import Series
from game.ui.anim.timeline import Playback, Timeline, sequence
from game.ui.i18n.event_text import explained
from game.ui.i18n.series_text import now_playing
from game.ui.map.camera import Camera
from game.ui.table.curtain import Call, CurtainScene
from game.ui.table.event_timelines import moves_of
from game.ui.table.eyes import without_secrets
from game.ui.table.hands import Hands
from game.ui.table.input.target import reason_words
from game.ui.table.journal import Journal, Waiting
from game.ui.table.log import Entry, told
from game.ui.table.plan import Plan
from game.updates import Answer, Update, Verdict


class Course(Hands, ABC):
    """The half of a table scene that follows the game."""

    series: Series | None  # before the game that is played
    _journal: Journal
    _waiting: Waiting
    # What is on its way over the table, and the step that it shows; none for a recap.
    _playing: tuple[Playback, Update | None] | None
    _happening: Sequence[SeenEvent] = ()  # what that shows
    _on_over: Callable[[], None]
    _on_menu: Callable[[], None]
    _on_turn: Callable[[], None]

    @property
    def moving(self) -> bool:
        """Whether something is on its way over the table."""
        return self._playing is not None

    def log_words(self) -> list[str]:
        """The log, in the player's language; what was told stays told until that changes."""
        return self._journal.words(self.plan.view.table, self.stage.texts)

    def entry(self) -> Entry | None:
        """The entry of the log that is shown on the map."""
        return self._journal.entry(self.pointing.entry)

    def explained(self) -> str:
        """What is to be known of the entry of the log under the pointer."""
        entry = self._journal.entry(self.pointing.line)
        return explained(self.stage.texts, entry.mark) if entry and entry.mark else ""

    def move_camera(self, camera: Camera, *, moving: bool) -> None:
        """Look at the map from elsewhere; what is on its way goes on there."""
        super().move_camera(camera, moving=moving)
        self.see_anew()

    def see_anew(self) -> None:
        """What is on its way has other places on the screen now."""
        if self._playing:
            playback, step = self._playing
            self._playing = playback.along(self._timeline()), step

    def skip(self) -> None:
        """Let the animation be over."""
        if self._playing:
            for cue in self._playing[0].skip()[-1:]:
                self.stage.audio.play(cue.name, cue.pan)

    def _hear(self) -> bool:
        """Take what the session tells; whether there are steps to be shown."""
        for news in self.session.poll():
            self._waiting.add(news) if isinstance(news, Update) else self._answered(news)
        return bool(self._waiting)

    def _answered(self, answer: Answer) -> None:
        if answer.verdict is Verdict.REFUSED and answer.reason:
            self.refused, self.depots = answer.reason.rule, None
            self.refresh()
            why = reason_words(answer.reason, self.names, self.stage.texts)
            self.stage.notices.append(why.replace("\n", " "))
            self.stage.audio.play("error")

    def _play(self, events: Sequence[SeenEvent], step: Update | None) -> None:
        """Begin to show events; the table before them stays until they are over."""
        self.hints.drop()
        self._happening, settings = events, self.stage.settings
        reduced = settings.reduced_motion
        playback = Playback(self._timeline(), settings.animation, reduced_motion=reduced)
        self._playing = (playback, step)
        self.depots = step.view.table.depots if step else None
        self.refresh()

    def _timeline(self) -> Timeline:
        return sequence(*(moves_of(event, self.stagecraft) for event in self._happening))

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
        self.asked, self.warning, self.depots = False, "", None  # about a plan that is gone
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
