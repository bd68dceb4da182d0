"""The log of a table, and the steps that wait to be shown."""

import random
from itertools import pairwise

from game.match import Match
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.i18n.text import Texts
from game.ui.table.journal import HURRY_FROM, JUMP_FROM, Journal, Waiting
from game.updates import Update
from tests.builders import a_header, random_action

NAMES = ["Ada", "Hugo", "Inès"]


def steps(count: int) -> list[Update]:
    """The deal and so many moves after it."""
    match, chance = Match.begin(a_header()), random.Random(1)
    for _ in range(count):
        state = match._state()
        match.submit(state.table.turn, random_action(state, chance), match.seq)
    return match.updates(None, -1)


def a_journal(past: list[Update]) -> Journal:
    journal = Journal(NAMES, ())
    journal.rewrite(past)
    return journal


def test_a_log_that_is_rewritten_says_the_same_as_one_that_grew() -> None:
    past, texts = steps(6), Texts("en", strict=True)
    grown = a_journal(past[:1])
    for before, step in pairwise(past):
        grown.add(step, before.view.table)
    table = past[-1].view.table
    assert grown.words(table, texts) == a_journal(past).words(table, texts)
    assert len(grown.words(table, texts)) == 6


def test_another_language_tells_all_of_it_anew() -> None:
    past = steps(3)
    journal, table = a_journal(past), past[-1].view.table
    english = journal.words(table, Texts("en", strict=True))
    german = journal.words(table, Texts("de", strict=True))
    assert len(german) == len(english) == 3
    assert not set(german) & set(english)


def test_an_entry_is_found_by_its_number_if_there_is_one() -> None:
    journal = a_journal(steps(2))
    entry = journal.entry(1)
    assert entry is not None
    assert isinstance(entry.event, Built | Traded)
    assert journal.entry(2) is None
    assert journal.entry(None) is None


def waiting(*updates: Update) -> Waiting:
    queue = Waiting()
    for update in updates:
        queue.add(update)
    return queue


def test_steps_are_shown_in_their_order() -> None:
    one, two = steps(2)[1:]
    queue = waiting(one, two)
    assert [queue.next(), queue.next()] == [one, two]
    assert not queue


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
    assert not queue


def test_a_table_told_anew_replaces_what_waited() -> None:
    past = steps(3)[1:]
    anew = past[2]._replace(events=())
    queue = waiting(past[0], past[1], anew)
    assert queue.behind(patient=True)
    assert queue.newest() is anew
