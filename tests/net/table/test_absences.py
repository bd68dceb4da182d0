"""Those who have been away for long."""

from game.lobby import Sitter
from net.table.absences import KEPT_IN_THE_LOBBY
from net.table.table_session import TableSetup
from tests.net.table.a_table import Table


def test_a_host_without_a_screen_may_let_bots_stand_in_after_a_while() -> None:
    table = Table(3, ("easy", "easy"), setup=TableSetup("Sunday", True, stand_in_after=20))
    ada, eve = table.join("Ada"), table.join("Eve", watch=True)
    table.lose(ada)
    table.wait(19)
    assert table.lobby(eve).seats[0].level == ""
    table.wait(2)
    assert table.lobby(eve).seats[0].level == "medium"


def test_in_the_lobby_a_seat_is_kept_for_a_while() -> None:
    table = Table()
    ada, ben = table.join("Ada"), table.join("Ben")
    table.lose(ada)
    table.wait(KEPT_IN_THE_LOBBY - 1)
    assert table.lobby(ben).seats[0].name == "Ada"
    table.wait(2)
    assert table.lobby(ben).seats[0].sitter is Sitter.OPEN
