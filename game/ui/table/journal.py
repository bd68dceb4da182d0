"""What has happened at one screen's table: the log, and the steps that are still to be shown."""

from collections import deque
from collections.abc import Collection, Sequence

from game.rules.table import Table
from game.ui.i18n.text import Texts
from game.ui.table.log import Entry, entries_of, log_of, since_last_turn, told
from game.updates import Update

HURRY_FROM, JUMP_FROM = 3, 9  # steps that wait: a round of bots is more than a few
_HURRY = 2.5  # times as fast


class Journal:
    """The log of a game, and each entry in words as long as the language stays."""

    def __init__(self, names: Sequence[str], bots: Collection[int]) -> None:
        self._names, self._bots = names, bots
        self._entries: list[Entry] = []
        self._said: tuple[str, list[str]] = ("", [])

    def rewrite(self, past: Sequence[Update]) -> None:
        """Begin anew with all that has happened."""
        self._entries, self._said = log_of(past, self._bots), ("", [])

    def add(self, step: Update, before: Table) -> None:
        """One step more."""
        self._entries += entries_of(step, before, self._bots)

    def entry(self, number: int | None) -> Entry | None:
        """An entry by its number, if there is such a one."""
        return None if number is None or number >= len(self._entries) else self._entries[number]

    def words(self, table: Table, texts: Texts) -> list[str]:
        """All of it, in the player's language."""
        if self._said[0] != texts.language:
            self._said = (texts.language, [])
        words = self._said[1]
        words += told(self._entries[len(words) :], self._names, table.board, texts)
        return [*words]

    def since(self, turn: int) -> list[Entry]:
        """What the others did since a seat's own last move."""
        return since_last_turn(self._entries, turn)

    def moved(self, turn: int) -> bool:
        """Whether a seat has had a turn."""
        return any(entry.seat == turn for entry in self._entries)


class Waiting:
    """Steps that have come and are still to be shown, in their order."""

    def __init__(self) -> None:
        self._steps: deque[Update] = deque()

    def __bool__(self) -> bool:
        return bool(self._steps)

    def add(self, step: Update) -> None:
        """One more. One without events tells the table anew: nothing before it matters."""
        if not step.events:
            self._steps.clear()
        self._steps.append(step)

    def pace(self, patient: bool) -> float:
        """How much faster things go while others wait; the patient see everything in its time."""
        return 1.0 if patient or len(self._steps) < HURRY_FROM else _HURRY

    def behind(self, patient: bool) -> bool:
        """Whether it is too late to show every step."""
        return bool(self._steps) and (
            not self._steps[0].events or (not patient and len(self._steps) >= JUMP_FROM)
        )

    def next(self) -> Update:
        """The oldest."""
        return self._steps.popleft()

    def newest(self) -> Update:
        """The newest; all others are left out."""
        newest = self._steps[-1]
        self._steps.clear()
        return newest
