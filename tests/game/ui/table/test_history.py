"""The log of a table, and the steps that wait to be shown."""

import random
from itertools import pairwise

from game.match import Match
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.i18n.event_text import describe_event, describe_mark
from game.ui.i18n.text import Texts
from game.ui.table.history import HURRY_FROM, JUMP_FROM, History, entry_texts, log_of
from game.updates import Update
from tests.builders import a_game, a_header, france, random_action

NAMES = ["Ada", "Hugo", "Inès"]
SEATS, SEED = 3, 5


def steps(count: int) -> list[Update]:
    """The deal and so many moves after it."""
    match, chance = Match.begin(a_header()), random.Random(1)
    for _ in range(count):
        state = match._state()
        match.submit(state.table.turn, random_action(state, chance), match.seq)
    return match.updates(None, -1)


def a_history(past: list[Update]) -> History:
    history = History(NAMES, ())
    history.rewrite(past)
    return history


def test_a_rewritten_log_equals_one_that_grew() -> None:
    past, texts = steps(6), Texts("en", strict=True)
    grown = a_history(past[:1])
    for before, step in pairwise(past):
        grown.begin(step, before.view.table)
        assert grown.finish(before.view.table) is step
    board = past[-1].view.table.board
    assert grown.log_texts(board, texts) == a_history(past).log_texts(board, texts)
    assert len(grown.log_texts(board, texts)) == 6


def test_another_language_translates_the_whole_log() -> None:
    past = steps(3)
    history, board = a_history(past), past[-1].view.table.board
    english = history.log_texts(board, Texts("en", strict=True))
    german = history.log_texts(board, Texts("de", strict=True))
    assert len(german) == len(english) == 3
    assert not set(german) & set(english)


def test_an_entry_is_found_by_its_number_if_there_is_one() -> None:
    history = a_history(steps(2))
    entry = history.entry(1)
    assert entry is not None
    assert isinstance(entry.event, Built | Traded)
    assert history.entry(2) is None
    assert history.entry(None) is None


def test_what_was_submitted_has_left_its_depot_until_it_is_answered() -> None:
    history = a_history(steps(1))
    history.submit((9, 10, 10, 10, 10, 10))
    assert history.pending is not None
    history.show(())
    assert history.pending is None


def waiting(*updates: Update) -> History:
    queue = History(NAMES, ())
    for update in updates:
        queue.add(update)
    return queue


def test_steps_are_shown_in_their_order() -> None:
    one, two = steps(2)[1:]
    queue = waiting(one, two)
    assert [queue.next(), queue.next()] == [one, two]
    assert not queue.waiting


def test_things_go_faster_while_several_steps_wait() -> None:
    past = steps(HURRY_FROM)[1:]
    assert waiting(*past[:-1]).pace(patient=False) == 1
    assert waiting(*past).pace(patient=False) > 1
    assert waiting(*past).pace(patient=True) == 1


def test_who_is_far_behind_sees_only_the_newest() -> None:
    past = steps(JUMP_FROM)[1:]
    assert not waiting(*past[:-1]).behind(patient=False)
    assert not waiting(*past).behind(patient=True)
    queue = waiting(*past)
    assert queue.behind(patient=False)
    assert queue.newest() is past[-1]
    assert not queue.waiting


def test_a_snapshot_replaces_waiting_steps() -> None:
    past = steps(3)[1:]
    anew = past[2]._replace(events=())
    queue = waiting(past[0], past[1], anew)
    assert queue.behind(patient=True)
    assert queue.newest() is anew


# The log.


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
    words = entry_texts(log, ["Ada", "Zoë", "Max"], france(), Texts("en", strict=True))
    assert all(words)
    for entry in log:
        if isinstance(entry.event, Built):
            assert entry.hexes == entry.event.hexes


def test_since_ones_own_last_turn() -> None:
    match = a_played_match()
    past = match.updates(None, -1)[:8]
    log = log_of(past, ())
    last = log[-1].seat
    assert last is not None
    following = (last + 1) % SEATS
    happened = a_history(past).since(following)
    assert len(happened) == SEATS - 1
    assert following not in [entry.seat for entry in happened]
    assert a_history(past[:2]).since(5) == log[:1]


def test_only_of_bots_it_is_said_how_they_play() -> None:
    past = a_played_match().updates(None, -1)
    log = log_of(past, {1})
    marked = [entry for entry in log if entry.mark]
    assert marked
    assert {entry.seat for entry in marked} == {1}
    assert not any(entry.mark for entry in log_of(past, ()))
    texts = Texts("en", strict=True)
    for entry in marked:
        (words,) = entry_texts([entry], ["Ada", "Zoë", "Max"], france(), texts)
        assert entry.mark is not None
        assert words.startswith(describe_event(texts, entry.event, ["Ada", "Zoë", "Max"], france()))
        assert words.endswith(describe_mark(texts, entry.mark))


def test_the_end_of_a_game_enters_the_log_when_the_last_move_has_been_shown() -> None:
    past, texts = a_played_match().updates(None, -1), Texts("en", strict=True)
    before, last = past[-2:]
    history, board = a_history(past[:-1]), before.view.table.board
    history.begin(last, before.view.table)
    begun = history.log_texts(board, texts)
    history.finish(before.view.table)
    assert len(history.log_texts(board, texts)) == len(begun) + 1 == last.seq + 1


def test_lines_that_were_laid_out_before_are_the_same() -> None:
    past, texts = steps(4), Texts("en", strict=True)
    history, board = a_history(past[:4]), past[-1].view.table.board
    prepared = history.prepare(past[4], past[3].view.table, texts)
    history.begin(past[4], past[3].view.table)
    assert history.log_texts(board, texts)[3:] == prepared
    assert history.log_texts(board, texts) == a_history(past).log_texts(board, texts)


def test_the_last_move_is_not_the_end_of_the_game() -> None:
    past = a_played_match().updates(None, -1)
    assert a_history(past[:1]).last_move is None
    assert a_history(past).last_move == past[-1].events[0]
