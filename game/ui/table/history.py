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
from game.ui.table.bot_talk import BotTalk
from game.ui.table.look_back import LookBack, look_back
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
    by_bot: bool = False  # a bot has moved for a person


class Showing(NamedTuple):
    """Events that are being shown, and the step they belong to; None for a recap."""

    events: Sequence[SeenEvent]
    step: Update | None = None

    @property
    def move(self) -> Built | Traded | None:
        """The move that is shown; None if there are several, or none."""
        moves = [event for event in self.events if isinstance(event, Built | Traded)]
        return moves[0] if len(moves) == 1 else None


class _NextLines(NamedTuple):
    """What a step will add to the log, in a language."""

    step: Update
    entries: list[LogEntry]
    language: str
    texts: list[str]


class History:
    """One screen's history of a game."""

    def __init__(self, names: Sequence[str], bots: Collection[int]) -> None:
        self.names, self.bots = names, frozenset(bots)
        self.talk = BotTalk(names, self.bots)
        self.look: LookBack | None = None  # at an earlier position
        self.look_wanted = False  # once the move that is shown is over
        self._entries: list[LogEntry] = []
        self._texts: tuple[str, list[str]] = ("", [])  # a language, and the entries in it
        self._waiting: deque[Update] = deque()
        self._next: _NextLines | None = None
        self.showing: Showing | None = None
        self.pending: PerCompany | None = None  # depots after a submitted, unanswered move
        self.sent_for = 0.0  # seconds since the newest one was submitted

    def rewrite(self, past: Sequence[Update]) -> None:
        """Rebuild the log from all steps so far."""
        self._entries, self._texts = log_of(past, self.bots), ("", [])
        self.talk.rewrite(past)

    def entry(self, number: int | None) -> LogEntry | None:
        """An entry of the log by its number, if it exists."""
        return None if number is None or number >= len(self._entries) else self._entries[number]

    @property
    def entries(self) -> Sequence[LogEntry]:
        """The whole log."""
        return self._entries

    @property
    def coming_entries(self) -> Sequence[LogEntry]:
        """The entries that were prepared last."""
        return self._next.entries if self._next else ()

    def log_texts(self, board: Board, texts: Texts) -> list[str]:
        """The whole log in the player's language."""
        if self._texts[0] != texts.language:
            self._texts = texts.language, []
        known, ready = self._texts[1], self._next
        new = self._entries[len(known) :]
        if ready and new == ready.entries and ready.language == texts.language:
            known += ready.texts
        else:
            known += self._texts_of(new, board, texts)
        return [*known]

    def prepare(self, step: Update, before: Table, texts: Texts) -> list[str]:
        """The lines that the log will have for a step, kept until the step begins."""
        entries = _moves_of(step, before, self.bots)
        lines = self._texts_of(entries, before.board, texts)
        self._next = _NextLines(step, entries, texts.language, lines)
        return lines

    def _texts_of(self, entries: Sequence[LogEntry], board: Board, texts: Texts) -> list[str]:
        plain = entry_texts(entries, self.names, board, texts)
        return [self._mannered(*one, texts) for one in zip(entries, plain, strict=True)]

    @property
    def last_move(self) -> Built | Traded | None:
        """The newest move in the log."""
        moves = (one.event for one in self._entries[::-1])
        return next((move for move in moves if isinstance(move, Built | Traded)), None)

    def number_of(self, seq: int) -> int | None:
        """The number of the entry of a step's move."""
        found = (number for number, entry in enumerate(self._entries) if entry.seq == seq)
        return next(found, None)

    def since_last_turn(self, seat: int) -> int | None:
        """The number of the first entry since a seat's last move; None if there is no such."""
        numbers = range(len(self._entries) - 1, -1, -1)
        own = next((number for number in numbers if self._entries[number].seat == seat), None)
        newer = own is not None and own + 1 < len(self._entries)
        return own + 1 if own is not None and newer else None

    def since(self, seat: int) -> list[LogEntry]:
        """What the others did since a seat's last move."""
        own = [number for number, entry in enumerate(self._entries) if entry.seat == seat]
        return self._entries[own[-1] + 1 :] if own else [*self._entries]

    def moved(self, seat: int) -> bool:
        """Whether a seat has had a turn."""
        return any(entry.seat == seat for entry in self._entries)

    def submit(self, depots: PerCompany | None) -> None:
        """A move was submitted that leaves these depots; None: it was answered."""
        self.pending, self.sent_for = depots, 0.0

    def rename(self, names: Sequence[str]) -> None:
        """Other players have taken over seats; no names: nothing is known of that."""
        if names and len(names) == len(self.names) and list(names) != list(self.names):
            self.names, self._texts, self._next = names, ("", []), None

    def begin(self, step: Update, before: Table) -> None:
        """Start showing a step; its move enters the log."""
        self.showing, self.pending = Showing(step.events, step), None
        ready = self._next if self._next and self._next.step is step else None
        self._entries += ready.entries if ready else _moves_of(step, before, self.bots)

    def show(self, events: Sequence[SeenEvent]) -> None:
        """Show events once more."""
        self.showing, self.pending = Showing(events), None

    def finish(self, before: Table) -> Update | None:
        """End what is being shown; the end of the game enters the log only now."""
        step = self.showing.step if self.showing else None
        self.showing, self.look_wanted = None, False
        if step is not None:
            self._entries += _endings_of(step)
            self.talk.hear(step, before)
        elif self.look is not None:
            self.look = self.look.shown()
        return step

    def step_back(self, past: Sequence[Update]) -> bool:
        """Look at the table one move earlier, or once the move that is being shown is over; False
        without an earlier one."""
        if self.look is not None:
            self.look, self.showing = self.look.back(), None
        elif self.showing is not None:
            self.look_wanted = True
        elif len(past) > 1:
            self.look = look_back(past, len(past) - 1).back()
        else:
            return False
        return True

    def step_forward(self) -> None:
        """Show the next move of an earlier position."""
        if self.look is not None:
            self.look = self.look.forward()

    def look_after(self, entry: LogEntry) -> None:
        """Look at the position after an entry's move; after the last, at the game as it is."""
        if self.look is None:
            return
        if entry.seq >= self.look.last:
            self.back_to_now()
        else:
            self.look, self.showing = self.look.at(entry.seq), None

    def play_from(self, entry: LogEntry, past: Sequence[Update]) -> None:
        """Show all moves from an entry on, one after another."""
        self.look = look_back(past, max(0, entry.seq - 1), plays=True)

    def back_to_now(self) -> None:
        """Show the game as it is."""
        self.look_wanted = False
        if self.look is not None:
            self.look = self.showing = None

    def pass_time(self, dt: float, *, free: bool) -> None:
        """Let seconds pass; `free` as in `RemarkQueue.pass_time`."""
        self.sent_for += dt
        self.talk.queue.pass_time(dt, free=free)

    def _mannered(self, entry: LogEntry, text: str, texts: Texts) -> str:
        """A line of the log, sometimes with a gesture of the bot that moved."""
        gesture = ""
        if entry.mark is None and entry.seat is not None:
            gesture = self.talk.gesture(entry.event, entry.seat, entry.seq)
        if not gesture:
            return text
        return texts.say("log-mannered", move=text, manner=texts.say(f"bot-log-{gesture}"))

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

    @property
    def first_waiting(self) -> Update | None:
        """The oldest waiting step."""
        return self._waiting[0] if self._waiting else None

    @property
    def last_waiting(self) -> Update | None:
        """The newest waiting step."""
        return self._waiting[-1] if self._waiting else None

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
    steps = (
        [*_moves_of(step, before.view.table, bots), *_endings_of(step)]
        for before, step in pairwise(past)
    )
    return [entry for entries in steps for entry in entries]


def _moves_of(update: Update, before: Table, bots: Collection[int]) -> list[LogEntry]:
    """The log entries of an update's moves."""
    entries = []
    for event in update.events:
        if isinstance(event, Built | Traded):
            mark = manner_of(before, event) if event.seat in bots else None
            entry = LogEntry(event, update.seq, event.seat, mark=mark, by_bot=update.by_bot)
            if isinstance(event, Built):
                entry = entry._replace(company=event.company, hexes=event.hexes)
            entries.append(entry)
    return entries


def _endings_of(update: Update) -> list[LogEntry]:
    """The log entry of the end of the game."""
    return [LogEntry(event, update.seq) for event in update.events if isinstance(event, GameEnded)]


def entry_texts(
    entries: Sequence[LogEntry], names: Sequence[str], board: Board, texts: Texts
) -> list[str]:
    """Entries of the log in the player's language."""
    lines = []
    for entry in entries:
        line = describe_event(texts, entry.event, names, board, entry.mark)
        lines.append(texts.say("log-by-bot", move=line) if entry.by_bot else line)
    return lines
