"""Following a game from elsewhere shows exactly what the authority would show."""

import random
from itertools import permutations

import pytest

from game.match import Match
from game.rules.events import Built, GameEnded, TurnBegan
from game.rules.scoring import result
from game.rules.state import State
from game.rules.table import Traded
from game.updates import Update
from net.guest.game_mirror import GameMirror
from net.table.host_messages import dealt, standing_for, step
from net.wire.codec import decode_from_host, encode
from net.wire.errors import OutOfStep
from net.wire.from_host import Dealt, Standing, Step
from tests.builders import a_game, a_header, france, random_action

SEATS = [(), (0,), (1, 2)]


def played(seats: int = 3, seed: int = 1) -> Match:
    match = Match.begin(a_header(seats, seed))
    for seq, (state, action) in enumerate(a_game(seats, seed)):
        match.submit(state.table.turn, action, seq)
    return match


def told(match: Match, own: tuple[int, ...]) -> GameMirror:
    """A follower that heard everything over the wire."""
    first = decode_from_host(encode(dealt(match, 1, own)))
    assert isinstance(first, Dealt)
    following = GameMirror(first, france())
    for update in match.updates(None, 0):
        message = decode_from_host(encode(step(update)))
        assert isinstance(message, Step)
        following.take(message)
    return following


@pytest.mark.parametrize("own", SEATS)
@pytest.mark.parametrize("seats", [3, 6])
def test_a_follower_sees_what_the_authority_shows(seats: int, own: tuple[int, ...]) -> None:
    match = played(seats)
    following = told(match, own)
    for viewer in (None, *own):
        assert following.updates(viewer, -1) == match.updates(viewer, -1)
        assert following.snapshot(viewer) == match.snapshot(viewer)
    assert following.history() == match.history()
    message = decode_from_host(encode(standing_for(match, own)))
    assert isinstance(message, Standing)
    following.check(message)


def test_while_the_screens_are_up_there_is_no_history() -> None:
    match = Match.begin(a_header())
    with pytest.raises(ValueError, match="until the game is over"):
        told(match, (0,)).history()


def test_a_step_that_was_seen_is_passed_over_and_a_gap_is_not() -> None:
    match = played()
    following = GameMirror(dealt(match, 1, ()), france())
    first, second, third, *_ = match.updates(None, 0)
    following.take(step(first))
    following.take(step(first))
    assert following.seq == 1
    with pytest.raises(OutOfStep, match="step 3 after step 1"):
        following.take(step(third))
    following.take(step(second))
    assert following.seq == 2


def test_a_step_with_another_outcome_is_found_out() -> None:
    match = played()
    for update in match.updates(None, 0)[:20]:
        done, then = update.events
        following = GameMirror(dealt(match, 1, ()), france())
        for before in match.updates(None, 0)[: update.seq - 1]:
            following.take(step(before))
        assert isinstance(done, Built | Traded)
        wrong = done._replace(value=99) if isinstance(done, Built) else done._replace(held=99)
        with pytest.raises(OutOfStep):
            following.take(step(Update(update.seq, (wrong, then), update.view)))
        with pytest.raises(OutOfStep):
            following.take(step(Update(update.seq, (done, TurnBegan(5)), update.view)))


def test_a_game_that_stands_differently_is_found_out() -> None:
    match = played()
    following = told(match, (1,))
    other = played(seed=2)
    with pytest.raises(OutOfStep):
        following.check(standing_for(other, (1,)))


def test_random_actions_of_others_are_followed_without_their_portfolios() -> None:
    match, chance = Match.begin(a_header(4, 9)), random.Random(9)
    following = GameMirror(dealt(match, 1, (2,)), france())
    for seq in range(30):
        state = match._state()
        match.submit(state.table.turn, random_action(state, chance), seq)
        following.take(step(match.updates(None, seq)[0]))
        assert following.snapshot(2) == match.snapshot(2)


def test_a_locomotive_that_nobody_can_have_held_at_the_beginning_is_found_out() -> None:
    """All sums of the other ending are right, but a hand would once have been less than empty."""
    match = played()
    first, last = match.history()[0].portfolios, match.snapshot(None).view
    assert last.result
    final = last.result.portfolios
    one, other, here, there = next(
        (one, other, here, there)
        for one, other in permutations(range(3), 2)
        for here, there in permutations(range(6), 2)
        if not first[one][here] and final[one][here] and first[other][there] and final[other][there]
    )
    hands = [[*hand] for hand in final]
    for seat, given, taken in ((one, here, there), (other, there, here)):
        hands[seat][given] -= 1
        hands[seat][taken] += 1
    lie = result(State(last.table, tuple(map(tuple, hands))))
    following = GameMirror(dealt(match, 1, ()), france())
    *steps, end = match.updates(None, 0)
    for update in steps:
        following.take(step(update))
    with pytest.raises(OutOfStep, match="do not follow from those at the beginning"):
        following.take(Step(end.seq, (end.events[0], GameEnded(lie))))
    following.take(step(end))
