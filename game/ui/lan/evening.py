"""Leads this screen through an evening on the LAN: lobby, game, results, and the lobby again.

It is called every frame, whatever scene lies on top, so that nothing of the table is missed.
"""

from collections.abc import Callable

from game.lobby import Connection, Link, Phase
from game.session import Session
from game.ui.lan.attention import Attention
from game.ui.lan.corner import LanCorner
from game.ui.lan.lobby_scene import LobbyScene
from game.ui.lan.party import Visit
from game.ui.lan.words import refusal
from game.ui.scenes.dialog import DialogScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.results import ResultsScene
from game.ui.scenes.table import TableScene
from game.ui.stage import Stage


class LanEvening:
    """One visit, from the door to the goodbye."""

    def __init__(self, stage: Stage, visit: Visit, on_title: Callable[[], None]) -> None:
        self._stage, self._visit, self._on_title = stage, visit, on_title
        self._attention = Attention(stage)
        self._game: Session | None = None  # the newest that was shown
        self._entered = False

    def begin(self) -> None:
        """Show the lobby over what led to it."""
        self._stage.companion = self
        self._stage.push(self._lobby())

    def update(self, dt: float) -> None:
        """One frame: hear the table, and show the scene that it calls for."""
        visit = self._visit
        visit.pump()
        self._attention.update(dt)
        self._entered = self._entered or visit.lobby is not None
        if visit.connection.link is Link.OUT:
            self._out(visit.connection)
            return
        lobby, session = visit.lobby, visit.session
        if lobby is None or session is None or session is self._game:
            return
        self._game = session
        if lobby.phase is Phase.PLAYING:
            self._play(session)

    def leave(self) -> None:
        """Go, after being asked where others would notice."""
        say, lobby = self._stage.texts.say, self._visit.lobby
        if lobby is None:
            self._go()
            return
        playing = lobby.phase is Phase.PLAYING
        if self._visit.door is not None:
            words = say("lan-leave-host-game" if playing else "lan-leave-host")
        else:
            words = say("lan-leave-game" if playing else "lan-leave-ask")
        self._stage.push(DialogScene(self._stage, words, say("lan-button-leave"), self._go))

    def _go(self) -> None:
        self._visit.leave()
        self._end()
        self._on_title()

    def _end(self) -> None:
        self._attention.rest()
        self._stage.companion = None

    def _out(self, connection: Connection) -> None:
        """The table has said no, or is closed for good: say so, where one can try again."""
        self._end()
        words = refusal(connection.why, connection.words, self._stage.texts)
        if self._entered:
            self._on_title()
        else:
            self._stage.back()  # to the form with what was typed
        self._stage.notices.append(words)

    def _lobby(self) -> LobbyScene:
        return LobbyScene(self._stage, self._visit, self.leave)

    def _back_to_lobby(self) -> None:
        self._stage.audio.music("title")
        self._stage.go(self._lobby())

    def _play(self, session: Session) -> None:
        self._stage.go(
            TableScene(
                self._stage,
                session,
                on_over=lambda: self._results(session),
                on_menu=self._menu,
                corner=LanCorner(self._stage, self._visit),
                on_turn=self._attention.call,
            )
        )

    def _menu(self) -> None:
        pause = PauseScene(self._stage, self.leave, leave="lan-button-leave", note="lan-goes-on")
        self._stage.push(pause)

    def _results(self, session: Session) -> None:
        self._stage.go(
            ResultsScene(
                self._stage,
                session,
                on_again=self._back_to_lobby,
                on_replay=lambda: self._replay(session),
                on_title=self.leave,
                record=None,
            )
        )

    def _replay(self, session: Session) -> None:
        self._stage.push(ReplayScene(self._stage, session, self._stage.back))
