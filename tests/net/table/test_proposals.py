"""Ending a game by agreement at a table (R30): who is asked, who answers, and when."""

import random

import pytest

from game.lobby import Options, Phase
from game.rules.actions import Action
from game.rules.events import GameEnded
from game.rules.proposals import Proposal
from game.rules.scoring import Result
from game.rules.table import Ending
from net.table.table_game import ANSWER_TIME
from net.wire.from_guest import FromGuest, Pause, Propose, Respond, Return
from net.wire.from_host import Declined, ProposalIs, Standing, Step, TableIs
from net.wire.refusal_reasons import No
from tests.net.table.a_table import Table
from tests.net.table.an_evening import declined
from tests.net.table.stuck_table import StuckTable


def asked(stuck: StuckTable) -> StuckTable:
    """A table whose seat to move has just proposed."""
    seat = stuck.turn
    stuck.table.say(stuck.at[seat], Propose(seat, stuck.table.match.seq))
    return stuck


def answer(stuck: StuckTable, seat: int, *, agrees: bool) -> None:
    stuck.table.say(stuck.at[seat], Respond(seat, stuck.table.match.seq, agrees))


def proposal(stuck: StuckTable, connection: int) -> Proposal | None:
    return stuck.table.last(connection, ProposalIs).proposal


def others(stuck: StuckTable) -> list[int]:
    return [(stuck.turn + step) % 4 for step in (1, 2, 3)]


def test_r30_everyone_hears_of_a_proposal_and_of_every_answer() -> None:
    stuck = StuckTable()
    eve = stuck.table.join("Eve", watch=True)
    asked(stuck)
    for connection in (*stuck.at, eve):
        told = proposal(stuck, connection)
        assert told == Proposal(stuck.turn, stuck.table.match.seq, tuple(others(stuck)))
    first, *rest = others(stuck)
    answer(stuck, first, agrees=True)
    assert told is not None
    assert proposal(stuck, eve) == told._replace(waiting=tuple(rest))


def test_r30_the_game_ends_once_all_agree() -> None:
    stuck = asked(StuckTable())
    seq = stuck.table.match.seq
    for seat in others(stuck):
        assert stuck.table.lobby(stuck.at[0]).phase is Phase.PLAYING
        answer(stuck, seat, agrees=True)
    for connection in stuck.at:
        step = stuck.table.last(connection, Step)
        (ended,) = step.events
        assert step.seq == seq + 1
        assert isinstance(ended, GameEnded)
        assert ended.result.ending is Ending.AGREED
        assert stuck.table.lobby(connection).phase is Phase.OVER
        assert proposal(stuck, connection) is None


def test_a_no_is_told_and_nobody_asks_again_for_a_whole_round() -> None:
    stuck = asked(StuckTable())
    first, *_ = others(stuck)
    answer(stuck, first, agrees=False)
    told = proposal(stuck, stuck.at[stuck.turn])
    assert told is not None
    assert (told.declined_by, told.open) == (first, False)
    for _ in range(4):
        asked(stuck)
        assert declined(stuck.table, stuck.at[stuck.turn])[0] is No.NOT_NOW
        stuck.swap(1)
    before = len(stuck.table.all(stuck.at[0], ProposalIs))
    asked(stuck)
    assert len(stuck.table.all(stuck.at[0], ProposalIs)) == before + 1


def test_who_does_not_answer_for_a_minute_declines() -> None:
    stuck = asked(StuckTable())
    first, second, _ = others(stuck)
    stuck.table.wait(ANSWER_TIME - 1)
    answer(stuck, first, agrees=True)
    stuck.table.wait(ANSWER_TIME - 1)  # every answer gives the others their time again
    assert stuck.table.match.proposal is not None
    assert stuck.table.match.proposal.open
    stuck.table.wait(2)
    told = proposal(stuck, stuck.at[0])
    assert told is not None
    assert told.declined_by == second


def test_the_turn_timer_stands_still_while_a_proposal_is_open() -> None:
    stuck = StuckTable(options=Options(turn_seconds=100))
    stuck.table.wait(10)
    asked(stuck)
    clock = stuck.table.lobby(stuck.at[0]).clock
    stuck.table.wait(30)
    answer(stuck, others(stuck)[0], agrees=False)
    assert stuck.table.lobby(stuck.at[0]).clock == clock
    stuck.table.wait(5)
    assert stuck.table.table_session.lobby(stuck.table.now).clock == (clock or 0) - 5000


def test_in_a_pause_nobody_proposes_or_answers_and_no_time_passes() -> None:
    stuck = asked(StuckTable())
    stuck.table.say(stuck.at[0], Pause(True))
    stuck.table.wait(2 * ANSWER_TIME)
    seat = others(stuck)[0]
    answer(stuck, seat, agrees=True)
    assert declined(stuck.table, stuck.at[seat])[0] is No.PAUSED
    assert stuck.table.match.proposal is not None
    assert len(stuck.table.match.proposal.waiting) == 3


def test_what_is_not_possible_now_is_declined() -> None:
    stuck = StuckTable()
    seq, turn, (first, *_) = stuck.table.match.seq, stuck.turn, others(stuck)
    cases: list[tuple[int, FromGuest]] = [
        (first, Propose(first, seq)),  # not on turn
        (turn, Propose(turn, seq - 1)),  # on an older step
        (first, Respond(first, seq, True)),  # not asked
    ]
    for seat, wish in cases:
        stuck.table.say(stuck.at[seat], wish)
        assert declined(stuck.table, stuck.at[seat])[0] is No.NOT_NOW
    assert stuck.table.match.proposal is None
    asked(stuck)
    answer(stuck, turn, agrees=True)  # the one who proposed
    answer(stuck, first, agrees=True)
    answer(stuck, first, agrees=False)  # twice
    for seat in (turn, first):
        assert declined(stuck.table, stuck.at[seat])[0] is No.NOT_NOW
    assert stuck.table.match.proposal is not None
    assert stuck.table.match.proposal.open


def test_r30_nobody_proposes_while_a_company_can_build() -> None:
    table = Table(3)
    at = [table.join(name) for name in ("Ada", "Ben", "Cleo")]
    turn = table.match.snapshot(None).view.table.turn
    table.say(at[turn], Propose(turn, 0))
    why, words = declined(table, at[turn])
    assert why is No.NOT_NOW
    assert words.endswith("can still build, so the players cannot agree to end the game")


def test_nobody_answers_for_others() -> None:
    stuck = asked(StuckTable())
    eve = stuck.table.join("Eve", watch=True)
    first, second, _ = others(stuck)
    for connection in (stuck.at[first], eve):
        stuck.table.say(connection, Respond(second, stuck.table.match.seq, True))
        assert declined(stuck.table, connection)[0] is No.NOT_YOURS
    assert stuck.table.match.proposal is not None
    assert second in stuck.table.match.proposal.waiting


def test_a_player_who_returns_is_asked_again() -> None:
    stuck = asked(StuckTable())
    first, *_ = others(stuck)
    token = stuck.table.welcome(stuck.at[first]).token
    stuck.table.lose(stuck.at[first])
    stuck.table.wait(10)
    connection = stuck.at[first] = stuck.table.connect()
    stuck.table.say(connection, Return(token, 1, stuck.table.match.seq))
    kinds = [type(one) for one in stuck.table.heard[connection]]
    assert kinds.index(ProposalIs) == kinds.index(Standing) + 1
    answer(stuck, first, agrees=True)
    assert proposal(stuck, connection) == stuck.table.match.proposal


def test_r30_a_host_that_crashed_while_it_asked_goes_on_without_a_proposal() -> None:
    stuck = asked(StuckTable())
    answer(stuck, others(stuck)[0], agrees=True)
    stuck.resume()
    seat = others(stuck)[1]
    token = stuck.table.welcome(stuck.at[seat]).token
    stuck.table.lose(stuck.at[seat])
    connection = stuck.at[seat] = stuck.table.connect()
    stuck.table.say(connection, Return(token, 1, stuck.table.match.seq))
    assert proposal(stuck, connection) is None
    asked(stuck)
    assert stuck.table.match.proposal is not None
    assert len(stuck.table.match.proposal.waiting) == 3


def test_a_bot_that_stands_in_answers_for_an_absent_player() -> None:
    stuck = StuckTable(stand_in_after=20)
    stuck.swap(12)  # three rounds, after which every bot agrees
    asked(stuck)
    first, *rest = others(stuck)
    stuck.table.lose(stuck.at[first])
    stuck.table.wait(25)
    assert stuck.table.match.proposal is not None
    assert stuck.table.match.proposal.waiting == tuple(rest)


def test_r30_the_hosts_bots_ask_the_people_and_wait_for_them() -> None:
    stuck = StuckTable(bots=2)
    while (told := stuck.table.match.proposal) is None or not told.open:
        stuck.swap(1)
    assert told.seat in (2, 3)
    assert set(told.waiting) <= {0, 1}
    assert proposal(stuck, stuck.at[0]) == told
    assert stuck.table.table_session.thinking() is None


def test_a_game_of_bots_alone_ends_by_itself() -> None:
    stuck = StuckTable(bots=3)
    for _ in range(13):
        if stuck.table.lobby(stuck.at[0]).phase is Phase.PLAYING:
            told = stuck.table.match.proposal
            if told is not None and told.open:
                answer(stuck, 0, agrees=True)
            else:
                stuck.swap(1)
    assert stuck.table.lobby(stuck.at[0]).phase is Phase.OVER


def test_the_end_is_written_down_before_anybody_is_told() -> None:
    class Witness:
        """A journal that looks at what was sent when it is asked to write."""

        def __init__(self) -> None:
            self.steps: list[int] = []
            self.stuck: StuckTable | None = None

        def act(self, seat: int, action: Action) -> None:
            pass

        def end(self, final: Result) -> None:
            assert self.stuck is not None
            session = self.stuck.table.table_session
            told = [one.message for one in session.outgoing]
            told += [one.message for one in self.stuck.table.host.outbox]
            self.steps.append(sum(isinstance(one, Step) for one in told))
            assert session.phase is Phase.PLAYING

    witness = Witness()
    witness.stuck = stuck = StuckTable(journal=witness)
    asked(stuck)
    for seat in others(stuck):
        answer(stuck, seat, agrees=True)
    assert witness.steps == [0]
    assert stuck.table.lobby(stuck.at[0]).phase is Phase.OVER


@pytest.mark.parametrize("seed", range(20))
def test_whatever_peers_send_only_the_agreement_of_all_ends_a_game(seed: int) -> None:
    """Proposals out of turn, answers that were not asked for, late ones, twice, for others."""
    chance, stuck = random.Random(seed), StuckTable()
    eve = stuck.table.join("Eve", watch=True)
    agreed: set[int] = set()
    for _ in range(120):
        match, seat = stuck.table.match, chance.randrange(-1, 6)
        connection = chance.choice((*stuck.at, eve))
        owned = connection in stuck.at and stuck.at.index(connection) == seat
        seq = match.seq - chance.choice((0, 0, 0, 1, 7))
        before = match.proposal
        match chance.randrange(5):
            case 0 | 1:
                stuck.table.say(connection, Propose(seat, seq))
                if match.proposal not in (before, None):
                    assert owned
                    agreed = {seat}
            case 2 | 3:
                agrees = chance.random() < 0.8
                stuck.table.say(connection, Respond(seat, seq, agrees))
                if match.proposal != before:
                    assert owned
                    agreed |= {seat} if agrees else set()
            case _ if match.proposal is None or not match.proposal.open:
                stuck.swap(1)
            case _:
                stuck.table.wait(chance.choice((1, 20)))
        if stuck.table.lobby(eve).phase is Phase.OVER:
            assert agreed == {0, 1, 2, 3}
            break
    refused = {one.why for one in stuck.table.all(eve, Declined)}
    assert refused <= {No.NOT_YOURS, No.NO_GAME, No.HASTE}
    assert stuck.table.all(eve, TableIs)
