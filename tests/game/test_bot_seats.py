"""Bots at a match, with a thinker that answers at once or when it is told to."""

import pytest

from game.bot_seats import BotSeats
from game.bots.bot_process import BotProcess, Question, Reply, answer
from game.bots.hard import Effort
from game.match import Match
from game.rules.legality import trades
from game.rules.record import Header, Player
from game.rules.record_reader import RecordMoment
from game.rules.setup import deal
from game.session import LocalSession
from tests.builders import a_stalemate, france


class Slow(BotProcess):
    """Answers in this process, when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.question: Question | None = None
        self.ready = True

    def start(self) -> None:
        pass

    def ask(self, question: Question) -> None:
        self.question = question

    def poll(self) -> Reply | None:
        if self.question is None or not self.ready:
            return None
        question, self.question = self.question, None
        return answer(question)


def a_match(*kinds: str) -> Match:
    players = tuple(Player(f"{kind} {seat}", kind) for seat, kind in enumerate(kinds))
    return Match.begin(Header(france(), players, deal(france(), len(kinds), 5, first=0), 5))


def seated(match: Match) -> tuple[LocalSession, Slow]:
    thinker = Slow()
    people = [seat for seat, player in enumerate(match.header.players) if player.kind == "human"]
    return LocalSession(match, people, BotSeats(match, thinker, 5, Effort(rounds=10))), thinker


def test_bots_play_a_whole_game() -> None:
    match = a_match("hard", "easy", "medium")
    session, _ = seated(match)
    for _ in range(1000):
        session.poll()
        if match.snapshot(None).view.result:
            break
    assert match.snapshot(None).view.result is not None


def test_a_bot_is_given_its_own_view_and_no_other() -> None:
    match = a_match("medium", "human", "human")
    session, thinker = seated(match)
    thinker.ready = False
    session.poll()
    assert thinker.question is not None
    assert thinker.question.view == match.snapshot(0).view
    assert session.thinking == 0


def test_the_game_waits_for_a_person() -> None:
    match = a_match("human", "easy", "easy")
    session, thinker = seated(match)
    for _ in range(5):
        session.poll()
    assert match.seq == 0
    assert thinker.question is None
    assert session.thinking is None


def test_bots_follow_a_person() -> None:
    match = a_match("human", "easy", "medium")
    session, _ = seated(match)
    view = match.snapshot(0).view
    assert view.portfolio is not None
    session.submit(0, trades(view.table, view.portfolio)[0], 0)
    for _ in range(10):
        session.poll()
    assert match.seq == 3
    assert match.snapshot(0).view.table.turn == 0


def test_a_hint_is_told_once() -> None:
    match = a_match("human", "easy", "easy")
    session, thinker = seated(match)
    thinker.ready = False
    session.hint(0)
    assert session.thinking == 0
    session.poll()
    assert session.advice() is None
    thinker.ready = True
    session.poll()
    advice = session.advice()
    assert advice is not None
    assert len(advice) == 3
    assert session.advice() is None
    assert session.thinking is None


def test_a_hint_that_comes_too_late_is_dropped() -> None:
    match = a_match("human", "human", "human")
    session, thinker = seated(match)
    thinker.ready = False
    session.hint(0)
    view = match.snapshot(0).view
    assert view.portfolio is not None
    session.submit(0, trades(view.table, view.portfolio)[0], 0)
    thinker.ready = True
    session.poll()
    assert session.advice() is None


def a_stuck_table(*kinds: str) -> Match:
    match = a_match(*kinds)
    return Match(match.header, (RecordMoment(a_stalemate(seats=len(kinds)), ()),))


def test_r30_a_bot_asks_the_people_instead_of_moving() -> None:
    session, thinker = seated(a_stuck_table("medium", "human", "easy"))
    session.poll()
    assert session.proposal is not None
    assert (session.proposal.seat, session.proposal.waiting) == (0, (1,))
    for _ in range(3):
        session.poll()
    assert thinker.question is None
    assert session.thinking is None


def test_a_bot_whose_proposal_was_declined_moves() -> None:
    session, thinker = seated(a_stuck_table("medium", "human", "easy"))
    session.poll()
    session.respond(1, agrees=False)
    thinker.ready = False
    session.poll()
    assert thinker.question is not None
    assert session.thinking == 0


def test_r30_bots_agree_to_what_a_person_proposes() -> None:
    match = a_stuck_table("human", "medium", "easy")
    session, _ = seated(match)
    session.poll()
    assert session.proposal is None
    session.propose(0)
    session.poll()
    assert match.snapshot(None).view.result is not None


def stood_in(match: Match, seat: int) -> tuple[LocalSession, BotSeats, Slow]:
    """A match of people where a bot plays one seat."""
    thinker = Slow()
    bots = BotSeats(match, thinker, 5, Effort(rounds=10))
    bots.stand_in({seat: "medium"})
    return LocalSession(match, bots.people, bots, bots.stand_in_moves), bots, thinker


def test_a_bot_plays_for_a_person_and_its_moves_are_marked() -> None:
    match = a_match("human", "human", "easy")
    session, _, thinker = stood_in(match, 0)
    assert session.seats == (1,)
    session.poll()
    assert thinker.question is not None
    assert (thinker.question.level, thinker.question.view.seat) == ("medium", 0)
    session.poll()
    assert match.snapshot(None).view.table.turn == 1
    assert [update.by_bot for update in session.past()] == [False, True]


def test_nobody_looks_at_the_locomotives_of_a_person_for_whom_a_bot_plays() -> None:
    session, *_ = stood_in(a_match("human", "human", "easy"), 0)
    with pytest.raises(ValueError, match="not played on this computer"):
        session.view_as(0)


def test_a_person_who_is_back_moves_and_not_the_bot_that_was_asked() -> None:
    match = a_match("human", "human", "easy")
    session, bots, thinker = stood_in(match, 0)
    thinker.ready = False
    session.poll()
    bots.stand_in({})
    thinker.ready = True
    for _ in range(3):
        bots.advance()
    assert match.seq == 0
    assert bots.people == [0, 1]


def test_r30_a_bot_answers_for_the_person_whose_seat_it_plays() -> None:
    session, bots, _ = stood_in(a_stuck_table("human", "human", "easy"), 1)
    session.propose(0)
    bots.advance()
    table = session.view_as(None).view.table
    assert table.ending is not None or (session.proposal and not session.proposal.waiting)
