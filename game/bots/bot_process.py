"""Runs bots in a separate process, so that no frame waits for an answer.

The process ends with this one. If it dies or hangs, it is restarted and asked again; if that fails
too, the medium bot answers here within milliseconds. Its errors are sent to this process, which
reports them.
"""

from __future__ import annotations

import time
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from game.bots.advice import Advice
from game.bots.hard import Effort, Hard
from game.bots.levels import make
from game.bots.medium import Medium
from game.bots.stalemate import choose
from game.diagnostics.failure_report import Description, describe
from game.diagnostics.failures import FAILURES
from game.diagnostics.program_log import LOG
from game.rules.actions import Action
from game.rules.views import View

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

GRACE = 1.2  # times its own seconds that a question may take
STARTING = 15.0  # additional seconds for starting the process on a slow computer
TRIES = 2
PROCESS = "bots"


class Question(NamedTuple):
    """Asks what a seat should do; with `hint`, for the hard bot's best moves."""

    view: View
    level: str
    seed: int
    effort: Effort
    hint: bool = False


class Reply(NamedTuple):
    """The answer: an action, or for a hint the best moves."""

    action: Action
    advice: tuple[Advice, ...] = ()


class BotProcess:
    """One process that answers for all bots of a game, one question at a time."""

    def __init__(
        self,
        work: Callable[[Connection], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._work = work or answer_questions
        self._clock = clock
        self._starting: Thread | None = None
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._unsent = False  # the open question waits for the process to start
        self._asked: Question | None = None
        self._tries = 0
        self._deadline = 0.0

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    def start(self) -> None:
        """Begin to start the process if it is not running; best done before the first question.

        Another thread does that: what it imports would take longer than a frame.
        """
        if self._begins or (self._process is not None and self._process.is_alive()):
            return
        self._stop()
        self._starting = Thread(target=self._spawn, name="bots", daemon=True)
        self._starting.start()

    def started(self) -> bool:
        """Wait until the process has been started; False if that was not possible."""
        if self._starting is not None:
            self._starting.join()
        return self._process is not None

    def ask(self, question: Question) -> None:
        """Send a question; an open one is dropped."""
        if self._asked is not None:
            self._stop()  # its answer must not be mistaken for the next one's
        self._asked = question
        self._tries = 0
        self._send()

    def poll(self) -> Reply | None:
        """The answer, if there is one. Non-blocking."""
        if self._asked is None:
            return None
        reply = self._received()
        if isinstance(reply, Description):
            FAILURES.report_process(reply, PROCESS)
            reply = None
        elif reply is None and self._alive():
            return None
        elif reply is None:
            self._note_end()
        if reply is None and self._tries < TRIES:
            self._stop()
            self._send()
            return None
        asked, self._asked = self._asked, None
        return reply or Reply(choose(Medium(), asked.view))

    def close(self) -> None:
        """Stop the process; can be called twice."""
        self._asked = None
        self._stop()

    @property
    def _begins(self) -> bool:
        """Whether the process is being started."""
        return self._starting is not None and self._starting.is_alive()

    def _spawn(self) -> None:
        """Start the process; if the system refuses, there is none."""
        import multiprocessing

        with suppress(OSError):
            context = multiprocessing.get_context("spawn")
            line, there = context.Pipe()
            process = context.Process(target=self._work, args=(there,), daemon=True)
            process.start()
            there.close()
            self._line, self._process = line, process

    def _alive(self) -> bool:
        running = self._begins or (self._process is not None and self._process.is_alive())
        return running and self._clock() < self._deadline

    def _note_end(self) -> None:
        """Log why there is no answer: the process is dead, or too slow."""
        code = self._process.exitcode if self._process is not None else None
        if code is not None:
            LOG.note("bots: the process has ended with code {}", code)
        elif self._process is None and not self._begins:
            LOG.note("bots: the process could not be started")
        else:
            LOG.note("bots: the process did not answer in time")

    def _send(self) -> None:
        """Send the question, starting the process if needed. `poll` notices a failure."""
        if self._asked is None:
            return
        self._tries += 1
        self._deadline = self._clock() + GRACE * self._asked.effort.seconds + STARTING
        self._unsent = True
        self.start()
        self._deliver()

    def _deliver(self) -> None:
        """Send the question once the process has been started."""
        if self._unsent and not self._begins and self._line is not None:
            self._unsent = False
            with suppress(OSError):
                self._line.send(self._asked)

    def _received(self) -> Reply | Description | None:
        self._deliver()
        if self._begins or self._line is None:
            return None
        with suppress(OSError, EOFError):
            if self._line.poll():
                reply = self._line.recv()
                if isinstance(reply, Reply | Description):
                    return reply
        return None

    def _stop(self) -> None:
        if self.started() and self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._line is not None:
            self._line.close()
        self._starting = self._process = self._line = None


def answer_questions(line: Connection) -> None:
    """The main loop of the process: answer until the other end is closed."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            line.send(_answer_or_error(line.recv()))


def _answer_or_error(question: Question) -> Reply | Description:
    try:
        return answer(question)
    except Exception as error:  # unexpected; reported by the asking process
        return describe(error)


def answer(question: Question) -> Reply:
    """Answer one question in this process."""
    if question.hint:
        advice = tuple(Hard(question.seed, question.effort).advise(question.view))
        return Reply(advice[0].action, advice)
    bot = make(question.level, question.seed, question.effort)
    return Reply(choose(bot, question.view))
