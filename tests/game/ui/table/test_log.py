from game.match import Match
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.i18n.event_text import mannered
from game.ui.i18n.text import Texts
from game.ui.table.log import log_of, since_last_turn, told
from tests.builders import a_game, a_header, france

SEATS, SEED = 3, 5


def a_played_match() -> Match:
    match = Match.begin(a_header(SEATS, SEED))
    for state, action in a_game(SEATS, SEED):
        match.submit(state.table.turn, action, match.seq)
    return match


def test_moves_and_the_end_are_in_the_log_turns_and_deals_are_not() -> None:
    match = a_played_match()
    log = log_of(match.updates(None, -1), ())
    assert len(log) == match.seq + 1
    assert all(isinstance(entry.event, Built | Traded) for entry in log[:-1])
    words = told(log, ["Ada", "Zoë", "Max"], france(), Texts("en", strict=True))
    assert all(words)
    for entry in log:
        if isinstance(entry.event, Built):
            assert entry.hexes == entry.event.hexes


def test_since_ones_own_last_turn() -> None:
    match = a_played_match()
    log = log_of(match.updates(None, -1)[:8], ())
    last = log[-1].seat
    assert last is not None
    following = (last + 1) % SEATS
    happened = since_last_turn(log, following)
    assert len(happened) == SEATS - 1
    assert following not in [entry.seat for entry in happened]
    assert since_last_turn(log[:1], 5) == log[:1]


def test_only_of_bots_it_is_said_how_they_play() -> None:
    past = a_played_match().updates(None, -1)
    log = log_of(past, {1})
    marked = [entry for entry in log if entry.mark]
    assert marked
    assert {entry.seat for entry in marked} == {1}
    assert not any(entry.mark for entry in log_of(past, ()))
    texts = Texts("en", strict=True)
    for entry in marked:
        (words,) = told([entry], ["Ada", "Zoë", "Max"], france(), texts)
        assert entry.mark is not None
        assert words.startswith(texts.event(entry.event, ["Ada", "Zoë", "Max"], france()))
        assert words.endswith(mannered(texts, entry.mark))
