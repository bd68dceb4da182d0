"""A guest's stay: what it has heard, and a session for its screen."""

import pytest

from game.board import load_board
from game.lobby import Phase
from game.session import Session
from game.updates import Answer, Update, Verdict
from net.guest.visit import Connection, FollowedGame, Link, Visit
from net.wire.from_guest import Act, AtTheTable, Return, Say
from net.wire.from_host import Declined, Standing
from net.wire.refusals import No
from tests.net.table.a_table import Table
from tests.net.table.acting import an_action


class Guest:
    """A visit that is joined to a table by hand."""

    def __init__(self, table: Table, *names: str, watch: bool = False) -> None:
        self.table = table
        self.tracks_lost = 0
        self.visit = Visit(self._send, load_board, self._lose_track, 1)
        self.connection = table.join(*names, watch=watch)
        self._heard = 0
        self.hear()

    def hear(self) -> None:
        for message in self.table.heard[self.connection][self._heard :]:
            self.visit.hear(message)
            self._heard += 1

    def drop(self) -> None:
        self.table.lose(self.connection)
        self.visit.hear(Connection(Link.LOST))

    def come_back(self, game: int, seen: int) -> None:
        assert self.visit.me
        self.connection, self._heard = self.table.connect(), 0
        self.table.say(self.connection, Return(self.visit.me.token, game, seen))
        self.hear()

    @property
    def game(self) -> FollowedGame:
        assert self.visit.game
        return self.visit.game

    def _send(self, message: AtTheTable) -> None:
        self.table.say(self.connection, message)

    def _lose_track(self) -> None:
        self.tracks_lost += 1


def bots_move(table: Table, steps: int = 99) -> None:
    for _ in range(steps):
        asked = table.evening.thinking()
        if asked:
            table.host.bot_acts(asked, an_action(asked.view), table.now)
            table.flush()


def a_guest() -> Guest:
    guest = Guest(Table(3, ("easy", "easy")), "Ada")
    bots_move(guest.table)
    guest.hear()
    return guest


def test_a_followed_game_is_a_session() -> None:
    session: Session = a_guest().game
    assert [player.name for player in session.players] == ["Ada", "Bot 1", "Bot 2"]
    assert session.seats == (0,)


def test_steps_come_one_by_one_with_their_events() -> None:
    guest = a_guest()
    steps = guest.game.poll()
    assert [update.seq for update in steps] == list(range(1, guest.table.match.seq + 1))
    assert all(isinstance(update, Update) and update.events for update in steps)
    assert guest.game.poll() == []


def test_an_action_is_answered_and_everybody_sees_it() -> None:
    guest = a_guest()
    guest.game.poll()
    update = guest.game.look(0)
    guest.game.submit(0, an_action(update.view), update.seq)
    guest.hear()
    answer, step, *_ = guest.game.poll()
    assert answer == Answer(Verdict.DONE, update.seq + 1, None)
    assert isinstance(step, Update)
    assert step.view == guest.table.match.updates(0, update.seq)[0].view


def test_a_refusal_comes_with_its_reason() -> None:
    guest = a_guest()
    view = guest.game.look(0).view
    action = an_action(view)
    guest.game.submit(0, action, guest.game.following.seq)
    guest.hear()
    bots_move(guest.table)
    guest.hear()
    guest.game.poll()
    guest.game.submit(0, action, 0)
    guest.hear()
    assert guest.game.poll()[0] == Answer(Verdict.STALE, guest.table.match.seq, None)


def test_only_ones_own_seats_can_be_looked_through_and_played() -> None:
    guest = a_guest()
    with pytest.raises(ValueError, match="seat 1 is not played at this screen"):
        guest.game.look(1)
    with pytest.raises(ValueError, match="seat 2 is not played at this screen"):
        guest.game.submit(2, an_action(guest.game.look(0).view), 0)


def test_after_a_gap_comes_one_snapshot_and_the_past_is_whole() -> None:
    guest = a_guest()
    guest.game.poll()
    update = guest.game.look(0)
    seen = guest.game.following.seq
    guest.visit.send(Act(1, 0, update.seq, an_action(update.view)))
    guest.drop()
    bots_move(guest.table)
    guest.come_back(1, seen)
    (snapshot,) = guest.game.poll()
    assert snapshot == guest.table.match.snapshot(0)
    assert guest.game.past() == guest.table.match.updates(0, -1)


def test_after_a_gap_in_which_nothing_happened_nothing_is_shown() -> None:
    guest = a_guest()
    guest.game.poll()
    guest.drop()
    guest.come_back(1, guest.game.following.seq)
    assert guest.game.poll() == []


def test_a_game_that_is_told_again_from_the_beginning_is_the_same_session() -> None:
    guest = a_guest()
    guest.game.poll()
    game = guest.game
    guest.drop()
    guest.come_back(0, -1)
    assert guest.game is game
    assert game.past() == guest.table.match.updates(None, -1)


def test_what_does_not_fit_is_asked_for_again() -> None:
    guest = a_guest()
    standing = guest.table.all(guest.connection, Standing)[-1]
    guest.visit.hear(standing)  # an old one
    assert guest.tracks_lost == 1


def test_a_declined_action_lets_the_screen_show_the_game_as_it_stands() -> None:
    guest = a_guest()
    guest.game.poll()
    guest.visit.hear(Declined(No.NOT_NOW, "the game is paused", 1))
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
