"""What a host asks for: the table's name and setup, seats, bots and options."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from game.board import Board, load_board
from game.lobby import Options
from net.table.table_session import TableSetup


@dataclass(frozen=True)
class TablePlan:
    """What a host asks for."""

    setup: TableSetup
    seats: int
    bots: tuple[str, ...]
    code: str
    program: str
    new_record: Callable[[], Path]  # an unused file name
    owner_key: bytes = b""
    options: Options = field(default_factory=Options)
    board_named: Callable[[str], Board] = load_board
    people: tuple[str, ...] = ()  # on the host's own computer, seated from the start
    # Where a record that is continued goes on: where this host keeps its games.
    home_for: Callable[[Path], Path] = lambda record: record
