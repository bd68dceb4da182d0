"""A session for a screen whose match is elsewhere."""

import pytest

from game.lobby import Connection, Link
from game.session import Session
from game.updates import Answer, Update, Verdict
from net.guest.session import RemoteSession
from net.wire.from_guest import Act
from tests.net.guest.a_guest import Guest, Sage, a_guest, bots_move
from tests.net.table.a_table import Table
from tests.net.table.acting import an_action


def test_a_followed_game_is_a_session() -> None:
    session: Session = a_guest().game
    assert [player.name for player in session.players] == ["Ada", "Gaston", "Lulu"]
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
    update = guest.game.view_as(0)
    guest.game.submit(0, an_action(update.view), update.seq)
    guest.hear()
    answer, step, *_ = guest.game.poll()
    assert answer == Answer(Verdict.DONE, update.seq + 1, None)
    assert isinstance(step, Update)
    assert step.view == guest.table.match.updates(0, update.seq)[0].view


def test_a_refusal_comes_with_its_reason() -> None:
    guest = a_guest()
    view = guest.game.view_as(0).view
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
    with pytest.raises(ValueError, match="seat 1 is not played on this computer"):
        guest.game.view_as(1)
    with pytest.raises(ValueError, match="seat 2 is not played on this computer"):
        guest.game.submit(2, an_action(guest.game.view_as(0).view), 0)


def test_after_a_gap_comes_one_snapshot_and_the_past_is_whole() -> None:
    guest = a_guest()
    guest.game.poll()
    update = guest.game.view_as(0)
    seen = guest.game.following.seq
    guest.state.send(Act(1, 0, update.seq, an_action(update.view)))
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


def test_a_hint_is_asked_for_with_ones_own_view() -> None:
    guest, sage = a_guest(), Sage()
    session = RemoteSession(guest.state.act, lambda: None, guest.game.following, advisor=sage)
    assert session.advice() is None
    assert session.thinking is None
    session.hint(0)
    assert sage.asked == [guest.table.match.snapshot(0).view]
    assert session.thinking == 0
    assert session.advice() == ()
    with pytest.raises(ValueError, match="seat 1 is not played on this computer"):
        session.hint(1)


def test_without_an_advisor_there_are_no_hints() -> None:
    guest = a_guest()
    session = RemoteSession(guest.state.act, lambda: None, guest.game.following)
    assert not session.hints
    session.hint(0)
    assert (session.advice(), session.thinking) == (None, None)
    assert RemoteSession(guest.state.act, lambda: None, session.following, advisor=Sage()).hints


def test_a_seat_that_a_bot_plays_is_thought_for() -> None:
    guest = Guest(Table(3, ("easy", "easy")), "Ada")
    turn = guest.table.match.snapshot(None).view.table.turn
    assert guest.game.thinking == (turn or None)
    bots_move(guest.table)
    guest.hear()
    assert guest.game.thinking is None


def test_a_standing_in_the_middle_of_a_game_takes_no_step_from_the_screen() -> None:
    guest = a_guest()
    newest = guest.table.match.seq
    guest.game.submit(0, an_action(guest.game.view_as(0).view), newest - 1)  # too late
    guest.hear()
    answer, *steps = guest.game.poll()
    assert answer == Answer(Verdict.STALE, newest, None)
    assert steps == guest.table.match.updates(0, 0)


def test_the_last_steps_are_shown_after_the_connection_has_ended() -> None:
    guest = a_guest()
    guest.state.hear(Connection(Link.OUT))
    assert guest.game.poll() == guest.table.match.updates(None, 0)
