"""Leads from the lobby of a LAN table to the game, the results, and back to the lobby.

Updated in every frame, whichever scene is on top, so that nothing from the table is missed.
"""

from collections.abc import Callable, Sequence
from datetime import datetime

from game.lobby import Connection, Link, Phase
from game.series import Series
from game.session import Session
from game.ui.core.context import Context, CrashOutcome
from game.ui.core.dialog import DialogScene
from game.ui.i18n.text import Texts
from game.ui.lan.attention import Attention
from game.ui.lan.lan_api import Lan, LanTable
from game.ui.lan.lobby.lobby_forms import OptionsScene
from game.ui.lan.lobby.lobby_scene import LobbyScene
from game.ui.lan.lobby.table_facts import address_text
from game.ui.lan.refusal_text import connection_refusal, leave_label
from game.ui.lan.table.lan_status import LanStatus, lan_layers
from game.ui.lan.table.notices import CLOSED, connection_problem, own_seats
from game.ui.lan.table.take_seat import TakeSeatScene, free_seats
from game.ui.menus.pause import PauseEntry, PauseScene
from game.ui.replay.scene import ReplayScene
from game.ui.results.game_history import GameHistory, story_of
from game.ui.results.model import ResultsAction, game_footer, next_game_label, review_actions
from game.ui.results.scene import ResultsScene, results_pages
from game.ui.table.hand_over import TableActions
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene

_SEAT_GONE = ("not-kept", "playing")  # the host's `why` when it keeps no seat
STANDINGS_AFTER = 12.0  # seconds that spectators see the scores before the standings


class LanFlow:
    """One stay at a table, from joining to leaving."""

    def __init__(
        self, context: Context, lan: Lan, lan_table: LanTable, on_title: Callable[[], None]
    ) -> None:
        self._context, self._lan = context, lan
        self._lan_table, self._on_title = lan_table, on_title
        self._attention = Attention(context)
        self._game: Session | None = None  # the newest that was shown
        self._entered = False
        self._saved = True  # whether the host's disk took the game last
        self._status: LanStatus | None = None
        self._at_table = False  # or at the results of its game, but not in the lobby

    def begin(self) -> None:
        """Show the lobby over the current scene."""
        self._context.companion = self
        self._context.push(self._lobby_scene())

    def update(self, dt: float) -> None:
        """One frame: receive messages, and switch to the scene that they call for."""
        lan_table = self._lan_table
        lan_table.pump()
        self._attention.update(dt)
        if self._status is not None:
            self._status.refresh()  # time runs under a menu, too
        lobby, session = lan_table.lobby, lan_table.session
        if lan_table.keeping_failed():
            self._context.notices.append(self._context.texts.say("lan-not-kept"))
        self._entered = self._entered or lobby is not None
        if lan_table.connection.link is Link.OUT:
            closed = lan_table.connection.why == CLOSED
            over = lobby is not None and lobby.phase is Phase.OVER
            if not (self._at_table and closed and over):  # the results stay on screen
                self._show_refusal(lan_table.connection)
            return
        if lobby is None:
            return
        if lobby.saved and not self._saved and lan_table.door is not None:
            self._context.notices.append(self._context.texts.say("error-saving-again"))
        self._saved = lobby.saved  # the banner reports a failure
        if session is None or session is self._game:
            return
        self._game = session
        if lobby.phase is Phase.PLAYING:
            if lan_table.door is None and session.seats:  # a guest can return after a crash
                people = tuple(lobby.seats[seat].name for seat in own_seats(lan_table))
                self._lan.keep_seat(lobby.table, people)
            self._play(session)

    @property
    def crash_outcome(self) -> CrashOutcome:
        """What happens to the game if this screen has to leave it now."""
        lobby = self._lan_table.lobby
        if lobby is None or self._lan_table.connection.link is Link.OUT:
            return CrashOutcome.NO_GAME
        playing = lobby.phase is Phase.PLAYING
        if self._lan_table.door is None:
            kept = playing and self._lan.kept_seat is not None
            return CrashOutcome.GUEST if kept else CrashOutcome.NO_GAME
        if not playing and not self._between_games:
            return CrashOutcome.TABLE_CLOSES
        return CrashOutcome.HOST if lobby.saved else CrashOutcome.HOST_UNSAVED

    def leave(self) -> None:
        """Leave, with a confirmation where others would notice."""
        say, lobby = self._context.texts.say, self._lan_table.lobby
        if lobby is None or self._lan_table.connection.link is Link.OUT:
            self._leave_now()
            return
        playing = lobby.phase is Phase.PLAYING
        if self._lan_table.door is None:
            key = "lan-leave-game" if playing else "lan-leave-ask"
        elif playing:
            key = "lan-leave-host-game"
        else:
            key = "lan-leave-host-series" if self._between_games else "lan-leave-host"
        yes = say(leave_label(self._lan_table))
        self._context.push(DialogScene(self._context, say(key), yes, self._leave_now))

    def close(self) -> None:
        """Leave without asking; shows nothing."""
        lobby = self._lan_table.lobby
        if lobby is not None and lobby.phase is not Phase.PLAYING:
            self._forget_seat()  # outside a game, no seat is kept
        self._lan_table.leave()
        self._stop()

    def _leave_now(self) -> None:
        self.close()
        self._on_title()

    def _forget_seat(self) -> None:
        """Forget the seat that this table kept; another table may still keep one."""
        seat, table = self._lan.kept_seat, self._lan_table
        elsewhere = seat is not None and seat.id not in ("", table.id)
        if table.door is None and not elsewhere:
            self._lan.forget_seat()

    @property
    def _seat_is_kept(self) -> bool:
        """Whether this computer can still return to its seat: other names have been refused."""
        seat = self._lan.kept_seat
        return seat is not None and self._lan.keeps_seat(seat.id, seat.people)

    def _stop(self) -> None:
        self._attention.stop()
        self._context.companion = None

    def _show_refusal(self, connection: Connection) -> None:
        """Say that the table refuses this screen or is closed, where the player can try again."""
        self._stop()
        if self._entered or (connection.why in _SEAT_GONE and not self._seat_is_kept):
            self._forget_seat()
        target, port = self._lan_table.target, self._lan.usual_port
        text = connection_refusal(connection, target, port, self._context.texts)
        if self._entered:
            self._on_title()
        else:
            self._context.pop()  # to the form as it was filled in
        self._context.notices.append(text)

    def _lobby_scene(self) -> LobbyScene:
        return LobbyScene(self._context, self._lan_table, self.leave)

    def _back_to_lobby(self) -> None:
        """To the lobby, where a guest is ready for the next game; the title if it is closed."""
        self._at_table = False
        if self._lan_table.connection.link is Link.OUT:
            self._leave_now()
            return
        if not self._lan_table.owner:
            self._lan_table.ready(True)
        self._context.audio.music("title")
        self._context.switch_to(self._lobby_scene())

    def _play(self, session: Session) -> None:
        self._at_table = True
        context, lan_table = self._context, self._lan_table
        model = TableModel(session, context.settings_file, self._series)
        status = self._status = LanStatus(context, lan_table, model)
        actions = TableActions(
            lambda: self._show_results(session),
            self._show_menu,
            self._attention.call,
            status.curtain_news,
            lambda: lan_table.pause(False),
        )
        guide = TipCard(context, model)
        layers = lan_layers(context, lan_table, model, status)
        context.switch_to(TableScene(context, model, actions, guide, layers, announced=True))

    def _show_menu(self) -> None:
        label, series, note = leave_label(self._lan_table), self._series, self._menu_note
        extra = self._menu_entries()
        self._context.push(
            PauseScene(self._context, self.leave, label, note, "lan-menu", series, extra)
        )

    def _menu_entries(self) -> list[PauseEntry]:
        """Entries that only a LAN game has: other players for its seats, and its turn timer."""
        context, lan_table, lobby = self._context, self._lan_table, self._lan_table.lobby
        if lobby is None or lobby.phase is not Phase.PLAYING:
            return []
        entries = []
        if free_seats(lan_table) and lobby.owner is not None:

            def take() -> None:
                context.push(TakeSeatScene(context, lan_table))

            entries.append(PauseEntry("take", "lan-take-title", take))
        if lan_table.owner:

            def timer() -> None:
                options = lobby.options
                context.push(OptionsScene(context, lan_table, options, in_game=True))

            entries.append(PauseEntry("timer", "lan-clock", timer))
        return entries

    def _menu_note(self) -> str:
        """How the game goes on, and for the host the address and code for returning players."""
        say, door = self._context.texts.say, self._lan_table.door
        notes = [self._status.progress() if self._status else ""]
        if door is not None:
            ways = ", ".join(address_text(address, door.port) for address in door.addresses[:2])
            notes += [say("lan-menu-address", ways=ways)] if ways else []
            notes += [say("lan-door-code", code=door.code)] if door.code else []
        return "\n".join(notes)

    def _show_results(self, session: Session) -> None:
        def replay(at_end: bool = False) -> None:
            context = self._context
            context.push(ReplayScene(context, session, context.pop, at_end=at_end))

        review = review_actions(lambda: replay(at_end=True), replay)
        self._context.switch_to(
            lan_results(
                self._context, self._lan_table, session, self.leave, review, self._back_to_lobby
            )
        )

    @property
    def _series(self) -> Series | None:
        return self._lan_table.lobby.series if self._lan_table.lobby else None

    @property
    def _between_games(self) -> bool:
        """Whether another game of the series follows."""
        lobby = self._lan_table.lobby
        return lobby is not None and lobby.phase is Phase.OVER and not lobby.series.over


def lan_results(
    context: Context,
    lan_table: LanTable,
    session: Session,
    on_leave: Callable[[], None],
    review: Sequence[ResultsAction],
    on_lobby: Callable[[], None],
) -> ResultsScene:
    """The results of a game, with the standings of its series; the lobby's news is their footer."""
    series = lan_table.lobby.series if lan_table.lobby else Series()
    story = _finished_by(story_of(session), series)
    spectating = not session.seats  # perhaps on a large screen that nobody operates
    next_label = "lan-button-next" if series.single else next_game_label(series)

    def footer(texts: Texts, page: str) -> str:
        return _lobby_news(lan_table, texts) or game_footer(story, series, texts, page)

    return ResultsScene(
        context,
        story,
        results_pages(context, story, series),
        (
            ResultsAction("title", leave_label(lan_table), on_leave),
            *review,
            ResultsAction("again", "lan-button-lobby" if lan_table.owner else next_label, on_lobby),
        ),
        footer,
        opens_standings_after=STANDINGS_AFTER if spectating and not series.single else None,
        played=datetime.now(),
    )


def _finished_by(story: GameHistory, series: Series) -> GameHistory:
    """A game with the names of those who sat there at the end: some may have taken over a seat."""
    ended = series.games[-1] if series.games else None
    if ended is None or not ended.finished_by or ended.names != story.names:
        return story
    return story._replace(names=ended.finished_by)


def _lobby_news(lan_table: LanTable, texts: Texts) -> str:
    """That the host is gone, or who is ready for the next game; empty without news."""
    if problem := connection_problem(lan_table, texts):
        return problem
    seats = lan_table.lobby.seats if lan_table.lobby else ()
    others = [seat for seat in seats if seat.peer not in (None, lan_table.peer)]
    ready = [seat.name for seat in others if seat.ready and seat.here]
    return texts.say("lan-results-ready", names=texts.listed(ready)) if ready else ""
