"""What a host wants of a table: its name and customs, seats, bots, options."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from game.board import Board, load_board
from game.lobby import Options
from net.table.table_session import TableSetup


@dataclass(frozen=True)
class TablePlan:
    """What a host wants."""

    setup: TableSetup
    seats: int
    bots: tuple[str, ...]
    code: str
    program: str
    new_record: Callable[[], Path]  # a name that no file has
    owner_key: bytes = b""
    options: Options = field(default_factory=Options)
    board_named: Callable[[str], Board] = load_board
    people: tuple[str, ...] = ()  # at the host's own screen, who have their seats from the start
