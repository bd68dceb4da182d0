"""The process that thinks: real processes, some of which die or hang on purpose."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event

import pytest

from game.bots.bot_process import TRIES, BotProcess, Question, Reply, answer, answer_questions
from game.bots.hard import Effort
from game.bots.medium import Medium
from game.diagnostics.failures import FAILURES, FailurePlace
from game.files.processes import has_ended
from game.rules.engine import apply
from game.rules.state import State
from game.rules.views import view_for
from tests.game.bots.positions import positions

LONG_ENOUGH = 60  # seconds until a test gives up


def a_question(level: str = "easy", *, hint: bool = False) -> tuple[State, Question]:
    (state,) = positions(1, seed=80)
    view = view_for(state, state.table.turn)
    return state, Question(view, level, 3, Effort(rounds=20), hint)


@pytest.fixture
def thinkers() -> Iterator[list[BotProcess]]:
    """Thinkers that are closed whatever happens."""
    every: list[BotProcess] = []
    yield every
    for thinker in every:
        thinker.close()


def replied(thinker: BotProcess) -> Reply:
    until = time.monotonic() + LONG_ENOUGH
    while time.monotonic() < until:
        reply = thinker.poll()
        if reply is not None:
            return reply
        time.sleep(0.01)
    raise AssertionError("no answer")


def die_at_once(_: Connection) -> None:
    os._exit(3)


def hang(line: Connection) -> None:
    line.recv()
    time.sleep(LONG_ENOUGH)


def die_the_first_time(line: Connection) -> None:
    """Dies with its first question; the next process, which finds the mark, answers."""
    mark = Path(os.environ["DIED_BEFORE"])
    if not mark.exists():
        mark.touch()
        os._exit(3)
    answer_questions(line)


def test_the_process_answers_as_the_bot_does(thinkers: list[BotProcess]) -> None:
    thinkers.append(thinker := BotProcess())
    for level in ("easy", "medium", "hard"):
        state, question = a_question(level)
        thinker.ask(question)
        assert thinker.thinking
        assert thinker.poll() is None or not thinker.thinking
        reply = replied(thinker) if thinker.thinking else answer(question)
        assert reply == answer(question)
        apply(state, reply.action)
    assert not thinker.thinking


def test_a_hint_comes_with_reasons(thinkers: list[BotProcess]) -> None:
    thinkers.append(thinker := BotProcess())
    _, question = a_question(hint=True)
    thinker.ask(question)
    reply = replied(thinker)
    assert len(reply.advice) == 3
    assert reply.action == reply.advice[0].action


def test_a_process_that_dies_is_started_again(
    thinkers: list[BotProcess], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIED_BEFORE", str(tmp_path / "mark"))
    thinkers.append(thinker := BotProcess(die_the_first_time))
    _, question = a_question()
    thinker.ask(question)
    assert replied(thinker) == answer(question)
    assert (tmp_path / "mark").exists()


@pytest.mark.parametrize("work", [die_at_once, hang])
def test_where_no_process_can_think_the_medium_bot_answers(
    thinkers: list[BotProcess], work: Callable[[Connection], None]
) -> None:
    now = [0.0]
    thinkers.append(thinker := BotProcess(work, lambda: now[0]))
    state, question = a_question("hard")
    thinker.ask(question)
    until = time.monotonic() + LONG_ENOUGH
    reply = None
    while reply is None and time.monotonic() < until:
        now[0] += 1  # a hung process is given up after seconds that need not pass here
        reply = thinker.poll()
        time.sleep(0.01)
    assert reply == Reply(Medium().choose(question.view))
    apply(state, reply.action)


def test_a_killed_process_is_noticed_and_asked_again(thinkers: list[BotProcess]) -> None:
    thinkers.append(thinker := BotProcess())
    _, warm = a_question()
    thinker.ask(warm)
    replied(thinker)
    first = process_of(thinker)
    _, question = a_question("hard")
    question = question._replace(effort=Effort(seconds=1.0))
    thinker.ask(question)
    (process,) = (child for child in active_children() if child.pid == first)
    process.kill()
    reply = replied(thinker)
    assert reply.action is not None
    assert process_of(thinker) != first


def test_starting_waits_for_no_process(
    thinkers: list[BotProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    spawn, allowed, spawned = BotProcess._spawn, Event(), []

    def later(self: BotProcess) -> None:
        spawned.append(1)
        allowed.wait(LONG_ENOUGH)
        spawn(self)

    monkeypatch.setattr(BotProcess, "_spawn", later)
    thinkers.append(thinker := BotProcess())
    _, question = a_question()
    thinker.start()
    thinker.start()
    thinker.ask(question)
    assert thinker.poll() is None
    assert thinker.thinking
    allowed.set()
    assert replied(thinker) == answer(question)
    assert len(spawned) == 1


def test_a_process_that_cannot_be_started_is_tried_twice_and_medium_answers(
    thinkers: list[BotProcess], monkeypatch: pytest.MonkeyPatch, logged: Path
) -> None:
    def refuse(_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    thinkers.append(thinker := BotProcess())
    _, question = a_question("hard")
    thinker.ask(question)
    assert replied(thinker) == Reply(Medium().choose(question.view))
    assert logged.read_text().count("bots: the process could not be started") == TRIES


def test_closing_ends_the_process(thinkers: list[BotProcess]) -> None:
    thinkers.append(thinker := BotProcess())
    thinker.start()
    process = process_of(thinker)
    thinker.close()
    thinker.close()
    assert has_ended(process)


def test_a_new_question_replaces_an_open_one(thinkers: list[BotProcess]) -> None:
    thinkers.append(thinker := BotProcess())
    _, slow = a_question("hard")
    thinker.ask(slow._replace(effort=Effort(seconds=30.0)))
    _, quick = a_question("easy")
    thinker.ask(quick)
    assert replied(thinker) == answer(quick)


def process_of(thinker: BotProcess) -> int:
    assert thinker.started()
    process = thinker._process
    assert process is not None
    assert process.pid is not None
    return process.pid


def test_an_error_of_the_process_is_reported_here_and_medium_answers(
    thinkers: list[BotProcess], logged: Path
) -> None:
    thinkers.append(thinker := BotProcess())
    _, question = a_question("a level that there is not")
    thinker.ask(question)
    assert replied(thinker) == Reply(Medium().choose(question.view))
    found = FAILURES.take()
    assert found is not None
    assert (found.place, found.name, found.error) == (FailurePlace.PROCESS, "bots", "UnknownBot")
    assert "game/bots/bot_process.py" in found.report
    assert FAILURES.take() is None
    assert logged.read_text().count("failure: ") == 1


def test_a_process_that_dies_is_logged_with_its_exit_code(
    thinkers: list[BotProcess], logged: Path
) -> None:
    thinkers.append(thinker := BotProcess(die_at_once))
    thinker.ask(a_question()[1])
    replied(thinker)
    assert "bots: the process has ended with code 3" in logged.read_text()
    assert FAILURES.take() is None


def test_a_killed_process_is_logged_with_its_signal(
    thinkers: list[BotProcess], logged: Path
) -> None:
    thinkers.append(thinker := BotProcess(hang))
    thinker.ask(a_question()[1])
    os.kill(process_of(thinker), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    until = time.monotonic() + LONG_ENOUGH
    while not logged.exists() and time.monotonic() < until:
        thinker.poll()
        time.sleep(0.01)
    code = "1" if os.name == "nt" else "-9"
    assert f"bots: the process has ended with code {code}" in logged.read_text()


def test_a_process_that_hangs_is_logged_each_time_and_is_no_failure(
    thinkers: list[BotProcess], logged: Path
) -> None:
    now = [0.0]
    thinkers.append(thinker := BotProcess(hang, lambda: now[0]))
    thinker.ask(a_question()[1])
    hung = process_of(thinker)
    reply, until = None, time.monotonic() + LONG_ENOUGH
    while reply is None and time.monotonic() < until:
        now[0] += 100
        reply = thinker.poll()
    assert reply is not None
    assert logged.read_text().count("bots: the process did not answer in time") == TRIES
    assert FAILURES.take() is None
    assert has_ended(hung)
