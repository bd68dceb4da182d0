import pytest

from game.match import Match
from game.rules.record_reader import RecordMoment
from game.rules.table import Ending
from game.session import LocalSession, Session
from game.updates import Answer, Update, Verdict
from tests.builders import a_game, a_header, a_stalemate

SEATS, SEED = 3, 5
GAME = list(a_game(SEATS, SEED))


def a_session(*seats: int) -> LocalSession:
    return LocalSession(Match.begin(a_header(SEATS, SEED)), seats or range(SEATS))


def test_a_local_session_is_a_session() -> None:
    session: Session = a_session()
    assert [player.name for player in session.players] == ["Ada", "Bérénice", "Çelik"]
    assert session.seats == (0, 1, 2)


def test_an_action_is_answered_and_told_by_the_next_poll() -> None:
    session = a_session()
    state, action = GAME[0]
    session.view_as(0)
    session.submit(state.table.turn, action, 0)
    answer, update = session.poll()
    assert answer == Answer(Verdict.DONE, 1)
    assert isinstance(update, Update)
    assert update.view.seat == 0
    assert session.poll() == []


def test_a_refused_action_is_answered_too() -> None:
    session = a_session()
    state, action = GAME[0]
    session.submit((state.table.turn + 1) % SEATS, action, 0)
    (answer,) = session.poll()
    assert isinstance(answer, Answer)
    assert answer.verdict is Verdict.REFUSED


def test_r5_before_anybody_looks_no_portfolio_is_seen() -> None:
    session = a_session()
    state, action = GAME[0]
    session.submit(state.table.turn, action, 0)
    _, update = session.poll()
    assert isinstance(update, Update)
    assert update.view.portfolio is None


def test_r5_a_screen_sees_only_through_the_eyes_of_its_own_seats() -> None:
    session = a_session(0, 2)
    assert session.view_as(2).view.portfolio == GAME[0][0].portfolios[2]
    assert session.view_as(None).view.portfolio is None
    with pytest.raises(ValueError, match="seat 1 is not played on this computer"):
        session.view_as(1)
    with pytest.raises(ValueError, match="seat 1 is not played on this computer"):
        session.submit(1, GAME[0][1], 0)


def test_every_step_so_far_can_be_told_again() -> None:
    session = a_session()
    state, action = GAME[0]
    session.submit(state.table.turn, action, 0)
    session.view_as(1)
    assert [update.seq for update in session.past()] == [0, 1]
    assert session.past()[0].view.seat == 1


def test_a_finished_game_can_be_seen_again() -> None:
    session = a_session()
    for number, (state, action) in enumerate(GAME):
        session.submit(state.table.turn, action, number)
    assert len(session.history()) == len(GAME) + 1


def test_r30_a_proposal_is_made_and_answered_at_one_screen() -> None:
    session = LocalSession(Match(a_header(), (RecordMoment(a_stalemate(), ()),)), (0, 1, 2))
    assert session.may_propose(0)
    assert not session.may_propose(1)
    session.propose(0)
    assert session.proposal is not None
    assert session.proposal.waiting == (1, 2)
    for seat in (1, 2):
        session.respond(seat, agrees=True)
    (update,) = session.poll()
    assert isinstance(update, Update)
    assert update.view.result is not None
    assert update.view.result.ending is Ending.AGREED
    assert session.proposal is None
    assert len(session.history()) == 2


def test_only_seats_of_this_screen_propose_and_answer() -> None:
    session = LocalSession(Match(a_header(), (RecordMoment(a_stalemate(), ()),)), (1,))
    assert not session.may_propose(0)
    with pytest.raises(ValueError, match="seat 0 is not played"):
        session.propose(0)
    with pytest.raises(ValueError, match="seat 2 is not played"):
        session.respond(2, agrees=True)
