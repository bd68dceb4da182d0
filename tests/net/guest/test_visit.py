"""A guest's stay: what it has heard of the table."""

from dataclasses import replace
from typing import Any

import pytest

from game.lobby import Connection, Link, Phase
from game.updates import Update
from net.guest.visit import MOST_LOST
from net.wire.from_guest import Say
from net.wire.from_host import Declined, Said, Standing
from net.wire.refusals import No
from tests.net.guest.a_guest import Guest, a_guest


def test_what_does_not_fit_is_asked_for_again() -> None:
    guest = a_guest()
    standing = guest.table.all(guest.connection, Standing)[-1]
    guest.visit.hear(standing)  # an old one
    assert guest.tracks_lost == 1


def test_what_still_comes_of_a_game_that_was_lost_track_of_is_passed_over() -> None:
    guest = a_guest()
    standing = guest.table.all(guest.connection, Standing)[-1]
    for _ in range(9):
        guest.visit.hear(standing)
    assert (guest.tracks_lost, guest.gave_up) == (1, None)


def test_who_cannot_follow_even_from_the_beginning_gives_up() -> None:
    guest = a_guest()
    standing = guest.table.all(guest.connection, Standing)[-1]
    for _ in range(MOST_LOST + 1):
        assert guest.gave_up is None
        guest.visit.hear(Connection(Link.THERE))
        guest.visit.hear(standing)
    assert guest.tracks_lost == MOST_LOST
    assert guest.gave_up is not None
    assert guest.gave_up.why is No.OUT_OF_STEP


def test_who_follows_again_may_lose_track_again() -> None:
    guest = a_guest()
    old = guest.table.all(guest.connection, Standing)[-1]
    for _ in range(MOST_LOST + 1):
        guest.visit.hear(Connection(Link.THERE))
        guest.visit.hear(old)
        guest.drop()
        guest.come_back(0, -1)
    assert (guest.tracks_lost, guest.gave_up) == (MOST_LOST + 1, None)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"board": "atlantis"}, No.BOARD_MISSING),
        ({"digest": b"other"}, No.BOARD_DIFFERS),
    ],
)
def test_a_game_on_a_board_that_is_not_here_is_given_up(change: dict[str, Any], why: No) -> None:
    guest = a_guest()
    guest.visit.hear(replace(guest.table.dealt(guest.connection), game=2, **change))
    assert guest.gave_up is not None
    assert guest.gave_up.why is why
    assert "map" in str(guest.gave_up)
    assert guest.tracks_lost == 0


def test_a_line_of_chat_that_is_told_again_stands_there_once() -> None:
    guest = a_guest()
    guest.visit.send(Say("hello", False))
    guest.hear()
    guest.drop()
    guest.come_back(1, 0)
    assert len(guest.table.all(guest.connection, Said)) == 1
    assert [line.words for line in guest.visit.lines] == ["hello"]


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
