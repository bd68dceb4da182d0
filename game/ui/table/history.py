"""What has happened at a table: the log, the steps still to be shown, the move under way."""

from collections import deque
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import Company, PerCompany
from game.rules.events import Built, GameEnded, SeenEvent, TurnBegan
from game.rules.manner import Mark, manner_of
from game.rules.table import Table, Traded
from game.ui.i18n.event_text import describe_event
from game.ui.i18n.text import Texts
from game.updates import Update

HURRY_FROM, JUMP_FROM = 3, 9  # steps that wait: a round of bots is more than a few
_HURRY = 2.5  # times as fast


class LogEntry(NamedTuple):
    """One move: whose it was, and where."""

    event: SeenEvent
    seq: int
    seat: int | None = None
    company: Company | None = None
    hexes: tuple[Hex, ...] = ()
    mark: Mark | None = None  # of a bot


class Showing(NamedTuple):
    """Events that are being shown, and the step they belong to; None for a recap."""

    events: Sequence[SeenEvent]
    step: Update | None = None


class History:
    """One screen's history of a game."""

    def __init__(self, names: Sequence[str], bots: Collection[int]) -> None:
        self.names, self.bots = names, frozenset(bots)
        self._entries: list[LogEntry] = []
        self._said: tuple[str, list[str]] = ("", [])  # a language, and entries in its words
        self._waiting: deque[Update] = deque()
        self.showing: Showing | None = None
        self.pending: PerCompany | None = None  # depots after a submitted, unanswered move

    def rewrite(self, past: Sequence[Update]) -> None:
        """Start the log anew from all steps so far."""
        self._entries, self._said = log_of(past, self.bots), ("", [])

    def entry(self, number: int | None) -> LogEntry | None:
        """An entry of the log by its number, if it exists."""
        return None if number is None or number >= len(self._entries) else self._entries[number]

    def words(self, board: Board, texts: Texts) -> list[str]:
        """The whole log in the player's language."""
        if self._said[0] != texts.language:
            self._said = (texts.language, [])
        words = self._said[1]
        words += told(self._entries[len(words) :], self.names, board, texts)
        return [*words]

    def since(self, seat: int) -> list[LogEntry]:
        """What the others did since a seat's last move."""
        own = [number for number, entry in enumerate(self._entries) if entry.seat == seat]
        return self._entries[own[-1] + 1 :] if own else [*self._entries]

    def moved(self, seat: int) -> bool:
        """Whether a seat has had a turn."""
        return any(entry.seat == seat for entry in self._entries)

    # The move under way.

    def submit(self, depots: PerCompany | None) -> None:
        """A move was submitted that leaves these depots; None: it was answered."""
        self.pending = depots

    def show(self, events: Sequence[SeenEvent], step: Update | None = None) -> None:
        """Begin to show a step, or events once more."""
        self.showing, self.pending = Showing(events, step), None

    def finish(self, before: Table) -> Update | None:
        """End what is being shown; a step that was shown enters the log."""
        step = self.showing.step if self.showing else None
        self.showing = None
        if step is not None:
            self._entries += entries_of(step, before, self.bots)
        return step

    # Steps that wait.

    @property
    def waiting(self) -> bool:
        """Whether steps wait to be shown."""
        return bool(self._waiting)

    def add(self, step: Update) -> None:
        """Queue a step. One without events is a snapshot: it replaces all that wait."""
        if not step.events:
            self._waiting.clear()
        self._waiting.append(step)

    def pace(self, *, patient: bool) -> float:
        """How much faster steps are shown while others wait."""
        return 1.0 if patient or len(self._waiting) < HURRY_FROM else _HURRY

    def behind(self, *, patient: bool) -> bool:
        """Whether there are too many steps to show each of them."""
        return bool(self._waiting) and (
            not self._waiting[0].events or (not patient and len(self._waiting) >= JUMP_FROM)
        )

    def next(self) -> Update:
        """The oldest waiting step."""
        return self._waiting.popleft()

    def newest(self) -> Update:
        """The newest step; everything before it, and what is being shown, is dropped."""
        newest = self._waiting[-1]
        self._waiting.clear()
        self.showing = None
        return newest


def entries_of(update: Update, before: Table, bots: Collection[int] = ()) -> list[LogEntry]:
    """The log entries of an update: moves and the end of the game."""
    found = []
    for event in update.events:
        match event:
            case Built(seat, company, hexes):
                mark = manner_of(before, event) if seat in bots else None
                found.append(LogEntry(event, update.seq, seat, company, hexes, mark))
            case Traded():
                mark = manner_of(before, event) if event.seat in bots else None
                found.append(LogEntry(event, update.seq, event.seat, mark=mark))
            case GameEnded():
                found.append(LogEntry(event, update.seq))
            case TurnBegan() | _:
                pass
    return found


def log_of(past: Sequence[Update], bots: Collection[int]) -> list[LogEntry]:
    """The log of a game so far."""
    return [
        entry
        for before, step in pairwise(past)
        for entry in entries_of(step, before.view.table, bots)
    ]


def told(log: Sequence[LogEntry], names: Sequence[str], board: Board, texts: Texts) -> list[str]:
    """Entries in words."""
    return [describe_event(texts, entry.event, names, board, entry.mark) for entry in log]
