"""Whole games on boards other than France: every text names the board's own cities."""

import random
from functools import cache

import pytest

from game.board import Board, load_board, read_board
from game.match import Match
from game.rules.playout import play_on
from game.rules.setup import new_game
from game.rules.state import State
from game.rules.table import Ending
from game.rules.views import view_for
from game.session import LocalSession
from game.storage.records import load_record
from game.ui.i18n.event_text import describe_event
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.results.game_history import story_of
from game.ui.results.texts import ResultsTexts
from game.ui.table.help.tips import occasion_text, reminder
from game.ui.table.panel.status import status_of
from game.ui.table.plan import Plan
from tests.builders import board_file
from tests.commands.records import write_record

NAMES = ("Ada", "Zoë", "Łukasz")


@cache
def boards() -> tuple[Board, ...]:
    return load_board("paris-bruxelles"), read_board(board_file())


@pytest.fixture(scope="module", params=boards(), ids=lambda board: board.name)
def finished(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Match:
    """A random game that ended in the end city."""
    board: Board = request.param
    for seed in range(50):
        path = write_record(tmp_path_factory.mktemp("games") / "game.jsonl", board=board, seed=seed)
        record = load_record(path, lambda name: board)
        if record.final.table.ending is Ending.MARSEILLE:
            return Match.resume(record)
    raise AssertionError("no random game reaches the end city")


def states(board: Board) -> list[State]:
    state, chance = new_game(board, 3, 1), random.Random(1)
    found = [state]
    while state.table.ending is None and len(found) < 60:
        state = play_on(state, chance)
        found.append(state)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_city_that_was_reached(finished: Match, language: str) -> None:
    texts, board = Texts(language, strict=True), finished.header.board
    session = LocalSession(finished, range(3))
    words = ResultsTexts(texts, story_of(session))
    log = [describe_event(texts, event, NAMES, board) for event in session.past()[-1].events]
    for told in (words.ending(), log[-1]):
        assert board.goal in told
        assert "Marseille" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", boards(), ids=lambda board: board.name)
def test_no_hint_or_status_speaks_of_marseille(board: Board, language: str) -> None:
    texts = Texts(language, strict=True)
    for state in states(board):
        plan = Plan(view_for(state, state.table.turn))
        told = [occasion_text(reminder(plan), texts, once=False), *status_of(plan, texts)[:2]]
        assert "Marseille" not in " ".join(told)
        assert board.goal in told[-1]


def test_several_end_cities_are_all_named() -> None:
    file = board_file().replace(
        b'{"q":-2,"r":0,"kind":"rural"}',
        b'{"q":-2,"r":0,"kind":"city","name":"Bay","value":1,"end":true}',
    )
    assert read_board(file).goal == "Bay / Port"
