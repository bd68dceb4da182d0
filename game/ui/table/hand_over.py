"""Takes the session's news, and hands the table from one viewer to the next."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from game.ui.core.context import Context
from game.ui.i18n.series_text import now_playing
from game.ui.table.curtain import Call, CurtainScene
from game.ui.table.help.tooltip_text import reason_text
from game.ui.table.history import told
from game.ui.table.model import Curtain, GameOver, Open, Same, TableModel


def nothing() -> None:
    """Leads nowhere."""


class TableActions(NamedTuple):
    """Where a table leads to."""

    on_over: Callable[[], None]
    on_menu: Callable[[], None]
    on_turn: Callable[[], None] = nothing  # a player at this screen is to move


class HandOver:
    """Follows a table's game."""

    def __init__(self, stage: Context, model: TableModel, actions: TableActions) -> None:
        self._stage, self._model, self._actions = stage, model, actions

    def hear(self) -> bool:
        """Take news; True if there are steps to be shown."""
        reason = self._model.receive()
        if reason is not None:
            why = reason_text(reason, self._model.names, self._stage.texts)
            self._stage.notices.append(why.replace("\n", " "))
            self._stage.audio.play("error")
        return self._model.history.waiting

    def go_on(self) -> None:
        """Show the table to its next viewer, after a curtain if others could see a hand."""
        model, following = self._model, self._model.next_viewer()
        match following:
            case Same():
                pass
            case Open(seat):
                self._view_as(seat)
            case Curtain(seat):
                self._view_as(None)
                self._call(following)
            case GameOver():
                seats = model.session.seats
                if model.plan.view.seat is None and len(seats) == 1:  # over from the beginning
                    self._view_as(seats[0])
                self._actions.on_over()
            case _:
                assert_never(following)

    def _view_as(self, seat: int | None) -> None:
        if sound := self._model.view_as(seat):
            self._stage.audio.play(sound)
            self._actions.on_turn()

    def _call(self, curtain: Curtain) -> None:
        """Bring down the curtain for the next player."""
        model, seat, texts = self._model, curtain.seat, self._stage.texts
        happened = told(curtain.since, model.names, model.plan.view.table.board, texts)
        game = now_playing(texts, model.series)
        self._stage.push(
            CurtainScene(
                self._stage,
                Call(model.names[seat], happened, model.history.moved(seat), game),
                on_ready=lambda: self._view_as(seat),
                on_show=lambda: model.recap([entry.event for entry in curtain.since]),
                on_menu=self._actions.on_menu,
                passed=self.hear,
                clock=lambda: model.status.clock,
            )
        )
