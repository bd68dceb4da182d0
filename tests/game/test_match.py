import errno
from pathlib import Path

import pytest

from game.board import Hex
from game.match import Journal, Match
from game.rules.actions import Action, Build, Trade
from game.rules.events import GameEnded, OtherHandDrawn, OwnHandDrawn, TurnBegan
from game.rules.reasons import Reason, Rule
from game.rules.record_reader import RecordMoment
from game.rules.scoring import Result
from game.rules.table import Ending
from game.storage.records import RecordWriter, load_record
from game.updates import Answer, Verdict
from tests.builders import BLUE, RED, YELLOW, a_game, a_header, a_stalemate

SEATS, SEED = 3, 5
GAME = list(a_game(SEATS, SEED))


def a_match() -> Match:
    return Match.begin(a_header(SEATS, SEED))


def played(match: Match, upto: int | None = None) -> Match:
    for state, action in GAME[match.seq : upto]:
        assert match.submit(state.table.turn, action, match.seq).verdict is Verdict.DONE
    return match


def test_an_action_of_the_seat_whose_turn_it_is_is_done() -> None:
    match, (state, action) = a_match(), GAME[0]
    assert match.submit(state.table.turn, action, 0) == Answer(Verdict.DONE, 1)
    assert match.seq == 1


def test_r11_an_action_out_of_turn_is_refused_with_its_reason() -> None:
    match, (state, action) = a_match(), GAME[0]
    other = (state.table.turn + 1) % SEATS
    answer = match.submit(other, action, 0)
    assert answer.verdict is Verdict.REFUSED
    assert answer.reason is not None
    assert answer.reason.rule is Rule.OUT_OF_TURN
    assert match.seq == 0


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    match = a_match()
    turn = match.snapshot(None).view.table.turn
    answer = match.submit(turn, Build(RED, (Hex(0, 0),)), 0)
    assert answer.reason is not None
    assert answer.reason.rule is Rule.PARIS


def test_an_action_made_on_an_older_state_is_stale() -> None:
    match = played(a_match(), 2)
    state, action = GAME[1]
    assert match.submit(state.table.turn, action, 1) == Answer(Verdict.STALE, 2)


def test_nothing_is_done_after_the_end() -> None:
    match = played(a_match())
    answer = match.submit(0, GAME[0][1], match.seq)
    assert answer.reason is not None
    assert answer.reason.rule in (Rule.ENDED_BY_CITY, Rule.ENDED_BY_DEPOTS)


def test_r5_every_viewer_gets_updates_for_its_own_eyes() -> None:
    match = a_match()
    (dealt,) = match.updates(1, after=-1)
    assert [type(event) for event in dealt.events[:3]] == [
        OtherHandDrawn,
        OwnHandDrawn,
        OtherHandDrawn,
    ]
    assert dealt.view.seat == 1
    (seen,) = match.updates(None, after=-1)
    assert seen.view.portfolio is None


def test_updates_tell_every_step_since_the_last_one_seen() -> None:
    match = played(a_match(), 5)
    steps = match.updates(0, after=2)
    assert [step.seq for step in steps] == [3, 4, 5]
    assert all(isinstance(step.events[-1], TurnBegan) for step in steps)
    assert match.updates(0, after=5) == []


def test_a_snapshot_has_a_view_and_no_events() -> None:
    match = played(a_match(), 4)
    snapshot = match.snapshot(2)
    assert (snapshot.seq, snapshot.events) == (4, ())
    assert snapshot.view.table == GAME[4][0].table


def test_the_history_opens_when_the_game_is_over() -> None:
    match = played(a_match(), 3)
    with pytest.raises(ValueError, match="until the game is over"):
        match.history()
    moments = played(match).history()
    assert len(moments) == match.seq + 1
    assert moments[0].portfolios == GAME[0][0].portfolios


def test_what_is_done_is_on_the_record_before_it_counts(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with RecordWriter.create(path, a_header(SEATS, SEED)) as writer:
        match = Match.begin(a_header(SEATS, SEED), writer)
        played(match, 6)
        assert len(load_record(path).actions) == 6
        played(match)
    assert load_record(path).closed


def test_a_match_goes_on_where_its_record_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with RecordWriter.create(path, a_header(SEATS, SEED)) as writer:
        played(Match.begin(a_header(SEATS, SEED), writer), 6)
    writer, record = RecordWriter.resume(path)
    with writer:
        match = Match.resume(record, writer)
        assert match.seq == 6
        played(match)
    assert load_record(path).final.table.ending is not None


def test_a_missing_end_line_is_written_when_a_match_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with RecordWriter.create(path, a_header(SEATS, SEED)) as writer:
        played(Match.begin(a_header(SEATS, SEED), writer))
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    writer, record = RecordWriter.resume(path)
    with writer:
        Match.resume(record, writer)
    assert path.read_bytes() == whole


class FullDisk:
    """A disk with room for so many actions, and for no end line."""

    def __init__(self, room: int) -> None:
        self.room = room

    def act(self, seat: int, action: Action) -> None:
        self.room -= 1
        if self.room < 0:
            raise OSError(errno.ENOSPC, "No space left on device")

    def end(self, final: Result) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_disk_that_is_full_leaves_the_game_as_it_was() -> None:
    match = Match.begin(a_header(SEATS, SEED), FullDisk(room=0))
    state, action = GAME[0]
    with pytest.raises(OSError, match="No space left"):
        match.submit(state.table.turn, action, 0)
    assert match.seq == 0


def test_an_end_line_that_finds_no_room_does_not_undo_the_last_action() -> None:
    match = Match.begin(a_header(SEATS, SEED), FullDisk(room=len(GAME)))
    played(match)
    assert match.snapshot(None).view.result is not None


def a_stuck_match(journal: Journal | None = None, seats: int = 3) -> Match:
    return Match(a_header(seats, SEED), (RecordMoment(a_stalemate(seats=seats), ()),), journal)


class Diary:
    """A journal that remembers its ends, and fails on demand."""

    def __init__(self, *, full: bool = False) -> None:
        self.full = full
        self.ends: list[Result] = []

    def act(self, seat: int, action: Action) -> None:
        pass

    def end(self, final: Result) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "no space left")
        self.ends.append(final)


def test_r30_the_game_ends_once_every_player_agrees_and_is_scored() -> None:
    match = a_stuck_match(diary := Diary())
    assert match.propose(0, 0) == Answer(Verdict.DONE, 0)
    assert match.respond(2, 0, agrees=True) == Answer(Verdict.DONE, 0)
    assert match.respond(1, 0, agrees=True) == Answer(Verdict.DONE, 1)
    (update,) = match.updates(1, 0)
    assert update.view.result is not None
    assert update.view.result.ending is Ending.AGREED
    assert update.events == (GameEnded(update.view.result),)
    assert diary.ends == [update.view.result]
    assert match.proposal is None


def test_r30_the_turn_goes_on_if_anybody_declines() -> None:
    match = a_stuck_match()
    match.propose(0, 0)
    match.respond(1, 0, agrees=False)
    assert match.proposal is not None
    assert match.proposal.declined_by == 1
    assert match.respond(2, 0, agrees=True) == Answer(Verdict.REFUSED, 0)
    assert match.submit(0, Trade(RED, BLUE, 1), 0).verdict is Verdict.DONE


def test_r30_a_proposal_is_refused_while_a_company_can_build() -> None:
    match = a_match()
    turn = match.snapshot(None).view.table.turn
    reason = match.propose(turn, 0).reason
    assert reason is not None
    assert reason.rule is Rule.STILL_BUILDABLE
    assert match.proposal is None


def test_r30_only_the_seat_to_move_proposes() -> None:
    reason = a_stuck_match().propose(1, 0).reason
    assert reason == Reason(Rule.OUT_OF_TURN, seat=1, actual=0)


def test_nobody_proposes_again_for_a_whole_round_after_a_no() -> None:
    match = a_stuck_match()
    match.propose(0, 0)
    match.respond(1, 0, agrees=False)
    assert match.propose(0, 0) == Answer(Verdict.REFUSED, 0)
    for seat in range(3):
        assert not match.may_propose(seat)
        match.submit(seat, Trade(BLUE, YELLOW, 1), match.seq)
    assert match.may_propose(0)


def test_only_a_seat_that_was_asked_answers_and_only_once() -> None:
    match = a_stuck_match()
    assert match.respond(1, 0, agrees=True) == Answer(Verdict.REFUSED, 0)
    match.propose(0, 0)
    assert match.respond(0, 0, agrees=True) == Answer(Verdict.REFUSED, 0)
    assert match.respond(1, 0, agrees=True) == Answer(Verdict.DONE, 0)
    assert match.respond(1, 0, agrees=False) == Answer(Verdict.REFUSED, 0)
    assert match.respond(2, 7, agrees=True) == Answer(Verdict.STALE, 0)


def test_playing_on_withdraws_a_proposal() -> None:
    match = a_stuck_match()
    match.propose(0, 0)
    match.submit(0, Trade(RED, BLUE, 1), 0)
    assert match.proposal is not None
    assert match.proposal.declined_by == 0


def test_nobody_hears_of_an_agreed_end_that_cannot_be_written_down() -> None:
    match = a_stuck_match(diary := Diary(full=True))
    match.propose(0, 0)
    match.respond(1, 0, agrees=True)
    with pytest.raises(OSError, match="no space"):
        match.respond(2, 0, agrees=True)
    assert match.seq == 0
    assert match.proposal is not None
    assert match.proposal.waiting == (2,)
    diary.full = False
    assert match.respond(2, 0, agrees=True) == Answer(Verdict.DONE, 1)
