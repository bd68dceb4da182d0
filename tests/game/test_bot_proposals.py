from pathlib import Path

import pytest

from game.bot_proposals import let_bots_propose
from game.bots.levels import make
from game.bots.stalemate import choose
from game.match import Match
from game.rules.actions import Trade
from game.rules.legality import buildable
from game.rules.record_reader import RecordMoment
from game.rules.table import Ending
from game.storage.records import load_record
from tests.builders import BLUE, YELLOW, Held, a_header, a_stalemate

STALEMATES = Path(__file__).parent / "bots" / "stalemates"
CONTENT, GREEDY = {BLUE: 20}, {YELLOW: 3}  # whether a trade would raise the own score


def a_stuck_match(*hands: Held) -> Match:
    state = a_stalemate(values={BLUE: 5, YELLOW: 1}, hands=hands, seats=len(hands))
    return Match(a_header(len(hands), 5), (RecordMoment(state, ()),))


def test_r30_bots_alone_end_a_game_as_soon_as_all_of_them_want_to() -> None:
    match = a_stuck_match(CONTENT, CONTENT, CONTENT)
    assert let_bots_propose(match, lambda _: True)
    result = match.snapshot(None).view.result
    assert result is not None
    assert result.ending is Ending.AGREED


def test_a_bot_that_wants_to_go_on_declines() -> None:
    match = a_stuck_match(CONTENT, CONTENT, GREEDY)
    assert let_bots_propose(match, lambda _: True)
    assert match.proposal is not None
    assert match.proposal.declined_by == 2
    assert not let_bots_propose(match, lambda _: True)


def test_a_bot_that_wants_to_go_on_proposes_nothing() -> None:
    match = a_stuck_match(GREEDY, CONTENT, CONTENT)
    assert not let_bots_propose(match, lambda _: True)
    assert match.proposal is None


def test_people_are_asked_by_a_bot_and_bots_by_people() -> None:
    match = a_stuck_match(CONTENT, CONTENT, CONTENT)
    assert not let_bots_propose(match, lambda seat: seat != 0)
    match.propose(0, 0)
    assert let_bots_propose(match, lambda seat: seat == 2)
    assert match.proposal is not None
    assert match.proposal.waiting == (1,)


def test_after_a_no_a_bot_does_not_ask_again_for_a_whole_round() -> None:
    state = a_stalemate(hands=[{BLUE: 3}] * 3)  # without values no trade raises a score
    match = Match(a_header(3, 5), (RecordMoment(state, ()),))
    let_bots_propose(match, lambda seat: seat == 0)
    match.respond(1, 0, agrees=False)
    asked = []
    for turn in range(3):
        asked.append(let_bots_propose(match, lambda seat: seat == 0))
        match.submit(turn, Trade(BLUE, YELLOW, 1), match.seq)
    assert asked == [False, False, False]
    assert let_bots_propose(match, lambda seat: seat == 0)


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("name", ["three-players", "four-players", "six-players"])
def test_r30_bots_end_a_real_stalemate_within_three_rounds(name: str, level: str) -> None:
    record = load_record(STALEMATES / f"{name}.jsonl")
    able = [n for n, moment in enumerate(record.moments) if buildable(moment.state.table)]
    match = Match.resume(record._replace(moments=record.moments[: able[-1] + 2]))
    seats, first = len(record.header.players), match.seq
    bots = [make(level, seat) for seat in range(seats)]
    while not let_bots_end(match):
        turn = match.snapshot(None).view.table.turn
        match.submit(turn, choose(bots[turn], match.snapshot(turn).view), match.seq)
        if buildable(match.snapshot(None).view.table):  # a trade has opened a depot again
            first = match.seq
    assert match.snapshot(None).view.table.actions - first <= 3 * seats


def let_bots_end(match: Match) -> bool:
    """Whether the game is over once the bots have proposed and answered."""
    let_bots_propose(match, lambda _: True)
    return match.snapshot(None).view.result is not None
