"""The lessons' games are legal, and the others play on in them."""

import pytest

from commands.lesson_games import FOLDER, PUPIL, STARTS, lesson
from game.board import Hex
from game.rules.actions import Build, Trade
from game.rules.companies import COMPANIES
from game.rules.table import Traded
from game.storage.records import load_record
from game.updates import Answer, Update, Verdict

BLUE, YELLOW, RED, GREEN, BLACK, PURPLE = COMPANIES


@pytest.mark.parametrize("name", sorted({start.record for start in STARTS.values()}))
def test_the_records_keep_to_the_rules(name: str) -> None:
    record = load_record(FOLDER / f"{name}.jsonl")
    assert record.closed
    assert record.warnings == ()


@pytest.mark.parametrize("name", STARTS)
def test_a_lesson_begins_with_the_pupils_turn(name: str) -> None:
    session = lesson(name, "Ada")
    view = session.view_as(PUPIL).view
    assert view.table.turn == PUPIL
    assert (view.table.ending is None) == (name != "score")  # nothing is counted before the end
    assert session.seats == (PUPIL,)
    assert [player.bot for player in session.players] == [False, True, True]


def test_nobody_at_the_table_has_the_pupils_name() -> None:
    names = [player.name for player in lesson("build", "Gaston").players]
    assert names[0] == "Gaston"
    assert len(set(names)) == 3


def test_the_others_answer_a_move_and_then_it_is_the_pupils_turn_again() -> None:
    session = lesson("trade", "Ada")
    before = session.view_as(PUPIL)
    session.submit(PUPIL, Trade(BLACK, RED, 2), before.seq)
    news = session.poll()
    assert [type(one) for one in news] == [Answer, Update, Update, Update]
    assert session.view_as(PUPIL).view.table.turn == PUPIL


def test_who_cannot_do_what_the_record_says_trades() -> None:
    session = lesson("build", "Ada")
    session.submit(PUPIL, Build(RED, (Hex(1, 1), Hex(2, 1))), 0)  # what another would have built
    news = session.poll()
    assert [one.verdict for one in news if isinstance(one, Answer)] == [Verdict.DONE]
    steps = [one.events for one in news if isinstance(one, Update)]
    traded = [any(isinstance(event, Traded) for event in events) for events in steps]
    assert traded == [False, False, True]
    assert session.view_as(PUPIL).view.table.turn == PUPIL


def test_no_bot_gives_advice_in_a_lesson() -> None:
    session = lesson("build", "Ada")
    session.hint(PUPIL)
    assert session.advice() is None
    assert session.thinking is None
