"""Leads this screen through an evening on the LAN: lobby, game, results, and the lobby again.

It is called every frame, whatever scene lies on top, so that nothing of the table is missed.
"""

from collections.abc import Callable

from game.lobby import Connection, Link, Lobby, Phase
from game.series import Series
from game.session import Session
from game.ui.core.context import Context, CrashOutcome
from game.ui.core.dialog import DialogScene
from game.ui.lan.attention import Attention
from game.ui.lan.lan_api import LanTable, SeatMemory
from game.ui.lan.lobby.lobby_scene import LobbyScene
from game.ui.lan.lobby.table_facts import way
from game.ui.lan.refusal_text import refusal, way_out
from game.ui.lan.results import lan_results
from game.ui.lan.table.lan_status import LanStatus, lan_layers
from game.ui.lan.table.notices import CLOSED
from game.ui.menus.pause import PauseScene
from game.ui.replay.scene import ReplayScene
from game.ui.results.model import review_actions
from game.ui.table.hand_over import TableActions
from game.ui.table.help.tip_card import TipCard
from game.ui.table.help.tips import Reminders
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene

_SEAT_GONE = ("not-kept", "playing")  # what a host says to whom it keeps no seat


class LanFlow:
    """One visit, from the door to the goodbye."""

    def __init__(
        self, stage: Context, seats: SeatMemory, visit: LanTable, on_title: Callable[[], None]
    ) -> None:
        self._stage, self._seats, self._visit, self._on_title = stage, seats, visit, on_title
        self._attention = Attention(stage)
        self._game: Session | None = None  # the newest that was shown
        self._entered = False
        self._saved = True  # what the table said last of the host's disk
        self._status: LanStatus | None = None  # of the table
        self._at_table = False  # or at the results of its game, but not in the lobby

    def begin(self) -> None:
        """Show the lobby over what led to it."""
        self._stage.companion = self
        self._stage.push(self._lobby())

    def update(self, dt: float) -> None:
        """One frame: hear the table, and show the scene that it calls for."""
        visit = self._visit
        visit.pump()
        self._attention.update(dt)
        if self._status is not None:
            self._status.listen()  # a turn's time runs under the menu, too
        self._entered = self._entered or visit.lobby is not None
        if visit.connection.link is Link.OUT:
            if not self._reading:
                self._out(visit.connection)
            return
        lobby, session = visit.lobby, visit.session
        self._say_if_saved_again()
        if lobby is None or session is None or session is self._game:
            return
        self._game = session
        if lobby.phase is Phase.PLAYING:
            self._keep_seat(lobby.table, session)
            self._play(session)

    def _say_if_saved_again(self) -> None:
        """The host hears when its disk takes the game again; that it does not, a banner says."""
        lobby = self._visit.lobby
        if lobby is None or lobby.saved == self._saved:
            return
        self._saved = lobby.saved
        if lobby.saved and self._visit.door is not None:
            self._stage.notices.append(self._stage.texts.say("error-saving-again"))

    @property
    def crash_outcome(self) -> CrashOutcome:
        """What becomes of the game if this screen has to leave it now."""
        lobby = self._visit.lobby
        if lobby is None or self._visit.connection.link is Link.OUT:
            return CrashOutcome.NO_GAME
        playing = lobby.phase is Phase.PLAYING
        if self._visit.door is None:
            kept = playing and self._seats.kept_seat is not None
            return CrashOutcome.GUEST if kept else CrashOutcome.NO_GAME
        if not playing and not _between_games(lobby):
            return CrashOutcome.TABLE_CLOSES
        return CrashOutcome.HOST if lobby.saved else CrashOutcome.HOST_UNSAVED

    def leave(self) -> None:
        """Go, after being asked where others would notice."""
        say, lobby = self._stage.texts.say, self._visit.lobby
        if lobby is None or self._visit.connection.link is Link.OUT:
            self._go()
            return
        playing = lobby.phase is Phase.PLAYING
        if self._visit.door is not None:
            later = "lan-leave-host-game" if playing else "lan-leave-host-series"
            words = say(later if playing or _between_games(lobby) else "lan-leave-host")
        else:
            words = say("lan-leave-game" if playing else "lan-leave-ask")
        self._stage.push(DialogScene(self._stage, words, say(way_out(self._visit)), self._go))

    def close(self) -> None:
        """Leave without asking; shows nothing."""
        lobby = self._visit.lobby
        if lobby is not None and lobby.phase is not Phase.PLAYING:
            self._forget_seat()  # whoever goes between two games goes for good
        self._visit.leave()
        self._end()

    def _go(self) -> None:
        self.close()
        self._on_title()

    def _keep_seat(self, table: str, session: Session) -> None:
        """A guest who plays can come back, also after a crash; the title leads there."""
        if self._visit.door is None and session.seats:
            people = tuple(session.players[seat].name for seat in session.seats)
            self._seats.keep_seat(table, people)

    def _forget_seat(self) -> None:
        if self._visit.door is None:
            self._seats.forget_seat()

    def _end(self) -> None:
        self._attention.rest()
        self._stage.companion = None

    def _out(self, connection: Connection) -> None:
        """The table has said no, or is closed for good: say so, where one can try again."""
        self._end()
        if self._entered or connection.why in _SEAT_GONE:
            self._forget_seat()
        told, texts = connection, self._stage.texts
        words = refusal(told.why, told.words, texts, told.versions, told.wait)
        if self._entered:
            self._on_title()
        else:
            self._stage.pop()  # to the form with what was typed
        self._stage.notices.append(words)

    def _lobby(self) -> LobbyScene:
        return LobbyScene(self._stage, self._visit, self.leave)

    def _back_to_lobby(self) -> None:
        """On to the next game: whoever plays is ready for it, unless the table is closed."""
        self._at_table = False
        if self._visit.connection.link is Link.OUT:
            self._go()
            return
        if not self._visit.owner:
            self._visit.ready(True)
        self._stage.audio.music("title")
        self._stage.switch_to(self._lobby())

    def _play(self, session: Session) -> None:
        self._at_table = True
        stage, visit = self._stage, self._visit
        model = TableModel(session, stage.settings_file, self._series)
        self._status = LanStatus(stage, visit, model)
        actions = TableActions(
            lambda: self._results(session), self._menu, on_turn=self._attention.call
        )
        guide = TipCard(stage, model, Reminders(stage, model))
        layers = lan_layers(stage, visit, model, self._status)
        stage.switch_to(TableScene(stage, model, actions, guide, layers, announced=True))

    def _menu(self) -> None:
        stage, note, leave = self._stage, self._menu_note, way_out(self._visit)
        stage.push(PauseScene(stage, self.leave, leave, note, "lan-menu", self._series))

    @property
    def _reading(self) -> bool:
        """Whether the host has closed the table while one reads how the game has ended."""
        lobby, over = self._visit.lobby, self._visit.connection.why == CLOSED
        return self._at_table and over and lobby is not None and lobby.phase is Phase.OVER

    @property
    def _series(self) -> Series | None:
        return self._visit.lobby.series if self._visit.lobby else None

    def _menu_note(self) -> str:
        """Whose time runs; and for the host what whoever comes back will ask for."""
        say, door = self._stage.texts.say, self._visit.door
        notes = [self._status.meanwhile() if self._status else ""]
        if door is not None:
            ways = ", ".join(way(address, door.port) for address in door.addresses[:2])
            notes.append(say("lan-menu-address", ways=ways))
            notes += [say("lan-door-code", code=door.code)] if door.code else []
        return "\n".join(notes)

    def _results(self, session: Session) -> None:
        review = review_actions(
            lambda: self._replay(session, at_end=True), lambda: self._replay(session)
        )
        self._stage.switch_to(
            lan_results(self._stage, self._visit, session, self.leave, review, self._back_to_lobby)
        )

    def _replay(self, session: Session, *, at_end: bool = False) -> None:
        self._stage.push(ReplayScene(self._stage, session, self._stage.pop, at_end=at_end))


def _between_games(lobby: Lobby) -> bool:
    """Whether a game of a series has ended and another is to follow."""
    return lobby.phase is Phase.OVER and not lobby.series.over
