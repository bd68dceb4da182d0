"""Proposals to end a game (R30), as a guest follows them."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.match import Match
from game.rules.events import GameEnded
from game.rules.proposals import Proposal
from game.rules.record_reader import Record
from game.rules.table import Ending
from net.guest.game_mirror import GameMirror
from net.guest.guest_record import record_text
from net.lan.bot_guest import BotProposals
from net.table.host_messages import dealt, step
from net.wire.errors import Nonsense, OutOfStep
from net.wire.from_guest import Propose
from net.wire.from_host import FromHost, ProposalIs, Step
from net.wire.refusal_reasons import No
from tests.builders import france
from tests.game.rules.recorded import AGREED, read, recorded
from tests.net.guest.a_guest import Guest
from tests.net.table.a_table import Table
from tests.net.table.stuck_table import StuckTable

DORA = 3


def at_a_stuck_table() -> tuple[StuckTable, Guest]:
    """Dora follows the game with our client."""
    guests: list[Guest] = []

    def join(table: Table, name: str) -> int:
        if name != "Dora":
            return table.join(name)
        guests.append(Guest(table, name))
        return guests[0].connection

    stuck = StuckTable(join=join)
    guests[0].hear()
    return stuck, guests[0]


def until_the_turn_of(seat: int, stuck: StuckTable, guest: Guest) -> None:
    while stuck.turn != seat:
        stuck.swap(1)
    guest.hear()


def propose(stuck: StuckTable, guest: Guest) -> None:
    stuck.table.say(stuck.at[stuck.turn], Propose(stuck.turn, stuck.table.match.seq))
    guest.hear()


def test_r30_a_guest_proposes_and_sees_the_answers() -> None:
    stuck, guest = at_a_stuck_table()
    until_the_turn_of(DORA, stuck, guest)
    assert guest.game.may_propose(DORA)
    guest.game.propose(DORA)
    guest.hear()
    assert guest.game.proposal == stuck.table.match.proposal
    assert guest.game.proposal is not None
    assert guest.game.proposal.open
    assert not guest.game.may_propose(DORA)


def test_r30_a_guest_answers_and_sees_the_end() -> None:
    stuck, guest = at_a_stuck_table()
    until_the_turn_of(0, stuck, guest)
    propose(stuck, guest)
    for seat in (1, 2):
        stuck.table.match.respond(seat, stuck.table.match.seq, agrees=True)
    guest.game.poll()
    guest.game.respond(DORA, agrees=True)
    guest.hear()
    (update,) = guest.game.poll()
    assert update == stuck.table.match.updates(None, guest.game.following.seq - 1)[0]
    assert guest.game.proposal is None
    assert guest.game.history() == stuck.table.match.history()
    assert guest.tracks_lost == 0


def test_only_seats_of_this_computer_propose_and_answer() -> None:
    stuck, guest = at_a_stuck_table()
    until_the_turn_of(0, stuck, guest)
    assert not guest.game.may_propose(0)
    with pytest.raises(ValueError, match="seat 0 is not played"):
        guest.game.propose(0)
    with pytest.raises(ValueError, match="seat 1 is not played"):
        guest.game.respond(1, agrees=True)


def test_a_guest_that_returns_learns_that_the_proposal_is_gone() -> None:
    stuck, guest = at_a_stuck_table()
    until_the_turn_of(0, stuck, guest)
    propose(stuck, guest)
    guest.drop()
    stuck.table.match.respond(1, stuck.table.match.seq, agrees=False)
    guest.come_back(1, guest.game.following.seq)
    assert guest.game.proposal == stuck.table.match.proposal
    assert guest.game.proposal is not None
    assert guest.game.proposal.declined_by == 1


def test_nobody_thinks_while_a_proposal_is_open() -> None:
    stuck, guest = at_a_stuck_table()
    until_the_turn_of(0, stuck, guest)
    propose(stuck, guest)
    assert guest.game.thinking is None


Change = Callable[[Proposal], Proposal]
IMPOSSIBLE: list[tuple[Change, str]] = [
    (lambda told: told._replace(waiting=(1, 1)), "asks a seat twice"),
    (lambda told: told._replace(waiting=(0, 1)), "asks a seat twice"),
    (lambda told: told._replace(waiting=(1, 5)), "one that there is not"),
    (lambda told: told._replace(waiting=(1,), declined_by=2), "a seat that was not asked"),
    (lambda told: told._replace(waiting=()), "everyone agreed to"),
]


@pytest.mark.parametrize(("change", "words"), IMPOSSIBLE)
def test_a_proposal_that_makes_no_sense_is_nonsense(change: Change, words: str) -> None:
    stuck, guest = at_a_stuck_table()
    until_the_turn_of(0, stuck, guest)
    told = ProposalIs(change(Proposal(0, stuck.table.match.seq, (1, 2, 3))))
    with pytest.raises(Nonsense, match=words):
        guest.checks.checked(told, stuck.table.now)


def test_r30_a_host_cannot_ask_while_a_company_can_build() -> None:
    guest = Guest(Table(3, ("easy", "easy")), "Ada")
    turn = guest.game.following.snapshot(None).view.table.turn
    others = tuple(seat for seat in range(3) if seat != turn)
    guest.told(ProposalIs(Proposal(turn, 0, others)))
    assert guest.tracks_lost == 1
    assert guest.game.proposal is None


def follower(record: Record, cut: int) -> tuple[GameMirror, list[Step]]:
    """A guest that has followed a recorded game up to some steps before its end, and the rest."""
    match = Match.resume(record)
    mirror = GameMirror(dealt(match, 1, (0,)), france())
    steps = [step(update) for update in match.updates(None, 0)]
    for one in steps[:-cut]:
        mirror.take(one)
    return mirror, steps[-cut:]


def test_r30_a_host_cannot_end_a_game_by_agreement_while_a_company_can_build() -> None:
    mirror, (_, last) = follower(read(recorded(AGREED)), 2)
    with pytest.raises(OutOfStep, match="breaks the rules"):
        mirror.take(replace(last, seq=mirror.seq + 1))


def test_r30_an_agreed_end_must_be_counted_right() -> None:
    mirror, (last,) = follower(read(recorded(AGREED)), 1)
    (ended,) = last.events
    assert isinstance(ended, GameEnded)
    wrong = GameEnded(ended.result._replace(winners=(0, 1, 2, 3)))
    with pytest.raises(OutOfStep, match="counted differently"):
        mirror.take(replace(last, events=(wrong,)))
    mirror.take(last)
    assert mirror.snapshot(0).view.table.ending is Ending.AGREED


def test_r30_a_guest_keeps_a_game_that_was_agreed_to_end() -> None:
    told = read(recorded(AGREED))
    mirror, (last,) = follower(told, 1)
    mirror.take(last)
    kept = read(record_text(mirror).encode())
    assert kept.closed
    assert (kept.actions, kept.final) == (told.actions, told.final)


def test_a_bot_guest_agrees_after_three_rounds_and_only_once() -> None:
    stuck, guest = at_a_stuck_table()
    stuck.swap(12)
    until_the_turn_of(0, stuck, guest)
    propose(stuck, guest)
    bot, heard = BotProposals(), len(stuck.table.heard[guest.connection])
    assert bot.occupy(guest.game)
    assert bot.occupy(guest.game)
    assert stuck.table.match.proposal is not None
    assert stuck.table.match.proposal.waiting == (1, 2)
    told: list[FromHost] = stuck.table.heard[guest.connection][heard:]
    assert len([one for one in told if isinstance(one, ProposalIs)]) == 1


def test_a_bot_guest_proposes_on_its_turn_and_moves_if_that_is_refused() -> None:
    stuck, guest = at_a_stuck_table()
    stuck.swap(11)
    until_the_turn_of(DORA, stuck, guest)
    bot = BotProposals()
    assert bot.occupy(guest.game)
    guest.hear()
    assert stuck.table.match.proposal is not None
    assert stuck.table.match.proposal.seat == DORA
    assert bot.occupy(guest.game)  # until all have answered
    stuck.table.match.respond(0, stuck.table.match.seq, agrees=False)
    guest.told(ProposalIs(stuck.table.match.proposal))
    assert not bot.occupy(guest.game)


def test_a_bot_guest_whose_proposal_the_host_refuses_moves() -> None:
    stuck, guest = at_a_stuck_table()
    stuck.swap(11)
    until_the_turn_of(DORA, stuck, guest)
    stuck.table.match.propose(DORA, stuck.table.match.seq)  # which this guest was not told
    stuck.table.match.respond(0, stuck.table.match.seq, agrees=False)
    bot = BotProposals()
    assert bot.occupy(guest.game)
    guest.hear()
    assert guest.state.declined[-1].why is No.NOT_NOW
    bot.refused = True
    assert not bot.occupy(guest.game)
