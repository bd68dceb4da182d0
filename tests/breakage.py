"""Functions of the program that fail once, with an error that quotes all that is secret."""

import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from pkgutil import resolve_name
from typing import NoReturn

import pytest

import game.bots.bot_process
from game.bots.bot_process import Question, answer_questions
from game.match import Match
from game.rules.views import OpenView
from game.storage.records import load_record

CODE, CHAT = "-".join(["canary", "code"]), "-".join(["canary", "chat"])  # not in any source line
MARK = "FAILED_BEFORE"  # an environment variable: a file that the bots' process has failed with


class Leak(Exception):
    """An error that quotes all that is secret."""


class Breakage:
    """A function of the program that fails once, at its first call after `arm`."""

    def __init__(self, patch: pytest.MonkeyPatch, place: str) -> None:
        owner, _, name = place.rpartition("." if "." in place.partition(":")[2] else ":")
        self._real: Callable[..., object] = resolve_name(place)
        self._secrets: list[str] | None = None
        self.failed = False

        def broken(*given: object, **named: object) -> object:
            if self._secrets is None or self.failed:
                return self._real(*given, **named)
            self.failed = True
            fail(self._secrets, given)

        patch.setattr(resolve_name(owner), name, broken)

    def arm(self, secrets: list[str]) -> None:
        """Fail from now on, once, with these words in the error and in variables."""
        self._secrets = secrets


def fail(secrets: list[str], given: object) -> NoReturn:
    """Raise an error that says everything, caused by another one that does."""
    told = " ".join(secrets)
    try:
        raise ValueError(told, given)
    except ValueError as error:
        error.add_note(told)
        raise Leak(told, repr(given)) from error


def answer_but_once(line: Connection) -> None:
    """The work of a bots' process whose first answer is an error that tells the bot's hand."""
    real, mark = game.bots.bot_process.answer, Path(os.environ[MARK])

    def broken(question: Question) -> object:
        if mark.exists():
            return real(question)
        mark.touch()
        hand = question.view.portfolio
        fail([CODE, CHAT, str(hand), str(list(hand or ()))], question)

    game.bots.bot_process.answer = broken  # type: ignore[assignment]
    answer_questions(line)


def recorded(record: Path) -> tuple[OpenView, ...]:
    """The game that a record holds, from its first moment to its last."""
    return Match.resume(load_record(record)).history()
