"""Notices at a LAN table: what all players should know now, the most important first."""

from collections.abc import Hashable
from enum import StrEnum
from typing import NamedTuple

from game.lobby import Link, Lobby, Phase, Seat, SeatRequest, Sitter
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable

CLOSED = "closed"  # the connection's `why` after the host has closed the table


class NoticeChoice(StrEnum):
    """A button of the banner; the last four are the values of `Care`."""

    GO_ON = "go-on"
    BACK = "back"  # a player at this screen is there again
    TAKE = "take"  # take over the seat of a player who is away
    WITHDRAW = "withdraw"  # ask for a seat no longer
    GRANT = "grant"
    REFUSE = "refuse"
    WAIT = "wait"
    ONCE = "once"
    BOT = "bot"
    REMOVE = "remove"


CARES = (NoticeChoice.WAIT, NoticeChoice.BOT, NoticeChoice.REMOVE)


class Notice(NamedTuple):
    """One notice with the buttons that answer it."""

    key: Hashable  # the same for a notice whose text has only been updated
    icon: str
    title: str
    detail: str
    choices: tuple[NoticeChoice, ...] = ()
    closes: bool = False  # whether a player may close it
    seat: int | None = None
    request: SeatRequest | None = None


def away(seat: Seat) -> bool:
    """Whether a person's seat is kept while they are gone."""
    return seat.sitter is Sitter.PERSON and not seat.here


def notices_of(lan_table: LanTable, turn: int, lost_for: float, texts: Texts) -> list[Notice]:
    """All current notices during a seat's turn; lost_for counts seconds."""
    say, lobby = texts.say, lan_table.lobby
    if lobby is not None and host_is_done(lan_table):
        return _unsaved(lobby, texts)
    if problem := connection_problem(lan_table, texts):
        if lan_table.connection.why == CLOSED:
            return [Notice("closed", "connection_lost", problem, say("corner-closed-about"))]
        detail = say("corner-lost-about", seconds=int(lost_for))
        return [Notice("lost", "connection_lost", problem, detail)]
    if lobby is None:
        return []
    notices = []
    if lobby.paused:
        choices = (NoticeChoice.GO_ON,) if may_pause(lan_table) else ()
        title, detail = say("corner-paused"), say("corner-paused-about")
        notices.append(Notice("paused", "pause", title, detail, choices))
    notices += [*_requests(lan_table, lobby, texts), *_helped(lan_table, lobby, texts)]
    if idle := _idle(lan_table, lobby, turn, texts):
        notices.append(idle)
    absent = [(seat, player) for seat, player in enumerate(lobby.seats) if away(player)]
    absent.sort(key=lambda entry: entry[0] != turn)
    spectates = lan_table.session is not None and not lan_table.session.seats
    asks = any(request.peer == lan_table.peer for request in lobby.requests)
    for seat, player in absent:
        notice = _absence(seat, player, seat == turn, texts, decides=lan_table.owner)
        if spectates and not lan_table.owner and not asks and lobby.owner is not None:
            notice = notice._replace(choices=(NoticeChoice.TAKE,), closes=True)
        notices.append(notice)
    return notices + _unsaved(lobby, texts)


def host_is_done(lan_table: LanTable) -> bool:
    """Whether the game is over for its host, while its last moves are still being shown."""
    return lan_table.lobby is not None and lan_table.lobby.phase is not Phase.PLAYING


def connection_problem(lan_table: LanTable, texts: Texts) -> str:
    """A sentence saying that the host is gone; empty while it is connected."""
    if lan_table.connection.link is Link.THERE:
        return ""
    return texts.say("lan-no-closed" if lan_table.connection.why == CLOSED else "corner-lost")


def own_seats(lan_table: LanTable) -> list[int]:
    """The seats of this screen, as the lobby has them."""
    seats = lan_table.lobby.seats if lan_table.lobby else ()
    return [n for n, seat in enumerate(seats) if seat.peer == lan_table.peer is not None]


def helped_seats(lan_table: LanTable) -> list[int]:
    """The seats of this screen that a bot plays, because their players did not move."""
    seats = lan_table.lobby.seats if lan_table.lobby else ()
    return [seat for seat in own_seats(lan_table) if seats[seat].level and seats[seat].here]


def may_pause(lan_table: LanTable) -> bool:
    """Players and the owner may; spectators may not."""
    return lan_table.owner or bool(lan_table.session and lan_table.session.seats)


class NoticeBoard:
    """The notices of one screen; one that was closed stays closed until its cause is gone."""

    def __init__(self, lan_table: LanTable) -> None:
        self._lan_table = lan_table
        self._lost_since: float | None = None
        self._told_lost = False  # a sound has told that the connection is lost
        self._closed: set[Notice] = set()

    @property
    def connected(self) -> bool:
        """Whether the host can be reached, or is no longer needed."""
        return self._lan_table.connection.link is Link.THERE or host_is_done(self._lan_table)

    def connection_sound(self, now: float) -> str:
        """The sound to play if the connection was lost or restored since the last call."""
        self.follow_connection(now)
        if self._told_lost is not self.connected:
            return ""
        self._told_lost = not self.connected
        return "connection_lost" if self._told_lost else "connection_back"

    def follow_connection(self, now: float) -> None:
        """Count the seconds without the host."""
        if self.connected:
            self._lost_since = None
        elif self._lost_since is None:
            self._lost_since = now

    def first(self, turn: int, now: float, texts: Texts) -> Notice | None:
        """The most important notice that is not closed."""
        lost_for = 0.0 if self._lost_since is None else now - self._lost_since
        notices = notices_of(self._lan_table, turn, lost_for, texts)
        current = {notice.key for notice in notices}
        self._closed = {notice for notice in self._closed if notice.key in current}
        closed = {notice.key for notice in self._closed}
        return next((notice for notice in notices if notice.key not in closed), None)

    def close(self, notice: Notice) -> None:
        """Hide a notice."""
        self._closed.add(notice)

    def hides(self, seat: int) -> bool:
        """Whether a notice about a seat was closed."""
        return any(notice.seat == seat for notice in self._closed)

    def reopen(self, seat: int) -> bool:
        """Show closed notices about a seat again; False if there are none."""
        found = {notice for notice in self._closed if notice.seat == seat}
        self._closed -= found
        return bool(found)


def _requests(lan_table: LanTable, lobby: Lobby, texts: Texts) -> list[Notice]:
    """Requests for seats: the owner answers them, and who asks may withdraw their own."""
    say, notices = texts.say, []
    for request in lobby.requests:
        seat, name = lobby.seats[request.seat], request.name
        key = ("request", request)
        if lan_table.owner:
            hands_on = seat.peer == request.peer
            about = "corner-hands-on-about" if hands_on else "corner-request-about"
            title, detail = say("corner-request", name=name), say(about, name=name, other=seat.name)
            answers = NoticeChoice.GRANT, NoticeChoice.REFUSE
            notice = Notice(key, "join", title, detail, answers, seat=request.seat)
            notices.append(notice._replace(request=request))
        elif request.peer == lan_table.peer:
            title, detail = say("corner-asked"), say("corner-asked-about", name=seat.name)
            withdraw = (NoticeChoice.WITHDRAW,)
            notices.append(Notice(key, "timer", title, detail, withdraw, seat=request.seat))
    return notices


def _helped(lan_table: LanTable, lobby: Lobby, texts: Texts) -> list[Notice]:
    """That a bot plays for a player at this screen, who can take the seat back."""
    say = texts.say
    return [
        Notice(
            ("helped", seat),
            "bot",
            say("corner-helped", name=lobby.seats[seat].name),
            say("corner-helped-about"),
            (NoticeChoice.BACK,),
            seat=seat,
        )
        for seat in helped_seats(lan_table)
    ]


def _idle(lan_table: LanTable, lobby: Lobby, turn: int, texts: Texts) -> Notice | None:
    """That the game waits for a player who is connected: the owner may let a bot move."""
    if not (lobby.overdue and lan_table.owner) or turn in own_seats(lan_table):
        return None
    name = lobby.seats[turn].name
    title, detail = texts.say("corner-idle", name=name), texts.say("corner-idle-about", name=name)
    choices = NoticeChoice.ONCE, NoticeChoice.BOT
    return Notice(("idle", turn), "timer", title, detail, choices, closes=True, seat=turn)


def _unsaved(lobby: Lobby, texts: Texts) -> list[Notice]:
    """That the host cannot save the game."""
    if lobby.saved:
        return []
    title, detail = texts.say("corner-full"), texts.say("corner-full-retry")
    return [Notice("unsaved", "warning", title, detail, closes=True)]


def _absence(seat: int, player: Seat, moves: bool, texts: Texts, *, decides: bool) -> Notice:
    waiting = moves and not player.level
    choices: tuple[NoticeChoice, ...] = CARES
    if player.level:
        detail, choices = "corner-away-bot", (NoticeChoice.WAIT, NoticeChoice.REMOVE)
    elif waiting:
        detail = "corner-away-turn"
        choices = NoticeChoice.ONCE, NoticeChoice.BOT, NoticeChoice.REMOVE
    else:
        detail = "corner-away-wait"
    return Notice(
        ("away", seat, bool(player.level), waiting, player.left),
        "connection_lost",
        texts.say("corner-left" if player.left else "corner-away", name=player.name),
        texts.say(detail, name=player.name),
        choices if decides else (),
        not waiting,
        seat,
    )
