from game.match import Match
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.table.log import entries_of, since_last_turn, told
from game.ui.text import Texts
from tests.builders import a_game, a_header, france

SEATS, SEED = 3, 5


def a_played_match() -> Match:
    match = Match.begin(a_header(SEATS, SEED))
    for state, action in a_game(SEATS, SEED):
        match.submit(state.table.turn, action, match.seq)
    return match


def test_moves_and_the_end_are_in_the_log_turns_and_deals_are_not() -> None:
    match = a_played_match()
    log = [entry for step in match.updates(None, -1) for entry in entries_of(step)]
    assert len(log) == match.seq + 1
    assert all(isinstance(entry.event, Built | Traded) for entry in log[:-1])
    words = told(log, ["Ada", "Zoë", "Max"], france(), Texts("en", strict=True))
    assert all(words)
    for entry in log:
        if isinstance(entry.event, Built):
            assert entry.hexes == entry.event.hexes


def test_since_ones_own_last_turn() -> None:
    match = a_played_match()
    log = [entry for step in match.updates(None, -1)[:8] for entry in entries_of(step)]
    last = log[-1].seat
    assert last is not None
    following = (last + 1) % SEATS
    happened = since_last_turn(log, following)
    assert len(happened) == SEATS - 1
    assert following not in [entry.seat for entry in happened]
    assert since_last_turn(log[:1], 5) == log[:1]
