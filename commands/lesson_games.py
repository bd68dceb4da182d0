"""The games of the tutorial: positions from two records, with scripted opponents.

Records are checked when they are read, so every lesson is a legal position.
"""

from typing import NamedTuple

from commands.environment import HOME
from game.bots.advice import Advice
from game.bots.levels import name_for
from game.match import Match
from game.rules.actions import Action
from game.rules.legality import trades
from game.rules.record import Player
from game.session import LocalSession
from game.storage.records import load_record
from game.updates import Verdict

FOLDER = HOME / "commands" / "lessons"
PUPIL = 0  # the learner's seat


class LessonStart(NamedTuple):
    """Where a lesson begins: a record, and a number of its actions."""

    record: str
    actions: int


STARTS = {
    "build": LessonStart("line", 0),
    "why": LessonStart("line", 3),
    "city": LessonStart("line", 3),
    "cut": LessonStart("line", 6),
    "trade": LessonStart("line", 6),
    "limit": LessonStart("line", 36),
    "marseille": LessonStart("line", 39),
    "depots": LessonStart("depots", 33),
    "score": LessonStart("line", 40),
}


class ScriptedOpponents:
    """The other seats: they repeat their moves of the record, or trade if those are not possible,
    because the learner deviated from it."""

    thinking: int | None = None

    def __init__(self, match: Match, actions: tuple[Action, ...]) -> None:
        self._match = match
        self._actions = actions

    def advance(self) -> None:
        """Play on until the learner's turn."""
        while (table := self._match.snapshot(None).view.table).ending is None:
            if table.turn == PUPIL:
                return
            following = self._actions[self._match.seq : self._match.seq + 1]
            for action in (*following, self._trade(table.turn)):
                answer = self._match.submit(table.turn, action, self._match.seq)
                if answer.verdict is Verdict.DONE:
                    break

    def _trade(self, seat: int) -> Action:
        view = self._match.snapshot(seat).view
        return trades(view.table, view.portfolio or ())[0]

    def hint(self, seat: int) -> None:
        """Does nothing; only the coach gives advice here."""

    def take_advice(self) -> tuple[Advice, ...] | None:
        """Never any."""
        return None


def lesson(name: str, you: str) -> LocalSession:
    """The game of a lesson, with the learner's name."""
    start = STARTS[name]
    record = load_record(FOLDER / f"{start.record}.jsonl")
    players = [Player(you, record.header.players[PUPIL].kind)]
    for player in record.header.players[1:]:
        taken = [other.name for other in players]
        players.append(Player(name_for(player.kind, taken), player.kind))
    header = record.header._replace(players=tuple(players))
    match = Match(header, record.moments[: start.actions + 1])
    return LocalSession(match, [PUPIL], ScriptedOpponents(match, record.actions))
