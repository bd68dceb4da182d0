"""A table whose owner, people and bots play on, for tests."""

from game.lobby import Phase
from net.table.table_session import TableSetup
from net.wire.from_guest import Act
from net.wire.from_host import Declined
from net.wire.refusal_reasons import No
from tests.net.table.a_table import OWNER, Table
from tests.net.table.acting import an_action


def owned(seats: int = 3, bots: tuple[str, ...] = ()) -> tuple[Table, int]:
    table = Table(seats, bots, setup=TableSetup("Sunday"))
    return table, table.join("Olga", owner=OWNER)


def declined(table: Table, connection: int) -> tuple[No, str]:
    last = table.last(connection, Declined)
    return last.why, last.words


def bots_move(table: Table) -> None:
    while asked := table.table_session.thinking():
        table.host.bot_acts(asked, an_action(asked.view), table.now)
        table.flush()


def act(table: Table, connection: int, seat: int, number: int) -> None:
    view = table.match.snapshot(seat).view
    table.say(connection, Act(number, seat, table.match.seq, an_action(view)))


def play_on(table: Table, people: dict[int, int], steps: int = 10_000) -> None:
    """Everybody plays by their connection; bots by themselves."""
    for number in range(steps):
        bots_move(table)
        if table.table_session.phase is not Phase.PLAYING:
            return
        turn = table.match.snapshot(None).view.table.turn
        act(table, people[turn], turn, 1000 + table.match.seq + number)
        table.now += 0.1
