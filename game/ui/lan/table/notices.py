"""What everybody at a LAN table should know now, the most important first. Draws nothing."""

from collections.abc import Hashable
from enum import StrEnum
from typing import NamedTuple

from game.lobby import Link, Lobby, Seat, Sitter
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable

CLOSED = "closed"  # the host's word for having gone on purpose


class NoticeChoice(StrEnum):
    """What a button of the banner does."""

    GO_ON = "go-on"
    WAIT = "wait"
    BOT = "bot"
    REMOVE = "remove"


class Notice(NamedTuple):
    """One thing to be known."""

    about: Hashable  # two of the same are one
    icon: str
    title: str
    detail: str
    choices: tuple[NoticeChoice, ...] = ()
    closes: bool = False  # whether one may know it and have the map again
    seat: int | None = None


def away(seat: Seat) -> bool:
    """Whether a person's seat is kept while they are gone."""
    return seat.sitter is Sitter.PERSON and not seat.here


def notices_of(visit: LanTable, turn: int, lost_for: float, texts: Texts) -> list[Notice]:
    """All there is to know, while it is a seat's turn; lost_for counts seconds."""
    if visit.connection.link is not Link.THERE and visit.connection.why == CLOSED:
        detail = texts.say("corner-closed-about")
        return [Notice("closed", "connection_lost", texts.say("lan-no-closed"), detail)]
    if visit.connection.link is not Link.THERE:
        detail = texts.say("corner-lost-about", seconds=int(lost_for))
        return [Notice("lost", "connection_lost", texts.say("corner-lost"), detail)]
    lobby = visit.lobby
    if lobby is None:
        return []
    found = [_paused(visit, texts)] if lobby.paused else []
    found += _absences(visit, lobby, turn, texts)
    return [*found, *([] if lobby.saved else [_unsaved(texts)])]


def out_of_reach(visit: LanTable, texts: Texts) -> str:
    """That the host is gone, in a sentence; empty if it is there."""
    if visit.connection.link is Link.THERE:
        return ""
    return texts.say("lan-no-closed" if visit.connection.why == CLOSED else "corner-lost")


def may_pause(visit: LanTable) -> bool:
    """Players and the owner may; onlookers may not."""
    return visit.owner or bool(visit.session and visit.session.seats)


class NoticeBoard:
    """One screen's notices: what was put away stays so until it is over. Time is told to it."""

    def __init__(self, visit: LanTable) -> None:
        self._visit = visit
        self._lost_since: float | None = None
        self._closed: set[Notice] = set()

    @property
    def there(self) -> bool:
        """Whether the host can be reached."""
        return self._visit.connection.link is Link.THERE

    def hear(self, now: float) -> str:
        """See how the connection is; the sound of its going or coming back, if it did."""
        if self.there and self._lost_since is not None:
            self._lost_since = None
            return "connection_back"
        if not self.there and self._lost_since is None:
            self._lost_since = now
            return "connection_lost"
        return ""

    def first(self, turn: int, now: float, texts: Texts) -> Notice | None:
        """What should be shown."""
        lost_for = 0.0 if self._lost_since is None else now - self._lost_since
        found = notices_of(self._visit, turn, lost_for, texts)
        about = {notice.about for notice in found}
        self._closed = {notice for notice in self._closed if notice.about in about}
        hidden = {notice.about for notice in self._closed}
        return next((notice for notice in found if notice.about not in hidden), None)

    def close(self, notice: Notice) -> None:
        """Put one away."""
        self._closed.add(notice)

    def hides(self, seat: int) -> bool:
        """Whether something about a seat was put away."""
        return any(notice.seat == seat for notice in self._closed)

    def reopen(self, seat: int) -> bool:
        """Show again what was put away about a seat; False if there was nothing."""
        found = {notice for notice in self._closed if notice.seat == seat}
        self._closed -= found
        return bool(found)


def _paused(visit: LanTable, texts: Texts) -> Notice:
    choices = (NoticeChoice.GO_ON,) if may_pause(visit) else ()
    title, detail = texts.say("corner-paused"), texts.say("corner-paused-about")
    return Notice("paused", "pause", title, detail, choices)


def _absences(visit: LanTable, lobby: Lobby, turn: int, texts: Texts) -> list[Notice]:
    """Who is away; whoever everybody waits for comes first, and cannot be put aside."""
    missed = [(seat, who) for seat, who in enumerate(lobby.seats) if away(who)]
    missed.sort(key=lambda one: one[0] != turn)
    return [_absence(visit, seat, who, seat == turn, texts) for seat, who in missed]


def _absence(visit: LanTable, seat: int, who: Seat, moves: bool, texts: Texts) -> Notice:
    waiting = moves and not who.level
    about = ("away", seat, bool(who.level), waiting)
    choices: tuple[NoticeChoice, ...] = (NoticeChoice.WAIT, NoticeChoice.BOT, NoticeChoice.REMOVE)
    if who.level:
        detail, choices = "corner-away-bot", (NoticeChoice.WAIT, NoticeChoice.REMOVE)
    elif waiting:
        detail, choices = "corner-away-turn", (NoticeChoice.BOT, NoticeChoice.REMOVE)
    else:
        detail = "corner-away-wait"
    return Notice(
        about,
        "connection_lost",
        texts.say("corner-away", name=who.name),
        texts.say(detail, name=who.name),
        choices if visit.owner else (),
        not waiting,
        seat,
    )


def _unsaved(texts: Texts) -> Notice:
    title, detail = texts.say("corner-full"), texts.say("corner-full-retry")
    return Notice("unsaved", "warning", title, detail, closes=True)
