"""A guest's stay: what it has heard of the table."""

from game.lobby import Link, Phase
from game.updates import Update
from net.wire.from_guest import Say
from net.wire.from_host import Declined, Standing
from net.wire.refusals import No
from tests.net.guest.a_guest import Guest, a_guest


def test_what_does_not_fit_is_asked_for_again() -> None:
    guest = a_guest()
    standing = guest.table.all(guest.connection, Standing)[-1]
    guest.visit.hear(standing)  # an old one
    assert guest.tracks_lost == 1


def test_a_declined_action_lets_the_screen_show_the_game_as_it_stands() -> None:
    guest = a_guest()
    guest.game.poll()
    guest.visit.hear(Declined(No.PAUSED, "the game is paused", 1))
    assert [one.words for one in guest.visit.declined] == ["the game is paused"]
    (snapshot,) = guest.game.poll()
    assert isinstance(snapshot, Update)
    assert snapshot.events == ()


def test_chat_lobby_and_connection_are_kept() -> None:
    guest = a_guest()
    eve = Guest(guest.table, "Eve", watch=True)
    eve.visit.send(Say("hello", False))
    guest.hear()
    assert [line.words for line in guest.visit.lines] == ["hello"]
    assert guest.visit.lobby
    assert guest.visit.lobby.phase is Phase.PLAYING
    guest.drop()
    assert guest.visit.connection.link is Link.LOST
    assert eve.game.seats == ()
