"""What has happened at a table: the log, the steps still to be shown, the move being shown."""

from collections import deque
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import Company, PerCompany
from game.rules.events import Built, GameEnded, SeenEvent
from game.rules.manner import Mark, manner_of
from game.rules.table import Table, Traded
from game.ui.i18n.event_text import describe_event
from game.ui.i18n.text import Texts
from game.updates import Update

HURRY_FROM, JUMP_FROM = 3, 9  # waiting steps; a round of bots is already more than a few
_HURRY = 2.5  # times as fast


class LogEntry(NamedTuple):
    """One move, or the end of the game."""

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
        self._language = ""
        self._texts: list[str] = []  # of the entries, in this language
        self._waiting: deque[Update] = deque()
        self.showing: Showing | None = None
        self.pending: PerCompany | None = None  # depots after a submitted, unanswered move

    def rewrite(self, past: Sequence[Update]) -> None:
        """Rebuild the log from all steps so far."""
        self._entries, self._texts = log_of(past, self.bots), []

    def entry(self, number: int | None) -> LogEntry | None:
        """An entry of the log by its number, if it exists."""
        return None if number is None or number >= len(self._entries) else self._entries[number]

    def log_texts(self, board: Board, texts: Texts) -> list[str]:
        """The whole log in the player's language."""
        if self._language != texts.language:
            self._language, self._texts = texts.language, []
        new = self._entries[len(self._texts) :]
        self._texts += entry_texts(new, self.names, board, texts)
        return [*self._texts]

    def since(self, seat: int) -> list[LogEntry]:
        """What the others did since a seat's last move."""
        own = [number for number, entry in enumerate(self._entries) if entry.seat == seat]
        return self._entries[own[-1] + 1 :] if own else [*self._entries]

    def moved(self, seat: int) -> bool:
        """Whether a seat has had a turn."""
        return any(entry.seat == seat for entry in self._entries)

    def submit(self, depots: PerCompany | None) -> None:
        """A move was submitted that leaves these depots; None: it was answered."""
        self.pending = depots

    def show(self, events: Sequence[SeenEvent], step: Update | None = None) -> None:
        """Start showing a step, or events once more."""
        self.showing, self.pending = Showing(events, step), None

    def finish(self, before: Table) -> Update | None:
        """End what is being shown; a step enters the log."""
        step = self.showing.step if self.showing else None
        self.showing = None
        if step is not None:
            self._entries += _entries_of(step, before, self.bots)
        return step

    @property
    def waiting(self) -> bool:
        """Whether steps wait to be shown."""
        return bool(self._waiting)

    def add(self, step: Update) -> None:
        """Queue a step. One without events is a snapshot, which replaces all waiting steps."""
        if not step.events:
            self._waiting.clear()
        self._waiting.append(step)

    def pace(self, *, patient: bool) -> float:
        """How much faster than usual a step is shown while others wait."""
        return 1.0 if patient or len(self._waiting) < HURRY_FROM else _HURRY

    def behind(self, *, patient: bool) -> bool:
        """Whether too many steps wait to show each of them."""
        return bool(self._waiting) and (
            not self._waiting[0].events or (not patient and len(self._waiting) >= JUMP_FROM)
        )

    def next(self) -> Update:
        """Take the oldest waiting step."""
        return self._waiting.popleft()

    def newest(self) -> Update:
        """Take the newest step; earlier ones, and what is being shown, are dropped."""
        newest = self._waiting[-1]
        self._waiting.clear()
        self.showing = None
        return newest


def log_of(past: Sequence[Update], bots: Collection[int]) -> list[LogEntry]:
    """The log of a game so far."""
    steps = (_entries_of(step, before.view.table, bots) for before, step in pairwise(past))
    return [entry for entries in steps for entry in entries]


def _entries_of(update: Update, before: Table, bots: Collection[int]) -> list[LogEntry]:
    """The log entries of an update: moves and the end of the game."""
    entries = []
    for event in update.events:
        if isinstance(event, Built | Traded):
            mark = manner_of(before, event) if event.seat in bots else None
            entry = LogEntry(event, update.seq, event.seat, mark=mark)
            if isinstance(event, Built):
                entry = entry._replace(company=event.company, hexes=event.hexes)
            entries.append(entry)
        elif isinstance(event, GameEnded):
            entries.append(LogEntry(event, update.seq))
    return entries


def entry_texts(
    entries: Sequence[LogEntry], names: Sequence[str], board: Board, texts: Texts
) -> list[str]:
    """Entries of the log in the player's language."""
    return [describe_event(texts, entry.event, names, board, entry.mark) for entry in entries]
