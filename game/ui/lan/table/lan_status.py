"""What a LAN table's window learns from the network: pauses, the clock, who is away.

It looks at a visit that somebody else pumps; it never waits and knows no network.
"""

from collections.abc import Callable, Sequence
from time import monotonic

from game.ui.core.context import Context
from game.ui.lan.lan_api import LanTable
from game.ui.lan.refusal_text import refusal
from game.ui.lan.table.banner import Banner
from game.ui.lan.table.chat_drawer import ChatDrawer
from game.ui.lan.table.clock import TurnClock
from game.ui.lan.table.notices import Notice, NoticeBoard, away, out_of_reach
from game.ui.lan.table.pause_button import pause_buttons
from game.ui.lan.table.seat_status import Spectators, about_seat, goes_on
from game.ui.table.geometry import Geometry
from game.ui.table.layer import Layer
from game.ui.table.model import TableModel
from game.ui.table.table_status import Halt, SeatStatus, TableStatus


class LanStatus(Layer):
    """Brings the table's status up to date in every frame; `now` counts seconds."""

    def __init__(
        self,
        stage: Context,
        visit: LanTable,
        model: TableModel,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._stage, self._visit, self._model, self._now = stage, visit, model, now
        self.clock, self.notices = TurnClock(), NoticeBoard(visit)
        self._seats: tuple[object, tuple[SeatStatus, ...]] = (None, ())
        self._shown = model.status, visit.lobby
        self.listen()

    @property
    def notice(self) -> Notice | None:
        """What everybody at the table should know now."""
        turn = self._model.plan.view.table.turn
        return self.notices.first(turn, self._now(), self._stage.texts)

    def listen(self) -> None:
        """Report how things stand; called while something covers the table, too."""
        if self.notices.there:  # a host that is away lets no time pass
            self.clock.hear(self._visit.lobby, self._now())
        self._model.report(self._status())

    def layout(self, geometry: Geometry) -> None:
        """It draws nothing, and outlives the table: no places are kept."""

    def update(self, dt: float) -> bool:
        """Look at the visit; True if the host has told something new, or time has passed."""
        if sound := self.notices.hear(self._now()):
            self._stage.audio.play(sound)
        self.listen()
        before, self._shown = self._shown, (self._model.status, self._visit.lobby)
        ticked = before[0].clock != self._shown[0].clock
        if self._model.plan.mine and self.clock.urgent and ticked:
            self._stage.audio.play("clock")
        for refused in self._visit.declined():
            words = refusal(refused.why, refused.words, self._stage.texts)
            self._stage.notices.append(words)
        return before != self._shown

    def meanwhile(self) -> str:
        """What goes on while a menu covers the table."""
        if gone := out_of_reach(self._visit, self._stage.texts):
            return gone
        turn, session = self._model.plan.view.table.turn, self._model.session
        return goes_on(self._visit.lobby, session, turn, self.clock.words, self._stage.texts)

    def _status(self) -> TableStatus:
        lobby, still = self._visit.lobby, self._model.settings.reduced_motion
        paused = Halt.PAUSED if lobby is not None and lobby.paused else None
        return TableStatus(
            halted=paused if self.notices.there else Halt.LOST,
            clock=self.clock.words,
            urgent=self.clock.urgent,
            lit=self.clock.urgent if still else self.clock.lit,
            seats=self._seat_status(),
            notebook=lobby is not None and lobby.options.notebook,
            patient=False,
            notice=self.notice is not None,
        )

    def _seat_status(self) -> tuple[SeatStatus, ...]:
        """Who is away, and what is to be known of each seat; kept until something changes."""
        lobby, texts, turn = self._visit.lobby, self._stage.texts, self._model.plan.view.table.turn
        if lobby is None or len(lobby.seats) != len(self._model.names):
            return ()  # the next game is being arranged
        hidden = tuple(map(self.notices.hides, range(len(lobby.seats))))
        key = lobby, texts, turn, self.clock.seconds, hidden
        if self._seats[0] != key:
            self._seats = (
                key,
                tuple(
                    SeatStatus(away(who), bool(who.level), self._about(seat))
                    for seat, who in enumerate(lobby.seats)
                ),
            )
        return self._seats[1]

    def _about(self, seat: int) -> str:
        """That a player is away, which bot plays, and what happens when the time is over."""
        moves = seat == self._model.plan.view.table.turn
        seconds = self.clock.seconds if moves else None
        told = about_seat(self._visit.lobby, seat, seconds, self._stage.texts)
        asks = self._visit.owner and self.notices.hides(seat)
        return f"{told}\n{self._stage.texts.say('corner-seat-click')}" if asks else told


def lan_layers(
    stage: Context, visit: LanTable, model: TableModel, status: LanStatus
) -> Sequence[Layer]:
    """What lies on a LAN table besides the game, the uppermost first."""
    drawer = ChatDrawer(stage, visit, model)
    banner = Banner(stage, visit, model, status.notices, drawer, lambda: status.notice)
    spectators = Spectators(stage, visit, model)
    return (status, drawer, banner, spectators, *pause_buttons(stage, visit, model))
