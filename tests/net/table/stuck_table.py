"""A table whose game has reached a position in which no company can build (R30)."""

from collections.abc import Callable
from pathlib import Path

from game.board import Board
from game.lobby import Options
from game.match import Journal, Match
from game.rules.actions import Action
from game.rules.legality import buildable
from game.rules.record import Player
from game.rules.record_reader import Record
from game.storage.records import load_record
from net.table.seating import Seating
from net.table.table_game import TableGame
from net.table.table_session import TableSession, TableSetup
from net.wire.from_guest import Act, Respond
from tests.net.table.a_table import Table

NAMES = ("Ada", "Ben", "Cleo", "Dora")


RECORD = Path(__file__).parents[2] / "game" / "bots" / "stalemates" / "four-players.jsonl"


def first_stuck(record: Record) -> int:
    """How many actions of a record lead to where no company can build any more."""
    return max(n for n, one in enumerate(record.moments) if buildable(one.state.table)) + 1


class StuckTable:
    """Four seats; `at` are the connections of those that people play."""

    def __init__(
        self,
        bots: int = 0,
        options: Options | None = None,
        journal: Journal | None = None,
        stand_in_after: float | None = None,
        join: Callable[[Table, str], int] = Table.join,
    ) -> None:
        self._record = record = load_record(RECORD)
        first = first_stuck(record)

        def begin(players: tuple[Player, ...], _: Board, __: Options, ___: int | None) -> Match:
            return Match.begin(record.header._replace(players=players), journal)

        setup = TableSetup("Sunday", starts_itself=True, stand_in_after=stand_in_after)
        seating = Seating.of(4, ("easy",) * bots)
        session = TableSession(setup, seating, begin, options or Options())
        self.table = Table(table_session=session)
        self.at = [join(self.table, name) for name in NAMES[: 4 - bots]]
        for action in record.actions[:first]:
            self.act(action)
        self._swaps = record.actions[first:]

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.table.match.snapshot(None).view.table.turn

    def act(self, action: Action) -> None:
        """An action of the seat to move; people decline what bots propose."""
        seq, proposal = self.table.match.seq, self.table.match.proposal
        if proposal is not None and proposal.open and proposal.seat >= len(self.at):
            seat = proposal.waiting[0]
            self.table.say(self.at[seat], Respond(seat, seq, False))
        self.table.now += 0.1
        if asked := self.table.table_session.thinking():
            self.table.host.bot_acts(asked, action, self.table.now)
            self.table.flush()
        else:
            self.table.say(self.at[self.turn], Act(seq, self.turn, seq, action))
        assert self.table.match.seq == seq + 1

    def swap(self, turns: int) -> None:
        """Some turns as recorded, in which one locomotive is swapped for another."""
        for action in self._swaps[:turns]:
            self.act(action)
        self._swaps = self._swaps[turns:]

    def resume(self) -> None:
        """The host has crashed and continues from its record."""
        before = self.table.match
        moments = self._record.moments[: before.seq + 1]
        match = Match.resume(self._record._replace(header=before.header, moments=moments))
        options = self.table.table_session.options
        self.table.table_session.game = TableGame(match, 1, options, self.table.now)
