"""A guest's stay: what it has heard of the table."""

from dataclasses import replace
from typing import Any

import pytest

from game.board import read_board
from game.lobby import Connection, Link, Options, Phase
from game.updates import Update
from net.guest.guest_state import MOST_RESYNCS, MOST_RESYNCS_IN_ALL, ResyncLimit
from net.table.table_session import TableSetup
from net.wire.from_guest import Agree, Ready, Say, Start
from net.wire.from_host import BoardIs, Declined, Said, Standing
from net.wire.refusal_reasons import No
from tests.builders import board_file
from tests.net.guest.a_guest import Guest, Sage, a_guest
from tests.net.table.a_table import OWNER, Table


def test_what_does_not_fit_is_asked_for_again() -> None:
    guest = a_guest()
    standing = guest.table.all(guest.connection, Standing)[-1]
    guest.state.hear(standing)  # an old one
    assert guest.tracks_lost == 1


def test_what_still_comes_of_a_game_that_was_lost_track_of_is_passed_over() -> None:
    guest = a_guest()
    standing = guest.table.all(guest.connection, Standing)[-1]
    for _ in range(9):
        guest.state.hear(standing)
    assert (guest.tracks_lost, guest.gave_up) == (1, None)


def test_who_cannot_follow_even_from_the_beginning_gives_up() -> None:
    guest = a_guest()
    standing = guest.table.all(guest.connection, Standing)[-1]
    for _ in range(MOST_RESYNCS + 1):
        assert guest.gave_up is None
        guest.state.hear(Connection(Link.THERE))
        guest.state.hear(standing)
    assert guest.tracks_lost == MOST_RESYNCS
    assert guest.gave_up is not None
    assert guest.gave_up.why is No.OUT_OF_STEP


def test_who_follows_again_may_lose_track_again() -> None:
    guest = a_guest()
    old = guest.table.all(guest.connection, Standing)[-1]
    for _ in range(MOST_RESYNCS + 1):
        guest.state.hear(Connection(Link.THERE))
        guest.state.hear(old)
        guest.drop()
        guest.come_back(0, -1)
    assert (guest.tracks_lost, guest.gave_up) == (MOST_RESYNCS + 1, None)


def test_a_map_that_only_the_host_has_is_played_on() -> None:
    island = read_board(board_file("island", "My island"))
    guest = Guest(Table(3, ("easy", "easy"), board=island), "Ada")
    assert guest.state.board == island
    assert guest.game.view_as(0).view.table.board == island
    assert not guest.gave_up


def test_a_map_that_is_told_again_is_not_read_again() -> None:
    guest = a_guest()
    before = guest.state.board
    guest.drop()
    guest.come_back(0, -1)
    assert guest.state.board is before is guest.game.view_as(0).view.table.board


def test_of_many_maps_only_two_are_kept() -> None:
    guest = a_guest()
    for number in range(9):
        guest.told(BoardIs(board_file(f"island-{number}")))
    assert guest.state.board is None, "that of the table is the third by now"


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"no JSON",
        b"\xff" * 1000,
        b"[" * 100_000,
        b'{"name": "x"}',
        board_file(end=False),
        board_file(title="My\N{RIGHT-TO-LEFT OVERRIDE}island"),
    ],
    ids=["empty", "words", "noise", "deep", "half", "endless", "unseen"],
)
def test_a_file_that_is_no_map_ends_the_visit_with_one_sentence(file: bytes) -> None:
    guest = a_guest()
    guest.told(BoardIs(file))
    assert guest.gave_up is not None
    assert guest.gave_up.why is No.BOARD_BROKEN
    assert str(guest.gave_up) == "the host's map is not playable"
    assert guest.tracks_lost == 0


def test_a_map_of_the_game_must_be_the_same_as_here() -> None:
    guest = a_guest()
    guest.told(BoardIs(board_file("france")))
    assert guest.gave_up is not None
    assert guest.gave_up.why is No.BOARD_DIFFERS
    assert "'france' is different from the host's" in str(guest.gave_up)


@pytest.mark.parametrize("change", [{"board": "atlantis"}, {"digest": b"otherone"}])
def test_a_game_on_a_map_that_was_not_told_is_asked_for_again(change: dict[str, Any]) -> None:
    guest = a_guest()
    guest.state.hear(replace(guest.table.dealt(guest.connection), game=2, **change))
    assert (guest.tracks_lost, guest.gave_up) == (1, None)


def test_a_line_of_chat_that_is_told_again_stands_there_once() -> None:
    guest = a_guest()
    guest.state.send(Say("hello", False))
    guest.hear()
    guest.drop()
    guest.come_back(1, 0)
    assert len(guest.table.all(guest.connection, Said)) == 1
    assert [line.words for line in guest.state.chat.lines] == ["hello"]


def test_a_declined_action_lets_the_screen_show_the_game_as_it_stands() -> None:
    guest = a_guest()
    guest.game.poll()
    guest.state.hear(Declined(No.PAUSED, "the game is paused", 1))
    assert [one.words for one in guest.state.declined] == ["the game is paused"]
    (snapshot,) = guest.game.poll()
    assert isinstance(snapshot, Update)
    assert snapshot.events == ()


def test_chat_lobby_and_connection_are_kept() -> None:
    guest = a_guest()
    eve = Guest(guest.table, "Eve", watch=True)
    eve.state.send(Say("hello", False))
    guest.hear()
    assert [line.words for line in guest.state.chat.lines] == ["hello"]
    assert guest.state.lobby
    assert guest.state.lobby.phase is Phase.PLAYING
    guest.drop()
    assert guest.state.connection.link is Link.LOST
    assert eve.game.seats == ()


def test_a_guest_asks_nobody_where_hints_are_not_allowed() -> None:
    sage, table = Sage(), Table(3, ("easy", "easy"), options=Options(hints_allowed=False))
    guest = Guest(table, "Ada", advisor=sage)
    assert guest.state.lobby
    assert not guest.state.lobby.options.hints_allowed
    assert not guest.game.hints
    guest.game.hint(0)
    assert (sage.asked, guest.game.advice()) == ([], None)


def test_what_is_agreed_before_the_next_game_holds_for_it() -> None:
    table = Table(3, ("easy",), setup=TableSetup("Sunday"))
    olga = table.join("Olga", owner=OWNER)
    guest = Guest(table, "Ada", advisor=Sage())
    for connection in (olga, guest.connection):
        table.say(connection, Ready(True))
    table.patient = True  # the host would tell of the options a moment later
    table.say(olga, Agree(Options(hints_allowed=False)))
    table.say(olga, Start())
    guest.hear()
    assert not guest.game.hints


def test_a_host_that_cannot_be_followed_is_left_though_it_is_right_in_between() -> None:
    limit = ResyncLimit()
    limit.followed(1, 5)
    for _ in range(MOST_RESYNCS_IN_ALL):
        assert not limit.exceeded()
        limit.followed(1, 5)  # the same step again
        limit.in_step()
    assert limit.exceeded()


def test_with_new_steps_in_between_a_host_may_be_asked_again_and_again() -> None:
    limit = ResyncLimit()
    for number in range(3 * MOST_RESYNCS_IN_ALL):
        assert not limit.exceeded()
        limit.followed(1, number)
        limit.in_step()
