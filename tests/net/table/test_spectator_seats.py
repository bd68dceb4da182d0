"""Spectators who sit down, wait for a seat, or show the join code to everyone."""

import pytest

from game.lobby import Phase
from net.table.table_session import TableSetup
from net.wire.from_guest import (
    AddSeat,
    Arrange,
    GrantSeat,
    Join,
    Leave,
    Ready,
    Return,
    ShowCode,
    Sit,
    Start,
    TakeSeat,
)
from net.wire.from_host import Declined, DoorIs, Seated
from net.wire.refusal_reasons import No
from tests.net.table.a_table import OWNER, Table
from tests.net.table.an_evening import declined, play_on

CODE = "471108"


class Evening:
    """A table of Olga, the host, with Ada; Vera and a TV watch."""

    def __init__(self, seats: int = 3, bots: tuple[str, ...] = ()) -> None:
        self.table = Table(seats, bots, setup=TableSetup("Sunday"))
        self.olga, self.ada = self.table.join("Olga", owner=OWNER), self.table.join("Ada")
        self.vera, self.tv = (self.table.join(name, watch=True) for name in ("Vera", "TV"))

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.lobby(self.olga).seats]

    def peer(self, connection: int) -> int:
        return self.table.welcome(connection).peer

    def knocks(self) -> tuple[int, ...]:
        return self.table.lobby(self.olga).knocks


def test_a_spectator_takes_an_open_seat_and_can_return_to_it() -> None:
    evening = Evening()
    table = evening.table
    table.say(evening.vera, Sit(True))
    told = table.last(evening.vera, Seated)
    assert (told.seats, len(told.token)) == ((2,), 32)
    assert evening.names == ["Olga", "Ada", "Vera"]
    assert [one.name for one in table.lobby(evening.tv).onlookers] == ["TV"]
    table.lose(evening.vera)
    again = table.connect()
    table.say(again, Return(told.token, 0, -1))
    assert table.welcome(again).seats == (2,)


def test_at_a_full_table_spectators_wait_in_turn_for_the_seats_that_the_host_opens() -> None:
    evening = Evening(3, ("easy",))
    table = evening.table
    for one in (evening.vera, evening.tv, evening.vera):
        table.say(one, Sit(True))
    assert evening.knocks() == (evening.peer(evening.vera), evening.peer(evening.tv))
    assert table.lobby(evening.olga).knocking == ("Vera", "TV")
    table.say(evening.olga, AddSeat())
    assert evening.names[3] == "Vera"
    assert evening.knocks() == (evening.peer(evening.tv),)
    table.say(evening.olga, Arrange(2, ""))  # the bot's seat
    assert evening.names[2:] == ["TV", "Vera"]
    assert evening.knocks() == ()
    assert table.last(evening.tv, Seated).seats == (2,)


def test_whoever_waits_gets_the_seat_of_a_player_who_leaves() -> None:
    evening = Evening(3, ("easy",))
    evening.table.say(evening.vera, Sit(True))
    evening.table.say(evening.ada, Leave())
    assert evening.names[1] == "Vera"


def test_a_spectator_who_waits_no_longer_or_is_gone_gets_no_seat() -> None:
    evening = Evening(3, ("easy",))
    for one in (evening.vera, evening.tv):
        evening.table.say(one, Sit(True))
    evening.table.say(evening.vera, Sit(False))
    assert evening.knocks() == (evening.peer(evening.tv),)
    evening.table.lose(evening.tv)
    assert evening.knocks() == ()
    evening.table.say(evening.olga, AddSeat())
    assert evening.names[3] == ""


def test_whoever_was_given_a_seat_while_they_waited_gets_no_second_one() -> None:
    evening = Evening(3, ("easy",))
    table = evening.table
    table.say(evening.vera, Sit(True))
    table.say(evening.ada, Ready(True))
    table.say(evening.olga, Start())
    table.say(evening.ada, Leave())
    table.say(evening.vera, TakeSeat(1, ""))
    (asked,) = table.lobby(evening.olga).requests
    table.say(evening.olga, GrantSeat(asked.peer, 1, "Vera", True))
    assert evening.knocks() == ()
    play_on(table, {0: evening.olga, 1: evening.vera})
    assert table.lobby(evening.olga).phase is Phase.OVER
    table.say(evening.olga, AddSeat())
    assert evening.names[1::2] == ["Vera", ""]


@pytest.mark.parametrize("waits", [True, False])
def test_a_table_that_starts_by_itself_does_so_when_a_spectator_takes_the_last_seat(
    *, waits: bool
) -> None:
    table = Table(3)
    people = {seat: table.join(name) for seat, name in enumerate(("Ada", "Ben", "Cleo"))}
    vera = table.join("Vera", watch=True)
    play_on(table, people)
    if waits:
        table.say(vera, Sit(True))
    for one in (people[0], people[1]):
        table.say(one, Ready(True))
    table.say(people[2], Leave())
    if not waits:
        table.say(vera, Sit(True))
    assert table.lobby(vera).phase is Phase.PLAYING
    assert [hand.seat for hand in table.dealt(vera).hands] == [2]


def test_in_a_game_nobody_sits_down() -> None:
    evening = Evening(3, ("easy",))
    table = evening.table
    table.say(evening.ada, Ready(True))
    table.say(evening.olga, Start())
    assert table.lobby(evening.olga).phase is Phase.PLAYING
    table.say(evening.vera, Sit(True))
    assert declined(table, evening.vera)[0] is No.IN_GAME
    assert evening.knocks() == ()


def test_a_player_has_a_seat_already() -> None:
    evening = Evening(4)
    evening.table.say(evening.ada, Sit(True))
    assert declined(evening.table, evening.ada)[0] is No.SENSELESS
    assert evening.names == ["Olga", "Ada", "", ""]


def test_a_flood_of_knocks_is_declined() -> None:
    evening = Evening(3, ("easy",))
    for number in range(20):
        evening.table.say(evening.vera, Sit(number % 2 == 0))
    assert {one.why for one in evening.table.all(evening.vera, Declined)} == {No.HASTE}
    assert len(evening.knocks()) <= 1


def a_secret_evening() -> Evening:
    evening = Evening()
    evening.table.house.code = CODE
    evening.table.host.addresses = ("192.168.0.7",)
    return evening


def test_only_the_screen_that_the_host_names_gets_the_code() -> None:
    evening = a_secret_evening()
    table = evening.table
    table.say(evening.olga, ShowCode(evening.peer(evening.tv)))
    told = table.last(evening.tv, DoorIs)
    assert (told.addresses, told.code) == (("192.168.0.7",), CODE)
    assert table.lobby(evening.vera).screen == evening.peer(evening.tv)
    for other in (evening.vera, evening.ada):
        assert CODE.encode() not in table.bytes[other]
        assert not table.all(other, DoorIs)
    table.say(evening.olga, ShowCode(None))
    assert table.lobby(evening.tv).screen is None


def test_the_screen_gets_the_new_addresses() -> None:
    evening = a_secret_evening()
    evening.table.say(evening.olga, ShowCode(evening.peer(evening.tv)))
    evening.table.host.addresses = ("10.0.0.9",)
    evening.table.host.tell_screen()
    evening.table.flush()
    assert evening.table.last(evening.tv, DoorIs).addresses == ("10.0.0.9",)


@pytest.mark.parametrize("noticed", [True, False])
def test_a_screen_that_was_lost_is_one_again_when_it_is_back(noticed: bool) -> None:
    evening = Evening()
    table = evening.table

    def watch(claim: bytes) -> int:
        connection = table.connect()
        table.say(connection, Join(("Hall",), True, "human", b"", claim, ("Hall",)))
        return connection

    own, others = b"a" * 32, b"b" * 32
    hall = watch(own)
    table.say(evening.olga, ShowCode(evening.peer(hall)))
    if noticed:
        table.lose(hall)
        assert table.lobby(evening.olga).screen is None
    table.host.addresses = ("10.0.0.9",)
    other, again = watch(others), watch(own)
    assert table.lobby(again).screen == evening.peer(again)
    assert table.last(again, DoorIs).addresses == ("10.0.0.9",)
    assert not table.all(other, DoorIs)


@pytest.mark.parametrize("who", ["ada", "vera"])
def test_only_the_host_names_a_screen(who: str) -> None:
    evening = a_secret_evening()
    asker = evening.ada if who == "ada" else evening.vera
    evening.table.say(asker, ShowCode(evening.peer(asker)))
    assert declined(evening.table, asker)[0] is No.NOT_HOST
    assert not evening.table.all(asker, DoorIs)


def test_a_player_is_no_screen_and_a_screen_that_sits_down_is_one_no_longer() -> None:
    evening = a_secret_evening()
    table = evening.table
    for peer in (evening.peer(evening.ada), 999):
        table.say(evening.olga, ShowCode(peer))
        assert declined(table, evening.olga)[0] is No.NOBODY
    table.say(evening.olga, ShowCode(evening.peer(evening.vera)))
    table.say(evening.vera, Sit(True))
    assert table.lobby(evening.olga).screen is None
    before = len(table.all(evening.vera, DoorIs))
    table.host.tell_screen()
    table.flush()
    assert len(table.all(evening.vera, DoorIs)) == before
