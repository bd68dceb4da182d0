"""Notices at a LAN table: what all players should know now, the most important first."""

from collections.abc import Hashable
from enum import StrEnum
from typing import NamedTuple

from game.lobby import Link, Seat, Sitter
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable

CLOSED = "closed"  # the connection's `why` after the host has closed the table


class NoticeChoice(StrEnum):
    """A button of the banner; the last three are the values of `Care`."""

    GO_ON = "go-on"
    WAIT = "wait"
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


def away(seat: Seat) -> bool:
    """Whether a person's seat is kept while they are gone."""
    return seat.sitter is Sitter.PERSON and not seat.here


def notices_of(lan_table: LanTable, turn: int, lost_for: float, texts: Texts) -> list[Notice]:
    """All current notices during a seat's turn; lost_for counts seconds."""
    say, lobby = texts.say, lan_table.lobby
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
    absent = [(seat, player) for seat, player in enumerate(lobby.seats) if away(player)]
    absent.sort(key=lambda entry: entry[0] != turn)
    for seat, player in absent:
        notices.append(_absence(seat, player, seat == turn, texts, decides=lan_table.owner))
    if not lobby.saved:
        title, detail = say("corner-full"), say("corner-full-retry")
        notices.append(Notice("unsaved", "warning", title, detail, closes=True))
    return notices


def connection_problem(lan_table: LanTable, texts: Texts) -> str:
    """A sentence saying that the host is gone; empty while it is connected."""
    if lan_table.connection.link is Link.THERE:
        return ""
    return texts.say("lan-no-closed" if lan_table.connection.why == CLOSED else "corner-lost")


def may_pause(lan_table: LanTable) -> bool:
    """Players and the owner may; spectators may not."""
    return lan_table.owner or bool(lan_table.session and lan_table.session.seats)


class NoticeBoard:
    """The notices of one screen; one that was closed stays closed until its cause is gone."""

    def __init__(self, lan_table: LanTable) -> None:
        self._lan_table = lan_table
        self._lost_since: float | None = None
        self._closed: set[Notice] = set()

    @property
    def connected(self) -> bool:
        """Whether the host can be reached."""
        return self._lan_table.connection.link is Link.THERE

    def connection_sound(self, now: float) -> str:
        """The sound to play if the connection was lost or restored since the last call."""
        if self.connected and self._lost_since is not None:
            self._lost_since = None
            return "connection_back"
        if not self.connected and self._lost_since is None:
            self._lost_since = now
            return "connection_lost"
        return ""

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


def _absence(seat: int, player: Seat, moves: bool, texts: Texts, *, decides: bool) -> Notice:
    waiting = moves and not player.level
    choices: tuple[NoticeChoice, ...] = CARES
    if player.level:
        detail, choices = "corner-away-bot", (NoticeChoice.WAIT, NoticeChoice.REMOVE)
    elif waiting:
        detail, choices = "corner-away-turn", (NoticeChoice.BOT, NoticeChoice.REMOVE)
    else:
        detail = "corner-away-wait"
    return Notice(
        ("away", seat, bool(player.level), waiting),
        "connection_lost",
        texts.say("corner-away", name=player.name),
        texts.say(detail, name=player.name),
        choices if decides else (),
        not waiting,
        seat,
    )
