"""Follows the session, and hands the table from one viewer to the next."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from game.ui.core.context import Context
from game.ui.i18n.series_text import now_playing
from game.ui.table.curtain import CurtainActions, CurtainScene, Stage
from game.ui.table.curtain_face import NO_NEWS, Call, CurtainNews
from game.ui.table.end_proposals import Asked, News
from game.ui.table.help.tooltip_text import reason_text
from game.ui.table.history import entry_texts
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.next_viewer import Curtain, GameOver, Open
from game.ui.table.panel.status import declined_text


def nothing() -> None:
    """Leads nowhere."""


class TableActions(NamedTuple):
    """Where a table leads to."""

    on_over: Callable[[], None]
    on_menu: Callable[[], None]
    on_turn: Callable[[], None] = nothing  # a player at this screen is to move
    curtain_news: Callable[[], CurtainNews] = lambda: NO_NEWS
    on_answer: Callable[[], None] = nothing  # the button of a notice on the curtain was pressed


class HandOver:
    """Decides who sees the table."""

    def __init__(
        self,
        context: Context,
        model: TableModel,
        actions: TableActions,
        stage: Stage | None = None,
        *,
        announced: bool,
    ) -> None:
        """`stage` is what a rising curtain shows."""
        self._context, self._model, self._actions = context, model, actions
        self._stage = stage
        self._opened, self._announced = False, announced
        self._moment: SidePanel | None = None  # the deal or the finale, while it is shown
        self._celebrated = False
        if announced:
            model.deal()
        self._called = -1  # the step after which the newest player was called

    def open(self) -> None:
        """The first time, show the deal, or begin."""
        if self._opened:
            return
        self._opened = True
        self._context.audio.music("table")
        seats = self._model.session.seats
        if not self._model.dealing:
            self._begin()
            return
        self._moment = SidePanel.DEAL
        if len(seats) == 1:  # nobody else sees this screen
            self._model.view_as(seats[0])

    def follow_moment(self) -> bool:
        """Go on once the deal or the finale is over; True if one is over now."""
        moment = self._moment
        if moment is None or self._model.panel is moment:
            return False
        self._moment = None
        if moment is SidePanel.DEAL:
            self._begin()
        else:
            self.go_on()
        return True

    def _begin(self) -> None:
        """Show the table to its first viewer; without a curtain, announce the game."""
        on_top = self._context.scenes[-1:]
        self._celebrated = self._model.plan.view.table.ending is not None
        self.go_on()
        if self._announced and self._context.scenes[-1:] == on_top:
            self._model.announce()

    def receive(self) -> bool:
        """Receive updates; True if there are steps to be shown or a proposal to be answered."""
        reason = self._model.receive()
        if reason is not None:
            why = reason_text(reason, self._model.names, self._context.texts)
            self._context.notices.append(why.replace("\n", " "))
            self._context.audio.play("error")
        self._follow_proposal()
        return self._model.history.waiting or self._model.asking

    def _follow_proposal(self) -> None:
        """Show a new proposal to everyone at this screen, and go on when one was declined."""
        model, context, news = self._model, self._context, self._model.proposal_news()
        match news:
            case None:
                return
            case News.OPENED:
                if model.panel is SidePanel.HINT:
                    model.open_panel(None)
                if isinstance(model.end_talk, Asked):
                    context.audio.play("bell")
                    self._actions.on_turn()
            case News.DECLINED:
                context.audio.play("take_back")
            case _:
                assert_never(news)
        if len(model.session.seats) > 1:  # no portfolio is shown while several answer
            self.go_on()

    def go_on(self) -> None:
        """Show the table to its next viewer, after a curtain if others could see a portfolio."""
        model, viewer = self._model, self._model.next_viewer()
        match viewer:
            case None:
                pass
            case Open(seat):
                self._view_as(seat)
            case Curtain():
                self._view_as(None)
                self._lower_curtain(viewer)
            case GameOver():
                seats = model.session.seats
                if model.plan.view.seat is None and len(seats) == 1:  # over from the beginning
                    self._view_as(seats[0])
                if not self._celebrated and model.celebrate():
                    self._celebrated, self._moment = True, SidePanel.FINALE
                elif self._moment is None:
                    self._actions.on_over()
            case _:
                assert_never(viewer)

    def _view_as(self, seat: int | None) -> None:
        if sound := self._model.view_as(seat):
            self._call(sound)

    def _call(self, sound: str) -> None:
        """Call the player whose turn has come, once."""
        if self._called != self._model.seq:
            self._called = self._model.seq
            self._context.audio.play(sound)
            self._actions.on_turn()

    def _lower_curtain(self, curtain: Curtain) -> None:
        model, texts, (seat, since) = self._model, self._context.texts, curtain
        self._call("bell")
        happened = entry_texts(since, model.names, model.plan.view.table.board, texts)
        happened += [declined_text(model, texts)] if model.declined else []
        series = now_playing(texts, model.series)
        call = Call(model.names[seat], happened, model.history.moved(seat), series)
        actions = CurtainActions(
            on_ready=lambda: self._view_as(seat),
            on_show=lambda: model.show_again(since),
            on_menu=self._actions.on_menu,
            passed=self.receive,
            news=self._news,
            on_answer=self._actions.on_answer,
        )
        scene = CurtainScene(self._context, call, actions, self._stage)
        self._context.push(scene, keeps_skins=True)

    def _news(self) -> CurtainNews:
        return self._actions.curtain_news()._replace(clock=self._model.status.clock)
